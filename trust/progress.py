"""A line that says how far a long proof has come: done of how many, how fast, how long to go."""

from __future__ import annotations

import sys
import time


class Progress:
    """Progress towards `total`, redrawn in place on a terminal and printed every half minute elsewhere."""

    def __init__(self, what: str, total: int, begun: int = 0) -> None:
        self.what = what
        self.total = total
        self.begun = begun
        self.done = begun
        self.started = time.monotonic()
        self._live = sys.stderr.isatty()
        self._pause = 0.5 if self._live else 30.0
        self._drawn = self.started

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self.started

    def advance(self, by: int = 1, note: str = "") -> None:
        """Count, and draw the line if it is time to."""
        self.done += by
        if time.monotonic() - self._drawn >= self._pause:
            self.draw(note)

    def draw(self, note: str = "") -> None:
        """Draw the line now."""
        self._drawn = time.monotonic()
        rate = (self.done - self.begun) / max(self.seconds, 1e-9)
        left = _clock((self.total - self.done) / rate) if rate and self.done < self.total else "0:00"
        share = 100 * self.done / max(self.total, 1)
        line = f"{self.what}: {self.done:,} of {self.total:,} ({share:.1f} %), {rate:,.0f} a second, {left} to go"
        line += f"; {note}" if note else ""
        print(f"\r\x1b[K{line}" if self._live else line, end="" if self._live else "\n", file=sys.stderr, flush=True)

    def finish(self, note: str = "") -> None:
        """Draw the line a last time and leave it standing."""
        self.draw(note)
        if self._live:
            print(file=sys.stderr, flush=True)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
