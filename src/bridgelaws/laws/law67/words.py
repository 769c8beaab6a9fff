"""Law 67: what is said; the sentences are in `law67.po`."""

from __future__ import annotations

from ...values.arguments import CARD, CARDS, NUMBER, SEAT, TRICK
from ...words.message import says

PUT_NO_CARD = says("law67.put_no_card", SEAT, TRICK)
HAD_PUT_NO_CARD = says("law67.had_put_no_card", SEAT, TRICK)
HAD_PUT_SEVERAL = says("law67.had_put_several", SEAT, NUMBER, TRICK)
PENALTY_CARD_IF_EXPOSED = says("law67.penalty_card_if_exposed", CARDS, count=CARDS)
HELD_ALL_ALONG = says("law67.held_all_along", CARDS, count=CARDS)
MAY_HAVE_REVOKED = says("law67.may_have_revoked", SEAT, CARDS, TRICK)
NOT_DEFECTIVE = says("law67.not_defective", TRICK)
NO_REVOKE = says("law67.no_revoke", SEAT)
WHO_WON_IT = says("law67.who_won_it", TRICK, CARD)
STAYS_AT_TRICK = says("law67.stays_at_trick", CARD, SEAT, TRICK)
