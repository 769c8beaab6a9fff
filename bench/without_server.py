"""The site without a server in multiples of Python on this machine, in the same run: `python bench/without_server.py`.

A start is measured to the first ruling: natively a process that imports the desk and answers; cold a browser that has
nothing of the site; later the same browser without a network, from its snapshot. A ruling is a call of which all has
been told, answered without keeping anything; an event is entered, kept on the disk, and answered with the whole record.
Natively it is kept in SQLite, as the server keeps it, but without HTTP. Of many the fastest counts, on both sides.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "tests")]

from hosting.site import build  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Page  # noqa: E402
from tests.pocket.drawer import Drawer, sent  # noqa: E402
from tests.web.browser.chromium import DEVICES, chromium  # noqa: E402
from tests.web.browser.conftest import at_hand, until  # noqa: E402
from tests.web.server import serving  # noqa: E402

from bridgelaws.office.beginning import begun_by_telling  # noqa: E402
from bridgelaws.office.records import Records  # noqa: E402
from bridgelaws.pocket import Pocket  # noqa: E402
from bridgelaws.web.store import Store  # noqa: E402
from bridgelaws.words.languages import language_of  # noqa: E402

BYTES = 6_500_000
AIMS = {"cold": 15.0, "offline": 4.0, "event": 4.0, "ruling": 3.0}
PATIENCE = 300_000
TOLD = [
    *(["laws", "2017"], ["declarer", "S"], ["contract", ""], ["trick", "1"]),
    *(["kind", "opening-lead"], ["offender", "E"], ["card", "HK"]),
]
EVENT = {"event": "answered", "question": "declarer_saw_dummy", "value": False}
START = f"""
import json
from bridgelaws.pocket import Pocket
answer = Pocket().answer("POST", "details", json.dumps({{"told": {TOLD!r}}}), "", "en")
assert answer["status"] == 200
"""
API = '(await import(document.querySelector("script[type=module]").src)).scripts["js/api.js"]'
IN_THE_PAGE = """async ([told, event, times]) => {
  const api = %API%;
  const took = {ruling: [], event: []};
  for (let n = 0; n < times; n += 1) {
    let begun = performance.now();
    await api.details(told);
    took.ruling.push(performance.now() - begun);
    let record = await api.createCase({told, board: String(Math.random())});
    begun = performance.now();
    record = await api.addEvent(record.id, record.number, event);
    took.event.push(performance.now() - begun);
  }
  return took;
}""".replace("%API%", API)


def native_start() -> float:
    """Seconds of a process from nothing to a ruling."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", START], check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    return time.perf_counter() - begun


def native_work(times: int, folder: Path) -> dict[str, list[float]]:
    """Milliseconds of rulings and of events, by Python on this machine; events are kept in SQLite."""
    pocket, store, tongue = Pocket(), Store(f"sqlite:///{folder / 'calls.db'}"), language_of("en")
    records = Records(store)
    took: dict[str, list[float]] = {"ruling": [], "event": []}
    for _ in range(times):
        begun = time.perf_counter()
        assert sent(pocket, Drawer(), "POST", "details", {"told": TOLD})[0] == 200
        took["ruling"].append((time.perf_counter() - begun) * 1000)
        record = store.create(begun_by_telling([(id, value) for id, value in TOLD], {}, tongue))
        assert records.document(record, tongue)
        begun = time.perf_counter()
        assert json.dumps(records.document(records.add(store.get(record.id), EVENT), tongue))
        took["event"].append((time.perf_counter() - begun) * 1000)
    store.close()
    return took


def to_first_ruling(context: BrowserContext, address: str) -> tuple[Page, float]:
    """A page of the site, and seconds from its address to the first ruling."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(f"{address}/")
    asked = f"async (told) => {{ const api = {API}; return api.details(told); }}"
    # The scripts speak once a language is known.
    until(page, "() => document.documentElement.lang && document.querySelector('main').childElementCount > 0")
    assert page.evaluate(asked, TOLD)["outcome"]["question"]
    return page, time.perf_counter() - begun


def one_round(browser: Browser, address: str, times: int) -> dict[str, float]:
    """The ratios of one round; what they are compared with is measured between."""
    natively = [native_start()]
    context = browser.new_context(**DEVICES["desktop"])
    context.set_default_timeout(PATIENCE)
    page, cold = to_first_ruling(context, address)
    at_hand(page)
    natively.append(native_start())
    page.close()
    context.set_offline(True)
    page, later = to_first_ruling(context, address)
    natively.append(native_start())
    with tempfile.TemporaryDirectory() as folder:
        base = native_work(times, Path(folder))
    mine: dict[str, Any] = page.evaluate(IN_THE_PAGE, [TOLD, EVENT, times])
    context.close()
    start = statistics.median(natively)
    ratios = {name: min(mine[name]) / min(base[name]) for name in ("event", "ruling")}
    print(f"native start {start:.2f} s, cold {cold:.2f} s, offline {later:.2f} s", end="", flush=True)
    for name in ratios:
        ours, theirs = min(mine[name]), min(base[name])
        print(f"; {name} {ours:.1f} ms, native {theirs:.1f} ms", end="")
    print(flush=True)
    return ratios | {"cold": cold / start, "offline": later / start}


def main() -> int:
    """Print the ratios, and whether the aims were reached."""
    parser = argparse.ArgumentParser(description="The site without a server, beside Python on this machine.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--times", type=int, default=40, help="rulings and events in a round")
    parser.add_argument("--site", type=Path, help="a site that is built already")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = asked.site or Path(made) / "site"
        if asked.site is None:
            build(folder, ROOT / "build" / "npm")
        size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in folder.rglob("*") if path.is_file())
        with serving(Path(made) / "server", "--site", str(folder)) as server, chromium() as browser:
            rounds = [one_round(browser, server.address, asked.times) for _ in range(asked.rounds)]
    print()
    good = size <= BYTES
    print(f"{'bytes, gzip -9':16} {size / 1e6:8.2f} MB  at most {BYTES / 1e6:g}  {_verdict(good)}")
    for name, aim in AIMS.items():
        found = statistics.median(each[name] for each in rounds)
        good &= found <= aim
        print(f"{name:16} {found:8.2f} x native  at most {aim:g}  {_verdict(found <= aim)}")
    return 0 if good else 1


def _verdict(good: bool) -> str:
    return "reached" if good else "NOT REACHED"


if __name__ == "__main__":
    sys.exit(main())
