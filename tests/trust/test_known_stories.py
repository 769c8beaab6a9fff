"""Short stories that once came out otherwise with the deal on file than without it, each under the law it is about."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from trust.oracles.properties import _read, told

HERE = Path(__file__).parent
STORIES: dict[str, dict[str, Any]] = json.loads((HERE / "known_stories.json").read_text(encoding="utf-8"))
# Those that docs/trust.md has among what is known not to hold.
OPEN: dict[str, dict[str, Any]] = json.loads((HERE / "known_open_stories.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", STORIES)
def test_the_same_ruling_with_the_deal_on_file_and_without(name: str) -> None:
    found = told("known", _read(STORIES[name]))
    assert found.acts
    assert found.difference is None


@pytest.mark.xfail(strict=True, reason="known not to hold")
@pytest.mark.parametrize("name", OPEN)
def test_what_is_known_not_to_hold(name: str) -> None:
    assert told("known", _read(OPEN[name])).difference is None
