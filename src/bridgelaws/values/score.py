"""The duplicate score of a board, line by line (Law 77)."""

from __future__ import annotations

from enum import StrEnum

from ..words.message import Message, says
from .arguments import NUMBER, SUIT
from .cards import Suit
from .contract import Contract
from .frozen import NamedTuple


class Item(StrEnum):
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
    text: Message
    points: int


TIMES = (1, 2, 4)

# The sentences are in `score.po`: by doubling, then by whether not vulnerable or vulnerable
_MADE = (
    says("score.made", NUMBER, SUIT, count=NUMBER),
    says("score.made.x", NUMBER, SUIT, count=NUMBER),
    says("score.made.xx", NUMBER, SUIT, count=NUMBER),
)
_NOTRUMP = (says("score.notrump", NUMBER), says("score.notrump.x", NUMBER), says("score.notrump.xx", NUMBER))
_GAME = (says("score.game"), says("score.game.vulnerable"))
_PARTSCORE = says("score.partscore")
_SLAMS = {
    6: (says("score.small_slam"), says("score.small_slam.vulnerable")),
    7: (says("score.grand_slam"), says("score.grand_slam.vulnerable")),
}
_INSULT = (None, says("score.doubled_made"), says("score.redoubled_made"))
_OVERTRICKS = (
    (says("score.over", NUMBER, count=NUMBER),) * 2,
    (says("score.over.x", NUMBER, count=NUMBER), says("score.over.x.vulnerable", NUMBER, count=NUMBER)),
    (says("score.over.xx", NUMBER, count=NUMBER), says("score.over.xx.vulnerable", NUMBER, count=NUMBER)),
)
_UNDERTRICKS = (
    (says("score.under", NUMBER, count=NUMBER), says("score.under.vulnerable", NUMBER, count=NUMBER)),
    (says("score.under.x", NUMBER, count=NUMBER), says("score.under.x.vulnerable", NUMBER, count=NUMBER)),
    (says("score.under.xx", NUMBER, count=NUMBER), says("score.under.xx.vulnerable", NUMBER, count=NUMBER)),
)


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
    trumps = contract.trumps
    made = _NOTRUMP[doubled](level) if trumps is None else _MADE[doubled](level, trumps)
    lines = [Line(Item.TRICKS, made, bid)]
    if bid >= 100:
        lines.append(Line(Item.GAME, _GAME[vulnerable](), 500 if vulnerable else 300))
    else:
        lines.append(Line(Item.PARTSCORE, _PARTSCORE(), 50))
    if level in _SLAMS:
        premium = (750 if vulnerable else 500) if level == 6 else (1500 if vulnerable else 1000)
        lines.append(Line(Item.SLAM, _SLAMS[level][vulnerable](), premium))
    insult = _INSULT[doubled]
    if insult is not None:
        lines.append(Line(Item.DOUBLED_MADE, insult(), 50 * doubled))
    if over:
        each = trick_value(contract) if not doubled else (200 if vulnerable else 100) * doubled
        lines.append(Line(Item.OVERTRICKS, _OVERTRICKS[doubled][vulnerable](over), over * each))
    return tuple(lines)


def _short(contract: Contract, vulnerable: bool, short: int) -> tuple[Line, ...]:
    cost = sum(undertrick(contract, vulnerable, n + 1) for n in range(short))
    return (Line(Item.UNDERTRICKS, _UNDERTRICKS[contract.doubled][vulnerable](short), -cost),)


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
