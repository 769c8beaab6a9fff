"""Auctions at which the tests by law open, and what they look at."""

from __future__ import annotations

from typing import Any

from bridgelaws import Board
from bridgelaws.book.editions import Edition
from bridgelaws.words.message import Message


def called(laws: Edition, dealer: str, *calls: str, **more: Any) -> Board:
    """A board whose dealer is named, after some calls: `"N 1H"`, and `"+ E P"` at the same moment as the one before."""
    board = Board(dealer=dealer, laws=laws, **more)
    return on(board, *calls)


def on(board: Board, *calls: str) -> Board:
    """The same after further calls."""
    for each in calls:
        seat, call = each.removeprefix("+").split()
        (board.made_at_once if each.startswith("+") else board.made)(seat, call)
    return board


def calls(board: Board) -> str:
    """The calls in their places: `N 1H, (E 1S), W P?`; in brackets what fell, with a mark what is not disposed of."""
    found = []
    for made in board.auction.calls:
        text = f"{made.seat.letter} {made.call.code}"
        found.append(text if made.stands else f"{text}?" if made.pending else f"({text})")
    return ", ".join(found)


def duties(board: Board) -> set[str]:
    """`S pass once`, `N repeat 1H` for whatever a player is bound to."""
    return {" ".join([d.seat.letter, d.kind.value, *([d.call.code] if d.call else [])]) for d in board.duties}


def turn(board: Board) -> str | None:
    """The letter of the player who is to call, or to play."""
    return None if board.turn is None else board.turn.letter


def leads(board: Board) -> list[str]:
    """`N 1H` for each cancelled call on account of which declarer may limit a lead."""
    made = [board.auction.call(right.call) for right in board.lead_rights]
    return [f"{each.seat.letter} {each.call.code}" for each in made]


def users_of_call(board: Board, call: str) -> tuple[str, str]:
    """The seats that may and may not use a call that fell, `N 1H`, by what was said last."""
    seat, code = call.split()
    said = [entry for entry in board.table.information if entry.holder.letter == seat and code in _codes(entry.subject)]
    if not said:
        return "", ""
    last = said[-1]
    return "".join(s.letter for s in last.authorized), "".join(s.letter for s in last.unauthorized)


def _codes(message: Message) -> list[str]:
    return [value.code for value in message.values if hasattr(value, "code")]
