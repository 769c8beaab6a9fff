"""Law 41: what is said; the sentences are in `law41.po`."""

from __future__ import annotations

from ...values.arguments import CARD, LEADER, SEAT
from ...words.message import says

# Files
LAID_ANOTHER = says("law41.laid_another", SEAT)
LAID_OUT_OF_TURN = says("law41.laid_out_of_turn", SEAT)
LAID_WHEN_BOUND = says("law41.laid_when_bound", SEAT)
TOOK_BACK = says("law41.took_back", SEAT)
DUMMY_DOWN_TOO_SOON = says("law41.dummy_down_too_soon", SEAT)
REFUSED = says("law41.refused", SEAT)
PUT_RIGHT = says("law41.put_right", SEAT, LEADER)
FACED_ANOTHER = says("law41.faced_another", SEAT, CARD)

# What is told
REMAINS_THE_LEAD = says("law41.remains_the_lead", SEAT)
SECOND_GOES_BACK = says("law41.second_goes_back", SEAT)
HAS_GONE_BACK = says("law41.has_gone_back", SEAT)
MAY_NOT_BE_CHANGED = says("law41.may_not_be_changed", SEAT)
DUMMY_GOES_DOWN = says("law41.dummy_goes_down")
CARDS_GO_BACK = says("law41.cards_go_back", SEAT)
FACED_DURING_QUESTIONS = says("law41.faced_during_questions", CARD)
