"""Law 53: lead out of turn accepted."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Faced, FacedSeveral
from ...board.orders import Order, ReturnToHand, Stands, Tell, Withdraw
from ...board.phases import Phase
from ...board.records import Settled
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, plays_and
from ...hearing.words import A_CARD
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book44, book47, book54, book56
from ..common import file, found_of
from ..law11 import procedures as law11
from ..law16 import procedures as law16
from ..law50 import penalty_cards, procedures as law50
from . import book, words
from .procedures import give_way, lapse
from .queries import follows_proper_lead, found_in_error, gave_way_to_partner, in_doubt, still_lay_there, to_next_trick


def notice(table: Table, act: Act) -> Incident | None:
    """A card of the player whose turn it was and who had been told that he may lead although another lead stands.

    Or one that was led or played to the next trick, when the proper lead has reopened this; or one that was played,
    or may have been, to the lead which gave way.
    """
    if act.event is None and act.card is not None:
        return _went_back(table, act)
    if act.play is None:
        given_up = isinstance(act.event, Faced) and gave_way_to_partner(table, act)
        about = words.LED_OUT_OF_TURN(act.card, act.seat, table.number)
        return file(table, act, book.GaveWayToPartner, about) if given_up else None
    if follows_proper_lead(table, *act.play):
        about = words.PUT_DOWN_BESIDE_ANOTHER(act.seat, act.card)
        return file(table, act, book.FollowsProperLead, about, at_once=True)
    if found_of(table, act, book.PLAYED_TO.id) is None and in_doubt(table, *act.play) is not None:
        about = words.PUT_DOWN_TO_TWO_LEADS(act.seat, act.card, table.number)
        return file(table, act, book.PutDownToTwoLeads, about)
    return _his_own_lead(table, act)


def _went_back(table: Table, act: Act) -> Incident | None:
    """A card that counts as no play to this trick: it was played to a lead that gave way, or to the next trick."""
    if act.card is not None and to_next_trick(table, act.seat, act.card):
        about = words.PLAYED_TO_NO_TRICK(act.card, act.seat)
    elif found_in_error(table, act):
        about = words.PLAYED_TO_LEAD_OUT_OF_TURN(act.seat, act.card, table.number)
    else:
        return None
    return file(table, act, book.PlayedToNoTrick, about, at_once=True)


def _his_own_lead(table: Table, act: Act) -> Incident | None:
    """A card of a player who had been told that he may lead although another lead stands."""
    seat, trick = act.seat, table.trick
    if trick.empty or trick.card(seat) is not None or not _was_told(table, seat):
        return None
    if seat is table.turn and act.card is not None and act.card.suit is trick.led:
        return None  # who follows suit in turn follows
    meant = found_of(table, act, book.MEANT_AS_LEAD.id)
    if meant is False:
        return None  # then it is a card to the other lead, and judged as such
    about = words.PUT_DOWN_WHO_MIGHT_LEAD(seat, act.card, table.number)
    return file(table, act, book.HisOwnLead, about, at_once=meant is True)


def hear(h: Hearing) -> None:
    """If he meant the card as his lead, it is the lead; if not, no file is left to be heard."""
    trick = h.table.trick_at(h.incident.trick)
    if trick is None or trick.card(h.offender) is not h.card:
        return  # another ruling has had it taken back
    irregular = in_doubt(h.incident.before, h.offender, h.card)
    if irregular is not None:
        suit, led = h.incident.before.trick.led, trick.card(trick.leader)
        either = suit is None or h.card.suit is irregular.suit or h.held_then(suit, book44.FOLLOW_SUIT)
        follows = None if either else False  # who had none of the suit led has played to the proper lead
        player = h.table.actor(h.offender)
        h.found(book.PLAYED_TO, follows=follows, player=player, irregular=A_CARD(irregular), led=led)
        return  # whichever it was, what he did is judged anew
    accepted = trick.card(trick.leader)
    meant = accepted is not h.card and h.found(book.MEANT_AS_LEAD, player=h.offender, played=h.card, card=accepted)
    if meant and trick is h.table.trick:
        give_way(h, trick.leader, h.offender)
        h.record(Settled.GAVE_WAY, trick.leader, accepted)
    else:
        h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))


def _follows(h: Hearing) -> None:
    """A hand whose card gave way to the proper lead has followed suit to that."""
    h.reads(book.FOLLOWS_PROPER_LEAD)
    h.rule(book.PROPER_LEAD, Stands(h.offender, h.card, "play"))


def _goes_back(h: Hearing) -> None:
    """A card played to the lead that gave way, or to the next trick, this one not being over: it goes back.

    To the next trick, if all had played to this one: also if it was found to be one to that lead before it was known
    that the hand had played already.
    """
    at_fault = h.table.trick.leader.side.other
    if h.known(book.PLAYED_TO) is True and not to_next_trick(h.incident.before, h.offender, h.card):
        trick, irregular = h.table.trick, still_lay_there(h.incident.before)
        other = words.THE_LEAD_OUT_OF_TURN(h.incident.trick) if irregular is None else A_CARD(irregular[1])
        h.found(book.PLAYED_TO, player=h.table.actor(h.offender), irregular=other, led=trick.card(trick.leader))
    else:
        h.reads(book.NEXT_TRICK_GOES_BACK)
    back: list[Order] = [Withdraw(h.offender, h.card, at_fault)]
    others = _put_down_with_it(h)
    if others:
        back.append(ReturnToHand(h.offender, others))
    h.rule(book.PROPER_LEAD, *back, also=(book47.RETRACT_FOR_PROPER_LEAD,))
    for card in (h.card, *others):
        if h.table.penalty_card(h.offender, card) is None:  # otherwise it lies there as before
            law16.withdrawn(h, h.offender, card, at_fault, replaced=False)


def _put_down_with_it(h: Hearing) -> tuple[Card, ...]:
    """The other cards whose faces were seen, if several were put down at once."""
    done = h.table.log[h.incident.at]
    visible = done.visible if isinstance(done, FacedSeveral) and done.seat is h.offender else ()
    return h.still_held(h.offender, tuple(card for card in visible if card is not h.card))


def _to_partner(h: Hearing[book.GaveWayToPartner]) -> None:
    """Declarer has played to the lead of the partner: the card led out of turn is a penalty card, like one refused."""
    trick, partner = h.table.trick_at(h.incident.trick), h.offender.partner
    led = trick.card(partner) if trick is not None else None
    sides = [c for s in (h.table.declarer, h.table.dummy) if trick is not None and (c := trick.card(s)) is not None]
    played = next((card for card in sides if led is not None and card.suit is led.suit), None)
    number = h.incident.trick
    to = words.THE_LEAD_OF(partner, number) if led is None else A_CARD(led)
    card = words.SOME_CARD() if played is None else A_CARD(played)
    h.found(book.TO_PARTNERS_LEAD, led=to, played=card, trick=number)
    h.reads(book.PARTNERS_LEAD_PLAYED_TO)
    if not h.still_held(h.offender, (h.card,)):
        h.rule(book.NOT_ACCEPTED, Tell(words.NO_LEAD_AND_PLAYED_SINCE(h.card, h.incident.trick)))
        return
    opening = h.incident.trick == 1 and h.term(book54.REFUSES, "by_itself")
    penalty_cards.major(h, book54.REFUSES if opening else book56.LEAD_OUT_OF_TURN, h.offender, h.card)
    law11.acted_before_calling(h)


def _was_told(table: Table, seat: Seat) -> bool:
    """Whether a ruling on this trick has told a player that he may make his own lead all the same."""
    return any(right.seat is seat for right in table.on_record(Settled.MAY_LEAD_ALL_THE_SAME))


LAW = Law(
    53,
    notices=notice,
    of=plays_and(Faced),
    lapses=by_kind({book.LeadAccepted: lapse, book.GaveWayToPartner: law50.has_left_hand}),
    hears=by_kind(
        {
            book.LeadAccepted: hear,
            book.FollowsProperLead: _follows,
            book.PlayedToNoTrick: _goes_back,
            book.GaveWayToPartner: _to_partner,
        }
    ),
    phases=(Phase.CLARIFICATION, Phase.PLAY),
    yields_to=(50, 52, 58),
)
