"""The labelled boards are found with the label they carry; each disagreement is listed here with its reason."""

from __future__ import annotations

import io

from audit import labelled
from bridgelaws.audit.boards import Board
from bridgelaws.audit.findings import Finding, Kind
from bridgelaws.audit.members import Audited, audit_stream

KINDS = {
    "revoke": Kind.REVOKE,
    "opening_lead_wrong_seat": Kind.OPENING_LEAD,
    "lead_wrong_seat": Kind.LEAD,
    "play_wrong_seat": Kind.PLAY,
    "dupcard": Kind.TWICE,
    "badcard": Kind.NOT_A_CARD,
    "result_mismatch": Kind.RESULT,
}

# The label stops at the first anomaly that is not a revoke. Where the cards go on in turn, as after a lead that was
# accepted, the audit goes on too.
_REVOKES_AFTER_THE_LEAD = {
    "003/00364 c6": [25, 27],
    "035/03538 c14": [37],
    "064/06406 o16": [26],
    "066/06606 o12": [37, 38],
    "072/07293 c41": [17, 18, 19],
    "073/07304 c14": [30],
    "248/24863 c23": [6, 7],
}
# The label stops before a later word that is no card; the audit names each of them.
_ALSO_NOT_A_CARD = {"065/06568 c8", "065/06572 o17", "065/06573 o2", "065/06597 c21", "066/06606 o12"}
_ALSO_NOT_A_CARD |= {"072/07289 c16,BOARD 16"}
# The label compares the result only where nothing else is odd; the audit does so where the play can be followed.
_ALSO_WRONG_RESULT = {
    "011/01195 o2", "053/05380 c18", "072/07274 c5,BOARD 5", "179/17985 o110", "248/24843 c4", "248/24863 o23",
    "248/24864 o28", "249/24942 o6",
}  # fmt: skip


def shown(findings: list[Finding]) -> list[tuple[Kind, int]]:
    return sorted(((f.kind, f.index) for f in findings), key=str)


def test_each_board_has_its_label() -> None:
    for each in labelled.boards():
        board = Board(each.record)
        expected = [(KINDS[kind], -1 if kind == "badcard" else index) for kind, index in each.labels]
        if each.name in _REVOKES_AFTER_THE_LEAD:
            expected += [(Kind.REVOKE, index) for index in _REVOKES_AFTER_THE_LEAD[each.name]]
        if each.name in _ALSO_NOT_A_CARD:
            expected.append((Kind.NOT_A_CARD, -1))
        if each.name in _ALSO_WRONG_RESULT:
            expected.append((Kind.RESULT, -1))
        assert shown(board.findings) == sorted(expected, key=str), each.name


def test_the_disagreements_are_all_of_these() -> None:
    names = {each.name for each in labelled.boards()}
    assert len(names) == 1616
    assert {*_REVOKES_AFTER_THE_LEAD, *_ALSO_NOT_A_CARD, *_ALSO_WRONG_RESULT} <= names


def test_every_finding_is_explained_and_placed() -> None:
    for each in labelled.boards()[::5]:
        board = Board(each.record)
        board.explain(())
        for found in board.findings:
            assert found.reason
            assert found.detail
            assert found.file == each.row["source"]
            if found.index >= 0:
                assert found.trick == found.index // 4 + 1
                assert found.card.upper() == each.row["play"][found.index].upper()


def test_a_revoke_has_its_provisions_and_its_cost_in_each_edition() -> None:
    settled = 0
    for each in labelled.others("revoke"):
        for found in Board(each.record).findings:
            if found.kind is Kind.REVOKE:
                refs = dict(found.provisions)
                assert set(refs) == {1997, 2007, 2017}
                assert all("61A" in numbers for numbers in refs.values())
                for year, (least, most) in found.tricks:
                    assert 0 <= least <= most <= 2
                    assert any(number.startswith(("64", "R64")) for number in refs[year])
                    settled += 1
    assert settled > 100


def test_through_the_reader_the_boards_are_the_same() -> None:
    found = Audited("labelled", "")
    direct: list[tuple[str, int]] = []
    for _, data in labelled.lin_files()[:10]:
        audit_stream(found, io.BytesIO(data), "lin")
    rows = len(labelled.boards()) // 40 * 10
    for each in labelled.boards()[:rows]:
        direct += [(f.kind.value, f.index) for f in Board(each.record).findings if f.index >= 0]
    read = [(f.kind.value, f.index) for f in found.findings if f.index >= 0]
    assert found.boards.total() == rows
    assert sorted(read) == sorted(direct)
