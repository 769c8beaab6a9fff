"""Debian's Chromium, installed if it is missing, and the devices that a director has in hand."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.web.debian import install

# What Playwright is told of each device; both are in English, at the same hour, whatever this machine is set to.
_EVERYWHERE: dict[str, Any] = {"locale": "en-GB", "timezone_id": "Europe/London", "reduced_motion": "reduce"}
DEVICES: dict[str, dict[str, Any]] = {
    "phone": {**_EVERYWHERE, "viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "desktop": {**_EVERYWHERE, "viewport": {"width": 1280, "height": 800}},
}


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window, for as long as the block lasts."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program(),
            chromium_sandbox=os.geteuid() != 0,  # root has no sandbox
            args=["--disable-gpu", "--disable-dev-shm-usage"],
        )
        try:
            yield browser
        finally:
            browser.close()


def program() -> str:
    """Where Chromium is; it is installed if it is nowhere."""
    if not shutil.which("chromium"):
        install("chromium", "These tests need")
    found = shutil.which("chromium")
    assert found, "Debian's package has no program called chromium"
    return found
