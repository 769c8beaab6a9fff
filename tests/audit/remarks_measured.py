"""How well remarks are read, on those labelled by hand: `python -m tests.audit.remarks_measured`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bridgelaws.audit.remarks.joining import SAID
from bridgelaws.audit.remarks.reading import telling, weighed
from bridgelaws.audit.remarks.topics import Topic

FILE = Path(__file__).parents[1] / "data" / "remarks.jsonl"
BUILD, HELD_OUT = "build", "held out"


@dataclass
class Measured:
    """Right answers, false alarms and what was missed, of one topic or of several together."""

    right: int = 0
    false: int = 0
    missed: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def precision(self) -> float:
        return self.right / (self.right + self.false) if self.right + self.false else 1.0

    @property
    def recall(self) -> float:
        return self.right / (self.right + self.missed) if self.right + self.missed else 1.0


@cache
def labelled() -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines())


def read(row: dict[str, Any]) -> frozenset[Topic]:
    """What the audit hears: a remark without a telling word is not weighed for irregularities at all."""
    said = weighed(row["text"], by_operator=row["by"] == "operator")
    return said if telling([row["text"]]) else said - set(SAID)


def measured(part: str, topics: Iterable[Topic]) -> Measured:
    """A remark counts once for each topic."""
    found = Measured()
    for row in labelled():
        if row["part"] == part:
            said = read(row)
            for topic in topics:
                heard, labelled_so = topic in said, topic.value in row["says"]
                found.right += heard and labelled_so
                found.false += heard and not labelled_so
                found.missed += labelled_so and not heard
                if heard != labelled_so:
                    found.wrong.append(f"{topic.value}: {row['text']}")
    return found


def main() -> None:
    parts = Counter(row["part"] for row in labelled())
    for part in (BUILD, HELD_OUT):
        print(f"{part}: {parts[part]} remarks")
        rows = [(topic.value, [topic]) for topic in Topic]
        for name, topics in (*rows, ("irregularities together", list(SAID)), ("everything", list(Topic))):
            m = measured(part, topics)
            precision = f"{m.right}/{m.right + m.false}"
            recall = f"{m.right}/{m.right + m.missed}"
            print(f"  {name:24} precision {precision:>7} {m.precision:6.1%}   recall {recall:>7} {m.recall:6.1%}")


if __name__ == "__main__":
    main()
