"""Law 49: what is said; the sentences are in `law49.po`."""

from __future__ import annotations

from ...values.arguments import CARD, CARDS, MORE, OFFENDER, PARTNER, SEAT, SHOWN, TRICK
from ...words.message import says

# What was seen
THE_CARDS = says("law49.the_cards", CARDS)
THE_CARDS_AND_UNNAMED = says("law49.the_cards_and_unnamed", CARDS, MORE, count=MORE)
UNNAMED = says("law49.unnamed", MORE, count=MORE)
THE_HAND = says("law49.the_hand")
SIGHT_OF_HAND = says("law49.sight_of_hand", SEAT)

DROPPED = says("law49.dropped", SEAT, SHOWN)
SHOWED = says("law49.showed", SEAT, SHOWN)
SPREAD = says("law49.spread", SEAT)
NAMED = says("law49.named", SEAT, CARD)
PLAYED_TO_NO_LEAD = says("law49.played_to_no_lead", SEAT, CARD, TRICK)
PLAYED_TO_A_VOID_CALL = says("law49.played_to_a_void_call", SEAT, CARD)

ONLY_THIS_TRICK = says("law49.only_this_trick")
OBJECTED_AT_ONCE = says("law49.objected_at_once")
CONCEDED_NOTHING = says("law49.conceded_nothing", SEAT)
LIE_FACE_UP = says("law49.lie_face_up", SHOWN, CARDS, count=CARDS)
PLAYED_BEFORE_PARTNER = says("law49.played_before_partner", PARTNER, OFFENDER, SHOWN)
WHOLE_HAND_LIES = says("law49.whole_hand_lies", SEAT)
