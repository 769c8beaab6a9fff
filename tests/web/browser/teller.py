"""A director who knows no language: taps what a screen offers by what it stands for, and looks at every screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .director import Director

Step = tuple[str, str]

# The commonest calls, from what happened to the ruling: details of the call by what they want, then answers.
CALLS: dict[str, tuple[Step, ...]] = {
    "insufficient-bid": (
        ("option", "insufficient-bid"), ("seat", "E"), ("call", "1S"), ("call", "1H"), ("answer", "refuse"),
    ),
    "call-changed": (
        ("option", "call-changed"), ("seat", "E"), ("call", "1S"), ("call", "2S"), ("calls", "P 2D"),
    ),
    "opening-lead": (
        ("option", "opening-lead"), ("seat", "S"), ("seat", "E"), ("card", "HK"),
        ("answer", "false"), ("answer", "refuse"), ("answer", "require"),
    ),
    "lead": (
        ("option", "lead"), ("seat", "S"), ("number", "4"), ("seat", "N"), ("seat", "E"), ("card", "DK"),
        ("answer", "refuse"),
    ),
    "seen": (
        ("option", "seen"), ("seat", "S"), ("number", "3"), ("option", "dropped"), ("seat", "E"), ("cards", "HK"),
        ("table", "N"), ("answer", "true"), ("answer", "false"),
    ),
    "revoke": (
        ("option", "revoke"), ("seat", "S"), ("number", "5"), ("table", "W HK H2 H3 S4"), ("option", "open"),
        ("option", "N"), ("answer", "true"),
    ),
    "two-cards": (
        ("option", "two-cards"), ("seat", "S"), ("number", "3"), ("seat", "W"), ("cards", "HK H3"),
        ("some", "HK H3"), ("table", "W"), ("answer", "HK"),
    ),
    "claim": (
        ("option", "claim"), ("seat", "S"), ("number", "10"), ("call", "4D"), ("seat", "S"), ("seat", "S"),
        ("number", "5"), ("statement", "runS"), ("seat", "W"), ("number", "7"), ("option", "NS"),
        ("pack", "SA SK HA D9 H4 H3 C5 C4 S6 S5 D3 C9 S8 S7 H5 C8"), ("answer", "false"), ("rule", ""),
    ),
}  # fmt: skip


@contextmanager
def another_screen(page: Page) -> Iterator[None]:
    """What is done in the block leads to another screen, or draws this one anew: it is there after it."""
    page.evaluate("document.querySelector('main')?.firstElementChild?.setAttribute('data-old', '')")
    yield
    expect(page.locator("main > [data-old]")).to_have_count(0)
    expect(page.locator("main > *").first).to_be_visible()


class Teller:
    """Goes through a call on a device; `look` is given the name of every screen that comes by."""

    def __init__(self, director: Director, look: Callable[[str], Any]) -> None:
        self.director, self.look = director, look

    @property
    def page(self) -> Page:
        return self.director.page

    def tell(self, name: str, steps: Sequence[Step]) -> None:
        """From the beginning of a call to its ruling."""
        with another_screen(self.page):
            self.director.go("/start")
        for number, (wants, value) in enumerate(steps):
            with another_screen(self.page):
                self._do(wants, value, lambda where, n=number: self.look(f"{name}, {n}{where}"))
        expect(self.page.locator(".ruling").first).to_be_visible()
        self.look(f"{name}, ruling")

    def _do(self, wants: str, value: str, look: Callable[[str], Any]) -> None:
        match wants:
            case "seat":
                self._wait(self.page.locator(f"main .seat-{value}"), look).click()
            case "option" | "answer":
                self._wait(self.page.locator(f"main [data-value='{value}']"), look).click()
            case "number":
                self._wait(self.page.locator(".numbers button").nth(int(value) - 1), look).click()
            case "card":
                self._card(value, look)
            case "cards":
                for code in value.split():
                    self._card(code, look)
            case "call":
                self._wait(self.page.locator(f".call-pad [data-value='{value}']"), look).click()
            case "calls":
                for code in value.split():
                    self._wait(self.page.locator(f".call-pad [data-value='{code}']"), look).click()
                self._done()
            case "some":
                for code in value.split():
                    self._wait(self.page.locator(f".card-options [data-value='{code}']"), look).click()
                self._done()
            case "table":
                leader, *cards = value.split()
                self._wait(self.page.locator(f"main .seat-{leader}"), look).click()
                for code in cards:
                    self._card(code, look)
                if len(cards) < 4:
                    self._done()
            case _:
                self._claim(wants, value, look)

    def _claim(self, wants: str, value: str, look: Callable[[str], Any]) -> None:
        """What only a claim has: a statement, the pack, and the table of plays."""
        if wants == "rule":
            self._rule(look)
            return
        for name in value.split():
            wanted = f"[data-step='{name}']" if wants == "statement" else f".pack-card[data-card={name}]"
            self._wait(self.page.locator(wanted), lambda _: None).click()
        expect(self.page.locator("#actions .primary")).to_be_enabled()
        look(f" {wants}")
        self._done()

    def _rule(self, look: Callable[[str], Any]) -> None:
        """The first play that the analyst asks about is normal, and the result is entered."""
        row, enter = self.page.locator(".judged-row").first, self.page.locator(".claim-enter .primary")
        expect(enter).to_be_enabled()
        self._wait(row, look).click()
        expect(row).to_have_attribute("aria-pressed", "true")
        expect(enter).to_be_enabled()
        look(" judged")
        enter.click()

    def _wait(self, target: Locator, look: Callable[[str], Any]) -> Locator:
        expect(target).to_be_visible()
        look("")
        return target

    def _card(self, code: str, look: Callable[[str], Any]) -> None:
        self._wait(self.page.locator(f"bl-card-picker [data-card={code}]"), look).click()

    def _done(self) -> None:
        self.page.locator("#actions .primary").click()
