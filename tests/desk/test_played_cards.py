"""Cards wanted back, two at the same moment, explanations put right, penalty cards that lie there, as they are told."""

from __future__ import annotations

import pytest

from bridgelaws import BridgeLawsError, Play
from bridgelaws.desk import Call, next_step
from scenes import asked, holds, options, penalty_cards, trick

every = pytest.mark.parametrize("laws", [1997, 2007, 2017])


def told(kind: str, laws: int = 2017, number: int = 5, **details: str) -> Play:
    opening = {"laws": str(laws), "kind": kind, "declarer": "S", "contract": "3NT", "trick": str(number)}
    play = next_step(Call(tuple((opening | details).items())))
    assert isinstance(play, Play), f"{play} is still to be told"
    return play


@every
def test_45a_declarers_card_put_down_is_played_and_the_other_goes_back(laws: int) -> None:
    play = told("taken-back", laws, offender="S", how="put", table="E: H5", card="H3", instead="HK")
    assert (trick(play), penalty_cards(play)) == ("E:H5 S:H3", set())
    assert "45E2" in play.citations


@every
def test_45c4a_a_defender_who_names_a_card_has_played_it(laws: int) -> None:
    play = told("taken-back", laws, offender="W", how="named", table="S: H5", card="HT", instead="")
    assert trick(play) == "S:H5 W:HT"


def test_62a_a_card_taken_back_to_follow_suit_is_a_revoke_corrected() -> None:
    play = told("taken-back", offender="W", how="put", table="S: H5", card="C2", instead="H2")
    assert (trick(play), penalty_cards(play)) == ("S:H5 W:H2", {"W:C2 major"})


def test_dummys_card_is_no_card_of_his_own() -> None:
    with pytest.raises(BridgeLawsError, match="North cannot have done that"):
        told("taken-back", offender="N", how="put", table="W: H5", card="C2", instead="H2")


@every
def test_50d2_declarer_is_asked_where_the_partner_of_a_penalty_card_is_to_lead(laws: int) -> None:
    play = told("penalty-card", laws, holder="W", cards="DA", others="", table="E")
    assert (asked(play), options(play)) == ("lead_option:5", {"require", "forbid", "leave"})
    play.chose("forbid")
    assert penalty_cards(play) == set()


@every
def test_50b_two_small_cards_are_major_and_one_is_what_is_told(laws: int) -> None:
    two = told("penalty-card", laws, holder="W", cards="D3 D5", others="", table="S")
    assert penalty_cards(two) == {"W:D3 major", "W:D5 major"}
    one = told("penalty-card", laws, holder="W", cards="D3", penalty_kind="minor", others="CA", table="E")
    assert penalty_cards(one) == {"W:D3 minor", "E:CA major"}
    assert [card.code for card in one.legal_plays] == ["CA"]
    assert asked(one) is None  # a minor penalty card restricts nobody's partner


@every
def test_58a_the_lead_out_of_turn_comes_after_the_proper_one(laws: int) -> None:
    for first, then in ((("E", "CA"), ("W", "H4")), (("W", "H4"), ("E", "CA"))):
        at_once = {"next": first[0], "next_card": first[1], "next_2": then[0], "next_card_2": then[1]}
        play = told("at-once", laws, 1, table="W", **at_once)
        assert "W:H4" in trick(play)
        if laws == 2017:
            assert asked(play) == "holds:E:H:1"
        else:
            assert penalty_cards(play) == {"E:CA major"}


@every
def test_54_the_partners_lead_that_lies_face_down_goes_back(laws: int) -> None:
    over = {"first": "opening", "offender": "E", "card": "CA", "next": "W", "next_card": ""}
    play = told("followed", laws, 1, **over)
    play.found(False, "declarer_saw_dummy")
    play.chose("refuse")
    assert play.table.face_down == ()
    assert penalty_cards(play) == {"E:CA major"}
    assert "West's face-down card goes back" in play.explain()


@every
def test_54a_declarer_who_has_begun_to_spread_has_chosen(laws: int) -> None:
    play = told("followed", laws, 1, first="opening", offender="E", card="CA", next="S", next_card="")
    play.found(False)
    assert (asked(play), play.table.declarer.letter) == (None, "N")


@every
def test_54c_dummys_hand_put_down_over_the_lead_makes_declarer_accept(laws: int) -> None:
    play = told("followed", laws, 1, first="opening", offender="E", card="CA", next="N", next_card="")
    assert (asked(play), trick(play), play.table.declarer.letter) == (None, "E:CA", "S")
    assert "54C" in play.citations


@every
def test_57c_a_defender_who_plays_to_a_card_that_dummy_put_forward_pays_nothing(laws: int) -> None:
    play = told(
        "followed", laws, 12, first="dummy moved", table="S: H6", card="DT", next="E", next_card="DQ",
    )  # fmt: skip
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play)) == ("S:H6", set())
    assert holds(play, "E", "DQ")


@every
def test_47e2_a_lead_may_be_changed_until_dummy_puts_a_card_down(laws: int) -> None:
    details = {"table": "W: HK", "teller": "N"}
    play = told("put-right", laws, 1, dummy_down="no", **details)
    play.found(True)
    play.found(True)
    assert options(play) == {"keep", "withdraw"}
    late = told("put-right", laws, 1, dummy_down="yes", **details)
    late.found(True)
    assert (asked(late), trick(late)) == (None, "W:HK")


@every
def test_47e2_a_face_down_lead_may_be_changed(laws: int) -> None:
    play = told("put-right", laws, 1, table="W", teller="S")
    play.found(True)
    play.found(True)
    play.chose("withdraw")
    assert play.table.face_down == ()


def test_47e2_there_must_be_a_card_to_change() -> None:
    with pytest.raises(BridgeLawsError, match="nobody has played to trick 4 yet"):
        told("put-right", number=4, table="S", teller="S")
