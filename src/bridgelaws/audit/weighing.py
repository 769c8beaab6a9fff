"""Whether a slip in the record or an irregularity at the table explains a finding better."""

from __future__ import annotations

from ..archives.record import Mark, Record
from ..words.message import Message
from . import words
from .edits import Edit
from .findings import Finding, Kind, Likely
from .replay import Course, result_possible

_IN_PLAY = (Kind.REVOKE, Kind.OPENING_LEAD, Kind.LEAD, Kind.PLAY)
# So many irregularities on one board, with nothing said of them, are a record that went astray.
_TOO_MANY = 3
# No mark, or one that programs set: nobody has said anything.
_MECHANICAL = ("", Mark.REVOKE.value)


def weigh(
    record: Record, played: Course | None, findings: list[Finding], edit: Edit | None, calls: int = 0
) -> list[Finding]:
    """The findings of a board, each with what more likely explains it and why; so many `calls` were irregular."""
    in_play = [f for f in findings if f.kind in _IN_PLAY]
    return [
        found.explained(*(_of_a_call(found, calls) or _judged(record, played, found, in_play, edit)))
        for found in findings
    ]


def _of_a_call(found: Finding, calls: int) -> tuple[Likely, Message] | None:
    """A call that may be accepted may stand in a record; one that never stands was taken back, and is not on record."""
    match found.kind:
        case _ if found.mark:
            return None
        case Kind.CONTRACT:
            return Likely.TRANSCRIPTION, words.CALLS_OR_CONTRACT()
        case Kind.DOUBLE | Kind.AFTER_THE_END:
            return Likely.TRANSCRIPTION, words.CALL_CANNOT_STAND()
        case Kind.INSUFFICIENT | Kind.ROTATION if calls >= _TOO_MANY:
            return Likely.TRANSCRIPTION, words.TOO_MANY(calls)
        case Kind.INSUFFICIENT | Kind.ROTATION:
            return Likely.UNDECIDED, words.ACCEPTED_OR_SLIP()
    return None


def _judged(
    record: Record, played: Course | None, found: Finding, in_play: list[Finding], edit: Edit | None
) -> tuple[Likely, Message]:
    if found.mark == Mark.REVOKE.value:
        return _marked_revoke(record, played, found, in_play, edit)
    if found.mark or found.kind is Kind.MARKED:
        return Likely.TABLE, words.FILE_MARKS_IT()
    match found.kind:
        case Kind.UNREADABLE | Kind.NOT_A_CARD:
            return Likely.TRANSCRIPTION, words.CANNOT_BE_READ()
        case Kind.MISSING:
            return Likely.TRANSCRIPTION, words.NOT_A_WHOLE_PACK()
        case Kind.TOLD_TWICE:
            return Likely.TRANSCRIPTION, words.CONTRADICTS_ITSELF()
        case Kind.TWICE:
            twice = words.NO_CARD_TWICE() if edit is None else words.NO_CARD_TWICE_BUT(edit.said)
            return Likely.TRANSCRIPTION, twice
        case Kind.RESULT:
            return _result(record, played, in_play)
    assert played is not None
    if not record.readable:
        return Likely.TRANSCRIPTION, words.OTHER_FAULTS()
    return _in_the_play(record, played, found, in_play, edit)


def _marked_revoke(
    record: Record, played: Course | None, found: Finding, in_play: list[Finding], edit: Edit | None
) -> tuple[Likely, Message]:
    """A mark is weighed and not obeyed: programs set it wherever a card does not follow suit, whatever the reason."""
    if found.kind is Kind.MARKED or played is None:
        return Likely.UNDECIDED, words.MARK_ALONE()
    if not record.readable:
        return Likely.TRANSCRIPTION, words.OTHER_FAULTS()
    return _in_the_play(record, played, found, in_play, edit)


def _result(record: Record, played: Course | None, in_play: list[Finding]) -> tuple[Likely, Message]:
    assert played is not None
    result = record.result
    if in_play:
        years = _after_transfer(record, played, in_play)
        if years:
            return Likely.TABLE, words.DIFFERENCE_IS_THE_COST(years)
        return Likely.UNDECIDED, words.COUNTED_OTHERWISE()
    if result is None or not 0 <= result <= 13:
        return Likely.TRANSCRIPTION, words.THIRTEEN_TRICKS()
    if not played.whole:
        return Likely.TRANSCRIPTION, words.NOT_LOST_BY_A_CLAIM()
    # Seven for six is as well a trick miscounted.
    if result == 13 - played.declarers_tricks and abs(result - played.declarers_tricks) > 1:
        return Likely.TRANSCRIPTION, words.OF_THE_OTHER_SIDE()
    return Likely.UNDECIDED, words.SLIP_OR_MISCOUNT()


def _after_transfer(record: Record, played: Course, in_play: list[Finding]) -> list[int]:
    """The editions under which the tricks by the cards, with those that the one revoke costs, give the result."""
    if record.result is None or not played.whole or len(in_play) != 1 or in_play[0].kind is not Kind.REVOKE:
        return []
    declaring = "NESW".index(in_play[0].seat) & 1 == played.declarer & 1
    won = played.declarers_tricks
    years = []
    for year, (least, most) in in_play[0].tricks:
        moved = (-least, -most) if declaring else (least, most)
        if most and record.result in (won + moved[0], won + moved[1]):
            years.append(year)
    return years


def _in_the_play(
    record: Record, played: Course, found: Finding, in_play: list[Finding], edit: Edit | None
) -> tuple[Likely, Message]:
    years = _after_transfer(record, played, in_play)
    if years:
        return Likely.TABLE, words.WITH_THE_TRICKS(years)
    followed = played.followed == len(played.cards)
    several = len(in_play)
    if edit is not None:
        if several > 1:
            return Likely.TRANSCRIPTION, words.ONE_SLIP_EXPLAINS(several, edit.said)
        if not followed and edit.only_withdrawn:
            return Likely.UNDECIDED, words.OR_TAKEN_BACK(edit.said)
        if not followed:
            return Likely.TRANSCRIPTION, words.SLIP_MAKES_REGULAR(edit.said)
        if not result_possible(played, record.result):
            return Likely.TRANSCRIPTION, words.SLIP_MAKES_RESULT_RIGHT(edit.said)
        return Likely.UNDECIDED, words.MAY_HAVE_HAPPENED(edit.said)
    if not followed:
        return Likely.TRANSCRIPTION, words.FIT_NEITHER()
    if len([f for f in in_play if f.mark in _MECHANICAL]) >= _TOO_MANY:
        return Likely.TRANSCRIPTION, words.TOO_MANY(several)
    if not record.misagreed and not result_possible(played, record.result):
        return Likely.UNDECIDED, words.NOR_THE_RESULT()
    if found.kind is Kind.REVOKE:
        return Likely.TABLE, words.EVERYTHING_ELSE_FITS()
    return Likely.TABLE, words.GOES_ON_AS_ACCEPTED()
