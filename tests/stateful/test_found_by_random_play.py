"""What long random play found, shrunk; each case once broke an invariant."""

from __future__ import annotations

import pytest

import boards
from bridgelaws.board.events import DirectorCalled, Faced, Named, PlayedOn
from bridgelaws.board.parts import Trick
from bridgelaws.board.puts import Earlier, State, lying
from bridgelaws.book.editions import EDITIONS
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.laws.law50 import book as book50
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card, CardSet
from bridgelaws.values.seats import Seat
from trust import random_board

ALL_HEARTS = "AKQJT98765432"


def case(
    position: dict[str, object], contract: str = "1S by S", laws: object = 2017, set_aside: tuple[str, ...] = ()
) -> Play:
    return boards.start(
        {
            "format": "bridgelaws-case",
            "version": 1,
            "laws": int(str(laws)),
            "contract": contract,
            "set_aside": list(set_aside),
            "position": position,
        }
    )


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_suit_of_which_every_card_is_seen_elsewhere_is_not_asked_about(laws: object) -> None:
    """South, whose hand is not on file, cannot hold a heart: no one is asked, and none is to be placed."""
    hearts = [f"H{rank}" for rank in ALL_HEARTS]
    position = {
        "trick": 10,
        "leader": "W",
        "won": {"NS": 5, "EW": 4},
        "hands": {"W": [*hearts[:2], "C2", "C3"], "N": [*hearts[2:4], "C4", "C5"], "E": [*hearts[4:6], "C6", "C7"]},
        "gone": hearts[6:],
    }
    play = case(position, laws=laws)
    for seat, card in ("W", "HA"), ("N", "HQ"), ("E", "HT"):
        play.faced(seat, card)
    play.omitted("S")
    for seat, card in ("W", "C2"), ("N", "C4"), ("E", "C6"), ("S", "C8"):
        play.faced(seat, card)
    play.director("W")
    assert play.question is not None
    assert play.question.id == "card_for_defective_trick"
    assert not any(str(value).startswith("H") for value in play.question.values)
    boards.check(play)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_penalty_card_played_as_57a_demands_is_not_held_against_him_by_52(laws: object) -> None:
    """Declarer named the eight, but West must play his highest spade: the ace, a penalty card as well, is legal."""
    position = {
        "trick": 11,
        "leader": "E",
        "current": [{"seat": "E", "card": "SQ"}, {"seat": "S", "card": "HQ"}],
        "hands": {"W": ["SA", "S8", "D3"]},
        "penalty_cards": [{"seat": "W", "card": card, "kind": "major"} for card in ("SA", "S8")],
        "restrictions": [
            {"seat": "W", "kind": "highest", "law": "57A1", "suits": ["S"]},
            {"seat": "W", "kind": "card", "law": "51A", "card": "S8"},
        ],
    }
    play = case(position, "7C by N", laws)
    assert [card.code for card in play.legal_plays] == ["SA"]
    play.faced("W", "SA")
    assert not play.table.docket


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_card_faced_at_a_trick_on_file_is_the_one_on_file(laws: object) -> None:
    """East faced the five at trick 8: whatever else lay with it, it cannot be the four that he faced (67B2)."""
    position = {"trick": 8, "current": [{"seat": "S", "card": "CJ"}], "hands": {"E": ["H5", "HT", "HJ", "HQ", "SJ"]}}
    play = case(position, "6SX by N", laws)
    for seat, card in ("W", "H3"), ("N", "C6"), ("E", "H5"):
        play.faced(seat, card)
    with pytest.raises(ImpossibleEvent, match="East played ♥5 to trick 8"):
        play.defect_found("E", 8, ["H4", "H5"], faced="H4")
    play.defect_found("E", 8, ["H4", "H5"], faced="H5")
    assert play.table.hand(Seat.EAST).cards == CardSet.parse("HQ HJ HT H4 SJ")
    assert play.table.tricks[-1].card(Seat.EAST) == Card.parse("H5")


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_prohibited_suit_comes_before_the_penalty_card_that_declarer_named(laws: object) -> None:
    """West was to lead the club two, then declarer forbade clubs because of East's penalty cards (50D1 with 51B2)."""
    position = {
        "trick": 10,
        "leader": "W",
        "hands": {"W": ["C2", "C6", "SK", "D7"]},
        "penalty_cards": [{"seat": "W", "card": card, "kind": "major"} for card in ("C2", "C6")],
        "restrictions": [
            {"seat": "W", "kind": "card", "law": "51A", "card": "C2"},
            {"seat": "W", "kind": "forbid", "law": "51B2(b)", "suits": ["C"], "lasts": "while he retains the lead"},
        ],
    }
    play = case(position, "6H by N", laws)
    assert {card.code for card in play.legal_plays} == {"SK", "D7"}
    play.faced("W", "D7")
    assert not play.table.docket


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_picked_is_picked_anew_when_a_finding_has_put_it_elsewhere(laws: object) -> None:
    """West put the six at trick 9; then his nine was found to be no lead, and so the six was, which he cannot place."""
    position = {
        "trick": 9,
        "leader": "E",
        "hands": {"W": ["S9", "H6", "HJ", "H9", "C3"], "S": ["D3", "C7", "S2", "S3", "S4"]},
    }
    play = case(position, "6D by W", laws)
    play.faced("E", "H2")
    play.faced("S", "D3")
    play.omitted("W")
    for seat, card in ("N", "H4"), ("S", "C7"), ("W", "C3"), ("N", "CA"), ("E", "C6"), ("W", "S9"), ("W", "H6"):
        play.faced(seat, card)
    play.director("S")
    while play.question is not None:
        boards.check(play)
        value = {"card_for_defective_trick": "H6", "deemed_led": False}.get(play.question.id)
        play.answer(value if value in play.question.values else play.question.values[0])
    boards.check(play)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_penalty_card_put_down_as_a_fifth_card_and_then_required_is_only_played(laws: object) -> None:
    """South withheld his penalty card, then put it down too; declarer has it played, and 45E has nothing left to do."""
    position = {
        "trick": 11,
        "leader": "W",
        "hands": {"S": ["H6", "D4", "D5"], "W": ["C3", "S2", "S3"]},
        "penalty_cards": [{"seat": "S", "card": "H6", "kind": "major"}],
    }
    play = case(position, "1S by W", laws)
    for seat, card in ("W", "C3"), ("N", "CA"), ("E", "C7"), ("S", "D4"), ("S", "H6"):
        play.faced(seat, card)
    play.director("N")
    while play.question is not None:
        boards.check(play)
        answers = {"deemed_led": False, "penalty_card_not_played": "require", "lead_option": "leave"}
        play.answer(answers[play.question.id.partition(":")[0]])
    boards.check(play)
    assert play.table.tricks[-1].card(Seat.SOUTH) == Card.parse("H6")
    assert [(p.card.code, p.kind.value) for p in play.table.penalty_cards_of(Seat.SOUTH)] == [("D4", "major")]


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_called_twice_is_played_to_the_first_trick_for_which_it_was_called(laws: object) -> None:
    """Dummy misplaced twice for the four of clubs: it goes to trick 3, and at trick 4 declarer has called nothing."""
    play = Play(contract="7D by W", laws=laws)
    for seat, card in ("N", "CT"), ("E", "C4"):
        play.faced(seat, card)
    play.placed("E", "HJ")
    for seat, card in ("S", "C3"), ("W", "CA"), ("W", "C7"):
        play.faced(seat, card)
    play.named("W", "C4", "E")
    play.placed("E", "C6")
    play.director("W")
    while play.question is not None:
        boards.check(play)
        play.answer(play.question.values[0])
    boards.check(play)
    assert play.table.tricks[0].card(Seat.EAST) == Card.parse("C4")
    assert play.table.trick.card(Seat.EAST) is None


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_minor_penalty_card_turns_major_when_another_is_taken_back_beside_it(laws: object) -> None:
    """The three was alone, and minor again, while the ace was in the trick; corrected, the revoke leaves two (50B)."""
    demand = {"seat": "E", "kind": "require", "law": "50D2(a)", "suits": ["D"]}
    position = {"trick": 11, "leader": "E", "hands": {"E": ["D3", "HA", "S5"]}, "restrictions": [demand]}
    play = case(position, "6HX by N", laws, set_aside=("R50-1",))
    play.shown("E", ["D3", "HA"])
    play.director("N")
    while play.question is not None:
        play.found(play.question.id.startswith("partner_could_possibly_see_face"))
    play.faced("E", "HA")
    assert [p.kind.value for p in play.table.penalty_cards] == ["minor"]
    play.director("N")
    assert {p.card.code: p.kind.value for p in play.table.penalty_cards} == {"D3": "major", "HA": "major"}


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_tricks_of_a_revoke_are_counted_anew_when_another_result_is_stated(laws: object) -> None:
    """East ruffed a club while he had one; with fewer tricks for his side after it there are fewer to give.

    With ten tricks and one of the revoke North-South have every trick from the revoke on: more they cannot get (64C).
    """
    position = {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}, "hands": {"E": ["H5", "C2", "..."]}}
    play = case(position, "4H by S", laws)
    for seat, card in ("S", "C9"), ("W", "C4"), ("N", "CK"), ("E", "H5"), ("E", "SA"):
        play.faced(seat, card)
    transferred = []
    for n, tricks in enumerate((3, 10, 3)):
        play.ended(tricks)
        if n == 0:
            play.director("S", "revoke")
        if n == 0:
            assert play.question is not None
            assert play.question.id == "worse_off:NS"
            play.found(False)
        assert play.question is None
        boards.check(play)
        transferred.append(sum(len(transfer.tricks) for transfer in play.table.transfers))
    assert transferred == [2, 1, 2]


@pytest.mark.parametrize("laws", EDITIONS)
def test_an_early_lead_put_down_again_after_it_was_forgiven_is_his_lead(laws: object) -> None:
    """West's jack was forgiven when North played; the trick that he won with it waiting is taken up again (58B3)."""
    hands = {"N": ["H2", "S2", "SK"], "E": ["S9", "D2", "CA"], "S": ["ST", "C6", "H8"], "W": ["D7", "HJ", "SA"]}
    penalty = [{"seat": "W", "card": card, "kind": "major"} for card in ("HJ", "D7")]
    play = case({"trick": 11, "leader": "W", "hands": hands, "penalty_cards": penalty}, "3NT by S", laws)
    play.chose("D7")
    play.faced_several("W", "SA D7")
    for seat, card in ("W", "HJ"), ("N", "SK"), ("W", "HJ"), ("E", "CA"), ("S", "ST"):
        play.faced(seat, card)
    play.director("N")
    while play.question is not None:
        boards.check(play)
        play.answer(play.question.values[0])
    boards.check(play)
    assert play.table.suspended is not None
    assert play.table.suspended.card(Seat.WEST) == Card.parse("HJ")


@pytest.mark.parametrize("laws", EDITIONS)
def test_dummys_revoke_whose_place_dummy_gave_to_another_card_is_corrected(laws: object) -> None:
    """Declarer faced a club from dummy, who moved the diamond in its place; at the twelfth trick it is put right."""
    position = {
        "trick": 12,
        "leader": "W",
        "hands": {"E": ["C3", "DT"], "W": ["D2", "H2"], "N": ["DK", "S2"], "S": ["DJ", "S3"]},
    }
    play = case(position, "3NT by W", laws)
    for seat, card in ("W", "D2"), ("N", "DK"), ("E", "C3"):
        play.faced(seat, card)
    play.placed("E", "DT")
    play.faced("S", "DJ")
    play.director("S", "revoke")
    boards.check(play)
    assert [card.code for card in play.legal_plays] == ["DT"]
    play.faced("E", "DT")
    play.director("S")
    while play.question is not None:
        play.answer(play.question.values[0])
    boards.check(play)
    assert not play.table.docket
    assert play.table.tricks[-1].card(Seat.EAST) == Card.parse("DT")


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_penalty_card_taken_up_before_it_was_played_has_not_been_taken_back_from_the_trick(laws: object) -> None:
    """North took his penalty card up, then discarded it and put down a spade: a lead, or a spade in its place?"""
    position = {
        "trick": 11,
        "leader": "W",
        "hands": {"N": ["C8", "..."]},
        "penalty_cards": [{"seat": "N", "card": "C8", "kind": "major"}],
    }
    play = case(position, "2D by W", laws)
    play.faced("W", "SA")
    play.retracted("N", "C8")
    play.faced("N", "C8")
    play.faced("N", "SQ")
    play.director("W")
    assert play.question is not None
    assert play.question.id == "led_to_next_trick"
    play.found(False)
    boards.check(play)
    assert play.table.trick.card(Seat.NORTH) == Card.parse("SQ")


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_penalty_card_named_and_then_picked_up_need_not_be_played_when_the_revoke_is_corrected(laws: object) -> None:
    """East was to play the jack and revoked; it was picked up when declarer forbade West hearts: any heart will do."""
    position = {
        "trick": 8,
        "leader": "S",
        "penalty_cards": [{"seat": "E", "card": card, "kind": "major"} for card in ("HJ", "HK")],
    }
    play = case(position, "5S by S", laws)
    for seat, card in ("S", "HQ"), ("W", "S9"), ("N", "HT"):
        play.faced(seat, card)
    play.chose("HJ")
    play.faced("E", "D9")
    play.chose("forbid")
    play.quitted("S")
    play.director("S")
    boards.check(play)
    play.faced("E", "HK")
    assert play.table.tricks[-1].card(Seat.EAST) == Card.parse("HK")
    assert not play.table.docket


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_twelfth_trick_is_not_taken_up_for_a_card_that_lies_there_no_more(laws: object) -> None:
    """Dummy moved the diamond in the club's place and both sides played on: the diamond stands, with the trick."""
    position = {
        "trick": 12,
        "leader": "W",
        "hands": {"E": ["C3", "DT"], "W": ["D2", "H2"], "N": ["DK", "S2"], "S": ["DJ", "S3"]},
    }
    play = case(position, "3NT by W", laws)
    for seat, card in ("W", "D2"), ("N", "DK"), ("E", "C3"):
        play.faced(seat, card)
    play.placed("E", "DT")
    for seat, card in ("S", "DJ"), ("N", "S2"), ("E", "C3"):
        play.faced(seat, card)
    play.director("S", "revoke")
    while play.question is not None:
        boards.check(play)
        play.answer(play.question.values[0])
    boards.check(play)
    assert play.table.number == 13
    assert play.table.tricks[-1].card(Seat.EAST) == Card.parse("DT")


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_card_called_is_put_back_although_dummy_has_led_it_to_the_next_trick(laws: object) -> None:
    """West asked too late for another card; dummy had moved the trump in the heart's place, won and led the heart."""
    position = {"trick": 10, "current": [{"seat": "N", "card": "CT"}, {"seat": "E", "card": "H3"}]}
    play = case(position, "2S by W", laws)
    play.faced("S", "CJ")
    play.named("W", "6 of hearts")
    play.placed("E", "S8")
    play.faced("W", "C7")
    play.faced("E", "H3")
    play.director("S")
    while play.question is not None:
        boards.check(play)
        play.answer(play.question.values[-1])
    boards.check(play)
    assert play.table.trick_at(10).card(Seat.EAST) == Card.parse("H3")


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_penalty_card_named_for_a_lead_that_was_none_is_the_one_to_be_led(laws: object) -> None:
    """West was to lead the spade; declarer led, named the heart; it was West's own lead after all, and as named."""
    position = {
        "trick": 6,
        "leader": "W",
        "penalty_cards": [{"seat": "W", "card": card, "kind": "major"} for card in ("H9", "S2", "H3")],
    }
    play = case(position, "7D by S", laws)
    play.chose("S2")
    play.faced("S", "HJ")
    play.chose("H3")
    play.faced("W", "H3")
    play.director("W")
    play.found(True, "meant_as_lead")
    boards.check(play)
    assert (play.table.trick.leader, play.table.trick.card(Seat.WEST)) == (Seat.WEST, Card.parse("H3"))
    assert not play.table.docket


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_missing_card_found_twice_is_made_good_once(laws: object) -> None:
    position = {"trick": 5, "leader": "N", "hands": {"N": ["C6", "D2", "D8", "D9", "H2", "HQ", "S2", "S3", "ST", "SK"]}}
    play = case(position, "2C by E", laws)
    play.defect_found("N", 3)
    play.defect_found("N", 3)
    play.answer("D")
    if play.question is not None:  # the editions that let him choose which card it was
        play.chose("D9")
    boards.check(play)
    assert play.question is None
    assert play.table.hand(Seat.NORTH).count == 9


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_call_is_not_corrected_when_the_next_trick_but_one_has_begun(laws: object) -> None:
    """East speaks of trick 10; trick 11 was taken up again for dummy's error, and the lead to trick 12 waits."""
    play = case({"trick": 10, "current": [{"seat": "E", "card": "C9"}]}, "7CX by E", laws)
    play.faced("S", "H5")
    play.named("E", "♦2")
    for seat, card in ("N", "H3"), ("E", "CK"):
        play.faced(seat, card)
    play.placed("W", "HK")
    for seat, card in ("S", "HA"), ("N", "ST"):
        play.faced(seat, card)
    play.corrected("E", "low")
    play.chose("withdraw", "keep_or_withdraw:S")
    play.faced("E", "CT")
    play.chose("keep", "keep_or_withdraw:N")
    play.corrected("E", "HK", hand="W")
    play.director("N")
    while play.question is not None:
        play.answer(play.question.values[0])
    boards.check(play)
    assert play.table.trick_at(10).card(Seat.WEST) == Card.parse("D2")


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_card_called_is_not_put_back_when_it_lies_in_another_trick(laws: object) -> None:
    """What West calls and dummy moves, over and over; the eight he called has been played to trick 7 meanwhile."""
    last = [{"seat": s, "card": c} for s, c in (("N", "DK"), ("E", "D6"), ("S", "CK"), ("W", "D5"))]
    hands = {"E": ["C8", "C9", "CT", "D2", "H3", "H9", "HQ", "S8", "ST"]}
    play = case({"trick": 5, "last_trick": last, "hands": hands}, "7S by W", laws)
    play.named("W", "2 of diamonds")
    for seat, card in ("S", "SA"), ("W", "D9"), ("N", "H4"):
        play.faced(seat, card)
    play.named("W", "HQ", pointing="H3")
    for seat, card in ("S", "CJ"), ("W", "C7"), ("N", "C3"), ("S", "C6"):
        play.faced(seat, card)
    play.named("W", "duck", pointing="that one")
    play.faced("N", "C4")
    play.placed("E", "S8")
    play.named("W", "C5", hand="W")
    play.named("W", "9 of clubs", pointing="H")
    play.named("W", "8 of clubs")
    play.placed("E", "C8")
    play.named("W", "C9")
    play.placed("E", "C9")
    play.said("N", "attention")
    while play.question is not None:
        boards.check(play)
        play.answer(play.question.values[-1])
    boards.check(play)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_lead_made_after_an_exposure_is_not_judged_anew_when_play_has_stopped(laws: object) -> None:
    play = case({"trick": 1}, "3H by W", laws)
    play.shown("N", "H9 S2 H4")
    play.faced("N", "C6")
    play.claimed("N", 7)
    play.director("N")
    while play.question is not None:
        play.answer(play.question.id != "designated_otherwise")
    boards.check(play)
    assert play.table.finished
    assert play.table.trick.card(Seat.NORTH) == Card.parse("C6")


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_that_neither_follows_nor_is_the_one_demanded_is_asked_about_once(laws: object) -> None:
    demand = {"seat": "E", "kind": "highest", "law": "57A1", "suits": ["S"], "lasts": "this trick"}
    play = case({"trick": 10, "current": [{"seat": "W", "card": "C8"}], "restrictions": [demand]}, "3H by N", laws)
    play.faced("E", "S6")
    play.director("S", "revoke")
    boards.check(play)
    assert len(play.table.revokes) == 1


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_leader_who_took_a_card_back_at_the_last_trick_leads_before_declarer_has_chosen(laws: object) -> None:
    """South took his lead back, it stood all the same, and he leads again while his partner has a penalty card."""
    penalty = {"seat": "N", "card": "C8", "kind": "major"}
    play = case({"trick": 3, "leader": "S", "penalty_cards": [penalty]}, "5S by E", laws)
    play.faced("S", "ST")
    play.retracted("S", "ST")
    for seat, card in ("W", "S7"), ("N", "CK"), ("E", "S2"), ("S", "D7"):
        play.faced(seat, card)
        boards.check(play)
    assert [i.law for i in play.table.docket if i.card is not None and i.card.code == "D7"] == ["law50"]


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(("up", "left"), [("H7", "H2"), ("H2", "H7")])
def test_of_two_cards_one_of_them_a_penalty_card_the_one_left_lying_is_played(laws: object, up: str, left: str) -> None:
    penalty = {"seat": "E", "card": "H2", "kind": "major"}
    position = {"trick": 4, "current": [{"seat": "N", "card": "HT"}], "penalty_cards": [penalty]}
    play = case(position, "6NT by S", laws)
    play.faced_several("E", "H7 H2", "H7 H2")
    play.retracted("E", up)
    boards.check(play)
    assert play.table.trick.card(Seat.EAST) == Card.parse(left)
    assert [p.card.code for p in play.table.penalty_cards] == (["H2"] if up == "H2" else [])


@pytest.mark.parametrize("laws", EDITIONS)
def test_two_cards_at_once_found_late_when_the_one_that_counted_was_a_revoke_put_right(laws: object) -> None:
    play = case({"trick": 1, "hands": {"E": ["SQ", "D7", "HQ", "..."]}}, "3S by S", laws)
    play.faced("W", "H4")
    play.faced("N", "H6")
    play.faced_several("E", "SQ D7", "D7")
    play.director("N", "revoke")
    for seat, card in ("E", "HQ"), ("S", "HT"), ("E", "D7"), ("S", "D9"):
        play.faced(seat, card)
    play.director("E")
    while play.question is not None:
        boards.check(play)
        play.answer(play.question.values[0])
    boards.check(play)
    trick = play.table.trick_at(1)
    assert trick is not None
    assert trick.card(Seat.EAST) == Card.parse("HQ")


@pytest.mark.parametrize("laws", EDITIONS)
def test_declarers_lead_goes_back_when_a_penalty_card_supplied_late_wins_the_trick_before(laws: object) -> None:
    """West was passed over at trick 3, supplies the wrong card, and his penalty card, a trump, is required instead."""
    penalty = {"seat": "W", "card": "H4", "kind": "major"}
    play = case({"trick": 3, "leader": "S", "penalty_cards": [penalty]}, "4H by N", laws)
    play.faced("S", "S9")
    play.omitted("W")
    for seat, card in ("N", "SA"), ("E", "S3"), ("N", "H9"):
        play.faced(seat, card)
    play.director("W")
    play.faced("W", "DJ")
    play.director("N")
    while play.question is not None:
        boards.check(play)
        play.answer("require" if "require" in play.question.values else False)
    boards.check(play)
    assert (play.table.trick.empty, play.turn) == (True, Seat.WEST)
    assert [w.card.code for w in play.table.withdrawn] == ["DJ", "H9"]


@pytest.mark.parametrize("laws", EDITIONS)
def test_declarer_who_speaks_against_a_claim_does_not_refuse_the_opening_lead(laws: object) -> None:
    play = case({"trick": 1}, "3C by N", laws)
    play.faced("E", "S2")
    play.claimed("E")
    play.said("N", "refuse")
    boards.check(play)
    assert play.rulings[-1].law == 68


@pytest.mark.parametrize("laws", EDITIONS)
def test_declarer_calls_again_when_what_dummy_had_moved_has_gone_back(laws: object) -> None:
    play = case({"trick": 4, "current": [{"seat": "W", "card": "C9"}]}, "2D by S", laws)
    for card in ("H3", "H5", "H3"):
        play.placed("N", card)
    play.named("S", "sixes")
    play.named("S", "ace")
    boards.check(play)


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_proper_lead_is_found_after_a_lead_that_had_waited_for_the_trick_to_end(laws: object) -> None:
    """West led before the trick was complete (45E1), which then is a lead out of turn, and North makes his own."""
    play = case({"trick": 4, "current": [{"seat": "W", "card": "D3"}]}, "1C by S", laws)
    for seat, card in ("N", "DA"), ("E", "D2"), ("W", "DT"):
        play.faced(seat, card)
    play.director("W")
    play.found(True, "deemed_led")
    play.faced("S", "D8")
    play.faced("N", "SJ")
    play.found(True, "meant_as_lead")
    play.faced("E", "S4")
    boards.check(play)
    assert (play.turn, play.table.trick.order) == (Seat.SOUTH, (Seat.NORTH, Seat.EAST))


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_too_many_in_hand_is_missing_at_one_trick_only(laws: object) -> None:
    hands = {"N": ["C9", "CQ", "D5", "HQ"]}
    play = case({"trick": 11, "current": [{"seat": "E", "card": "H6"}], "hands": hands}, "1NT by E", laws)
    play.defect_found("N", 7)
    with pytest.raises(
        ImpossibleEvent, match=r"4 cards and ought to have 3, by what has been found before: he played to trick 1$"
    ):
        play.defect_found("N", 1)
    play.found("S", "suit_led")
    play.chose("C9", "card_for_defective_trick")
    boards.check(play)
    assert play.question is None


def test_a_revoke_before_a_trick_that_has_been_taken_up_again_is_corrected() -> None:
    """Both of the declaring side put no card to trick 3 and are told to; the revoke at trick 2 is found after that."""
    play = Play(laws=2007, contract="6S by E", deal="N:- QT82.9.QJT4.AQT5 - -")
    for played in ["S:DK", "W:DA", "N:D7", "E:DJ", "W:C6", "N:C3", "E:S8", "S:C8", "S:HQ"]:
        play.faced(*played.split(":"))
    play.omitted("W")
    play.faced("N", "HA")
    play.omitted("E")
    play.faced("N", "D8")
    play.director("E")
    play.found(True, "deemed_led")
    play.director("N", "revoke")
    boards.check(play)
    assert [(r.id, r.stage.value) for r in play.table.revokes] == [("2E:S8", "corrected")]
    assert (play.table.number, play.turn) == (2, Seat.EAST)


def test_a_card_found_to_have_been_faced_is_asked_about_anew_if_it_was_played_later() -> None:
    """Only once the card between was found to be a fifth card, the diamond counts as West's lead to the next trick."""
    play = case({"trick": 2, "current": [{"seat": "E", "card": "S3"}, {"seat": "S", "card": "S8"}]}, "3H by N", 2017)
    play.faced_several("W", "C9 D7 H3 C2", "C9 H3 D7")
    play.faced("W", "C4")
    play.faced_at_once("N", "HJ")
    play.faced("W", "D7")
    play.faced_several("N", "DT H8 CQ S9", "CQ H8 DT")
    play.director("W")
    play.found("D7", "card_faced_at_trick")
    play.found(False, "extra_exposed")
    play.found(False, "deemed_led")
    boards.check(play)
    assert play.question is not None
    assert play.question.id == "card_faced_at_trick"
    assert "D7" not in {option.value for option in play.question.options}


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_penalty_card_named_for_a_lead_that_was_undone_and_picked_up_is_owed_no_more(laws: object) -> None:
    """East led before declarer had chosen, and declarer named a card of West's to that lead before calling."""
    majors = [{"seat": "W", "card": card, "kind": "major"} for card in ("SK", "S3")]
    play = case({"trick": 11, "leader": "E", "penalty_cards": majors}, "4H by N", laws)
    play.faced("E", "ST")
    play.omitted("S")
    play.chose("S3", "designate_penalty_card:11")
    play.director("N")
    play.chose("require", "lead_option:11")
    play.faced("E", "ST")
    assert not play.table.restrictions
    boards.check(play)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_taken_back_after_another_was_changed_is_put_down_again_beside_a_penalty_card(laws: object) -> None:
    """Both of North's spades are penalty cards; the one that he has taken back need not be played, the other must."""
    hands = {"N": ["SJ", "S8", "H2"], "E": ["ST", "C2", "C3"], "S": ["CT", "S5", "H3"], "W": ["SA", "S9", "C4"]}
    penalty = [{"seat": "N", "card": "S8", "kind": "minor"}]
    play = case({"trick": 11, "leader": "E", "hands": hands, "penalty_cards": penalty}, "7S by E", laws)
    for seat, card in ("E", "ST"), ("S", "CT"), ("W", "SA"), ("N", "SJ"):
        play.faced(seat, card)
    play.director("W")
    play.faced("S", "S5")
    play.chose("withdraw", "keep_or_withdraw:W")
    play.faced("W", "S9")
    play.chose("withdraw", "keep_or_withdraw:N")
    play.faced("N", "SJ")
    boards.check(play)
    assert [incident.law for incident in play.table.docket][-1:] == ["law52"]


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("led", [True, False])
def test_whether_a_card_was_led_is_found_before_it_is_a_lead_too_soon(laws: object, led: bool) -> None:
    """Declarer put a card down; North, whose partner has a penalty card, then led, or only followed to that."""
    majors = [{"seat": "S", "card": "DA", "kind": "major"}]
    play = case({"trick": 1, "leader": "N", "penalty_cards": majors}, "4H by W", laws)
    play.faced("W", "HJ")
    play.faced("N", "H6")
    play.director("E")
    assert play.question is not None
    assert play.question.id == "deemed_led"
    play.found(led, "deemed_led")
    boards.check(play)
    assert ("led ♥6 before declarer had chosen" in str(play.rulings[-1])) is led


def test_a_penalty_card_once_led_to_a_trick_that_came_only_after_unseen_play_is_one_no_more_when_played() -> None:
    """East's lead to trick 12 went back with trick 11, which was then played out unseen; he plays the card to 12."""
    four, at = Card.parse("S4"), iter(range(1, 9))
    puts = lying(11, None, Trick(Seat.EAST)).put(Seat.EAST, four, next(at), 12)
    for state in State.BACK, State.MAJOR:
        put = puts.current(four)
        assert put is not None
        puts = puts.live(put, state, next(at), book50.MAJOR)
    puts = puts.off_file(Earlier(12, Seat.SOUTH, None, (6, 5), 0, next(at)))
    assert [p.card for p in puts.reading["penalty_cards"]] == [four]
    puts = puts.put(Seat.EAST, four, next(at), 12)
    assert not puts.reading["penalty_cards"]
    assert puts.reading["trick"].card(Seat.EAST) is four


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("led", [True, False])
def test_whether_a_card_was_led_is_found_before_it_is_a_lead_against_a_demand(laws: object, led: bool) -> None:
    """South must lead a club; declarer put a heart down, and South then led one, or only followed to that."""
    majors = [{"seat": "N", "card": "C9", "kind": "major"}]
    play = case({"trick": 1, "leader": "S", "penalty_cards": majors}, "4H by E", laws)
    play.chose("require", "lead_option:1")
    play.faced("E", "HT")
    play.faced("S", "H9")
    play.director("N")
    assert play.question is not None
    assert play.question.id == "deemed_led"
    play.found(led, "deemed_led")
    boards.check(play)
    assert (play.question is not None and play.question.id.startswith("holds")) is led


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_named_late_in_the_place_of_the_one_led_leaves_the_trick_to_its_winner(laws: object) -> None:
    """West led two cards and names the spade; North, who may change, has not said, and play goes on (58B, 67A)."""
    play = case({"trick": 1}, "2DXX by W", laws)
    opened = play.opened
    play.faced("N", "D4")
    for seat, card in ("E", "D5"), ("S", "D2"), ("W", "D9"):
        play.faced(seat, card)
    play.faced_several("W", "HT S2", "HT S2")
    for seat, card in ("N", "HA"), ("E", "HJ"), ("S", "HQ"), ("N", "C2"):
        play.faced(seat, card)
    play.director("S")
    assert play.question is not None
    play.answer("S2")
    assert play.question is not None
    play.faced("E", "C3")
    trick = play.table.trick_at(2)
    assert trick is not None
    assert (trick.card(Seat.WEST), play.table.won) == (Card.parse("S2"), (1, 1))
    boards.check(play)
    random_board.check_count(play.table, opened)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_lead_after_a_trick_won_with_a_card_only_named_may_be_put_down_for_it(laws: object) -> None:
    """South has only named his card to the trick: whether he led the heart is for the Director to say (45C4, 45E)."""
    deal = "N:K843.K7.KQJT98.3 JT6.JT.7.AQJ7652 AQ2.A643.A.KT984 975.Q9852.65432."
    document = {"format": "bridgelaws-case", "version": 1, "laws": int(str(laws)), "contract": "5D by S", "deal": deal}
    board = random_board.Board(document)
    spades = ((Seat.WEST, "S9"), (Seat.NORTH, "S3"), (Seat.EAST, "S6"))
    for event in (*(Faced(seat, Card.parse(card)) for seat, card in spades), Named(Seat.SOUTH, "SA", Seat.SOUTH)):
        assert board.add(event)
    assert board.now.table.won == (1, 0)
    assert board.add(Faced(Seat.SOUTH, Card.parse("H3")))
    assert board.add(DirectorCalled(Seat.WEST))
    assert board.now.question is not None
    assert board.now.question.id == "deemed_led"


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_restored_was_in_the_hand_whatever_was_found_of_the_others(laws: object) -> None:
    """East held no heart, it was found; then one lies with his card to an earlier trick (67B2, 44C)."""
    play = case({"trick": 3, "leader": "W"}, "2C by S", laws)
    for seat, card in ("W", "H8"), ("N", "C6"):
        play.faced(seat, card)
    play.omitted("E")
    for seat, card in ("S", "H3"), ("W", "HA"), ("N", "D2"), ("E", "H2"):
        play.faced(seat, card)
    play.defect_found("E", 3)
    play.found(False, "holds:E:H:4")
    play.answer("D8")
    for seat, card in ("S", "D6"), ("W", "HT"), ("N", "D3"):
        play.faced(seat, card)
    play.defect_found("E", 3, "H7 D8", faced="D8", seen="D8")
    assert play.table.hand(Seat.EAST).cards == CardSet.parse("H7")
    assert [found.card for found in play.table.put_aside] == [Card.parse("H7")]
    assert boards.open_to(play.table, play.legal_plays)
    boards.check(play)


@pytest.mark.parametrize("laws", EDITIONS)
def test_cards_of_a_trick_played_on_are_in_their_hands_again_when_acts_before_it_are_judged_again(laws: object) -> None:
    """East put a card down before West had played; it was no lead, and the trick was not over when it was (45E, 57)."""
    play = case({"trick": 9, "leader": "E"}, "1NT by S", laws)
    for seat, card in ("E", "SK"), ("S", "DK"), ("E", "S6"):
        play.faced(seat, card)
    play.faced("S", "S8")
    play.faced("W", "S9")
    play.played_on("E")
    play.director("S")
    play.found(False, "led_to_next_trick")
    boards.check(play)
    trick = play.table.trick
    assert (trick.card(Seat.SOUTH), trick.card(Seat.WEST)) == (Card.parse("S8"), Card.parse("S9"))


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_trick_that_nobody_wrote_down_is_judged_again_with_the_lead_before_it(laws: object) -> None:
    """What is known of such a trick goes with it: else North, who has put his card there, could not have put it."""
    play = case({"trick": 1}, "1NT by S", laws)
    play.faced("W", "S8")
    play.faced("W", "SA")
    play.faced("N", "D4")
    play.add(PlayedOn(Seat.EAST))
    play.director("E")
    play.found(True, "led_to_next_trick")
    assert play.table.located & Card.parse("D4").mask
    boards.check(play)
