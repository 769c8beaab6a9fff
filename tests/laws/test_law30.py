"""Law 30: pass out of rotation."""

from __future__ import annotations

from bridgelaws import Board
from bridgelaws.board.orders import Tell
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.hearing.rulings import Ruled
from bridgelaws.values.seats import Seat
from calls import called, calls, duties, leads, on, turn, users_of_call
from editions import editions
from scenes import asked, options, referred, to, unattended


def refused(laws: Edition, dealer: str, *before: str, meaning: str | None = "natural", **more: object) -> Board:
    """The last of some calls was a pass out of rotation, and has been refused; what it meant is found if asked."""
    board = called(laws, dealer, *before, **more)
    board.director("N")
    board.chose("refuse")
    if meaning is not None and asked(board) == "artificial_pass":
        board.found(meaning)
    return board


# 1997 and 2007: before anybody has bid


@editions(L1997, L2007)
def test_30a_before_any_bid_the_offender_passes_once_whosever_turn_it_was(laws: Edition) -> None:
    for dealer in "WEN":  # his right-hand opponent, his partner, his left-hand opponent: South has passed first
        seat = {"W": "N", "E": "W", "N": "W"}[dealer]
        board = called(laws, dealer, f"{seat} P")
        board.director("S")
        board.chose("refuse")
        board.found("natural")
        assert duties(board) == {f"{seat} pass once"}
        assert (turn(board), leads(board)) == (dealer, [])
        assert "30A" in board.citations
        assert "23 must" in referred(board) or "72B1 must" in referred(board)


@editions(L1997, L2007)
def test_30a_at_his_next_turn_he_is_free_again(laws: Edition) -> None:
    board = refused(laws, "N", "S P")
    on(board, "N 1H", "E P")
    assert (duties(board), [c.code for c in board.legal_calls.legal]) == ({"S pass once"}, ["P"])
    on(board, "S P", "W 1S", "N P", "E P")
    assert duties(board) == set()
    assert "2H" in {c.code for c in board.legal_calls.legal}


# 1997 and 2007: after a bid


@editions(L1997, L2007)
def test_30b1_at_the_turn_of_the_right_hand_opponent_he_passes_once(laws: Edition) -> None:
    board = refused(laws, "S", "S 1NT", "N P")
    assert (duties(board), turn(board), leads(board)) == ({"N pass once"}, "W", [])
    assert {"30B1", "R30-1"} <= set(board.citations)


@editions(L1997, L2007)
def test_30b2_at_his_partners_turn_he_passes_to_the_end_and_the_partner_may_not_double(laws: Edition) -> None:
    board = refused(laws, "N", "N 1H", "W P")
    assert duties(board) == {"W pass to the end", "E no double"}
    legal = {c.code for c in board.legal_calls.legal}
    assert {"P", "1S"} <= legal
    assert "X" not in legal
    assert {"30B2(a)", "30B2(b)"} <= set(board.citations)
    assert users_of_call(board, "W P") == ("NS", "E")


@editions(L1997, L2007)
def test_30b2b_the_partner_may_double_later(laws: Edition) -> None:
    board = refused(laws, "N", "N 1H", "W P")
    on(board, "E P", "S 2H", "W P", "N P")
    assert (duties(board), turn(board)) == ({"W pass to the end"}, "E")
    assert "X" in {c.code for c in board.legal_calls.legal}


@editions(L1997, L2007)
def test_r30_2_a_double_at_that_turn_is_cancelled(laws: Edition) -> None:
    board = on(refused(laws, "N", "N 1H", "W P"), "E X")
    assert (calls(board), unattended(board)) == ("N 1H, (W P), E X?", ["30"])
    board.director("S")
    assert (calls(board), turn(board)) == ("N 1H, (W P), (E X)", "E")
    assert "X" not in {c.code for c in board.legal_calls.legal}
    assert "R30-2" in board.citations


@editions(L1997, L2007)
def test_r30_2_a_double_over_which_the_next_player_has_called_stands(laws: Edition) -> None:
    board = on(refused(laws, "N", "N 1H", "W P"), "E X", "S 1S")
    assert (calls(board), turn(board)) == ("N 1H, (W P), E X, S 1S", "W")
    aside = on(refused(laws, "N", "N 1H", "W P", set_aside=("R30-2",)), "E X")
    aside.director("S")
    assert calls(aside) == "N 1H, (W P), E X"


# 2017


def test_30a_2017_at_the_turn_of_the_right_hand_opponent_with_and_without_a_bid() -> None:
    for dealer, before in (("W", ("N P",)), ("S", ("S 1NT", "N P"))):
        board = refused(L2017, dealer, *before)
        assert (duties(board), leads(board)) == ({"N pass once"}, [])
        assert "30A" in board.citations
        assert "30B1(a)" not in board.citations


def test_30a_2017_whatever_the_right_hand_opponent_calls() -> None:
    board = on(refused(L2017, "W", "N P"), "W 1D")
    assert [c.code for c in board.legal_calls.legal] == ["P"]
    on(board, "N P", "E 1H", "S P", "W 2H")
    assert (duties(board), turn(board)) == (set(), "N")


def test_30b1a_2017_the_partner_may_make_any_call_and_is_told_what_he_may_not_use() -> None:
    board = refused(L2017, "N", "N 1H", "W P")
    assert (asked(board), duties(board), turn(board)) == (None, set(), "E")
    assert "X" in {c.code for c in board.legal_calls.legal}
    assert users_of_call(board, "W P") == ("NS", "E")
    assert {"30B1(a)", "16C2"} <= set(board.citations)


def test_30b1b_2017_what_the_offender_may_call_follows_from_another_provision_than_what_his_partner_may() -> None:
    board = refused(L2017, "N", "N 1H", "W P")
    ruled = [step for ruling in board.rulings for step in ruling.steps if isinstance(step, Ruled)]
    told = {
        (step.authorities[0].ref(L2017), order.to) for step in ruled for order in step.orders if type(order) is Tell
    }
    assert {each for each in told if each[0].startswith("30")} == {
        ("30B1(a)", (Seat.EAST,)),
        ("30B1(b)", (Seat.WEST,)),
    }
    assert [awaited.authority.ref(L2017) for awaited in board.table.awaiting] == ["30B1(b)"]


def test_30b1b_2017_a_comparable_call_costs_nothing() -> None:
    board = on(refused(L2017, "W", "E P"), "W 1H", "N P", "E 2H")
    assert (asked(board), to(board)) == ("comparable", "Director")
    assert options(board) == {"similar", "subset", "purpose", "none"}
    board.found("subset")
    assert (duties(board), leads(board), turn(board)) == (set(), [], "S")
    assert {"30B1(b)(i)", "23A2", "23B", "23C"} <= set(board.citations)
    assert "23C must" in referred(board)
    assert users_of_call(board, "E P") == ("SWN", "")


def test_30b1b_2017_another_call_silences_the_partner_for_one_turn() -> None:
    board = on(refused(L2017, "W", "E P"), "W 1H", "N P", "E 1S")
    board.found("none")
    assert (duties(board), leads(board)) == ({"W pass once"}, ["E P"])
    assert {"30B1(b)(ii)", "72C"} <= set(board.citations)
    on(board, "S 2C")
    assert [c.code for c in board.legal_calls.legal] == ["P"]
    on(board, "W P", "N P", "E 2S", "S P")
    assert (duties(board), turn(board)) == (set(), "W")
    assert "4S" in {c.code for c in board.legal_calls.legal}


def test_30b1_2017_also_at_the_turn_of_the_left_hand_opponent_who_deals() -> None:
    board = refused(L2017, "N", "W P")
    assert (duties(board), turn(board)) == (set(), "N")
    on(board, "N P", "E 1H", "S P", "W 1S")
    assert asked(board) == "comparable"


def test_2017_partners_call_before_it_stays_as_it_was() -> None:
    board = on(refused(L2017, "W", "E P"), "W 1H")
    assert users_of_call(board, "E P") == ("NS", "W")
    assert duties(board) == set()


# 30C


@editions()
def test_30c_an_artificial_pass_is_treated_like_a_bid(laws: Edition) -> None:
    board = refused(laws, "W", "N P", meaning="artificial")
    assert (duties(board), turn(board)) == (set(), "W")
    assert {"30C", "31A1"} <= set(board.citations)
    assert duties(on(board, "W P")) == {"N repeat P"}
    on(board, "N P")
    assert (duties(board), leads(board)) == (set(), [])


@editions(L1997, L2007)
def test_30c_if_the_right_hand_opponent_acts_nothing_can_repeat_the_pass(laws: Edition) -> None:
    board = on(refused(laws, "W", "N P", meaning="artificial"), "W 1C", "N 1D")
    assert (asked(board), duties(board), leads(board)) == (None, {"S pass to the end"}, ["N P"])
    assert "31A2(b)" in board.citations


def test_30c_2017_if_the_right_hand_opponent_acts_the_calls_are_compared() -> None:
    board = on(refused(L2017, "W", "N P", meaning="artificial"), "W 1C", "N 1D")
    board.found("purpose")
    assert duties(board) == set()
    assert {"31A2(a)", "23A3"} <= set(board.citations)


@editions()
def test_30c_a_pass_of_partners_artificial_call(laws: Edition) -> None:
    board = refused(laws, "N", "N 2C", "S P", meaning=None)
    assert options(board) == {"natural", "artificial", "partners"}
    board.found("partners")
    assert turn(board) == "E"
    assert ("31A" if laws is L1997 else "30C") in board.citations
    assert duties(on(board, "E P")) == {"S repeat P"}


@editions()
def test_30c_that_is_not_offered_when_partner_has_not_called_last(laws: Edition) -> None:
    board = refused(laws, "S", "S 1NT", "W 2H", "E P", meaning=None)
    assert options(board) == {"natural", "artificial", "partners"}
    board = refused(laws, "W", "N P", meaning=None)
    assert options(board) == {"natural", "artificial"}


@editions(L1997, L2007)
def test_30c_an_artificial_pass_at_partners_turn_silences_him(laws: Edition) -> None:
    board = refused(laws, "S", "N P", meaning="artificial")
    assert (duties(board), leads(board)) == ({"S pass to the end"}, ["N P"])
    assert {"30C", "31B"} <= set(board.citations)


def test_30c_2017_at_partners_turn_it_makes_no_difference_and_is_not_asked() -> None:
    assert asked(refused(L2017, "S", "N P", meaning=None)) is None


# What is not known


@editions(L1997, L2007)
def test_30a_30b1_at_his_rights_turn_nobody_is_asked_whether_there_was_a_bid(laws: Edition) -> None:
    """He passes once by either."""
    board = Board(turn="W", laws=laws, whole=False)
    on(board, "N P")
    board.director("W")
    board.chose("refuse")
    board.found("natural")
    assert (asked(board), duties(board)) == (None, {"N pass once"})
    assert {"30A", "30B1"} <= set(board.citations)


@editions(L1997, L2007)
def test_30b1_of_an_auction_of_which_only_the_last_bid_is_on_file(laws: Edition) -> None:
    board = Board(turn="W", laws=laws, whole=False, bid="1NT")
    on(board, "N P")
    board.director("W")
    board.chose("refuse")
    board.found("natural")
    assert duties(board) == {"N pass once"}
    assert "30B1" in board.citations


@editions()
def test_r30_1_set_aside_law_26_is_applied_to_a_forced_pass(laws: Edition) -> None:
    assert leads(refused(laws, "W", "N P", set_aside=("R30-1",))) == ["N P"]


@editions()
def test_30_found_out_after_the_next_player_has_called(laws: Edition) -> None:
    board = called(laws, "S", "S 1NT", "N P", "E 2H", "S P")
    board.director("W")
    assert (calls(board), duties(board), asked(board)) == ("S 1NT, N P, E 2H, S P", set(), None)
    assert "29A" in board.citations


# What the pass meant, found late


@editions(L1997, L2007)
def test_30_found_after_later_calls_it_is_as_if_found_at_once(laws: Edition) -> None:
    later = ("N 1H", "E P", "S 1S", "W P")
    at_once = on(refused(laws, "N", "S P"), *later)
    late = on(refused(laws, "N", "S P", meaning=None), *later)
    assert asked(late) == "artificial_pass"
    late.found("natural")
    assert calls(late) == calls(at_once) == "(S P), N 1H, E P, S 1S, W P"
    assert (duties(late), late.citations) == (duties(at_once), at_once.citations)
    assert {"30A"} < set(late.citations)
    assert {"37A", "35B"} & set(late.citations)


@editions(L1997, L2007)
def test_29_who_has_refused_does_not_accept_by_calling_at_his_turn(laws: Edition) -> None:
    board = on(refused(laws, "N", "S P", meaning=None), "N 1H", "E P", "S P", "W P")
    assert asked(board) == "artificial_pass"
    board.found("natural")
    assert (calls(board), str(board.contract)) == ("(S P), N 1H, E P, S P, W P", "1♥ by North")


def test_30a_1997_law_23_is_about_a_pass_by_the_partner() -> None:
    assert "23" not in refused(L1997, "N", "S P").citations
    assert "23" in refused(L1997, "N", "N 1H", "W P").citations


@editions()
def test_30_whether_anybody_has_bid_is_asked_where_it_is_not_on_file_and_matters(laws: Edition) -> None:
    for any_bid, binds in ((True, {"W pass to the end", "E no double"}), (False, {"W pass once"})):
        board = Board(turn="E", whole=False, laws=laws)
        on(board, "W P").director("N")
        board.chose("refuse")
        if laws is L2017:
            assert (asked(board), board.legal_calls.unsettled != ()) == (None, True)
            continue
        board.found("natural")
        assert (asked(board), to(board)) == ("any_bid_made", "Director")
        board.found(any_bid)
        assert duties(board) == binds
        assert ("30B2(a)" if any_bid else "30A") in board.rulings[-1].ordered
