"""Law 54: what is said; the sentences are in `law54.po`."""

from __future__ import annotations

from ...values.arguments import CARD, DECLARER, SEAT
from ...words.message import says

FACED_AFTER_DECLARING_SIDE = says("law54.faced_after_declaring_side", CARD, SEAT)
SECOND_FROM_DUMMY = says("law54.second_from_dummy", CARD)
TAKES_UP_HIS_HAND = says("law54.takes_up_his_hand", DECLARER)
