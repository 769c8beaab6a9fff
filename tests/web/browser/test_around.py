"""Wrong boards, wrong hands, wrong numbers of cards, two calls at once: from the list of calls to the words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .director import Director

MOST_TAPS, MOST_TAPS_IN_THE_PLAY = 8, 9


def test_a_call_on_the_cards_of_another_board(director: Director) -> None:
    director.press("New call")
    director.option("Wrong board, or cards of another board")
    director.asked("What was wrong?")
    director.option("A player had the cards of another board")
    director.asked("Who had the wrong cards?")
    director.seat("E")
    director.asked("How far have they got?")
    director.option("He has called on them")
    director.asked("What did East call first on the wrong cards?")
    director.bid("1H")
    director.asked("What was called since, from South on, in order?")
    director.bid("P")
    director.press("Done")
    director.sees("Ruling")
    assert director.taps <= MOST_TAPS
    director.reads("East looks at the right hand and calls again", "South's pass is cancelled")


@pytest.mark.parametrize("over", [False, True])
def test_a_board_that_these_players_were_not_to_play(phone: Director, over: bool) -> None:
    phone.press("New call")
    phone.option("Wrong board, or cards of another board")
    phone.option("These players were not to play this board now")
    phone.option("The play is over" if over else "The play has begun")
    phone.asked("Who is declarer?")
    phone.seat("S")
    if over:
        phone.asked("How many tricks did declarer's side take")
        phone.press("9")
    else:
        phone.asked("Which trick")
        phone.press("3")
        phone.seat("W")
        phone.press("Done")
    phone.asked("Had any of the four played this board before?")
    phone.press("No")
    phone.sees("Ruling")
    assert phone.taps <= (MOST_TAPS if over else MOST_TAPS_IN_THE_PLAY)
    phone.reads(re.compile("he score stands"))


def test_one_hand_with_fourteen_cards_and_one_with_twelve(phone: Director) -> None:
    phone.press("New call")
    phone.option("A hand had too many or too few cards from the start")
    phone.asked("Which hand had too many cards?")
    phone.seat("E")
    phone.asked("Which hand had too few?")
    phone.seat("S")
    phone.option("In the auction, or no opening lead is face up yet")
    phone.asked("Whose turn is it to call?")
    phone.seat("N")
    phone.asked("Had East or South called, on a hand with a wrong number of cards?")
    assert phone.taps <= MOST_TAPS


def test_two_calls_at_the_same_moment(phone: Director) -> None:
    phone.press("New call")
    phone.option("Two players called at the same moment")
    phone.asked("Whose turn was it?")
    phone.seat("E")
    phone.bid("1S")
    phone.asked("Who was one of the two?")
    phone.seat("S")
    phone.bid("2S")
    phone.asked("Who called at the same moment as South?")
    phone.seat("E")
    phone.asked("What did East call?")
    phone.bid("P")
    phone.sees("Ruling")
    assert phone.taps <= MOST_TAPS
    expect(phone.page.locator(".saying")).to_be_visible()
    expect(phone.page.locator(".saying")).to_contain_text("2♠︎ of South counts as called after pass of East")


def test_a_pause_in_the_auction(phone: Director) -> None:
    phone.press("New call")
    phone.option("A pause, remark or gesture")
    phone.asked("What was it?")
    phone.option("He thought for a long time")
    phone.asked("Who did that?")
    phone.seat("E")
    phone.option("In the auction")
    phone.seat("S")
    phone.sees("Ruling")
    assert phone.taps <= MOST_TAPS
    phone.reads("East may have shown his partner something beside his calls")


def test_what_a_player_overheard_before_the_auction(phone: Director) -> None:
    phone.press("New call")
    phone.option("A player saw or heard something of the board elsewhere")
    phone.option("He overheard it")
    phone.asked("Who was it?")
    phone.seat("E")
    phone.option("Nobody has called yet")
    phone.asked("Who dealt?")
    phone.seat("N")
    phone.asked("Would what East has learnt interfere with normal play?")
    assert phone.taps <= MOST_TAPS
