"""What `bridgelaws compare` says; the sentences are in `cli.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..values.arguments import CLAUSE, CONTRACT, NUMBER, THE_SEATS
from ..words.message import Arg, says

_YEAR = Arg[int]("year", "number")
_OTHER = Arg[int]("other", "number")
_KNOWN = Arg[Sequence[str]]("known", "texts")

THE_AUCTION = says("cli.the_auction")
THE_CONTRACT = says("cli.the_contract", CONTRACT)
LAWS_OF = says("cli.laws_of", _YEAR)
NOT_AS_IN = says("cli.not_as_in", _YEAR)
OPEN_TO_DIRECTOR = says("cli.open_to_director", CLAUSE)
OPEN_TO = says("cli.open_to", THE_SEATS, CLAUSE)
NOW_FIRST = says("cli.now_first", CLAUSE)
STILL_NOT_RULED_ON = says("cli.still_not_ruled_on", CLAUSE)
ANSWERS_NOT_USED = says("cli.answers_not_used", _KNOWN)
COME_TO_THE_SAME = says("cli.come_to_the_same")
FIRST_PART = says("cli.first_part", _YEAR, _OTHER, NUMBER)
IN_THE_EDITION = says("cli.in_the_edition", _YEAR, CLAUSE)
