"""Law 59: inability to lead or play as required."""

from __future__ import annotations

from dataclasses import replace

from ..cards import Card, Suit
from ..editions import L1997, L2007, WORDING, provision, reading, v
from ..hearing import Hearing
from ..orders import Order, Restrict
from ..plays import Narrowing
from ..seats import Seat
from ..table import Demand, Kind, Restriction, Table
from .common import reads

MAY_PLAY_ANY = provision(
    v(
        L1997,
        "59",
        "A player who cannot obey a penalty, because he lacks the suit demanded, holds only the suit forbidden or must "
        "follow suit, may play any other card that is legal.",
    ),
    v(
        L2007,
        "59",
        "A player who cannot obey a rectification, because he lacks the suit demanded, holds only the suit forbidden "
        "or must follow suit, may play any other card that is legal.",
        change=WORDING,
    ),
)
NO_SECOND_CHOICE = reading(
    "R59-1",
    "A requirement that cannot be obeyed is spent for that turn, and declarer gets no other choice in its place.",
    source="text silent; settled practice",
)
RESTRICTION_BEFORE_MINOR = reading(
    "R59-2",
    "A lead or play restriction also comes before the limit that a minor penalty card puts on the small cards of its "
    "suit.",
    source="text silent; by analogy with 50D1 for a major penalty card",
)
LATER_DEMAND_BINDS = reading(
    "R59-3",
    "When declarer requires a suit that he had forbidden for as long as the leader keeps the lead, the ban rests for "
    "that lead. Without this reading both stand, and the leader, who cannot obey the later one, may not lead the suit.",
    source="text silent on two demands against one another; the ban is declarer's own choice, and so is giving it up",
)
_SMALL = sum(0xFF << 13 * suit for suit in Suit)


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """The restrictions in force on this turn; what cannot be obeyed is passed over by the computation."""
    found = tuple(_narrowing(table, restriction) for restriction in binding(table, seat))
    minor = _minor(table, seat)
    if found and minor is not None and reads(table, RESTRICTION_BEFORE_MINOR):
        text = f"the restriction comes before the minor penalty card {minor}"
        return (*found, Narrowing(2, RESTRICTION_BEFORE_MINOR, text, lambda mask: mask))
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


def bound_again(h: Hearing, seat: Seat) -> tuple[Order, ...]:
    """What a hand had to obey when it played a card that it now takes back, and had been let off by its play."""
    return tuple(Restrict(r) for r in let_off(h, seat))


def let_off(h: Hearing, seat: Seat) -> tuple[Restriction, ...]:
    """The restrictions that a hand's play of the card has ended."""
    before = h.incident.before.restrictions
    return tuple(r for r in before if r.seat is seat and r not in h.table.restrictions and not _picked_up(h.table, r))


def demanded_again(h: Hearing, seat: Seat, trick: int) -> tuple[Order, ...]:
    """What had been demanded of a hand for its card to a trick that is taken up again."""
    orders = (order for ruling in h.table.rulings for order in ruling.orders if isinstance(order, Restrict))
    found = [o for o in orders if o.restriction.seat is seat and not o.restriction.on_lead]
    return tuple(o for o in found if o.restriction.trick == trick and o.restriction not in h.table.restrictions)


def _picked_up(table: Table, restriction: Restriction) -> bool:
    """Whether the penalty card that declarer named has gone back to the hand since and is none any more."""
    from .law51 import DECLARER_DESIGNATES

    seat, card = restriction.seat, restriction.card
    if restriction.authority is not DECLARER_DESIGNATES or card is None:
        return False
    return card in table.hand(seat).cards and table.penalty_card(seat, card) is None


def _minor(table: Table, seat: Seat) -> Card | None:
    minors = table.penalty_cards_of(seat, Kind.MINOR)
    return minors[0].card if minors else None


def _narrowing(table: Table, restriction: Restriction) -> Narrowing:
    from .law51 import DECLARER_DESIGNATES

    hand = table.hand(restriction.seat)
    certain = hand.known or bool(hand.cards.mask & restriction.mask and restriction.demand is Demand.CARD)
    if restriction.demand is Demand.REQUIRE and not hand.known:
        certain = any(hand.holds(suit) for suit in restriction.suits)
    minor = None if reads(table, RESTRICTION_BEFORE_MINOR) else _minor(table, restriction.seat)
    held = hand.cards.mask
    # A penalty card that declarer has named is still a penalty card: what else is demanded comes before it (50D1).
    rank = 3 if restriction.authority is DECLARER_DESIGNATES else 2
    return Narrowing(
        rank, restriction.authority, restriction.short, lambda mask: _keep(restriction, mask, held, minor), certain
    )


def _keep(restriction: Restriction, mask: int, held: int, minor: Card | None) -> int:
    """What a restriction leaves; the highest and lowest are those of the cards held, whatever else binds the hand."""
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
