"""A failing story made short, and told as a program that anyone can run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgelaws.board.events import Event
from bridgelaws.files.codec import encode_event
from trust import shrink
from trust.oracles.found import Checked, Difference
from trust.oracles.stories import Document, Story, is_full

Check = Callable[[Story], Checked]


def family(signature: str) -> str:
    """What a difference may be shrunk within: its parts and the act, without the details that shrinking changes."""
    return signature.partition(";")[0]


def smallest(story: Story, check: Check, kind: str) -> Story:
    """The shortest story found with a difference of the same family."""
    deal = None if is_full(story.opening) else story.deal

    def fails(opening: Document, acts: list[Event]) -> bool:
        found = difference_of(Story(opening, tuple(acts), story.salt, story.kind, deal), check)
        return found is not None and family(found.signature) == kind

    opening, acts = shrink.shrink(story.opening, list(story.acts), fails)
    return Story(opening, tuple(acts), story.salt, story.kind, deal)


def difference_of(story: Story, check: Check) -> Difference | None:
    """What is wrong with a story; one that cannot be told is told as the error."""
    try:
        return check(story).difference
    except Exception as error:
        return Difference(f"{type(error).__name__}: {str(error)[:60]}", str(error), {}, {})


def text(story: Story, found: Difference) -> str:
    """A story and what differs, to be read."""
    opening = {k: v for k, v in story.opening.items() if k not in ("format", "version", "position")}
    lines = [f"table: {opening}", f"salt: {story.salt}"]
    position = story.opening.get("position", {})
    lines += [f"  {key}: {_short(value)}" for key, value in position.items() if key != "hands"]
    lines += [f"  {seat}: {' '.join(cards)}" for seat, cards in position.get("hands", {}).items()]
    for n, act in enumerate(story.acts):
        encoded = encode_event(act)
        what = " ".join(f"{k}={v}" for k, v in encoded.items() if k != "event" and v not in (None, []))
        lines.append(f"{'->' if n == found.at else '  '} {encoded['event']} {what}")
    lines += [found.signature, f"({found.what})", f"one:   {found.one}", f"other: {found.other}"]
    return "\n".join(lines)


def _short(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
