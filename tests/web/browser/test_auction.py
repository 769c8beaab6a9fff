"""Calls about the auction, from the list of calls to the words, and the auction as it is shown."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.web import asking
from tests.web.server import Server

from .director import Director

MOST_TAPS, MOST_TAPS_TO_CHANGE = 8, 7


def pad(director: Director, code: str) -> Locator:
    return director.page.locator(f".call-pad [data-value='{code}']")


def columns(director: Director) -> list[str]:
    return director.page.locator(".auction th").all_inner_texts()


def test_insufficient_bid_in_eight_taps(director: Director) -> None:
    director.insufficient_bid()
    director.asked("East bid")
    director.reads("South, 1♥︎ is not enough over 1♠︎.")
    assert director.taps <= MOST_TAPS
    director.lacks("declarer", "dummy", "Trick 1")
    expect(director.page.locator(".auction .pending")).to_contain_text("1♥︎?")
    director.option("Do not accept")
    director.sees("Ruling")
    assert director.taps <= MOST_TAPS
    director.says_to("E", "East's 1♥︎ is withdrawn.")
    expect(director.page.locator(".auction .struck s")).to_have_text("1♥︎")
    director.reads("East is to call", "Last bid before: 1♠︎")


def test_only_what_is_possible_can_be_tapped(phone: Director) -> None:
    phone.press("New call")
    phone.option("Insufficient bid")
    phone.seat("E")
    phone.bid("1S")
    phone.asked("What did East bid?")
    for code, open in (("1C", True), ("1S", True), ("1NT", False), ("7NT", False)):
        expect(pad(phone, code)).to_be_enabled(enabled=open)
    # Three calls that are no bids cannot have been insufficient.
    expect(pad(phone, "P")).to_have_count(0)
    expect(pad(phone, "1H")).to_have_accessible_name("1 heart")
    expect(pad(phone, "3H")).to_have_accessible_name("3 hearts")
    below = pad(phone, "7NT").evaluate("e => e.getBoundingClientRect().bottom > innerHeight")
    assert not below


def test_call_out_of_turn_in_eight_taps(director: Director) -> None:
    director.press("New call")
    director.option("Call out of turn")
    director.asked("Who called")
    director.seat("E")
    director.asked("Whose turn")
    director.seat("N")
    director.option("Nobody")
    director.asked("Who dealt?")
    director.press("North: nobody had called yet")
    director.asked("What did East call?")
    director.bid("1H")
    director.asked("East has called")
    director.reads("South, East called at North's turn")
    assert director.taps <= MOST_TAPS
    assert [text.split("\n")[0] for text in columns(director)] == ["North", "East", "South", "West"]


def test_change_of_call_in_seven_taps(director: Director) -> None:
    director.press("New call")
    director.option("A player changed his call, or wants to")
    director.seat("E")
    director.bid("1S")
    director.asked("What did East change")
    director.bid("2S")
    director.asked("What was called since")
    director.option("Nobody has called since")
    director.reads("East, away from the table: what happened?")
    assert director.taps <= MOST_TAPS_TO_CHANGE


def test_calls_since_can_be_taken_back(phone: Director) -> None:
    phone.press("New call")
    phone.option("A player changed his call, or wants to")
    phone.seat("E")
    phone.bid("1S")
    phone.asked("What did East change")
    phone.bid("2S")
    phone.asked("What was called since")
    expect(phone.button("Done")).to_be_disabled()
    phone.bid("P")
    phone.bid("3C")
    expect(phone.page.locator(".call-chip")).to_have_text(["Pass", "3♣︎"])
    phone.press("Last call back")
    phone.bid("2D")
    expect(phone.page.locator(".call-chip")).to_have_text(["Pass", "2♦︎"])
    phone.press("Done")
    phone.sees("Question")
    expect(phone.page.locator(".auction")).to_contain_text("2♦︎")


def test_would_this_call_do(director: Director, server: Server) -> None:
    director.insufficient_bid()
    director.option("Do not accept")
    director.sees("Ruling")
    with server.client() as client:
        before = asking.good(client.get(f"/api/cases/{director.call}"))
        director.press("Next call", "Would this call do?")
        director.bid("2S")
        sheet = director.page.get_by_role("dialog")
        expect(sheet).to_contain_text("You would be asked:")
        expect(sheet).to_contain_text("East has put 2♠︎ in place of 1♥︎.")
        director.press("Done")
        assert asking.good(client.get(f"/api/cases/{director.call}")) == before


def test_an_auction_that_goes_on_to_the_play(phone: Director, server: Server) -> None:
    """A regular auction is told call by call; when it is over the page goes on as for any play."""
    case = {"format": "bridgelaws-case", "version": 2, "laws": 2017, "opening": {"phase": "auction", "dealer": "N"}}
    with server.client() as client:
        record = asking.good(client.post("/api/cases", json={"case": case}), 201)
    phone.go(f"/call/{record['id']}")
    phone.sees("Table")
    phone.reads("North is to call")
    phone.lacks("rick", "declarer", "dummy")
    for number, code in enumerate(("1S", "P", "P")):
        phone.press("Next call")
        phone.bid(code)
        expect(phone.page.locator(".auction .made")).to_have_count(number + 1)
    phone.button("More").click()
    phone.press("A call was changed")
    phone.sheet("Who changed his call, or wants to?")
    phone.press("Close")
    phone.press("Next call")
    phone.sheet("What did West call?")
    phone.bid("P")
    phone.drawn("North is declarer", "East is to lead")
    phone.page.get_by_text("The auction", exact=True).first.click()
    expect(phone.page.locator("details .auction .made")).to_have_text(["1♠︎", "Pass", "Pass", "Pass"])


def test_the_pad_by_keyboard(desktop: Director) -> None:
    desktop.press("New call")
    desktop.option("Insufficient bid")
    desktop.seat("E")
    expect(desktop.page.get_by_role("heading", level=2, name=re.compile("."))).to_be_focused()
    desktop.page.keyboard.press("Tab")
    expect(pad(desktop, "1C")).to_be_focused()
    for key, code in (("ArrowRight", "1D"), ("ArrowDown", "2D"), ("4", "4C"), ("ArrowUp", "3C")):
        desktop.page.keyboard.press(key)
        expect(pad(desktop, code)).to_be_focused()
    desktop.page.keyboard.press("Enter")
    desktop.asked("What did East bid?")
