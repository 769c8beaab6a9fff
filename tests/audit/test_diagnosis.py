"""A file whose deals are not those played is one finding, with its boards counted."""

from __future__ import annotations

import csv
import io
import json
import random
from pathlib import Path

import pytest

from audit.made import regular_play
from bridgelaws.archives import write_pbn
from bridgelaws.archives.record import Place, Played, Record
from bridgelaws.audit.elsewhere import Elsewhere
from bridgelaws.audit.findings import Finding, Kind, Likely
from bridgelaws.audit.members import Audited, Job, audit_job, audit_stream
from bridgelaws.audit.output import read
from bridgelaws.audit.run import audit
from bridgelaws.values.cards import FULL_PACK, CardSet, Deal
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS

CONTRACT = Contract.parse("3NT by S")


def deal(seed: int) -> Deal:
    cards = list(CardSet(FULL_PACK))
    random.Random(seed).shuffle(cards)
    north, east, south, west = (CardSet(sum(1 << card for card in cards[n : n + 13])) for n in range(0, 52, 13))
    return Deal((north, east, south, west))


def board(number: int, written: int, played: int) -> Record:
    """A board with one deal written and another played."""
    own = deal(played)
    cards = regular_play(own, CONTRACT)
    holder = {card: seat for seat in SEATS for card in own.hands[seat] or ()}
    plays = tuple(Played(card, n // 4 + 1, holder[card]) for n, card in enumerate(cards))
    return Record(
        Place("x", 1, number), "made", board=str(number), deal=deal(written), dealer=CONTRACT.declarer,
        contract=CONTRACT, leader=CONTRACT.declarer.lho, plays=plays,
    )  # fmt: skip


def lin(records: list[Record]) -> bytes:
    boards = []
    for record in records:
        assert record.deal is not None
        north, east, south, west = str(record.deal).removeprefix("N:").split(" ")
        hands = [
            "".join(s + r for s, r in zip("SHDC", hand.split("."), strict=True)) for hand in (south, west, north, east)
        ]
        played = "".join(f"pc|{one.card.code}|" for one in record.plays if one.card)
        boards.append(f"qx|o{record.board}|md|1{','.join(hands)}|sv|o|mb|3N|mb|p|mb|p|mb|p|pg||{played}pg||\n")
    return "".join(boards).encode()


def audited(records: list[Record]) -> Audited:
    found = Audited("x.lin", "")
    audit_stream(found, io.BytesIO(lin(records)), "lin")
    return found


def whole(found: Audited) -> list[Finding]:
    return [f for f in found.findings if f.kind is Kind.DEALS]


def test_deals_of_nobody_knows_where() -> None:
    found = audited([board(n, n, 100 + n) for n in range(1, 13)])
    [one] = found.findings
    assert (one.kind, one.boards, one.nth, one.likely) == (Kind.DEALS, 12, 0, Likely.TRANSCRIPTION)
    assert one.detail.startswith("the deals are not those played: on 12 of 12 boards")
    assert found.boards == {Kind.DEALS.value: 12} | {key: 0 for key in found.boards if not found.boards[key]}
    assert found.boards.total() == 12


def test_whose_they_are_if_the_file_has_them() -> None:
    # The deals were put in one board late.
    found = audited([board(n, n, n + 1) for n in range(1, 9)])
    [one] = whole(found)
    assert one.boards == 8
    assert "7 fit the deal of another board of the file" in one.reason
    assert "what was played on board 1 fits the deal of board 2" in one.reason


@pytest.mark.parametrize("wrong", [1, 2])
def test_a_few_boards_are_told_one_by_one(wrong: int) -> None:
    records = [board(n, n, n if n > wrong else 100 + n) for n in range(1, 13)]
    found = audited(records)
    assert not whole(found)
    assert sum(f.nth > 0 for f in found.findings) >= wrong


def test_what_else_is_in_the_file_is_told_as_ever() -> None:
    records = [board(n, n, 100 + n) for n in range(1, 9)]
    regular = board(9, 9, 9)
    records.append(regular)
    found = audited(records)
    assert [f.boards for f in whole(found)] == [8]
    assert found.boards["regular, all 52 cards"] == 1
    assert found.boards.total() == 9


def test_a_file_of_any_length_has_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgelaws.audit.members._WAITING", 4)
    found = audited([board(n, n, 100 + n) for n in range(1, 23)])
    assert [f.boards for f in whole(found)] == [22]
    assert found.boards.total() == 22
    assert [f.kind for f in found.findings] == [Kind.DEALS]


def test_no_board_is_lost_where_the_rest_of_a_long_file_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgelaws.audit.members._WAITING", 4)
    found = audited([board(n, n, 100 + n if n < 5 else n) for n in range(1, 23)])
    assert [f.boards for f in whole(found)] == [found.boards[Kind.DEALS.value]] == [4]


def test_in_pbn_and_through_an_output(tmp_path: Path) -> None:
    text = "".join(write_pbn([board(n, n, 100 + n) for n in range(1, 7)]))
    (tmp_path / "x.pbn").write_text(text)
    report = audit([str(tmp_path / "x.pbn")], jobs=1, out=tmp_path / "x.csv", keep=True)
    assert report.boards[Kind.DEALS.value] == 6 == report.total
    assert [f.boards for f in report.findings] == [6]
    with open(tmp_path / "x.csv", newline="") as text:
        assert next(csv.DictReader(text))["boards"] == "6"


@pytest.mark.parametrize("jobs", [1, 2])
def test_whose_they_are_if_another_file_has_them(tmp_path: Path, jobs: int) -> None:
    # The file that has the deals is read later; another file has half of them.
    (tmp_path / "a.lin").write_bytes(lin([board(n, n, 100 + n) for n in range(1, 13)]))
    (tmp_path / "b.lin").write_bytes(lin([board(n, 100 + n, 100 + n) for n in (7, 8)]))
    (tmp_path / "c.lin").write_bytes(lin([board(n, 97 + n, 97 + n) for n in range(4, 16)]))
    found = audit([str(tmp_path)], jobs=jobs, out=tmp_path / "x.csv", keep=True)
    one, whose = found.findings
    assert (one.file, one.boards, found.total) == (whose.file, whose.boards, 26) == (str(tmp_path / "a.lin"), 12, 26)
    assert whose.detail == f"the deals that were played stand in another file: {tmp_path / 'c.lin'}"
    assert whose.reason.startswith("of 8 boards that were looked for there, 6 fit: what was played on board 1 fits")
    assert list(read(tmp_path / "x.csv")) == found.findings
    assert found.boards[Kind.DEALS.value] == 12


def test_deals_that_no_file_has(tmp_path: Path) -> None:
    (tmp_path / "a.lin").write_bytes(lin([board(n, n, 100 + n) for n in range(1, 13)]))
    (tmp_path / "b.lin").write_bytes(lin([board(n, n, n) for n in range(1, 13)]))
    [one] = audit([str(tmp_path)], jobs=1).findings
    assert one.reason == "no slip of the pen explains so many boards, and no deal of the file fits them"


def test_other_files_are_looked_at_after_an_interruption_too(tmp_path: Path) -> None:
    (tmp_path / "a.lin").write_bytes(lin([board(n, n, 100 + n) for n in range(1, 13)]))
    (tmp_path / "b.lin").write_bytes(lin([board(n, 100 + n, 100 + n) for n in range(1, 13)]))
    found = Audited.of_document(json.loads(json.dumps(_of(tmp_path / "a.lin").document())))
    other = Audited.of_document(json.loads(json.dumps(_of(tmp_path / "b.lin").document())))
    elsewhere = Elsewhere()
    elsewhere.take(found)
    elsewhere.take(other)
    [(file, one)] = elsewhere.settled()
    elsewhere.close()
    assert file.boards == found.boards
    assert one.reason.startswith("of 8 boards that were looked for there, 8 fit")


def _of(path: Path) -> Audited:
    return audit_job(Job(str(path), "lin", str(path), path=str(path)))
