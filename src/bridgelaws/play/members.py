"""What callers of a board write, members of a kind and cards by their words; and what happened, entered again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board.events import ABOUT, Event, Faced
from ..board.table import VULNERABLE, Table
from ..book.editions import find_reading
from ..errors import ParseError, quoted
from ..values.cards import Card
from . import words

SomeCards = Iterable[Card | str] | str  # one by one, or as a text


def member(kind: Any, word: object) -> Any:
    """The member of a kind that a word names."""
    if isinstance(word, kind):
        return word
    for each in kind:
        if word == each.value:
            return each
    raise ParseError(words.WORD_NOT_KNOWN(repr(word), tuple(repr(each.value) for each in kind)))


def who_is_vulnerable(word: object) -> str | None:
    """Who is vulnerable, if that was said."""
    if word is None or (isinstance(word, str) and word in VULNERABLE):
        return word
    raise ParseError(words.NOT_VULNERABLE(quoted(word), VULNERABLE))


def readings_set_aside(ids: Iterable[str]) -> frozenset[str]:
    """The numbers of readings that are not followed; a single one may stand by itself."""
    return frozenset([find_reading(id).id for id in ([ids] if isinstance(ids, str) else ids)])


def number_of_tricks(tricks: object) -> Any:
    """A number of tricks, or None where none was said."""
    if tricks is None or (isinstance(tricks, int) and not isinstance(tricks, bool)):
        return tricks
    raise ParseError(words.NOT_A_NUMBER_OF_TRICKS(repr(tricks)))


def several_cards(cards: object) -> tuple[Card, ...]:
    """Cards that are given as a text, one by one, or alone."""
    if isinstance(cards, str):
        cards = cards.replace(",", " ").split()
    if isinstance(cards, Card):
        return (cards,)
    if not isinstance(cards, Iterable):
        return (Card.parse(cards),)
    return tuple(Card.parse(card) for card in cards)


def subject(about: str | None) -> str | None:
    """What attention was drawn to, if that was said."""
    if about is None or about in ABOUT:
        return about
    raise ParseError(words.WORD_NOT_KNOWN(repr(about), tuple(map(repr, ABOUT))))


def replay(play: Any, events: Iterable[Event]) -> None:
    """Enter what happened before once more."""
    for event in events:
        if isinstance(event, Faced) and not event.with_previous:
            play.faced(event.seat, event.card)
        else:
            play.add(event)


def played_again(
    kind: Any, opened: Table, log: tuple[Event, ...], unused: tuple[str, ...], title: str, story: str
) -> Any:
    """A board that was put away, played through again."""
    play = kind(table=opened)
    replay(play, log)
    play.unused, play.title, play.story = unused, title, story
    return play
