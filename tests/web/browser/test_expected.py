"""What directors expect of the page, with a server and without: nothing untrue, nothing twice, nothing in the way."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import until
from .director import Director
from .test_taps import Calling, revoke_at_the_end

NOTHING_WRONG = "Nothing is wrong"
FIRST_KINDS = ["insufficient-bid", "call-out-of-turn", "opening-lead", "revoke", "lead"]
LYING_ON_ITS_SIDE = {"width": 844, "height": 390}


def ruled(director: Director) -> None:
    """East's lead out of turn is refused, and West has to lead a heart."""
    director.opening_lead()
    director.press("No")
    director.asked("What does South choose?")
    director.option("Refuse the lead")
    director.asked("West is to lead")
    director.option("Require a heart lead")
    director.sees("Ruling")


def test_nothing_is_right_while_something_stands(director: Director) -> None:
    director.dropped()
    director.trick_over("W", played=False)
    director.option("Forbid a heart lead")
    director.reads("West may not lead a heart while retaining the lead")
    director.trick_over("W")
    director.reads("West is to lead to trick 5", "West may not lead a heart while retaining the lead")
    director.lacks(NOTHING_WRONG)


def test_nothing_is_right_while_something_is_to_be_kept_in_mind(director: Director) -> None:
    director.dropped()
    director.trick_over("N", played=True)
    director.reads("North is to lead to trick 4", "Nothing new to rule on")
    expect(director.page.locator(".said")).to_contain_text("is unauthorized for West")
    director.lacks(NOTHING_WRONG)


def test_nothing_is_right_while_a_claim_is_open(director: Director) -> None:
    director.dropped()
    director.press("More", "Claim or concession")
    director.sheet("Who claimed or conceded?")
    director.seat("S")
    director.sheet("What did South say?")
    director.press("That is what was said")
    director.reads("Play is suspended", "Play suspended")
    director.lacks(NOTHING_WRONG, "Play is over")
    director.press("Not agreed")
    director.sheet("Who does not agree?")
    director.seat("W")
    director.sees("Question")
    director.lacks(NOTHING_WRONG)


def test_an_incomplete_call_is_for_a_card_of_the_suit_that_was_named(director: Director) -> None:
    at = Calling(director)
    at.begin("Incomplete call for a card of dummy", trick=4)
    at.trick("N")
    director.press("hearts", "Done")
    director.asked("'heart' was called.")
    assert director.page.locator("main [data-card]:not([disabled])").count() == 13
    expect(director.button("ace of spades")).to_be_disabled()


def test_nothing_is_said_that_nobody_told(director: Director) -> None:
    revoke_at_the_end(Calling(director), director)
    director.tap(director.page.get_by_text("The whole ruling in sentences"))
    # Only a total is known, and nobody was asked who has spoken of a revoke.
    expect(director.page.get_by_role("main")).not_to_contain_text(re.compile("(North|East|South|West) said|had won"))
    director.press("More")
    director.follow("Ruling form to print")
    director.sees("Ruling form")
    director.reads("North-South 8, East-West 5", "North-South 7, East-West 6")
    director.go()
    director.dropped()
    director.lacks("tricks won")


def test_no_number_is_offered_that_is_refused_then(director: Director) -> None:
    at = Calling(director)
    at.begin("Revoke: a player did not follow suit", trick=5)
    at.trick("W", "HK", "H2", "H3", "S4", whole=True)
    director.option("Play went on, and the board is over")
    director.option("No trumps")
    director.asked("before the revoke trick")
    numbers = director.page.locator(".numbers button")
    expect(numbers).to_have_text(["0", "1", "2", "3", "4"])
    director.press("3")
    director.asked("in all")
    # The revoke trick, and one before it, were the other side's.
    expect(numbers).to_have_text([str(number) for number in range(3, 12)])
    director.press("11")
    director.asked("Did South hold a heart")


def test_the_whole_pack_is_there_for_every_card_and_frequent_calls_come_first(director: Director) -> None:
    director.press("New call")
    director.asked("What happened?")
    kinds = director.page.locator("main [data-value]").evaluate_all("all => all.map((e) => e.dataset.value)")
    assert kinds[:5] == FIRST_KINDS
    director.option("Two cards at once")
    director.seat("S")
    director.press("3")
    director.seat("W")
    director.asked("Which cards?")
    expect(director.page.locator("bl-card-picker [data-card]")).to_have_count(52)
    before = director.taps
    director.card("HK")
    director.card("H3")
    director.asked("Which of these cards could be seen?")
    assert director.taps == before + 2


def test_a_rare_kind_of_call_is_found_by_the_part_of_the_board(director: Director) -> None:
    director.press("New call")
    director.asked("What happened?")
    kinds = director.page.locator(".kinds button:visible")
    every = kinds.count()
    before = director.button("Dummy").bounding_box()
    director.press("Dummy")
    expect(kinds).to_have_count(5)
    expect(kinds.filter(has_text="Dummy touched or suggested a card")).to_be_visible()
    assert director.button("Dummy").bounding_box() == before
    director.press("Dummy")
    expect(kinds).to_have_count(every)
    director.press("Auction")
    director.option("Double or redouble that is not allowed")
    director.asked("Who doubled or redoubled?")


def test_a_revoke_told_during_the_board_is_told_to_its_end(director: Director) -> None:
    at = Calling(director)
    at.begin("Revoke: a player did not follow suit", trick=5)
    at.trick("W", "HK", "H2", "H3", "S4", whole=True)
    director.option("The next trick has begun")
    director.option("Spades")
    director.asked("What has been played to the next trick, South's lead, in order?")
    director.card("DA")
    director.reads("West’s card, or Done if there is none yet")
    director.press("Done", "Yes")
    director.reads("South played ♦︎A to the next trick")
    director.press("Take back the last step")
    director.asked("Did South hold a heart")
    director.press("Change what was told")
    # What was told last is asked again, and may be told otherwise.
    director.asked("What has been played to the next trick")
    director.card("DQ")
    director.press("Done", "Yes")
    director.reads("South played ♦︎Q to the next trick")
    director.press("Play is over")
    director.asked("before the revoke trick")
    director.press("3")
    director.asked("in all")
    director.press("8")
    director.asked("Did South hold a heart")
    director.press("Yes")
    director.asked("worse off")
    director.press("No")
    director.reads("North-South 8, East-West 5", "North-South 6, East-West 7")


def test_declarers_side_is_not_offered_the_first_lead(director: Director) -> None:
    director.new_call("Play out of turn or too early", trick=1)
    director.asked("Who had led")
    for seat, offered in (("North", False), ("East", True), ("South", False), ("West", True)):
        button = director.page.locator("bl-table").get_by_role("button", name=seat, exact=True)
        expect(button).to_be_enabled(enabled=offered)


def test_a_lead_out_of_turn_to_the_first_trick_is_told_as_any_other(director: Director) -> None:
    director.new_call("Lead out of turn, or declarer from the wrong hand", trick=1)
    director.asked("Who led?")
    director.seat("E")
    director.card("HK")
    director.asked("Could declarer have seen any of dummy's cards?")


def test_what_is_handed_on_names_laws_only_where_there_are_some(director: Director) -> None:
    director.dropped()
    director.page.evaluate("navigator.share = async (what) => { window.handedOn = what; };")
    director.press("Share the ruling")
    until(director.page, "() => Boolean(window.handedOn?.text?.includes('North is to lead to trick 3'))")
    text = director.page.evaluate("window.handedOn.text")
    assert "()" not in text
    assert "(49, 50D1(a))" in text


def test_a_board_with_its_points_is_found_by_its_table(director: Director) -> None:
    director.press("New call")
    for what, title in (("Table", "21"), ("Board", "12")):
        # Another one, where one is offered already: the site's phone has been called before.
        director.tap(director.button(re.compile(f"^(another {what.lower()}|{what})$")))
        director.sheet(what)
        director.press(title)
    director.option("Opening lead by the wrong side")
    director.seat("S")
    director.press("Contract")
    director.sheet("What is the contract?")
    director.press("3", "spades", "Take this contract")
    director.asked("Who led?")
    director.seat("E")
    director.card("HK")
    director.press("No")
    director.option("Accept the lead and stay declarer")
    director.sees("Ruling")
    director.press("More", "Play is over")
    director.press("9")
    director.reads("Result 3♠", "North-South 9, East-West 4", "140 to declarer’s side")
    director.go()
    director.page.get_by_role("searchbox").fill("Table 21")
    rows = director.page.locator("a.row")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Table 21 · Board 12")
    expect(rows).to_contain_text("No question open")


def test_a_long_table_name_leaves_room_for_others(director: Director) -> None:
    director.dropped()
    director.press("More")
    director.follow("Record: names, export, delete")
    field = director.page.get_by_label("Table", exact=True)
    field.fill("W" * 80)
    field.blur()
    expect(director.page.get_by_text("Saved.")).to_be_visible()
    director.go()
    box = director.page.get_by_role("link", name=re.compile("WWWW")).first.bounding_box()
    assert box is not None
    assert box["height"] < 200


def test_what_cannot_be_entered_is_refused_in_words(director: Director) -> None:
    director.watch.allow("422")
    director.dropped()
    director.press("More")
    director.follow("Record: names, export, delete")
    field = director.page.get_by_label("Table", exact=True)
    field.fill("7\u202e")
    field.blur()
    director.reads("This cannot be entered")
    director.lacks("body/")


def test_what_the_laws_say_is_found_by_its_words(director: Director) -> None:
    director.tab("Laws")
    director.sees("Laws")
    director.page.get_by_role("searchbox").fill("insufficient bid")
    expect(director.page.locator("main a").filter(has_text="27A1").first).to_be_visible()
    director.lacks("duplicate scoring")


def test_words_and_choices_come_as_they_are_seen(director: Director) -> None:
    director.opening_lead()
    director.press("No")
    director.asked("What does South choose?")
    tops = director.page.locator(".asked > *").evaluate_all("all => all.map((e) => e.getBoundingClientRect().top)")
    assert tops == sorted(tops)


def test_a_phone_on_its_side_has_the_words(director: Director) -> None:
    ruled(director)
    before = director.page.viewport_size
    assert before is not None
    director.page.set_viewport_size(LYING_ON_ITS_SIDE)  # type: ignore[arg-type]
    words = director.page.locator("main .say").first.bounding_box()
    director.page.set_viewport_size(before)
    assert words is not None
    assert words["y"] + words["height"] <= LYING_ON_ITS_SIDE["height"]


def test_a_ruling_is_handed_on_with_one_tap(director: Director) -> None:
    ruled(director)
    page = director.page
    page.evaluate("navigator.share = async (what) => { window.handedOn = what; }; navigator.canShare = () => true;")
    before = director.taps
    director.press("Share the ruling")
    until(page, "() => Boolean(window.handedOn?.text?.includes('West must lead a heart'))")
    director.press("Share the ruling as a picture")
    until(page, "() => window.handedOn?.files?.[0]?.type === 'image/png' && window.handedOn.files[0].size > 5000")
    assert director.taps == before + 2


def test_the_form_has_what_a_committee_wants(director: Director) -> None:
    ruled(director)
    director.press("More")
    director.follow("Ruling form to print")
    director.sees("Ruling form")
    director.lacks("Basis of the appeal")
    director.press("Fields for an appeal")
    director.reads("Facts agreed on", "Facts in dispute", "Law applied", "Basis of the appeal")
    director.press("Fields for an appeal")  # it is remembered
    director.lacks("Basis of the appeal")


def test_what_each_may_do_is_said_with_its_law(director: Director) -> None:
    director.dropped()
    director.press("More", "What may they do now?")
    shown = director.sheet("What may they do now?")
    expect(shown.get_by_role("heading", level=3).first).to_have_text("North dummy")
    expect(shown).to_contain_text("have the cards of the last trick faced, as long as his own lies face up")
    for law in ("66A", "20F", "42", "61B"):
        expect(shown.get_by_role("button", name=re.compile(f"^What Law {law}")).first).to_be_visible()


def test_whoever_leaves_while_an_answer_is_on_its_way_is_left_alone(director: Director) -> None:
    director.new_call("Opening lead by the wrong side")
    director.asked("Who led?")
    # Both at once: a seat is tapped, and the list is opened before the answer is there.
    director.page.evaluate("() => { document.querySelector('main .seat-E').click(); window.location.hash = '#/'; }")
    director.sees("Bridge laws")
    director.page.wait_for_timeout(1_000)
    director.sees("Bridge laws")
