"""Remarks joined with what the cards show: each supports a finding, or is one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from ...archives.record import Record
from ...words.message import Message, Phrase
from ..findings import Finding, Kind, Likely
from ..replay import Course
from . import words
from .hiding import with_signs, without_names
from .reading import Remark, telling, told
from .topics import Topic

# What a remark is evidence of, from the gravest: where it says several things, it is listed under the first.
SAID: Final[Mapping[Topic, Kind]] = {
    Topic.REVOKE: Kind.SAID_REVOKE,
    Topic.OUT_OF_TURN: Kind.SAID_OUT_OF_TURN,
    Topic.INSUFFICIENT: Kind.SAID_INSUFFICIENT,
    Topic.EXPOSED: Kind.SAID_EXPOSED,
    Topic.DISPUTED: Kind.SAID_DISPUTED,
    Topic.DIRECTOR: Kind.SAID_DIRECTOR,
}
_SHOWN_BY_CARDS: Final = {
    Topic.REVOKE: (Kind.REVOKE,),
    Topic.OUT_OF_TURN: (Kind.OPENING_LEAD, Kind.LEAD, Kind.PLAY, Kind.ROTATION),
    Topic.INSUFFICIENT: (Kind.INSUFFICIENT,),
}
_IN_PLAY: Final = (Kind.REVOKE, Kind.OPENING_LEAD, Kind.LEAD, Kind.PLAY)
# So many irregularities in the cards of one board are a record that went astray, whatever is said beside it.
_TOO_MANY: Final = 3
_MOST_TRANSFERRED: Final = 2
_LONGEST: Final = 160
_MOST_QUOTED: Final = 3


def speaks(record: Record) -> bool:
    """Whether a remark of the board may be about an irregularity."""
    return bool(record.comments) and telling(record.comments)


def joined(record: Record, played: Course | None, findings: list[Finding], *, names: bool = False) -> list[Finding]:
    """The findings of a board with what the remarks say to them, and one more for what only a remark tells."""
    if not record.comments:
        return findings
    remarks = told(record.comments, of_record=bool(findings))
    if not remarks:
        return findings
    said = {topic for remark in remarks for topic in remark.says}
    quoted = _quoted(remarks, record, names)
    findings = [_supported(found, findings, said, played, record, quoted) for found in findings]
    topic = next((topic for topic in SAID if topic in said), None)
    if topic is None or any(found.remark for found in findings):
        return findings
    return [*findings, _told(record, topic, [r for r in remarks if topic in r.says], names)]


def _quoted(remarks: list[Remark], record: Record, names: bool) -> str:
    """What was said, at most a few remarks; nobody is named in it unless that was asked for."""
    telling = [remark for remark in remarks if remark.says - {Topic.CLAIM}]
    texts = dict.fromkeys(" ".join(with_signs(remark.text).split()) for remark in telling[:_MOST_QUOTED])
    if not names:
        texts = dict.fromkeys(without_names(text, record.players.values()) for text in texts)
    quoted = " / ".join(texts)
    return quoted if len(quoted) <= _LONGEST else quoted[: _LONGEST - 1] + "…"


def _supported(
    found: Finding, findings: list[Finding], said: set[Topic], played: Course | None, record: Record, quoted: str
) -> Finding:
    """A finding in the cards with what the remarks say to it."""
    astray = sum(other.kind in _IN_PLAY for other in findings) >= _TOO_MANY
    for topic, kinds in _SHOWN_BY_CARDS.items():
        if topic in said and found.kind in kinds and not astray:
            return replace(found.explained(Likely.TABLE, words.AGREES()), remark=quoted)
    if found.kind is Kind.RESULT and Topic.REVOKE in said and played is not None and played.whole:
        assert record.result is not None
        moved = abs(record.result - played.declarers_tricks)
        if 0 < moved <= _MOST_TRANSFERRED:
            return replace(found.explained(Likely.TABLE, words.RESULT_FITS(moved)), remark=quoted)
    if Topic.RECORD in said and found.likely is not Likely.TABLE:
        return replace(found.explained(Likely.TRANSCRIPTION, words.RECORD_WRONG()), remark=quoted)
    return found


def _told(record: Record, topic: Topic, remarks: list[Remark], names: bool) -> Finding:
    """A finding that only the remarks tell."""
    by_operator = any(remark.by_operator for remark in remarks)
    quoted = _quoted([remark for remark in remarks if remark.by_operator is by_operator], record, names)
    likely, why = _weighed(record, topic, by_operator)
    saying: Phrase = words.BY_OPERATOR(quoted) if by_operator else words.BY_COMMENTATOR(quoted)
    place = record.place
    return Finding(
        place.file, place.line, place.nth, record.board, record.room, SAID[topic],
        told=saying, likely=likely, why=why, remark=quoted,
    )  # fmt: skip


def _weighed(record: Record, topic: Topic, by_operator: bool) -> tuple[Likely, Message]:
    if topic is Topic.DIRECTOR:
        return Likely.UNDECIDED, words.NOT_WHAT_FOR()
    cards = sum(play.card is not None for play in record.plays)
    if not cards:
        return Likely.TABLE if by_operator else Likely.UNDECIDED, words.NO_CARDS()
    if not by_operator:
        return Likely.UNDECIDED, words.FROM_AFAR()
    return Likely.TABLE, words.CARDS_SILENT() if cards == len(record.plays) == 52 else words.CARDS_STOP()
