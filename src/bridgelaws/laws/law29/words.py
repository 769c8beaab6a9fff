"""Law 29: what is said; the sentences are in `law29.po`."""

from __future__ import annotations

from ...values.arguments import CALL, OFFENDER, PARTNER, PROPER, SEAT
from ...words.message import says

CALLED_OUT_OF_ROTATION = says("law29.called_out_of_rotation", SEAT, CALL, PROPER)
CALLED_FOR_A_CANCELLED_CALL = says("law29.called_for_a_cancelled_call", SEAT, CALL)
CALLING_OUT_OF_ROTATION = says("law29.calling_out_of_rotation")
MAY_CALL_ANYTHING = says("law29.may_call_anything", OFFENDER)
ASK_HIM_AWAY = says("law29.ask_him_away", OFFENDER, CALL)
MAY_CALL_BUT_NOT_USE = says("law29.may_call_but_not_use", PARTNER, CALL)
NOTHING_FOLLOWS = says("law29.nothing_follows", OFFENDER)
HAS_REPEATED = says("law29.has_repeated", OFFENDER, CALL)
