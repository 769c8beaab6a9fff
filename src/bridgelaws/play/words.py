"""The table in sentences; they are in `play.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import GIVEN, KNOWN
from ..values.arguments import (
    CALL,
    CALLED,
    CARD,
    CLAUSE,
    DECLARER,
    LAST_CALL,
    OPTIONS,
    REFS,
    SEAT,
    THE_SEATS,
    TRICK,
    WHY,
)
from ..words.message import Arg, Message, says

_QUESTION = Arg[str]("question", "text")
_ORDERS = Arg[Sequence[Message]]("orders", "clauses")
_CONTRACT = Arg[str]("contract", "text")

# An auction that cannot be begun so
NOT_A_BID = says("play.not_a_bid", GIVEN)
WHOSE_TURN = says("play.whose_turn")
IRREGULAR_BEFORE = says("play.irregular_before", WHY)

# A board that cannot be opened so
NO_CONTRACT = says("play.no_contract")
NOT_VULNERABLE = says("play.not_vulnerable", GIVEN, KNOWN)

# Whose turn it is
IS_TO_CALL = says("play.is_to_call", SEAT)
IS_TO_LEAD = says("play.is_to_lead", SEAT, TRICK)
IS_TO_PLAY = says("play.is_to_play", SEAT, TRICK)
DUMMY_IS_TO_LEAD = says("play.dummy_is_to_lead", SEAT, TRICK, DECLARER)
DUMMY_IS_TO_PLAY = says("play.dummy_is_to_play", SEAT, TRICK, DECLARER)
DUMMY_GOES_DOWN = says("play.dummy_goes_down", SEAT)

# What comes first when a call was irregular
ASK_WHETHER_MEANT = says("play.ask_whether_meant", SEAT, CALL)

# A call that the Director was called for, and nothing was wrong with
BID_IS_ENOUGH = says("play.bid_is_enough", SEAT, CALL, LAST_CALL)
CALL_IS_REGULAR = says("play.call_is_regular", SEAT, CALL)
CARD_CALLED = says("play.card_called", CALLED, CARD)

# What the next call of a player is compared with
IS_COMPARED = says("play.is_compared", SEAT, CALL)

# Penalty cards, and what they demand
LIES_AS_MAJOR = says("play.lies_as_major", CARD, SEAT)
LIES_AS_MINOR = says("play.lies_as_minor", CARD, SEAT)
LIES_AND_HE_MUST = says("play.lies_and_he_must", CLAUSE, WHY)
LIES_AND_SO = says("play.lies_and_so", CLAUSE, WHY)

CONTRACT_BY = says("play.contract_by", _CONTRACT, SEAT)

# Where two editions part
EFFECT = says("play.effect", _ORDERS, REFS)
NO_FURTHER_RULING = says("play.no_further_ruling")
ASKS = says("play.asks", THE_SEATS, CLAUSE, OPTIONS, REFS)
ASKS_DIRECTOR = says("play.asks_director", CLAUSE, OPTIONS, REFS)

# What cannot be done with a play
NOTHING_TO_UNDO = says("play.nothing_to_undo")
NO_QUESTION = says("play.no_question")
IS_A_CHOICE = says("play.is_a_choice", _QUESTION, THE_SEATS)
IS_A_FINDING = says("play.is_a_finding", _QUESTION)
WORD_NOT_KNOWN = says("play.word_not_known", GIVEN, KNOWN)
NOT_A_NUMBER_OF_TRICKS = says("play.not_a_number_of_tricks", GIVEN)
