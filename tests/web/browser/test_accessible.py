"""axe-core finds nothing on any screen, light or dark, phone or desktop; and nothing is cut off at 320 pixels."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from tests.web.server import Server

from .director import Director
from .screens import Prepared, prepare, visit

# axe's default rules, and the one of WCAG 2.2 that it leaves out by default: what is tapped is large enough.
AXE = """async () => {
  const found = await axe.run({resultTypes: ["violations"], rules: {"target-size": {enabled: true}}});
  return found.violations.flatMap(({id, nodes}) => nodes.map(({html, failureSummary}) =>
    `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\\s+/g, " ")}`));
}"""
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


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing(device: Callable[..., Director], records: Prepared, size: str, colours: str) -> None:
    director = device(size, color_scheme=colours)
    director.watch.allow("404")
    director.page.add_init_script(AXE_SCRIPT)
    director.go()
    found: list[str] = []

    def look(name: str) -> None:
        found.extend(f"{name}: {one}" for one in director.page.evaluate(AXE))

    visit(director, records, look)
    assert found == []
    # The check itself works: it finds a button without a name.
    director.page.evaluate("document.querySelector('h1').replaceWith(document.createElement('button'))")
    look("spoilt")
    assert any("button-name" in one for one in found)


def test_nothing_is_cut_off_on_the_narrowest_phone(device: Callable[..., Director], records: Prepared) -> None:
    director = device("phone", viewport={"width": 320, "height": 568})
    director.watch.allow("404")
    director.go()
    found: list[str] = []

    def look(name: str) -> None:
        found.extend(f"{name}: {one}" for one in director.page.evaluate(WIDER_THAN_THE_SCREEN))

    visit(director, records, look)
    assert found == []
