"""Boards after an auction in which calls fell, as other laws leave them: what Law 26 makes of that is the test."""

from __future__ import annotations

from bridgelaws.board import calling
from bridgelaws.board.auction import BEFORE, Auction, CallLife, CallMade, Came, Fate
from bridgelaws.board.called import LeadRight
from bridgelaws.board.opened import open_table
from bridgelaws.book.editions import Edition
from bridgelaws.engine import step as engine
from bridgelaws.laws.books import book26
from bridgelaws.play.board import Board
from bridgelaws.values.calls import parse_call
from bridgelaws.values.seats import Seat


def after(
    laws: Edition,
    calls: str,
    *,
    set_aside: tuple[str, ...] = (),
    deal: object = None,
    compared: bool = True,
    any_suit: bool = False,
) -> Board:
    """A board after its final pass: `S 1C, -W 1H, W P` is an auction in which West's 1H fell and gave a lead right."""
    made, fallen = [], []
    for n, word in enumerate(calls.split(", "), 1):
        seat, call = word.lstrip("-").split()
        lives = (CallLife(Fate.STANDING),)
        if word.startswith("-"):
            fallen.append(n)
            lives += (CallLife(Fate.CANCELLED),)
        made.append(CallMade(Seat.parse(seat), parse_call(call), n, BEFORE, Came.MADE, lives))
    first = next(each.seat for each in made if each.stands)
    auction = Auction(tuple(made), True, first)
    table = open_table(None, laws, deal, dealer=first, auction=auction, set_aside=frozenset(set_aside))
    rights = [
        LeadRight(auction.call(n).seat, n, book26.CALL_WITHDRAWN, compared=compared, any_suit=any_suit) for n in fallen
    ]
    assert auction.contract is not None
    closed = calling.close(table.but(lead_rights=tuple(rights)), auction.contract)
    return Board(table=engine.begin(closed).table)


def found(board: Board, *answers: object) -> Board:
    """The same board, once the Director or a player has answered."""
    for answer in answers:
        board.answer(answer)
    return board


def tricks(board: Board, *played: str) -> Board:
    """The same board after tricks, each written as `W:S2 N:S5 E:S9 S:SA`."""
    for trick in played:
        for word in trick.split():
            seat, card = word.split(":")
            board.faced(seat, card)
    return board


def restrictions(board: Board) -> list[str]:
    """`W may not lead ♥` for each restriction in force."""
    return [f"{r.seat.letter} {r.short}" for r in board.table.restrictions]
