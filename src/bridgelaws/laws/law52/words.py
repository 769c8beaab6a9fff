"""Law 52: what is said; the sentences are in `law52.po`."""

from __future__ import annotations

from ...values.arguments import CARD, CARDS, OTHER, SEAT, SUIT
from ...words.message import says
from .book import OWED

PLAYED_ANOTHER = says("law52.played_another", SEAT, CARD, OWED, count=OWED)
PUT_DOWN_IN_ITS_PLACE = says("law52.put_down_in_its_place", SEAT, CARD, OTHER)
PLAYED_BEFORE_ONE_WAS_NAMED = says("law52.played_before_one_was_named", SEAT, CARD)
HOLDS_IT = says("law52.holds_it", SEAT, SUIT)
MAY_NOT_CHANGE = says("law52.may_not_change", SEAT)
REMAIN = says("law52.remain", CARDS, count=CARDS)
