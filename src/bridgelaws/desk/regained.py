"""Tricks that were conceded, or agreed to be lost, and are asked for: what the analyst can say about them (69B, 71)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..board.claimable import lost
from ..board.claiming import Adjudicated, AskedBack, Ground
from ..board.events import Answered, Claimed, Said, Saying
from ..board.table import Table
from ..book.questions import Question
from ..claims.analysis import Analysis, Claim, Stop, analysing
from ..claims.document import analysis_document, limits_document
from ..claims.kinds import ALL, Class, name_of
from ..claims.search import Limits, Search
from ..laws.books import book69, book71
from ..values.cards import CARDS, CardSet
from ..values.frozen import dataclass
from ..values.seats import Seat
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from . import words
from .contested import BUDGET, IN_ALL, NoContestedClaim, checked, claim_made, ending_at, statement_of

# The questions that the analyst helps to answer.
ASKED = (book69.GROUND.id, book71.GROUND.id)


def waits(question: Question | None) -> bool:
    """Whether the Director is to say if tricks are given back that were conceded or agreed to."""
    return question is not None and question.id in ASKED


@dataclass(frozen=True, slots=True)
class Regained:
    """Tricks that are asked for: by whom, how many, and how many of those left his side must then take.

    `claim` is what the analyst is asked: of the side that conceded, with what it stated; or of the side that agreed,
    which stated nothing. `grounds` are the answers open in this edition, the last of them that there is none.
    """

    seat: Seat
    tricks: int
    claim: Claim
    grounds: tuple[Ground, ...]

    @property
    def agreed(self) -> bool:
        """Whether another's claim had been agreed to (69B), and nothing was conceded (71)."""
        return self.claim.agreeing

    @property
    def left(self) -> int:
        """The tricks that were not complete."""
        return self.claim.ending.tricks


def regained_at(table: Table, question: Question, hands: Mapping[Seat, CardSet] | None = None) -> Regained:
    """What is asked for at a table where the Director has that question."""
    made, ending = claim_made(table), ending_at(table, hands or {})
    seat = _asker(table)
    tricks = _how_many(table, seat)
    needed = ending.tricks - lost(table, seat) + tricks
    agreed = seat.side is not made.seat.side
    if agreed:
        claim = Claim(ending, seat, table.declarer, needed, agreeing=True)
    else:
        claim = Claim(ending, made.seat, table.declarer, needed, statement_of(made.stated))
    return Regained(seat, tricks, claim, tuple([ground_of(value) for value in question.values]))


def ground_of(value: str) -> Ground:
    """The ground that an answer to the question means."""
    return Ground.NONE if value == "neither" else Ground(value)


def _asker(table: Table) -> Seat:
    for event in reversed(table.log):
        if isinstance(event, AskedBack) or (isinstance(event, Said) and event.what is Saying.REFUSE):
            return event.seat
    raise NoContestedClaim(words.NO_CONTESTED_CLAIM())


def _how_many(table: Table, seat: Seat) -> int:
    """As was said, or found since; it is asked only where there are several."""
    for event in reversed(table.log):
        if isinstance(event, AskedBack) and event.tricks is not None:
            return event.tricks
        if isinstance(event, Answered) and event.question == book69.TRICKS_ASKED.id:
            return int(event.value)
        if isinstance(event, Claimed):
            break
    return lost(table, seat)


@dataclass(frozen=True, slots=True)
class Weighed:
    """What has been worked out about tricks that are asked for, given what was found so far.

    `legal` is the least by any legal play at all, whatever was stated; `likely` the least and the most that the asking
    side takes if nobody makes a play that he would regret. `suggests` is the ground to which that comes; none if it is
    not exact, or a matter of how likely it is.
    """

    asked: Regained
    analysis: Analysis
    legal: Limits
    likely: Limits
    normal: tuple[Class, ...]
    irrational: tuple[Class, ...]

    @property
    def suggests(self) -> Ground | None:
        """What the numbers come to, if they decide it."""
        needed, grounds, result = self.asked.claim.tricks, self.asked.grounds, self.analysis.result
        if self.legal.at_least >= needed:
            sure = (Ground.NO_LEGAL_PLAY, Ground.NO_NORMAL_PLAY, Ground.LIKELY_WON)
            return next((ground for ground in sure if ground in grounds), None)
        if Ground.LIKELY_WON in grounds:
            if self.likely.at_least >= needed:
                return Ground.LIKELY_WON
            return Ground.NONE if self.likely.at_most < needed else None
        if Ground.NO_NORMAL_PLAY not in grounds:
            return Ground.NONE if self.legal.at_most < needed else None
        if result.at_most < needed:
            return Ground.NONE
        return Ground.NO_NORMAL_PLAY if result.at_least >= needed and not self.analysis.open else None

    def event(self, ground: Ground) -> Adjudicated:
        """What the Director enters: the ground, what he found of plays, and the line."""
        most = self.analysis.result.at_most
        shows = ground in (Ground.NO_LEGAL_PLAY, Ground.NO_NORMAL_PLAY, Ground.NONE)
        line = tuple([CARDS[play.card] for play in self.analysis.line]) if shows else ()
        normal, irrational = (tuple([name_of(each) for each in found]) for found in (self.normal, self.irrational))
        claimers = self.asked.left - most if self.asked.agreed else most
        return Adjudicated(claimers, (), normal, irrational, line, ground=ground)

    def document(self, language: Language | str = ENGLISH) -> dict[str, Any]:
        """All of it; fields of a contested claim that do not belong here say nothing."""
        suggests = self.suggests
        return analysis_document(self.analysis, language_of(language)) | {
            "settled": [],
            "normal": [name_of(each) for each in self.normal],
            "irrational": [name_of(each) for each in self.irrational],
            "basis": [],
            "asked_back": {
                "seat": self.asked.seat.letter,
                "tricks": self.asked.tricks,
                "agreed": self.asked.agreed,
                "grounds": [ground.value for ground in self.asked.grounds],
                "legal": limits_document(self.legal),
                "likely": limits_document(self.likely),
                "suggests": None if suggests is None else suggests.value,
            },
        }


def weighing(
    asked: Regained,
    normal: Iterable[Class] = (),
    irrational: Iterable[Class] = (),
    budget: int = BUDGET,
    stop: Stop | None = None,
) -> Iterator[Weighed]:
    """What can be said about tricks that are asked for, again and again: each answer is true and says no less."""
    counts, refused = checked(normal, irrational)
    claim, left = asked.claim, asked.left
    free = Search(claim.ending, claim.claimer, stop=stop)
    others = Search(claim.ending, claim.claimer ^ 1, stop=stop)
    for found in analysing(claim, counts, refused, budget, IN_ALL * budget, stop):
        each = min(budget, max(1_000, found.looked_at))
        likely = Limits(free.value(0, each).at_least, left - others.value(0, each).at_least)
        yield Weighed(asked, found, free.value(ALL, each), likely, tuple(counts), tuple(refused))


def weighed(
    asked: Regained, normal: Iterable[Class] = (), irrational: Iterable[Class] = (), budget: int = BUDGET
) -> Weighed:
    """The last of these."""
    *_, last = weighing(asked, normal, irrational, budget)
    return last
