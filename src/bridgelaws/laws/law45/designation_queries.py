"""Law 45C4(b): questions to a table."""

from __future__ import annotations

from ...board.table import Incident, Table
from ..books import book46
from . import misplaced_queries
from .book import PutForwardInstead, WantsAnotherCard


def disposes_of(table: Table, misplacement: Incident) -> bool:
    """Whether declarer wants the very card that dummy moved instead of the one called: 45C4(b) comes before 45D."""
    if not isinstance(misplacement, PutForwardInstead | book46.MayHaveBeenMeant):
        return False
    trick, placed = table.trick_at(misplacement.trick), misplacement.card
    if trick is None or trick.card(table.dummy) is not placed:
        return False
    for i in table.files(WantsAnotherCard):
        if i.hand is table.dummy and (i.named, i.trick) == (misplacement.called, misplacement.trick):
            return misplaced_queries.wanted(i).card is placed
    return False
