"""Auctions told in one line, and what has become of them."""

from __future__ import annotations

from bridgelaws.board.auction import Fate
from bridgelaws.book.editions import Edition
from bridgelaws.play.board import Board

_ANSWERS: dict[str, object] = {"yes": True, "no": False}
_BRACKETS = {Fate.CANCELLED: "({})", Fate.WITHDRAWN: "[{}]", Fate.PENDING: "{}?", Fate.STANDING: "{}"}


def auction(laws: Edition, told: str, **opening: object) -> Board:
    """A board on which something was told; North dealt unless `dealer` did."""
    board = Board(laws=laws, **({"dealer": "N"} | opening))  # type: ignore[arg-type]
    return tell(board, told)


def tell(board: Board, told: str) -> Board:
    """What happened, told in a line.

    `E 1H` is a call, `E > 2H` a change, `E +` and `E -` an acceptance and a refusal, `S !` a call for the Director, and
    `= none` an answer.
    """
    for each in told.split(", "):
        who, _, what = each.partition(" ")
        match who, what.split():
            case "=", [value]:
                board.answer(_ANSWERS.get(value, value))
            case seat, ["!"]:
                board.director(seat)
            case seat, ["+"]:
                board.said(seat, "accept")
            case seat, ["-"]:
                board.said(seat, "refuse")
            case seat, [">", call]:
                board.changed(seat, call)
            case seat, [call]:
                board.made(seat, call)
    return board


def calls(board: Board) -> str:
    """Every call in its place: cancelled in round brackets, withdrawn in square ones, pending with a question mark."""
    return ", ".join(_BRACKETS[c.fate].format(f"{c.seat.letter} {c.call.code}") for c in board.auction.calls)


def duties(board: Board) -> set[str]:
    """`W pass to the end` for everything that a player is bound to."""
    return {f"{duty.seat.letter} {duty.kind.value}" for duty in board.duties}


def lead_rights(board: Board) -> list[str]:
    """`E 1H` for each call on account of which a first lead may be limited."""
    made = [board.table.call_made(right.call) for right in board.lead_rights]
    return [f"{each.seat.letter} {each.call.code}" for each in made]


def may_use(board: Board, about: str) -> tuple[str, str]:
    """The seats that may use what was shown, and those that may not: the last word on what is said to be `about`."""
    told = [entry for entry in board.table.information if about in str(entry.subject)]
    assert told, f"nothing is said about {about}"
    authorized, unauthorized = (
        "".join(seat.letter for seat in sorted(seats)) for seats in (told[-1].authorized, told[-1].unauthorized)
    )
    return authorized, unauthorized


def turn(board: Board) -> str | None:
    """The letter of the seat that is to call, or to play."""
    return None if board.table.turn is None else board.table.turn.letter
