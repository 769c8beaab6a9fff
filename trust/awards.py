"""The claim analyst on the claims that were ruled on: `python -m trust.awards`.

Each is answered as the ruling has it: a line a claim with the tricks awarded, what the analyst comes to, and how many
plays it asked about. Of those with more cards than eight, and those of which the Directors themselves were in doubt, it
says between which limits the result lies.
"""

from __future__ import annotations

import argparse
from statistics import median

from tests.claims.claims import IN_DOUBT, OF_MORE_CARDS, PUBLISHED, RULED, Ruled, answered

BUDGET, MOST, MOST_OF_MANY_CARDS = 200_000, 1_000_000, 300_000


def report(title: str, claims: tuple[Ruled, ...], most: int) -> int:
    """A line for each; how many do not come to the tricks awarded."""
    print(title)
    counts, others = list[int](), 0
    for ruled in claims:
        found, asked = answered(ruled, min(BUDGET, most), most)
        low, high = found.result
        agrees = low == high == ruled.awarded
        result = f"{low}" if low == high else f"{low} to {high}"
        counts.append(asked)
        others += not agrees
        print(
            f"  {ruled.number:48} {ruled.claim.ending.tricks:2} cards, awarded {ruled.awarded:2}, comes to {result:8}"
            f" asked about {asked}{'' if agrees else '  *'}",
            flush=True,
        )
    print(
        f"  as awarded: {len(claims) - others} of {len(claims)};"
        f" plays asked about: median {median(counts):g}, most {max(counts)}"
    )
    return others


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=MOST, help="positions for each analysis")
    options = parser.parse_args()
    missed = report("The collection", RULED, options.most)
    missed += report("Published elsewhere", PUBLISHED, options.most)
    report("With more cards", OF_MORE_CARDS, min(options.most, MOST_OF_MANY_CARDS))
    report("In doubt", IN_DOUBT, min(options.most, MOST_OF_MANY_CARDS))
    raise SystemExit(bool(missed))
