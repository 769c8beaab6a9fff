"""The desk without a server answers as the server does: the same requests to both, and every answer compared."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.pocket import requests
from tests.pocket.drawer import Drawer, sent
from tests.test_contested import ALL

from bridgelaws.office.analyst import rounds
from bridgelaws.office.ids import id_of
from bridgelaws.pocket import Pocket
from bridgelaws.pocket.routes import ROUTES
from bridgelaws.web.app import create_app
from bridgelaws.web.store import Store

# What only a server can do, or must: others reach it, and it has a solver.
ONLY_A_SERVER = {
    "access",
    "cases/{id}/links",
    "seat/{token}",
    "cases/{id}/stream",
    "cases/{id}/damage",
    "cases/{id}/damage.svg",
    "cases/{id}/damage/report",
}
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+\d\d:\d\d")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    store = Store(f"sqlite:///{tmp_path / 'calls.db'}")
    headers = {"X-Requested-With": "bridgelaws"}
    with TestClient(create_app(store), base_url="http://localhost", headers=headers) as client:
        yield client
    store.close()


def at(server: TestClient, asked: requests.Request) -> tuple[int, Any]:
    headers = {"Accept-Language": asked.language} | ({"Idempotency-Key": asked.key} if asked.key else {})
    content = None
    if asked.body is not None:
        content = asked.body if isinstance(asked.body, str) else json.dumps(asked.body)
        headers["Content-Type"] = "application/json"
    answer = server.request(asked.method, f"/api/{asked.path}", content=content, headers=headers)
    return answer.status_code, answer.json() if answer.content else None


def timeless(answer: tuple[int, Any]) -> tuple[int, Any]:
    """Without the moments, of which only those that were brought along are the same."""
    text = json.dumps(answer[1], sort_keys=True)
    return answer[0], json.loads(
        _MOMENT.sub(lambda found: found[0] if found[0].startswith("2026-01-02") else "then", text)
    )


def test_every_route_of_the_server_is_one_of_the_desk_or_of_a_server_only(server: TestClient) -> None:
    app: Any = server.app
    assert {path.removeprefix("/api/") for path in app.openapi()["paths"]} == ROUTES | ONLY_A_SERVER


def test_every_answer_is_the_same(server: TestClient) -> None:
    pocket, drawer = Pocket(), Drawer()
    asked_for = set()
    for number, asked in enumerate(requests.everything()):
        theirs = timeless(at(server, asked))
        ours = timeless(sent(pocket, drawer, *asked))
        assert ours == theirs, f"request {number}: {asked}"
        asked_for.add((asked.method, asked.path.partition("?")[0].partition("/")[0], theirs[0]))
    statuses = {status for _, _, status in asked_for}
    assert statuses >= {200, 201, 204, 404, 405, 409, 422}


def test_a_claim_in_the_background_comes_to_the_same(server: TestClient) -> None:
    pocket, drawer = Pocket(), Drawer()
    one = f"cases/{id_of(requests.key('claim'))}"
    for asked in (
        requests.Request("POST", "cases", {"told": [list(pair) for pair in ALL.items()]}, requests.key("claim")),
        requests.Request("POST", f"{one}/events", {"after": 6, "event": requests.answered("asked_to_play_on", False)}),
    ):
        assert timeless(at(server, asked)) == timeless(sent(pocket, drawer, *asked))
    rows = drawer.rows([id_of(requests.key("claim"))], False)
    answer = pocket.answer("POST", f"{one}/claim/work", "{}", "", "en", rows)
    assert answer["status"] == 202
    assert answer["body"]["state"] == "working"
    started = answer["start"]
    again = pocket.answer("POST", f"{one}/claim/work", "{}", "", "en", rows)
    assert again["body"]["id"] == started["work"]
    assert "start" not in again
    # The worker of a browser has it worked out beside the desk, and hands each round over as text.
    for round in rounds(json.loads(json.dumps(started["asked"]))):
        pocket.found(started["work"], json.loads(json.dumps(round)))
    _, ours = sent(pocket, drawer, "GET", f"{one}/claim/work/{started['work']}")
    theirs = server.post(f"/api/{one}/claim/work", json={}).json()
    while theirs["state"] in ("waiting", "working"):
        theirs = server.get(f"/api/{one}/claim/work/{theirs['id']}").json()
    assert ours["state"] == theirs["state"] == "done"
    assert ours["found"] == theirs["found"]


def test_a_claim_in_the_background_is_stopped() -> None:
    pocket, drawer = Pocket(), Drawer()
    one = f"cases/{id_of(requests.key('claim'))}"
    sent(pocket, drawer, "POST", "cases", {"told": [list(pair) for pair in ALL.items()]}, requests.key("claim"))
    event = {"after": 6, "event": requests.answered("asked_to_play_on", False)}
    sent(pocket, drawer, "POST", f"{one}/events", event)
    _, work = sent(pocket, drawer, "POST", f"{one}/claim/work", {})
    status, stopped = sent(pocket, drawer, "DELETE", f"{one}/claim/work/{work['id']}")
    assert (status, stopped["state"]) == (200, "stopped")
    pocket.found(work["id"], {"found": None, "looked_at": 5, "final": True})
    assert sent(pocket, drawer, "GET", f"{one}/claim/work/{work['id']}")[1]["state"] == "stopped"
    assert sent(pocket, drawer, "POST", f"{one}/claim/work", {})[1]["id"] != work["id"]
