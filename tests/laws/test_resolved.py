"""What the package and the second opinion (`tests/second_opinion`) once saw differently, and the text then settled.

Each was found by `trust.second_opinion` and made small by hand; the package was wrong in all of them.
"""

from __future__ import annotations

from bridgelaws.board.revokes import Won, count
from bridgelaws.board.table import Revoke
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import Seat, Side
from editions import editions
from revoked import answer_all, moved, states
from scenes import asked, options, penalty_cards, scene, unattended


def legal(play: Play) -> str:
    return " ".join(card.code for card in play.legal_plays)


# Legal plays, and what it is to play another card

TWO_MAJORS = [{"seat": "W", "card": "SJ", "kind": "major"}, {"seat": "W", "card": "S7", "kind": "major"}]


@editions()
def test_52_the_other_penalty_card_is_no_revoke_when_some_order_was_obeyed(laws: Edition) -> None:
    order = {"seat": "W", "kind": "forbid", "suits": ["D"], "law": "50D2(a)", "lasts": "while he retains the lead"}
    play = scene(
        laws, trick=12, leader="W", hands={"W": "SJ S7"}, penalty_cards=TWO_MAJORS, restrictions=[order]
    )  # fmt: skip
    play.chose("SJ")
    assert legal(play) == "SJ"
    play.faced("W", "S7")
    assert unattended(play) == ["52"]


@editions()
def test_50d1_a_lead_order_comes_before_a_penalty_card_that_declarer_had_named(laws: Edition) -> None:
    cards = ("SJ", "S7", "D6", "D9")
    own = [{"seat": "W", "card": card, "kind": "major"} for card in cards]
    play = scene(laws, trick=9, leader="W", hands={"W": "SJ S7 D6 D9 C2", "E": "DQ H2 H3 H4 H5"}, penalty_cards=own)
    play.chose("D6")
    play.faced("E", "DQ")
    play.director("S")
    play.chose("refuse")
    play.chose("forbid")
    assert asked(play) == "designate_penalty_card:9"
    assert options(play) == {"SJ", "S7"}
    play.chose("S7")
    assert legal(play) == "S7"


@editions()
def test_57a_highest_and_lowest_are_of_the_cards_held(laws: Edition) -> None:
    orders = [
        {"seat": "E", "kind": kind, "suits": ["D"], "law": law}
        for kind, law in (("lowest", "57A2"), ("highest", "57A1"))
    ]
    play = scene(laws, trick=11, leader="S", current="S:D5 W:D3 N:D2", hands={"E": "DQ D7 H2"}, restrictions=orders)
    assert legal(play) == "D7"
    assert [r.ref for r in play.legal_plays.reasons if r.unable] == ["57A1"]


def test_62d2_another_card_than_the_one_demanded_is_a_revoke_though_both_are_penalty_cards() -> None:
    demand = {"seat": "W", "kind": "card", "card": "CQ", "law": "62D2"}
    cards = [{"seat": "W", "card": card, "kind": "major"} for card in ("CQ", "DK")]
    play = scene(
        L1997, trick=12, leader="S", current="S:S6", hands={"W": "CQ DK"}, penalty_cards=cards, restrictions=[demand]
    )  # fmt: skip
    play.faced("W", "DK")
    assert unattended(play) == ["61"]


@editions(L1997, L2007)
def test_60a3_an_order_outlives_a_card_played_too_soon(laws: Edition) -> None:
    """By the letter of 49 the card is exposed (R57-2); what the hand had to play it still has to play."""
    demand = {"seat": "E", "kind": "card", "card": "S4", "law": "51A"}
    cards = [{"seat": "E", "card": card, "kind": "major"} for card in ("S4", "S9")]
    play = scene(
        laws, trick=12, leader="W", current="W:CQ", hands={"E": "S4 S9"}, penalty_cards=cards, restrictions=[demand]
    )  # fmt: skip
    play.faced("E", "S4")
    play.director("S")
    play.faced("N", "C6")
    assert penalty_cards(play) == {"E:S4 major", "E:S9 major"}
    assert legal(play) == "S4"


def test_57d_a_card_that_must_be_played_is_put_forward_too_soon_once_more() -> None:
    play = scene(L2017, trick=12, leader="W", hands={"W": "CT D9", "E": "DQ DJ", "N": "HT H7", "S": "SQ S3"})
    for seat, card in ("W", "CT"), ("E", "DJ"):
        play.faced(seat, card)
    play.director("S")
    play.faced("E", "DQ")
    play.director("S")
    assert penalty_cards(play) == {"E:DQ major"}
    play.faced("E", "DJ")
    play.director("S")
    assert penalty_cards(play) == {"E:DQ major"}
    play.faced("N", "H7")
    assert legal(play) == "DJ"


# Which cards are penalty cards


@editions()
def test_45e1_a_card_held_and_not_led_is_a_fifth_card(laws: Edition) -> None:
    """The Director finds that it was not led to the next trick; so it is no matter for Law 57."""
    play = scene(laws, trick=11, leader="E", current="E:H8 S:H9", hands={"E": "C9 C2", "W": "HT D5 D4"})
    play.held("E", "C9")
    play.director("S")
    answer_all(
        play, partner_could=True, led_to_next_trick=False, designated_otherwise=False, exposed_by_deliberate=False
    )  # fmt: skip
    assert penalty_cards(play) == {"E:C9 minor"}
    assert not play.table.restrictions


@editions(L2007, L2017)
def test_47e1_a_play_too_soon_goes_back_if_an_opponent_had_said_that_it_was_his_turn(laws: Edition) -> None:
    play = scene(laws, trick=11, leader="N", current="N:D2", hands={"E": "DJ D5 C3", "W": "D9 C8 C2"})
    play.said("N", "your turn", to="W")
    play.faced("W", "D9")
    play.director("N")
    if laws is L2007:
        play.chose("withdraw")
    assert not penalty_cards(play)
    assert asked(play) is None
    assert play.turn is not None
    assert play.turn.letter == "E"
    assert legal(play) == "DJ D5"


def test_47e1_covered_leads_only_in_1997() -> None:
    play = scene(L1997, trick=11, leader="N", current="N:D2", hands={"E": "DJ D5 C3", "W": "D9 C8 C2"})
    play.said("N", "your turn", to="W")
    play.faced("W", "D9")
    play.director("N")
    play.chose("lowest", "premature_play")
    assert penalty_cards(play) == {"W:D9 major"}


@editions()
def test_49_words_about_this_trick_do_not_excuse_what_drops_later(laws: Edition) -> None:
    play = scene(laws, trick=6, leader="N", current="N:D8", hands={"W": "CA C4 ..."})
    play.said("W", "about this trick")
    play.shown("W", "C4")
    play.director("S")
    assert not penalty_cards(play)
    play.dropped("W", "CA")
    play.director("S")
    answer_all(play, partner_could=True, designated_otherwise=False)
    assert penalty_cards(play) == {"W:CA major"}


@editions()
def test_58b_a_penalty_card_put_down_with_another_keeps_its_kind(laws: Edition) -> None:
    cards = [{"seat": "S", "card": card, "kind": "major"} for card in ("H8", "H2")]
    play = scene(
        laws, "4S by E", trick=12, leader="N", current="N:HQ E:CK", hands={"S": "H8 H2"}, penalty_cards=cards
    )  # fmt: skip
    play.chose("H2")
    play.faced_several("S", "H8 H2")
    play.director("E")
    assert penalty_cards(play) == {"S:H8 major"}


@editions()
def test_57a_a_penalty_card_taken_up_before_it_was_played_makes_the_next_card_no_substitute(laws: Edition) -> None:
    own = [{"seat": "E", "card": "DT", "kind": "major"}]
    play = scene(laws, "3NT by N", trick=11, leader="N", hands={"E": "S9 S2 DT"}, penalty_cards=own)
    play.faced("N", "DJ")
    play.retracted("E", "DT")
    play.director("N")
    play.faced("E", "DT")
    play.faced("E", "S9")
    assert unattended(play) == ["57"]


# Revokes


def test_64b7_a_revoke_that_counts_as_if_established_is_one_of_the_two() -> None:
    """43B2(b) has all of Law 64 apply as if the revoke were established, 64B7 included."""
    hands = {"N": "C9 C8 C7", "E": "H4 S2 C5", "S": "H3 D9 D8", "W": "HA H2 C4"}
    play = scene(
        L2017, "4S by S", trick=11, leader="W", won={"NS": 6, "EW": 4}, hands=hands, dummy_rights_lost=True
    )  # fmt: skip
    for seat, card in ("W", "HA"), ("N", "C7"), ("E", "S2"), ("S", "D9"):
        play.faced(seat, card)  # East, who ruffs, had a heart, and so had South
    play.said("N", "none left?", to="S")
    assert states(play)[1] == "11S:D9 corrected"
    play.faced("S", "H3")
    answer_all(play, keep_or_withdraw="keep")
    for seat, card in ("E", "H4"), ("S", "D8"), ("W", "H2"), ("N", "C8"):
        play.faced(seat, card)
    for seat, card in ("W", "C4"), ("N", "C9"), ("E", "C5"), ("S", "D9"):
        play.faced(seat, card)
    play.hands_returned()
    play.director("S", "revoke")
    assert moved(play) == {"NS": 0, "EW": 0}


def test_64a2_the_second_trick_of_1997_is_one_that_he_won_with_such_a_card() -> None:
    """So that trick 7 is left for a later revoke of his, in diamonds."""
    tricks = [(4, "S", "DK"), (7, "N", "DJ"), (8, "S", "S9"), (11, "N", "C8")]
    won = [Won(number, Side.NS, Seat.parse(seat), Card.parse(card)) for number, seat, card in tricks]
    first = Revoke(3, Seat.NORTH, Card.parse("SK"), Suit.CLUBS, playable=Suit.CLUBS.mask)
    later = Revoke(5, Seat.NORTH, Card.parse("H9"), Suit.DIAMONDS, playable=Suit.DIAMONDS.mask)
    given = count(first, won, frozenset(), by_revoker=False, additional=True, early=True).tricks
    assert given == (4, 11)
    assert count(later, won, frozenset(given), by_revoker=False, additional=True, early=True).tricks == (7, 8)


def test_64a_a_trick_is_not_left_for_a_later_revoke_that_costs_none() -> None:
    """East revokes twice in clubs and wins the second revoke trick himself; 64B2 spares that one (R64-1)."""
    hands = {"W": "C2 C9 CK H7", "N": "C8 D3 DK HK", "E": "H8 S8 C6 C4", "S": "CT CQ CJ C5"}
    play = scene(L2017, "4S by S", trick=10, leader="W", won={"NS": 6, "EW": 3}, hands=hands)
    for seat, card in ("W", "C2"), ("N", "C8"), ("E", "H8"), ("S", "CT"), ("S", "CQ"), ("W", "C9"), ("N", "D3"):
        play.faced(seat, card)
    for seat, card in ("E", "S8"), ("E", "C6"), ("S", "CJ"), ("W", "CK"), ("N", "DK"), ("W", "H7"), ("N", "HK"):
        play.faced(seat, card)
    play.faced("E", "C4")
    play.faced("S", "C5")
    play.director("S", "revoke")
    assert [transfer.tricks for transfer in play.table.transfers if transfer.tricks] == [(11,)]


def test_62d1_a_question_by_dummy_without_rights_counts_at_the_twelfth_trick_too() -> None:
    hands = {"N": "SA CT", "S": "DT CJ"}
    play = scene(
        L2017, "4H by N", trick=12, leader="W", current="W:SJ", hands=hands, dummy_rights_lost=True
    )  # fmt: skip
    play.faced("N", "CT")
    play.said("S", "none left?", to="N")
    revoke = play.table.revokes[0]
    assert states(play) == ["12N:CT corrected"]
    assert revoke.counts


@editions()
def test_62c1_a_non_offender_may_change_his_card_and_his_lead_each_by_itself(laws: Edition) -> None:
    hands = {"N": "HQ H9 D9 D8 C2", "E": "HJ H8 H6 S4 S5", "S": "S3 DJ CA CK", "W": "H5 C5 C4 D4 D3"}
    play = scene(laws, "4S by S", trick=9, leader="S", current="S:H2", hands=hands)
    for seat, card in ("W", "C4"), ("N", "HQ"), ("E", "H6"), ("N", "D9"):
        play.faced(seat, card)
    play.director("S", "revoke")
    play.faced("W", "H5")
    assert asked(play) == "keep_or_withdraw:N"
    play.chose("keep")
    assert asked(play) == "keep_or_withdraw:N:D9"
    play.chose("withdraw")
    assert asked(play) is None, "East's right depends on a change in the trick, not on one of the lead"
    assert set(legal(play).split()) == {"H9", "D9", "D8", "C2"}
