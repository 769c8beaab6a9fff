"""Law 77: duplicate scoring table."""

from __future__ import annotations

from ...board.table import Table
from ...book.editions import Provision
from ...values import score
from ...values.frozen import NamedTuple
from ...values.seats import Side
from ...words.message import Message
from ..books import book22
from ..law22 import words as words22
from .book import PROVISIONS


class Result(NamedTuple):
    """The result of the board: tricks by side before and after transfers, and what they score.

    `by` says how it came about: `played out`, `claimed`, `stated` or `passed out`. `contract` and `score` are None when
    the level or the vulnerability is not known; the score is the declaring side's.
    """

    by: str
    tricks: tuple[int, int]
    after: tuple[int, int]
    contract: str | None
    score: int | None
    lines: tuple[tuple[Message, int, Provision], ...]


def result(table: Table) -> Result | None:
    """The result once play is over and the tricks are known; not while a revoke is being corrected (62A, 63A3)."""
    if table.passed_out:
        return Result("passed out", (0, 0), (0, 0), None, 0, ((words22.PASSED_OUT(), 0, book22.PASSED_OUT),))
    tricks = table.total
    if tricks is None or table.turn is not None:
        return None
    by = "played out"
    if table.stopped is not None:
        by = "claimed" if table.stopped.by is not None else "stated"
    gained = sum(len(t.tricks) * (1 if t.to is Side.NS else -1) for t in table.transfers)
    after = (tricks[0] + gained, tricks[1] - gained)
    side = table.contract.declarer.side  # another may be scored than played it (38)
    taken = after[table.contract.declarer & 1]
    if table.contract.level is None:
        return Result(by, tricks, after, None, None, ())
    named = score.result(table.contract, taken)
    if table.vulnerable is None:
        return Result(by, tricks, after, named, None, ())
    lines = score.score(table.contract, table.vulnerable in ("both", side.value), taken)
    by_item = dict(PROVISIONS)
    cited = tuple((line.text, line.points, by_item[line.item]) for line in lines)
    return Result(by, tricks, after, named, sum(line.points for line in lines), cited)
