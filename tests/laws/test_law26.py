"""Law 26: call withdrawn, lead restrictions."""

from __future__ import annotations

import pytest

from bridgelaws.book.changes import changes
from bridgelaws.book.editions import L1997, L2007, L2017, Change, Edition
from bridgelaws.play.board import Board
from calls import duties, leads, turn, users_of_call
from editions import editions
from law26_scenes import after, found, restrictions, tricks
from law27_scenes import auction, tell
from scenes import asked, options, penalty_cards, referred, to, trick

# East's 1H was not accepted and he bid 2D, South plays 3NT and West is to lead.
HEART = "N 1S, -E 1H, E 2D, S 2NT, W P, N 3NT, E P, S P, W P"
# West's 2H was not accepted; South plays 3NT and West himself is to lead.
WEST_FELL = "S 1NT, -W 2H, W P, N 3NT, E P, S P, W P"
WEST_REPEATS = "S 1NT, -W 2H, W 2H, N 3NT, E P, S P, W P"
OLD = (L1997, L2007)
REQUIRE = {L1997: "26A2", L2007: "26A2(a)"}
FORBID = {L1997: "26A2", L2007: "26A2(b)"}


def may_lead(board: Board, card: str) -> bool | None:
    """Whether a card may be led, as far as is known."""
    plays = board.legal_plays
    if card in {c.code for c in plays.legal}:
        return True
    return None if card in {c.code for c in plays.unsettled} else False


# 26A and 26B of 1997 and 2007: by the suits that the withdrawn call showed


@editions(*OLD)
def test_26a_asks_what_the_call_showed_and_what_was_shown_legally(laws: Edition) -> None:
    board = after(laws, HEART)
    assert (asked(board), to(board)) == ("suits_shown", "Director")
    assert board.question is not None
    assert board.question.values == ("H", "none", "unknown", "others")  # the likely answer first
    board.found("H")
    assert (asked(board), options(board)) == ("suits_specified", {"none", "H"})


@editions(*OLD)
def test_26a2_a_suit_not_shown_legally_may_be_required_or_forbidden(laws: Edition) -> None:
    board = found(after(laws, HEART), "H", "none")
    assert (asked(board), to(board)) == ("lead_restriction:1", "S")
    assert options(board) == {"require", "forbid", "leave"}


@editions(*OLD)
def test_26a2_a_required_suit_binds_one_lead(laws: Edition) -> None:
    board = found(after(laws, HEART), "H", "none", "require")
    assert REQUIRE[laws] in board.citations
    assert (may_lead(board, "C4"), restrictions(board)) == (None, ["W must lead ♥"])
    tricks(board, "W:HA N:H2 E:H3 S:H4")
    assert (asked(board), restrictions(board), may_lead(board, "C4")) == (None, [], True)


@editions(*OLD)
def test_26a2_a_forbidden_suit_is_forbidden_while_he_keeps_the_lead(laws: Edition) -> None:
    board = found(after(laws, HEART), "H", "none", "forbid")
    assert FORBID[laws] in board.citations
    tricks(board, "W:SA N:S2 E:S3 S:S4")
    assert (restrictions(board), asked(board)) == (["W may not lead ♥"], None)
    tricks(board, "W:S5 N:SK E:S6 S:S7")
    assert restrictions(board) == []


@editions(*OLD)
def test_26a1_a_suit_shown_legally_gives_no_restriction_and_may_not_be_used(laws: Edition) -> None:
    board = found(after(laws, HEART), "H", "H")
    assert (asked(board), restrictions(board)) == (None, [])
    assert {"26A1", {L1997: "16C2", L2007: "16D2"}[laws]} <= set(board.citations)


@editions(*OLD)
def test_26a2_of_two_suits_the_one_not_shown_legally(laws: Edition) -> None:
    board = found(after(laws, HEART.replace("-E 1H", "-E 1NT")), "others")
    assert len(options(board)) == 15
    found(board, "HD")
    assert asked(board) == "suits_specified"
    assert board.question is not None
    assert board.question.values[0] == "D"  # what he bid
    found(board, "D", "forbid")
    assert (restrictions(board), "R26-3" in board.citations) == (["W may not lead ♥"], True)


@editions(*OLD)
def test_26a2_either_of_two_suits_where_the_reading_is_set_aside(laws: Edition) -> None:
    board = found(after(laws, HEART.replace("-E 1H", "-E 1NT"), set_aside=("R26-3",)), "others", "HD", "D", "require")
    assert (asked(board), options(board)) == ("required_suit:1", {"H", "D"})
    found(board, "D")
    assert restrictions(board) == ["W must lead ♦"]


@editions(*OLD)
def test_26a2_declarer_names_one_of_two_suits(laws: Edition) -> None:
    board = found(after(laws, HEART.replace("-E 1H", "-E 1NT")), "others", "DC", "none")
    assert (asked(board), options(board)) == ("lead_restriction:1", {"require", "forbid", "leave"})
    found(board, "forbid")
    assert (asked(board), options(board)) == ("forbidden_suit:1", {"D", "C"})
    found(board, "C")
    assert restrictions(board) == ["W may not lead ♣"]


@editions(*OLD)
def test_26b_a_call_without_a_suit_lets_any_one_suit_be_forbidden(laws: Edition) -> None:
    board = found(after(laws, HEART.replace("-E 1H", "-E 1NT")), "none")
    assert (asked(board), to(board), options(board)) == ("forbidden_suit:1", "S", {"S", "H", "D", "C", "none"})
    found(board, "C")
    assert (restrictions(board), "26B" in board.citations) == (["W may not lead ♣"], True)


@editions(*OLD)
def test_26b_a_known_and_an_unknown_suit_let_any_one_suit_be_forbidden(laws: Edition) -> None:
    board = found(after(laws, HEART), "unknown")
    assert options(board) == {"S", "H", "D", "C", "none"}
    found(board, "none")
    assert ("R26-1" in board.citations) is (laws is L1997)


def test_26a_of_1997_by_the_letter_the_known_suit_counts() -> None:
    board = found(after(L1997, HEART, set_aside=("R26-1",)), "unknown")
    assert asked(board) == "other_suits_shown"
    found(board, "S", "none")
    assert options(board) == {"require", "forbid", "leave"}


@editions(*OLD)
def test_26b_after_a_double_out_of_rotation_nobody_asks_what_it_showed(laws: Edition) -> None:
    board = after(laws, HEART.replace("-E 1H", "-E X"), any_suit=True)
    assert (asked(board), options(board)) == ("forbidden_suit:1", {"S", "H", "D", "C", "none"})


@editions(*OLD)
def test_26_the_same_call_again_gives_nothing(laws: Edition) -> None:
    board = tricks(after(laws, WEST_REPEATS), "W:S2 N:S3 E:SA S:S4")
    assert asked(board) == "much_different"
    found(board, False)
    assert (asked(board), restrictions(board)) == (None, [])
    assert {"26", "26 footnote"} <= set(board.citations)


@editions(*OLD)
def test_26_the_same_call_with_a_much_different_meaning_is_another_call(laws: Edition) -> None:
    board = tricks(after(laws, WEST_REPEATS), "W:S2 N:S3 E:SA S:S4")
    found(board, True)
    assert asked(board) == "suits_shown"
    found(board, "H", "none", "forbid")
    assert (restrictions(board), "26 footnote" in board.citations) == (["E may not lead ♥"], True)


# 2017


def test_26b_of_2017_any_one_suit_not_shown_legally_may_be_forbidden() -> None:
    board = after(L2017, HEART)
    assert board.question is not None
    assert (asked(board), board.question.values) == ("suits_specified", ("D", "none", "others"))
    found(board, "D")
    assert (asked(board), options(board)) == ("forbidden_suit:1", {"S", "H", "C", "none"})
    found(board, "S")
    assert (restrictions(board), {"26B", "R26-2"} <= set(board.citations)) == (["W may not lead ♠"], True)


def test_26b_of_2017_other_suits_than_those_bid_by_two_answers() -> None:
    board = found(after(L2017, HEART), "others")
    assert (asked(board), len(options(board))) == ("other_suits_specified", 14)
    found(board, "SD")
    assert options(board) == {"H", "C", "none"}


def test_26b_of_2017_all_four_suits_shown_leave_nothing() -> None:
    board = found(after(L2017, HEART), "others", "SHDC")
    assert (asked(board), restrictions(board)) == (None, [])


def test_26b_of_2017_in_its_first_print_lets_declarer_require_too() -> None:
    board = found(after(L2017, HEART, set_aside=("R26-2",)), "D")
    assert (asked(board), options(board)) == ("lead_restriction:1", {"require", "forbid", "leave"})
    found(board, "require")
    assert options(board) == {"S", "H", "C"}
    found(board, "H")
    assert (restrictions(board), "26B" in board.citations) == (["W must lead ♥"], True)


@pytest.mark.parametrize("limb", ["similar", "subset", "purpose"])
def test_26a_of_2017_a_comparable_call_leaves_the_lead_free(limb: str) -> None:
    board = after(L2017, HEART, compared=False)
    assert asked(board) == "comparable"
    found(board, limb)
    assert (asked(board), restrictions(board), "26A" in board.citations) == (None, [], True)
    assert "23C must" in referred(board)
    assert [entry.unauthorized for entry in board.table.information] == [()]


def test_26b_of_2017_what_was_compared_before_is_not_compared_again() -> None:
    assert asked(found(after(L2017, HEART, compared=False), "none")) == "suits_specified"
    assert asked(after(L2017, HEART)) == "suits_specified"


# Whose lead, and when


@editions()
def test_26_binds_the_partner_alone(laws: Edition) -> None:
    board = after(laws, WEST_FELL)
    assert (asked(board), may_lead(board, "H4")) == (None, True)


@editions()
def test_26_waits_for_the_partners_first_lead_in_whatever_trick(laws: Edition) -> None:
    board = after(laws, WEST_FELL)
    tricks(board, "W:S2 N:SA E:S3 S:S4", "N:D2 E:D3 S:DA W:D4", "S:C2 W:C3 N:C4 E:CA")
    assert asked(board) in ("suits_shown", "suits_specified")
    found(board, *(("H", "none", "forbid") if laws is not L2017 else ("none", "H")))
    assert restrictions(board) == ["E may not lead ♥"]


@editions()
def test_26_is_asked_once(laws: Edition) -> None:
    board = found(after(laws, HEART), *(("H", "none", "leave") if laws is not L2017 else ("D", "none")))
    assert (asked(board), restrictions(board)) == (None, [])
    tricks(board, "W:S2 N:SA E:S3 S:S4", "N:D2 E:D3 S:D4 W:DA")
    assert asked(board) is None


@editions()
def test_26_gives_nothing_to_a_side_that_comes_to_defend(laws: Edition) -> None:
    board = after(laws, "S 1C, -W 1H, W 1S, N P, E 4S, S P, W P, N P")
    assert asked(board) is None
    tricks(board, "N:C2 E:C3 S:CA W:C4")
    assert asked(board) is None


@editions()
def test_26_with_one_card_left_there_is_nothing_to_choose(laws: Edition) -> None:
    board = tricks(after(laws, WEST_FELL), "W:S2 N:SA E:S3 S:S4")
    for north, east, south, west in zip("AKQJT98765", "23456789TJ", "3456789TJQ", "56789TJQK ", strict=True):
        tricks(board, f"N:D{north} E:H{east} S:C{south} W:{'S' + west if west != ' ' else 'HQ'}")
    tricks(board, "N:C2 E:CA S:CK W:HK")
    assert board.table.turn is not None
    assert board.table.turn.letter == "E"
    assert (board.table.number, asked(board)) == (13, None)


@editions()
def test_26_a_lead_out_of_turn_that_is_accepted_is_not_his_turn(laws: Edition) -> None:
    board = after(laws, WEST_FELL)
    board.faced("E", "H5")
    board.director("S")
    found(board, False, "accept")
    tricks(board, "S:H2 W:H3 N:HA")
    assert board.table.tricks[0].leader.letter == "E"
    tricks(board, "N:D2 E:DA S:D3 W:D4")
    assert asked(board) in ("suits_shown", "suits_specified")


@editions()
def test_26_a_lead_out_of_turn_was_his_first_where_the_reading_is_set_aside(laws: Edition) -> None:
    board = after(laws, WEST_FELL, set_aside=("R26-5",))
    board.faced("E", "H5")
    board.director("S")
    found(board, False, "accept")
    tricks(board, "S:H2 W:H3 N:HA", "N:D2 E:DA S:D3 W:D4")
    assert asked(board) is None


@editions()
def test_26_a_lead_before_the_choice_stands_and_ends_the_right(laws: Edition) -> None:
    board = after(laws, HEART)
    board.faced("W", "H5")
    board.director("S")
    assert (asked(board), to(board)) == ("led_while_asked", "Director")
    found(board, False)
    assert (trick(board), restrictions(board), "R26-7" in board.citations) == ("W:H5", [], True)
    assert board.lead_rights == ()
    tricks(board, "N:H2 E:HA S:H3", "E:D2 S:D3 W:DA N:D4")
    assert asked(board) is None


@editions()
def test_26_a_lead_while_the_director_is_there_takes_no_choice_away(laws: Edition) -> None:
    board = after(laws, HEART)
    board.faced("W", "H5")
    board.director("S")
    found(board, True)
    assert (trick(board), penalty_cards(board), "9B2" in board.citations) == ("", {"W:H5 major"}, True)
    found(board, *(("H", "none", "forbid") if laws is not L2017 else ("D", "H")))
    assert (restrictions(board), may_lead(board, "C4")) == (["W may not lead ♥"], True)


@editions()
def test_26_a_choice_made_anew_takes_the_place_of_the_one_before(laws: Edition) -> None:
    """A call after the final pass gives declarer more to choose from (39)."""
    board = after(laws, HEART)
    found(board, *(("H", "none", "forbid") if laws is not L2017 else ("D", "H")))
    assert restrictions(board) == ["W may not lead ♥"]
    board.made("E", "X")
    board.director("S")
    found(board, *(("H", "none", "none", "leave") if laws is not L2017 else ("D", "C")))
    assert restrictions(board) == ([] if laws is not L2017 else ["W may not lead ♣"])
    assert "no longer holds" in board.explain()


@editions(L2007)
def test_26_what_was_shown_legally_is_found_anew_of_a_further_call(laws: Edition) -> None:
    """That the change of call was meant is found after the first call has been gone into (25B1, R25-2)."""
    board = auction(laws, "N 1C, E 1H, E > 1S, N !, = no, = accept, S 2NT, W P, N 3NT, E 4S, E > P, S P, W P")
    found(board, "H", "none")
    assert asked(board) == "lead_restriction:1"
    tell(board, "N !, = no, = second")
    found(board, "H", "S")
    assert (asked(board), options(board)) == ("suits_specified", {"none", "H", "S", "SH"})
    found(board, "S", "require")
    assert restrictions(board) == ["W must lead ♥"]


@editions()
def test_26_only_what_may_yet_limit_a_lead_is_listed(laws: Edition) -> None:
    board = after(laws, HEART)
    assert len(board.lead_rights) == 1
    found(board, *(("H", "none", "leave") if laws is not L2017 else ("D", "none")))
    assert board.lead_rights == ()
    declaring = after(laws, "N 1S, -E 1H, E 2D, S P, W P, N P")
    assert declaring.table.lead_rights != ()
    assert declaring.lead_rights == ()


@editions()
def test_26_a_lead_before_the_choice_goes_back_where_the_reading_is_set_aside(laws: Edition) -> None:
    board = after(laws, HEART, set_aside=("R26-7",))
    board.faced("W", "H5")
    board.director("S")
    assert (trick(board), penalty_cards(board)) == ("", set())
    found(board, *(("H", "none", "forbid") if laws is not L2017 else ("D", "H")))
    assert (restrictions(board), may_lead(board, "C4")) == (["W may not lead ♥"], True)


@editions()
def test_26_a_lead_before_the_choice_that_was_played_to_is_nobodys_matter(laws: Edition) -> None:
    board = after(laws, HEART, set_aside=("R26-7",))
    board.faced("W", "H5")
    board.faced("N", "H2")
    board.director("S")
    assert (trick(board), asked(board)) == ("W:H5 N:H2", None)


# Several calls


@editions(*OLD)
def test_26_two_withdrawn_calls_are_put_in_one_choice(laws: Edition) -> None:
    board = after(laws, "N 1S, -E 1H, -E X, E 2D, S 2NT, W P, N 3NT, E P, S P, W P")
    found(board, "H")
    assert asked(board) == "suits_shown:2"
    found(board, "none", "none")
    assert (asked(board), options(board)) == ("lead_restriction:1", {"require", "forbid", "leave"})
    found(board, "forbid")
    assert options(board) == {"S", "H", "D", "C"}
    found(board, "C")
    assert (restrictions(board), "R26-4" in board.citations, asked(board)) == (["W may not lead ♣"], True, None)


def test_26_two_withdrawn_calls_in_2017_forbid_one_suit() -> None:
    board = found(after(L2017, "N 1S, -E 1H, -E X, E 2D, S 2NT, W P, N 3NT, E P, S P, W P"), "D", "S")
    assert (asked(board), restrictions(board)) == (None, ["W may not lead ♠"])


def test_26_two_withdrawn_calls_are_put_apart_where_the_reading_is_set_aside() -> None:
    line = "N 1S, -E 1H, -E X, E 2D, S 2NT, W P, N 3NT, E P, S P, W P"
    board = found(after(L2017, line, set_aside=("R26-4",)), "D", "S")
    assert asked(board) == "forbidden_suit:1:2"
    found(board, "H")
    assert restrictions(board) == ["W may not lead ♠", "W may not lead ♥"]


@editions()
def test_26_both_partners_restrict_each_other(laws: Edition) -> None:
    board = after(laws, "N 1S, -E 1H, E 2D, S 2NT, -W X, W P, N 3NT, E P, S P, W P")
    found(board, *(("H", "none", "leave") if laws is not L2017 else ("D", "none")))
    tricks(board, "W:S2 N:S3 E:SA S:S4")
    found(board, "none", "H")
    assert restrictions(board) == ["E may not lead ♥"]


# Hands, and other laws


@editions()
def test_59_who_cannot_obey_leads_what_he_likes(laws: Edition) -> None:
    only_clubs = "W:5432..432.765432 - - -"
    board = after(laws, HEART, deal=only_clubs)
    found(board, *(("H", "none", "require") if laws is not L2017 else ("D", "H")))
    assert may_lead(board, "C4") is True
    assert ("59" in board.citations) is (laws is not L2017)  # a ban on hearts he can obey


@editions()
def test_59_a_hand_that_nobody_knows_must_obey_if_it_can(laws: Edition) -> None:
    board = found(after(laws, HEART), *(("H", "none", "forbid") if laws is not L2017 else ("D", "H")))
    assert (may_lead(board, "H4"), may_lead(board, "C4")) == (None, True)


@editions()
def test_61a_a_forbidden_lead_is_a_revoke_and_becomes_a_penalty_card(laws: Edition) -> None:
    board = after(laws, HEART, deal="W:432.432.432.5432 - - -")
    found(board, *(("H", "none", "forbid") if laws is not L2017 else ("D", "H")))
    assert may_lead(board, "H2") is False
    board.faced("W", "H2")
    board.director("S")
    assert {"61A", "62B1"} <= set(board.citations)
    assert penalty_cards(board) == {"W:H2 major"}


@editions()
def test_26_comes_before_50d2_and_leaves_it_what_does_not_contradict(laws: Edition) -> None:
    board = beside_a_penalty_card(laws, "DK")
    found(board, *(("H", "none", "require") if laws is not L2017 else ("none", "D")))
    assert asked(board) == "lead_option:1"
    # A heart is required, so no diamond can be; or diamonds are forbidden, and may be once more.
    assert options(board) == {"forbid", "leave"}


@editions()
def test_50d2_of_the_same_suit_beside_26(laws: Edition) -> None:
    board = beside_a_penalty_card(laws, "HK")
    if laws is L2017:
        found(board, "none", "H")
        assert options(board) == {"forbid", "leave"}
    else:
        found(board, "H", "none", "require")
        assert options(board) == {"require", "leave"}


@editions()
def test_50d2_is_not_put_beside_26_where_the_reading_is_set_aside(laws: Edition) -> None:
    board = beside_a_penalty_card(laws, "DK", set_aside=("R26-6",))
    found(board, *(("H", "none", "forbid") if laws is not L2017 else ("none", "H")))
    assert options(board) == {"leave"}


def beside_a_penalty_card(laws: Edition, card: str, set_aside: tuple[str, ...] = ()) -> Board:
    """East's 3H was withdrawn and he passed; he has dropped an honour, and West is to lead against 3NT."""
    board = after(laws, "S 1NT, W P, N 2NT, -E 3H, E P, S 3NT, W P, N P, E P", set_aside=set_aside)
    board.dropped("E", card)
    board.director("S")
    seen = ("partner_could_possibly_see_face", "face_visible_to_partner_possible", "own_error", "designated_otherwise")
    while asked(board) in seen:
        board.answer(asked(board) != "designated_otherwise")
    return board


@editions()
def test_52_an_early_lead_that_passes_over_the_leaders_own_penalty_card_comes_under_52(laws: Edition) -> None:
    board = after(laws, HEART)
    board.dropped("W", "DK")
    board.director("S")
    while asked(board) in ("partner_could_possibly_see_face", "designated_otherwise"):
        board.answer(asked(board) != "designated_otherwise")
    assert penalty_cards(board) == {"W:DK major"}
    assert asked(board) in ("suits_shown", "suits_specified")
    board.faced("W", "C4")
    board.director("S")
    assert asked(board) == "penalty_card_not_played"


@editions()
def test_54a_the_new_declarer_chooses(laws: Edition) -> None:
    board = after(laws, HEART)
    board.faced("E", "C5")
    board.director("S")
    found(board, False, "spread")
    assert board.table.declarer.letter == "N"
    tricks(board, "S:C2 W:CA N:C3")
    assert asked(board) in ("suits_shown", "suits_specified")
    found(board, *(("H", "none") if laws is not L2017 else ("D",)))
    assert to(board) == "N"


# The book


def test_26_changes_of_substance() -> None:
    refs = {str(d.after.ref) for d in changes(2007, 2017, law=26) if d.after and d.change is Change.SUBSTANCE}
    assert refs == {"26B"}
    gone = {d.before.ref for d in changes(2007, 2017, law=26) if d.before and d.after is None}
    assert gone == {"26 footnote", "26A", "26A1", "26A2(a)", "26A2(b)"}


@editions()
def test_told_after_the_first_lead_declarer_hears_that_it_can_no_longer_be_restricted(laws: Edition) -> None:
    board = Board(dealer="N", laws=laws)
    for seat, call in ("N", "1S"), ("E", "P"), ("S", "1H"):
        board.made(seat, call)
    board.changed("S", "2H")
    for seat, call in ("W", "3C"), ("N", "P"), ("E", "P"), ("S", "P"):
        board.made(seat, call)
    board.faced("N", "SA")
    board.director("W")
    board.found(False)
    board.found("none")
    assert board.lead_rights == ()
    assert "North has led in turn, and the lead can no longer be restricted" in board.explain()
    assert "R26-7" in board.citations


# The auction is over before the turn at which the call could have been replaced

LAST_PASS = "N 1S, E P, S P, E 2H, S !, = refuse, W P"


def test_26b_2017_a_call_never_replaced_is_not_replaced_by_a_comparable_one() -> None:
    board = auction(L2017, LAST_PASS)
    assert leads(board) == ["E 2H"]
    assert {"26B", "R26-8"} <= set(board.citations)
    assert users_of_call(board, "E 2H") == ("NS", "W")
    tricks(board, "E:D4 S:D2 W:D5 N:D3")
    assert (asked(board), to(board)) == ("suits_specified", "Director")
    board.found("none")
    assert asked(board) == "forbidden_suit:2"


def test_r26_8_set_aside_there_is_no_lead_right() -> None:
    board = auction(L2017, LAST_PASS, set_aside=["R26-8"])
    assert (leads(board), board.contract is not None) == ([], True)


@editions(*OLD)
def test_r26_8_the_right_was_given_with_the_silence_before_2017(laws: Edition) -> None:
    board = auction(laws, LAST_PASS)
    assert leads(board) == ["E 2H"]
    assert "R26-8" not in board.citations


def test_r26_8_is_of_no_use_against_the_declaring_side() -> None:
    board = auction(L2017, "N 1S, E 1NT, S P, E 2H, S !, = refuse, W P, N P")
    assert (leads(board), turn(board)) == ([], "S")


def test_r26_8_he_has_a_turn_again_if_the_auction_goes_on() -> None:
    board = auction(L2017, LAST_PASS)
    board.changed("W", "2D", "said")
    board.director("N")
    board.found(True)  # a slip of the hand
    assert (turn(board), leads(board)) == ("N", [])
    tell(board, "N P, E 2H, = similar, S P, W P, N 2S, E P, S P, W P")
    assert (asked(board), leads(board)) == (None, [])
    assert users_of_call(board, "E 2H") == ("SWN", "")


@editions()
def test_31a1_nobody_repeats_a_bid_when_the_pass_before_him_ended_the_auction(laws: Edition) -> None:
    board = auction(laws, "N 3NT, E X, S P, W P, E 4H, S !, = refuse, N P")
    assert (duties(board), turn(board)) == (set(), "E")
    assert users_of_call(board, "E 4H") == ("NS", "W")
    assert leads(board) == (["E 4H"] if laws is L2017 else [])
