"""Law 44: what is said; the sentences are in `law44.po`."""

from __future__ import annotations

from ...values.arguments import LEADER, SEAT, SUIT, TRICK
from ...words.message import says

# Files
WON_AFTER_THE_LEAD = says("law44.won_after_the_lead", SEAT, TRICK, LEADER)
OPEN_AFTER_THE_LEAD = says("law44.open_after_the_lead", TRICK, LEADER)

# Why a play is narrowed
MAY_LEAD_ANY_CARD = says("law44.may_lead_any_card", TRICK)
HOLDS_NONE = says("law44.holds_none", SUIT)
MUST_FOLLOW = says("law44.must_follow", SUIT)
MUST_FOLLOW_IF_ABLE = says("law44.must_follow_if_able", SUIT)
