"""Irregular calls, cards seen and wrong explanations while the auction goes on.

What is told gives the calls, as far as they matter; the engine finds what is irregular about them, if anything. A kind
of call only orders the details: a bid that is said not to be enough may be enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..values.calls import DOUBLE, PASS, REDOUBLE, STRAINS, Bid, Call
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import words
from .case import Case, faced
from .told import BIDS, Told

_WORDS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE)
CALLS: tuple[Call, ...] = (*_WORDS, *BIDS)
_TOO_HIGH: tuple[Call, ...] = tuple([Bid(level, trumps) for level in (8, 9) for trumps in STRAINS])
_MUST_PASS, _ONCE, _OVER, _ABOVE_SEVEN = "must pass", "must pass once", "over", "above seven"
_NOT_ALLOWED = (
    (_MUST_PASS, words.HE_HAD_TO_PASS()),
    (_OVER, words.AUCTION_WAS_OVER()),
    (_ABOVE_SEVEN, words.MORE_THAN_SEVEN()),
    (_ONCE, words.HE_HAD_TO_PASS_ONCE()),
)
_HOW = (("dropped", words.IT_FELL()), ("shown", words.HE_SHOWED_A_CARD()), ("led", words.HE_LED_IT()))
_EXPLAINED = (("corrected", words.WRONG_EXPLANATION()), ("not alerted", words.NO_ALERT()))
# What stood before a double, and before a redouble; the last of each allows it, which then is what is found.
_PARTNERS, _DOUBLED, _NOTHING, _THEIRS, _OURS = "partner", "doubled", "nothing", "opponents", "ours"
_BEFORE = {
    DOUBLE: (
        (_PARTNERS, words.PARTNERS_BID()),
        (_DOUBLED, words.BID_DOUBLED_ALREADY()),
        (_NOTHING, words.NO_BID_AT_ALL()),
        (_THEIRS, words.OPPONENTS_BID()),
    ),
    REDOUBLE: (
        (_PARTNERS, words.PARTNERS_BID_NOT_DOUBLED()),
        (_THEIRS, words.OPPONENTS_BID()),
        (_DOUBLED, words.BID_REDOUBLED_ALREADY()),
        (_NOTHING, words.NO_BID_AT_ALL()),
        (_OURS, words.OUR_BID_DOUBLED()),
    ),
}


def insufficient(told: Told) -> Case:
    """A bid that is not enough."""
    offender = told.seat("offender", words.WHO_BID())
    over = _bid(told, words.OVER_WHICH_BID())
    not_enough = [bid for bid in BIDS if bid.rank <= over.rank]
    bid = told.call("call", words.WHAT_DID_HE_BID(offender), BIDS, usual=not_enough)
    return _case(tail((), over, offender), [_made(offender, bid)], offender)


def out_of_turn(told: Told) -> Case:
    """A call at another's turn."""
    offender = told.seat("offender", words.WHO_CALLED())
    turn = told.seat("turn", words.WHOSE_TURN())
    over = _last_bid(told)
    earlier = None
    if over is None:
        before = _passed(_dealer(told, turn), turn)
    elif turn is offender.lho:
        earlier = told.call("earlier", words.WHAT_HAD_HE_CALLED(offender), (*_WORDS, over))
        before = tail(((offender, earlier),), None if earlier == over else over)
    else:
        before = tail((), over, turn)
    call = told.call("call", words.WHAT_DID_HE_CALL(offender), CALLS)
    if call in (DOUBLE, REDOUBLE) and over is not None and earlier in (None, PASS):
        before = tail(_doubled(told, over, turn, call, offender if earlier is PASS else None))
    return _case(before, [_made(offender, call)], offender)


def _doubled(told: Told, over: Bid, turn: Seat, call: Call, passed: Seat | None) -> list[tuple[Seat, Call]]:
    """What a double or redouble is of: who bid, and for a redouble who doubled that, before the player on turn.

    A player who has `passed` since may have bid only if it was doubled after his bid, and so may the one on turn.
    """
    if call is DOUBLE:
        bidder = told.seat("bidder", words.WHO_BID_IT(over), [seat for seat in SEATS if seat not in (turn, passed)])
        return [(bidder, over), *_passes(bidder.lho, turn)]
    bidder = told.seat("bidder", words.WHO_BID_IT(over))
    others = [seat for seat in SEATS if seat.side is not bidder.side and seat not in (turn, passed)]
    if bidder in (turn, passed):
        doubler: Seat | None = told.seat("doubler", words.WHO_DOUBLED_IT(over), others)
    else:
        doubler = told.seat_if_other("doubler", words.WHO_DOUBLED_IT(over), words.NOBODY_DOUBLED_IT(), others)
    if doubler is None:
        return [(bidder, over), *_passes(bidder.lho, turn)]
    return [(bidder, over), *_passes(bidder.lho, doubler), (doubler, DOUBLE), *_passes(doubler.lho, turn)]


def changed(told: Told) -> Case:
    """A player changed his call, or only wants to."""
    offender = told.seat("offender", words.WHO_CHANGED())
    first = told.call("call", words.WHAT_DID_HE_CALL_FIRST(offender), CALLS)
    others = [call for call in CALLS if call != first]
    second = told.call_if_any("second", words.WHAT_DID_HE_CALL_THEN(offender), words.HE_ONLY_WANTS_TO(), others)
    since = told.calls("since", words.WHAT_WAS_CALLED_SINCE(offender.lho), words.NOBODY_HAS_CALLED())
    before, made = his_call(told, offender, first, second)
    change = {"how": "asked"} if second is None else {"to": second.code, "how": "done"}
    events = [*made, *in_turn(offender.lho, since), {"event": "changed", "seat": offender.letter, **change}]
    return _case(before, events, offender)


def his_call(
    told: Told, seat: Seat, call: Call, other: Call | None = None
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The auction up to a call, and that call; the last bid is asked for where it matters."""
    if call is PASS and other is None:
        return before_if_known(told, seat), [_made(seat, call)]
    doubles = {call, other} & {DOUBLE, REDOUBLE}
    if isinstance(call, Bid) and not doubles and not (isinstance(other, Bid) and other.rank < call.rank):
        # Whether what he changed was enough is asked once it is found that it was no slip (27C).
        return (tail(((seat, call),)), []) if other is None else (tail((), None, seat), [_made(seat, call)])
    of = REDOUBLE if REDOUBLE in doubles else DOUBLE if doubles else None
    return _before(told, seat, _last_bid(told), of), [_made(seat, call)]


def _before(told: Told, turn: Seat, over: Bid | None, call: Call | None = None) -> dict[str, Any]:
    """The auction before a call by the player on turn: of what a double or redouble is, is asked as well."""
    if over is None:
        return _passed(_dealer(told, turn), turn)
    if call is DOUBLE or call is REDOUBLE:
        return tail(_doubled(told, over, turn, call, None))
    return tail((), over, turn)


def before_if_known(told: Told, turn: Seat) -> dict[str, Any]:
    """The same where the ruling does not turn on the last bid, which need not be known; a pass says that there is none.

    Who is told to have dealt has done so in an auction without a bid.
    """
    bid = told.call_if_any("over", words.LAST_BID_IF_KNOWN(), words.NOT_KNOWN(), (PASS, *BIDS), PASS.code)
    if isinstance(bid, Bid):
        return tail((), bid, turn)
    nobody = bid is PASS or told.has("dealer")
    return _passed(_dealer(told, turn), turn) if nobody else tail((), None, turn)


def at_once(told: Told) -> Case:
    """Two players called at the same moment; that of the player on turn comes first, if he is one of them (33)."""
    turn = told.seat("turn", words.WHOSE_TURN())
    over = _last_bid(told)
    passed = _passed(_dealer(told, turn), turn) if over is None else {}
    one = told.seat("next", words.WHO_CALLED_AT_ONCE())
    call = told.call("call", words.WHAT_DID_HE_CALL(one), CALLS)
    other = told.seat("next_2", words.WHO_ELSE_CALLED_AT_ONCE(one), [seat for seat in SEATS if seat is not one])
    second = told.call("second", words.WHAT_DID_HE_CALL(other), CALLS)
    made = {one: call, other: second}
    before = passed if over is None else _before_both(told, turn, over, made)
    first, after = (other, one) if turn is other else (one, other)
    together = _made(after, made[after]) | {"with": "previous"}
    return Case(None, None, [_made(first, made[first]), together], before, caller=after.lho)


def _before_both(told: Told, turn: Seat, over: Bid, made: dict[Seat, Call]) -> dict[str, Any]:
    """The auction before two calls, with what the player before the one on turn had called if he called again."""
    own, last = made.get(turn), turn.rho
    of_before = list(made.values()) if own is None or own is PASS else [own]
    doubled = next((word for word in (REDOUBLE, DOUBLE) if word in of_before), None)
    earlier = told.call("earlier", words.WHAT_HAD_HE_CALLED(last), (*_WORDS, over)) if last in made else None
    if doubled is not None and earlier in (None, PASS):
        return tail(_doubled(told, over, turn, doubled, last if earlier is PASS else None))
    if earlier is None:
        return tail((), over, turn)
    return tail(((last, earlier),), None if earlier == over else over)


def double(told: Told) -> Case:
    """A double or redouble of something that cannot be doubled."""
    offender = told.seat("offender", words.WHO_DOUBLED())
    word = told.call("call", words.DOUBLE_OR_REDOUBLE(), (DOUBLE, REDOUBLE))
    stood = told.option("before", words.WHAT_STOOD_BEFORE(), _BEFORE[DOUBLE if word is DOUBLE else REDOUBLE])
    if stood == _NOTHING:
        return _case(_passed(_dealer(told, offender), offender), _called_over(told, offender, word), offender)
    bid = _bid(told, words.WHICH_BID())
    left, partner, right = offender.lho, offender.partner, offender.rho
    calls: tuple[tuple[Seat, Call], ...]
    if stood == _PARTNERS:
        calls = ((partner, bid), (right, PASS))
    elif stood == _OURS:
        calls = ((partner, bid), (right, DOUBLE))
    elif stood == _THEIRS:
        calls = ((right, bid),)
    elif word is DOUBLE:
        calls = ((left, bid), (partner, DOUBLE), (right, PASS))
    else:
        calls = ((offender, bid), (left, DOUBLE), (partner, REDOUBLE), (right, PASS))
    return _case(tail(calls), _called_over(told, offender, word), offender)


def not_allowed(told: Told) -> Case:
    """A call by a player who had to pass, after the auction was over, or a bid of more than seven."""
    what = told.option("what", words.WHY_NOT_ALLOWED(), _NOT_ALLOWED)
    if what == _OVER:
        contract = told.contract
        offender = told.seat("offender", words.WHO_CALLED())
        call = told.call("call", words.WHAT_DID_HE_CALL(offender), CALLS)
        return Case(contract, None, [*_called_over(told, offender, call), _director(offender)])
    offender = told.seat("offender", words.WHO_CALLED())
    over = _last_bid(told)
    dealer = _dealer(told, offender) if over is None else None
    above = what == _ABOVE_SEVEN
    usual = _TOO_HIGH if above else [call for call in CALLS if call is not PASS]
    call = told.call("call", words.WHAT_DID_HE_CALL(offender), (*CALLS, *_TOO_HIGH) if above else CALLS, usual=usual)
    before = _before(told, offender, over, call) if dealer is None else _passed(dealer, offender)
    if not above:
        before["auction"] = before.get("auction", {"calls": []})
        kind = "pass once" if what == _ONCE else "pass to the end"
        before["auction"]["duties"] = [{"seat": offender.letter, "kind": kind}]
    return _case(before, _called_over(told, offender, call), offender)


def seen(told: Told) -> Case:
    """A card was seen, or led, while the auction was going on."""
    offender = told.seat("offender", words.WHOSE_CARD())
    how = told.option("how", words.HOW_WAS_IT_SEEN(), _HOW)
    only_one = words.ONLY_ONE_IS_LED() if how == "led" else None
    cards = told.cards("cards", words.WHICH_CARD_OR_CARDS(), usually=1, only_one=only_one)
    turn = told.seat("turn", words.WHOSE_TURN_IS_IT())
    before = before_if_known(told, turn)
    if how == "led":
        event = faced(offender, cards[0])
    else:
        event = {"event": how, "seat": offender.letter, "cards": [card.code for card in cards]}
    return _case(before, [event, *_called_since(told, turn)], offender)


def explanation(told: Told) -> Case:
    """A player's explanation of his partner's call was wrong, or he did not alert it."""
    offender = told.seat("offender", words.WHO_EXPLAINED())
    how = told.option("how", words.WHAT_WAS_WRONG_WITH_IT(), _EXPLAINED)
    of = offender.partner
    call = told.call("call", words.WHICH_CALL_OF(of), CALLS)
    since = told.calls("since", words.WHAT_WAS_CALLED_SINCE(of.lho), words.NOBODY_HAS_CALLED())
    before, made = his_call(told, of, call)
    explained = {"event": "explained", "seat": offender.letter, "how": how, "call": call.code, "of": of.letter}
    return _case(before, [*made, *in_turn(of.lho, since), explained], offender)


# The auction before


def _bid(told: Told, asked: Message) -> Bid:
    """A bid that must have been made."""
    bid = told.call("over", asked, BIDS)
    assert isinstance(bid, Bid)
    return bid


def _last_bid(told: Told) -> Bid | None:
    """The last bid before what happened, if there was one."""
    bid = told.call_if_any("over", words.WHICH_WAS_THE_LAST_BID(), words.NOBODY_HAS_BID(), BIDS, "")
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


def tail(calls: Iterable[tuple[Seat, Call]], bid: Bid | None = None, turn: Seat | None = None) -> dict[str, Any]:
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


def _called_over(told: Told, seat: Seat, call: Call) -> list[dict[str, Any]]:
    """A call that nobody can accept, and what was called over it, if that is told."""
    return [_made(seat, call), *_called_since(told, seat.lho)]


def _called_since(told: Told, first: Seat) -> list[dict[str, Any]]:
    """What was called before the Director came, if that is told: nobody is asked for it."""
    if not told.has("since"):
        return []
    return in_turn(first, told.calls("since", words.WHAT_WAS_CALLED_SINCE(first), words.NOBODY_HAS_CALLED()))


def in_turn(first: Seat, calls: Iterable[Call]) -> list[dict[str, Any]]:
    """Calls made one after the other, from a player on."""
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
