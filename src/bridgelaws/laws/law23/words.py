"""Law 23: what is said; the sentences are in `law23.po`."""

from __future__ import annotations

from ...values.arguments import OFFENDER, PARTNER
from ...values.calls import Call
from ...words.message import Arg, says

_WITHDRAWN = Arg[Call]("withdrawn", "call")

IF_HELPED = says("law23.if_helped", OFFENDER, _WITHDRAWN)
IF_USED_BEFORE = says("law23.if_used_before", PARTNER, _WITHDRAWN)
NOTHING_FURTHER = says("law23.nothing_further", PARTNER)

# Examples: what was withdrawn, and what took its place
STAYMAN_UNDER_TWO_NOTRUMP = says("law23.stayman_under_two_notrump")
STAYMAN_UNDER_AN_OVERCALL_DOUBLE = says("law23.stayman_under_an_overcall_double")
STAYMAN_UNDER_AN_OVERCALL_SUIT = says("law23.stayman_under_an_overcall_suit")
HEARTS_THEN_NEGATIVE_DOUBLE = says("law23.hearts_then_negative_double")
OVERCALL_THEN_TAKE_OUT_DOUBLE = says("law23.overcall_then_take_out_double")
NATURAL_CLUB_THEN_LIMIT_RAISE = says("law23.natural_club_then_limit_raise")
STRONG_CLUB_THEN_TWO_CLUBS = says("law23.strong_club_then_two_clubs")
CLUB_THEN_NOTRUMP_OVERCALL = says("law23.club_then_notrump_overcall")
SHORT_CLUB_THEN_TWO_CLUBS = says("law23.short_club_then_two_clubs")
SPADE_OPENING_THEN_RESPONSE = says("law23.spade_opening_then_response")
SPADE_OPENING_THEN_JUMP_SHIFT = says("law23.spade_opening_then_jump_shift")
SPADE_OPENING_THEN_OVERCALL = says("law23.spade_opening_then_overcall")
SPADE_OPENING_THEN_INTERMEDIATE_JUMP = says("law23.spade_opening_then_intermediate_jump")
CLUB_OPENING_THEN_OVERCALL = says("law23.club_opening_then_overcall")
NOTRUMP_THEN_RELAY = says("law23.notrump_then_relay")
NOTRUMP_THEN_GAME = says("law23.notrump_then_game")
WEAK_TWO_THEN_PASS = says("law23.weak_two_then_pass")
MULTI_THEN_WEAK_OVERCALL = says("law23.multi_then_weak_overcall")
TWO_SUITER_THEN_SAME_SUITS = says("law23.two_suiter_then_same_suits")
TRANSFER_THEN_NATURAL = says("law23.transfer_then_natural")
PASS_THEN_LIMITED_RAISE = says("law23.pass_then_limited_raise")
PASS_THEN_NEW_SUIT = says("law23.pass_then_new_suit")
TAKE_OUT_DOUBLE_AGAIN = says("law23.take_out_double_again")
