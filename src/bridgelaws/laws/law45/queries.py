"""Law 45: questions to a table."""

from __future__ import annotations

from ...board import reasons
from ...board.acts import Act
from ...board.events import Event, Faced, Held, Named, Said, Saying, Shown, Touched
from ...board.keys import Key
from ...board.lives import How
from ...board.orders import Tell
from ...board.plays import Narrowing
from ...board.records import Settled
from ...board.table import Incident, Table
from ...book.questions import Finding
from ...values.cards import Card
from ...values.seats import Seat
from .. import spoken
from ..books import book46
from ..common import answer, found_of, no_lead, reads
from . import book, words

_FOUND_OF_A_CARD_HELD = (
    book.NEAR_TABLE,
    book.AS_PLAYED,
    book.PARTNER_COULD_SEE,
    book.TOUCH_DELIBERATE,
    book.TOUCH_PURPOSE,
)


def hand_played_from(table: Table, event: Event | None, key: Key) -> Seat | None:
    """The hand from which a card held, touched or shown was played by what has been found about it; else None."""
    match event:
        case Held(seat, _) if seat is table.declarer:
            played = True in (answer(table, key, book.NEAR_TABLE.id), answer(table, key, book.AS_PLAYED.id))
        case Held(seat, _) if table.is_defender(seat):
            played = answer(table, key, book.PARTNER_COULD_SEE.id) is True
        case Shown(seat, (_,)) if table.is_defender(seat) and not reads(table, book.HELD_FOR_PLAY):
            played = answer(table, key, book.PARTNER_COULD_SEE.id) is True
        case Touched(player, _) if player is table.declarer:
            seat, meant = table.dummy, answer(table, key, book.TOUCH_DELIBERATE.id) is True
            played = meant and answer(table, key, book.TOUCH_PURPOSE.id) is False
        case _:
            return None
    return seat if played else None


def never_put_down(table: Table, seat: Seat, now: Event | None = None) -> bool:
    """Whether a hand's card to the trick, or the last to the one before, counts only by having been held or touched.

    Another card that he then puts down is put in its place, and is no lead to the next trick; but once the Director
    has said that the card is played, it lies there for all like one that was faced. So it does for whoever puts down
    another card still, after one in its place.
    """
    trick = table.last_trick if table.trick.empty else table.trick
    card = trick.card(seat) if trick is not None else None
    if trick is None or card is None or (trick is table.last_trick and trick.after(seat)):
        return False
    put = table.puts.current(card)
    unsaid = any(i.of(seat, card) and _unsaid(table, i) for i in table.files(book.CardHeld))
    if put is None or put.how not in (How.HELD, How.TOUCHED) or not unsaid:
        return False
    return not any(isinstance(e, Faced) and e.seat is seat and e is not now for e in table.log[put.at :])


def _unsaid(table: Table, held: book.CardHeld) -> bool:
    """Whether the Director had not found by now what a card held counted as.

    What he had found he had said, though the file is heard only after an earlier one that has come to light since.
    """
    found = [table.answers.get((held.key, finding.id)) for finding in _FOUND_OF_A_CARD_HELD]
    return not any(found) or any(each is not None and each.since >= len(table.log) for each in found)


def named_as_play(table: Table, seat: Seat) -> bool:
    """Whether a player's card to the trick was played by being named (45C4(a)), and has not been put down since."""
    return table.puts.how(table.trick.card(seat)) is How.NAMED


def named_last(table: Table, act: Act) -> bool:
    """Whether a card is put down by who completed the last trick with a card that he named and did not put down."""
    last, seat = table.last_trick, act.seat
    if not table.trick.empty or last is None or seat is table.dummy or last.after(seat) or quitted(table, seat):
        return False
    return isinstance(act.event, Faced) and table.puts.how(last.card(seat)) is How.NAMED


def incompletely_named(table: Table, event: Named) -> bool:
    """Whether a player in turn has named no more than the suit or the rank of a card from his own hand."""
    if event.hand not in (None, event.seat) or table.turn is not event.seat or table.trick.card(event.seat) is not None:
        return False
    said = spoken.heard(table, event.words, event.pointing)
    return said.card is None and not said.unclear and (said.suit is not None or said.rank is not None)


def put_in_its_place(table: Table, act: Act) -> bool:
    """Whether a card is put down in place of one that counts already, and was not found to have been led.

    What was found of the opening lead is another matter: that it was not played to a card of the declaring side. So is
    what was found while the card held did not count yet, of which the trick in progress is: that the other was none to
    the trick before.
    """
    if not instead_of_held(table, act):
        return False
    led = table.trick.empty and found_of(table, act, book.DEEMED_LED.id) is True and no_lead(table) is None
    return not led


def instead_of_held(table: Table, act: Act) -> bool:
    """Whether a card is put down in place of one that was only held."""
    # A further card that was only held was not put anywhere.
    put_down = act.play is not None and not isinstance(act.event, Held | Touched | Shown)
    return put_down and never_put_down(table, act.seat, act.event) and reads(table, book.PUT_IN_ITS_PLACE)


def may_be_revoke(incident: Incident) -> bool:
    """Whether a card held, touched or shown would not have followed suit, if it was played."""
    led, card = incident.before.trick.led, incident.card
    held = isinstance(incident, book.CardHeld)
    return held and led is not None and card is not None and card.suit is not led


def quitted(table: Table, leader: Seat) -> bool:
    """Whether the others have turned their cards to the trick just completed, so that nothing more belongs to it."""
    return set(leader.others) <= set(table.quitted)


def said_to_be_led(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the Director has ruled that a card was led."""
    return any((entry.seat, entry.card) == (seat, card) for entry in table.on_record(Settled.FOUND_LED))


def led_in_turn(table: Table) -> bool:
    """Whether declarer's side has led to the trick, from the hand whose turn it was."""
    last, leader = table.last_trick, table.trick.leader
    won = None if last is None else last.winner(table.trumps)
    return not table.is_defender(leader) and won in (None, leader)


def waits(seat: Seat, card: Card) -> Tell:
    """What is said of a lead to the next trick, made before this one is complete."""
    return Tell(words.LEADS_NEXT_WHEN_COMPLETE(card, seat))


def was_led(seat: Seat, card: Card) -> Tell:
    """What is said of a card that turns out to have been led."""
    return Tell(words.LEADS_NEXT(card, seat))


def led_or_to_the_call() -> Finding:
    """The same finding where declarer had called a card that dummy does not have."""
    return book.LED_OR_TO_THE_CALL.under(book46.NOT_IN_DUMMY)


def treated_as_lead(event: Event) -> bool:
    """Whether a player took a card for a lead, by accepting or refusing it."""
    return isinstance(event, Said) and event.what in (Saying.ACCEPT, Saying.REFUSE)


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """45C5 only points at the duty to play a penalty card; Laws 50 and 51 say when it binds."""
    if not table.penalty_cards_of(seat):
        return ()
    said = reasons.PENALTY_CARD_MAY_BIND(seat)
    return (Narrowing(3, book.PENALTY_CARD_MAY_HAVE_TO_BE_PLAYED, said, lambda mask: mask),)
