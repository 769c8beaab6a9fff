"""Which findings are wanted: by kind, likelihood, date and event."""

from __future__ import annotations

from dataclasses import dataclass

from .findings import Finding, Kind, Likely


@dataclass(frozen=True, slots=True)
class Choice:
    """What a finding must be to be listed; what is empty asks for nothing.

    `since` and `until` are dates as findings have them, both included: `2005` until `2005-11` ends with that November.
    A finding without a date is not within any.
    """

    kinds: frozenset[Kind] = frozenset()
    likely: frozenset[Likely] = frozenset()
    since: str = ""
    until: str = ""
    event: str = ""

    def takes(self, found: Finding) -> bool:
        """Whether a finding is wanted."""
        if (self.kinds and found.kind not in self.kinds) or (self.likely and found.likely not in self.likely):
            return False
        if self.event and self.event.casefold() not in found.event.casefold():
            return False
        return self._within(found.date)

    def _within(self, date: str) -> bool:
        if not self.since and not self.until:
            return True
        # Of two dates the shorter says how exactly they are compared: 2005-11-19 is in 2005.
        since, until = date[: len(self.since)], date[: len(self.until)]
        return bool(date) and since >= self.since[: len(date)] and until <= self.until[: len(date)]


EVERYTHING = Choice()
