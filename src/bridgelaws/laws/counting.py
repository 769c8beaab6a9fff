"""What an act counts as, by Laws 41, 45 and 46, before any law rules on it."""

from __future__ import annotations

from dataclasses import replace

from .. import physics
from ..acts import Act
from ..events import (
    Corrected,
    DirectorCalled,
    Event,
    Faced,
    FacedSeveral,
    LaidFaceDown,
    Named,
    Placed,
    Retracted,
    Said,
    Spread,
    TurnedUp,
)
from ..seats import Seat
from ..table import Call, Counted, Table
from . import law41, law45, law46, law53, law57, law58, misplaced, spoken
from .common import early_card


def counts_as(table: Table, event: Event) -> tuple[Act, Counted | None]:
    """Whether an event is the play of a card, and by which provision."""
    act, counted = _counts_as(table, event)
    if act.play is not None and law53.to_next_trick(table):
        return Act(None, act.seat, act.card), None  # no play to this trick, which was over when the card was put down
    if isinstance(event, Placed) and law53.to_next_trick(table):
        return Act(None, act.seat), None  # nor is it one that dummy carries out
    return act, counted


def _counts_as(table: Table, event: Event) -> tuple[Act, Counted | None]:
    match event:
        case Faced(seat, card):
            authority = law45.PLAY_FROM_DUMMY if seat is table.dummy else law45.PLAY_FROM_HAND
            return Act(event, seat, card, plays=True), Counted(f"{card} played from {seat}'s hand", authority)
        case TurnedUp(seat, card):
            counted = Counted(f"the opening lead {card} faced by {seat}", law41.FACING_STARTS_PLAY)
            return Act(event, seat, card, plays=True), counted
        case LaidFaceDown(seat, card):
            return Act(event, seat, card), Counted(f"a card laid face down by {seat}", law41.FACE_DOWN_LEAD)
        case FacedSeveral(seat, cards, visible):
            card = law58.apparent(table.trick.led, visible)
            counted = Counted(f"{len(cards)} cards put down together by {seat}", law45.PLAY_FROM_HAND)
            return Act(event, seat, card, plays=True), counted
        case Named():
            return _named(table, event)
        case Corrected(seat, words, hand) if seat is table.declarer and law46.unanswered_call(table):
            # There is nothing to correct yet: the earlier call named no card.
            return _named(table, Named(seat, words, hand))
        case Placed(seat, card) if table.trick.card(seat) is card:
            return Act(event, seat, card), Counted(f"{card} of dummy put in place as called", law45.PLAY_FROM_DUMMY)
        case Placed(seat, card) if (rule := law46.carried_out(table, card)) is not None:
            return Act(event, seat, card, plays=True), Counted(f"{card} of dummy put in place as called", rule)
        case Spread(seat, _) if seat is table.dummy:
            return Act(event, seat), Counted("dummy's hand put down", law41.DUMMY_GOES_DOWN)
        case DirectorCalled(seat) | Said(seat) if not table.docket:
            # Nothing irregular is on file: the Director is called for what the last act counted as.
            return Act(event, seat, getattr(event, "card", None)), table.counted
        case _:
            return Act(event, getattr(event, "seat", table.declarer), getattr(event, "card", None)), None


def _named(table: Table, event: Named) -> tuple[Act, Counted | None]:
    """A card named is played, if the words name one that the hand can still play."""
    seat = event.seat
    hand = event.hand or (table.dummy if seat is table.declarer else seat)
    if table.over:
        return Act(None, hand), None  # the play is over: nothing is called or indicated any more
    if seat is table.dummy or (hand is table.dummy and seat is not table.declarer):
        return Act(event, table.dummy), None
    return _called_from_dummy(table, event) if hand is table.dummy else _named_from_hand(table, event, hand)


def _named_from_hand(table: Table, event: Named, hand: Seat) -> tuple[Act, Counted | None]:
    card = spoken.read(event.words, event.pointing, table.trumps).card
    if card is None or table.trick.card(hand) is card or not physics.can_hold(table, hand, card):
        return Act(event, hand), None
    if hand is table.declarer and table.trick.card(hand) is not None:
        return Act(event, hand), None
    counted = Counted(f"{card} named by {event.seat} as his play", law45.CARD_DESIGNATED)
    return Act(event, hand, card, plays=True), counted


def _called_from_dummy(table: Table, event: Named) -> tuple[Act, Counted | None]:
    dummy = table.dummy
    if table.trick.card(dummy) is not None:
        return Act(event, dummy), None
    unasked = misplaced.unasked(table, table.number - 1)
    if unasked is not None and misplaced.about_it(table, unasked, event):
        # The call concerns the trick to which dummy's card went; the card tells Law 46 that it is no new call.
        return Act(event, dummy, unasked.card), None
    resolving = law46.open_call(table) is not None
    called = law46.answered(table, event) if resolving else law46.interpret(table, event.words, event.pointing)
    if called is None or called.card is None:
        return Act(event, dummy), None
    counted = Counted(f"{called.card} called from dummy", called.authority, called.readings)
    return Act(event, dummy, called.card, plays=True), counted


def remember(table: Table, before: Table, act: Act) -> Table:
    """Keep what declarer called, for Law 45D."""
    if isinstance(act.event, Named) and act.play is not None and act.seat is table.dummy:
        return replace(table, call=Call(act.event.words, act.card, before.number))
    if isinstance(act.event, Placed) and act.play is not None:
        said = next((i.cause.words for i in before.docket if isinstance(i.cause, Named) and i.law == "law46"), "")
        return replace(table, call=Call(said, act.card, before.number, placed=True))
    if isinstance(act.event, Placed) and table.call is not None:
        return replace(table, call=replace(table.call, placed=True))
    return table


def carry_out(table: Table, act: Act) -> Table:
    """Where the cards lie after an act that is no play of its own.

    Dummy moves a card or goes down, a lead is laid face down, and a player takes up a card that he played too soon, or
    one of several at once.
    """
    if isinstance(act.event, Spread) and act.seat is table.dummy:
        return replace(table, dummy_seen=True)
    if isinstance(act.event, LaidFaceDown):
        return law41.laid(table, act.seat)
    if isinstance(act.event, Retracted) and early_card(table, act.event.seat, act.event.card):
        return law57.taken_up(table, act.event.seat, act.event.card)
    if isinstance(act.event, Retracted):
        return law58.taken_up(table, act.event.seat)
    if not isinstance(act.event, Placed):
        return table
    dummy, card = act.event.seat, act.event.card
    expected = misplaced.expected(table)
    if expected is card:
        return table
    if expected is not None:
        if table.trick.card(dummy) is not expected:
            table = physics.reopen(table)
        hand = table.hand(dummy).with_card(expected).without(card)
        return physics.close_trick(replace(table.with_hand(dummy, hand), trick=table.trick.put(dummy, card)))
    # While a call is being resolved dummy may not choose (46B); his card stays out of the trick.
    resolving = any(i.law == "law46" for i in table.docket)
    may_come = table.turn is dummy or (not table.trick.empty and table.trick.card(dummy) is None)
    return physics.enter_trick(table, dummy, card) if may_come and not resolving else table
