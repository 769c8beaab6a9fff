"""The duplicate score of a board, line by line (Law 77)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .cards import Suit
from .contract import Contract


class Item(Enum):
    """What a line of the score is for."""

    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    GAME = "game"
    PARTSCORE = "partscore"
    SLAM = "slam"
    DOUBLED_MADE = "doubled and made"
    UNDERTRICKS = "undertricks"


class Line(NamedTuple):
    """A line of the score: what for, in words, and how many points to the declaring side."""

    item: Item
    text: str
    points: int


TIMES = (1, 2, 4)
DOUBLING = ("", " doubled", " redoubled")


def score(contract: Contract, vulnerable: bool, tricks: int) -> tuple[Line, ...]:
    """The lines of the score for the declaring side; they add up to the score.

    >>> for line in score(Contract.parse("4HX by S"), True, 11):
    ...     print(line.points, line.text)
    240 four hearts bid and made doubled
    500 game, vulnerable
    50 a doubled contract made
    200 one overtrick doubled, vulnerable
    """
    if contract.level is None:
        raise ValueError("a contract without its level has no score")
    over = tricks - 6 - contract.level
    return _made(contract, contract.level, vulnerable, over) if over >= 0 else _short(contract, vulnerable, -over)


def total(contract: Contract, vulnerable: bool, tricks: int) -> int:
    """The score to the declaring side.

    >>> total(Contract.parse("3NT by S"), True, 7)
    -200
    """
    return sum(line.points for line in score(contract, vulnerable, tricks))


def result(contract: Contract, tricks: int) -> str:
    """The contract with its result: `4H+1`, `3NT=`, `2SX-3`.

    >>> result(Contract.parse("4H by S"), 11)
    '4H+1'
    """
    over = tricks - 6 - (contract.level or 0)
    name = f"{contract.level or ''}{contract.strain}{'X' * contract.doubled}"
    return f"{name}{over:+d}" if over else f"{name}="


def trick_value(contract: Contract) -> int:
    """What each odd trick is worth undoubled, no trump's first ten apart."""
    return 20 if contract.trumps in (Suit.CLUBS, Suit.DIAMONDS) else 30


def _made(contract: Contract, level: int, vulnerable: bool, over: int) -> tuple[Line, ...]:
    doubled = contract.doubled
    bid = (level * trick_value(contract) + (10 if contract.trumps is None else 0)) * TIMES[doubled]
    name = "no trump" if contract.trumps is None else str(contract.trumps)
    lines = [Line(Item.TRICKS, f"{_COUNT[level]} {name} bid and made{DOUBLING[doubled]}", bid)]
    status = "vulnerable" if vulnerable else "not vulnerable"
    if bid >= 100:
        lines.append(Line(Item.GAME, f"game, {status}", 500 if vulnerable else 300))
    else:
        lines.append(Line(Item.PARTSCORE, "partscore", 50))
    if level == 6:
        lines.append(Line(Item.SLAM, f"small slam, {status}", 750 if vulnerable else 500))
    if level == 7:
        lines.append(Line(Item.SLAM, f"grand slam, {status}", 1500 if vulnerable else 1000))
    if doubled:
        lines.append(Line(Item.DOUBLED_MADE, f"a{DOUBLING[doubled]} contract made", 50 * doubled))
    if over:
        each = trick_value(contract) if not doubled else (200 if vulnerable else 100) * doubled
        words = f"{_COUNT[over]} overtrick{'s' * (over > 1)}{DOUBLING[doubled]}"
        lines.append(Line(Item.OVERTRICKS, f"{words}, {status}" if doubled else words, over * each))
    return tuple(lines)


def _short(contract: Contract, vulnerable: bool, short: int) -> tuple[Line, ...]:
    status = "vulnerable" if vulnerable else "not vulnerable"
    words = f"{_COUNT[short]} undertrick{'s' * (short > 1)}{DOUBLING[contract.doubled]}, {status}"
    return (Line(Item.UNDERTRICKS, words, -sum(undertrick(contract, vulnerable, n + 1) for n in range(short))),)


def undertrick(contract: Contract, vulnerable: bool, number: int) -> int:
    """What the first, second or a later undertrick costs."""
    if not contract.doubled:
        return 100 if vulnerable else 50
    if number == 1:
        each = 200 if vulnerable else 100
    elif number <= 3:
        each = 300 if vulnerable else 200
    else:
        each = 300
    return each * contract.doubled


_COUNT = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
)  # fmt: skip
