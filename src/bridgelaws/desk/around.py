"""What happens around a board rather than in it: wrong boards and hands, and hands that had not thirteen cards."""

from __future__ import annotations

from typing import Any

from ..values.seats import SEATS, Seat
from . import words
from .calls import CALLS, his_call, in_turn, tail
from .case import Case, at
from .told import Told

_WRONG = (("hand", words.CARDS_OF_ANOTHER_BOARD()), ("board", words.ANOTHER_BOARD()))
_NOT_YET, _AUCTION, _PLAY, _OVER = "not yet", "auction", "play", "over"
_IN_OR_AFTER = ((_PLAY, words.LEAD_WAS_FACED()), (_OVER, words.BOARD_IS_OVER()))
_HAS_HE_CALLED = ((_AUCTION, words.HE_HAS_CALLED()), (_NOT_YET, words.HE_HAS_NOT_CALLED()), *_IN_OR_AFTER)
_HOW_FAR = ((_AUCTION, words.NO_LEAD_FACED()), *_IN_OR_AFTER)
_SHOWN = (
    ("pause", words.HE_PAUSED()),
    ("haste", words.HE_HURRIED()),
    ("remark", words.HE_REMARKED()),
    ("gesture", words.HE_GESTURED()),
    ("needless alert", words.HE_ALERTED_NEEDLESSLY()),
)
_LEARNT = (
    ("overheard", words.HE_OVERHEARD_IT()),
    ("another table", words.HE_SAW_ANOTHER_TABLE()),
    ("wrong hand", words.HE_SAW_A_WRONG_HAND()),
    ("a card seen", words.HE_SAW_A_CARD_BEFORE()),
)


def wrong_board(told: Told) -> Case:
    """A player took the cards of another board, or the board was not meant for these players (15, 17D)."""
    if told.option("what", words.WRONG_HAND_OR_BOARD(), _WRONG) == "board":
        return _another_board(told)
    seat = told.seat("offender", words.WHO_TOOK_THEM())
    took = {"event": "took from another board", "seat": seat.letter}
    far = told.option("far", words.HOW_FAR_IS_THE_BOARD(), _HAS_HE_CALLED)
    if far == _NOT_YET:
        turn = told.seat("turn", words.WHOSE_TURN_IS_IT())
        return Case(None, None, [took], tail((), None, turn))
    if far != _AUCTION:
        return played(told, far, took)
    call = told.call("call", words.FIRST_CALL_ON_THEM(seat), CALLS)
    since = told.calls("since", words.WHAT_WAS_CALLED_SINCE(seat.lho), words.NOBODY_HAS_CALLED())
    before, made = his_call(told, seat, call)
    return Case(None, None, [*made, *in_turn(seat.lho, since), took], before)


def _another_board(told: Told) -> Case:
    """The calls are to be repeated where the auction begins anew, so they are asked for while there is no lead."""
    found: dict[str, Any] = {"event": "another board played"}
    far = told.option("far", words.HOW_FAR_IS_THE_BOARD(), _HOW_FAR)
    if far != _AUCTION:
        return played(told, far, found)
    dealer = told.seat("dealer", words.WHO_DEALT())
    calls = told.calls("since", words.WHAT_WAS_CALLED(dealer), words.NO_CALL_OR_UNKNOWN())
    return Case(None, None, [*in_turn(dealer, calls), found], dealt(dealer))


def number_of_cards(told: Told) -> Case:
    """Hands had not thirteen cards each; who has called on them is asked by the law if that matters (13, 14)."""
    many = told.seat_if_other("offender", words.WHO_HAD_TOO_MANY(), words.NOBODY_HAD_TOO_MANY(), SEATS)
    if many is None:
        few: Seat | None = told.seat("who", words.WHO_HAD_TOO_FEW())
    else:
        others = [seat for seat in SEATS if seat is not many]
        few = told.seat_if_other("who", words.WHO_HAD_TOO_FEW(), words.NOBODY_HAD_TOO_FEW(), others)
    counts = [13 + (seat is many) - (seat is few) for seat in SEATS]
    counted = {"event": "hands counted", "counts": counts}
    far = told.option("far", words.HOW_FAR_IS_THE_BOARD(), _HOW_FAR)
    if far != _AUCTION:
        return played(told, far, counted)
    return Case(None, None, [counted], tail((), None, told.seat("turn", words.WHOSE_TURN_IS_IT())))


def signalled(told: Told) -> Case:
    """A player may have shown his partner something beside his calls and plays (16)."""
    how = told.option("how", words.WHAT_DID_HE_SHOW(), _SHOWN)
    seat = told.seat("offender", words.WHO_SHOWED_IT())
    showed = {"event": "signalled", "seat": seat.letter, "how": how}
    far = told.option("far", words.HOW_FAR_IS_THE_BOARD(), _HOW_FAR)
    if far != _AUCTION:
        return played(told, far, showed)
    return Case(None, None, [showed], tail((), None, told.seat("turn", words.WHOSE_TURN_IS_IT())))


def learnt(told: Told) -> Case:
    """A player saw or heard something of the board elsewhere; before the first call more can be done about it (16)."""
    how = told.option("how", words.HOW_DID_HE_LEARN_IT(), _LEARNT)
    seat = told.seat("offender", words.WHO_LEARNT_IT())
    knows = {"event": "learnt", "seat": seat.letter, "source": how}
    far = told.option("far", words.HOW_FAR_IS_THE_BOARD(), ((_NOT_YET, words.NOBODY_CALLED_YET()), *_HOW_FAR))
    if far == _NOT_YET:
        return Case(None, None, [knows], dealt(told.seat("dealer", words.WHO_DEALT())))
    if far != _AUCTION:
        return played(told, far, knows)
    return Case(None, None, [knows], tail((), None, told.seat("turn", words.WHOSE_TURN_IS_IT())))


# Where the board stands


def dealt(dealer: Seat) -> dict[str, Any]:
    """An auction from its beginning."""
    return {"opening": {"phase": "auction", "dealer": dealer.letter}}


def played(told: Told, far: str, found: dict[str, Any]) -> Case:
    """Something found out in the play, or when it is over."""
    contract = told.contract
    if far == _PLAY:
        return Case(contract, at(told.trick, told.on_table(words.WHAT_IS_ON_THE_TABLE(told.trick))), [found])
    total = told.number("total", words.HOW_MANY_AS_STATED(), 0, 13)
    mine, theirs = told.sides
    won = max(total - 1, 0)  # before the last trick, so that the total can be
    position = {"trick": 13, "leader": told.declarer.lho.letter, "won": {mine: won, theirs: 12 - won}}
    return Case(contract, position, [{"event": "ended", "tricks": total}, found])
