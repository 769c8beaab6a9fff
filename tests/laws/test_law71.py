"""Law 71: concession cancelled."""

from __future__ import annotations

import pytest

from bridgelaws.board.claiming import Adjudicated, Ground
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.laws.law77.rules import result
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
from editions import editions
from scenes import asked, options, scene


def conceded(laws: Edition, tricks: int = 0) -> Play:
    """South has eight tricks in 3NT and concedes at trick 9."""
    play = scene(laws, "3NT by S", trick=9, leader="N", won={"NS": 8, "EW": 0})
    play.claimed("S", tricks)
    return play


def tricks(play: Play) -> tuple[int, int] | None:
    """The tricks of each side, once there is a result."""
    found = result(play.table)
    return None if found is None else found.after


@editions()
def test_71_the_grounds_of_each_edition(laws: Edition) -> None:
    play = conceded(laws)
    play.asked_back("S", 1)
    old = {"no_legal_play", "contract_decided"} if laws is L1997 else set()
    assert asked(play) == "conceded_trick"
    assert options(play) == {"already_won", "no_normal_play", "none"} | old


@editions()
@pytest.mark.parametrize(
    ("ground", "numbers"),
    [
        ("already_won", ("71A", "71", "71A")),
        ("no_normal_play", ("71C", "71", "71B")),
        ("no_legal_play", ("71A", None, None)),
        ("contract_decided", ("71B", None, None)),
    ],
)
def test_71_a_concession_is_cancelled(laws: Edition, ground: str, numbers: tuple[str | None, ...]) -> None:
    number = numbers[(L1997, L2007, L2017).index(laws)]
    play = conceded(laws)
    play.asked_back("S", 1)
    if number is None:
        assert ground not in options(play)
        return
    play.found(ground)
    assert (asked(play), tricks(play)) == (None, (9, 4))
    assert number in play.citations


@editions()
def test_71_else_it_stands(laws: Edition) -> None:
    play = conceded(laws)
    play.asked_back("N", 1)
    play.found("none")
    assert (asked(play), tricks(play), "71" in play.citations) == (None, (8, 5), True)


@editions()
def test_71c_of_1997_only_until_the_side_calls_on_the_next_board(laws: Edition) -> None:
    for act in (lambda play: play.next_deal_called("N"), lambda play: play.round_ended()):
        play = conceded(laws)
        act(play)
        play.asked_back("S", 1)
        assert asked(play) == "within_correction_period"
        play.found(True)
        assert ("no_normal_play" in options(play)) is (laws is not L1997)
    play = conceded(laws)
    play.next_deal_called("W")
    play.asked_back("S", 1)
    assert "no_normal_play" in options(play)


@editions()
def test_71_not_after_the_correction_period(laws: Edition) -> None:
    play = conceded(laws)
    play.next_deal_called("S")
    play.asked_back("S", 1)
    play.found(False)
    assert (asked(play), tricks(play)) == (None, (8, 5))
    assert "no longer" in play.explain()


@editions()
def test_71_who_claims_some_has_conceded_the_rest(laws: Edition) -> None:
    play = conceded(laws, 3)
    play.asked_back("S")
    assert (asked(play), options(play)) == ("tricks_asked_back", {"1", "2"})
    play.found("2")
    play.found("already_won")
    assert tricks(play) == (13, 0)


@editions()
def test_71_a_defender_who_has_conceded(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=9, leader="N", won={"NS": 8, "EW": 0})
    play.claimed("W", 2)
    play.asked_back("E", 1)
    play.found("no_normal_play")
    assert tricks(play) == (10, 3)


def test_71_without_a_concession_there_is_nothing_to_ask_for() -> None:
    play = scene(L2017, "3NT by S", trick=9, leader="N", won={"NS": 8, "EW": 0})
    with pytest.raises(ImpossibleEvent):
        play.asked_back("S", 1)
    play.claimed("S", 5)
    with pytest.raises(ImpossibleEvent):
        play.asked_back("S", 1)


@editions()
@pytest.mark.parametrize("ruled", [False, True])
def test_71_not_for_a_claim_that_is_contested_or_ruled_on(laws: Edition, ruled: bool) -> None:
    play = conceded(laws, 3)
    play.said("W", "refuse")
    if asked(play) == "asked_to_play_on":
        play.found(False)
    if ruled:
        play.adjudicated(3)
    play.asked_back("S", 1)
    assert asked(play) == (None if ruled else "tricks_awarded")
    assert not any(ref.startswith("71") for ref in play.citations)


@editions()
def test_71_the_line_that_decided_it_is_shown(laws: Edition) -> None:
    hands = {"N": "SA", "E": "S2", "S": "S3", "W": "S4"}
    play = scene(laws, "3NT by S", trick=13, leader="N", won={"NS": 8, "EW": 4}, hands=hands)
    play.claimed("S", 0)
    play.asked_back("S", 1)
    play.add(
        Adjudicated(1, line=tuple(Card.parse(card) for card in ["SA", "S2", "S3", "S4"]), ground=Ground.NO_NORMAL_PLAY)
    )
    assert tricks(play) == (9, 4)
    assert "The line that decides it is ♠A" in play.explain()
    assert [each.ref(laws) for each in play.rulings[-1].steps[-1].authorities] == ["71"]


@editions()
def test_71_tricks_are_given_back_though_nobody_knows_those_before(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=9, leader="N")
    play.claimed("S")
    play.asked_back("S", 1)
    play.found("already_won")
    assert (asked(play), play.table.total) == (None, None)
