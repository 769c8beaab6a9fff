"""Records written as LIN, and converted on the command line."""

from __future__ import annotations

import tarfile
from pathlib import Path
from typing import Any

import pytest

from bridgelaws.archives import Record, read_lin, read_pbn, write_lin, write_pbn
from bridgelaws.archives.lin import Loss, lost
from cli.runs import run

DATA = Path(__file__).parents[1] / "data"
DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def said(record: Record) -> dict[str, Any]:
    """What both formats can say of a board."""
    return {
        "board": (record.board, record.room, record.dealer, record.vulnerable, record.deal),
        "auction": [(called.call, called.note) for called in record.auction],
        "play": [played.card for played in record.plays],
        "end": (record.contract, record.result),
        "players": {seat: name for seat, name in record.players.items() if name},
        "event": (record.tags.get("Event", ""), record.tags.get("Stage", "")),
    }


def vugraph(number: int) -> list[list[Record]]:
    with tarfile.open(DATA / "vugraph-sample.tar.xz") as archive:
        files = [member for member in archive if member.name.endswith(".lin")][::number]
        return [list(read_lin(opened.read())) for member in files if (opened := archive.extractfile(member))]


def test_lin_to_pbn_and_back_says_the_same() -> None:
    boards = 0
    for records in vugraph(40):
        there = list(read_pbn("".join(write_pbn(records))))
        back = list(read_lin("".join(write_lin(there))))
        assert len(back) == len(there) == len(records)
        for first, last in zip(records, back, strict=True):
            boards += 1
            told, again = said(first), said(last)
            if Loss.CONTRACT in lost(first):
                told["end"] = again["end"]
            # The writer puts a text between commas or bars on one line.
            told["auction"] = [(call, " ".join(note.split())) for call, note in told["auction"]]
            assert again == told
    assert boards > 100


def test_what_lin_cannot_say_is_told() -> None:
    game = (
        f'[Board "7"]\n[Date "2019.03.07"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n[Declarer "E"]\n[Contract "2H"]\n'
        '[Auction "N"]\n1D ^I 1C Pass ^S\n1S 2H AP\n[Play "S"]\nC4\n'
    )
    (record,) = read_pbn(game)
    assert lost(record) == {Loss.MARKS, Loss.AUCTION, Loss.TAGS}
    (back,) = read_lin("".join(write_lin([record])))
    # The calls would be other players' calls: none is written rather than wrong ones.
    assert not back.auction
    assert back.deal == record.deal
    (without,) = read_pbn(f'[Board "1"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "3NT"]\n')
    assert lost(without) == {Loss.CONTRACT}


def test_bars_and_commas_in_a_text_do_no_harm() -> None:
    (record,) = read_lin("pn|A B,C,D,E|pg||\nqx|o3|md|3SAK,,|sv|b|mb|1S!|an|5+, or 4|mb|p|pg||\nnt|x|pg||\n")
    (back,) = read_lin("".join(write_lin([record])))
    assert said(back) == said(record)
    assert back.comments == record.comments


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.lin"
    path.write_text("".join(write_lin(vugraph(130)[0])))
    return path


def test_the_command(match: Path, tmp_path: Path) -> None:
    there, back = tmp_path / "match.pbn", tmp_path / "back.lin"
    done = run("convert", str(match), str(there))
    assert (done.returncode, done.stdout) == (0, "")
    count = len(list(read_lin(match.read_bytes())))
    assert f"{count} boards written to {there}" in done.stderr
    assert run("convert", str(there), str(back)).returncode == 0
    assert [said(r)["play"] for r in read_lin(back.read_bytes())] == [
        said(r)["play"] for r in read_lin(match.read_bytes())
    ]
    assert run("convert", str(match), "-").stdout == there.read_text()


def test_cards_in_no_order_of_the_seats_are_told(tmp_path: Path) -> None:
    hands = "SAQJ5HT864DKJ94C4,ST62HQDAQT852CQJT,S974HAJ3D63CAK963"
    source = tmp_path / "x.lin"
    # East's card comes before North's.
    head = f"md|3{hands}|sv|o|mb|p|mb|p|mb|3N|mb|p|mb|p|mb|p|"
    source.write_text(f"qx|o1|{head}pc|dA|pc|d7|pc|d3|pc|d4|mc|9|\nqx|c1|{head}pc|dA|pc|d3|pc|d7|pc|d4|mc|9|\n")
    done = run("convert", str(source), str(tmp_path / "x.pbn"))
    assert "on 1 board cards did not come in the order of the seats" in done.stderr
    assert "1 board" not in run("convert", str(tmp_path / "x.pbn"), str(tmp_path / "y.lin")).stderr


def test_what_cannot_be_converted(match: Path, tmp_path: Path) -> None:
    there, empty = tmp_path / "there.pbn", tmp_path / "empty.pbn"
    there.write_text("mine")
    empty.write_text("")
    for words, why in (
        ((str(match), str(there)), "is there already; --force replaces it"),
        ((str(match), str(tmp_path / "x.txt")), "boards are written as .pbn or .lin"),
        ((str(match), str(match)), "is the file that is read; name another"),
        ((str(empty), str(tmp_path / "x.lin")), "no board in it"),
        ((str(tmp_path / "none.lin"), str(tmp_path / "x.pbn")), "none.lin"),
    ):
        done = run("convert", *words)
        assert done.returncode in (1, 2)
        assert why in done.stderr
        assert "Traceback" not in done.stderr
    assert there.read_text() == "mine"
    assert run("convert", str(match), str(there), "--force").returncode == 0
    assert there.read_text() != "mine"
