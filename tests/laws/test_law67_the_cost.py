"""Law 67: what a defective trick costs, and cards that are put down or led before anybody has noticed."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.play import Play
from bridgelaws.values.cards import FULL_PACK, CardSet
from bridgelaws.values.seats import Seat
from editions import editions
from revoked import answer_all, faced, moved, states, table
from scenes import asked, holds, options, scene

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)
EAST = ["H9", "HT", "C3", "C5", "C6", "D2", "D5", "D8", "DT", "S2"]


# What the defective trick costs, the tricks since not being on file


def costs(laws: Edition, ew: int, trick: int = 4) -> Play:
    """East put no card to an earlier trick and has no heart to place there; from trick 8 on his side wins nothing."""
    position = {"trick": 8, "leader": "S", "won": {"NS": 7 - ew, "EW": ew}, "counts": {"E": 7}}
    play = table("4S by S", laws, position)
    play.defect_found("E", trick)
    answer_all(play, suit_led="H", holds=False, card_for="D2")
    play.ended(13 - ew)
    return play


@every
@pytest.mark.parametrize(("won", "tricks"), [("0", 0), ("2", 1)])
def test_67b1_64b1_whether_the_side_won_a_trick_not_on_file_is_asked(laws: Edition, won: str, tricks: int) -> None:
    play = costs(laws, 3)
    assert play.question is not None
    assert (play.question.id, play.question.values) == ("tricks_won_since:4E:-", ("0", "1", "2", "3"))
    assert (play.question.to, set(play.question.refs)) == (None, {"64A2", "64B1"})
    answer_all(play, tricks_won_since=won, worse_off=False)
    assert moved(play) == {"NS": tricks, "EW": 0}
    assert ("64B1" in play.rulings[-2].citations, "64A2" in play.rulings[-2].citations) == (True, True)
    assert ("R64-6" in play.citations) is False, "no trick was claimed"


@every
@pytest.mark.parametrize(("ew", "tricks"), [(0, 0), (4, 1)])
def test_67b1_64b1_nothing_is_asked_when_the_tricks_won_in_all_tell(laws: Edition, ew: int, tricks: int) -> None:
    play = costs(laws, ew)
    answer_all(play, worse_off=False)
    assert moved(play) == {"NS": tricks, "EW": 0}


@every
def test_67b1_64b1_one_trick_not_on_file_was_won_or_not(laws: Edition) -> None:
    play = costs(laws, 3, trick=6)
    assert play.question is not None
    assert play.question.values == ("0", "1", "2")
    play = table("4S by S", laws, {"trick": 8, "leader": "S", "won": {"NS": 4, "EW": 3}, "counts": {"E": 7}})
    faced(play, "S:S2", "W:S3")
    play.defect_found("E", 7)
    answer_all(play, suit_led="H", holds=False, card_for="D2")
    play.ended(10)
    assert play.question.text == "Did East-West win trick 7, which is not on file?"
    answer_all(play, tricks_won_since="1", worse_off=False)
    assert moved(play) == {"NS": 1, "EW": 0}


@every
def test_67b1_64b1_two_revokes_do_not_cost_the_same_trick_not_on_file(laws: Edition) -> None:
    for since_4, since_6, tricks in (("1", "1", 1), ("1", "0", 1), ("2", "1", 2), (None, "2", 2)):
        position = {"trick": 8, "leader": "S", "won": {"NS": 5, "EW": 2}, "counts": {"E": 7, "W": 7}}
        play = table("4S by S", laws, position)
        for seat, trick, card in (("E", 4, "D2"), ("W", 6, "C2")):
            play.defect_found(seat, trick)
            answer_all(play, suit_led="H", holds=False, card_for=card)
        play.ended(11)
        asked = {"tricks_won_since:6W": since_6, "worse_off": False}
        if since_4 is not None:
            asked["tricks_won_since:4E"] = since_4
        answer_all(play, **asked)
        assert moved(play) == {"NS": tricks, "EW": 0}, (since_4, since_6)


@every
def test_67b1_64b1_tricks_not_played_are_none_of_those_won_before(laws: Edition) -> None:
    """East-West are given all that was not played; of tricks 1 to 7 they won two."""
    position = {"trick": 8, "leader": "S", "won": {"NS": 5, "EW": 2}, "counts": {"E": 7, "W": 7}}
    play = table("4S by S", laws, position)
    for seat, trick, card in (("E", 4, "D2"), ("W", 6, "C2")):
        play.defect_found(seat, trick)
        answer_all(play, suit_led="H", holds=False, card_for=card)
    play.ended(5)
    assert play.question is not None
    assert (play.question.id, play.question.values) == ("tricks_won_since:6W:-", ("0", "1", "2"))
    play.found("1")
    assert (play.question.id, play.question.values) == ("tricks_won_since:4E:-", ("1", "2"))


@editions()
def test_67b2_cards_found_at_a_trick_are_not_found_there_a_second_time(laws: Edition) -> None:
    play = scene(laws, "1D by N", trick=12, leader="W", counts={"S": 3, "W": 1})
    play.defect_found("W", 10, "CA HA")
    with pytest.raises(ImpossibleEvent, match="West has 1 cards and ought to have 2, by what has been found before"):
        play.defect_found("W", 10, "CA HA", faced="CA")
    play.defect_found("W", 10, "CA HA")  # said once more
    assert asked(play) == "suit_led"


@editions()
def test_67b1_a_card_placed_for_one_hand_was_not_played_by_another(laws: Edition) -> None:
    play = scene(laws, "1D by N", trick=12, leader="W", hands={"S": "DA H5 S2", "W": "S3"})
    play.defect_found("S", 10)
    play.found("D")
    assert not holds(play, "S", "DA")
    with pytest.raises(ImpossibleEvent, match="♦A was not among the cards that West played to trick 10"):
        play.defect_found("W", 10, "CA DA", faced="CA")


@editions()
def test_67b1_a_hand_has_a_card_too_many_only_if_the_pack_has_it(laws: Edition) -> None:
    """Of eight cards left, two a hand, nobody has three, unless another hand has put two to a trick."""
    left = {"C3", "C4", "C5", "C6", "D3", "D4", "D5", "D6"}
    gone = [card.code for card in CardSet(FULL_PACK) if card.code not in left]
    play = faced(scene(laws, "1S by W", trick=12, leader="W", gone=gone), "W:D6", "N:D3")
    for seat in ("N", "E", "S", "W"):
        with pytest.raises(ImpossibleEvent, match="cards: the others, and those that are gone"):
            play.defect_found(seat, 11)
    play.defect_found("E", 11, "SA S2", faced="S2")
    play.defect_found("N", 11)
    assert asked(play) == "suit_led"


# He who was passed over puts the missing card down himself


@every
@pytest.mark.parametrize("hands", [{}, {"E": EAST}])
@pytest.mark.parametrize("led", ["", "S:C9"])
def test_67a1_a_card_of_the_suit_led_out_of_turn_is_the_one_that_was_missing(
    laws: Edition, hands: dict[str, list[str]], led: str
) -> None:
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}, "hands": hands}
    play = faced(table("4S by S", laws, position), "W:H4", "N:H6")
    play.omitted("E")
    faced(play, "S:HA", *led.split(), "E:H9")
    assert (play.table.number, play.table.docket, play.table.penalty_cards) == (5, (), ())
    assert str(play.table.last_trick) == "W:♥4 N:♥6 S:♥A E:♥9"
    assert str(play.turn) == ("West" if led else "South")
    assert {"67A1", "R67-1"} <= set(play.citations)


@every
def test_67a1_a_card_for_dummy_is_called_later(laws: Edition) -> None:
    play = faced(scene(laws, "4S by S", trick=4, leader="S"), "S:HA", "W:H3")
    play.omitted("N")
    faced(play, "E:H9", "S:C2")
    play.named("S", "H4")
    assert (str(play.table.last_trick), str(play.table.trick)) == ("S:♥A W:♥3 E:♥9 N:♥4", "S:♣2")
    assert play.table.docket == ()


@every
@pytest.mark.parametrize("for_it", [True, False])
def test_67a1_to_which_trick_a_card_was_put_is_asked_where_it_is_in_doubt(laws: Edition, for_it: bool) -> None:
    """West, passed over, puts a heart on a club in his turn: the missing card, or one that does not follow suit."""
    play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
    faced(play, "S:HA")
    play.omitted("W")
    faced(play, "N:H4", "E:H9", "S:C2", "W:H3")
    play.director("S")
    assert asked(play) == "put_to_defective_trick"
    play.found(for_it)
    if for_it:
        assert (str(play.table.last_trick), str(play.table.trick)) == ("S:♥A N:♥4 E:♥9 W:♥3", "S:♣2")
        assert (asked(play), str(play.turn), states(play)) == (None, "West", [])
    else:
        assert "67B1" not in play.citations
        assert str(play.table.trick) == "S:♣2 W:♥3"


@every
@pytest.mark.parametrize("card", ["C9", "D9"])
def test_67a1_out_of_turn_and_not_of_the_suit_led_it_is_in_doubt_too(laws: Edition, card: str) -> None:
    play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
    faced(play, "S:HA", "W:H3", "N:H4")
    play.omitted("E")
    faced(play, "S:C2", f"E:{card}")
    play.director("S")
    assert asked(play) == "put_to_defective_trick"
    play.found(True)
    assert (str(play.table.trick), play.table.penalty_cards) == ("S:♣2", ())
    assert "57A" not in play.citations


@every
def test_67a1_who_follows_suit_in_his_turn_plays_to_the_trick_in_progress(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
    faced(play, "S:HA")
    play.omitted("W")
    faced(play, "N:H4", "E:H9", "S:C2", "W:C3")
    play.director("S")
    assert asked(play) == "holds:W:H:5"


@every
def test_63a1_the_missing_card_establishes_no_revoke_at_its_own_trick(laws: Edition) -> None:
    """West discarded on the heart and East, passed over, put his card down when South had led on."""
    play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
    faced(play, "S:HA", "W:D3", "N:H4")
    play.omitted("E")
    faced(play, "S:C2", "E:H9")
    play.director("S", "revoke")
    play.found(True)
    assert states(play) == ["4W:D3 corrected"]


# Declarer leads on before the last hand has played


@every
@pytest.mark.parametrize("later", ["", "N:C4", "N:C4 E:C5"])
def test_67_who_has_not_played_when_an_early_lead_is_played_to_was_passed_over(laws: Edition, later: str) -> None:
    """South, who is winning, leads on before East has played, and West plays to that; told without a word on East."""
    play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
    faced(play, "S:HA", "W:H3", "N:H4", "S:C2", "W:C3", *later.split())
    assert str(play.table.trick_at(5)).replace("♣", "C") == f"S:C2 W:C3 {later}".strip()
    assert "R60-4" in play.citations
    play.director("S")
    answer_all(play, holds=True, card_for="H9")
    assert str(play.table.trick_at(4)) == "S:♥A W:♥3 N:♥4 E:♥9"
    assert states(play) == ([] if laws is L1997 else ["4E:- established"])
    assert play.table.penalty_cards == ()


@every
def test_67_the_same_told_with_a_word_on_him_or_found_by_the_count(laws: Edition) -> None:
    found = []
    for how in "omitted", "nothing", "defect":
        play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
        faced(play, "S:HA", "W:H3", "N:H4")
        if how == "omitted":
            play.omitted("E")
        faced(play, "S:C2", "W:C3", "N:C4", "E:C5")
        if how == "defect":
            play.defect_found("E", 4)
        else:
            play.director("S")
        answer_all(play, holds=True, card_for="H9")
        found.append((str(play.table.trick_at(4)), str(play.table.trick_at(5)), states(play), str(play.turn)))
    assert found[0] == found[1] == found[2]


@every
def test_67_no_one_is_passed_over_whose_card_has_been_called(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=4, current="E:S4 S:SQ W:S9")
    play.named("S", "jack")
    faced(play, "S:H2", "W:H5")
    play.director("E")
    assert asked(play) == "card_called"


def passed_over_and_played_on(laws: Edition, late: str, **rest: object) -> Play:
    """West puts no card to trick 4, a diamond; both sides play to trick 5, and then he puts one down out of turn."""
    position = {"trick": 4, "leader": "S", "won": {"NS": 2, "EW": 1}}
    play = faced(table("4S by S", laws, position, **rest), "S:D6")
    play.omitted("W")
    return faced(play, "N:D2", "E:DK", "E:C2", "S:C3", "W:C4", "N:C5", f"W:{late}")


@every
def test_67b1_a_card_put_there_late_is_the_one_placed(laws: Edition) -> None:
    """R67-2: it is asked about before anything else, and is then no lead out of turn."""
    play = passed_over_and_played_on(laws, "D7")
    play.director("S")
    assert asked(play) == "put_to_defective_trick"
    play.found(True)
    assert (asked(play), str(play.turn), play.table.docket, play.table.penalty_cards) == (None, "North", (), ())
    assert str(play.table.trick_at(4)) == "S:♦6 N:♦2 E:♦K W:♦7"
    assert {"67B1(a)", "R67-2"} <= set(play.citations)
    assert not {"56", "54D", "49"} & set(play.citations)
    assert states(play) == ([] if laws is L1997 else ["4W:- established"])


@every
def test_67b1_a_card_of_another_suit_put_there_late_if_he_holds_none_of_the_suit_led(laws: Edition) -> None:
    play = passed_over_and_played_on(laws, "H7")
    play.director("S")
    assert asked(play) == "holds:W:D:6"
    play.found(False)
    assert asked(play) == "put_to_defective_trick"
    play.found(True)
    assert str(play.table.trick_at(4)) == "S:♦6 N:♦2 E:♦K W:♥7"
    assert (str(play.turn), states(play), play.table.docket) == ("North", ["4W:- established"], ())
    assert {"67B1(b)", "R67-2"} <= set(play.citations)


@every
def test_67b1_who_holds_the_suit_led_may_not_place_another_that_he_put_there(laws: Edition) -> None:
    play = passed_over_and_played_on(laws, "H7")
    play.director("S")
    play.found(True)
    assert asked(play) == "card_for_defective_trick"
    play.chose("D7")
    assert str(play.table.trick_at(4)) == "S:♦6 N:♦2 E:♦K W:♦7"
    assert asked(play) == "deemed_led"


@every
def test_67b1_a_card_that_was_not_put_there_is_judged_by_itself(laws: Edition) -> None:
    play = passed_over_and_played_on(laws, "D7")
    play.director("S")
    play.found(False)
    answer_all(play, holds=True, card_for="D8", deemed_led=True, lead_out_of_turn="refuse", lead_="leave")
    assert str(play.table.trick_at(4)) == "S:♦6 N:♦2 E:♦K W:♦8"
    assert [str(lying.card) for lying in play.table.penalty_cards] == ["♦7"]


@every
def test_67b1_without_the_reading_another_card_is_placed(laws: Edition) -> None:
    play = passed_over_and_played_on(laws, "D7", set_aside=["R67-2"])
    play.director("S")
    answer_all(play, holds=True, card_for="D8", deemed_led=True, lead_out_of_turn="refuse", lead_="leave")
    assert str(play.table.trick_at(4)) == "S:♦6 N:♦2 E:♦K W:♦8"
    assert [str(lying.card) for lying in play.table.penalty_cards] == ["♦7"]


@every
def test_67b1_a_further_card_of_declarer_may_be_the_missing_one(laws: Edition) -> None:
    play = faced(scene(laws, "4S by S", trick=4, leader="W", won={"NS": 2, "EW": 1}), "W:D6", "N:D2", "E:DK")
    play.omitted("S")
    faced(play, "E:C2", "S:C3", "S:D3")
    play.director("W")
    answer_all(play, put_to_defective_trick=True)
    assert (str(play.table.trick_at(4)), str(play.table.trick)) == ("W:♦6 N:♦2 E:♦K S:♦3", "E:♣2 S:♣3")
    assert (str(play.turn), play.table.docket, "45E2" in play.citations) == ("West", (), False)


@every
def test_67_of_a_card_told_at_the_trick_where_it_was_missing_the_error_says_how_to_tell_it(laws: Edition) -> None:
    play = faced(scene(laws, "4S by S", trick=4, leader="W"), "W:D6", "N:D2", "E:DK", "E:C2", "S:C3")
    with pytest.raises(ImpossibleEvent, match="if ♣3 was put to the next trick, say before it that South was passed"):
        play.defect_found("S", 4)


@every
def test_67_a_hand_passed_over_at_two_tricks_has_a_file_for_each(laws: Edition) -> None:
    """East's first was told and put right; at the next trick South's early lead is played to, and passes East over."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:D6", "N:D2")
    play.omitted("E")
    faced(play, "S:DA")
    play.director("S")
    faced(play, "E:D7", "S:SA", "W:S3", "N:S4", "S:H2", "W:H6")
    assert [(file.trick, file.offender.letter) for file in play.table.docket] == [(2, "E")]


@every
def test_67_cards_found_among_those_of_one_hand_are_not_found_among_those_of_another(laws: Edition) -> None:
    """What was found of North waits for the suit led; whose cards these were is known already."""
    play = scene(laws, "1NT by S", trick=12, won={"NS": 6, "EW": 5}, current="W:ST")
    play.defect_found("N", 11, ["CA", "DA"])
    assert asked(play) == "suit_led"
    with pytest.raises(ImpossibleEvent, match="♣A was not among the cards that East played to trick 11"):
        play.defect_found("E", 11, ["CA", "DA"], faced="CA")
    play.found("D")
    with pytest.raises(ImpossibleEvent, match="♦A was not among the cards that East played to trick 11"):
        play.defect_found("E", 11, ["DA", "D2"])


@every
def test_67_a_card_played_to_a_trick_off_the_file_is_not_found_among_those_of_another_hand(laws: Edition) -> None:
    play = faced(scene(laws, "4S by S", trick=4, leader="W"), "W:D6", "N:D2", "E:DK")
    play.played_on("E")
    with pytest.raises(ImpossibleEvent, match="♦K was not among the cards that South played to trick 4"):
        play.defect_found("S", 4, ["DK", "D3"])


@every
def test_67b1_words_about_a_card_of_dummy_put_no_card_of_declarer_there(laws: Edition) -> None:
    """South was passed over at trick 4; at trick 5 he calls a card from dummy, and then wants another."""
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}}
    play = faced(table("4S by S", laws, position), "W:DA", "N:D2", "E:DK")
    play.omitted("S")
    faced(play, "W:C2")
    play.named("S", "five of clubs")
    play.named("S", "jack of clubs")
    play.director("W")
    asked_for: list[str] = []
    while play.question is not None:
        asked_for.append(play.question.id.partition(":")[0])
        play.answer(play.question.values[-1])
    assert "put_to_defective_trick" not in asked_for
    assert len(play.table.hand(Seat.SOUTH).cards) <= play.table.hand(Seat.SOUTH).count


@editions()
@pytest.mark.parametrize(("held", "read"), [(True, "any heart"), (False, "any card")])
def test_67b1_cards_that_nobody_has_seen_are_not_read_out(laws: Edition, held: bool, read: str) -> None:
    play = scene(laws, "3NT by S", trick=13, leader="W", won={"NS": 8, "EW": 4}, counts={"S": 2})
    play.defect_found("S", 10)
    play.found("H", "suit_led")
    play.found(held)
    assert play.question is not None
    assert (asked(play), "H4" in options(play)) == ("card_for_defective_trick", held)
    assert play.question.say.endswith(f"Put one there now: {read} that the hand holds and may play.")


@editions()
def test_67b1_cards_on_file_are_read_out(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=13, leader="W", won={"NS": 8, "EW": 4}, hands={"S": "H4 H9"})
    play.defect_found("S", 10)
    play.found("H", "suit_led")
    assert play.question is not None
    assert play.question.say.endswith("Put one there now: ♥9; ♥4.")


# What lay in sight when he did not play it (64B3)


def in_sight(play: Play) -> list[tuple[str, str | None]]:
    return [(r.id, None if r.in_sight is None else r.in_sight.value) for r in play.table.revokes if r.sure]


@editions(L2007, L2017)
@pytest.mark.parametrize("on_file", [True, False])
def test_67b1_a_penalty_card_played_since_lay_in_sight_at_the_defective_trick(laws: Edition, on_file: bool) -> None:
    """East puts no heart to trick 10, his king lying before him, and plays it to trick 11 before anybody notices."""
    hands = {"W": "H4 H3 D2 S2", "E": "H9 S3 S4 HK", "N": "S7 S8 H7 H8", "S": "DA D3 H2 HA"} if on_file else {}
    lying = [{"seat": "E", "card": "HK", "kind": "major"}]
    play = scene(laws, trick=10, leader="S", won={"NS": 5, "EW": 4}, hands=hands, penalty_cards=lying)
    faced(play, "S:HA", "W:H4", "N:H7", "S:H2", "W:H3", "N:H8", "E:HK")
    play.director("S")
    answer_all(play, holds=True, card_for="H9")
    assert in_sight(play) == [("10E:-", "penalty card")]
    play.ended(7)
    answer_all(play, worse_off=False)
    assert ("64B3" in play.citations, moved(play)) == (True, {"NS": 0, "EW": 0})


@every
@pytest.mark.parametrize("exposed", [True, False])
def test_67b2_a_penalty_card_made_by_the_discovery_did_not_lie_in_sight_before(laws: Edition, exposed: bool) -> None:
    """The eight that West added to trick 3 comes back; he had discarded on a heart at trick 4."""
    hands = {"W": "H5 H8 C6 C2 D3 D7 ..."}
    play = scene(laws, trick=3, leader="W", hands=hands)
    faced(play, "W:H5", "N:H2", "E:HQ", "S:HA", "W:H8", "S:HK", "W:C2", "N:H3", "E:H4", "S:D2", "W:D3")
    play.director("S")
    answer_all(play, deemed_led=False, extra_exposed=exposed, exposed_by=True)
    assert in_sight(play) == [("4W:C2", None)]
    assert ([p.card.code for p in play.table.penalty_cards] == ["H8"]) is exposed


@every
def test_67b1_a_hand_spread_before_lies_in_sight_and_one_spread_since_does_not(laws: Edition) -> None:
    """East, who cannot follow to trick 5 and puts no card there, has spread his hand before, or does so after."""
    found = []
    for before in (True, False):
        hands = {"E": ["C2", "C7", "SA", "..."]}
        play = table("3NT by S", laws, {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": hands})
        if before:
            play.spread("E", whole=True)
            play.director("S")
            answer_all(play, intended_to_claim=False, designated=False)
        faced(play, "S:D4", "W:D9", "N:DK").omitted("E")
        faced(play, "N:S4", "E:SA", "S:S2", "W:S3")
        if not before:
            play.spread("E", whole=True)
        play.director("S")
        answer_all(play, holds=False, card_for="C2", partner=True, intended_to_claim=False, designated=False)
        found += in_sight(play)
    assert found == [("5E:-", "faced hand"), ("5E:-", None)]
