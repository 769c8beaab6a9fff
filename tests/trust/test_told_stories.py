"""Short stories that once came out otherwise when they were told in another order, in other words or by other seats."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from trust.oracles.properties import _read, told

STORIES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "told_stories.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", STORIES)
def test_the_same_ruling_however_it_is_told(name: str) -> None:
    found = told(STORIES[name]["property"], _read(STORIES[name]))
    assert found.acts
    assert found.difference is None
