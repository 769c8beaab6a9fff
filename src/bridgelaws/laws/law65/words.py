"""Law 65: what is said; the sentences are in `law65.po`."""

from __future__ import annotations

from ...values.arguments import PARTNER, SEAT
from ...words.message import says

DISTURBED = says("law65.disturbed", SEAT)
SAID_POINTED_WRONGLY = says("law65.said_pointed_wrongly", SEAT)
MAY_LOSE_CLAIMS = says("law65.may_lose_claims", SEAT)
MAY_LOSE_CLAIMS_AND_DENIAL = says("law65.may_lose_claims_and_denial", SEAT)
DUMMY_HAS_NO_RIGHT = says("law65.dummy_has_no_right")
WAS_HIS_RIGHT = says("law65.was_his_right", SEAT)
WAS_DUMMYS_RIGHT = says("law65.was_dummys_right")
TOO_LATE = says("law65.too_late", SEAT)
TOO_LATE_FOR_DUMMY = says("law65.too_late_for_dummy")
USED_WHAT_HE_SAID = says("law65.used_what_he_said", PARTNER, SEAT)
USED_WHAT_DUMMY_SAID = says("law65.used_what_dummy_said", PARTNER)
