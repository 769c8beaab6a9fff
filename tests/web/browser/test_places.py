"""Where and when: the table, the round and the board of a call, and the order of the list."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web import asking
from tests.web.server import Server

from .director import Director


def test_table_round_and_board_of_the_last_call_are_offered_again(phone: Director, server: Server) -> None:
    phone.press("New call")
    phone.press("Table")
    phone.sheet("Table")
    phone.press("7")
    phone.press("Round")
    phone.sheet("Round")
    phone.press("3")
    phone.press("Board")
    phone.page.get_by_role("dialog").get_by_label("Board").fill("12")
    phone.press("Done")
    expect(phone.button("Board 12")).to_have_attribute("aria-pressed", "true")
    _lead(phone)
    with server.client() as client:
        record = asking.good(client.get(f"/api/cases/{phone.call}"))
    assert (record["table_name"], record["round_name"], record["board"]) == ("7", "3", "12")
    assert record["case"]["vulnerable"] == "NS"

    phone.go()
    phone.press("New call")
    # Nothing is on file that nobody has tapped; one tap takes the same table, one the next round, one the next board.
    expect(phone.button("Table 7")).to_have_attribute("aria-pressed", "false")
    before = phone.taps
    phone.press("Table 7", "Round 4", "Board 13")
    assert phone.taps == before + 3
    _lead(phone)
    with server.client() as client:
        record = asking.good(client.get(f"/api/cases/{phone.call}"))
    assert (record["table_name"], record["round_name"], record["board"]) == ("7", "4", "13")

    phone.go()
    expect(phone.page.get_by_text("Table 7 · Round 4 · Board 13")).to_be_visible()
    phone.page.get_by_role("searchbox").fill("Round 4")
    expect(phone.page.locator("a.row")).to_have_count(1)
    expect(phone.page.locator("a.row")).to_contain_text("Round 4 · Board 13")


def _lead(phone: Director) -> None:
    phone.option("Opening lead by the wrong side")
    phone.asked("Who is declarer?")
    phone.seat("S")
    phone.asked("Who led?")
    phone.seat("E")
    phone.card("HK")
    phone.sees("Question")


def test_todays_calls_come_first_and_abandoned_ones_stand_apart(phone: Director, server: Server) -> None:
    with server.client() as client:
        asking.call(client, table_name="left over")
        done = asking.call(client, table_name="settled")
        asking.add(client, done, asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
        asking.call(client, table_name="of today")

    def yesterday(route) -> None:  # type: ignore[no-untyped-def]
        answer = route.fetch()
        listing = answer.json()
        for record in listing["records"]:
            if record["table_name"] != "of today":
                record["created"] = "2020-01-02T03:04:05+00:00"
        route.fulfill(response=answer, json=listing)

    phone.page.route(re.compile(r"/api/cases\?"), yesterday)
    phone.page.reload()
    expect(phone.page.get_by_role("heading", level=2)).to_have_text(["Today", "Earlier"])
    today = phone.page.locator("section").filter(has_text="Today")
    expect(today.get_by_role("link")).to_have_count(1)
    expect(today).to_contain_text("of today")
    expect(phone.page.get_by_text("Table left over")).to_be_hidden()
    phone.tap(phone.page.get_by_text("left open"))
    expect(phone.page.get_by_text("Table left over")).to_be_visible()
