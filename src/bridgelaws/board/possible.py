"""What can happen: the cards, and the people, allow it or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..deal.known import Seen
from ..errors import ImpossibleEvent
from ..values.cards import FULL_PACK, Card
from ..values.frozen import NamedTuple
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import claimable, unrecorded, untold, words
from .claiming import Adjudicated, AskedBack, HandFaced
from .events import (
    Agreed,
    Answered,
    AuctionEnded,
    Change,
    Changed,
    Claimed,
    Corrected,
    DefectFound,
    Dropped,
    Ended,
    Event,
    ExposedInAuction,
    Faced,
    FacedSeveral,
    HandsReturned,
    Held,
    LaidFaceDown,
    Made,
    Mixed,
    Named,
    NextDealCalled,
    NotSpread,
    Omitted,
    Placed,
    PlayedOn,
    Quitted,
    Retracted,
    RoundEnded,
    Said,
    Saying,
    Shown,
    Spread,
    Strayed,
    TakenBack,
    Touched,
    TurnedUp,
)
from .lives import How
from .parts import FaceDown
from .procedure import HandsCounted
from .records import Settled
from .table import Table


class _Doing(NamedTuple):
    """What is done with a card, or with several cards, when it cannot be done."""

    one: Callable[[Seat, Card | None], Message]
    more: Callable[[Seat, int], Message]


_FACE = _Doing(words.CANNOT_FACE, words.CANNOT_FACE_MORE)
_SHOW = _Doing(words.CANNOT_SHOW, words.CANNOT_SHOW_MORE)
_SPREAD = _Doing(words.CANNOT_SPREAD, words.CANNOT_SPREAD_MORE)


def check(table: Table, event: Event) -> None:
    """Raise ImpossibleEvent for what the cards, or the people, cannot do."""
    if table.calling and isinstance(event, _IN_THE_PLAY):
        raise ImpossibleEvent(words.PLAY_HAS_NOT_BEGUN())
    possible = _CHECKS.get(type(event))
    if possible is not None:
        possible(table, event)
    elif not isinstance(event, Event):
        raise TypeError(f"{event!r} is no event")


# Cards put down


def _faced(table: Table, event: Faced) -> None:
    if only_named(table, event.seat, event.card) or by_a_ruling(table, event.seat, event.card):
        return  # he puts down what he has named, or what a ruling has had played
    _holds(table, event.seat, event.card, words.CANNOT_FACE)
    if event.with_previous:
        _at_the_same_instant(table, event.seat)


def _faced_several(table: Table, event: FacedSeveral) -> None:
    _several(event.cards, least=1 if event.more > 0 else 2)
    _all_hold(table, event.seat, event.cards, _FACE, event.more)
    if not set(event.visible) <= set(event.cards) or not event.visible:
        raise ImpossibleEvent(words.VISIBLE_NOT_PUT_DOWN(event.seat))


def _laid_face_down(table: Table, event: LaidFaceDown) -> None:
    seat = event.seat
    _not_over(table)
    if event.card is not None:
        _holds(table, seat, event.card, words.CANNOT_LAY_DOWN)
    if any(lying.seat is seat for lying in table.face_down) and not _took_back_lead(table, seat):
        raise ImpossibleEvent(words.FACE_DOWN_ALREADY(seat))


def _turned_up(table: Table, event: TurnedUp) -> None:
    seat, card = event.seat, event.card
    lying = next((lying for lying in table.face_down if lying.seat is seat), None)
    if lying is None:
        raise ImpossibleEvent(words.NOTHING_TO_TURN_UP(seat))
    if lying.card is not None and lying.card is not card:
        raise ImpossibleEvent(words.CANNOT_TURN_UP_ANOTHER(seat, card))
    _holds(table, seat, card, words.CANNOT_TURN_UP)


def _touched(table: Table, event: Touched) -> None:
    if table.trick.card(table.dummy) is event.card or _called_last(table, event.card):
        return  # it has been called, and is being carried out
    _holds(table, table.dummy, event.card, words.CANNOT_TOUCH, owner=event.seat)


def _placed(table: Table, event: Placed) -> None:
    seat, card = event.seat, event.card
    if seat is not table.dummy:
        raise ImpossibleEvent(words.PLACE_NOT_DUMMY(seat, table.dummy))
    if table.trick.card(seat) is not card and not _called_last(table, card):
        _holds(table, seat, card, words.CANNOT_PLACE)


def _held(table: Table, event: Held) -> None:
    _holds(table, event.seat, event.card, words.CANNOT_HOLD)


def _seen(table: Table, event: Shown | Dropped) -> None:
    _cards_seen(table, event.seat, event.cards, event.more)


def _exposed(table: Table, event: ExposedInAuction) -> None:
    """Cards seen before the play may have been played when it is told."""
    seat = event.seat
    if not event.cards and event.more <= 0:
        raise ImpossibleEvent(words.WHICH_WERE_SEEN(seat))
    _several(event.cards, least=0)
    left = tuple(card for card in event.cards if not _played_by(table, seat, card))
    if left or event.more:
        _all_hold(table, seat, left, _SHOW, event.more)


def _played_by(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card is gone from that hand, or gone and nobody has noted from which."""
    lying = next((put for put in table.puts if put.card is card and put.trick is not None), None)
    return bool(table.played & card.mask) and (lying is None or lying.seat is seat)


def _cards_seen(table: Table, seat: Seat, cards: tuple[Card, ...], more: int) -> None:
    if not cards and more <= 0:
        raise ImpossibleEvent(words.WHICH_WERE_SEEN(seat))
    _several(cards, least=0)
    _all_hold(table, seat, cards, _SHOW, more)


def _spread(table: Table, event: Spread) -> None:
    _several(event.cards, least=0)
    _all_hold(table, event.seat, event.cards, _SPREAD)
    if not event.whole and not event.cards:
        raise ImpossibleEvent(words.WHICH_WERE_SPREAD(event.seat))


# What else is done and said


def _not_spread(table: Table, event: NotSpread) -> None:
    """Whether dummy's hand may still be up."""
    seat = event.seat
    if seat is not table.dummy:
        raise ImpossibleEvent(words.SPREAD_NOT_DUMMY(seat, table.dummy))
    if table.dummy_seen or table.number > 1 or table.trick.card(seat) is not None:
        raise ImpossibleEvent(words.DOWN_ALREADY(seat))


def _strayed(table: Table, event: Strayed) -> None:
    if event.seat is not table.dummy:
        raise ImpossibleEvent(words.STRAY_NOT_DUMMY(event.seat, table.dummy))


def _quitted(table: Table, event: Quitted) -> None:
    if table.trick.card(event.seat) is None and table.last_trick is None:
        raise ImpossibleEvent(words.NO_CARD_TO_TURN(event.seat))


def _said(table: Table, event: Said) -> None:
    seat, what = event.seat, event.what
    if what is Saying.HAVE and event.card is None:
        raise ImpossibleEvent(words.WHICH_CARD_SAID(seat))
    if what in (Saying.YOUR_TURN, Saying.NO_MORE) and event.to is None:
        raise ImpossibleEvent(words.SAID_TO_WHOM(seat))
    if event.about is not None and what is not Saying.ATTENTION:
        raise ImpossibleEvent(words.ONLY_ATTENTION_IS_ABOUT(repr(Saying.ATTENTION.value), repr(what.value)))


def _agreed(table: Table, event: Agreed) -> None:
    if table.stopped is None or table.stopped.by is None or table.stopped.by.side is event.seat.side:
        raise ImpossibleEvent(words.NO_CLAIM_TO_AGREE(event.seat))


def _hand_faced(table: Table, event: HandFaced) -> None:
    """Whether somebody has claimed, and the hand can have these cards."""
    claimable.claimed(table)
    _cards_seen(table, event.seat, event.cards, 0)


def _after_the_play(table: Table, event: NextDealCalled | RoundEnded | HandsReturned) -> None:
    if not table.finished:
        raise ImpossibleEvent(words.STILL_BEING_PLAYED())


def _hands_counted(table: Table, event: HandsCounted) -> None:
    """A hand had at least the cards that it has put to tricks, and no more than there are."""
    for seat in SEATS:
        count = event.counts[seat]
        if not table.out_of_hand(seat).bit_count() <= count <= FULL_PACK.bit_count():
            raise ImpossibleEvent(words.CANNOT_HAVE_HAD(seat, count))


def _omitted(table: Table, event: Omitted) -> None:
    _not_over(table)
    seat = event.seat
    lead = table.trick.empty or seat is table.trick.leader
    if lead or table.trick.card(seat) is not None or seat in table.trick.omitted:
        raise ImpossibleEvent(words.NOT_PASSED_OVER(seat))


def _played_on(table: Table, event: PlayedOn) -> None:
    _not_over(table)
    unrecorded.check(table, event)


def _called_last(table: Table, card: Card) -> bool:
    """Whether the card was called from dummy as the last to the trick just completed, and dummy has yet to move it."""
    call = table.call
    named = call is not None and call.card is card and not call.placed and call.trick == table.number - 1
    return named and table.last_trick is not None and table.last_trick.card(table.dummy) is card


def _can_stop(table: Table, event: Claimed | Ended) -> None:
    """Whether the tricks claimed or stated are among those that can be had."""
    if isinstance(event, Claimed):
        _not_over(table)
        claimable.stated(event.stated)
    if event.tricks is None:
        return
    had = claimable.tricks_to_be_had(table, type(event))
    if had is None:
        raise ImpossibleEvent(words.TRICKS_NOT_ON_FILE())
    if event.tricks not in had:
        raise ImpossibleEvent(words.CANNOT_HAVE_TRICKS(event.tricks, had.start, len(had) - 1))


def _of_another(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card has been another hand's: found among those it played, or placed there by a ruling (67B)."""
    seen = any(isinstance(f, Seen) and f.seat is not seat and f.cards & card.mask for f in table.facts)
    return seen or any(each.seat is not seat and each.card is card for each in table.on_record(Settled.PLACED))


def _count_is_wrong(table: Table, event: DefectFound) -> None:
    """A defective trick shows in the number of cards: one too many in hand, or too few for the cards found."""
    seat, due = event.seat, table.due(event.seat)
    to_come = unrecorded.to_be_restored(table, event)
    counted = unrecorded.counted(table, event)
    held = counted.hand(seat).count + to_come
    said = words.COUNT_IS_WRONG_BY_FINDINGS if to_come else words.COUNT_IS_WRONG
    wrong = said(seat, table.hand(seat).count, due)
    if not 1 <= event.trick < table.number:
        raise ImpossibleEvent(words.NOT_COMPLETED(event.trick))
    if not event.cards:
        played = _played_to(table, event)
        if played is not None:
            raise ImpossibleEvent(words.PLAYED_TO_NEXT(wrong, event.trick, played, seat))
        if held - _missing_elsewhere(table, event) <= due:
            raise ImpossibleEvent(words.PLAYED_TO(wrong, event.trick))
        _cards_for(table, counted, seat)
        return
    _several(event.cards)
    if held + len(event.cards) - 1 != due:
        raise ImpossibleEvent(words.DO_NOT_FIT(wrong, len(event.cards)))
    _may_lie_there(table, event)


def _cards_for(table: Table, counted: Table, seat: Seat) -> None:
    """Whether the pack has the cards for a number that a hand is found to hold; findings may have been mistaken.

    With every card that is gone on file one hand has a card more only if another has one less. Nothing can be told from
    a position whose numbers did not add up before.
    """
    if counted is table or counted.without_findings().known.fits or not table.without_findings().known.fits:
        return
    raise ImpossibleEvent(words.TOO_FEW_LEFT(seat, counted.hand(seat).count))


def _played_to(table: Table, event: DefectFound) -> Card | None:
    """The card that the hand is known to have played to the defective trick."""
    trick = table.trick_at(event.trick)
    return None if trick is None else trick.card(event.seat)


def _missing_elsewhere(table: Table, event: DefectFound) -> int:
    """To how many other tricks the hand has not played a card."""
    trick, seat = table.trick_at(event.trick), event.seat
    return sum(t is not trick and seat in t.omitted and t.card(seat) is None for t in table.tricks)


def _may_lie_there(table: Table, event: DefectFound) -> None:
    """Whether the cards found can lie among those that the hand has played to the trick."""
    seat, played = event.seat, _played_to(table, event)
    if played is not None and (played not in event.cards or event.faced not in (None, played)):
        raise ImpossibleEvent(words.PLAYED_ANOTHER(seat, played, event.trick))
    for card in event.cards:
        if _lies_elsewhere(table, event, card):
            raise ImpossibleEvent(words.NOT_AMONG(card, seat, event.trick))
    if not {*event.seen, *((event.faced,) if event.faced is not None else ())} <= set(event.cards):
        raise ImpossibleEvent(words.SEEN_NOT_FOUND())


def _lies_elsewhere(table: Table, event: DefectFound, card: Card) -> bool:
    """Whether a card is known to be in a hand, at another trick, or played by another hand."""
    known, gone = table.trick_at(event.trick), bool(table.gone & card.mask)
    if (table.located & card.mask and not gone) or any(t.mask & card.mask for t in table.tricks if t is not known):
        return True
    another = known is not None and _played_to(table, event) is not card
    return _of_another(table, event.seat, card) or (another and gone)


def _not_over(table: Table) -> None:
    if table.over:
        raise ImpossibleEvent(words.ALL_PLAYED())


def _several(cards: tuple[Card, ...], least: int = 2) -> None:
    if len(set(cards)) != len(cards):
        raise ImpossibleEvent(words.SAME_CARD_TWICE())
    if len(cards) < least:
        raise ImpossibleEvent(words.SEVERAL_MEANS_TWO())


def only_named(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card counts in the trick, or in the one just completed, by being named, and has yet to be put down."""
    trick = table.last_trick if table.trick.empty else table.trick
    return trick is not None and trick.card(seat) is card and table.puts.how(card) is How.NAMED


def by_a_ruling(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card counts in the trick, or in the one just completed, by a ruling, and has yet to be put down."""
    trick = table.last_trick if table.trick.empty else table.trick
    return trick is not None and trick.card(seat) is card and table.puts.how(card) is How.ORDERED


def can_hold(table: Table, seat: Seat, card: Card) -> bool:
    """Whether, as far as anyone knows, the hand may hold the card."""
    return card in table.hand(seat).cards or (
        _not_elsewhere(table, seat, card) and table.holds(seat, card.mask) is not False
    )


def _not_elsewhere(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the cards seen leave room for a card in a hand; an act tells more than a finding."""
    hand = table.hand(seat)
    if card in hand.cards or hand.known or table.located & card.mask:
        return card in hand.cards
    return not table.facts or table.without_findings().holds(seat, card.mask) is not False


def _holds(
    table: Table, seat: Seat, card: Card, cannot: Callable[[Seat, Card | None], Message], owner: Seat | None = None
) -> None:
    _not_over(table)
    if _not_elsewhere(table, seat, card):
        return
    who = owner or seat
    if table.played & card.mask:
        raise ImpossibleEvent(words.ALREADY_PLAYED(cannot(who, card)))
    raise ImpossibleEvent(words.NOT_IN_HAND(cannot(who, card), seat))


def _all_hold(table: Table, seat: Seat, cards: tuple[Card, ...], doing: _Doing, more: int = 0) -> None:
    """Whether a hand may hold the cards named, and `more` besides."""
    _not_over(table)
    for card in cards:
        _holds(table, seat, card, doing.one)
    hand = table.hand(seat)
    if not 0 <= more <= hand.count - len(cards):
        raise ImpossibleEvent(words.TOO_MANY(doing.more(seat, more or len(cards)), hand.count))
    new = sum(card not in hand.cards for card in cards)
    if len(hand.cards) + new > hand.count:
        raise ImpossibleEvent(words.TOO_MANY(doing.more(seat, len(cards)), hand.count))


def _took_back_lead(table: Table, seat: Seat) -> bool:
    """Whether a player has by himself taken his face-down lead back, which still counts as his lead (41A)."""
    return any(i.about_a_lead_face_down and i.offender is seat and isinstance(i.cause, Retracted) for i in table.docket)


def _on_file(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a file is open that turns on a card of a hand."""
    return any(i.offender is seat and i.concerns(card) for i in table.docket)


def _may_be(table: Table, lying: FaceDown, card: Card) -> bool:
    """Whether a card that lies face down is this one, as far as anyone knows."""
    return lying.card is card or (lying.card is None and _not_elsewhere(table, lying.seat, card))


def _can_take_back(table: Table, event: Retracted) -> None:
    seat, card = event.seat, event.card
    on_table = (
        table.puts.in_reach(seat, card) is not None
        or table.penalty_card(seat, card) is not None
        or any(lying.seat is seat and _may_be(table, lying, card) for lying in table.face_down)
        or (_on_file(table, seat, card) and table.puts.lying(seat, card) is None)  # not in a trick that is past
    )
    if not on_table:
        raise ImpossibleEvent(words.CANNOT_TAKE_BACK(seat, card))


def _at_the_same_instant(table: Table, seat: Seat) -> None:
    previous = next((e for e in reversed(table.log) if not isinstance(e, Answered)), None)
    if not isinstance(previous, Faced) or previous.seat is seat:
        raise ImpossibleEvent(words.SAME_INSTANT_AS_WHAT())


# What can be done, and by whom, is asked of the type of the event; what is not listed is always possible.
# Calls


def _changed(table: Table, event: Changed) -> None:
    _has_called(table, event.seat)
    if (event.to is None) is not (event.how is Change.ASKED):
        raise ImpossibleEvent(words.CHANGE_TO_WHAT(event.seat))


def _taken_back(table: Table, event: TakenBack) -> None:
    _has_called(table, event.seat)


def _has_called(table: Table, seat: Seat) -> None:
    """That he has made a call to come back to; if it has been cancelled since, that is ruled on."""
    auction = table.auction
    fallen = auction.end is None and any(made.seat is seat for made in auction.calls)
    if auction.last_of(seat) is None and not fallen:
        cannot = words.CANNOT_CHANGE if table.auction.end is None else words.LAST_CALL_NOT_TOLD
        raise ImpossibleEvent(cannot(seat))


# What is done with dummy's cards, with tricks, or to end the play.
_IN_THE_PLAY = (
    TurnedUp, Named, Corrected, Touched, Placed, NotSpread, Quitted, Strayed, Claimed, Agreed, Ended, Omitted,
    DefectFound, PlayedOn, Mixed, AskedBack, Adjudicated, HandFaced,
)  # fmt: skip

_CHECKS: dict[type[Event], Callable[[Table, Any], None]] = {
    Changed: _changed,
    AuctionEnded: untold.check,
    Made: untold.check_call,
    TakenBack: _taken_back,
    Faced: _faced,
    FacedSeveral: _faced_several,
    LaidFaceDown: _laid_face_down,
    TurnedUp: _turned_up,
    Touched: _touched,
    Placed: _placed,
    Held: _held,
    Shown: _seen,
    Dropped: _seen,
    ExposedInAuction: _exposed,
    Spread: _spread,
    NotSpread: _not_spread,
    Strayed: _strayed,
    Retracted: _can_take_back,
    Quitted: _quitted,
    Said: _said,
    Claimed: _can_stop,
    Ended: _can_stop,
    Agreed: _agreed,
    AskedBack: claimable.asked_back,
    Adjudicated: claimable.adjudicated,
    HandFaced: _hand_faced,
    NextDealCalled: _after_the_play,
    RoundEnded: _after_the_play,
    HandsReturned: _after_the_play,
    Omitted: _omitted,
    DefectFound: _count_is_wrong,
    PlayedOn: _played_on,
    HandsCounted: _hands_counted,
}
