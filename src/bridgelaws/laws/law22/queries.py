"""Law 22: questions to a table."""

from __future__ import annotations

from ...board.table import Table


def ends_unsettled(table: Table) -> bool:
    """Whether the auction is over, and the calls on file do not show who declares."""
    return table.calling and table.auction.over and table.auction.to_beat is not None
