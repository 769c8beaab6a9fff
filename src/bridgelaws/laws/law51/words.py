"""Law 51: what is said; the sentences are in `law51.po`."""

from __future__ import annotations

from ...values.arguments import CARDS, LEADER, LEFT, PARTNER, SEAT, SUIT, SUITS, TRICK
from ...words.message import says

THESE_SUITS = says("law51.these_suits", SUITS)
TO_PLAY_WITH_SEVERAL = says("law51.to_play_with_several", SEAT)
TO_LEAD_BESIDE_PENALTY_CARDS = says("law51.to_lead_beside_penalty_cards", LEADER, PARTNER, TRICK)
HAS_TO_FOLLOW = says("law51.has_to_follow", SEAT, SUIT)
MUST_STILL_BE_PLAYED = says("law51.must_still_be_played", CARDS, count=CARDS)
PENALTY_CARDS_REMAIN = says("law51.penalty_cards_remain", LEADER, LEFT)
