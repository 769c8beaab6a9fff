"""Law 53: a lead out of turn that its player takes back by himself."""

from __future__ import annotations

import pytest

from bridgelaws.board.orders import Stands
from bridgelaws.book.editions import L1997, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from law53_scenes import BEFORE, FOLLOWED, OWN_LEAD, PROPER, table
from scenes import asked, holds, options, penalty_cards, referred, scene, trick, unattended, users

# A lead out of turn that the player takes back by himself

HANDS = {"N": "D5 D9 CA", "S": "HK H3 C2", "W": "HQ H2 D3", "E": "HA H5 D4"}


def taken_back(laws: Edition, turn: str, seat: str, card: str, *, set_aside: tuple[str, ...] = ()) -> Play:
    """A card is led out of turn at trick 3 and its player takes it back unasked."""
    play = scene(laws, trick=3, leader=turn, hands=dict(HANDS), set_aside=set_aside)
    play.faced(seat, card)
    play.retracted(seat, card)
    return play


@editions()
def test_r53_3_a_defender_plays_to_the_lead_that_declarer_made_again(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK")
    play.named("S", "D5")
    assert not play.rulings
    play.faced("E", "D4")
    assert (trick(play), unattended(play), holds(play, "S", "HK")) == ("N:D5 E:D4", [], True)
    assert not play.table.revokes
    assert {"53A", "9C", "R53-3"} <= set(play.citations)
    assert "11A may" in referred(play)


@editions()
def test_r53_3_the_wrong_defender_plays_to_the_new_lead_and_has_played_too_early(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK")
    play.named("S", "D5")
    play.faced("W", "D3")
    play.director("S")
    assert (asked(play), trick(play)) == ("premature_play", "N:D5 W:D3")


@editions()
def test_r53_3_set_aside_the_lead_out_of_turn_is_accepted_all_the_same(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK", set_aside=("R53-3",))
    play.named("S", "D5")
    play.faced("E", "D4")
    assert trick(play) == "S:HK N:D5 E:D4"


@editions()
def test_r53_3_until_a_defender_plays_either_may_still_choose(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK")
    play.named("S", "D5")
    play.director("W")
    assert (asked(play), options(play)) == ("declarers_lead_out_of_turn:W", {"accept", "retract", "silent"})
    play.chose("accept")
    assert (trick(play), holds(play, "N", "D5"), str(play.turn)) == ("S:HK", True, "West")


@editions()
def test_r53_3_a_lead_accepted_by_word_sends_the_new_one_back(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK")
    play.named("S", "D5")
    play.said("W", "accept")
    play.faced("W", "HQ")
    assert (trick(play), holds(play, "N", "D5"), str(play.turn)) == ("S:HK W:HQ", True, "North")


@editions()
def test_r53_3_declarer_plays_to_the_lead_of_the_right_defender(laws: Edition) -> None:
    play = taken_back(laws, "W", "E", "HA")
    play.faced("W", "D3")
    play.named("S", "D5")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("W:D3 N:D5", set(), [])
    assert users(play, "HA") == ("S", "W")
    assert "11A may" in referred(play)


@editions()
@pytest.mark.parametrize(("turn", "seat", "card", "lead"), [("W", "S", "HK", "D3"), ("S", "E", "HA", "C2")])
def test_proper_lead_after_the_other_was_taken_back_needs_no_question(
    laws: Edition, turn: str, seat: str, card: str, lead: str
) -> None:
    play = taken_back(laws, turn, seat, card)
    play.faced(turn, lead)
    assert (trick(play), unattended(play), penalty_cards(play)) == (f"{turn}:{lead}", [], set())
    assert PROPER[laws] in play.citations


@editions()
def test_proper_lead_from_dummy_declarer_is_asked_what_he_meant(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="N", hands=dict(HANDS))
    play.faced("E", "HA")
    play.named("S", "D5")
    play.director("E")
    assert play.question is not None
    assert asked(play) == "meant_as_lead"
    assert play.question.say.startswith("South, ")


@editions(L1997)
@pytest.mark.parametrize("meant", [True, False])
def test_proper_lead_made_after_an_acceptance_by_word_stands_in_1997(laws: Edition, meant: bool) -> None:
    play = scene(laws, trick=3, leader="E", hands=dict(HANDS))
    play.faced("S", "H3")
    play.said("W", "accept")
    play.faced("E", "D4")
    play.director("S")
    assert asked(play) == "meant_as_lead"
    play.found(meant)
    if meant:
        assert (trick(play), holds(play, "S", "H3"), penalty_cards(play)) == ("E:D4", True, set())
        assert str(play.turn) == "South"
    else:
        assert asked(play) == "premature_play"


@editions()
def test_53a_a_lead_that_he_has_taken_back_is_still_accepted_by_the_next_hand(laws: Edition) -> None:
    """The right to lead is South's; a card from dummy is no lead of his but plays to the card led."""
    play = table(laws, "S")
    play.faced("W", "H4")
    play.retracted("W", "H4")
    play.faced("N", "H5")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("W:H4 N:H5", set(), "East")
    assert {"53A", "60A1"} <= set(play.citations)


@editions(L2017)
def test_53a_a_lead_out_of_turn_to_a_thirteenth_trick_that_is_over_stands(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=13, leader="E")
    for seat, card in ("W", "H4"), ("N", "H5"), ("E", "H6"), ("S", "H7"):
        play.faced(seat, card)
    assert unattended(play) == ["56"]
    play.director("S")
    stands = [(o.seat.letter, o.card.code) for o in play.rulings[-1].orders if isinstance(o, Stands)]
    assert (asked(play), penalty_cards(play), stands) == (None, set(), [("W", "H4")])


# The trick before is still on file, so that the card might also be a fifth card to it


@editions()
def test_53a_a_lead_taken_back_that_the_next_hand_has_accepted_gives_way_to_no_other(laws: Edition) -> None:
    play = scene(laws, trick=2, leader="S", last_trick=BEFORE, hands=dict(FOLLOWED))
    play.faced("W", "HQ")
    play.retracted("W", "HQ")
    for seat, card in [("N", "H3"), ("E", "H2"), ("S", "H4")]:
        play.faced(seat, card)
    assert (play.table.number, str(play.turn), penalty_cards(play)) == (3, "West", set())
    assert "53A" in play.citations


@editions()
def test_proper_lead_made_before_the_other_was_taken_back(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    play.faced("S", "CK")
    play.faced("W", "H5")
    play.retracted("S", "CK")
    play.faced("N", "H8")
    play.faced("E", "HA")
    assert (trick(play), str(play.turn), unattended(play)) == ("W:H5 N:H8 E:HA", "South", [])
    assert holds(play, "S", "CK")
    assert PROPER[laws] in play.citations
    assert ("47F1" in play.citations) is (laws is not L1997)
    assert not {"53A", "9C", "R53-3"} & set(play.citations)
    assert users(play, "CK") == ("EW", "")
