"""The words of an auction or a play with the annotations after them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ...errors import quoted
from .names import LAST_GLYPH, LAST_NOTE, SUFFIXES
from .scan import Game, Part

_WORD = re.compile(r"\^[A-Za-z]?|\$[^\s!?=$*+^]*|=[^=\s]*=?|[!?]+|[*+]|[^\s!?=$*+^]+")
# Of a section without an end the beginning is enough to say so.
_MOST_WORDS: Final = 2_000
_ANNOTATED = re.compile(r"[\^$=!?]")
# Glyphs that judge a call or a card, as ! and ? do, and those that only the one or the other may have.
_OF_CALLS: Final = range(1, 7)
_OF_CARDS: Final = range(7, 13)
_OF_CALLS_ONLY: Final = frozenset((*_OF_CALLS, 13))
_OF_CARDS_ONLY: Final = frozenset((*_OF_CARDS, 14))


def split(part: Part) -> tuple[list[str], list[int]]:
    """The words of a section, comments among them, and the line of each."""
    words: list[str] = []
    lines: list[int] = []
    for number, text in part.pieces:
        if len(words) > _MOST_WORDS:
            break
        if text[0] in "{;":
            words.append(text)
            lines.append(number)
            continue
        found = _WORD.findall(text) if _ANNOTATED.search(text) else text.split()
        words += found
        lines += [number] * len(found)
    return words, lines


def comment_text(word: str) -> str:
    """What a comment says."""
    return word[1:].strip()


@dataclass(slots=True)
class Annotations:
    """The annotations of one section, as they are met: at most one judgement and one note a call or card."""

    game: Game
    own: range
    foreign: frozenset[int]
    thing: str
    used: dict[int, int] = field(default_factory=dict)
    judged: bool = False
    noted: bool = False

    def begin(self) -> None:
        """A new call or card."""
        self.judged = self.noted = False

    def add(self, word: str, line: int, any_before: bool) -> int:
        """Take an annotation; the index of the note if it is a reference to one, otherwise 0."""
        object_to = self.game.object_to
        if not any_before:
            object_to(line, f"{quoted(word)} before the first {self.thing}", True)
            return 0
        if word[0] == "=":
            index = word[1:-1]
            if not (word.endswith("=") and index.isdecimal() and 1 <= int(index[:4]) <= LAST_NOTE):
                object_to(line, f"{quoted(word)} is not a note; write =1= up to ={LAST_NOTE}=", True)
                return 0
            if self.noted:
                object_to(line, f"a second note {quoted(word)} at the same {self.thing}", True)
                return 0
            self.noted = True
            self.used.setdefault(int(index), line)
            return int(index)
        if word[0] == "$":
            value = int(word[1:5]) if word[1:].isdecimal() else -1
            if not 0 <= value <= LAST_GLYPH or value in self.foreign:
                object_to(line, f"{quoted(word)} is not an annotation of a {self.thing}", True)
                return 0
            judgement = value in self.own
        else:
            judgement = True
            if word not in SUFFIXES:
                object_to(line, f"{quoted(word)} is not an annotation; write one of {' '.join(SUFFIXES)}", True)
                return 0
        if judgement and self.judged:
            object_to(line, f"{quoted(word)} is a second judgement of the same {self.thing}", True)
        self.judged = self.judged or judgement
        return 0


def auction_annotations(game: Game) -> Annotations:
    """The annotations that a call may have."""
    return Annotations(game, _OF_CALLS, _OF_CARDS_ONLY, "call")


def play_annotations(game: Game) -> Annotations:
    """The annotations that a card may have."""
    return Annotations(game, _OF_CARDS, _OF_CALLS_ONLY, "card")


def notes_of(parts: list[Part], object_to: Callable[[int, str], None]) -> dict[int, str]:
    """The notes after a section, by their index."""
    notes: dict[int, str] = {}
    for part in parts:
        index, colon, text = part.value.strip().partition(":")
        number = int(index[:4]) if index.isdecimal() else 0
        if not colon or not 1 <= number <= LAST_NOTE:
            object_to(part.line, f"the note {quoted(part.value)}; write its number up to {LAST_NOTE}, : and the text")
        elif number in notes:
            object_to(part.line, f"a second note {number}")
        else:
            notes[number] = text.strip()
    return notes


def check_notes(annotations: Annotations, notes: dict[int, str], parts: list[Part]) -> None:
    """Every reference has its note, and every note is referred to."""
    object_to = annotations.game.object_to
    for index, line in annotations.used.items():
        if index not in notes:
            object_to(line, f"there is no note {index}", True)
    for part in parts:
        name = part.value.strip().partition(":")[0]
        if name.isdecimal() and int(name[:4]) in notes and int(name[:4]) not in annotations.used:
            object_to(part.line, f"nothing refers to note {name}", True)
