"""Law 30: what is said; the sentences are in `law30.po`."""

from __future__ import annotations

from ...values.arguments import CALL, SEAT
from ...words.message import says

DOUBLED_ALL_THE_SAME = says("law30.doubled_all_the_same", SEAT, CALL)
MAY_BID_OR_PASS = says("law30.may_bid_or_pass", SEAT)
