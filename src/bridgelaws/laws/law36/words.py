"""Law 36: what is said; the sentences are in `law36.po`."""

from __future__ import annotations

from ...values.arguments import CALL, SEAT
from ...words.message import says

DOUBLED = says("law36.doubled", SEAT, CALL)
PERHAPS_NOT_ALLOWED = says("law36.perhaps_not_allowed", SEAT, CALL)
NOBODY_CAN_ACCEPT = says("law36.nobody_can_accept", CALL)
ANY_LEGAL_CALL = says("law36.any_legal_call", SEAT)
AT_HIS_TURN = says("law36.at_his_turn", SEAT)
AS_IF_NOTHING = says("law36.as_if_nothing", SEAT)
NO_LEAD_LIMITED = says("law36.no_lead_limited")
MAKING_THE_CALL = says("law36.making_the_call")
PLAYED_WITH_IT = says("law36.played_with_it", CALL)
