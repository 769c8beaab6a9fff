"""Lines of a PBN file sorted into games and sections, before any of it is understood."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from ...errors import quoted
from ...words.message import Phrase
from .. import messages
from ..record import Problem
from .names import MANDATORY, is_table

# The standard counts 255 with the end of the line.
LONGEST_ALLOWED: Final = 254
# In characters, far more than any game has; what comes after is left out until the next game.
_LONGEST_GAME: Final = 500_000
_LONGEST_COMMENT: Final = 1 << 16
_MOST_PROBLEMS: Final = 100
# Before the name of a section that a game has a second time.
AGAIN: Final = "again "
_SECTIONS: Final = ("Auction", "Play")

_VALUE = r'"([^"\\]*(?:\\.[^"\\]*)*)"'
_TAG = re.compile(r"\[\s*([A-Za-z0-9_]+)\s*" + _VALUE + r"\s*\]")
_TAG_BEGUN = re.compile(r"\[\s*(?:[A-Za-z0-9_]+\s*(?:" + _VALUE + r"\s*)?)?")
_BEGINNING = re.compile(r'^(?:[ \t]*\[\s*[A-Za-z][A-Za-z0-9_]*\s*"|% (?:PBN|EXPORT))', re.MULTILINE)
_NAME = re.compile(r"\[\s*([A-Za-z0-9_]*)")
_SPECIAL = re.compile(r'[\[\]{};"]')
NOT_LATIN = re.compile(r"[^\x00-\x7e\xa0-\xff]")
_UTF8 = re.compile(r"utf-?8", re.IGNORECASE)
_UNESCAPED = re.compile(r'\\(["\\])')
# A game begins again with one of these: nothing else repeats at the head of a game.
_OPENING: Final = frozenset(("Event", "Board", "Deal"))


@dataclass(slots=True)
class Part:
    """A tag with its raw value, and the pieces after it: words, or one comment with its opening sign."""

    name: str
    value: str
    line: int
    pieces: list[tuple[int, str]] = field(default_factory=list)


@dataclass(slots=True)
class Game:
    """One game of a file: its parts, the first of which may be only comments."""

    line: int
    parts: list[Part] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    size: int = 0
    latin: bool = True

    def object_to(self, line: int, message: Phrase, slight: bool = False) -> None:
        """Take down a problem; of very many, the first ones are enough."""
        if len(self.problems) < _MOST_PROBLEMS:
            self.problems.append(Problem(line, message, slight))


def known_at(text: str) -> int:
    """Where in a text the first tag of PBN stands, or the directive that says what it is; -1 if there is none."""
    found = _BEGINNING.search(text)
    return -1 if found is None else found.start()


def scanner() -> _Scanner:
    """What sorts the lines of a file into games, one line after the other."""
    return _Scanner()


class _Scanner:
    """Sorts lines into games, one line after the other."""

    def __init__(self) -> None:
        self.game = Game(1)
        # A comment or a tag that the line before left open, where it began, and whether an empty line came since.
        self.comment: list[str] | None = None
        self.tag = ""
        self.since = 0
        self.gap = False
        self.held = 0
        self.done: list[Game] = []
        # Whether the file says that it is UTF-8.
        self.declared = False

    @property
    def idle(self) -> bool:
        """Whether nothing is begun: neither a game, nor a comment or a tag."""
        return self.comment is None and not self.tag and not self.game.parts and not self.game.problems

    def go_on_at(self, number: int) -> None:
        """What comes next stands on that line: those before it have been read."""
        self.game.line = number

    def feed(self, number: int, line: str) -> list[Game]:
        """Take in a line; the games that end with it."""
        if self.comment is not None:
            self.in_comment(number, line)
        elif not line or line.isspace():
            if self.tag:
                self.broken_tag()
            self.end(number + 1)
        elif line[0] == "%":
            self.directive(line)
        else:
            if len(line) > LONGEST_ALLOWED or not line.isascii():
                self.odd(number, line)
            if self.tag:
                self.rest_of_tag(number, line)
            elif line[0] == "[" and (found := _TAG.fullmatch(line)) is not None:
                self.add(number, found[1], found[2])
            elif _SPECIAL.search(line) is None:
                self.words(number, line)
            else:
                self.mixed(number, line)
        return self.taken() if self.done else self.done

    def finish(self, number: int) -> list[Game]:
        """The game that the end of the file ends."""
        if self.comment is not None:
            self.game.object_to(self.since, messages.COMMENT_OPEN())
            self.close_comment()
        if self.tag:
            self.broken_tag()
        self.end(number + 1)
        return self.taken()

    def taken(self) -> list[Game]:
        done, self.done = self.done, []
        return done

    def directive(self, line: str) -> None:
        """A file may say that its letters are not those of ISO 8859-1."""
        if "charset" in line.lower() and _UTF8.search(line):
            self.declared = True

    def end(self, following: int) -> None:
        """The game is over, if there was one; comments without a tag wait for the next."""
        if self.game.names or any(not problem.slight for problem in self.game.problems):
            self.done.append(self.game)
            self.game = Game(following)
        elif not self.game.parts:
            self.game.line = following

    def odd(self, number: int, line: str) -> None:
        if len(line) > LONGEST_ALLOWED:
            self.game.object_to(number, messages.LINE_TOO_LONG(len(line), LONGEST_ALLOWED), True)
        if self.game.latin and not self.declared and NOT_LATIN.search(line):
            self.game.latin = False
            self.game.object_to(number, messages.NOT_LATIN(), True)

    def add(self, number: int, name: str, value: str) -> None:
        """Open the part of a tag."""
        game = self.game
        if "\\" in value:
            value = _UNESCAPED.sub(r"\1", value)
        if "\t" in value:
            game.object_to(number, messages.TAB(name), True)
        if name in game.names:
            if name in _OPENING and (name != "Board" or game.names[name] != value) and "Deal" in game.names:
                self.end(number)
                game = self.game
                game.object_to(number, messages.NO_EMPTY_LINE(), True)
            elif name != "Note":
                self.again(number, name, value)
                return
        if not game.names and not game.parts:
            game.line = number
        if self.part(name, value, number):
            game.names[name] = value

    def again(self, number: int, name: str, value: str) -> None:
        """A tag that the game has already: the first counts, unless it is a section and nothing stands in it."""
        self.game.object_to(number, messages.TAG_TWICE(name), True)
        first = next((part for part in self.game.parts if part.name == name), None)
        section = name in _SECTIONS or is_table(name)
        if section and first is not None and not first.pieces:
            self.game.parts.remove(first)
            self.game.names[name] = value
            self.part(name, value, number)
        else:
            # What follows is kept apart, so that it is not taken for more of the section before.
            self.part(AGAIN + name if section else "", value, number)

    def part(self, name: str, value: str, number: int) -> bool:
        if not self.room(number, len(value) + 20):
            return False
        self.game.parts.append(Part(name, value, number))
        return True

    def room(self, number: int, size: int) -> bool:
        """Whether so much more still belongs to a game."""
        before = self.game.size
        if before < _LONGEST_GAME <= before + size:
            self.game.object_to(number, messages.GAME_WITHOUT_END())
        self.game.size += size
        return self.game.size < _LONGEST_GAME

    def piece(self, number: int, text: str) -> None:
        game = self.game
        if not self.room(number, len(text) + 1):
            return
        if not game.parts:
            game.line = number
            game.parts.append(Part("", "", number))
        game.parts[-1].pieces.append((number, text))

    def words(self, number: int, text: str) -> None:
        """Words outside of tags and comments: they belong to an auction, a play or a table."""
        part = self.game.parts[-1] if self.game.parts else None
        if part is not None and (part.name in _SECTIONS or is_table(part.name) or part.name.startswith(AGAIN)):
            self.piece(number, text)
        elif text.strip():
            self.game.object_to(number, messages.OUTSIDE(quoted(text.strip())))

    def mixed(self, number: int, line: str) -> None:
        """A line with several things on it."""
        at, size = 0, len(line)
        table = bool(self.game.parts) and is_table(self.game.parts[-1].name)
        if table and line.lstrip()[0] not in "[{;":
            self.piece(number, line)
            return
        while at < size:
            found = _SPECIAL.search(line, at)
            start = found.start() if found else size
            if line[at:start].strip():
                self.words(number, line[at:start])
            if found is None:
                return
            sign = found[0]
            if sign == "{":
                close = line.find("}", start)
                if close < 0:
                    self.comment, self.since, self.gap, self.held = [line[start + 1 :]], number, False, 0
                    return
                self.piece(number, line[start:close])
                at = close + 1
            elif sign == ";":
                self.piece(number, line[start:])
                return
            elif sign == "[":
                at = self.tag_at(number, line, start)
            else:
                self.game.object_to(number, messages.STRAY(sign), True)
                at = start + 1

    def tag_at(self, number: int, line: str, start: int) -> int:
        found = _TAG.match(line, start)
        if found is not None:
            self.add(number, found[1], found[2])
            return found.end()
        if _TAG_BEGUN.fullmatch(line, start):
            self.tag, self.since = line[start:], number
            return len(line)
        self.tag, self.since = line[start:], number
        self.broken_tag()
        close = line.find("]", start)
        return close + 1 if close >= 0 and '"' not in line[start:close] else len(line)

    def rest_of_tag(self, number: int, line: str) -> None:
        joined = f"{self.tag}\n{line}"
        found = _TAG.match(joined)
        if found is not None:
            self.tag = ""
            self.add(self.since, found[1], found[2])
            if joined[found.end() :].strip():
                self.mixed(number, joined[found.end() :])
        elif _TAG_BEGUN.fullmatch(joined) and len(joined) < LONGEST_ALLOWED * 4:
            self.tag = joined
        else:
            self.broken_tag()
            if (begun := _TAG.fullmatch(line)) is not None:
                self.add(number, begun[1], begun[2])
            else:
                self.mixed(number, line)

    def broken_tag(self) -> None:
        found = _NAME.match(self.tag)
        name = found[1] if found else ""
        rest = self.tag[found.end() :].strip() if found else ""
        if not name:
            reason = messages.NOT_A_TAG_PAIR(quoted(self.tag))
        elif rest.startswith('"'):
            closed = rest.rstrip().endswith("]")
            reason = messages.NO_CLOSING_QUOTE(name) if closed else messages.NO_CLOSING_BRACKET(name)
        elif rest.strip("] "):
            reason = messages.NOT_IN_QUOTES(name)
        else:
            reason = messages.NO_VALUE(name)
        slight = bool(name) and name not in MANDATORY[8:] and name not in ("Auction", "Play")
        self.game.object_to(self.since, reason, slight)
        self.tag = ""
        # Words after a broken tag must not run into the section before it.
        if self.part("", "", self.since) and name:
            self.game.names.setdefault(name, "")

    def in_comment(self, number: int, line: str) -> None:
        comment = self.comment
        assert comment is not None
        if line[:1] == "%":
            return
        if self.gap and (found := _TAG.fullmatch(line)) is not None and found[1] in MANDATORY:
            # The comment ran into the next game: a brace is missing, and the game must not be lost for it.
            self.game.object_to(self.since, messages.COMMENT_OPEN())
            self.close_comment()
            self.end(number)
            self.add(number, found[1], found[2])
            return
        close = line.find("}")
        said = line if close < 0 else line[:close]
        self.gap = self.gap or not line.strip()
        self.held += len(said) + 1
        if self.held < _LONGEST_COMMENT:
            if len(line) > LONGEST_ALLOWED or not line.isascii():
                self.odd(number, line)
            comment.append(said)
        if close >= 0:
            self.close_comment()
            if line[close + 1 :].strip():
                self.mixed(number, line[close + 1 :])

    def close_comment(self) -> None:
        assert self.comment is not None
        self.piece(self.since, "{" + "\n".join(self.comment))
        self.comment = None
