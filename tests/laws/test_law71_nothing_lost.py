"""Laws 68, 69 and 71: what is said of tricks by a side that loses none."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import EDITIONS, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.play import Play
from revoked import faced

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


def begun(laws: Edition) -> Play:
    return faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:S3", "S:SA")


@every
@pytest.mark.parametrize(("claimer", "tricks", "side"), [("S", 12, "N"), ("S", 12, "S"), ("W", 0, "S"), ("W", 0, "N")])
def test_71_who_loses_no_trick_has_none_to_ask_for(laws: Edition, claimer: str, tricks: int, side: str) -> None:
    play = begun(laws)
    play.claimed(claimer, tricks)
    before = play.table
    for asked in (None, 1):
        with pytest.raises(ImpossibleEvent, match="has no trick to ask for: of those that are left his side"):
            play.asked_back(side, asked)
    assert play.table is before


@every
@pytest.mark.parametrize("order", [0, 1])
def test_68_all_the_tricks_claimed_by_one_side_and_conceded_by_the_other_are_in_dispute_by_nobody(
    laws: Edition, order: int
) -> None:
    """In either order the second says what the first has said, and it comes to the same."""
    play = begun(laws)
    for seat, tricks in [("S", 12), ("W", 0)][:: -1 if order else 1]:
        play.claimed(seat, tricks)
    assert (play.question, play.table.total) == (None, (13, 0))
    assert not any("disputed" in str(ruling) for ruling in play.rulings)


@every
@pytest.mark.parametrize("tricks", [13, -1])
def test_68b_more_tricks_than_are_left_cannot_be_claimed(laws: Edition, tricks: int) -> None:
    play = begun(laws)
    before = play.table
    with pytest.raises(ImpossibleEvent, match=f"{tricks} tricks cannot be had: 1 are won and 12 are left|0 are won"):
        play.claimed("S", tricks)
    assert play.table is before
