"""What hardly ever happens: the database away, a mistake of ours, a slow client; asked of the application itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from bridgelaws.office import limits
from bridgelaws.office.records import Records
from bridgelaws.web.app import create_app
from bridgelaws.web.store import Store, Unavailable
from web.asking import NOT_SEEN, TOLD, problem
from web.server import OURS


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'records.sqlite'}")
    yield made
    made.close()


@pytest.fixture
def app(store: Store) -> FastAPI:
    return create_app(store)


def ask(app: FastAPI, method: str, path: str, **more: Any) -> httpx.Response:
    """What the application answers, without a server."""

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=OURS) as client:
            return await client.request(method, path, **more)

    return asyncio.run(asked())


def begun(app: FastAPI) -> Any:
    answer = ask(app, "POST", "/api/cases", json={"told": TOLD})
    assert answer.status_code == 201
    return answer.json()


def test_a_database_that_is_away_is_a_503(app: FastAPI, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise Unavailable("the file /home/director/records.sqlite is locked")

    monkeypatch.setattr(store, "listing", away)
    answer = ask(app, "GET", "/api/cases")
    assert problem(answer, 503) == "unavailable"
    assert "director" not in answer.text


def test_a_mistake_of_ours_shows_nothing_of_itself(
    app: FastAPI, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("secret in /home/director")

    monkeypatch.setattr(store, "listing", broken)
    with caplog.at_level(logging.ERROR):
        answer = ask(app, "GET", "/api/cases")
    assert problem(answer, 500) == "internal"
    assert "secret" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "secret" in caplog.text  # whoever runs the server can find out


def test_a_record_that_cannot_be_replayed_can_be_saved_and_mended(app: FastAPI, store: Store) -> None:
    record = begun(app)
    path = f"/api/cases/{record['id']}"
    # As an older version might have left it: an answer that nothing asks for now.
    store.append(record["id"], 2, "event", {**NOT_SEEN, "question": "gone"}, status="question")
    assert problem(ask(app, "GET", path), 422) == "cannot_be_replayed"
    saved = ask(app, "GET", f"{path}/file")
    assert saved.json()["events"][-1]["question"] == "gone"
    mended = ask(app, "POST", f"{path}/undo", json={"after": 3})
    assert mended.status_code == 200
    assert mended.json()["outcome"] == record["outcome"]


def test_a_record_can_be_full(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun(app)
    monkeypatch.setattr(limits, "ENTRIES", 2)
    for way, body in (("events", {"after": 2, "event": NOT_SEEN}), ("undo", {"after": 2})):
        answer = ask(app, "POST", f"/api/cases/{record['id']}/{way}", json=body)
        assert problem(answer, 422) == "impossible_event"
        assert "at most 2 entries" in answer.json()["error"]["message"]


def test_boards_are_kept_at_hand_and_forgotten(app: FastAPI, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Records, "SIZE", 2)
    records = Records(store)
    made = [store.get(begun(app)["id"]) for _ in range(3)]
    boards = [records.board(record) for record in made]
    assert records.board(made[2]) is boards[2]
    again = records.board(made[0])
    assert again is not boards[0]
    assert again.case == boards[0].case


def test_too_many_streams(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun(app)
    monkeypatch.setattr(limits, "STREAMS", 0)
    answer = ask(app, "GET", f"/api/cases/{record['id']}/stream")
    assert problem(answer, 429) == "too_many_streams"
    assert answer.headers["retry-after"] == "5"


def test_a_body_that_does_not_come(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SECONDS_TO_SEND", 0.05)

    async def slowly() -> Any:
        yield b'{"told"'
        await asyncio.sleep(30)

    async def asked() -> list[dict[str, Any]]:
        pieces, sent = slowly(), []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": await anext(pieces), "more_body": True}

        async def send(message: Any) -> None:
            sent.append(message)

        headers = [(b"host", b"localhost"), (b"x-requested-with", b"bridgelaws")]
        scope = {"type": "http", "method": "POST", "path": "/api/details", "headers": headers, "query_string": b""}
        await app(scope, receive, send)
        return sent

    start, body = asyncio.run(asked())
    assert start["status"] == 408
    assert b"too_slow" in body["body"]


def test_what_is_no_request_is_not_served(app: FastAPI) -> None:
    async def asked() -> list[Any]:
        sent: list[Any] = []

        async def nothing() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await app({"type": "websocket", "path": "/api/about", "headers": []}, nothing, send)
        return sent

    assert asyncio.run(asked()) == []
