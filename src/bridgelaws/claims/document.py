"""The analysis of a claim as a document: what the desk, the terminal, the page and the HTTP interface agree on."""

from __future__ import annotations

from typing import Any

from ..values.cards import CARDS
from ..values.seats import SEATS
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from . import words
from .analysis import Analysis, Critical, Row, critical, held, winners
from .kinds import ALL, class_of, name_of
from .search import Limits, Play, Search
from .told import play_told, row_told, statement_told

Document = dict[str, Any]


def analysis_document(found: Analysis, language: Language | str = ENGLISH) -> Document:
    """Everything that was worked out; findings go by the names that a request gives them."""
    tongue, claim = language_of(language), found.claim
    return {
        "claimer": SEATS[claim.claimer].letter,
        "claimed": claim.tricks,
        "tricks": claim.ending.tricks,
        "worst": limits_document(found.worst),
        "clean": limits_document(found.clean),
        "result": limits_document(found.result),
        "holds_anyway": found.holds_anyway,
        "open": found.open,
        "cut": found.cut,
        "statement": [tongue.say(step) for step in statement_told(claim.statement)],
        "rows": [_row(row, tongue) for row in found.rows],
        "together": [_row(row, tongue) for row in found.together],
        "plain": tongue.say(words.PLAIN_NOT_NORMAL(SEATS[claim.claimer].side)),
        "line": line_document(found),
        "critical": _critical(turning_point(found)),
    }


def limits_document(limits: Limits) -> Document:
    """A number of tricks, or between which it lies."""
    return {"at_least": limits.at_least, "at_most": limits.at_most, "exact": limits.exact}


def turning_point(found: Analysis) -> Critical | None:
    """The first play of the deciding line that was judged."""
    return critical(Search(found.claim.ending, found.claim.claimer), found.line, ALL)


def line_document(found: Analysis) -> list[Document]:
    """The tricks of the deciding line: the cards in the order played, and who wins; the first may have begun before."""
    ending, side = found.claim.ending, SEATS[found.claim.claimer].side
    plays = [Play((ending.leader + place) & 3, card) for place, card in enumerate(ending.trick)]
    begun, plays = len(plays), [*plays, *found.line]
    won = winners(found.claim, found.line)
    return [
        {
            "plays": [_play(play, 4 * number + place < begun) for place, play in enumerate(plays[4 * number :][:4])],
            "winner": SEATS[winner].letter,
            "by_claimer": SEATS[winner].side is side,
        }
        for number, winner in enumerate(won)
    ]


def _play(play: Play, before: bool) -> Document:
    kind = None if play.code < 0 else name_of(class_of(play.code))
    card = CARDS[play.card].code
    return {"seat": SEATS[play.seat].letter, "card": card, "kind": kind, "stated": play.stated, "before": before}


def _row(row: Row, tongue: Language) -> Document:
    play, text = play_told(row), row_told(row)
    if text is None:
        text = words.NOT_WORKED_OUT(row.tricks.at_least, row.tricks.at_most)
    return {
        "plays": [name_of(each) for each in row.plays],
        "tricks": limits_document(row.tricks),
        "play": None if play is None else tongue.say(play),
        "text": tongue.say(text),
        "critical": _critical(row.critical),
    }


def _critical(at: Critical | None) -> Document | None:
    if at is None:
        return None
    trick = [
        {"seat": SEATS[(at.ending.leader + n) & 3].letter, "card": CARDS[c].code} for n, c in enumerate(at.ending.trick)
    ]
    return {
        "seat": SEATS[at.play.seat].letter,
        "card": CARDS[at.play.card].code,
        "better": None if at.better is None else CARDS[at.better].code,
        "trick": trick,
        "hands": {
            seat.letter: [CARDS[card].code for card in reversed(cards)]
            for seat, cards in zip(SEATS, held(at.ending), strict=True)
        },
    }
