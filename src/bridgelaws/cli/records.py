"""A board of a PBN or LIN file on the table, in the place of a case file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ..archives import Record, read as read_records
from ..archives.table import to_table
from ..audit.boards import Board
from ..audit.cases import title
from ..audit.findings import Likely
from ..audit.occasions import occasion
from ..audit.words import KINDS, LIKELY
from ..errors import ParseError
from ..play.play import Play
from ..words.message import Message
from . import audit_words, words
from .language import spoken

_MOST_NAMED = 8


def read(file: str, board: str, laws: str | None) -> Play:
    """The board of a file, by its number (`7`, or `o7` and `c7` where two rooms played it); no number: the only one."""
    found: Record | None = None
    for record in read_records(file):
        if not board or board.lower() in _names(record):
            if found is not None:
                raise ParseError(words.WHICH_BOARD(file, _boards(file)))
            found = record
    if found is None:
        raise ParseError(words.NO_SUCH_BOARD(file, board, _boards(file)) if board else words.NO_BOARD(file))
    play = to_table(found) if laws is None else to_table(found, laws)
    where = title("", occasion(found), spoken())
    play.title = " · ".join(filter(None, (f"{file}:{board}" if board else file, where)))
    play.story = " ".join(map(spoken().say, _weighed(found)))
    return play


def _weighed(record: Record) -> Iterator[Message]:
    """What the audit thinks of the irregularities of a record: not everything that is written down happened."""
    board = Board(record)
    board.explain(())
    for found in board.findings:
        if found.index >= 0 and found.likely is not Likely.TABLE:
            yield audit_words.WEIGHED(KINDS[found.kind](), found.trick, LIKELY[found.likely](), found.why)


def _names(record: Record) -> tuple[str, str]:
    """The number of a board, and the same with the letter of its room."""
    number = record.board.lower()
    return number, record.room[:1] + number


def _boards(file: str) -> tuple[str, ...]:
    """How the first boards of a file are named."""
    named: Iterator[str] = (_names(record)[1] for record in read_records(file))
    return tuple(f"{file}:{name}" for name in islice(filter(None, named), _MOST_NAMED))
