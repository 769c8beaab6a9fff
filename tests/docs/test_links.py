"""The pages as they lie in the repository: each link leads to a file that is there, and to a place that it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(page for where in ("*.md", "docs/*.md", "examples/*.md", ".github/**/*.md") for page in ROOT.glob(where))
_FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)


def _text(page: Path) -> str:
    return _FENCED.sub("", page.read_text(encoding="utf-8"))


def _places(page: Path) -> set[str]:
    """The headings of a page as a forge names them."""
    headings = re.findall(r"^#+ (.+)$", _text(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def lost(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    found = []
    text = _text(page)
    for target in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text):
        path, _, place = target.partition("#")
        if "://" in path:
            continue
        there = (page.parent / path).resolve() if path else page
        if not there.exists() or (place and there.suffix == ".md" and place not in _places(there)):
            found.append(target)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert lost(page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# The `one`, and more\n[a](#the-one-and-more) [b](#two) [c](no.md) [d](https://x.y/z#q)\n")
    assert lost(page) == ["#two", "no.md"]
