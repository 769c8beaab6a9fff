"""Calls about the auction, from the list of calls to the words, and the auction as it is shown."""

from __future__ import annotations

import re

import pytest
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


def test_what_fits_stands_out_and_any_bid_can_be_tapped(phone: Director) -> None:
    phone.press("New call")
    phone.option("Insufficient bid")
    phone.seat("E")
    phone.bid("1S")
    phone.asked("What did East bid?")
    for code, unusual in (("1C", False), ("1S", False), ("1NT", True), ("7NT", True)):
        expect(pad(phone, code)).to_be_enabled()
        assert ("unusual" in (pad(phone, code).get_attribute("class") or "")) is unusual
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
    director.asked("What did East put in its place?")
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
    phone.asked("What did East put in its place?")
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
    phone.sees("Ruling")
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


def test_it_was_a_slip_is_heard_before_anybody_is_asked(phone: Director) -> None:
    phone.insufficient_bid()
    phone.reads("Ask East, away from the table, whether 1♥︎ was the call he meant.")
    phone.press("It was a slip")
    phone.sheet("Which call did East mean?")
    phone.bid("2H")
    phone.asked("Was East's 1 heart a slip")
    phone.lacks("It was a slip")
    phone.press("Yes")
    phone.sees("Ruling")
    expect(phone.page.locator(".auction .made")).to_have_text([re.compile("1♥︎"), re.compile("2♥︎")])
    phone.reads("South is to call")


def test_a_slip_claimed_after_the_choice(phone: Director) -> None:
    phone.insufficient_bid()
    phone.option("Do not accept")
    phone.sees("Ruling")
    phone.press("More", "It was a slip")
    phone.bid("2H")
    phone.asked("Was East's 1 heart a slip")
    phone.press("No")
    # South has not accepted the bid, and need not be asked again.
    phone.sees("Ruling")
    phone.reads("East is to call", "1♥︎ is not changed")


def test_somebody_has_called_while_a_question_is_open(phone: Director) -> None:
    phone.insufficient_bid()
    phone.press("Somebody has called since")
    phone.sheet("What did South call?")
    phone.bid("P")
    phone.sees("Ruling")
    phone.reads("West is to call")
    expect(phone.page.locator(".auction .accepted")).to_contain_text("1♥︎")


@pytest.mark.parametrize(
    ("why", "call", "over", "before", "after"),
    [
        ("", "X", "1H", "Nobody can accept the double", "as if nothing had happened"),
        ("The player had to pass, to the end", "1S", "1H", "Nobody can accept the 1♠︎", "East's 1♠︎ stands"),
    ],
)
def test_somebody_had_called_over_a_call_that_nobody_can_accept(
    director: Director, why: str, call: str, over: str, before: str, after: str
) -> None:
    director.press("New call")
    if call == "X":
        director.option("Double or redouble")
        director.seat("E")
        director.tap(pad(director, "X"))
        director.option("Partner's bid")
        director.bid(over)
    else:
        director.option("Call by a player who must pass")
        director.option(why)
        director.seat("E")
        director.bid(over)
        director.bid(call)
    director.sees("Ruling")
    director.reads(before)
    director.press("Somebody had called over it")
    director.sheet("What did South call?")
    director.bid("P")
    director.sees("Ruling")
    director.reads(after)
    # Another call over it, and one step back at a time.
    director.press("Somebody had called over it")
    director.sheet("What did West call?")
    director.press("Close")
    director.press("Change what was told")
    director.reads(before)


def test_a_bid_that_is_enough_is_said_to_be_in_order(director: Director) -> None:
    director.press("New call")
    director.option("Insufficient bid")
    director.seat("E")
    director.bid("1S")
    director.asked("What did East bid?")
    director.bid("2H")
    director.reads("2♥︎ by East is enough over 1♠︎, and it was his turn: nothing is irregular.")


def test_the_auction_goes_on_to_a_contract_without_its_calls(director: Director) -> None:
    director.insufficient_bid()
    director.option("Do not accept")
    director.sees("Ruling")
    director.press("Next call")
    director.bid("3C")
    director.option("none of these")
    director.reads("West must pass at every turn")
    director.press("More", "Auction over: contract")
    director.sheet("Which contract did it come to?")
    director.press("3", "no trumps", "Take this contract")
    director.sheet("Who declares?")
    director.seat("S")
    director.asked("Which suits")  # of Law 26, at West's first lead
    director.press("Take back the last step")
    director.reads("West must pass at every turn")
