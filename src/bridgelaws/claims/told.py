"""What the analyst has worked out, in messages: a statement shown back, and the table of plays."""

from __future__ import annotations

from ..values.cards import CARDS, Suit
from ..values.seats import SEATS
from ..words.message import Message
from . import words
from .analysis import Row
from .kinds import Kind
from .statement import (
    DrawTrumps,
    Enter,
    GiveUp,
    InOrder,
    Keep,
    NoFinesse,
    Overruff,
    Ruff,
    Run,
    Statement,
    Step,
    TakeFinesse,
    Throw,
    ThrowCard,
    TrumpMentioned,
)

_PLAYS = {
    Kind.DROP: words.DROP,
    Kind.FINESSE: words.FINESSE,
    Kind.STRAND: words.STRAND,
    Kind.TRUMP_OUT: words.TRUMP_OUT,
    Kind.IDLE_TRUMP: words.IDLE_TRUMP,
    Kind.RUFF_HIGH: words.RUFF_HIGH,
    Kind.LOW_FIRST: words.LOW_FIRST,
    Kind.DISCARD: words.DISCARD,
    Kind.RUFF_LOW: words.RUFF_LOW,
    Kind.LOSER_LED: words.LOSER_LED,
    Kind.ADAPT: words.ADAPT,
}


def step_told(step: Step) -> Message:
    """A step in words."""
    match step:
        case InOrder(named):
            return words.IN_ORDER(tuple(CARDS[card] for card in named))
        case Run(suit, from_the_top):
            return (words.RUN_FROM_THE_TOP if from_the_top else words.RUN)(Suit(suit))
        case DrawTrumps():
            return words.DRAW_TRUMPS()
        case Ruff(seat, suit):
            return words.RUFF(Suit(suit), SEATS[seat])
        case Overruff():
            return words.OVERRUFF()
        case Throw(seat, suits):
            return words.THROW(SEATS[seat], tuple(Suit(suit) for suit in suits))
        case ThrowCard(card, suit):
            return words.THROW_CARD(CARDS[card], Suit(suit))
        case _:
            return _more_told(step)


def _more_told(step: Step) -> Message:
    match step:
        case TakeFinesse(seat, suit):
            return words.TAKE_FINESSE(Suit(suit), SEATS[seat])
        case NoFinesse(suit):
            return words.NO_FINESSE(Suit(suit))
        case GiveUp(suit):
            return words.GIVE_UP(Suit(suit))
        case Enter(suit):
            return words.ENTER(Suit(suit))
        case Keep(kept):
            return words.KEEP(tuple(CARDS[card] for card in kept))
        case TrumpMentioned():
            return words.TRUMP_MENTIONED()
    raise TypeError(f"{step!r} is no step of a statement")


def statement_told(statement: Statement) -> tuple[Message, ...]:
    """A statement shown back, a message a step."""
    return tuple(step_told(step) for step in statement.steps) or (words.NOTHING_STATED(),)


def play_told(row: Row) -> Message | None:
    """The play that a row is about; None where no line shows it."""
    at = row.critical
    if at is None:
        return None
    seat, kind = SEATS[at.play.seat], row.plays[0].kind
    if kind is Kind.PLAIN:
        return words.PLAIN(seat.side)
    better = None if at.better is None else CARDS[at.better]
    return _PLAYS[kind](seat, CARDS[at.play.card], better)


def row_told(row: Row) -> Message | None:
    """A row of the table: if that play is normal, so many tricks."""
    play = play_told(row)
    if play is None:
        return None
    if len(row.plays) > 1:
        return words.ONLY_TOGETHER(play, row.tricks.at_most)
    if row.tricks.exact:
        return words.IF_NORMAL(play, row.tricks.at_most)
    return words.IF_NORMAL_BETWEEN(play, row.tricks.at_least, row.tricks.at_most)
