"""Law 67: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import PlaceCard, Refer, RestoreCard, ReturnToHand, Stands, Tell
from ...board.words import NOW
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.cards import Card, Suit
from ...values.seats import Seat
from ..books import book61
from ..law48 import procedures as law48
from ..law50 import penalty_cards
from ..law61 import procedures as law61, queries as query61
from ..law63 import queries as query63
from . import words
from .book import ALWAYS_HELD, EXPOSED_EXTRA, EXTRA_EXPOSED, EXTRA_RESTORED, FOUND_LATER, IN_TIME, TAKES_EXTRA_BACK


def in_time(h: Hearing) -> tuple[Provision, ...]:
    """What sends several cards to a trick, noticed before both sides have played on, to Laws 45E and 58B.

    The trick was over, whatever a ruling on another of its cards has made of it.
    """
    over = h.table.puts.was_complete(h.incident.trick, h.incident.at)
    return (IN_TIME, TAKES_EXTRA_BACK) if over else ()


def found_later(
    h: Hearing,
    number: int,
    kept: Card,
    extra: tuple[Card, ...],
    seen: tuple[Card, ...],
    *,
    deliberate: bool | None,
) -> None:
    """67B2 where the file tells which cards were put to the trick; those too many never left the hand on file.

    `seen` are those of them that lay there face up, and `deliberate` is whether by design, if that is known.
    """
    seat, on = h.offender, h.table.trick_at(number)
    counted = on.card(seat) if on is not None else None
    back = tuple(card for card in extra if card is not counted)
    if counted is kept or counted is None:
        h.rule(EXTRA_RESTORED, Stands(seat, kept, "play"), ReturnToHand(seat, extra), also=(FOUND_LATER,))
    else:
        swapped = (RestoreCard(seat, counted), PlaceCard(seat, kept, number))
        h.rule(EXTRA_RESTORED, *swapped, *((ReturnToHand(seat, back),) if back else ()), also=(FOUND_LATER,))
    if not h.table.is_defender(seat):
        if seat is not h.table.dummy and seen:
            law48.defenders_may_use(h, seat, seen)
    elif seen and _was_exposed(h, seat, seen):
        exposed(h, EXPOSED_EXTRA, seat, seen, deliberate)
    elif not seen:
        h.rule(EXPOSED_EXTRA, Tell(words.PENALTY_CARD_IF_EXPOSED(extra), quietly=True))
    held_all_along(h, seat, number, kept, extra)


def _was_exposed(h: Hearing, seat: Seat, seen: tuple[Card, ...]) -> bool:
    """Whether an extra card counts as exposed: a penalty card does, and of any other the Director says so."""
    lying = any(h.table.penalty_card(seat, card) is not None for card in seen)
    return lying or bool(h.found(EXTRA_EXPOSED, cards=seen))


def exposed(
    h: Hearing, authority: Provision, seat: Seat, cards: tuple[Card, ...], deliberate: bool | None = False
) -> None:
    """Cards found too many are penalty cards, one or several."""
    if len(cards) > 1:
        penalty_cards.make_several(h, authority, seat, cards)
    elif cards:
        penalty_cards.make(h, authority, seat, cards[0], deliberate=deliberate)


def highest(h: Hearing, cards: tuple[Card, ...], led: Suit) -> Card:
    """The highest of some cards that a hand could legally have played to a trick."""
    legal = [card for card in cards if card.suit is led] or list(cards)
    return max(legal, key=lambda card: (card.suit is h.table.trumps, card.rank))


def held_all_along(h: Hearing, seat: Seat, number: int, kept: Card, extra: tuple[Card, ...]) -> None:
    """The cards restored were in the hand all along, so that he may have revoked with what he played instead."""
    h.rule(ALWAYS_HELD, Tell(words.HELD_ALL_ALONG(extra)))
    revokes(h, seat, number, kept, extra)


def revokes(h: Hearing, seat: Seat, number: int, kept: Card, extra: tuple[Card, ...]) -> None:
    """The defective trick and later ones in a suit of a restored card, to which the hand did not follow."""
    suits = {card.suit for card in extra}
    not_on_file = h.table.trick_at(number) is None and suits != {kept.suit}
    for later in range(number, h.table.number + 1):
        trick = h.table.trick_at(later)
        if trick is None:
            # A trick that has been taken up again for a revoke has none after it.
            not_on_file = not_on_file or number < later < h.table.number
            continue
        card = kept if later == number else trick.card(seat)
        led = trick.led
        if card is None or led is None or card.suit is led or led not in suits:
            continue
        made = query61.revoke_by_restored(h.table, later, seat, card, led)
        known = next((r for r in h.table.revokes if r.same(made)), None)
        own = [file for file in h.table.files(book61.FailureToFollowSuit) if query61.about(file, made)]
        between = [i for i in h.table.docket if i.attended and any(h.incident.at < i.at < file.at for file in own)]
        for file in own:
            (h.attend_to if between else h.close)(file)  # another matter comes first: it is heard in its turn
        if not between and (known is None or not known.found):
            law61.found(h, query63.as_played(h.table, made))
    if not_on_file:
        h.rule(ALWAYS_HELD, Refer("may", words.MAY_HAVE_REVOKED(seat, extra, number), NOW()))
