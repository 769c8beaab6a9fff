"""One browser and one server for all; a device of its own for each test, which must have nothing to complain of."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.server import Server, serving
from tests.web.site import built

from .chromium import DEVICES, chromium
from .director import Director, Watch

PATIENCE = 30_000  # what any screen may take on a busy machine, in milliseconds
expect.set_options(timeout=PATIENCE)


# Both last as long as this folder, not the session: while Playwright runs, no other test can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser")) as started:
        yield started


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[Callable[..., Director]]:
    """Makes devices: `device("phone")`, `device("desktop", at=address, color_scheme="dark")`."""
    watches: list[Watch] = []
    contexts = []

    def made(name: str, at: str = server.address, **more: Any) -> Director:
        context = browser.new_context(**{**DEVICES[name], **more})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        watches.append(Watch(context, at))
        return Director(context.new_page(), at, watches[-1])

    yield made
    for context in contexts:
        context.close()
    for watch in watches:
        watch.check()


@pytest.fixture
def phone(device: Callable[..., Director]) -> Director:
    made = device("phone")
    made.go()
    return made


@pytest.fixture
def desktop(device: Callable[..., Director]) -> Director:
    made = device("desktop")
    made.go()
    return made


# Files whose tests a director without a server goes through as well, but for those that ask the server themselves.
WITHOUT_A_SERVER = ("test_calls", "test_auction", "test_board", "test_claims", "test_taps", "test_expected")
# What is counted in taps, or is about small screens, or goes many ways through screens, one of them at a desk too.
ON_A_PHONE = ("test_taps", "test_expected", "test_claims")
AT_A_DESK_TOO = ("test_from_the_call_to_the_score",)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "director" in metafunc.fixturenames:
        name = metafunc.module.__name__.rpartition(".")[2]
        everywhere = name in WITHOUT_A_SERVER and "server" not in metafunc.fixturenames
        phone_only = name in ON_A_PHONE and metafunc.function.__name__ not in AT_A_DESK_TOO
        at_server = ["phone"] if phone_only else ["phone", "desktop"]
        metafunc.parametrize("director", [*at_server, *(["site"] if everywhere else [])], indirect=True)


@pytest.fixture
def director(request: pytest.FixtureRequest) -> Director:
    """A director at the server with a phone and with a laptop, and one with a phone and no server."""
    if request.param == "site":
        made: Director = request.getfixturevalue("offline")
    else:
        made = request.getfixturevalue(request.param)
    return made


# The site without a server


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built once for all processes of a run."""
    base = tmp_path_factory.getbasetemp()
    return built(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base)


@pytest.fixture(scope="package")
def site(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The site as `bridgelaws serve --site` serves it."""
    with serving(tmp_path_factory.mktemp("site"), "--site", str(site_folder)) as started:
        yield started


@pytest.fixture(scope="package")
def pocket(browser: Browser, site: Server) -> Iterator[Director]:
    """A phone that has opened the site once, and has it all."""
    context = browser.new_context(**DEVICES["phone"])
    context.set_default_timeout(PATIENCE)
    watch = Watch(context, site.address)
    made = Director(context.new_page(), site.address, watch)
    first_visit(made)
    made.page.close()
    yield made
    context.close()
    watch.check()


@pytest.fixture
def offline(pocket: Director) -> Iterator[Director]:
    """The same phone in flight mode, and another page on it."""
    context = pocket.page.context
    context.set_offline(True)
    page = context.new_page()
    made = Director(page, pocket.address, pocket.watch)
    made.go()
    made.sees("Bridge laws")
    yield made
    page.close()
    context.set_offline(False)


def first_visit(director: Director) -> None:
    """Open the site for the first time, and wait until all of it is at hand: that takes longer than any screen."""
    director.go()
    director.button("New call").wait_for(timeout=10 * PATIENCE)
    at_hand(director.page)


def at_hand(page: Page) -> None:
    """Wait until the browser keeps all that the page needs: its files, and the engine as it has started."""
    page.evaluate("navigator.serviceWorker.ready")
    until(
        page,
        """async () => {
          const name = (await caches.keys()).find((each) => each.includes("snapshot"));
          return name !== undefined && (await (await caches.open(name)).match("snapshot")) !== undefined;
        }""",
    )


def until(page: Page, function: str) -> None:
    """Wait until a function of the page says yes. It is asked from here: the page's policy lets nobody poll inside."""
    last = time.monotonic() + 4 * PATIENCE / 1000
    while not page.evaluate(function):
        assert time.monotonic() < last, function
        page.wait_for_timeout(50)
