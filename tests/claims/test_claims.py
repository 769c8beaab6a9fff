"""Claims that were ruled on: the analyst comes to the same, given what was found, and asks for little."""

from __future__ import annotations

from statistics import median

import pytest
from tests.claims.claims import PUBLISHED, RULED, Ruled, answered

from bridgelaws.claims.analysis import winners
from bridgelaws.claims.kinds import class_of


@pytest.mark.parametrize("ruled", RULED + PUBLISHED, ids=lambda ruled: ruled.number)
def test_the_tricks_awarded(ruled: Ruled) -> None:
    found, rows = answered(ruled)
    assert found.result == (ruled.awarded, ruled.awarded)
    assert rows <= ruled.most_rows
    side = ruled.claim.claimer & 1
    assert sum(winner & 1 == side for winner in winners(ruled.claim, found.line)) == ruled.awarded
    assert {class_of(play.code) for play in found.line if play.code >= 0} <= set(ruled.normal) | {
        class_of(play.code) for play in found.line if class_of(play.code).kind in ruled.claim.settled.normal
    }


def test_most_claims_need_one_answer() -> None:
    assert median(answered(ruled)[1] for ruled in RULED if ruled.claim.ending.tricks <= 5) <= 1
