"""Law 37: what is said; the sentences are in `law37.po`."""

from __future__ import annotations

from ...values.arguments import CALL, PARTNER, SEAT
from ...words.message import says

BARRED = says("law37.barred", SEAT, CALL)
NEED_NOT_PASS = says("law37.need_not_pass", SEAT)
MUST_STILL_PASS = says("law37.must_still_pass", SEAT)
CALL_OF = says("law37.call_of", CALL, SEAT)
IF_USED = says("law37.if_used", PARTNER, CALL)
