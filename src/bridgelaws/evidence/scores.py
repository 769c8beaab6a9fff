"""Points and IMPs: the score of a number of tricks, the difference in IMPs, and the result at another table."""

from __future__ import annotations

import re
from bisect import bisect_right

from ..board.table import Table
from ..errors import ParseError, quoted
from ..values import score
from ..values.contract import Contract
from ..values.seats import Side
from . import messages as m

# The least difference for 1 IMP, for 2, and so on up to 24 (Law 78B).
_STEPS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
)  # fmt: skip
_POINTS = re.compile(r"[+-]?\d{1,4}", re.ASCII)
_RESULT = re.compile(
    r"([1-7])\s*(C|D|H|S|NT?|[♣♦♥♠])\s*(XX?)?\s*(=|[+-]\d{1,2})\s+(?:by\s+)?([NESW]|north|east|south|west)",
    re.IGNORECASE | re.ASCII,
)


def imps(difference: int) -> int:
    """A difference in points as International Matchpoints.

    >>> imps(620 - 170), imps(-100 - 600), imps(10)
    (10, -12, 0)
    """
    size = bisect_right(_STEPS, abs(difference))
    return size if difference > 0 else -size


def vulnerable(side: Side, table: Table) -> bool | None:
    """Whether a side is vulnerable; None where the case does not say."""
    return None if table.vulnerable is None else table.vulnerable in ("both", side.value)


def points(table: Table, tricks: int) -> int | None:
    """What a number of tricks scores for declarer's side; None without the level or the vulnerability."""
    dark = vulnerable(table.declarer.side, table)
    return None if table.contract.level is None or dark is None else score.total(table.contract, dark, tricks)


def other_table(text: str, table: Table) -> int:
    """The result at another table, in points for North-South: `+620`, or `4S= by S`, `3NT-1 by E`, `2HX+1 by N`.

    >>> from ..editions import L2017
    >>> from ..board.opened import open_table
    >>> here = open_table("3NT by S", L2017, vulnerable="NS")
    >>> other_table("3NT= by S", here), other_table("5CX-2 by W", here), other_table("-50", here)
    (600, 300, -50)
    """
    word = text.strip()
    if _POINTS.fullmatch(word):
        return int(word)
    found = _RESULT.fullmatch(word)
    if found is None:
        raise ParseError(m.NOT_A_RESULT(quoted(text)))
    level, strain, doubled, over, seat = found.groups()
    contract = Contract.parse(f"{level}{strain}{doubled or ''} by {seat}")
    tricks = 6 + int(level) + (0 if over == "=" else int(over))
    if not 0 <= tricks <= 13:
        raise ParseError(m.NOT_THIRTEEN_TRICKS(quoted(text), tricks))
    side = contract.declarer.side
    dark = vulnerable(side, table)
    if dark is None:
        raise ParseError(m.NO_SCORE(quoted(text)))
    total = score.total(contract, dark, tricks)
    return total if side is Side.NS else -total
