"""Law 59: questions to a table."""

from __future__ import annotations

from ...board import reasons
from ...board.plays import Narrowing
from ...board.records import Settled
from ...board.table import Demand, Kind, Restriction, Table
from ...values.cards import Card, Suit
from ...values.frozen import replace
from ...values.seats import Seat
from ..books import book51
from ..common import reads
from .book import LATER_DEMAND_BINDS, RESTRICTION_BEFORE_MINOR

_SMALL = sum(0xFF << 13 * suit for suit in Suit)


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """The restrictions in force on this turn; what cannot be obeyed is passed over by the computation."""
    found = tuple(_narrowing(table, restriction) for restriction in binding(table, seat))
    minor = _minor(table, seat)
    if found and minor is not None and reads(table, RESTRICTION_BEFORE_MINOR):
        said = reasons.RESTRICTION_FIRST(seat, minor)
        return (*found, Narrowing(2, RESTRICTION_BEFORE_MINOR, said, lambda mask: mask, about=(minor,)))
    return found


def lifted(table: Table, restriction: Restriction) -> tuple[Suit, ...]:
    """The suits in which a ban on a lead rests, because declarer has since required that suit for this lead."""
    if restriction.demand is not Demand.FORBID or not restriction.on_lead or not reads(table, LATER_DEMAND_BINDS):
        return ()
    since = table.restrictions[table.restrictions.index(restriction) + 1 :]
    required = [r for r in since if r.seat is restriction.seat and r.on_lead and r.demand is Demand.REQUIRE]
    return tuple(suit for suit in restriction.suits if any(suit in r.suits for r in required))


def binding(table: Table, seat: Seat) -> tuple[Restriction, ...]:
    """The restrictions that bind a hand at this trick; one on its lead also when it leads anew under others' cards."""
    leading = table.trick.led is None or table.trick.leader is seat
    found = []
    for restriction in table.restrictions:
        if restriction.seat is not seat or restriction.demand is Demand.LEAD_AGAIN:
            continue
        if not (leading if restriction.on_lead else restriction.trick == table.number):
            continue
        at_rest = lifted(table, restriction)
        if at_rest:
            # The ban stands in the other suits: who cannot lead the suit required may not lead those.
            restriction = replace(restriction, suits=tuple(s for s in restriction.suits if s not in at_rest))
        if restriction.suits or not at_rest:
            found.append(restriction)
    return tuple(found)


def instead(restriction: Restriction, card: Card) -> int:
    """The cards that would have obeyed a demand better than the card played; none if that obeys it."""
    match restriction.demand:
        case Demand.HIGHEST if restriction.mask & card.mask:
            return restriction.mask & ~(2 * card.mask - 1)
        case Demand.LOWEST if restriction.mask & card.mask:
            return restriction.mask & card.mask - 1
        case _:
            return 0 if restriction.mask & card.mask else restriction.mask


def picked_up(table: Table, restriction: Restriction) -> bool:
    """Whether the penalty card that declarer named has gone back to the hand since and is none any more."""
    seat, card = restriction.seat, restriction.card
    if restriction.authority is not book51.DECLARER_DESIGNATES or card is None:
        return False
    return card in table.hand(seat).cards and table.penalty_card(seat, card) is None


def _minor(table: Table, seat: Seat) -> Card | None:
    minors = table.penalty_cards_of(seat, Kind.MINOR)
    return minors[0].card if minors else None


def _narrowing(table: Table, restriction: Restriction) -> Narrowing:
    hand = table.hand(restriction.seat)
    minor = None if reads(table, RESTRICTION_BEFORE_MINOR) else _minor(table, restriction.seat)
    held = hand.cards.mask if hand.known else 0
    pick = None if hand.known or restriction.demand not in (Demand.HIGHEST, Demand.LOWEST) else restriction.demand
    # A penalty card that declarer has named is still a penalty card: what else is demanded comes before it (50D1).
    rank = 3 if restriction.authority is book51.DECLARER_DESIGNATES else 2
    about = () if restriction.card is None else (restriction.card,)
    return Narrowing(
        rank,
        restriction.authority,
        restriction.in_short,
        lambda mask: _keep(restriction, mask, held, minor),
        pick,
        about=about,
        owed=bool(about),
    )


def _keep(restriction: Restriction, mask: int, held: int, minor: Card | None) -> int:
    """What a restriction leaves; the highest and lowest are those of the cards held, whatever else binds the hand.

    Of a hand that is not on file, `held` is empty and every card of the suit is left.
    """
    if minor is not None and mask & minor.mask:
        # The reading set aside: the minor penalty card first, then the restriction among what it leaves.
        barred = _SMALL & minor.suit.mask & ~minor.mask
        mask, held = mask & ~barred, held & ~barred
    kept, suited = mask & restriction.mask, held & restriction.mask
    match restriction.demand:
        case Demand.HIGHEST if suited:
            return kept & 1 << (suited.bit_length() - 1)
        case Demand.LOWEST if suited:
            return kept & suited & -suited
        case _:
            return kept


def demanded(table: Table) -> tuple[Restriction, ...]:
    """Every restriction that has been laid on a hand, in order, whether or not it still binds."""
    return tuple(entry.demand for entry in table.on_record(Settled.DEMANDED) if entry.demand is not None)
