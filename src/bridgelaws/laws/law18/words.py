"""Law 18: what is said; the sentences are in `law18.po`."""

from __future__ import annotations

from ...values.arguments import CALL, SEAT
from ...words.message import says

BEGAN = says("law18.began", SEAT, CALL)
NOT_MADE = says("law18.not_made", SEAT, CALL)
DEPENDS_ON_THE_LAST_BID = says("law18.depends_on_the_last_bid")
PERHAPS_NOT_ENOUGH = says("law18.perhaps_not_enough", SEAT, CALL)
LOWER_OR_NONE = says("law18.lower_or_none")
THIS_BID = says("law18.this_bid", CALL)
