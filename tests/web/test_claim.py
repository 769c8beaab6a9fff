"""A contested claim by the API: the table of plays, the findings, and the event that enters the result."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from tests.test_contested import ALL

from bridgelaws.web.app import create_app
from bridgelaws.web.claims import Claims
from bridgelaws.web.store import Store
from web.asking import add, call, good, problem
from web.server import OURS

NOBODY_ASKED = {"event": "answered", "question": "asked_to_play_on", "value": False}
HANDS = {"N": ".43..54", "E": "87.5..8", "S": "AK.A.9.", "W": "65..3.9"}


def contested(client: httpx.Client, **told: str) -> Any:
    """A record on which a contested claim waits."""
    record = good(client.post("/api/cases", json={"told": list((ALL | told).items())}), 201)
    return add(client, record, NOBODY_ASKED)


def not_faced(client: httpx.Client) -> Any:
    """The same, with no hand on file."""
    told = [(id, value) for id, value in ALL.items() if not id.startswith("hand_")]
    told = [(id, "no" if id == "hands" else value) for id, value in told]
    return add(client, good(client.post("/api/cases", json={"told": told}), 201), NOBODY_ASKED)


def asked(client: httpx.Client, record: Any, **body: Any) -> httpx.Response:
    return client.post(f"/api/cases/{record['id']}/claim", json=body)


def test_from_the_table_of_plays_to_the_score(client: httpx.Client) -> None:
    record = contested(client)
    assert record["outcome"]["question"]["id"] == "tricks_awarded"
    found = good(asked(client, record))
    (row,) = found["rows"]
    assert row["play"] == "South leads ♥A while a trump is out, instead of ♦9"
    assert row["tricks"]["at_most"] == 3
    assert found["settled"][0]["by"] == "70E1"
    found = good(asked(client, record, normal=row["plays"]))
    assert found["open"] is False
    assert found["result"] == {"at_least": 3, "at_most": 3, "exact": True}
    assert found["critical"]["better"] == "D9"
    record = add(client, record, found["event"])
    assert record["outcome"]["status"] == "ruled"
    assert record["outcome"]["result"]["score"] == -100


def test_nothing_is_kept(client: httpx.Client) -> None:
    record = contested(client)
    good(asked(client, record))
    assert good(client.get(f"/api/cases/{record['id']}"))["number"] == record["number"]


def test_hands_that_are_not_on_file_are_given(client: httpx.Client) -> None:
    record = not_faced(client)
    assert problem(asked(client, record), 422) == "not_understood"
    assert good(asked(client, record, hands=HANDS))["result"]["at_most"] == 4
    for bad in ({"E": "87.5.."}, {"E": ".43..82"}, {"E": "9.9.9"}, {"E": "ZZ..."}):
        assert problem(asked(client, record, hands=HANDS | bad), 422) == "not_understood"


def test_steps_other_than_those_on_file(client: httpx.Client) -> None:
    record = contested(client)
    found = good(asked(client, record, steps=[{"step": "draw trumps"}, {"step": "run", "suits": ["S"]}]))
    assert found["statement"] == ["draws trumps", "plays spades from the top until there are no more"]
    assert not found["rows"]
    for bad in ({"step": "fly"}, {"step": "run"}, {"step": "keep", "cards": ["ZZ"]}):
        assert problem(asked(client, record, steps=[bad]), 422) in ("not_understood", "invalid")


@pytest.mark.parametrize(
    "body",
    [
        {"normal": ["no such play"]},
        {"normal": ["plain"], "irrational": ["plain"]},
        {"budget": 0},
        {"budget": 10**9},
        {"hands": {"X": ""}},
        {"more": 1},
    ],
)
def test_what_cannot_be_asked(client: httpx.Client, body: Any) -> None:
    assert problem(asked(client, contested(client), **body), 422) in ("invalid", "not_understood")


def test_without_a_contested_claim(client: httpx.Client) -> None:
    assert problem(asked(client, call(client)), 409) == "no_contested_claim"
    record = contested(client)
    record = add(client, record, good(asked(client, record))["event"])
    assert problem(asked(client, record), 409) == "no_contested_claim"
    assert problem(client.post("/api/cases/aaaaaaaaaaaaaaaaaaaa/claim", json={}), 404) == "no_such_record"


def test_it_speaks_the_language_of_the_request(client: httpx.Client) -> None:
    record = contested(client)
    answer = client.post(f"/api/cases/{record['id']}/claim", params={"language": "de"}, json={})
    assert "Trumpf" in good(answer)["rows"][0]["text"]


def test_few_may_wait(store: Store) -> None:
    app = create_app(store)
    places = app.state.desk.claims._places
    with TestClient(app, headers=OURS, base_url="http://localhost") as client:
        record = contested(client)
        for _ in range(Claims.WAITING):
            assert places.acquire(blocking=False)
        assert problem(asked(client, record), 429) == "busy"
        places.release()
        assert good(asked(client, record))["result"]["at_most"] == 4


# Tricks that are asked for after a claim (69B, 71)

SPADE = {"N": ["S4", "S3", "D4"], "E": ["HA", "D9", "D8"], "S": ["SA", "S9", "DA"], "W": ["ST", "S8", "D7"]}


def asked_for(client: httpx.Client, laws: int) -> Any:
    """A record on which the agreeing side asks for a trick of a claim."""
    position = {"trick": 11, "leader": "S", "won": {"NS": 8, "EW": 2}, "hands": SPADE}
    case = {
        "format": "bridgelaws-case",
        "version": 2,
        "laws": laws,
        "contract": "3NT by S",
        "vulnerable": "none",
        "position": position,
    }
    events = [
        {"event": "claimed", "seat": "S", "tricks": 3},
        {"event": "agreed", "seat": "W"},
        {"event": "next deal called", "seat": "E"},
        {"event": "asked back", "seat": "W", "tricks": 1},
        {"event": "answered", "question": "within_correction_period", "value": True},
    ]
    return good(client.post("/api/cases", json={"case": case | {"events": events}}), 201)


@pytest.mark.parametrize(("laws", "suggests"), [(1997, "no_normal_play"), (2007, "likely_won"), (2017, "likely_won")])
def test_tricks_that_are_asked_for(client: httpx.Client, laws: int, suggests: str) -> None:
    record = asked_for(client, laws)
    found = good(asked(client, record))
    assert found["asked_back"] == {
        "seat": "W",
        "tricks": 1,
        "agreed": True,
        "grounds": ["already_won", "no_normal_play" if laws == 1997 else "likely_won", "none"],
        "legal": {"at_least": 0, "at_most": 0, "exact": True},
        "likely": {"at_least": 1, "at_most": 1, "exact": True},
        "suggests": suggests,
    }
    record = add(client, record, found["event"])
    assert record["outcome"]["result"]["tricks"] == {"NS": 10, "EW": 3}
    assert record["outcome"]["result"]["score"] == 430
    assert ("69B" if laws == 1997 else "69B2") in str(record["outcome"]["rulings"])
    assert problem(asked(client, record), 409) == "no_contested_claim"
