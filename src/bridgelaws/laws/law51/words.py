"""Law 51: what is said; the sentences are in `law51.po`."""

from __future__ import annotations

from ...values.arguments import SUITS
from ...words.message import says

THESE_SUITS = says("law51.these_suits", SUITS)
