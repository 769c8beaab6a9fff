"""Orders that move no card: who may use what, what is left to judgement, and what is told."""

from __future__ import annotations

from dataclasses import dataclass

from ...values.cards import Card
from ...values.seats import Seat
from ..table import Authority, Information, Referral, Table
from .order import OnHand, Order


@dataclass(frozen=True, slots=True)
class Inform(Order):
    """Who may use what was seen; `duty` is a penalty card whose being picked up ends the matter."""

    about: str
    card: Card | None
    holder: Seat
    authorized: tuple[Seat, ...]
    unauthorized: tuple[Seat, ...]
    duty: Card | None = None

    @property
    def aside(self) -> bool:
        return True

    @property
    def subject(self) -> str:
        return self.about

    @property
    def predicate(self) -> str:
        parts = []
        if self.authorized:
            parts.append("authorized for " + _names(self.authorized))
        if self.unauthorized:
            parts.append("unauthorized for " + _names(self.unauthorized))
        return "is " + " and ".join(parts)

    def apply(self, table: Table, authority: Authority) -> Table:
        entry = Information(
            self.about, self.card, self.holder, self.authorized, self.unauthorized, authority, self.duty
        )
        kept = table.information
        if kept and self.card is not None:
            kept = tuple([i for i in kept if not (i.card is self.card and i.holder is self.holder)])
        return table.but(information=(*kept, entry))


@dataclass(frozen=True, slots=True)
class Refer(Order):
    """A matter for the Director's judgement. The engine awards no adjusted score."""

    strength: str
    why: str
    when: str = "at the end of play"
    findings: tuple[str, ...] = ()

    @property
    def aside(self) -> bool:
        return True

    @property
    def subject(self) -> str:
        return f"{self.when} the Director"

    @property
    def predicate(self) -> str:
        verb = "adjusts the score" if self.strength == "must" else "may have to act"
        return f"{verb} on account {self.why}" if self.why.startswith("of ") else f"{verb} {self.why}"

    def apply(self, table: Table, authority: Authority) -> Table:
        entry = Referral(authority, self.strength, self.why, self.when, self.findings)
        return table if entry in table.referrals else table.but(referrals=(*table.referrals, entry))


class LoseRights(OnHand):
    """Dummy loses the rights that Law 43A2 takes away."""

    __slots__ = ()

    @property
    def predicate(self) -> str:
        return "has lost dummy's qualified rights for this board"

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(rights_lost=True)


@dataclass(frozen=True, slots=True)
class Note(Order):
    """A statement that changes nothing on the table: a right, a ban, or that nothing follows."""

    about: str
    text: str

    @property
    def subject(self) -> str:
        return self.about

    @property
    def predicate(self) -> str:
        return self.text


class Remark(Note):
    """A statement that only repeats what lasts; it is left out of the short explanation."""

    __slots__ = ()

    @property
    def aside(self) -> bool:
        return True


def _names(seats: tuple[Seat, ...]) -> str:
    return " and ".join(str(seat) for seat in seats)
