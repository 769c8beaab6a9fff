"""Boards on which someone revokes, for the tests of Laws 61 to 64."""

from __future__ import annotations

from typing import Any

from bridgelaws.files import codec
from bridgelaws.play.play import Play


def table(contract: str, laws: object, position: dict[str, Any] | None = None, **more: Any) -> Play:
    """A table from a case file without events."""
    document = {"format": codec.FORMAT, "version": codec.VERSION, "laws": int(str(laws)), "contract": contract, **more}
    if position is not None:
        document["position"] = position
    return codec.decode(document)


def faced(play: Play, *plays: str) -> Play:
    """Cards faced in order: `E:H5`."""
    for each in plays:
        play.faced(each[0], each[2:])
    return play


def states(play: Play) -> list[str]:
    """`6E:H5 established` for every revoke on record."""
    return [f"{r.id} {r.stage.value}" for r in play.table.revokes if r.sure]


def moved(play: Play) -> dict[str, int]:
    """The tricks that each side gets by transfer."""
    found = {"NS": 0, "EW": 0}
    for transfer in play.table.transfers:
        found[transfer.to.value] += len(transfer.tricks)
    return found


def answer_all(play: Play, **answers: Any) -> Play:
    """Answer open questions by the beginnings of their ids; nothing else is asked."""
    while play.question is not None:
        id = play.question.id
        play.answer(next(value for start, value in answers.items() if id.startswith(start)))
    return play


# Trick 6 in hearts by South: East ruffs a club although he has one, then plays on.
RUFF = {
    "trick": 6,
    "leader": "S",
    "won": {"NS": 3, "EW": 2},
    "hands": {"E": ["H5", "C2", "SA", "..."], "W": ["C4", "..."]},
}


def ruff(laws: object, **more: Any) -> Play:
    """East has ruffed a club with ♥5 at trick 6 though he holds ♣2."""
    return faced(table("4H by S", laws, RUFF, **more), "S:C9", "W:C4", "N:CK", "E:H5")


# Trick 5 at no trump by South: East discards on a diamond although he has one; dummy wins.
DISCARD = {
    "trick": 5,
    "leader": "S",
    "won": {"NS": 2, "EW": 2},
    "hands": {"E": ["C2", "D7", "HA", "S2", "..."], "W": ["D9", "H2", "S9", "..."], "N": ["DK", "H3", "..."]},
}


def discard(laws: object, **more: Any) -> Play:
    """East has discarded ♣2 on a diamond at trick 5 though he holds ♦7; dummy has won and is to lead."""
    return faced(table("3NT by S", laws, DISCARD, **more), "S:D4", "W:D9", "N:DK", "E:C2")
