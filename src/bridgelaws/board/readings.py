"""What follows from the lives of the cards put down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from ..values.cards import Card
from ..values.frozen import NamedTuple
from ..values.seats import Seat
from .lives import PENALTY, Life, Put, State
from .parts import FaceDown, Kind, PenaltyCard, Trick, Withdrawn


class Lain(NamedTuple):
    """What became of cards that lie in no trick, or lay as penalty cards, or have been turned."""

    laid: tuple[PenaltyCard, ...] = ()
    withdrawn: tuple[Withdrawn, ...] = ()
    face_down: tuple[FaceDown, ...] = ()
    quitted: tuple[Seat, ...] = ()


class Taken(NamedTuple):
    """What the tricks that are over have come to."""

    won: tuple[int, int]
    gone: int
    began: int


class Lives(TypedDict):
    """What follows from what became of single cards."""

    undone: tuple[tuple[Seat, Card], ...]
    penalty_cards: tuple[PenaltyCard, ...]
    lain: Lain


class Reading(Lives):
    """What follows from the puts. A dictionary, because a table takes it over as it is.

    What is asked for more seldom lies together in one part: a table is copied whenever it changes.
    """

    trick: Trick  # in progress
    number: int
    tricks: tuple[Trick, ...]  # on file, before it
    taken: Taken
    suspended: Trick | None
    played: int


def lives_read(puts: Iterable[Put], number: int, trick: Trick, first: int) -> Lives:
    """What follows from the lives of cards at a trick in progress, the tricks from `first` on being on file."""
    puts = tuple(puts)
    undone: list[tuple[int, Put]] = []
    penalty: list[tuple[int, Put]] = []
    ended: list[Put] = []
    back: list[tuple[int, Life, Put]] = []
    down: list[Put] = []
    turned: list[tuple[int, Put]] = []
    for put in puts:
        lives = put.lives
        life = lives[-1]
        state = life.state
        if life.turned:
            turned.append((life.nth, put))
        if state is State.PLAYED and len(lives) == 1:
            continue
        if state is State.BACK and life.by is None:
            undone.append((life.nth, put))
        elif state in PENALTY:
            penalty.append((_since(put), put))
        elif state is State.FACE_DOWN:
            down.append(put)
        elif state is State.ENDED and len(lives) > 1 and lives[-2].state in PENALTY:
            ended.append(put)
        for earlier in lives:
            if earlier.state is State.BACK:
                back.append((earlier.nth, earlier, put))
    return {
        "undone": _undone(undone) if undone else (),
        "penalty_cards": _penalty_cards(penalty) if penalty else (),
        "lain": Lain(
            _laid(puts, ended, max(number - 1, first), first) if ended else (),
            _withdrawn(back) if back else (),
            tuple([_face_down(put) for put in down]) if down else (),
            _quitted(turned, number, trick, first) if turned else (),
        ),
    }


def _undone(back: list[tuple[int, Put]]) -> tuple[tuple[Seat, Card], ...]:
    """The cards that went back with a lead to the next trick and are not yet ruled on."""
    return tuple((put.seat, put.card) for _, put in sorted(back) if put.card is not None)


def _penalty_cards(lying: list[tuple[int, Put]]) -> tuple[PenaltyCard, ...]:
    """The penalty cards, in the order in which they became so; one that turns major stays where it is."""
    return tuple([_penalty_card(put, put.lives[-1]) for _, put in sorted(lying)])


def _since(put: Put) -> int:
    """When a penalty card became one."""
    since = put.lives[-1].nth
    for life in reversed(put.lives):
        if life.state not in PENALTY:
            break
        since = life.nth
    return since


def _penalty_card(put: Put, life: Life) -> PenaltyCard:
    assert put.card is not None
    assert life.by is not None
    return PenaltyCard(put.seat, put.card, Kind.MAJOR if life.state is State.MAJOR else Kind.MINOR, life.by)


def _laid(puts: tuple[Put, ...], ended: list[Put], reach: int, first: int) -> tuple[PenaltyCard, ...]:
    """The penalty cards that were played to this trick or the last, or taken back since, as they were before."""
    found = []
    for put in ended:
        since = (p for p in puts if p.card is put.card and p.id > put.id and p.state is not State.DISPLACED)
        later = sorted(since)
        if not later:
            continue  # picked up, and not put down again
        now, *others = later
        near = now.trick is not None and now.trick >= (reach if now.lies else first)
        if not others and near and now.state not in (State.LATE, *PENALTY):
            found.append((now.id, _penalty_card(put, put.lives[-2])))
    return tuple(card for _, card in sorted(found, key=lambda each: each[0]))


def _withdrawn(back: list[tuple[int, Life, Put]]) -> tuple[Withdrawn, ...]:
    """The cards that were taken back by a ruling, however long ago."""
    return tuple(
        [
            Withdrawn(put.seat, put.card, life.fault, life.trick, life.by)
            for _, life, put in sorted(back)
            if put.card is not None and life.by is not None and life.fault is not None
        ]
    )


def _face_down(put: Put) -> FaceDown:
    """A lead that lies face down; once that is settled, it has a provision, and a fault if its hand was not free."""
    life = put.lives[-1]
    return FaceDown(put.seat, put.said, None if life.by is None else life.fault is None)


def _quitted(turned: list[tuple[int, Put]], number: int, trick: Trick, first: int) -> tuple[Seat, ...]:
    """Who has turned his card: of this trick, or of the last if he has yet to play."""
    of = [(put.trick, put.seat) for _, put in sorted(turned)]
    return tuple(seat for n, seat in of if n == number - (trick.cards[seat] is None) and n >= first)


NOTHING: Lives = {"undone": (), "penalty_cards": (), "lain": Lain()}
