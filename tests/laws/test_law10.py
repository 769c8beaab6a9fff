"""Law 10: who decides on a rectification, and how options are used."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.hearing.rulings import Ruled
from editions import editions
from scenes import asked, penalty_cards, referred, scene, to, trick, unattended


@editions()
def test_10a_10b_what_the_players_settled_is_referred_to_the_director(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"E": "H5 H9"})
    play.faced("E", "H5")
    play.retracted("E", "H5")
    play.director("S")
    play.chose("refuse")
    assert "10B may" in referred(play)
    assert {"10A", {L1997: "81C8", L2007: "81C5", L2017: "81C5"}[laws]} <= set(play.citations)


@editions()
def test_10b_not_when_the_director_is_called_first(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"E": "H5 H9"})
    play.faced("E", "H5")
    play.director("S")
    play.chose("refuse")
    assert "10B may" not in referred(play)


@editions()
def test_10b_another_card_taken_back_settles_nothing_of_this_one(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:D2 N:D3", hands={"E": "D4 H5 H9"})
    for seat, card in ("E", "D4"), ("S", "DA"), ("E", "H5"):
        play.faced(seat, card)
    play.retracted("E", "D4")
    play.director("S")
    while play.question is not None:
        play.answer(True if play.question.wants == "yes or no" else "refuse")
    assert penalty_cards(play) != []
    assert "10B may" not in referred(play)


@pytest.mark.parametrize("laws", [L1997], ids=str)
def test_10b_what_the_ruling_rests_on_is_cited_with_the_ruling(laws: Edition) -> None:
    """55B2 on the reading R55-1; the referral by 10B besides it rests on nothing of the kind."""
    play = scene(laws, trick=4, leader="W")
    play.named("S", "C3")
    play.said("E", "refuse")
    assert "10B may" in referred(play)
    assert "on the reading R55-1" in play.explain()


@editions()
def test_10c1_the_player_is_told_every_option(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4", hands={"W": "CQ C3"})
    play.faced("E", "CK")
    play.director("S")
    assert play.question is not None
    said = play.question.say
    assert all(option.say in said for option in play.question.options)
    play.chose("lowest")
    assert {"10C1", "10C2"} <= set(play.citations)


@editions()
def test_10c2_the_option_is_declarers_alone(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4")
    play.faced("E", "CK")
    play.said("S", "attention")
    play.director("N")
    assert (asked(play), to(play)) == ("premature_play", "S")


@editions()
def test_10c3_the_best_option_is_proper(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("E", "H5")
    play.director("S")
    play.chose("accept")
    assert {L1997: "72A4", L2007: "10C3", L2017: "10C3"}[laws] in play.citations


@editions()
def test_10c4_the_offenders_may_then_do_what_is_best_for_them(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("E", "H5")
    play.director("S")
    play.chose("refuse")
    assert penalty_cards(play) == {"E:H5 major"}
    assert {L1997: "72A5", L2007: "10C4", L2017: "10C4"}[laws] in play.citations


@editions()
def test_10_unattended_nobody_has_an_option(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("E", "H5")
    assert (asked(play), unattended(play), trick(play)) == (None, ["56"], "E:H5")


@editions()
def test_10b_a_demand_made_before_the_director_came_is_the_players_own_ruling(laws: Edition) -> None:
    for speaker, referred_to_him in ("S", True), ("W", False):
        play = scene(laws, "4S by S", trick=3, current="S:C4", hands={"W": "CQ C3", "E": "CK C9"})
        play.faced("E", "CK")
        play.said(speaker, "refuse")
        play.director("S")
        play.chose("lowest")
        assert ("10B may" in referred(play)) is referred_to_him


D8 = {"seat": "W", "card": "D8", "kind": "major"}
D9 = {"seat": "W", "card": "D9", "kind": "major"}
OPTIONS: dict[str, tuple[dict[str, Any], tuple[str, str] | None, str, str]] = {
    "50D2": ({"leader": "E", "penalty_cards": [D8]}, None, "South", "require"),
    "51B": ({"leader": "E", "penalty_cards": [D8, D9]}, None, "South", "forbid"),
    "52B": ({"current": "S:D3", "hands": {"W": "D8 D2"}, "penalty_cards": [D8]}, ("W", "D2"), "South", "require"),
    "55A": ({"leader": "N"}, ("S", "D4"), "West", "retract"),
    "56": ({"leader": "W"}, ("E", "D4"), "South", "refuse"),
    "57A": ({"current": "S:C4", "hands": {"W": "CQ C3"}}, ("E", "CK"), "South", "lowest"),
}


@editions()
@pytest.mark.parametrize("law", OPTIONS)
def test_10c_whoever_has_an_option_is_told_and_then_the_offenders_are_free(laws: Edition, law: str) -> None:
    position, card, chooser, choice = OPTIONS[law]
    play = scene(laws, trick=9, **position)
    if card is not None:
        play.faced(*card)
        play.director("E")
    assert to(play) == chooser[0]
    play.chose(choice)
    told = {
        order.subject
        for ruling in play.rulings
        for step in ruling.steps
        if isinstance(step, Ruled) and "10C1" in {authority.ref(laws) for authority in step.authorities}
        for order in step.orders
    }
    assert told == {chooser}
    assert {L1997: "72A5", L2007: "10C4", L2017: "10C4"}[laws] in play.citations


@editions()
@pytest.mark.parametrize("taken_back", [False, True])
def test_10b_a_demand_is_the_players_own_ruling_though_nobody_has_called_yet(laws: Edition, taken_back: bool) -> None:
    play = scene(laws, trick=4, leader="W", hands={"E": "H5 H9"})
    play.faced("E", "H5")
    if taken_back:
        play.retracted("E", "H5")
    play.said("S", "refuse")
    assert penalty_cards(play) == {"E:H5 major"}
    assert "10B may" in referred(play)
    play.director("N")
    assert "10B may" in referred(play)
