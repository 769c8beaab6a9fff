"""Laws 61 and 63: who speaks of a revoke also speaks of what may have established it."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws.book.editions import Edition
from bridgelaws.play.play import Play
from editions import editions
from revoked import answer_all, faced, states
from scenes import asked, penalty_cards, scene, trick, unattended

SEEN = {"partner_could": True, "touching": True, "touch_deliberate": True, "purpose": False, "position": True}
UNSEEN = {"partner_could": False, "touching": False, "touch_deliberate": False, "position": False}


def told(laws: Edition, leader: str, cards: str, **known: Any) -> Play:
    """Trick 5, of which the fourth hand, or another, does not follow suit."""
    play = scene(laws, "4S by S", trick=5, leader=leader, won={"NS": 2, "EW": 2}, **known)
    return faced(play, *cards.split())


@editions()
@pytest.mark.parametrize("about", ["revoke", None])
@pytest.mark.parametrize("played", [True, False])
def test_63a1_whether_a_card_held_as_the_next_lead_was_played(laws: Edition, played: bool, about: str | None) -> None:
    """West discarded, East won and holds a diamond; if West could see it, it was led and the revoke is established."""
    play = told(laws, "S", "S:H2 W:C4 N:H3 E:HA", hands={"W": "C4 H9 ..."})
    play.held("E", "D3")
    play.director("S", about)
    answer_all(play, holds=True, **(SEEN if played else UNSEEN))
    assert states(play) == [f"5W:C4 {'established' if played else 'corrected'}"]
    assert (trick(play), penalty_cards(play)) == (("E:D3", set()) if played else ("S:H2 N:H3 E:HA", {"W:C4 major"}))
    assert unattended(play) == []


@editions()
@pytest.mark.parametrize("played", [True, False])
def test_63a1_the_same_of_a_card_of_dummy_that_declarer_touched(laws: Edition, played: bool) -> None:
    play = told(laws, "W", "W:H2 N:HA E:HK S:C4")
    play.touched("S", "D3")
    play.director("W", "revoke")
    assert asked(play) == "holds:S:H:5"
    answer_all(play, holds=True, **(SEEN if played else UNSEEN))
    assert states(play) == [f"5S:C4 {'established' if played else 'corrected'}"]
    assert unattended(play) == []


@editions()
@pytest.mark.parametrize("claimed", [True, False])
def test_63a3_whether_declarer_who_spread_his_hand_meant_to_claim(laws: Edition, claimed: bool) -> None:
    play = told(laws, "W", "W:H2 N:HA E:HK S:C4")
    play.spread("S")
    play.director("W", "revoke")
    assert asked(play) == "holds:S:H:5"
    answer_all(play, intended=claimed, holds=True)
    assert states(play) == [f"5S:C4 {'established' if claimed else 'corrected'}"]


@editions()
@pytest.mark.parametrize("led", [True, False])
def test_63a1_whether_a_card_put_down_before_partner_had_played_was_led(laws: Edition, led: bool) -> None:
    """West discarded and then puts a heart down: a lead before East has played, or the card in the discard's place."""
    play = told(laws, "S", "S:H2 W:C4 N:HA W:H5")
    play.director("S", "revoke")
    assert asked(play) == "led_to_next_trick"
    answer_all(play, led=led, premature="highest", keep="keep")
    assert states(play) == [f"5W:C4 {'established' if led else 'corrected'}"]


@editions()
def test_63a1_of_what_came_after_it_was_established_nothing_is_asked(laws: Edition) -> None:
    """South has led to the next trick before he holds a card; the call about his revoke is not about that card."""
    play = told(laws, "W", "W:H2 N:H3 E:H4 S:SK S:D2 W:D3 N:D4 E:D5", hands={"S": "SK H9 D2 C2 ..."})
    play.held("S", "C2")
    play.director("W", "revoke")
    assert (asked(play), states(play)) == (None, ["5S:SK established"])


@editions()
@pytest.mark.parametrize("hand", [{}, {"hands": {"E": "C4 H9 ..."}}])
@pytest.mark.parametrize("led", [True, False])
def test_63a1_whether_a_further_card_to_the_trick_was_led(laws: Edition, led: bool, hand: dict[str, Any]) -> None:
    """East discarded, and West puts a further card down before South has played: only a lead establishes the revoke."""
    play = told(laws, "W", "W:HJ N:H3 E:C4 W:HT", **hand)
    play.director("S", "revoke")
    answer_all(play, holds=True, deemed=led, designated=False)
    assert states(play) == [f"5E:C4 {'established' if led else 'corrected'}"]


@editions()
@pytest.mark.parametrize("hand", [{}, {"hands": {"E": "C4 H9 ..."}}])
@pytest.mark.parametrize("led", [True, False])
def test_63a1_whether_partners_card_out_of_turn_was_led(laws: Edition, led: bool, hand: dict[str, Any]) -> None:
    """The same when South has won the trick: the card is a lead out of turn or a fifth card to the trick (45E1)."""
    play = told(laws, "W", "W:HJ N:H3 E:C4 S:HK W:HT", **hand)
    play.director("S", "revoke")
    answer_all(play, holds=True, deemed=led, partner_could=True, designated=False)
    assert states(play) == [f"5E:C4 {'established' if led else 'corrected'}"]


@editions()
def test_63a1_whether_a_card_out_of_turn_was_led_is_not_asked_if_the_side_has_played_on(laws: Edition) -> None:
    play = told(laws, "W", "W:HJ N:H3 E:C4 S:HK W:HT N:H4 E:D2", hands={"E": "C4 H9 D2 ..."})
    play.director("S", "revoke")
    assert states(play)[0] == "5E:C4 established"
    assert "deemed_led" not in str(play.log)
