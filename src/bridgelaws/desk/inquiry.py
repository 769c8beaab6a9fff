"""What the claim analyst is asked at a table, be it a contested claim or tricks that are asked for, and its answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..board.claiming import Adjudicated, Ground, Stated
from ..board.table import Table
from ..book.questions import Question
from ..claims.analysis import Claim
from ..claims.kinds import Class
from ..values.cards import CardSet
from ..values.seats import Seat
from ..words.language import Language
from . import contested, regained, words
from .contested import Finding, NoContestedClaim
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
