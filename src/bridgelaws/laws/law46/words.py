"""Law 46: what is said; the sentences are in `law46.po`."""

from __future__ import annotations

from ...values.arguments import CALLED, CARD, LEADER, RANK, SEAT, SUIT, TRICK
from ...words.message import says

NONE_THAT_THE_HAND_HAS = says("law46.none_that_the_hand_has")
NONE_OF_THESE = says("law46.none_of_these")
CALLED_FROM_DUMMY = says("law46.called_from_dummy", CALLED)
IS_THE_CARD_CALLED = says("law46.is_the_card_called", CARD)
LED_ANEW = says("law46.led_anew", LEADER, TRICK)
CALL_WITHOUT_EFFECT = says("law46.call_without_effect")
CALL_DAMAGES = says("law46.call_damages")
COMPLETES_HIS_CALL = says("law46.completes_his_call")
HAS_NAMED = says("law46.has_named", SEAT, CARD)

# What was called, in words
QUOTED = says("law46.quoted", CALLED)
NAMED_CARD = says("law46.named_card", CARD)
NAMED_RANK = says("law46.named_rank", RANK)
NAMED_HIGH = says("law46.named_high", SUIT)
NAMED_LOW = says("law46.named_low", SUIT)
NAMED_SUIT = says("law46.named_suit", SUIT)
NAMED_HIGH_CARD = says("law46.named_high_card")
NAMED_LOW_CARD = says("law46.named_low_card")
NAMED_NOTHING = says("law46.named_nothing")
