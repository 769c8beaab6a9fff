"""What an audit says about a board: one status for each board, and a finding for each anomaly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any

from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from ..words.message import Phrase

YEARS = (1997, 2007, 2017)
# What a reader says may quote a file, in which a name can be of any length.
_LONGEST_TEXT = 200


class Kind(StrEnum):
    """What a finding is about."""

    REVOKE = "revoke"
    OPENING_LEAD = "opening lead by the wrong seat"
    LEAD = "lead from the wrong hand"
    PLAY = "play from the wrong hand"
    TWICE = "a card twice"
    MISSING = "missing cards"
    DEALS = "the deals are not those played"
    NOT_A_CARD = "not a card"
    INSUFFICIENT = "insufficient bid"
    ROTATION = "call out of rotation"
    DOUBLE = "double that is not allowed"
    AFTER_THE_END = "call after the end"
    CONTRACT = "contract differs from the auction"
    RESULT = "result differs from the cards"
    TOLD_TWICE = "told twice, and otherwise"
    MARKED = "marked in the file"
    UNREADABLE = "unreadable"
    # What was written beside a board, and what the archive as a whole shows.
    SAID_REVOKE = "revoke, by a remark"
    SAID_OUT_OF_TURN = "out of turn, by a remark"
    SAID_INSUFFICIENT = "insufficient bid, by a remark"
    SAID_EXPOSED = "exposed card, by a remark"
    SAID_DISPUTED = "disputed claim, by a remark"
    SAID_DIRECTOR = "director called, by a remark"
    AGAIN = "the same board again"


class Status(StrEnum):
    """What became of a board. Every board has exactly one, so that the numbers add up."""

    COMPLETE = "regular, all 52 cards"
    CLAIMED = "regular, stopped at a claim"
    BROKEN_OFF = "regular, the record stops before the end"
    NO_PLAY = "no play on record"
    NOT_FOLLOWED = "play without the hands or the contract"
    IRREGULAR = "irregular"
    UNREADABLE = "unreadable"


class Likely(StrEnum):
    """Whether the record or the table is more likely at fault."""

    TRANSCRIPTION = "transcription"
    TABLE = "table"
    UNDECIDED = "undecided"


Range = tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Finding:
    """An anomaly, with where it is, the law that it falls under, and what explains it.

    `trick` counts from 1 and is 0 where no trick is concerned; `index` is the place of the card in the play from 0, or
    -1. `provisions` are by year. `tricks` are those that a revoke costs by year, least and most, empty where the
    record does not tell; `established` is `yes`, `no`, or `unknown` where that turns on who claimed. `told` is what was
    found, `why` the reason of the explanation, and `who` the players, which stays empty unless it was asked for; in
    English they are `detail`, `reason` and `names`. `date` is a year, a year and month, or a day, as far as the file
    tells it; `remark` is what was written beside the board, without names.
    """

    file: str
    line: int
    nth: int
    board: str
    room: str
    kind: Kind
    trick: int = 0
    index: int = -1
    card: str = ""
    seat: str = ""
    mark: str = ""
    told: Phrase = ""
    established: str = ""
    provisions: tuple[tuple[int, tuple[str, ...]], ...] = ()
    tricks: tuple[tuple[int, Range], ...] = ()
    likely: Likely = Likely.UNDECIDED
    why: Phrase = ""
    who: Phrase = ""
    # More than one where a finding is about a file.
    boards: int = 1
    # The occasion, as the file names it, and what was written beside the board.
    event: str = ""
    date: str = ""
    round: str = ""
    table: str = ""
    remark: str = ""

    def said(self, language: Language) -> str:
        """What was found, in a language."""
        text = language.phrase(self.told)
        return text if len(text) <= _LONGEST_TEXT else text[: _LONGEST_TEXT - 1] + "…"

    @property
    def detail(self) -> str:
        """What was found, in English."""
        return self.said(language_of(ENGLISH))

    @property
    def reason(self) -> str:
        """Why that explains it, in English."""
        return str(self.why)

    @property
    def names(self) -> str:
        """The players by the letters of their seats, if they were asked for."""
        return str(self.who)

    def __eq__(self, other: object) -> bool:
        """A finding that was read from a file is the one that was written there."""
        return isinstance(other, Finding) and self.row() == other.row()

    def __hash__(self) -> int:
        return hash((self.file, self.line, self.nth, self.kind, self.index))

    def explained(self, likely: Likely, why: Phrase) -> Finding:
        """The same finding with what more likely explains it."""
        return replace(self, likely=likely, why=why)

    def row(self, language: Language | str = ENGLISH) -> dict[str, Any]:
        """The finding as one flat row: text and numbers only, the same columns for every finding.

        What is told in sentences is in the language; kinds, cards, seats and marks are codes, the same in all.
        """
        spoken = language_of(language)
        found: dict[str, Any] = {name: getattr(self, name) for name in _PLAIN}
        found["detail"] = self.said(spoken)
        found["reason"], found["names"] = spoken.phrase(self.why), spoken.phrase(self.who)
        found["kind"], found["likely"] = self.kind.value, self.likely.value
        refs, tricks = dict(self.provisions), dict(self.tricks)
        for year in YEARS:
            found[f"provisions_{year}"] = " ".join(ref.replace(" ", "_") for ref in refs.get(year, ()))
            least, most = tricks.get(year, (None, None))
            found[f"tricks_{year}"], found[f"tricks_{year}_most"] = least, most
        return {name: found[name] for name in COLUMNS}

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Finding:
        """The finding that a row was made of."""
        refs = tuple(
            (year, tuple(ref.replace("_", " ") for ref in text.split()))
            for year in YEARS
            if (text := row[f"provisions_{year}"])
        )
        tricks = tuple(
            (year, (int(row[f"tricks_{year}"]), int(row[f"tricks_{year}_most"])))
            for year in YEARS
            if row[f"tricks_{year}"] not in (None, "")
        )
        plain: dict[str, Any] = {
            name: int(row[name]) if name in _NUMBERS else (row.get(name) or "") if name in _ADDED else row[name]
            for name in _PLAIN
        }
        told = {"told": row["detail"], "why": row["reason"], "who": row["names"]}
        return cls(
            **plain, **told, kind=Kind(row["kind"]), likely=Likely(row["likely"]), provisions=refs, tricks=tricks
        )


_NUMBERS = ("line", "nth", "trick", "index", "boards")
# Columns that files of earlier versions do not have.
_ADDED = ("event", "date", "round", "table", "remark")
_NOT_PLAIN = ("kind", "likely", "provisions", "tricks", "told", "why", "who")
_PLAIN = tuple(f.name for f in fields(Finding) if f.name not in _NOT_PLAIN)
_BY_YEAR = (
    *(f"provisions_{year}" for year in YEARS),
    *(f"tricks_{year}{most}" for year in YEARS for most in ("", "_most")),
)
# The columns of every output, in this order.
COLUMNS = (
    "file", "line", "nth", "board", "room", "kind", "trick", "index", "card", "seat", "mark", "detail", "established",
    *_BY_YEAR,
    "likely", "reason", "names", "boards", *_ADDED,
)  # fmt: skip
WHOLE_NUMBERS = frozenset({*_NUMBERS, *(name for name in _BY_YEAR if name.startswith("tricks"))})
