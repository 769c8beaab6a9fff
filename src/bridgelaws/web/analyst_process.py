"""The claim analyst in a process of its own: it may take long, and a Director's tap never waits for it.

It is given one request on its input, a line of JSON, and writes a line for each round: the rounds look at more and more
positions, so that the limits tighten. When its input ends, because nobody waits any longer, so does the process.
"""

from __future__ import annotations

import json
import os
import sys
import threading

from ..office.analyst import rounds


def _until_nobody_waits() -> None:
    while os.read(sys.stdin.fileno(), 4096):
        pass
    os._exit(0)


def main() -> None:
    """Read the request, write the rounds."""
    asked = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_until_nobody_waits, daemon=True).start()
    for found in rounds(asked):
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
