"""Settings for hypothesis: repeatable in the ordinary run, long and random with HYPOTHESIS_PROFILE=deep."""

from __future__ import annotations

import os

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
