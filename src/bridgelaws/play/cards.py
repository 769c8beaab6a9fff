"""Cards as documents have them."""

from __future__ import annotations

from functools import lru_cache

from ..values.cards import CardSet


def codes(cards: CardSet) -> list[str]:
    """The cards of a set, the highest first. The same sets come with many cards in a row: three hands wait for one."""
    return list(_codes(cards.mask))


@lru_cache(maxsize=4096)
def _codes(mask: int) -> tuple[str, ...]:
    return tuple([card.code for card in CardSet(mask)])
