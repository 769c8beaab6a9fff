"""Law 62: what is said; the sentences are in `law62.po`."""

from __future__ import annotations

from ...values.arguments import CARD, MATE, SEAT
from ...words.message import says

# What happened
CORRECTED_LATE = says("law62.corrected_late", SEAT)
TOOK_BACK = says("law62.took_back", SEAT, CARD)

# What is told
AS_IF_ESTABLISHED = says("law62.as_if_established")
CLAIMED_BEFORE = says("law62.claimed_before")
AT_TWELFTH = says("law62.at_twelfth")
MAY_NOT_PLAY_SUGGESTED = says("law62.may_not_play_suggested", MATE, CARD)
PLAYED_SUGGESTED = says("law62.played_suggested", MATE, CARD)
