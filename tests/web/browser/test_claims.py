"""A contested claim on the page, from the call to the score: few taps, the table of plays, the words to read out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web import asking
from tests.web.server import Server

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


def _last_event(server: Server, id: str) -> Any:
    with server.client() as client:
        return asking.good(client.get(f"/api/cases/{id}"))["case"]["events"][-1]


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
    director.reads(
        "4♦︎-1", "-100", "Diamonds not drawn while one is out, or one led into a higher", "South plays ♥︎A; better was ♦︎9"
    )
    director.lacks("Nothing is wrong")
    assert director.taps <= MOST_TAPS, director.taps


def test_steps_are_shown_back_and_bind(claim: Claim) -> None:
    director = claim.director
    claim.told("draw trumps", "runS", "ruffNH")
    claim.cards()
    director.press("Done")
    claim.analysed()
    director.reads("draws trumps", "plays spades from the top until there are no more", "ruffs hearts in North's hand")
    director.reads("It holds on every legal line: there is nothing to judge.")
    expect(director.page.locator(".judged-row")).to_have_count(0)
    director.press("Rule: 4 tricks")
    director.sees("Ruling")
    director.reads("4♦︎=", "130", "as stated")
    assert director.taps <= MOST_TAPS, director.taps


def test_none_is_normal_with_one_tap(claim: Claim, server: Server) -> None:
    director = claim.director
    claim.told()
    claim.cards()
    director.press("Done")
    claim.analysed()
    director.reads("No words of the claimer are on file.")
    director.press("None is normal: 4 tricks")
    director.sees("Ruling")
    director.reads("4♦︎=", "Found not normal", "Diamonds not drawn while one is out, or one led into a higher")
    # What was not ticked is a finding too, and so are the plain blunders.
    event = _last_event(server, director.call)
    assert event["irrational"] == ["plain", "trump out D"]


def test_the_form_has_result_score_and_line(claim: Claim) -> None:
    director = claim.director
    claim.told()
    claim.cards()
    director.press("Done")
    claim.analysed()
    director.press("None is normal: 4 tricks")
    director.sees("Ruling")
    director.go(f"/call/{director.call}/print")
    director.sees("Ruling form")
    director.reads("Result 4♦︎=", "130 to declarer’s side", "The claim", "The line that decides it")


def test_hands_that_are_not_faced(claim: Claim) -> None:
    """The Director states the tricks, and the ruling records on what."""
    director = claim.director
    claim.told()
    director.asked("Which cards are left?")
    director.press("Hands not faced")
    director.asked("Have East-West asked that play go on")
    director.press("No")
    director.asked("South claims 4 of 4 tricks")
    director.reads("How many of the 4 tricks left do North-South take")
    director.press("3")
    director.asked("On what does it depend")
    director.tap(director.page.locator("[data-value='trump out']"))
    director.sees("Ruling")
    director.reads("4♦︎-1", "70C", "The Director stated the tricks; no line was worked out.")
    assert director.taps <= MOST_TAPS, director.taps


def test_hands_that_are_faced_after_all(claim: Claim) -> None:
    director = claim.director
    claim.told()
    director.press("Hands not faced")
    director.asked("Have East-West asked that play go on")
    director.press("No")
    director.press("The hands are faced: enter the cards")
    before = director.taps
    for hand in HANDS.values():
        for code in hand.split():
            director.tap(director.page.locator(f".pack-card[data-card={code}]"))
    director.taps = before
    director.press("Done")
    director.reads("South leads ♥︎A while a trump is out")


def test_a_card_is_in_one_hand_and_a_hand_has_its_number(claim: Claim) -> None:
    director, page = claim.director, claim.page
    claim.told()
    director.asked("Which cards are left?")
    done = director.button("Done")
    expect(done).to_be_disabled()
    for code in HANDS["S"].split():
        director.tap(page.locator(f".pack-card[data-card={code}]"))
    # The next hand follows by itself; a card too many for the first is refused.
    seats = page.locator(".pack-seats")
    expect(seats.get_by_role("button", name="North")).to_have_attribute("aria-pressed", "true")
    director.tap(seats.get_by_role("button", name="South"))
    director.tap(page.locator(".pack-card[data-card=S2]"))
    expect(page.locator(".pack-picker .problem")).to_have_text(
        "South has all 4 cards already: tap one of them to take it out"
    )
    # Tapped again, a card is taken out: it is never in two hands.
    director.tap(page.locator(".pack-card[data-card=D9]"))
    expect(seats.get_by_role("button", name="South")).to_contain_text("3 of 4")
    director.tap(page.locator(".pack-card[data-card=D9]"))
    for code in " ".join((HANDS["N"], HANDS["W"], HANDS["E"])).split():
        expect(done).to_be_disabled()
        director.tap(page.locator(f".pack-card[data-card={code}]"))
    expect(done).to_be_enabled()
    director.press("Done")
    claim.analysed()
    director.reads("South leads ♥︎A while a trump is out")


def test_a_step_is_taken_out_again(claim: Claim) -> None:
    director, page = claim.director, claim.page
    director.new_call("A claim is contested", trick=10)
    director.bid("4D")
    director.seat("S")
    director.asked("Who claimed?")
    director.seat("S")
    director.press("All, or not said")
    director.asked("What did South say?")
    director.reads("Gives no line of play")
    director.tap(page.locator("[data-step='draw trumps']"))
    director.reads("draws trumps")
    director.press("take out: draws trumps")
    director.reads("Gives no line of play")
    director.press("Other steps")
    director.sheet("Other steps")
    director.tap(page.locator("[data-step='keep']"))
    director.sheet("Keeps certain cards to the end")
    for name in ("ace of hearts",):
        director.tap(page.get_by_role("dialog").get_by_role("button", name=name, exact=True))
    director.tap(page.get_by_role("dialog").get_by_role("button", name="Done"))
    director.reads("keeps ♥︎A to the end")


def test_a_claim_on_the_last_trick(claim: Claim, request: pytest.FixtureRequest) -> None:
    director = claim.director
    claim.told(trick=13, won="9")
    claim.cards({"S": "SA", "N": "C4", "W": "D3", "E": "C8"})
    director.press("Done")
    claim.analysed()
    director.asked("South claims 1 of 1 tricks")
    director.reads("North-South take 0 of 1 tricks.")
    if request.node.callspec.params["director"] != "site":  # where there is no double-dummy solver to say so
        director.reads("More was claimed than best play gives.")
    director.press("Rule: 0 tricks")
    director.sees("Ruling")
    director.reads("4♦︎-1")


def test_the_rest_of_the_pack_follows_at_the_first_trick(phone: Director) -> None:
    claim = Claim(phone)
    phone.new_call("A claim is contested", trick=1)
    phone.bid("7S")
    phone.seat("W")
    phone.asked("Who claimed?")
    phone.seat("S")
    phone.press("All, or not said")
    phone.asked("What did South say?")
    phone.press("That is what was said")
    phone.asked("Who does not agree?")
    phone.seat("W")
    phone.asked("Who is vulnerable?")
    phone.option("Nobody")
    deal = {
        "S": "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2",
        "N": "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2",
        "W": "DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2",
    }
    claim.cards(deal)
    expect(phone.page.locator(".pack-seats").get_by_role("button", name="East")).to_contain_text("13 of 13")
    phone.press("Done")
    claim.analysed()
    phone.reads("It holds on every legal line")


def test_a_concession_is_a_call_of_its_own(claim: Claim) -> None:
    director = claim.director
    director.new_call("A concession is contested", trick=10)
    director.bid("4D")
    director.asked("Who was on lead when play stopped?")
    director.seat("W")
    director.asked("Who conceded?")
    director.seat("W")
    director.asked("How many of the tricks left did East-West concede?")
    director.press("1")
    director.asked("What did West say?")
    director.press("That is what was said")
    director.asked("Who does not agree, or asks for a trick back?")
    director.seat("E")
    director.press("6")
    director.option("North-South")
    director.press("Hands not faced")
    director.asked("Did East object at once")
    director.press("Yes")
    director.sees("Ruling")
    director.reads("68B2")


def test_a_claim_on_a_board_that_is_on_file(claim: Claim, server: Server) -> None:
    """Played on the page, claimed with words and steps, and not agreed to: never that nothing is wrong."""
    director = claim.director
    with server.client() as client:
        record = asking.board(client)
    director.go(f"/call/{record['id']}")
    director.sees("Table")
    director.press("More")
    director.press("Claim or concession")
    director.sheet("Who claimed or conceded?")
    director.seat("S")
    director.tap(director.page.get_by_role("dialog").get_by_role("button", name="Not said"))
    director.sheet("What did South say?")
    director.tap(director.page.locator("dialog [data-step=runS]"))
    director.press("That is what was said")
    director.reads("The claim", "plays spades from the top until there are no more")
    director.lacks("Nothing is wrong")
    director.press("Not agreed")
    director.sheet("Who does not agree?")
    director.seat("W")
    director.asked("Have East-West asked that play go on")
    director.press("No")
    director.asked("South claims 13 of 13 tricks")
    director.lacks("Nothing is wrong")
    # So large an ending is not worked out at once; nothing waits for it, and the Director stops it.
    director.press("Stop here")
    expect(director.page.locator(".working")).to_have_count(0)
    numbers = director.page.locator(".state-tricks .numbers button")
    if not numbers.first.is_visible():
        director.tap(director.page.locator(".state-tricks summary"))
    director.tap(numbers.nth(9))
    director.asked("On what does it depend")
    director.lacks("Nothing is wrong")


def test_what_was_ticked_is_still_there_in_another_language(phone: Director) -> None:
    claim = Claim(phone)
    claim.told()
    claim.cards()
    phone.press("Done")
    claim.analysed()
    phone.tap(phone.page.locator(".judged-row"))
    phone.reads("North-South take 3 of 4 tricks.")
    phone.press("More")
    phone.press("Deutsch")
    phone.reads("Nord-Süd machen 3 von 4 Stichen.")
    expect(phone.page.locator(".judged-row")).to_have_attribute("aria-pressed", "true")


def test_the_pack_by_keyboard(phone: Director) -> None:
    """One Tab leads to the cards and one past them; the arrows go from card to card, and the focus stays."""
    claim, page = Claim(phone), phone.page
    claim.told()
    phone.asked("Which cards are left?")
    expect(page.get_by_role("heading", level=2)).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Tab")
    expect(page.locator("[data-card=SA]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card=SA]")).to_be_focused()
    expect(page.locator("[data-card=SA]")).to_have_accessible_name("ace of spades, South")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    expect(page.locator("[data-card=HK]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".pack-seat[data-seat=W]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-card=HK]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(phone.button("Hands not faced")).to_be_focused()


def test_the_table_of_plays_by_keyboard(phone: Director) -> None:
    claim, page = Claim(phone), phone.page
    claim.told()
    claim.cards()
    phone.press("Done")
    claim.analysed()
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    expect(page.locator("#live")).to_have_text("Worked out")
    page.keyboard.press("Tab")
    row = page.locator(".judged-row")
    expect(row).to_be_focused()
    page.keyboard.press("Enter")
    expect(row).to_have_attribute("aria-pressed", "true")
    phone.reads("North-South take 3 of 4 tricks.")
    expect(phone.button("Rule: 3 tricks")).to_be_enabled()
    expect(page.locator("#live")).to_have_text("Worked out")
    expect(row).to_be_focused()


def test_a_trick_that_was_conceded_is_asked_back(director: Director) -> None:
    """The same analyst: no play loses it, so that it is given back."""
    claim = Claim(director)
    director.new_call("A concession is contested", trick=12)
    director.bid("4S")
    director.asked("Who was on lead when play stopped?")
    director.seat("S")
    director.asked("Who conceded?")
    director.seat("S")
    director.asked("How many of the tricks left did North-South concede?")
    director.press("1")
    director.asked("What did South say?")
    director.press("That is what was said")
    director.asked("Who does not agree, or asks for a trick back?")
    director.seat("S")
    director.asked("How many tricks had declarer's side won")
    director.press("9")
    director.option("Nobody")
    claim.cards({"S": "SA SK", "N": "H4 H3", "W": "S6 D3", "E": "C5 C8"})
    director.press("Done")
    director.reads("Needed", "If nobody errs")
    given = director.page.locator("[data-enter=no_normal_play]")
    expect(given).to_be_enabled()
    expect(given).to_have_class("button option primary")
    director.tap(given)
    director.sees("Ruling")
    director.reads("71B", "Tricks: North-South 11, East-West 2")
    assert director.taps <= MOST_TAPS, director.taps
