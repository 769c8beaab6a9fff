"""Boards that are in an archive twice: the same deal and the same play, wherever they stand."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final, NamedTuple

from ..archives.record import Record
from ..archives.regular import Hands, Regular
from . import words
from .findings import Finding, Kind, Likely
from .occasions import Occasion

# Two tables can well play the same few cards to a board; a quarter of the pack in the same order is the same play.
_FEWEST_CARDS: Final = 13


class Print(NamedTuple):
    """What tells a board from every other, and where it stands."""

    digest: str
    line: int
    nth: int
    board: str
    room: str
    event: str = ""
    date: str = ""
    round: str = ""
    table: str = ""


def print_of(record: Record, hands: Hands | None, when: Occasion) -> Print | None:
    """The print of a board, if enough of it is on record."""
    plays = record.plays
    if hands is None or len(plays) < _FEWEST_CARDS:
        return None
    cards = [255 if play.card is None else int(play.card) for play in plays]
    place = record.place
    return Print(_digest(hands, cards), place.line, place.nth, record.board, record.room, *when)


def print_of_regular(told: Regular, when: Occasion) -> Print | None:
    """The same of a board that is regular."""
    if len(told.cards) < _FEWEST_CARDS:
        return None
    return Print(_digest(told.hands, told.in_order()), told.line, told.nth, told.board, told.room, *when)


def _digest(hands: Hands, cards: list[int]) -> str:
    text = b"".join(hand.to_bytes(7, "big") for hand in hands) + bytes(cards)
    return blake2b(text, digest_size=12).hexdigest()


class Seen:
    """The boards so far. They are kept on disk in a file that has no name, so that the memory does not grow."""

    def __init__(self) -> None:
        self._kept = sqlite3.connect("", isolation_level=None)
        self._kept.execute("PRAGMA journal_mode = OFF")
        self._kept.execute("PRAGMA synchronous = OFF")
        self._kept.execute("CREATE TABLE seen (digest TEXT PRIMARY KEY, place TEXT) WITHOUT ROWID")
        self._kept.execute("BEGIN")

    def again(self, file: str, prints: list[Print]) -> Iterator[Finding]:
        """A finding for each board of a file that has been seen before; the others are seen now."""
        for each in prints:
            place = f"{file}:{each.line}"
            new = self._kept.execute("INSERT OR IGNORE INTO seen VALUES (?, ?)", (each.digest, place)).rowcount
            if not new:
                ((first,),) = self._kept.execute("SELECT place FROM seen WHERE digest = ?", (each.digest,))
                yield _finding(file, each, first)

    def close(self) -> None:
        """Forget them."""
        self._kept.close()


def _finding(file: str, found: Print, first: str) -> Finding:
    return Finding(
        file, found.line, found.nth, found.board, found.room, Kind.AGAIN,
        told=words.SEEN_BEFORE(first), likely=Likely.TRANSCRIPTION, why=words.NOT_PLAYED_TWICE(),
        event=found.event, date=found.date, round=found.round, table=found.table,
    )  # fmt: skip
