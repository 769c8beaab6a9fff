"""Law 24: cards that lie there while the auction goes on, and what it has to bear for them."""

from __future__ import annotations

from ...board.acts import Act
from ...board.called import Bound
from ...board.keys import Occasion
from ...board.orders import Bind, Order, Refer, Tell
from ...board.records import Settled
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ...values.seats import SEATS, Seat
from ...words.message import Message
from ..books import book72
from ..common import file
from ..law49 import queries as query49
from ..law72 import procedures as law72
from . import book, words
from .procedures import information
from .seen import IN_AUCTION, in_the_auction, shown_by_own_error


def lies_there(h: Hearing[book.SeenBeforeThePlay], cards: tuple[Card, ...], unnamed: int, shown: Message) -> None:
    """The cards lie face up until the auction ends; who may use what they tell; and whether the partner must pass."""
    what = Settled.LED_IN_AUCTION if h.incident.led else Settled.SEEN_IN_AUCTION
    _face_up(h, shown)
    information(h, cards)
    for card in (*cards, *([None] * unnamed)):
        h.record(what, h.offender, card)
    _costs(h, cards, _must_pass(h), Tell(words.AUCTION_GOES_ON()))


def _face_up(h: Hearing, shown: Message) -> None:
    """Until the auction ends, or the period to which it belongs and the clarification."""
    whole_period = h.term(book.FACED_UNTIL_THE_END, "period") == "auction period"
    lies = words.LIES_UNTIL_THE_LEAD if whole_period else words.LIES_UNTIL_THE_END
    h.rule(book.FACED_UNTIL_THE_END, Tell(lies(shown, h.offender), to=(h.offender,)))


def _must_pass(h: Hearing[book.SeenBeforeThePlay]) -> Order:
    """The partner's next turn is the next from the ruling on, if he has called before anybody spoke of the cards."""
    partner = h.offender.partner
    has_called = any(made.seat is partner and made.at > h.incident.at for made in h.table.auction.standing)
    if has_called and not h.reads(book.NEXT_TURN_FROM_THE_RULING):
        return Tell(words.HAD_TO_PASS(partner), to=(partner,))
    return Bind(partner, Bound.PASS_ONCE)


def had_to_bear(h: Hearing[book.SeenBeforeThePlay], cards: tuple[Card, ...]) -> None:
    """The same, told when the auction is over; `cards` are those that have been named."""
    if isinstance(h.incident, book.SeenInTheAuction):
        what = Settled.LED_IN_AUCTION if h.incident.led else Settled.SEEN_IN_AUCTION
        for card in cards:
            h.record(what, h.offender, card)
    partner = h.offender.partner
    _costs(h, cards, Tell(words.HAD_TO_PASS(partner), to=(partner,)), Tell(words.AUCTION_UNRESTRICTED()))


def _costs(h: Hearing[book.SeenBeforeThePlay], cards: tuple[Card, ...], must_pass: Order, nothing: Order) -> None:
    """24A to 24C: one small card costs nothing; an honour, a card led, or several cost the partner a pass."""
    seen = h.incident
    earlier = [each for each in shown_by_own_error(h) if each.when in (None, "auction")]
    number = len(seen.exposed) + seen.more
    if number > 1 or (sum(each.number for each in earlier) > 1 and h.reads(book.ONE_AFTER_ANOTHER)):
        h.rule(book.TWO_OR_MORE_CARDS, must_pass)
    elif seen.led or cards[0].is_honour:
        h.rule(book.HONOUR_OR_LED, must_pass)
    else:
        h.rule(book.ONE_SMALL_CARD, nothing)
        return
    damages = words.PASS_LIKELY_TO_DAMAGE if law72.likely(h) else words.PASS_COULD_WELL_DAMAGE
    h.rule(
        book72.ENFORCED_PASS if h.has(book72.ENFORCED_PASS) else book72.COULD_HAVE_BEEN_AWARE,
        Refer("must", damages(h.offender), findings=("could_have_been_aware", "enforced_pass_damaged_nos")),
        also=(book72.COULD_HAVE_BEEN_AWARE,),
    )


# When the auction is over, or goes on again


def lying(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards of a player that lie there since the auction, and have names."""
    return tuple(card for each in in_the_auction(table, seat) for card in each.cards)


def unnamed(table: Table, seat: Seat) -> int:
    """How many lie there that nobody has named."""
    return sum(each.number - len(each.cards) for each in in_the_auction(table, seat))


def was_led(table: Table, seat: Seat) -> bool:
    """Whether one of them was led."""
    return any(entry.seat is seat for entry in table.on_record(Settled.LED_IN_AUCTION))


def arising(table: Table) -> Incident | None:
    """Cards that could be seen in the auction are to be disposed of; or, that having been done, lie there again."""
    seen = [entry.seat for kind in IN_AUCTION for entry in table.on_record(kind)] if table.records else []
    if not seen:
        return None
    for seat in SEATS:
        if seat not in seen:
            continue
        kind = _again(table, seat) if table.calling else _due(table, seat)
        if kind is not None:
            about = (words.SEEN_CARDS_AGAIN if table.calling else words.SEEN_CARDS_DUE)(seat)
            key = Occasion(kind, 1, seat, (len(table.auction.calls), *lying(table, seat)))
            if table.calling and table.has_heard(key):
                continue
            return file(table, Act(None, seat), kind, about, trick=1, key=key, at_once=True)
    return None


def _due(table: Table, seat: Seat) -> type[book.CardExposedInAuction] | None:
    judged = any(entry.seat is seat for entry in table.on_record(Settled.SEEN_CARDS_JUDGED))
    return None if judged else book.SeenCardsDue


def _again(table: Table, seat: Seat) -> type[book.CardExposedInAuction] | None:
    """What is on file about the cards is what was said of penalty cards, or nothing."""
    told = [entry.card for entry in table.information if entry.holder is seat]
    return book.SeenCardsAgain if any(card not in told for card in lying(table, seat)) else None


def lies_there_again(h: Hearing[book.SeenCardsAgain]) -> None:
    """They are no penalty cards, and their player may come to declare."""
    cards = lying(h.table, h.offender)
    _face_up(h, query49.names(cards))
    information(h, cards)
