"""What is not in the book; the sentences are in `lawbook.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import GIVEN, NEAR, WHAT
from ..values.arguments import NUMBER, REFS
from ..words.message import Arg, Message, says

_HIGH = Arg[int]("high", "number")
_LAWS = Arg[Sequence[Message]]("laws", "clauses")
_LOW = Arg[int]("low", "number")
_NEAR_NUMBERS = Arg[Sequence[str]]("near", "references")
_YEAR = Arg[str]("year", "text")
_YEARS = Arg[Sequence[str]]("years", "texts")

DID_YOU_MEAN = says("lawbook.did_you_mean", WHAT, _NEAR_NUMBERS)
DID_YOU_MEAN_WORDS = says("lawbook.did_you_mean_words", WHAT, NEAR)
NOT_A_NUMBER = says("lawbook.not_a_number", GIVEN)
OF_OTHER_EDITIONS = says("lawbook.of_other_editions", GIVEN, _YEAR, _YEARS)
STANDS_ELSEWHERE = says("lawbook.stands_elsewhere", GIVEN, _YEAR, _YEARS, REFS)
NOT_IN_THIS_BOOK = says("lawbook.not_in_this_book", GIVEN, _LAWS)
NOT_IN_THIS_BOOK_OF = says("lawbook.not_in_this_book_of", GIVEN, _YEAR, _LAWS)
ONE = says("lawbook.one", NUMBER)
ROW = says("lawbook.row", _LOW, _HIGH)
NO_NUMBER = says("lawbook.no_number", GIVEN)
NO_NUMBER_OF = says("lawbook.no_number_of", GIVEN, _YEAR)
NOT_A_READING = says("lawbook.not_a_reading", GIVEN)
NOT_A_READING_OF = says("lawbook.not_a_reading_of", GIVEN, _YEAR, _YEARS)
NOTHING_SPEAKS_OF = says("lawbook.nothing_speaks_of", GIVEN)
