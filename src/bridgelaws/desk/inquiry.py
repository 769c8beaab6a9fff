"""What the claim analyst is asked at a table, be it a contested claim or tricks that are asked for, and its answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..board.claiming import Adjudicated, Ground, Stated
from ..board.table import Table
from ..book.questions import Question
from ..claims.analysis import Claim
from ..claims.kinds import Class
from ..files import codec
from ..play.play import Play
from ..values.cards import CardSet
from ..values.seats import Seat
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from . import contested, regained, words
from .contested import BUDGET, Finding, NoContestedClaim
from .regained import Regained, Weighed

Inquiry = Claim | Regained
Answer = Finding | Weighed


def inquiry(
    table: Table, question: Question | None, hands: Mapping[Seat, CardSet], steps: Sequence[Stated] | None
) -> Inquiry:
    """What is to be found at a table where the Director has that question; hands and steps as they were entered."""
    if question is not None and regained.waits(question):
        return regained.regained_at(table, question, hands)
    if not contested.waits(question):
        raise NoContestedClaim(words.NO_CONTESTED_CLAIM())
    return contested.claim_at(table, hands, steps)


def answers(
    table: Table, about: Inquiry, normal: Iterable[Class], irrational: Iterable[Class], budget: int
) -> Iterator[Answer]:
    """What is known of it, again and again: each answer is true, and the last is the best."""
    if isinstance(about, Regained):
        return regained.weighing(about, normal, irrational, budget)
    return contested.judging(table, about, normal, irrational, budget)


def to_enter(found: Answer) -> Adjudicated:
    """What the Director enters if he agrees; that nothing is given back where the numbers do not decide it."""
    return found.event(found.suggests or Ground.NONE) if isinstance(found, Weighed) else found.event()


def document(table: Table, found: Answer, tongue: Language) -> dict[str, Any]:
    """All that was worked out."""
    if isinstance(found, Weighed):
        return found.document(tongue)
    return found.document(table, tongue) | {"asked_back": None}


def claim_document(
    play: Play,
    normal: Iterable[str] = (),
    irrational: Iterable[str] = (),
    budget: int = BUDGET,
    language: Language | str = ENGLISH,
) -> dict[str, Any]:
    """What a contested claim, or a trick asked for, comes to when these plays are found normal, and these not.

    `rows` are the plays that are still to be judged, `result` is the number of tricks, `event` what enters it. All
    hands must be known. More `budget` costs more time, and leaves less between two limits.
    """
    about = inquiry(play.table, play.question, {}, None)
    *_, last = answers(play.table, about, contested.plays(normal), contested.plays(irrational), budget)
    found = document(play.table, last, language_of(language))
    return found | {"event": codec.encode_event(to_enter(last))}
