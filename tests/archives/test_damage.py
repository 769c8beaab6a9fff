"""Files that are damaged: nothing is raised, and no board suffers but the one that was hit."""

from __future__ import annotations

import io
import re
import tracemalloc
from collections.abc import Callable, Iterator

import pytest
from hypothesis import example, given, settings, strategies as st

from archives.samples import DEAL, member, said
from bridgelaws.archives import Record, read_lin, read_pbn, write_pbn
from bridgelaws.archives.text import BLOCK

GAME = """[Event "Cup {n}"]
[Site "Liège"]
[Board "{n}"]
[West "W"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "{deal}"]
[Declarer "S"]
[Contract "5HX"]
[Result "9"]
{{ a diagram
   of the hands }}
[Auction "N"]
1D 1S 3H =1= 4S
4NT X Pass Pass
5C X 5H X
AP
[Note "1: weak"]
[Play "W"]
SK H3 S4 S3
C5 C2 ^R S5 ^L CK
S2 H6 S8 S7 ; so far
*
[ScoreTable "-Rank;Score_NS"]
1 100
2 50

"""
PBN = [GAME.format(n=n, deal=DEAL).encode() for n in range(1, 5)]
LIN = re.split(rb"(?m)^(?=qx\|)", member("000-00009.lin").replace(b"\r", b""))[1:6]

# Anything, and more often than not what has a meaning to one of the formats.
SIGNS = st.sampled_from(
    [
        b"{",
        b"}",
        b"[",
        b"]",
        b'"',
        b";",
        b"%",
        b"\n",
        b"\r\n",
        b"\n\n",
        b"\\",
        b"|",
        b"#",
        b"^",
        b"-",
        b"+",
        b"*",
        b"=",
        b"$",
    ]
)
PIECES = st.one_of(SIGNS, st.binary(min_size=1, max_size=4))
CHANGES = st.lists(
    st.tuples(st.sampled_from(["insert", "delete", "replace", "cut"]), st.floats(0, 1), st.integers(1, 60), PIECES),
    min_size=1,
    max_size=4,
)


def damaged(data: bytes, changes: list[tuple[str, float, int, bytes]]) -> bytes:
    """The data with changes made to it; its last line end, which parts it from the next board, is left alone."""
    body = data.rstrip(b"\n")
    end = data[len(body) :]
    for kind, where, size, piece in changes:
        at = int(where * len(body))
        if kind == "insert":
            body = body[:at] + piece + body[at:]
        elif kind == "delete":
            body = body[:at] + body[at + size :]
        elif kind == "replace":
            body = body[:at] + piece + body[at + len(piece) :]
        else:
            body = body[:at]
    return body + end


def without_place(records: list[Record]) -> list[dict[str, object]]:
    return [said(record) for record in records]


def others_are_there(
    parts: list[bytes],
    hit: int,
    changes: list[tuple[str, float, int, bytes]],
    read: Callable[[bytes], Iterator[Record]],
) -> None:
    whole = without_place(list(read(b"".join(parts))))
    found = without_place(list(read(b"".join((*parts[:hit], damaged(parts[hit], changes), *parts[hit + 1 :])))))
    assert found[:hit] == whole[:hit]
    later = len(parts) - hit - 1
    assert found[len(found) - later :] == whole[hit + 1 :]


@given(st.integers(0, len(PBN) - 1), CHANGES)
@settings(max_examples=400)
@example(0, [("insert", 0.4, 1, b"{")])
@example(1, [("delete", 0.0, 60, b"x"), ("insert", 0.99, 1, b"[")])
def test_damage_to_a_game_of_pbn_stays_in_it(hit: int, changes: list[tuple[str, float, int, bytes]]) -> None:
    others_are_there(PBN, hit, changes, read_pbn)


@given(st.integers(0, len(LIN) - 1), CHANGES)
@settings(max_examples=400)
@example(1, [("delete", 0.0, 60, b"x")])
@example(1, [("delete", 0.0, 60, b"x"), ("delete", 0.0, 60, b"x"), ("delete", 0.0, 60, b"x")])
def test_damage_to_a_board_of_lin_stays_in_it(hit: int, changes: list[tuple[str, float, int, bytes]]) -> None:
    others_are_there(LIN, hit, changes, read_lin)


@given(CHANGES)
@settings(max_examples=200)
def test_what_was_read_of_a_damaged_file_can_be_written_and_read(changes: list[tuple[str, float, int, bytes]]) -> None:
    for data, read in ((b"".join(PBN), read_pbn), (b"".join(LIN), read_lin)):
        records = list(read(damaged(data, changes)))
        again = list(read_pbn("".join(write_pbn(records))))
        assert len(again) == len(records)


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
@settings(max_examples=300)
def test_nothing_at_all_is_raised_by_what_is_no_file(data: bytes | str) -> None:
    list(read_pbn(data))
    list(read_lin(data))


WORDS = (
    '[Deal "N: - - - -"]', '[Auction "N"]', '[Play "W"]', '[Note "1:x"]', '[ScoreTable "-A;B"]', '[Result "^13"]',
    '[Contract "1C"]', '[Declarer "^N"]', '[Dealer "N"]', '[Event "#"]', '[Site "##"]', "1C", "AP", "^S", "^I", "^R",
    "^L", "SK", "H3", "-", "+", "*", "=1=", "$9", "!", "!!!", "{", "}", ";", '"', "[", "]", "%", "\n", "\n\n", "2 1",
    "pc", "mb", "qx", "md", "o1", "p", "1N", "sK", "mc", "9", "an", "nt", "sv", "rs", "vg", "pn",
)  # fmt: skip


@given(st.lists(st.sampled_from(WORDS), max_size=60), st.sampled_from([" ", "\n", "|"]))
@settings(max_examples=400)
def test_the_words_of_the_formats_in_any_order(words: list[str], between: str) -> None:
    text = between.join(words)
    for record in (*read_pbn(text), *read_lin(text)):
        list(read_pbn("".join(write_pbn([record]))))


class Repeated(io.RawIOBase):
    """A file that is a beginning and then the same over and over, made while it is read."""

    def __init__(self, start: bytes, again: bytes, size: int) -> None:
        self.waiting = start
        self.again = again
        self.left = size

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        while len(self.waiting) < size and self.left > 0:
            more = self.again * max(1, BLOCK // len(self.again))
            self.left -= len(more)
            self.waiting += more
        given, self.waiting = self.waiting[:size], self.waiting[size:]
        return given


ENDLESS = {
    "a line": (b'[Event "', b"x"),
    "a brace": (b'[Board "1"]\n{', b"a comment that goes on\n"),
    "a section": (b'[Board "1"]\n[Play "N"]\n', b"SK HK DK CK\n"),
    "tags": (b"", b'[Event "x"]\n[Site "x"\n'),
    "brackets": (b"", b"[["),
    "quotes": (b'[Board "', b'\\"'),
    "bars": (b"qx|o1|", b"|"),
    "calls": (b"qx|o1|", b"mb|1C|an|x|"),
    "bad calls": (b"qx|o1|", b"mb|zz|\n"),
    "a comment": (b"qx|o1|nt|", b"x"),
    "one board": (b"qx|o1|", b"nt|words|\npc|xx|\n"),
    "bare bars": (b"qx|o1|nt|", b"a|"),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_memory_does_not_grow_with_the_file(kind: str) -> None:
    start, again = ENDLESS[kind]
    for read in (read_pbn, read_lin):
        tracemalloc.start()
        try:
            count = sum(1 for _ in read(Repeated(start, again, 800_000)))  # type: ignore[arg-type]
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        assert count >= 0
        assert peak < 20_000_000, f"{peak:,} bytes"


def test_many_boards_take_no_more_memory_than_a_few() -> None:
    peaks = []
    for size in (100_000, 400_000):
        tracemalloc.start()
        count = sum(1 for _ in read_pbn(Repeated(b"", PBN[0], size)))  # type: ignore[arg-type]
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert count >= size // len(PBN[0])
    assert peaks[1] < 1.5 * peaks[0]
