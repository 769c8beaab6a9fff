"""Law 58A: two leads at once."""

from __future__ import annotations

import pytest

from bridgelaws.board.orders import ReturnToHand
from bridgelaws.board.table import Stage
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended, users

# 58A: two leads at once, neither of them legal

BOTH = {"S": "CK C5 D2 H2", "W": "S2 D7 D8 H3", "N": "DA D3 S5 H4", "E": "D9 S9 S8 H5"}


@editions()
@pytest.mark.parametrize(
    ("choice", "led", "lying"),
    [
        ("accept", "E:D9", {"W:S2 major"}),
        ("accept other", "W:S2", {"E:D9 major"}),
        ("refuse", "", {"E:D9 major", "W:S2 major"}),
    ],
)
def test_58a_of_two_illegal_leads_declarer_may_accept_either(
    laws: Edition, choice: str, led: str, lying: set[str]
) -> None:
    play = scene(laws, trick=10, leader="S", hands=BOTH)
    play.faced("E", "D9")
    play.faced_at_once("W", "S2")
    play.director("S")
    assert options(play) == {"accept", "accept other", "refuse"}
    play.chose(choice)
    assert (trick(play), penalty_cards(play), asked(play)) == (led, lying, None)
    if choice == "refuse":
        assert "60C" not in play.citations


@editions()
def test_58a_declarer_may_say_at_once_which_of_two_illegal_leads_he_accepts(laws: Edition) -> None:
    play = scene(laws, trick=10, leader="S", hands=BOTH)
    play.faced("E", "D9")
    play.faced_at_once("W", "S2")
    play.said("S", "accept", card="S2")
    assert trick(play) == "W:S2"


@editions()
def test_58a_a_card_played_later_is_no_second_lead(laws: Edition) -> None:
    play = scene(laws, trick=10, leader="S", hands=BOTH)
    play.faced("E", "D9")
    play.faced("W", "S2")
    play.director("S")
    assert options(play) == {"accept", "refuse"}


@editions()
def test_58b2_out_of_turn_the_card_named_is_judged_as_a_lead_and_the_other_is_exposed(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced_several("E", "H8 C3")
    play.director("S")
    assert (trick(play), options(play)) == ("E:H8", {"H8", "C3"})
    play.chose("C3")
    assert (asked(play), trick(play), penalty_cards(play)) == ("lead_out_of_turn", "E:C3", {"E:H8 minor"})
    play.chose("refuse")
    assert (trick(play), penalty_cards(play)) == ("", {"E:C3 major", "E:H8 major"})


@editions()
@pytest.mark.parametrize("order", [("H8", "C3"), ("C3", "H8")])
def test_58b2_cards_put_down_out_of_turn_and_all_taken_up_again_leave_nothing_to_name(
    laws: Edition, order: tuple[str, str]
) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced_several("E", "H8 C3")
    for card in order:
        play.retracted("E", card)
    for seat, card in (("W", "H2"), ("N", "H3"), ("E", "H8"), ("S", "H9")):
        play.faced(seat, card)
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "", {"E:C3 minor"})


@editions()
@pytest.mark.parametrize(("led", "other"), [("H8", "D3"), ("D3", "H8")])
def test_58b2_several_led_out_of_turn_are_accepted_by_the_next_hand(laws: Edition, led: str, other: str) -> None:
    play = scene(laws, trick=7, leader="E")
    play.faced_several("W", "H8 D3")
    play.faced("N", led[0] + "5")
    play.director("S")
    assert (asked(play), to(play), options(play)) == ("card_played", "W", {"H8", "D3"})
    play.chose(led)
    if asked(play) == "keep_or_withdraw:N":
        play.chose("keep")
    assert (trick(play), penalty_cards(play), play.turn) == (f"W:{led} N:{led[0]}5", {f"W:{other} minor"}, Seat.EAST)
    assert not {"55A", "57A"} & set(play.citations), "dummy's card was no lead"


@editions()
def test_58b1_several_led_out_of_turn_one_of_them_seen_are_accepted_by_the_next_hand(laws: Edition) -> None:
    play = scene(laws, trick=7, leader="E")
    play.faced_several("W", "H8 D3", "H8")
    play.faced("N", "H5")
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:H8 N:H5", set())


@editions()
def test_58b2_several_faced_as_opening_lead_out_of_turn_may_be_accepted_by_play_or_by_spreading(laws: Edition) -> None:
    for cards in ("HK HQ", "HQ HK"):
        play = Play(contract="3NT by S", laws=laws)
        play.faced_several("E", cards)
        play.faced("S", "H2")
        play.director("S")
        play.chose("HQ")
        if asked(play) == "keep_or_withdraw:S":
            play.chose("keep")
        assert (trick(play), penalty_cards(play), play.turn) == ("E:HQ S:H2", {"E:HK major"}, Seat.WEST)
    play = Play(contract="3NT by S", laws=laws)
    play.faced_several("E", "HK HQ")
    play.spread("S")
    play.director("S")
    play.chose("HK")
    play.found(False, "declarer_saw_dummy")
    assert (trick(play), penalty_cards(play)) == ("E:HK", {"E:HQ major"})
    assert (play.table.declarer, play.table.dummy) == (Seat.NORTH, Seat.SOUTH)


@editions()
def test_58b2_several_played_before_partner_are_premature_also_when_partner_has_played_since(laws: Edition) -> None:
    play = scene(laws, trick=7, current="S:H8", hands={"W": "H7 H2 C5"})
    play.faced_several("E", "H5 HK")
    play.faced("W", "H7")
    play.director("S")
    play.chose("HK")
    assert (asked(play), to(play)) == ("premature_play", "S")
    play.chose("lowest")
    assert (trick(play), play.turn) == ("S:H8", Seat.WEST)
    assert penalty_cards(play) == {"E:HK major", "E:H5 major", "W:H7 major"}


@editions()
def test_58b4_several_led_out_of_turn_and_accepted_are_found_late(laws: Edition) -> None:
    play = scene(laws, trick=7, leader="E")
    play.faced_several("W", "H8 D3")
    for seat, card in (("N", "H5"), ("E", "H7"), ("S", "H6"), ("W", "C4"), ("N", "C5")):
        play.faced(seat, card)
    play.director("S")
    play.found(False, "extra_exposed")
    assert (asked(play), trick(play), holds(play, "W", "D3")) == (None, "W:C4 N:C5", True)
    assert {"58B4", "67B"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("partner", [None, "H3"])
def test_58b2_several_led_before_declarer_has_chosen_go_back(laws: Edition, partner: str | None) -> None:
    owned = [{"seat": "E", "card": "DK", "kind": "major"}]
    play = scene(laws, trick=7, leader="W", penalty_cards=owned)
    play.faced_several("W", "H8 H7")
    if partner is not None:
        play.faced("E", partner)
    play.director("S")
    play.chose("H7")
    assert (asked(play), to(play), trick(play)) == ("lead_option:7", "S", "")
    hasty = {"E:H3 major"} if partner else set()
    assert penalty_cards(play) == {"E:DK major", "W:H8 major", "W:H7 major"} | hasty
    assert "50D2" in play.citations


@editions()
@pytest.mark.parametrize("leader", ["W", "E"])
def test_58b3_a_card_played_to_one_that_is_withdrawn_is_no_revoke(laws: Edition, leader: str) -> None:
    play = scene(laws, trick=7, leader=leader, hands={"N": "H2 D5 D6 S2 S3 S4 C2"})
    play.faced_several("W", "H8 D3")
    play.faced("N", "D5")
    play.director("S")
    play.chose("H8")
    assert (asked(play), trick(play), play.turn) == (None, "W:H8", Seat.NORTH)
    assert "58B3" in play.citations
    assert not play.table.revokes
    assert not {"61A", "63B"} & set(play.citations)


@editions()
def test_58b2_a_revoke_named_after_the_next_hand_has_played_stays_on_record(laws: Edition) -> None:
    play = scene(laws, trick=4, current="N:H4", hands={"E": "H8 C3 C2"}, set_aside=("R58-1",))
    play.faced_several("E", "H8 C3")
    play.faced("S", "H5")
    play.director("S")
    play.chose("C3")
    play.chose("keep")
    assert (trick(play), penalty_cards(play)) == ("N:H4 E:C3 S:H5", {"E:H8 minor"})
    assert [f"{r.id} {r.stage.value}" for r in play.table.revokes] == ["4E:C3 open"]
    play.director("S", "revoke")
    assert (trick(play), penalty_cards(play)) == ("N:H4 S:H5", {"E:C3 major", "E:H8 major"})


@editions()
def test_58b2_declarer_is_told_to_take_the_others_back(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands={"S": "SQ DQ C5"})
    play.faced_several("S", "SQ DQ C5")
    play.director("W")
    play.chose("DQ")
    back = [order.cards for order in play.rulings[-1].orders if isinstance(order, ReturnToHand)]
    assert [{card.code for card in cards} for cards in back] == [{"C5"}], "♠Q gave way to ♦Q in the trick"
    assert {card: set(users(play, card)[0]) for card in ("SQ", "C5")} == {"SQ": {"E", "W"}, "C5": {"E", "W"}}


def found_late(laws: Edition, cards: str, visible: str | None = None, **more) -> Play:
    """West put several cards to a club at trick 4, which dummy won; both sides have played on when it is found."""
    play = scene(laws, trick=4, current="S:C2", hands={"W": "CK C8 C5 D9 D4"}, **more)
    play.faced_several("W", cards, visible)
    for seat, card in (("N", "CQ"), ("E", "C3"), ("N", "D2"), ("E", "D5")):
        play.faced(seat, card)
    play.director("S")
    return play


@editions()
@pytest.mark.parametrize("cards", ["C8 C5", "C5 C8"])
@pytest.mark.parametrize(("faced", "kept"), [("C5", "C5"), ("C8", "C8"), ("unknown", "C8")])
def test_58b4_which_of_several_visible_cards_was_faced_is_asked(
    laws: Edition, cards: str, faced: str, kept: str
) -> None:
    play = found_late(laws, cards)
    assert (asked(play), to(play), options(play)) == ("card_faced_at_trick", "Director", {"C8", "C5", "unknown"})
    play.found(faced)
    play.found(False, "extra_exposed")
    back = ({"C8", "C5"} - {kept}).pop()
    assert (asked(play), holds(play, "W", kept), holds(play, "W", back)) == (None, False, True)
    assert [card.code for card in play.table.tricks[-1].cards if card] == ["CQ", "C3", "C2", kept]
    assert (play.table.hand(Seat.WEST).count, trick(play)) == (4, "N:D2 E:D5")
    assert play.table.tricks[-1].winner(play.table.trumps) is Seat.NORTH
    assert (penalty_cards(play), play.turn, unattended(play)) == (set(), Seat.SOUTH, [])
    assert {"58B4", "67B", {L1997: "67B2"}.get(laws, "67B2(a)")} <= set(play.citations)


@editions()
def test_58b4_a_visible_card_that_is_restored_is_a_penalty_card_if_it_was_exposed(laws: Edition) -> None:
    play = found_late(laws, "C8 C5")
    play.found("unknown", "card_faced_at_trick")
    play.found(True, "extra_exposed")
    assert (asked(play), penalty_cards(play), holds(play, "W", "C5")) == (None, {"W:C5 minor"}, True)


@editions()
def test_58b4_nothing_is_asked_about_a_card_that_no_one_saw(laws: Edition) -> None:
    play = found_late(laws, "C8 C5", "C8")
    assert (asked(play), holds(play, "W", "C5"), penalty_cards(play)) == (None, True, set())
    assert "becomes a penalty card only if it is exposed" in play.explain(asides=True)


@editions()
def test_58b4_a_card_that_would_have_won_the_trick_was_not_the_one_faced(laws: Edition) -> None:
    """R58-4; without it the card that counted stays and the Director decides."""
    for aside in (), ("R58-4",):
        play = found_late(laws, "C8 CK", set_aside=aside)
        assert asked(play) == "extra_exposed"
        play.found(False)
        assert (holds(play, "W", "C8"), holds(play, "W", "CK"), asked(play)) == (False, True, None)
        assert ("R58-4" in play.citations) is not bool(aside)
        assert any(str(entry.when) == "now" for entry in play.table.referrals) is bool(aside)


@editions()
def test_58b4_the_suit_that_the_others_followed_to_was_led(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"W": "C8 C5 HA D4"})
    play.faced_several("W", "C8 C5 HA")
    for seat, card in (("N", "C3"), ("E", "C4"), ("S", "CQ"), ("S", "D2"), ("W", "D4")):
        play.faced(seat, card)
    play.director("S")
    assert options(play) == {"C8", "C5", "unknown"}


@editions()
@pytest.mark.parametrize("further", [(), (("S", "D6"), ("W", "DT"), ("W", "HA"))])
def test_58b4_the_card_that_was_faced_may_have_been_a_revoke_however_long_ago(
    laws: Edition, further: tuple[tuple[str, str], ...]
) -> None:
    """61A, 63A1: it takes the place of the card that counted, and West had clubs; also if trick 5 is over by now."""
    play = scene(laws, trick=4, current="S:C2", hands={"W": "CK C8 D9 D4 DT HA"})
    play.faced_several("W", "D9 D4")
    for seat, card in (("N", "CQ"), ("E", "C3"), ("N", "D2"), ("E", "D5"), *further):
        play.faced(seat, card)
    play.director("S")
    play.found("D4", "card_faced_at_trick")
    play.found(False, "extra_exposed")
    play.director("S", about="revoke")
    (revoke,) = play.table.revokes
    assert (revoke.id, revoke.sure, asked(play)) == ("4W:D4", True, None)
    assert (revoke.stage, revoke.found) == (Stage.ESTABLISHED, True)


@editions()
def test_58b4_a_card_put_down_since_to_correct_a_revoke_stays(laws: Edition) -> None:
    play = scene(laws, trick=8, current="N:HA E:D3", hands={"S": "CA DT H9 S4 H3 D2"})
    play.faced_several("S", "CA DT", "CA")
    for seat, card in (("S", "H9"), ("W", "H8"), ("N", "C4"), ("E", "CK"), ("S", "CA"), ("W", "D9")):
        play.faced(seat, card)
    play.director("E")
    assert (asked(play), holds(play, "S", "DT"), holds(play, "S", "H9")) == (None, True, False)
    assert (trick(play), play.table.tricks[-1].card(Seat.SOUTH).code) == ("", "CA")
    assert (play.table.tricks[-2].card(Seat.SOUTH).code, play.turn) == ("H9", Seat.SOUTH)


@editions()
def test_58b4_declarers_cards_that_were_seen_the_defenders_may_use(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands={"S": "C8 C5 D9 D4"})
    play.faced_several("S", "C5 C8")
    for seat, card in (("W", "CQ"), ("N", "C3"), ("E", "C4"), ("W", "D2"), ("N", "D5")):
        play.faced(seat, card)
    play.director("W")
    play.found("unknown", "card_faced_at_trick")
    assert (asked(play), holds(play, "S", "C5"), set(users(play, "C5")[0])) == (None, True, {"E", "W"})


@editions()
def test_58b_taking_a_card_back_unasked_settles_nothing(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C2", hands={"W": "C8 C5 D9 D4"})
    play.faced_several("W", "C8 C5")
    play.retracted("W", "C5")
    assert "58" in unattended(play)
    play.director("S")
    assert asked(play) == "card_played"


def two_led(laws: Edition, *, set_aside: tuple[str, ...] = ()) -> Play:
    """West has led the jack of clubs and the king of spades together, and takes the jack up."""
    hands = {"W": "CJ SK SQ D2", "N": "S2 S3 C2 D3", "E": "S9 SA C5 D4", "S": "S7 S8 C8 D5"}
    play = scene(laws, trick=10, leader="W", hands=hands, set_aside=set_aside)
    play.faced_several("W", "CJ SK")
    play.retracted("W", "CJ")
    return play


@editions()
def test_58b2_the_card_left_there_counts_as_the_play_until_he_names_one(laws: Edition) -> None:
    play = two_led(laws)
    assert (trick(play), unattended(play), holds(play, "W", "CJ")) == ("W:SK", ["58"], True)
    assert [c.code for c in play.legal_plays] == ["S3", "S2"]
    for seat, card in ("N", "S2"), ("E", "S9"), ("S", "S7"):
        play.faced(seat, card)
    assert (play.table.revokes, str(play.turn)) == ((), "West")
    play.director("S")
    assert (asked(play), to(play), options(play)) == ("card_played", "W", {"CJ", "SK"})
    play.chose("SK")
    for chosen in ("N", "S") if laws is L2017 else ():
        assert asked(play) == f"keep_or_withdraw:{chosen}"
        play.chose("keep")
    assert (asked(play), penalty_cards(play), unattended(play)) == (None, {"W:CJ major"}, [])
    assert ("R58-3" in play.citations, "47F" in play.citations, play.table.number) == (True, False, 11)


@editions()
def test_58b2_he_may_still_name_the_card_that_he_took_up(laws: Edition) -> None:
    play = two_led(laws)
    play.director("S")
    play.chose("CJ")
    assert (trick(play), penalty_cards(play)) == ("W:CJ", {"W:SK major"})
    assert [c.code for c in play.legal_plays] == ["C2"]


@editions()
def test_58b2_without_the_reading_the_first_card_counts_until_he_names_one(laws: Edition) -> None:
    play = two_led(laws, set_aside=("R58-3",))
    assert (trick(play), unattended(play)) == ("W:CJ", ["58"])


@editions()
def test_58b4_the_card_left_there_is_kept_when_it_is_found_late(laws: Edition) -> None:
    play = two_led(laws)
    for seat, card in ("N", "S2"), ("E", "S9"), ("S", "S7"), ("W", "SQ"), ("N", "S3"), ("E", "SA"):
        play.faced(seat, card)
    assert play.table.revokes == ()
    play.director("S")
    assert (asked(play), holds(play, "W", "CJ"), penalty_cards(play)) == (None, True, set())
    assert "58B4" in play.citations


@editions()
def test_58b_a_card_taken_up_may_be_led_to_the_next_trick(laws: Edition) -> None:
    play = two_led(laws)
    for seat, card in ("N", "S2"), ("E", "S9"), ("S", "S7"), ("W", "CJ"):
        play.faced(seat, card)
    assert (trick(play), unattended(play)) == ("W:CJ", [])


@editions()
def test_58b2_the_last_of_four_hands_may_take_one_up_too(laws: Edition) -> None:
    hands = {"W": "CK S4", "N": "C2 D3", "E": "C5 D4", "S": "CA C8"}
    play = scene(laws, trick=12, leader="W", hands=hands)
    for seat, card in ("W", "CK"), ("N", "C2"), ("E", "C5"):
        play.faced(seat, card)
    play.faced_several("S", "CA C8")
    assert str(play.turn) == "South"
    play.retracted("S", "CA")
    assert (play.table.number, str(play.turn), holds(play, "S", "CA")) == (13, "West", True)


@editions()
def test_58b3_who_has_played_to_a_card_then_taken_up_may_change_once_another_is_named(laws: Edition) -> None:
    hands = {"W": "CJ SK SQ D2", "N": "S2 S3 C2 D3", "E": "S9 SA C5 D4", "S": "S7 S8 C8 D5"}
    play = scene(laws, trick=10, leader="W", hands=hands)
    play.faced_several("W", "CJ SK")
    play.faced("N", "C2")
    play.retracted("W", "CJ")
    assert (trick(play), unattended(play)) == ("W:CJ N:C2", ["58"])
    play.director("S")
    play.chose("SK")
    assert (asked(play), trick(play), str(play.turn)) == (None, "W:SK", "North"), "it must follow the new lead"
    assert penalty_cards(play) == {"W:CJ major"}


# 58A, both cards legal


@editions()
@pytest.mark.parametrize("reported", [("N", "E"), ("E", "N")])
def test_58a_is_said_though_it_leaves_nothing_to_put_right(laws: Edition, reported: tuple[str, str]) -> None:
    cards = {"N": "C2", "E": "C7"}
    first, second = reported
    play = scene(laws, trick=4, leader="W")
    play.faced("W", "CK")
    play.faced(first, cards[first])
    play.faced_at_once(second, cards[second])
    assert (play.rulings, unattended(play)) == ((), [])
    play.director("S")
    assert (trick(play), asked(play), penalty_cards(play)) == ("W:CK N:C2 E:C7", None, set())
    assert (play.rulings[-1].ordered, str(play.turn)) == (("58A",), "South")
    play.director("S")
    assert len(play.rulings) == 1, "once is enough"


@editions()
def test_58a_is_said_though_a_player_has_spoken_before_the_director_is_called(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("W", "CK")
    play.faced("N", "C2")
    play.faced_at_once("E", "C7")
    play.said("E", "attention")
    assert play.rulings == ()
    play.director("S")
    assert [ruling.ordered for ruling in play.rulings] == [("58A",)]


@editions()
@pytest.mark.parametrize("reported", [("N", "W"), ("W", "N")])
def test_58a_declarers_card_put_down_with_the_legal_one_before_it_comes_in_its_turn(
    laws: Edition, reported: tuple[str, str]
) -> None:
    cards = {"N": "DQ", "W": "D7"}
    first, second = reported
    play = scene(laws, trick=3, leader="S", hands={"N": "DQ D9 ...", "W": "D7 DK ..."})
    play.faced("S", "D4")
    play.faced(first, cards[first])
    play.faced_at_once(second, cards[second])
    assert (play.rulings, unattended(play)) == ((), []), "nothing was early"
    play.director("S")
    assert (trick(play), asked(play), str(play.turn)) == ("S:D4 W:D7 N:DQ", None, "East")
    assert [ruling.ordered for ruling in play.rulings] == [("58A",)]
    assert "♦Q counts as put down after the legal card" in play.explain(False)


@editions()
def test_58a_of_both_cards_of_declarers_side_the_legal_one_comes_first(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="E", hands={"N": "DQ D9 ...", "S": "D4 D5 ..."})
    play.faced("E", "D3")
    play.faced("N", "DQ")
    play.faced_at_once("S", "D4")
    assert (trick(play), str(play.turn), unattended(play)) == ("E:D3 S:D4 N:DQ", "West", [])
    stands = {L1997: "47F", L2007: "57C2", L2017: "57C3"}[laws]
    assert [stands in ruling.citations for ruling in play.rulings] == [True], "it is still before West's turn"
