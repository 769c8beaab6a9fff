"""What a hand holds, as the Director is asked for it."""

from __future__ import annotations

from ..book.editions import Provision
from ..book.questions import Finding
from ..values.cards import Card, Suit
from ..values.seats import Seat


def holding(seat: Seat, suit: Suit, trick: int, *provisions: Provision) -> Finding:
    """The finding whether a hand held a suit at a trick."""
    return Finding(
        f"holds:{seat.letter}:{suit.letter}:{trick}",
        f"Does {seat} hold a {suit.singular}?",
        *provisions,
        say=f"May I see your hand, {seat}? I need to know whether you hold a {suit.singular}.",
        yes=f"{seat} holds a {suit.singular}",
        no=f"{seat} holds no {suit.singular}",
    )


def held_when_played(trick: int, seat: Seat, card: Card | None, suit: Suit, *provisions: Provision) -> Finding:
    """The finding whether a hand held a suit when it played a card to a trick that may be past."""
    return Finding(
        f"holds:{seat.letter}:{suit.letter}:{trick}",
        f"Did {seat} hold a {suit.singular} when he played {card} to trick {trick}?",
        *provisions,
        say=f"{seat}, did you have a {suit.singular} when you played {card}? May I see your hand?",
        yes=f"{seat} held a {suit.singular} when he played {card}",
        no=f"{seat} held no {suit.singular} when he played {card}",
    )
