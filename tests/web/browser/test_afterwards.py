"""After the ruling, at the same table: a penalty card over three tricks, undo, the editions, names and links."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.web import asking
from tests.web.server import Server

from .director import Director

KING_LIES = "king of hearts lies before East as a major penalty card"
OPTION = "West is to lead and East has king of hearts as a major penalty card."


def test_penalty_card_over_three_tricks(phone: Director) -> None:
    phone.dropped()
    phone.drawn(KING_LIES)

    phone.trick_over("W", played=False)
    phone.asked(OPTION)
    phone.drawn(KING_LIES)
    phone.option("Neither: any lead")
    phone.sees("Ruling")
    phone.reads("West is to lead to trick 4")
    phone.drawn(KING_LIES)

    phone.trick_over("W", played=False)
    phone.asked(OPTION)
    phone.option("Forbid a heart lead")
    phone.reads("West may not lead a heart while retaining the lead", "West is to lead to trick 5")
    expect(phone.table).not_to_have_accessible_name(re.compile("king of hearts"))

    # Nothing new is wrong, but not nothing: what stands is said.
    phone.trick_over("W")
    phone.reads("West may not lead a heart while retaining the lead", "West is to lead to trick 6")
    expect(phone.page.locator(".said")).to_contain_text("West may not lead a heart while retaining the lead")
    phone.lacks("Nothing is wrong")
    phone.trick_over("N")
    # The demand is over; what West has seen is still not his to use.
    phone.reads("North is to lead to trick 7")
    expect(phone.page.locator(".said")).to_contain_text("is unauthorized for West")
    phone.lacks("Nothing is wrong")
    now = phone.page.get_by_role("main").locator(".now")
    expect(now).not_to_contain_text("heart")


def test_penalty_card_is_played(phone: Director) -> None:
    phone.dropped()
    phone.trick_over("N", played=True)
    phone.reads("North is to lead to trick 4")
    expect(phone.table).not_to_have_accessible_name(re.compile("king of hearts"))


def test_a_call_without_cards_ends_with_a_claim(phone: Director) -> None:
    phone.dropped()
    phone.press("More")
    sheet = phone.sheet("More")
    # How many tricks were won before has not been told, so that no total can be stated.
    expect(sheet.get_by_role("button", name="Play is over")).to_have_count(0)
    phone.press("Claim or concession")
    phone.sheet("Who claimed or conceded?")
    phone.seat("S")
    phone.sheet("What did South say?")
    phone.press("That is what was said")
    phone.drawn("South is declarer")
    expect(phone.button("The claim is agreed")).to_be_visible()
    expect(phone.button("Trick over")).to_have_count(0)
    phone.press("The claim is agreed")
    phone.sheet("Who agreed to the claim?")
    phone.seat("W")
    expect(phone.button("The claim is agreed")).to_have_count(0)
    phone.press("Take back the last step")
    expect(phone.button("The claim is agreed")).to_be_visible()


def test_a_call_at_the_first_trick_ends_with_a_result(phone: Director) -> None:
    phone.opening_lead()
    phone.press("No")
    phone.asked("East has led king of hearts out of turn.")
    phone.option("Accept the lead and stay declarer")
    phone.sees("Ruling")
    phone.press("More")
    phone.press("Play is over")
    phone.sheet("How many tricks did declarer’s side take?")
    phone.press("9")
    phone.reads("Result", "Tricks: North-South 9, East-West 4")


def test_a_card_of_the_next_trick_is_a_call_if_it_is_irregular(desktop: Director) -> None:
    desktop.dropped()
    desktop.press("Another card")
    desktop.sheet("North played")
    desktop.press("From another hand")
    desktop.sheet("Whose card was it?")
    desktop.seat("S")
    desktop.sheet("South played")
    desktop.card("DK")
    desktop.reads("Not ruled on: no one has drawn attention")
    desktop.tap(desktop.page.get_by_role("main").get_by_role("button", name="I have been called"))
    desktop.sheet("Who called the Director?")
    desktop.seat("W")
    desktop.asked("South has led king of diamonds out of turn. What does West say?")


def test_every_step_can_be_taken_back(phone: Director) -> None:
    phone.opening_lead()
    phone.press("No")
    phone.asked("East has led king of hearts out of turn.")
    phone.option("Refuse the lead")
    phone.asked(OPTION)
    phone.press("Take back the last step")
    phone.asked("East has led king of hearts out of turn.")
    phone.press("Take back the last step")
    phone.asked("Could declarer have seen")
    # Before the first answer there are only details, which are asked again.
    phone.press("Change what was told")
    phone.asked("Which card did East lead?")
    phone.card("HQ")
    phone.sees("Question")
    phone.press("No")
    phone.asked("East has led queen of hearts out of turn.")
    phone.press("Back")
    expect(phone.page.get_by_role("listitem").filter(has_text="Question open").first).to_be_visible()


def test_back_in_the_middle_of_the_details(phone: Director) -> None:
    phone.new_call("Opening lead by the wrong side")
    phone.asked("Who led?")
    phone.seat("E")
    phone.asked("Which card did East lead?")
    phone.press("Back")
    phone.asked("Who led?")
    phone.page.go_back()
    phone.asked("Who is declarer?")


def test_contract_if_it_matters(phone: Director) -> None:
    phone.press("New call")
    phone.asked("What happened?")
    phone.option("Opening lead by the wrong side")
    phone.asked("Who is declarer?")
    phone.seat("S")
    phone.asked("Who led?")
    phone.press("Contract")
    phone.sheet("What is the contract?")
    phone.press("3", "spades", "X", "Take this contract")
    expect(phone.button("3♠X South")).to_be_visible()
    phone.asked("Who led?")
    phone.seat("E")
    phone.asked("Which card did East lead?")
    phone.press("It lies face down")
    phone.sees("Ruling")
    phone.reads(re.compile("3♠\ufe0e?X by South"))


def test_another_edition(desktop: Director) -> None:
    desktop.dropped()
    desktop.press("More")
    desktop.follow("Under the Laws of 1997")
    desktop.reads("This is the same call under the Laws of 1997. It is not the edition in force at the table.")
    expect(desktop.button("Trick over")).to_have_count(0)
    desktop.follow("Back to 2017")
    expect(desktop.button("Trick over")).to_be_visible()
    desktop.lacks("It is not the edition in force")


def test_three_editions_side_by_side(device: Callable[..., Director], server: Server) -> None:
    with server.client() as client:
        example = asking.good(client.get("/api/examples/play-before-dummy"))
        record = asking.good(client.post("/api/cases", json={"case": example}), 201)
        expected = asking.good(client.get(f"/api/cases/{record['id']}/compare"))["differences"]
    for name in ("phone", "desktop"):
        director = device(name)
        director.go(f"/call/{record['id']}")
        director.press("More")
        director.follow("The three editions side by side")
        director.sees("Three editions")
        for laws in (1997, 2007, 2017):
            expect(director.page.get_by_role("heading", name=f"Laws of {laws}")).to_be_visible()
        for found in expected:
            director.reads(f"{found['one']} and {found['other']} part at ruling {found['ruling']}", "≠ not as in")


def test_edition_for_new_calls_is_remembered(phone: Director) -> None:
    phone.tab("Settings")
    phone.press("2007")
    phone.page.reload()
    expect(phone.button("2007")).to_have_attribute("aria-pressed", "true")
    phone.tab("Calls")
    phone.opening_lead()
    phone.press("More")
    expect(phone.page.get_by_role("link", name="Under the Laws of 2007")).to_have_count(0)
    expect(phone.page.get_by_role("link", name="Under the Laws of 2017")).to_be_visible()


def test_provision_is_one_tap_away(phone: Director) -> None:
    phone.opening_lead()
    phone.press("Why am I asked?")
    sheet = phone.sheet("Why am I asked?")
    expect(sheet.get_by_role("heading", name=re.compile("^Law 54"))).to_be_visible()
    phone.press("Close")
    expect(sheet).to_have_count(0)
    phone.press("No")
    phone.asked("East has led king of hearts out of turn.")
    phone.option("Accept the lead and stay declarer")
    phone.sees("Ruling")
    phone.tap(phone.button(re.compile("^What Law 54")).first)
    expect(phone.page.get_by_role("dialog").get_by_role("heading", level=3).first).to_contain_text("Law 54")


def test_record_with_names_is_kept_searched_exported_and_deleted(desktop: Director, tmp_path: Path) -> None:
    page = desktop.page
    desktop.opening_lead()
    call = desktop.call
    desktop.press("More")
    desktop.follow("Record: names, export, delete")
    for label, value in (("Event", "Winter Teams"), ("Table", "7"), ("Board", "12"), ("North", "Ada <b>Lovelace</b>")):
        page.get_by_label(label, exact=True).fill(value)
        page.get_by_label(label, exact=True).blur()
        expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_label("Notes").fill("Second time this evening.")
    page.get_by_label("Notes").blur()
    page.reload()
    expect(page.get_by_label("North", exact=True)).to_have_value("Ada <b>Lovelace</b>")
    expect(page.get_by_label("Notes")).to_have_value("Second time this evening.")

    with page.expect_download() as download:
        desktop.press("Export as a case file")
    file = tmp_path / "call.json"
    download.value.save_as(file)
    assert download.value.suggested_filename == "call-7-12.json"
    assert json.loads(file.read_text())["events"]
    assert "Ada" not in file.read_text()

    desktop.press("Remove names and notes")
    desktop.sheet("Remove names and notes")
    desktop.tap(page.get_by_role("dialog").get_by_role("button", name="Remove names and notes"))
    expect(page.get_by_label("North", exact=True)).to_have_value("")
    expect(page.get_by_label("Notes")).to_have_value("")

    desktop.go("/")
    desktop.sees("Bridge laws")
    page.get_by_label("Search calls").fill("winter teams")
    row = page.get_by_role("listitem").filter(has_text="Table 7 · Board 12").filter(has_text="Winter Teams")
    expect(row).to_have_count(1)
    page.get_by_label("Status").select_option("Ruled")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.get_by_label("Status").select_option("Question open")
    desktop.tap(row.get_by_role("link"))
    desktop.sees("Question")
    assert desktop.call == call

    desktop.press("More")
    desktop.follow("Record: names, export, delete")
    desktop.press("Delete this call")
    desktop.tap(page.get_by_role("dialog").get_by_role("button", name="Delete this call"))
    desktop.sees("Bridge laws")
    desktop.watch.allow("404")
    desktop.go(f"/call/{call}")
    desktop.sees("Not found")

    desktop.go("/board")
    page.get_by_label("Open a file").set_input_files(file)
    desktop.sees("Question")
    assert desktop.call != call


def test_what_each_player_may_do_now_with_its_provision(phone: Director) -> None:
    phone.dropped()
    phone.press("More", "What may they do now?")
    shown = phone.sheet("What may they do now?")
    # Whose turn it is comes first: dummy, who is to lead, and of whom the most is asked.
    expect(shown.get_by_role("heading", level=3).first).to_have_text("North dummy")
    expect(shown).to_contain_text("look at a defender's cards")
    expect(shown).to_contain_text("have the cards of the last trick faced, as long as his own lies face up")
    phone.tap(shown.get_by_role("button", name="What Law 66A says").first)
    phone.sheet("Law 66A")
