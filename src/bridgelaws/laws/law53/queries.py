"""Law 53: questions to a table."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Answered, Event, Named, Placed, Retracted, Said, Saying, acts_of
from ...board.incidents import LeadOutOfTurn
from ...board.keys import Key, OfAct
from ...board.records import Entry, Settled
from ...board.table import Incident, Table, Trick
from ...values.cards import Card
from ...values.seats import Seat
from .. import spoken
from ..books import book55
from ..common import answer, found_of, reads
from . import book


def played_in_error(table: Table, event: Event, act: Act) -> bool:
    """Whether a card was found to have been played to the lead that gave way; or dummy moves a card so called."""
    if isinstance(event, Placed):
        return event.card is not table.trick.card(event.seat) and _called_in_error(table, event.card)
    return act.play is not None and found_in_error(table, act) and in_doubt(table, *act.play) is not None


def in_doubt(table: Table, seat: Seat, card: Card) -> Card | None:
    """The card led out of turn to which a card may have been played, the proper lead lying there too.

    Who follows suit to the proper lead has played to that.
    """
    irregular = still_lay_there(table)
    if irregular is None or irregular[0] is seat or table.trick.card(seat) is not None or table.trick.empty:
        return None  # the card that finds the trick empty is the proper lead itself
    if card.suit is table.trick.led and reads(table, book.FOLLOWS_PROPER_LEAD):
        return None
    led = table.trick.led
    revoked = led is not None and table.holds(seat, led.mask) is not False
    return irregular[1] if revoked or card.suit is irregular[1].suit else None


def still_lay_there(table: Table) -> tuple[Seat, Card] | None:
    """The lead out of turn that gave way to the proper lead of this trick, if that was not yet found at this moment."""
    for gave_way in table.on_record(Settled.GAVE_WAY):
        if not _answered(table, gave_way.key):
            back = table.on_record(Settled.TAKEN_BACK, key=gave_way.key)
            return next(((entry.seat, entry.card) for entry in back if entry.card is not None), None)
    return None


def found_in_error(table: Table, act: Act) -> bool:
    """Whether it was found that the card was played to the lead that gave way."""
    return found_of(table, act, book.PLAYED_TO.id) is True


def _called_in_error(table: Table, card: Card) -> bool:
    """Whether declarer's last call from dummy was for that card, and to the lead that gave way."""
    acts = acts_of(table.log)
    for number in range(len(acts) - 1, -1, -1):
        event = acts[number]
        if isinstance(event, Named) and event.seat is table.declarer:
            called = spoken.heard(table, event.words, event.pointing).card
            return called in (None, card) and answer(table, OfAct(number), book.PLAYED_TO.id) is True
    return False


def to_next_trick(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card now judged anew was put down when all had played to this trick, before what was meant was found.

    By that the trick is not over: the card that headed it has given way to the proper lead.
    """
    gave_way = table.on_record(Settled.GAVE_WAY)
    if not gave_way or any(_answered(table, entry.key) for entry in gave_way):
        return False
    back = {entry.seat for entry in _went_back(table)}
    all_played = len(back.union(table.trick.order)) == 4
    return all_played and not follows_proper_lead(table, seat, card) and reads(table, book.NEXT_TRICK_GOES_BACK)


def follows_proper_lead(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a hand whose card gave way follows suit to the proper lead, before what was meant was found.

    Not if the card may as well be his lead to the next trick: the card that gave way was of the same suit, and by it
    his hand would have won this one.
    """
    irregular, led = still_lay_there(table), table.trick.led
    if irregular is None or card.suit is not led or table.trick.card(seat) is not None:
        return False
    back = _went_back(table)
    if seat not in {entry.seat for entry in back} or not reads(table, book.FOLLOWS_PROPER_LEAD):
        return False
    by_it = Trick(irregular[0])
    for entry in back:
        if entry.card is not None:
            by_it = by_it.put(entry.seat, entry.card)
    for other, played in table.trick.plays:
        if by_it.card(other) is None:
            by_it = by_it.put(other, played)
    return irregular[1].suit is not led or by_it.winner(table.trumps) is not seat


def _went_back(table: Table) -> list[Entry]:
    """The cards that went back for the proper lead of this trick."""
    gave_way = table.on_record(Settled.GAVE_WAY)
    return [entry for each in gave_way for entry in table.on_record(Settled.TAKEN_BACK, key=each.key)]


def _answered(table: Table, key: Key) -> bool:
    """Whether the finding in a hearing is on the log already; the acts before it are being judged anew otherwise."""
    acts = 0
    for event in table.log:
        if not isinstance(event, Answered):
            acts += 1
        elif event.question == book.MEANT_AS_LEAD.id and (key.act is None or acts > key.act):
            return True
    return False


def gave_way_to_partner(table: Table, act: Act) -> bool:
    """Whether it was found that declarer has played to the lead of the partner, so that this card was no lead."""
    return act.card is not None and found_of(table, act, book.TO_PARTNERS_LEAD.id) is True


def partners_lead(
    table: Table, lead: LeadOutOfTurn, trick: Trick, later: Act | None = None, *, hand: Seat | None = None
) -> Card | None:
    """The card of the next hand, or of another, that seems to be one to the lead which the right defender made as well.

    It came after that lead and follows suit to it, and not to the one out of turn; none of declarer's side had come
    before. `later` is the act that is being judged.
    """
    led, proper = lead.card, lead.proper
    own, card = lead.offender.side, trick.card(proper)
    if proper is not lead.offender.partner or led is None or card is None or not table.is_defender(proper):
        return None
    cards = [(seat, played) for seat in trick.order if (played := trick.card(seat)) is not None]
    if later is not None and later.play is not None and trick is table.trick and trick.card(later.seat) is None:
        cards.append(later.play)
    if led.suit is card.suit or taken_back(table, lead) or not reads(table, book.PARTNERS_LEAD_PLAYED_TO):
        return None
    at = cards.index((proper, card))
    if any(seat.side is not own for seat, _ in cards[:at]):
        return None
    played = dict(cards[at:]).get(hand or lead.offender.lho)
    return played if played is not None and played.suit is card.suit else None


def taken_back(table: Table, incident: Incident) -> bool:
    """Whether the player has taken the card led out of turn back by himself."""
    meant = Retracted(incident.offender, incident.card) if incident.card is not None else None
    return meant in table.log[incident.at :]


def sent_back(table: Table, incident: Incident) -> bool:
    """Whether a defender has told declarer to take the card led out of turn back."""
    said = (e for e in table.log[incident.at :] if isinstance(e, Said) and e.what is Saying.REFUSE)
    return isinstance(incident, book55.DeclarersLeadOutOfTurn) and any(
        e.seat.side is not incident.offender.side for e in said
    )
