"""The audit over the data that is shipped with the tests: every board accounted for."""

from __future__ import annotations

import re
import tarfile
from collections import Counter
from pathlib import Path

from bridgelaws.audit.findings import Finding, Kind, Likely
from bridgelaws.audit.members import ROWS
from bridgelaws.audit.run import audit

DATA = Path(__file__).parents[1] / "data"
SAMPLE = DATA / "vugraph-sample.tar.xz"
REFERENCE = DATA / "pbn-reference"


def test_the_vugraph_sample() -> None:
    boards = 0
    with tarfile.open(SAMPLE) as archive:
        for member in archive:
            opened = archive.extractfile(member)
            if opened is not None and member.name.endswith(".lin"):
                boards += len(re.findall(rb"(?:^|[|\n])qx\|", opened.read()))
    report = audit([str(SAMPLE)], jobs=2)
    assert (report.files, report.unreadable) == (268, [])
    assert report.total == boards
    assert sum(report.boards[row] for row in ROWS) == boards
    # No operator of this sample entered an irregularity: what is in the cards is a slip of the record.
    # Nearly all of it is in five files, whose deals are not those that were played: one finding a file.
    assert report.boards[Kind.DEALS.value] == 103
    assert [f.boards for f in report.findings if f.kind is Kind.DEALS] == [18, 9, 38, 28, 10]
    assert report.boards[Kind.OPENING_LEAD.value] == 1
    at_the_table = [f for f in report.findings if f.likely is Likely.TABLE]
    assert not [f for f in at_the_table if not f.remark]
    # But some of them wrote down what had happened.
    said = Counter(f.kind for f in at_the_table)
    assert said == {Kind.SAID_REVOKE: 3, Kind.SAID_OUT_OF_TURN: 4, Kind.SAID_EXPOSED: 2, Kind.SAID_DISPUTED: 1}
    assert [f.detail for f in report.findings if f.kind is Kind.AFTER_THE_END] == [
        "pass by North after the auction was over"
    ] * 2
    # Four lines of result sheets have another contract than the auction of the same board, and three another declarer,
    # whose left-hand opponent led.
    assert len([f for f in report.findings if f.kind is Kind.CONTRACT]) == 7
    regular = report.boards["regular, all 52 cards"] + report.boards["regular, stopped at a claim"]
    assert regular > 0.97 * boards


def game(findings: list[Finding], file: str, nth: int) -> list[tuple[str, str, str]]:
    return [(f.kind.value, f.mark, f.card) for f in findings if f.file.endswith(file) and f.nth == nth]


def test_the_game_with_all_irregularities_of_the_reference() -> None:
    report = audit([str(REFERENCE / "correct_10.pbn")], jobs=1)
    found = game(report.findings, "correct_10.pbn", 3)
    assert found[:3] == [
        ("lead from the wrong hand", "^L", "CK"),
        ("revoke", "^R", "S5"),
        ("revoke", "^R", "C6"),
    ]
    # Four calls that were irregular are one finding: the calls bear out what the file marks.
    assert found[3:] == [("call out of rotation", "^S", ""), *[("marked in the file", "^", "")] * 2]
    assert {f.likely for f in report.findings} == {Likely.TABLE}


def test_every_faulty_game_is_accounted_for() -> None:
    report = audit([str(REFERENCE)], jobs=1)
    assert report.unreadable == []
    assert sum(report.boards[row] for row in ROWS) == report.total
    assert report.boards[Kind.UNREADABLE.value] == 20
    assert all(found.detail and found.line for found in report.findings)
