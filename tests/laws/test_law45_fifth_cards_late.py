"""Laws 45E and 67B2: a fifth card found late, and a second card of a defender."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.engine import step as engine
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, holds, penalty_cards, referred, scene, to, trick, unattended, users

# Found only when both sides have played on (67B2)


def late(laws: Edition, *then: tuple[str, str], by: str = "W") -> Play:
    """West, or South who has not won it, added ♥8 to trick 3; both sides have played on when the Director is called."""
    west, south = "H5 H8 C6 C2 D3 D7 ...", "H6 H8 C6 CA D4 ..."
    play = scene(laws, trick=3, leader="W", hands={"W": west} if by == "W" else {"S": south})
    first = ("W", "H5"), ("N", "H2"), ("E", "HQ"), ("S", "HA" if by == "W" else "H6"), (by, "H8")
    for seat, card in (*first, *then):
        play.faced(seat, card)
    play.director("S" if by == "W" else "W")
    play.found(False, "deemed_led")
    return play


RESTORED = {L1997: {"67B", "67B2"}}


@editions()
@pytest.mark.parametrize(
    ("answers", "lies"),
    [((False,), set()), ((True, True), {"W:H8 major"}), ((True, False), {"W:H8 minor"})],
)
def test_67b2_a_fifth_card_found_late_is_restored_and_a_penalty_card_only_if_exposed(
    laws: Edition, answers: tuple[bool, ...], lies: set[str]
) -> None:
    play = late(laws, ("S", "CA"), ("W", "C2"))
    assert (asked(play), to(play)) == ("extra_exposed", "Director")
    for answer in answers:
        play.found(answer)
    assert (asked(play), holds(play, "W", "H8"), penalty_cards(play)) == (None, True, lies)
    assert (trick(play), play.turn, unattended(play)) == ("S:CA W:C2", Seat.NORTH, [])
    assert RESTORED.get(laws, {"67B", "67B2(a)", "67B2(b)"}) <= set(play.citations)
    assert not {"45E1", "67A", "67A2"} & set(play.rulings[-1].citations)


@editions()
def test_67b2_a_discard_while_the_fifth_card_was_held_all_along_is_a_revoke_to_correct(laws: Edition) -> None:
    play = late(laws, ("S", "HK"), ("W", "C2"), ("N", "H3"), ("E", "H4"))
    play.found(False, "extra_exposed")
    assert [(r.id, r.stage.value) for r in play.table.revokes] == [("4W:C2", "corrected")]
    assert (penalty_cards(play), play.turn) == ({"W:C2 major"}, Seat.WEST)
    assert ("H8" in play.legal_plays, "D3" in play.legal_plays) == (True, False)


@editions()
def test_67b2_such_a_revoke_may_be_established(laws: Edition) -> None:
    play = late(laws, ("S", "HK"), ("W", "C2"), ("N", "H3"), ("E", "H4"), ("S", "D2"), ("W", "D3"))
    play.found(False, "extra_exposed")
    assert [(r.id, r.stage.value, r.found) for r in play.table.revokes if r.sure] == [("4W:C2", "established", True)]
    assert (trick(play), penalty_cards(play), unattended(play)) == ("S:D2 W:D3", set(), [])


@editions()
def test_67b2_declarers_fifth_card_found_late_goes_back_and_the_defenders_may_use_it(laws: Edition) -> None:
    play = late(laws, ("E", "HK"), ("S", "C6"), ("W", "H3"), ("N", "H4"), by="S")
    assert (asked(play), holds(play, "S", "H8"), set(users(play, "H8")[0])) == (None, True, {"E", "W"})
    assert [(r.id, r.stage.value) for r in play.table.revokes] == [("4S:C6", "corrected")]
    assert (play.turn, "45E2" in play.rulings[-1].citations) == (Seat.SOUTH, False)


@editions()
def test_67b2_a_penalty_card_added_as_a_fifth_card_needs_no_finding(laws: Edition) -> None:
    lying = [{"seat": "W", "card": "H8", "kind": "major", "law": "50B"}]
    play = scene(laws, trick=3, current="W:H5", hands={"W": "H8 C6 C2 D3 ..."}, penalty_cards=lying)
    for seat, card in (("N", "H2"), ("E", "HQ"), ("S", "HA"), ("W", "H8"), ("S", "CA"), ("W", "C2")):
        play.faced(seat, card)
    play.director("S")
    play.found(False, "deemed_led")
    assert (asked(play), penalty_cards(play)) == (None, {"W:H8 major"})


@editions()
def test_45e1_one_side_alone_having_played_on_it_is_still_in_time(laws: Edition) -> None:
    play = late(laws, ("S", "CA"))
    assert asked(play) == "exposed_by_deliberate_play"
    play.found(False)
    assert (penalty_cards(play), {"45E1", "67A2"} <= set(play.citations)) == ({"W:H8 minor"}, True)


# A second card of a defender is judged alike, whether the trick was still in progress or just completed


IN_PROGRESS = ("E:HK", "S:D4")
COMPLETED = ("S:D4", "E:HK")
FORESEEN = {L1997: "72B1 must", L2007: "23 must", L2017: "72C must"}


def second_card(laws: Edition, order: tuple[str, ...], *then: str) -> Play:
    """East, after ♦7, put down ♥K as well, before or after South completed the trick that West has won."""
    hands = {"W": "CQ C3 ...", "E": "HK H9 C2 ...", "S": "D4 C4 ...", "N": "C5 C6 ..."}
    play = scene(laws, trick=5, current="W:DA N:D3 E:D7", hands=hands)
    for told in (*order, *then):
        play.faced(*told.split(":"))
    play.director("S")
    while asked(play) in ("deemed_led", "designated_otherwise"):
        play.found(False)
    return play


@editions()
@pytest.mark.parametrize("order", [IN_PROGRESS, COMPLETED])
def test_45e1_told_when_the_trick_is_complete_it_is_a_fifth_card_by_45e1(laws: Edition, order: tuple[str, ...]) -> None:
    play = second_card(laws, order)
    assert (penalty_cards(play), asked(play)) == ({"E:HK major"}, "lead_option:6")
    assert {"45E1", "67A2"} <= set(play.citations)
    assert FORESEEN[laws] in referred(play)


@editions()
@pytest.mark.parametrize("order", [IN_PROGRESS, COMPLETED])
def test_r50_8_the_partner_who_leads_after_a_fifth_card_has_led_before_declarer_chose(
    laws: Edition, order: tuple[str, ...]
) -> None:
    play = second_card(laws, order, "W:CQ")
    assert (penalty_cards(play), trick(play), asked(play)) == ({"E:HK major", "W:CQ major"}, "", "lead_option:6")
    assert {"45E1", "50D2", "R50-8"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("order", [IN_PROGRESS, COMPLETED])
def test_67b2_a_second_card_found_when_both_sides_have_played_on(laws: Edition, order: tuple[str, ...]) -> None:
    play = second_card(laws, order, "W:CQ", "N:C5")
    assert asked(play) == "extra_exposed"
    play.found(False)
    assert (penalty_cards(play), holds(play, "E", "HK"), trick(play)) == (set(), True, "W:CQ N:C5")
    assert not {"45E1", "49"} & set(play.rulings[-1].citations)


@editions()
def test_47e1_a_second_card_that_an_opponent_had_told_him_to_play(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:DA N:D3 E:D7", hands={"E": "H9 ..."})
    play.said("S", "your turn", to="E")
    play.faced("E", "H9")
    play.director("S")
    if laws is L1997:  # it is then only about a lead
        assert asked(play) == "deemed_led"
        return
    if laws is not L2017:
        play.chose("withdraw", "retract_after_being_told")
    assert (asked(play), penalty_cards(play), holds(play, "E", "H9")) == (None, set(), True)
    assert ("47E1" in play.citations, trick(play)) == (True, "W:DA N:D3 E:D7")


@editions()
def test_43b3_a_second_card_that_a_dummy_without_rights_mentions_first_is_no_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:DA N:D3 E:D7", hands={"E": "H9 ..."})
    play.strayed("N", "looked at a defender's hand")
    play.faced("E", "H9")
    play.director("N")
    assert (penalty_cards(play), holds(play, "E", "H9"), unattended(play)) == (set(), True, [])
    assert any("H9" in str(order) or "♥9" in str(order) for order in play.rulings[-1].orders)


@editions()
def test_45e1_the_question_does_not_say_that_a_trick_in_progress_is_complete(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:DA N:D3 E:D7", hands={"E": "HK H9 ..."})
    play.faced("E", "HK")
    play.director("S")
    assert play.question is not None
    assert (asked(play), "completed" in play.question.text) == ("deemed_led", False)


# A card that was named and then put down


@editions()
@pytest.mark.parametrize("led", [True, False])
@pytest.mark.parametrize(("seat", "named", "put"), [("S", "ace of spades", "SQ"), ("S", "the spade ace", "C3")])
def test_45e2_who_completed_the_trick_by_naming_a_card_may_have_put_another_in_its_place(
    laws: Edition, seat: str, named: str, put: str, led: bool
) -> None:
    play = scene(laws, trick=5, current="W:S5 N:S2 E:SJ")
    play.named(seat, named, seat)
    play.faced(seat, put)
    assert (trick(play), unattended(play)) == (f"S:{put}", ["45"])
    play.director("W")
    assert (asked(play), to(play)) == ("deemed_led", "Director")
    play.found(led)
    assert (trick(play), play.turn.letter) == ((f"S:{put}", "W") if led else ("", "S"))


@editions()
@pytest.mark.parametrize("hands", ["", "N E W", "N E S W"])
def test_45e2_what_he_put_down_is_asked_about_whatever_hands_are_on_file(laws: Edition, hands: str) -> None:
    deal = {"N": "K843.K7.KQJT98.3", "E": "JT6.JT.7.AQJ7652", "S": "AQ2.A643.A.KT984", "W": "975.Q9852.65432."}
    play = Play("N:" + " ".join(deal[seat] if seat in hands else "-" for seat in "NESW"), contract="5D by S", laws=laws)
    for seat, card in ("W", "S9"), ("N", "S3"), ("E", "S6"):
        play.faced(seat, card)
    play.named("S", "ace of spades", "S")
    assert engine.run(play.table, [int(Card.parse("H3"))]).played == 0
    play.faced("S", "H3")
    assert (trick(play), unattended(play)) == ("S:H3", ["45"])
    play.director("W")
    assert (asked(play), to(play)) == ("deemed_led", "Director")


@editions()
def test_45e2_who_plays_to_it_takes_it_for_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:S5 N:S2 E:SJ")
    play.named("S", "ace of spades", "S")
    play.faced("S", "SQ")
    play.faced("W", "S6")
    play.director("W")
    assert (asked(play), trick(play), unattended(play)) == (None, "S:SQ W:S6", [])


@editions()
@pytest.mark.parametrize("current", ["", "W:S5", "W:S5 N:S2 E:SJ"])
def test_45c4a_a_card_that_was_named_may_be_put_down(laws: Edition, current: str) -> None:
    where = {"current": current} if current else {"leader": "W"}
    play = scene(laws, trick=5, **where)
    seat = play.turn.letter
    play.named("S" if seat == "N" else seat, "king of spades", seat)
    play.faced(seat, "SK")
    play.director("E")
    assert (asked(play), unattended(play), play.rulings) == (None, [], ())
    with pytest.raises(ImpossibleEvent, match="already been played"):
        play.faced(seat, "SK")


@editions()
@pytest.mark.parametrize("who", ["N", "S"])
def test_45b_a_card_of_dummy_that_was_called_may_be_touched(laws: Edition, who: str) -> None:
    play = scene(laws, trick=5, current="W:S5")
    play.named("S", "king of spades")
    play.touched(who, "SK")
    play.director("E")
    assert (asked(play), unattended(play), trick(play)) == (None, [], "W:S5 N:SK")


@editions()
@pytest.mark.parametrize("contract", ["3NT by S", "3NT by E"])
def test_45e_the_lead_after_a_card_put_in_the_place_of_one_held_is_a_lead(laws: Edition, contract: str) -> None:
    """East had won with the card he held; the other one gives way, and his next card is led in turn."""
    hands = {"S": "C5 S2 H2", "W": "D7 D8 H3", "N": "D3 S5 H4", "E": "DA DK H9 H5"}
    play = scene(laws, contract, trick=10, current="S:D4 W:D5 N:D6", hands=hands)
    play.held("E", "DA")
    play.faced("E", "DK")
    play.faced("E", "H9")
    play.director("N" if contract.endswith("E") else "S")
    play.found(True)
    assert (trick(play), asked(play), str(play.turn)) == ("E:H9", None, "South")
    assert penalty_cards(play) == (set() if contract.endswith("E") else {"E:DK major"})
    assert "R45-9" in play.citations
    assert not {"57A", "52A"} & set(play.citations)
