"""Pictures of every screen, on a phone and a desktop, light and dark: `python -m tests.web.browser.screenshots FOLDER`.

With `--readme` it writes the one picture that README.md shows instead, to docs/images.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.web.server import Server, serving

from .chromium import DEVICES, chromium
from .director import Director, Watch
from .screens import Prepared, prepare, visit

README_PICTURE = Path("docs/images/ruling-on-a-phone.png")


def write(browser: Browser, server: Server, folder: Path) -> list[Path]:
    """Every screen on every device; the files are named for them."""
    with server.client() as client:
        records = prepare(client)
    return [path for size in DEVICES for colours in ("light", "dark")
            for path in _device(browser, server, records, size, colours, folder / f"{size}-{colours}")]  # fmt: skip


def _device(browser: Browser, server: Server, records: Prepared, size: str, colours: str, folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(**DEVICES[size], color_scheme=colours)
    watch = Watch(context, server.address)
    watch.allow("404")
    director = Director(context.new_page(), server.address, watch)
    director.go()
    written: list[Path] = []

    def look(name: str) -> None:
        written.append(folder / f"{name}.png")
        # As it is on the screen: what must be scrolled to is not there, and what lies over it is.
        director.page.screenshot(path=written[-1])

    visit(director, records, look)
    context.close()
    watch.check()
    return written


def write_readme_picture(browser: Browser, server: Server, path: Path) -> None:
    """The ruling on an opening lead out of turn, as a phone shows it."""
    with server.client() as client:
        ruling = prepare(client).ruling
    large = {**DEVICES["phone"], "viewport": {"width": 430, "height": 932}, "device_scale_factor": 1.25}
    context = browser.new_context(**large, color_scheme="light")
    director = Director(context.new_page(), server.address, Watch(context, server.address))
    director.go(f"/call/{ruling}")
    director.sees("Ruling")
    director.says_to("W", "West must lead a heart")
    path.parent.mkdir(parents=True, exist_ok=True)
    director.page.screenshot(path=path)
    context.close()


def main(arguments: list[str]) -> int:
    """Start a server and a browser, and write."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, chromium() as browser:
        if arguments == ["--readme"]:
            write_readme_picture(browser, server, README_PICTURE)
            print(README_PICTURE)
        else:
            print(*write(browser, server, Path(arguments[0])), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
