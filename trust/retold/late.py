"""What an act counted as, found at once or only when play has gone on: the same current cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tests import boards

from bridgelaws import BridgeLawsError, Play
from bridgelaws.board.events import Answered, DirectorCalled, Faced, Held, Placed, Said
from bridgelaws.files import codec
from bridgelaws.values.seats import Seat
from trust.retold.tales import Move, Tale

FURTHEST = 4


def late(tale: Tale) -> Iterator[tuple[Tale, Tale]]:
    """The tale up to the first finding on what an act counted as, and so many cards; that found after the cards."""
    found = _first_classifying(tale)
    if found is None:
        return
    at, play = found
    before, call = tale.moves[:at], replace(tale.moves[at], leaves="")
    cards: list[Move] = []
    rng = Random(tale.id)
    for _ in range(FURTHEST):
        if play.question is not None or play.turn is None or play.table.docket:
            return
        event = _next(rng, play)
        if event is None or (not cards and event.seat is _whose(before)):
            return  # by his next card he might replace the one in question: another story
        cards.append(Move(event))
        try:
            play.add(event)
        except BridgeLawsError:
            return
        if play.question is not None or play.table.docket:
            return
        yield tale.but(*before, call, *cards), tale.but(*before, *cards, call)


def _whose(moves: tuple[Move, ...]) -> Seat | None:
    """The hand that did something last."""
    return next((seat for move in reversed(moves) if (seat := getattr(move.event, "seat", None)) is not None), None)


def _next(rng: Random, play: Play) -> Faced | None:
    """A card played in turn, in the suit led: of a hand that is not on file no question is to arise."""
    table, turn = play.table, play.turn
    assert turn is not None
    cards = boards.open_to(table, play.legal_plays) or boards.candidates(table, turn)
    following = [card for card in cards if card.suit is table.trick.led]
    put_down = {event.card for event in table.log if isinstance(event, Faced | Held | Placed)}
    others = [card for card in following or cards if card not in put_down]
    return Faced(turn, rng.choice(others)) if others else None


def _first_classifying(tale: Tale) -> tuple[int, Play] | None:
    """Where it was first asked what an act counted as, and the table once all was answered that was asked there."""
    play = codec.decode(tale.opening)
    for n, move in enumerate(tale.moves):
        classifies, chosen = False, False
        if move.event is not None:
            play.add(move.event)
        for question, value in move.answers:
            assert play.question is not None
            classifies |= play.question.classifies or play.question.by_the_act
            chosen |= play.question.kind == "choice"  # what is chosen does not reach back
            play.add(Answered(question, value))
        if classifies and isinstance(move.event, DirectorCalled | Said):
            return None if chosen else (n, play)
    return None
