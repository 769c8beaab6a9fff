"""Law 53: what a hearing does for several laws."""

from __future__ import annotations

from itertools import takewhile

from ...board.acts import Act
from ...board.events import Faced, cards_of
from ...board.incidents import LeadOutOfTurn
from ...board.orders import LeadReturnsTo, MakePenaltyCard, Order, Refer, Stands, Tell, TurnReturnsTo, Withdraw
from ...board.records import Settled
from ...board.table import Kind, Trick
from ...board.words import NOW
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.words import A_CARD
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book09, book11, book44, book47, book54, book55, book57, book60, book61
from ..common import reads
from ..law09 import procedures as law09
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law45 import procedures as law45
from ..law47 import procedures as law47
from ..law50 import penalty_cards
from ..law60 import procedures as law60
from . import book, words
from .queries import partners_lead, sent_back, taken_back


def lapse(h: Hearing) -> bool:
    """A later play disposes of the lead out of turn: it is accepted, it stands, or the proper lead is made."""
    if h.act.play is None or _to_partners_lead(h, headed_trick(h), h.act) is not None:
        return False
    if both_play_on(h):
        return not h.incident.attended and not h.in_time and _too_late_to_ask(h)
    seat = h.act.seat
    completes, opponent = len(h.table.trick.order) == 3, seat.side is not h.offender.side
    if not still_led(h) or not (opponent or completes):
        return False
    proper = opponent and proper_leader(h) is seat and not _lead_lost(h, h.table.trick)
    if opponent and taken_back(h.table, h.incident):
        made = h.act.card if proper else _card_of_the_right_opponent(h, h.table.trick)
        if made is not None and not h.in_time:
            h.settled(book.MEANT_AS_LEAD, True, player=h.table.actor(_leader(h)), played=made)
            proper_lead(h)
            close_file_on_taking_back(h)
            return True
        if led_again(h) and h.reads(book.LED_AGAIN):
            _new_lead_stands(h)
            return True
    if proper and h.known(book.MEANT_AS_LEAD) is True:
        h.found(book.MEANT_AS_LEAD, player=h.table.actor(seat), played=h.act.card)
        proper_lead(h)
        h.record(Settled.GAVE_WAY, h.offender, h.card)
        return True
    if at_thirteenth(h):
        if not proper or completes:
            return False  # with the last card of the board down nothing is undone unless the Director is called
        proper_lead(h)
        return True
    if (proper or _card_of_the_right_opponent(h, h.table.trick) is not None) and h.known(book.MEANT_AS_LEAD) is None:
        return False
    if law47.acceptance_barred(h):
        if completes:
            h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card))
        return completes
    accepted_by = _accepted_by(h, h.table.trick) or (seat if _accepts(h, seat) else None)
    if accepted_by is None or (not proper and _may_yet_lead(h, accepted_by)):
        return False
    if law45.may_be_fifth_card(h) and (h.incident.attended or not completes):
        return False
    accepted_by_play(h, accepted_by)
    return True


def in_turn_after_all(h: Hearing) -> bool:
    """Whether a correction to the trick before has made the hand that led its winner: then the lead was in turn."""
    before, now, seat = h.incident.before, h.table, h.offender
    if before.last_trick is None or now.last_trick is None or not before.trick.empty or now.number != before.number:
        return False
    lies_there = now.trick.leader is seat and now.trick.card(seat) is h.card
    won_then, won_now = (trick.winner(now.trumps) for trick in (before.last_trick, now.last_trick))
    if not lies_there or won_then is seat or won_now is not seat:
        return False
    h.rule(book44.WINNER_LEADS, Tell(words.HAD_WON_AFTER_ALL(seat), (seat,)), Stands(seat, h.card))
    return True


def proper_leader(h: Hearing) -> Seat | None:
    """The hand whose turn it was, if the file is on a lead out of turn."""
    return h.incident.proper if isinstance(h.incident, LeadOutOfTurn) else None


def _leader(h: Hearing) -> Seat:
    """The same where there is no doubt that it is."""
    assert isinstance(h.incident, LeadOutOfTurn)
    return h.incident.proper


def both_play_on(h: Hearing) -> bool:
    """Whether with this card both sides have played to the next trick."""
    seat, number = h.act.seat, h.incident.trick
    if h.table.number == number or h.table.trick.card(seat) is not None:
        return h.table.both_have_played_since(number)
    return h.table.side_has_played_since(number, seat.side.other)


def _too_late_to_ask(h: Hearing) -> bool:
    """Play has gone on, although a card to the trick may have been the proper lead: the trick is left as it is."""
    if isinstance(h.incident, book.LeadAccepted):
        return h.reads(book.ASKED_IN_TIME)
    trick = headed_trick(h)
    if trick is None:
        return False
    if _card_of_the_right_opponent(h, trick) is not None and (
        _played_to_it(h, trick) or not h.reads(book.ASKED_IN_TIME)
    ):
        return False
    if law45.may_be_fifth_card(h) and _put_down_another(h):
        return False  # so that it may have been no lead, but a card too many to the trick before (67B2)
    by = _accepted_by(h, trick)
    if by is None or law47.acceptance_barred(h):
        h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card))
    else:
        accepted_by_play(h, by)
    return True


def _played_to_it(h: Hearing, trick: Trick) -> bool:
    """Whether the offender put down another card while the trick lasted, as one does to the proper lead.

    Or he did so next, in the suit of that lead, when his own was of another suit or had not won. Then play has not
    gone on from his own lead, and what the trick consists of has still to be found.
    """
    since = h.table.log[h.incident.at + 1 :]
    cards = {card for _, card in trick.plays}
    last = max((n for n, event in enumerate(since) if cards.intersection(cards_of(event))), default=0)
    if any(isinstance(event, Faced) and event.seat is h.offender for event in since[:last]):
        return True
    proper = _card_of_the_right_opponent(h, trick)
    then = next((event for event in since[last + 1 :] if isinstance(event, Faced)), None)
    if proper is None or then is None or then.seat is not h.offender or then.card.suit is not proper.suit:
        return False
    led_otherwise = trick.led is not proper.suit or trick.winner(h.table.trumps) is not h.offender
    return led_otherwise and reads(h.table, book.FOLLOWS_PROPER_LEAD)


def _put_down_another(h: Hearing) -> bool:
    """Whether the player has put down more cards since than there were tricks for."""
    seat = h.offender
    faced = sum(isinstance(event, Faced) and event.seat is seat for event in h.table.log[h.incident.at + 1 :])
    tricks = h.table.number - h.incident.trick - 1
    return faced > tricks + (h.table.trick.card(seat) is not None or h.act.seat is seat)


def _card_of_the_right_opponent(h: Hearing, trick: Trick) -> Card | None:
    """The card that an opponent whose turn it was has put into the trick since, while he might make his own lead."""
    proper = proper_leader(h)
    if proper is None or proper.side is h.offender.side or proper not in trick.after(h.offender):
        return None
    return None if _lead_lost(h, trick) else trick.card(proper)


def _lead_lost(h: Hearing, trick: Trick) -> bool:
    """Whether the lead had been accepted by play, so as to bind him, before the player whose turn it was played."""
    if at_thirteenth(h) or law47.acceptance_barred(h):
        return False
    earlier = takewhile(lambda seat: seat is not proper_leader(h), trick.after(h.offender))
    by = next((seat for seat in earlier if _accepts(h, seat)), None)
    return by is not None and not _outlasts_acceptance(h, by)


def headed_trick(h: Hearing) -> Trick | None:
    """The trick, in progress or past, that the card led out of turn heads."""
    trick = h.table.trick_at(h.incident.trick)
    headed = trick is not None and trick.leader is h.offender and trick.cards[h.offender] is h.incident.card
    return trick if headed else None


def still_led(h: Hearing) -> bool:
    """Whether the card led out of turn still heads the trick."""
    trick = h.table.trick
    return trick.leader is h.offender and trick.cards[h.offender] is h.incident.card


def led_again(h: Hearing) -> bool:
    """Whether, the card taken back, the right hand of the same side has led."""
    return _partner_has_led(h) and taken_back(h.table, h.incident)


def _partner_has_led(h: Hearing) -> bool:
    """Whether the right hand of the same side has put a card into the trick since."""
    proper = proper_leader(h)
    return proper is h.offender.partner and proper in h.table.trick.after(h.offender)


def led_as_told(h: Hearing) -> bool:
    """Whether declarer, told to take his lead back, has then led from his other hand."""
    files = (i for i in h.table.files(book57.PrematurePlay) if i.offender is proper_leader(h))
    return _partner_has_led(h) and any(sent_back(i.before, h.incident) for i in files)


def _new_lead_stands(h: Hearing) -> None:
    """The lead was made from the right hand of the same side and an opponent plays to it: it stands."""
    put_new_lead(h, book.NOT_ACCEPTED, book09.PREMATURE_CORRECTION)
    law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=False)
    why = words.TAKEN_BACK_AND_LET_PASS(h.card, h.offender, h.offender.side.other)
    h.rule(book11.ACTED_BEFORE_CALLING, Refer("may", why, NOW()))


def put_new_lead(h: Hearing, authority: Provision, *also: Provision) -> None:
    """The card led out of turn goes back and the one from the right hand leads the trick."""
    proper = _leader(h)
    led = h.table.trick.card(proper)
    assert led is not None
    h.rule(authority, Withdraw(h.offender, h.card, h.offender.side), Stands(proper, led), also=also)
    h.rule(book.NOT_ACCEPTED, TurnReturnsTo(proper))
    close_later(h)
    close_file_on_taking_back(h)


def close_file_on_taking_back(h: Hearing) -> None:
    """The card has gone back, so that no one need ask whether it might."""
    for incident in h.table.files(book47.CardTakenBack):
        if incident.card is h.card:
            h.close(incident)


def at_thirteenth(h: Hearing) -> bool:
    """Whether the edition bars acceptance because this is the last trick."""
    return h.table.number == 13 and not h.term(book.ACCEPTED_BY_PLAY, "at_thirteenth")


def _accepts(h: Hearing, seat: Seat) -> bool:
    """Whether a card from this hand makes the lead stand: the next hand, or the wrong defender."""
    return seat is h.offender.lho or (h.table.is_defender(seat) and seat is h.offender.rho)


def _accepted_by(h: Hearing, trick: Trick) -> Seat | None:
    """The opponent who has already played to the lead, if one has."""
    return next((seat for seat in trick.after(h.offender) if _accepts(h, seat)), None)


def _may_yet_lead(h: Hearing, by: Seat) -> bool:
    """Whether the player whose turn it was may still make his own lead although `by` has accepted this one."""
    proper, trick = proper_leader(h), headed_trick(h)
    if proper is None or proper.side is h.offender.side or trick is None or proper in trick.order:
        return False
    return _outlasts_acceptance(h, by)


def _outlasts_acceptance(h: Hearing, by: Seat) -> bool:
    """Whether the right to make the proper lead is left to the player whose turn it was when `by` has accepted."""
    if h.term(book.PROPER_LEAD, "unless_accepted"):
        return False
    own = h.table.actor(_leader(h)) is h.table.actor(by)
    return not own or not h.reads(book.OWN_ACCEPTANCE_BINDS)


def accepted_by_play(h: Hearing, seat: Seat) -> None:
    """The lead stands because an opponent played to it."""
    if seat is h.offender.lho:
        accept(h, seat, book.ACCEPTED_BY_PLAY, *_right_to_accept(h))
        lost = Tell(words.NO_RECTIFICATION_FOR_LEAD(seat.side, h.incident.trick), seat.side.seats, quietly=True)
        h.rule(book60.FORFEITED, lost, also=(book60.AS_IN_TURN,))
    else:
        accept(h, seat, book.WRONG_DEFENDER_PLAYS)
    if h.table.penalty_cards or h.table.restrictions:
        law60.obligations_remain(h, h.offender.side)


def accept(h: Hearing, by: Seat, authority: Provision, *also: Provision) -> None:
    """The lead stands; where acceptance does not take it away, the player whose turn it was is told of his right."""
    may_lead = _may_yet_lead(h, by) and h.known(book.MEANT_AS_LEAD) is None  # otherwise he has put down his card since
    h.rule(authority, Stands(h.offender, h.card), also=also)
    law16.accepted(h, h.offender, h.card)
    if may_lead:
        leader = _leader(h)
        h.rule(book.PROPER_LEAD, Tell(words.MAY_STILL_LEAD(leader, h.incident.trick), (leader,), quietly=True))
        h.record(Settled.MAY_LEAD_ALL_THE_SAME, leader)


def accept_by_word(h: Hearing, by: Seat, authority: Provision, *also: Provision) -> None:
    """The lead stands; a card that was put to it meanwhile, and does not follow, is corrected like any revoke (62A)."""
    accept(h, by, authority, *also)
    for incident in h.table.files(book61.FailureToFollowSuit):
        if incident.trick == h.incident.trick:
            h.attend_to(incident)


def _right_to_accept(h: Hearing) -> tuple[Provision, ...]:
    """What the law on this lead says of accepting it."""
    match h.incident:
        case book54.OpeningLeadOutOfTurn():
            return (book54.ACCEPTS, book54.SECOND_FROM_HAND)
        case book55.DeclarersLeadOutOfTurn():
            return (book55.EITHER_DEFENDER,)
        case _:
            return ()


def _to_partners_lead(
    h: Hearing, trick: Trick | None, act: Act | None = None, *, hand: Seat | None = None
) -> Card | None:
    """The card to the trick it heads that seems to have been played to the lead of the partner, whose turn it was."""
    if trick is None or not isinstance(h.incident, LeadOutOfTurn) or h.known(book.TO_PARTNERS_LEAD) is not None:
        return None
    return partners_lead(h.table, h.incident, trick, act, hand=hand)


def ask_to_which_lead(h: Hearing, hand: Seat | None = None) -> None:
    """If a card seems to have been played to the lead of the offender's partner, the Director says whether it was."""
    trick = headed_trick(h)
    played = _to_partners_lead(h, trick, hand=hand)
    if trick is not None and played is not None:
        led, number = trick.card(h.offender.partner), h.incident.trick
        h.found(book.TO_PARTNERS_LEAD, led=A_CARD(led), played=A_CARD(played), trick=number)


def ask_whether_proper_lead(h: Hearing) -> None:
    """If a card to the trick it heads may have been the proper lead, the Director says whether it was."""
    trick = headed_trick(h)
    played = None if trick is None else _card_of_the_right_opponent(h, trick)
    if played is not None:
        h.found(book.MEANT_AS_LEAD, player=h.table.actor(_leader(h)), played=played)


def ask_what_was_meant(h: Hearing) -> bool:
    """Settle whether a card played since was the proper lead; True if the lead has been accepted by play."""
    if h.table.trick.order == (h.offender,) and still_led(h):
        return False  # nobody has played since
    ask_to_which_lead(h)
    ask_whether_proper_lead(h)
    if not still_led(h):
        h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card))
        return True
    seat = _accepted_by(h, h.table.trick)
    if seat is None or at_thirteenth(h) or law47.acceptance_barred(h):
        return False
    accepted_by_play(h, seat)
    return True


def misinformed(h: Hearing) -> bool:
    """47E1: told that it was his turn, the player takes his lead back, and with it go the cards played to it."""
    if not law47.misinformed(h):
        return False
    offenders = h.offender.side.other
    later = h.table.trick.plays
    if later:
        takes = [Withdraw(seat, card, offenders) for seat, card in later]
        h.rule(book47.RETRACT_AFTER_OPPONENTS_CHANGE, *takes, LeadReturnsTo(_leader(h)))
    for seat, card in later:
        if not penalty_cards.lies_again(h, seat, card):
            law16.withdrawn(h, seat, card, offenders)
    close_later(h)
    return True


def proper_lead(h: Hearing) -> None:
    """The lead was made from the right hand after all; the cards wrongly put into the trick go back."""
    give_way(h, h.offender, _leader(h))


def give_way(h: Hearing, irregular: Seat, proper: Seat) -> None:
    """What lay in the trick before the proper lead goes back; what came after was played to that."""
    trick = h.table.trick
    led = trick.card(proper)
    cards = trick.plays if led is None else trick.plays[: trick.order.index(proper)]
    takes: list[Order] = [Withdraw(seat, card, irregular.side) for seat, card in cards]
    costs_nothing = h.term(book.PROPER_LEAD, "without_rectification") or not h.table.is_defender(irregular)
    spared = costs_nothing or h.reads(book.NO_PENALTY_CARD)
    lead = LeadReturnsTo(proper) if led is None else Stands(proper, led)
    h.rule(book.PROPER_LEAD, *takes, lead, also=(book47.RETRACT_FOR_PROPER_LEAD,))
    if led is not None:
        h.rule(book.PROPER_LEAD, TurnReturnsTo(proper))
    for seat, card in cards:
        if not spared and seat is irregular:
            penalty_cards.major(h, book47.RETRACT_ILLEGAL_PLAY, seat, card)
        elif not penalty_cards.lies_again(h, seat, card):
            law16.withdrawn(h, seat, card, irregular.side, replaced=False)
    close_later(h)


def retract(
    h: Hearing,
    authority: Provision,
    *more: Order,
    also: tuple[Provision, ...] = (),
    penalty_by: Provision | None = None,
) -> None:
    """The lead is taken back, with whatever was played to it; the right hand leads.

    A defender's card becomes a major penalty card, by the same provision or by another (`penalty_by`).
    """
    offender, card = h.offender, h.card
    law09.corrected_early(h)
    law10.ruled_by_players(h)
    withdraw = Withdraw(offender, card, offender.side)
    major = (MakePenaltyCard(offender, card, Kind.MAJOR),) if h.table.is_defender(offender) else ()
    if penalty_by is None:
        h.rule(authority, withdraw, *major, *more, also=also)
    else:
        h.rule(authority, withdraw, also=also)
        h.rule(penalty_by, *major, *more)
    if major:
        penalty_cards.follows(h, offender, card)
    if not _partners_lead_stays(h):
        take_back_rest(h)
    withdrawn_by = (book47.RETRACT_ILLEGAL_PLAY,) if h.term(book.NOT_ACCEPTED, "as_illegal_play") else ()
    h.rule(book.NOT_ACCEPTED, TurnReturnsTo(_leader(h)), also=withdrawn_by)
    law10.then_free(h)
    close_later(h)


def _partners_lead_stays(h: Hearing) -> bool:
    """The right hand of the same side has led too, and an opponent has forgiven that by playing to it: it stands."""
    proper, trick = h.offender.partner, h.table.trick
    card = trick.card(proper)
    if proper_leader(h) is not proper or card is None or trick.order[0] is not proper:
        return False
    forgiven = h.table.on_record(Settled.FORGIVEN_PLAY, trick=h.incident.trick)
    played_to = any((entry.seat, entry.card) == (proper, card) for entry in forgiven)
    if not played_to or not h.reads(book.FORGIVEN_LEAD_STANDS):
        return False
    h.rule(book60.AS_IN_TURN, Stands(proper, card))
    return True


def take_back_rest(h: Hearing) -> None:
    """The cards still in the trick go back too; one that the offender's partner, a defender, played is exposed."""
    offender, trick = h.offender, h.table.trick
    for seat, played in trick.plays:
        if h.table.is_defender(seat) and seat.side is offender.side:
            penalty_cards.taken_back(h, book60.OFFENDING_SIDE_PLAYS, seat, played)
        else:
            h.rule(book47.RETRACT_FOR_RECTIFICATION, Withdraw(seat, played, offender.side))
            law16.withdrawn(h, seat, played, offender.side)


def close_later(h: Hearing, number: int | None = None) -> None:
    """What was irregular about later cards of the same trick, or of the trick of that number, goes with them."""
    trick = h.incident.trick if number is None else number
    for incident in h.table.docket:
        if incident.at > h.incident.at and incident.trick == trick and incident.enters:
            h.close(incident)
