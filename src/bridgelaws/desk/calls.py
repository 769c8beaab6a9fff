"""Irregular calls, cards seen and wrong explanations while the auction goes on.

What is told gives the calls, as far as they matter; the engine finds what is irregular about them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..errors import ParseError
from ..values.calls import DOUBLE, PASS, REDOUBLE, STRAINS, Bid, Call
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import words
from .case import Case, faced
from .told import BIDS, Told

_WORDS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE)
_CALLS: tuple[Call, ...] = (*_WORDS, *BIDS)
_TOO_HIGH: tuple[Call, ...] = tuple([Bid(level, trumps) for level in (8, 9) for trumps in STRAINS])
_MUST_PASS, _OVER, _ABOVE_SEVEN = "must pass", "over", "above seven"
_NOT_ALLOWED = (
    (_MUST_PASS, words.HE_HAD_TO_PASS()),
    (_OVER, words.AUCTION_WAS_OVER()),
    (_ABOVE_SEVEN, words.MORE_THAN_SEVEN()),
)
_HOW = (("dropped", words.IT_FELL()), ("shown", words.HE_SHOWED_A_CARD()), ("led", words.HE_LED_IT()))
_EXPLAINED = (("corrected", words.WRONG_EXPLANATION()), ("not alerted", words.NO_ALERT()))
# What stood before a double, and before a redouble, that is not allowed.
_PARTNERS, _DOUBLED, _NOTHING, _THEIRS = "partner", "doubled", "nothing", "opponents"
_BEFORE = {
    DOUBLE: (
        (_PARTNERS, words.PARTNERS_BID()),
        (_DOUBLED, words.BID_DOUBLED_ALREADY()),
        (_NOTHING, words.NO_BID_AT_ALL()),
    ),
    REDOUBLE: (
        (_PARTNERS, words.PARTNERS_BID_NOT_DOUBLED()),
        (_THEIRS, words.OPPONENTS_BID()),
        (_DOUBLED, words.BID_REDOUBLED_ALREADY()),
        (_NOTHING, words.NO_BID_AT_ALL()),
    ),
}


def insufficient(told: Told) -> Case:
    """A bid that is not enough."""
    offender = told.seat("offender", words.WHO_BID())
    over = _bid(told, words.OVER_WHICH_BID())
    not_enough = [bid for bid in BIDS if bid.rank <= over.rank]
    bid = told.call("call", words.WHAT_DID_HE_BID(offender), not_enough)
    return _case(_tail((), over, offender), [_made(offender, bid)], offender)


def out_of_turn(told: Told) -> Case:
    """A call at another's turn."""
    offender = told.seat("offender", words.WHO_CALLED())
    turn = told.seat("turn", words.WHOSE_TURN(), [seat for seat in SEATS if seat is not offender])
    over = _last_bid(told)
    if over is None:
        before = _passed(_dealer(told, turn), turn)
    elif turn is offender.lho:
        before = _after_his_own(told, offender, over)
    else:
        before = _tail((), over, turn)
    call = told.call("call", words.WHAT_DID_HE_CALL(offender), _CALLS)
    if call is DOUBLE and over is not None and turn is not offender.lho:
        bidder = told.seat("bidder", words.WHO_BID_IT(over), [seat for seat in SEATS if seat is not turn])
        before = _tail(((bidder, over), *_passes(bidder.lho, turn)))
    return _case(before, [_made(offender, call)], offender)


def _after_his_own(told: Told, offender: Seat, over: Bid) -> dict[str, Any]:
    """At his left-hand opponent's turn: the call before that was his own."""
    earlier = told.call("earlier", words.WHAT_HAD_HE_CALLED(offender), (*_WORDS, over))
    return _tail(((offender, earlier),), None if earlier == over else over)


def changed(told: Told) -> Case:
    """A player changed his call, or only wants to."""
    offender = told.seat("offender", words.WHO_CHANGED())
    first = told.call("call", words.WHAT_DID_HE_CALL_FIRST(offender), _CALLS)
    others = [call for call in _CALLS if call != first]
    second = told.call_if_any("second", words.WHAT_DID_HE_CALL_THEN(offender), words.HE_ONLY_WANTS_TO(), others)
    since = told.calls("since", words.WHAT_WAS_CALLED_SINCE(offender.lho), words.NOBODY_HAS_CALLED())
    before, made = _his_call(told, offender, first, second)
    change = {"how": "asked"} if second is None else {"to": second.code, "how": "done"}
    events = [*made, *_in_turn(offender.lho, since), {"event": "changed", "seat": offender.letter, **change}]
    return _case(before, events, offender)


def _his_call(
    told: Told, seat: Seat, call: Call, other: Call | None = None
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The auction up to a call, and that call; the last bid is asked for where it matters."""
    if isinstance(call, Bid) and not (isinstance(other, Bid) and other.rank < call.rank):
        return _tail(((seat, call),)), []
    over = _last_bid(told)
    before = _passed(_dealer(told, seat), seat) if over is None else _tail((), over, seat)
    return before, [_made(seat, call)]


def double(told: Told) -> Case:
    """A double or redouble of something that cannot be doubled."""
    offender = told.seat("offender", words.WHO_DOUBLED())
    word = told.call("call", words.DOUBLE_OR_REDOUBLE(), (DOUBLE, REDOUBLE))
    stood = told.option("before", words.WHAT_STOOD_BEFORE(), _BEFORE[DOUBLE if word is DOUBLE else REDOUBLE])
    if stood == _NOTHING:
        return _case(_passed(_dealer(told, offender), offender), [_made(offender, word)], offender)
    bid = _bid(told, words.WHICH_BID())
    left, partner, right = offender.lho, offender.partner, offender.rho
    calls: tuple[tuple[Seat, Call], ...]
    if stood == _PARTNERS:
        calls = ((partner, bid), (right, PASS))
    elif stood == _THEIRS:
        calls = ((right, bid),)
    elif word is DOUBLE:
        calls = ((left, bid), (partner, DOUBLE), (right, PASS))
    else:
        calls = ((offender, bid), (left, DOUBLE), (partner, REDOUBLE), (right, PASS))
    return _case(_tail(calls), [_made(offender, word)], offender)


def not_allowed(told: Told) -> Case:
    """A call by a player who had to pass, after the auction was over, or a bid of more than seven."""
    what = told.option("what", words.WHY_NOT_ALLOWED(), _NOT_ALLOWED)
    if what == _OVER:
        contract = told.contract
        offender = told.seat("offender", words.WHO_CALLED())
        call = told.call("call", words.WHAT_DID_HE_CALL(offender), _CALLS)
        return Case(contract, None, [_made(offender, call), _director(offender)])
    offender = told.seat("offender", words.WHO_CALLED())
    over = _last_bid(told)
    before = _passed(_dealer(told, offender), offender) if over is None else _tail((), over, offender)
    above = what == _ABOVE_SEVEN
    among = _TOO_HIGH if above else [call for call in _CALLS if call is not PASS]
    call = told.call("call", words.WHAT_DID_HE_CALL(offender), among)
    if not above:
        before["auction"] = before.get("auction", {"calls": []})
        before["auction"]["duties"] = [{"seat": offender.letter, "kind": "pass to the end"}]
    return _case(before, [_made(offender, call)], offender)


def seen(told: Told) -> Case:
    """A card was seen, or led, while the auction was going on."""
    offender = told.seat("offender", words.WHOSE_CARD())
    how = told.option("how", words.HOW_WAS_IT_SEEN(), _HOW)
    cards = told.cards("cards", words.WHICH_CARD_OR_CARDS())
    turn = told.seat("turn", words.WHOSE_TURN_IS_IT())
    over = _last_bid(told)
    before = _passed(_dealer(told, turn), turn) if over is None else _tail((), over, turn)
    if how != "led":
        event = {"event": how, "seat": offender.letter, "cards": [card.code for card in cards]}
    elif len(cards) == 1:
        event = faced(offender, cards[0])
    else:
        raise ParseError(words.ONLY_ONE_IS_LED())
    return _case(before, [event], offender)


def explanation(told: Told) -> Case:
    """A player's explanation of his partner's call was wrong, or he did not alert it."""
    offender = told.seat("offender", words.WHO_EXPLAINED())
    how = told.option("how", words.WHAT_WAS_WRONG_WITH_IT(), _EXPLAINED)
    of = offender.partner
    call = told.call("call", words.WHICH_CALL_OF(of), _CALLS)
    since = told.calls("since", words.WHAT_WAS_CALLED_SINCE(of.lho), words.NOBODY_HAS_CALLED())
    before, made = _his_call(told, of, call)
    explained = {"event": "explained", "seat": offender.letter, "how": how, "call": call.code, "of": of.letter}
    return _case(before, [*made, *_in_turn(of.lho, since), explained], offender)


# The auction before


def _bid(told: Told, asked: Message) -> Bid:
    """A bid that must have been made."""
    bid = told.call("over", asked, BIDS)
    assert isinstance(bid, Bid)
    return bid


def _last_bid(told: Told) -> Bid | None:
    """The last bid before what happened, if there was one."""
    bid = told.call_if_any("over", words.WHICH_WAS_THE_LAST_BID(), words.NOBODY_HAS_BID(), BIDS)
    return bid if isinstance(bid, Bid) else None


def _dealer(told: Told, turn: Seat) -> Seat:
    """Who dealt, where nobody has bid: those before the player on turn have passed."""
    others = [seat for seat in SEATS if seat is not turn]
    return told.seat_if_other("dealer", words.WHO_DEALT(), words.DEALT_HIMSELF(turn), others) or turn


def _passed(dealer: Seat, turn: Seat) -> dict[str, Any]:
    """An auction in which everybody before the player on turn has passed."""
    passes = [{"seat": seat.letter, "call": call.code} for seat, call in _passes(dealer, turn)]
    opening = {"opening": {"phase": "auction", "dealer": dealer.letter}}
    return opening | ({"auction": {"calls": passes}} if passes else {})


def _tail(calls: Iterable[tuple[Seat, Call]], bid: Bid | None = None, turn: Seat | None = None) -> dict[str, Any]:
    """The end of an auction of which no more is known."""
    told: dict[str, Any] = {"calls": [{"seat": seat.letter, "call": call.code} for seat, call in calls], "whole": False}
    told |= {} if bid is None else {"bid": bid.code}
    return {"opening": {"phase": "auction"}, "auction": told | ({} if turn is None else {"turn": turn.letter})}


def _passes(first: Seat, turn: Seat) -> list[tuple[Seat, Call]]:
    """Passes by those from one player up to another, who has yet to call."""
    seats, seat = [], first
    while seat is not turn:
        seats.append(seat)
        seat = seat.lho
    return [(seat, PASS) for seat in seats]


# What happened


def _made(seat: Seat, call: Call) -> dict[str, Any]:
    return {"event": "made", "seat": seat.letter, "call": call.code}


def _in_turn(first: Seat, calls: Iterable[Call]) -> list[dict[str, Any]]:
    made, seat = [], first
    for call in calls:
        made.append(_made(seat, call))
        seat = seat.lho
    return made


def _director(offender: Seat) -> dict[str, Any]:
    """The Director was called, by the player who may have something to decide."""
    return {"event": "director called", "seat": offender.lho.letter}


def _case(before: dict[str, Any], events: list[dict[str, Any]], offender: Seat) -> Case:
    return Case(None, None, [*events, _director(offender)], before)
