"""What is not in the book; the sentences are in `lawbook.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import GIVEN, KNOWN, NEAR, WHAT
from ..values.arguments import NUMBER, REFS, WHY
from ..words.message import Arg, Message, says

_CASES = Arg[int]("cases", "number")
_COUNTS = Arg[Sequence[Message]]("counts", "clauses")
_ENCODED = Arg[int]("encoded", "number")
_HEADING = Arg[Message]("heading", "clause")
_HIGH = Arg[int]("high", "number")
_LAW = Arg[int]("law", "number")
_LAWS = Arg[Sequence[Message]]("laws", "clauses")
_LOW = Arg[int]("low", "number")
_NEAR_NUMBERS = Arg[Sequence[str]]("near", "references")
_NEW = Arg[str]("new", "text")
_NOW = Arg[Message]("now", "clause")
_OLD = Arg[str]("old", "text")
_TERM = Arg[Message]("term", "clause")
_TOTAL = Arg[int]("total", "number")
_UNENCODED = Arg[int]("unencoded", "number")
_VALUES = Arg[Sequence[Message]]("values", "clauses")
_WAS = Arg[Message]("was", "clause")
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

# Help
HELP_LAW = says("lawbook.help.law")
HELP_CHANGES = says("lawbook.help.changes")
HELP_SEARCH = says("lawbook.help.search")
HELP_READINGS = says("lawbook.help.readings")
HELP_COVERAGE = says("lawbook.help.coverage")
ALL_OPTION = says("lawbook.help.all_option", NUMBER)
NAME_REF = says("lawbook.name.ref")
NAME_OLD = says("lawbook.name.old")
NAME_NEW = says("lawbook.name.new")
NAME_LAW = says("lawbook.name.law")
NAME_WORDS = says("lawbook.name.words")
NAME_ID = says("lawbook.name.id")

# Tables
LAW = says("lawbook.shown.law", NUMBER, _HEADING)
COLUMN_NUMBER = says("lawbook.column.number")
COLUMN_LAWS = says("lawbook.column.laws")
COLUMN_SAYS = says("lawbook.column.says")
COLUMN_CASE = says("lawbook.column.case")
COLUMN_SHOWS = says("lawbook.column.shows")
COLUMN_CHANGED = says("lawbook.column.changed")
COLUMN_READING = says("lawbook.column.reading")
COLUMN_READ_SO = says("lawbook.column.read_so")
COLUMN_LAW = says("lawbook.column.law")
COLUMN_CASES = says("lawbook.column.cases")
COLUMN_NOT_ENCODED = says("lawbook.column.not_encoded")
COLUMN_WHY = says("lawbook.column.why")
MARKS = {
    "new": says("lawbook.mark.new"),
    "substance": says("lawbook.mark.substance"),
    "wording": says("lawbook.mark.wording"),
    "renumbered": says("lawbook.mark.renumbered"),
    "gone": says("lawbook.mark.gone"),
}
COUNTED = {
    "new": says("lawbook.counted.new", NUMBER, count=NUMBER),
    "substance": says("lawbook.counted.substance", NUMBER, count=NUMBER),
    "wording": says("lawbook.counted.wording", NUMBER, count=NUMBER),
    "renumbered": says("lawbook.counted.renumbered", NUMBER, count=NUMBER),
    "gone": says("lawbook.counted.gone", NUMBER, count=NUMBER),
}
GONE = says("lawbook.gone")
WAS = says("lawbook.was")
NOW = says("lawbook.now")

# What is said of provisions
REFERS_TO = says("lawbook.refers_to")
REFERRED_TO_BY = says("lawbook.referred_to_by")
IS_REFERRED_TO_BY = says("lawbook.is_referred_to_by", GIVEN)
LAW_IS_REFERRED_TO_BY = says("lawbook.law_is_referred_to_by", NUMBER)
READINGS_OF = says("lawbook.readings_of", NUMBER)
NOT_ENCODED = says("lawbook.not_encoded", WHY)
SHOWN_BY = says("lawbook.shown_by", NUMBER, count=NUMBER)
MORE_CASES = says("lawbook.more_cases", NUMBER, count=NUMBER)
NOTHING_CHANGED = says("lawbook.nothing_changed", _OLD, _NEW)
NOTHING_CHANGED_IN = says("lawbook.nothing_changed_in", GIVEN, _OLD, _NEW)
CHANGED = says("lawbook.changed", _OLD, _NEW, _COUNTS)
CHANGED_IN = says("lawbook.changed_in", _OLD, _NEW, GIVEN, _COUNTS)
NOTHING_AS_WELL = says("lawbook.nothing_as_well", KNOWN)
NOTHING_AS_WELL_NEAR = says("lawbook.nothing_as_well_near", KNOWN, NEAR)
MORE_HITS = says("lawbook.more_hits", NUMBER, count=NUMBER)
COUNTED_READINGS = says("lawbook.counted_readings", NUMBER, count=NUMBER)
COUNTED_READINGS_OF = says("lawbook.counted_readings_of", NUMBER, _LAW, count=NUMBER)
TO_RULE_WITHOUT = says("lawbook.to_rule_without")
SHARE = says("lawbook.share", NUMBER, _TOTAL)
NO_CASE = says("lawbook.no_case")
COVERED = says("lawbook.covered", NUMBER, _ENCODED, _CASES, _TOTAL, _UNENCODED, count=NUMBER)
COVERED_BUT = says("lawbook.covered_but", WHAT, NUMBER, count=NUMBER)
COVERED_ALL = says("lawbook.covered_all", WHAT)
TERM_CHANGED = says("lawbook.term_changed", _TERM, _WAS, _NOW)
YES = says("lawbook.yes")
NO = says("lawbook.no")
THE_VALUES = says("lawbook.the_values", _VALUES)
WORD = says("lawbook.word", GIVEN)
