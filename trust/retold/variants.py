"""The ways in which a tale is told again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from bridgelaws import Play, outcome_document
from bridgelaws.board.events import DirectorCalled, Event, Faced, Named, Placed, Said, Saying
from bridgelaws.files import codec
from bridgelaws.values.cards import Card
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS
from trust.oracles.stories import Document
from trust.retold.tales import Move, Tale, do

# A variant and the tales that it makes of one.
Variant = Callable[[Tale], Iterator[Tale]]


def _position(tale: Tale) -> Document:
    found: Document = tale.opening.get("position", {})
    return found


def _with(tale: Tale, **position: Any) -> Tale:
    kept = {key: value for key, value in {**_position(tale), **position}.items() if value is not None}
    return tale.but(opening={**tale.opening, "position": kept})


def _hands(tale: Tale) -> dict[str, list[str]]:
    found: dict[str, list[str]] = _position(tale).get("hands", {})
    return found


def no_hands(tale: Tale) -> Iterator[Tale]:
    """No hand on file."""
    if "deal" in tale.opening:
        yield tale.but(opening={key: value for key, value in tale.opening.items() if key != "deal"})
    elif _hands(tale):
        yield _with(tale, hands=None)


def dummy_only(tale: Tale) -> Iterator[Tale]:
    """Only dummy on file."""
    dummy = Contract.parse(tale.opening["contract"]).declarer.partner.letter
    hands = _hands(tale)
    if dummy in hands and len(hands) > 1:
        yield _with(tale, hands={dummy: hands[dummy]})


def from_the_lead(tale: Tale) -> Iterator[Tale]:
    """Told from the lead to the trick on: its cards are played one by one."""
    current = _position(tale).get("current")
    if current and not _position(tale).get("penalty_cards"):  # of which more would be asked before the lead
        cards = [Move(Faced(_seat(each["seat"]), Card.parse(each["card"]))) for each in current]
        hands = {seat: list(cards) for seat, cards in _hands(tale).items()}
        for each in current:
            if each["seat"] in hands:
                hands[each["seat"]].append(each["card"])
        told = _with(tale, current=None, leader=current[0]["seat"], hands=hands or None)
        yield told.but(tale.moves[0], *cards, *tale.moves[1:])


def _seat(letter: str) -> Any:
    return next(seat for seat in SEATS if seat.letter == letter)


def attention_first(tale: Tale) -> Iterator[Tale]:
    """Attention is drawn first, and then the Director called."""
    moves: list[Move] = []
    for move in tale.moves:
        if isinstance(move.event, DirectorCalled):
            moves.append(replace(move, event=Said(move.event.seat, Saying.ATTENTION, about=move.event.about)))
            moves.append(replace(move, answers=()))
        else:
            moves.append(move)
    if len(moves) > len(tale.moves):
        yield tale.but(*moves)


def called_twice(tale: Tale) -> Iterator[Tale]:
    """Whoever calls the Director calls him once more."""
    moves: list[Move] = []
    for move in tale.moves:
        moves.append(move)
        if isinstance(move.event, DirectorCalled):
            moves.append(replace(move, answers=()))
    if len(moves) > len(tale.moves):
        yield tale.but(*moves)


def another_caller(tale: Tale) -> Iterator[Tale]:
    """Another player calls, dummy apart."""
    dummy = Contract.parse(tale.opening["contract"]).declarer.partner
    for by in (1, 2, 3):
        moves: list[Move] = []
        for move in tale.moves:
            event = move.event
            if isinstance(event, DirectorCalled) and event.seat is not dummy:
                other = SEATS[(event.seat + by) % 4]
                event = event if other is dummy else replace(event, seat=other)
            moves.append(replace(move, event=event))
        if tuple(moves) != tale.moves:
            yield tale.but(*moves)


def dummy_named(tale: Tale) -> Iterator[Tale]:
    """A card of dummy that was faced in turn is named and put out."""
    yield from _at_each(tale, _named)


def dummy_faced(tale: Tale) -> Iterator[Tale]:
    """A card of dummy that was named in full, and put out, is faced."""
    moves = list(tale.moves)
    for n, (move, after) in enumerate(zip(moves, [*moves[1:], Move(None)], strict=True)):
        if not isinstance(move.event, Named) or not isinstance(after.event, Placed) or move.answers:
            continue
        if _code(move.event.words) == after.event.card.code:
            faced = replace(after, event=Faced(after.event.seat, after.event.card))
            yield tale.but(*moves[:n], faced, *moves[n + 2 :])


def _code(words: str) -> str:
    try:
        return Card.parse(words).code
    except ValueError:
        return ""


def _named(play: Play, event: Event) -> tuple[Event, ...] | None:
    table = play.table
    if not isinstance(event, Faced) or event.with_previous or event.seat is not table.dummy:
        return None
    if table.turn is not table.dummy or not _calm(play):
        return None
    return Named(table.declarer, event.card.code), Placed(table.dummy, event.card)


def _calm(play: Play) -> bool:
    """Whether nothing is on file that a call of the Director would bring up."""
    return not outcome_document(play.now)["unattended"] and play.question is None


def _at_each(tale: Tale, told: Callable[[Play, Event], tuple[Event, ...] | None]) -> Iterator[Tale]:
    """Tell each single event otherwise for which there is another way."""
    play = codec.decode(tale.opening)
    for n, move in enumerate(tale.moves):
        if move.event is not None:
            follows = tale.moves[n + 1].event if n + 1 < len(tale.moves) else None
            other = None if getattr(follows, "with_previous", False) else told(play, move.event)
            if other is not None:
                events = [Move(event) for event in other]
                events[-1] = replace(move, event=other[-1])
                yield tale.but(*tale.moves[:n], *events, *tale.moves[n + 1 :])
        do(play, move)


LESS: dict[str, Variant] = {"no hands": no_hands, "dummy only": dummy_only}
VARIANTS: dict[str, Variant] = {
    **LESS,
    "from the lead": from_the_lead,
    "attention first": attention_first,
    "called twice": called_twice,
    "another caller": another_caller,
    "dummy named": dummy_named,
    "dummy faced": dummy_faced,
}
