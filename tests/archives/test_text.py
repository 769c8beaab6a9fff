"""Lines out of bytes: encodings are found out, line ends of every kind, and no file fills the memory."""

from __future__ import annotations

import io

import pytest
from hypothesis import given, strategies as st

from bridgelaws.archives.text import BLOCK, LONGEST_LINE, lines


def texts(source: object) -> list[str]:
    return [text for _, text in lines(source)]  # type: ignore[arg-type]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "latin-1", "utf-16"])
def test_the_encoding_is_found_out(encoding: str) -> None:
    assert texts('[Site "Liège, Malmö"]\n'.encode(encoding)) == ['[Site "Liège, Malmö"]']


def test_each_line_is_judged_alone_where_files_were_put_together() -> None:
    assert texts("Łódź\n".encode() + "Liège – “x”\n".encode("cp1252")) == ["Łódź", "Liège – “x”"]


def test_bytes_that_no_encoding_has_are_kept() -> None:
    assert texts(b"\x81\x8d\xe9") == ["\x81\x8d\xe9"]


def test_every_kind_of_line_end_and_no_other_separator() -> None:
    assert list(lines("a\r\nb\rc\n\nd\x0b\x0c\x1c\u2028e")) == [
        (1, "a"),
        (2, "b"),
        (3, "c"),
        (4, ""),
        (5, "d\x0b\x0c\x1c\u2028e"),
    ]


def test_a_line_end_across_two_blocks_counts_once() -> None:
    text = "x" * (BLOCK - 1) + "\r\ny\n" + "z" * (2 * BLOCK - 4) + "\r\nend"
    found = list(lines(text.encode()))
    assert [number for number, _ in found if number > 1][-1] == 4
    assert found[-1] == (4, "end")


def test_files_texts_and_lists_of_lines_are_the_same() -> None:
    text = "eins\nzwei\ndrei"
    expected = [(1, "eins"), (2, "zwei"), (3, "drei")]
    for source in (text, text.encode(), io.BytesIO(text.encode()), io.StringIO(text), text.splitlines(True)):
        assert list(lines(source)) == expected


def test_an_endless_line_comes_in_pieces_that_keep_its_number() -> None:
    found = list(lines(b"\xc3\xa9" * 200_000 + b"\nlast"))
    assert {number for number, _ in found[:-1]} == {1}
    assert max(len(text) for _, text in found) <= LONGEST_LINE
    assert "".join(text for _, text in found[:-1]) == "é" * 200_000
    assert found[-1] == (2, "last")


def test_a_file_is_read_as_far_as_it_is_asked_for() -> None:
    class Endless(io.RawIOBase):
        given = 0

        def readable(self) -> bool:
            return True

        def read(self, size: int = -1) -> bytes:
            self.given += size
            return b"line\n" * (size // 5)

    source = Endless()
    first = lines(source)  # type: ignore[arg-type]
    assert [next(first) for _ in range(100)][-1] == (100, "line")
    assert source.given <= 3 * BLOCK


@given(st.binary(max_size=200))
def test_no_bytes_are_too_strange(data: bytes) -> None:
    assert all(isinstance(text, str) for text in texts(data))


@pytest.mark.parametrize("padding", [b"\x1a", b"\n\x1a", b"\x1a\x1a\x00\x00"])
def test_what_old_systems_put_after_a_text_is_no_part_of_it(padding: bytes) -> None:
    assert [line for _, line in lines(b"[Event]\nDA D3" + padding) if line] == ["[Event]", "DA D3"]
    # In the middle it may be anything.
    assert [line for _, line in lines(b"DA\x1aD3\nHQ")] == ["DA\x1aD3", "HQ"]
