"""Law 27: what is said; the sentences are in `law27.po`."""

from __future__ import annotations

from ...values.arguments import OFFENDER, PARTNER, SEAT
from ...values.calls import Call
from ...words.message import Arg, says

_BID = Arg[Call]("call", "call")
_OVER = Arg[Call]("over", "call")
_WITHDRAWN = Arg[Call]("withdrawn", "call")
_NEW = Arg[Call]("new", "call")

# What a file is about
INSUFFICIENT = says("law27.insufficient", SEAT, _BID, _OVER)
INSUFFICIENT_AGAIN = says("law27.insufficient_again", SEAT, _NEW, _WITHDRAWN)
REPLACED = says("law27.replaced", SEAT, _NEW, _WITHDRAWN)

# What is said at the table
WAS_IT_MEANT = says("law27.was_it_meant", OFFENDER, _WITHDRAWN)
ANY_LEGAL_CALL = says("law27.any_legal_call", OFFENDER, _WITHDRAWN)
BID_OR_PASS = says("law27.bid_or_pass", OFFENDER, _WITHDRAWN)
NO_DOUBLE_NOW = says("law27.no_double_now", OFFENDER)
SILENT_WHATEVER_HE_CALLS = says("law27.silent_whatever_he_calls", OFFENDER)
DOUBLE_DEPENDS = says("law27.double_depends", SEAT, _WITHDRAWN)
PARTNER_IS_FREE = says("law27.partner_is_free", PARTNER)
WAS_OUT_OF_ROTATION = says("law27.was_out_of_rotation", OFFENDER, _WITHDRAWN)

# Why the Director may have to adjust
TOLD_TOO_MUCH = says("law27.told_too_much", _WITHDRAWN)
IF_HELPED = says("law27.if_helped", _WITHDRAWN)
BIDDING_TOO_LITTLE = says("law27.bidding_too_little")
