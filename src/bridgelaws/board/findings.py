"""What is on file of an answer, of what an act counted as, and of a finding that an act has put aside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..deal.known import Holding
from ..values.cards import Card, CardSet, Suit
from ..values.frozen import NamedTuple
from ..words.message import Message
from . import words
from .parts import Authority


class Answer(NamedTuple):
    """An answer on file, and the place in the log from which on it is ruled upon.

    That is where it was given; or the start, if the ruling says no more than what an act did by itself. What it tells
    of an act was so from that act on in any case. `choice` tells a player's choice, which falls with its question, from
    a finding, which remains. `among` is what a choice was made among: who has more to choose from now chooses again.
    """

    value: Any
    since: int
    choice: bool = False
    among: tuple[Any, ...] = ()

    def told_of(self, offered: Iterable[Any]) -> bool:
        """Whether all that is offered now was offered when the choice was made; a finding leaves nothing to choose."""
        return not self.among or set(offered) <= set(self.among)


class Counted(NamedTuple):
    """What the last act counted as, and by which provision; `also` are readings that it took."""

    text: Message
    authority: Authority
    also: tuple[Authority, ...] = ()


class Contradiction(NamedTuple):
    """A finding put aside, because the act of that number does not fit it; `card` is the one that shows it.

    `suit` is the suit that the finding was about, or of several whole suits that of the card; None if it was about some
    cards of a suit only.
    """

    finding: Holding
    by: int
    card: Card | None = None
    suit: Suit | None = None

    @property
    def message(self) -> Message:
        """What had been found, and what shows that it was not so."""
        seat, cards, suit = self.finding.seat, tuple(CardSet(self.finding.cards)), self.suit
        if self.finding.answer:
            return words.LACKED_ALL_OF(seat, cards) if suit is None else words.LACKED_SUIT(seat, suit)
        if self.card is None:
            return words.HELD_NONE_OF(seat, cards) if suit is None else words.HELD_SUIT(seat, suit)
        if suit is None:
            return words.CARD_BY_NONE_OF(self.card, seat, cards)
        return words.CARD_BY_VOID_SUIT(self.card, seat, suit)

    def __str__(self) -> str:
        return str(self.message)
