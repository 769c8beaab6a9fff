"""A claim that is on file, for whoever reads the ruling: what was stated and found, and the line that decided it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board.claiming import Adjudicated, AskedBack
from ..board.events import Claimed
from ..board.table import Table
from ..claims.analysis import Analysis, Claim, Row
from ..claims.document import analysis_document, turning_point
from ..claims.kinds import class_of, in_words
from ..claims.replay import replayed
from ..claims.search import Limits
from ..claims.told import play_told
from ..errors import BridgeLawsError
from ..values.seats import SEATS
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from ..words.message import Message
from . import contested, words

Document = dict[str, Any]


def claim_on_file(table: Table, language: Language | str = ENGLISH) -> Document | None:
    """What is on file about the last claim at a table; None if there was none."""
    tongue = language_of(language)
    made, found = _events(table)
    if made is None:
        return None
    known = contested.all_known(table)
    return {
        "claimer": made.seat.letter,
        "claimed": made.tricks,
        "tricks": 14 - table.number,
        "said": made.said,
        "statement": contested.statement_in_words(made.stated, tongue) if made.stated else [],
        "hands": {seat.letter: [card.code for card in table.hand(seat).cards] for seat in SEATS} if known else None,
        "found": None if found is None else _finding(table, found, known, tongue),
    }


def _events(table: Table) -> tuple[Claimed | None, Adjudicated | None]:
    """The last claim, and what the Director found on it."""
    found: Adjudicated | None = None
    for event in reversed(table.log):
        if isinstance(event, Claimed):
            return event, found
        if isinstance(event, Adjudicated) and found is None:
            found = event
    return None, None


def _finding(table: Table, found: Adjudicated, known: bool, tongue: Language) -> Document:
    claim = _claim(table) if known and found.line and _by_claimers_side(table) else None
    analysis = None if claim is None else _decided(claim, found)
    decided = None if analysis is None else analysis_document(analysis, tongue)
    why = None if analysis is None or found.ground is not None else _why(analysis)
    return {
        "tricks": found.tricks,
        "ground": None if found.ground is None else found.ground.value,
        "why": None if why is None else tongue.say(why),
        "basis": [basis.value for basis in found.basis],
        "normal": _in_words(found.normal, tongue),
        "irrational": _in_words(found.irrational, tongue),
        "later": found.later,
        "line": [] if decided is None else decided["line"],
        "critical": None if decided is None else decided["critical"],
    }


def _by_claimers_side(table: Table) -> bool:
    """Whether the line is about the claimer's side, and not about what the others had agreed to lose."""
    asked = next((event for event in reversed(table.log) if isinstance(event, AskedBack)), None)
    return asked is None or asked.seat.side is contested.claim_made(table).seat.side


def _decided(claim: Claim, found: Adjudicated) -> Analysis:
    """What is left of an analysis once it is on file: its line."""
    tricks = Limits(found.tricks, found.tricks)
    return Analysis(claim, tricks, tricks, tricks, (), (), replayed(claim, found.line), 0)


def _why(analysis: Analysis) -> Message | None:
    """The play on which it turns, to be read out; None where the line has none that was judged."""
    at = turning_point(analysis)
    if at is None:
        return None
    clause = play_told(Row((class_of(at.play.code),), analysis.result, at, ()))
    claim = analysis.claim
    side = SEATS[claim.claimer].side
    return None if clause is None else words.CLAIM_WHY(clause, side, analysis.result.at_most, claim.ending.tricks)


def _claim(table: Table) -> Claim | None:
    """The claim for whoever replays its line; None where the cards on file do not give one."""
    try:
        return contested.claim_at(table)
    except BridgeLawsError:
        return None


def _in_words(names: Iterable[str], tongue: Language) -> list[Document]:
    """Plays that the Director judged."""
    return [{"play": name, "text": tongue.say(in_words(name))} for name in names]
