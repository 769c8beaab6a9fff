"""Law 16: what is said; the sentences are in `law16.po`."""

from __future__ import annotations

from ...values.arguments import CARD, CARDS, SEAT, THE_SEATS
from ...values.calls import Call
from ...words.message import Arg, says

_CALL = Arg[Call]("call", "call")

OUT_OF_TURN_BUT_ACCEPTED = says("law16.out_of_turn_but_accepted", CARD)
IF_USED = says("law16.if_used", THE_SEATS, CARDS, count=CARDS)
IF_SIGHT_OF_HAND_USED = says("law16.if_sight_of_hand_used", THE_SEATS)
WITHDRAWN_CALL = says("law16.withdrawn_call", SEAT, _CALL)
CALL_ACCEPTED = says("law16.call_accepted", SEAT, _CALL)
IF_CALL_USED = says("law16.if_call_used", THE_SEATS, SEAT, _CALL)
