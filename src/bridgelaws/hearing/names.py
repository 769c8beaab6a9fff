"""What the words in brackets stand for in the texts of findings and choices."""

from __future__ import annotations

from ..board.table import Incident, Table


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
            case "call":
                return self._incident.act.call
            case "left":
                return offender.lho
            case "right":
                return offender.rho
            case _:
                raise KeyError(name)
