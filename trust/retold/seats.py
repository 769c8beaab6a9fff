"""The tale at other seats, or with two side suits exchanged: the same ruling, turned."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaws import BridgeLawsError
from bridgelaws.board.events import Answered
from bridgelaws.files import codec
from bridgelaws.values.contract import Contract
from trust.oracles.seats import seen
from trust.oracles.turned import Turn
from trust.retold.tales import Tale
from trust.retold.told import Count, Difference


def turns(tale: Tale) -> list[Turn]:
    """One, two and three seats further; and two suits exchanged that are not trumps."""
    trumps = Contract.parse(tale.opening["contract"]).trumps
    sides = [letter for letter in "CDHS" if trumps is None or letter != trumps.letter]
    return [Turn(by=1), Turn(by=2), Turn(by=3), Turn(suits=sides[0] + sides[-1])]


def differences(tale: Tale, count: Count) -> Iterator[Difference]:
    """Where a tale is ruled on otherwise when it is turned."""
    for n, turn in enumerate(turns(tale)):
        count.told += 1
        found = _turned(tale, turn, n)
        if found is not None:
            yield found


def _turned(tale: Tale, turn: Turn, number: int) -> Difference | None:
    here, there = codec.decode(tale.opening), codec.decode(turn.opening(tale.opening))
    name = "suits exchanged" if turn.suits else "other seats"
    try:
        for move in tale.moves:
            if move.event is not None:
                here.add(move.event)
                there.add(turn.event(move.event))
            for question, value in move.answers:
                asked, other = here.question, there.question
                assert asked is not None
                here.add(Answered(question, value))
                if other is None:
                    return Difference(tale.id, name, number, ("asked",), {"asked": asked.id}, {"asked": None})
                there.add(Answered(other.id, turn.answer(value, asked, other)))
    except BridgeLawsError as error:
        return Difference(tale.id, name, number, (type(error).__name__,), {}, {"error": str(error)})
    one, other_table = seen(here, turn), seen(there, Turn())
    parts = tuple(part for part in one if one[part] != other_table[part])
    if not parts:
        return None
    return Difference(tale.id, name, number, parts, {p: one[p] for p in parts}, {p: other_table[p] for p in parts})
