"""Law 45C4(b): questions to a table."""

from __future__ import annotations

from ...board.table import Incident, Table
from ..books import book46
from .book import PutForwardInstead, WantsAnotherCard


def disposes_of(table: Table, misplacement: Incident) -> bool:
    """Whether declarer wants another card than the one called, which dummy did not move: 45C4(b) comes before 45D.

    Dummy's may be the very card that he wants, and where no hand on file tells that is found there.
    """
    if not isinstance(misplacement, PutForwardInstead | book46.MayHaveBeenMeant):
        return False
    trick, placed = table.trick_at(misplacement.trick), misplacement.card
    if trick is None or trick.card(table.dummy) is not placed:
        return False
    about, changes = (table.dummy, misplacement.called, misplacement.trick), table.files(WantsAnotherCard)
    return any((i.hand, i.named, i.trick) == about for i in changes)
