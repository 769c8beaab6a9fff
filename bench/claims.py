"""The claim analyst in bare boards: `python bench/claims.py`.

A bare board is a whole board in the bare loop of `floor.py`, timed between the claims in the same run. A claim is
worked out with all its rows: the claims that were ruled on, as they are in the tests, and endings at random of which
the claiming side has the high cards. What is not exact is said to be between two limits and counted apart.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "bench")]

from tests.claims.claims import AS_IN_2017, RULED  # noqa: E402
from tests.claims.endings import claimed_by_the_strong  # noqa: E402

from bridgelaws.claims import search  # noqa: E402
from bridgelaws.claims.analysis import Claim, analyse  # noqa: E402
from floor import play_board  # noqa: E402

LIMIT, BUDGET, MOST = 100_000, 200_000, 1_000_000
RANDOM = ((False, 4), (False, 5), (False, 6), (True, 6), (True, 7), (True, 8))


def bare_board(boards: int = 2_000) -> float:
    """Seconds of a board in the bare loop."""
    rng = Random("bare")
    pack = list(range(52))
    rng.shuffle(pack)
    hands = [sum(1 << card for card in pack[13 * n : 13 * n + 13]) for n in range(4)]
    cards = _some_play(list(hands), rng)
    began = time.process_time()
    for _ in range(boards):
        play_board(hands, 3, 0, cards)
    return (time.process_time() - began) / boards


def _some_play(hands: list[int], rng: Random) -> list[int]:
    """Cards in turn that follow suit."""
    played: list[int] = []
    seat = 0
    while len(played) < 52:
        trick: list[int] = []
        for n in range(4):
            held = [card for card in range(52) if hands[(seat + n) & 3] >> card & 1]
            held = [card for card in held if trick and card // 13 == trick[0] // 13] or held
            card = rng.choice(held)
            hands[(seat + n) & 3] ^= 1 << card
            trick.append(card)
        suits = [card + 52 if card // 13 == 3 else card if card // 13 == trick[0] // 13 else -1 for card in trick]
        seat = (seat + suits.index(max(suits))) & 3
        played += trick
    return played


def cost(claim: Claim, normal: tuple[object, ...] = ()) -> tuple[float, bool, int]:
    """What a claim costs in bare boards, whether all of it is exact, and the positions."""
    bare = bare_board()
    began = time.process_time()
    found = analyse(claim, normal, (), BUDGET, MOST)  # type: ignore[arg-type]
    took = time.process_time() - began
    return took / min(bare, bare_board()), found.done, found.looked_at


def report(each: int) -> int:
    """A line for each claim that was ruled on and for each size of random endings; how many are over the limit."""
    print(f"The claim analyst{' (compiled)' if not search.__file__.endswith('.py') else ''}, in bare boards")
    over = 0
    for ruled in RULED:
        boards, done, positions = cost(ruled.claim, ruled.normal)
        size = ruled.claim.ending.tricks
        over += size <= 8 and (not done or boards > LIMIT)
        print(f"  {ruled.number:32} {size:2} cards {boards:10,.0f} {positions:9,} {'' if done else 'between limits'}")
    for trumps, size in RANDOM:
        found = [cost(claim) for claim in some(trumps, size, each)]
        exact = [boards for boards, done, _ in found if done and boards <= LIMIT]
        times = [boards for boards, _, _ in found]
        over += len(found) - len(exact)
        print(
            f"  {'trumps' if trumps else 'notrump':8} {size} cards, {each} endings: median {median(times):9,.0f},"
            f" most {max(times):10,.0f}, exact within {LIMIT:,}: {len(exact)}"
        )
    return over


def some(trumps: bool, size: int, count: int) -> list[Claim]:
    """Claims of all the tricks with random endings."""
    found: list[Claim] = []
    seed = 0
    while len(found) < count:
        at = claimed_by_the_strong(Random(f"bench {trumps} {size} {seed}"), size)
        seed += 1
        if (at.trumps >= 0) == trumps:
            found.append(Claim(at, 2, 2, size, settled=AS_IN_2017))
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=20, help="random endings of each size")
    options = parser.parse_args()
    print(f"over the limit: {report(options.each)}")
