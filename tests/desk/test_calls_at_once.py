"""Two calls at the same moment, as they are told."""

from __future__ import annotations

import pytest

from bridgelaws import ParseError, Play
from bridgelaws.board.events import DirectorCalled, Made
from bridgelaws.desk import Call, Detail, next_step
from scenes import asked

every = pytest.mark.parametrize("laws", [1997, 2007, 2017])


def told(*values: str, laws: int = 2017) -> tuple[Play, str]:
    """The table that it comes to, and the details that were asked for."""
    call, ids = Call((("laws", str(laws)), ("kind", "calls-at-once"))), []
    for value in values:
        step = next_step(call)
        assert isinstance(step, Detail), f"{value} is told too much"
        ids.append(step.id)
        call = call.tell(value)
    play = next_step(call)
    assert isinstance(play, Play), f"{play} is still to be told"
    return play, " ".join(ids)


def calls(play: Play) -> str:
    return ", ".join(str(made) for made in play.table.auction.standing)


@every
@pytest.mark.parametrize("values", [("E", "P", "S", "2S"), ("S", "2S", "E", "P")])
def test_33_the_player_on_turn_called_first_whoever_is_told_first(laws: int, values: tuple[str, ...]) -> None:
    play, ids = told("E", "1S", *values, laws=laws)
    assert ids == "turn over next call next_2 second"
    assert (calls(play), play.citations) == ("E pass, S 2♠", ("33",))
    assert isinstance(play.log[-1], Made)  # nothing waits for the Director to be called


@every
def test_33_the_other_call_may_be_out_of_rotation(laws: int) -> None:
    play, ids = told("E", "", "N", "E", "1H", "W", "1S", laws=laws)
    assert ids == "turn over dealer next call next_2 second"
    assert asked(play) == "call_out_of_rotation"
    assert isinstance(play.log[-1], DirectorCalled)


@pytest.mark.parametrize(
    ("values", "bidder"),
    [
        (("E", "X", "S", "P"), True),
        (("E", "P", "W", "X"), True),
        (("S", "X", "W", "2H"), True),
        (("E", "2H", "S", "X"), False),
    ],
)
def test_who_bid_it_is_asked_where_a_double_is_of_what_was_bid_before(values: tuple[str, ...], bidder: bool) -> None:
    play, ids = told("E", "1S", *values, *(["N"] if bidder else []))
    assert ("bidder" in ids) is bidder
    assert play.question is not None or play.rulings


@every
@pytest.mark.parametrize(
    ("values", "more"),
    [(("N", "P", "W", "P"), ()), (("N", "2H", "E", "P"), ()), (("N", "X", "W", "P"), ("W",))],
)
@pytest.mark.parametrize("earlier", ["P", "1S"])
def test_what_the_player_before_had_called_is_asked_if_he_called_again(
    values: tuple[str, ...], more: tuple[str, ...], earlier: str, laws: int
) -> None:
    bidder = more if earlier == "P" else ()
    play, ids = told("E", "1S", *values, earlier, *bidder, laws=laws)
    assert ids.startswith("turn over next call next_2 second earlier")
    assert play.question is not None or play.rulings


def test_nobody_calls_at_the_same_moment_as_himself() -> None:
    with pytest.raises(ParseError, match="East cannot have done that"):
        told("E", "1S", "E", "P", "E")
