"""Auctions told call by call, and what stands after them, for the laws on inadmissible calls and on boards."""

from __future__ import annotations

from typing import Any

from bridgelaws.book.editions import Edition
from bridgelaws.play.board import Board


def auction(laws: Edition, made: str, /, *, dealer: str = "", **more: Any) -> Board:
    """A board on which these calls were made: `S 4S, W X`; the first caller deals unless another is named."""
    board = Board(dealer=dealer or made.split()[0], laws=laws, **more)
    return call(board, made)


def call(board: Board, calls: str) -> Board:
    """The same board after some calls more."""
    for each in calls.split(","):
        seat, made = each.split()
        board.made(seat, made)
    return board


def cards(board: Board, told: str) -> Board:
    """The same board after cards were faced: `W:HQ N:H2`."""
    for each in told.split():
        seat, _, card = each.partition(":")
        board.faced(seat, card)
    return board


def standing(board: Board) -> str:
    """The calls that stand."""
    return ", ".join(f"{made.seat.letter} {made.call.code}" for made in board.auction.standing)


def fallen(board: Board) -> list[str]:
    """The calls that were cancelled or withdrawn, in the order in which they were made."""
    gone = [made for made in board.auction.calls if not made.stands and not made.pending]
    return [f"{made.seat.letter} {made.call.code}" for made in sorted(gone, key=lambda made: made.id)]


def duties(board: Board) -> set[str]:
    """Who is bound to what."""
    return {f"{duty.seat.letter} {duty.kind.value}" for duty in board.duties}


def rights(board: Board) -> list[str]:
    """On account of which calls a first lead may be limited."""
    return [f"{made.seat.letter} {made.call.code}" for made in map(_call(board), board.lead_rights)]


def _call(board: Board) -> Any:
    return lambda right: board.auction.call(right.call)


def turn(board: Board) -> str | None:
    """Who is to call, or to play."""
    return None if board.turn is None else board.turn.letter


def contract(board: Board) -> str | None:
    """The contract, once there is one."""
    return None if board.contract is None else board.contract.code


def barred_from(board: Board, seat: str) -> list[str]:
    """What a player may not use."""
    return [str(i.subject) for i in board.table.information if seat in [s.letter for s in i.unauthorized]]


def referred(board: Board) -> set[str]:
    """What the Director has yet to judge, by the provisions, and whether he must."""
    return {f"{r.authority.ref(board.table.edition)} {r.strength}" for r in board.table.referrals}
