"""Whether a slip in the record or an irregularity at the table explains a finding better."""

from __future__ import annotations

from ..archives.record import Record
from .edits import Edit
from .findings import Finding, Kind, Likely
from .replay import Course, result_possible

_IN_PLAY = (Kind.REVOKE, Kind.OPENING_LEAD, Kind.LEAD, Kind.PLAY)
# So many irregularities on one board, with nothing said of them, are a record that went astray.
_TOO_MANY = 3


def weigh(record: Record, played: Course | None, findings: list[Finding], edit: Edit | None) -> list[Finding]:
    """The findings of a board, each with what more likely explains it and why."""
    in_play = [f for f in findings if f.kind in _IN_PLAY]
    return [found.explained(*_judged(record, played, found, in_play, edit)) for found in findings]


def _judged(
    record: Record, played: Course | None, found: Finding, in_play: list[Finding], edit: Edit | None
) -> tuple[Likely, str]:
    if found.mark or found.kind is Kind.MARKED:
        return Likely.TABLE, "the file itself marks it"
    match found.kind:
        case Kind.UNREADABLE | Kind.NOT_A_CARD:
            return Likely.TRANSCRIPTION, "the record cannot be read there"
        case Kind.MISSING:
            return Likely.TRANSCRIPTION, "the record of the deal is not a whole pack in four hands of thirteen"
        case Kind.TWICE:
            slip = f": {edit.text}" if edit is not None else ""
            return Likely.TRANSCRIPTION, f"no card can be played, or dealt, twice{slip}"
        case Kind.RESULT:
            return _result(record, played, in_play)
    assert played is not None
    if not record.readable:
        return Likely.TRANSCRIPTION, "the record of this board has other faults as well"
    return _in_the_play(record, played, found, in_play, edit)


def _result(record: Record, played: Course | None, in_play: list[Finding]) -> tuple[Likely, str]:
    assert played is not None
    result = record.result
    if in_play:
        years = _after_transfer(record, played, in_play)
        if years:
            return Likely.TABLE, f"the difference is what the revoke costs under the Laws of {_and(years)}"
        return Likely.UNDECIDED, "the play itself is irregular, so that its tricks may have been counted otherwise"
    if result is None or not 0 <= result <= 13:
        return Likely.TRANSCRIPTION, "there are thirteen tricks"
    if not played.whole:
        return Likely.TRANSCRIPTION, "tricks that were won and quitted cannot be lost by a claim"
    # Seven for six is as well a trick miscounted.
    if result == 13 - played.declarers_tricks and abs(result - played.declarers_tricks) > 1:
        return Likely.TRANSCRIPTION, "it is the number of tricks of the other side"
    return Likely.UNDECIDED, "a slip in the result, a miscount at the table or a ruling that the file does not tell"


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
) -> tuple[Likely, str]:
    years = _after_transfer(record, played, in_play)
    if years:
        return Likely.TABLE, f"the result is the cards' with the tricks that go over under the Laws of {_and(years)}"
    followed = played.followed == len(played.cards)
    several = len(in_play)
    if edit is not None:
        if several > 1:
            return Likely.TRANSCRIPTION, f"one slip explains {several} irregularities: {edit.text}"
        if not followed and edit.only_withdrawn:
            return Likely.UNDECIDED, f"{edit.text}, or it was played and taken back"
        if not followed:
            return Likely.TRANSCRIPTION, f"one slip makes the board regular: {edit.text}"
        if not result_possible(played, record.result):
            return Likely.TRANSCRIPTION, f"one slip makes the board regular and its result right: {edit.text}"
        return Likely.UNDECIDED, f"it may have happened, or {edit.text}"
    if not followed:
        return Likely.TRANSCRIPTION, "the cards after it fit neither this deal nor any one slip"
    if several >= _TOO_MANY:
        return Likely.TRANSCRIPTION, f"{several} irregularities on one board, and no one slip that explains them"
    if not result_possible(played, record.result):
        return Likely.UNDECIDED, "no one slip explains it, but the result does not fit the cards either"
    if found.kind is Kind.REVOKE:
        return Likely.TABLE, "no one slip explains it, and everything else fits"
    return Likely.TABLE, "no one slip explains it, and the play goes on as after a lead that was accepted"


def _and(years: list[int]) -> str:
    words = [str(year) for year in years]
    return " and ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} and {words[-1]}"
