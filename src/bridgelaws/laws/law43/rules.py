"""Law 43: what dummy may not do."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import DirectorCalled, Dropped, ExposedInAuction, Said, Saying, Shown, Strayed, Straying
from ...board.orders import CancelCall, LeadReturnsTo, LoseRights, ReturnToHand, Tell
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...words.message import Message
from ..books import book09, book24, book27, book42, book45, book49, book57, book61
from ..common import file
from ..law09 import queries as query09
from ..law16 import procedures as law16
from ..law50 import penalty_cards
from ..law57 import queries as query57
from . import book, words
from .procedures import costs_rights, first_to_mention, had_lost_rights, made_good, penalty


def notice(table: Table, act: Act) -> Incident | None:
    """Dummy oversteps: he loses his rights, or is the first to speak of an irregularity."""
    event = act.event
    if isinstance(event, Strayed):
        return file(table, act, book.DummyStrayed, _strayed(event.how), at_once=True)
    if act.seat is not table.dummy:
        return None
    if isinstance(event, Said) and event.what is Saying.WHICH_CARD:
        return file(table, act, book.DummyAskedWhichCard, words.ASKED_WHICH_CARD(), at_once=True)
    if isinstance(event, Said) and event.what is Saying.WRONG_HAND and table.trick.empty:
        warned = table.declarer if event.to is None else event.to
        summary = words.WARNED_DECLARER() if warned is table.declarer else words.WARNED_DEFENDER(warned)
        return file(table, act, book.DummyWarned, summary, at_once=True)
    speaks = isinstance(event, Said) and event.what in (Saying.ATTENTION, Saying.WRONG_HAND)
    # Once another has drawn attention dummy may call as well as anyone, whatever has been done since (9B1(b)).
    calls = isinstance(event, DirectorCalled) and not query09.director_awaited(table, len(table.log) - 1)
    # Until a lead is faced no one is dummy yet: any player may speak (9A1).
    irregular = [i for i in table.docket if i.irregular]
    silent = any(not query09.put_right(i) for i in irregular) and query09.in_play(table)
    if (calls or speaks) and silent and not any(i.attended for i in irregular):
        return file(table, act, book.DummySpokeFirst, words.SPOKE_FIRST(), at_once=True)
    return None


def _strayed(how: Straying) -> Message:
    match how:
        case Straying.EXCHANGED_HANDS:
            return words.EXCHANGED_HANDS()
        case Straying.WATCHED_DECLARER:
            return words.WATCHED_DECLARER()
        case Straying.LOOKED_AT_DEFENDER:
            return words.LOOKED_AT_DEFENDER()
        case Straying.WAS_SHOWN:
            return words.WAS_SHOWN()


def _asks(h: Hearing) -> None:
    h.rule(book.NOT_TAKE_PART, Tell(words.MAY_NOT_ASK()))
    penalty(h)


def _strays(h: Hearing) -> None:
    assert isinstance(h.incident.cause, Strayed)
    how = h.incident.cause.how
    authority = {
        Straying.EXCHANGED_HANDS: book.NOT_EXCHANGE_HANDS,
        Straying.WATCHED_DECLARER: book.NOT_LEAVE_SEAT,
    }.get(how, book.NOT_LOOK_AT_DEFENDER)
    if not costs_rights(h, how):
        h.rule(book.NOT_LOOK_AT_DEFENDER, Tell(words.KEEPS_RIGHTS()))
        return
    also = (book.DEFENDER_NOT_SHOW_HAND,) if how is Straying.WAS_SHOWN else ()
    h.rule(authority, LoseRights(h.table.dummy), also=(*also, book42.QUALIFIED_RIGHTS))
    penalty(h)


def _warns(h: Hearing[book.DummyWarned]) -> None:
    """Before the lead a warning is dummy's right; once he has lost it, the defenders name the hand.

    Where he may stop declarer only, a word to a defender is taking part in the play; so is one about a lead that is
    not declarer's from either hand, for which the defenders have none to name.
    """
    to_declarer = h.incident.warned is h.table.declarer
    allowed = to_declarer or h.term(book42.PREVENT_IRREGULARITY, "by_anyone") or h.reads(book42.PREVENTION_BY_LAW_9)
    if allowed and not had_lost_rights(h):
        h.rule(book42.PREVENT_IRREGULARITY, Tell(words.WAS_A_RIGHT()), also=(book09.ANYONE_MAY_PREVENT,))
    elif to_declarer and h.table.turn in h.table.declarer.side.seats:
        seat = h.table.declarer if _named_hand(h) == "hand" else h.table.dummy
        h.rule(book.DEFENDERS_NAME_THE_HAND, LeadReturnsTo(seat))
    else:
        told = words.MAY_NOT_WARN_DECLARER() if to_declarer else words.MAY_NOT_WARN_DEFENDER()
        h.rule(book.NOT_TAKE_PART, Tell(told))
        penalty(h)


def _named_hand(h: Hearing) -> str:
    """The hand that the defenders name: the first word counts, or else that of the defender next in turn."""
    left, right = h.table.declarer.lho, h.table.declarer.rho
    if h.reads(book.FIRST_NAMED_HAND):
        return str(h.chosen(book.FROM_WHICH_HAND, by=left, or_by=right))
    named = {seat: str(h.chosen(book.FROM_WHICH_HAND, by=seat, suffix=seat.letter)) for seat in (left, right)}
    return named[right if h.table.turn is h.table.dummy else left]


def _first_to_mention(h: Hearing) -> None:
    """Dummy may not; but only one who has lost his rights saves the defenders from rectification (43B3).

    What he did not speak of is rectified all the same; of a revoke Law 61 says so itself.
    """
    if _spoke_of_nothing(h):
        return
    if isinstance(h.incident.cause, Said) and h.incident.cause.what is Saying.WRONG_HAND:
        h.reads(book09.PREVENTION_ENDS)
    if first_to_mention(h):
        return
    spoken_of = [i for i in h.table.docket if i.attended_by is h.table.dummy and h.table.is_defender(i.offender)]
    mentioned = [i for i in spoken_of if not isinstance(i, book61.FailureToFollowSuit)]
    if not mentioned:
        return
    for incident in mentioned:
        h.close(incident)
    h.rule(book.FIRST_TO_MENTION, Tell(words.WITHOUT_RECTIFICATION()))
    for incident in mentioned:
        _no_penalty_card(h, incident)
        _call_falls(h, incident)
    made_good(h)


def _spoke_of_nothing(h: Hearing) -> bool:
    """Whether all that dummy spoke of is a card of declarer that stood at once, because he could not have followed."""
    spoken_of = [i for i in h.table.docket if i.attended_by is h.table.dummy and i.key != h.incident.key]
    return bool(spoken_of) and all(_stood_at_once(h, i) for i in spoken_of)


def _stood_at_once(h: Hearing, incident: Incident) -> bool:
    if not isinstance(incident, book57.DeclarerPlayedTooSoon) or not query57.only_if_a_revoke(incident):
        return False
    led = incident.before.trick.led
    return led is not None and not h.on(incident).held_then(led, book61.REVOKE)


def _call_falls(h: Hearing, incident: Incident) -> None:
    """A call that a defender made when it was too late for one counts for nothing, and costs nothing.

    An insufficient bid of his that had been withdrawn (27C) is not judged any more by what took its place.
    """
    if isinstance(incident, book27.InItsPlace):
        law16.call_withdrawn(h, h.table.call_made(incident.withdrawn))
    made = next((call for call in h.table.auction.pending if call.id == incident.made), None)
    if made is not None:
        h.rule(book.FIRST_TO_MENTION, CancelCall.of(made))
        law16.call_withdrawn(h, made)


def _no_penalty_card(h: Hearing, incident: Incident) -> None:
    """A card that a defender exposed goes back; his partner learnt of it from him all the same."""
    owner, cause = incident.offender, incident.cause
    exposing = book24.CardExposedInAuction | book45.FurtherCard | book49.DefendersExposedCards
    if not isinstance(incident, exposing) or h.table.finished:
        return
    held = h.still_held(owner, incident.exposed)
    cards = tuple(card for card in held if h.table.penalty_card(owner, card) is None)
    more = cause.more if isinstance(cause, ExposedInAuction | Dropped | Shown) else 0
    if cards or more:
        h.rule(book.FIRST_TO_MENTION, ReturnToHand(owner, cards, more))
    if cards:
        penalty_cards.spared(h, owner, cards)


LAW = Law(
    43,
    notices=notice,
    of=only(Strayed, Said, DirectorCalled),
    hears=by_kind(
        {
            book.DummyStrayed: _strays,
            book.DummyAskedWhichCard: _asks,
            book.DummyWarned: _warns,
            book.DummySpokeFirst: _first_to_mention,
        }
    ),
    yields_to=(61,),
)
