"""What is entered about a claim: names of plays and steps are read as they are written, and hands must fit."""

from __future__ import annotations

import pytest

from bridgelaws.claims.ending import Ending
from bridgelaws.claims.entered import STEPS, ending_of, play_named, step_named
from bridgelaws.claims.kinds import NO_SUIT, Class, Kind, name_of
from bridgelaws.claims.statement import DrawTrumps, GiveUp, Run, Throw, ThrowCard
from bridgelaws.errors import ParseError
from bridgelaws.values.cards import FULL_PACK, Card, CardSet, Suit
from bridgelaws.values.seats import SEATS, Seat

D, S = Suit.DIAMONDS, Suit.SPADES
N, E, SOUTH, W = SEATS


def hands(*written: str) -> dict[Seat, CardSet]:
    """Hands from North, a card a word."""
    return {seat: CardSet.parse(cards.split()) for seat, cards in zip(SEATS, written, strict=False)}


def test_every_play_is_read_by_the_name_it_has() -> None:
    plays = [Class(kind, suit, by) for kind in Kind for suit in range(NO_SUIT + 1) for by in (False, True)]
    assert [play_named(name_of(play)) for play in plays] == plays
    assert play_named("low first D") == Class(Kind.LOW_FIRST, int(D))


def test_a_play_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ParseError, match="'low first X' is not the name of a play"):
        play_named("low first X")


def test_steps_by_name() -> None:
    assert step_named("run", suits=[D]) == Run(D)
    assert step_named("run in any order", suits=[D]) == Run(D, from_the_top=False)
    assert step_named("draw trumps") == DrawTrumps()
    assert step_named("throw", W, [D, S]) == Throw(W, (D, S))
    assert step_named("give up", suits=[S]) == GiveUp(S)
    assert step_named("throw card", None, [S], [Card.parse("D2")]) == ThrowCard(Card.parse("D2"), S)


@pytest.mark.parametrize("name", STEPS)
def test_a_step_wants_what_belongs_to_it_and_no_more(name: str) -> None:
    about, _ = STEPS[name]
    every = {"seat": N, "suits": [D, S], "cards": [Card.parse("D2"), Card.parse("D3")]}
    if about:
        with pytest.raises(ParseError, match="lacks a hand, a suit or cards"):
            step_named(name)
    with pytest.raises(ParseError, match="lacks a hand, a suit or cards"):
        step_named(name, every["seat"], every["suits"], every["cards"])  # type: ignore[arg-type]


def test_a_step_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ParseError, match="no step of a statement"):
        step_named("squeeze")


def test_hands_that_fit() -> None:
    found = ending_of(hands("SA", "SK", "S2", "S3"), 13, N, None)
    assert found == Ending(tuple(1 << Card.parse(card) for card in ("SA", "SK", "S2", "S3")), 0)  # type: ignore[arg-type]


def test_who_has_played_to_the_trick_has_a_card_less() -> None:
    found = ending_of(hands("SA", "SK DK", "S2 D2", "S3 D3"), 12, N, S, [Card.parse("DA")])
    assert SEATS[found.turn] is E
    assert found.tricks == 2


def test_the_last_hand_follows_from_the_rest_of_the_pack() -> None:
    left = CardSet.parse(["SA", "SK", "S2", "S3"])
    found = ending_of(hands("SA", "SK", "S2"), 13, N, None, gone=CardSet(FULL_PACK & ~left.mask))
    assert found.hands[W] == Card.parse("S3").mask


@pytest.mark.parametrize(
    ("written", "number", "what"),
    [
        (("SA", "SK", "S2"), 13, "the cards of West are not known"),
        (("SA", "SA", "S2", "S3"), 13, "♠A cannot be in two hands"),
        (("SA D2", "SK", "S2", "S3"), 13, "North has 2 cards; in this trick it must be 1"),
        (("SA", "SK", "S2", "S3"), 12, "North has 1 card; in this trick it must be 2"),
        (("", "SK", "S2", "S3"), 13, "North has 0 cards"),
    ],
)
def test_hands_that_do_not_fit(written: tuple[str, ...], number: int, what: str) -> None:
    with pytest.raises(ParseError, match=what):
        ending_of(hands(*written), number, N, None)


def test_a_card_that_was_played_is_in_no_hand() -> None:
    with pytest.raises(ParseError, match="North cannot still hold ♠A: already played"):
        ending_of(hands("SA", "SK DK", "S2 D2", "S3 D3"), 12, N, S, [Card.parse("SA")])


def test_a_card_of_the_tricks_before_is_in_no_hand_either() -> None:
    gone = CardSet(FULL_PACK & ~CardSet.parse(["SA", "SQ", "S2", "S3"]).mask)
    with pytest.raises(ParseError, match="East cannot still hold ♠K: already played"):
        ending_of(hands("SA", "SK", "S2", "S3"), 13, N, None, gone=gone)
