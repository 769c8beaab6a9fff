"""Auctions that do not fit: one finding for the board, with its law."""

from __future__ import annotations

import pytest

from audit.made import DEAL, audited, regular_play
from bridgelaws.archives import Record, read_lin, read_pbn
from bridgelaws.audit import calling
from bridgelaws.audit.findings import Finding, Kind, Likely, Status
from bridgelaws.words.languages import language_of

MD = "3SAQJ5HT864DKJ94C4,ST62HQDAQT852CQJT,S974HAJ3D63CAK963"


def lin(*calls: str, more: str = "", before: str = "") -> Record:
    (record,) = read_lin(f"{before}qx|o1|md|{MD}|sv|0|{''.join(f'mb|{call}|' for call in calls)}{more}")
    return record


def pbn(auction: str, *tags: str) -> Record:
    (record,) = read_pbn(f'[Dealer "N"]\n[Deal "{DEAL}"]\n' + "".join(tags) + f'[Auction "N"]\n{auction}\n')
    return record


def found(record: Record) -> Finding:
    board = audited(record)
    assert board.status is Status.IRREGULAR
    (finding,) = board.findings
    return finding


def test_an_insufficient_bid() -> None:
    one = found(lin("1D", "1C", "p", "p", "p"))
    assert (one.kind, one.seat, one.mark, one.likely) == (Kind.INSUFFICIENT, "E", "", Likely.UNDECIDED)
    assert one.detail == "East bid 1♣ over 1♦"
    assert dict(one.provisions) == {1997: ("18D", "27A"), 2007: ("18D", "27A1"), 2017: ("18D", "27A1")}


def test_an_insufficient_bid_that_the_file_marks() -> None:
    one = found(pbn("1D ^I 1C AP"))
    assert (one.kind, one.mark, one.likely) == (Kind.INSUFFICIENT, "^I", Likely.TABLE)
    assert dict(one.provisions)[2017] == ("18D", "27A1")


def test_a_player_left_out() -> None:
    one = found(pbn("1D ^S 1H Pass\nPass Pass"))
    assert (one.kind, one.seat, one.mark, one.likely) == (Kind.ROTATION, "S", "^S", Likely.TABLE)
    assert dict(one.provisions)[1997] == ("17C", "29A")
    first = found(pbn("^S 1H Pass Pass\nPass"))
    assert dict(first.provisions)[2017] == ("17B", "29A")


@pytest.mark.parametrize(
    ("calls", "seat", "refs"),
    [
        (("X", "p"), "N", {1997: ("19A1", "35A"), 2017: ("19A1", "36A")}),
        (("1C", "p", "X"), "S", {1997: ("19A1", "36"), 2017: ("19A1", "36B1")}),
        (("1C", "R", "p"), "E", {1997: ("19B1", "35A"), 2017: ("19B1", "36A")}),
    ],
)
def test_a_double_against_law_19(calls: tuple[str, ...], seat: str, refs: dict[int, tuple[str, ...]]) -> None:
    one = found(lin(*calls))
    assert (one.kind, one.seat, one.likely) == (Kind.DOUBLE, seat, Likely.TRANSCRIPTION)
    assert {year: dict(one.provisions)[year] for year in refs} == refs


def test_calls_after_the_end_are_one_finding() -> None:
    one = found(lin("1C", "p", "p", "p", "p", "p", "1S"))
    assert (one.kind, one.seat, one.likely) == (Kind.AFTER_THE_END, "N", Likely.TRANSCRIPTION)
    assert one.detail == "pass by North after the auction was over"
    assert dict(one.provisions) == {1997: ("22B", "39"), 2007: ("22A2", "39A"), 2017: ("22A", "39A")}
    passed = found(lin("p", "p", "p", "p", "p"))
    assert dict(passed.provisions)[2017] == ("22B", "39A")


@pytest.mark.parametrize(
    ("tags", "detail"),
    [
        ('[Declarer "N"]\n[Contract "2C"]\n', "the contract is said to be 2C, and the auction ended in 1♣ by North"),
        ('[Declarer "S"]\n[Contract "1C"]\n', "Declarer 'S', and the auction makes North declarer"),
    ],
)
def test_another_contract_or_declarer(tags: str, detail: str) -> None:
    one = found(pbn("1C AP", tags))
    assert (one.kind, one.detail, one.likely) == (Kind.CONTRACT, detail, Likely.TRANSCRIPTION)
    assert dict(one.provisions)[2017] == ("22A",)


def test_a_contract_for_a_board_that_was_passed_out() -> None:
    one = found(pbn("AP", '[Declarer "N"]\n[Contract "2C"]\n'))
    assert (one.kind, one.detail) == (Kind.CONTRACT, "the contract is said to be 2C, and all passed")


def test_all_that_is_wrong_with_an_auction_is_one_finding() -> None:
    one = found(pbn("1D 1C ^S X\nAP", '[Declarer "N"]\n[Contract "1D"]\n'))
    assert one.kind is Kind.INSUFFICIENT
    assert "East bid 1♣ over 1♦" in one.detail
    assert "the contract is said to be 1D" in one.detail


def test_many_irregular_calls_are_a_record_that_went_astray() -> None:
    one = found(lin("1N", "1H", "1C", "p", "1C", "p", "p", "p"))
    assert (one.kind, one.likely) == (Kind.INSUFFICIENT, Likely.TRANSCRIPTION)
    assert one.reason.startswith("3 irregularities")


def test_the_sheet_of_a_file_has_another_contract() -> None:
    sheet = "vg|a,b,I,1,1,x,0,y,0|\nrs|3NE=,|\n"
    one = found(lin("p", "p", "p", "1N", "p", "3N", "p", "p", "p", more="mc|9|", before=sheet))
    assert (one.kind, one.likely) == (Kind.CONTRACT, Likely.TRANSCRIPTION)
    assert one.detail == "the result sheet has '3NE=', and the auction ended in 3NT by West"


@pytest.mark.parametrize("line", ["3NW=", "4SE-1", "3NE+1", "PASS", ""])
def test_a_line_that_may_be_of_another_board_is_none_of_ours(line: str) -> None:
    """The same contract; another strain, another number of tricks: the sheet may begin with another board."""
    sheet = f"vg|a,b,I,1,1,x,0,y,0|\nrs|{line},|\n"
    record = lin("p", "p", "p", "1N", "p", "3N", "p", "p", "p", more="mc|9|", before=sheet)
    assert audited(record).findings == []


def test_a_mark_that_the_calls_do_not_bear_out_stays_a_mark() -> None:
    board = audited(pbn("1C ^I 2C Pass ^S"))
    assert [(one.kind, one.mark) for one in board.findings] == [
        (Kind.UNREADABLE, ""),
        (Kind.MARKED, "^I"),
        (Kind.MARKED, "^S"),
    ]


def test_a_regular_auction_never_comes_to_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    def called(*_: object) -> None:
        raise AssertionError("a regular auction is heard by the reader alone")

    monkeypatch.setattr(calling, "called", called)
    cards = "".join(f"pc|{card.code}|" for card in regular_play())
    assert audited(lin("p", "p", "1N", "p", "3N", "p", "p", "p", more=cards)).findings == []
    # Nor does one that is not irregular in its calls.
    assert audited(lin("p", "p", "1N", "p", "3N", "p", "p", "p", more="pc|C2|")).findings != []
    with pytest.raises(AssertionError):
        audited(lin("1C", "p", "X"))


def test_in_other_languages() -> None:
    one = found(lin("1D", "1C", "p", "p", "p"))
    for code, why in (("fr", "acceptée à la table"), ("de", "am Tisch angenommen")):
        row = one.row(language_of(code))
        assert row["kind"] == "insufficient bid"
        assert why in row["reason"]
        assert row["detail"] != one.detail
