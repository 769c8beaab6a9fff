"""What is tapped is on the screen of a phone without scrolling, and nothing moves under the thumb."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect
from tests.web import asking
from tests.web.server import Server

from .chromium import DEVICES
from .director import Director

LEAVE = {**asking.REQUIRED, "value": "leave"}
BELOW = """() => [...document.querySelectorAll(".answers button, .actions button")]
  .map((one) => [one.textContent, Math.ceil(one.getBoundingClientRect().bottom)])
  .filter(([, bottom]) => bottom > window.innerHeight)"""
# Movement that no tap has caused, as the browser itself measures it.
MOVED = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
  }).observe({type: "layout-shift", buffered: true});
  setTimeout(() => done(sum), 300);
})"""
TOLD = {
    "play": [["table", "N: H2"], ["offender", "W"], ["card", "H5"]],
    "two-cards": [["offender", "W"], ["cards", "HK H3"], ["visible", "HK H3"], ["table", "W:"]],
    "lead": [["leader", "N"], ["offender", "S"], ["card", "DK"]],
}


def told(client: httpx.Client, kind: str) -> str:
    opening = [["laws", "2017"], ["declarer", "S"], ["contract", ""], ["trick", "4"], ["kind", kind]]
    return str(asking.good(client.post("/api/cases", json={"told": [*opening, *TOLD[kind]]}), 201)["id"])


@pytest.fixture(scope="module")
def questions(server: Server) -> list[str]:
    """Calls with a question open: a finding, and choices of two to four options with long speeches."""
    with server.client() as client:
        calls = [asking.add(client, asking.call(client), *answers)["id"]
                 for answers in ((), (asking.NOT_SEEN,), (asking.NOT_SEEN, asking.REFUSED))]  # fmt: skip
        examples = [told(client, kind) for kind in TOLD]
    return [*calls, *examples]


@pytest.mark.parametrize("height", [DEVICES["phone"]["viewport"]["height"], 640])
def test_options_are_above_the_fold(device: Callable[..., Director], questions: list[str], height: int) -> None:
    phone = device("phone", viewport={"width": 360, "height": height})
    for id in questions:
        phone.go(f"/call/{id}")
        phone.sees("Question")
        expect(phone.page.locator(".answers button").first).to_be_visible()
        assert phone.page.evaluate(BELOW) == [], phone.page.locator("h2").first.inner_text()
        phone.go("/")
        phone.sees("Bridge laws")


ON_ITS_SIDE = {"width": 740, "height": 360}
TAPPED = """() => [...document.querySelectorAll(
    ".answers button, .actions button, .seat-target, bl-card-picker button, .call-button, .numbers button")]
  .map((one) => [one.textContent || one.className, Math.ceil(one.getBoundingClientRect().bottom)])
  .filter(([, bottom]) => bottom > window.innerHeight)"""


def test_what_is_tapped_fits_on_a_phone_on_its_side(device: Callable[..., Director], questions: list[str]) -> None:
    phone = device("phone", viewport=ON_ITS_SIDE)
    phone.go("/start")
    phone.option("Revoke")
    phone.asked("Who is declarer?")
    assert phone.page.evaluate(TAPPED) == []
    phone.seat("S")
    phone.asked("Which trick was the revoke trick?")
    assert phone.page.evaluate(TAPPED) == []
    phone.press("5")
    phone.seat("W")
    phone.card("HK")
    assert phone.page.evaluate(TAPPED) == []
    phone.go("/start")
    phone.option("Insufficient bid")
    phone.seat("E")
    expect(phone.page.locator(".call-pad")).to_be_visible()
    assert phone.page.evaluate(TAPPED) == []
    for id in questions:
        phone.go(f"/call/{id}")
        phone.sees("Question")
        expect(phone.page.locator(".answers button").first).to_be_visible()
        assert phone.page.evaluate(TAPPED) == [], phone.page.locator("h2").first.inner_text()
        phone.go("/")
        phone.sees("Bridge laws")


def test_words_and_options_of_a_long_question(device: Callable[..., Director], questions: list[str]) -> None:
    """On a phone what is tapped comes first; for those who listen the order is the one on the screen."""
    phone, desktop = device("phone"), device("desktop")
    for director, first in ((phone, ".answers"), (desktop, ".spoken")):
        director.go(f"/call/{questions[1]}")
        director.asked("East has led king of hearts out of turn.")
        director.reads("South, East has led out of turn, and you choose without asking your partner:")
        tops = {name: director.page.locator(name).bounding_box() for name in (".answers", ".spoken")}
        assert all(tops.values())
        assert min(tops, key=lambda name: tops[name]["y"]) == first  # type: ignore[index]
        order = director.page.evaluate("[...document.querySelectorAll('.spoken, .answers')].map((e) => e.className)")
        assert order[0].startswith(first.removeprefix("."))


def test_nothing_moves_by_itself(phone: Director) -> None:
    phone.opening_lead()
    phone.press("No")
    phone.asked("East has led king of hearts out of turn.")
    phone.option("Refuse the lead")
    phone.asked("West is to lead and East has king of hearts as a major penalty card.")
    phone.option("Require a heart lead")
    phone.sees("Ruling")
    assert phone.page.evaluate(MOVED) < 0.02
