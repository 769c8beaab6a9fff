"""From a finding to a case: the board on the table, with the Director called where the record shows a revoke."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from ..archives.record import Record
from ..archives.table import to_table
from ..errors import BridgeLawsError, ParseError
from ..play.play import Play
from ..values.seats import Seat
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from . import output, words
from .findings import Finding, Kind
from .members import records
from .occasions import Occasion, hidden, occasion
from .sources import Member, Sources

_MEMBER = "!"


def findings_file(paths: Sequence[str]) -> Path | None:
    """The output of an audit, if the paths are one."""
    if len(paths) == 1 and (path := Path(paths[0])).suffix.lower() in output.READ and path.is_file():
        return path
    return None


def nth(findings: Sequence[Finding], number: int) -> Finding:
    """The finding of a number, from 1, in the order of the audit."""
    if not findings:
        raise ParseError(words.NO_FINDINGS())
    if not 1 <= number <= len(findings):
        raise ParseError(words.NO_SUCH_FINDING(number, len(findings)))
    return findings[number - 1]


def record_of(found: Finding) -> Record:
    """The board that a finding is about, read again from its file."""
    if not found.nth:
        raise ParseError(words.ABOUT_A_FILE(found.file))
    path = found.file.split(_MEMBER, 1)[0]
    if not os.path.exists(path):
        raise ParseError(words.FILE_IS_GONE(path))
    names: set[str] = set()
    read = records_of([found], names)
    if found.file not in names:
        raise ParseError(words.FILE_IS_GONE(found.file))
    if not read:
        raise ParseError(words.BOARD_IS_GONE(found.file, found.nth))
    return read[found.file, found.nth]


def records_of(findings: Iterable[Finding], met: set[str] | None = None) -> dict[tuple[str, int], Record]:
    """The boards that findings are about, by file and place; each archive is gone through once. `met` are the files."""
    wanted: dict[str, set[int]] = {}
    for found in findings:
        wanted.setdefault(found.file, set()).add(found.nth)
    paths = {name.split(_MEMBER, 1)[0] for name in wanted}
    read: dict[tuple[str, int], Record] = {}
    for path in sorted(path for path in paths if os.path.exists(path)):
        here = {name for name in wanted if name.split(_MEMBER, 1)[0] == path}
        for member in Sources.of([path]):
            if member.name in here:
                here.discard(member.name)
                if met is not None:
                    met.add(member.name)
                _find(member, wanted[member.name], read)
            if not here:
                break
    return read


def _find(member: Member, wanted: set[int], read: dict[tuple[str, int], Record]) -> None:
    left = set(wanted)
    with member.open() as stream:
        for record in records(stream, member.format, member.name):
            if record.place.nth in left:
                left.discard(record.place.nth)
                read[member.name, record.place.nth] = record
            if not left:
                return


def case_of(found: Finding, record: Record, laws: int | str = 2017, language: Language | str = ENGLISH) -> Play:
    """The case: the calls and cards of the record, and for a revoke an opponent who draws attention at the end."""
    play = to_table(record, laws)
    spoken = language_of(language)
    # What was asked for without names has none; the file itself has them.
    play.title = title(record.board, hidden(occasion(record), record.players), spoken)
    told = words.CASE_STORY(found.said(spoken), found.why)
    story = words.CASE_REMARK(told, found.remark) if found.remark and found.remark not in found.detail else told
    play.story = spoken.say(story)
    if found.kind is Kind.REVOKE and found.seat and not play.table.calling:
        _call(play, Seat.parse(found.seat))
    return play


def _call(play: Play, revoker: Seat) -> None:
    declarer = play.table.declarer
    caller = declarer if revoker.side is not declarer.side else declarer.lho
    try:
        play.director(caller, about="revoke")
    except BridgeLawsError:
        # The record does not go as far as to the revoke: the case is what there is of it.
        return


def title(board: str, when: Occasion, language: Language | str = ENGLISH) -> str:
    """Where and when a board was played, in a line: the event, the date, the round, the table, the board."""
    say = language_of(language).say
    parts = [when.event, "" if when.date and when.date in when.event else when.date]
    parts.append(say(words.IN_ROUND(when.round)) if when.round.isdigit() else when.round)
    parts.append(say(words.AT_TABLE(when.table)) if when.table.isdigit() else when.table)
    parts.append(say(words.ON_BOARD(board)) if board else "")
    return " · ".join(filter(None, parts))
