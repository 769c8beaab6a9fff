"""Whose the deals are that were played, where a file has others: looked for among all the deals of the archive.

The deals are kept on disk in a file that has no name. They are gone through once, when all files have been read, as
rows of bits: for a card and a seat one bit for each deal in which the seat has the card. A play tells of each of its
cards whose it was, so that it fits the deals whose bits are in all the rows.
"""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import IO, Final

from ..archives.regular import Hands
from ..kernel import BIT, ahead, fits
from ..values.cards import FULL_PACK
from . import words
from .diagnosis import Astray
from .findings import Finding, Kind
from .members import Audited
from .whole import writing

# So many deals at once: the bits of each row are one number.
_AT_ONCE: Final = 4_096
# The deals of a small archive are kept in memory.
_IN_MEMORY: Final = 1 << 21
# So many boards of a file are named.
_NAMED: Final = 5


@dataclass(slots=True)
class _Held:
    """A file whose deals are not those played: the finding that says so, and where its plays were found."""

    found: Audited
    finding: Finding
    astray: list[Astray]
    owners: list[tuple[int, int, int, int] | None]
    # For each play the file and the board whose deal it fits.
    places: list[tuple[str, str] | None]


@dataclass(slots=True)
class Elsewhere:
    """The deals so far, and the plays that fit none of their own file."""

    held: list[_Held] = field(default_factory=list)
    _kept: IO[bytes] | None = None

    def take(self, found: Audited) -> None:
        """Take in a file."""
        if found.deals:
            with writing(Path(tempfile.gettempdir())):
                if self._kept is None:
                    self._kept = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 (closed by `close`)
                self._kept.write(json.dumps([found.name, found.deals]).encode() + b"\n")
        if found.astray:
            about = next(each for each in found.findings if each.kind is Kind.DEALS)
            owners = [_owners(each) for each in found.astray]
            lean = Audited(found.name, found.key, found.boards)
            self.held.append(_Held(lean, about, found.astray, owners, [None] * len(owners)))

    def settled(self) -> Iterator[tuple[Audited, Finding]]:
        """A finding, with its file, for each file whose deals stand in another."""
        if self.held:
            self._look()
        for held in self.held:
            if any(held.places):
                yield held.found, _told(held)

    def _look(self) -> None:
        """Go through all the deals."""
        deals = self._deals()
        while block := list(islice(deals, _AT_ONCE)):
            rows = _rows([hands for _, _, hands in block])
            for held in self.held:
                for n, owners in enumerate(held.owners):
                    if owners is None or held.places[n] is not None:
                        continue
                    for at in _fitting(rows, owners, len(block)):
                        file, board, hands = block[at]
                        play = held.astray[n]
                        if file != held.found.name and fits(hands, play.trumps, play.leader, play.cards, 0, []):
                            held.places[n] = (file, board)
                            break

    def _deals(self) -> Iterator[tuple[str, str, Hands]]:
        if self._kept is None:
            return
        self._kept.seek(0)
        for line in self._kept:
            name, deals = json.loads(line)
            for north, east, south, board in deals:
                yield name, board, (north, east, south, FULL_PACK & ~(north | east | south))

    def close(self) -> None:
        """Forget them."""
        if self._kept is not None:
            self._kept.close()


def _owners(play: Astray) -> tuple[int, int, int, int] | None:
    """Whose each card of a play was, as a mask for each seat; None if no deal has it."""
    held = [0, 0, 0, 0]
    leader = play.leader
    for at in range(0, len(play.cards), 4):
        trick = play.cards[at : at + 4]
        for place, card in enumerate(trick):
            held[leader + place & 3] |= BIT[card]
        leader = leader + ahead(play.trumps, trick) & 3
    north, east, south, west = held
    whole = sum(held) == north | east | south | west and sum(map(int.bit_count, held)) == len(play.cards)
    return (north, east, south, west) if whole else None


def _rows(deals: Sequence[Hands]) -> list[list[int]]:
    """For each seat and card the deals in which the seat has the card: the bit of the first deal is the highest."""
    rows = []
    for seat in range(4):
        bits = "".join([f"{hands[seat]:052b}" for hands in deals])
        rows.append([int(bits[51 - card :: 52], 2) for card in range(52)])
    return rows


def _fitting(rows: list[list[int]], owners: Hands, size: int) -> Iterator[int]:
    """The places of the deals in which every card is where the play has it."""
    left = (1 << size) - 1
    for seat, mask in enumerate(owners):
        while mask and left:
            left &= rows[seat][mask.bit_length() - 1]
            mask ^= 1 << mask.bit_length() - 1
    while left:
        highest = left.bit_length() - 1
        yield size - 1 - highest
        left ^= 1 << highest


def _told(held: _Held) -> Finding:
    """What is said of a file: in which other most of its plays have their deals."""
    [(file, number)] = Counter(place[0] for place in held.places if place is not None).most_common(1)
    pairs = [
        words.HAS_THE_DEAL_OF(play.board, place[1])
        for play, place in zip(held.astray, held.places, strict=True)
        if place is not None and place[0] == file
    ]
    why = words.FIT_THERE(number, len(held.astray), pairs[:_NAMED])
    return replace(held.finding, told=words.STAND_ELSEWHERE(file), why=why)
