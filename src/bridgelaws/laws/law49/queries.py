"""Law 49: questions to a table."""

from __future__ import annotations

from ...values.cards import Card
from ...words.message import Message
from . import words


def names(cards: tuple[Card, ...]) -> Message:
    """Some cards by name."""
    return words.THE_CARDS(cards) if cards else words.THE_HAND()


def with_unnamed(cards: tuple[Card, ...], more: int) -> Message:
    """Some cards by name, and how many there were besides that nobody has named."""
    if not more:
        return words.THE_CARDS(cards)
    return words.THE_CARDS_AND_UNNAMED(cards, more) if cards else words.UNNAMED(more)
