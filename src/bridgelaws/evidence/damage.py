"""Damage: what an irregularity cost double dummy, in tricks, points and IMPs. Evidence, and never a ruling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..board.table import Authority, Table
from ..book.editions import Provision
from ..engine import step as engine
from ..laws.law12 import book as book12
from ..laws.law61 import book as book61
from ..laws.law62 import book as book62
from ..laws.law64 import book as book64
from ..laws.law77 import rules as rules77
from ..play.play import Play
from ..values.cards import Card
from ..values.seats import Side
from ..words.message import Message
from . import dds, messages as m
from .course import Course, Irregularity, Point, course, courses
from .options import Election, elections
from .position import of_table
from .scores import imps, other_table, points
from .worth import Worth, settled

NOT_A_RULING = m.NOT_A_RULING()

# The engine refers to the Director what its rulings leave to judge. A revoke is to be judged whatever was found.
_REVOKES = (book61.FailureToFollowSuit, book62.ChangeAfterRevoke, book64.RevokeToReckon)


@dataclass(frozen=True, slots=True)
class Share:
    """A part of what was lost: where, and how many tricks the other side gained (or, below nought, lost) there."""

    says: Message
    tricks: int

    @property
    def text(self) -> str:
        """Where, in English."""
        return str(self.says)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """One irregularity: what the board was worth before and after it, and what became of it.

    Every number of tricks is declarer's side's, unless its name says otherwise.
    """

    irregularity: Irregularity
    declaring: Side
    table: Table = field(repr=False)
    before: Worth | None
    after: Worth | None
    played: int | None
    result: int | None
    instead: tuple[tuple[Card, int], ...] = ()

    @property
    def offenders(self) -> Side:
        """The side at fault."""
        return self.irregularity.incident.offender.side

    @property
    def innocent(self) -> Side:
        """The other side."""
        return self.offenders.other

    def of_innocent(self, worth: Worth) -> Worth:
        """A worth counted for the non-offending side."""
        return worth if self.innocent is self.declaring else worth.of_defenders

    def tricks_of_innocent(self, tricks: int) -> int:
        """Declarer's tricks counted for the non-offending side."""
        return tricks if self.innocent is self.declaring else 13 - tricks

    @property
    def lost(self) -> Worth | None:
        """The tricks by which the table result falls short of the double-dummy one; below nought it is better."""
        if self.before is None or self.result is None:
            return None
        before, mine = self.of_innocent(self.before), self.tricks_of_innocent(self.result)
        least, most = before.at_least - mine, before.at_most - mine
        return Worth(least, most, before.duties, before.open_below, before.open_above)

    def points(self, tricks: int) -> int | None:
        """What a number of tricks scores for the non-offending side."""
        found = points(self.table, tricks)
        return found if found is None or self.innocent is self.declaring else -found

    @property
    def expected(self) -> int | None:
        """The points of the non-offending side at what the board was worth before it, where that is exact."""
        return self.points(self.before.at_least) if self.before is not None and self.before.exact else None

    @property
    def scored(self) -> int | None:
        """The points of the non-offending side at the table, transfers included."""
        return None if self.result is None else self.points(self.result)

    @property
    def shares(self) -> tuple[Share, ...]:
        """Where the tricks went, for the non-offending side, as far as each step is exact."""
        if self.before is None or not self.before.exact or self.played is None or self.result is None:
            return ()
        before, played = self.tricks_of_innocent(self.before.at_least), self.tricks_of_innocent(self.played)
        result = self.tricks_of_innocent(self.result)
        found = []
        if self.after is not None and self.after.exact:
            after = self.tricks_of_innocent(self.after.at_least)
            found.append(Share(m.WITH_THE_IRREGULARITY(), after - before))
            found.append(Share(m.IN_THE_PLAY_AFTER(), played - after))
        else:
            found.append(Share(m.TO_THE_END(), played - before))
        found.append(Share(m.TRANSFERRED(), result - played))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Damage:
    """The evidence on a board: its course, the choices that players had, and a reckoning for each irregularity."""

    play: Play = field(repr=False)
    course: Course
    elections: tuple[Election, ...]
    reckonings: tuple[Reckoning, ...]
    result: rules77.Result | None
    other: int | None = None
    other_text: str = ""

    @property
    def tricks(self) -> int | None:
        """The tricks of declarer's side that count, transfers included."""
        return None if self.result is None else self.result.after[self.play.table.declarer & 1]

    def named(self, tricks: int) -> Message:
        """The contract with that many tricks: `3NT-1`; the tricks alone where its level is not known."""
        contract = self.play.table.contract
        if contract.level is None:
            return m.RESULT_TRICKS(tricks)
        over = tricks - 6 - contract.level
        return m.OFF(contract, over) if over else m.MADE(contract)

    def name(self, tricks: int) -> str:
        """The same in English."""
        return str(self.named(tricks))

    def imps(self, mine: int, side: Side) -> int | None:
        """The IMPs of a side with that many points against the other table."""
        if self.other is None:
            return None
        return imps(mine - (self.other if side is Side.NS else -self.other))

    @property
    def judged_under(self) -> tuple[tuple[str, str], ...]:
        """The provisions that leave damage on this board to the Director, in this edition, each with its gist."""
        return tuple((ref, str(gist)) for ref, gist in self.judged)

    @property
    def judged(self) -> tuple[tuple[str, Message], ...]:
        """The same, the gists as messages."""
        laws = self.play.laws
        found: dict[str, Message] = {}
        own: list[Authority] = [referral.authority for referral in self.play.table.referrals]
        own += [book64.EQUITY for r in self.reckonings if isinstance(r.irregularity.incident, _REVOKES)]
        own += [book12.DAMAGE, book12.NOT_FOR_SEVERITY, book12.ASSIGNED_SCORE]
        for authority in own:
            if isinstance(authority, Provision) and authority.in_force(laws):
                found.setdefault(authority.ref(laws), authority.version(laws).says)
        return tuple(found.items())


def damage(play: Play, other: str | None = None) -> Damage:
    """The evidence on a board that is over; `other` is the result at another table, for IMPs."""
    against = None if other is None else other_table(other, play.table)
    return _of(course(play), against, (other or "").strip())


def against(found: Damage, other: str) -> Damage:
    """The same evidence with the result at another table, for IMPs; nothing is solved again."""
    return replace(found, other=other_table(other, found.play.table), other_text=other.strip())


def damages(plays: Sequence[Play]) -> list[Damage]:
    """The evidence on many boards, their courses solved in batches on all cores."""
    return [_of(found) for found in courses(plays)]


def _of(found: Course, against: int | None = None, other: str = "") -> Damage:
    play = found.play
    result = rules77.result(play.table)
    reckonings = tuple(_reckon(found, each, result) for each in found.irregularities)
    return Damage(play, found, tuple(elections(play)), reckonings, result, against, other)


def _reckon(found: Course, irregularity: Irregularity, result: rules77.Result | None) -> Reckoning:
    table = found.play.table
    mine = table.declarer & 1
    before = found.points[irregularity.before]
    return Reckoning(
        irregularity,
        table.declarer.side,
        table,
        before.worth,
        _after(found, irregularity).worth,
        None if result is None else result.tricks[mine],
        None if result is None else result.after[mine],
        _instead(irregularity),
    )


def _after(found: Course, irregularity: Irregularity) -> Point:
    """The point from which play went on: after the ruling, or where it came too late, after the card itself."""
    if irregularity.settled_at is not None:
        point = found.points[irregularity.settled_at]
        if point.worth is not None:
            return point
    return found.points[irregularity.at]


def _instead(irregularity: Irregularity) -> tuple[tuple[Card, int], ...]:
    """What declarer's side would have had after each card that the offender could have played, if it was his turn."""
    incident = irregularity.incident
    table = incident.before
    position = of_table(table) if settled(table) else None
    if position is None or table.turn is not incident.offender:
        return ()
    side = table.declarer.side
    won = table.won[table.declarer & 1]
    values = dds.solve_cards(position, side)
    legal = engine.legal_plays(table, incident.offender)
    return tuple((card, won + values[card]) for card in legal if card in values)
