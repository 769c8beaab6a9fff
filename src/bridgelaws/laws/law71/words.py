"""Law 71: what is said; the sentences are in `law71.po`."""

from __future__ import annotations

from ...values.arguments import SEAT, SIDE
from ...words.message import says

ASKED_BACK = says("law71.asked_back", SEAT)
CONCESSION_STANDS = says("law71.concession_stands", SIDE)
TOO_LATE = says("law71.too_late", SIDE)
