"""The golden cases told in every other way: `python -m trust.retold [--way NAME ...] [--case PATTERN]`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from trust.retold.check import NAMES, differences
from trust.retold.expected import expected
from trust.retold.tales import tales
from trust.retold.told import Count, Difference


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trust.retold", description="Golden cases told in other ways.")
    parser.add_argument("--way", action="append", choices=NAMES, help="tell them in this way (default: in all)")
    parser.add_argument("--case", default="", help="only the runs whose id matches a pattern, such as ^05")
    options = parser.parse_args(argv)
    ways = options.way or NAMES
    counts = {way: Count() for way in ways}
    faults: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for tale in tales(options.case):
        for way in ways:
            for found in differences(tale, way, counts[way]):
                if expected(found):
                    right[way] += 1
                else:
                    faults[way] += 1
                    _print(found)
    for way, count in counts.items():
        print(f"{way:16} {count.told:6,} told, {count.more:5,} questions more; {right[way]} differ rightly", end="; ")
        print(f"{faults[way]} faults")
    return 1 if faults else 0


def _print(found: Difference) -> None:
    print(f"{found.tale}, {found.variant} {found.number}: {', '.join(found.parts)}")
    for part in found.parts if found.one else found.other:
        print(f"    {part}: {found.one.get(part)} -> {found.other.get(part)}")


if __name__ == "__main__":
    sys.exit(main())
