"""Law 25: legal and illegal changes of call."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.board import Board
from editions import editions
from law27_scenes import auction, calls, duties, lead_rights, may_use, tell, turn
from scenes import asked, options, referred, to, unattended

LATER = (L2007, L2017)
SLIP = {L1997: ", = yes, = yes", L2007: ", = yes, = yes", L2017: ", = yes"}  # a slip, and put right at once
SLIP_CITED = {L1997: "25A", L2007: "25A1", L2017: "25A1"}
CHANGED = "N 1S, N > 1H, E !"  # South is the offender's partner, East his left
DELIBERATE = f"{CHANGED}, = no"
NO_SLIP = {L1997: "25A", L2007: "25A1", L2017: "25A2"}


def slip(laws: Edition, told: str, **opening: object) -> Board:
    """What was told, and that it was a slip."""
    return auction(laws, told + SLIP[laws], **opening)


def passed_out(laws: Edition) -> Board:
    """All four have passed, North first."""
    return auction(laws, "N P, E P, S P, W P")


# 25A: a slip


@editions()
@pytest.mark.parametrize("told", [CHANGED, "N 1S, N 1H, E !"])
def test_25a_it_is_asked_first_whether_the_call_was_a_slip(laws: Edition, told: str) -> None:
    board = auction(laws, told)
    assert (asked(board), to(board), calls(board)) == ("slip", "Director", "N 1S, N 1H?")


@editions()
def test_25a_nobody_is_asked_before_attention_is_drawn(laws: Edition) -> None:
    board = auction(laws, "N 1S, N > 1H")
    assert (asked(board), unattended(board), calls(board)) == (None, ["25"], "N 1S, N 1H?")


@editions()
def test_25a_the_call_that_he_meant_has_its_place(laws: Edition) -> None:
    board = slip(laws, CHANGED)
    assert (calls(board), turn(board)) == ("[N 1S], N 1H", "E")
    assert (duties(board), lead_rights(board), referred(board)) == (set(), [], set())
    assert may_use(board, "withdrawn 1♠") == ("ESW", "")
    assert SLIP_CITED[laws] in board.citations


@editions()
@pytest.mark.parametrize("how", ["said", "done"])
def test_25a_it_is_the_same_whether_he_did_it_or_said_it(laws: Edition, how: str) -> None:
    board = auction(laws, "N 1S")
    board.changed("N", "1H", how)
    tell(board, "E !" + SLIP[laws])
    assert (calls(board), turn(board)) == ("[N 1S], N 1H", "E")


@editions(L1997, L2007)
def test_25a_not_after_a_pause_for_thought(laws: Edition) -> None:
    board = auction(laws, f"{CHANGED}, = yes")
    assert asked(board) == "at_once"
    tell(board, "= no")
    assert asked(board) == "changed_call"


@editions(L2017)
def test_25a_a_pause_no_longer_matters(laws: Edition) -> None:
    assert asked(auction(laws, f"{CHANGED}, = yes")) is None


@editions(*LATER)
def test_25a3_however_he_became_aware_of_it(laws: Edition) -> None:
    cited = {L2007: "25A1 footnote", L2017: "25A3"}[laws]
    assert cited in slip(laws, CHANGED).citations


@editions()
def test_25a_who_only_asked_makes_the_call_that_he_meant(laws: Edition) -> None:
    board = auction(laws, "N 1S")
    board.changed("N")
    tell(board, "E !" + SLIP[laws])
    assert (calls(board), turn(board)) == ("[N 1S]", "N")
    tell(board, "N 1H")
    assert (calls(board), turn(board), unattended(board)) == ("[N 1S], N 1H", "E", [])


@editions()
def test_25a_the_same_if_he_picked_his_call_up(laws: Edition) -> None:
    board = auction(laws, "N 1S")
    board.taken_back("N")
    tell(board, "E !" + SLIP[laws] + ", N 1H")
    assert calls(board) == "[N 1S], N 1H"


@editions()
def test_25a_who_picked_his_call_up_and_then_made_another_is_asked_once(laws: Edition) -> None:
    board = auction(laws, "N 1S")
    board.taken_back("N")
    tell(board, "N 1H, E !" + SLIP[laws])
    assert (calls(board), asked(board), unattended(board)) == ("[N 1S], N 1H", None, [])


@editions()
def test_25a_also_after_it_was_accepted(laws: Edition) -> None:
    board = slip(laws, "N 1S, E 1H, S !, = accept, E > 2H, S !")
    assert (calls(board), turn(board)) == ("N 1S, [E 1H], E 2H", "S")


@editions()
def test_25a_not_once_his_partner_has_called(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, S 4S")
    board.changed("N", "1H", "said")
    tell(board, "N !")
    cited = {L1997: "25A", L2007: "25A2", L2017: "25A4"}[laws]
    assert (asked(board), calls(board), turn(board)) == (None, "N 1S, E P, S 4S", "W")
    assert cited in board.citations
    assert may_use(board, "another call than 1♠") == ("EW", "S")


@editions()
def test_25a_a_partners_call_that_fell_was_made_all_the_same(laws: Edition) -> None:
    board = auction(laws, "N 1S, S 2S, W !, = refuse")  # at East's turn
    tell(board, "N > 1H, E !")
    assert asked(board) is None
    assert calls(board).startswith("N 1S, (N 1H)")


@editions()
def test_25a_in_time_after_the_final_pass(laws: Edition) -> None:
    board = auction(laws, "N 1NT, E P, S P, W P")
    assert str(board.contract) == "1NT by North"
    tell(board, "W > X, N !" + SLIP[laws])
    assert (board.contract, calls(board), turn(board)) == (None, "N 1NT, E P, S P, [W P], W X", "N")
    tell(board, "N P, E P, S P")
    assert str(board.contract) == "1NTX by North"


@editions(*LATER)
def test_25a5_is_cited_for_a_change_after_the_final_pass(laws: Edition) -> None:
    board = slip(laws, "N 1NT, E P, S P, W P, W > X, N !")
    assert {L2007: "25A3", L2017: "25A5"}[laws] in board.citations


@editions()
def test_25a_a_lead_face_down_goes_back_when_the_auction_goes_on(laws: Edition) -> None:
    board = auction(laws, "N 1NT, E P, S P, W P")
    board.laid_face_down("E", "H2")
    tell(board, "W > X, N !" + SLIP[laws])
    assert (board.contract, board.table.face_down) == (None, ())


@editions()
def test_25a_not_once_the_opening_lead_is_faced(laws: Edition) -> None:
    board = auction(laws, "N 1NT, E P, S P, W P")
    board.faced("E", "H2")
    board.changed("W", "X", "said")
    tell(board, "W !")
    cited = {L1997: "17E", L2007: "25A3", L2017: "25A5"}[laws]
    assert (asked(board), str(board.contract)) == (None, "1NT by North")
    assert cited in board.citations


@editions(*LATER)
def test_25a_a_pass_that_ended_a_board_may_be_put_right_until_the_hands_are_back(laws: Edition) -> None:
    board = tell(passed_out(laws), "W > 1S, N !" + SLIP[laws])
    assert (calls(board), turn(board)) == ("N P, E P, S P, [W P], W 1S", "N")


@editions(L1997)
def test_25a_a_fourth_pass_ends_the_period_at_once(laws: Edition) -> None:
    board = tell(passed_out(laws), "W > 1S, N !")
    assert (asked(board), board.passed_out) == (None, True)
    assert "17E" in board.citations


@editions(*LATER)
def test_25a_not_once_all_hands_are_back(laws: Edition) -> None:
    board = passed_out(laws)
    board.hands_returned()
    tell(board, "W > 1S, N !")
    assert (asked(board), board.passed_out) == (None, True)


# 25A: whoever had called over it


@editions()
def test_25a_the_left_may_take_back_what_he_called_over_a_slip(laws: Edition) -> None:
    board = slip(laws, "N 1H, E 2C, N > 1S, E !")
    assert (asked(board), to(board), options(board)) == ("keep_or_change_call", "E", {"keep", "change"})
    tell(board, "= change")
    cited = {L1997: "R25-1", L2007: "25A4", L2017: "25A6"}[laws]
    assert (calls(board), turn(board)) == ("[N 1H], N 1S, [E 2C]", "E")
    assert may_use(board, "withdrawn 2♣") == ("W", "NS")
    assert cited in board.citations
    assert (duties(board), lead_rights(board)) == (set(), [])


@editions()
def test_25a_or_leave_it(laws: Edition) -> None:
    board = slip(laws, "N 1H, E 2C, N > 1S, E !")
    tell(board, "= keep")
    assert (calls(board), turn(board)) == ("[N 1H], N 1S, E 2C", "S")


@editions()
def test_25a_what_is_no_longer_legal_he_must_change(laws: Edition) -> None:
    board = slip(laws, "N 1H, E 1S, N > 2C, E !")
    assert (asked(board), calls(board), turn(board)) == (None, "[N 1H], N 2C, [E 1S]", "E")
    assert "R25-6" in board.citations


@editions()
def test_25a_without_that_reading_he_is_asked_all_the_same(laws: Edition) -> None:
    board = slip(laws, "N 1H, E 1S, N > 2C, E !", set_aside=("R25-6",))
    assert (asked(board), to(board)) == ("keep_or_change_call", "E")


@editions(L1997)
def test_25a_without_the_minute_his_call_stands(laws: Edition) -> None:
    board = slip(laws, "N 1H, E 2C, N > 1S, E !", set_aside=("R25-1",))
    assert (asked(board), calls(board)) == (None, "[N 1H], N 1S, E 2C")


@editions()
def test_25a_what_was_ruled_on_a_call_over_the_slip_falls_with_it(laws: Edition) -> None:
    board = slip(laws, "N 1D, E XX, N !, N > 2H, N !")
    assert (calls(board), turn(board)) == ("[N 1D], N 2H, (E XX)", "E")
    assert (duties(board), lead_rights(board)) == (set(), [])
    assert "R25-8" in board.citations


@editions()
def test_25a_without_that_reading_the_ruling_remains(laws: Edition) -> None:
    board = slip(laws, "N 1D, E XX, N !, N > 2H, N !", set_aside=("R25-8",))
    assert (duties(board), lead_rights(board)) == ({"W pass to the end"}, ["E XX"])


# 25A: before everything else


@editions()
@pytest.mark.parametrize("told", ["N 1S, E 1H, E > 2H, S !", "N 1S, E 1H, S !, E > 2H"])
def test_25a_a_slip_comes_before_an_insufficient_bid(laws: Edition, told: str) -> None:
    board = slip(laws, told)
    assert (calls(board), turn(board), asked(board)) == ("N 1S, [E 1H], E 2H", "S", None)
    assert (duties(board), lead_rights(board)) == (set(), [])


@editions()
@pytest.mark.parametrize("told", ["N 1S, S 2H, S > 2D, W !", "N 1S, S 2H, W !, S > 2D"])
def test_25a_a_slip_out_of_turn_is_still_out_of_turn(laws: Edition, told: str) -> None:
    board = slip(laws, told)
    assert (calls(board), asked(board), to(board)) == ("N 1S, [S 2H], S 2D?", "call_out_of_rotation", "W")


@editions()
def test_25a_what_he_meant_may_itself_be_insufficient(laws: Edition) -> None:
    board = slip(laws, "N 1S, E 2H, E > 1H, S !")
    assert (calls(board), asked(board), to(board)) == ("N 1S, [E 2H], E 1H?", "insufficient_bid", "S")


@editions()
def test_25a_not_a_slip_and_an_insufficient_bid_was_replaced_too_soon(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, E > 2H, S !, = no")
    assert (asked(board), to(board)) == ("insufficient_bid", "S")


# 25B: no slip


@editions()
@pytest.mark.parametrize("how", ["said", "asked"])
def test_25b_a_wish_is_no_substitution(laws: Edition, how: str) -> None:
    board = auction(laws, "N P")
    board.changed("N", None if how == "asked" else "1H", how)
    tell(board, "N !, = no")
    assert (asked(board), calls(board), turn(board)) == (None, "N P", "E")
    assert may_use(board, "another call than pass") == ("EW", "S")
    assert NO_SLIP[laws] in board.citations


@editions()
def test_25b_without_that_reading_what_he_said_is_put_to_the_left(laws: Edition) -> None:
    board = auction(laws, "N P", set_aside=("R25-4",))
    board.changed("N", "1H", "said")
    tell(board, "N !, = no")
    assert (asked(board), to(board)) == ("changed_call", "E")
    tell(board, "= accept")
    assert (calls(board), turn(board)) == ("[N P], N 1H", "E")


@editions()
def test_25b_the_left_accepts_or_refuses(laws: Edition) -> None:
    board = auction(laws, DELIBERATE)
    assert (asked(board), to(board), options(board)) == ("changed_call", "E", {"accept", "refuse"})


@editions()
@pytest.mark.parametrize(
    "told",
    [
        f"{DELIBERATE}, = accept",
        f"{DELIBERATE}, E P",
        "N 1S, N > 1H, E +, E !, = no",
        "N 1S, N > 1H, E P, E !, = no, = second",
    ],
)
def test_25b1_accepted_by_word_or_by_call(laws: Edition, told: str) -> None:
    board = auction(laws, told)
    assert calls(board).startswith("[N 1S], N 1H")
    assert (asked(board), duties(board)) == (None, set())
    assert may_use(board, "withdrawn 1♠") == ("EW", "S")
    assert lead_rights(board) == ([] if laws is L1997 else ["N 1S"])
    assert "25B1" in board.citations


@editions()
def test_25b1_accepted_by_a_call_the_lead_waits_until_it_is_found_that_it_was_meant(laws: Edition) -> None:
    board = auction(laws, "N 1S, N > 1H, E P")
    assert (calls(board), asked(board), lead_rights(board)) == ("[N 1S], N 1H, E P", None, [])
    assert may_use(board, "withdrawn 1♠") == ("EW", "S")


@editions()
@pytest.mark.parametrize("since", ["E P", "E P, S 2H", "E P, S P, W P"])
def test_25a_a_slip_put_right_and_called_over_costs_nothing(laws: Edition, since: str) -> None:
    board = auction(laws, f"N 1S, N > 1H, {since}, E !")
    assert (asked(board), to(board)) == ("slip", "Director")
    tell(board, "= yes" if laws is L2017 else "= yes, = yes")
    if since == "E P":  # nobody has acted on it: he may have called over the slip (25A6)
        tell(board, "= second")
    assert (calls(board), asked(board)) == (f"[N 1S], N 1H, {since}", None)
    assert (duties(board), lead_rights(board), referred(board)) == (set(), [], set())
    assert may_use(board, "withdrawn 1♠") == ("ESW", "")


@editions(L2007)
def test_25b1_law_26_by_its_letter(laws: Edition) -> None:
    assert "R25-2" in auction(laws, f"{DELIBERATE}, = accept").citations
    assert lead_rights(auction(laws, f"{DELIBERATE}, = accept", set_aside=("R25-2",))) == []


@editions(*LATER)
@pytest.mark.parametrize("told", [f"{DELIBERATE}, = refuse", "N 1S, N > 1H, E -, E !, = no"])
def test_25b2_refused_the_first_call_stands(laws: Edition, told: str) -> None:
    board = auction(laws, told)
    assert (calls(board), turn(board), duties(board)) == ("N 1S, (N 1H)", "E", set())
    assert may_use(board, "withdrawn 1♥") == ("EW", "S")
    assert lead_rights(board) == (["N 1H"] if laws is L2017 else [])
    assert {"25B2", "25B3"} <= set(board.citations)


@editions(*LATER)
def test_25b_over_which_call_he_called_is_asked_if_attention_is_drawn(laws: Edition) -> None:
    board = auction(laws, "N 1S, N > 2S, E 3C, E !, = no")
    assert (asked(board), options(board)) == ("meant_over", {"first", "second"})
    assert calls(tell(board, "= first")) == "N 1S, (N 2S), E 3C"
    assert turn(board) == "S"


@editions(*LATER)
def test_25b_nothing_changes_if_he_meant_the_second(laws: Edition) -> None:
    board = auction(laws, "N 1S, N > 2S, E 3C, E !, = no, = second")
    assert (calls(board), turn(board), asked(board)) == ("[N 1S], N 2S, E 3C", "S", None)


@editions()
def test_25b_after_the_left_has_called_it_is_out_of_rotation(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, N > 2S, E !, = no")
    assert (asked(board), to(board), calls(board)) == ("call_out_of_rotation", "E", "N 1S, E P, N 2S?")


@editions(*LATER)
def test_25b_without_that_reading_it_is_a_change_all_the_same(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, N > 2S, E !, = no", set_aside=("R25-3",))
    assert (asked(board), to(board)) in {("changed_call", "E"), ("meant_over", "Director")}


@editions()
@pytest.mark.parametrize(("call", "cited"), [("2S", {"31B footnote", "31C"}), ("X", {"R32-1", "32C"})])
def test_25b_a_call_at_the_lefts_turn_is_a_change(laws: Edition, call: str, cited: set[str]) -> None:
    before = "N 1S, E 2C, S P, W 3C, N P" if call == "X" else "N 1S"
    board = auction(laws, f"{before}, N {call}, E !, = no, = accept")
    assert cited & set(board.citations)


@editions(L1997, L2007)
def test_30a_a_further_pass_before_any_bid_is_out_of_rotation(laws: Edition) -> None:
    board = auction(laws, "N P, N P, E !, = no")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "E")
    assert "R25-7" in board.citations
    board = auction(laws, "N P, N P, E !", set_aside=("R25-7",))
    assert (asked(board), calls(board)) == (None, "N P")


@editions()
def test_25b_a_call_out_of_turn_that_was_changed_and_refused_is_judged_as_it_was(laws: Edition) -> None:
    board = auction(laws, "N 1S, S 2H, S > 2D, W !, = no, = refuse")
    assert (calls(board), asked(board), to(board)) == ("N 1S, S 2H?, (S 2D)", "call_out_of_rotation", "W")
    assert lead_rights(board) == ([] if laws is L2007 else ["S 2D"])


@editions(*LATER)
def test_25b_of_several_changes_only_the_last_is_in_question(laws: Edition) -> None:
    board = auction(laws, "N 1S, N > 2S, N > 3S, E !, = no")
    assert (asked(board), to(board)) == ("changed_call", "E")
    tell(board, "= refuse")
    assert sorted(calls(board).split(", ")) == ["(N 2S)", "(N 3S)", "N 1S"]
    board = auction(laws, "N 1S, N > 2S, N > 3S, E P")
    assert sorted(calls(board).split(", ")) == ["(N 2S)", "E P", "N 3S", "[N 1S]"]


# 25B2 of 1997


@editions(L1997)
def test_25b2_1997_he_keeps_the_first_and_his_partner_passes_once(laws: Edition) -> None:
    board = auction(laws, f"{DELIBERATE}, = refuse, = yes")
    assert (asked(board), to(board), options(board)) == ("first_call_or_another", "N", {"keep", "another"})
    tell(board, "= keep")
    assert (calls(board), turn(board), duties(board)) == ("N 1S, (N 1H)", "E", {"S pass once"})
    assert lead_rights(board) == ["N 1H"]
    assert {"25B2(b)(1)", "25B2(c)", "23"} <= set(board.citations)


@editions(L1997)
def test_25b2_1997_or_makes_another_call_at_a_price(laws: Edition) -> None:
    board = auction(laws, f"{DELIBERATE}, = refuse, = yes, = another")
    assert (calls(board), turn(board), duties(board)) == ("[N 1S], (N 1H)", "N", set())
    assert "25B2(b)(2) must" in referred(board)
    assert sorted(lead_rights(board)) == ["N 1H", "N 1S"]
    assert turn(tell(board, "N 2D")) == "E"


@editions(L1997)
def test_25b2_1997_a_second_thought_leaves_him_no_other_call(laws: Edition) -> None:
    board = auction(laws, f"{DELIBERATE}, = refuse, = no")
    assert (asked(board), duties(board)) == (None, {"S pass once"})
    assert asked(auction(laws, f"{DELIBERATE}, = refuse", set_aside=("R25-5",))) == "first_call_or_another"


@editions(L1997)
def test_25b1_1997_who_meant_the_first_may_take_his_call_back(laws: Edition) -> None:
    board = auction(laws, "N 1S, N > 2S, E 3C, E !, = no, = first")
    assert (asked(board), to(board)) == ("keep_or_change_call", "E")
    tell(board, "= change")
    assert (calls(board), turn(board)) == ("[N 1S], N 2S, [E 3C]", "E")
    assert may_use(board, "withdrawn 3♣") == ("W", "NS")


@editions(L1997)
def test_25b1_1997_or_leave_it(laws: Edition) -> None:
    board = auction(laws, "N 1S, N > 2S, E 3C, E !, = no, = first")
    tell(board, "= keep")
    assert (calls(board), turn(board)) == ("[N 1S], N 2S, E 3C", "S")


# Told in another order


@editions(*LATER)
def test_25b_what_is_told_between_two_acts_is_a_set(laws: Edition) -> None:
    first = auction(laws, "N 1S, N > 1H, E -, E !, = no")
    second = auction(laws, "N 1S, N > 1H, E !, = no, = refuse")
    assert (calls(first), lead_rights(first), may_use(first, "1♥")) == (
        calls(second),
        lead_rights(second),
        may_use(second, "1♥"),
    )


@editions()
def test_25a_hands_make_no_difference(laws: Edition) -> None:
    deal = "N:AKQJ.432.432.432 T98.AKQ.A65.8765 765.JT9.KQJ.AKQJ 432.8765.T987.T9"
    with_hands, without = slip(laws, CHANGED, deal=deal), slip(laws, CHANGED)
    assert (calls(with_hands), turn(with_hands), with_hands.citations) == (
        calls(without),
        turn(without),
        without.citations,
    )


@editions()
def test_25a_a_faced_lead_out_of_turn_ended_the_period_though_it_went_back(laws: Edition) -> None:
    board = auction(laws, "S 1NT, W P, N 3NT, E P, S P, W P", dealer="S")
    board.faced("E", "H2")
    tell(board, "S !, = no, = refuse, = leave, W > X, S !")
    assert (asked(board), str(board.contract)) == (None, "3NT by South")
    assert ("R17-1" in board.citations) is (laws is L1997)
    board = auction(laws, "S 1NT, W P, N 3NT, E P, S P, W P", dealer="S", set_aside=("R17-1",))
    board.faced("E", "H2")
    tell(board, "S !, = no, = refuse, = leave, W > X, S !")
    assert asked(board) == ("slip" if laws is L1997 else None)


@editions()
def test_25a_a_card_faced_in_the_auction_did_not_end_the_period(laws: Edition) -> None:
    board = auction(laws, "S 1NT, W P, N 3NT, E P, S P", dealer="S")
    board.faced("W", "H2")
    tell(board, "W P, S !, W > X, S !")
    assert asked(board) == "slip"


# A slip in a call that was irregular


TOO_LATE_TO_CHOOSE = {
    "insufficient": ("N 1S, E 1H, S !", "= refuse", "2H", "N 1S, [E 1H], E 2H"),
    "out of rotation": ("E 1S, N !", "= refuse", "P", "[E 1S], E P?"),
    "inadmissible": ("N 1S, E P, S X, W !", "", "3S", "N 1S, E P, [S X], S 3S"),
    "above seven": ("N 1S, E 8H, S !", "", "2H", "N 1S, [E 8H], E 2H"),
}


@editions()
@pytest.mark.parametrize("what", TOO_LATE_TO_CHOOSE)
def test_25a_is_heard_first_though_it_is_said_after_the_ruling(laws: Edition, what: str) -> None:
    told, chosen, meant, after = TOO_LATE_TO_CHOOSE[what]
    board = auction(laws, told)
    seat = board.table.auction.calls[-1].seat
    if chosen:
        tell(board, chosen)
    ruled = board.rulings
    outcome = board.changed(seat, meant, "said")
    assert asked(board) == "slip"
    assert [fallen.ruling for fallen in outcome.fallen] == list(ruled)
    tell(board, SLIP[laws].removeprefix(", "))
    assert (calls(board), duties(board), lead_rights(board)) == (after, set(), [])


@editions()
@pytest.mark.parametrize("what", TOO_LATE_TO_CHOOSE)
def test_25a_what_was_ruled_stands_if_it_was_no_slip(laws: Edition, what: str) -> None:
    told, chosen, meant, _ = TOO_LATE_TO_CHOOSE[what]
    board = auction(laws, f"{told}, {chosen}" if chosen else told)
    before = (calls(board), duties(board), lead_rights(board), turn(board))
    seat = next(
        made.seat for made in reversed(board.table.auction.calls) if made.fate.value in ("cancelled", "withdrawn")
    )
    board.changed(seat, meant, "said")
    tell(board, "= no")
    assert (asked(board), calls(board), duties(board), lead_rights(board), turn(board)) == (None, *before)


@editions()
def test_25b_an_insufficient_bid_that_was_meant_does_not_stand_by_a_wish(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, S !")
    board.changed("E", "2H", "said")
    tell(board, "= no")
    assert (asked(board), to(board), calls(board)) == ("insufficient_bid", "S", "N 1S, E 1H?")
    assert NO_SLIP[laws] in board.citations


# Calls made while the Director is asking


@editions()
def test_25a_a_call_over_it_while_that_is_asked_accepts_nothing(laws: Edition) -> None:
    board = slip(laws, f"{CHANGED}, E 2C, S 2S")
    assert (asked(board), to(board)) == ("keep_or_change_call", "E")
    tell(board, "= keep")
    assert (calls(board), lead_rights(board), turn(board)) == ("[N 1S], N 1H, E 2C, S 2S", [], "W")


@editions(L1997)
def test_25b2_who_has_refused_does_not_accept_by_calling(laws: Edition) -> None:
    board = auction(laws, f"{DELIBERATE}, = refuse, E P, S 2C")
    assert asked(board) == "stupid_mistake"
    tell(board, "= no")
    assert (calls(board), unattended(board)) == ("N 1S, (N 1H), E P, S 2C", ["37"])


@editions()
def test_25_a_call_after_that_of_the_partner_is_no_change(laws: Edition) -> None:
    """South passed out of rotation; North, East and South went on, and only then was it refused."""
    board = auction(laws, "S P, N 1H, E P, S 1S, W !, = refuse")
    if laws is not L2017:
        tell(board, "= natural")
    assert calls(board) == ("(S P), N 1H, E P, S 1S" if laws is L2017 else "(S P), N 1H, E P, (S 1S), S P")
    assert asked(board) == ("comparable" if laws is L2017 else None)


# After the end of the auction


@editions()
def test_r25_3_a_call_over_a_change_after_the_end_accepts_nothing(laws: Edition) -> None:
    board = auction(laws, "N 4S, E P, S P, W P, W > 5C, N P")
    assert calls(board) == "N 4S, E P, S P, W P, W 5C?, N P?"
    tell(board, "S !, = no")
    assert (calls(board), lead_rights(board)) == ("N 4S, E P, S P, W P, (W 5C), (N P)", [])  # North has called over it
    assert {"R25-3", "39B" if laws is not L1997 else "35D"} <= set(board.citations)


@editions()
def test_r25_3_set_aside_the_auction_goes_on_over_a_change_of_the_final_pass(laws: Edition) -> None:
    board = auction(laws, "N 4S, E P, S P, W P, W > 5C, N P", set_aside=("R25-3",))
    assert (calls(board), turn(board)) == ("N 4S, E P, S P, [W P], W 5C, N P", "E")
    assert board.table.calling


@editions(L2007, L2017)
def test_25_a_call_after_a_pass_out_does_not_stand_because_it_is_changed(laws: Edition) -> None:
    board = auction(laws, "N P, E P, S P, W P, W 1S, W > P, N !, = no")
    assert (calls(board), board.table.passed_out) == ("N P, E P, S P, W P, (W 1S), (W P)", True)


@editions()
def test_32_nobody_must_repeat_a_double_of_what_his_partner_has_bid_meanwhile(laws: Edition) -> None:
    """South's pass was changed for a bid, which West accepted by passing: what North calls now is his own affair."""
    board = auction(laws, "N 1C, E 1S, S P, N X, W !, = refuse, S 2H, W P")
    assert (calls(board), turn(board)) == ("N 1C, E 1S, [S P], (N X), S 2H, W P", "N")
    assert duties(board) == set()
    assert {"P", "2S", "3H"} <= {call.code for call in board.legal_calls.legal}


@editions()
def test_25a_a_call_of_the_right_hand_opponent_that_was_let_stand_falls_if_it_is_not_enough_any_more(
    laws: Edition,
) -> None:
    let_stand = "N 1C, E P, S P, W 1H, S 1NT, W !, = accept"
    board = slip(laws, f"{let_stand}, W > 2S, N !")
    assert (asked(board), calls(board), turn(board)) == (None, "N 1C, E P, S P, [W 1H], W 2S, [S 1NT]", "N")
    assert "R25-6" in board.citations
    enough = slip(laws, f"{let_stand}, W > 1S, N !")
    assert (asked(enough), turn(enough)) == (None, "W")


@editions()
def test_25_at_his_lefts_turn_a_player_has_called_already_and_that_call_has_to_be_told(laws: Edition) -> None:
    board = Board(turn="E", bid="1H", whole=False, laws=laws)
    for call in ("2S", "P", "X"):
        with pytest.raises(ImpossibleEvent, match="What North called"):
            board.made("N", call)
    board = Board(calls=[("N", "P")], bid="1H", whole=False, laws=laws)
    board.made("N", "2S")
    board.director("E")
    assert board.question.id == "slip"


@editions()
@pytest.mark.parametrize("told", ["N 8D, E P, S P, E !, N > 1D", "N 8D, E P, S P, N > 1D, E !"])
def test_25a_of_a_call_that_can_never_stand_nobody_says_that_it_stands(laws: Edition, told: str) -> None:
    board = auction(laws, told)
    assert (calls(board), turn(board)) == ("(N 8D), (N 1D), (E P), (S P), N P", "E")
    assert "8♦ is not changed, and is ruled on as it was made" in board.explain()


@editions()
def test_25b2_the_law_of_a_call_that_can_never_stand_has_its_word(laws: Edition) -> None:
    """25B2(a) of 1997 too: nobody may keep it."""
    board = auction(laws, "N 8D, N > 1D, E !, = no, = refuse")
    assert (calls(board), turn(board), asked(board)) == ("(N 8D), (N 1D), N P", "E", None)
    assert "8♦ stands" not in board.explain()


# A bid over an unknown last bid


@editions()
def test_18d_over_which_bid_is_asked_before_it_is_a_change_of_call(laws: Edition) -> None:
    board = Board(laws=laws, turn="E", whole=False)
    tell(board, "E 2H, E > 3H, S !")
    assert asked(board) == "slip"
    tell(board, "= no")
    assert (asked(board), to(board)) == ("last_bid", "Director")
    tell(board, "= 2S")
    assert asked(board) == "insufficient_bid"
    enough = Board(laws=laws, turn="E", whole=False)
    tell(enough, "E 2H, E > 3H, S !, = no, = lower")
    assert asked(enough) == "changed_call"


@editions()
def test_25a_a_slip_is_put_right_whatever_it_was_made_over(laws: Edition) -> None:
    board = Board(laws=laws, turn="E", whole=False)
    tell(board, "E 2H, E > 3H, S !" + SLIP[laws])
    assert (asked(board), calls(board)) == (None, "[E 2H], E 3H")


# A double, or a bid of more than seven, in the place of a call


@editions()
@pytest.mark.parametrize("told", ["N 1H, E 2C, E X, S !", "N 1H, E 2C, E > X, S !"])
def test_32c_a_double_after_his_own_bid_is_a_change_of_call(laws: Edition, told: str) -> None:
    board = auction(laws, f"{told}, = no, = accept")
    assert (calls(board), turn(board), duties(board)) == ("N 1H, [E 2C], E X", "S", set())
    assert "25B1" in board.citations


@editions()
@pytest.mark.parametrize("second", ["X", "8C"])
@pytest.mark.parametrize("over", ["", "W P, "])
def test_25b1_nobody_accepts_what_can_never_stand(laws: Edition, second: str, over: str) -> None:
    """South would double his partner's bid, or bid eight."""
    board = auction(laws, f"N 1S, E P, S 2S, S > {second}, {over}W !, = no")
    assert asked(board) is None
    assert calls(board).startswith(f"N 1S, E P, S 2S, (S {second})")
    assert turn(board) == "W"
    assert "25B1" not in board.citations
    assert {"36", "35A", "36B1", "36A", "38", "38A"} & set(board.citations)


@editions()
def test_25_to_double_twice_changes_nothing(laws: Edition) -> None:
    board = auction(laws, "N 1S, E X, E X, S !")
    tell(board, "= no") if asked(board) else None
    assert (calls(board), duties(board)) == ("N 1S, E X", set())
