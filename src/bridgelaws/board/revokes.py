"""The tricks that a revoke costs (64A), counted on the tricks as they were won."""

from __future__ import annotations

from collections.abc import Iterable

from ..values.cards import Card
from ..values.frozen import NamedTuple
from ..values.seats import Seat, Side
from .lines import winners
from .table import Revoke, Table


class Won(NamedTuple):
    """A trick and the side that won it; the hand and its card are None where the trick was claimed, not played."""

    number: int
    side: Side
    seat: Seat | None = None
    card: Card | None = None


class Count(NamedTuple):
    """The tricks that go over, and what they follow from.

    `by_revoker` is the revoke trick if the revoker himself won it; `own` the tricks that his side won from the revoke
    on and has not lost to an earlier revoke; `additional` whether a second trick is due under the old 64A2.
    """

    tricks: tuple[int, ...]
    by_revoker: bool
    own: tuple[Won, ...]
    additional: bool = False


def tricks_won(table: Table) -> tuple[Won, ...]:
    """Who won each trick on file, and who was given the rest by a claim, by a line of play or by a stated result.

    Dummy's tricks are dummy's, not declarer's (64A footnote). Of the tricks not played the first ones are counted for
    the side that revoked at the trick in progress, if one did, which may have won it; else nothing turns on the order.
    """
    first = table.number - len(table.tricks)
    found = []
    for number, trick in enumerate(table.tricks, first):
        seat = trick.winner(table.trumps)
        if seat is not None:
            found.append(Won(number, seat.side, seat, trick.card(seat)))
    if table.stopped is not None and table.stopped.total is not None:
        given = [Side.NS] * (table.stopped.total[0] - table.won[0])
        given += [Side.EW] * (table.stopped.total[1] - table.won[1])
        if any(r.sure and r.trick == table.number and r.seat.side is Side.EW for r in table.revokes):
            given.reverse()
        line = winners(table, table.stopped.line) if table.stopped.line else None
        if line is not None:
            return (*found, *[Won(table.number + n, seat.side, seat, card) for n, (seat, card) in enumerate(line)])
        found += [Won(table.number + n, side) for n, side in enumerate(given)]
    return tuple(found)


def won_with_playable_card(revoke: Revoke, won: Won) -> bool:
    """Whether the revoker won a later trick with a card he could have played to the revoke trick (64A2 of 1997)."""
    if won.seat is not revoke.seat or won.card is None or won.number <= revoke.trick:
        return False
    return bool(won.card.mask & revoke.playable)


def count(
    revoke: Revoke,
    won: Iterable[Won],
    given: frozenset[int],
    *,
    by_revoker: bool,
    additional: bool,
    early: bool,
    due: frozenset[int] = frozenset(),
) -> Count:
    """What one revoke costs: never a trick won before it, never one that an earlier revoke has cost already.

    The revoker won the revoke trick: that trick and one later trick of his side, if there is one (64A1). Otherwise
    one trick of those his side won from the revoke on (64A2), and a second if `additional` says so and there is one:
    one that he won with a card he could have played to the revoke trick, or a claimed one if none such is on file.
    `early` takes the earliest tricks first, those `due` for a later revoke last of all.
    """
    own = tuple(w for w in won if w.side is revoke.seat.side and w.number >= revoke.trick and w.number not in given)
    if by_revoker and revoke.at_most > 1:
        itself = [w.number for w in own if w.number == revoke.trick]
        later = _in_turn([w.number for w in own if w.number > revoke.trick], early, due)
        return Count((*itself, *later[:1]), True, own)
    second = additional and revoke.at_most > 1 and len(own) > 1
    numbers = _in_turn([w.number for w in own], early, due)
    if second:
        numbers = _his_first(revoke, own, numbers)
    return Count(tuple(sorted(numbers[: 2 if second else 1])), False, own, second)


def _in_turn(numbers: list[int], early: bool, due: frozenset[int]) -> list[int]:
    """Tricks in the order in which they go over."""
    return sorted(numbers, key=lambda n: (n in due, n)) if early else numbers[::-1]


def _his_first(revoke: Revoke, own: tuple[Won, ...], numbers: list[int]) -> list[int]:
    """The same with one first that he won with a card he could have played, or a claimed one if there is none such."""
    his = {w.number for w in own if won_with_playable_card(revoke, w)}
    his = his or {w.number for w in own if w.seat is None}
    such = next((n for n in numbers if n in his), None)
    return numbers if such is None else [such, *(n for n in numbers if n != such)]
