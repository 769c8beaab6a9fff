"""What `bridgelaws audit` says; the sentences are in `cli.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..values.arguments import NUMBER, TRICK, WHERE
from ..words.message import Arg, Message, Phrase, says

_BEFORE = Arg[int]("before", "number")
_BOARD = Arg[str]("board", "text")
_COSTS = Arg[Sequence[Message]]("costs", "clauses")
_ENDING = Arg[str]("ending", "text")
_ENDINGS = Arg[Sequence[Message]]("endings", "clauses")
_GIVEN = Arg[str]("given", "text")
_KNOWN = Arg[Sequence[str]]("known", "texts")
_FILE = Arg[str]("file", "text")
_KIND = Arg[Message]("kind", "clause")
_LIKELY = Arg[Message]("likely", "clause")
_MOST = Arg[int]("most", "number")
_PERCENT = Arg[float]("percent", "tenths")
_PLACE = Arg[str]("place", "text")
_RATE = Arg[int]("rate", "number")
_ROOM = Arg[str]("room", "text")
_SAID = Arg[str]("said", "text")
_SECONDS = Arg[float]("seconds", "tenths")
_TOLD = Arg[Phrase]("told", "clause")
_WHY = Arg[Phrase]("why", "clause")
_YEAR = Arg[int]("year", "number")

BOARDS = says("cli.audit_boards")
FINDINGS = says("cli.audit_findings")
FILES = says("cli.audit_files")
FIRST = says("cli.audit_first")
ALL = says("cli.audit_all")

# Tables
COLUMN_BOARDS = says("cli.column_boards")
COLUMN_SHARE = says("cli.column_share")
COLUMN_FINDINGS = says("cli.column_findings")
ALL_BOARDS = says("cli.all_boards")
UNREADABLE_IN_PART = says("cli.unreadable_in_part")
HOW_MANY = says("cli.how_many", NUMBER)
PERCENT = says("cli.percent", _PERCENT)
COUNTED_ONCE = says("cli.counted_once")

# Files
READ = says("cli.files_read", NUMBER, _SECONDS)
READ_BEFORE = says("cli.files_read_before", NUMBER, _BEFORE, _SECONDS)
SKIPPED = says("cli.files_skipped", _ENDINGS)
WITH_ENDING = says("cli.so_many_with_ending", NUMBER, _ENDING)
WITHOUT_ENDING = says("cli.so_many_without_ending", NUMBER)
NOT_READABLE = says("cli.file_not_readable", _FILE, _WHY)
MORE_NOT_READABLE = says("cli.more_not_readable", NUMBER, count=NUMBER)
PASSED_OVER = says("cli.file_passed_over", _FILE, _WHY)
MORE_PASSED_OVER = says("cli.more_passed_over", NUMBER, count=NUMBER)
FINDINGS_IN = says("cli.findings_in", NUMBER, _FILE, count=NUMBER)

# A finding
AT = says("cli.found_at", _PLACE, WHERE)
AT_TRICK = says("cli.found_at_trick", _PLACE, WHERE, TRICK)
ON_BOARD = says("cli.on_board", _BOARD)
ON_BOARD_OPEN = says("cli.on_board_open", _BOARD)
ON_BOARD_CLOSED = says("cli.on_board_closed", _BOARD)
ON_BOARD_ROOM = says("cli.on_board_room", _BOARD, _ROOM)
IN_WHOLE_FILE = says("cli.in_whole_file")
ON_NTH_BOARD = says("cli.on_nth_board", NUMBER)
FOUND = says("cli.finding", _KIND, _TOLD)
EXPLAINED = says("cli.explained", _LIKELY, _WHY)
WEIGHED = says("cli.weighed", _KIND, TRICK, _LIKELY, _WHY)
WOULD_COST = says("cli.would_cost", _COSTS)
COSTS_UNDER = says("cli.costs_under", NUMBER, _YEAR)
COSTS_ONE_OR_OTHER = says("cli.costs_one_or_other", NUMBER, _MOST, _YEAR)
MORE_FINDINGS = says("cli.more_findings", NUMBER, count=NUMBER)

# While it runs, and where it cannot
AUDITING = says("cli.auditing")
BOARDS_A_SECOND = says("cli.boards_a_second", NUMBER, _RATE, count=NUMBER)
PROGRESS_LINE = says("records.progress_line", _PERCENT, _SAID)
INTERRUPTED = says("cli.audit_interrupted")
RESUME_BESIDE_OUTPUT = says("cli.resume_beside_output")
EXISTS = says("cli.output_exists", _FILE)
JOBS_OR_SCHEDULER = says("cli.jobs_or_scheduler")

# Its help
PATHS = says("cli.name_paths")
N = says("cli.name_n")
ADDRESS = says("cli.name_address")
OUT_OPTION = says("cli.option_out")
RESUME_OPTION = says("cli.option_resume")
FILES_OPTION = says("cli.option_files")
FORCE_OPTION = says("cli.option_force")
JOBS_OPTION = says("cli.option_jobs")
SCHEDULER_OPTION = says("cli.option_scheduler")
NAMES_OPTION = says("cli.option_names")
HELP = says("cli.help_audit")

# Which findings, and one of them as a case
KIND = says("records.name_kind")
DATE = says("records.name_date")
KIND_OPTION = says("records.option_kind", _KNOWN)
LIKELY_OPTION = says("records.option_likely")
SINCE_OPTION = says("records.option_since")
UNTIL_OPTION = says("records.option_until")
EVENT_OPTION = says("records.option_event")
DUPLICATES_OPTION = says("records.option_duplicates")
CASE_OPTION = says("records.option_case")
NOT_A_DATE = says("records.not_a_date", _GIVEN)
CASE_IS_JSON = says("records.case_is_json", _FILE)
CASE_IN = says("records.case_in", NUMBER, _FILE)

# The page
REPORT_OPTION = says("records.option_report")
REPORT_IS_HTML = says("records.report_is_html", _FILE)
REPORT_IN = says("records.report_in", _FILE)
NO_FOLDER = says("records.no_folder", _FILE)
