"""Law 44: what is said; the sentences are in `law44.po`."""

from __future__ import annotations

from ...values.arguments import LEADER, SEAT, TRICK
from ...words.message import says

WON_AFTER_THE_LEAD = says("law44.won_after_the_lead", SEAT, TRICK, LEADER)
OPEN_AFTER_THE_LEAD = says("law44.open_after_the_lead", TRICK, LEADER)
