"""axe-core finds nothing on any screen, light or dark, phone or desktop; and nothing is cut off at 320 pixels."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect
from tests.web.server import Server

from .chromium import DEVICES
from .director import Director
from .screens import Prepared, prepare, visit

# axe's default rules, and the one of WCAG 2.2 that it leaves out by default: what is tapped is large enough.
ALL = {"rules": {"target-size": {"enabled": True}}}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
AXE = """async (options) => {
  const found = await axe.run({...options, resultTypes: ["violations"]});
  return found.violations.flatMap(({id, nodes}) => nodes.map(({html, failureSummary}) =>
    `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\\s+/g, " ")}`));
}"""
NARROWEST = {"width": 320, "height": 568}
WIDER_THAN_THE_SCREEN = """() => {
  const wide = document.documentElement.clientWidth, root = document.scrollingElement;
  if (root.scrollWidth <= wide) return [];
  const out = [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > wide + 1);
  return [`${root.scrollWidth} > ${wide}`, ...out.map((e) => e.outerHTML.slice(0, 120))];
}"""


@pytest.fixture(scope="module")
def records(server: Server) -> Prepared:
    with server.client() as client:
        return prepare(client)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_and_nothing_is_cut_off(
    device: Callable[..., Director], records: Prepared, size: str
) -> None:
    director = device(size, color_scheme="light")
    page = director.page
    director.watch.allow("404")
    page.add_init_script(AXE_SCRIPT)
    director.go()
    found: list[str] = []

    def look(name: str) -> None:
        """Each screen in both colours, and at the narrowest that a phone has."""
        found.extend(f"{name}, light: {one}" for one in page.evaluate(AXE, ALL))
        page.emulate_media(color_scheme="dark")
        found.extend(f"{name}, dark: {one}" for one in page.evaluate(AXE, COLOURS))
        page.emulate_media(color_scheme="light")
        if size == "phone":
            page.set_viewport_size(NARROWEST)
            found.extend(f"{name}: {one}" for one in page.evaluate(WIDER_THAN_THE_SCREEN))
            page.set_viewport_size(DEVICES[size]["viewport"])

    visit(director, records, look)
    assert found == []
    # The check itself works: it finds a button without a name.
    page.evaluate("document.querySelector('h1').replaceWith(document.createElement('button'))")
    look("spoilt")
    assert any("button-name" in one for one in found)


def test_dark_is_dark(device: Callable[..., Director]) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    light, dark = device("phone", color_scheme="light"), device("phone", color_scheme="dark")
    for director in (light, dark):
        director.go("/settings")
        director.sees("Settings")
    assert light.page.evaluate(paper) != dark.page.evaluate(paper)
    # What the director prefers goes before what the device says.
    light.press("Dark")
    expect(light.button("Dark")).to_have_attribute("aria-pressed", "true")
    assert light.page.evaluate(paper) == dark.page.evaluate(paper)
