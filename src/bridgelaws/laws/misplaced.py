"""Law 45D: a card that dummy puts in the played position and declarer did not name."""

from __future__ import annotations

from dataclasses import replace

from .. import physics
from ..acts import Act
from ..cards import Card, Suit
from ..events import Corrected, Named, Placed
from ..hearing import Hearing
from ..orders import (
    CountsAfter,
    EstablishRevoke,
    LeadReturnsTo,
    Note,
    Order,
    Put,
    Refer,
    ReturnToHand,
    Stands,
    TurnReturnsTo,
    Withdraw,
)
from ..seats import Seat, Side
from ..table import Incident, Revoke, Stage, Table, Trick
from . import law44, law45, law46, law47, spoken
from .common import file


def expected(table: Table) -> Card | None:
    """The card that dummy was to put forward: the one in the trick, or the one called last if that ended the trick."""
    current = table.trick.card(table.dummy)
    if current is not None:
        return current
    call, last = table.call, table.last_trick
    just_called = call is not None and not call.placed and call.trick == table.number - 1 and table.trick.empty
    if just_called and last is not None and call is not None and last.card(table.dummy) is call.card:
        return call.card
    return None


def unasked(table: Table, number: int) -> Incident | None:
    """The file of a card that dummy put forward unasked to a trick, and that lies there."""
    trick = table.trick_at(number)
    for i in table.docket:
        if i.law == "law45" and isinstance(i.cause, Placed) and i.other is None and i.trick == number:
            return i if trick is not None and trick.card(table.dummy) is i.card else None
    return None


def side_has_played_since(table: Table, number: int, side: Side) -> bool:
    """Whether a side has played to the trick after a given one; what dummy moved unasked is no play of it (45B)."""
    if not table.side_has_played_since(number, side):
        return False
    trick = table.trick_at(number + 1)
    from_hand = trick is None or trick.card(table.declarer) is not None
    return side is not table.dummy.side or from_hand or unasked(table, number + 1) is None


def _both_have_played_since(table: Table, number: int) -> bool:
    return all(side_has_played_since(table, number, side) for side in Side)


def instead_of_call(table: Table) -> Incident | None:
    """The file of a card that dummy put forward instead of the one called, to the trick in progress or the last."""
    for i in table.docket:
        if i.law == "law45" and isinstance(i.cause, Placed) and i.other is not None and i.trick >= table.number - 1:
            return i
    return None


def _as_corrected(table: Table, card: Card) -> bool:
    """Whether dummy moves the card that declarer has just said he wants; Law 45C4(b) decides whether he may have it."""
    for i in table.docket:
        if i.law == "law45" and i.proper is table.dummy and isinstance(i.cause, Named | Corrected):
            return wanted(i).card is card
    return False


def wanted(change: Incident) -> law46.Called:
    """What is wanted instead of a card named; if dummy has moved another, that one is still to be had."""
    event, hand, before = change.cause, change.proper, change.before
    assert isinstance(event, Named | Corrected)
    assert hand is not None
    i = instead_of_call(before) if hand is before.dummy else None
    if i is not None and i.card is not None and i.other is not None and _can_be_put_back(before, i):
        for order in _in_its_place(before, i.card, i.other):
            before = order.apply(before, law45.WITHDRAW_WRONG_CARD)
    return law46.wanted_instead(before, hand, event.words, change.trick)


def notice(table: Table, act: Act, card: Card) -> Incident | None:
    """Another card than the one called, or a card when none was called."""
    called = expected(table)
    if called is card or _as_corrected(table, card):
        return None
    if called is not None:
        summary = f"dummy put forward {card} though {called} had been called"
    else:
        summary = f"dummy put forward {card} without instruction"
    past = called is not None and table.trick.card(table.dummy) is None
    found = file(table, act, "law45", summary, other=called)
    return replace(found, trick=table.number - 1 if past else table.number)


def lapse(h: Hearing) -> bool:
    """Declarer has ratified the card, or each side has played to the next trick."""
    return _ratified(h) or _too_late(h)


def _ratified(h: Hearing) -> bool:
    """Declarer calls the card that dummy had put forward unasked, or agrees to it."""
    assert h.act is not None
    event, before = h.act.event, h.incident.before
    if h.incident.other is not None or not isinstance(event, Named) or not about_it(h.table, h.incident, event):
        return False
    called = law46.call_for(before, event, h.card)
    if called is None and not (law46.may_mean(before, event, h.card) and h.reads(law45.MEANS_THE_ONE_THERE)):
        return False
    if law47.still_there(h, h.table.dummy, h.card):
        for used in called.readings if called is not None else ():
            h.reads(used)
        also = (called.authority,) if called is not None else ()
        h.rule(law45.CARD_DESIGNATED, Stands(h.table.dummy, h.card, "play"), also=also)
    law45.suggestion(h)
    return True


def about_it(table: Table, moved: Incident, event: Named) -> bool:
    """Whether words of declarer can be about the card that dummy has moved, and are no call to the next trick."""
    if event.seat is not table.declarer or event.hand not in (None, table.dummy):
        return False
    next_trick = table.number > moved.trick and table.turn is table.dummy
    return not next_trick or spoken.read(event.words, event.pointing, table.trumps).card is moved.card


def _too_late(h: Hearing) -> bool:
    if not law45.both_on(h):
        return False
    if h.incident.other is None:
        law45.suggestion(h)
    _stands_too_late(h)
    return True


def _stands_too_late(h: Hearing) -> None:
    """The cards stand; a revoke may have come of it."""
    stands = Stands(h.table.dummy, h.card, "play")
    if h.has(law45.TOO_LATE_TO_CHANGE):
        h.rule(law45.TOO_LATE_TO_CHANGE, stands)
    elif h.reads(law45.TOO_LATE_BEFORE_2017):
        h.rule(law47.PLAYED_CARD_STANDS, stands)
    else:
        h.rule(law45.WITHDRAW_WRONG_CARD, Refer("may", f"on {h.card}, for which the text has no rule now", "now"))
    trick = h.incident.before.trick_at(h.incident.trick)
    if trick is None or trick.empty or trick.leader is h.table.dummy:
        _wrong_lead(h)
    elif trick.led is not None and h.card.suit is not trick.led:
        _may_have_revoked(h, trick.led)


def _wrong_lead(h: Hearing) -> None:
    trick = h.table.trick_at(h.incident.trick)
    if h.has(law45.WRONG_LEAD_STANDS) and not (trick is not None and _all_followed(h, trick)):
        why = f"because of a failure to follow to {h.card}, which may be a revoke (64A, 64B7, 64C)"
        h.rule(law45.WRONG_LEAD_STANDS, Refer("may", why, "now"))


def _all_followed(h: Hearing, trick: Trick) -> bool:
    """Whether every hand followed to the wrong card, or is known to have held none of its suit."""
    from . import law61

    suit, number = h.card.suit, h.incident.trick
    others = (seat for seat in trick.order if (card := trick.card(seat)) is not None and card.suit is not suit)
    return all(law61.held_at(h.table, number, seat, suit) is False for seat in others)


def _may_have_revoked(h: Hearing, led: Suit) -> None:
    """A revoke that came of dummy's error is established, costs no trick, and is settled by equity."""
    from . import law61, law63, law64

    called = h.incident.other
    able = True if called is not None and called.suit is led else h.incident.before.hand(h.table.dummy).holds(led)
    if able is False:
        return
    authority = law45.WRONG_CARD_REVOKED if h.has(law45.WRONG_CARD_REVOKED) else law61.REVOKE
    what = "was a revoke by dummy" if able else "was a revoke by dummy if he could have followed suit"
    revoke = _established(h, led) if able else None
    record = (EstablishRevoke(revoke),) if revoke is not None else ()
    h.rule(authority, Note(str(h.card), what), *record, also=(law61.REVOKE, law63.PLAYS_ON, law63.TOO_LATE))
    h.rule(law64.CARD_IN_SIGHT, Note("no trick", "is transferred automatically"))
    h.rule(law64.EQUITY, Refer("must", "if dummy's revoke damaged the defenders", findings=("damage",)))
    if revoke is not None and h.incident.attended:
        law61.found(h, revoke)


def _established(h: Hearing, led: Suit) -> Revoke:
    """Dummy's revoke, which is established now; it is found once attention is drawn to it."""
    from . import law61, law63

    dummy = h.table.dummy
    revoke = law61.revoke_of(h.incident.before, h.incident.trick, dummy, h.card, led, sure=True)
    by = f"{dummy.side} played to the next trick"
    return replace(revoke, stage=Stage.ESTABLISHED, authority=law63.PLAYS_ON, by=by)


def hear(h: Hearing) -> None:
    """Dummy's card goes back, the card called takes its place, and the others may change."""
    from . import law61

    dummy, placed = h.table.dummy, h.card
    # Another ruling may have had the trick before it taken up again.
    waiting = h.table.suspended if h.table.number < h.incident.trick else None
    called = h.incident.other if h.incident.other is not None else _called_since(h)
    led_next = waiting is None and h.table.trick.card(dummy) is called
    if called is not None and not led_next and not physics.can_hold(h.table, dummy, called):
        called = None  # another ruling has had it played to an earlier trick, so that nothing was called (46B4)
    if h.incident.other is None:
        law45.suggestion(h)
    if _both_have_played_since(h.table, h.incident.trick):
        _stands_too_late(h)
        return
    on = law47.trick_of(h) if waiting is None else waiting
    if on is None or on.card(dummy) is not placed:
        h.rule(law45.WITHDRAW_WRONG_CARD, ReturnToHand(dummy, (placed,)))
        _followed_to_no_lead(h)
        return
    after = law47.played_after(h, on, dummy)
    _put_right(h, called, after)
    if called is not None and law61.not_followed(h, dummy, called):
        return  # the others may change once dummy has followed suit (62C)
    since = [each for each in after if each[:2] not in _played_before(h)]
    others_change(h, since, called.suit if called is not None and on.leader is dummy else None)


def before_it_was_called(h: Hearing, called: Card) -> list[Act]:
    """What dummy moved while the call was being resolved is dealt with; returns what others have played to it.

    Whoever followed to it has played too soon by dummy's error. If it was the card called after all, he followed in
    turn; otherwise he may take his own back, and must if it does not follow to the lead.
    """
    dummy, since = h.table.dummy, [i for i in h.table.docket if i.at > h.incident.at and i.trick == h.incident.trick]
    moved = [i for i in since if i.law == "law45" and isinstance(i.cause, Placed) and i.other is None]
    if not moved:
        return []
    law45.suggestion(h)
    for i in moved:
        h.close(i)
        if i.card is not called and i.card is not None:
            h.rule(law45.WITHDRAW_WRONG_CARD, ReturnToHand(dummy, (i.card,)))
    leads = h.incident.before.trick.empty and h.incident.before.turn is dummy
    new_suit = called.suit if leads else None
    kept: list[Act] = []
    for i in since:
        card = i.card
        if i.offender is not dummy.lho or not i.enters or i.at < moved[0].at or card is None:
            continue
        if h.table.trick.card(i.offender) is not card:
            continue
        h.close(i)
        if moved[-1].card is not called and _defender_changes(h, i.offender, card, new_suit, again=False):
            continue
        h.rule(law45.PLAY_FROM_DUMMY, CountsAfter(i.offender, card, called))
        kept.append(Act(i.cause, i.offender, card, plays=True))
    if leads and h.table.turn is not dummy:
        h.rule(law45.PLAY_FROM_DUMMY, TurnReturnsTo(dummy))
    return kept


def put_back(h: Hearing, trick: int, card: Card | None) -> Card | None:
    """A card of dummy, about to be ruled on, takes its place again; returns the one that dummy has moved into it."""
    i = instead_of_call(h.table)
    if i is None or (i.trick, i.other) != (trick, card) or i.card is None or i.other is None:
        return None
    if not _can_be_put_back(h.table, i):
        return None
    h.rule(law45.WITHDRAW_WRONG_CARD, *_in_its_place(h.table, i.card, i.other))
    h.close(i)
    return i.card


def _can_be_put_back(table: Table, i: Incident) -> bool:
    """Whether dummy's wrong card lies in the trick still, in time, and the card called can take its place."""
    on, dummy = table.trick_at(i.trick), table.dummy
    if on is None or on.card(dummy) is not i.card or _both_have_played_since(table, i.trick):
        return False
    assert i.other is not None
    # Another ruling may have had the card called played to another trick.
    return table.trick.card(dummy) is i.other or physics.can_hold(table, dummy, i.other)


def _in_its_place(table: Table, placed: Card, called: Card) -> tuple[Order, ...]:
    """The card called takes the place of the one that dummy moved; meanwhile it may have been led to the next trick."""
    dummy, side = table.dummy, table.dummy.side
    back = (Withdraw(dummy, called, side),) if table.trick.card(dummy) is called else ()
    return *back, Put(dummy, placed, called, side)


def _played_before(h: Hearing) -> set[tuple[Seat, Card]]:
    """The cards that had been played to the card called before dummy moved another one."""
    before = h.incident.before
    tricks = (before.trick, before.trick_at(h.incident.trick))
    return {(s, c) for trick in tricks if trick is not None for s in trick.order if (c := trick.card(s)) is not None}


def others_change(h: Hearing, after: list[law47.Played], new_suit: Suit | None) -> None:
    """What may be done with the cards played after dummy's error, in turn: each knows what was done before him."""
    changed: set[Seat] = set()
    asked: set[Seat] = set()
    for seat, card, number in sorted(after, key=lambda play: _turn(h, play)):
        if not law47.still_there(h, seat, card):
            continue
        same_trick = number == h.incident.trick
        if h.table.is_defender(seat):
            took_back = _defender_changes(h, seat, card, new_suit if same_trick else None, again=seat in asked)
            asked.add(seat)
            if took_back and same_trick:
                changed.add(seat)
        elif seat is h.table.declarer and same_trick:
            _declarer_changes(h, card, new_suit, changed)


def _turn(h: Hearing, play: law47.Played) -> tuple[int, int]:
    """When it was a hand's turn to play a card; who took one back and played another lies after the others."""
    seat, _, number = play
    trick = h.table.trick_at(number)
    return number, (seat - trick.leader) % 4 if trick is not None else 0


def _followed_to_no_lead(h: Hearing) -> None:
    """A defender who played to a card that dummy put forward out of turn may take his own back too."""
    if not h.incident.before.trick.empty or h.incident.before.turn is None:
        return
    for i in h.table.docket:
        out_of_turn = i.law in ("law54", "law56") and i.at > h.incident.at and i.trick == h.incident.trick
        if not out_of_turn or i.card is None or h.table.trick.order != (i.offender,):
            continue
        asked = law47.keep_or_withdraw(law45.DEFENDER_MAY_CHANGE, ", with no penalty card")
        if h.chosen(asked, by=i.offender, suffix=i.offender.letter, card=i.card) == "keep":
            continue  # it is then a lead out of turn like any other
        law47.may_change(h, i.offender, i.card, law45.DEFENDER_MAY_CHANGE, h.table.dummy.side, must=True)
        h.rule(law45.DEFENDER_MAY_CHANGE, LeadReturnsTo(h.incident.before.turn))
        h.close(i)


def _called_since(h: Hearing) -> Card | None:
    """The card that declarer has named since dummy moved unasked."""
    for event in h.since:
        if isinstance(event, Named | Corrected) and event.seat is h.table.declarer:
            pointing = event.pointing if isinstance(event, Named) else None
            card = law46.interpret(h.incident.before, event.words, pointing).card
            if card is not None and physics.can_hold(h.table, h.table.dummy, card):
                return card
    return None


def _put_right(h: Hearing, called: Card | None, after: list[law47.Played]) -> None:
    """The wrong card goes back; if that changes who won the trick, the lead to the next one is undone."""
    dummy, placed, side = h.table.dummy, h.card, h.table.dummy.side
    winner = h.table.trick.leader
    if called is not None:
        called_by = law46.called_by(h.incident.before, h.incident.trick)
        also = (law45.CARD_DESIGNATED, *called_by, law47.RETRACT_FOR_RECTIFICATION)
        h.rule(law45.WITHDRAW_WRONG_CARD, *_in_its_place(h.table, placed, called), also=also)
    else:
        h.rule(law45.WITHDRAW_WRONG_CARD, Withdraw(dummy, placed, side), also=(law47.RETRACT_FOR_RECTIFICATION,))
    led = any(number > h.incident.trick for _, _, number in after)
    # Where no card was called the trick is open again: who leads to the next is not known before dummy has played.
    if called is not None and led and h.table.trick.leader is not winner:
        law44.undo(h, side, law45.WITHDRAW_WRONG_CARD)


def _defender_changes(h: Hearing, seat: Seat, card: Card, new_suit: Suit | None, *, again: bool) -> bool:
    """A defender may change what he played after the error, and must if another suit is led now; True if he did."""
    must, side = must_follow(h, seat, card, new_suit), h.table.dummy.side
    return law47.may_change(h, seat, card, law45.DEFENDER_MAY_CHANGE, side, must=must, again=again)


def _declarer_changes(h: Hearing, card: Card, new_suit: Suit | None, changed: set[Seat]) -> None:
    """Declarer may change a card of the same trick only if his right-hand opponent did."""
    seat = h.table.declarer
    if must_follow(h, seat, card, new_suit):
        law47.may_change(h, seat, card, law47.RETRACT_ILLEGAL_PLAY, seat.side, must=True)
    elif seat.rho not in changed:
        return
    elif h.has(law45.DECLARER_MAY_CHANGE):
        law47.may_change(h, seat, card, law45.DECLARER_MAY_CHANGE, seat.side)
    elif h.reads(law45.NO_CHANGE_BY_DECLARER):
        h.rule(law47.PLAYED_CARD_STANDS, Stands(seat, card, "play"))
    else:
        law47.may_change(h, seat, card, law47.RETRACT_AFTER_OPPONENTS_CHANGE, seat.side)


def must_follow(h: Hearing, seat: Seat, card: Card, suit: Suit | None) -> bool:
    """Whether a card played to a wrong lead cannot stay, another suit being led now."""
    if suit is None or card.suit is suit:
        return False
    return h.holds(seat, suit, law44.FOLLOW_SUIT) and h.reads(law45.FOLLOW_TO_RESTORED_LEAD)


# A card kept by a defender after dummy's lead was taken back and no card had been called


def arising(table: Table) -> Incident | None:
    """A card that a defender kept when the lead before it was taken back, now that another suit is led."""
    trick, led = table.trick, table.trick.led
    if led is None or trick.order[0] is trick.leader:
        return None
    if not any(ruling.law == 45 and ruling.trick == table.number for ruling in table.rulings):
        return None
    for seat in _before_the_lead(trick):
        card, key = trick.card(seat), f"45D:{table.number}{seat.letter}"
        if card is None or card.suit is led or table.ruled(key) or table.hand(seat).holds(led) is False:
            continue
        summary = f"{seat} had kept {card} and a {led.singular} was led"
        return replace(file(table, Act(None, seat, card), "law45", summary), key=key)
    return None


def _before_the_lead(trick: Trick) -> tuple[Seat, ...]:
    return trick.order[: trick.order.index(trick.leader)]


def kept(h: Hearing) -> None:
    """It stays only if it does not break the duty to follow suit."""
    if must_follow(h, h.offender, h.card, h.table.trick.led):
        law47.may_change(h, h.offender, h.card, law45.DEFENDER_MAY_CHANGE, h.table.dummy.side, must=True)
    else:
        h.rule(law45.DEFENDER_MAY_CHANGE, Stands(h.offender, h.card, "play"))
