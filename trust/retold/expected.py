"""The differences that the law makes: `differences.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from trust.retold.told import Difference

FILE = Path(__file__).with_name("differences.toml")


@cache
def documented() -> list[dict[str, Any]]:
    """The differences on file."""
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["differences"]
    return found


def expected(found: Difference) -> bool:
    """Whether a difference is on file."""
    return any(f"{found.tale}/".startswith(f"{d['case']}/") and found.variant in d["ways"] for d in documented())
