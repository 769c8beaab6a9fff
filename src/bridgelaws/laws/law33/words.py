"""Law 33: what is said; the sentences are in `law33.po`."""

from __future__ import annotations

from ...values.arguments import CALL, OTHER_CALL, PROPER, SEAT
from ...words.message import says

CALLED_TOGETHER = says("law33.called_together", SEAT, CALL, PROPER)
COUNTS_AFTER = says("law33.counts_after", CALL, SEAT, OTHER_CALL, PROPER)
