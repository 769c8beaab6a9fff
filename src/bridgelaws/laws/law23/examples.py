"""Law 23: rulings that others have published on comparable calls, to be shown beside the question.

They help whoever has to answer, by the kind of call that was withdrawn. No rule reads a verdict.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ...words.message import Message
from . import words


class Withdrawn(Enum):
    """The kind of call that was withdrawn."""

    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"


class Verdict(Enum):
    """What those who were asked said of it."""

    YES = "yes"
    NO = "no"
    DIVIDED = "divided"


class Example(NamedTuple):
    """Two calls that were compared: how, by whom, and under which limb of 23A."""

    withdrawn: Withdrawn
    says: Message
    verdict: Verdict
    limb: str | None
    source: str


_BID, _PASS, _DOUBLE = Withdrawn.BID, Withdrawn.PASS, Withdrawn.DOUBLE
_YES, _NO, _DIVIDED = Verdict.YES, Verdict.NO, Verdict.DIVIDED
_SIMILAR, _SUBSET, _PURPOSE = "similar", "subset", "purpose"
_EBU, _WBF = "forums.ebu.co.uk/discussion/", "laws.hellasbridge.org/comment_law_"

EXAMPLES = (
    Example(_BID, words.STAYMAN_UNDER_TWO_NOTRUMP(), _YES, _PURPOSE, f"{_EBU}614"),
    Example(_BID, words.STAYMAN_UNDER_AN_OVERCALL_DOUBLE(), _YES, _PURPOSE, "bridgebase.com/forums/topic/91295"),
    Example(_BID, words.STAYMAN_UNDER_AN_OVERCALL_SUIT(), _NO, None, "bridgebase.com/forums/topic/91295"),
    Example(_BID, words.HEARTS_THEN_NEGATIVE_DOUBLE(), _YES, _SUBSET, "bridgebase.com/forums/topic/79044"),
    Example(_BID, words.OVERCALL_THEN_TAKE_OUT_DOUBLE(), _NO, None, "bridgebase.com/forums/topic/79044"),
    Example(_BID, words.NATURAL_CLUB_THEN_LIMIT_RAISE(), _YES, _SUBSET, "directors.welshbridgeunion.org/?p=893"),
    Example(_BID, words.STRONG_CLUB_THEN_TWO_CLUBS(), _NO, None, "directors.welshbridgeunion.org/?p=893"),
    Example(_BID, words.CLUB_THEN_NOTRUMP_OVERCALL(), _NO, None, f"{_EBU}1547"),
    Example(_BID, words.SHORT_CLUB_THEN_TWO_CLUBS(), _DIVIDED, None, f"{_EBU}comment/6493"),
    Example(_BID, words.SPADE_OPENING_THEN_RESPONSE(), _NO, None, f"{_EBU}297"),
    Example(_BID, words.SPADE_OPENING_THEN_JUMP_SHIFT(), _YES, _SUBSET, f"{_EBU}297"),
    Example(_BID, words.SPADE_OPENING_THEN_OVERCALL(), _NO, None, f"{_EBU}1017"),
    Example(_BID, words.SPADE_OPENING_THEN_INTERMEDIATE_JUMP(), _YES, _SUBSET, f"{_EBU}1656"),
    Example(_BID, words.CLUB_OPENING_THEN_OVERCALL(), _YES, None, f"{_WBF}31"),
    Example(_BID, words.NOTRUMP_THEN_RELAY(), _NO, None, f"{_EBU}487"),
    Example(_BID, words.NOTRUMP_THEN_GAME(), _DIVIDED, None, f"{_EBU}1656"),
    Example(_BID, words.WEAK_TWO_THEN_PASS(), _NO, None, f"{_EBU}462"),
    Example(_BID, words.MULTI_THEN_WEAK_OVERCALL(), _YES, _SUBSET, f"{_WBF}31"),
    Example(_BID, words.TWO_SUITER_THEN_SAME_SUITS(), _YES, _SIMILAR, f"{_WBF}26"),
    Example(_BID, words.TRANSFER_THEN_NATURAL(), _YES, _SIMILAR, f"{_WBF}31"),
    Example(_PASS, words.PASS_THEN_LIMITED_RAISE(), _YES, _SUBSET, f"{_WBF}30"),
    Example(_PASS, words.PASS_THEN_NEW_SUIT(), _NO, None, f"{_WBF}30"),
    Example(_DOUBLE, words.TAKE_OUT_DOUBLE_AGAIN(), _YES, _SIMILAR, f"{_WBF}32"),
)  # fmt: skip
