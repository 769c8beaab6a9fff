"""Law 27: insufficient bid."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.laws.law27.queries import lowest_sufficient
from bridgelaws.play.board import Board
from bridgelaws.values.calls import Bid, parse_call
from editions import editions
from law27_scenes import auction, calls, duties, lead_rights, may_use, tell, turn
from scenes import asked, options, referred, to, unattended

LATER = (L2007, L2017)
INSUFFICIENT = "N 1S, E 1H, S !"  # West is the offender's partner, South his left
REFUSED = f"{INSUFFICIENT}, = refuse"
FREE = {L1997: "both_natural", L2007: "both_natural", L2017: "same_denomination"}
LEFT = {L1997: "23", L2007: "23", L2017: "72C"}  # where damage by the enforced pass is dealt with
ACCEPTED = {L1997: "27A", L2007: "27A1", L2017: "27A1"}
DAMAGE = {L1997: "27B1(b)", L2007: "27D", L2017: "27D"}


def with_2d(laws: Edition, told: str = REFUSED, **opening: object) -> Board:
    """East has bid 2D in the place of 1H, and it was found to be nothing that is let through freely."""
    board = auction(laws, f"{told}, E 2D", **opening)
    return board if asked(board) is None else tell(board, "= none")


# 27A: the player on the left accepts it, or does not


@editions()
def test_27a_the_player_on_the_left_is_asked(laws: Edition) -> None:
    board = auction(laws, INSUFFICIENT)
    assert (asked(board), to(board), options(board)) == ("insufficient_bid", "S", {"accept", "refuse"})
    assert calls(board) == "N 1S, E 1H?"


@editions()
def test_27a_nobody_is_asked_before_attention_is_drawn(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H")
    assert (asked(board), unattended(board), calls(board)) == (None, ["27"], "N 1S, E 1H?")


@editions()
@pytest.mark.parametrize("told", [f"{INSUFFICIENT}, = accept, S P", "N 1S, E 1H, S +, S P", "N 1S, E 1H, S P"])
def test_27a_accepted_by_saying_so_or_by_calling(laws: Edition, told: str) -> None:
    board = auction(laws, told)
    assert calls(board) == "N 1S, E 1H, S P"
    assert (turn(board), duties(board), lead_rights(board), referred(board)) == ("W", set(), [], set())
    assert ACCEPTED[laws] in board.citations


@editions()
def test_27a_what_follows_an_accepted_bid_need_only_beat_that(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, S 1S, W P, N P, E P")
    assert (str(board.contract), unattended(board)) == ("1♠ by North", [])


@editions()
def test_27a_an_accepted_bid_may_become_the_contract(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, S P, W P, N P")
    assert str(board.contract) == "1♥ by East"


@editions(L2017)
def test_27a_all_may_use_a_bid_that_was_accepted(laws: Edition) -> None:
    assert may_use(auction(laws, "N 1S, E 1H, S P"), "1♥") == ("NSW", "")


@editions()
def test_27a_only_the_left_accepts_by_calling(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, W 2H")
    assert calls(board).startswith("N 1S, E 1H?")


@editions()
def test_27a_an_accepting_call_may_itself_be_insufficient(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, S 1D")
    assert calls(board) == "N 1S, E 1H, S 1D?"
    tell(board, "W !")
    assert (asked(board), to(board)) == ("insufficient_bid", "W")


# 27B: not accepted


@editions()
@pytest.mark.parametrize("told", [REFUSED, "N 1S, E 1H, S -"])
def test_27b_refused_it_is_withdrawn_and_the_offender_calls_again(laws: Edition, told: str) -> None:
    board = auction(laws, told)
    assert (calls(board), turn(board), asked(board)) == ("N 1S, [E 1H]", "E", None)
    assert "27B" in board.citations


@editions()
def test_27b_what_the_offender_may_call_now(laws: Edition) -> None:
    board = auction(laws, REFUSED)
    calls_now = board.legal_calls
    assert {"P", "1NT", "2H"} <= {call.code for call in calls_now.legal}
    assert "1H" not in calls_now
    if laws is L1997:
        against = calls_now.why_not("X")
        assert against is not None
        assert against.ref == "27B"
    else:
        against = calls_now.depends_on("X")
        assert against is not None
        assert (against.ref, calls_now.why_not("X")) == ("27B3", None)


@editions()
def test_27b_he_may_ask_what_a_call_would_cost(laws: Edition) -> None:
    board = auction(laws, REFUSED)
    for call in ("2H", "2D", "X", "P"):
        outcome = board.prospect("E", call)
        assert outcome.table.duties or outcome.question is not None
    assert (calls(board), duties(board)) == ("N 1S, [E 1H]", {"E no double"} if laws is L1997 else set())


@editions()
def test_27b1a_made_good_in_the_same_denomination_costs_nothing(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E 2H, = {FREE[laws]}")
    assert (calls(board), turn(board)) == ("N 1S, [E 1H], E 2H", "S")
    assert (duties(board), lead_rights(board)) == (set(), [])
    assert may_use(board, "1♥") == ("NSW", "")
    assert referred(board) == {f"{DAMAGE[laws]} must"}
    assert "27B1(a)" in board.citations


@editions()
def test_27b1a_the_partner_may_bid_on(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E 2H, = {FREE[laws]}, S P, W 4H")
    assert (calls(board), unattended(board)) == ("N 1S, [E 1H], E 2H, S P, W 4H", [])


@editions(L1997, L2007)
def test_27b1a_is_offered_only_for_the_lowest_bid_in_the_denomination_named(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E 3H")
    assert asked(board) is None or "both_natural" not in options(board)


@editions(L2017)
def test_27b1a_is_offered_for_every_sufficient_bid_because_it_is_what_it_shows_that_counts(laws: Edition) -> None:
    assert {"same_denomination", "same_and_more"} <= options(auction(laws, f"{REFUSED}, E 3D"))
    for other in ("P", "X"):
        assert options(auction(laws, f"{REFUSED}, E {other}")) == {"similar", "subset", "purpose", "none"}


@editions(L1997)
def test_27b2_in_1997_nothing_but_the_same_denomination_is_free_and_nobody_is_asked(laws: Edition) -> None:
    for other in ("P", "2D", "3H"):
        board = auction(laws, f"{REFUSED}, E {other}")
        assert (asked(board), duties(board)) == (None, {"W pass to the end"})


@editions()
def test_27b2_if_one_of_the_bids_was_not_natural_the_partner_is_silent(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E 2H, = none")
    assert (duties(board), lead_rights(board)) == ({"W pass to the end"}, ["E 1H"])


@editions()
def test_27b2_any_other_call_silences_the_partner_to_the_end(laws: Edition) -> None:
    board = with_2d(laws)
    assert (calls(board), turn(board)) == ("N 1S, [E 1H], E 2D", "S")
    assert (duties(board), lead_rights(board)) == ({"W pass to the end"}, ["E 1H"])
    assert may_use(board, "1♥") == ("NS", "W")
    assert {"27B2", LEFT[laws]} <= set(board.citations)
    tell(board, "S 2S, W P, N 3S, E P, S P")
    assert duties(board) == {"W pass to the end"}


@editions()
def test_27b2_a_pass_in_its_place(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E P")
    if asked(board):
        tell(board, "= none")
    assert (calls(board), duties(board), lead_rights(board)) == ("N 1S, [E 1H], E P", {"W pass to the end"}, ["E 1H"])


@editions(L2007)
@pytest.mark.parametrize("found", ["same_meaning", "more_precise", "nearly_the_same"])
def test_27b1b_2007_the_same_or_a_more_precise_meaning(laws: Edition, found: str) -> None:
    board = auction(laws, f"{REFUSED}, E 3H, = {found}")
    assert (duties(board), lead_rights(board), "27B1(b)" in board.citations) == (set(), [], True)
    assert may_use(board, "1♥") == ("NS", "W")  # R27-1: only 27B1(a) takes 16D away
    assert {"27D must", "16D2 must"} == {each for each in referred(board) if not each.startswith("16A4")}


@editions(L2007)
def test_r27_1_set_aside_all_may_use_the_bid(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E 3H, = more_precise", set_aside=("R27-1",))
    assert (may_use(board, "1♥"), referred(board)) == (("NSW", ""), {"27D must"})


@editions(L2007)
def test_r27_5_set_aside_the_meaning_must_lie_wholly_within(laws: Edition) -> None:
    told = f"{REFUSED}, E 3H"
    assert "nearly_the_same" in options(auction(laws, told))
    assert options(auction(laws, told, set_aside=("R27-5",))) == {"same_meaning", "more_precise", "none"}


@editions(L2017)
@pytest.mark.parametrize(("found", "limb"), [("similar", "23A1"), ("subset", "23A2"), ("purpose", "23A3")])
def test_27b1b_2017_a_comparable_call(laws: Edition, found: str, limb: str) -> None:
    board = auction(laws, f"{REFUSED}, E 3H, = {found}")
    assert (duties(board), lead_rights(board), referred(board)) == (set(), [], {"27D must"})
    assert may_use(board, "1♥") == ("NSW", "")
    limbs = [ref for ref in board.citations if ref.startswith("23A")]
    assert ("27B1(b)" in board.citations, set(limbs)) == (True, {limb})


@editions(L2017)
def test_r27_4_a_further_suit_does_not_spoil_the_same_denomination(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E 2H, = same_and_more")
    assert (duties(board), {"27B1(a)", "R27-4"} <= set(board.citations)) == (set(), True)
    without = auction(laws, f"{REFUSED}, E 2H", set_aside=("R27-4",))
    assert options(without) == {"same_denomination", "similar", "subset", "purpose", "none"}


# 27B3: doubles


@editions(*LATER)
def test_27b3_a_double_that_says_the_same_stands(laws: Edition) -> None:
    found = {L2007: "more_precise", L2017: "subset"}[laws]
    board = auction(laws, f"{REFUSED}, E X")
    assert calls(board) == "N 1S, [E 1H], E X?"
    tell(board, f"= {found}")
    assert (calls(board), turn(board)) == ("N 1S, [E 1H], E X", "S")
    assert (duties(board), lead_rights(board), "27B1(b)" in board.citations) == (set(), [], True)


@editions(L1997)
def test_27b3_in_1997_no_double_takes_the_place_of_the_bid(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E X")
    assert (asked(board), calls(board), turn(board)) == (None, "N 1S, [E 1H], (E X)", "E")
    assert duties(board) == {"W pass to the end", "E no double"}


@editions()
def test_27b3_a_double_refused_silences_the_partner_whatever_is_called_then(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E X")
    if asked(board):
        tell(board, "= none")
    tell(board, "E 2H")
    assert (calls(board), asked(board)) == ("N 1S, [E 1H], (E X), E 2H", None)
    assert (duties(board), lead_rights(board)) == ({"W pass to the end"}, ["E 1H", "E X"])
    assert (may_use(board, "1♥"), may_use(board, "double")) == (("NS", "W"), ("NS", "W"))
    assert {"27B3", LEFT[laws], "R27-6"} <= set(board.citations)


@editions(*LATER)
def test_r27_2_set_aside_the_last_call_alone_decides(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E X, = none, E 2H, = {FREE[laws]}", set_aside=("R27-2",))
    assert (duties(board), lead_rights(board)) == (set(), ["E X"])
    assert may_use(board, "1♥") == ("NSW", "")


@editions()
def test_r27_6_set_aside_only_the_bid_limits_the_lead(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E X", set_aside=("R27-6",))
    if asked(board):
        tell(board, "= none")
    assert lead_rights(board) == ["E 1H"]


@editions()
def test_27b3_doubled_again_it_is_cancelled_again(laws: Edition) -> None:
    board = auction(laws, f"{REFUSED}, E X")
    if asked(board):
        tell(board, "= none")
    tell(board, "E X")
    assert (calls(board), turn(board)) == ("N 1S, [E 1H], (E X), (E X)", "E")


@editions()
def test_27b3_a_redouble_as_well(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, S 2S, W X, N 2D, E !, = refuse, N XX")
    if asked(board):
        tell(board, "= none")
    assert calls(board).endswith("[N 2D], (N XX)")
    assert "S pass to the end" in duties(board)


# 27B4: another insufficient bid


@editions(*LATER)
def test_27b4_the_second_may_be_accepted(laws: Edition) -> None:
    board = auction(laws, "N 2S, E 1H, S !, = refuse, E 2H")
    assert (asked(board), to(board), options(board)) == ("insufficient_bid", "S", {"accept", "refuse"})
    tell(board, "= accept")
    assert (calls(board), duties(board), lead_rights(board)) == ("N 2S, [E 1H], E 2H", set(), [])


@editions(*LATER)
@pytest.mark.parametrize("told", ["E 1H, S !, = refuse, E 2H", "E 1H, E > 2H, S !, = no"])
def test_27b4_he_is_told_that_after_it_no_call_sets_the_partner_free(laws: Edition, told: str) -> None:
    first, again = auction(laws, "N 2S, E 1H, S !"), auction(laws, f"N 2S, {told}")
    assert "unless the law lets that call through freely" in aloud(first)
    assert "unless" not in aloud(again)
    assert "whatever that is, East's partner must pass to the end" in aloud(again)


def aloud(board: Board) -> str:
    """What is read to the player who is asked."""
    assert board.question is not None
    return str(board.question.say)


@editions(*LATER)
def test_27b4_the_second_is_accepted_by_calling(laws: Edition) -> None:
    board = auction(laws, "N 2S, E 1H, S !, = refuse, E 2H, S 2S")
    assert (calls(board), duties(board)) == ("N 2S, [E 1H], E 2H, S 2S", set())
    assert (asked(board), may_use(board, "withdrawn 1♥")) == (None, ("NS", "W"))
    tell(board, "W P, N P, E P")  # what East calls later is in the place of nothing
    assert (asked(board), duties(board), str(board.contract)) == (None, set(), "2♠ by North")


@editions(*LATER)
@pytest.mark.parametrize("accepts", ["= accept, S 2S", "S 2S"])
def test_r27_10_once_the_second_is_accepted_the_first_limits_no_lead(laws: Edition, accepts: str) -> None:
    told = f"N 2S, E 1H, S !, = refuse, E 2H, {accepts}"
    board = auction(laws, told)
    assert (lead_rights(board), "R27-10" in board.citations) == ([], True)
    assert lead_rights(auction(laws, told, set_aside=("R27-10",))) == ["E 1H"]


@editions()
def test_27b4_refused_it_is_ruled_on_as_a_double(laws: Edition) -> None:
    board = auction(laws, "N 2S, E 1H, S !, = refuse, E 2H")
    if asked(board):
        tell(board, "= refuse")
    assert (calls(board), duties(board)) == ("N 2S, [E 1H], (E 2H)", {"W pass to the end", "E no double"})
    assert {L1997: "R27-3", L2007: "27B4", L2017: "27B4"}[laws] in board.citations
    tell(board, "E 3H")
    assert (calls(board), asked(board)) == ("N 2S, [E 1H], (E 2H), E 3H", None)
    assert (duties(board), lead_rights(board)) == ({"W pass to the end"}, ["E 1H", "E 2H"])


@editions(L1997)
def test_r27_3_set_aside_in_1997_the_last_call_alone_decides(laws: Edition) -> None:
    told = "N 2S, E 1H, S !, = refuse, E 2H, E 3H, = both_natural"
    board = auction(laws, told, set_aside=("R27-3",))
    assert (calls(board), duties(board)) == ("N 2S, [E 1H], (E 2H), E 3H", set())
    assert lead_rights(board) == ["E 2H"]  # the lead penalties may follow from the attempt


@editions(L1997)
def test_r27_8_in_1997_nobody_is_asked_whether_he_accepts_the_second(laws: Edition) -> None:
    told = "N 2S, E 1H, S !, = refuse, E 2H"
    board = auction(laws, told)
    assert (asked(board), calls(board), "R27-8" in board.citations) == (None, "N 2S, [E 1H], (E 2H)", True)
    board = auction(laws, told, set_aside=("R27-8",))
    assert options(board) == {"accept", "refuse"}
    tell(board, "= accept")
    assert (calls(board), duties(board)) == ("N 2S, [E 1H], E 2H", set())


@editions(L2017)
def test_r27_9_the_lead_may_be_limited_whatever_is_called_after_a_refused_double(laws: Edition) -> None:
    told = "W 1S, N 1H, E !, = refuse, N X, = none, N 2H, E 3C, S P, W P, N P"
    assert asked(auction(laws, told, dealer="W")) == "suits_specified"
    assert asked(auction(laws, told, dealer="W", set_aside=("R27-9",))) == "comparable"


# 31 before 27


@editions()
def test_27a2_out_of_rotation_law_31_comes_first_and_the_left_is_asked_again(laws: Edition) -> None:
    board = auction(laws, "N 1S, S 1H, E !, = refuse, E P")
    legal = board.legal_calls
    assert ([call.code for call in legal.legal], legal.must) == (["1H"], parse_call("1H"))
    tell(board, "S 1H, W !")
    assert (asked(board), to(board)) == ("insufficient_bid", "W")
    assert {L1997: "27C", L2007: "27A2", L2017: "27A2"}[laws] in board.citations
    tell(board, f"= refuse, S 2H, = {FREE[laws]}")
    assert (calls(board), duties(board)) == ("N 1S, (S 1H), E P, [S 1H], S 2H", set())


# Told late, and what is not known


@editions()
def test_27_told_after_the_call_on_the_left_there_is_nothing_to_rule(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, S 2C, W !")
    assert (asked(board), calls(board)) == (None, "N 1S, E 1H, S 2C")


@editions()
def test_27_the_last_bid_is_enough_to_know(laws: Edition) -> None:
    board = Board(turn="E", laws=laws, whole=False, bid="1S")
    tell(board, "E 1H, S !, = refuse, E 2H")
    tell(board, f"= {FREE[laws]}")
    assert (duties(board), lead_rights(board), turn(board)) == (set(), [], "S")


@editions(*LATER)
@pytest.mark.parametrize("since", ["S 3S, W 4C", "S 3S, W 4C, N P", "S 3S, W P, N P"])
def test_27b2_what_the_new_call_says_may_be_found_after_the_partner_has_called(laws: Edition, since: str) -> None:
    at_once = auction(laws, f"{REFUSED}, E 3C, = none, {since}")
    late = auction(laws, f"{REFUSED}, E 3C, {since}, = none")
    assert (calls(late), duties(late), late.citations) == (calls(at_once), duties(at_once), at_once.citations)
    assert unattended(late) == unattended(at_once) == (["37"] if since.endswith("4C") else [])


@editions()
def test_27_the_hands_do_not_matter(laws: Edition) -> None:
    deal = "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT98.JT9 765.876.765.8765 432.5432.432.432"
    told = f"{REFUSED}, E 2H, = {FREE[laws]}"
    known, unknown = auction(laws, told, deal=deal), auction(laws, told)
    assert (calls(known), duties(known), known.citations) == (calls(unknown), duties(unknown), unknown.citations)


@editions()
def test_27_attention_and_the_directors_call_in_any_order(laws: Edition) -> None:
    one = auction(laws, "N 1S, E 1H, N !, S -")
    other = auction(laws, "N 1S, E 1H, S -, N !")
    assert calls(one) == calls(other) == "N 1S, [E 1H]"
    assert one.table.awaiting == other.table.awaiting


@pytest.mark.parametrize(
    ("over", "bid", "lowest"),
    [("1S", "1H", "2H"), ("1S", "1S", "2S"), ("2C", "1NT", "2NT"), ("7H", "7D", None), ("7C", "6NT", "7NT")],
)
def test_lowest_sufficient_bid_in_the_same_denomination(over: str, bid: str, lowest: str | None) -> None:
    first, second = parse_call(over), parse_call(bid)
    assert isinstance(first, Bid)
    assert isinstance(second, Bid)
    assert lowest_sufficient(first, second) == (None if lowest is None else parse_call(lowest))


def test_27b3_because_of_which_calls_a_lead_may_be_limited_is_said_once_each() -> None:
    board = auction(L2017, "N 1S, E 1H, S !, = refuse, E X, = none")
    said = board.explain()
    assert [said.count(f"because of {call}") for call in ("1♥", "double")] == [1, 1]
