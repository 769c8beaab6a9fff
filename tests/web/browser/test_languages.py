"""The page in French and German on a phone, from first word to last; and in a language in which no English is left."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect
from tests.web import asking
from tests.web.server import Server, serving

from bridgelaws.desk import words as desk
from bridgelaws.values.seats import Seat
from bridgelaws.web.page import page_words
from bridgelaws.words.languages import language_of
from pseudo_language import english_in

from .director import Director
from .teller import CALLS, Teller, another_screen
from .test_accessible import ALL, AXE, WIDER_THAN_THE_SCREEN

LOCALES = {"fr": "fr-FR", "de": "de-DE"}
WIDTHS = (320, 360)
HEIGHT = 740
# What is seen or read out: the text, and the attributes that stand for text. Data and examples of the package are in
# English, and say so.
SEEN = """() => {
  const all = [...document.querySelectorAll("body *")].filter((e) => !e.closest("noscript, span[lang]"));
  const own = (e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join(" ");
  const attributes = ["aria-label", "alt", "title", "placeholder"];
  const said = all.flatMap((e) => [own(e), ...attributes.map((name) => e.getAttribute(name) ?? "")]);
  return [document.title, ...said].filter((text) => text.trim());
}"""
# The code of the language, doubled and redoubled, sizes of paper; and the months, which the browser says: it takes that
# language for English.
MONTHS = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Sept", "Oct", "Nov", "Dec"}
NO_WORDS = {"EN", "X", "XX", "A", *MONTHS}


def says(code: str, id: str) -> str:
    """A sentence of the page that is about nothing."""
    found = page_words(code)["sentences"][f"page.{id}"]
    assert isinstance(found, str)
    return found


def speak(director: Director, code: str) -> None:
    """Two taps, on whatever screen: the header, or the sheet of everything else, and the language."""
    header = director.page.locator("#header .language")
    (header if header.count() else director.page.locator("#header .tools button").last).click()
    director.page.locator(f"dialog [data-value={code}]").click()
    expect(director.page.locator("html")).to_have_attribute("lang", code)
    expect(director.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("code", LOCALES)
@pytest.mark.parametrize("call", CALLS)
def test_a_call_in_french_and_german(device: Callable[..., Director], code: str, call: str) -> None:
    """Every screen of the call fits on a phone, says which language it is in, and axe finds nothing."""
    phone = device("phone", locale=LOCALES[code])
    page = phone.page
    page.add_init_script(AXE_SCRIPT)
    found: list[str] = []

    def look(name: str) -> None:
        assert page.evaluate("document.documentElement.lang") == code
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HEIGHT})
            found.extend(f"{name}, {width}: {one}" for one in page.evaluate(WIDER_THAN_THE_SCREEN))
        found.extend(f"{name}: {one}" for one in page.evaluate(AXE, ALL))

    Teller(phone, look).tell(call, CALLS[call])
    for path, title in ((f"/call/{phone.call}/print", "form"), (f"/call/{phone.call}/record", "record"),
                        (f"/call/{phone.call}/compare", "editions"), ("/settings", "tab.settings")):  # fmt: skip
        phone.go(path)
        phone.sees(says(code, title))
        look(title)
    assert found == []


@pytest.mark.parametrize(("locale", "code"), [("de-AT", "de"), ("fr-CA", "fr"), ("en-US", "en"), ("da-DK", "en")])
def test_the_page_follows_the_browser(device: Callable[..., Director], locale: str, code: str) -> None:
    phone = device("phone", locale=locale)
    phone.go()
    phone.sees(says(code, "name"))
    expect(phone.page.locator("html")).to_have_attribute("lang", code)
    assert phone.page.title().startswith(says(code, "name"))


def test_the_language_changes_in_the_middle_of_a_call(phone: Director) -> None:
    """What has been told and chosen stays, on the screen too; only the words are others."""
    french, german = language_of("fr"), language_of("de")
    phone.new_call("Two cards at once", trick=3)
    phone.seat("W")
    phone.asked("Which cards?")
    phone.card("HK")
    expect(phone.page.locator(".chosen-cards bl-card")).to_have_count(1)
    speak(phone, "fr")
    phone.asked(french.say(desk.WHICH_CARDS()))
    expect(phone.page.locator(".chosen-cards bl-card[code=HK] svg")).to_have_attribute("aria-label", "Roi de Cœur")
    phone.page.locator("[data-card=H3]").click()
    phone.page.locator("[data-value=HK]").click()
    speak(phone, "de")
    expect(phone.page.locator("[data-value=HK]")).to_have_attribute("aria-pressed", "true")
    phone.page.locator("[data-value=H3]").click()
    phone.press(says("de", "done"))
    phone.page.locator("main .seat-W").click()
    phone.press(says("de", "done"))
    phone.sees(says("de", "question"))
    call = phone.call
    phone.reads("West")
    speak(phone, "fr")
    assert phone.call == call
    phone.sees(says("fr", "question"))
    phone.reads(french.SEATS[Seat.WEST])
    phone.page.locator("[data-value=HK]").click()
    phone.sees(says("fr", "ruling"))
    phone.reads("♥︎3 devient une carte pénalisée secondaire")
    # It is remembered on the device.
    phone.page.reload()
    phone.sees(says("fr", "ruling"))
    speak(phone, "de")
    phone.sees(says("de", "ruling"))
    expect(phone.page.locator(".plate .name").nth(1)).to_have_text(german.SEATS[Seat.EAST])
    speak(phone, "en")
    phone.reads("♥︎3 becomes a minor penalty card")


def test_settings_have_the_languages(phone: Director) -> None:
    phone.go("/settings")
    phone.sees("Settings")
    phone.press("français")
    phone.sees(says("fr", "tab.settings"))
    expect(phone.button("français")).to_have_attribute("aria-pressed", "true")
    expect(phone.button("français")).to_be_focused()


def test_a_seat_is_shown_in_the_language_of_the_player(device: Callable[..., Director], server: Server) -> None:
    with server.client() as client:
        board = asking.board(client)
        link = asking.good(client.post(f"/api/cases/{board['id']}/links", json={"seat": "W"}), 201)["url"]
    phone = device("phone", locale="de-DE")
    phone.go(link.split("#")[1])
    phone.sees("Was West sehen darf")
    speak(phone, "fr")
    phone.sees("Ce qu'Ouest peut voir")


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Server:
    with serving(tmp_path_factory.mktemp("pseudo"), module="tests.web.pseudo_server") as started:
        yield started


def english_on(page: Page) -> set[str]:
    """The words of English on a screen."""
    words = {word for text in page.evaluate(SEEN) for word in english_in(text).split()}
    return words - NO_WORDS


@pytest.mark.parametrize("call", CALLS)
def test_no_english_is_left(device: Callable[..., Director], pseudo: Server, call: str) -> None:
    phone = device("phone", at=pseudo.address)
    phone.watch.allow("404")
    left: dict[str, set[str]] = {}

    def look(name: str) -> None:
        found = english_on(phone.page)
        if found:
            left[name] = found

    Teller(phone, look).tell(call, CALLS[call])
    page = phone.page
    page.locator("#header .tools button").last.click()
    expect(page.locator("dialog")).to_be_visible()
    look("more")
    page.locator("dialog .tool").click()
    for act in page.locator("#actions button").all():
        act.click()
        expect(page.locator("dialog")).to_be_visible()
        look("a sheet of the bar")
        page.locator("dialog .tool").click()
    id = phone.call
    of_the_call = [f"/call/{id}{part}" for part in ("?laws=1997", "/print", "/record", "/compare")]
    for path in (*of_the_call, "/", "/settings", "/laws", "/laws/50D2", "/changes", "/call/aaaaaaaaaaaaaaaaaaaa"):
        with another_screen(page):
            phone.go(path)
        look(re.sub(id, "id", path))
    assert left == {}


def test_the_check_itself_finds_english(phone: Director) -> None:
    phone.sees("Bridge laws")
    assert {"Bridge", "laws", "New", "call", "Settings"} <= english_on(phone.page)


def test_the_documents_can_be_written_to_files(tmp_path: Path, server: Server) -> None:
    """Nothing in them depends on a request."""
    with server.client() as client:
        for code in (*LOCALES, "en"):
            answer = client.get(f"/words/{code}.json")
            assert answer.json()["sentences"] == page_words(code)["sentences"]
            assert answer.headers["Content-Language"] == code
            again = client.get(f"/words/{code}.json", headers={"If-None-Match": answer.headers["ETag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert set(client.get("/words/languages.json").json()) >= {"de", "en", "fr"}
        assert asking.problem(client.get("/words/xx.json"), 404) == "not_found"
