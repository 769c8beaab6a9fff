"""The four properties by name, their stories by number, and the ratchet: how many of the stories kept on file fail.

A story is made at the table of the engine of the day, so a number means another story once a ruling has changed. The
stories of the ratchet are therefore kept as they were made (`data/stories.json.xz`), and only their count may fall.
"""

from __future__ import annotations

import json
import lzma
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bridgelaws.files.codec import decode_event, encode_event
from bridgelaws.files.nodes import Node
from trust.oracles import known, order, seats, words
from trust.oracles.deals import deal_of, hands_of_deal
from trust.oracles.found import Checked, Difference
from trust.oracles.stories import Story

PROPERTIES: dict[str, Any] = {"known": known, "order": order, "words": words, "seats": seats}
DATA = Path(__file__).parents[1] / "data"
STORIES, RATCHET = DATA / "stories.json.xz", DATA / "oracles.json"


def random_of(manner: str, seed: int) -> Random:
    """The chance of a story."""
    return Random(f"{manner} {seed}")


def checked(name: str, manner: str, seed: int) -> Checked:
    """What becomes of the story of a number."""
    try:
        story = PROPERTIES[name].story(random_of(manner, seed), manner)
    except Exception as error:
        return Checked(difference=Difference(f"{type(error).__name__}: {str(error)[:60]}", str(error), {}, {}))
    return told(name, story)


def told(name: str, story: Story) -> Checked:
    """What becomes of a story; an error of the engine is a failure like others."""
    try:
        found: Checked = PROPERTIES[name].check(story)
    except Exception as error:
        return Checked(difference=Difference(f"{type(error).__name__}: {str(error)[:60]}", str(error), {}, {}))
    return found


def kept() -> dict[str, dict[str, list[Story]]]:
    """The stories on file, by property and manner."""
    with lzma.open(STORIES, "rt", encoding="utf-8") as file:
        return {
            name: {manner: [_read(each) for each in some] for manner, some in manners.items()}
            for name, manners in json.load(file).items()
        }


def _read(document: dict[str, Any]) -> Story:
    acts = tuple(decode_event(Node(each)) for each in document["acts"])
    dealt = document.get("deal")
    deal = None if dealt is None else deal_of(dealt)
    return Story(document["opening"], acts, document["salt"], document["kind"], deal)


def keep(each: int) -> None:
    """Make stories, so many in each manner, and put them on file."""
    made = {
        name: {
            manner: [_written(module.story(random_of(manner, seed), manner)) for seed in range(each)]
            for manner in module.MANNERS
        }
        for name, module in PROPERTIES.items()
    }
    with lzma.open(STORIES, "wt", encoding="utf-8", preset=9) as file:
        json.dump(made, file, ensure_ascii=False, separators=(",", ":"))


def _written(story: Story) -> dict[str, Any]:
    acts = [encode_event(act) for act in story.acts]
    written = {"opening": story.opening, "acts": acts, "salt": story.salt, "kind": story.kind}
    return written if story.dealt is None else {**written, "deal": hands_of_deal(story.dealt)}


def count(name: str, manner: str, stories: list[Story]) -> Count:
    """How many of some stories fail, and how many questions were asked."""
    found = Count(0, 0, {})
    for n, story in enumerate(stories):
        one = told(name, story)
        found.questions += one.questions
        if one.difference is not None:
            found.failing += 1
            found.signatures[f"{manner}/{n}"] = one.difference.signature
    return found


@dataclass
class Count:
    """What the stories of a manner come to."""

    failing: int
    questions: int
    signatures: dict[str, str]


def ratchet() -> dict[str, dict[str, list[int]]]:
    """By property and manner: how many stories failed and how many questions were asked, when last written."""
    document: dict[str, dict[str, list[int]]] = json.loads(RATCHET.read_text(encoding="utf-8"))
    return document


def renew() -> dict[str, dict[str, list[int]]]:
    """Count now, write it down, and say what it is."""
    found: dict[str, dict[str, list[int]]] = {}
    for name, manners in kept().items():
        for manner, stories in manners.items():
            one = count(name, manner, stories)
            found.setdefault(name, {})[manner] = [one.failing, one.questions]
    lines = (
        f'"{name}": {{\n' + ",\n".join(f'  "{m}": {json.dumps(n)}' for m, n in manners.items()) + "\n}"
        for name, manners in found.items()
    )
    RATCHET.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return found
