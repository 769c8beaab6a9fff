"""Law 52: questions to a table."""

from __future__ import annotations

from ...board.events import acts_of, cards_of
from ...board.keys import OfAct
from ...board.records import Heard
from ...board.table import Kind, Table
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book51
from ..law51 import queries as query51
from ..law62 import queries as query62
from ..legal import narrowed_to
from .book import PenaltyCardNotPlayed


def owed_now(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The penalty cards that had to be played instead of a card, if any.

    With a hand that is not on file, a card of another suit than the one led is taken to show that he has none of it.
    """
    # What he has taken back under 62C2 is no penalty card that he has to play to this trick (R62-5), as others are.
    free = query62.changed_freely(table, seat)
    lies_there = table.penalty_card(seat, card) is not None and card is not free
    if lies_there and not other_designated(table, seat, card):
        return ()
    if query51.owner_released(table, seat):
        return ()
    legal = narrowed_to(table, seat, 2, card)
    owned = tuple(p for p in table.penalty_cards_of(seat) if p.card is not free)
    majors = tuple(p.card for p in owned if p.kind is Kind.MAJOR and legal & p.card.mask)
    if majors:
        owed = tuple(c for c in majors if not other_designated(table, seat, c, majors)) or majors
        # The card named may not be legal now (50D1): any penalty card that is will do.
        return () if card in owed else owed
    minors = tuple(p.card for p in owned if p.kind is Kind.MINOR and legal & p.card.mask)
    return tuple(minor for minor in minors if card.suit is minor.suit and not card.is_honour)


def other_designated(table: Table, seat: Seat, card: Card, among: tuple[Card, ...] = ()) -> bool:
    """Whether declarer has named another of the penalty cards for this turn; `among` those that are legal now."""
    return any(
        r.seat is seat and r.authority is book51.DECLARER_DESIGNATES and r.card is not card and r.trick == table.number
        for r in table.restrictions
        if not among or r.card in among
    )


def ruled_on(table: Table, trick: int, card: Card) -> tuple[Heard, ...]:
    """What has been ruled on a card as one that was played instead of a penalty card."""
    acts = {OfAct(n) for n, event in enumerate(acts_of(table.log)) if card in cards_of(event)}
    heard = (each for each in table.heard if each.trick == trick and issubclass(each.kind, PenaltyCardNotPlayed))
    return tuple(each for each in heard if each.ruled and each.key.root in acts)
