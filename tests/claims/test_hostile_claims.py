"""What cannot be, put to a claim: a clear error or a ruling, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bridgelaws import BridgeLawsError, Card, Play, Seat, claim_document, dumps, loads
from bridgelaws.events import Stated, Step
from bridgelaws.values.cards import Suit

HANDS = {"N": ["S2", "S3"], "E": ["H3", "H4"], "S": ["SA", "D4"], "W": ["SK", "D2"]}
LAST = {"N": ["S2"], "E": ["H3"], "S": ["SA"], "W": ["SK"]}


def opened(hands: dict[str, list[str]] = HANDS, trick: int = 12, laws: int = 2017) -> Play:
    """The last tricks of 4♠ by South; West is on lead."""
    position = {"trick": trick, "leader": "W", "won": {"NS": 5, "EW": trick - 6}, "hands": hands}
    case = {"format": "bridgelaws-case", "version": 1, "laws": laws, "contract": "4S by S", "position": position}
    return loads(json.dumps(case))


def contested(play: Play, tricks: int | None = 2, said: str = "", *stated: Stated) -> Play:
    """South claims, West objects, and nobody asks to play on."""
    play.claimed("S", tricks, said, stated)
    play.said("W", "refuse")
    if play.question is not None and play.question.id == "asked_to_play_on":
        play.found(False)
    return play


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"N": ["SA", "S3"]}, "♠A is in two places"),
        ({"N": ["S3", "S3"]}, "the same card is given twice"),
        ({"N": ["S2", "S3", "S4"]}, "North has 3 cards; in this trick it must be 2"),
        ({"N": ["S2"]}, "North has 1 card; in this trick it must be 2"),
        ({"N": []}, "North has 0 cards; in this trick it must be 2"),
        ({"N": ["S2"], "E": ["H3"]}, "North has 1 card; in this trick it must be 2"),
        ({"E": ["H3", "H4", "H5"], "W": ["SK"]}, "East has 3 cards; in this trick it must be 2"),
    ],
)
def test_hands_that_contradict_one_another_or_the_trick(changed: dict[str, list[str]], what: str) -> None:
    with pytest.raises(BridgeLawsError, match=what):
        claim_document(contested(opened(HANDS | changed)))


def test_a_hand_that_nobody_has_told() -> None:
    play = contested(opened({seat: cards for seat, cards in HANDS.items() if seat != "N"}))
    before = dumps(play)
    with pytest.raises(BridgeLawsError, match="the cards of North are not known"):
        claim_document(play)
    assert dumps(play) == before


def test_a_faced_hand_has_no_more_cards_than_are_left() -> None:
    play = contested(opened({seat: cards for seat, cards in HANDS.items() if seat != "N"}))
    before = dumps(play)
    with pytest.raises(BridgeLawsError, match="North cannot show 3 cards more: 2 are left in that hand"):
        play.hand_faced("N", "S2 S3 S4")
    assert dumps(play) == before


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize("tricks", [3, 14, -1, 10**30])
def test_more_tricks_than_are_left_or_fewer_than_none(laws: int, tricks: int) -> None:
    play = opened(laws=laws)
    before = dumps(play)
    with pytest.raises(BridgeLawsError, match=f"{tricks} tricks cannot be had: 0 are won and 2 are left"):
        play.claimed("S", tricks)
    assert (dumps(play), play.turn) == (before, Seat.WEST)


@pytest.mark.parametrize("said", ["", "   ", "\n", "x" * 10_000])
def test_an_empty_statement_or_a_very_long_one_binds_nobody(said: str) -> None:
    assert claim_document(contested(opened(), 2, said))["statement"] == ["gives no line of play"]


@pytest.mark.parametrize("step", [step for step in Step if step.needs])
def test_a_step_without_its_details_is_an_error(step: Step) -> None:
    play = opened()
    before = dumps(play)
    with pytest.raises(BridgeLawsError, match=f"'{step.value}' of the statement lacks a hand, a suit or cards"):
        play.claimed("S", 2, "", [Stated(step)])
    assert dumps(play) == before


@pytest.mark.parametrize(
    "stated",
    [
        Stated(Step.IN_ORDER, cards=(Card.parse("HA"),)),  # gone long ago
        Stated(Step.IN_ORDER, cards=(Card.parse("SK"), Card.parse("SK"))),  # an opponent's, twice
        Stated(Step.KEEP, cards=(Card.parse("SK"),)),
        Stated(Step.RUFF, Seat.WEST, (Suit.HEARTS,)),  # in an opponent's hand
        Stated(Step.RUN, suits=(Suit.CLUBS,)),  # nobody has one
        Stated(Step.FINESSE, Seat.EAST, (Suit.CLUBS,)),
    ],
)
def test_a_statement_that_is_beside_the_point_leaves_what_no_line_could_change(stated: Stated) -> None:
    found = claim_document(contested(opened(), 2, "", stated))
    assert found["result"] == {"at_least": 2, "at_most": 2, "exact": True}


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize("tricks", [0, 1, None])
def test_a_claim_on_the_last_trick_has_one_result(laws: int, tricks: int | None) -> None:
    found = claim_document(contested(opened(LAST, 13, laws), tricks))
    assert found["result"] == found["worst"] == {"at_least": 1, "at_most": 1, "exact": True}
    assert found["rows"] == []


# What can be said of a claim that is there, or is not


BEFORE_A_CLAIM: list[tuple[Callable[[Play], Any], str]] = [
    (lambda play: play.adjudicated(1), "nobody has claimed or conceded"),
    (lambda play: play.asked_back("S", 1), "nobody has claimed or conceded"),
    (lambda play: play.hand_faced("W", "SK D2"), "nobody has claimed or conceded"),
    (lambda play: play.agreed("W"), "West has no claim of an opponent to agree to"),
    (claim_document, "no contested claim"),
]
AFTER_A_CLAIM: list[tuple[Callable[[Play], Any], str]] = [
    (lambda play: play.adjudicated(3), "3 tricks cannot be had"),
    (lambda play: play.adjudicated(-1), "-1 tricks cannot be had"),
    (lambda play: play.adjudicated(1, ["luck"]), "'luck' is not known; write one of 'trump out'"),
    (lambda play: play.adjudicated(1, [], "SA SK"), "the line does not give"),
    (lambda play: play.adjudicated(1, [], "SK SK"), "the same card is given twice"),
    (lambda play: play.hand_faced("W", "SA SK"), "West cannot show ♠A"),
    (lambda play: play.asked_back("S", 1), "has no trick to ask for"),
    (lambda play: claim_document(play, normal=["luck"]), "'luck' is not the name of a play"),
    (lambda play: claim_document(play, normal=["plain"], irrational=["plain"]), "normal and not normal"),
]


@pytest.mark.parametrize(("act", "what"), BEFORE_A_CLAIM)
def test_before_anybody_has_claimed(act: Callable[[Play], Any], what: str) -> None:
    play = opened()
    before = dumps(play)
    with pytest.raises(BridgeLawsError, match=what):
        act(play)
    assert dumps(play) == before


@pytest.mark.parametrize(("act", "what"), AFTER_A_CLAIM)
def test_when_a_claim_is_contested(act: Callable[[Play], Any], what: str) -> None:
    play = contested(opened())
    before, asked = dumps(play), play.question
    with pytest.raises(BridgeLawsError, match=what):
        act(play)
    assert (dumps(play), play.question) == (before, asked)


@pytest.mark.parametrize("budget", [0, -5, 1])
def test_a_budget_of_nothing_leaves_everything_open_and_says_so(budget: int) -> None:
    found = claim_document(contested(opened({**HANDS, "S": ["SA", "S5"]})), budget=budget)
    assert 0 <= found["result"]["at_least"] <= found["result"]["at_most"] <= 2
    assert found["result"]["exact"] is (found["result"]["at_least"] == found["result"]["at_most"])


@pytest.mark.parametrize("tricks", [1.5, "2", True])
def test_a_number_of_tricks_is_a_whole_number(tricks: object) -> None:
    play = Play(contract="3NT by S")
    with pytest.raises(BridgeLawsError, match="whole number"):
        play.claimed("S", tricks)  # type: ignore[arg-type]
    with pytest.raises(BridgeLawsError, match="whole number"):
        play.ended(tricks)  # type: ignore[arg-type]
    assert play.table.log == ()
