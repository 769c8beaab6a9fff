"""Law 61: what is said; the sentences are in `law61.po`."""

from __future__ import annotations

from ...values.arguments import CARD, SEAT, TRICK
from ...words.message import says

CARD_AT_TRICK = says("law61.card_at_trick", SEAT, CARD, TRICK)
NONE_OF_THESE = says("law61.none_of_these")
