"""What the comparisons share: tables to open, the way from one notation to the other, and disagreements."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NoReturn

from bridgelaws.board import puts
from bridgelaws.board.events import Answered, DirectorCalled, Event
from bridgelaws.board.opening import Opening
from bridgelaws.board.phases import Phase
from bridgelaws.board.table import Hand, PenaltyCard, Table, Trick
from bridgelaws.book.editions import REGISTRY, Edition, Provision
from bridgelaws.engine import step as engine
from bridgelaws.errors import BridgeLawsError
from bridgelaws.play.play import Play
from bridgelaws.values.cards import CARDS, FULL_PACK, Card, CardSet, Suit
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS, Seat

CARD = {card.code: card for card in CARDS}
SEAT = {seat.letter: seat for seat in SEATS}
SUIT = {suit.letter: suit for suit in Suit}
CONTRACTS = {(declarer, trumps): Contract(trumps, declarer) for declarer in SEATS for trumps in (None, *Suit)}

Situation = Callable[[Random, Edition, int], list[str]]
"""Draw a situation of about a size, compare, and say what it exercised."""


class Disagreement(Exception):
    """The two do not say the same. `kind` is the same for disagreements with the same cause, as a rule."""

    def __init__(self, kind: str, text: str, play: Play | None = None) -> None:
        super().__init__(kind)
        self.kind, self.text, self.play = kind, text, play


class Unfit(Exception):
    """What was drawn cannot be put to both; another is drawn in its place."""


def provision(name: str) -> Provision:
    """A provision by its name, such as `law50.MAJOR`."""
    return REGISTRY.provisions[name]


class Tables:
    """A table under way, event by event, with what is needed to write it down as a case."""

    def __init__(self, opened: Table) -> None:
        self.opened = opened
        self.now = engine.begin(opened)
        self.events: list[Event] = []

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.now.table

    @property
    def question(self) -> str:
        """The id of the open question up to the colon, or nothing."""
        question = self.now.question
        return "" if question is None else question.id.partition(":")[0]

    @property
    def options(self) -> tuple[Any, ...]:
        """The values on offer in the open question."""
        question = self.now.question
        return () if question is None else question.values

    def add(self, *events: Event) -> None:
        """Let things happen."""
        for event in events:
            self.events.append(event)
            try:
                self.now = engine.step(self.now, event)
            except BridgeLawsError as error:
                self.differ(f"{type(error).__name__} at {type(event).__name__}", f"{event}: {error}")

    def call(self, seat: Seat, about: str | None = None) -> None:
        """The Director is called."""
        self.add(DirectorCalled(seat, about))

    def answer(self, value: Any) -> None:
        """The open question is answered."""
        question = self.now.question
        assert question is not None
        self.add(Answered(question.id, value))

    def differ(self, kind: str, text: str) -> NoReturn:
        """Report a disagreement at this table."""
        raise Disagreement(kind, text, self.play())

    def play(self) -> Play:
        """The events through a `Play`, as far as they are possible."""
        play = Play(table=self.opened)
        for event in self.events:
            try:
                play.add(event)
            except BridgeLawsError:
                break
        return play


def codes(cards: Iterable[Card]) -> frozenset[str]:
    """Cards in the notation of the model."""
    return frozenset(card.code for card in cards)


def names(cards: Iterable[str]) -> str:
    """Cards in a fixed order, for a report."""
    return " ".join(sorted(cards)) or "none"


def draw_cards(rng: Random, count: int) -> list[list[Card]]:
    """Four hands of so many cards; the fewer there are, the more voids."""
    pack = rng.sample(CARDS, 4 * count)
    return [pack[n * count : (n + 1) * count] for n in range(4)]


def draw_trick(rng: Random, hands: list[list[Card]], leader: Seat, played: int) -> Trick:
    """So many cards to a trick, each following suit if its hand can; they leave the hands."""
    trick, seat = Trick(leader), leader
    for _ in range(played):
        led = trick.led
        held = hands[seat]
        card = rng.choice([c for c in held if c.suit is led] or held)
        held.remove(card)
        trick, seat = trick.play(seat, card), seat.lho
    return trick


def open_at(
    rng: Random,
    laws: Edition,
    contract: Contract,
    number: int,
    hands: list[list[Card]],
    trick: Trick,
    tricks: tuple[Trick, ...] = (),
    won: tuple[int, int] | None = None,
    set_aside: frozenset[str] = frozenset(),
    penalty_cards: tuple[PenaltyCard, ...] = (),
    **more: Any,
) -> Table:
    """A table at a trick of a board, every hand known, with as many tricks before it on file as are given."""
    masks = [CardSet(hand) for hand in hands]
    located = trick.mask
    for mask in masks:
        located |= mask.mask
    ours = rng.randint(0, number - 1) if number > 1 else 0
    north, east, south, west = (Hand(mask, len(mask)) for mask in masks)
    known = (north, east, south, west)
    lie = puts.lying(number, contract.trumps, trick, tricks, won or (ours, number - 1 - ours), FULL_PACK & ~located)
    for p in penalty_cards:
        lie = lie.put(p.seat, p.card, 0, None, how=puts.How.OPENED, state=puts.State(p.kind.value), by=p.authority)
    phase = Phase.PLAY if number > 1 or not trick.empty else Phase.CLARIFICATION
    return Table(
        Opening(laws, contract, hands=known, before=number - 1, set_aside=set_aside, phase=phase),
        declarer=contract.declarer,
        hands=known,
        puts=lie,
        dummy_seen=number > 1 or not trick.empty,
        **more,
    )
