"""Law 34: what is said; the sentences are in `law34.po`."""

from __future__ import annotations

from ...values.arguments import SEAT
from ...words.message import says

TURN_MISSED = says("law34.turn_missed", SEAT)
