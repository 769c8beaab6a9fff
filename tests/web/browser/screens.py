"""Every screen of the page: how to get there, for the check of accessibility and for the pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import expect
from tests.web import asking

from .director import Director

_DETAILS = (
    ("new-call-what-happened", "What happened?"),
    ("new-call-declarer", "Who is declarer?"),
    ("new-call-seat", "Who led?"),
    ("new-call-card", "Which card did East lead?"),
)


@dataclass(frozen=True, slots=True)
class Prepared:
    """Records to look at, made once."""

    question: str
    director: str
    ruling: str
    penalty: str
    unattended: str
    board: str
    result: str
    differs: str
    revoked: str
    chosen: str
    seat: str
    claim: str
    claim_ruled: str

    @property
    def at_server(self) -> bool:
        """Whether there is a server: only that has links for players and the solver."""
        return bool(self.seat)


# Screens that only a server has.
_OF_A_SERVER = ("damage", "damage-choices", "access", "seat", "link-ended")


def prepare(client: httpx.Client, *, links: bool = True) -> Prepared:
    """The records, and a link for a seat where there are links."""
    told = {"event_name": "Autumn Pairs", "table_name": "7", "board": "12"}
    players = {"N": "Ada", "E": "Ben", "S": "Cleo", "W": "Dan"}
    ruling = asking.call(client, **told, players=players)
    asking.add(client, ruling, asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    question = asking.add(client, asking.call(client, **told), asking.NOT_SEEN)
    leave = {**asking.REQUIRED, "value": "leave"}
    penalty = asking.add(client, asking.call(client, **told), asking.NOT_SEEN, asking.REFUSED, leave)
    played = [asking.faced(*one.split()) for one in ["W HQ", "N HA", "E H2", "S H4", "N D6"]]
    board = asking.add(client, asking.board(client), *played)
    revoke = asking.add(client, asking.board(client), *played, asking.faced("E", "S3"))
    example = asking.good(client.get("/api/examples/play-before-dummy"))
    over = asking.good(client.get("/api/examples/revoke-established"))
    revoked = asking.example(client, "revoke-strands-dummy")
    chosen = asking.example(client, "lead-out-of-turn-played-out")
    claim, ruled = _contested(client), _contested(client)
    found = asking.good(client.post(f"/api/cases/{ruled['id']}/claim", json={"normal": ["trump out D"]}))
    asking.add(client, ruled, found["event"])
    link = ""
    if links:
        link = asking.good(client.post(f"/api/cases/{board['id']}/links", json={"seat": "E"}), 201)["url"].split("#")[1]
    return Prepared(
        question=question["id"],
        director=asking.call(client, **told)["id"],
        ruling=ruling["id"],
        penalty=penalty["id"],
        unattended=revoke["id"],
        board=board["id"],
        result=asking.good(client.post("/api/cases", json={"case": over}), 201)["id"],
        differs=asking.good(client.post("/api/cases", json={"case": example}), 201)["id"],
        revoked=revoked["id"],
        chosen=chosen["id"],
        seat=link,
        claim=claim["id"],
        claim_ruled=ruled["id"],
    )


def _contested(client: httpx.Client) -> Any:
    """A claim that waits for what the Director finds: four cards each, and a trump is out."""
    told = [
        *(("laws", "2017"), ("declarer", "S"), ("contract", "4D"), ("trick", "10"), ("kind", "claim"), ("table", "S:")),
        *(("claimer", "S"), ("tricks", ""), ("said", "the rest are mine"), ("step_1", ""), ("objector", "W")),
        *(("won", "6"), ("vulnerable", "NS"), ("hands", "yes"), ("hand_n", ".43..54"), ("hand_e", "87.5..8")),
        *(("hand_s", "AK.A.9."), ("hand_w", "65..3.9")),
    ]
    record = asking.good(client.post("/api/cases", json={"told": told}), 201)
    return asking.add(client, record, {"event": "answered", "question": "asked_to_play_on", "value": False})


def visit(director: Director, records: Prepared, look: Callable[[str], Any]) -> None:
    """Go to every screen and look at each: `look` is given its name."""
    _new_calls(director, look)
    for name, path, title, words in _addresses(records):
        if name in _OF_A_SERVER and not records.at_server:
            continue
        director.go(path)
        director.sees(title)
        director.reads(words)
        look(name)
        if name == "ruling":
            director.button("More").click()
            director.sheet("More")
            look("ruling-more")
            director.press("Close")
            director.page.get_by_role("button", name="What Law 54D says").first.click()
            expect(director.page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()
            look("ruling-provision")
            director.press("Close")
        elif name == "penalty-card":
            director.press("Trick over")
            director.sheet("The penalty card")
            look("trick-over-penalty-card")
            director.press("No")
            director.sheet("Who is on lead now?")
            look("trick-over-leader")
            director.press("Close")
            director.press("Another card")
            director.sheet("West played")
            look("another-card")
            director.press("Close")
        elif name == "claim":
            director.page.get_by_text("Show the play").click()
            director.page.locator(".the-line summary").click()
            look("claim-opened")
        elif name == "damage":
            director.page.get_by_label("Result at the other table").fill("3NT= by S")
            director.press("Count in IMPs")
            director.reads("Against 3NT= by S")
            director.page.get_by_text("The same as a table").click()
            director.page.get_by_role("img", name="The tricks that declarer").scroll_into_view_if_needed()
            look("damage-curve")
        elif name == "damage-choices":
            director.page.get_by_role("heading", name="What each option was worth").scroll_into_view_if_needed()
            look("damage-options")
        elif name == "record":
            director.press("Delete this call")
            director.sheet("Delete this call")
            look("record-delete")
            director.press("Cancel")


def _new_calls(director: Director, look: Callable[[str], Any]) -> None:
    director.go("/start")
    for name, text in _DETAILS:
        director.asked(text)
        look(name)
        if name == "new-call-what-happened":
            director.option("Opening lead by the wrong side")
        elif name == "new-call-seat":
            director.press("Contract")
            director.sheet("What is the contract?")
            look("new-call-contract")
            director.press("Close")
            director.seat("E")
        elif name == "new-call-declarer":
            director.seat("S")
    director.go("/")
    director.new_call("Two cards at once", trick=3)
    director.seat("W")
    director.asked("Which cards?")
    director.card("HK")
    look("new-call-several-cards")
    director.card("H3")
    director.press("All of them")
    director.asked("Who led, or was to lead")
    director.seat("W")
    director.card("D5")
    look("new-call-trick")

    director.go("/")
    director.new_call("Incomplete call for a card of dummy")
    director.asked("Which trick")
    look("new-call-number")
    director.press("3")
    director.asked("Who led, or was to lead")
    director.seat("W")
    director.press("Done")
    director.asked("What did declarer say?")
    look("new-call-words")
    _claim(director, look)
    _auction(director, look)


def _claim(director: Director, look: Callable[[str], Any]) -> None:
    director.go("/")
    director.new_call("A claim is contested", trick=10)
    director.asked("What is the contract?")
    look("new-claim-contract")
    director.bid("4D")
    director.asked("Who was on lead when play stopped?")
    look("new-claim-leader")
    director.seat("S")
    director.asked("Who claimed?")
    director.seat("S")
    director.press("All, or not said")
    director.asked("What did South say?")
    director.page.locator("[data-step='draw trumps']").click()
    director.page.locator("[data-step=runS]").click()
    director.reads("plays spades from the top")
    look("new-claim-statement")
    director.press("Other steps")
    director.sheet("Other steps")
    look("new-claim-other-steps")
    director.press("Close")
    director.press("That is what was said")
    director.seat("W")
    director.press("6")
    director.option("North-South")
    director.asked("Which cards are left?")
    for code in ("SA", "SK", "HA", "D9", "H4"):
        director.page.locator(f".pack-card[data-card={code}]").click()
    look("new-claim-pack")


def _auction(director: Director, look: Callable[[str], Any]) -> None:
    director.go("/")
    director.press("New call")
    director.option("Insufficient bid")
    director.seat("E")
    expect(director.page.locator(".call-pad")).to_be_visible()
    look("new-call-call")
    director.bid("1S")
    director.asked("What did East bid?")
    look("new-call-call-disabled")
    director.bid("1H")
    director.asked("East bid 1 heart, which is not enough over 1 spade.")
    look("auction-question")
    director.option("Do not accept")
    director.sees("Ruling")
    look("auction-ruling")
    director.press("Next call")
    director.sheet("What did East call?")
    look("auction-next-call")
    director.press("Would this call do?")
    director.bid("2S")
    director.sheet("If East calls 2 spades")
    look("auction-would-do")
    director.press("Done")

    director.go("/")
    director.press("New call")
    director.option("A player changed his call, or wants to")
    director.seat("E")
    director.bid("1S")
    director.asked("What did East put in its place?")
    director.bid("2S")
    director.asked("What was called since")
    director.bid("P")
    look("new-call-calls")


def _addresses(records: Prepared) -> list[tuple[str, str, str, str]]:
    """Name, address, title, and words that no screen before it has: they tell that it is there."""
    linked = "End all links" if records.at_server else "The whole record"
    return [
        ("calls", "/", "Bridge laws", "Autumn Pairs"),
        ("calls-nothing-found", "/?search=zzz", "Bridge laws", "Nothing found."),
        ("question-to-the-director", f"/call/{records.director}", "Question", "Could declarer have seen"),
        ("question-to-a-player", f"/call/{records.question}", "Question", "What does South choose?"),
        ("ruling", f"/call/{records.ruling}", "Ruling", "South required a heart."),
        ("penalty-card", f"/call/{records.penalty}", "Ruling", "South left the lead free."),
        ("board-in-play", f"/call/{records.board}", "Table", "Play from East"),
        ("not-ruled-on", f"/call/{records.unattended}", "Table", "Not ruled on"),
        ("result", f"/call/{records.result}", "Ruling", "Result"),
        ("claim", f"/call/{records.claim}", "Question", "None is normal: 4 tricks"),
        ("claim-ruling", f"/call/{records.claim_ruled}", "Ruling", "the play that decides"),
        ("claim-form", f"/call/{records.claim_ruled}/print", "Ruling form", "The line that decides it"),
        ("other-edition", f"/call/{records.ruling}?laws=1997", "Ruling", "under the Laws of 1997"),
        ("editions", f"/call/{records.differs}/compare", "Three editions", "part at ruling"),
        ("damage", f"/call/{records.revoked}/damage", "Double dummy", "They are one trick and 700 points short of it."),
        ("damage-choices", f"/call/{records.chosen}/damage", "Double dummy", "What each option was worth"),
        ("record", f"/call/{records.ruling}/record", "Record", linked),
        ("form", f"/call/{records.ruling}/print", "Ruling form", "Director’s ruling"),
        ("board", "/board", "Whole board", "Examples"),
        ("laws", "/laws", "Laws", "Law 9"),
        ("laws-search", "/laws?q=two%20cards", "Laws", "58B1"),
        ("law", "/laws/50D2", "Law 50D2", "50D2(a)"),
        ("reading", "/laws/R50-6", "Reading R50-6", "Reading R50-6"),
        ("changes", "/changes", "What changed", "differences, in our own words"),
        ("settings", "/settings", "Settings", "Laws for new calls"),
        ("access", "/access", "This device is new here", "Scan the code"),
        ("seat", f"/{records.seat.lstrip('/')}", "What East may see", "12 cards"),
        ("link-ended", "/seat/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "A seat", "This link has ended."),
        ("not-found", "/call/aaaaaaaaaaaaaaaaaaaa", "Not found", "There is no such call."),
    ]
