"""After the board: what it cost double dummy, as evidence, on the Director's device and on no other."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.web import asking
from tests.web.server import Server

from .director import Director

WHAT_IT_COST = "Double dummy: what it cost"
FIELD = "Result at the other table"
DRAWN = "image => image.decode().then(() => image.naturalWidth)"


def opened(director: Director, server: Server, name: str) -> str:
    """The evidence on an example, as a Director comes to it."""
    with server.client() as client:
        record = asking.example(client, name)
    director.go(f"/call/{record['id']}")
    director.press("More")
    director.follow(WHAT_IT_COST)
    director.sees("Double dummy")
    director.reads("Evidence for the Director’s judgement, not a ruling", "Left to the Director")
    return str(record["id"])


def picture(director: Director) -> Locator:
    return director.page.get_by_role("img", name=re.compile("^The tricks that declarer’s side could take"))


def tile(director: Director, name: str) -> Locator:
    return (
        director.page.locator(".tile").filter(has=director.page.get_by_text(name, exact=True)).get_by_role("definition")
    )


def test_what_a_revoke_cost(director: Director, server: Server) -> None:
    opened(director, server, "revoke-strands-dummy")
    director.reads("They are one trick and 700 points short of it.", "The difference of 700 points is worth 12 IMPs.")
    for name, value in (("Tricks lost", "1"), ("Points before it", "+600"), ("Points scored", "-100")):
        expect(tile(director, name)).to_have_text(value)
    assert picture(director).evaluate(DRAWN) > 500
    director.drawn("East has played the six of spades")
    # The same without the picture: the card in question, with what it left.
    director.page.get_by_text("The same as a table").click()
    row = director.page.get_by_role("row", name="East six of spades irregularity")
    expect(row.get_by_role("cell").last).to_have_text("7")
    director.press("Back")
    director.sees("Ruling")


def test_the_other_table_and_the_report(director: Director, server: Server, tmp_path: Path) -> None:
    opened(director, server, "revoke-strands-dummy")
    page = director.page
    director.watch.allow("422")
    page.get_by_label(FIELD).fill("3NT by nobody")
    director.press("Count in IMPs")
    expect(page.get_by_role("alert").filter(has_text="is not a result")).to_be_visible()
    expect(tile(director, "IMPs")).to_have_count(0)
    page.get_by_label(FIELD).fill("3NT= by S")
    page.get_by_label(FIELD).press("Enter")
    expect(tile(director, "IMPs")).to_have_text("-12")
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)
    with page.expect_download() as download:
        director.follow("Download the report")
    file = tmp_path / "report.html"
    download.value.save_as(file)
    assert download.value.suggested_filename.endswith("-evidence.html")
    assert "3NT= by S" in file.read_text(encoding="utf-8")


def test_what_each_option_was_worth(director: Director, server: Server) -> None:
    opened(director, server, "lead-out-of-turn-played-out")
    for option, tricks, marks in (
        ("Accept the lead", "10", ""),
        ("Refuse the lead", "at least 10", "taken"),
        ("Forbid a diamond lead", "9", "taken"),
        ("Neither: any lead", "at least 10", "best"),
    ):
        row = director.page.get_by_role("row").filter(has_text=option)
        expect(row.get_by_role("cell").last).to_have_text(tricks)
        expect(row).to_contain_text(marks)
    director.reads("South took “Forbid a diamond lead”, which is worth one trick less than the best option.")


def test_the_picture_has_the_colours_of_the_screen(device: Callable[..., Director], server: Server) -> None:
    source = "image => image.currentSrc"
    for colours in ("light", "dark"):
        director = device("phone", color_scheme=colours)
        opened(director, server, "revoke-strands-dummy")
        picture(director).evaluate(DRAWN)
        assert picture(director).evaluate(source).endswith(f"scheme={colours}")
    director.go("/settings")
    director.press("Light")
    opened(director, server, "revoke-strands-dummy")
    picture(director).evaluate(DRAWN)
    assert picture(director).evaluate(source).endswith("scheme=light")


def test_it_is_not_there_while_the_board_is_in_play(phone: Director, server: Server) -> None:
    with server.client() as client:
        record = asking.example(client, "lead-out-of-turn-played-out")
    phone.go(f"/call/{record['id']}")
    phone.press("Take back the last step")
    phone.reads("West is to lead to trick 11")
    phone.press("More")
    expect(phone.page.get_by_role("link", name="Ruling form to print")).to_be_visible()
    expect(phone.page.get_by_role("link", name=WHAT_IT_COST)).to_have_count(0)
    phone.watch.allow("409")
    phone.go(f"/call/{record['id']}/damage")
    phone.reads("The board is still in play")
    phone.lacks("Card by card", "What it comes to")


def test_a_seat_is_not_offered_it(phone: Director, server: Server) -> None:
    with server.client() as client:
        record = asking.example(client, "revoke-strands-dummy")
        link = asking.good(client.post(f"/api/cases/{record['id']}/links", json={"seat": "E"}), 201)["url"]
    phone.page.goto(link)
    phone.sees("What East may see")
    phone.lacks("ouble dummy", "Evidence")
    expect(phone.page.get_by_role("link", name=WHAT_IT_COST)).to_have_count(0)
    expect(phone.page.get_by_role("main").get_by_role("button")).to_have_count(0)
