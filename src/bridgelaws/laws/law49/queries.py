"""Law 49: questions to a table."""

from __future__ import annotations

from ...values.cards import Card


def names(cards: tuple[Card, ...]) -> str:
    """Some cards by name."""
    return " ".join(str(card) for card in cards) or "the hand"


def with_unnamed(cards: tuple[Card, ...], more: int) -> str:
    """Some cards by name, and how many there were besides that nobody has named."""
    named = [names(cards)] if cards else []
    unnamed = [f"{'a card' if more == 1 else f'{more} cards'} that nobody has named"] if more else []
    return " and ".join([*named, *unnamed])
