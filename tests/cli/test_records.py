"""A board of a PBN or LIN file in the place of a case file."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.runs import data, printed, run

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
MD = "3SAQJ5HT864DKJ94C4,ST62HQDAQT852CQJT,S974HAJ3D63CAK963"
BIDDING = f'[Board "7"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n1D ^I 1C Pass\n'
PLAYED = (
    f'[Board "8"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n[Declarer "E"]\n[Contract "1C"]\n[Auction "N"]\n1D ^I 1C AP\n'
    '[Play "S"]\nC4 CJ\n'
)


@pytest.fixture
def games(tmp_path: Path) -> str:
    path = tmp_path / "games.pbn"
    path.write_text(f"{BIDDING}\n{PLAYED}")
    return str(path)


def test_calls_of_a_board_in_the_auction(games: str) -> None:
    said = printed("calls", f"{games}:7")
    assert "West is to call" in said
    assert "not enough over 1♣" in said
    assert data("calls", f"{games}:7")["seat"] == "W"


def test_the_ruling_and_the_table(games: str) -> None:
    assert "East's 1♣ stands (27A1)" in printed("rule", f"{games}:7")
    assert "East's 1♣ stands (27A)" in printed("rule", f"{games}:7", "--laws", "1997")
    assert "1♣!" in printed("show", f"{games}:7")


def test_plays_of_a_board_after_an_irregular_auction(games: str) -> None:
    said = printed("plays", f"{games}:8")
    assert "must follow with a club (44C)" in said
    assert "♣A ♣K ♣9 ♣6 ♣3" in said


def test_the_only_board_needs_no_number(tmp_path: Path) -> None:
    path = tmp_path / "one.lin"
    path.write_text(f"qx|o1|md|{MD}|sv|0|mb|1D|mb|1C|mb|p|")
    assert "West is to call" in printed("calls", str(path))


def test_rooms(tmp_path: Path) -> None:
    path = tmp_path / "match.lin"
    path.write_text(f"qx|o1|md|{MD}|sv|0|mb|1D|\nqx|c1|md|{MD}|sv|0|mb|1D|mb|1H|\n")
    assert "East is to call" in printed("calls", f"{path}:o1")
    assert "South is to call" in printed("calls", f"{path}:c1")
    both = run("calls", f"{path}:1")
    assert (both.returncode, both.stdout) == (1, "")
    assert f"{path}:o1, {path}:c1" in both.stderr.replace("\n", " ")


@pytest.mark.parametrize(
    ("board", "said"), [("", "several boards"), (":9", "no board '9'"), (":7:7", "no such file"), (":", "several")]
)
def test_a_board_that_is_not_there(games: str, board: str, said: str) -> None:
    done = run("calls", f"{games}{board}")
    assert done.returncode != 0
    assert said in done.stderr.lower()
    assert "Traceback" not in done.stderr


def test_a_record_is_never_written_over(games: str) -> None:
    before = Path(games).read_text()
    assert run("answer", games, "anything", "yes").returncode != 0
    assert Path(games).read_text() == before


def test_damage_says_how_likely_it_is_that_a_marked_revoke_happened(tmp_path: Path) -> None:
    rows = (
        "CT C3 C2 C4", "CJ C6 C5 D4", "CQ C9 C7 D9", "D2 D3 D7 DJ", "^R ST D6 C8 DK", "HQ H3 H2 H4", "D8 CK H5 H6",
        "DT CA H7 H8", "DQ HJ H9 HT", "DA HA HK S5", "S2 S4 S3 SJ", "S6 S7 S8 SQ", "D5 S9 SK SA",
    )  # fmt: skip
    path = tmp_path / "one.pbn"
    head = f'[Board "7"]\n[Dealer "S"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "3NT"]\n'
    path.write_text(f'{head}[Play "W"]\n' + "\n".join(rows) + "\n")
    said = printed("damage", str(path))
    assert said.startswith("By the record: revoke at trick 5. Table or record at fault: undecided;")
    assert "one for the other" in data("damage", str(path))["story"]
