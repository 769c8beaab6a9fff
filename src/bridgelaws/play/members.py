"""The words by which callers name the members of a kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..errors import ParseError
from ..values.cards import Card
from . import words


def member(kind: Any, word: object) -> Any:
    """The member of a kind that a word names."""
    if isinstance(word, kind):
        return word
    for each in kind:
        if word == each.value:
            return each
    raise ParseError(words.WORD_NOT_KNOWN(repr(word), tuple(repr(each.value) for each in kind)))


def several_cards(cards: object) -> tuple[Card, ...]:
    """Cards that are given as a text, one by one, or alone."""
    if isinstance(cards, str):
        cards = cards.replace(",", " ").split()
    if isinstance(cards, Card):
        return (cards,)
    if not isinstance(cards, Iterable):
        return (Card.parse(cards),)
    return tuple(Card.parse(card) for card in cards)
