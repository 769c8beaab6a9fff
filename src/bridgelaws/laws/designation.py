"""Law 45C4(b): another card wanted instead of the one named."""

from __future__ import annotations

from dataclasses import replace

from .. import physics
from ..acts import Act
from ..cards import Card
from ..events import Corrected, Named, Placed
from ..hearing import Hearing
from ..orders import Inform, Put, Stands
from ..seats import Seat
from ..table import Incident, Table, Trick
from . import law16, law45, law46, law47, misplaced
from .common import file


def notice(table: Table, act: Act) -> Incident | None:
    """Another card named for a hand that has already played to the trick."""
    event = act.event
    if act.play is not None or not isinstance(event, Named | Corrected):
        return None
    hand = event.hand or (table.dummy if event.seat is table.declarer else event.seat)
    if any(i.law == "law45" and isinstance(i.cause, Placed) and i.other is None for i in table.docket):
        return None
    trick = _trick_to_correct(table, hand, isinstance(event, Corrected))
    if trick is None:
        return None
    card = trick.card(hand)
    if card is None:
        return None
    if isinstance(event, Named) and law46.read(event.words, event.pointing, table.trumps).card is card:
        return None
    summary = f"{event.seat} wanted another card ({event.words!r}) instead of {card}"
    found = file(table, act, "law45", summary, offender=event.seat, card=card, proper=hand, enters=False)
    return found if trick is table.trick else replace(found, trick=table.number - 1)


def _trick_to_correct(table: Table, hand: Seat, corrected: bool) -> Trick | None:
    """The trick that the words concern; those of a call that is still being resolved are Law 46's."""
    if table.trick.card(hand) is not None:
        return table.trick
    resolving = hand is table.dummy and any(i.law == "law46" for i in table.docket)
    return table.last_trick if corrected and not resolving else None


def hear(h: Hearing) -> None:
    """An unintended designation may be corrected by whom, until when and on which test the edition says."""
    hand, event = h.incident.proper, h.incident.cause
    assert hand is not None
    assert isinstance(event, Named | Corrected)
    on = law47.trick_of(h)
    called = law46.wanted_instead(h.incident.before, hand, event.words, h.incident.trick)
    if on is None or on.card(hand) is not h.card or called.card is h.card or called.trouble == "void":
        h.rule(law45.CARD_DESIGNATED, Stands(hand, h.card, "play"))
        return
    unclear = hand is h.table.dummy and law46.completes_call(h.incident.before, h.incident.trick, event.words)
    beyond_doubt = unclear and h.found(law46.INTENTION)
    if not beyond_doubt and not _may_correct(h, hand, on):
        h.rule(law45.CARD_DESIGNATED, Stands(hand, h.card, "play"), also=(law45.CORRECT_DESIGNATION,))
        return
    new = law46.card_called(h, called, event.words)
    if not physics.can_hold(h.table, hand, new):
        h.rule(law45.CARD_DESIGNATED, Stands(hand, h.card, "play"))
        return
    by_rule = (called.authority,) if called.authority is not None else ()
    after = law47.played_after(h, on, hand)
    put = Put(hand, h.card, new, hand.side)
    if beyond_doubt:
        h.rule(law46.INTENTION_PREVAILS, put, also=by_rule)
    else:
        h.rule(law45.CORRECT_DESIGNATION, put, also=(law47.RETRACT_DESIGNATION, *by_rule))
    if hand is not h.table.dummy:
        law16.withdrawn(h, hand, h.card, hand.side)
    _others_may_change(h, after, hand, new if on.leader is hand else None)


def _may_correct(h: Hearing, hand: Seat, on: Trick) -> bool:
    by_declarer = h.offender is h.table.declarer and hand is h.table.dummy
    if h.term(law45.CORRECT_DESIGNATION, "who") == "declarer for dummy" and not by_declarer:
        return False
    if _time_is_up(h, hand, on) or not h.found(law45.UNINTENDED):
        return False
    return h.term(law45.CORRECT_DESIGNATION, "test") == "slip" or not h.found(law45.PAUSE)


def _time_is_up(h: Hearing, hand: Seat, on: Trick) -> bool:
    match h.term(law45.CORRECT_DESIGNATION, "until"):
        case "his next play":
            return any(seat.side is hand.side for seat, _, _ in law47.played_after(h, on, hand))
        case "partner plays":
            with_dummy = h.offender.partner is h.table.dummy
            played = _partner_has_played(h, hand, on)
            return played and not (with_dummy and h.reads(law45.DUMMY_DOES_NOT_END_TIME))
        case _:
            return False


def _partner_has_played(h: Hearing, hand: Seat, on: Trick) -> bool:
    """Dummy, from whom the card was called, plays by moving it; any other partner by a card of his own."""
    partner, call = h.offender.partner, h.incident.before.call
    if hand is partner:
        return call is not None and call.placed and call.trick == h.incident.trick
    return any(seat is partner for seat, _, _ in law47.played_after(h, on, hand))


def _others_may_change(h: Hearing, after: list[law47.Played], hand: Seat, lead: Card | None) -> None:
    """Whoever played in turn after the card that was changed may change too, and so on round the table (47D)."""
    opponent_changed = False
    for seat, card, number in after:
        if not law47.still_there(h, seat, card):
            continue
        suit = lead.suit if lead is not None and number == h.incident.trick else None
        must = misplaced.must_follow(h, seat, card, suit)
        if seat.side is not hand.side:
            opponent_changed |= _opponent_changes(h, seat, card, must=must)
        elif must:
            law47.may_change(h, seat, card, law47.RETRACT_ILLEGAL_PLAY, hand.side, must=True)
        elif opponent_changed:
            law47.may_change(h, seat, card, law47.RETRACT_AFTER_OPPONENTS_CHANGE, hand.side)


def _opponent_changes(h: Hearing, seat: Seat, card: Card, *, must: bool) -> bool:
    """The side that misspoke counts as the offending one for what a card then taken back has shown."""
    side = h.offender.side
    if not law47.takes_back(h, seat, card, law45.OPPONENT_MAY_CHANGE, side, must=must):
        return False
    if not h.table.is_defender(seat) or h.reads(law16.DECLARER_WHO_MISSPOKE_OFFENDS):
        law16.withdrawn(h, seat, card, side)
    else:
        users = (seat.partner, h.table.declarer)
        h.rule(law16.NON_OFFENDERS_MAY_USE, Inform(f"{card} in {seat}'s hand", card, seat, users, ()))
    return True
