"""What two tables are compared by: what an outcome document says, without its words.

It is read off the table and the rulings: to render the whole document for every comparison would take most of a run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

from bridgelaws.board.orders import Order, Restrict
from bridgelaws.board.table import Kind, Restriction, Table, Trick
from bridgelaws.book.editions import EDITIONS, Provision, Reading
from bridgelaws.hearing.rulings import Ruled, Ruling
from bridgelaws.laws.law46 import book as book46
from bridgelaws.laws.law50 import book as book50
from bridgelaws.laws.law57 import book as book57
from bridgelaws.laws.law59 import book as book59
from bridgelaws.laws.law77 import rules as rules77
from bridgelaws.play.documents import plain
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from trust.oracles.stories import Playing

Summary = dict[str, Any]


def _refs(*authorities: Provision | Reading) -> set[str]:
    return {
        authority.ref(edition)
        for authority in authorities
        for edition in EDITIONS
        if isinstance(authority, Reading) or authority.in_force(edition)
    }


# Orders that say something and change nothing: they differ where one table has to ask and the other sees.
SAID_ONLY = ("note", "remark", "tell", "stands")
# What the law says of a player who cannot do as he is told. Where his hand is on file it can be said beforehand whether
# that will be so; elsewhere it is left open, and need not be asked before he has played: what he is told is the same.
IF_UNABLE = _refs(
    book50.LEADER_UNABLE,
    book50.PICKED_UP_ALL_THE_SAME,
    book57.CANNOT_COMPLY,
    book59.MAY_PLAY_ANY,
    book59.NO_SECOND_CHOICE,
)
# That a singleton or touching card of dummy's was not played by itself is an argument that the ruling does not need:
# the defender pays for any card played too soon. Where dummy's cards are not on file nobody looks at them for its sake.
# So is that nobody had to name the one legal card that dummy had: who is asked for a legal card can name no other.
ARGUMENT = _refs(book57.NOT_AUTOMATIC, book57.GESTURE_SUFFICES, book46.ONLY_LEGAL_CARD)


# How many tables or rulings are remembered together with what was worked out of them.
_REMEMBERED = 500

_Of = TypeVar("_Of")
_Is = TypeVar("_Is")


def once(worked_out: Callable[[_Of], _Is]) -> Callable[[_Of], _Is]:
    """What is worked out of a value that never changes: the same object is not gone through twice.

    To compare whole tables or rulings would take longer than to go through them, so they are known by identity.
    """
    known: dict[int, tuple[_Of, _Is]] = {}

    def remembered(of: _Of) -> _Is:
        found = known.get(id(of))
        if found is None:
            if len(known) >= _REMEMBERED:
                known.clear()
            found = known[id(of)] = of, worked_out(of)
        return found[1]

    return remembered


def summary(play: Playing) -> Summary:
    """Where the cards lie, whose turn it is, what is in force, and the result; not to be written to."""
    return _summary(play.table)


@once
def _summary(table: Table) -> Summary:
    turn = table.turn
    return {
        "turn": None if turn is None else turn.letter,
        "trick": [f"{seat.letter}:{card.code}" for seat, card in in_order(table.trick)],
        "number": min(table.number, 13),
        "won": by_side(table.won),
        "declarer": table.declarer.letter,
        "penalty cards": sorted(f"{p.seat.letter}:{p.card.code} {p.kind.value}" for p in table.penalty_cards),
        "restrictions": sorted(map(_restriction, table.demands)),
        "transfers": [(t.revoke, t.tricks, t.to.value) for t in table.transfers],
        "revokes": sorted(
            f"{r.trick}{r.seat.letter}:{None if r.card is None else r.card.code} {r.stage.value}"
            for r in table.revokes
            if r.sure and r.found
        ),
        "result": _result(rules77.result(table)),
    }


def in_order(trick: Trick) -> Iterator[tuple[Seat, Card]]:
    """The cards of a trick in the order played."""
    for seat in trick.order:
        card = trick.cards[seat]
        if card is not None:
            yield seat, card


def by_side(tricks: tuple[int, int]) -> dict[str, int]:
    """Tricks by the names of the sides."""
    return {"NS": tricks[0], "EW": tricks[1]}


def _restriction(r: Restriction) -> str:
    card = "" if r.card is None else r.card.code
    return f"{r.seat.letter} {r.demand.value} {''.join(suit.letter for suit in r.suits)}{card} {r.lasts.value}"


def _result(result: rules77.Result | None) -> Any:
    return None if result is None else (by_side(result.tricks), by_side(result.after), result.contract, result.score)


def orders(play: Playing) -> list[tuple[str, str]]:
    """Everything that was ordered and changed something, with the laws behind it; in no order."""
    return sorted(order for ruling in play.rulings for order in _orders(ruling))


@once
def _orders(ruling: Ruling) -> list[tuple[str, str]]:
    found = []
    for step in ruling.steps:
        for order in step.orders if isinstance(step, Ruled) else ():
            name = _name(type(order))
            if name not in SAID_ONLY:
                aside = ARGUMENT | (IF_UNABLE if name in ("restrict", "pick up") else set())
                laws = dict.fromkeys(authority.ref(ruling.laws) for authority in step.authorities)
                found.append((_order(name, order), ", ".join(law for law in laws if law not in aside)))
    return found


@cache
def _name(kind: type[Order]) -> str:
    """An order by its name in an outcome document: `pick up`."""
    return "".join(f" {c.lower()}" if c.isupper() else c for c in kind.__name__).strip()


def _order(name: str, order: Order) -> str:
    parts = {key: getattr(order, key, None) for key in ("seat", "card", "old", "new")}
    if isinstance(order, Restrict):
        parts |= {"seat": order.restriction.seat, "kind": order.restriction.demand.value}
    elif isinstance(kind := getattr(order, "kind", None), Kind):
        parts["kind"] = kind.value
    return " ".join([name, *(f"{key}={plain(value)}" for key, value in parts.items() if value is not None)])


def differ(one: Summary, other: Summary) -> list[str]:
    """The parts that are not the same."""
    return [part for part in one if one[part] != other[part]]


def but_informed(effects: list[str]) -> list[str]:
    """Without who may use what, and what is referred."""
    return [effect for effect in effects if effect.split()[0] not in ("inform", "refer")]
