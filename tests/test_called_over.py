"""A call that nobody can accept, over which somebody had called before the Director came: told, though never asked."""

from __future__ import annotations

import pytest

from bridgelaws.desk import Call, Detail, next_step
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat

DOUBLE = (("kind", "double"), ("offender", "E"), ("call", "X"), ("before", "partner"), ("over", "1H"))
MUST_PASS = (
    ("kind", "call-not-allowed"),
    ("what", "must pass"),
    ("offender", "E"),
    ("over", "1H"),
    ("call", "1S"),
)
ABOVE_SEVEN = (
    ("kind", "call-not-allowed"),
    ("what", "above seven"),
    ("offender", "E"),
    ("over", "7H"),
    ("call", "8S"),
)
AFTER_THE_END = (
    ("declarer", "S"),
    ("contract", "3NT"),
    ("kind", "call-not-allowed"),
    ("what", "over"),
    ("offender", "E"),
    ("call", "X"),
)


def ruled(told: tuple[tuple[str, str], ...], since: str | None = None) -> Play:
    step = next_step(Call((("laws", "2017"), *told, *((("since", since),) if since else ()))))
    assert not isinstance(step, Detail), step
    return step


@pytest.mark.parametrize(
    ("told", "alone", "called_over"),
    [(DOUBLE, "36B1", "36A"), (MUST_PASS, "37B1", "37A"), (ABOVE_SEVEN, "26B", "38D"), (AFTER_THE_END, "39C", "39B")],
)
def test_what_was_called_over_it_decides(told: tuple[tuple[str, str], ...], alone: str, called_over: str) -> None:
    before, after = ruled(told), ruled(told, "P")
    assert alone in before.citations
    assert called_over in after.citations
    assert alone not in after.citations
    assert len(after.log) == len(before.log) + 1


def test_several_calls_go_round() -> None:
    log = ruled(DOUBLE, "P 2S P").log
    assert [getattr(event, "seat", None) for event in log[-5:-1]] == [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH]
