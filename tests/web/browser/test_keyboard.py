"""The keyboard alone, and what a screen reader is told: nobody needs to see or to tap anything."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .director import SEATS, Director

# Far fewer than a screen has controls, but enough for the last of a list: who is lost gets no further.
MOST_TABS = 20


class Keyboard:
    """A director who has no pointer: the Tab key, Enter and Escape."""

    def __init__(self, director: Director) -> None:
        self.director, self.page = director, director.page

    def reach(self, target: Locator) -> None:
        """Go to a control with the Tab key from wherever the focus is; it must be seen there."""
        expect(target).to_be_visible()
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if target.evaluate("element => element === document.activeElement"):
                break
        else:
            raise AssertionError(f"{target} cannot be reached with the Tab key")
        assert target.evaluate("e => getComputedStyle(e).outlineStyle") != "none", f"no focus is seen on {target}"

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button."""
        self.reach(self.director.button(name))
        self.page.keyboard.press("Enter")

    def seat(self, letter: str) -> None:
        """Choose a seat of the drawn table."""
        self.reach(self.page.locator("bl-table").get_by_role("button", name=SEATS[letter], exact=True))
        self.page.keyboard.press("Enter")

    def card(self, code: str) -> None:
        """Choose a card of the pack: the Tab key leads into it, the arrows to the card."""
        target = self.page.locator(f"bl-card-picker [data-card={code}]")
        if not self.page.evaluate("document.activeElement.closest('bl-card-picker') !== null"):
            self.reach(self.page.locator("bl-card-picker [tabindex='0']"))
        for place, forth, back in (("row", "ArrowDown", "ArrowUp"), ("column", "ArrowRight", "ArrowLeft")):
            wanted = int(target.get_attribute(f"data-{place}") or 0)
            for _ in range(MOST_TABS):
                now = int(self.page.evaluate(f"document.activeElement.dataset.{place}"))
                if now == wanted:
                    break
                self.page.keyboard.press(forth if now < wanted else back)
        expect(target).to_be_focused()
        self.page.keyboard.press("Enter")

    def asked(self, text: str) -> None:
        """A new question: the focus is on it, so that a reader reads it and the next Tab goes to its first answer."""
        heading = self.page.get_by_role("heading", level=2, name=text)
        expect(heading).to_be_focused()

    def told(self, title: str) -> None:
        """The live region says which screen has come."""
        expect(self.page.locator("#live")).to_have_text(title)


@pytest.fixture(params=["phone", "desktop"])
def keys(request: pytest.FixtureRequest, device: Callable[..., Director]) -> Keyboard:
    director = device(request.param)
    director.go()
    director.sees("Bridge laws")
    return Keyboard(director)


def test_opening_lead_out_of_turn_by_keyboard_alone(keys: Keyboard) -> None:
    page, director = keys.page, keys.director
    keys.press("New call")
    keys.asked("What happened?")
    keys.told("New call")
    keys.press(re.compile("^Opening lead by the wrong side"))
    keys.asked("Who is declarer?")
    keys.seat("S")
    keys.asked("Who led?")
    keys.seat("E")
    keys.asked("Which card did East lead?")
    keys.card("HK")

    keys.asked("Could declarer have seen")
    keys.told("Question")
    keys.press("Why am I asked?")
    director.sheet("Why am I asked?")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(director.button("Why am I asked?")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(director.button("No")).to_be_focused()
    page.keyboard.press("Enter")
    keys.asked("East has led king of hearts out of turn.")
    keys.press(re.compile("^Refuse the lead"))
    keys.asked("West is to lead and East has king of hearts as a major penalty card.")
    keys.press(re.compile("^Require a heart lead"))

    director.sees("Ruling")
    keys.told("Ruling")
    keys.asked("king of hearts led out of turn by East")
    director.says_to("W", "West must lead a heart")
    keys.press("What Law 54D says")
    expect(page.get_by_role("dialog").get_by_role("heading", level=3).first).to_contain_text("54D")
    page.keyboard.press("Escape")
    expect(director.button("What Law 54D says").first).to_be_focused()
    keys.press("Trick over")
    director.sheet("Who is on lead now?")
    keys.seat("N")
    director.reads("North is to lead to trick 2")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert director.taps == 0


def test_taken_back_by_keyboard(keys: Keyboard) -> None:
    keys.director.opening_lead()
    keys.asked("Could declarer have seen")
    keys.press("No")
    keys.asked("East has led king of hearts out of turn.")
    # Backwards: the header comes before what is asked.
    for _ in range(MOST_TABS):
        keys.page.keyboard.press("Shift+Tab")
        if keys.director.button("Take back the last step").evaluate("e => e === document.activeElement"):
            break
    keys.page.keyboard.press("Enter")
    keys.asked("Could declarer have seen")


def test_several_cards_by_keyboard(keys: Keyboard) -> None:
    director = keys.director
    director.new_call("Two cards at once", trick=3)
    director.asked("Who put down two cards?")
    director.seat("W")
    keys.asked("Which cards?")
    keys.card("HK")
    # The next card is near: not at the top of the page again.
    expect(director.page.locator("bl-card-picker [data-card=HQ]")).to_be_focused()
    keys.card("H3")
    keys.asked("Which of these cards could be seen?")


def test_a_choice_that_is_drawn_anew_keeps_the_focus(keys: Keyboard) -> None:
    keys.director.go("/settings")
    keys.director.sees("Settings")
    keys.press("Four colours")
    expect(keys.director.button("Four colours")).to_have_attribute("aria-pressed", "true")
    expect(keys.director.button("Four colours")).to_be_focused()


def test_skip_link(keys: Keyboard) -> None:
    page = keys.page
    keys.director.go("/laws")
    keys.director.sees("Laws")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="language: English")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    keys.director.sees("Laws")
