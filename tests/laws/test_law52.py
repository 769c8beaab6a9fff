"""Law 52: failure to lead or play a penalty card."""

from __future__ import annotations

import pytest

from bridgelaws.board.orders import MakePenaltyCard
from bridgelaws.book.editions import Edition
from bridgelaws.hearing.rulings import Ruled
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended

MAJOR_D8 = [{"seat": "W", "card": "D8", "kind": "major"}]
MINOR_D8 = [{"seat": "W", "card": "D8", "kind": "minor"}]
WEST = "D8 D2 DK C7 C3"


def plays_another(laws: Edition, cards: list[dict[str, str]] = MAJOR_D8, played: str = "D2", **more: object) -> Play:
    """South has led ♦3 and West plays another diamond than the one he owes."""
    play = scene(laws, trick=9, current="S:D3", hands={"W": WEST}, penalty_cards=cards, **more)
    play.faced("W", played)
    return play


@editions()
def test_52a_the_defender_may_not_change_it_himself(laws: Edition) -> None:
    play = plays_another(laws)
    play.retracted("W", "D2")
    play.director("S")
    assert (asked(play), trick(play)) == ("penalty_card_not_played", "S:D3 W:D2")
    play.chose("accept")
    assert {"52A", "9C"} <= set(play.citations)


@editions()
def test_52b1a_declarer_may_accept(laws: Edition) -> None:
    play = plays_another(laws)
    assert unattended(play) == ["52"]
    play.director("S")
    assert (to(play), options(play)) == ("S", {"accept", "require"})
    play.chose("accept")
    assert (trick(play), penalty_cards(play)) == ("S:D3 W:D2", {"W:D8 major"})
    assert {"52B1(a)", "52B1(c)"} <= set(play.citations)


@editions()
def test_52b1a_what_declarer_has_said_is_not_asked_again(laws: Edition) -> None:
    play = plays_another(laws)
    play.said("S", "accept")
    assert (asked(play), trick(play)) == (None, "S:D3 W:D2")


@editions()
def test_52b1b_declarer_must_accept_once_he_has_played_from_either_hand(laws: Edition) -> None:
    play = plays_another(laws)
    play.named("S", "queen of diamonds")
    assert (unattended(play), trick(play)) == ([], "S:D3 W:D2 N:DQ")
    assert {"52B1(b)", "52B1(c)"} <= set(play.citations)
    assert penalty_cards(play) == {"W:D8 major"}
    play.director("S")
    assert asked(play) is None


@pytest.mark.parametrize(("laws", "ref"), [(1997, "72B1"), (2007, "23"), (2017, "72C")])
def test_52b1b_a_card_that_stands_without_declarers_choice_may_have_to_be_made_good(laws: int, ref: str) -> None:
    """East ruffs over declarer instead of discarding his penalty card, and nobody notices before declarer plays on."""
    chose, played_on = (plays_another(Edition(laws)) for _ in range(2))
    chose.director("S")
    chose.chose("accept")
    played_on.faced("N", "D4")
    assert [item.authority.ref(played_on.laws) for item in played_on.table.referrals] == [ref]
    assert not chose.table.referrals


@editions()
def test_52b2_the_penalty_card_takes_its_place_and_the_other_becomes_major(laws: Edition) -> None:
    play = plays_another(laws)
    play.director("S")
    play.chose("require")
    assert (trick(play), penalty_cards(play)) == ("S:D3 W:D8", {"W:D2 major"})
    assert "52B2" in play.citations


@editions()
def test_52b2_the_lead_of_another_card(laws: Edition) -> None:
    owed = [{"seat": "W", "card": "DK", "kind": "major"}]
    play = scene(laws, trick=9, leader="W", hands={"W": WEST}, penalty_cards=owed)
    play.faced("W", "C7")
    play.director("S")
    play.chose("require")
    assert (trick(play), penalty_cards(play)) == ("W:DK", {"W:C7 major"})


@editions()
def test_52b2_of_several_that_are_owed_declarer_names_one(laws: Edition) -> None:
    two = [*MAJOR_D8, {"seat": "W", "card": "DK", "kind": "major"}]
    play = scene(laws, trick=9, current="S:D3", hands={"W": WEST}, penalty_cards=two)
    play.faced("W", "D2")  # before declarer has named one
    play.director("S")
    play.chose("require")
    assert (asked(play), options(play)) == ("penalty_card_to_be_played", {"D8", "DK"})
    play.chose("DK")
    assert (trick(play), penalty_cards(play)) == ("S:D3 W:DK", {"W:D8 major", "W:D2 major"})


@editions()
def test_52_a_minor_penalty_card_is_covered_too(laws: Edition) -> None:
    play = plays_another(laws, MINOR_D8)
    play.director("S")
    play.chose("require")
    assert (trick(play), penalty_cards(play)) == ("S:D3 W:D8", {"W:D2 major"})
    assert "R52-2" in play.citations


@editions()
def test_52_an_honour_before_a_minor_penalty_card_is_legal(laws: Edition) -> None:
    assert unattended(plays_another(laws, MINOR_D8, "DK")) == []


@editions()
def test_r52_2_set_aside_a_minor_penalty_card_is_not_covered(laws: Edition) -> None:
    play = plays_another(laws, MINOR_D8, set_aside=("R52-2",))
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "S:D3 W:D2", {"W:D8 minor"})


@editions()
def test_52_not_when_he_had_to_follow_suit(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C2", hands={"W": WEST}, penalty_cards=MAJOR_D8)
    play.faced("W", "C7")
    assert unattended(play) == []


@editions()
def test_52_not_when_a_restriction_came_first(laws: Edition) -> None:
    both = [{"seat": "E", "card": "H5", "kind": "major"}, *MAJOR_D8]
    play = scene(laws, trick=9, leader="W", hands={"W": "D8 D2 H4 C7 C3"}, penalty_cards=both)
    play.chose("require")
    play.faced("W", "H4")
    assert (unattended(play), penalty_cards(play)) == ([], {"W:D8 major"})


@editions()
def test_52_a_failure_to_follow_suit_is_a_revoke_instead(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C2", hands={"W": WEST}, penalty_cards=MAJOR_D8)
    play.faced("W", "D2")
    assert unattended(play) == ["61"]


@editions()
def test_52_with_a_hand_not_on_file_the_director_first_looks_for_the_suit_led(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C2", penalty_cards=MAJOR_D8)
    play.faced("W", "H2")
    assert unattended(play) == ["52"]
    play.director("S")
    assert (asked(play), to(play)) == ("holds:W:C:9", "Director")
    play.found(False)
    assert options(play) == {"accept", "require"}
    play.chose("require")
    assert trick(play) == "S:C2 W:D8"


@editions()
def test_52_with_a_hand_not_on_file_that_could_have_followed_it_is_a_revoke(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C2", penalty_cards=MAJOR_D8)
    play.faced("W", "H2")
    play.director("S")
    play.found(True)
    assert (trick(play), penalty_cards(play)) == ("S:C2", {"W:D8 major", "W:H2 major"})


@editions()
def test_52_the_partners_card_does_not_close_declarers_choice(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:D3 W:D4 N:D5", penalty_cards=[{"seat": "E", "card": "D8", "kind": "major"}])
    play.faced("E", "DK")
    play.faced("E", "C9")
    play.faced("W", "C3")
    play.director("S")
    while play.question is not None and play.question.id != "penalty_card_not_played":
        play.answer(play.question.values[0])
    assert asked(play) == "penalty_card_not_played"
    assert holds(play, "E", "D8")


@editions()
def test_r52_3_set_aside_it_is_a_revoke_by_the_letter_of_61a(laws: Edition) -> None:
    play = plays_another(laws, set_aside=("R52-3",))
    play.director("S")
    assert (asked(play), options(play)) == ("designate_penalty_card:9", {"D8", "D2"})
    assert [r.card.code for r in play.table.revokes if r.card is not None] == ["D2"]
    assert (trick(play), penalty_cards(play)) == ("S:D3", {"W:D8 major", "W:D2 major"})


# 52A: he changes it by himself

OWES_D8 = {"W": "D8 D2 D7 C6 S5"}


def changed(laws: Edition, current: str, new: str) -> Play:
    """West has played ♦2 in place of ♦8, taken it back and put down another card."""
    play = scene(laws, trick=9, leader=current[0], current=current, hands=OWES_D8, penalty_cards=MAJOR_D8)
    play.faced("W", "D2")
    play.retracted("W", "D2")
    play.faced("W", new)
    play.director("S")
    assert (asked(play), options(play)) == ("penalty_card_not_played", {"accept", "require"})
    return play


@pytest.mark.parametrize("current", ["S:D4", "N:D4 E:D5 S:D6"])
@editions()
def test_52a_his_own_change_leaves_declarer_both_options(laws: Edition, current: str) -> None:
    play = changed(laws, current, "D8")
    play.chose("require")
    assert (asked(play), penalty_cards(play), unattended(play)) == (None, {"W:D2 major"}, [])
    play = changed(laws, current, "D8")
    play.chose("accept")
    assert (asked(play), penalty_cards(play), unattended(play)) == (None, {"W:D8 major"}, [])


@editions()
def test_52b2_every_card_wrongly_played_becomes_major(laws: Edition) -> None:
    play = changed(laws, "S:D4", "D7")
    play.chose("require")
    assert (trick(play), penalty_cards(play)) == ("S:D4 W:D8", {"W:D2 major", "W:D7 major"})
    play = changed(laws, "S:D4", "D7")
    play.chose("accept")
    assert (trick(play), penalty_cards(play)) == ("S:D4 W:D2", {"W:D8 major", "W:D7 major"})


@editions()
def test_52b2_a_lead_after_winning_with_the_wrong_card_becomes_major_too(laws: Edition) -> None:
    card = [{"seat": "W", "card": "D3", "kind": "major"}]
    hands = {"W": "D3 DK DA C7 S5"}
    play = scene(laws, trick=9, leader="N", current="N:D4 E:D5 S:D7", hands=hands, penalty_cards=card)
    play.faced("W", "DK")
    play.faced("W", "DA")
    play.director("S")
    play.chose("require")
    assert play.turn is not None
    assert play.turn.letter == "S"
    assert (penalty_cards(play), unattended(play)) == ({"W:DK major", "W:DA major"}, [])


@editions()
def test_52b2_only_a_card_owed_when_he_played_can_be_required(laws: Edition) -> None:
    card = [{"seat": "W", "card": "HK", "kind": "major"}]
    play = scene(laws, trick=9, leader="S", current="S:D4", hands={"W": "HK H3 C7 C6 S5"}, penalty_cards=card)
    play.faced_several("W", "C7 C6")
    play.director("S")
    play.chose("C7")
    play.chose("require")
    assert (trick(play), penalty_cards(play)) == ("S:D4 W:HK", {"W:C7 major", "W:C6 major"})


@editions()
def test_52b1b_a_minor_card_accepted_by_play_is_on_the_reading(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:D4", hands=OWES_D8, penalty_cards=MINOR_D8)
    play.faced("W", "D2")
    play.faced("N", "DA")
    assert {"52B1(b)", "R52-2"} <= set(play.citations)
    play = scene(laws, trick=9, current="S:D4", hands=OWES_D8, penalty_cards=MINOR_D8, set_aside=("R52-2",))
    play.faced("W", "D2")
    play.faced("N", "DA")
    assert "52B1(b)" not in play.citations
    assert "50C" in play.citations


D8 = [{"seat": "W", "card": "D8", "kind": "major"}]


@editions()
@pytest.mark.parametrize(("aside", "lies", "played"), [((), "W:D8 major", "W:D2"), (("R52-4",), "W:D2 major", "W:D8")])
def test_52a_declarer_plays_on_after_the_defenders_own_change(
    laws: Edition, aside: tuple[str, ...], lies: str, played: str
) -> None:
    play = scene(
        laws, trick=9, current="S:D4", hands={"W": "D8 D2 D7 C6 S5"}, penalty_cards=D8, set_aside=aside
    )  # fmt: skip
    play.faced("W", "D2")
    play.retracted("W", "D2")
    play.faced("W", "D8")
    play.faced("N", "D5")
    assert (trick(play), penalty_cards(play), unattended(play)) == (f"S:D4 {played} N:D5", {lies}, [])


@editions()
def test_52b1b_does_not_close_a_revoke_by_the_letter(laws: Edition) -> None:
    play = scene(
        laws, trick=9, current="S:D4", hands={"W": "D8 D2 D7 C6 S5"}, penalty_cards=D8, set_aside=("R52-3",)
    )  # fmt: skip
    for seat, card in ("W", "D2"), ("N", "D5"), ("E", "D9"), ("E", "H3"), ("S", "H4"), ("W", "D8"), ("N", "H5"):
        play.faced(seat, card)
    assert unattended(play) == ["52"]
    play.director("S", "revoke")
    assert [f"{r.id} {r.stage.value}" for r in play.table.revokes] == ["9W:D2 established"]
    assert "52B1(b)" not in play.citations


@editions()
def test_52b2_a_small_card_led_after_winning_with_the_wrong_one_is_major_and_so_is_the_partners(laws: Edition) -> None:
    card = [{"seat": "W", "card": "D3", "kind": "major"}]
    hands = {"W": "D3 DK DA C7 S5"}
    play = scene(laws, trick=9, leader="N", current="N:D4 E:D5 S:D7", hands=hands, penalty_cards=card)
    for seat, played in ("W", "DK"), ("W", "C7"), ("E", "C2"):
        play.faced(seat, played)
    play.director("S")
    play.chose("require")
    assert (trick(play), str(play.turn), unattended(play)) == ("", "South", [])
    assert penalty_cards(play) == {"W:DK major", "W:C7 major", "E:C2 major"}
    assert {"52B2", "60C"} <= set(play.rulings[-1].ordered)


@editions()
def test_52_not_when_a_demand_came_before_the_minor_card(laws: Edition) -> None:
    bound = {"seat": "W", "kind": "lowest", "suits": ["D"], "law": "57A2", "lasts": "this trick"}
    play = scene(laws, trick=9, current="S:D3", hands={"W": WEST}, penalty_cards=MINOR_D8, restrictions=[bound])
    play.faced("W", "D2")
    assert (unattended(play), penalty_cards(play)) == ([], {"W:D8 minor"})


@editions()
def test_52_the_penalty_card_that_declarer_named_last_is_owed(laws: Edition) -> None:
    """The one that he had named first may no longer be led; the second is."""
    cards = ("SJ", "S7", "D6", "H9")
    own = [{"seat": "W", "card": card, "kind": "major"} for card in cards]
    play = scene(laws, trick=9, leader="W", hands={"W": "SJ S7 D6 H9 C2", "E": "S4 H2 H3 H4 H5"}, penalty_cards=own)
    play.chose("SJ", "designate_penalty_card:9")
    play.faced("E", "S4")
    play.director("S")
    play.chose("refuse", "lead_out_of_turn")
    play.chose("forbid", "lead_option:9")
    play.chose("D6", "designate_penalty_card:9")
    assert {card.code for card in play.legal_plays} == {"D6"}
    play.faced("W", "H9")
    assert unattended(play) == ["52"]


@editions()
def test_r52_1_set_aside_the_partners_card_closes_declarers_choice(laws: Edition) -> None:
    owed = [{"seat": "E", "card": "D8", "kind": "major"}]
    play = scene(laws, trick=9, current="S:D3 W:D4 N:D5", penalty_cards=owed, set_aside=("R52-1",))
    for seat, card in ("E", "DK"), ("E", "C9"), ("W", "C3"):
        play.faced(seat, card)
    play.director("S")
    assert asked(play) is None
    assert {"52B1(b)", "52B1(c)"} <= set(play.rulings[0].ordered)
    assert ("E:D8 major" in penalty_cards(play), trick(play)) == (True, "E:C9")


@editions()
def test_52b2_one_ruling_deals_with_every_card_wrongly_played(laws: Edition) -> None:
    for card in "D7", "D8":
        play = changed(laws, "S:D4", card)
        play.chose("require")
        assert ([ruling.law for ruling in play.rulings], unattended(play)) == ([52], [])


@editions()
def test_52b2_a_further_card_wrongly_played_is_major_by_50b(laws: Edition) -> None:
    play = changed(laws, "S:D4", "D7")
    play.chose("require")
    for card in "D2", "D7":
        steps = [s for s in play.rulings[-1].steps if isinstance(s, Ruled) and made(s) == {card}]
        assert [[authority.ref(laws) for authority in step.authorities] for step in steps] == [["52B2", "50B"]]


def made(step: Ruled) -> set[str]:
    """The cards that a step of a ruling makes penalty cards."""
    return {order.card.code for order in step.orders if isinstance(order, MakePenaltyCard)}


@editions()
def test_r52_3_set_aside_the_revoke_is_certain(laws: Edition) -> None:
    play = plays_another(laws, set_aside=("R52-3",))
    play.director("S")
    assert [(revoke.id, revoke.sure) for revoke in play.table.revokes] == [("9W:D2", True)]


@editions()
@pytest.mark.parametrize("aside", [(), ("R52-3",)])
def test_52_who_plays_his_minor_penalty_card_owes_nothing(laws: Edition, aside: tuple[str, ...]) -> None:
    play = plays_another(laws, MINOR_D8, "D8", set_aside=aside)
    assert (unattended(play), trick(play), play.table.revokes) == ([], "S:D3 W:D8", ())


# He wins with the wrong card and leads at once


def wins_and_leads(laws: Edition, led: str, dummys: str = "H2", **more: object) -> Play:
    """West, who owes ♥J, wins with ♥A in the fourth seat and leads; South calls the Director."""
    owed = [{"seat": "W", "card": "HJ", "kind": "major"}]
    hands = {"W": "HJ HA DQ C4"}
    play = scene(laws, trick=10, current=f"N:{dummys} E:H3 S:H4", leader="N", hands=hands, penalty_cards=owed, **more)
    play.faced("W", "HA")
    play.faced("W", led)
    play.director("S")
    assert (asked(play), to(play), options(play)) == ("penalty_card_not_played", "S", {"accept", "require"})
    return play


@editions()
@pytest.mark.parametrize(("then", "led", "left"), [("require", "W:HA", "W:C4 major"), ("accept", "W:C4", "W:HA major")])
def test_52b2_declarer_chooses_about_the_lead_too_if_the_offender_still_wins(
    laws: Edition, then: str, led: str, left: str
) -> None:
    play = wins_and_leads(laws, "C4")
    play.chose("require")
    assert (asked(play), to(play), penalty_cards(play)) == ("penalty_card_not_played", "S", {"W:HA major"})
    assert play.question is not None
    assert "West played ♣4 when ♥A had to be played" in play.question.text
    play.chose(then)
    assert (trick(play), penalty_cards(play), str(play.turn)) == (led, {left}, "North")
    assert (play.table.number, unattended(play), "R52-6" in play.citations) == (11, [], True)


@editions()
def test_52b1b_declarer_who_plays_to_the_lead_has_accepted_it(laws: Edition) -> None:
    play = wins_and_leads(laws, "C4")
    play.chose("require")
    play.faced("N", "C2")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("W:C4 N:C2", {"W:HA major"}, [])


@editions()
def test_52b2_the_penalty_card_may_be_required_although_he_has_now_led_it(laws: Edition) -> None:
    play = wins_and_leads(laws, "HJ")
    play.chose("require")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("", {"W:HA major"}, "West")
    assert ({card.code for card in play.legal_plays}, "R52-6" in play.citations) == ({"HA"}, True)
    lost = wins_and_leads(laws, "HJ", dummys="HQ")
    lost.chose("require")
    assert (trick(lost), penalty_cards(lost), str(lost.turn)) == ("", {"W:HA major"}, "North")
    kept = wins_and_leads(laws, "HJ")
    kept.chose("accept")
    assert (trick(kept), penalty_cards(kept), str(kept.turn)) == ("W:HJ", set(), "North")


@editions()
def test_r52_6_set_aside_what_he_led_stands(laws: Edition) -> None:
    play = wins_and_leads(laws, "C4", set_aside=("R52-6",))
    play.chose("require")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:C4", {"W:HA major"})


@editions()
@pytest.mark.parametrize("again", ["DQ", "D9"])
def test_52_a_card_taken_back_under_62c2_is_not_played_for_another_penalty_card(laws: Edition, again: str) -> None:
    """♦Q need not be played to this trick (R62-5), but ♦7 lies there as well and must be (50D1)."""
    hands = {"W": "S3 D2 ...", "N": "D5 D6 ...", "E": "DQ D9 D7 ..."}
    where = {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}}
    play = scene(laws, "4S by S", hands=hands, penalty_cards=[{"seat": "E", "card": "D7", "kind": "minor"}], **where)
    for seat, card in ("S", "D4"), ("W", "S3"), ("N", "D5"), ("E", "DQ"):
        play.faced(seat, card)
    play.director("S")
    play.faced("W", "D2")
    play.chose("withdraw", "keep_or_withdraw:N")
    play.faced("N", "D6")
    play.chose("withdraw", "keep_or_withdraw:E")
    assert penalty_cards(play) == {"W:S3 major", "E:DQ major", "E:D7 major"}
    assert {card.code for card in play.legal_plays} == {"D7"}
    play.faced("E", again)
    play.director("S")
    play.chose("require", "penalty_card_not_played")
    assert "52B2" in play.rulings[-1].citations
    assert play.table.last_trick.card(Seat.EAST).code == "D7"
    assert penalty_cards(play) == {"W:S3 major", "E:DQ major", f"E:{again} major"}


@editions()
@pytest.mark.parametrize("deliberate", [True, False])
def test_52b1b_whether_declarer_has_played_by_touching_a_card_is_found_before_he_chooses(
    laws: Edition, deliberate: bool
) -> None:
    play = plays_another(laws)
    play.touched("S", "DQ")
    play.director("S")
    assert asked(play) == "touch_deliberate"
    play.found(deliberate)
    if not deliberate:
        assert (asked(play), trick(play)) == ("penalty_card_not_played", "S:D3 W:D2")
        return
    play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "S:D3 W:D2 N:DQ", {"W:D8 major"})
    assert {"52B1(b)", "45C3"} <= set(play.citations)


@editions()
def test_52b2_the_penalty_card_that_was_required_may_be_put_down(laws: Edition) -> None:
    play = plays_another(laws)
    play.director("S")
    play.chose("require")
    play.faced("W", "D8")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("S:D3 W:D8", {"W:D2 major"}, [])
