"""What was ruled before a table was opened stands under every edition."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws import EDITIONS, outcome_document
from bridgelaws.files.codec import FORMAT, VERSION, decode


def opened(laws: int, **position: Any) -> Any:
    return decode({"format": FORMAT, "version": VERSION, "laws": laws, "contract": "3NT by S", "position": position})


@pytest.mark.parametrize(
    ("restriction", "ref"),
    [
        ({"kind": "require", "suits": ["H"], "law": "57A3"}, "50D2(a)"),
        ({"kind": "card", "card": "H5", "law": "57D"}, "51A"),
        ({"kind": "highest", "suits": ["H"], "law": "57A1"}, "57A1"),
    ],
)
def test_a_demand_whose_provision_is_younger_names_the_one_that_is_not(restriction: dict[str, Any], ref: str) -> None:
    play = opened(2017, trick=5, leader="W", restrictions=[{"seat": "W", **restriction}])
    assert outcome_document(play.now)["restrictions"][0]["law"] == restriction["law"]
    again = play.under(EDITIONS[0])
    assert outcome_document(again.now)["restrictions"][0]["law"] == ref
    assert again.table.restrictions[0].demand is play.table.restrictions[0].demand


def test_a_penalty_card_made_by_a_younger_provision() -> None:
    card = {"seat": "W", "card": "H5", "kind": "major", "law": "57C1 footnote"}
    play = opened(2017, trick=5, leader="W", penalty_cards=[card])
    assert [outcome_document(play.under(laws).now)["penalty_cards"][0]["law"] for laws in EDITIONS] == [
        "50B", "57C1 footnote", "57C1 footnote",
    ]  # fmt: skip


def test_a_demand_to_lead_may_leave_its_provision_out() -> None:
    play = opened(2007, trick=5, leader="W", restrictions=[{"seat": "W", "kind": "forbid", "suits": ["H"]}])
    assert play.table.restrictions[0].authority.ref(play.laws) == "50D2(a)"
