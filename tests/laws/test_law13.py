"""Law 13: wrong number of cards; and Law 6, on what is dealt anew."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.board import Board
from editions import editions
from law36_scenes import auction, barred_from, call, cards, referred, standing, turn
from scenes import asked

FOURTEEN = (13, 14, 12, 13)  # a card of South's is East's
PUT_RIGHT = {L1997: "13A", L2007: "13D1", L2017: "13A1"}
SEEN = {L1997: "13B1", L2007: "13D2(a)", L2017: "13A2"}
PLAYABLE = {L1997: "13", L2007: "13A", L2017: "13B1"}
NOT_PLAYABLE = {L1997: "13", L2007: "13B", L2017: "13B2"}
AFTER = {L1997: "13C", L2007: "13C", L2017: "13D"}
COUNTS = {L1997: "7B1", L2007: "7B2", L2017: "7B2"}


def counted(board: Board, counts: tuple[int, ...] = FOURTEEN, **answers: object) -> Board:
    """The hands are counted and the Director answers what he is asked."""
    board.hands_counted(counts)
    while asked(board) in answers:
        board.answer(answers[str(asked(board))])
    return board


@editions()
def test_13_no_call_and_nothing_seen_the_board_is_played(laws: Edition) -> None:
    board = counted(Board(dealer="N", laws=laws), other_card_seen=False)
    assert (asked(board), turn(board), PUT_RIGHT[laws] in board.citations) == (None, "N", True)
    assert [r for r in referred(board) if r.startswith("13")] == []


@editions()
def test_13_a_call_of_a_hand_that_was_right_does_not_count(laws: Edition) -> None:
    board = auction(laws, "N 1C")
    board.hands_counted(FOURTEEN)
    assert asked(board) == "other_card_seen"
    board = auction(laws, "N 1C, E P")
    board.hands_counted(FOURTEEN)
    assert asked(board) == "deal_can_be_played"


def test_13b_a_card_seen_1997_all_four_must_agree() -> None:
    board = counted(Board(dealer="N", laws=L1997), other_card_seen=True, card_seen_interferes=False)
    assert asked(board) == "all_four_agree"
    board.answer(True)
    assert ("13B1" in board.citations, referred(board)) == (True, set())
    board = counted(
        Board(dealer="N", laws=L1997), other_card_seen=True, card_seen_interferes=False, all_four_agree=False
    )
    assert {"13B2 must", "13B2 may"} == referred(board)


@editions(L1997, L2007)
def test_13_a_card_seen_that_interferes_is_no_board(laws: Edition) -> None:
    board = counted(Board(dealer="N", laws=laws), other_card_seen=True, card_seen_interferes=True)
    ref = "13B2" if laws is L1997 else "13D2(b)"
    assert (referred(board), COUNTS[laws] in board.citations) == ({f"{ref} must", f"{ref} may"}, True)


def test_13d2_a_card_seen_2007_is_played_and_watched() -> None:
    board = counted(Board(dealer="N", laws=L2007), other_card_seen=True, card_seen_interferes=False)
    assert (asked(board), "13D2(a) must" in referred(board)) == (None, True)


def test_13a2_a_card_seen_2017_is_always_played() -> None:
    board = counted(Board(dealer="N", laws=L2017), other_card_seen=True)
    assert (asked(board), turn(board), "13A2 must" in referred(board)) == (None, "N", True)


@editions()
def test_13_a_call_was_made_and_the_deal_can_be_played_the_calls_stand(laws: Edition) -> None:
    board = counted(auction(laws, "N P, E 1H, S P"), deal_can_be_played=True, all_four_agree=True)
    assert (standing(board), turn(board), PLAYABLE[laws] in board.citations) == ("N P, E 1H, S P", "W", True)
    assert (f"{PLAYABLE[laws]} may" in referred(board)) is (laws is not L1997)


@editions()
def test_13_a_call_was_made_and_the_deal_cannot_be_played(laws: Edition) -> None:
    board = counted(auction(laws, "N P, E 1H, S P"), deal_can_be_played=False)
    assert {f"{NOT_PLAYABLE[laws]} must", f"{NOT_PLAYABLE[laws]} may"} == referred(board)


def test_13_a_call_was_made_1997_one_of_the_four_objects() -> None:
    board = counted(auction(L1997, "N P, E 1H"), deal_can_be_played=True, all_four_agree=False)
    assert "13 must" in referred(board)


@editions()
def test_13_found_in_the_play_it_is_asked_in_the_same_way(laws: Edition) -> None:
    board = cards(auction(laws, "N P, E 1H, S P, W P, N P"), "S:SA W:S2")
    board.hands_counted(FOURTEEN)
    assert asked(board) == "deal_can_be_played"


@editions()
def test_13_after_the_play_the_result_is_cancelled(laws: Edition) -> None:
    board = cards(auction(laws, "N P, E 1H, S P, W P, N P"), "S:SA")
    board.ended(7)
    board.hands_counted(FOURTEEN)
    assert (asked(board), f"{AFTER[laws]} must" in referred(board)) == (None, True)


@editions()
def test_13_what_the_moving_of_a_card_tells_is_not_for_their_partners(laws: Edition) -> None:
    board = counted(auction(laws, "N P, E 1H, S P"), deal_can_be_played=True, all_four_agree=True)
    barred = [bool(barred_from(board, seat)) for seat in "NESW"]
    assert barred == [laws is not L1997, False, False, laws is not L1997]


def test_13_2017_without_the_reading_nothing_is_said_of_it() -> None:
    board = auction(L2017, "N P, E 1H, S P", set_aside=["R13-2"])
    assert barred_from(counted(board, deal_can_be_played=True), "W") == []


@editions()
def test_13_a_card_that_is_not_of_the_deal_is_taken_out(laws: Edition) -> None:
    board = counted(auction(laws, "N P, E 1H"), (13, 13, 14, 13))
    ref = {L1997: "R13-1", L2007: "13F", L2017: "13C"}[laws]
    assert (asked(board), turn(board), ref in board.citations) == (None, "S", True)
    assert referred(board) == set()


@editions()
def test_13_a_card_that_is_not_of_the_deal_and_was_played(laws: Edition) -> None:
    ref = {L1997: "R13-1", L2007: "13F", L2017: "13C"}[laws]
    for played in (True, False):
        board = cards(auction(laws, "N P, E 1H, S P, W P, N P"), "S:SA")
        counted(board, (13, 13, 14, 13), surplus_played_to_quitted_trick=played)
        assert referred(board) == ({f"{ref} may"} if played else set())


@editions()
def test_13_a_count_that_is_right_shows_nothing(laws: Edition) -> None:
    board = auction(laws, "N P, E 1H")
    board.hands_counted((13, 13, 13, 13))
    assert (board.table.docket, asked(board), board.rulings) == ((), None, ())


@pytest.mark.parametrize("counts", [(13, 13, 13, -1), (13, 53, 13, 13)])
def test_a_count_that_cannot_be(counts: tuple[int, ...]) -> None:
    with pytest.raises(ImpossibleEvent, match="cannot have had"):
        auction(L2017, "N P").hands_counted(counts)


def test_a_hand_had_at_least_what_it_has_played() -> None:
    board = cards(auction(L2017, "N P, E 1H, S P, W P, N P"), "S:SA")
    with pytest.raises(ImpossibleEvent):
        board.hands_counted((13, 13, 0, 13))
    board.hands_counted((13, 13, 1, 13))


# Law 6


@editions()
@pytest.mark.parametrize("how", ["wrongly", "a card seen"])
def test_6d1_before_the_auction_has_begun_the_cards_are_dealt_anew(laws: Edition, how: str) -> None:
    board = Board(dealer="N", laws=laws)
    board.dealt(how)
    assert asked(board) == ("auction_begun_for_both_sides" if laws is L1997 else "auction_begun")
    board.answer(False)
    assert ("6D1" in board.citations, "dealt anew" in board.explain()) == (True, True)


@editions()
def test_6d1_after_a_call_of_each_side_nobody_is_asked(laws: Edition) -> None:
    board = auction(laws, "N P, E P")
    board.dealt("wrongly")
    assert (asked(board), "counted" in board.explain()) == (None, True)


def test_6d1_the_call_of_one_side_is_enough_since_2007() -> None:
    board = auction(L2007, "N P")
    board.dealt("a card seen")
    assert (asked(board), referred(board)) == (None, {"16C may"})
    board = auction(L1997, "N P")
    board.dealt("a card seen")
    assert asked(board) == "auction_begun_for_both_sides"
    board.answer(True)
    assert referred(board) == {"16B may"}


@editions()
@pytest.mark.parametrize("how", ["unshuffled", "from another session"])
def test_6d2_of_some_deals_no_result_stands(laws: Edition, how: str) -> None:
    board = call(Board(dealer="N", laws=laws), "N P, E 1H")
    board.dealt(how)
    assert (asked(board), referred(board)) == (None, {"6D2 must"})


@editions()
def test_13_whether_a_wrong_hand_has_called_is_asked_where_it_is_not_on_file(laws: Edition) -> None:
    for had_called, then in ((True, "deal_can_be_played"), (False, "other_card_seen")):
        board = counted(Board(turn="E", bid="1S", whole=False, laws=laws), call_made_on_wrong_hand=had_called)
        assert asked(board) == then
    assert asked(counted(auction(laws, "N 1S"))) == "other_card_seen"
