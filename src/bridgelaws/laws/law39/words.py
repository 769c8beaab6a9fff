"""Law 39: what is said; the sentences are in `law39.po`."""

from __future__ import annotations

from ...values.arguments import CALL, SEAT
from ...words.message import says

AFTER_THE_END = says("law39.after_the_end", SEAT, CALL)
NOTHING_FURTHER = says("law39.nothing_further")
