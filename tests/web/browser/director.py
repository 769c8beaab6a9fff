"""A director with a device in hand: taps what a screen offers by the words on it, and counts the taps."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebError, expect

SEATS = {"N": "North", "E": "East", "S": "South", "W": "West"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven",
    "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip


def card_name(code: str) -> str:
    """`HK` in words."""
    return f"{RANKS[code[1]]} of {SUITS[code[0]]}"


class Watch:
    """Everything that goes wrong on a device: errors in the console, errors in scripts, requests to other hosts."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._host = urlsplit(address).netloc
        self._allowed: list[str] = []
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.requests = 0
        context.on("console", self._console)
        context.on("weberror", self._failed)
        context.on("request", self._request)

    def allow(self, part: str) -> None:
        """A complaint of the browser that is meant to come; the page itself says more about it."""
        self._allowed.append(part)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    def _failed(self, error: WebError) -> None:
        self.errors.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests += 1
        where = urlsplit(request.url)
        if where.scheme not in ("data", "blob") and where.netloc != self._host:
            self.strangers.append(request.url)

    def check(self) -> None:
        """Nothing has gone wrong but what was allowed to."""
        assert self.requests, "nothing was asked of the server"
        assert self.strangers == [], "\n".join(self.strangers)
        unexpected = [error for error in self.errors if not any(part in error for part in self._allowed)]
        assert unexpected == [], "\n".join(unexpected)


class Director:
    """One device."""

    def __init__(self, page: Page, address: str, watch: Watch) -> None:
        self.page, self.address, self.watch = page, address, watch
        self.taps = 0
        self.touches = bool(page.evaluate("navigator.maxTouchPoints"))

    def go(self, path: str = "/") -> None:
        """Open an address of the page."""
        self.page.goto(f"{self.address}/#{path}")

    @property
    def call(self) -> str:
        """The id of the call that is shown."""
        found = re.search(r"#/call/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # What is seen

    def sees(self, title: str) -> None:
        """The screen has this title."""
        expect(self.page.get_by_role("heading", level=1, name=title, exact=True)).to_be_visible()

    def asked(self, text: str) -> None:
        """This is asked, in a heading of its own."""
        expect(self.page.get_by_role("heading", level=2, name=text)).to_be_visible()

    def reads(self, *texts: str | re.Pattern[str]) -> None:
        """These words are on the screen."""
        for text in texts:
            expect(self.page.get_by_role("main")).to_contain_text(text)

    def lacks(self, *texts: str) -> None:
        """These words are not on the screen."""
        for text in texts:
            expect(self.page.get_by_role("main")).not_to_contain_text(text)

    @property
    def table(self) -> Locator:
        """The drawn table."""
        return self.page.get_by_role("main").get_by_role("img", name=re.compile("^The table"))

    def drawn(self, *parts: str) -> None:
        """The drawn table says so, to those who listen."""
        for part in parts:
            expect(self.table).to_have_accessible_name(re.compile(re.escape(part)))

    def says_to(self, seat: str, *words: str) -> None:
        """The ruling has these words for a player."""
        saying = self.page.locator(".saying").filter(has_text=f"Say to {SEATS[seat]}")
        for text in words:
            expect(saying.filter(has_text=text)).to_be_visible()

    # What is tapped

    def tap(self, target: Locator) -> None:
        """Tap it with a finger, or click it."""
        target.tap() if self.touches else target.click()
        self.taps += 1

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name; a pattern where the button says more than is looked for."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def press(self, *names: str) -> None:
        """Tap buttons by their names."""
        for name in names:
            self.tap(self.button(name))

    def option(self, label: str) -> None:
        """Choose an option; the provision that the button cites is not part of the choice."""
        self.tap(self.button(re.compile(f"^{re.escape(label)}")))

    def follow(self, name: str) -> None:
        """Tap a link."""
        self.tap(self.page.get_by_role("link", name=name).first)

    def tab(self, name: str) -> None:
        """Tap one of the tabs."""
        self.tap(self.page.get_by_role("navigation").get_by_role("link", name=name, exact=True))

    def seat(self, letter: str) -> None:
        """Tap a seat of the drawn table."""
        self.tap(self.page.locator("bl-table").get_by_role("button", name=SEATS[letter], exact=True))

    def card(self, code: str) -> None:
        """Tap a card of the pack."""
        self.tap(self.page.locator("bl-card-picker").get_by_role("button", name=card_name(code), exact=True))

    def bid(self, code: str) -> None:
        """Tap a call in the bidding box: `1H`, `P`, `X`."""
        one = self.page.locator(f".call-pad [data-value='{code}']")
        expect(one).to_have_count(1)  # the sheet before this one may still be closing
        self.tap(one)

    def sheet(self, title: str) -> Locator:
        """The sheet that is open."""
        found = self.page.get_by_role("dialog", name=title, exact=True)
        expect(found).to_be_visible()
        return found

    # Whole steps

    def new_call(self, kind: str, declarer: str = "S", trick: int | None = None) -> None:
        """From the list to the first detail of a kind of call."""
        self.press("New call")
        self.asked("What happened?")
        self.option(kind)
        self.asked("Who is declarer?")
        self.seat(declarer)
        if trick is not None:
            self.asked("Which trick")
            self.press(str(trick))

    def insufficient_bid(self) -> None:
        """East bids one heart over one spade: to the first question."""
        self.press("New call")
        self.asked("What happened?")
        self.option("Insufficient bid")
        self.asked("Who made the insufficient bid?")
        self.seat("E")
        self.bid("1S")
        self.asked("What did East bid?")
        self.bid("1H")
        self.sees("Question")

    def opening_lead(self) -> None:
        """South is to play and East leads the king of hearts: to the first question."""
        self.new_call("Opening lead by the wrong side")
        self.asked("Who led?")
        self.seat("E")
        self.asked("Which card did East lead?")
        self.card("HK")
        self.sees("Question")

    def dropped(self) -> None:
        """East drops the king of hearts in trick 3, before North leads: to the ruling."""
        self.new_call("Card dropped or shown", trick=3)
        self.asked("How was the card seen?")
        self.option("It fell on the table")
        self.asked("Whose card was it?")
        self.seat("E")
        self.asked("Which card, or cards?")
        self.card("HK")
        self.asked("Who led, or is to lead")
        self.seat("N")
        self.press("Done")
        self.asked("Could West possibly have seen the face of king of hearts?")
        self.press("Yes")
        self.asked("Did the other side help to expose king of hearts")
        self.press("No")
        self.sees("Ruling")

    def trick_over(self, leader: str, played: bool | None = None) -> None:
        """The trick is over; `played`: whether the card that lies face up was."""
        self.press("Trick over")
        if played is not None:
            self.sheet("The penalty card")
            self.press("Yes" if played else "No")
        self.sheet("Who is on lead now?")
        self.seat(leader)
