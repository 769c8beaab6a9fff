"""What happens around a board: wrong cards and wrong boards, as they are told."""

from __future__ import annotations

import pytest

from bridgelaws import ParseError, Play, Seat
from bridgelaws.board.words import NOW
from bridgelaws.desk import Call, Detail, next_step
from scenes import asked

every = pytest.mark.parametrize("laws", [1997, 2007, 2017])


def told(kind: str, *values: str, laws: int = 2017) -> tuple[Play, list[str]]:
    """The table that it comes to, and the details that were asked for."""
    call, ids = Call((("laws", str(laws)), ("kind", kind))), []
    for value in values:
        step = next_step(call)
        assert isinstance(step, Detail), f"{value} is told too much"
        ids.append(step.id)
        call = call.tell(value)
    play = next_step(call)
    assert isinstance(play, Play), f"{play} is still to be told"
    return play, ids


def calls(play: Play) -> str:
    return ", ".join(str(made) for made in play.table.auction.standing)


def open_question(play: Play) -> str:
    assert play.question is not None
    return play.question.text


def adjusted_now(play: Play) -> bool:
    return any(each.strength == "must" and each.when == NOW() for each in play.table.referrals)


@every
def test_17d_a_call_on_cards_of_another_board_is_cancelled_with_what_was_called_over_it(laws: int) -> None:
    play, ids = told("wrong-board", "hand", "E", "auction", "1H", "P", laws=laws)
    assert ids == ["what", "offender", "far", "call", "since"]
    assert calls(play) == ""
    assert {"17D", "17D1", "15A1"} & set(play.citations)
    assert play.turn is Seat.EAST


@every
@pytest.mark.parametrize(("since", "partner"), [("P", False), ("P 2H", True)])
def test_15a1_once_his_partner_has_called_the_auction_is_left_as_it_is(laws: int, since: str, partner: bool) -> None:
    play, _ = told("wrong-board", "hand", "E", "auction", "1H", since, laws=laws)
    assert bool(calls(play)) is partner
    assert adjusted_now(play) is partner


def test_the_last_bid_may_be_unknown_where_he_passed() -> None:
    play, ids = told("wrong-board", "hand", "E", "auction", "P", "", "")
    assert ids == ["what", "offender", "far", "call", "since", "over"]
    assert "15A1" in play.citations


@every
def test_15a_who_has_not_called_takes_the_right_hand(laws: int) -> None:
    play, ids = told("wrong-board", "hand", "E", "not yet", "N", laws=laws)
    assert ids == ["what", "offender", "far", "turn"]
    assert "East takes the right hand" in play.explain()


@every
@pytest.mark.parametrize(
    ("more", "ids"),
    [
        (("play", "S", "", "3", "W"), "declarer contract trick table"),
        (("over", "S", "", "9"), "declarer contract total"),
    ],
)
def test_wrong_cards_found_in_the_play_change_no_call(laws: int, more: tuple[str, ...], ids: str) -> None:
    play, asked_for = told("wrong-board", "hand", "E", *more, laws=laws)
    assert asked_for == ["what", "offender", "far", *ids.split()]
    assert "R15-2" in play.citations


@pytest.mark.parametrize("laws", [1997, 2007])
def test_15c_the_auction_on_a_wrong_board_begins_anew(laws: int) -> None:
    play, ids = told("wrong-board", "board", "auction", "N", "1NT P", laws=laws)
    assert ids == ["what", "far", "dealer", "since"]
    assert (calls(play), play.citations) == ("", ("15C",))
    play.made("N", "1NT")
    play.made("E", "X")
    assert adjusted_now(play)


@pytest.mark.parametrize("far", [("auction", "N", ""), ("play", "S", "", "1", "W: HK"), ("over", "S", "", "9")])
def test_15b_whether_the_board_was_played_before_decides(far: tuple[str, ...]) -> None:
    play, _ = told("wrong-board", "board", *far)
    assert asked(play) == "played_before"
    play.found(True)
    assert "15B1" in play.citations


@every
@pytest.mark.parametrize("total", ["0", "9", "13"])
def test_a_wrong_board_found_after_the_play_has_its_score(laws: int, total: str) -> None:
    play, _ = told("wrong-board", "board", "over", "S", "", total, laws=laws)
    assert asked(play) == "played_before"
    play.found(False)
    assert play.table.finished
    assert play.table.total == (int(total), 13 - int(total))


@every
@pytest.mark.parametrize(("too_many", "too_few"), [("E", "S"), ("E", ""), ("", "S")])
def test_13_14_hands_with_a_wrong_number_of_cards(laws: int, too_many: str, too_few: str) -> None:
    """Who had called on them is asked by the law, and only where one hand has a card of the other."""
    for far in (("auction", "N"), ("play", "S", "", "3", "W"), ("over", "S", "", "9")):
        play, ids = told("number-of-cards", too_many, too_few, *far, laws=laws)
        assert ids[:3] == ["offender", "who", "far"]
        heard = [*(ruling.law for ruling in play.rulings), *(incident.law for incident in play.table.docket)]
        assert {str(law).removeprefix("law") for law in heard} == {"13" if too_many else "14"}
        assert (asked(play) == "call_made_on_wrong_hand") is (bool(too_many and too_few) and far[0] == "auction")
    with_both, _ = told("number-of-cards", "E", "S", "auction", "N", laws=laws)
    with_both.found(False)
    assert asked(with_both) == "other_card_seen"


@every
def test_14b_a_card_missing_from_the_start_and_found_after_the_lead(laws: int) -> None:
    play, _ = told("number-of-cards", "", "W", "play", "S", "", "3", "N", laws=laws)
    assert asked(play) == "where_found:W"
    play.found("elsewhere")
    play.found("D9")
    assert open_question(play) == "Could East possibly have seen the face of ♦9?"


def test_a_hand_that_has_too_many_cards_has_not_too_few() -> None:
    with pytest.raises(ParseError, match="East cannot have done that"):
        told("number-of-cards", "E", "E")
    with pytest.raises(ParseError, match="Which hand had too few"):
        told("number-of-cards", "", "")


@every
@pytest.mark.parametrize("far", [("auction", "S"), ("play", "S", "", "3", "W"), ("over", "S", "", "9")])
def test_16_what_a_player_shows_his_partner_is_looked_at_at_the_end(laws: int, far: tuple[str, ...]) -> None:
    play, ids = told("signalled", "pause", "E", *far, laws=laws)
    assert ids[:3] == ["how", "offender", "far"]
    assert any("West used what East showed" in str(each.why) for each in play.table.referrals)


@every
def test_16_what_a_player_learnt_elsewhere_leaves_more_ways_before_the_first_call(laws: int) -> None:
    before, ids = told("learnt", "overheard", "E", "not yet", "N", laws=laws)
    assert ids == ["how", "offender", "far", "dealer"]
    before.found(True)
    assert asked(before) == "extraneous_information"
    later, _ = told("learnt", "overheard", "E", "auction", "S", laws=laws)
    later.found(True)
    assert (asked(later) == "extraneous_information") is (laws == 1997)
