"""What the terminal says when a claim is analysed; the sentences are in `cli.po`."""

from __future__ import annotations

from ..values.arguments import CARD, NUMBER, OTHER, SEAT, SIDE
from ..words.message import Arg, says

_GIVEN = Arg[str]("given", "quoted")
_LEFT = Arg[int]("left", "number")
_LEAST = Arg[int]("least", "number")
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
HOW_MANY = says("cli.claim.how_many", NUMBER)
HOW_MANY_BETWEEN = says("cli.claim.how_many_between", _LEAST, _MOST)
NOT_A_NUMBER = says("cli.claim.not_a_number", _GIVEN, _MOST)
