"""Silent orders: effects of which nothing is said and for which nothing is cited."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ...values.frozen import dataclass
from ...words.message import Message
from .. import calling, physics
from ..called import Awaiting
from ..records import Entry, Heard
from ..subjects import OfCard
from ..table import Restriction, Revoke, Table


class Silent(ABC):
    """An effect without a sentence."""

    __slots__ = ()

    @abstractmethod
    def apply(self, table: Table) -> Table:
        """The table after it."""


@dataclass(frozen=True, slots=True)
class Record(Silent):
    """What was settled is written down, for a later act or another law that turns on it."""

    entry: Entry

    def apply(self, table: Table) -> Table:
        return table.but(records=(*table.records, self.entry))


class TakeUp(OfCard, Silent):
    """A card is taken out of the trick, because its play is to be judged anew."""

    __slots__ = ()

    def apply(self, table: Table) -> Table:
        return physics.taken_up(table, self.seat, self.card)


@dataclass(frozen=True, slots=True)
class StillBound(Silent):
    """Demands that the play of a card had ended hold again, because that play is to be judged anew."""

    demands: tuple[Restriction, ...]

    def apply(self, table: Table) -> Table:
        return table.but(restrictions=(*table.restrictions, *self.demands))


@dataclass(frozen=True, slots=True)
class KeepRevokes(Silent):
    """The revokes on record are these: nobody has noticed what became of the others, or of these."""

    revokes: tuple[Revoke, ...]

    def apply(self, table: Table) -> Table:
        return table.but(revokes=self.revokes)


class Reveal(OfCard, Silent):
    """A card that its player has named is known to be in his hand."""

    __slots__ = ()

    def apply(self, table: Table) -> Table:
        table = physics.reveal(table, self.seat, self.card)
        return table.reconciled((self.card,)) if table.facts else table


@dataclass(frozen=True, slots=True)
class OfCall(Silent):
    """An effect on a call, by its id."""

    id: int


class Forget(OfCall):
    """A call is taken out of the auction, because it is to be judged anew."""

    __slots__ = ()

    def apply(self, table: Table) -> Table:
        return calling.forget(table, self.id)


class Drop(OfCall):
    """A call is taken out of the auction for good: it was none by itself."""

    __slots__ = ()

    def apply(self, table: Table) -> Table:
        return calling.forget(table, self.id, for_good=True)


@dataclass(frozen=True, slots=True)
class Expect(Silent):
    """A call is compared with one that fell: its player has called already, or has been told what he is to call."""

    awaiting: Awaiting

    def apply(self, table: Table) -> Table:
        return table.but(awaiting=(*table.awaiting, self.awaiting))


@dataclass(frozen=True, slots=True)
class Arrived(OfCall):
    """What was to be compared with a cancelled call has been, or will not be: nothing is awaited for it any more.

    If it came, it is the call `by` that id.
    """

    by: int | None = None

    def apply(self, table: Table) -> Table:
        return calling.arrived(table, self.id, self.by)


class Undone(OfCall):
    """What was ruled because of a call counts for nothing any more."""

    __slots__ = ()

    def apply(self, table: Table) -> Table:
        return calling.undone(table, self.id)


class Met(OfCall):
    """What binds a player at one turn only has been met by his call."""

    __slots__ = ()

    def apply(self, table: Table) -> Table:
        return calling.met(table, self.id)


class LeadDecided(OfCall):
    """Declarer has had his choice of a lead on account of a call."""

    __slots__ = ()

    def apply(self, table: Table) -> Table:
        rights = [right._replace(decided=right.decided or right.call == self.id) for right in table.lead_rights]
        return table.but(lead_rights=tuple(rights))


@dataclass(frozen=True, slots=True)
class ReferralEnds(Silent):
    """A matter is no longer left to the Director's judgement, known by why it was."""

    why: Message

    def apply(self, table: Table) -> Table:
        return table.but(referrals=tuple([each for each in table.referrals if each.why != self.why]))


@dataclass(frozen=True, slots=True)
class Overrule(Silent):
    """A matter has turned out to be another: that it was heard remains, but what was ruled on it stands no more."""

    heard: Heard

    def apply(self, table: Table) -> Table:
        no_more = self.heard._replace(ruled=False)
        return table.but(heard=tuple([no_more if each == self.heard else each for each in table.heard]))
