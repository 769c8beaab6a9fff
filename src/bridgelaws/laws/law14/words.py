"""Law 14: what is said; the sentences are in `law14.po`."""

from __future__ import annotations

from ...values.arguments import CARD, SEAT, THE_SEATS
from ...words.message import says

DEFICIENT = says("law14.deficient", THE_SEATS)
GOES_BACK = says("law14.goes_back", SEAT)
REBUILT = says("law14.rebuilt", SEAT)
CALLS_STAND = says("law14.calls_stand")
DEFECTIVE_TRICK = says("law14.defective_trick")
COUNTS_AS_HELD = says("law14.counts_as_held", CARD, SEAT)
THAT_IT_WENT_BACK = says("law14.that_it_went_back", SEAT)
PASSED_OUT_WITHOUT_IT = says("law14.passed_out_without_it")
MAY_HAVE_REVOKED = says("law14.may_have_revoked", SEAT, CARD)
