"""Law 16: what is said; the sentences are in `law16.po`."""

from __future__ import annotations

from ...values.arguments import CARD, CARDS, THE_SEATS
from ...words.message import says

OUT_OF_TURN_BUT_ACCEPTED = says("law16.out_of_turn_but_accepted", CARD)
IF_USED = says("law16.if_used", THE_SEATS, CARDS, count=CARDS)
IF_SIGHT_OF_HAND_USED = says("law16.if_sight_of_hand_used", THE_SEATS)
