"""Helps for the tests: a story with its answers, and what one asks of a situation."""

import pytest

from .asking import scripted
from .lines import acts_of
from .readings import Readings
from .situation import Situation, opinion

ALL = (1997, 2007, 2017)
OLD = (1997, 2007)
every_edition = pytest.mark.parametrize("edition", ALL)

ANY = "SHDC"


def story(edition: int, dealer: str, line: str, readings: Readings | None = None, **answers: str) -> list[Situation]:
    """``shown_E_2C="H"`` says what East's 2C showed, everything else is an answer by kind of question."""
    given = {}
    for key, value in answers.items():
        given[f"shown {key[6:].replace('_', ':')}" if key.startswith("shown_") else key] = value
    return opinion(edition, dealer, acts_of(line), scripted(given), readings)


def end(edition: int, dealer: str, line: str, readings: Readings | None = None, **answers: str) -> Situation:
    return story(edition, dealer, line, readings, **answers)[-1]


def status(s: Situation, call: str) -> str:
    """The status of ``"E:1H"``, the last one if there are several."""
    return [c.status for c in s.calls if f"{c.seat}:{c.call}" == call][-1]


def leads(s: Situation) -> list[tuple[str, str, str]]:
    return [(r.leader, r.kind, r.suits) for r in s.lead_rights]


def barred(s: Situation, call: str) -> tuple[str, ...]:
    """The sides that may not use a withdrawn call."""
    return next(k.may_not for k in s.knowledge if f"{k.seat}:{k.call}" == call)


def asked(s: Situation, kind: str) -> tuple[str, tuple[str, ...]]:
    """To whom a question was put at this act, and with which options."""
    return next((q.question.to, q.question.options) for q in s.questions if q.question.kind == kind)


def nobody_bound(s: Situation) -> bool:
    return all(duties == () for _, duties in s.duties)
