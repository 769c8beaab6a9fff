"""The labelled boards of `tests/data/vugraph-irregular.jsonl` as records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bridgelaws.archives import messages
from bridgelaws.archives.record import Called, Claim, Place, Played, Problem, Record
from bridgelaws.errors import ParseError, quoted
from bridgelaws.values.cards import FULL_PACK, RANKS, Card, CardSet, Deal
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import Seat

FILE = Path(__file__).parents[1] / "data" / "vugraph-irregular.jsonl"


@dataclass(frozen=True)
class Labelled:
    row: dict[str, Any]
    record: Record

    @property
    def name(self) -> str:
        return f"{self.row['source'].removeprefix('raw_lin_data/')} {self.row['board']}"

    @property
    def labels(self) -> list[tuple[str, int]]:
        """The kind and the index of the card of each label; a wrong result has the index -1."""
        found = [(each["kind"], each["card_index"]) for each in self.row.get("anomaly", ())]
        return found + ([("result_mismatch", -1)] if "result_mismatch" in self.row else [])


@cache
def boards() -> tuple[Labelled, ...]:
    lines = FILE.read_text().splitlines()
    return tuple(Labelled(row := json.loads(line), record_of(row, n)) for n, line in enumerate(lines, 1))


def record_of(row: dict[str, Any], line: int = 1) -> Record:
    contract = _contract(row)
    plays, problems = [], []
    for n, word in enumerate(row["play"]):
        # LIN writes the suit first; `kc` is labelled as no card.
        try:
            card = Card.parse(word) if word[0] in "CDHScdhs" else None
        except ParseError:
            card = None
        if card is None:
            problems.append(Problem(line, messages.NOT_A_CARD(quoted(word))))
        plays.append(Played(card, n // 4 + 1))
    mismatch = row.get("result_mismatch")
    result = mismatch["recorded_declarer_tricks"] if mismatch else int(row["mc"]) if row["mc"] else None
    return Record(
        Place(row["source"], line, 1),
        "lin",
        board=row["board"][1:],
        room={"o": "open", "c": "closed"}[row["board"][0]],
        deal=_deal(row["md"]),
        auction=tuple(Called(call.rstrip("!")) for call in row["auction"]),
        contract=contract,
        leader=contract.declarer.lho if contract else None,
        plays=tuple(plays),
        claim=Claim.CLAIMED if row["mc"] else Claim.NONE,
        result=result,
        players={Seat.NORTH: "Nemo", Seat.EAST: "Esposito", Seat.SOUTH: "Suspect", Seat.WEST: "Westwood"},
        problems=tuple(problems),
    )


def _deal(md: str) -> Deal:
    masks = [_hand(text) for text in md[1:].split(",")]
    masks = (masks + [0] * 4)[:4]
    if not masks[3]:
        masks[3] = FULL_PACK & ~(masks[0] | masks[1] | masks[2])
    south, west, north, east = (CardSet(mask) for mask in masks)
    return Deal((north, east, south, west))


def _hand(text: str) -> int:
    mask = suit = 0
    for letter in text.upper():
        if letter in "CDHS":
            suit = "CDHS".index(letter)
        else:
            mask |= 1 << 13 * suit + RANKS.index(letter)
    return mask


def _contract(row: dict[str, Any]) -> Contract | None:
    turn = (int(row["md"][0]) + 1) % 4
    last: tuple[str, int] | None = None
    first: dict[tuple[int, str], int] = {}
    for call in row["auction"]:
        if call[0].isdigit():
            last = call[:2].upper(), turn
            first.setdefault((turn % 2, call[1].upper()), turn)
        turn = (turn + 1) % 4
    if last is None:
        return None
    (level, strain), side = last[0], last[1] % 2
    return Contract.parse(f"{level}{strain} by {'NESW'[first[side, strain]]}")


def others(kind: str) -> Iterator[Labelled]:
    return (each for each in boards() if kind in [label for label, _ in each.labels])


def lin_text(rows: Iterable[dict[str, Any]]) -> str:
    """Boards as a LIN file, with players."""
    parts = ["pn|Suspect,Westwood,Nemo,Esposito,Suspect,Westwood,Nemo,Esposito|pg||\n"]
    for row in rows:
        words = [f"qx|{row['board']}|md|{row['md']}|sv|{row['sv'] or '0'}|"]
        words += [f"mb|{call}|" for call in row["auction"]]
        words.append("pg||")
        words += [f"pc|{card}|" for card in row["play"]]
        mismatch = row.get("result_mismatch")
        tricks = mismatch["recorded_declarer_tricks"] if mismatch else row["mc"]
        words.append(f"mc|{tricks}|pg||\n" if tricks else "pg||\n")
        parts.append("".join(words))
    return "".join(parts)


@cache
def lin_files() -> tuple[tuple[str, bytes], ...]:
    """Forty files of the labelled boards, by name."""
    rows = [each.row for each in boards()]
    step = len(rows) // 40
    return tuple((f"{n:03}.lin", lin_text(rows[n * step : n * step + step]).encode("latin-1")) for n in range(40))


def write_files(folder: Path, count: int = 40) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in lin_files()[:count]:
        (folder / name).write_bytes(data)
    return folder
