"""Law 66: what is said; the sentences are in `law66.po`."""

from __future__ import annotations

from ...values.arguments import OFFENDER, SEAT, SIDE
from ...words.message import says

MIXED = says("law66.mixed", SEAT)
WANTED_TO_SEE_TRICK = says("law66.wanted_to_see_trick", SEAT)
WANTED_TO_SEE_OWN_CARD = says("law66.wanted_to_see_own_card", SEAT)
WANTED_TO_SEE_QUITTED = says("law66.wanted_to_see_quitted", SEAT)
ALL_MAY_BE_INSPECTED = says("law66.all_may_be_inspected")
MAY_HAVE_TRICK_FACED = says("law66.may_have_trick_faced", SEAT)
HAS_TURNED_HIS_CARD = says("law66.has_turned_his_card", SEAT)
TRICK_TOO_LATE = says("law66.trick_too_late", SEAT)
TRICK_NOT_FOR_DUMMY = says("law66.trick_not_for_dummy", SEAT)
MAY_SEE_OWN_CARD = says("law66.may_see_own_card", SEAT)
OWN_CARD_TOO_LATE = says("law66.own_card_too_late", SEAT)
OWN_CARD_NOT_FOR_DUMMY = says("law66.own_card_not_for_dummy", SEAT)
QUITTED_LOOKED_AT = says("law66.quitted_looked_at")
QUITTED_NOT_LOOKED_AT = says("law66.quitted_not_looked_at")
RULING_GOES_TO = says("law66.ruling_goes_to", SIDE)
FOR_THE_OTHER_SIDE = says("law66.for_the_other_side", SIDE, OFFENDER)
CARDS_SETTLE_IT = says("law66.cards_settle_it")
