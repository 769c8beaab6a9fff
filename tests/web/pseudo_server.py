"""A server that speaks the language that nobody speaks, in the place of English: `python -m tests.web.pseudo_server`.

It takes the options that `Server` gives to `bridgelaws serve`, and says where it is in the same words.
"""

from __future__ import annotations

import argparse
import socket
from contextlib import suppress

import uvicorn
from tests.pseudo_language import PSEUDO

from bridgelaws.web import work
from bridgelaws.web.app import create_app
from bridgelaws.web.store import Store
from bridgelaws.words import languages


def main() -> None:
    """Serve until interrupted."""
    asked = argparse.ArgumentParser()
    asked.add_argument("serve")
    asked.add_argument("--no-open", action="store_true")
    asked.add_argument("--port", type=int)
    asked.add_argument("--database")
    options = asked.parse_args()
    languages._language = lambda code: PSEUDO  # type: ignore[assignment]
    work.MODULE = "tests.web.pseudo_analyst"
    with socket.create_server(("127.0.0.1", options.port)) as listening:
        print(f"  http://127.0.0.1:{listening.getsockname()[1]}/\nCtrl-C stops", flush=True)
        server = uvicorn.Server(uvicorn.Config(create_app(Store(options.database)), log_level="warning"))
        server.run(sockets=[listening])


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
