"""What is said of something typed that cannot be read: what was wrong, and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..values.arguments import CARDS, NUMBER, SEAT, SUITS
from ..words.message import Arg, Message, says

_GIVEN = Arg[str]("given", "quoted")
_KNOWN = Arg[Sequence[str]]("known", "texts")  # as the language that is read writes it, whatever it is told in
_MOST = Arg[int]("most", "number")
Refusal = Callable[[str, Sequence[str]], Message]

NOT_A_CARD = says("reading.not_a_card", _GIVEN, _KNOWN)
NO_SUIT = says("reading.no_suit", _GIVEN, _KNOWN)
NO_RANK = says("reading.no_rank", _GIVEN, _KNOWN)
WHICH_CARD = says("reading.which_card", _GIVEN, CARDS)
NOT_A_SUIT = says("reading.not_a_suit", _GIVEN, _KNOWN)
NOT_A_SEAT = says("reading.not_a_seat", _GIVEN, _KNOWN)
NOT_A_CONTRACT = says("reading.not_a_contract", _GIVEN, _KNOWN)
WHICH_TRUMPS = says("reading.which_trumps", _GIVEN, SUITS)
CALL_TOO_LONG = says("reading.call_too_long", NUMBER, _MOST)
NOT_A_CALL = says("reading.not_a_call", _GIVEN, _KNOWN)
NO_CALL_OF = says("reading.no_call_of", SEAT, _KNOWN)
NO_SEAT_FOR = says("reading.no_seat_for", _GIVEN, _KNOWN)
NOTHING_TO_CHANGE = says("reading.nothing_to_change", _GIVEN)
TOO_MANY_CALLS = says("reading.too_many_calls", _MOST)
NOT_YES_OR_NO = says("reading.not_yes_or_no", _GIVEN, _KNOWN)
