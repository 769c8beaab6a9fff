"""A failing board made small: events dropped, then the opening simplified, while the same failure remains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bridgelaws.board.events import Event

Document = dict[str, Any]
Fails = Callable[[Document, list[Event]], bool]

# Enough for a board of ninety events; a board that needs more is small enough to be read as it is.
MOST_TRIALS = 3_000


def shrink(document: Document, events: list[Event], fails: Fails) -> tuple[Document, list[Event]]:
    """The smallest opening and events found at which `fails` still holds."""
    trials = 0

    def still(opening: Document, acts: list[Event]) -> bool:
        nonlocal trials
        trials += 1
        return trials <= MOST_TRIALS and fails(opening, acts)

    before = None
    while before != (document, events):
        before = document, events
        events = _fewer(document, events, still)
        document = _simpler(document, events, still)
    return document, events


def _fewer(document: Document, events: list[Event], fails: Fails) -> list[Event]:
    """Drop runs of events, long ones first: a whole hearing often goes at once."""
    size = max(len(events) // 2, 1)
    while size:
        at = len(events) - size
        while at >= 0:
            left = events[:at] + events[at + size :]
            if fails(document, left):
                events = left
            at -= size
        size //= 2
    return events


def _simpler(document: Document, events: list[Event], fails: Fails) -> Document:
    simplified = True
    while simplified:
        simplified = False
        for simpler in _simplifications(document):
            if fails(simpler, events):
                document, simplified = simpler, True
                break
    return document


def _simplifications(document: Document) -> Iterator[Document]:
    """The same opening with one thing less stated."""
    for key in ("set_aside", "regulations", "vulnerable", "position", "deal"):
        if key in document:
            yield {k: v for k, v in document.items() if k != key}
    for key in ("set_aside", "regulations"):
        yield from ({**document, key: part} for part in _without_one(document.get(key)))
    if "deal" in document:
        hands = document["deal"].removeprefix("N:").split()
        for n, hand in enumerate(hands):
            if hand != "-":
                yield {**document, "deal": "N:" + " ".join([*hands[:n], "-", *hands[n + 1 :]])}
    position = document.get("position", {})
    for part in _without_one(position):
        yield {**document, "position": part}
    for key in ("hands", "penalty_cards", "restrictions", "current"):
        for part in _without_one(position.get(key)):
            yield {**document, "position": {**position, key: part}}


def _without_one(part: Any) -> Iterator[Any]:
    if isinstance(part, dict):
        yield from ({k: v for k, v in part.items() if k != key} for key in part)
    elif isinstance(part, list):
        yield from (part[:n] + part[n + 1 :] for n in range(len(part)))
