"""One browser and one server for all; a device of its own for each test, which must have nothing to complain of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.server import Server, serving

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


@pytest.fixture(params=["phone", "desktop"])
def director(request: pytest.FixtureRequest) -> Director:
    made: Director = request.getfixturevalue(request.param)
    return made
