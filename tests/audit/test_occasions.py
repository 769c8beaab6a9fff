"""When and where a board was played; findings chosen by that; boards that are there twice; findings in a database."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from audit import labelled, made
from bridgelaws.archives.pbn import read as read_pbn
from bridgelaws.audit.again import Seen, print_of
from bridgelaws.audit.choosing import Choice
from bridgelaws.audit.findings import COLUMNS, Finding, Kind, Likely
from bridgelaws.audit.occasions import Occasion, hidden, occasion
from bridgelaws.audit.replay import masks
from bridgelaws.audit.run import audit
from bridgelaws.values.seats import Seat


@pytest.mark.parametrize(
    ("tags", "expected"),
    [
        ({"Event": "Club night", "Date": "2019.03.07", "Round": "2"}, Occasion("Club night", "2019-03-07", "2")),
        ({"Event": "?", "Date": "2019.03.??"}, Occasion("", "2019-03")),
        ({"Event": "#", "Date": "????.??.??", "EventDate": "1998"}, Occasion("", "1998")),
        ({"Event": "2015 USBC", "Stage": "Round of 16"}, Occasion("2015 USBC", "2015", "Round of 16")),
        ({"Event": "Room 12345"}, Occasion("Room 12345")),
        ({"Section": "B", "Table": "4"}, Occasion(table="B 4")),
        ({"Date": "2019.13.45"}, Occasion("", "2019")),
    ],
)
def test_the_occasion_is_what_the_file_says(tags: dict[str, str], expected: Occasion) -> None:
    assert occasion(made.record(tags=tags, room="")) == expected


def test_a_match_called_after_its_players_names_nobody() -> None:
    shown = hidden(Occasion("Smith v Jones", "", "Smith 1/4"), {Seat.NORTH: "Anne Smith", Seat.EAST: "Jones"})
    assert shown == Occasion("… v …", "", "… 1/4")


FOUND = Finding("a.pbn", 1, 1, "1", "", Kind.REVOKE, likely=Likely.TABLE, event="Spring Pairs", date="2019-03-07")


@pytest.mark.parametrize(
    ("choice", "taken"),
    [
        (Choice(), True),
        (Choice(kinds=frozenset({Kind.REVOKE, Kind.LEAD})), True),
        (Choice(kinds=frozenset({Kind.LEAD})), False),
        (Choice(likely=frozenset({Likely.TRANSCRIPTION})), False),
        (Choice(event="pairs"), True),
        (Choice(event="teams"), False),
        (Choice(since="2019"), True),
        (Choice(since="2019-03-08"), False),
        (Choice(until="2019"), True),
        (Choice(until="2019-02"), False),
        (Choice(since="2018-12", until="2019-03"), True),
    ],
)
def test_findings_are_chosen(choice: Choice, taken: bool) -> None:
    assert choice.takes(FOUND) is taken


def test_a_finding_without_a_date_is_within_none() -> None:
    undated = replace(FOUND, date="")
    assert Choice().takes(undated)
    assert not Choice(since="1990").takes(undated)


def test_the_choice_is_what_is_counted_and_listed(tmp_path: Path) -> None:
    folder = labelled.write_files(tmp_path / "games", 4)
    whole = audit([str(folder)], jobs=1)
    only = audit([str(folder)], jobs=1, choice=Choice(kinds=frozenset({Kind.RESULT})))
    assert {found.kind for found in only.findings} == {Kind.RESULT}
    assert [found for found in whole.findings if found.kind is Kind.RESULT] == only.findings
    assert only.kinds.total() == len(only.findings) < len(whole.findings)
    # Every board is still accounted for.
    assert only.boards == whole.boards


# The same board twice


def test_the_same_board_in_two_files_is_found(tmp_path: Path) -> None:
    folder = labelled.write_files(tmp_path / "games", 3)
    (folder / "copy.lin").write_bytes((folder / "001.lin").read_bytes())
    again = [f for f in audit([str(folder)], jobs=1, duplicates=True).findings if f.kind is Kind.AGAIN]
    alone = [f for f in audit([str(folder / "001.lin")], jobs=1, duplicates=True).findings if f.kind is Kind.AGAIN]
    copied = [f for f in again if f.file.endswith("copy.lin")]
    assert len(copied) > 30
    assert not [f for f in alone if f.file.endswith("copy.lin")]
    first = copied[0]
    assert str(folder / "001.lin") in first.detail
    assert first.likely is Likely.TRANSCRIPTION
    assert not [f for f in audit([str(folder)], jobs=1).findings if f.kind is Kind.AGAIN]


def test_the_other_table_is_not_the_same_board() -> None:
    cards = made.regular_play()
    here, there = made.record(cards), made.record([*cards[:-4], *reversed(cards[-4:])])
    seen = Seen()
    for record, count in ((here, 0), (there, 0), (here, 1)):
        print = print_of(record, masks(record), Occasion())
        assert print is not None
        assert len(list(seen.again("x", [print]))) == count
    seen.close()


def test_a_few_cards_are_no_print() -> None:
    record = made.record(made.regular_play()[:12])
    assert print_of(record, masks(record), Occasion()) is None


def test_resumed_it_finds_the_same_duplicates(tmp_path: Path) -> None:
    folder = labelled.write_files(tmp_path / "games", 3)
    (folder / "copy.lin").write_bytes((folder / "000.lin").read_bytes())
    out = tmp_path / "findings.jsonl"
    audit([str(folder)], jobs=1, duplicates=True, out=out)
    whole = out.read_text()
    stopped = tmp_path / "stopped.jsonl"

    def stop(done: int, total: int, boards: int) -> None:
        if boards > 50:
            raise RuntimeError("stopped")

    with pytest.raises(RuntimeError):
        audit([str(folder)], jobs=1, duplicates=True, out=stopped, progress=stop)
    report = audit([str(folder)], jobs=1, duplicates=True, out=stopped, resume=True)
    assert report.resumed > 0
    assert stopped.read_text() == whole


# A database


def test_a_database_can_be_asked(tmp_path: Path) -> None:
    folder = labelled.write_files(tmp_path / "games", 2)
    out = tmp_path / "findings.sqlite"
    report = audit([str(folder)], jobs=1, out=out)
    with sqlite3.connect(out) as database:
        rows = database.execute("SELECT kind, count(*) FROM findings GROUP BY kind").fetchall()
        names = [row[1] for row in database.execute("PRAGMA table_info(findings)")]
    assert sum(count for _, count in rows) == report.kinds.total()
    assert tuple(names) == ("id", *COLUMNS)


def test_the_columns_of_the_occasion(tmp_path: Path) -> None:
    (record,) = read_pbn('[Event "Spring Pairs"]\n[Date "2019.03.07"]\n[Round "2"]\n[Table "5"]\n[Board "1"]\n')
    assert occasion(record) == Occasion("Spring Pairs", "2019-03-07", "2", "5")
    row = FOUND.row()
    assert (row["event"], row["date"]) == ("Spring Pairs", "2019-03-07")
    # A file of an earlier version has not these columns.
    older = {name: value for name, value in row.items() if name not in ("event", "date", "round", "table", "remark")}
    assert Finding.from_row(older) == replace(FOUND, event="", date="")
