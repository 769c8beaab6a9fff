"""One pure function: `step(table, event) -> Outcome`; and the legal plays of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from ..board import physics
from ..board.calls import Calls
from ..board.events import Event, Faced
from ..board.plays import Plays
from ..board.table import Table
from ..errors import ImpossibleEvent
from ..hearing.law import LawBook
from ..laws import LAW_BOOK, legal, legal_calls as laws_on_calls
from ..values.cards import CARDS
from ..values.seats import Seat
from . import fold, pipeline, regular, words
from .outcome import Fallen, Outcome, RegularOutcome, outcome, played_on, regular_outcome
from .pipeline import waits
from .sitting import Sitting

__all__ = [
    "Fallen",
    "Outcome",
    "RegularOutcome",
    "Run",
    "begin",
    "legal_calls",
    "legal_plays",
    "regular_outcome",
    "run",
    "step",
    "waits",
]

_how_far = regular.how_far


def step(table: Table | Outcome, event: Event, book: LawBook = LAW_BOOK) -> Outcome:
    """The outcome of an event. Raises a BridgeLawsError, and changes nothing, if the event is impossible.

    After an outcome it is known what had been ruled. A table alone goes the same way, but has no rulings: `ruled` then
    has those given since, and none of those before can be seen to fall.
    """
    said = getattr(event, "seat", None), getattr(event, "card", None), getattr(event, "call", None)
    if str in map(type, said):
        raise TypeError(f"{event!r} has a text in it where a Seat, a Card or a call belongs: Card.parse reads one")
    sitting = Sitting(book)
    before = table if isinstance(table, Table) else table.table
    return outcome(table, fold.judged(before, event, sitting), sitting.given)


def begin(table: Table, book: LawBook = LAW_BOOK) -> Outcome:
    """The outcome before anything has happened: a question may be standing already."""
    sitting = Sitting(book)
    table = pipeline.settled(table, sitting)
    return Outcome(table, table.question, (), given=tuple(sitting.given))


def legal_plays(table: Table, seat: Seat | str | None = None) -> Plays:
    """What the law leaves a hand to play, with the reasons; by default the hand that is to play."""
    seat = table.turn if seat is None else Seat.parse(seat)
    if table.calling:
        raise ImpossibleEvent(words.NOT_IN_THE_AUCTION())
    if seat is None:
        raise ImpossibleEvent(words.PLAY_IS_OVER())
    return legal.legal_plays(table, seat)


def legal_calls(table: Table, seat: Seat | str | None = None) -> Calls:
    """What the law leaves a player to call, with the reasons; by default the one who is to call."""
    seat = table.auction.turn if seat is None else Seat.parse(seat)
    if seat is None:
        raise ImpossibleEvent(words.AUCTION_IS_OVER())
    return laws_on_calls.legal_calls(table, seat)


# Regular play


class Run:
    """How far a list of plays was regular: `played` of them, and the `table` after those, worked out on demand.

    Its fields are set by whoever makes it, as those of a `RegularOutcome` are.
    """

    __slots__ = ("cards", "opened", "played")

    opened: Table
    cards: Sequence[int]
    played: int

    @property
    def table(self) -> Table:
        """The table after the regular plays."""
        table, cards = self.opened, [CARDS[card] for card in self.cards[: self.played]]
        if table.masks is not None or regular.masks(table) is not None:
            return played_on(table, cards)
        for card in cards:
            assert table.turn is not None
            table = step(table, Faced(table.turn, card)).table
        return table

    def __repr__(self) -> str:
        return f"<Run: {self.played} of {len(self.cards)} plays regular>"


def run(table: Table, cards: Sequence[int]) -> Run:
    """Follow regular plays in turn, and stop at the first that is not regular.

    On a table with four known hands, nothing in force and nothing on file, this never builds a hearing.
    """
    state = table.masks or regular.masks(table)
    done = Run()
    done.opened = table
    done.cards = cards
    if state is None:
        done.played = _run_by_steps(table, cards)
    else:
        hands, trumps, leader = state
        done.played = _how_far(hands, trumps, leader, cards)
    return done


def _run_by_steps(table: Table, cards: Sequence[int]) -> int:
    for n, card in enumerate(cards):
        turn = table.turn
        if turn is None or not physics.can_hold(table, turn, CARDS[card]):
            return n
        after = step(table, Faced(turn, CARDS[card]))
        if after.table.docket != table.docket or after.rulings or after.question is not None:
            return n
        table = after.table
    return len(cards)
