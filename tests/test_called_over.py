"""What was called before the Director came, over a call that nobody can accept or a card seen: told, never asked."""

from __future__ import annotations

import pytest

from bridgelaws import Board
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


LED = (
    ("kind", "seen-in-auction"),
    ("offender", "N"),
    ("how", "led"),
    ("cards", "C9"),
    ("turn", "N"),
    ("over", "1NT"),
)


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
def test_24b_who_called_after_his_partner_led_and_before_the_ruling_has_broken_nothing(laws: str) -> None:
    """He passes at his next turn (R24-6). Told as made after the ruling, his bid would be one that he may not make."""
    told = Call((("laws", laws), *LED, ("since", "2C P 2D")))
    board = next_step(told)
    assert isinstance(board, Board)
    assert [f"{made.seat.letter} {made.call.code}" for made in board.auction.standing] == ["N 2C", "E P", "S 2D"]
    assert [(duty.seat, duty.kind.value) for duty in board.duties] == [(Seat.SOUTH, "pass once")]
    assert "R24-6" in board.citations
    assert not {"37B1", "37"} & set(board.citations)
