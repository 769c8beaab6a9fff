"""Why the play of a hand is narrowed, said of the hand; the sentences are in `reasons.po`."""

from __future__ import annotations

from ..values.arguments import CARD, CARDS, DEMAND, SEAT, SUIT, TRICK
from ..words.message import says

MAY_LEAD_ANY = says("reasons.may_lead_any", SEAT, TRICK)
HOLDS_NONE = says("reasons.holds_none", SEAT, SUIT)
MUST_FOLLOW = says("reasons.must_follow", SEAT, SUIT)
MUST_FOLLOW_IF_HELD = says("reasons.must_follow_if_held", SEAT, SUIT)
MUST_TURN_UP = says("reasons.must_turn_up", SEAT)
CANNOT_OBEY = says("reasons.cannot_obey", SEAT, DEMAND)
ANY_OTHERWISE_LEGAL = says("reasons.any_otherwise_legal", SEAT)

# Penalty cards
PENALTY_CARD_MAY_BIND = says("reasons.penalty_card_may_bind", SEAT)
MUST_NOT_LEAD_YET = says("reasons.must_not_lead_yet", SEAT, TRICK)
NEED_NOT_BE_PLAYED = says("reasons.need_not_be_played", SEAT, CARD)
MUST_WAIT = says("reasons.must_wait", SEAT, CARDS, count=CARDS)
MUST_PLAY = says("reasons.must_play", SEAT, CARDS)
BEFORE_OTHER_SMALL = says("reasons.before_other_small", SEAT, CARD, SUIT)
RESTRICTION_FIRST = says("reasons.restriction_first", SEAT, CARD)

# Questions that would settle whether a card is legal
DOES_HOLD = says("reasons.does_hold", SEAT, SUIT)
CAN_OBEY = says("reasons.can_obey", SEAT, DEMAND)
