"""Law 14: missing card."""

from __future__ import annotations

from ...board.acts import Act
from ...board.orders import Inform, Refer, Reveal, Tell
from ...board.phases import Phase
from ...board.procedure import HandsCounted
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...hearing.words import A_CARD
from ...values.cards import Card, CardSet
from ...values.seats import Seat
from ..books import book49
from ..common import file
from ..law09 import queries as query09
from ..law13 import procedures as law13, queries as query13
from ..law50 import penalty_cards
from ..law61 import procedures as law61, queries as query61
from ..law63 import queries as query63
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """A hand had fewer than thirteen cards, and none more."""
    if not isinstance(act.event, HandsCounted) or query13.long_hands(act.event):
        return None
    seats = query13.short_hands(act.event)
    if not seats:
        return None
    return file(table, act, book.HandDeficient, words.DEFICIENT(seats), offender=seats[0], at_once=True)


def hear(h: Hearing[book.HandDeficient]) -> None:
    """Each hand that is short is made whole; what that means depends on whether the lead was faced."""
    count = query13.counted(h.incident)
    for seat in query13.short_hands(count):
        if not query09.in_play(h.table):
            _before_the_play(h, seat)
        else:
            _in_the_play(h, seat, query13.DEALT - count.counts[seat])
        if h.has(book.INFORMATION):
            told = Inform(words.THAT_IT_WENT_BACK(seat), None, seat, (), (seat.partner,))
            h.rule(book.INFORMATION, told)
    law13.penalty(h, book.FOUND_IN_THE_PLAY if _played(h) else book.FOUND_BEFORE_THE_PLAY)


def _played(h: Hearing[book.HandDeficient]) -> bool:
    return query09.in_play(h.table)


def _before_the_play(h: Hearing[book.HandDeficient], seat: Seat) -> None:
    """14A: restored or rebuilt, and the calls stand."""
    asked = book.WHERE.of(seat.letter).but(options=("elsewhere", "nowhere"))
    where = h.found(asked.under(book.FOUND_BEFORE_THE_PLAY, book.REBUILT_BEFORE_THE_PLAY), seat=seat)
    if where == "elsewhere":
        h.rule(book.FOUND_BEFORE_THE_PLAY, Tell(words.GOES_BACK(seat)))
    else:
        h.rule(book.REBUILT_BEFORE_THE_PLAY, Tell(words.REBUILT(seat)))
    if h.table.passed_out and h.reads(book.PASSES_STAND):
        h.rule(book.PASSES_STAND, Tell(words.CALLS_STAND()), Refer("may", words.PASSED_OUT_WITHOUT_IT(), NOW()))
    elif h.has(book.CALLS_STAND):
        h.rule(book.CALLS_STAND, Tell(words.CALLS_STAND()))
    elif h.reads(book.CALLS_STAND_TOO):
        h.rule(book.CALLS_STAND_TOO, Tell(words.CALLS_STAND()))


def _in_the_play(h: Hearing[book.HandDeficient], seat: Seat, missing: int) -> None:
    """14B: among the cards played it is Law 67; else the card was in the hand all along."""
    where = h.found(book.WHERE.of(seat.letter), seat=seat)
    if where == "played":
        h.rule(book.AMONG_THE_PLAYED, Tell(words.DEFECTIVE_TRICK()))
        return
    found = where == "elsewhere"
    if found:
        h.rule(book.FOUND_IN_THE_PLAY, Tell(words.GOES_BACK(seat)))
    else:
        h.rule(book.REBUILT_IN_THE_PLAY, Tell(words.REBUILT(seat)))
    cards: tuple[Card, ...] = ()
    for number in range(1, missing + 1):
        cards += (_which(h, seat, number, cards),)
    for card in cards:
        h.silently(Reveal(seat, card))
        h.rule(book.HELD_ALL_ALONG, Tell(words.COUNTS_AS_HELD(card, seat)))
        if found and h.table.is_defender(seat) and not h.table.finished:
            _may_be_exposed(h, seat, card)
        _revokes(h, seat, card)


def _which(h: Hearing[book.HandDeficient], seat: Seat, number: int, known: tuple[Card, ...]) -> Card:
    """The card that was missing: one that may be in the hand, for it counts as having been there."""
    left = h.table.may_hold(seat) & ~sum(card.mask for card in known)
    among = tuple((card.code, A_CARD(card)) for card in CardSet(left))
    asked = book.WHICH_CARD.but(among=among, options=()).of(seat.letter, number)
    return Card.parse(h.found(asked, seat=seat, number=number))


def _may_be_exposed(h: Hearing[book.HandDeficient], seat: Seat, card: Card) -> None:
    """A defender's card that lay where his partner could have seen its face is a penalty card."""
    asked = book49.COULD_SEE_ONE.of(card.code)
    if h.found(asked, partner=seat.partner, card=card):
        penalty_cards.make(h, book.HELD_ALL_ALONG, seat, card, deliberate=False)


def _revokes(h: Hearing[book.HandDeficient], seat: Seat, card: Card) -> None:
    """Every trick in its suit to which the hand did not follow is a revoke; of those not on file the Director asks."""
    not_on_file = False
    for number in range(1, h.table.number + 1):
        trick = h.table.trick_at(number)
        if trick is None:
            not_on_file = not_on_file or number < h.table.number
            continue
        played, led = trick.card(seat), trick.led
        if played is None or led is not card.suit or played.suit is led:
            continue
        made = query61.revoke_by_restored(h.table, number, seat, played, led)
        known = next((r for r in h.table.revokes if r.same(made)), None)
        if known is None or not known.found:
            law61.found(h, query63.as_played(h.table, made))
    if not_on_file:
        h.rule(book.HELD_ALL_ALONG, Refer("may", words.MAY_HAVE_REVOKED(seat, card), NOW()))


LAW = Law(14, notices=notice, of=only(HandsCounted), hears=hear, phases=tuple(Phase))
