"""What is not a card, a seat or a contract; the sentences are in `values.po`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..errors import GIVEN
from ..words.message import Arg, Message, says

# Cards and seats say these, so they are not named here.
_CARD = Arg[Any]("card", "card")
_CARDS = Arg[Sequence[Any]]("cards", "cards")
_COUNTS = Arg[Sequence[Message]]("counts", "clauses")
_NUMBER = Arg[int]("number", "number")
_SEAT = Arg[Any]("seat", "seat")

NOT_A_SUIT = says("values.not_a_suit", GIVEN)
NOT_A_CARD = says("values.not_a_card", GIVEN)
NOT_CARDS = says("values.not_cards", GIVEN)
NO_HIGHEST = says("values.no_highest")
NO_LOWEST = says("values.no_lowest")
NOT_A_DEAL = says("values.not_a_deal", GIVEN)
DEAL_TOO_LONG = says("values.deal_too_long", _NUMBER)
WHOSE_HAND_FIRST = says("values.whose_hand_first", GIVEN)
FOUR_HANDS = says("values.four_hands", _NUMBER)
DEAL_HOLDS_TWICE = says("values.deal_holds_twice", _CARDS, count=_CARDS)
SEAT_COUNT = says("values.seat_count", _SEAT, _NUMBER)
NOT_OF_ONE_LENGTH = says("values.not_of_one_length", _COUNTS)
FOUR_SUITS = says("values.four_suits", _SEAT, GIVEN)
NOT_A_RANK = says("values.not_a_rank", GIVEN, _SEAT)
HAND_HOLDS_TWICE = says("values.hand_holds_twice", _SEAT, _CARD)
MORE_THAN_THIRTEEN = says("values.more_than_thirteen", _SEAT, _NUMBER)
NOT_A_SEAT = says("values.not_a_seat", GIVEN)
NOT_A_CALL = says("values.not_a_call", GIVEN)
NOT_A_CONTRACT = says("values.not_a_contract", GIVEN)
