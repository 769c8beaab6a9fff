"""The printed form, the laws, and a device that is new here."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web import asking
from tests.web.server import Server, serving

from .director import Director

MILLIMETRES = {"A5": (148, 210), "A4": (210, 297)}
FULL_WITH = {
    "event_name": "Autumn Pairs",
    "table_name": "7",
    "round_name": "3",
    "board": "12",
    "players": {"N": "Ada", "E": "Ben"},
}


@pytest.mark.parametrize("paper", ["A5", "A4"])
def test_printed_form(device: Callable[..., Director], server: Server, paper: str) -> None:
    with server.client() as client:
        record = asking.call(client, **FULL_WITH)
        record = asking.add(client, record, asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    desktop = device("desktop", color_scheme="dark")
    page = desktop.page
    desktop.go(f"/call/{record['id']}")
    desktop.press("More")
    desktop.follow("Ruling form to print")
    desktop.sees("Ruling form")
    desktop.press(paper)
    expect(desktop.button(paper)).to_have_attribute("aria-pressed", "true")

    page.emulate_media(media="print", color_scheme="dark")
    form = page.get_by_role("article")
    for text in ("Director’s ruling", "Laws of 2017", "Autumn Pairs", "Ada", "♥︎K led out of turn by East (Law 54)",
                 "West must lead a heart"):  # fmt: skip
        expect(form).to_contain_text(text)
    for part in ("header", "actions", "tabs", "banner"):
        expect(page.locator(f"#{part}")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    pdf = page.pdf(prefer_css_page_size=True)
    boxes = {tuple(map(float, box)) for box in re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)}
    assert len(boxes) == 1
    size = tuple(round(points / 72 * 25.4) for points in boxes.pop())
    assert size == MILLIMETRES[paper]
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1, "the ruling of one call fits on one sheet"


def test_laws_browse_search_and_changes(phone: Director) -> None:
    page = phone.page
    phone.tab("Laws")
    phone.follow("Law 50")
    phone.sees("Law 50")
    expect(page.get_by_role("link", name="50D2(a)").first).to_be_visible()
    phone.tap(page.get_by_role("link", name=re.compile(r"^50D2\(a\)$")).first)
    phone.sees("Law 50D2(a)")
    phone.press("Back")
    phone.sees("Law 50")
    phone.press("Back")
    phone.sees("Laws")
    page.get_by_label("Search, such as two cards").fill("two cards at once")
    phone.follow("58B1")
    phone.sees("Law 58B1")
    phone.tab("Laws")
    page.get_by_label("Search, such as two cards").fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    phone.follow("What changed")
    phone.sees("What changed")
    phone.follow("1997 → 2007")
    expect(page.get_by_role("link", name="1997 → 2007")).to_have_attribute("aria-current", "true")
    phone.reads(re.compile(r"\d+ differences, in our own words"))


def test_device_that_is_new_here(device: Callable[..., Director], tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        here = f"http://127.0.0.1:{server.port}"
        phone = device("phone", at=here)
        phone.watch.allow("401")
        phone.watch.allow("403")
        phone.go()
        phone.sees("This device is new here")
        phone.page.get_by_label("Access link").fill("http://somewhere/#token=wrong")
        phone.press("Enter")
        expect(phone.page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
        phone.page.goto(f"{here}/#token={server.token}")
        phone.sees("Bridge laws")
        assert server.token not in phone.page.url
        assert "token" not in phone.page.evaluate("document.cookie + JSON.stringify(localStorage)")
        phone.opening_lead()
        phone.press("No")
        phone.asked("East has led king of hearts out of turn.")
        phone.page.context.close()  # before the server goes


def test_what_the_page_is_made_of_comes_compressed(server: Server) -> None:
    with server.client() as client:
        for path in ("/", "/js/main.js", "/css/screens.css"):
            assert client.get(path).headers["content-encoding"] == "gzip"
        assert "content-encoding" not in client.get("/api/kinds").headers


def test_a_long_name_does_not_fill_the_list(phone: Director, server: Server) -> None:
    with server.client() as client:
        asking.call(client, table_name="T" * 80, event_name="E" * 80)
    phone.page.reload()
    row = phone.page.get_by_role("link", name=re.compile("TTTT"))
    box = row.bounding_box()
    assert box is not None
    assert box["height"] < 200


def test_options_come_before_a_long_speech_for_those_who_listen_too(phone: Director) -> None:
    phone.opening_lead()
    phone.press("No")
    phone.asked("What does South choose?")
    order = "[...document.querySelectorAll('.asked > *')].map((e) => [e.className, e.getBoundingClientRect().top])"
    parts = phone.page.evaluate(order)
    assert [name for name, _ in parts if name == "answers" or name.startswith("spoken")] == ["answers", "spoken long"]
    assert [top for _, top in parts] == sorted(top for _, top in parts)


@pytest.mark.parametrize("size", [(740, 360), (844, 390)])
def test_a_phone_on_its_side_shows_the_words(
    device: Callable[..., Director], server: Server, size: tuple[int, int]
) -> None:
    with server.client() as client:
        record = asking.call(client)
        record = asking.add(client, record, asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    phone = device("phone", viewport={"width": size[0], "height": size[1]})
    phone.go(f"/call/{record['id']}")
    phone.sees("Ruling")
    words, bar = (phone.page.locator(one).bounding_box() for one in ("main .say >> nth=0", "#actions"))
    assert words is not None
    assert bar is not None
    assert words["y"] + words["height"] <= size[1]
    assert words["x"] + words["width"] <= bar["x"], "what is tapped stands beside the words, not over them"


# What is shared is waited for as a promise: the page forbids what waiting by an expression would evaluate in it.
TAKES = "window.handedOn = new Promise((taken) => { window.take = taken; }); "


def test_a_ruling_is_handed_on_as_text_with_one_tap(device: Callable[..., Director], server: Server) -> None:
    with server.client() as client:
        record = asking.call(client, **FULL_WITH)
        record = asking.add(client, record, asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    phone = device("phone")
    phone.page.add_init_script(TAKES + "navigator.share = async (what) => window.take(what.text);")
    phone.go(f"/call/{record['id']}")
    phone.sees("Ruling")
    phone.press("Share the ruling")
    text = phone.page.evaluate("window.handedOn")
    for part in ("Table 7 · Round 3 · Board 12", "♥K led out of turn by East", "West must lead a heart", "54D"):
        assert part in text
    for name in ("Ada", "Ben"):
        assert name not in text


HANDED_ON = """async () => {
  const [file] = await window.handedOn;
  const drawn = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(drawn.width, drawn.height), at = canvas.getContext("2d");
  at.drawImage(drawn, 0, 0);
  const { data } = at.getImageData(0, 0, drawn.width, drawn.height);
  let ink = 0, red = 0;
  for (let n = 0; n < data.length; n += 4) {
    if (data[n] < 90 && data[n + 1] < 90) ink++;
    if (data[n] > 150 && data[n + 1] < 60) red++;
  }
  return { name: file.name, type: file.type, width: drawn.width, height: drawn.height, ink, red };
}"""


def test_a_ruling_is_handed_on_as_a_picture_with_one_tap(device: Callable[..., Director], server: Server) -> None:
    with server.client() as client:
        record = asking.call(client, **FULL_WITH)
        record = asking.add(client, record, asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    phone = device("phone", color_scheme="dark")
    phone.page.add_init_script(
        TAKES + "navigator.canShare = () => true; navigator.share = async (what) => window.take(what.files);"
    )
    phone.go(f"/call/{record['id']}")
    phone.sees("Ruling")
    phone.press("Share the ruling as a picture")
    found = phone.page.evaluate(HANDED_ON)
    assert (found["name"], found["type"], found["width"]) == ("call-7-3-12.png", "image/png", 1080)
    # Lines of dark letters on light paper whatever the screen is set to, and hearts that are red.
    assert found["height"] > 400
    assert found["ink"] > 2_000
    assert found["red"] > 50


def test_a_picture_is_saved_where_nothing_shares(device: Callable[..., Director], server: Server) -> None:
    with server.client() as client:
        record = asking.add(client, asking.call(client), asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    desktop = device("desktop")
    desktop.page.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.canShare;")
    desktop.go(f"/call/{record['id']}")
    desktop.sees("Ruling")
    with desktop.page.expect_download() as saved:
        desktop.press("Share the ruling as a picture")
    name = saved.value.suggested_filename
    assert re.fullmatch(r"call-\d{12}\.png", name), name
    assert record["id"][:8] not in name


def test_a_ruling_can_be_copied_where_nothing_shares(device: Callable[..., Director], server: Server) -> None:
    with server.client() as client:
        record = asking.call(client, **FULL_WITH)
        record = asking.add(client, record, asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    desktop = device("desktop")
    desktop.page.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.clipboard;")
    desktop.go(f"/call/{record['id']}")
    desktop.sees("Ruling")
    desktop.press("Share the ruling")
    shown = desktop.sheet("Share the ruling").get_by_role("textbox")
    assert "West must lead a heart" in shown.input_value()
    assert shown.evaluate("e => e.selectionEnd - e.selectionStart === e.value.length")


def test_the_form_has_fields_for_an_appeal_if_wanted(desktop: Director, server: Server) -> None:
    with server.client() as client:
        record = asking.call(client, **FULL_WITH)
        record = asking.add(client, record, asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    desktop.go(f"/call/{record['id']}/print")
    desktop.sees("Ruling form")
    form = desktop.page.get_by_role("article")
    expect(form).not_to_contain_text("If the ruling is appealed")
    desktop.press("Fields for an appeal")
    for text in (
        "If the ruling is appealed",
        "Facts agreed on",
        "Facts in dispute",
        "Basis of the appeal",
        "North-South",
    ):
        expect(form).to_contain_text(text)
    expect(form.locator(".to-fill").filter(has_text="Law applied")).to_contain_text("54D")
    # It is remembered on the device.
    desktop.page.reload()
    expect(form).to_contain_text("Facts agreed on")
