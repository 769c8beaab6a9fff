"""Orders that move no card: who may use what, what is left to judgement, and what is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from ...values.cards import Card
from ...values.frozen import dataclass
from ...values.seats import Seat
from ...words.message import Message
from .. import words
from ..table import Authority, Information, Referral, Table
from .order import OnHand, Order

_AT_THE_END = words.AT_THE_END_OF_PLAY()


@dataclass(frozen=True, slots=True)
class Inform(Order):
    """Who may use what was seen; `duty` is a penalty card whose being picked up ends the matter.

    About a card it takes the place of what was said before; about anything else, if it is said `anew`. What is said of
    a call that `stands`, given by its id, ends with it.
    """

    about: Message
    card: Card | None
    holder: Seat
    authorized: tuple[Seat, ...]
    unauthorized: tuple[Seat, ...]
    duty: Card | None = None
    anew: bool = False
    stands: int | None = None

    @property
    def aside(self) -> bool:
        return True

    @property
    def message(self) -> Message:
        if not self.unauthorized:
            return words.AUTHORIZED(self.about, self.authorized)
        if not self.authorized:
            return words.UNAUTHORIZED(self.about, self.unauthorized)
        return words.PARTLY_AUTHORIZED(self.about, self.authorized, self.unauthorized)

    def apply(self, table: Table, authority: Authority) -> Table:
        entry = Information(
            self.about,
            self.card,
            self.holder,
            self.authorized,
            self.unauthorized,
            authority,
            self.duty,
            stands=self.stands,
        )
        kept = table.information
        if kept and self.card is not None:
            kept = tuple([i for i in kept if not (i.card is self.card and i.holder is self.holder)])
        elif kept and self.anew:
            said = [i for i in kept if i.subject == self.about and i.holder is self.holder]
            kept = tuple([i for i in kept if i not in said])
            entry = entry._replace(instead=said[-1] if said else None)
        return table.but(information=(*kept, entry))


def said_together(orders: Iterable[Order]) -> Iterator[Order]:
    """Orders as they are said: cards in one hand that the same players may use, or may not, in one sentence.

    The table keeps an entry for each of them, which ends with that card.
    """
    for sight, same in groupby(orders, key=_sight):
        told = list(same)
        if sight is None or len(told) == 1:
            yield from told
        else:
            cards = tuple(o.card for o in told if isinstance(o, Inform) and o.card is not None)
            yield Inform(words.CARDS_IN_HAND(cards, sight[0]), None, *sight)


def _sight(order: Order) -> tuple[Seat, tuple[Seat, ...], tuple[Seat, ...]] | None:
    """In whose hand a card is, and who may use that and who may not, if nothing else is said."""
    if not isinstance(order, Inform) or order.card is None:
        return None
    in_hand = order.about == words.CARD_IN_HAND(order.card, order.holder)
    return (order.holder, order.authorized, order.unauthorized) if in_hand else None


@dataclass(frozen=True, slots=True)
class Refer(Order):
    """A matter for the Director's judgement. The engine awards no adjusted score."""

    strength: str
    why: Message
    when: Message = _AT_THE_END
    findings: tuple[str, ...] = ()

    @property
    def aside(self) -> bool:
        return True

    @property
    def message(self) -> Message:
        return (words.ADJUSTS if self.strength == "must" else words.MAY_HAVE_TO_ACT)(self.when, self.why)

    def apply(self, table: Table, authority: Authority) -> Table:
        entry = Referral(authority, self.strength, self.why, self.when, self.findings)
        return table if entry in table.referrals else table.but(referrals=(*table.referrals, entry))


class LoseRights(OnHand):
    """Dummy loses the rights that Law 43A2 takes away."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.LOSES_RIGHTS(self.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(rights_lost=True)


@dataclass(frozen=True, slots=True)
class Tell(Order):
    """What is said and changes nothing on the table: a right, a ban, or that nothing follows.

    `to` are the players whom it is about, `quietly` if it only repeats what lasts: the short explanation leaves it out.
    """

    message: Message
    to: tuple[Seat, ...] = ()
    quietly: bool = False

    @property
    def aside(self) -> bool:
        return self.quietly
