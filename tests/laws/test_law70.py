"""Law 70: contested claim or concession."""

from __future__ import annotations

import pytest

from bridgelaws import Regulations
from bridgelaws.board.events import Answered
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.laws.law77.rules import result
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from revoked import moved, states
from scenes import asked, options, scene

HANDS = {"N": "H4 H3 D4 D3", "E": "S3 H9 H8 D9", "S": "S9 HA DA DK", "W": "H7 H6 D7 D6"}


def contested(laws: Edition, seat: str = "S", tricks: int | None = 4, **more: object) -> Play:
    """A claim at trick 10 in spades by South, who is to lead, that an opponent contests; he is the one with ♠3."""
    play = scene(laws, "4S by S", trick=10, leader="S", won={"NS": 7, "EW": 2}, hands=HANDS, **more)
    play.claimed(seat, tricks)
    play.said("E" if seat in "NS" else "N", "refuse")
    return to_the_number(play)


def to_the_number(play: Play) -> Play:
    """Nobody wants to play on."""
    if asked(play) == "asked_to_play_on":
        play.found(False)
    return play


def tricks(play: Play) -> tuple[int, int] | None:
    """The tricks of each side, once there is a result."""
    found = result(play.table)
    return None if found is None else found.after


@editions()
def test_70a_the_director_says_how_many_tricks_and_the_board_has_its_result(laws: Edition) -> None:
    play = contested(laws)
    assert (asked(play), options(play)) == ("tricks_awarded", set("01234"))
    play.found("3")
    play.found("trump out")
    assert (asked(play), tricks(play)) == (None, (10, 3))
    assert {"70A", "70C", "R70-1"} <= set(play.citations)


@editions()
def test_70a_the_whole_claim_stands(laws: Edition) -> None:
    play = contested(laws)
    play.found("4")
    assert (asked(play), tricks(play)) == (None, (11, 2))
    assert "claim stands" in play.explain()
    assert "70C" not in play.citations


@editions()
def test_70a_a_claim_of_defenders(laws: Edition) -> None:
    play = contested(laws, "W", 2)
    play.found("1")
    assert ("partner's choice" in options(play)) is (laws is not L1997)
    play.found("none")
    assert tricks(play) == (10, 3)


@editions()
def test_70a_more_than_was_claimed_is_a_concession_cancelled(laws: Edition) -> None:
    play = contested(laws, tricks=2)
    play.found("3")
    assert (asked(play), tricks(play)) == (None, (10, 3))
    assert {L1997: "71C", L2007: "71", L2017: "71B"}[laws] in play.citations


@editions()
def test_70a_a_claim_without_a_number(laws: Edition) -> None:
    play = contested(laws, tricks=None)
    assert tricks(play) is None
    play.found("4")
    assert (asked(play), tricks(play)) == (None, (11, 2))


@editions()
def test_70a_a_claim_on_the_last_trick(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=13, leader="S", won={"NS": 10, "EW": 2})
    play.claimed("S", 1)
    play.said("W", "refuse")
    to_the_number(play)
    assert options(play) == {"0", "1"}
    play.found("0")
    play.found("none")
    assert tricks(play) == (10, 3)


@editions()
def test_70a_the_tricks_before_need_not_be_known(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=10, leader="S")
    play.claimed("S")
    play.said("W", "refuse")
    to_the_number(play).found("3")
    play.found("none")
    assert (asked(play), tricks(play)) == (None, None)
    assert "take 3 and East-West 1" in play.explain()


@editions()
def test_70b_the_order_of_the_steps(laws: Edition) -> None:
    play = contested(laws)
    told = play.explain()
    assert "70B" in play.citations
    hands = told.index("all four hands" if laws is L1997 else "the hands are faced if")
    assert (hands < told.index("say what they object to")) is (laws is L1997)
    assert told.index("repeats what he stated") < hands


@editions()
def test_70b_hands_are_faced_and_nobody_is_at_fault(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=10, leader="S", won={"NS": 7, "EW": 2})
    play.claimed("S", 4)
    play.said("E", "refuse")
    before = asked(play)
    play.hand_faced("E", "S3 H9 H8 D9")
    assert (asked(play), play.table.penalty_cards) == (before, ())
    assert {card.code for card in play.table.hands[1].cards} == {"S3", "H9", "H8", "D9"}


def test_70b_nobody_faces_his_hand_for_the_director_before_a_claim() -> None:
    play = scene(L2017, "4S by S", trick=10, leader="S", won={"NS": 7, "EW": 2})
    with pytest.raises(ImpossibleEvent):
        play.hand_faced("E", "S3 H9 H8 D9")
    with pytest.raises(ImpossibleEvent):
        play.adjudicated(3)


@editions()
def test_70_what_it_may_depend_on(laws: Edition) -> None:
    play = contested(laws)
    play.found("3")
    known = {"trump out", "later line", "unstated finesse", "none"}
    known |= set() if laws is L1997 else {"order in a suit"}
    known |= {"later play"} if laws is L2007 else set()
    assert options(play) == known


@editions()
@pytest.mark.parametrize("basis", ["trump out", "later line", "unstated finesse", "order in a suit", "later play"])
def test_70c_to_70e_are_cited_by_what_it_depends_on(laws: Edition, basis: str) -> None:
    numbers = {
        "trump out": ("70C", "70C", "70C"),
        "later line": ("70D", "70D1", "70D1"),
        "unstated finesse": ("70E", "70E1", "70E1"),
        "order in a suit": (None, "70E2", "70E2"),
        "later play": (None, "70D3", None),
    }
    number = numbers[basis][(L1997, L2007, L2017).index(laws)]
    play = contested(laws)
    play.adjudicated(3, [basis])
    assert (asked(play), tricks(play)) == (None, (10, 3))
    cited = [ref for ref in play.citations if ref[:3] in ("70C", "70D", "70E")]
    assert cited == ([] if number is None else [number])


@editions()
def test_70e1_the_exception_for_the_irrational_is_gone(laws: Edition) -> None:
    play = contested(laws)
    play.found("3")
    play.found("unstated finesse")
    assert ("irrational" in play.explain()) is (laws is not L2017)


@editions()
def test_70e2_a_regulation_on_the_order_in_a_suit(laws: Edition) -> None:
    play = Play(contract="4S by S", laws=laws, regulations=Regulations(suits_from_the_top=True))
    play.claimed("S", 13)
    play.said("W", "refuse")
    assert ("70E2" in play.citations) is (laws is not L1997)


@editions()
def test_70d1_what_the_claimer_says_later_is_no_part_of_his_statement(laws: Edition) -> None:
    play = contested(laws)
    play.adjudicated(3, ["trump out"], later="I would have drawn the trump")
    assert "South said later: 'I would have drawn the trump'; that is no part of the statement" in play.explain()
    assert f"({'70D' if laws is L1997 else '70D1'}, 70B)" in play.explain()


@editions()
def test_70_the_finding_answers_the_question_before_it_is_put(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=10, leader="S", won={"NS": 7, "EW": 2}, hands=HANDS)
    play.claimed("S", 4)
    play.said("E", "refuse")
    play.adjudicated(3, ["trump out"])
    to_the_number(play)
    assert (asked(play), tricks(play)) == (None, (10, 3))


@editions()
def test_70_a_claim_that_the_director_rules_on_though_nobody_objected(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=10, leader="S", won={"NS": 7, "EW": 2}, hands=HANDS)
    play.claimed("S", 4)
    play.adjudicated(3, ["trump out"])
    assert (asked(play), tricks(play)) == (None, (10, 3))


def test_70_a_line_gives_the_tricks_that_were_found() -> None:
    line = "HA H7 H4 H9 DA D7 D3 D9 DK D6 D4 S3 H8 S9 H6 H3"
    for wrong in (line.replace("S3", "SA"), line[:-3], f"{line} C2"):
        play = contested(L2017)
        with pytest.raises(ImpossibleEvent):
            play.adjudicated(2, line=wrong)
    play.adjudicated(3, ["trump out"], line)
    assert "The line that decides it is ♥A" in play.explain()
    assert tricks(play) == (10, 3)


def test_70_too_many_tricks_are_an_error() -> None:
    play = contested(L2017)
    with pytest.raises(ImpossibleEvent):
        play.adjudicated(5)


@editions()
def test_70_the_result_may_be_stated_instead(laws: Edition) -> None:
    play = contested(laws)
    play.ended(10)
    assert (asked(play), tricks(play)) == (None, (10, 3))


@editions()
def test_70_a_ruling_is_not_asked_for_twice(laws: Edition) -> None:
    play = contested(laws)
    play.found("4")
    play.said("E", "refuse")
    assert asked(play) is None
    assert "unless they appeal" in play.explain()
    assert tricks(play) == (11, 2)


@editions()
@pytest.mark.parametrize("set_aside", [False, True])
def test_r70_1_set_aside_the_director_finds_what_is_equitable(laws: Edition, set_aside: bool) -> None:
    play = contested(laws, set_aside=("R70-1",) if set_aside else ())
    assert play.question is not None
    assert ("worst line" in play.question.text) is not set_aside
    play.found("4")
    assert ("R70-1" in play.citations) is not set_aside


@editions()
def test_70_findings_in_any_order(laws: Edition) -> None:
    """A hand faced, the number found and the Director called about a revoke may come in any order."""
    found = []
    for order in ("faced called", "called faced"):
        play = contested(laws)
        for what in order.split():
            if what == "faced":
                play.hand_faced("E", "S3 H9 H8 D9")
            else:
                play.director("W", "revoke")
        while play.question is not None and play.question.id != "tricks_awarded":
            play.found(False)
        found.append((asked(play), play.table.hands, [r.summary for r in play.rulings]))
    assert found[0] == found[1]


# With a revoke


def revoked(laws: Edition) -> Play:
    """South has revoked at trick 6, and West claims the rest; North agrees, and South objects."""
    hands = {
        "N": "SK SQ ST S9 S8 HK HQ H9",
        "E": "S7 S6 S5 S4 H8 H7 H6 H5",
        "S": "SA SJ S2 HA HJ HT H4 DJ",
        "W": "DT D9 D8 D6 CA CK CQ CJ",
    }
    play = scene(laws, "5D by W", trick=6, leader="W", won={"EW": 3, "NS": 2}, hands=hands)
    for card in ("W:DT", "N:S8", "E:S4", "S:S2"):
        play.faced(card[0], card[2:])
    play.claimed("W", 7, "good trumps and four clubs")
    play.agreed("N")
    return play


@editions(L1997, L2007)
def test_70_with_64_the_line_says_who_wins_the_later_tricks(laws: Edition) -> None:
    play = revoked(laws)
    assert states(play) == ["6S:S2 established"]
    play.said("S", "refuse")
    line = "CA SK S5 SA CK SQ S6 SJ CQ ST S7 H4 CJ S9 H5 DJ HA D6 HK H6 D9 H9 H7 HT D8 HQ H8 HJ"
    play.adjudicated(6, ["trump out"], line)
    play.director("W", "revoke")
    while play.question is not None:
        play.found(False)
    found = result(play.table)
    assert found is not None
    assert (found.tricks, found.after) == ((3, 10), (2, 11))
    assert moved(play) == {"NS": 0, "EW": 1}


def test_70_with_62_a_revoke_that_is_corrected_changes_the_tricks() -> None:
    play = revoked(L2017)
    play.said("S", "refuse")
    play.director("S", "revoke")
    assert states(play) == ["6S:S2 corrected"]
    play.faced("S", "DJ")
    while play.question is not None and play.question.id != "asked_to_play_on":
        play.answer(play.question.values[-1])
    play.found(False)
    play.found("7")
    assert result(play.table) is not None
    assert tricks(play) == (3, 10)


def test_an_answer_is_kept_as_such() -> None:
    play = contested(L2017)
    play.found("4")
    assert Answered("tricks_awarded", "4") in play.log


# What a ruling cannot depend on


@editions()
def test_70c_there_is_no_trump_out_at_no_trump(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=10, leader="S", won={"NS": 7, "EW": 2}, hands=HANDS)
    play.claimed("S", 4)
    play.said("E", "refuse")
    to_the_number(play)
    told = play.under(laws.year)
    play.found("3")
    assert "trump out" not in options(play)
    told.adjudicated(3, ["trump out"])
    assert tricks(told) == (10, 3)
    assert "70C" not in told.citations


@pytest.mark.parametrize("laws", [L2007, L2017])
@pytest.mark.parametrize(("seat", "cited"), [("S", False), ("W", True)])
def test_70d2_is_about_a_defenders_partner(laws: Edition, seat: str, cited: bool) -> None:
    play = contested(laws, seat)
    play.adjudicated(3, ["partner's choice"])
    assert ("70D2" in play.citations) is cited


@editions()
def test_70_the_line_stays_with_the_result(laws: Edition) -> None:
    play = contested(laws)
    line = "HA H7 H4 H9 DA D7 D3 D9 DK D6 D4 S3 H8 S9 H6 H3"
    play.adjudicated(3, ["trump out"], line)
    stopped = play.table.stopped
    assert stopped is not None
    assert (stopped.by, " ".join(card.code for card in stopped.line)) == (Seat.SOUTH, line)


@editions()
def test_70_whose_claim_it_was_stays_though_nobody_knows_the_tricks_before(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=10, leader="S")
    play.claimed("S")
    play.said("E", "refuse")
    to_the_number(play).found("4")
    stopped = play.table.stopped
    assert stopped is not None
    assert (stopped.by, stopped.total) == (Seat.SOUTH, None)
