"""Law 47: what is said; the sentences are in `law47.po`."""

from __future__ import annotations

from ...values.arguments import CARD, OTHER_SEAT, PLAYER, SEAT
from ...words.message import says

WITHDRAWN_BEFORE_DUMMYS = says("law47.withdrawn_before_dummys")
CHANGED_BEFORE_DUMMYS = says("law47.changed_before_dummys")
WITHDRAWN_BEFORE_YOURS = says("law47.withdrawn_before_yours")
CHANGED_BEFORE_YOURS = says("law47.changed_before_yours")
BACK_TO_DUMMY = says("law47.back_to_dummy", CARD)
BACK_TO_HAND = says("law47.back_to_hand", CARD)
PENALTY_CARD_AGAIN = says("law47.penalty_card_again", CARD)
STAYS_AS_PENALTY_CARD = says("law47.stays_as_penalty_card", CARD)
BACK_WITHOUT_PENALTY = says("law47.back_without_penalty", CARD)

TOOK_BACK = says("law47.took_back", SEAT, CARD)
PUT_RIGHT = says("law47.put_right", SEAT, OTHER_SEAT, CARD)
PLAYED_AFTER_A_CHANGE = says("law47.played_after_a_change", SEAT, CARD)
IS_TO_PLAY = says("law47.is_to_play", SEAT)
MAY_NOT_ACCEPT = says("law47.may_not_accept", SEAT)
SHOULD_NOT_ACCEPT = says("law47.should_not_accept", SEAT)
MAY_FOLLOW = says("law47.may_follow", SEAT, CARD, PLAYER)
EXPLANATION_DAMAGED = says("law47.explanation_damaged")
