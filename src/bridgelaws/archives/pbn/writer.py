"""Records as PBN in export form, with their irregularity marks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from ...values.seats import Seat
from ..record import Called, Claim, Mark, Played, Record, Section
from ..tricks import winners
from .names import LAST_NOTE, MANDATORY, PLAYERS, SUFFIXES, is_table
from .scan import LONGEST_ALLOWED

# What the text is saved as need not be ISO 8859-1, which the standard has; then a reader has to be told.
_HEAD: Final = "% PBN 2.1\n% EXPORT\n%Content-type: text/x-pbn; charset=UTF-8\n%\n"
_ESCAPED = re.compile(r'\\(?=["\\]|$)|"')
_UNPRINTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
_NAME = re.compile(r"[A-Za-z0-9_]+", re.ASCII)
_WORD = re.compile(
    r"\^[A-Za-z]|\$\d+|=\d+=|[!?]{1,2}|[*+-]|[1-7](?:NT|nt|[CDHScdhs])|[A-Za-z][A-Za-z0-9]{0,3}", re.ASCII
)
_BEFORE_SECTIONS: Final = frozenset(("Auction", "Play", "Note", ""))


def write(records: Iterable[Record]) -> Iterator[str]:
    """The text of a file, a game at a time; `"".join(write(records))` is all of it.

    A record that was read from PBN is written in its file's own words, with the values that it inherited put in;
    `replace(record, sections=())` has it written from its other fields.
    """
    head = _HEAD
    for record in records:
        yield head + "".join(_game(record)) + "\n"
        head = ""


def _game(record: Record) -> Iterator[str]:
    sections = record.sections if record.sections and record.format == "PBN" else tuple(sections_of(record))
    if sections and not sections[0].name:
        yield from _comments(sections[0].words)
    given = {section.name: section for section in sections if section.name not in _BEFORE_SECTIONS}
    for name in MANDATORY:
        section = given.get(name)
        yield _tag(name, section.value if section and not _borrowed(section.value) else "?")
        if section:
            yield from _comments(section.words)
    for section in sections:
        if section.name in _BEFORE_SECTIONS or section.name in MANDATORY or is_table(section.name):
            continue
        if _NAME.fullmatch(section.name) and not _borrowed(section.value):
            yield _tag(section.name, section.value)
            yield from _comments(section.words)
    # Notes belong to the section before them, and tables come last.
    inside = False
    for section in sections:
        if section.name == "Auction" or section.name == "Play":
            inside = section.value in ("N", "E", "S", "W", "n", "e", "s", "w")
            if inside:
                yield _tag(section.name, section.value.upper())
                yield from _words(section.words, section.name == "Play")
        elif section.name == "Note" and inside:
            yield _tag("Note", section.value)
            yield from _comments(section.words)
        elif section.name:
            inside = False
    for section in sections:
        if is_table(section.name):
            yield _tag(section.name, section.value)
            for row in section.words:
                yield from (_comments((row,)) if row[:1] in "{;" else (row.rstrip() + "\n",))


def _borrowed(value: str) -> bool:
    """Whether a value still points to the game before, which is not written with it."""
    return value == "#" or value.startswith("##")


def _tag(name: str, value: str) -> str:
    value = _UNPRINTED.sub(" ", value)
    value = _ESCAPED.sub(_escape, value)
    # The space may be left out, and is where a value fills the line.
    space = " " if len(name) + len(value) + 5 <= LONGEST_ALLOWED else ""
    return f'[{name}{space}"{value}"]\n'


def _escape(found: re.Match[str]) -> str:
    return "\\" + found[0]


def _comments(words: Sequence[str]) -> Iterator[str]:
    for word in words:
        if word[:1] in "{;":
            yield _comment(word) + "\n"


def _comment(word: str) -> str:
    """A comment in braces, which may be any number of lines; one with a brace in it stays behind its semicolon."""
    if word.startswith(";") and "}" in word:
        return word
    return "{" + "\n".join(word[1:].split("\n")) + "}"


def _words(words: Sequence[str], play: bool) -> Iterator[str]:
    """Calls or cards, four to a line, in the order of the file."""
    line: list[str] = []
    size = on_line = 0
    pending: list[str] = []

    def full(word: str) -> bool:
        return size + len(word) + 1 > LONGEST_ALLOWED

    for word in _glyphs(words, play):
        comment = word[0] in "{;"
        annotation = word[0] in "$=!?"
        text = _comment(word) if comment else word
        if pending and not comment:
            text = " ".join((*pending, text))
            pending = []
        if word[0] == "^" and word.upper() != "^S":
            pending = [word]
            continue
        starts = not comment and not annotation
        if line and ((starts and (on_line == 4 or word == "*")) or full(text) or (comment and "\n" in text)):
            yield " ".join(line) + "\n"
            line, size, on_line = [], 0, 0 if on_line == 4 or starts else on_line
        line.append(text)
        size += len(text) + 1
        on_line += starts
        if text[0] == ";" or (comment and "\n" in text):
            yield " ".join(line) + "\n"
            line, size = [], 0
    if line:
        yield " ".join(line) + "\n"


def _glyphs(words: Sequence[str], play: bool) -> Iterator[str]:
    """The words with judgements as numbers, and what is no word of the format left out."""
    run: list[str] = []
    for word in words:
        if word[0] in "{;":
            yield from _sorted(run)
            yield word
            continue
        if not _WORD.fullmatch(word):
            continue
        if word[0] in "!?":
            word = f"${SUFFIXES.index(word) + (7 if play else 1)}"
        if word[0] in "$=":
            run.append(word)
            continue
        yield from _sorted(run)
        yield word
    yield from _sorted(run)


def _sorted(run: list[str]) -> list[str]:
    """The note first, then the numbers in their order."""
    order = sorted(run, key=lambda word: (-1, word) if word[0] == "=" else (int(word[1:5]), word))
    run.clear()
    return order


def sections_of(record: Record) -> Iterator[Section]:
    """The sections of a record that no PBN file gave."""
    yield Section("", "", tuple("{" + _plain(comment) for comment in record.comments))
    contract = record.contract
    values = {
        "Board": record.board or "?",
        "Dealer": record.dealer.letter if record.dealer is not None else "?",
        "Vulnerable": record.vulnerable or "?",
        "Deal": _deal(record),
        "Declarer": "?",
        "Contract": "?",
        "Result": "?" if record.result is None else f"{'^' if record.misagreed else ''}{record.result}",
        **{name: record.players.get(seat, "?") for name, seat in PLAYERS.items()},
    }
    if contract is not None:
        values["Declarer"] = f"{'^' if record.swapped else ''}{contract.declarer.letter}"
        values["Contract"] = f"{contract.level or ''}{contract.strain}{'X' * contract.doubled}"
    elif record.auction and all(called.call == "Pass" for called in record.auction) and len(record.auction) == 4:
        values["Declarer"], values["Contract"], values["Result"] = "", "Pass", ""
    for name in MANDATORY:
        yield Section(name, values.get(name) or record.tags.get(name, values.get(name, "?")))
    if record.room:
        yield Section("Room", record.room.title())
    for name, value in record.tags.items():
        # Tags of other formats are two small letters, and mean nothing here.
        if name not in MANDATORY and name != "Room" and name[:1].isupper():
            yield Section(name, value)
    if record.dealer is not None and record.auction:
        notes = _Notes()
        yield Section("Auction", record.dealer.letter, tuple(_calls(record.auction, notes)))
        yield from notes.sections()
    if record.leader is not None and (record.plays or record.claim is Claim.CLAIMED):
        notes = _Notes()
        words = list(_cards(record, record.leader, notes))
        yield Section("Play", record.leader.letter, (*words, "*") if record.claim is Claim.CLAIMED else tuple(words))
        yield from notes.sections()


def _deal(record: Record) -> str:
    if record.deal is None:
        return "?"
    first = record.dealer or Seat.NORTH
    hands = str(record.deal).removeprefix("N:").split(" ")
    return f"{first.letter}:{' '.join((hands * 2)[first : first + 4])}"


def _plain(text: str) -> str:
    # A comment ends at its first closing brace, and a line that begins with % would not be read.
    return "\n".join(f" {line}" if line[:1] == "%" else line for line in text.replace("}", ")").split("\n"))


class _Notes:
    """The notes of one section, numbered as they are met; those that find no number become comments."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def words(self, text: str) -> Iterator[str]:
        if text not in self.numbers and len(self.numbers) == LAST_NOTE:
            yield "{" + _plain(text)
        else:
            yield f"={self.numbers.setdefault(text, len(self.numbers) + 1)}="

    def sections(self) -> Iterator[Section]:
        for text, number in self.numbers.items():
            yield Section("Note", f"{number}:{text}")


def _calls(calls: Sequence[Called], notes: _Notes) -> Iterator[str]:
    for called in calls:
        if called.mark is not None:
            yield called.mark.value
        if called.mark is not Mark.SKIPPED:
            yield called.call
        if called.alerted or called.note:
            yield from notes.words(called.note)


def _in_turn(trick: Sequence[Played | None], leads: Seat | None) -> bool:
    """Whether the cards of a trick that is not complete come one after the other, from who had to lead if known."""
    seats = [one.seat for one in trick if one is not None]
    return leads in (None, seats[0]) and all(a is not None and b is a.lho for a, b in pairwise(seats))


def _cards(record: Record, leader: Seat, notes: _Notes) -> Iterator[str]:
    """Tricks in columns from the opening leader on; as they come where it is not known whose the cards are.

    So does the last one, if a card of it was played out of turn: columns would not tell when.
    """
    plays, deal, contract = record.plays, record.deal, record.contract
    won = winners(deal, contract, plays) if deal is not None and contract is not None else []
    for start in range(0, len(plays), 4):
        leads = leader if not start else won[start // 4 - 1] if len(won) >= start // 4 else None
        trick: list[Played | None] = list(plays[start : start + 4])
        columns: list[Played | None] = [None] * 4
        for played in plays[start : start + 4]:
            if played.seat is not None:
                columns[(played.seat - leader) & 3] = played
        if sum(one is not None for one in columns) == len(trick) and (len(trick) == 4 or _in_turn(trick, leads)):
            trick = columns
        else:
            trick += [None] * (4 - len(trick))
        for one in trick:
            if one is None or one.card is None:
                yield "-"
                continue
            if one.mark is not None:
                yield one.mark.value
            yield one.card.code
            if one.note:
                yield from notes.words(one.note)
