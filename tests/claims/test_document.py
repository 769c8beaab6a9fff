"""The analysis as a document: it says what was worked out, and its names can be sent back."""

from __future__ import annotations

import json

import pytest
from tests.claims.claims import RULED

from bridgelaws.claims.analysis import analyse
from bridgelaws.claims.document import analysis_document
from bridgelaws.claims.entered import play_named

BY_NUMBER = {ruled.number: ruled for ruled in RULED}


def test_a_row_can_be_found_normal_by_its_name() -> None:
    claim = BY_NUMBER["301"].claim
    before = analysis_document(analyse(claim))
    (row,) = before["rows"]
    assert row["plays"] == ["trump out D"]
    assert before["result"]["at_most"] == before["claimed"] == before["tricks"] == 4
    after = analysis_document(analyse(claim, [play_named(name) for name in row["plays"]]))
    assert after["result"] == {"at_least": 3, "at_most": 3, "exact": True} == row["tricks"]
    assert not after["rows"]
    assert after["critical"]["card"] == row["critical"]["card"] == "HA"
    assert after["critical"]["better"] == "D9"


def test_the_line_is_told_trick_by_trick() -> None:
    ruled = BY_NUMBER["315"]
    found = analysis_document(analyse(ruled.claim))
    line = found["line"]
    assert len(line) == found["tricks"]
    assert line[0]["plays"][0] == {"seat": "S", "card": "DA", "kind": None, "stated": False, "before": True}
    assert [play["before"] for trick in line for play in trick["plays"]].count(True) == 1
    assert all(len(trick["plays"]) == 4 for trick in line)
    assert sum(trick["by_claimer"] for trick in line) == found["result"]["at_most"]
    cards = [play["card"] for trick in line for play in trick["plays"]]
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize(("number", "plays"), [("293", 3), ("305", 3), ("319", 2)])
def test_the_critical_trick_has_its_cards_at_the_seats_that_played_them(number: str, plays: int) -> None:
    rows = analysis_document(analyse(BY_NUMBER[number].claim))["rows"]
    at = next(row["critical"] for row in rows if len(row["critical"]["trick"]) == plays)
    seats = "NESW" * 2
    first = seats.index(at["trick"][0]["seat"])
    assert [play["seat"] for play in at["trick"]] + [at["seat"]] == list(seats[first : first + plays + 1])
    assert all(play["card"] not in at["hands"][play["seat"]] for play in at["trick"])


def test_it_is_json_in_any_language() -> None:
    found = analyse(BY_NUMBER["319"].claim)
    french = json.loads(json.dumps(analysis_document(found, "fr")))
    assert french["statement"] != analysis_document(found)["statement"]
    assert french["rows"][0]["plays"] == analysis_document(found)["rows"][0]["plays"]


def test_an_analysis_that_was_cut_short_says_so() -> None:
    claim = BY_NUMBER["316"].claim
    assert analyse(claim, most=1).cut
    assert not analyse(BY_NUMBER["301"].claim).cut
    assert analysis_document(analyse(claim, budget=50, most=1))["cut"] is True
