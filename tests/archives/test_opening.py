"""A file is opened as what it is."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from archives.samples import REFERENCE, member
from bridgelaws.archives import read
from bridgelaws.errors import BridgeLawsError


def test_by_its_ending() -> None:
    assert next(read(REFERENCE / "correct_10.pbn")).format == "PBN"
    assert next(read(io.BytesIO(member("216-21687.lin")), "x.tar.xz!y.LIN")).format == "LIN"


def test_by_how_it_begins() -> None:
    data = member("216-21687.lin")
    assert [record.place.nth for record in read(io.BytesIO(data))] == [
        record.place.nth for record in read(io.BytesIO(data), "a.lin")
    ]
    pbn = (REFERENCE / "correct_20.pbn").read_bytes()
    assert len(list(read(io.BytesIO(pbn), "games"))) == 46


def test_a_path_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.pbn", tmp_path):
        with pytest.raises(BridgeLawsError, match="cannot be read"):
            list(read(path))
