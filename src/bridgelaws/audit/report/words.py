"""What the page of an audit says; the sentences are in `report.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ...values.arguments import CARD, CONTRACT, NUMBER, REFS, TRICK
from ...words.message import Arg, Message, Phrase, says
from ..findings import Kind, Likely

_BOARD = Arg[str]("board", "text")
_FILES = Arg[int]("files", "number")
_FILE = Arg[str]("file", "text")
_FOUND = Arg[int]("found", "number")
_KIND = Arg[Message]("kind", "clause")
_LIKELY = Arg[Message]("likely", "clause")
_PERCENT = Arg[float]("percent", "tenths")
_RATE = Arg[float]("rate", "tenths")
_REGULAR = Arg[int]("regular", "number")
_DATE = Arg[str]("date", "text")
_PATHS = Arg[Sequence[str]]("paths", "texts")
_REMARK = Arg[str]("remark", "text")
_VERSION = Arg[str]("version", "text")
_WHY = Arg[Phrase]("why", "clause")

TITLE = says("report.title")
STAMP = says("report.stamp")
SOURCES = says("report.sources", _PATHS)
MADE_ON = says("report.made_on", _DATE)

IN_SHORT = says("report.in_short")
SHORT = says("report.short", NUMBER, _FILES, _REGULAR, _PERCENT)
SHORT_FOUND = says("report.short_found", NUMBER, count=NUMBER)
NOTHING_FOUND = says("report.nothing_found")
INTERRUPTED = says("report.interrupted")
CHOSEN = says("report.chosen")
TILE_BOARDS = says("report.tile_boards")
TILE_REGULAR = says("report.tile_regular")
TILE_LIKELY = {likely: says(f"report.tile_{likely.name.lower()}") for likely in Likely}
IN_FILES = says("report.in_files", NUMBER, count=NUMBER)
SHARE = says("report.share", _PERCENT)
OF_FINDINGS = says("report.of_findings", _PERCENT)
FINDINGS = says("report.findings", NUMBER, count=NUMBER)

HOW_TO_READ = says("report.how_to_read")
WHAT_A_FINDING_IS = says("report.what_a_finding_is")
MEANT_BY = {likely: says(f"report.meant_by_{likely.name.lower()}") for likely in Likely}
NOBODY_NAMED = says("report.nobody_named")
NAMED = says("report.named")

WHAT_WAS_FOUND = says("report.what_was_found")
HOW_SURE = says("report.how_sure")
HOW_SURE_TOLD = says("report.how_sure_told")
BY_YEAR = says("report.by_year")
BY_YEAR_TOLD = says("report.by_year_told", NUMBER)
OTHER_YEARS = says("report.other_years")
BY_EVENT = says("report.by_event")
BY_EVENT_TOLD = says("report.by_event_told", NUMBER)
NO_YEAR = says("report.no_year")
NO_EVENT = says("report.no_event")
PER_HUNDRED = says("report.per_hundred", _RATE)
OF_BOARDS = says("report.of_boards", _FOUND, NUMBER, count=NUMBER)
HOW_MANY = says("report.how_many", NUMBER)

REMARKS = says("report.remarks")
REMARKS_TOLD = says("report.remarks_told")
DIRECTOR_CAME = says("report.director_came", NUMBER, count=NUMBER)
MORE_REMARKS = says("report.more_remarks", NUMBER, count=NUMBER)
BESIDE_IT = says("report.beside_it", _REMARK)
UNDER = says("report.under", REFS)
COLUMN_WHERE = says("report.column_where")
COLUMN_SAID = says("report.column_said")
COLUMN_CARDS = says("report.column_cards")

EXAMPLES = says("report.examples")
EXAMPLES_TOLD = says("report.examples_told")
EXPLAINED = says("report.explained", _LIKELY, _WHY)
NOT_DRAWN = says("report.not_drawn")
NO_HANDS = says("report.no_hands")
THE_HANDS = says("report.the_hands", _BOARD)
DECLARER = says("report.declarer")
DUMMY = says("report.dummy")
PASS = says("report.pass")
DOUBLE = says("report.double")
REDOUBLE = says("report.redouble")
CARD_OF = says("report.card", CARD)
CONTRACT_IS = says("report.contract", CONTRACT)
CONTRACT_AND_TRICKS = says("report.contract_and_tricks", CONTRACT, NUMBER, count=NUMBER)
TRICK_IN_ORDER = says("report.trick_in_order", TRICK)
WOULD_COST = says("report.would_cost", NUMBER, count=NUMBER)
WOULD_COST_OR = says("report.would_cost_or", NUMBER, Arg[int]("most", "number"))

ABOUT_FILES = says("report.about_files")
ABOUT_FILES_TOLD = says("report.about_files_told")
MOST_FOUND = says("report.most_found")
MOST_FOUND_TOLD = says("report.most_found_told")

TWICE = says("report.twice")
TWICE_TOLD = says("report.twice_told", NUMBER, count=NUMBER)

NOT_READ = says("report.not_read")
ALL_READ = says("report.all_read")
PASSED_OVER = says("report.passed_over", NUMBER, _FILE, count=NUMBER)
PASSED_OVER_BARE = says("report.passed_over_bare", NUMBER, count=NUMBER)
UNREADABLE_FILE = says("report.unreadable_file", _FILE, _WHY)
UNREADABLE_BOARDS = says("report.unreadable_boards", NUMBER, count=NUMBER)
MORE = says("report.more", NUMBER, count=NUMBER)

WORDS_USED = says("report.words_used")
MEANING = {kind: says(f"report.meaning.{kind.name.lower()}") for kind in Kind}
MADE_BY = says("report.made_by", _VERSION)
