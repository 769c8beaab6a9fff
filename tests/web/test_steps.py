"""Events that come together are written together, and each is answered as it would be alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from bridgelaws import golden
from bridgelaws.files import codec
from bridgelaws.office.models import Entry, Record, Unavailable
from bridgelaws.web.app import create_app
from bridgelaws.web.store import Store
from bridgelaws.web.store.steps import Step
from web.asking import DEAL

_HEADERS = [
    (b"host", b"localhost"),
    (b"x-requested-with", b"bridgelaws"),
    (b"content-type", b"application/json"),
    (b"accept-language", b"fr"),
]
# West leads against South's notrumps; North is dummy.
LEAD = {"event": "faced", "seat": "W", "card": "DQ"}
DUMMY = {"event": "faced", "seat": "N", "card": "D3"}
THIRD = {"event": "faced", "seat": "E", "card": "D7"}


async def ask(app: FastAPI, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """The status and the document that a request is answered with."""
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": _HEADERS,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode(), "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent[0]["status"], json.loads(b"".join(message.get("body", b"") for message in sent[1:]))


async def board(app: FastAPI) -> str:
    status, record = await ask(app, "POST", "/api/cases", {"deal": DEAL, "contract": "3NT by S", "laws": 2017})
    assert status == 201
    return str(record["id"])


async def add(app: FastAPI, id: str, after: int, event: Any) -> tuple[int, Any]:
    return await ask(app, "POST", f"/api/cases/{id}/events", {"after": after, "event": event})


class Counting(Store):
    """A store that counts how many steps are written at once."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.batches: list[int] = []

    def steps(self, steps: Sequence[Step]) -> list[Record | None]:
        self.batches.append(len(steps))
        return super().steps(steps)


def test_events_that_come_together_are_written_together(database_url: str) -> None:
    store = Counting(database_url)
    app = create_app(store)

    async def run() -> None:
        ids = [await board(app) for _ in range(5)]
        answers = await asyncio.gather(*(add(app, id, 0, LEAD) for id in ids))
        assert sum(store.batches) == 5
        assert len(store.batches) < 5
        for id, (status, record) in zip(ids, answers, strict=True):
            assert (status, record["number"], record["outcome"]["turn"]) == (200, 1, "N")
            # The same record, in the same language, as whoever looks at it is shown.
            assert (await ask(app, "GET", f"/api/cases/{id}"))[1] == record
            assert [entry.payload for entry in store.entries(id)] == [LEAD]

    asyncio.run(run())
    store.close()


def test_whatever_happens_is_written_out_as_it_is_read(tmp_path: Path) -> None:
    """In the words of the language: with calls, questions, rulings and penalty cards."""
    store = Store(f"sqlite:///{tmp_path / 'records.sqlite'}")
    app = create_app(store)

    async def run() -> int:
        seen = 0
        for document in list(golden.cases())[::20]:
            *_, (play, _) = golden.follow(next(golden.runs(document)))
            case = codec.encode(play)
            events, case["events"] = case["events"], []
            status, record = await ask(app, "POST", "/api/cases", {"case": case})
            assert status == 201, record
            for number, event in enumerate(events):
                status, written = await add(app, record["id"], number, event)
                assert status == 200, written
                assert written == (await ask(app, "GET", f"/api/cases/{record['id']}"))[1]
                seen += 1
        return seen

    assert asyncio.run(run()) > 50
    store.close()


def test_what_is_refused_leaves_the_others_alone(database_url: str) -> None:
    store = Store(database_url)
    app = create_app(store)

    async def run() -> None:
        first, second, third = [await board(app) for _ in range(3)]
        asked = [
            add(app, first, 0, LEAD),
            add(app, first, 0, {"event": "director called", "seat": "S"}),  # somebody else at the same call
            add(app, second, 0, DUMMY | {"card": "S2"}),  # not in that hand
            add(app, second, 0, {"event": "fly"}),
            add(app, third, 3, LEAD),  # not so many entries
            add(app, third, 0, LEAD | {"more": 1}),
            add(app, "a" * 20, 0, LEAD),
        ]
        answers = await asyncio.gather(*asked)
        assert [status for status, _ in answers] == [200, 409, 422, 422, 409, 422, 404]
        assert [len(store.entries(id)) for id in (first, second, third)] == [1, 0, 0]
        assert answers[1][1]["record"]["number"] == 1
        assert (await add(app, first, 1, DUMMY))[0] == 200

    asyncio.run(run())
    store.close()


def test_a_transaction_that_fails_is_tried_one_by_one(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(database_url)
    app = create_app(store)

    def fail(steps: Sequence[Step]) -> list[Record | None]:
        raise Unavailable("not now")

    async def run() -> None:
        id = await board(app)
        monkeypatch.setattr(store, "steps", fail)
        assert (await add(app, id, 0, LEAD))[0] == 200
        monkeypatch.undo()
        assert (await add(app, id, 1, DUMMY))[1]["number"] == 2

    asyncio.run(run())
    store.close()


def test_what_others_wrote_meanwhile_is_shown(database_url: str) -> None:
    store, elsewhere = Store(database_url), Store(database_url)
    app = create_app(store)

    async def run() -> None:
        id = await board(app)
        await add(app, id, 0, LEAD)
        elsewhere.describe(id, table_name="7", players={"N": "Ann"})
        status, record = await add(app, id, 1, DUMMY)
        assert (status, record["table_name"], record["players"]) == (200, "7", {"N": "Ann"})
        elsewhere.append(id, 2, "event", THIRD, status="regular")
        status, answer = await add(app, id, 2, THIRD)
        assert (status, answer["number"]) == (409, 3)

    asyncio.run(run())
    elsewhere.close()
    store.close()


def test_steps_are_as_if_written_one_by_one(store: Store, database_url: str) -> None:
    app = create_app(store)

    async def run() -> list[str]:
        return [await board(app) for _ in range(3)]

    one, two, three = asyncio.run(run())
    told = store.describe(one, notes="ñ ♠", players={"E": "Łukasz"})
    written = store.steps(
        [
            Step(two, 0, json.dumps(LEAD), "regular"),
            Step(three, 1, json.dumps(LEAD), "regular"),
            Step(one, 0, json.dumps(LEAD), "question"),
        ]
    )
    assert written == [store.get(two), None, store.get(one)]
    record = store.get(one)
    assert (record.status, record.length, record.notes, record.players) == ("question", 1, "ñ ♠", {"E": "Łukasz"})
    assert record.updated > told.updated
    assert store.entries(one) == [Entry(1, "event", LEAD, record.updated)]
    assert store.entries(three) == []


def test_a_step_that_cannot_be_kept_keeps_none(store: Store) -> None:
    app = create_app(store)
    one, two = asyncio.run(board(app)), asyncio.run(board(app))
    with pytest.raises(Unavailable):
        store.steps([Step(one, 0, json.dumps(LEAD), "regular"), Step(two, 0, json.dumps(LEAD), None)])  # type: ignore[arg-type]
    assert (store.get(one).length, store.entries(one)) == (0, [])
    assert store.append(one, 0, "event", LEAD, status="regular").number == 1
