"""Law 31: bid out of rotation."""

from __future__ import annotations

from bridgelaws import Board
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from calls import called, calls, duties, leads, on, turn, users_of_call
from editions import editions
from scenes import asked, referred, to, unattended


def refused(laws: Edition, dealer: str, *before: str, **more: object) -> Board:
    """The last of some calls was a bid out of rotation, and has been refused."""
    board = called(laws, dealer, *before, **more)
    board.director("W")
    board.chose("refuse")
    return board


# 31A1


@editions()
def test_31a1_what_is_made_again_is_his_legal_call_and_nobody_looks_whether_it_was_used(laws: Edition) -> None:
    board = refused(laws, "W", "N 1H")
    used = {L1997: "16C2 may", L2007: "16D2 must", L2017: "16C2 must"}[laws]
    assert used in referred(board)
    on(board, "W P", "N 1H")
    assert users_of_call(board, "N 1H") == ("ESW", "")
    assert used not in referred(board)


@editions()
def test_31a1_the_right_hand_opponent_passes_and_the_bid_is_made_again(laws: Edition) -> None:
    board = refused(laws, "W", "N 1H")
    assert (calls(board), turn(board), duties(board)) == ("(N 1H)", "W", set())
    on(board, "W P")
    assert (duties(board), [c.code for c in board.legal_calls.legal]) == ({"N repeat 1H"}, ["1H"])
    on(board, "N 1H", "E P", "S 2C")
    assert (calls(board), duties(board), leads(board)) == ("(N 1H), W P, N 1H, E P, S 2C", set(), [])
    assert (board.table.awaiting, board.table.docket) == ((), ())
    assert "31A1" in board.citations


@editions()
def test_r31_1_who_must_repeat_and_calls_otherwise_has_the_repeat_put_there(laws: Edition) -> None:
    board = on(refused(laws, "W", "N 1H"), "W P", "N 2H")
    assert (calls(board), unattended(board)) == ("(N 1H), W P, N 2H?", ["31"])
    board.director("E")
    assert (calls(board), turn(board), duties(board)) == ("(N 1H), W P, (N 2H), N 1H", "E", set())
    assert users_of_call(board, "N 2H") == ("EW", "S")
    assert {"31A1", "R31-1"} <= set(board.citations)


@editions()
def test_r31_1_if_the_left_hand_opponent_has_called_over_it_it_stands(laws: Edition) -> None:
    board = on(refused(laws, "W", "N 1H"), "W P", "N 2H", "E P")
    assert (calls(board), turn(board)) == ("(N 1H), W P, N 2H, E P", "S")
    assert users_of_call(board, "N 1H") == ("EW", "S")  # it has not become his legal call
    assert {"16C2 may", "16D2 must", "16C2 must"} & referred(board)


@editions()
def test_r31_1_set_aside_what_he_called_stands_and_is_ruled_on(laws: Edition) -> None:
    board = on(refused(laws, "W", "N 1H", set_aside=("R31-1",)), "W P", "N P")
    board.director("E")
    if laws is L2017:
        board.found("none")
    assert calls(board) == "(N 1H), W P, N P"
    assert duties(board) == ({"S pass once"} if laws is L2017 else {"S pass to the end"})


@editions()
def test_31a1_a_pass_of_the_right_hand_opponent_that_was_only_ordered_counts_too(laws: Edition) -> None:
    # West must pass because of his own pass out of rotation, and North's bid came before it.
    board = called(laws, "S", "W P")
    board.director("S")
    board.chose("refuse")
    board.found("natural")
    on(board, "S 1C", "N 1H")
    assert (calls(board), board.table.docket) == ("(W P), S 1C, W P, N 1H", ())


# 31A2, 1997 and 2007


@editions(L1997, L2007)
def test_31a2a_repeating_the_denomination_silences_the_partner_once(laws: Edition) -> None:
    board = on(refused(laws, "E", "S 3H"), "E 1S", "S 4H")
    assert (asked(board), to(board)) == ("repeats_denomination", "Director")
    board.found(True)
    assert (duties(board), leads(board), turn(board)) == ({"N pass once"}, [], "W")
    assert "31A2(a)" in board.citations
    assert "29C" not in board.citations  # both bids name it: nobody has to ask what they showed
    on(board, "W P", "N P")
    assert duties(board) == set()


@editions(L1997, L2007)
def test_31a2b_another_call_silences_him_to_the_end(laws: Edition) -> None:
    board = on(refused(laws, "E", "S 3H"), "E 1S", "S P")
    assert (asked(board), duties(board), leads(board)) == (None, {"N pass to the end"}, ["S 3H"])
    assert {"31A2(b)", "R31-2"} <= set(board.citations)
    assert {"72B1 must" if laws is L1997 else "23 must"} <= referred(board)
    on(board, "W 2S", "N P", "E 3S", "S P", "W P")
    assert (duties(board), turn(board)) == ({"N pass to the end"}, "N")


@editions(L1997, L2007)
def test_31a2b_a_double_does_not_repeat_a_denomination(laws: Edition) -> None:
    # blakjak.org/bobbio/iblf/BRID~102.HTM
    board = on(refused(laws, "N", "N 2S", "E 3D", "S 3S", "N 4S"), "W 5D", "N X")
    assert (asked(board), duties(board), leads(board)) == (None, {"S pass to the end"}, ["N 4S"])
    assert "R31-2" in board.citations
    assert not [step for ruling in board.rulings for step in ruling.steps if getattr(step, "derived", False)]


@editions(L1997, L2007)
def test_r31_2_set_aside_the_director_is_asked_about_a_double_too(laws: Edition) -> None:
    board = on(refused(laws, "E", "S 3H", set_aside=("R31-2",)), "E 1S", "S X")
    assert asked(board) == "repeats_denomination"
    board.found(True)
    assert duties(board) == {"N pass once"}


# 31A2, 2017


def test_31a2a_2017_a_comparable_call_costs_nothing() -> None:
    board = on(refused(L2017, "E", "S 3H"), "E 1S", "S 3H")
    board.found("similar")
    assert (duties(board), leads(board)) == (set(), [])
    assert users_of_call(board, "S 3H") == ("WNE", "")
    assert {"31A2(a)", "23A1", "23B", "23C"} <= set(board.citations)


def test_31a2b_2017_another_call_silences_the_partner_once() -> None:
    board = on(refused(L2017, "E", "S 3H"), "E 1S", "S P")
    board.found("none")
    assert (duties(board), leads(board)) == ({"N pass once"}, ["S 3H"])
    assert {"31A2(b)", "26B", "72C"} <= set(board.citations)
    on(board, "W 2S", "N P")
    assert duties(board) == set()


@editions()
def test_31a2_an_illegal_call_of_the_right_hand_opponent_is_put_right_first(laws: Edition) -> None:
    board = refused(laws, "S", "S 1H", "N 2C")  # at West's turn
    on(board, "W 1C")
    board.director("N")
    board.chose("refuse")
    on(board, "W P")
    while asked(board) is not None:
        board.found("none")
    assert duties(board) >= {"N repeat 2C"}
    assert "31A2 footnote" in board.citations


# 31B, 1997 and 2007


@editions(L1997, L2007)
def test_31b_at_partners_turn_he_is_silent_from_now_on(laws: Edition) -> None:
    board = refused(laws, "S", "N 1H")
    assert (duties(board), leads(board), turn(board)) == ({"S pass to the end"}, ["N 1H"], "S")
    assert [c.code for c in board.legal_calls.legal] == ["P"]
    on(board, "S P", "W P", "N 4S", "E P")
    assert (duties(board), board.table.docket) == ({"S pass to the end"}, ())
    assert "31B" in board.citations


@editions(L1997, L2007)
def test_31b_at_the_turn_of_the_left_hand_opponent_who_deals(laws: Edition) -> None:
    board = called(laws, "N", "W 1D")
    board.director("S")
    board.chose("refuse")
    assert (duties(board), turn(board)) == ({"E pass to the end"}, "N")


@editions(L1997, L2007)
def test_31b_then_28a_nobody_waits_for_the_partner(laws: Edition) -> None:
    board = on(refused(laws, "S", "N 1H"), "W 1C")
    assert (calls(board), turn(board)) == ("(N 1H), S P, W 1C", "N")
    assert "28A" in board.citations


# 31B, 2017


def test_31b1_2017_the_partner_calls_what_he_would_have_called() -> None:
    board = refused(L2017, "S", "N 2S")
    assert (duties(board), leads(board), turn(board)) == (set(), [], "S")
    assert users_of_call(board, "N 2S") == ("EW", "S")
    assert {"31B1", "31B2", "16C2"} <= set(board.citations)


def test_31b2_2017_then_the_offenders_call_is_compared() -> None:
    board = on(refused(L2017, "S", "N 1S"), "S 1C", "W P")
    one_spade = Board(table=board.table)
    on(one_spade, "N 1S")
    one_spade.found("none")
    assert (duties(one_spade), leads(one_spade)) == ({"S pass once"}, ["N 1S"])
    on(board, "N 2S")
    board.found("subset")
    assert (duties(board), leads(board)) == (set(), [])
    assert {"31A2(a)", "23C"} <= set(board.citations)


def test_31b2_2017_a_call_that_had_first_to_be_put_right_is_compared_all_the_same() -> None:
    board = on(refused(L2017, "S", "N 1H"), "S 1S", "W P", "N 1H")
    assert unattended(board) == ["27"]
    board.director("E")
    board.chose("refuse")
    on(board, "N P")
    ids = []
    while asked(board) is not None:
        ids.append(asked(board))
        board.found("none")
    assert "comparable" in ids
    assert {"31A2(b)", "27B2"} <= set(board.citations)
    assert board.table.awaiting == ()


# 31C, the footnote before


@editions()
def test_31c_a_further_bid_at_the_left_hand_opponents_turn_is_a_change_of_call(laws: Edition) -> None:
    board = called(laws, "N", "N 1H", "N 1S")
    assert unattended(board) == ["25"]


@editions()
def test_31a1_what_has_to_be_repeated_all_may_use(laws: Edition) -> None:
    board = called(laws, "N", "E 1S")
    board.director("S")
    board.answer("refuse")
    assert users_of_call(board, "E 1S") == ("NS", "W")
    on(board, "N P", "E 1S")
    assert users_of_call(board, "E 1S") == ("SWN", "")


@editions(L2017)
def test_31a2_what_is_called_in_later_rounds_is_not_compared_again(laws: Edition) -> None:
    """The auction went on before the Director had said whether the call was comparable."""
    board = called(laws, "N", "E 1H")
    board.director("S")
    board.answer("refuse")
    on(board, "N 1NT", "E P", "S 3NT", "W P", "N P", "E P")
    board.answer("none")
    assert (asked(board), str(board.contract)) == (None, "3NT by North")
    assert leads(board) == ["E 1H"]


# What the new call says, found late


@editions()
def test_31a2_found_after_the_partner_has_called_it_is_as_if_found_at_once(laws: Edition) -> None:
    answer = "none" if laws is L2017 else False
    at_once = on(refused(laws, "W", "N 1H"), "W 1D", "N 1NT")
    at_once.found(answer)
    on(at_once, "E P", "S 2NT", "W P")
    late = on(refused(laws, "W", "N 1H"), "W 1D", "N 1NT", "E P", "S 2NT", "W P")
    late.found(answer)
    assert (calls(late), duties(late)) == (calls(at_once), duties(at_once))
    assert late.citations == at_once.citations
    # His partner has passed no turn: 2NT is the breach of that, and the opponent on the left has called over it.
    assert {"37A", "35B"} & set(late.citations)
    assert duties(late) == (set() if laws is L2017 else {"S pass to the end"})


@editions()
def test_31a1_who_must_make_the_call_again_is_not_told_to_make_another(laws: Edition) -> None:
    board = refused(laws, "W", "N 1H")
    assert "must call 1♥ again if West passes" in board.explain()
    assert "another call" not in board.explain()
