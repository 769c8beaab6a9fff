"""Law 45: what a hearing does for several laws."""

from __future__ import annotations

from ...board.events import Faced, Named
from ...board.orders import Play, Refer, ReturnToHand, Tell, Withdraw
from ...board.records import Settled
from ...book.editions import Provision
from ...book.questions import Finding
from ...hearing.hearing import Hearing
from ..books import book44, book47, book48, book53, book67
from ..common import reads, taken_back
from ..law11 import procedures as law11
from ..law16 import procedures as law16
from ..law46 import queries as query46
from ..law47 import procedures as law47
from ..law48 import procedures as law48
from ..law50 import penalty_cards
from . import book, misplaced_queries, words
from .queries import (
    instead_of_held,
    led_in_turn,
    led_or_to_the_call,
    quitted,
    said_to_be_led,
    treated_as_lead,
    waits,
    was_led,
)


def was_fifth_card(h: Hearing) -> bool:
    """A card that the hand on lead took back before anyone had played to it: whether it was a further card instead.

    Left lying, what the winner of the trick puts down is simply his lead.
    """
    table, seat, card = h.table, h.offender, h.card
    last, only = table.last_trick, (table.trick.order, table.trick.card(seat)) == ((seat,), card)
    if not only or last is None or last.winner(table.trumps) is not seat or table.suspended is not None:
        return False
    irregular = any(i.card is card and not i.asks_of_hands for i in h.incident.before.docket)
    put_down = Faced(seat, card) in table.log and not irregular
    if not put_down or quitted(table, seat) or said_to_be_led(table, seat, card):
        return False
    finding = led_or_fifth(h)
    finding.classifies = False  # nothing has been done since that would have to be judged anew
    if h.found(finding):
        return False
    h.rule(paragraph(h), Withdraw(seat, card, seat.side), also=(book47.RETRACT_FOR_RECTIFICATION,))
    too_many_cards(h)
    if not penalty_cards.lies_again(h, seat, card):
        added(h)
    return True


def may_be_fifth_card(h: Hearing) -> bool:
    """Whether a card faced out of turn might be a fifth card to the trick just completed; the Director has not said."""
    before = h.incident.before
    quitted = len(set(before.quitted)) == 4
    return before.last_trick is not None and not quitted and h.known(book.DEEMED_LED) is None


def ask_whether_led(h: Hearing) -> None:
    """A card faced out of turn after a completed trick: led, or a fifth card?

    Where a player has accepted or refused it as a lead, everyone took it for one.
    """
    before = h.incident.before
    if h.table.is_defender(h.offender) and query46.void_call(before) and before.turn is before.dummy:
        h.found(led_or_to_the_call())
        return
    if before.last_trick is None or len(set(before.quitted)) == 4 or isinstance(h.incident.cause, Named):
        return
    if h.known(book.DEEMED_LED) is None and (any(treated_as_lead(e) for e in h.since) or law47.told(h) is not None):
        return
    if said_to_be_led(h.table, h.offender, h.card):
        return  # it was found to have been led while the trick was in progress
    h.found(led_or_fifth(h))


def led_too_soon(h: Hearing) -> bool:
    """A further card of a defender that was a lead to the next trick; on that, only an opponent may have led."""
    before, offender = h.incident.before.trick, h.offender
    if None in (before.card(offender), before.card(offender.partner)) or not h.incident.act.plays:
        return False
    ended, led_since = h.table.number > h.incident.trick, not h.table.trick.empty
    if ended and led_since and not led_in_turn(h.table):
        return False
    if h.table.number > h.incident.trick + 1 or not reads(h.table, book.LED_BEFORE_THE_END):
        return False
    if taken_back(h.incident.before, offender):  # then he put this one down in place of his card to the trick
        return False
    if not h.still_held(offender, (h.card,)):
        return False
    if not said_to_be_led(h.table, offender, h.card) and not h.found(led_or_fifth(h)):
        return False
    if ended and led_since:
        return _gave_way(h)
    h.reads(book.LED_BEFORE_THE_END)
    h.rule(book.FIFTH_CARD_BY_DEFENDER, (was_led if ended else waits)(offender, h.card))
    h.record(Settled.FOUND_LED, offender, h.card)
    if not ended:
        h.record(Settled.LEADS_NEXT, offender, h.card)
    else:
        h.then_plays(offender, h.card)
    return True


def led_after_all(h: Hearing) -> bool:
    """A card after one put in the place of a card held: that one has given way, and who won the trick leads this one.

    Nobody has played since, and what he owed when he led it he did not owe for the card that gave way.
    """
    before, seat = h.incident.before, h.offender
    if before.trick.order != (seat,) or not h.table.trick.empty or h.table.turn is not seat:
        return False
    besides = (i for i in before.files(book.PutDownBesides) if i.of(seat, before.trick.card(seat)))
    if not any(instead_of_held(i.before, i.act) for i in besides) or not h.still_held(seat, (h.card,)):
        return False
    h.reads(book.PUT_IN_ITS_PLACE)
    h.rule(book44.WINNER_LEADS, was_led(seat, h.card), Play(seat, h.card))
    return True


def _gave_way(h: Hearing) -> bool:
    """An opponent, whose turn it then was, has made his own lead: the card goes back, or else is a penalty card."""
    if not h.term(book53.PROPER_LEAD, "without_rectification") and not h.reads(book53.NO_PENALTY_CARD):
        return False
    h.reads(book.LED_BEFORE_THE_END)
    h.rule(book53.PROPER_LEAD, ReturnToHand(h.offender, (h.card,)), also=(book47.RETRACT_FOR_PROPER_LEAD,))
    if h.table.penalty_card(h.offender, h.card) is None:
        law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=False)
    law11.acted_before_calling(h)
    return True


def led_or_fifth(h: Hearing) -> Finding:
    """The same finding under the paragraph for the offender's side."""
    return book.DEEMED_LED.under(paragraph(h))


def paragraph(h: Hearing) -> Provision:
    """The paragraph on further cards for the offender's side."""
    return book.FIFTH_CARD_BY_DEFENDER if h.table.is_defender(h.offender) else book.FIFTH_CARD_BY_DECLARER


def both_on(h: Hearing) -> bool:
    """Whether with this act each side has played to the trick after the incident's."""
    if h.act.play is None:
        return False
    number, side = h.incident.trick, h.act.seat.side
    return h.table.number > number and misplaced_queries.side_has_played_since(h.table, number, side.other)


def added(h: Hearing) -> None:
    """The further card becomes a penalty card, or goes back to declarer's hand or dummy."""
    if h.table.is_defender(h.offender):
        penalty_cards.make(h, book.FIFTH_CARD_BY_DEFENDER, h.offender, h.card)
        penalty_cards.could_have_known(h)
        law11.acted_before_calling(h)
        return
    back = ReturnToHand(h.offender, (h.card,))
    h.rule(book.FIFTH_CARD_BY_DECLARER, back, also=(book48.DECLARER_HAS_NO_PENALTY_CARD,))
    if h.offender is not h.table.dummy:
        law48.defenders_may_use(h, h.offender, (h.card,))


def too_many_cards(h: Hearing) -> None:
    """67A2 sends a completed trick with a card too many here, until both sides have played to the next one."""
    completed = trick_added_to(h)
    if completed < h.table.number and not h.table.both_have_played_since(completed):
        told = Tell(words.ONE_TOO_MANY(completed, h.offender), quietly=True)
        h.rule(book67.IN_TIME, told, also=(book67.TAKES_EXTRA_BACK,))


def trick_added_to(h: Hearing) -> int:
    """The trick to which the further card was added: the one in progress then, or the one just completed."""
    lead = h.incident.before.trick.empty or not h.incident.act.plays
    return h.incident.trick - 1 if lead else h.incident.trick


def suggestion(h: Hearing) -> None:
    """45F: at the end of play the Director looks at what dummy's act suggested."""
    strength = h.term(book.ADJUST_FOR_DUMMYS_SUGGESTION, "adjustment")
    refer = Refer(strength, words.DUMMY_SUGGESTED(), findings=("dummy_suggested_play", "damage"))
    h.rule(book.ADJUST_FOR_DUMMYS_SUGGESTION, refer, also=(book.DUMMY_MAY_NOT_INDICATE,))
