"""Law 45D: a card that dummy puts in the played position and declarer did not name."""

from __future__ import annotations

from ...board import physics
from ...board.acts import Act
from ...board.events import Corrected, Named
from ...board.keys import Sequel
from ...board.orders import EstablishRevoke, LeadReturnsTo, Refer, ReturnToHand, Stands, Tell, Withdraw
from ...board.records import Settled
from ...board.table import Incident, Revoke, Table, Trick
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...values.cards import Card, Suit
from ...values.seats import Seat
from ..books import book44, book46, book47, book54, book56, book61, book63, book64
from ..common import file, reads
from ..law44 import procedures as law44
from ..law46 import interpretation_queries as interpretation46, procedures as law46, queries as query46
from ..law47 import procedures as law47
from ..law61 import procedures as law61, queries as query61
from ..law63 import queries as query63
from . import book, procedures as law45, words
from .misplaced_procedures import beyond_doubt, defender_changes, must_follow
from .misplaced_queries import (
    about_it,
    both_have_played_since,
    called_early,
    called_first,
    expected,
    in_its_place,
    kept_before_the_lead,
    lying_there,
    to_follow,
    wanted,
)


def _as_corrected(table: Table, card: Card) -> bool:
    """Whether dummy moves the card that declarer has just said he wants; Law 45C4(b) decides whether he may have it."""
    change = next((i for i in table.files(book.WantsAnotherCard) if i.hand is table.dummy), None)
    return change is not None and wanted(change).card is card


def notice(table: Table, act: Act, card: Card) -> Incident | None:
    """Another card than the one called, or a card when none was called."""
    called = called_first(table) or expected(table)
    asked_for = called is card or called_early(table) is card or _as_corrected(table, card)
    if asked_for or table.puts.lying(table.dummy, card) is not None:
        return None  # a card that counts as played already is only put in its place
    if lying_there(table) is not None:
        return None  # the file that is open is about this one too
    if called is None:
        return file(table, act, book.PutForwardUnasked, words.PUT_FORWARD_UNASKED(card))
    number = table.number - 1 if table.trick.card(table.dummy) is None else table.number
    summary = words.PUT_FORWARD_INSTEAD(card, called)
    return file(table, act, book.PutForwardInstead, summary, trick=number, called=called)


def lapse(h: Hearing) -> bool:
    """Declarer has ratified the card, or each side has played to the next trick."""
    return _ratified(h) or _too_late(h)


def _ratified(h: Hearing) -> bool:
    """Declarer calls the card that dummy had put forward unasked, or agrees to it."""
    event, before = h.act.event, h.incident.before
    unasked = isinstance(h.incident, book.PutForwardUnasked)
    if not unasked or not isinstance(event, Named) or not about_it(h.table, h.incident, event):
        return False
    meant = _meant(h, event)
    called = meant if meant.card is h.card else None
    if called is None and not (query46.may_mean(before, event, h.card) and h.reads(book.MEANS_THE_ONE_THERE)):
        return False
    _is_the_one(h, called)
    return True


def _is_the_one(h: Hearing, called: interpretation46.Called | None) -> None:
    """The card that dummy had put forward unasked is the one called: it is played."""
    if law47.still_there(h, h.table.dummy, h.card):
        for used in called.readings if called is not None else ():
            h.reads(used)
        also = (called.authority,) if called is not None else ()
        h.rule(book.CARD_DESIGNATED, Stands(h.table.dummy, h.card, "play"), also=also)
    law45.suggestion(h)


def _too_late(h: Hearing) -> bool:
    """Each side has played on. What is before the Director is heard, as his ruling may rest on what he has to find."""
    if h.incident.attended or not law45.both_on(h):
        return False
    if isinstance(h.incident, book.PutForwardUnasked):
        law45.suggestion(h)
    _stands_too_late(h)
    return True


def _stands_too_late(h: Hearing) -> None:
    """The cards stand; a revoke may have come of it."""
    stands = Stands(h.table.dummy, h.card, "play")
    if h.has(book.TOO_LATE_TO_CHANGE):
        h.rule(book.TOO_LATE_TO_CHANGE, stands)
    elif h.reads(book.TOO_LATE_BEFORE_2017):
        h.rule(book47.PLAYED_CARD_STANDS, stands)
    else:
        h.rule(book.WITHDRAW_WRONG_CARD, Refer("may", words.NO_RULE_FOR_IT(h.card), NOW()))
    trick = h.incident.before.trick_at(h.incident.trick)
    if trick is None or trick.empty or trick.leader is h.table.dummy:
        _wrong_lead(h)
    elif trick.led is not None and h.card.suit is not trick.led:
        _may_have_revoked(h, trick.led)


def _wrong_lead(h: Hearing) -> None:
    """Who did not follow to it may have revoked: that is said, and left to the laws on revokes, like any other."""
    trick = h.table.trick_at(h.incident.trick)
    if h.has(book.WRONG_LEAD_STANDS) and not (trick is not None and _all_followed(h, trick)):
        h.rule(book.WRONG_LEAD_STANDS, Tell(words.NOT_FOLLOWED_TO(h.card)))


def _all_followed(h: Hearing, trick: Trick) -> bool:
    """Whether every hand followed to the wrong card, or is known to have held none of its suit."""
    suit, number = h.card.suit, h.incident.trick
    others = (seat for seat, card in trick.plays if card.suit is not suit)
    return all(h.table.held_at(number, seat, suit.mask) is False for seat in others)


def _may_have_revoked(h: Hearing, led: Suit) -> None:
    """A revoke that came of dummy's error is established, costs no trick, and is settled by equity.

    Where the card called does not show it, the Director says whether dummy could have followed; until somebody speaks
    of it the card is one that may have been a revoke, like any other.
    """
    called, dummy = h.incident.called if isinstance(h.incident, book.PutForwardInstead) else None, h.table.dummy
    revoke = _established(h, led)
    if called is None or called.suit is not led:
        held = h.incident.attended and h.held_at(h.incident.trick, dummy, led.mask, query61.holding_then(revoke))
        if not held:
            return
    authority = book.WRONG_CARD_REVOKED if h.has(book.WRONG_CARD_REVOKED) else book61.REVOKE
    shown = (Tell(words.WAS_DUMMYS_REVOKE(h.card)), EstablishRevoke(revoke))
    h.rule(authority, *shown, also=(book61.REVOKE, book63.PLAYS_ON, book63.TOO_LATE))
    h.rule(book64.CARD_IN_SIGHT, Tell(words.NO_AUTOMATIC_TRICK()))
    h.rule(book64.EQUITY, Refer("must", words.REVOKE_DAMAGED(), findings=("damage",)))
    if h.incident.attended:
        law61.found(h, revoke)


def _established(h: Hearing, led: Suit) -> Revoke:
    """Dummy's revoke, which is established now; it is found once attention is drawn to it."""
    dummy = h.table.dummy
    revoke = query61.revoke_of(h.incident.before, h.incident.trick, dummy, h.card, led, sure=True)
    return query63.established(revoke, book63.PLAYS_ON, query63.by_side(dummy.side))


def hear(h: Hearing) -> None:
    """Dummy's card goes back, the card called takes its place, and the others may change."""
    dummy, placed = h.table.dummy, h.card
    # Another ruling may have had the trick before it taken up again.
    waiting = h.table.suspended if h.table.number < h.incident.trick else None
    unasked = isinstance(h.incident, book.PutForwardUnasked)
    by, called = None, h.incident.called if isinstance(h.incident, book.PutForwardInstead) else None
    if unasked:
        by, called = _called_since(h)
    if called is placed and unasked:
        _is_the_one(h, by)
        return
    led_next = waiting is None and h.table.trick.card(dummy) is called
    if called not in (None, placed) and not led_next and not physics.can_hold(h.table, dummy, called):
        called = None  # another ruling has had it played to an earlier trick, so that nothing was called (46B4)
    if unasked:
        law45.suggestion(h)
    if both_have_played_since(h.table, h.incident.trick):
        _stands_too_late(h)
        return
    on = law47.trick_of(h) if waiting is None else waiting
    if on is None or on.card(dummy) is not placed:
        if called is not placed:
            h.rule(book.WITHDRAW_WRONG_CARD, ReturnToHand(dummy, (placed,)))
        _followed_to_no_lead(h)
        return
    after = law47.played_after(h, on, dummy)
    if called is not placed and not _given_way(h, called, after):
        return  # otherwise dummy may have put it right himself
    if called is not None and law61.not_followed(h, dummy, called):
        return  # the others may change once dummy has followed suit (62C)
    since = [each for each in after if each[:2] not in _played_before(h)]
    others_change(h, since, called.suit if called is not None and on.leader is dummy else None)


def _given_way(h: Hearing, called: Card | None, after: list[law47.Played]) -> bool:
    """Dummy's card gives way to the one called, unless it goes with the words too and was meant beyond doubt (46B)."""
    dummy, placed = h.table.dummy, h.card
    doubtful = called is not None and query46.may_be_meant(h.incident.before, h.incident.trick, placed)
    if doubtful and after and beyond_doubt(h):
        h.rule(book46.INTENTION_PREVAILS, Stands(dummy, placed, "play"))
        return False
    _put_right(h, called, after)
    if doubtful and not after:
        # Until the Director finds otherwise these rules say which card was called, and no one has played to another.
        summary = words.WORDS_FIT_TOO(placed)
        h.open(h.incident.heard_as(book46.MayHaveBeenMeant, Sequel.MEANING, summary, called=called))
    return True


def _played_before(h: Hearing) -> set[tuple[Seat, Card]]:
    """The cards that had been played to the card called before dummy moved another one."""
    before = h.incident.before
    tricks = (before.trick, before.trick_at(h.incident.trick))
    return {play for trick in tricks if trick is not None for play in trick.plays}


def others_change(h: Hearing, after: list[law47.Played], new_suit: Suit | None) -> None:
    """What may be done with the cards played after dummy's error, in turn: each knows what was done before him."""
    changed: set[Seat] = set()
    asked: set[Seat] = set()
    for seat, card, number in sorted(after, key=lambda play: _turn(h, play)):
        if not law47.still_there(h, seat, card):
            continue
        same_trick = number == h.incident.trick
        if h.table.is_defender(seat):
            took_back = defender_changes(h, seat, card, new_suit if same_trick else None, again=seat in asked)
            asked.add(seat)
            if not took_back:
                h.record(Settled.KEPT, seat, card)
            elif same_trick:
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
        out_of_turn = (
            isinstance(i, book54.OpeningLeadOutOfTurn | book56.DefendersLeadOutOfTurn)
            and i.at > h.incident.at
            and i.trick == h.incident.trick
        )
        if not out_of_turn or i.card is None or h.table.trick.order != (i.offender,):
            continue
        asked = law47.keep_or_withdraw(h, i.offender, i.card, book.DEFENDER_MAY_CHANGE)
        if h.chosen(asked, by=i.offender, suffix=i.offender.letter, card=i.card) == "keep":
            continue  # it is then a lead out of turn like any other
        law47.may_change(h, i.offender, i.card, book.DEFENDER_MAY_CHANGE, h.table.dummy.side, must=True)
        h.rule(book.DEFENDER_MAY_CHANGE, LeadReturnsTo(h.incident.before.turn))
        h.close(i)


def _called_since(h: Hearing) -> tuple[interpretation46.Called | None, Card | None]:
    """The card that declarer has named since dummy moved unasked, from the Director where no hand on file tells.

    It may be the one that dummy had moved.
    """
    dummy = h.table.dummy
    for event in h.since:
        if not isinstance(event, Named | Corrected) or event.seat is not h.table.declarer:
            continue
        if event.hand not in (None, dummy):
            continue  # it is for his own hand
        about = _about_that_trick(h, event)
        called = _meant(h, event)
        if called.card is None and about:
            called = _found_called(h, event, called)
        card = called.card
        if card is not None and ((card is h.card and about) or physics.can_hold(h.table, dummy, card)):
            return called, card
    return None, None


def _found_called(h: Hearing, event: Named | Corrected, called: interpretation46.Called) -> interpretation46.Called:
    """What the Director finds that words called: a card on no file, or the one there if dummy could play no other."""
    dummy, there = h.table.dummy, law47.still_there(h, h.table.dummy, h.card)
    if called.trouble == "unknown":
        at = physics.taken_up(h.table, dummy, h.card) if there else h.table
        return called._replace(card=law46.card_called(h, called, event.words, dummy, at=at))
    follows = there and h.incident.before.trick.led is h.card.suit
    if called.trouble not in ("nothing", "unclear") or not follows or not reads(h.table, book46.ONLY_LEGAL_CARD):
        return called
    h.holds(dummy, h.card.suit, book44.FOLLOW_SUIT)
    return _meant(h, event)


def _meant(h: Hearing, event: Named | Corrected) -> interpretation46.Called:
    """What words called by the cards that dummy had, as far as they are known now."""
    then = h.incident.before.knowing(h.table)
    return interpretation46.interpret(then, event.words, getattr(event, "pointing", None))


def _about_that_trick(h: Hearing, event: Named | Corrected) -> bool:
    """Whether words can be about the trick to which dummy moved his card: it is not over, or dummy is not to lead."""
    return h.table.number == h.incident.trick or (isinstance(event, Named) and about_it(h.table, h.incident, event))


def _put_right(h: Hearing, called: Card | None, after: list[law47.Played]) -> None:
    """The wrong card goes back; if that changes who won the trick, the lead to the next one is undone."""
    dummy, placed, side = h.table.dummy, h.card, h.table.dummy.side
    winner = h.table.trick.leader
    if called is not None:
        called_by = query46.called_by(h.incident.before, h.incident.trick, called)
        also = (book.CARD_DESIGNATED, *called_by, book47.RETRACT_FOR_RECTIFICATION)
        h.rule(book.WITHDRAW_WRONG_CARD, *in_its_place(h.table, placed, called), also=also)
    else:
        h.rule(book.WITHDRAW_WRONG_CARD, Withdraw(dummy, placed, side), also=(book47.RETRACT_FOR_RECTIFICATION,))
    led = any(number > h.incident.trick for _, _, number in after)
    # Where no card was called the trick is open again: who leads to the next is not known before dummy has played.
    if called is not None and led and h.table.trick.leader is not winner:
        law44.undo(h, side, book.WITHDRAW_WRONG_CARD)


def _declarer_changes(h: Hearing, card: Card, new_suit: Suit | None, changed: set[Seat]) -> None:
    """Declarer may change a card of the same trick only if his right-hand opponent did."""
    seat = h.table.declarer
    if must_follow(h, seat, card, new_suit):
        law47.may_change(h, seat, card, book47.RETRACT_ILLEGAL_PLAY, seat.side, must=True)
    elif seat.rho not in changed:
        return
    elif h.has(book.DECLARER_MAY_CHANGE):
        law47.may_change(h, seat, card, book.DECLARER_MAY_CHANGE, seat.side)
    elif h.reads(book.NO_CHANGE_BY_DECLARER):
        h.rule(book47.PLAYED_CARD_STANDS, Stands(seat, card, "play"))
    else:
        law47.may_change(h, seat, card, book47.RETRACT_AFTER_OPPONENTS_CHANGE, seat.side)


def arising(table: Table) -> Incident | None:
    """A card that a defender kept when the lead before it was taken back, now that another suit is led.

    What dummy has moved of himself may go back too: nobody has to follow to it before it is known to be the lead.
    """
    led, kept = table.trick.led, kept_before_the_lead(table)
    if led is None or not kept:
        return None
    wrong = lying_there(table)
    if wrong is not None and not wrong.put_right:
        return None
    seat, card = kept[0]
    summary, key = words.KEPT(seat, card, led), to_follow(table, seat)
    return file(table, Act(None, seat, card), book.KeptWhenLeadWentBack, summary, key=key)


def kept(h: Hearing) -> None:
    """It stays only if it does not break the duty to follow suit."""
    if must_follow(h, h.offender, h.card, h.table.trick.led):
        law47.may_change(h, h.offender, h.card, book.DEFENDER_MAY_CHANGE, h.table.dummy.side, must=True)
    else:
        h.rule(book.DEFENDER_MAY_CHANGE, Stands(h.offender, h.card, "play"))
