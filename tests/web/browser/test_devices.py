"""Two devices on one call; a reload, a restart and an absence of the server in the middle of one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.web import asking
from tests.web.server import Server

from .director import Director

AWAY = "The server cannot be reached."


@pytest.fixture
def second(tmp_path: Path) -> Iterator[list[Server]]:
    """A server of the test's own, which it may end and start again at the same place."""
    servers = [Server(tmp_path)]
    yield servers
    servers[-1].stop()
    assert "Traceback" not in servers[-1].errors


def again(servers: list[Server]) -> None:
    """Start it where it was."""
    servers.append(Server(servers[-1].folder, port=servers[-1].port))


def test_second_device_follows_by_itself(device: Callable[..., Director]) -> None:
    phone, laptop = device("phone"), device("desktop")
    phone.go()
    phone.opening_lead()
    laptop.go(f"/call/{phone.call}")
    laptop.asked("Could declarer have seen")
    phone.press("No")
    laptop.asked("East has led king of hearts out of turn.")
    laptop.reads("Another device or tab added:")
    laptop.option("Refuse the lead")
    phone.asked("West is to lead and East has king of hearts as a major penalty card.")
    phone.press("Take back the last step")
    laptop.asked("East has led king of hearts out of turn.")
    laptop.reads("taken back:")


def test_two_answers_at_once_and_nothing_lost(device: Callable[..., Director]) -> None:
    phone, laptop = device("phone"), device("desktop")
    phone.go()
    phone.opening_lead()
    # The laptop hears nothing of changes: it answers what is answered already.
    laptop.page.route("**/stream", lambda route: route.abort())
    laptop.watch.allow("net::ERR_FAILED")
    laptop.watch.allow("409")
    laptop.go(f"/call/{phone.call}")
    laptop.asked("Could declarer have seen")
    phone.press("No")
    phone.asked("East has led king of hearts out of turn.")
    laptop.press("Yes")
    laptop.reads("Another device or tab added:", "answered No")
    # Whoever was second is told that his tap has come to nothing.
    expect(laptop.page.get_by_role("alert").filter(has_text="what you tapped was not entered")).to_be_visible()
    laptop.asked("East has led king of hearts out of turn.")
    # From there both go on.
    laptop.option("Refuse the lead")
    phone.reads("Another device or tab added:")
    phone.asked("West is to lead and East has king of hearts as a major penalty card.")


def test_reload_in_the_middle(phone: Director) -> None:
    phone.new_call("Opening lead by the wrong side")
    phone.asked("Who led?")
    phone.seat("E")
    phone.asked("Which card did East lead?")
    phone.page.reload()
    phone.asked("Which card did East lead?")
    phone.card("HK")
    phone.asked("Could declarer have seen")
    phone.page.reload()
    phone.press("No")
    phone.asked("East has led king of hearts out of turn.")
    phone.page.reload()
    phone.asked("East has led king of hearts out of turn.")


def test_restart_and_absence_of_the_server(device: Callable[..., Director], second: list[Server]) -> None:
    phone = device("phone", at=second[0].address)
    phone.watch.allow("net::ERR_")  # in which way a connection fails depends on when it was cut
    banner = phone.page.get_by_role("alert").filter(has_text=re.compile("The server"))
    phone.go()
    phone.opening_lead()
    phone.press("No")
    phone.asked("East has led king of hearts out of turn.")

    second[-1].kill()
    expect(banner).to_contain_text(AWAY)
    phone.option("Refuse the lead")
    expect(banner).to_contain_text("Your last tap has not been saved.")
    phone.asked("East has led king of hearts out of turn.")

    again(second)
    expect(banner).to_contain_text("The server is back. Your last tap has not been saved.")
    phone.press("Try again")
    phone.asked("West is to lead and East has king of hearts as a major penalty card.")
    expect(banner).to_have_count(0)
    phone.option("Require a heart lead")
    phone.sees("Ruling")

    # Nobody has tapped anything: the page finds the server by itself.
    second[-1].kill()
    expect(banner).to_contain_text("Nothing that was saved is lost.")
    again(second)
    expect(banner).to_have_count(0)
    phone.drawn("West is to lead")
    phone.page.reload()
    phone.says_to("W", "West must lead a heart")


def test_the_answer_is_lost_after_it_was_saved(phone: Director) -> None:
    phone.opening_lead()
    lose = [True]

    def lost(route: Route) -> None:
        if lose.pop() if lose else False:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    phone.page.route("**/events", lost)
    phone.watch.allow("net::ERR_FAILED")
    phone.watch.allow("409")
    phone.press("No")
    banner = phone.page.get_by_role("alert").filter(has_text="Your last tap has not been saved.")
    expect(banner).to_be_visible()
    phone.press("Try again")
    # It had been saved: the page finds out, and does not call it another device's.
    phone.asked("East has led king of hearts out of turn.")
    expect(banner).to_have_count(0)


def test_a_call_that_was_begun_is_not_begun_twice(phone: Director, server: Server) -> None:
    lost: list[str] = []

    def lose(route: Route) -> None:
        if route.request.method == "POST" and not lost:
            lost.append(route.fetch().json()["id"])
            route.abort()
        else:
            route.continue_()

    phone.page.route("**/api/cases", lose)
    phone.watch.allow("net::ERR_FAILED")
    phone.new_call("Opening lead by the wrong side")
    phone.asked("Who led?")
    phone.seat("E")
    phone.asked("Which card did East lead?")
    phone.card("DQ")
    phone.sees("That did not work")
    phone.tap(phone.button("Try again").last)
    phone.asked("Could declarer have seen")
    assert phone.call == lost[0]
    with server.client() as client:
        assert asking.good(client.get(f"/api/cases/{lost[0]}"))["number"] == 2
