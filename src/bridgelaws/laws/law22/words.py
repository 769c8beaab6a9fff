"""Law 22: what is said; the sentences are in `law22.po`."""

from __future__ import annotations

from ...values.arguments import CALL
from ...words.message import says

ENDED_AT = says("law22.ended_at", CALL)
PASSED_OUT = says("law22.passed_out")
