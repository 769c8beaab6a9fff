"""The page without a server: offline, with two tabs, through a new version, with calls that go elsewhere by file."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, expect
from tests.web.server import Server, serving

from .chromium import DEVICES
from .conftest import PATIENCE, at_hand, first_visit, until
from .director import Director, Watch
from .screens import prepare, visit
from .teller import CALLS, Teller
from .test_accessible import ALL, AXE, COLOURS, NARROWEST, WIDER_THAN_THE_SCREEN

TOLD = [
    ["laws", "2017"],
    ["declarer", "S"],
    ["contract", ""],
    ["trick", "1"],
    ["kind", "opening-lead"],
    ["offender", "E"],
    ["card", "HK"],
]
NOT_SEEN = {"event": "answered", "question": "declarer_saw_dummy", "value": False}
SEEN = NOT_SEEN | {"value": True}
ASK = """async ([verb, ...rest]) => {
  const api = (await import(document.querySelector("script[type=module]").src)).scripts["js/api.js"];
  try { return await api[verb](...rest); } catch (error) { return {status: error.status, code: error.code}; }
}"""


def ask(page: Page, verb: str, *rest: Any) -> Any:
    """What a screen is answered."""
    return page.evaluate(ASK, [verb, *rest])


def begun(page: Page, **more: Any) -> str:
    """A call as it is told; its id."""
    return str(ask(page, "createCase", {"told": TOLD, **more})["id"])


def test_every_call_in_flight_mode(offline: Director) -> None:
    """From what happened to the words, with the claim analyst in a worker of its own."""
    teller = Teller(offline, lambda _: None)
    for name, steps in CALLS.items():
        teller.tell(name, steps)
    id = offline.call
    offline.page.reload()
    expect(offline.page.locator(".ruling").first).to_be_visible()
    assert offline.call == id


def test_nothing_leaves_the_phone_while_it_is_online(pocket: Director, site: Server) -> None:
    page = pocket.page.context.new_page()
    director = Director(page, pocket.address, pocket.watch)
    director.go()
    director.sees("Bridge laws")
    asked: list[str] = []
    page.on("response", lambda answer: None if answer.from_service_worker else asked.append(answer.url))
    director.opening_lead()
    director.press("No")
    director.option("Refuse the lead")
    director.option("Require a heart lead")
    director.sees("Ruling")
    assert asked == []
    page.close()


def test_the_documentation_beside_the_page_is_shown_as_it_is(
    browser: Browser, site_folder: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    (folder / "docs").mkdir()
    text = "<!doctype html><title>Start</title><script>document.title = 'Documentation'</script>"
    (folder / "docs" / "index.html").write_text(text, encoding="utf-8")
    with serving(tmp_path / "served", "--site", str(folder)) as served:
        context = browser.new_context()
        page = context.new_page()
        page.goto(served.address)
        page.evaluate("navigator.serviceWorker.ready")
        until(page, "() => navigator.serviceWorker.controller !== null")
        for address in ("docs/", "docs/index.html"):
            page.goto(f"{served.address}/{address}")
            expect(page).to_have_title("Documentation")
        page.goto(f"{served.address}/anything")
        expect(page).to_have_title("Bridge laws")
        context.close()


def test_two_tabs_hear_of_each_other_and_neither_overwrites(offline: Director) -> None:
    one = offline.page
    id = begun(one)
    other = one.context.new_page()
    for page in (one, other):
        page.goto(f"{offline.address}/#/call/{id}")
        expect(page.get_by_role("heading", level=2, name="Could declarer have seen")).to_be_visible()
    # Both at once: each asks before the other has answered.
    for page, event in ((one, NOT_SEEN), (other, SEEN)):
        page.evaluate(f"window.answer = ({ASK})(['addEvent', {json.dumps(id)}, 2, {json.dumps(event)}])")
    answers = [page.evaluate("window.answer") for page in (one, other)]
    codes = sorted(str(answer.get("code")) for answer in answers)
    assert codes == ["None", "changed_meanwhile"]
    (kept,) = [answer for answer in answers if "id" in answer]
    for page in (one, other):
        record = ask(page, "getCase", id)
        assert record["number"] == 3
        assert record["case"]["events"] == kept["case"]["events"]
        expect(page.get_by_role("heading", level=2, name="Could declarer have seen")).to_have_count(0)
    other.close()


def test_whoever_is_second_is_told_that_his_tap_was_not_entered(offline: Director) -> None:
    one = offline.page
    id = begun(one)
    other = Director(one.context.new_page(), offline.address, offline.watch)
    # This tab hears nothing of the other: as if its tap were on its way already.
    deaf = "class extends EventTarget { postMessage() {} close() {} }"
    other.page.add_init_script(f"window.BroadcastChannel = {deaf};")
    other.go(f"/call/{id}")
    other.asked("Could declarer have seen")
    assert ask(one, "addEvent", id, 2, NOT_SEEN)["number"] == 3
    other.press("Yes")
    other.reads("Another device or tab added:", "answered No", "was first, and what you tapped was not entered")
    other.asked("What does South choose?")
    assert ask(one, "getCase", id)["number"] == 3
    other.page.close()


def test_the_snapshot_has_no_record_and_can_be_done_without(offline: Director) -> None:
    page, secret = offline.page, "Wilhelmina Quetzalcoatl"
    id = begun(page, players={"N": secret})
    page.reload()
    offline.sees("Bridge laws")
    assert ask(page, "getCase", id)["players"] == {"N": secret}
    found = page.evaluate(
        """async (secret) => {
          const name = (await caches.keys()).find((each) => each.includes("snapshot"));
          const cache = await caches.open(name);
          const bytes = new Uint8Array(await (await cache.match("snapshot")).arrayBuffer());
          const text = new TextDecoder("latin1").decode(bytes);
          await cache.put("snapshot", new Response(bytes.slice(1000), {headers: {"X-Length": bytes.length}}));
          return [bytes.length, ...["bridgelaws", secret, [...secret].join("\\0")].map((part) => text.includes(part))];
        }""",
        secret,
    )
    assert found[0] > 1_000_000
    assert found[1:] == [True, False, False]
    # Now it is worthless: the page starts from bytecode, and makes another one.
    page.reload()
    offline.sees("Bridge laws")
    assert ask(page, "getCase", id)["players"] == {"N": secret}
    at_hand(page)


def test_only_its_own_scripts_run(offline: Director) -> None:
    policy = offline.page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    offline.watch.allow("Content Security Policy")
    injected = """() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.head.append(script);
      return window.ran ?? false;
    }"""
    assert offline.page.evaluate(injected) is False


def test_it_can_be_installed(offline: Director) -> None:
    manifest = offline.page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
    assert {manifest["id"], manifest["scope"], manifest["start_url"]} == {"./"}
    sizes = {(icon["sizes"], icon.get("purpose")) for icon in manifest["icons"]}
    assert sizes >= {(f"{size}x{size}", purpose) for size in (192, 512) for purpose in ("any", "maskable")}
    measured = offline.page.evaluate(
        """(icons) => Promise.all(icons.filter((icon) => icon.type === "image/png").map(async (icon) => {
          const image = await createImageBitmap(await (await fetch(icon.src)).blob());
          return `${image.width}x${image.height}` === icon.sizes;
        }))""",
        manifest["icons"],
    )
    assert measured == [True] * 4


class Asking:
    """Asks as a client of the server would, in the page itself."""

    SEND = """async ([method, path, body]) => {
      const desk = (await import(document.querySelector("script[type=module]").src)).scripts["js/desk.js"];
      const key = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16)).join("-");
      return desk.send(method, path, body ?? undefined, {key: path === "cases" ? key : "", language: "en"});
    }"""

    def __init__(self, page: Page) -> None:
        self._page = page

    def get(self, path: str) -> httpx.Response:
        return self._send("GET", path)

    def post(self, path: str, json: Any) -> httpx.Response:
        return self._send("POST", path, json)

    def _send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = self._page.evaluate(self.SEND, [method, path.removeprefix("/api/"), body])
        return httpx.Response(answer["status"], json=answer["body"])


def test_axe_finds_nothing_on_any_screen_and_nothing_is_cut_off(offline: Director) -> None:
    page = offline.page
    offline.watch.allow("404")
    records = prepare(Asking(page), links=False)  # type: ignore[arg-type]
    found: list[str] = []

    def look(name: str) -> None:
        page.evaluate(AXE_SCRIPT)
        found.extend(f"{name}, light: {one}" for one in page.evaluate(AXE, ALL))
        page.emulate_media(color_scheme="dark")
        found.extend(f"{name}, dark: {one}" for one in page.evaluate(AXE, COLOURS))
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(NARROWEST)
        found.extend(f"{name}: {one}" for one in page.evaluate(WIDER_THAN_THE_SCREEN))
        page.set_viewport_size(DEVICES["phone"]["viewport"])

    visit(offline, records, look)
    assert found == []


def test_axe_finds_nothing_in_what_only_the_site_has(offline: Director) -> None:
    page = offline.page
    page.evaluate(AXE_SCRIPT)
    for path, title in (("/settings", "Settings"), ("/", "Bridge laws")):
        page.evaluate("(path) => { window.location.hash = path; }", path)
        offline.sees(title)
        assert page.evaluate(AXE, ALL) == []
    page.evaluate("(path) => { window.location.hash = path; }", f"/call/{begun(page)}/record")
    offline.sees("Record")
    assert page.evaluate(AXE, ALL) == []
    offline.lacks("What each player may see")


def test_a_browser_that_promises_nothing_is_spoken_of(offline: Director) -> None:
    offline.tab("Settings")
    promised = offline.page.evaluate("navigator.storage.persisted()")
    offline.reads("It has promised not to delete them" if promised else "it does not promise to keep them")
    offline.page.evaluate("navigator.storage.persisted = async () => false")
    offline.tab("Calls")
    offline.tab("Settings")
    offline.reads("it does not promise to keep them", "Export them after every session")


def test_calls_go_to_the_clubs_server_and_back_by_file(
    offline: Director, device: Callable[..., Director], tmp_path: Path
) -> None:
    id = begun(offline.page, players={"N": "Ada Lovelace"}, table_name="7")
    ask(offline.page, "addEvent", id, 2, SEEN)
    ask(offline.page, "undo", id, 3)
    ask(offline.page, "describeCase", id, {"notes": "Ada Lovelace will appeal."})
    files = {}
    offline.tab("Settings")
    for name in ("Export all calls", "Export all calls with names"):
        with offline.page.expect_download() as download:
            offline.press(name)
        files[name] = tmp_path / f"{name}.json"
        download.value.save_as(files[name])
        offline.reads(re.compile(r"\d+ calls? (is|are) in the file"))
    plain, named = (path.read_text(encoding="utf-8") for path in files.values())
    assert "Lovelace" not in plain
    assert "Lovelace" in named

    club = device("desktop")
    club.go("/settings")
    for number, words in enumerate(("brought in", "already")):
        club.page.set_input_files("input[type=file]", files["Export all calls"])
        club.reads(re.compile(words if number else rf"\d+ calls? (was|were) {words}"))
    record = ask(club.page, "getCase", id)
    assert (record["number"], record["notes"], record["players"]) == (4, "North will appeal.", {})
    ask(club.page, "addEvent", id, 4, NOT_SEEN)
    with club.page.expect_download() as download:
        club.press("Export all calls")
    download.value.save_as(tmp_path / "back.json")
    offline.page.set_input_files("input[type=file]", tmp_path / "back.json")
    offline.reads("brought in")
    record = ask(offline.page, "getCase", id)
    assert (record["number"], record["notes"]) == (5, "Ada Lovelace will appeal.")
    (tmp_path / "other.json").write_text('{"format": "bridgelaws-case"}', encoding="utf-8")
    offline.watch.allow("422")
    offline.page.set_input_files("input[type=file]", tmp_path / "other.json")
    offline.reads("This is not a file of calls.")


@pytest.fixture
def apart(browser: Browser, site_folder: Path, tmp_path: Path) -> Iterator[tuple[Director, Path]]:
    """A phone at a site of its own, whose files can be changed."""
    folder = tmp_path / "changing"
    shutil.copytree(site_folder, folder)
    with serving(tmp_path / "server", "--site", str(folder)) as server:
        context = browser.new_context(**DEVICES["phone"])
        context.set_default_timeout(PATIENCE)
        watch = Watch(context, server.address)
        director = Director(context.new_page(), server.address, watch)
        first_visit(director)
        yield director, folder
        context.close()
        watch.check()


def test_a_new_version_is_offered_and_never_forced(apart: tuple[Director, Path]) -> None:
    director, folder = apart
    page, words = director.page, folder / "words" / "en.json"
    director.opening_lead()
    words.write_text(words.read_text(encoding="utf-8").replace('"New call"', '"Another call"'), encoding="utf-8")
    for name in ("service-worker.js", "build.js"):
        path = folder / name
        text = re.sub(r'BUILD = "\w+"', 'BUILD = "another"', path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    news = page.get_by_role("status").filter(has_text="A new version of this page is there.")
    expect(news).to_be_visible()
    # The call goes on in the old version, and is still there in it after a reload.
    director.press("No")
    director.asked("East has led king of hearts out of turn.")
    page.reload()
    director.asked("East has led king of hearts out of turn.")
    expect(news).to_be_visible()
    director.press("Use it now")
    expect(news).to_be_hidden()
    director.asked("East has led king of hearts out of turn.")
    director.go()
    expect(director.button("Another call")).to_be_visible()
    at_hand(page)
    names = page.evaluate("caches.keys()")
    assert sorted(names) == ["bridgelaws-site-another", "bridgelaws-snapshot-another"]
