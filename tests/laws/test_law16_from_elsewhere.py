"""Law 16: information from elsewhere, 16B (1997), 16C (2007), 16D (2017)."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from editions import editions
from law36_scenes import auction, barred_from, referred, turn
from scenes import asked, options

ELSEWHERE = {L1997: "16B", L2007: "16C", L2017: "16D"}
WAYS = {
    L1997: {"positions": "16B1", "substitute": "16B2", "score": "16B3"},
    L2007: {"positions": "16C2(a)", "redeal": "16C2(b)", "play": "16C2(c)", "score": "16C2(d)"},
    L2017: {"positions": "16D2(a)", "redeal": "16D2(b)", "play": "16D2(c)", "score": "16D2(d)"},
}


def learnt(laws: Edition, source: str = "overheard") -> Board:
    """South has learnt something before the first call."""
    board = Board(dealer="N", laws=laws)
    board.learnt("S", source)
    return board


@editions()
@pytest.mark.parametrize("source", ["wrong hand", "overheard", "another table", "a card seen"])
def test_16_if_it_does_not_interfere_the_board_is_played(laws: Edition, source: str) -> None:
    board = learnt(laws, source)
    assert asked(board) == "information_interferes"
    board.answer(False)
    assert (asked(board), turn(board), referred(board)) == (None, "N", set())
    assert (len(barred_from(board, "S")), ELSEWHERE[laws] in board.citations) == (1, True)


@editions()
def test_16_before_the_first_call_the_director_has_a_choice(laws: Edition) -> None:
    board = learnt(laws)
    board.answer(True)
    assert (asked(board), options(board)) == ("extraneous_information", set(WAYS[laws]))


@pytest.mark.parametrize(("laws", "way"), [(laws, way) for laws, ways in WAYS.items() for way in ways])
def test_16_what_he_chooses_has_its_provision(laws: Edition, way: str) -> None:
    board = learnt(laws)
    board.answer(True)
    board.answer(way)
    assert (asked(board), WAYS[laws][way] in board.citations) == (None, True)
    assert referred(board) == ({f"{WAYS[laws][way]} must"} if way in ("play", "score") else set())


@editions(L2007, L2017)
def test_16_after_the_first_call_the_board_is_played_and_watched(laws: Edition) -> None:
    board = auction(laws, "N P")
    board.learnt("S", "overheard")
    board.answer(True)
    ref = "16C3" if laws is L2007 else "16D3"
    assert (asked(board), referred(board)) == (None, {f"{ref} must"})


def test_16b_1997_a_substitute_may_come_in_after_the_first_call() -> None:
    board = auction(L1997, "N P")
    board.learnt("S", "overheard")
    board.answer(True)
    board.answer("substitute")
    assert "16B2" in board.citations
