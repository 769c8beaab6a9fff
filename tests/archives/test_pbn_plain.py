"""A game without peculiarities is read in one go, to the record that the long way gives."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from itertools import islice

import pytest

from archives.samples import CORRECT, FAULTY, REFERENCE, members
from bridgelaws.archives import Record, read_lin, read_pbn, write_pbn
from bridgelaws.archives.pbn import reader
from bridgelaws.values.seats import SEATS


def in_columns(record: Record) -> Record:
    """The record of a LIN file with the cards in columns."""
    hands = record.deal.hands if record.deal else ()
    own = {card: seat for seat, hand in zip(SEATS, hands, strict=False) for card in hand or ()}
    return replace(record, plays=tuple(replace(one, seat=own.get(one.card)) for one in record.plays if one.card))


def texts() -> list[str]:
    found = []
    for _, data in islice(members(), 12):
        records = list(read_lin(data))
        found += ["".join(write_pbn(records)), "".join(write_pbn(map(in_columns, records)))]
    return found


def told(record: Record) -> dict[str, object]:
    return {each.name: getattr(record, each.name) for each in fields(record)}


def both_ways(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Record], list[Record], int]:
    """The records read in one go where that is possible, those of the long way, and how many went the short one."""
    short = 0

    def counted(*given: object) -> object:
        nonlocal short
        found = plain(*given)  # type: ignore[arg-type]
        short += found is not None
        return found

    plain = reader.plain
    with monkeypatch.context() as patched:
        patched.setattr(reader, "plain", counted)
        quick = list(read_pbn(text))
        patched.setattr(reader, "plain", lambda *given: None)
        return quick, list(read_pbn(text)), short


def test_both_ways_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = went = 0
    for text in texts():
        quick, slow, short = both_ways(text, monkeypatch)
        assert [told(record) for record in quick] == [told(record) for record in slow]
        boards += len(slow)
        went += short
    assert went > 0.9 * boards


def test_so_do_the_games_of_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*CORRECT, *FAULTY):
        text = (REFERENCE / name).read_bytes().decode("latin-1")
        quick, slow, _ = both_ways(text, monkeypatch)
        assert [told(record) for record in quick] == [told(record) for record in slow]


def test_and_games_that_were_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(20)
    for text in texts()[:8]:
        for _ in range(12):
            damaged = list(text[:12_000])
            for _ in range(chance.randrange(1, 30)):
                at = chance.randrange(len(damaged))
                damaged[at] = chance.choice('\n [] "NESW-*+=^!?$#%{};:.AKQJT98765432CDHSXP\\\té')
            quick, slow, _ = both_ways("".join(damaged), monkeypatch)
            assert [told(record) for record in quick] == [told(record) for record in slow]
