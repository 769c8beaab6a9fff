"""Law 66: questions to a table."""

from __future__ import annotations

from ...board.events import Claimed, DirectorCalled, Ended, cards_of
from ...board.table import Table


def disputed(table: Table) -> bool:
    """Whether a revoke, or once the play was over the number of tricks, has been brought before the Director."""
    log = table.log
    stopped = (n for n, event in enumerate(log) if isinstance(event, Claimed | Ended))
    last_card = max((n for n, event in enumerate(log) if cards_of(event)), default=0)
    over = min(next(stopped, len(log)), last_card if table.over else len(log))
    return any(isinstance(e, DirectorCalled) and (n > over or e.about == "revoke") for n, e in enumerate(log))
