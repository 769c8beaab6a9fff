"""What a property found wrong with a story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridgelaws import outcome_document
from bridgelaws.engine.step import Outcome
from bridgelaws.files.codec import encode_event
from trust.oracles.stories import Playing, Story
from trust.oracles.tables import once


@dataclass
class Difference:
    """Two tables that ought to be the same. `signature` groups differences that seem to have one cause."""

    signature: str
    what: str
    one: dict[str, Any]
    other: dict[str, Any]
    at: int = -1  # the act after which they differ


@dataclass
class Checked:
    """What became of a story under a property."""

    acts: int = 0
    questions: int = 0
    difference: Difference | None = None


def laws_of(play: Playing, since: int = 0) -> str:
    """The laws of the rulings given, from one on."""
    return "+".join(dict.fromkeys(str(ruling.law) for ruling in play.rulings[since:])) or "none"


def show(story: Story, *plays: Playing) -> None:
    """At the end of one story in three all that front ends show is rendered: an error in that is a failure like others.

    What is shown follows from the tables that have been compared, and its words are what takes time. The salt chooses.
    """
    for play in plays if story.salt % 3 == 0 else ():
        _document(play.now)


@once
def _document(now: Outcome) -> dict[str, Any]:
    return outcome_document(now)


def kind_of_act(story: Story, at: int) -> str:
    """The sort of act after which the tables parted."""
    if not 0 <= at < len(story.acts):
        return "opening"
    encoded = encode_event(story.acts[at])
    return f"{encoded['event']} {encoded.get('what', '')}".strip()
