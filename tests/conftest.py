"""Settings for hypothesis: repeatable in the ordinary run, long and random with HYPOTHESIS_PROFILE=deep."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

import bare_numbers
import well_typed

well_typed.watch()
bare_numbers.watch()

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=120,
    stateful_step_count=30,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=_SLOW,
)
settings.register_profile(
    "deep",
    deadline=None,
    max_examples=5_000,
    stateful_step_count=60,
    print_blob=True,
    suppress_health_check=_SLOW,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# What takes longest goes first, so that no process is left with it at the end: the browsers, and what starts servers
# and other processes. Within a folder the order stays: a browser lasts as long as its folder.
_HERE = Path(__file__).parent
FIRST = (
    "tests/web/browser/",
    "tests/web/",
    "tests/sites/",
    "tests/words/test_golden_in_languages.py",
    "tests/trust/",
    "tests/releasing/",
    "tests/retold/",
    "tests/properties/",
    "tests/stateful/",
    "tests/archives/",
    "tests/cli/",
    "tests/examples/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((n for n, start in enumerate(FIRST) if item.nodeid.startswith(start)), len(FIRST)))


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What only helps the tests has no examples in it: it is not imported once more to look for them."""
    helps = collection_path.suffix == ".py" and not collection_path.name.startswith("test_")
    return True if helps and _HERE in collection_path.parents else None
