"""Law 21: what is said; the sentences are in `law21.po`."""

from __future__ import annotations

from ...values.arguments import SEAT, SIDE
from ...values.calls import Call
from ...words.message import Arg, says

_CALL = Arg[Call]("call", "call")

PUT_RIGHT = says("law21.put_right", SEAT)
ALERT_MISSING = says("law21.alert_missing", SEAT)
CALLS_AGAIN = says("law21.calls_again", SEAT, _CALL)
MAY_CALL_ANEW = says("law21.may_call_anew", SEAT, _CALL)
KEEPS_HIS_CALL = says("law21.keeps_his_call", SEAT, _CALL)
NOT_ON_FILE = says("law21.not_on_file", SIDE)
NO_REDRESS = says("law21.no_redress", SIDE)
IF_GAINED = says("law21.if_gained", SIDE)
IF_DAMAGED = says("law21.if_damaged", SIDE)
IF_WITHDRAWN_CALL_DAMAGED = says("law21.if_withdrawn_call_damaged", SEAT, _CALL)
IF_KEPT_CALL_DAMAGED = says("law21.if_kept_call_damaged", SEAT, _CALL)
