"""`bridgelaws ask` in a real terminal: lines typed when it waits for them, and the screen that results."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

from bridgelaws.desk import KINDS

# It waits for a line: after `> ` or a hint in brackets.
_PROMPT = re.compile(r"(?:^|\n)[^\n]*(?:>|\]|\?) $")
_PATIENCE = 60.0


def kind(id: str) -> str:
    """The number that is typed for a kind of call."""
    return str([each.id for each in KINDS].index(id) + 1)


class Dialogue:
    """A process with a terminal of its own."""

    def __init__(self, *args: str, cwd: Path | None = None, columns: int = 80, **env: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        settings = {"PYTHONIOENCODING": "utf-8", "TERM": "dumb", "BRIDGELAWS_LANGUAGE": "en"}
        variables = {**os.environ, **settings, **env}
        variables.pop("COLUMNS", None)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bridgelaws", "ask", *args],
            stdin=theirs, stdout=theirs, stderr=theirs, cwd=cwd, env=variables,
            start_new_session=True, preexec_fn=_own_terminal,
        )  # fmt: skip
        os.close(theirs)
        self._raw = b""
        self._since = 0

    def __enter__(self) -> Dialogue:
        self.wait()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._ours)

    @property
    def screen(self) -> str:
        """Everything that the terminal has received, what was typed included."""
        return self._raw.decode("utf-8", "replace").replace("\r\n", "\n")

    @property
    def latest(self) -> str:
        """What has come since the last line was typed."""
        return self.screen[self._since :]

    def type(self, *lines: str) -> str:
        """Type lines, each when it is waited for; what came after the last."""
        for line in lines:
            self._since = len(self.screen)
            os.write(self._ours, f"{line}\n".encode())
            self.wait()
        return self.latest

    def interrupt(self) -> int:
        """Ctrl-C; the exit status."""
        os.write(self._ours, b"\x03")
        return self.ended()

    def hang_up(self) -> int:
        """Ctrl-D at the start of a line; the exit status."""
        os.write(self._ours, b"\x04")
        return self.ended()

    def ended(self) -> int:
        """The exit status, once it has come to its end."""
        while self._more():
            pass
        return self._process.wait(timeout=_PATIENCE)

    def wait(self) -> None:
        """Wait until a line is waited for, or the process has ended."""
        while not _PROMPT.search(self.latest):
            if not self._more():
                return

    def _more(self) -> bool:
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self._ours], [], [], 1.0)
            if ready:
                try:
                    chunk = os.read(self._ours, 65536)
                except OSError:  # Linux says so when the other end is closed
                    return False
                self._raw += chunk
                return bool(chunk)
        self._process.send_signal(signal.SIGKILL)
        raise AssertionError(f"it neither asked nor ended; the screen:\n{self.screen}")


def _own_terminal() -> None:
    """Make the terminal the process's own, so that Ctrl-C reaches it, also where the tests are told to ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
