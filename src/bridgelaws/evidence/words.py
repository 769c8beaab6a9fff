"""The evidence in sentences, for the terminal and the report alike."""

from __future__ import annotations

from ..board.table import Table
from ..values.cards import Card
from ..values.seats import Seat, Side
from ..words.message import Message
from . import messages as m
from .damage import Damage, Reckoning
from .options import Election, Valued
from .scores import imps
from .worth import Worth

STANDING = m.STANDING()


def signed(points: int) -> str:
    """Points with their sign, nought without."""
    return f"{points:+d}" if points else "0"


def summary(damage: Damage) -> list[Message]:
    """What the evidence comes to, irregularity by irregularity."""
    if not damage.reckonings:
        return [m.NO_IRREGULARITY()]
    found = [_one(damage, reckoning) for reckoning in damage.reckonings]
    return found if len(found) == 1 else [m.NUMBERED(number, each) for number, each in enumerate(found, 1)]


def _one(damage: Damage, r: Reckoning) -> Message:
    what = r.irregularity.incident.about
    if r.before is None:
        return m.NO_VALUE(what)
    amount = _amount(r.of_innocent(r.before))
    if r.before.exact:
        before = m.BEFORE(what, r.innocent, amount, _scored(damage, r.before.at_least, r.expected))
    else:
        before = m.BEFORE_BOUND(what, r.innocent, amount)
    if r.result is None:
        return m.NO_RESULT(before)
    return m.COMPARED(before, r.tricks_of_innocent(r.result), _scored(damage, r.result, r.scored), verdict(r))


def verdict(r: Reckoning) -> Message:
    """How the result compares with what it was before, in a sentence."""
    lost = r.lost
    assert lost is not None
    if not lost.exact:
        return m.AT_LEAST_SHORT(lost.at_least) if lost.at_least > 0 else m.OPEN()
    if lost.at_least == 0:
        return m.SAME()
    if lost.at_least < 0:
        return m.MORE(-lost.at_least)
    if r.expected is not None and r.scored is not None and r.expected != r.scored:
        return m.SHORT_POINTS(lost.at_least, r.expected - r.scored)
    return m.SHORT(lost.at_least)


def _amount(worth: Worth) -> Message:
    if not worth.exact:
        return (m.BOUND if worth.known else m.BOUND_NOT_KNOWN)(worth.says)
    return m.TRICKS(worth.at_least) if worth.at_least else m.NO_TRICK()


def _scored(damage: Damage, tricks: int, points: int | None) -> Message:
    """`3NT=, +600`."""
    named = damage.named(tricks)
    return named if points is None else m.RESULT_POINTS(named, points)


def in_imps(damage: Damage, r: Reckoning) -> list[Message]:
    """What the difference means in IMPs: by itself, and against the other table if its result is given."""
    if r.expected is None or r.scored is None:
        return []
    if damage.other is None:
        swing = imps(r.expected - r.scored)
        return [m.IN_IMPS(abs(r.expected - r.scored), abs(swing))] if swing else []
    have, would = damage.imps(r.scored, r.innocent), damage.imps(r.expected, r.innocent)
    assert have is not None
    assert would is not None
    if damage.other_text.lstrip("+-").isdigit():
        return [m.AGAINST(damage.other, r.innocent, have, would)]
    return [m.AGAINST_RESULT(damage.other_text, damage.other, r.innocent, have, would)]


def choosers(e: Election) -> tuple[Seat, ...]:
    """Who had a choice."""
    return tuple(seat for seat in (e.question.to, e.question.or_to) if seat is not None)


def election(e: Election) -> Message:
    """A choice and what it cost, in a sentence."""
    taken = next((v for v in e.options if v.chosen), None)
    if taken is None:
        return m.ELECTION_OPEN(choosers(e))
    if e.lost:
        return m.ELECTION_LOST(e.seat, taken.says, e.lost)
    others = [v for v in e.options if v is not taken]
    sure = all(e.for_chooser(v).at_most <= e.for_chooser(taken).at_least for v in others)
    return (m.ELECTION_BEST if sure else m.ELECTION_UNDECIDED)(e.seat, taken.says)


def standing(e: Election, valued: Valued) -> Message | None:
    """Whether an option was the best one: `best`, `may be best` where bounds leave it open, or nothing."""
    if len(e.best) == len(e.options) or valued not in e.best:
        return None
    others = (e.for_chooser(v).at_most for v in e.options if v is not valued)
    return m.BEST() if e.for_chooser(valued).at_least >= max(others, default=0) else m.MAY_BE_BEST()


def marks(e: Election, valued: Valued) -> list[Message]:
    """What is noted beside an option: that it was taken, that it was the best one."""
    return [mark for mark in (m.TAKEN() if valued.chosen else None, standing(e, valued)) if mark is not None]


def legal_instead(r: Reckoning) -> list[tuple[Message, str]]:
    """The cards that could have been played instead, gathered by what they were worth to declarer's side."""
    by_worth: dict[int, list[Card]] = {}
    for card, worth in r.instead:
        by_worth.setdefault(worth, []).append(card)
    return [(m.THE_CARDS(tuple(cards)), str(worth)) for worth, cards in by_worth.items()]


def vulnerability(table: Table) -> Message | None:
    """Who is vulnerable, if it is known."""
    match table.vulnerable:
        case None:
            return None
        case "none":
            return m.NONE_VULNERABLE()
        case "NS" | "EW":
            return m.VULNERABLE(Side(table.vulnerable))
        case _:
            return m.BOTH_VULNERABLE()
