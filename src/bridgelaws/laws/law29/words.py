"""Law 29: what is said; the sentences are in `law29.po`."""

from __future__ import annotations

from ...values.arguments import CALL, OFFENDER, PARTNER, PROPER, SEAT, TOLD
from ...words.message import says

CALLED_OUT_OF_ROTATION = says("law29.called_out_of_rotation", SEAT, CALL, PROPER)
CALLED_FOR_A_CANCELLED_CALL = says("law29.called_for_a_cancelled_call", SEAT, CALL)
CALLING_OUT_OF_ROTATION = says("law29.calling_out_of_rotation")
MAY_CALL_ANYTHING = says("law29.may_call_anything", OFFENDER)
ASK_HIM_AWAY = says("law29.ask_him_away", OFFENDER, CALL)
MAY_CALL_BUT_NOT_USE = says("law29.may_call_but_not_use", PARTNER, CALL)
NOTHING_FOLLOWS = says("law29.nothing_follows", OFFENDER)
HAS_REPEATED = says("law29.has_repeated", OFFENDER, CALL)

# What refusing means, said to the left-hand opponent before he chooses (10C1)
IT_IS_TAKEN_BACK = says("law29.it_is_taken_back", CALL, PROPER, TOLD)
IS_SAID_LATER = says("law29.is_said_later", OFFENDER, PARTNER)
PASSES_ONCE = says("law29.passes_once", OFFENDER)
PASSES_TO_THE_END = says("law29.passes_to_the_end", OFFENDER, PARTNER)
PARTNER_IS_FREE = says("law29.partner_is_free", OFFENDER, PARTNER, CALL)
PARTNER_IS_OUT = says("law29.partner_is_out", OFFENDER, PARTNER)
REPEATS_OR_COMPARES = says("law29.repeats_or_compares", OFFENDER, PARTNER, PROPER)
REPEATS_OR_NAMES_ANOTHER = says("law29.repeats_or_names_another", OFFENDER, PARTNER, PROPER)
REPEATS_OR_PARTNER_IS_OUT = says("law29.repeats_or_partner_is_out", OFFENDER, PARTNER, PROPER)
