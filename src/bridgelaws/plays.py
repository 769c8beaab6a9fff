"""Legal plays: what the law leaves a hand, and why. It describes; it does not forbid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .cards import Card, CardSet
from .editions import Edition
from .seats import Seat
from .table import Authority


@dataclass(frozen=True, slots=True)
class Narrowing:
    """A demand on the next play, with its rank in the order of precedence.

    `keep` takes the mask of the cards still open and returns those that the demand leaves. `certain` tells whether
    it binds whatever else an unknown hand may hold.
    """

    rank: int
    authority: Authority
    text: str
    keep: Callable[[int], int]
    certain: bool = True


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the play is narrowed, and to which cards."""

    authority: Authority
    laws: Edition
    text: str
    removed: int = 0

    @property
    def ref(self) -> str:
        """The number of the provision in the edition in force."""
        return self.authority.ref(self.laws)

    def __str__(self) -> str:
        return f"{self.text} ({self.ref})"

    def __repr__(self) -> str:
        return f"<{self.ref}: {self.text}>"


class Plays:
    """The legal plays of a hand, set-like, with their reasons.

    `cards` is None when the hand is not on file: then the reasons stand without the cards.
    """

    __slots__ = ("cards", "hand", "reasons", "seat")

    def __init__(self, seat: Seat, hand: CardSet, cards: CardSet | None, reasons: tuple[Reason, ...]) -> None:
        self.seat, self.hand, self.cards, self.reasons = seat, hand, cards, reasons

    @property
    def why(self) -> tuple[Reason, ...]:
        """The reasons, in the order of precedence."""
        return self.reasons

    def why_not(self, card: object) -> Reason | None:
        """The reason that excludes a card; None if nothing does."""
        wanted = Card.parse(card)
        return next((r for r in self.reasons if r.removed & wanted.mask), None)

    def __contains__(self, card: object) -> bool:
        wanted = Card.parse(card)
        return self.why_not(wanted) is None if self.cards is None else wanted in self.cards

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards or ())

    def __len__(self) -> int:
        return len(self.cards or ())

    def __bool__(self) -> bool:
        return self.cards is None or bool(self.cards)

    def __repr__(self) -> str:
        cards = "not on file" if self.cards is None else str(self.cards)
        binding = [r for r in self.reasons if r.removed] or self.reasons
        why = "; ".join(str(r) for r in binding)
        return f"<Plays {cards}: {why}>" if why else f"<Plays {cards}>"
