"""A browser that is killed while the page writes: what was acknowledged is there, whole, when it is opened again."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Error, Page
from tests.web.server import Server

from .chromium import program
from .conftest import PATIENCE
from .test_site import NOT_SEEN, TOLD, ask

# An answer given and taken back for as long as the browser lives; every acknowledgement is told at once.
WRITING = """async ([told, event]) => {
  const api = (await import(document.querySelector("script[type=module]").src)).scripts["js/api.js"];
  let record = await api.createCase({told});
  for (;;) {
    console.log(`kept ${record.id} ${record.number}`);
    record = await api.addEvent(record.id, record.number, event);
    console.log(`kept ${record.id} ${record.number}`);
    record = await api.undo(record.id, record.number);
  }
}"""
KILLS = 3
_KEPT = re.compile(r"kept (\w+) (\d+)")
_SECONDS_TO_START = 60.0


@contextlib.contextmanager
def another(browser: Browser, profile: Path, address: str) -> Iterator[tuple[Page, int]]:
    """A page in a browser of its own, whose processes can be killed together, and their number."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    options = ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", f"--user-data-dir={profile}"]
    options += ["--no-sandbox"] if os.geteuid() == 0 else []
    process = subprocess.Popen(
        [program(), *options, f"--remote-debugging-port={port}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        page = _connected(browser, port)
        page.set_default_timeout(PATIENCE)
        page.goto(f"{address}/")
        page.get_by_role("button", name="New call").wait_for(timeout=10 * PATIENCE)
        yield page, process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _connected(browser: Browser, port: int) -> Page:
    until = time.monotonic() + _SECONDS_TO_START
    while True:
        try:
            return browser.browser_type.connect_over_cdp(f"http://127.0.0.1:{port}").contexts[0].pages[0]
        except Error:
            assert time.monotonic() < until, "the browser did not start"
            time.sleep(0.2)


def test_nothing_acknowledged_is_lost(browser: Browser, site: Server, tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for kill in range(KILLS):
        with another(browser, tmp_path / "profile", site.address) as (page, processes):
            heard: list[str] = []
            page.on("console", lambda message, heard=heard: heard.append(message.text))
            _check(page, acknowledged)
            page.evaluate(f"void ({WRITING})({[TOLD, NOT_SEEN]!r})".replace("False", "false"))
            until = time.monotonic() + PATIENCE / 1000
            while len(heard) < 10 + 7 * kill:
                assert time.monotonic() < until, heard
                page.wait_for_timeout(20)
            os.killpg(processes, signal.SIGKILL)
            with contextlib.suppress(Error):
                page.wait_for_timeout(200)
            for id, number in (found.groups() for text in heard if (found := _KEPT.fullmatch(text))):
                acknowledged[id] = max(acknowledged.get(id, 0), int(number))
    assert len(acknowledged) == KILLS
    with another(browser, tmp_path / "profile", site.address) as (page, _):
        _check(page, acknowledged)


def _check(page: Page, acknowledged: dict[str, int]) -> None:
    """Every call has at least the entries that were acknowledged, at most one more, and can be shown."""
    for id, number in acknowledged.items():
        record = ask(page, "getCase", id)
        assert number <= record["number"] <= number + 1
        in_force = record["number"] % 2 + 2
        assert len(record["case"]["events"]) == in_force
    listed = ask(page, "listCases", {})
    assert {record["id"] for record in listed["records"]} >= set(acknowledged)
