"""What the words in brackets stand for in the texts of findings and choices."""

from __future__ import annotations

from collections.abc import Callable

from ..board.table import Incident, Table


class Later:
    """A word that takes some finding out: that is done when it occurs in a text that somebody reads."""

    __slots__ = ("_find", "_of")

    def __init__(self, find: Callable[..., str], *of: object) -> None:
        self._find, self._of = find, of

    def __str__(self) -> str:
        return self._find(*self._of)


class Names(dict[str, object]):
    """Those given, and those that every hearing knows, found when they occur."""

    def __init__(self, words: dict[str, object], table: Table, incident: Incident) -> None:
        super().__init__(words)
        self._table, self._incident = table, incident

    def __missing__(self, name: str) -> object:
        table, offender = self._table, self._incident.offender
        match name:
            case "declarer":
                return table.declarer
            case "dummy":
                return table.dummy
            case "offender":
                return offender
            case "actor":
                return table.actor(offender)
            case "partner":
                return offender.partner
            case "card":
                return self._incident.card
            case _:
                raise KeyError(name)
