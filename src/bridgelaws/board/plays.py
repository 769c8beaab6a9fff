"""Legal plays: what the law leaves a hand, and why. It describes; it does not forbid."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..book.editions import Edition
from ..deal.known import Fact
from ..values.cards import FULL_PACK, Card, CardSet, Suit
from ..values.frozen import NamedTuple
from ..values.seats import Seat
from ..words.message import Message
from ..words.say import halves
from . import reasons as words
from .table import Authority, Demand, Table


class Narrowing(NamedTuple):
    """A demand on the next play, with its rank in the order of precedence.

    It is `said` of the hand. `keep` takes the mask of the cards still open and returns those that the demand leaves. Of
    a hand that is not on file it cannot tell which of them is the highest or the lowest: `pick` says that only that one
    is left. `about` are the penalty cards that are spoken of, `owed` tells whether one of them must be played.
    """

    rank: int
    authority: Authority
    said: Message
    keep: Callable[[int], int]
    pick: Demand | None = None
    about: tuple[Card, ...] = ()
    owed: bool = False


class Verdict(NamedTuple):
    """What the demands say of a card, if the hand holds it: legal, illegal or, when None, unsettled.

    `by` is the place of the demand that excludes it, or on which it depends.
    """

    legal: bool | None
    by: int = -1


def judge(table: Table, seat: Seat, card: int, demands: Sequence[Narrowing]) -> Verdict:
    """Whether a card is legal in every possible deal in which the hand holds it, in none, or in some.

    A demand that the hand can certainly meet narrows, one that it certainly cannot is passed over (59); one that is
    unsettled excludes the card in some deals, and in the others the hand has none of the cards that would meet it.
    """
    left, doubt = FULL_PACK, -1
    without: list[int] = []  # the cards of which the hand has none, if this one is legal
    for n, demand in enumerate(demands):
        kept = demand.keep(left)
        meets = bool(kept & card)
        rivals = _better(kept, card, demand.pick) if meets else kept
        if not rivals:
            alone = meets and demand.pick is not None  # no other card is the highest, or the lowest
            left = card if alone else kept if meets else left
            continue
        held = _holds(table, seat, rivals, card, without)
        if held:
            return Verdict(False, n)
        if held is None:
            doubt = n if doubt < 0 else doubt
            without.append(rivals)
        left = card if meets else left
    return Verdict(True if doubt < 0 else None, doubt)


def _better(kept: int, card: int, pick: Demand | None) -> int:
    """The cards that come before one where only the highest, or the lowest, is left."""
    if pick is Demand.HIGHEST:
        return kept & ~(2 * card - 1)
    return kept & card - 1 if pick is Demand.LOWEST else 0


def _holds(table: Table, seat: Seat, cards: int, card: int, without: list[int]) -> bool | None:
    """Whether a hand holds one of some cards, if it holds a card and none of some others."""
    held = table.holds(seat, cards)
    if held is not None:
        return held
    facts: list[Fact] = [table.finding(seat, card)]
    facts += [table.finding(seat, others, answer=False) for others in without]
    known, cards = table.known.given(*facts), cards & ~table.out_of_hand(seat)
    return known.holds(seat, cards, table.acts)


class Reason(NamedTuple):
    """Why the play is narrowed, and which cards are `removed`; `wanted` are those with which it would be obeyed.

    `about` are the penalty cards that are spoken of, `owed` tells whether one of them must be played, `unable` that the
    hand cannot obey.
    """

    authority: Authority
    laws: Edition
    said: Message
    removed: int = 0
    wanted: int = 0
    about: tuple[Card, ...] = ()
    owed: bool = False
    unable: bool = False

    @property
    def text(self) -> str:
        """What is said of the hand, in English."""
        return halves(self.said)[1]

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

    `cards` is None when the hand is not on file: then the reasons stand without the cards. `legal` are the cards that
    are legal if the hand holds them, whatever else it may hold; `unsettled` those that are legal or not by what else
    it holds.
    """

    __slots__ = ("cards", "doubts", "hand", "legal", "reasons", "seat", "unsettled")

    def __init__(
        self,
        seat: Seat,
        hand: CardSet,
        cards: CardSet | None,
        reasons: tuple[Reason, ...],
        *,
        legal: CardSet | None = None,
        doubts: tuple[Reason, ...] = (),
    ) -> None:
        self.seat, self.hand, self.cards, self.reasons = seat, hand, cards, reasons
        self.legal = legal if legal is not None else cards or CardSet()
        self.doubts = doubts
        self.unsettled = CardSet(sum(doubt.removed for doubt in doubts))

    @property
    def why(self) -> tuple[Reason, ...]:
        """The reasons, in the order of precedence."""
        return self.reasons

    @property
    def must(self) -> Card | None:
        """The card that the hand has to play, if it has no other choice."""
        left = self.legal | self.unsettled
        return left.top() if len(left) == 1 else None

    def why_not(self, card: object) -> Reason | None:
        """The reason that excludes a card; None if nothing does."""
        wanted = Card.parse(card)
        return next((r for r in self.reasons if r.removed & wanted.mask), None)

    def depends_on(self, card: object) -> Reason | None:
        """The demand on which an unsettled card depends: it is legal only if the hand cannot obey."""
        wanted = Card.parse(card)
        return next((r for r in self.doubts if r.removed & wanted.mask), None)

    def settled_by(self, card: object) -> str | None:
        """The question that would settle whether an unsettled card is legal, in English."""
        demand = self.depends_on(card)
        return None if demand is None else str(self.question(demand))

    def question(self, demand: Reason) -> Message:
        """The question whether the hand can obey a demand."""
        suit = next((suit for suit in Suit if suit.mask == demand.wanted), None)
        return words.CAN_OBEY(self.seat, demand.said) if suit is None else words.DOES_HOLD(self.seat, suit)

    def __contains__(self, card: object) -> bool:
        return Card.parse(card) in self.legal

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards or ())

    def __len__(self) -> int:
        return len(self.cards or ())

    def __bool__(self) -> bool:
        return self.cards is None or bool(self.cards)

    def __eq__(self, other: object) -> bool:
        return self._told() == other._told() if isinstance(other, Plays) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._told())

    def _told(self) -> tuple[object, ...]:
        return self.seat, self.hand, self.cards, self.reasons, self.legal, self.doubts

    def __repr__(self) -> str:
        cards = "not on file" if self.cards is None else str(self.cards)
        doubted = [doubt.said for doubt in self.doubts]
        binding = [r for r in self.reasons if r.removed or r.said in doubted] or self.reasons
        why = "; ".join(str(r) for r in binding)
        return f"<Plays {cards}: {why}>" if why else f"<Plays {cards}>"
