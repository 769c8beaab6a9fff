"""Which editions a test by law runs under."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bridgelaws.book.editions import EDITIONS, Edition


def editions(*laws: Edition) -> Callable[[Any], Any]:
    """Run a test under some editions, or under all; the test takes the edition as `laws`."""
    return pytest.mark.parametrize("laws", laws or EDITIONS, ids=str)
