"""Law 28: what is said; the sentences are in `law28.po`."""

from __future__ import annotations

from ...values.arguments import CALL, PROPER, SEAT
from ...words.message import says

PASS_NOT_AWAITED = says("law28.pass_not_awaited", SEAT, CALL, PROPER)
CALLED_IN_ROTATION = says("law28.called_in_rotation", SEAT, CALL, PROPER)
