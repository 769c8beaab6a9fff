"""A command in a real terminal of a given width, for what must differ there."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping

# What would change the output and is not the test's own doing.
_UNWANTED = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")


def run_in_terminal(*args: str, columns: int = 80, env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """The exit status and everything that the terminal received."""
    surroundings = {name: value for name, value in os.environ.items() if name not in _UNWANTED}
    surroundings |= {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "BRIDGELAWS_LANGUAGE": "en", **(env or {})}
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "bridgelaws", *args], stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings
    )
    os.close(theirs)
    received = b""
    try:
        while chunk := _read(ours):
            received += chunk
        status = process.wait(timeout=60)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    return status, received.decode("utf-8").replace("\r\n", "\n")


def _read(end: int) -> bytes:
    try:
        return os.read(end, 65536)
    except OSError:  # Linux says so when the other end is closed
        return b""
