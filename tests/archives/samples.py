"""The shared files as the tests read them, and records made from fields."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from bridgelaws.archives import Record

DATA = Path(__file__).parent.parent / "data"
REFERENCE = DATA / "pbn-reference"
SAMPLE = DATA / "vugraph-sample.tar.xz"
CORRECT = ("correct_10.pbn", "correct_20.pbn", "correct_21.pbn")
FAULTY = ("errors_10.pbn", "errors_20.pbn", "errors_21.pbn")

DEAL = "W:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"

# What a file says, apart from where it stands and how it is laid out.
SAID = tuple(field.name for field in fields(Record) if field.name not in ("place", "sections", "problems", "format"))


def said(record: Record, *without: str) -> dict[str, object]:
    return {name: getattr(record, name) for name in SAID if name not in without}


def members() -> Iterator[tuple[str, bytes]]:
    with tarfile.open(SAMPLE) as archive:
        for member in archive:
            opened = archive.extractfile(member)
            assert opened is not None
            yield member.name, opened.read()


def member(name: str) -> bytes:
    with tarfile.open(SAMPLE) as archive:
        opened = archive.extractfile(f"vugraph/{name}")
        assert opened is not None
        return opened.read()
