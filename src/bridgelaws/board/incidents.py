"""Kinds of incidents that several laws have in common."""

from __future__ import annotations

from ..values.seats import Seat
from .table import Incident


class LeadOutOfTurn(Incident):
    """A hand led when it was another's turn."""

    @property
    def proper(self) -> Seat:
        """The hand whose turn it was."""
        turn = self.before.trick.turn
        assert turn is not None
        return turn
