"""What the tests ask a server for, in few words."""

from __future__ import annotations

from typing import Any

import httpx

TOLD = [
    ["laws", "2017"],
    ["declarer", "S"],
    ["contract", ""],
    ["trick", "1"],
    ["kind", "opening-lead"],
    ["offender", "E"],
    ["card", "HK"],
]
# East has dropped three cards when West is to lead.
SEVERAL = [
    ["laws", "2017"],
    ["kind", "seen"],
    ["declarer", "S"],
    ["contract", ""],
    ["trick", "1"],
    ["how", "dropped"],
    ["offender", "E"],
    ["cards", "HK HQ H3"],
    ["table", "W"],
]
DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
NOT_SEEN = {"event": "answered", "question": "declarer_saw_dummy", "value": False}
REFUSED = {"event": "answered", "question": "faced_lead_out_of_turn", "value": "refuse"}
REQUIRED = {"event": "answered", "question": "lead_option:1", "value": "require"}


def good(response: httpx.Response, status: int = 200) -> Any:
    """What a request was answered that went well."""
    assert response.status_code == status, response.text
    return response.json() if response.content else None


def problem(response: httpx.Response, status: int) -> str:
    """The code of the error that a request was answered with; the error has the form that all have."""
    assert response.status_code == status, response.text
    error = response.json()["error"]
    assert set(error) == {"code", "message"}
    assert error["message"]
    for leak in ("Traceback", 'File "', "/src/", "site-packages", "sqlite", "0x"):
        assert leak not in response.text
    return str(error["code"])


def call(client: httpx.Client, **more: Any) -> Any:
    """A record of an opening lead out of turn, as it is told."""
    return good(client.post("/api/cases", json={"told": TOLD, **more}), 201)


def board(client: httpx.Client, **more: Any) -> Any:
    """A record of a board about to be played."""
    asked = {"deal": DEAL, "contract": "3NT by S", "laws": 2017, **more}
    return good(client.post("/api/cases", json=asked), 201)


def example(client: httpx.Client, name: str, **more: Any) -> Any:
    """A record of an example that is shipped."""
    return good(client.post("/api/cases", json={"case": good(client.get(f"/api/examples/{name}")), **more}), 201)


def add(client: httpx.Client, record: Any, *events: Any) -> Any:
    """The record after these events."""
    for event in events:
        sent = {"after": record["number"], "event": event}
        record = good(client.post(f"/api/cases/{record['id']}/events", json=sent))
    return record


def faced(seat: str, card: str) -> dict[str, str]:
    """A card was faced."""
    return {"event": "faced", "seat": seat, "card": card}
