"""Law 45: what is said; the sentences are in `law45.po`."""

from __future__ import annotations

from ...values.arguments import CALLED, CARD, SEAT, SUIT, TRICK
from ...values.cards import Card
from ...words.message import Arg, says

_NAMED = Arg[Card]("called", "card")

# Files
HELD = says("law45.held", SEAT, CARD)
SHOWED = says("law45.showed", SEAT, CARD)
TOUCHED_BY_DECLARER = says("law45.touched_by_declarer", CARD)
TOUCHED_BY_DUMMY = says("law45.touched_by_dummy", SEAT, CARD)
NAMED_BY_DUMMY = says("law45.named_by_dummy", SEAT, CALLED)
NAMED_IN_PART = says("law45.named_in_part", SEAT, CALLED)
TURNED_TOO_SOON = says("law45.turned_too_soon", SEAT, CARD)
WANTED_ANOTHER = says("law45.wanted_another", SEAT, CALLED, CARD)
NAMED_BESIDES = says("law45.named_besides", SEAT, CARD)
FURTHER_CARD = says("law45.further_card", SEAT, CARD)
PUT_DOWN_AFTER_HOLDING = says("law45.put_down_after_holding", SEAT, CARD)
PUT_DOWN_AFTER_NAMING = says("law45.put_down_after_naming", SEAT, CARD)
PUT_DOWN_AFTER_TAKING_BACK = says("law45.put_down_after_taking_back", SEAT, CARD)
LED_BEFORE_THE_END = says("law45.led_before_the_end", SEAT, CARD)
PUT_FORWARD_UNASKED = says("law45.put_forward_unasked", CARD)
PUT_FORWARD_INSTEAD = says("law45.put_forward_instead", CARD, _NAMED)
WORDS_FIT_TOO = says("law45.words_fit_too", CARD)
KEPT = says("law45.kept", SEAT, CARD, SUIT)

# What is told
IS_PLAYED = says("law45.is_played", CARD)
IS_NOT_PLAYED = says("law45.is_not_played", CARD)
NOT_PLAYED_THEN = says("law45.not_played_then", CARD)
NOT_PLAYED_BY_BEING_HELD = says("law45.not_played_by_being_held", CARD)
STANDS_AS_THE_PLAY = says("law45.stands_as_the_play", CARD)
LED_NOW = says("law45.led_now", CARD)
LEADS_NEXT = says("law45.leads_next", CARD, SEAT)
LEADS_NEXT_WHEN_COMPLETE = says("law45.leads_next_when_complete", CARD, SEAT)
CALL_FOR_NEXT_TRICK = says("law45.call_for_next_trick")
NAMED_NO_CARD = says("law45.named_no_card")
PLAY_CONTINUES = says("law45.play_continues")
MAY_HAVE_IT_FACED = says("law45.may_have_it_faced", SEAT, CARD)
ONE_TOO_MANY = says("law45.one_too_many", TRICK, SEAT)
WAS_DUMMYS_REVOKE = says("law45.was_dummys_revoke", CARD)
NO_AUTOMATIC_TRICK = says("law45.no_automatic_trick")

# What is left to judgement
NO_RULE_FOR_IT = says("law45.no_rule_for_it", CARD)
NOT_FOLLOWED_TO = says("law45.not_followed_to", CARD)
REVOKE_DAMAGED = says("law45.revoke_damaged")
DUMMY_SUGGESTED = says("law45.dummy_suggested")
