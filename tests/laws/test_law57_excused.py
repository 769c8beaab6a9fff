"""Law 57C: when nothing is to be paid, and declarer's own early card."""

from __future__ import annotations

import pytest

from bridgelaws.board.orders import Stands
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from editions import editions
from law57_scenes import lead_to_next, second_hand
from scenes import asked, holds, penalty_cards, scene, to, trick, unattended, users

# A card that its player takes up by himself


@editions()
def test_57c_an_excused_card_taken_up_is_played_all_the_same(laws: Edition) -> None:
    for instead in (None, "C9"):
        hands = {"W": "CQ C8 C3", "E": "CK C9", "N": "CA"}
        play = scene(laws, "4S by S", trick=3, current="S:C4 N:CJ", hands=hands)
        play.faced("E", "CK")
        play.retracted("E", "CK")
        if instead is not None:
            play.faced("E", instead)
        play.director("S")
        assert (asked(play), trick(play)) == (None, "S:C4 N:CJ E:CK")
        assert penalty_cards(play) == (set() if instead is None else {"E:C9 major"})
        assert str(play.turn) == "West"


# 57C: nothing to pay


@editions()
def test_57c_declarer_had_played_from_both_hands(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7", "N": "DK DT", "E": "D2 C3"})
    play.named("S", "king of diamonds")
    play.faced("E", "D2")
    play.director("S")
    assert (asked(play), penalty_cards(play), trick(play)) == (None, set(), "S:D4 N:DK E:D2")
    assert {c.code for c in play.legal_plays} == {"DA", "D7"}
    assert {L1997: "57C", L2007: "57C1", L2017: "57C1"}[laws] in play.rulings[-1].citations


@editions()
def test_57c_without_the_reading_the_excused_card_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"N": "DK DT", "E": "D2 C3"}, set_aside=("R57-1",))
    play.named("S", "king of diamonds")
    play.faced("E", "D2")
    play.director("S")
    assert (penalty_cards(play), trick(play), holds(play, "E", "D2")) == (set(), "S:D4 N:DK", True)


@editions()
def test_57c_what_declarer_plays_afterwards_excuses_no_one(laws: Edition) -> None:
    play = second_hand(laws)
    play.named("S", "jack of clubs")
    play.director("S")
    assert asked(play) == "premature_play"
    play.chose("lowest")
    assert penalty_cards(play) == {"E:CK major"}
    assert "R57-3" in play.citations


@editions()
def test_57c_without_the_reading_a_card_called_afterwards_excuses(laws: Edition) -> None:
    play = second_hand(laws, set_aside=("R57-3",))
    play.named("S", "jack of clubs")
    play.director("S")
    assert (asked(play), penalty_cards(play)) == (None, set())


@editions()
@pytest.mark.parametrize("acted", [True, False])
def test_57c_dummy_had_suggested_a_card(laws: Edition, acted: bool) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7", "N": "DK DT", "E": "D2 C3"})
    play.touched("N", "DK")
    play.faced("E", "D2")
    play.director("S")
    assert (asked(play), to(play)) == ("dummy_acted_first", "Director")
    play.found(acted)
    assert asked(play) == (None if acted else "premature_play")
    assert ("E:D2" in trick(play)) is True
    if acted:
        assert {L1997: "57C", L2007: "57C1", L2017: "57C2"}[laws] in play.citations


@editions()
@pytest.mark.parametrize(
    ("words", "hand", "suggests"),
    [
        ("king of diamonds", None, True),
        ("anything", None, False),
        ("win it", None, False),
        ("ace of clubs", "S", False),
    ],
)
def test_57c_what_words_of_dummys_that_name_no_card_of_his_suggested_is_found(
    laws: Edition, words: str, hand: str | None, suggests: bool
) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7", "N": "DK DT", "E": "D2 C3"})
    play.named("N", words, hand=hand)
    play.faced("E", "D2")
    play.director("S")
    assert asked(play) == (None if suggests else "dummy_acted_first")


@editions()
def test_57c_the_question_about_dummy_uses_the_words_of_the_edition(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"N": "DK DT"})
    play.touched("N", "DK")
    play.faced("E", "D2")
    play.director("S")
    assert play.question is not None
    assert ("picked" in play.question.text) is (laws is L2017)
    assert ("had North picked" in play.question.say) is (laws is L2017)


@editions()
def test_57c_an_obvious_card_of_dummy_is_not_played_by_itself(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7", "N": "DK C2", "E": "D2 C3"})
    play.faced("E", "D2")
    play.director("S")
    play.chose("lowest")
    assert {L1997: "57C", L2007: "57C1", L2017: "57C1"}[laws] in play.citations
    assert penalty_cards(play) == {"E:D2 major"}


@editions()
def test_57c_other_cards_of_dummy_are_named_only_where_the_edition_does(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7", "N": "DK D3", "E": "D2 C3"})
    play.faced("E", "D2")
    play.director("S")
    play.chose("lowest")
    assert ("57C1" in play.citations, "57C" in play.citations) == (laws is L2017, False)


@editions()
def test_57c_does_not_excuse_a_lead_to_the_next_trick(laws: Edition) -> None:
    play = lead_to_next(laws, "S:H4 W:HA N:H2")
    play.director("S")
    play.found(True)
    assert asked(play) == "premature_play"
    play.chose("lowest")
    assert "R57-4" in play.citations


@editions()
def test_57c_without_the_reading_a_lead_is_excused_too(laws: Edition) -> None:
    play = lead_to_next(laws, "S:H4 W:HA N:H2", set_aside=("R57-4",))
    play.director("S")
    play.found(True)
    assert (asked(play), penalty_cards(play), holds(play, "W", "SQ")) == (None, set(), True)


@editions()
def test_57c_an_excused_card_that_revokes_is_a_revoke(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7", "N": "DK DT", "E": "D2 C3"})
    play.named("S", "king of diamonds")
    play.faced("E", "C3")
    play.director("S")
    assert (trick(play), holds(play, "E", "C3")) == ("S:D4 N:DK", True)
    assert "61A" in play.citations


# 57C: declarer


@editions()
def test_57c_declarers_early_card_stands(laws: Edition) -> None:
    play = scene(laws, trick=3, current="W:D4", hands={"S": "DA D7", "N": "DK"})
    play.faced("S", "DA")
    assert (asked(play), trick(play), unattended(play)) == (None, "W:D4 S:DA", [])
    assert {L1997: "47F", L2007: "57C2", L2017: "57C3"}[laws] in play.citations
    assert play.turn is not None
    assert play.turn.letter == "N"


@editions()
def test_57c_declarers_early_revoke_is_no_legal_play(laws: Edition) -> None:
    play = scene(laws, trick=3, current="W:D4", hands={"S": "DA D7 C2", "N": "DK"})
    play.faced("S", "C2")
    assert unattended(play) == ["61"]
    play.director("E")
    assert holds(play, "S", "C2")


@editions()
@pytest.mark.parametrize("void", [True, False])
def test_57c_whether_declarers_early_card_is_legal_is_asked_if_his_cards_are_not_on_file(
    laws: Edition, void: bool
) -> None:
    play = scene(laws, trick=3, current="W:D4")
    play.faced("S", "H8")
    assert (asked(play), unattended(play), trick(play)) == (None, ["57"], "W:D4 S:H8")
    play.director("W")
    assert (asked(play), to(play)) == ("holds:S:D:3", "Director")
    play.found(not void)
    assert trick(play) == ("W:D4 S:H8" if void else "W:D4")
    stands = {L1997: "47F", L2007: "57C2", L2017: "57C3"}[laws]
    assert (stands in play.rulings[-1].ordered, "61A" in play.rulings[-1].ordered) == (void, not void)


@editions()
def test_57c_declarers_early_card_that_no_one_speaks_of_is_past_with_its_trick(laws: Edition) -> None:
    play = scene(laws, trick=3, current="W:D4")
    play.faced("S", "H8")
    for seat, card in ("N", "D2"), ("E", "DK"), ("E", "C5"):
        play.faced(seat, card)
    assert (unattended(play), play.table.number, str(play.turn)) == ([], 4, "South")


# What had been done before, and what a card that stands may be


@editions()
def test_57c_a_card_that_declarer_held_before_and_was_found_to_have_played_excuses(laws: Edition) -> None:
    play = scene(laws, trick=3, current="N:D4", hands={"W": "DA D7 S2", "S": "DK C2 C3", "E": "D2 C5 H3"})
    play.held("S", "DK")
    play.faced("W", "DA")
    play.director("S")
    play.found(True)
    assert (asked(play), penalty_cards(play), trick(play)) == (None, set(), "N:D4 S:DK W:DA")
    assert {L1997: "57C", L2007: "57C1", L2017: "57C1"}[laws] in play.citations
    assert "R57-3" not in play.citations


@editions()
@pytest.mark.parametrize("played", [True, False])
def test_57c_a_card_of_dummy_that_declarer_touched_before(laws: Edition, played: bool) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7 S2", "N": "DK C2 C3", "E": "D2 C5 H3"})
    play.touched("S", "DK")
    play.faced("E", "D2")
    play.director("S")
    play.found(True)
    play.found(not played)
    assert asked(play) == (None if played else "premature_play")
    assert ("N:DK" in trick(play)) is played


@editions(L1997)
@pytest.mark.parametrize(("named", "how"), [(True, "45C4(a)"), (False, "45A")])
def test_57c_before_it_was_written_declarers_early_card_is_cited_by_how_it_was_played(
    laws: Edition, named: bool, how: str
) -> None:
    play = scene(laws, trick=3, current="W:D4", hands={"S": "DA D7", "N": "DK"})
    _ = play.named("S", "DA", "S") if named else play.faced("S", "DA")
    assert (trick(play), {"45A", "45C4(a)"} & set(play.citations)) == ("W:D4 S:DA", {how})


@editions()
def test_57c_a_card_that_dummy_chose_after_his_right_hand_opponent_had_played(laws: Edition) -> None:
    """Since 2017 dummy's own card excuses only if it came before the card on his right."""
    hands = {"W": "SQ D2", "E": "H9 H3", "N": "H2 S2"}
    play = scene(laws, "4D by S", trick=3, current="S:H4 W:HA", hands=hands, set_aside=("R57-4",))
    play.placed("N", "H2")
    play.faced("W", "SQ")
    play.director("S")
    play.found(True)
    assert asked(play) == ("premature_play" if laws is L2017 else None)


@editions()
def test_57c_a_card_that_dummy_moved_as_called_excuses_no_one(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="N", hands={"W": "DA D7", "E": "D2 C3", "N": "D4 C2"})
    play.named("S", "four of diamonds")
    play.placed("N", "D4")
    play.faced("W", "D7")
    play.director("S")
    assert asked(play) == "premature_play"
    play.chose("lowest")
    assert (trick(play), penalty_cards(play)) == ("N:D4", {"W:D7 major"})
    assert not {"57C", "57C1", "57C2"} & set(play.citations), "dummy's card had been called"


@editions()
def test_57c_without_the_reading_what_the_excused_card_showed_is_for_declarer_alone(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"N": "DK DT", "E": "D2 C3"}, set_aside=("R57-1",))
    play.named("S", "king of diamonds")
    play.faced("E", "D2")
    play.director("S")
    assert users(play, "D2") == ("S", "W")


@editions()
def test_57c_without_the_reading_an_excused_lead_is_not_played(laws: Edition) -> None:
    play = lead_to_next(laws, "S:H4 W:HA N:H2", set_aside=("R57-4",))
    play.director("S")
    play.found(True)
    assert {L1997: "57C", L2007: "57C1", L2017: "57C1"}[laws] in play.rulings[-1].ordered
    assert not any(isinstance(order, Stands) for order in play.rulings[-1].orders)


# Declarer's early card on a lead that was itself out of turn

TO_A_LEAD_OUT_OF_TURN = {"N": "C4 D4 S4 S5", "E": "C9 D9 S9 H3", "S": "CK C3 DA S3", "W": "CQ C2 DQ H2"}

STANDS = {L1997: "47F", L2007: "57C2", L2017: "57C3"}


@editions()
@pytest.mark.parametrize("choice", ["accept", "refuse"])
def test_57c_whether_declarers_early_card_stands_waits_for_what_becomes_of_the_lead(laws: Edition, choice: str) -> None:
    play = scene(laws, trick=10, leader="W", hands=TO_A_LEAD_OUT_OF_TURN)
    play.faced("E", "C9")
    play.faced("N", "C4")
    assert (play.rulings, unattended(play)) == ((), ["56", "57"])
    play.director("S")
    play.chose(choice)
    assert unattended(play) == []
    orders = [order for ruling in play.rulings for order in ruling.orders]
    stays = Stands(Seat.NORTH, Card.parse("C4"), "play") in orders
    assert stays is (choice == "accept")
    if choice == "accept":
        assert (trick(play), str(play.turn)) == ("E:C9 N:C4", "South")
        assert STANDS[laws] in play.citations
    else:
        assert (trick(play), str(play.turn), asked(play)) == ("", "West", "lead_option:10")
        assert (holds(play, "N", "C4"), penalty_cards(play)) == (True, {"E:C9 major"})


@editions()
def test_57c_with_the_lead_accepted_by_play_nothing_is_left_to_say_of_declarers_early_card(laws: Edition) -> None:
    play = scene(laws, trick=10, leader="W", hands=TO_A_LEAD_OUT_OF_TURN)
    for seat, card in ("E", "C9"), ("N", "C4"), ("S", "C3"), ("W", "CQ"), ("W", "H2"):
        play.faced(seat, card)
    assert (unattended(play), trick(play), play.table.number) == ([], "W:H2", 11)


@editions(L2017)
def test_57c_nothing_is_left_to_say_of_declarers_early_card_once_revokes_by_both_sides_have_undone_its_trick(
    laws: Edition,
) -> None:
    hands = {"N": "C4 C3 C2 D5", "E": "D9 D3 S9 H3 H2", "S": "DQ S2 ..."}
    play = scene(laws, trick=9, current="N:DA", hands=hands)
    for seat, card in ("E", "S9"), ("S", "S2"), ("W", "D6"), ("N", "C4"), ("S", "H8"):
        play.faced(seat, card)
    play.director("W", "revoke")
    assert (trick(play), unattended(play), holds(play, "S", "H8")) == ("N:DA W:D6", ["57"], True)
    play.director("W")
    assert (asked(play), unattended(play), trick(play)) == (None, [], "N:DA W:D6")
    assert (play.turn.letter, penalty_cards(play)) == ("E", {"E:S9 major"})
    assert STANDS[laws] not in play.citations


@editions()
def test_57c_the_card_called_to_the_last_trick_and_put_out_when_it_was_complete_excuses_no_one(laws: Edition) -> None:
    hands = {"W": "DA D7", "E": "D2 C3", "N": "HA D4"}
    play = scene(laws, trick=3, current="E:H3 S:H4 W:H5", hands=hands)
    play.named("S", "ace of hearts")
    play.placed("N", "HA")
    play.faced("N", "D4")
    play.faced("W", "D7")
    play.director("S")
    assert asked(play) == "premature_play"


@editions()
def test_57c_who_names_a_card_of_dummy_has_suggested_it_and_nobody_asks(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7", "N": "DK DT", "E": "D2 C3"})
    play.named("N", "king of diamonds")
    assert trick(play) == "S:D4"
    play.faced("E", "D2")
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "S:D4 E:D2", set())
    assert {"45F", {L1997: "57C", L2007: "57C1", L2017: "57C2"}[laws]} <= set(play.citations)


@editions()
def test_57c_a_card_that_dummy_takes_up_is_picked_where_that_is_the_test(laws: Edition) -> None:
    play = scene(laws, trick=3, current="S:D4", hands={"W": "DA D7", "N": "DK DT", "E": "D2 C3"})
    play.held("N", "DK")
    play.faced("E", "D2")
    play.director("S")
    assert asked(play) == (None if laws is L2017 else "dummy_acted_first")
