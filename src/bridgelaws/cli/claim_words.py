"""What the terminal says when a claim is analysed; the sentences are in `cli.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..values.arguments import CARD, NUMBER, OTHER, SEAT, SIDE
from ..words.message import Arg, says

_KNOWN = Arg[Sequence[str]]("known", "texts")
_GIVEN = Arg[str]("given", "quoted")
_LEFT = Arg[int]("left", "number")
_LEAST = Arg[int]("least", "number")
_ASKED = Arg[int]("asked", "number")
_MOST = Arg[int]("most", "number")

STATED = says("cli.claim.stated", SEAT)
SETTLED = says("cli.claim.settled")
IF_NORMAL = says("cli.claim.if_normal")
TRICKS = says("cli.claim.tricks")
BETWEEN = says("cli.claim.between", _LEAST, _MOST)
WHICH_NORMAL = says("cli.claim.which_normal")
NOT_A_ROW = says("cli.claim.not_a_row", _GIVEN, _MOST)
RESULT = says("cli.claim.result")
HOLDS_ANYWAY = says("cli.claim.holds_anyway")
WORTH = says("cli.claim.worth", SIDE, NUMBER, _LEFT)
WORTH_BETWEEN = says("cli.claim.worth_between", SIDE, _LEAST, _MOST, _LEFT)
CUT_SHORT = says("cli.claim.cut_short")
LINE = says("cli.claim.line")
CRITICAL = says("cli.claim.critical", SEAT, CARD)
CRITICAL_INSTEAD = says("cli.claim.critical_instead", SEAT, CARD, OTHER)
SO_FAR = says("cli.claim.so_far", _LEAST, _MOST, NUMBER)
BY_ANY_LEGAL_PLAY = says("cli.claim.by_any_legal_play", SIDE, NUMBER, _LEFT)
IF_NOBODY_ERRS = says("cli.claim.if_nobody_errs", SIDE, _LEAST, _MOST, _LEFT)
MUST_TAKE = says("cli.claim.must_take", SIDE, NUMBER, _ASKED)
WHICH_GROUND = says("cli.claim.which_ground")
WHICH_GROUND_OR = says("cli.claim.which_ground_or", NUMBER)
WHO_HAS_CALLED = says("cli.claim.who_has_called", _KNOWN)
NEXT_BOARD_BEGUN = says("cli.claim.next_board_begun")
TRICK_ASKED_FOR = says("cli.claim.trick_asked_for")
WHO_ASKS = says("cli.claim.who_asks", _KNOWN)
FOR_HOW_MANY = says("cli.claim.for_how_many")
HOW_MANY = says("cli.claim.how_many", NUMBER)
HOW_MANY_BETWEEN = says("cli.claim.how_many_between", _LEAST, _MOST)
NOT_A_NUMBER = says("cli.claim.not_a_number", _GIVEN, _MOST)
