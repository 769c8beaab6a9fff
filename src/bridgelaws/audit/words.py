"""What an audit finds and how it explains it; the sentences are in `audit.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..archives.record import Mark
from ..errors import GIVEN, KNOWN
from ..values.arguments import CARD, CARDS, CONTRACT, HOW, LEADER, NUMBER, OTHER, SEAT, SUIT, TOLD, TRICK
from ..values.contract import Contract
from ..words.message import Arg, Message, Phrase, says
from .findings import Kind, Likely, Status

_ADDRESS = Arg[str]("address", "text")
_BOARD = Arg[str]("board", "text")
_CALL = Arg[str]("call", "text")
_CALLS = Arg[Sequence[Phrase]]("calls", "clauses")
_COUNTS = Arg[Sequence[Message]]("counts", "clauses")
_FILE = Arg[str]("file", "text")
_FOUND = Arg[Phrase]("told", "clause")
_MOST = Arg[int]("most", "number")
_NAME = Arg[str]("name", "text")
_OTHER_CONTRACT = Arg[Contract]("other", "contract")
_OTHER_BOARD = Arg[str]("other", "text")
_PAIRS = Arg[Sequence[Message]]("pairs", "clauses")
_PLAYERS = Arg[Sequence[Message]]("players", "clauses")
_REMARK = Arg[str]("remark", "text")
_RESULT = Arg[int | None]("result", "number")
_SAID = Arg[Phrase]("said", "clause")
_SLIP = Arg[Message]("slip", "clause")
_STANDING = Arg[Message]("standing", "clause")
_VERSION = Arg[str]("version", "text")
_WHAT = Arg[Message]("what", "clause")
_WHY = Arg[Phrase]("why", "clause")
_YEARS = Arg[Sequence[int]]("years", "tricks")

KINDS = {kind: says(f"audit.kind.{kind.name.lower()}") for kind in Kind}
STATUSES = {
    status: says(f"audit.status.{status.name.lower()}")
    for status in Status
    if status not in (Status.IRREGULAR, Status.UNREADABLE)
}
LIKELY = {likely: says(f"audit.likely.{likely.name.lower()}") for likely in Likely}

# What was found
SEAT_COUNT = says("audit.seat_count", SEAT, NUMBER)
HANDS_HOLD = says("audit.hands_hold", _COUNTS)
HANDS_HOLD_LACKING = says("audit.hands_hold_lacking", _COUNTS, CARDS)
REVOKED = says("audit.revoked", SEAT, CARD, SUIT)
TOO_LONG = says("audit.too_long", NUMBER)
PLAYED_ALREADY = says("audit.played_already", CARD)
IN_NO_HAND = says("audit.in_no_hand", CARD)
WRONG_OPENING_LEAD = says("audit.wrong_opening_lead", CARD, SEAT, LEADER)
LED_OUT_OF_TURN = says("audit.led_out_of_turn", CARD, SEAT)
PLAYED_OUT_OF_TURN = says("audit.played_out_of_turn", CARD, SEAT)
LED_AND_LOST = says("audit.led_and_lost", CARD, SEAT)
PLAYED_AND_LOST = says("audit.played_and_lost", CARD, SEAT)
AND_STANDING = says("audit.and_standing", TOLD, _STANDING)
ESTABLISHED_WHEN = says("audit.established_when", HOW)
ESTABLISHED_IF_CLAIMED = says("audit.established_if_claimed")
NOT_ESTABLISHED = says("audit.not_established")
MARKED = {mark: says(f"audit.mark.{mark.name.lower()}") for mark in Mark}
MARKS = says("audit.marks", _WHAT)
MARKS_AT = says("audit.marks_at", _WHAT, _CALL)
MARKS_AT_A_CALL = says("audit.marks_at_a_call", _WHAT)
IN_THE_AUCTION = says("audit.in_the_auction", _CALLS)
AND_MORE = says("audit.and_more", _SAID, NUMBER, count=NUMBER)
SHEET_AND_LEAD = says("audit.sheet_and_lead", CONTRACT, _OTHER_CONTRACT)
NOT_THE_DEALS = says("audit.not_the_deals", NUMBER, _MOST)
FIT_NO_DEAL = says("audit.fit_no_deal")
FIT_OTHER_DEALS = says("audit.fit_other_deals", NUMBER, _PAIRS)
STAND_ELSEWHERE = says("audit.stand_elsewhere", _FILE)
FIT_THERE = says("audit.fit_there", NUMBER, _MOST, _PAIRS)
HAS_THE_DEAL_OF = says("audit.has_the_deal_of", _BOARD, _OTHER_BOARD)
SWAPPED = says("audit.swapped")
MISAGREED = says("audit.misagreed")
WRONG_RESULT = says("audit.wrong_result", NUMBER, _RESULT, count=NUMBER)
RESULT_OUT_OF_REACH = says("audit.result_out_of_reach", NUMBER, _MOST, _RESULT, count=NUMBER)
PLAYER = says("audit.player", SEAT, _NAME)
PLAYERS = says("audit.players", _PLAYERS)

# Slips in the record
WRONG_ORDER = says("audit.wrong_order", CARD, OTHER)
TRICK_NOT_IN_ORDER = says("audit.trick_not_in_order", TRICK)
TRICKS_NOT_IN_ORDER = says("audit.tricks_not_in_order", NUMBER)
ONE_FOR_THE_OTHER = says("audit.one_for_the_other", CARD, OTHER)
NOT_PLAYED_THEN = says("audit.not_played_then", CARD)
WRITTEN_FOR = says("audit.written_for", CARD, OTHER)
LEFT_OUT = says("audit.left_out", CARD, OTHER)
HANDS_TURNED = says("audit.hands_turned", NUMBER, count=NUMBER)
OF_ANOTHER_BOARD = says("audit.of_another_board", _BOARD)

# Why the one or the other is likely
FILE_MARKS_IT = says("audit.file_marks_it")
MARK_ALONE = says("audit.mark_alone")
CANNOT_BE_READ = says("audit.cannot_be_read")
NOT_A_WHOLE_PACK = says("audit.not_a_whole_pack")
NO_CARD_TWICE = says("audit.no_card_twice")
NO_CARD_TWICE_BUT = says("audit.no_card_twice_but", _SLIP)
CONTRADICTS_ITSELF = says("audit.contradicts_itself")
OTHER_FAULTS = says("audit.other_faults")
DIFFERENCE_IS_THE_COST = says("audit.difference_is_the_cost", _YEARS)
COUNTED_OTHERWISE = says("audit.counted_otherwise")
THIRTEEN_TRICKS = says("audit.thirteen_tricks")
NOT_LOST_BY_A_CLAIM = says("audit.not_lost_by_a_claim")
OF_THE_OTHER_SIDE = says("audit.of_the_other_side")
SLIP_OR_MISCOUNT = says("audit.slip_or_miscount")
WITH_THE_TRICKS = says("audit.with_the_tricks", _YEARS)
ONE_SLIP_EXPLAINS = says("audit.one_slip_explains", NUMBER, _SLIP)
OR_TAKEN_BACK = says("audit.or_taken_back", _SLIP)
SLIP_MAKES_REGULAR = says("audit.slip_makes_regular", _SLIP)
SLIP_MAKES_RESULT_RIGHT = says("audit.slip_makes_result_right", _SLIP)
MAY_HAVE_HAPPENED = says("audit.may_have_happened", _SLIP)
FIT_NEITHER = says("audit.fit_neither")
TOO_MANY = says("audit.too_many", NUMBER)
NOR_THE_RESULT = says("audit.nor_the_result")
EVERYTHING_ELSE_FITS = says("audit.everything_else_fits")
GOES_ON_AS_ACCEPTED = says("audit.goes_on_as_accepted")
CALL_CANNOT_STAND = says("audit.call_cannot_stand")
ACCEPTED_OR_SLIP = says("audit.accepted_or_slip")
CALLS_OR_CONTRACT = says("audit.calls_or_contract")

# Boards that are in an archive twice
SEEN_BEFORE = says("records.seen_before", _FILE)
NOT_PLAYED_TWICE = says("records.not_played_twice")

# A finding as a case
NO_SUCH_FINDING = says("records.no_such_finding", NUMBER, _MOST)
NO_FINDINGS = says("records.no_findings")
FILE_IS_GONE = says("records.file_is_gone", _FILE)
ABOUT_A_FILE = says("records.about_a_file", _FILE)
BOARD_IS_GONE = says("records.board_is_gone", _FILE, NUMBER)
CASE_STORY = says("records.case_story", _FOUND, _WHY)
CASE_REMARK = says("records.case_remark", _WHAT, _REMARK)
ON_BOARD = says("records.on_board", _BOARD)
IN_ROUND = says("records.in_round", _BOARD)
AT_TABLE = says("records.at_table", _BOARD)

# Errors; what the system or another library says of them is said as it is
NO_SCHEDULER = says("audit.no_scheduler", _ADDRESS, _WHY)
NO_WORKERS = says("audit.no_workers")
WORKERS_CANNOT_IMPORT = says("audit.workers_cannot_import", _WHY)
OTHER_VERSION = says("audit.other_version", KNOWN, _VERSION)
CLUSTER_LOST = says("audit.cluster_lost", _WHY)
NEEDS_DASK = says("audit.needs_dask")
NEEDS_PYARROW = says("audit.needs_pyarrow")
NEEDS_SQLALCHEMY = says("records.needs_sqlalchemy")
CANNOT_BE_WRITTEN = says("audit.cannot_be_written", _FILE, _WHY)
NO_SUCH_FOLDER = says("audit.no_such_folder", _FILE)
NOT_AN_OUTPUT = says("audit.not_an_output", _FILE, KNOWN)
NOT_A_LIST = says("audit.not_a_list", _FILE, KNOWN)
RESUMED_BESIDE = says("audit.resumed_beside")
INPUT_NOT_RESUMED = says("audit.input_not_resumed")
BEGUN_OTHERWISE = says("audit.begun_otherwise", _FILE)
NO_MATCH = says("audit.no_match", GIVEN)
NO_SUCH_FILE = says("audit.no_such_file", _FILE)
DIED = says("audit.died")

# Why a file was passed over
NEITHER = says("audit.neither_format")
EMPTY = says("audit.empty_file")
NO_BOARD = says("audit.no_board_in_it")
NESTED = says("audit.nested")
UNNAMED_ARCHIVE = says("audit.unnamed_archive")
NO_CONTENTS = says("audit.no_contents")
