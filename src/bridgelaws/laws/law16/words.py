"""Law 16: what is said; the sentences are in `law16.po`."""

from __future__ import annotations

from ...values.arguments import CARD, CARDS, PARTNER, SEAT, THE_SEATS
from ...values.calls import Call
from ...words.message import Arg, says

_CALL = Arg[Call]("call", "call")

OUT_OF_TURN_BUT_ACCEPTED = says("law16.out_of_turn_but_accepted", CARD)
IF_USED = says("law16.if_used", THE_SEATS, CARDS, count=CARDS)
IF_SIGHT_OF_HAND_USED = says("law16.if_sight_of_hand_used", THE_SEATS)
WITHDRAWN_CALL = says("law16.withdrawn_call", SEAT, _CALL)
CALL_ACCEPTED = says("law16.call_accepted", SEAT, _CALL)
IF_CALL_USED = says("law16.if_call_used", THE_SEATS, SEAT, _CALL)

# Information from elsewhere
LEARNT = says("law16.learnt", SEAT)
WHAT_HE_LEARNT = says("law16.what_he_learnt", SEAT)
BOARD_PLAYED = says("law16.board_played")
PLACES_CHANGED = says("law16.places_changed", SEAT)
REDEALT = says("law16.redealt")
SUBSTITUTE = says("law16.substitute", SEAT)
IF_LEARNT_AFFECTED = says("law16.if_learnt_affected", SEAT)
LEARNT_INTERFERES = says("law16.learnt_interferes", SEAT)

# Information from partner
SHOWED_SOMETHING = says("law16.showed_something", SEAT)
SHOWN_BESIDE = says("law16.shown_beside", SEAT)
IF_SHOWN_USED = says("law16.if_shown_used", PARTNER, SEAT)
