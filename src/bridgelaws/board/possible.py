"""What can happen: the cards, and the people, allow it or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..deal.known import Seen
from ..errors import ImpossibleEvent
from ..values.cards import Card
from ..values.seats import Seat
from . import unrecorded
from .events import (
    Agreed,
    Answered,
    Claimed,
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
    Touched,
    TurnedUp,
)
from .lives import How
from .records import Settled
from .table import Table

_DONE = "the thirteen tricks have been played"


def check(table: Table, event: Event) -> None:
    """Raise ImpossibleEvent for what the cards, or the people, cannot do."""
    possible = _CHECKS.get(type(event))
    if possible is not None:
        possible(table, event)


# Cards put down


def _faced(table: Table, event: Faced) -> None:
    if only_named(table, event.seat, event.card) or by_a_ruling(table, event.seat, event.card):
        return  # he puts down what he has named, or what a ruling has had played
    _holds(table, event.seat, event.card, "face")
    if event.with_previous:
        _at_the_same_instant(table, event.seat)


def _faced_several(table: Table, event: FacedSeveral) -> None:
    _several(event.cards, least=1 if event.more > 0 else 2)
    _all_hold(table, event.seat, event.cards, "face", event.more)
    if not set(event.visible) <= set(event.cards) or not event.visible:
        raise ImpossibleEvent(f"the faces visible must be among the cards {event.seat} put down, at least one of them")


def _laid_face_down(table: Table, event: LaidFaceDown) -> None:
    seat = event.seat
    _not_over(table)
    if event.card is not None:
        _holds(table, seat, event.card, "lay down")
    if any(lying.seat is seat for lying in table.face_down) and not _took_back_lead(table, seat):
        raise ImpossibleEvent(f"{seat} already has a card face down")


def _turned_up(table: Table, event: TurnedUp) -> None:
    seat, card = event.seat, event.card
    lying = next((lying for lying in table.face_down if lying.seat is seat), None)
    if lying is None:
        raise ImpossibleEvent(f"{seat} has no card face down to turn up; use faced")
    if lying.card is not None and lying.card is not card:
        raise ImpossibleEvent(f"{seat} cannot turn up {card}: another card was laid face down")
    _holds(table, seat, card, "turn up")


def _touched(table: Table, event: Touched) -> None:
    if table.trick.card(table.dummy) is event.card or _called_last(table, event.card):
        return  # it has been called, and is being carried out
    _holds(table, table.dummy, event.card, "touch", owner=event.seat)


def _placed(table: Table, event: Placed) -> None:
    seat, card = event.seat, event.card
    if seat is not table.dummy:
        raise ImpossibleEvent(f"{seat} is not dummy: only a card of dummy ({table.dummy}) can be placed")
    if table.trick.card(seat) is not card and not _called_last(table, card):
        _holds(table, seat, card, "place")


def _held(table: Table, event: Held) -> None:
    _holds(table, event.seat, event.card, "hold")


def _seen(table: Table, event: Shown | Dropped) -> None:
    _cards_seen(table, event.seat, event.cards, event.more)


def _exposed(table: Table, event: ExposedInAuction) -> None:
    """Cards seen before the play may have been played when it is told."""
    seat = event.seat
    if not event.cards and event.more <= 0:
        raise ImpossibleEvent(f"say which cards of {seat} were seen, or how many")
    _several(event.cards, least=0)
    left = tuple(card for card in event.cards if not _played_by(table, seat, card))
    if left or event.more:
        _all_hold(table, seat, left, "show", event.more)


def _played_by(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card is gone from that hand, or gone and nobody has noted from which."""
    lying = next((put for put in table.puts if put.card is card and put.trick is not None), None)
    return bool(table.played & card.mask) and (lying is None or lying.seat is seat)


def _cards_seen(table: Table, seat: Seat, cards: tuple[Card, ...], more: int) -> None:
    if not cards and more <= 0:
        raise ImpossibleEvent(f"say which cards of {seat} were seen, or how many")
    _several(cards, least=0)
    _all_hold(table, seat, cards, "show", more)


def _spread(table: Table, event: Spread) -> None:
    _several(event.cards, least=0)
    _all_hold(table, event.seat, event.cards, "spread")
    if not event.whole and not event.cards:
        raise ImpossibleEvent(f"say which cards {event.seat} spread, or that it was the whole hand")


# What else is done and said


def _not_spread(table: Table, event: NotSpread) -> None:
    """Whether dummy's hand may still be up."""
    seat = event.seat
    if seat is not table.dummy:
        raise ImpossibleEvent(f"{seat} is not dummy: it is {table.dummy} who puts his hand down")
    if table.dummy_seen or table.number > 1 or table.trick.card(seat) is not None:
        raise ImpossibleEvent(f"{seat} has put his hand down already: dummy's cards lie there")


def _strayed(table: Table, event: Strayed) -> None:
    if event.seat is not table.dummy:
        raise ImpossibleEvent(f"{event.seat} is not dummy; Law 43A2 concerns dummy ({table.dummy}) only")


def _quitted(table: Table, event: Quitted) -> None:
    if table.trick.card(event.seat) is None and table.last_trick is None:
        raise ImpossibleEvent(f"{event.seat} has no card of the trick to turn")


def _said(table: Table, event: Said) -> None:
    seat, what = event.seat, event.what
    if what is Saying.HAVE and event.card is None:
        raise ImpossibleEvent(f"say which card {seat} said he had")
    if what in (Saying.YOUR_TURN, Saying.NO_MORE) and event.to is None:
        raise ImpossibleEvent(f"say to whom {seat} spoke")
    if event.about is not None and what is not Saying.ATTENTION:
        raise ImpossibleEvent(f"only {Saying.ATTENTION.value!r} is about something, not {what.value!r}")


def _agreed(table: Table, event: Agreed) -> None:
    if table.stopped is None or table.stopped.by is None or table.stopped.by.side is event.seat.side:
        raise ImpossibleEvent(f"{event.seat} has no claim of an opponent to agree to")


def _after_the_play(table: Table, event: NextDealCalled | RoundEnded | HandsReturned) -> None:
    if not table.finished:
        raise ImpossibleEvent("the board is still being played; say first how the play ended")


def _omitted(table: Table, event: Omitted) -> None:
    _not_over(table)
    seat = event.seat
    lead = table.trick.empty or seat is table.trick.leader
    if lead or table.trick.card(seat) is not None or seat in table.trick.omitted:
        raise ImpossibleEvent(f"{seat} cannot have been passed over in a trick without a lead, or played to")


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
    if event.tricks is None:
        return
    if sum(table.won) != table.number - 1:
        raise ImpossibleEvent("say first how many tricks each side has won: the position does not")
    won = table.won[table.declarer & 1] if isinstance(event, Ended) else 0
    left = 14 - table.number
    if not won <= event.tricks <= won + left:
        raise ImpossibleEvent(f"{event.tricks} tricks cannot be had: {won} are won and {left} are left")


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
    wrong = f"{seat} has {table.hand(seat).count} cards and ought to have {due}"
    if to_come:
        wrong += ", by what has been found before"
    if not 1 <= event.trick < table.number:
        raise ImpossibleEvent(f"trick {event.trick} has not been completed")
    if not event.cards:
        played = _played_to(table, event)
        if held - _missing_elsewhere(table, event) <= due or played is not None:
            hint = f"; if {played} was put to the next trick, say before it that {seat} was passed over (omitted)"
            raise ImpossibleEvent(f"{wrong}: he played to trick {event.trick}{'' if played is None else hint}")
        _cards_for(table, counted, seat)
        return
    _several(event.cards)
    if held + len(event.cards) - 1 != due:
        raise ImpossibleEvent(f"{wrong}: {len(event.cards)} cards at one trick do not fit that")
    _may_lie_there(table, event)


def _cards_for(table: Table, counted: Table, seat: Seat) -> None:
    """Whether the pack has the cards for a number that a hand is found to hold; findings may have been mistaken.

    With every card that is gone on file one hand has a card more only if another has one less. Nothing can be told from
    a position whose numbers did not add up before.
    """
    if counted is table or counted.without_findings().known.fits or not table.without_findings().known.fits:
        return
    raise ImpossibleEvent(
        f"{seat} cannot have {counted.hand(seat).count} cards: the others, and those that are gone, leave too few;"
        " if another hand has put several to a trick, enter that first"
    )


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
        raise ImpossibleEvent(f"{seat} played {played} to trick {event.trick}")
    for card in event.cards:
        if _lies_elsewhere(table, event, card):
            raise ImpossibleEvent(f"{card} was not among the cards that {seat} played to trick {event.trick}")
    if not {*event.seen, *((event.faced,) if event.faced is not None else ())} <= set(event.cards):
        raise ImpossibleEvent("the cards faced and seen must be among the cards found")


def _lies_elsewhere(table: Table, event: DefectFound, card: Card) -> bool:
    """Whether a card is known to be in a hand, at another trick, or played by another hand."""
    known, gone = table.trick_at(event.trick), bool(table.gone & card.mask)
    if (table.located & card.mask and not gone) or any(t.mask & card.mask for t in table.tricks if t is not known):
        return True
    another = known is not None and _played_to(table, event) is not card
    return _of_another(table, event.seat, card) or (another and gone)


def _not_over(table: Table) -> None:
    if table.over:
        raise ImpossibleEvent(_DONE)


def _several(cards: tuple[Card, ...], least: int = 2) -> None:
    if len(set(cards)) != len(cards):
        raise ImpossibleEvent("the same card is given twice")
    if len(cards) < least:
        raise ImpossibleEvent("several cards at once means two or more; use faced for one")


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


def _holds(table: Table, seat: Seat, card: Card, verb: str, owner: Seat | None = None) -> None:
    _not_over(table)
    if _not_elsewhere(table, seat, card):
        return
    who = owner or seat
    if table.played & card.mask:
        raise ImpossibleEvent(f"{who} cannot {verb} {card}: it has already been played")
    raise ImpossibleEvent(f"{who} cannot {verb} {card}: it is not in {seat}'s hand")


def _all_hold(table: Table, seat: Seat, cards: tuple[Card, ...], verb: str, more: int = 0) -> None:
    """Whether a hand may hold the cards named, and `more` besides."""
    _not_over(table)
    for card in cards:
        _holds(table, seat, card, verb)
    hand = table.hand(seat)
    if not 0 <= more <= hand.count - len(cards):
        raise ImpossibleEvent(f"{seat} cannot {verb} {more} cards more: {hand.count} are left in that hand")
    new = sum(card not in hand.cards for card in cards)
    if len(hand.cards) + new > hand.count:
        raise ImpossibleEvent(f"{seat} cannot {verb} {len(cards)} cards more: {hand.count} are left in that hand")


def _took_back_lead(table: Table, seat: Seat) -> bool:
    """Whether a player has by himself taken his face-down lead back, which still counts as his lead (41A)."""
    return any(i.about_a_lead_face_down and i.offender is seat and isinstance(i.cause, Retracted) for i in table.docket)


def _on_file(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a file is open that turns on a card of a hand."""
    return any(i.offender is seat and i.concerns(card) for i in table.docket)


def _can_take_back(table: Table, event: Retracted) -> None:
    seat, card = event.seat, event.card
    on_table = (
        table.puts.in_reach(seat, card) is not None
        or table.penalty_card(seat, card) is not None
        or any(lying.seat is seat and lying.card in (None, card) for lying in table.face_down)
        or (_on_file(table, seat, card) and table.puts.lying(seat, card) is None)  # not in a trick that is past
    )
    if not on_table:
        raise ImpossibleEvent(f"{seat} cannot take back {card}: it does not lie before {seat}")


def _at_the_same_instant(table: Table, seat: Seat) -> None:
    previous = next((e for e in reversed(table.log) if not isinstance(e, Answered)), None)
    if not isinstance(previous, Faced) or previous.seat is seat:
        raise ImpossibleEvent("at the same instant as what? the event before must be a card faced by another hand")


# What can be done, and by whom, is asked of the type of the event; what is not listed is always possible.
_CHECKS: dict[type[Event], Callable[[Table, Any], None]] = {
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
    NextDealCalled: _after_the_play,
    RoundEnded: _after_the_play,
    HandsReturned: _after_the_play,
    Omitted: _omitted,
    DefectFound: _count_is_wrong,
    PlayedOn: _played_on,
}
