"""Law 64: what is said; the sentences are in `law64.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ...values.arguments import CARD, GETS, LAST, NUMBER, SEAT, SIDE, TRICK
from ...words.message import Arg, Message, says

_NUMBERS = Arg[Sequence[int]]("numbers", "tricks")
_PART = Arg[Message]("part", "clause")
_REST = Arg[Message]("rest", "clause")
_REVOKES = Arg[Sequence[Message]]("revokes", "clauses")
_TRICKS = Arg[Sequence[Message]]("tricks", "clauses")

NOT_THAT_TRICK = says("law64.not_that_trick", TRICK)
THAT_TRICK = says("law64.that_trick", TRICK)
SO_MANY_TRICKS = says("law64.so_many_tricks", NUMBER, TRICK, LAST)
NONE_OF_TRICKS = says("law64.none_of_tricks", TRICK, LAST)

# What happened
PLAY_WAS_OVER = says("law64.play_was_over", _REVOKES)
TRICKS_WERE_COUNTED = says("law64.tricks_were_counted", _REVOKES)
REVOKED_AT = says("law64.revoked_at", SEAT, TRICK)

# Why a revoke costs no trick
TOO_LATE = says("law64.too_late")
BY_DUMMY_WITHOUT_RIGHTS = says("law64.by_dummy_without_rights")
CORRECTED_ON_BOTH_SIDES = says("law64.corrected_on_both_sides")
AT_TWELFTH = says("law64.at_twelfth")
OF_DUMMY = says("law64.in_sight.dummy")
OF_A_PENALTY_CARD = says("law64.in_sight.penalty_card")
OF_A_FACED_HAND = says("law64.in_sight.faced_hand")
SAME_SUIT_AGAIN = says("law64.same_suit_again")
BY_BOTH_SIDES = says("law64.by_both_sides")
WON_NOTHING = says("law64.won_nothing", SIDE)

# Why it costs tricks: what became of the revoke trick, and what his side won from it on
REVOKER = says("law64.revoker", SEAT)
PLAYED_NOTHING = says("law64.played_nothing", TRICK)
DID_NOT_WIN = says("law64.did_not_win", TRICK)
WON_IT = says("law64.won_it", TRICK)
WON_IT_WITH = says("law64.won_it_with", TRICK, CARD)
WON_IT_AND = says("law64.won_it_and", _PART, _REST)
NO_TRICK_AFTER = says("law64.no_trick_after")
TRICKS_AFTER = says("law64.tricks_after", _TRICKS)
GIVEN_AFTER = says("law64.given_after", _TRICKS)
LOST_IT = says("law64.lost_it", _PART, _TRICKS)
LOST_IT_AND_WON_BY_PLAYABLE = says("law64.lost_it_and_won_by_playable", _PART, _TRICKS)
ALL_GIVEN = says("law64.all_given", _PART, NUMBER, count=NUMBER)
BEFORE_THE_FILE = says("law64.before_the_file", NUMBER, TRICK, count=NUMBER)
THESE_TRICKS = says("law64.these_tricks", _NUMBERS, count=_NUMBERS)
CLAIMED_LAST = says("law64.claimed_last", TRICK)
CLAIMED_REST = says("law64.claimed_rest", TRICK)
CLAIMED_FEW = says("law64.claimed_few", NUMBER, TRICK, count=NUMBER)
CLAIMED_SOME = says("law64.claimed_some", NUMBER, TRICK)
STATED_LAST = says("law64.stated_last", TRICK)
STATED_REST = says("law64.stated_rest", TRICK)
STATED_FEW = says("law64.stated_few", NUMBER, TRICK, count=NUMBER)
STATED_SOME = says("law64.stated_some", NUMBER, TRICK)

# Equity
NOTHING = says("law64.nothing")
ONE_TRICK = says("law64.one_trick")
TWO_TRICKS = says("law64.two_tricks")
MORE_TRICKS = says("law64.more_tricks", NUMBER)
HAD_NEITHER_REVOKED = says("law64.had_neither_revoked")
BETTER_WITHOUT = says("law64.better_without", SIDE, GETS)
BETTER_WITHOUT_LATER = says("law64.better_without_later", SIDE, GETS)
NO_FURTHER_ADJUSTMENT = says("law64.no_further_adjustment")
