"""Files, folders, globs and archives."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import tarfile
import zipfile
from pathlib import Path

import pytest

from audit import labelled
from bridgelaws.audit.run import audit
from bridgelaws.audit.sources import Sources
from bridgelaws.errors import ParseError

FILES = labelled.lin_files()[:3]
PBN = b'[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Auction "N"]\nAP\n'


def read_all(*words: str) -> tuple[list[tuple[str, str, bytes]], Sources]:
    """The name, the format and the bytes of every member."""
    sources = Sources.of(words)
    found = []
    for member in sources:
        stream = member.open()
        found.append((member.name, member.format, stream.read()))
        if member.stream is None:
            stream.close()
    return found, sources


def tar(path: Path, mode: str, extra: tuple[tuple[str, bytes], ...] = ()) -> Path:
    with tarfile.open(path, mode) as archive:
        for name, data in (*FILES, *extra):
            info = tarfile.TarInfo(f"games/{name}")
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return path


def test_a_folder_in_the_order_of_names(tmp_path: Path) -> None:
    labelled.write_files(tmp_path / "b", 2)
    labelled.write_files(tmp_path / "a", 1)
    (tmp_path / "a" / "game.PBN").write_bytes(PBN)
    (tmp_path / "notes.txt").write_text("no boards")
    (tmp_path / "more.txt").write_text("no boards")
    found, sources = read_all(str(tmp_path))
    names = [name.removeprefix(f"{tmp_path}/") for name, _, _ in found]
    assert names == ["a/000.lin", "a/game.PBN", "b/000.lin", "b/001.lin"]
    assert [kind for _, kind, _ in found] == ["lin", "pbn", "lin", "lin"]
    assert sources.skipped == {".txt": 2}


def test_patterns_and_the_same_file_once(tmp_path: Path) -> None:
    labelled.write_files(tmp_path / "a", 2)
    found, _ = read_all(f"{tmp_path}/**/*.lin", str(tmp_path / "a" / "000.lin"), str(tmp_path))
    assert len(found) == 2
    with pytest.raises(ParseError, match="no file matches"):
        Sources.of([f"{tmp_path}/*.pbn"])
    with pytest.raises(ParseError, match="no such file or folder"):
        Sources.of([f"{tmp_path}/nowhere"])


@pytest.mark.parametrize(
    ("name", "mode"), [("x.tar", "w"), ("x.tar.xz", "w:xz"), ("x.tgz", "w:gz"), ("x.tar.bz2", "w:bz2")]
)
def test_tar(tmp_path: Path, name: str, mode: str) -> None:
    path = tar(tmp_path / name, mode, (("readme.md", b"x"), ("raw", FILES[0][1]), ("other", b"\0\1\2")))
    found, sources = read_all(str(path))
    assert [(n, data) for n, _, data in found] == [
        *((f"{path}!games/{n}", data) for n, data in FILES),
        (f"{path}!games/raw", FILES[0][1]),
    ]
    assert sources.skipped == {".md": 1, "no ending": 1}
    assert sources.unreadable == []


def test_zip(tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in FILES:
            archive.writestr(name, data)
        archive.writestr("folder/", b"")
        archive.writestr("raw", PBN)
        archive.writestr("x.doc", b"")
    found, sources = read_all(str(path))
    assert [(n, data) for n, _, data in found] == [*((f"{path}!{n}", d) for n, d in FILES), (f"{path}!raw", PBN)]
    assert sources.skipped == {".doc": 1}


def test_single_files_that_are_packed(tmp_path: Path) -> None:
    for ending, packed in ((".gz", gzip.compress), (".xz", lzma.compress), (".bz2", bz2.compress)):
        (tmp_path / f"a.lin{ending}").write_bytes(packed(FILES[0][1]))
    (tmp_path / "raw.gz").write_bytes(gzip.compress(PBN))
    found, _ = read_all(str(tmp_path))
    assert [(kind, data) for _, kind, data in found] == [("lin", FILES[0][1])] * 3 + [("pbn", PBN)]


def test_an_archive_that_is_cut_off_is_reported_with_what_it_had(tmp_path: Path) -> None:
    path = tar(tmp_path / "x.tar", "w")
    path.write_bytes(path.read_bytes()[: 512 + len(FILES[0][1]) + 2000])
    (tmp_path / "y.lin").write_bytes(FILES[1][1])
    (tmp_path / "z.tar.xz").write_bytes(b"no archive")
    (tmp_path / "z.zip").write_bytes(b"no archive")
    (tmp_path / "z.lin.gz").write_bytes(gzip.compress(FILES[0][1])[:200])
    report = audit([str(tmp_path)], jobs=1)
    assert report.files == 2
    assert report.total == sum(data.count(b"qx|") for _, data in FILES[:2])
    assert sorted({Path(name.partition("!")[0]).name for name, _ in report.unreadable}) == [
        "x.tar", "z.lin.gz", "z.tar.xz", "z.zip",
    ]  # fmt: skip
    assert all(why for _, why in report.unreadable)


def test_a_file_that_may_not_be_opened(tmp_path: Path) -> None:
    labelled.write_files(tmp_path, 2)
    (tmp_path / "000.lin").unlink()
    (tmp_path / "000.lin").symlink_to(tmp_path / "gone.lin")
    report = audit([str(tmp_path)], jobs=1)
    assert report.files == 1
    assert [Path(name).name for name, _ in report.unreadable] == ["000.lin"]


def test_a_long_member_goes_through_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tar(tmp_path / "x.tar.xz", "w:xz")
    expected = audit([str(path)], jobs=1)
    monkeypatch.setattr("bridgelaws.audit.run._LONG", 100)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    again = audit([str(path)], jobs=1)
    assert (again.boards, again.findings) == (expected.boards, expected.findings)
    assert [p.name for p in tmp_path.iterdir()] == ["x.tar.xz"]
