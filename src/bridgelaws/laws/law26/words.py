"""Law 26: what is said; the sentences are in `law26.po`."""

from __future__ import annotations

from ...values.arguments import CALL, CARD, LEADER, OFFENDER, SEAT, SUITS, TRICK
from ...words.message import says

# What a file is called
FIRST_LEAD = says("law26.first_lead", LEADER, OFFENDER, TRICK)
LED_BEFORE_THE_CHOICE = says("law26.led_before_the_choice", SEAT, CARD, TRICK)
NEVER_REPLACED = says("law26.never_replaced", SEAT, CALL)

# What a call showed
ONLY_THESE_SUITS = says("law26.only_these_suits", SUITS)
NO_SUIT = says("law26.no_suit")
AN_UNKNOWN_SUIT = says("law26.an_unknown_suit")
OTHER_KNOWN_SUITS = says("law26.other_known_suits")
THESE_SUITS = says("law26.these_suits", SUITS)
NONE_AT_ALL = says("law26.none_at_all")
OTHER_SUITS = says("law26.other_suits")

# What becomes of the lead
NOT_RESTRICTED = says("law26.not_restricted", LEADER, OFFENDER, CALL, TRICK)
LEFT_UNRESTRICTED = says("law26.left_unrestricted", LEADER, OFFENDER, TRICK)
TURN_HAS_PASSED = says("law26.turn_has_passed", LEADER, OFFENDER, TRICK)
