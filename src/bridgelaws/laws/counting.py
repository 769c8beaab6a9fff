"""What an act counts as, by Laws 41, 45 and 46, before any law rules on it."""

from __future__ import annotations

from types import MappingProxyType

from ..board import physics
from ..board.acts import Act
from ..board.events import (
    Changed,
    Corrected,
    DirectorCalled,
    Event,
    Faced,
    FacedSeveral,
    LaidFaceDown,
    Made,
    Named,
    NotSpread,
    Placed,
    Retracted,
    Said,
    Spread,
    TakenBack,
    TurnedUp,
    acts_of,
    discloses,
)
from ..board.keys import Key, Sequel
from ..board.lives import How
from ..board.table import Call, Counted, Incident, Table
from ..hearing.law import Counting
from ..values.arguments import CARD, NUMBER, SEAT
from ..values.cards import Card
from ..values.frozen import replace
from ..values.seats import Seat
from ..words.message import says
from . import calling, spoken
from .books import book41, book45, book46
from .common import early_card, reads
from .law41 import procedures as law41
from .law45 import misplaced_queries, queries as query45
from .law46 import interpretation_queries as interpretation46, queries as query46
from .law53 import queries as query53
from .law57 import queries as query57
from .law58 import queries as query58
from .law68 import queries as query68

# The laws that say what an act counts as, where its cards lie if it is no play, and what is found about it later.
LAWS = MappingProxyType({"classify": (41, 45, 46, 53, 58, 68), "place": (41, 45, 46, 57, 58), "find": (45, 58)})

# What the last act counts as; the sentences are in `counting.po`.
PUT_DOWN_AS_NAMED = says("counting.put_down_as_named", CARD)
PLAYED_FROM_HAND = says("counting.played_from_hand", CARD, SEAT)
OPENING_LEAD_FACED = says("counting.opening_lead_faced", CARD, SEAT)
LAID_FACE_DOWN = says("counting.laid_face_down", SEAT)
SEVERAL_PUT_DOWN = says("counting.several_put_down", NUMBER, SEAT)
PUT_IN_PLACE = says("counting.put_in_place", CARD)
DUMMY_STILL_TO_GO_DOWN = says("counting.dummy_still_to_go_down")
DUMMY_PUT_DOWN = says("counting.dummy_put_down")
NAMED_AS_PLAY = says("counting.named_as_play", CARD, SEAT)
CALLED_FROM_DUMMY = says("counting.called_from_dummy", CARD)
TAKEN_UP_AS_CALLED = says("counting.taken_up_as_called", CARD)


def counts_as(table: Table, event: Event) -> tuple[Act, Counted | None]:
    """Whether an event is the play of a card, and by which provision. During the auction nothing is."""
    if table.calling or isinstance(event, Made | Changed | TakenBack):
        return calling.counts_as(table, event), None
    if isinstance(event, Faced) and physics.only_named(table, event.seat, event.card):
        return _put_down(table, event)
    if isinstance(event, Faced) and physics.by_a_ruling(table, event.seat, event.card):
        return Act(event, event.seat, event.card), None  # it counts already
    if (seat := query68.plays_in_vain(table, event)) is not None:
        return Act(None, seat), None  # no play, and nothing that dummy carries out
    act, counted = _counts_as(table, event)
    if act.play is not None and isinstance(event, Faced) and query53.gave_way_to_partner(table, act):
        return Act(event, act.seat, act.card), None  # declarer played to the lead of his partner
    if query53.played_in_error(table, event, act):
        return Act(None, act.seat, None if isinstance(event, Placed) else act.card), None
    if act.play is not None and query53.to_next_trick(table, *act.play):
        return Act(None, act.seat, act.card), None  # no play to this trick, which was over when the card was put down
    if isinstance(event, Placed) and query53.to_next_trick(table, event.seat, event.card):
        return Act(None, act.seat), None  # nor is it one that dummy carries out
    return act, counted


def _put_down(table: Table, event: Faced) -> tuple[Act, Counted | None]:
    """A card that was played when it was named, and is now put where it belongs."""
    seat, card = event.seat, event.card
    if seat is table.dummy:
        return _counts_as(table, Placed(seat, card))
    return Act(event, seat, card), Counted(PUT_DOWN_AS_NAMED(card), book45.PLAY_FROM_HAND)


def _counts_as(table: Table, event: Event) -> tuple[Act, Counted | None]:
    match event:
        case Faced(seat, card) if seat is table.dummy and query46.open_call(table) is not None:
            return _taken_up(table, event)
        case Faced(seat, card):
            authority = book45.PLAY_FROM_DUMMY if seat is table.dummy else book45.PLAY_FROM_HAND
            return Act(event, seat, card, plays=True), Counted(PLAYED_FROM_HAND(card, seat), authority)
        case DirectorCalled(seat) | Said(seat):
            # If nothing irregular is on file, the Director is called for what the last act counted as.
            return Act(event, seat, getattr(event, "card", None)), None if table.docket else table.counted
        case TurnedUp(seat, card):
            counted = Counted(OPENING_LEAD_FACED(card, seat), book41.FACING_STARTS_PLAY)
            return Act(event, seat, card, plays=True), counted
        case LaidFaceDown(seat, card):
            return Act(event, seat, card), Counted(LAID_FACE_DOWN(seat), book41.FACE_DOWN_LEAD)
        case FacedSeveral(seat, cards, visible):
            card = query58.named_out_of_turn(table, event) or query58.apparent(table.trick.led, visible)
            counted = Counted(SEVERAL_PUT_DOWN(len(cards) + event.more, seat), book45.PLAY_FROM_HAND)
            return Act(event, seat, card, plays=True), counted
        case Named() if _puts_right(table, event):
            return Act(Corrected(event.seat, event.words, event.hand), event.seat), None
        case Named():
            return _named(table, event)
        case Corrected(seat, words, hand) if seat is table.declarer and query46.unanswered_call(table):
            # There is nothing to correct yet: the earlier call named no card.
            return _named(table, Named(seat, words, hand))
        case Placed(seat, card) if misplaced_queries.expected(table) is card:
            return Act(event, seat, card), Counted(PUT_IN_PLACE(card), book45.PLAY_FROM_DUMMY)
        case Placed(seat, card) if (rule := query46.carried_out(table, card)) is not None:
            return Act(event, seat, card, plays=True), Counted(PUT_IN_PLACE(card), rule)
        case Placed(seat, card) if _begins_to_go_down(table):
            counted = Counted(DUMMY_PUT_DOWN(), book41.DUMMY_GOES_DOWN, (book45.FIRST_OF_HIS_HAND,))
            return Act(Spread(seat, (card,), whole=False), seat), counted
        case NotSpread(seat):
            return Act(event, seat), Counted(DUMMY_STILL_TO_GO_DOWN(), book41.DUMMY_GOES_DOWN)
        case Spread(seat, _) if seat is table.dummy:
            return Act(event, seat), Counted(DUMMY_PUT_DOWN(), book41.DUMMY_GOES_DOWN)
        case _:
            return Act(event, getattr(event, "seat", table.declarer), getattr(event, "card", None)), None


def _begins_to_go_down(table: Table) -> bool:
    """Whether a card that dummy puts down, none being called, is the first of a hand known to be up still (41D)."""
    resolving = bool(table.files(book46.IncompleteDesignation))
    return table.dummy_is_up and not resolving and reads(table, book45.FIRST_OF_HIS_HAND)


def shown_by_play(table: Table, act: Act) -> Table:
    """The table once an act counts as the play of a card: that shows it to be the hand's, though it was only named."""
    if act.play is None or act.play[1] in table.hand(act.play[0]).cards:
        return table
    seat, card = act.play
    table = physics.reveal(table, seat, card)
    return table.reconciled((card,)) if table.facts else table


def found_played(table: Table, event: Event, key: Key) -> Act | None:
    """The play, or the call, that an act which is none by itself amounted to, by what has been found about it since."""
    if isinstance(event, Made):
        return calling.found_made(table, event, key)
    if table.calling:
        return None
    kinds = (book45.NamedIncompletely, book46.CallFromDummy)  # what dummy himself names is no call (45F)
    call = next((i for i in table.docket if i.key == key and isinstance(i, kinds)), None)
    if isinstance(event, Corrected) and call is not None and isinstance(call.cause, Named):
        event = call.cause  # there was nothing to correct yet
    if isinstance(event, Named):
        if table.over or call is None:
            return None
        own = table.is_defender(event.seat)
        called = query46.found_named(table, key) if own else query46.found_called(table, event, key)
        return None if called is None else Act(event, event.seat if own else table.dummy, called, plays=True)
    if isinstance(event, FacedSeveral):
        out_of_turn = query58.played_out_of_turn(table, key)
        return None if out_of_turn is None else Act(event, event.seat, out_of_turn, plays=True)
    hand = query45.hand_played_from(table, event, key)
    card = getattr(event, "card", None) or next(iter(getattr(event, "cards", ())), None)
    if hand is None or table.finished:
        return None
    played = Act(event, hand, card, plays=True, judged_as=key.then(Sequel.PLAY))
    # Like a card put down it may have been played to the lead that gave way, and then to no trick.
    return Act(None, hand, card) if query53.played_in_error(table, event, played) else played


def _puts_right(table: Table, event: Named) -> bool:
    """Whether words put right the call that has just completed the trick, so that they are none for the next one."""
    acts = acts_of(table.log)
    before = acts[-2] if len(acts) > 1 else None
    if not table.trick.empty or table.last_trick is None or not isinstance(before, Named):
        return False
    same = (before.seat, before.hand) == (event.seat, event.hand)
    return same and spoken.puts_right(event.words, table.language)


def second_thought(table: Table, act: Act) -> Act | None:
    """The wish for another card (45C4(b)) that a player uttered in one breath with a card of his own hand."""
    event, hand, card = act.event, act.seat, act.card
    if not isinstance(event, Named) or act.play is None or hand is table.dummy or table.over:
        return None
    instead = spoken.heard(table, event.words, event.pointing).instead
    if instead is None or instead.card is card:
        return None
    trick = table.trick if table.trick.card(hand) is not None else table.last_trick
    if trick is None or trick.card(hand) is not card:
        return None
    return Act(Corrected(event.seat, event.words, hand), hand)


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
    card = spoken.heard(table, event.words, event.pointing).card
    if card is None or table.trick.card(hand) is card or not physics.can_hold(table, hand, card):
        return Act(event, hand), None
    if table.trick.card(hand) is not None and (hand is table.declarer or query45.named_as_play(table, hand)):
        return Act(event, hand), None  # he wants another card than the one that he named (45C4(b))
    counted = Counted(NAMED_AS_PLAY(card, event.seat), book45.CARD_DESIGNATED)
    return Act(event, hand, card, plays=True), counted


def _called_from_dummy(table: Table, event: Named) -> tuple[Act, Counted | None]:
    dummy = table.dummy
    if table.trick.card(dummy) is not None and not query45.never_put_down(table, dummy):
        return Act(event, dummy), None
    said, last = spoken.heard(table, event.words, event.pointing).card, table.last_trick
    if said is not None and last is not None and last.card(dummy) is said and query46.was_meant(table, said):
        return Act(event, dummy, said), None  # he says which card he had called to the trick before
    unasked = misplaced_queries.unasked(table, table.number - 1)
    if unasked is not None and misplaced_queries.about_it(table, unasked, event):
        # The call concerns the trick to which dummy's card went; the card tells Law 46 that it is no new call.
        return Act(event, dummy, unasked.card), None
    resolving = query46.open_call(table) is not None
    called = (
        query46.answered(table, event) if resolving else interpretation46.interpret(table, event.words, event.pointing)
    )
    if called is None or called.card is None:
        return Act(event, dummy), None
    counted = Counted(CALLED_FROM_DUMMY(called.card), called.authority, called.readings)
    return Act(event, dummy, called.card, plays=True), counted


def _taken_up(table: Table, event: Faced) -> tuple[Act, Counted | None]:
    """Declarer takes up a card of dummy while his call is being resolved: that completes it, if the words allow."""
    rule = query46.completed_by(table, event.card)
    if rule is None:
        return Act(event, event.seat, event.card), None
    counted = Counted(TAKEN_UP_AS_CALLED(event.card), rule)
    return Act(event, event.seat, event.card, plays=True), counted


def remember(table: Table, before: Table, act: Act) -> Table:
    """Keep what declarer called, for Law 45D."""
    if isinstance(act.event, Named) and act.play is not None and act.seat is table.dummy:
        said = spoken.with_gesture(act.event.words, act.event.pointing, table.language)
        return replace(table, call=Call(said, act.card, before.number))
    if isinstance(act.event, Placed) and act.play is not None:
        said = next((i.call.words for i in before.files(book46.CallFromDummy)), "")
        return replace(table, call=Call(said, act.card, before.number, placed=True))
    if isinstance(act.event, Placed) and table.call is not None:
        return replace(table, call=table.call._replace(placed=True))
    return table


def carry_out(table: Table, act: Act, incident: Incident | None) -> Table:
    """Where the cards lie after an act that is no play of its own, and which calls are there after one.

    Dummy moves a card or goes down, a lead is laid face down, and a player takes up a card that he played too soon, or
    one of several at once. What `incident` a law has noticed decides whether a call counts meanwhile.
    """
    if act.call is not None or isinstance(act.event, Changed):
        return calling.carry_out(table, act, incident)
    if table.calling:
        return table  # no card that is put down in the auction lies in a trick, or is the lead
    if isinstance(act.event, Spread) and act.seat is table.dummy:
        return replace(table, dummy_seen=True, dummy_waits=False)
    if isinstance(act.event, LaidFaceDown):
        return law41.laid(table, act.seat)
    if isinstance(act.event, Retracted) and early_card(table, act.event.seat, act.event.card):
        return query57.taken_up(table, act.event.seat, act.event.card)
    if isinstance(act.event, Retracted):
        return query58.taken_up(table, act.event.seat)
    if isinstance(act.event, Faced) and _counts_already(table, act.event):
        return table.but(puts=table.puts.put_down(act.event.card, act.how))
    return _moved(table, act.event.seat, act.event.card) if isinstance(act.event, Placed) else table


def _counts_already(table: Table, event: Faced) -> bool:
    """Whether a card was played by being named, or by a ruling, and is put down now."""
    seat, card = event.seat, event.card
    return physics.only_named(table, seat, card) or physics.by_a_ruling(table, seat, card)


def _moved(table: Table, dummy: Seat, card: Card) -> Table:
    """Where the cards lie after dummy has moved one of his, called or not."""
    expected = misplaced_queries.expected(table)
    if expected is card:
        return table.but(puts=table.puts.put_down(card, How.PLACED))
    if table.puts.lying(dummy, card) is not None:
        return physics.put(table, dummy, card)
    if expected is not None:
        i, moved = misplaced_queries.lying_there(table), physics.put_instead(table, dummy, expected, card, How.PLACED)
        return moved if i is None else misplaced_queries.put_forward_again(moved, i, card)
    # While a call is being resolved dummy may not choose (46B); his card stays out of the trick.
    resolving = bool(table.files(book46.IncompleteDesignation))
    may_come = table.turn is dummy or (not table.trick.empty and table.trick.card(dummy) is None)
    return physics.put(table, dummy, card, how=How.PLACED) if may_come and not resolving else table


def belongs_to_last(table: Table, event: Event) -> bool:
    """Whether a card is only put where it counts already by having just been called or named (45B, 45C4).

    To call a card and to put it out is one play: what comes to light between the two comes to light after it.
    """
    last = next((done for done in reversed(table.log) if not discloses(done)), None)
    if not isinstance(last, Named) or not isinstance(event, Faced | Placed):
        return False
    return not getattr(event, "with_previous", False) and physics.only_named(table, event.seat, event.card)


COUNTING = Counting(
    LAWS,
    counts_as,
    shown_by_play,
    carry_out,
    found_played,
    second_thought,
    remember,
    belongs_to_last,
    calling.regular_call,
)
