"""Law 14: missing card."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from bridgelaws.play.play import Play
from editions import editions
from law36_scenes import auction, barred_from, cards, referred, standing, turn
from revoked import faced, states, table
from scenes import asked, penalty_cards

AMONG = {L1997: "14B1(a)", L2007: "14B1", L2017: "14B1"}
FOUND = {L1997: "14B1(b)", L2007: "14B2", L2017: "14B2"}
REBUILT = {L1997: "14B2", L2007: "14B3", L2017: "14B3"}
HELD = {L1997: "14B3", L2007: "14B4", L2017: "14B4"}
NORTH = (12, 13, 13, 13)


@editions()
def test_14a1_before_the_lead_it_goes_back_and_the_calls_stand(laws: Edition) -> None:
    board = auction(laws, "N P, E 1H, S P")
    board.hands_counted(NORTH)
    assert (asked(board), board.question and set(board.question.values)) == ("where_found:N", {"elsewhere", "nowhere"})
    board.answer("elsewhere")
    assert (asked(board), standing(board), turn(board)) == (None, "N P, E 1H, S P", "W")
    assert {"14A1", "R14-1" if laws is L1997 else "14A3"} <= set(board.citations)


@editions()
def test_14a2_before_the_lead_the_deal_is_rebuilt(laws: Edition) -> None:
    board = auction(laws, "N P, E 1H, S P, W P, N P")
    board.hands_counted(NORTH)
    board.answer("nowhere")
    assert ("14A2" in board.citations, turn(board)) == (True, "S")


@editions()
def test_14c_that_it_went_back_is_not_for_the_partner(laws: Edition) -> None:
    board = auction(laws, "N P, E 1H, S P")
    board.hands_counted(NORTH)
    board.answer("elsewhere")
    assert bool(barred_from(board, "S")) is (laws is not L1997)


@editions()
def test_14_two_hands_may_be_short(laws: Edition) -> None:
    board = auction(laws, "N P, E 1H, S P")
    board.hands_counted((12, 13, 12, 13))
    board.answer("elsewhere")
    assert asked(board) == "where_found:S"
    board.answer("nowhere")
    assert {"14A1", "14A2"} <= set(board.citations)


@editions()
def test_14_a_board_that_was_passed_out(laws: Edition) -> None:
    board = auction(laws, "N P, E P, S P, W P")
    board.hands_counted(NORTH)
    board.answer("elsewhere")
    assert (board.passed_out, "R14-2 may" in referred(board)) == (True, True)


@editions()
def test_14b1_among_the_cards_played_it_is_law_67(laws: Edition) -> None:
    board = cards(auction(laws, "N P, E 1H, S P, W P, N P"), "S:SA")
    board.hands_counted(NORTH)
    board.answer("played")
    assert (asked(board), AMONG[laws] in board.citations) == (None, True)


def short(laws: Edition, *played: str, hand: str, seat: str = "E") -> Play:
    """A card of a hand is missing at trick 9; cards were faced since."""
    play = faced(table("3NT by S", laws, {"trick": 9, "leader": "S", "hands": {seat: hand.split()}}), *played)
    play.hands_counted([12 if letter == seat else 13 for letter in "NESW"])
    return play


@editions()
def test_14b2_a_defenders_card_that_his_partner_could_have_seen_is_a_penalty_card(laws: Edition) -> None:
    play = short(laws, hand="C4 ...")
    play.answer("elsewhere")
    assert asked(play) == "missing_card:E:1"
    play.answer("C4")
    assert asked(play) == "partner_could_possibly_see_face:C4"
    play.answer(True)
    assert (penalty_cards(play), asked(play)) == ({"E:C4 minor"}, None)
    assert {FOUND[laws], HELD[laws]} <= set(play.citations)
    assert f"{HELD[laws]} may" in {f"{r.authority.ref(laws)} {r.strength}" for r in play.table.referrals}


@editions()
def test_14b2_face_down_it_is_none(laws: Edition) -> None:
    play = short(laws, hand="C4 ...")
    for value in ("elsewhere", "C4", False):
        play.answer(value)
    assert (penalty_cards(play), asked(play)) == (set(), None)


@editions()
def test_14b3_not_found_nobody_can_have_seen_it(laws: Edition) -> None:
    play = short(laws, hand="C4 ...")
    for value in ("nowhere", "C4"):
        play.answer(value)
    assert (penalty_cards(play), asked(play), REBUILT[laws] in play.citations) == (set(), None, True)


@editions()
def test_14b4_who_did_not_follow_with_it_has_revoked(laws: Edition) -> None:
    play = short(laws, "S:CA", "W:C7", "N:C2", "E:H5", "S:D2", "W:D3", "N:D4", "E:D8", hand="C4 H5 H3 D9 D8")
    for value in ("elsewhere", "C4", False):
        play.answer(value)
    assert [state.split()[0] for state in states(play)] == ["9E:H5"]
    assert "established" in states(play)[0]


@editions()
def test_14b4_a_hand_of_which_nothing_was_known(laws: Edition) -> None:
    """The card was in the hand all along, so that it had a club when clubs were led."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:CA", "N:C2", "E:H5", "S:C3", "W:CK", "N:C5", "E:C9", "S:C6")
    play.hands_counted((13, 12, 13, 13))
    for value in ("elsewhere", "C4", False):
        play.answer(value)
    assert [state.split()[0] for state in states(play)] == ["1E:H5"]


@editions()
def test_14b4_declarers_card_is_never_a_penalty_card(laws: Edition) -> None:
    play = short(laws, hand="C4 ...", seat="S")
    for value in ("elsewhere", "C4"):
        play.answer(value)
    assert (asked(play), penalty_cards(play)) == (None, set())


@editions()
def test_14_it_is_not_a_matter_of_13(laws: Edition) -> None:
    board = Board(dealer="N", laws=laws)
    board.hands_counted(NORTH)
    assert [incident.law for incident in board.table.docket] == ["law14"]


@editions()
def test_14a_what_is_asked_before_the_play_rests_on_what_holds_before_it(laws: Edition) -> None:
    board = auction(laws, "N P, E 1H, S P")
    board.hands_counted(NORTH)
    assert board.question is not None
    assert tuple(board.question.refs) == ("14A1", "14A2")
