"""A card put down has a life: what is on file about it, and what it counts as."""

from __future__ import annotations

from enum import StrEnum

from ..values.cards import Card, Suit
from ..values.frozen import NamedTuple
from ..values.seats import Seat, Side
from .parts import Authority


class How(StrEnum):
    """How a card came to lie where it does."""

    FACED = "faced"  # by its player, alone or with others
    PLACED = "placed"  # by dummy
    NAMED = "named"  # it counts by having been named, and has not been put down
    HELD = "held"  # it counts by having been held or shown, and has not been put down
    TOUCHED = "touched"  # it counts by declarer's having touched it
    LAID_DOWN = "laid down"  # face down, as a lead
    SHOWN = "shown"  # it was seen without being put to a trick
    ORDERED = "ordered"  # a ruling put it there
    PASSED_OVER = "passed over"  # no card was put to the trick
    OPENED = "opened"  # it lay there when the log began
    UNRECORDED = "unrecorded"  # it was played while nobody wrote down the cards


class State(StrEnum):
    """What a card put down counts as."""

    PLAYED = "played"
    LATE = "late"  # in its place at a trick that is past, and wins nothing (67B1)
    EXTRA = "extra"  # too many at a trick, and restored (67B2)
    FACE_DOWN = "face down"  # it lies as an opening lead that nobody has faced (41A)
    SHOWN = "shown"  # it was seen and counts for nothing; how it counts may be judged anew
    MAJOR = "major"  # it lies before a defender as a penalty card (50B)
    MINOR = "minor"
    BACK = "back"  # taken back to the hand: by a provision, or because its lead was undone
    DISPLACED = "displaced"  # put down once, and its card counts as played before
    ENDED = "ended"  # it lies there no more, or the card was put down anew


IN_TRICK = (State.PLAYED, State.LATE)
PENALTY = (State.MAJOR, State.MINOR)


class Life(NamedTuple):
    """A state of a card put down: since which event in the log, by which provision and through whose fault.

    `nth` is its number among all that ever happened to the cards of the board, `trick` the trick in progress then, and
    `turned` whether its player has turned the card face down in the trick.
    """

    state: State
    since: int
    nth: int
    by: Authority | None = None
    fault: Side | None = None
    trick: int = 0
    turned: bool = False


class Put(NamedTuple):
    """One card put down, once. Without a card: a hand that was passed over (67A), or a card that lies face down.

    Of a card face down `said` is what the Director knows it to be; it is the card's put when it is faced.
    `id` grows in the order of what happened; `place` is the id, or that of the card in whose place this one lies.
    `at` tells how many events were in the log; `trick` is None if it was put to none.
    """

    id: int
    seat: Seat
    card: Card | None
    at: int
    how: How
    trick: int | None
    place: int
    lives: tuple[Life, ...]
    said: Card | None = None

    def then(self, life: Life) -> Put:
        """The same once something more has become of it."""
        id, seat, card, at, how, trick, place, lives, said = self
        return Put(id, seat, card, at, how, trick, place, (*lives, life), said)

    @property
    def state(self) -> State:
        """What it counts as now."""
        return self.lives[-1].state

    @property
    def lies(self) -> bool:
        """Whether it lies in its trick."""
        return self.lives[-1].state in IN_TRICK


class ToLead(NamedTuple):
    """Who is to lead to a trick, where the cards do not tell: a lead has gone back, or the lead returns to a hand."""

    trick: int
    seat: Seat
    nth: int


class Earlier(NamedTuple):
    """What is known of the tricks that are not on file: `number` is the first that is, to which `leader` leads."""

    number: int
    leader: Seat
    trumps: Suit | None
    won: tuple[int, int] = (0, 0)
    gone: int = 0
    at: int = 0
