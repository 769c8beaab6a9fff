"""Law 45C4(b): another card wanted instead of the one named."""

from __future__ import annotations

from ...board import physics
from ...board.acts import Act
from ...board.events import Corrected, Faced, Named, Placed, Touched, acts_of
from ...board.keys import OfAct, Sequel
from ...board.lives import How
from ...board.orders import Inform, Put, Reveal, Stands, Tell, Withdraw
from ...board.records import Settled
from ...board.table import Incident, Table, Trick
from ...board.words import CARD_IN_HAND
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.cards import Card, Suit
from ...values.frozen import replace
from ...values.seats import Seat
from .. import spoken
from ..books import book16, book46, book47, book49, book54, book61
from ..common import file, reads
from ..law16 import procedures as law16
from ..law46 import procedures as law46, queries as query46
from ..law46.interpretation_queries import Called, of_suit_and_rank
from ..law47 import procedures as law47
from ..law50 import penalty_cards
from ..law54 import queries as query54
from ..law61 import procedures as law61
from ..law63 import procedures as law63
from . import book, misplaced, misplaced_procedures, misplaced_queries, words
from .designation_queries import disposes_of
from .misplaced_queries import as_called
from .queries import hand_played_from


def notice(table: Table, act: Act) -> Incident | None:
    """Another card named for a hand that has already played to the trick."""
    event = act.event
    if act.play is not None or not isinstance(event, Named | Corrected):
        return None
    hand = event.hand or (table.dummy if event.seat is table.declarer else event.seat)
    if hand is table.dummy and table.files(book.PutForwardUnasked):
        return None
    trick = _trick_to_correct(table, hand, isinstance(event, Corrected))
    if trick is None:
        return None
    card = trick.card(hand)
    instead = misplaced_queries.instead_of_call(table) if hand is table.dummy else None
    if instead is not None and instead.card is card:
        # Dummy moved another card: declarer points that out, or has the one he called in mind, not dummy's.
        card = instead.called
        if query46.agrees(table, event.words, card):
            return None
    if card is None:
        return None
    if not query46.may_call_another(table, event, hand, card) and _says_it_again(table, event, hand, card):
        return None
    summary = words.WANTED_ANOTHER(event.seat, event.words, card)
    number = table.number if trick is table.trick else table.number - 1
    return file(table, act, book.WantsAnotherCard, summary, offender=event.seat, trick=number, named=card, hand=hand)


def _says_it_again(table: Table, event: Named | Corrected, hand: Seat, card: Card) -> bool:
    """Whether words name the card named before, or call it from dummy by 46B, or agree to what lies there."""
    said = spoken.heard(table, event.words, None if isinstance(event, Corrected) else event.pointing)
    if isinstance(event, Corrected):
        if hand is not table.dummy or not query46.was_meant(table, card):
            return False
        event = Named(event.seat, event.words, event.hand)
    if said.card is card:
        return True
    return hand is table.dummy and table.trick.card(hand) is not None and query46.calls_again(table, event, card)


def _trick_to_correct(table: Table, hand: Seat, corrected: bool) -> Trick | None:
    """The trick that the words concern; those of a call that is still being resolved are Law 46's."""
    if table.trick.card(hand) is not None:
        return table.trick
    resolving = hand is table.dummy and any(isinstance(i, book46.IncompleteDesignation) for i in table.docket)
    return table.last_trick if corrected and not resolving else None


def hear(h: Hearing[book.WantsAnotherCard]) -> None:
    """The card wanted instead is allowed or not; then what its player had played to the trick must follow suit."""
    if law63.named_for_next(h):
        h.rule(book.CARD_DESIGNATED, Tell(words.CALL_FOR_NEXT_TRICK()))
        _leads_it(h)
        return
    _hear(h)
    for incident in h.table.docket:
        same_trick = isinstance(incident, book61.FailureToFollowSuit) and incident.trick == h.incident.trick
        if same_trick and h.table.actor(incident.offender) is h.table.actor(h.offender):
            h.attend_to(incident)


def _hear(h: Hearing[book.WantsAnotherCard]) -> None:
    """An unintended designation may be corrected by whom, until when and on which test the edition says."""
    hand, event = h.incident.hand, h.incident.said
    on, instead = law47.trick_of(h), _moved_instead(h)
    lying = on.card(hand) if on is not None else None
    called = _wanted(h, lying, instead)
    moved = lying if hand is h.table.dummy and (instead is not None or lying is called.card) else None
    if instead is not None and called.card is h.card:
        h.attend_to(instead)  # he wants no other: all that is wrong is the card that dummy moved (45D)
        return
    if on is None or (moved is None and lying is not h.card) or called.card is h.card or called.trouble == "void":
        back = misplaced_procedures.put_back(h, h.incident.trick, h.card) if instead is not None else None
        h.rule(book.CARD_DESIGNATED, Stands(hand, h.card if back or lying is None else lying, "play"))
        return
    if hand is not h.table.dummy and h.incident.before.puts.how(h.card) is not How.NAMED:
        # A card that was put down was not designated: it is played, and a mispull is no slip of the tongue.
        h.rule(book47.PLAYED_CARD_STANDS, Stands(hand, h.card, "play"), also=(book.PLAY_FROM_HAND,))
        _named_besides(h)
        return
    if hand is h.table.dummy and _was_touched(h):
        # What he touched by design he had in mind (45C3): there was no slip of the tongue.
        misplaced_procedures.put_back(h, h.incident.trick, h.card)
        h.rule(book47.PLAYED_CARD_STANDS, Stands(hand, h.card, "play"), also=(book.DUMMY_CARD_TOUCHED,))
        return
    unclear = hand is h.table.dummy and query46.completes_call(h.incident.before, h.incident.trick, event.words)
    beyond_doubt = unclear and h.found(book46.INTENTION)
    if not beyond_doubt and not _may_correct(h, hand):
        _refused(h, hand, on, instead, book.CORRECT_DESIGNATION)
        _named_besides(h)
        return
    new = law46.card_called(h, called, event.words, hand, at=None if instead is None else as_called(h.table))
    misled: set[tuple[Seat, Card]] = set()
    if instead is not None and moved is not None and new is not moved:
        misled = _played_to(h, moved, instead.at)
        misplaced_procedures.put_back(h, h.incident.trick, h.card)
    if new is None or (new is not moved and not physics.can_hold(h.table, hand, new)):
        h.rule(book.CARD_DESIGNATED, Stands(hand, h.card, "play"))
        return
    if instead is not None:
        h.close(instead)
    after = [each for each in law47.played_after(h, on, hand) if each[:2] not in _played_to(h, new)]
    put = Stands(hand, new, "play") if new is moved else Put(hand, h.card, new, hand.side)
    if beyond_doubt:
        h.rule(book46.INTENTION_PREVAILS, put, also=(called.authority,))
    else:
        h.rule(book.CORRECT_DESIGNATION, put, also=(book47.RETRACT_DESIGNATION, called.authority))
    for incident in h.table.docket:
        if isinstance(incident, book61.FailureToFollowSuit) and incident.of(hand, h.card):
            h.close(incident)  # the card that failed to follow suit is no longer played
    if hand is not h.table.dummy:
        law16.withdrawn(h, hand, h.card, hand.side)
    if law61.not_followed(h, hand, new):
        return  # the others may change once he has followed suit (62C)
    _others_may_change(h, after, hand, new if on.leader is hand else None, misled)


def _wanted(h: Hearing[book.WantsAnotherCard], lying: Card | None, instead: book.PutForwardInstead | None) -> Called:
    """What is wanted instead. It may turn out to be the card named before, also if dummy has moved another since."""
    hand, event, called = h.incident.hand, h.incident.said, misplaced_queries.wanted(h.incident)
    then, there = h.incident.before.knowing(h.table), instead is not None or lying is h.card
    if not there or not query46.may_call_another(then, event, hand, h.card):
        return called
    now = h.table if instead is None else as_called(h.table)
    card = law46.card_called(h, called, event.words, hand, at=physics.taken_up(now, hand, h.card))
    return called._replace(card=card, trouble="void" if card is None else "")


def _moved_instead(h: Hearing[book.WantsAnotherCard]) -> book.PutForwardInstead | None:
    """The file of the card that dummy has moved instead of the one named, and that can be put right."""
    i = misplaced_queries.instead_of_call(h.table) if h.incident.hand is h.table.dummy else None
    return i if i is not None and disposes_of(h.table, i) and misplaced_queries.can_be_put_back(h.table, i) else None


def _leads_it(h: Hearing[book.WantsAnotherCard]) -> None:
    """A card that a defender names for the next trick is his lead to it, made before this one is complete.

    One called from dummy he is to move then, and if he has moved it already the card called before is that to this one.
    """
    card = misplaced_queries.wanted(h.incident).card
    hand, on = h.incident.hand, law47.trick_of(h)
    if hand is h.table.dummy and on is not None and on.card(hand) not in (None, h.card):
        _refused(h, hand, on, _moved_instead(h), book.FIFTH_CARD_BY_DECLARER)
    if card is not None and hand is h.table.dummy:
        h.record(Settled.LEADS_NEXT, hand, card)
    elif card is not None and h.table.is_defender(hand) and physics.can_hold(h.table, hand, card):
        h.record(Settled.FOUND_LED, hand, card)
        h.then(Act(h.incident.said, hand, card, plays=True))


def _named_besides(h: Hearing[book.WantsAnotherCard]) -> None:
    """A card that a defender may not have in place of the one he played: by naming it he has said that he holds it."""
    hand, on, called = h.incident.hand, law47.trick_of(h), misplaced_queries.wanted(h.incident)
    if not h.table.is_defender(hand) or not reads(h.table, book49.WANTED_IS_NAMED):
        return
    card = called.card
    if called.trouble == "unknown":
        then = h.incident.before.knowing(h.table)
        put_down = tuple(e.card for e in h.since if isinstance(e, Faced) and e.seat is hand)
        assert called.said is not None
        # What he has put down since is the card named, if the words fit.
        card = next(iter(of_suit_and_rank(then, called.said, hand, put_down)), None)
        card = card or law46.card_called(h, called, h.incident.said.words, hand, at=then)
    if card is None:
        return
    if on is not None and on.led is card.suit is not h.card.suit:
        return  # he corrects a revoke (62A), and has named it by application of law
    if h.table.penalty_card(hand, card) is None and physics.can_hold(h.table, hand, card):
        h.silently(Reveal(hand, card))
        act, summary = replace(h.incident.act, card=card), words.NAMED_BESIDES(hand, card)
        h.open(h.incident.heard_as(book49.NamedAsHeld, Sequel.NAMED, summary, act=act, exposed=(card,)))


def _was_touched(h: Hearing[book.WantsAnotherCard]) -> bool:
    """Whether dummy's card was played by declarer's touching it, as the Director has found."""
    acts = acts_of(h.table.log[: h.incident.at])
    touched = (n for n, event in enumerate(acts) if event == Touched(h.table.declarer, h.card))
    return any(hand_played_from(h.table, acts[n], OfAct(n)) is h.incident.hand for n in touched)


def _played_to(h: Hearing, new: Card, at: int | None = None) -> set[tuple[Seat, Card]]:
    """The cards put down after dummy had moved the card that declarer wanted instead: they were played to that one.

    `at` is where in the log dummy moved it, if he did so before declarer wanted it.
    """
    since = h.table.log[h.incident.at if at is None else at :]
    for n, event in enumerate(since):
        if isinstance(event, Placed) and event.card is new:
            return {(e.seat, e.card) for e in since[n:] if isinstance(e, Faced)}
    return set()


def _refused(h: Hearing, hand: Seat, on: Trick, instead: book.PutForwardInstead | None, why: Provision) -> None:
    """The card named stays played; if dummy has moved another one already, that goes back (45D)."""
    lying = on.card(hand)
    stays = (book54.SECOND_FROM_DUMMY,) if query54.stays(h.table, h.card) else ()
    called_by = query46.called_by(h.incident.before, h.incident.trick, h.card) if hand is h.table.dummy else ()
    if lying is h.card or lying is None:
        also = (why, *called_by, *stays)
        h.rule(book.CARD_DESIGNATED, Stands(hand, h.card, "play"), also=also)
        return
    if instead is not None:
        h.close(instead)
    moved_at = instead.at if instead is not None else None
    after = [each for each in law47.played_after(h, on, hand) if each[:2] in _played_to(h, lying, moved_at)]
    # The card named may have been led to the next trick meanwhile.
    back = [Withdraw(hand, h.card, hand.side)] if h.table.trick.card(hand) is h.card else []
    if not back and not physics.can_hold(h.table, hand, h.card):
        h.rule(book47.PLAYED_CARD_STANDS, Stands(hand, lying, "play"), also=(why,))
        return
    also = (why, *called_by, book.WITHDRAW_WRONG_CARD, book47.RETRACT_FOR_RECTIFICATION)
    h.rule(book.CARD_DESIGNATED, *back, Put(hand, lying, h.card, hand.side), also=also)
    if not law61.not_followed(h, hand, h.card):
        misplaced.others_change(h, after, h.card.suit if on.leader is hand else None)


def _may_correct(h: Hearing, hand: Seat) -> bool:
    second = query54.stays(h.table, h.card)
    if second and not reads(h.table, book54.SLIP_MAY_BE_CORRECTED):
        return False
    if not _was_unintended(h, hand):
        return False
    return not second or h.reads(book54.SLIP_MAY_BE_CORRECTED)


def _was_unintended(h: Hearing, hand: Seat) -> bool:
    """Whether the edition lets him correct himself, and naming the card was a slip."""
    by_declarer = h.offender is h.table.declarer and hand is h.table.dummy
    if h.term(book.CORRECT_DESIGNATION, "who") == "declarer for dummy" and not by_declarer:
        return False
    if _time_is_up(h, hand) or not h.found(book.UNINTENDED):
        return False
    return h.term(book.CORRECT_DESIGNATION, "test") == "slip" or not h.found(book.PAUSE)


def _time_is_up(h: Hearing, hand: Seat) -> bool:
    match h.term(book.CORRECT_DESIGNATION, "until"):
        case "his next play":
            return any(seat.side is hand.side for seat in _had_played(h, hand))
        case "partner plays":
            played = _partner_has_played(h, hand)
            return played and not (hand is h.table.dummy and h.reads(book.DUMMY_DOES_NOT_END_TIME))
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


def _others_may_change(
    h: Hearing, after: list[law47.Played], hand: Seat, lead: Card | None, misled: set[tuple[Seat, Card]]
) -> None:
    """Whoever played in turn after the card that was changed may change too, and so on round the table (47D).

    What was a revoke before the change and is one still was never legal, and is corrected like any other. Who was
    `misled` by a card that dummy moved, and declarer had not called, played to that one and changes by 45D.
    """
    opponent_changed = False
    asked: set[Seat] = set()
    for seat, card, number in after:
        if not law47.still_there(h, seat, card):
            continue
        here, opponent = number == h.incident.trick, seat.side is not hand.side
        to_dummys = opponent and (seat, card) in misled
        same_lead = here and (lead is None or (lead.suit is h.card.suit and not to_dummys))
        if same_lead and opponent and law61.not_followed(h, seat, card):
            continue
        again = seat in asked
        asked.add(seat)
        suit = lead.suit if lead is not None and here else None
        if opponent:
            changes = misplaced_procedures.defender_changes if to_dummys else _opponent_changes
            opponent_changed |= changes(h, seat, card, suit, again=again)
        elif misplaced_procedures.must_follow(h, seat, card, suit):
            law47.may_change(h, seat, card, book47.RETRACT_ILLEGAL_PLAY, hand.side, must=True)
        elif opponent_changed:
            law47.may_change(h, seat, card, book47.RETRACT_AFTER_OPPONENTS_CHANGE, hand.side, again=again)


def _opponent_changes(h: Hearing, seat: Seat, card: Card, new_suit: Suit | None, *, again: bool) -> bool:
    """The side that misspoke counts as the offending one for what a card then taken back has shown.

    45C4(b) speaks of a card that was legal before the change. Of one that did not follow suit to the lead now changed
    nobody need find whether it was: it goes back by the general rule of 47D, which does not ask.
    """
    must, side = misplaced_procedures.must_follow(h, seat, card, new_suit), h.offender.side
    followed = new_suit is None or card.suit is h.card.suit
    authority = book.OPPONENT_MAY_CHANGE if followed else book47.RETRACT_AFTER_OPPONENTS_CHANGE
    if not law47.takes_back(h, seat, card, authority, side, must=must, again=again):
        return False
    if penalty_cards.lies_again(h, seat, card):
        return True
    if not h.table.is_defender(seat) or h.reads(book16.DECLARER_WHO_MISSPOKE_OFFENDS):
        law16.withdrawn(h, seat, card, side)
    else:
        users = (seat.partner, h.table.declarer)
        h.rule(book16.NON_OFFENDERS_MAY_USE, Inform(CARD_IN_HAND(card, seat), card, seat, users, ()))
    return True
