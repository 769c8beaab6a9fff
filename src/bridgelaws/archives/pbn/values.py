"""What the standard allows as the value of a tag, and what the tags that matter mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from ...errors import ParseError, quoted
from ...values.cards import CardSet, Deal, Suit
from ...values.seats import Seat, Side
from ...words.message import Message, Phrase
from .. import messages
from ..holdings import holding
from .names import KNOWN, SEAT_OF

_DEAL = re.compile(r"([NESW]):((?:[2-9TJQKA]{0,13}[. ]){15}[2-9TJQKA]{0,13})", re.ASCII)
_HAND = re.compile(r"(?<=[: ])[sS]([^. ]*)\.[hH]([^. ]*)\.[dD]([^. ]*)\.[cC]([^. ]*)")
# A suit of which a hand has none.
_VOID = re.compile(r"(?<=\.)-(?=[. ]|\Z)|(?<=[: ])-(?=\.)")
# Some programs leave out the T, and write D and R for doubled and redoubled.
_CONTRACT = re.compile(r"([1-7])?(NT|[CDHSN])(XX|X|D|R)?", re.IGNORECASE | re.ASCII)
_DOUBLED: Final = {"": 0, "X": 1, "D": 1, "XX": 2, "R": 2}
_RESULT = re.compile(r"(?:(EW|NS) )?(\d{1,2})(?: (EW|NS) (\d{1,2}))?", re.IGNORECASE | re.ASCII)
_TRUMPS: Final = {"NT": None, "N": None, **{suit.letter: suit for suit in Suit}}
_N: Final = r"[+-]?\d+(?:\.\d*)?"
_P: Final = r"\d+(?:\.\d*)?"
_R: Final = r"\d+ ?/ ?\d+"


def _score(number: str) -> str:
    return rf"{number}|(?:NS|EW) {number}(?: (?:NS|EW) {number})? *"


# For each tag with a form of its own: the form, and the form in words.
_FORMS: Final = {
    name: (re.compile(form, re.ASCII), words)
    for names, form, words in (
        ("Date EventDate UTCDate", r"(?:\d{4}|\?{4})\.(?:\d\d|\?\?)\.(?:\d\d|\?\?)", messages.FORM_DATE),
        ("Time UTCTime", r"\d\d:\d\d:\d\d", messages.FORM_TIME),
        ("Round", r"-|\d.*", messages.FORM_ROUND),
        ("Board", r"\d+", messages.FORM_NUMBER),
        ("Score ScoreIMP ScoreMP", _score(_N), messages.FORM_SCORE),
        ("ScorePercentage", _score(_P), messages.FORM_PERCENTAGE),
        ("ScoreRubber", _score(_R), messages.FORM_RUBBER),
        ("OptimumScore", r"(?:NS|EW) [+-]?\d+", messages.FORM_OPTIMUM),
        ("NorthType EastType SouthType WestType", "human|program", messages.FORM_HUMAN),
        ("Competition", "Chicago|Individuals|Pairs|Rubber|Teams", messages.FORM_COMPETITION),
        ("Mode", "EMB|IBS|OKB|TABLE|TC", messages.FORM_MODE),
        ("FrenchMP", "Yes|No", messages.FORM_YES_OR_NO),
        ("Room", "Open|Closed", messages.FORM_ROOM),
        ("Scoring", r"[A-Za-z][\w-]*(?:;[A-Za-z][\w-]*)*", messages.FORM_SCORING),
    )
    for name in names.split()
}  # fmt: skip


def objection(name: str, value: str) -> Message | None:
    """What the standard has against a tag; None if nothing."""
    if name not in KNOWN:
        return messages.NOT_A_TAG(quoted(name))
    form = _FORMS.get(name)
    if form is None or value in ("", "?") or form[0].fullmatch(value):
        return None
    return messages.WRITE_IT_AS(name, quoted(value), form[1]())


def known(value: str | None) -> str:
    """A value, empty when the file says that it does not know it."""
    return "" if value is None or value == "?" else value


def seat_of(value: str) -> Seat | None:
    """The seat of a letter; None for anything else."""
    return SEAT_OF.get(value)


def deal_of(value: str, object_to: Callable[[Phrase, bool], None]) -> Deal | None:
    """The deal of a value, and what is wrong with it."""
    deal = whole_deal(value)
    if deal is not None:
        return deal
    try:
        deal = Deal.parse(_without_letters(value))
    except ParseError as error:
        object_to(error.message, False)
        return None
    if not any(hand is not None and len(hand) for hand in deal.hands):
        object_to(messages.NO_CARD(), False)
        return None
    if len(value.split(" ")) != 4 or value[0] not in SEAT_OF or _HAND.search(value):
        object_to(messages.HANDS_OF_A_DEAL(), True)
    return deal


def _without_letters(value: str) -> str:
    """A deal whose suits have their letters before them, or `-` where there is none, without either.

    >>> _without_letters("S:SA7.H864.DQJT73.CAKQ 9.-.A2.K - -")
    'S:A7.864.QJT73.AKQ 9..A2.K - -'
    """
    hands = _HAND.sub(r"\1.\2.\3.\4", value) if _HAND.search(value) else value
    return _VOID.sub("", hands)


def whole_deal(value: str) -> Deal | None:
    """A deal of 52 cards written as it should be; None for any other, which is then looked at closely."""
    found = _DEAL.fullmatch(value)
    if found is None:
        return None
    seat = int(SEAT_OF[found[1]])
    hands = [0, 0, 0, 0]
    seen = 0
    for word in found[2].split(" "):
        suits = word.split(".")
        if len(suits) != 4:
            return None
        hand = 0
        for ranks in suits:
            held = holding(ranks)
            if held is None:
                return None
            hand = hand << 13 | held
        if hand.bit_count() != 13 or seen & hand:
            return None
        seen |= hand
        hands[seat] = hand
        seat = (seat + 1) & 3
    return Deal((CardSet(hands[0]), CardSet(hands[1]), CardSet(hands[2]), CardSet(hands[3])))


def is_standard(contract: str) -> bool:
    """Whether a contract that can be read is written as the standard has it.

    >>> [is_standard(contract) for contract in ("3NT", "3NX", "5DR", "5dxx")]
    [True, False, False, True]
    """
    plain = contract.upper().rstrip("X")
    return not plain.endswith(("N", "R")) and (len(plain) < 3 or plain.endswith("NT"))


def strain_of(value: str) -> tuple[int | None, Suit | None, int] | None:
    """Level, trumps and doubles of a contract; the level is None in an end position."""
    found = _CONTRACT.fullmatch(value)
    if found is None or (found[1] is None and found[3]):
        return None
    strain = found[2].upper()
    return int(found[1]) if found[1] else None, _TRUMPS[strain], _DOUBLED[(found[3] or "").upper()]


def result_of(value: str, declarer: Seat | None, object_to: Callable[[Phrase, bool], None]) -> tuple[int | None, bool]:
    """Declarer's tricks as the file says, and whether the file says that they are not what was won."""
    marked = value.startswith("^")
    found = _RESULT.fullmatch(value.removeprefix("^"))
    if found is None or int(found[2]) > 13 or (found[3] is not None and found[1] is None):
        object_to(messages.NOT_A_RESULT(quoted(value)), False)
        return None, marked
    tricks = int(found[2])
    if found[4] is not None and (tricks + int(found[4]) != 13 or found[1].upper() == found[3].upper()):
        object_to(messages.NOT_THIRTEEN(quoted(value)), False)
        return None, marked
    if found[1] is None or declarer is None:
        return (tricks if found[1] is None else None), marked
    return (tricks if Side(found[1].upper()) is declarer.side else 13 - tricks), marked


def rubber_objection(tags: Mapping[str, str], vulnerable: str) -> Message | None:
    """Whether the games won in a rubber fit the vulnerability."""
    history = tags.get("ScoreRubberHistory", "")
    won = dict.fromkeys(("NS", "EW"), "")
    for side in won:
        below = re.search(rf"{side} [\d ]*/([\d ]*)", history)
        if below is None:
            return None
        won[side] = side if any(len(points.lstrip("0")) >= 3 for points in below[1].split()) else ""
    both = won["NS"] + won["EW"]
    expected = "All" if len(both) == 4 else both or "None"
    if not vulnerable or expected == vulnerable:
        return None
    return messages.GAMES_MAKE_IT(vulnerable, expected)
