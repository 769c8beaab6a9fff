"""A whole board, card by card, with a revoke; and what one seat may see of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.web import asking
from tests.web.server import Server

from bridgelaws.board.events import ABOUT

from .director import SEATS, Director, card_name

PBN = f'''[Board "1"]
[Vulnerable "NS"]
[Deal "{asking.DEAL}"]
[Declarer "S"]
[Contract "4S"]
'''


def play(director: Director, seat: str, code: str) -> None:
    """Tap a card of the hand that is to play."""
    expect(director.page.get_by_role("heading", name=f"Play from {SEATS[seat]}")).to_be_visible()
    director.press(card_name(code))


def start(director: Director) -> None:
    """Paste the board and start it."""
    director.tab("Board")
    director.sees("Whole board")
    director.page.get_by_label("The deal").fill(PBN)
    expect(director.button("4♠")).to_be_visible()
    director.press("Start")
    director.sees("Table")


def test_a_file_with_several_boards(director: Director) -> None:
    director.tab("Board")
    director.page.get_by_label("The deal").fill(PBN + "\n" + PBN.replace('"1"', '"8"').replace('"4S"', '"3NT"'))
    expect(director.button("4♠")).to_be_visible()
    director.page.get_by_label("Which board").select_option("Board 8: 3NT by S")
    expect(director.button("3NT")).to_be_visible()
    director.press("Start")
    director.sees("Table")
    director.reads("3NT by South")


def test_whole_board_with_a_revoke(director: Director) -> None:
    start(director)
    plays = "W HQ, N HA, E H2, S H4, N D6, E S3, S D9, W DT, E C2, S C4, W CT, N CA"
    for n, one in enumerate(plays.split(", ")):
        play(director, *one.split())
        if n < 5:
            director.lacks("Not ruled on")
        if n == 5:
            director.reads("Not ruled on: no one has drawn attention", "East played ♠︎3 on a diamond though holding one")
    director.drawn("North is to lead")
    director.tap(director.page.get_by_role("main").get_by_role("button", name="I have been called"))
    director.sheet("Who called the Director?")
    director.seat("S")
    director.sees("Ruling")
    director.reads(
        "♠︎3 was a revoke by East",
        "The revoke was established when East played ♣︎2 to the next trick, and the play of ♠︎3 by East stands.",
    )
    director.press("Play is over")
    director.sheet("How many tricks did declarer’s side take?")
    director.press("9")
    director.asked("North-South get two tricks by transfer.")
    director.press("No")
    director.sees("Ruling")
    director.reads("Result", "Tricks: North-South 9, East-West 4", "After that: North-South 11, East-West 2")


def test_an_irregular_card_is_a_call(phone: Director) -> None:
    start(phone)
    phone.press("East")
    phone.press("king of hearts")
    phone.reads("Not ruled on: no one has drawn attention")
    phone.tap(phone.page.get_by_role("main").get_by_role("button", name="I have been called"))
    phone.seat("S")
    phone.asked("Could declarer have seen")
    phone.press("No")
    phone.asked("East has led king of hearts out of turn.")
    phone.option("Refuse the lead")
    phone.asked("West is to lead and East has king of hearts as a major penalty card.")
    phone.option("Neither: any lead")
    phone.drawn("king of hearts lies before East as a major penalty card")
    # The card is back in the hand, and can be played from there.
    phone.press("East")
    expect(phone.button("king of hearts")).to_be_visible()


def test_a_call_can_say_what_it_is_about(phone: Director) -> None:
    start(phone)
    phone.press("East")
    phone.press("king of hearts")
    phone.tap(phone.page.get_by_role("main").get_by_role("button", name="I have been called"))
    phone.sheet("Who called the Director?")
    phone.press("Say what for")
    phone.sheet("What was the Director called for?")
    for topic in ABOUT:
        expect(phone.button(topic[0].upper() + topic[1:])).to_be_visible()
    phone.press("Turn")
    phone.sheet("Who called the Director?")
    expect(phone.button("Turn")).to_be_visible()
    phone.seat("S")
    phone.asked("Could declarer have seen")


def test_text_that_is_no_deal_is_refused_in_words(phone: Director) -> None:
    phone.watch.allow("422")
    phone.tab("Board")
    for text in ("N:too short", "{not json"):
        phone.page.get_by_label("The deal").fill(text)
        phone.press("Start")
        expect(phone.page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
        phone.sees("Whole board")


def test_example_opens_as_a_call(phone: Director) -> None:
    phone.tab("Board")
    phone.sees("Whole board")
    phone.tap(phone.page.get_by_role("main").get_by_role("link").first)
    expect(phone.button("More")).to_be_visible()


def test_seat_link_shows_that_seat_and_nothing_else(device: Callable[..., Director], server: Server) -> None:
    director = device("desktop")
    director.go()
    start(director)
    for one in ("W HQ", "N HA", "E H2"):
        play(director, *one.split())
    director.drawn("South is to play")
    director.press("More")
    director.follow("Record: names, export, delete")
    director.sees("Record")
    director.press("East")
    link = director.page.get_by_label("Link for East").input_value()

    player = device("phone")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    player.page.goto(link)
    player.sees("What East may see")
    main = player.page.get_by_role("main")
    for code in ("SK", "H9", "D7", "C2"):
        expect(main.get_by_role("img", name=card_name(code), exact=True)).to_be_visible()
    for code in ("ST", "DA", "CQ", "SA", "HT", "DK", "C4"):
        expect(main.get_by_role("img", name=card_name(code), exact=True)).to_have_count(0)
    expect(main.get_by_role("img", name=card_name("C9"), exact=True)).to_be_visible()  # dummy lies open
    expect(player.page.get_by_role("button")).to_have_count(1)
    expect(player.page.get_by_role("button", name="language: English")).to_be_visible()
    expect(player.page.get_by_role("navigation")).to_have_count(0)
    assert {path.split("/")[2] for path in asked if path.startswith("/api/")} == {"seat"}

    # What is played at the table comes by itself.
    director.press("Back")
    play(director, "S", "H4")
    player.drawn("North is to lead")
    director.press("More")
    director.follow("Record: names, export, delete")
    director.press("End all links")
    expect(director.page.get_by_text("All links of this call have ended.")).to_be_visible()
    player.watch.allow("404")
    player.page.reload()
    player.reads("This link has ended.")


AUCTION = PBN.replace('[Declarer "S"]\n[Contract "4S"]\n', '[Dealer "W"]\n')


def call(director: Director, code: str) -> None:
    """Tell the next call."""
    before = director.page.locator(".auction .made").count()
    director.press("Next call")
    director.bid(code)
    expect(director.page.locator(".auction .made")).to_have_count(before + 1)


def test_a_board_begun_at_the_auction(device: Callable[..., Director]) -> None:
    """Call by call, with an irregularity, then card by card; and what a seat sees of the auction meanwhile."""
    director = device("phone")
    director.go("/board")
    director.page.get_by_label("The deal").fill(AUCTION)
    director.press("Begin with the auction")
    director.sees("Table")
    director.reads("West is to call", "Nothing is wrong")
    call(director, "P")
    call(director, "1C")
    call(director, "1C")
    director.lacks("Nothing is wrong")
    director.tap(director.page.get_by_role("main").get_by_role("button", name="I have been called"))
    director.seat("S")
    director.asked("East bid 1 club, which is not enough over 1 club.")
    director.press("More")
    director.follow("Record: names, export, delete")
    director.press("East")
    link = director.page.get_by_label("Link for East").input_value()
    player = device("phone")
    player.page.goto(link)
    player.sees("What East may see")
    expect(player.page.locator(".auction .made")).to_have_count(3)
    main = player.page.get_by_role("main")
    expect(main.get_by_role("img", name=card_name("SK"), exact=True)).to_be_visible()
    for code in ("SA", "S9", "ST"):
        expect(main.get_by_role("img", name=card_name(code), exact=True)).to_have_count(0)
    player.lacks("slip")

    director.press("Back")
    director.option("Do not accept")
    director.sees("Ruling")
    call(director, "P")
    director.asked("East has put pass in place of 1 club.")
    director.option("none of these")
    director.reads("West must pass")
    for code in ("1S", "P", "P"):
        call(director, code)
    director.press("Next call")
    director.bid("P")
    director.drawn("South is declarer")


def test_a_board_without_hands_begins_when_it_is_known_who_dealt(phone: Director) -> None:
    phone.tab("Board")
    phone.press("Begin with the auction")
    phone.sheet("Who dealt?")
    phone.seat("E")
    phone.sees("Table")
    phone.reads("East is to call")


def test_a_bad_case_file_is_refused_in_words(phone: Director) -> None:
    """Also while the page would still read what was typed; and nobody is shown where in the file that is."""
    phone.watch.allow("422")
    phone.go("/board")
    phone.sees("Whole board")
    head = '"format": "bridgelaws-case", "version": 2, "laws": 2017, "contract": "3NT by S"'
    faced = '{"event": "faced", "seat": "W", "card": "S2"}'
    again = '{"event": "faced", "seat": "N", "card": "S2"}'
    phone.page.get_by_role("textbox").fill(f'{{{head}, "events": [{faced}, {again}]}}')
    phone.press("Start")
    alert = phone.page.get_by_role("alert").filter(has_text="it has already been played")
    expect(alert).to_have_text("North cannot face ♠2: it has already been played")
    phone.page.wait_for_timeout(1_000)  # longer than the pause after which it is read
    expect(alert).to_be_visible()


def test_a_law_that_is_not_there_is_no_call_that_was_deleted(phone: Director) -> None:
    phone.watch.allow("404")
    phone.go("/laws/99Z")
    phone.sees("Not found")
    phone.reads("'99Z' is not in this book")
    phone.lacks("call")
