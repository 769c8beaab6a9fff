"""Law 67: defective trick."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import DefectFound, Omitted
from ...board.keys import Occasion
from ...board.lives import How
from ...board.orders import LeadReturnsTo, Order, PlaceCard, RecordRevoke, Refer, RestoreCard, SupplyCard, Tell
from ...board.phases import Phase
from ...board.table import Incident, Revoke, Stage, Table, Trick
from ...board.words import NOW
from ...book.editions import Provision
from ...book.questions import Choice, Finding
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.cards import Card, Suit
from ...values.seats import Seat
from ..books import book45, book58
from ..common import file
from ..law61 import sight_queries as sight61
from ..law63 import queries as query63
from . import book, words
from .procedures import exposed, held_all_along, highest, revokes
from .queries import in_doubt, put_late, supplied_by


def notice(table: Table, act: Act) -> Incident | None:
    """A hand was passed over, or the count shows that a trick was defective."""
    match act.event:
        case Omitted(seat):
            number = table.number if seat in table.trick.omitted else table.number - 1
            return file(table, act, book.PassedOver, words.PUT_NO_CARD(seat, number), trick=number)
        case DefectFound(seat, number, cards):
            if any(i.cause == act.event for i in table.files(book.WrongNumberOfCards)):
                return None  # the same was found before and waits for the ruling
            several = words.HAD_PUT_SEVERAL(seat, len(cards), number)
            summary = several if cards else words.HAD_PUT_NO_CARD(seat, number)
            return file(table, act, book.WrongNumberOfCards, summary, trick=number, at_once=True)
    return None


def watch(table: Table, before: Table) -> Table:
    """Open a file on a hand that others have passed over by playing to the next trick, where there is none yet."""
    last = table.last_trick
    if last is None or not last.omitted:
        return table
    number = table.number - 1
    files = {(i.trick, i.offender) for i in table.files(book.DefectiveTrick)}
    for seat in last.omitted:
        missing = last.card(seat) is None and (number, seat) not in files and table.hand(seat).count > 0
        if missing and not _told(table, number, seat):
            act, key = Act(Omitted(seat), seat), Occasion(book.PassedOver, number, seat)
            found = file(table, act, book.PassedOver, words.PUT_NO_CARD(seat, number), trick=number, key=key)
            table = table.but(docket=(*table.docket, found))
    return table


def _told(table: Table, number: int, seat: Seat) -> bool:
    """Whether somebody has told that a hand was passed over at a trick; that has, or had, a file of its own."""
    put = table.puts.passed_over(number, seat)
    return put is not None and put.how is How.PASSED_OVER


def lapse(h: Hearing) -> bool:
    """The hand has played to the trick after all, or does so now."""
    if supplied_by(h.table, h.incident, h.act):
        h.reads(book.SUPPLIED_CARD_MAY_WIN)
        h.rule(book.SUPPLIES_CARD, SupplyCard(h.offender, h.incident.trick), also=(book.IN_TIME,))
        return True
    return isinstance(h.incident, book.PassedOver) and not _passed_over(h)


def _passed_over(h: Hearing) -> bool:
    trick = h.table.trick_at(h.incident.trick)
    missing = trick is not None and h.offender in trick.omitted and trick.card(h.offender) is None
    return missing and h.table.hand(h.offender).count > 0


def hear(h: Hearing) -> None:
    """In time the trick is put right; later the numbers are."""
    cause = h.incident.cause
    trick = h.table.trick_at(h.incident.trick)
    card = in_doubt(h.table, h.incident)
    if card is not None:
        h.found(book.PUT_TO_IT_SINCE, card=card, trick=h.incident.trick)
    late = h.table.both_have_played_since(h.incident.trick)
    if isinstance(cause, DefectFound) and not cause.cards and trick is not None and trick.card(h.offender) is not None:
        return  # another ruling has put it right
    if isinstance(cause, DefectFound) and cause.cards:
        if late:
            _too_many(h, cause)
        else:
            _too_many_in_time(h, cause)
    elif isinstance(h.incident, book.PassedOver) and not _passed_over(h):
        h.rule(book.IN_TIME, Tell(words.NOT_DEFECTIVE(h.incident.trick)))
    elif late:
        _missing(h)
    elif h.table.number <= h.incident.trick or (
        trick is not None and h.table.stopped is None and h.reads(book.SUPPLIED_CARD_MAY_WIN)
    ):
        h.rule(book.SUPPLIES_CARD, SupplyCard(h.offender, h.incident.trick), also=(book.IN_TIME,))
    else:
        _supplied(h, trick)


def _missing(h: Hearing) -> None:
    """67B1: a card is placed and wins nothing; he may count as having revoked."""
    seat, number = h.offender, h.incident.trick
    led = _led(h, book.SUIT_LED)
    card, held = _put_there(h, led)
    authority = book.HOLDS_SUIT_LED if held else book.LACKS_SUIT_LED
    revoke = Revoke(
        number, seat, None, led, how="no card", stage=Stage.ESTABLISHED, authority=authority, found=True, at_most=1,
        by=query63.by_no_card(seat), in_sight=sight61.was_in_sight(h.table, number, seat, led.mask),
    )  # fmt: skip
    _place(h, card or _card_for(h, book.WHICH_CARD, led, held=held), authority, book.FOUND_LATER, book.CARD_PLACED)
    if held and not h.term(book.HOLDS_SUIT_LED, "revoke"):
        h.rule(book.HOLDS_SUIT_LED, Tell(words.NO_REVOKE(seat), (seat,)))
    else:
        h.rule(authority, RecordRevoke(revoke))


def _put_there(h: Hearing, led: Suit) -> tuple[Card | None, bool]:
    """The card that he has put there himself, if he may place that one; and whether he holds one of the suit led."""
    file = put_late(h.table, h.incident)
    card = None if file is None else file.card
    of_suit = card is not None and card.suit is led
    if of_suit and _was_put_there(h, card):
        return card, True
    held = h.holds(h.offender, led, book.HOLDS_SUIT_LED, book.LACKS_SUIT_LED)
    if card is None or of_suit or held or not _was_put_there(h, card):
        return None, held
    return card, False


def _was_put_there(h: Hearing, card: Card | None) -> bool:
    return bool(h.found(book.PUT_TO_IT_LATE, card=card, trick=h.incident.trick)) and h.reads(book.PUT_THERE_LATE)


def _supplied(h: Hearing, trick: Trick | None) -> None:
    """67A1 where the trick is not on file, play has stopped, or a card supplied is held to win nothing."""
    led = _led(h, book.SUIT_LED_IN_TIME)
    card = _card_for(h, book.WHICH_CARD_IN_TIME, led, held=h.holds(h.offender, led, book.SUPPLIES_CARD))
    best = trick is None or trick.play(h.offender, card).winner(h.table.trumps) is h.offender
    may_win = best and h.reads(book.SUPPLIED_CARD_MAY_WIN)
    _place(h, card, book.SUPPLIES_CARD, book.IN_TIME, wins_nothing=not may_win)
    if may_win:
        h.rule(book.SUPPLIES_CARD, Refer("may", words.WHO_WON_IT(h.incident.trick, card), NOW()))


def _place(h: Hearing, card: Card, authority: Provision, *also: Provision, wins_nothing: bool = True) -> None:
    """The player puts a card at the trick; what was open about that card is over."""
    orders: tuple[Order, ...] = (PlaceCard(h.offender, card, h.incident.trick, wins_nothing),)
    files = [i for i in h.table.docket if i.offender is h.offender and i.concerns(card)]
    for each in files:
        to_lead = each.before.turn
        if h.table.trick.card(h.offender) is card and each.before.trick.empty and to_lead is not None:
            orders += (LeadReturnsTo(to_lead),)  # it lay there as a lead out of turn
    h.rule(authority, *orders, also=also)
    for each in files:
        h.close(each)


def _led(h: Hearing, unknown: Finding) -> Suit:
    """The suit led to the defective trick, from the file or from the Director."""
    trick = h.table.trick_at(h.incident.trick)
    if trick is not None and trick.led is not None:
        return trick.led
    return Suit.parse(h.found(unknown))


def _card_for(h: Hearing, which: Choice, led: Suit, *, held: bool) -> Card:
    """The card that the player places: one of the suit led if he holds one."""
    cards = tuple(card for card in h.any_card_of(h.offender) if (card.suit is led) is held)
    if len(cards) == 1:
        return cards[0]
    picked = h.chosen_card(which, h.table.actor(h.offender), cards, trick=h.incident.trick)
    assert picked is not None
    return picked


def _too_many_in_time(h: Hearing, cause: DefectFound) -> None:
    """67A2: as cards put down together; what was seen of a defender's becomes a penalty card."""
    seat = cause.seat
    visible = tuple(card for card in cause.cards if card is cause.faced or card in cause.seen)
    if _known(h, cause) is None and len(visible) > 1:
        picked = h.chosen_card(book58.WHICH, h.table.actor(seat), visible, cards=visible)
        assert picked is not None
        kept = picked
    else:
        kept = _kept(h, cause, book.SUIT_LED_IN_TIME)
    extra = tuple(card for card in cause.cards if card is not kept)
    seen = tuple(card for card in extra if card in visible)
    by = book58.SEVERAL_VISIBLE if seen else book58.ONE_VISIBLE
    deliberate: bool | None = False
    if _further_cards(h, cause, kept, seen):
        by, deliberate = book45.FIFTH_CARD_BY_DEFENDER, None
    _keeps(h, cause, kept, by, book.IN_TIME, book.TAKES_EXTRA_BACK)
    if h.table.is_defender(seat):
        exposed(h, book58.OTHERS_EXPOSED if by is book58.SEVERAL_VISIBLE else by, seat, seen, deliberate)
    if h.table.trick_at(cause.trick) is not None:
        revokes(h, seat, cause.trick, kept, extra)


def _further_cards(h: Hearing, cause: DefectFound, kept: Card, seen: tuple[Card, ...]) -> bool:
    """Whether what a defender showed came after the card that he played (45E), which could be a major penalty card.

    Of cards put down together none was known to be the one played.
    """
    if not seen or not h.table.is_defender(cause.seat) or _known(h, cause) is None:
        return False
    return bool(h.found(book.TOGETHER_OR_LATER, kept=kept, extra=seen) == "later")


def _too_many(h: Hearing, cause: DefectFound) -> None:
    """67B2: all but one go back, and count as having been in the hand all along."""
    seat = cause.seat
    kept = _kept(h, cause, book.SUIT_LED)
    extra = tuple(card for card in cause.cards if card is not kept)
    _keeps(h, cause, kept, book.EXTRA_RESTORED, book.FOUND_LATER)
    if h.table.is_defender(seat):
        exposed(h, book.EXPOSED_EXTRA, seat, tuple(card for card in extra if card in cause.seen))
    held_all_along(h, seat, cause.trick, kept, extra)


def _keeps(h: Hearing, cause: DefectFound, kept: Card, by: Provision, *also: Provision) -> None:
    """One card stays at the trick, and the others go back."""
    stays = Tell(words.STAYS_AT_TRICK(kept, cause.seat, cause.trick))
    h.rule(by, stays, *(RestoreCard(cause.seat, card) for card in cause.cards if card is not kept), also=also)


def _known(h: Hearing, cause: DefectFound) -> Card | None:
    """The card that was faced at the trick, if the Director or the file tells."""
    trick = h.table.trick_at(cause.trick)
    return cause.faced or (trick.card(cause.seat) if trick is not None else None)


def _kept(h: Hearing, cause: DefectFound, unknown: Finding) -> Card:
    """The card that was faced; if no one knows, the highest that he could legally have played."""
    known = _known(h, cause)
    if known is not None:
        return known
    stays = {highest(h, cause.cards, suit) for suit in Suit}
    # The suit led is asked for only if another suit would leave another card.
    return stays.pop() if len(stays) == 1 else highest(h, cause.cards, _led(h, unknown))


LAW = Law(
    67,
    notices=notice,
    of=only(Omitted, DefectFound),
    watches=watch,
    lapses=lapse,
    hears=hear,
    phases=(Phase.PLAY, Phase.AFTER),
)
