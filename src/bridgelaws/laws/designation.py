"""Law 45C4(b): another card wanted instead of the one named."""

from __future__ import annotations

from dataclasses import replace

from .. import physics
from ..acts import Act
from ..cards import Card
from ..events import Corrected, Faced, Named, Placed
from ..hearing import Hearing
from ..orders import Inform, Note, Put, Stands, Withdraw
from ..seats import Seat
from ..table import Incident, Table, Trick
from . import law16, law45, law46, law47, law63, misplaced, penalty_cards, spoken
from .common import file, reads


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
    instead = misplaced.instead_of_call(table) if hand is table.dummy else None
    if instead is not None and instead.card is card and instead.other is not None:
        # Dummy moved another card: declarer points that out, or has the one he called in mind, not dummy's.
        card = instead.other
        if law46.agrees(event.words, card, table.trumps):
            return None
    if card is None:
        return None
    if isinstance(event, Named) and _says_it_again(table, event, hand, card):
        return None
    summary = f"{event.seat} wanted another card ({event.words!r}) instead of {card}"
    found = file(table, act, "law45", summary, offender=event.seat, card=card, proper=hand)
    return found if trick is table.trick else replace(found, trick=table.number - 1)


def _says_it_again(table: Table, event: Named, hand: Seat, card: Card) -> bool:
    """Whether words name the card named before, or call it from dummy by 46B, or agree to what lies there."""
    if spoken.read(event.words, event.pointing, table.trumps).card is card:
        return True
    return hand is table.dummy and table.trick.card(hand) is not None and law46.calls_again(table, event, card)


def _trick_to_correct(table: Table, hand: Seat, corrected: bool) -> Trick | None:
    """The trick that the words concern; those of a call that is still being resolved are Law 46's."""
    if table.trick.card(hand) is not None:
        return table.trick
    resolving = hand is table.dummy and any(i.law == "law46" for i in table.docket)
    return table.last_trick if corrected and not resolving else None


def hear(h: Hearing) -> None:
    """The card wanted instead is allowed or not; then what its player had played to the trick must follow suit."""
    if law63.named_for_next(h):
        h.rule(law45.CARD_DESIGNATED, Note("the call", "is for the next trick"))
        return
    _hear(h)
    for incident in h.table.docket:
        same_trick = incident.law == "law61" and incident.trick == h.incident.trick
        if same_trick and h.table.actor(incident.offender) is h.table.actor(h.offender):
            h.attend_to(incident)


def _hear(h: Hearing) -> None:
    """An unintended designation may be corrected by whom, until when and on which test the edition says."""
    from . import law61

    hand, event = h.incident.proper, h.incident.cause
    assert hand is not None
    assert isinstance(event, Named | Corrected)
    called = misplaced.wanted(h.incident)
    instead = misplaced.instead_of_call(h.table) if hand is h.table.dummy else None
    if instead is not None and not disposes_of(h.table, instead):
        instead = None
    wrong = None
    if hand is h.table.dummy and instead is None:
        wrong = misplaced.put_back(h, h.incident.trick, h.card)
    on = law47.trick_of(h)
    lying = on.card(hand) if on is not None else None
    moved = lying is not None and lying is called.card and hand is h.table.dummy
    if on is None or not (moved or lying is h.card) or called.card is h.card or called.trouble == "void":
        h.rule(law45.CARD_DESIGNATED, Stands(hand, lying or h.card, "play"))
        return
    if hand is not h.table.dummy and not _was_named(h):
        # A card that was put down was not designated: it is played, and a mispull is no slip of the tongue.
        h.rule(law47.PLAYED_CARD_STANDS, Stands(hand, h.card, "play"), also=(law45.PLAY_FROM_HAND,))
        return
    unclear = hand is h.table.dummy and law46.completes_call(h.incident.before, h.incident.trick, event.words)
    beyond_doubt = unclear and h.found(law46.INTENTION)
    if instead is not None:
        h.close(instead)
    if not beyond_doubt and not _may_correct(h, hand):
        _refused(h, hand, on, wrong, instead)
        return
    new = law46.card_called(h, called, event.words)
    if not moved and not physics.can_hold(h.table, hand, new):
        h.rule(law45.CARD_DESIGNATED, Stands(hand, h.card, "play"))
        return
    after = [each for each in law47.played_after(h, on, hand) if each[:2] not in _played_to(h, new)]
    put = Stands(hand, new, "play") if moved else Put(hand, h.card, new, hand.side)
    if beyond_doubt:
        h.rule(law46.INTENTION_PREVAILS, put, also=(called.authority,))
    else:
        h.rule(law45.CORRECT_DESIGNATION, put, also=(law47.RETRACT_DESIGNATION, called.authority))
    for incident in h.table.docket:
        if incident.law == "law61" and (incident.offender, incident.card) == (hand, h.card):
            h.close(incident)  # the card that failed to follow suit is no longer played
    if hand is not h.table.dummy:
        law16.withdrawn(h, hand, h.card, hand.side)
    if law61.not_followed(h, hand, new):
        return  # the others may change once he has followed suit (62C)
    _others_may_change(h, after, hand, new if on.leader is hand else None)


def disposes_of(table: Table, misplacement: Incident) -> bool:
    """Whether declarer wants the very card that dummy moved instead of the one called: 45C4(b) comes before 45D."""
    placed, called = misplacement.card, misplacement.other
    trick = table.trick_at(misplacement.trick)
    if not isinstance(misplacement.cause, Placed) or called is None or trick is None:
        return False
    if trick.card(table.dummy) is not placed:
        return False
    for i in table.docket:
        change = i.law == "law45" and i.proper is table.dummy and isinstance(i.cause, Named | Corrected)
        if change and (i.card, i.trick) == (called, misplacement.trick):
            return misplaced.wanted(i).card is placed
    return False


def _was_named(h: Hearing) -> bool:
    """Whether the card was played by being named, not by being put down."""
    trumps = h.table.trumps
    said = [e for e in h.table.log[: h.incident.at] if isinstance(e, Named) and e.seat is h.offender]
    return any(spoken.read(e.words, e.pointing, trumps).card is h.card for e in said)


def _played_to(h: Hearing, new: Card, at: int | None = None) -> set[tuple[Seat, Card]]:
    """The cards put down after dummy had moved the card that declarer wanted instead: they were played to that one.

    `at` is where in the log dummy moved it, if he did so before declarer wanted it.
    """
    since = h.table.log[h.incident.at if at is None else at :]
    for n, event in enumerate(since):
        if isinstance(event, Placed) and event.card is new:
            return {(e.seat, e.card) for e in since[n:] if isinstance(e, Faced)}
    return set()


def _refused(h: Hearing, hand: Seat, on: Trick, wrong: Card | None, instead: Incident | None) -> None:
    """The card named stays played; if dummy has moved the other one already, or a wrong one, that goes back (45D)."""
    from . import law54, law61

    lying = on.card(hand)
    stays = (law54.SECOND_FROM_DUMMY,) if law54.stays(h.table, h.card) else ()
    called_by = law46.called_by(h.incident.before, h.incident.trick) if hand is h.table.dummy else ()
    if lying is h.card or lying is None:
        also = (law45.CORRECT_DESIGNATION, *called_by, *stays)
        h.rule(law45.CARD_DESIGNATED, Stands(hand, h.card, "play"), also=also)
        if wrong is not None and not law61.not_followed(h, hand, h.card):
            after = [each for each in law47.played_after(h, on, hand) if each[:2] in _played_to(h, wrong)]
            misplaced.others_change(h, after, h.card.suit if on.leader is hand else None)
        return
    moved_at = instead.at if instead is not None else None
    after = [each for each in law47.played_after(h, on, hand) if each[:2] in _played_to(h, lying, moved_at)]
    # The card named may have been led to the next trick meanwhile.
    back = [Withdraw(hand, h.card, hand.side)] if h.table.trick.card(hand) is h.card else []
    if not back and not physics.can_hold(h.table, hand, h.card):
        h.rule(law47.PLAYED_CARD_STANDS, Stands(hand, lying, "play"), also=(law45.CORRECT_DESIGNATION,))
        return
    also = (law45.CORRECT_DESIGNATION, *called_by, law45.WITHDRAW_WRONG_CARD, law47.RETRACT_FOR_RECTIFICATION)
    h.rule(law45.CARD_DESIGNATED, *back, Put(hand, lying, h.card, hand.side), also=also)
    if not law61.not_followed(h, hand, h.card):
        misplaced.others_change(h, after, h.card.suit if on.leader is hand else None)


def _may_correct(h: Hearing, hand: Seat) -> bool:
    from . import law54

    second = law54.stays(h.table, h.card)
    if second and not reads(h.table, law54.SLIP_MAY_BE_CORRECTED):
        return False
    if not _was_unintended(h, hand):
        return False
    return not second or h.reads(law54.SLIP_MAY_BE_CORRECTED)


def _was_unintended(h: Hearing, hand: Seat) -> bool:
    """Whether the edition lets him correct himself, and naming the card was a slip."""
    by_declarer = h.offender is h.table.declarer and hand is h.table.dummy
    if h.term(law45.CORRECT_DESIGNATION, "who") == "declarer for dummy" and not by_declarer:
        return False
    if _time_is_up(h, hand) or not h.found(law45.UNINTENDED):
        return False
    return h.term(law45.CORRECT_DESIGNATION, "test") == "slip" or not h.found(law45.PAUSE)


def _time_is_up(h: Hearing, hand: Seat) -> bool:
    match h.term(law45.CORRECT_DESIGNATION, "until"):
        case "his next play":
            return any(seat.side is hand.side for seat in _had_played(h, hand))
        case "partner plays":
            played = _partner_has_played(h, hand)
            return played and not (hand is h.table.dummy and h.reads(law45.DUMMY_DOES_NOT_END_TIME))
        case _:
            return False


def _had_played(h: Hearing, hand: Seat) -> tuple[Seat, ...]:
    """The hands that had played after the card named when its player wanted another."""
    before = h.incident.before
    trick = before.trick_at(h.incident.trick)
    played = trick.after(hand) if trick is not None else ()
    return played if trick is before.trick else (*played, *before.trick.order)


def _partner_has_played(h: Hearing, hand: Seat) -> bool:
    """Dummy, from whom the card was called, plays by moving it; any other partner by a card of his own."""
    partner, call = h.offender.partner, h.incident.before.call
    if hand is partner:
        return call is not None and call.placed and call.trick == h.incident.trick
    return partner in _had_played(h, hand)


def _others_may_change(h: Hearing, after: list[law47.Played], hand: Seat, lead: Card | None) -> None:
    """Whoever played in turn after the card that was changed may change too, and so on round the table (47D).

    What was a revoke before the change and is one still was never legal, and is corrected like any other.
    """
    from . import law61

    opponent_changed = False
    asked: set[Seat] = set()
    for seat, card, number in after:
        if not law47.still_there(h, seat, card):
            continue
        here = number == h.incident.trick
        same_lead = here and (lead is None or lead.suit is h.card.suit)
        if same_lead and seat.side is not hand.side and law61.not_followed(h, seat, card):
            continue
        again = seat in asked
        asked.add(seat)
        suit = lead.suit if lead is not None and here else None
        must = misplaced.must_follow(h, seat, card, suit)
        if seat.side is not hand.side:
            revoked = suit is not None and _had_revoked(h, seat, card)
            opponent_changed |= _opponent_changes(h, seat, card, must=must, again=again, revoked=revoked)
        elif must:
            law47.may_change(h, seat, card, law47.RETRACT_ILLEGAL_PLAY, hand.side, must=True)
        elif opponent_changed:
            law47.may_change(h, seat, card, law47.RETRACT_AFTER_OPPONENTS_CHANGE, hand.side, again=again)


def _had_revoked(h: Hearing, seat: Seat, card: Card) -> bool:
    """Whether a card failed to follow to the lead that has now been changed."""
    from . import law61

    then = h.card.suit
    return card.suit is not then and law61.held_at(h.incident.before, h.incident.trick, seat, then) is True


def _opponent_changes(h: Hearing, seat: Seat, card: Card, *, must: bool, again: bool, revoked: bool) -> bool:
    """The side that misspoke counts as the offending one for what a card then taken back has shown.

    45C4(b) speaks of a card that was legal before the change; any other goes back by the general rule of 47D.
    """
    side = h.offender.side
    authority = law47.RETRACT_AFTER_OPPONENTS_CHANGE if revoked else law45.OPPONENT_MAY_CHANGE
    if not law47.takes_back(h, seat, card, authority, side, must=must, again=again):
        return False
    if penalty_cards.lies_again(h, seat, card):
        return True
    if not h.table.is_defender(seat) or h.reads(law16.DECLARER_WHO_MISSPOKE_OFFENDS):
        law16.withdrawn(h, seat, card, side)
    else:
        users = (seat.partner, h.table.declarer)
        h.rule(law16.NON_OFFENDERS_MAY_USE, Inform(f"{card} in {seat}'s hand", card, seat, users, ()))
    return True
