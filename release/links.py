"""Every link of a built site that stays inside it: whether the page is there, and the place on the page."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("href", "src") and tag not in ("link", "base"):
                self.links.append(value)
            elif value and name in ("id", "name"):
                self.places.add(value)


@cache
def _read(path: Path) -> _Page:
    return _Page(path.read_text(encoding="utf-8"))


def broken(site: Path) -> list[str]:
    """The links that lead nowhere, each with its page."""
    found = []
    for path in sorted(site.rglob("*.html")):
        if path.name == "404.html":  # which is shown at any address
            continue
        for link in dict.fromkeys(_read(path).links):
            if not _leads(path, link):
                found.append(f"{path.relative_to(site)}: {link}")
    return found


def _leads(path: Path, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    place = unquote(parts.fragment)
    return not place or target.suffix != ".html" or place in _read(target).places or place.startswith("__")
