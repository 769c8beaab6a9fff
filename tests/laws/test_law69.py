"""Law 69: agreed claim or concession."""

from __future__ import annotations

import pytest

from bridgelaws.board.claiming import Adjudicated, Ground
from bridgelaws.board.orders import GiveBack
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.hearing.rulings import Ruled
from bridgelaws.laws.law77.rules import result
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, options, scene


def agreed(laws: Edition, tricks: int | None = 3, *, aloud: bool = True, **more: object) -> Play:
    """South claims the last three tricks, and East and West agree; then they have called on the next board."""
    play = claimed(laws, tricks, **more)
    if aloud:
        play.agreed("W")
    play.next_deal_called("E")
    return play


def claimed(laws: Edition, tricks: int | None = 3, **more: object) -> Play:
    """South claims at trick 11 in notrump."""
    play = scene(laws, "3NT by S", trick=11, leader="S", won={"NS": 8, "EW": 2}, **more)
    play.claimed("S", tricks)
    return play


def tricks(play: Play) -> tuple[int, int] | None:
    """The tricks of each side, once there is a result."""
    found = result(play.table)
    return None if found is None else found.after


@editions()
def test_69a_agreement_is_final_when_the_agreeing_side_calls_on_the_next_board(laws: Edition) -> None:
    play = claimed(laws)
    play.agreed("W")
    play.next_deal_called("N")
    assert "69A" not in play.citations
    play.next_deal_called("E")
    assert ("69A" in play.citations, tricks(play)) == (True, (11, 2))
    rulings = len(play.rulings)
    play.round_ended()
    assert len(play.rulings) == rulings


def test_r69_1_who_agreed_to_a_claim_that_is_void_has_said_nothing_of_the_next() -> None:
    """East agrees, West doubts, and play goes on by agreement (68D2); to the next claim nobody says a word."""
    play = claimed(L2017)
    play.agreed("E")
    play.said("W", "refuse")
    play.found(True)
    play.found(True)
    play.claimed("S", 3)
    play.next_deal_called("E")
    assert {"69A", "R69-1"} <= set(play.citations)


@editions()
def test_69a_or_when_the_round_is_over(laws: Edition) -> None:
    play = claimed(laws)
    play.round_ended()
    assert {"69A", "R69-1"} <= set(play.citations)


@editions()
def test_r69_1_silence_is_assent_unless_that_is_set_aside(laws: Edition) -> None:
    assert "R69-1" in agreed(laws, aloud=False).citations
    assert "R69-1" not in agreed(laws).citations
    assert "69A" not in agreed(laws, aloud=False, set_aside=("R69-1",)).citations


@editions()
def test_69a_a_number_that_nobody_said_is_found(laws: Edition) -> None:
    play = agreed(laws, None)
    assert (asked(play), options(play)) == ("tricks_agreed", set("0123"))
    play.found("2")
    assert tricks(play) == (10, 3)


@editions()
def test_69a_before_that_whoever_objects_contests_the_claim(laws: Edition) -> None:
    for say in (lambda play: play.said("E", "refuse"), lambda play: play.asked_back("E", 1)):
        play = claimed(laws)
        play.agreed("W")
        say(play)
        if asked(play) == "asked_to_play_on":
            play.found(False)
        assert asked(play) == "tricks_awarded"


@editions()
def test_69b_a_trick_already_won(laws: Edition) -> None:
    play = agreed(laws)
    play.asked_back("E", 1)
    assert asked(play) == "within_correction_period"
    play.found(True)
    play.found("already_won")
    assert tricks(play) == (10, 3)
    assert ("69B" if laws is L1997 else "69B1") in play.citations


@editions()
def test_69b_the_test_differs(laws: Edition) -> None:
    test = "no_normal_play" if laws is L1997 else "likely_won"
    play = agreed(laws)
    play.asked_back("W", 1)
    play.found(True)
    assert options(play) == {"already_won", test, "neither"}
    play.found(test)
    assert tricks(play) == (10, 3)
    assert ("69B" if laws is L1997 else "69B2") in play.citations


@editions()
def test_69b_if_neither_holds_the_agreement_stands(laws: Edition) -> None:
    play = agreed(laws)
    play.asked_back("W", 1)
    play.found(True)
    play.found("neither")
    assert (asked(play), tricks(play)) == (None, (11, 2))
    assert "that stands" in play.explain()


@editions()
def test_69b_not_after_the_correction_period(laws: Edition) -> None:
    play = agreed(laws)
    play.asked_back("W", 1)
    play.found(False)
    assert (asked(play), tricks(play)) == (None, (11, 2))
    assert "no longer withdraw" in play.explain()


@editions()
def test_69b_for_how_many_tricks_is_found(laws: Edition) -> None:
    play = agreed(laws)
    play.said("W", "refuse")
    assert (asked(play), options(play)) == ("tricks_asked_back", set("123"))
    assert play.question is not None
    assert {ref[:3] for ref in play.question.refs} == {"69B"}
    play.found("2")
    play.found(True)
    play.found("already_won")
    assert tricks(play) == (9, 4)


@editions()
def test_69b_is_for_the_agreeing_side_alone(laws: Edition) -> None:
    play = agreed(laws, 2)
    play.asked_back("N", 1)
    assert asked(play) == "conceded_trick"


@editions()
def test_69b_nobody_asks_for_more_than_he_has_lost(laws: Edition) -> None:
    play = agreed(laws)
    for seat, number in ("W", 4), ("W", 0), ("S", 1):
        with pytest.raises(ImpossibleEvent):
            play.asked_back(seat, number)


@editions()
def test_69a_a_number_is_asked_for_out_of_the_tricks_left(laws: Edition) -> None:
    play = agreed(laws, None)
    assert play.question is not None
    assert "of the 3 " in str(play.question.text)


@editions()
def test_69a_who_goes_on_after_a_ruling_has_agreed_to_nothing(laws: Edition) -> None:
    play = claimed(laws)
    play.adjudicated(2)
    play.next_deal_called("E")
    assert ("69A" in play.citations, tricks(play)) == (False, (10, 3))


@editions()
@pytest.mark.parametrize("ground", [Ground.ALREADY_WON, Ground.NONE])
def test_69b_what_the_director_has_found_is_not_asked(laws: Edition, ground: Ground) -> None:
    play = agreed(laws)
    play.asked_back("E", 1)
    play.add(Adjudicated(2, ground=ground))
    assert asked(play) == "within_correction_period"
    play.found(True)
    given = ground is Ground.ALREADY_WON
    assert (asked(play), tricks(play)) == (None, (10, 3) if given else (11, 2))


@editions(L2007, L2017)
@pytest.mark.parametrize(("ground", "number"), [("already_won", "69B1"), ("likely_won", "69B2")])
def test_69b_the_ground_is_cited_that_was_found(laws: Edition, ground: str, number: str) -> None:
    play = agreed(laws)
    play.asked_back("E", 1)
    play.found(True)
    play.found(ground)
    ruled = [step for step in play.rulings[-1].steps if isinstance(step, Ruled)]
    given = [step for step in ruled if any(isinstance(order, GiveBack) for order in step.orders)]
    assert [[each.ref(laws) for each in step.authorities] for step in given] == [[number]]


@editions()
@pytest.mark.parametrize("aloud", [True, False])
@pytest.mark.parametrize("asks", [True, False])
def test_69a_too_late_though_the_number_agreed_is_still_asked(laws: Edition, aloud: bool, asks: bool) -> None:
    """Nobody said how many tricks South claimed: it is withdrawn all the same, and no doubtful point is resolved."""
    play = agreed(laws, None, aloud=aloud)
    if asks:
        play.asked_back("E", 1)
    else:
        play.said("E", "refuse")
    assert asked(play) == "tricks_agreed"
    play.found("3")
    assert asked(play) == ("within_correction_period" if asks else "tricks_asked_back")
    assert "68D" not in {step.authorities[0].ref(laws) for step in _of_last(play)}
    if not asks:
        play.found("1")
    play.found(True)
    play.found("already_won")
    assert (asked(play), tricks(play)) == (None, (10, 3))


def _of_last(play: Play) -> list[Ruled]:
    return [step for step in play.rulings[-1].steps if isinstance(step, Ruled)]
