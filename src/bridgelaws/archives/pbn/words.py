"""The words of an auction or a play with the annotations after them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ...errors import quoted
from ...words.message import Message, Phrase
from .. import messages
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


class _Objections(NamedTuple):
    """What is said against the annotations of a call, or of a card."""

    before_the_first: Callable[[Phrase], Message]
    second_note: Callable[[Phrase], Message]
    not_of_one: Callable[[Phrase], Message]
    second_judgement: Callable[[Phrase], Message]


_TO_CALLS: Final = _Objections(
    messages.BEFORE_FIRST_CALL,
    messages.SECOND_NOTE_AT_CALL,
    messages.NOT_OF_A_CALL,
    messages.SECOND_JUDGEMENT_OF_CALL,
)
_TO_CARDS: Final = _Objections(
    messages.BEFORE_FIRST_CARD,
    messages.SECOND_NOTE_AT_CARD,
    messages.NOT_OF_A_CARD,
    messages.SECOND_JUDGEMENT_OF_CARD,
)


@dataclass(slots=True)
class Annotations:
    """The annotations of one section, as they are met: at most one judgement and one note a call or card."""

    game: Game
    own: range
    foreign: frozenset[int]
    said: _Objections
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
            object_to(line, self.said.before_the_first(quoted(word)), True)
            return 0
        if word[0] == "=":
            index = word[1:-1]
            if not (word.endswith("=") and index.isdecimal() and 1 <= int(index[:4]) <= LAST_NOTE):
                object_to(line, messages.NOT_A_NOTE(quoted(word), LAST_NOTE), True)
                return 0
            if self.noted:
                object_to(line, self.said.second_note(quoted(word)), True)
                return 0
            self.noted = True
            self.used.setdefault(int(index), line)
            return int(index)
        if word[0] == "$":
            value = int(word[1:5]) if word[1:].isdecimal() else -1
            if not 0 <= value <= LAST_GLYPH or value in self.foreign:
                object_to(line, self.said.not_of_one(quoted(word)), True)
                return 0
            judgement = value in self.own
        else:
            judgement = True
            if word not in SUFFIXES:
                object_to(line, messages.NOT_AN_ANNOTATION(quoted(word), " ".join(SUFFIXES)), True)
                return 0
        if judgement and self.judged:
            object_to(line, self.said.second_judgement(quoted(word)), True)
        self.judged = self.judged or judgement
        return 0


def auction_annotations(game: Game) -> Annotations:
    """The annotations that a call may have."""
    return Annotations(game, _OF_CALLS, _OF_CARDS_ONLY, _TO_CALLS)


def play_annotations(game: Game) -> Annotations:
    """The annotations that a card may have."""
    return Annotations(game, _OF_CARDS, _OF_CALLS_ONLY, _TO_CARDS)


def notes_of(parts: list[Part], object_to: Callable[[int, Message], None]) -> dict[int, str]:
    """The notes after a section, by their index."""
    notes: dict[int, str] = {}
    for part in parts:
        index, colon, text = part.value.strip().partition(":")
        number = int(index[:4]) if index.isdecimal() else 0
        if not colon or not 1 <= number <= LAST_NOTE:
            object_to(part.line, messages.NOTE_FORM(quoted(part.value), LAST_NOTE))
        elif number in notes:
            object_to(part.line, messages.SECOND_NOTE(number))
        else:
            notes[number] = text.strip()
    return notes


def check_notes(annotations: Annotations, notes: dict[int, str], parts: list[Part]) -> None:
    """Every reference has its note, and every note is referred to."""
    object_to = annotations.game.object_to
    for index, line in annotations.used.items():
        if index not in notes:
            object_to(line, messages.NO_NOTE(index), True)
    for part in parts:
        name = part.value.strip().partition(":")[0]
        if name.isdecimal() and int(name[:4]) in notes and int(name[:4]) not in annotations.used:
            object_to(part.line, messages.UNUSED_NOTE(name), True)
