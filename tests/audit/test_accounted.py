"""Every file is accounted for by name: its boards and findings, or why it was passed over."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import tarfile
import zipfile
from pathlib import Path

import pytest

from audit import labelled
from bridgelaws.audit.run import Report, audit
from bridgelaws.errors import ParseError

LIN = labelled.lin_files()[0][1]
BOARDS = LIN.count(b"qx|")
PBN = b'[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Auction "N"]\nAP\n'


def why(report: Report) -> dict[str, str]:
    """The reason for each file that was passed over, by the last part of its name."""
    return {name.rpartition("/")[2]: str(reason) for name, reason in report.passed_over}


@pytest.mark.parametrize(
    "head",
    [
        b"pf|y|\n",
        b"pf|y|zz|1|\n",
        b"  \r\n\r\npf|y|",
        b"at|what nobody knows|up|2|",
        b"% a remark of the archive\n\nnt|Hello|",
        b"\xef\xbb\xbfvg|Cup,Final,I,1,20,A,0,B,0|",
    ],
)
@pytest.mark.parametrize("name", ["raw", "final.txt", "final.2", "final.pbn"])
def test_a_file_is_what_its_reader_knows_it_to_be(tmp_path: Path, head: bytes, name: str) -> None:
    (tmp_path / name).write_bytes(head + LIN)
    report = audit([str(tmp_path)], jobs=1)
    assert (report.files, report.total) == (1, BOARDS)
    assert not report.skipped
    assert not report.passed_over


def test_so_is_a_file_of_games(tmp_path: Path) -> None:
    for name in ("a.lin", "b", "c.txt"):
        (tmp_path / name).write_bytes(b"; kept by the club\n% made by hand\n\n" + PBN)
    report = audit([str(tmp_path)], jobs=1)
    assert (report.files, report.total) == (3, 3)


def test_what_is_passed_over_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "a.lin").write_bytes(LIN)
    (tmp_path / "b.lin").write_bytes(b"vg|Cup,Final,I,1,20,A,0,B,0|\nrs||\n")
    (tmp_path / "c.pbn").write_bytes(b"")
    (tmp_path / "d.txt").write_bytes(b"See you on Monday.\n")
    (tmp_path / "e").write_bytes(b"\0\1\2")
    (tmp_path / "f.bin").write_bytes(gzip.compress(LIN))
    report = audit([str(tmp_path)], jobs=1)
    assert why(report) == {
        "b.lin": "no board is in it",
        "c.pbn": "the file is empty",
        "d.txt": "neither PBN nor LIN",
        "e": "neither PBN nor LIN",
        "f.bin": "packed, but not named as .zip, .gz, .bz2, .xz or a tar of these is",
    }
    assert report.files == 1
    document = report.document("de")["files"]
    assert {"file": str(tmp_path / "c.pbn"), "reason": "die Datei ist leer"} in document["passed_over"]


def test_links_and_archives_inside_archives(tmp_path: Path) -> None:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("x.lin", LIN)
    path = tmp_path / "x.tar"
    with tarfile.open(path, "w") as tar:
        for name, data in (("x.lin", LIN), ("more.zip", inner.getvalue()), ("y.lin.gz", b"\x1f\x8b\x08")):
            info = tarfile.TarInfo(name)
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
        link = tarfile.TarInfo("z.lin")
        link.type, link.linkname = tarfile.SYMTYPE, "x.lin"
        tar.addfile(link)
    report = audit([str(path)], jobs=1)
    assert report.total == BOARDS
    assert why(report) == {
        "x.tar!more.zip": "an archive inside an archive is not read: unpack the outer one first",
        "x.tar!y.lin.gz": "an archive inside an archive is not read: unpack the outer one first",
        "x.tar!z.lin": "a link or a device, which has no contents of its own",
    }


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_with_the_name_of_a_file_is_passed_over(tmp_path: Path) -> None:
    for name in ("a.lin", "b.pbn", "c", "d.zip", "e.tar", "f.lin.gz"):
        os.mkfifo(tmp_path / name)
    (tmp_path / "x.lin").write_bytes(LIN)
    (tmp_path / "y.lin").symlink_to("/dev/zero")
    report = audit([str(tmp_path)], jobs=1)
    assert report.total == BOARDS
    assert set(why(report)) == {"a.lin", "b.pbn", "c", "d.zip", "e.tar", "f.lin.gz", "y.lin"}
    assert all("is a pipe or a device" in reason for reason in why(report).values())


@pytest.mark.parametrize("ending", [".csv", ".jsonl"])
def test_the_list_of_files_has_all_of_them(tmp_path: Path, ending: str) -> None:
    games = tmp_path / "games"
    labelled.write_files(games, 3)
    (games / "notes.txt").write_text("no boards")
    (games / "gone.lin").symlink_to(games / "nowhere")
    listed = tmp_path / f"files{ending}"
    report = audit([str(games)], jobs=1, files=listed)
    with open(listed, encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text)) if ending == ".csv" else [json.loads(line) for line in text]
    assert sorted(Path(row["file"]).name for row in rows) == sorted(path.name for path in games.iterdir())
    assert sum(int(row["boards"]) for row in rows) == report.total
    assert sum(int(row["findings"]) for row in rows) == len(report.findings)
    became = {Path(row["file"]).name: row["became"] for row in rows}
    assert became["notes.txt"] == "passed over"
    assert became["gone.lin"] == "unreadable"
    assert became["000.lin"] == "read"
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"files{ending}", "games"]


def test_a_list_of_files_needs_a_name_that_says_how_it_is_written(tmp_path: Path) -> None:
    with pytest.raises(ParseError, match=r"\.csv or \.jsonl"):
        audit([str(tmp_path)], jobs=1, files=tmp_path / "files.parquet")
