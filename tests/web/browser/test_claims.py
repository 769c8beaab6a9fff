"""A contested claim on the page, from the call to the score: few taps, the table of plays, the words to read out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .director import Director

MOST_TAPS = 20
HANDS = {"S": "SA SK HA D9", "N": "H4 H3 C5 C4", "W": "S6 S5 D3 C9", "E": "S8 S7 H5 C8"}


class Claim:
    """A claim told on a device; the taps on cards are not counted."""

    def __init__(self, director: Director) -> None:
        self.director, self.page = director, director.page

    def cards(self, hands: dict[str, str] = HANDS) -> None:
        """Tap the cards left: the hands follow one another by themselves, the claimer's first."""
        self.director.asked("Which cards are left?")
        before = self.director.taps
        for hand in hands.values():
            for code in hand.split():
                self.director.tap(self.page.locator(f".pack-card[data-card={code}]"))
        self.director.taps = before

    def told(self, *steps: str, contract: str = "4D", trick: int = 10, won: str = "6", said: str = "") -> None:
        """Up to the cards: South, declarer, claims the rest of the tricks, and West does not agree."""
        director = self.director
        director.new_call("A claim is contested", trick=trick)
        director.asked("What is the contract?")
        director.bid(contract)
        director.asked("Who was on lead when play stopped?")
        director.seat("S")
        director.asked("Who claimed?")
        director.seat("S")
        director.asked("How many of the tricks left")
        director.press("All, or not said")
        director.asked("What did South say?")
        if said:
            self.page.get_by_label("His own words").fill(said)
        for step in steps:
            director.tap(self.page.locator(f"[data-step='{step}']"))
        director.press("That is what was said")
        director.asked("Who does not agree?")
        director.seat("W")
        director.asked("How many tricks had declarer's side won")
        director.press(won)
        director.asked("Who is vulnerable?")
        director.option("North-South")

    def analysed(self) -> None:
        """Past the question whether the others asked to play on, until the analyst is done."""
        self.director.asked("Have East-West asked that play go on")
        self.director.press("No")
        expect(self.page.locator(".working")).to_have_count(0)
        expect(self.page.locator(".claim-enter button").first).to_be_enabled()


@pytest.fixture
def claim(director: Director) -> Claim:
    return Claim(director)


def test_from_the_call_to_the_score(claim: Claim) -> None:
    director = claim.director
    claim.told(said="the rest are mine")
    claim.cards()
    director.press("Done")
    claim.analysed()
    director.asked("South claims 4 of 4 tricks")
    director.reads("the rest are mine", "South leads ♥︎A while a trump is out, instead of ♦︎9")
    director.reads("Not normal for North-South: to miss a trick that can plainly be won")
    director.reads("North-South take 4 of 4 tricks.")
    director.tap(director.page.locator(".judged-row"))
    director.reads("North-South take 3 of 4 tricks.")
    director.press("Rule: 3 tricks")
    director.sees("Ruling")
    director.reads("Of the 4 tricks that are left North-South take 3 and East-West 1.", "70C")
    director.reads("4D-1", "-100", "Playing on while a trump is out (diamonds)", "South plays ♥︎A; better was ♦︎9")
    director.lacks("Nothing is wrong")
    assert director.taps <= MOST_TAPS, director.taps
