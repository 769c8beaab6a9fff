"""Law 77: duplicate scoring table."""

from __future__ import annotations

from dataclasses import dataclass

from .. import score
from ..editions import L1997, Provision, provision, v
from ..seats import Side
from ..table import Table

TRICKS_BID = provision(
    v(
        L1997,
        "77",
        "Each odd trick bid and made is worth 20 in a minor suit and 30 in a major suit or no trump, the first one in "
        "no trump 40; doubled twice that, redoubled four times.",
    ),
)
OVERTRICKS = provision(
    v(
        L1997,
        "77",
        "An overtrick is worth its trick value; doubled 100 or vulnerable 200, redoubled 200 or vulnerable 400.",
    ),
)
GAME_OR_PARTSCORE = provision(
    v(
        L1997,
        "77",
        "A contract made with a trick score of 100 or more earns the game premium of 300, vulnerable 500; one with "
        "less earns 50.",
    ),
)
SLAM = provision(
    v(
        L1997,
        "77",
        "A small slam bid and made earns 500 more, vulnerable 750; a grand slam 1000, vulnerable 1500.",
    ),
)
DOUBLED_MADE = provision(
    v(L1997, "77", "A doubled contract made earns 50 more, a redoubled one 100."),
)
UNDERTRICKS = provision(
    v(
        L1997,
        "77",
        "Each undertrick costs 50, vulnerable 100; doubled 100, then twice 200, then 300 each, vulnerable 200, then "
        "300 each; redoubled twice the doubled figures.",
    ),
)
PASSED_OUT = provision(
    v(L1997, "77", "When all four players pass, each side scores zero."),
    unencoded="A board that was passed out has no play.",
)

_PROVISIONS = (
    (score.Item.TRICKS, TRICKS_BID),
    (score.Item.OVERTRICKS, OVERTRICKS),
    (score.Item.GAME, GAME_OR_PARTSCORE),
    (score.Item.PARTSCORE, GAME_OR_PARTSCORE),
    (score.Item.SLAM, SLAM),
    (score.Item.DOUBLED_MADE, DOUBLED_MADE),
    (score.Item.UNDERTRICKS, UNDERTRICKS),
)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the board: tricks by side before and after transfers, and what they score.

    `by` says how it came about: `played out`, `claimed` or `stated`. `contract` and `score` are None when the level or
    the vulnerability is not known; the score is the declaring side's.
    """

    by: str
    tricks: tuple[int, int]
    after: tuple[int, int]
    contract: str | None
    score: int | None
    lines: tuple[tuple[str, int, Provision], ...]


def result(table: Table) -> Result | None:
    """The result once play is over and the tricks are known; not while a revoke is being corrected (62A, 63A3)."""
    tricks = table.total
    if tricks is None or table.turn is not None:
        return None
    by = "played out"
    if table.stopped is not None:
        by = "claimed" if table.stopped.by is not None else "stated"
    gained = sum(len(t.tricks) * (1 if t.to is Side.NS else -1) for t in table.transfers)
    after = (tricks[0] + gained, tricks[1] - gained)
    taken = after[table.declarer & 1]
    if table.contract.level is None:
        return Result(by, tricks, after, None, None, ())
    named = score.result(table.contract, taken)
    if table.vulnerable is None:
        return Result(by, tricks, after, named, None, ())
    lines = score.score(table.contract, table.vulnerable in ("both", table.declarer.side.value), taken)
    by_item = dict(_PROVISIONS)
    cited = tuple((line.text, line.points, by_item[line.item]) for line in lines)
    return Result(by, tricks, after, named, sum(line.points for line in lines), cited)
