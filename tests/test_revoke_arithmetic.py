"""The arithmetic of 64A by itself: which tricks a revoke costs, on a list of the tricks as they were won."""

from __future__ import annotations

import pytest

from bridgelaws.board.revokes import Count, Won, count, tricks_won
from bridgelaws.board.table import Revoke
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import Seat, Side

TWO = Card.parse("H2")


def won(*tricks: str) -> tuple[Won, ...]:
    """`6E:CA` is trick 6, won by East with the ace of clubs; `9EW` a trick that was given to a side."""
    found = []
    for word in tricks:
        number = int("".join(c for c in word.partition(":")[0] if c.isdigit()))
        who = word.partition(":")[0].lstrip("0123456789")
        if len(who) == 2:
            found.append(Won(number, Side(who)))
        else:
            seat = Seat.parse(who)
            found.append(Won(number, seat.side, seat, Card.parse(word.partition(":")[2])))
    return tuple(found)


def cost(
    *tricks: str,
    given: frozenset[int] = frozenset(),
    due: frozenset[int] = frozenset(),
    by_revoker: bool = False,
    additional: bool = False,
    early: bool = True,
    at_most: int = 2,
    playable: int = 0,
) -> Count:
    """What East's revoke at trick 5 costs his side."""
    revoke = Revoke(5, Seat.EAST, TWO, Suit.CLUBS, playable=playable, at_most=at_most)
    return count(
        revoke, won(*tricks), given, by_revoker=by_revoker, additional=additional, early=early, due=due
    )  # fmt: skip


# 64A1: he won the revoke trick


def test_64a1_that_trick_and_one_of_those_won_later() -> None:
    found = cost("5E:H2", "6S:SA", "7W:DA", "9E:CA", by_revoker=True)
    assert (found.tricks, found.by_revoker, found.additional) == ((5, 7), True, False)
    assert cost("5E:H2", "7W:DA", "9E:CA", by_revoker=True, early=False).tricks == (5, 9)


def test_64a1_that_trick_alone_if_his_side_won_no_other() -> None:
    assert cost("4W:DA", "5E:H2", "6S:SA", by_revoker=True).tricks == (5,)


def test_64a1_never_a_trick_won_before_the_revoke() -> None:
    assert cost("3W:DA", "4E:DK", "5E:H2", by_revoker=True).tricks == (5,)


def test_64a1_where_one_trick_is_the_most_it_is_one() -> None:
    found = cost("5E:H2", "7W:DA", by_revoker=True, at_most=1)
    assert (found.tricks, found.by_revoker) == ((5,), False)


# 64A2: he did not win it


def test_64a2_one_trick_if_his_side_won_that_one_or_a_later_one() -> None:
    assert cost("5W:CA", "6S:SA").tricks == (5,)
    assert cost("5N:CA", "6E:SA", "7W:DA").tricks == (6,)
    assert cost("5N:CA", "6E:SA", "7W:DA", early=False).tricks == (7,)


def test_64a2_nothing_if_his_side_won_none_from_the_revoke_on() -> None:
    found = cost("3E:DA", "4W:DK", "5N:CA", "6S:SA")
    assert found == Count((), False, (), False)


def test_64a2_a_trick_that_was_claimed_counts_for_the_side_that_got_it() -> None:
    assert cost("5N:CA", "6NS", "7EW").tricks == (7,)


def test_64a2_a_trick_that_an_earlier_revoke_has_cost_is_gone() -> None:
    found = cost("5W:CA", "6E:SA", given=frozenset({5}))
    assert (found.tricks, [w.number for w in found.own]) == ((6,), [6])


def test_64a2_tricks_due_for_a_later_revoke_are_taken_last() -> None:
    assert cost("5W:CA", "6E:SA", "7W:DA", due=frozenset({5, 6})).tricks == (7,)
    assert cost("5W:CA", "6E:SA", due=frozenset({5, 6})).tricks == (5,)
    assert cost("5E:H2", "6E:SA", "7W:DA", due=frozenset({6}), by_revoker=True).tricks == (5, 7)


# The additional trick of the old 64A2

PLAYABLE = Suit.CLUBS.mask


def test_64a2_a_second_trick_where_he_later_won_with_a_card_he_could_have_played() -> None:
    found = cost("5N:CA", "6W:SA", "8W:DA", "9E:CK", additional=True, playable=PLAYABLE)
    assert (found.tricks, found.by_revoker, found.additional) == ((6, 9), False, True)


def test_64a2_the_second_trick_is_the_one_that_he_so_won() -> None:
    tricks = ("5N:CA", "6E:SA", "7W:CQ", "8E:DA", "9E:CK", "10E:CJ")
    assert cost(*tricks, additional=True, playable=PLAYABLE).tricks == (6, 9)
    assert cost(*tricks, additional=True, playable=PLAYABLE, early=False).tricks == (9, 10)


def test_64a2_a_card_so_won_with_to_the_revoke_trick_itself_is_none() -> None:
    assert cost("5E:CA", "6W:SA", "8E:CK", additional=True, playable=PLAYABLE).tricks == (5, 8)


def test_64a2_of_a_claim_one_of_the_tricks_claimed() -> None:
    assert cost("5N:CA", "6W:SA", "7W:DA", "9EW", "10EW", additional=True, playable=PLAYABLE).tricks == (6, 9)


def test_64a2_no_second_trick_without_a_second_one_won() -> None:
    found = cost("5N:CA", "9E:CK", additional=True, playable=PLAYABLE)
    assert (found.tricks, found.additional) == ((9,), False)


def test_64a2_no_second_trick_where_one_is_the_most() -> None:
    found = cost("5N:CA", "6W:SA", "9E:CK", additional=True, playable=PLAYABLE, at_most=1)
    assert (found.tricks, found.additional) == ((6,), False)


# Who won which trick


@pytest.mark.parametrize("contract", ["3NT by S", "3D by S"])
def test_tricks_won_are_numbered_with_hand_and_card(contract: str) -> None:
    play = Play(contract=contract, laws=2017)
    for seat, card in (("W", "H5"), ("N", "HA"), ("E", "H2"), ("S", "D9")):
        play.faced(seat, card)
    first = tricks_won(play.table)[0]
    winner = ("S", "D9") if contract == "3D by S" else ("N", "HA")
    assert first.card is not None
    assert first.seat is not None
    assert (first.number, first.seat.letter, first.card.code, first.side) == (1, *winner, Side.NS)


def test_tricks_given_by_a_result_come_after_those_played() -> None:
    play = Play(contract="3NT by S", laws=2017)
    for seat, card in (("W", "H5"), ("N", "HA"), ("E", "H2"), ("S", "H9")):
        play.faced(seat, card)
    play.ended(9)
    found = tricks_won(play.table)
    assert [w.number for w in found] == list(range(1, 14))
    assert sum(w.side is Side.NS for w in found) == 9
    assert all(w.seat is None and w.card is None for w in found[1:])
