"""Live updates: a second device hears of every change, whoever made it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from queue import Queue

import httpx
import pytest

from bridgelaws.office import limits
from bridgelaws.web import live
from bridgelaws.web.live import Live, Mark
from web.asking import NOT_SEEN, REFUSED, add, call, good, problem
from web.server import Server, serving

START = datetime(2026, 1, 1, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("live")) as running:
        yield running


@contextmanager
def following(server: Server, id: str) -> Iterator[Queue[tuple[str, dict[str, int]]]]:
    """What a second device hears, as it comes; at the end the stream is left."""
    heard: Queue[tuple[str, dict[str, int]]] = Queue()
    with server.client() as device, device.stream("GET", f"/api/cases/{id}/stream") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.headers["cache-control"] == "no-store"

        def listen() -> None:
            event = ""
            try:
                for line in stream.iter_lines():
                    if line.startswith("event: "):
                        event = line.removeprefix("event: ")
                    elif line.startswith("data: "):
                        heard.put((event, json.loads(line.removeprefix("data: "))))
            except httpx.HTTPError:
                pass
            heard.put(("end", {}))

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        yield heard


def test_a_second_device_hears_of_events_undo_and_notes(server: Server) -> None:
    with server.client() as client:
        record = call(client)
        path = f"/api/cases/{record['id']}"
        with following(server, record["id"]) as heard:
            assert heard.get(timeout=30) == ("changed", {"number": 2})
            add(client, record, NOT_SEEN)
            assert heard.get(timeout=30) == ("changed", {"number": 3})
            good(client.post(f"{path}/undo", json={"after": 3}))
            assert heard.get(timeout=30) == ("changed", {"number": 4})
            good(client.patch(path, json={"notes": "changed as well"}))
            assert heard.get(timeout=30) == ("changed", {"number": 4})
            good(client.delete(path), 204)
            assert heard.get(timeout=30) == ("gone", {})
            assert heard.get(timeout=30)[0] == "end"


def test_who_follows_one_record_hears_nothing_of_another(server: Server) -> None:
    with server.client() as client:
        mine, other = call(client), call(client)
        with following(server, mine["id"]) as heard:
            heard.get(timeout=30)
            add(client, other, NOT_SEEN)
            add(client, mine, NOT_SEEN)
            assert heard.get(timeout=30) == ("changed", {"number": 3})
            assert heard.empty()


def test_what_another_process_writes_is_heard_too(server: Server) -> None:
    with server.client() as client:
        record = call(client)
        with following(server, record["id"]) as heard:
            heard.get(timeout=30)
            database = f"sqlite:///{server.folder / 'records.sqlite'}"
            with serving(server.folder / "other", database=database) as other, other.client() as elsewhere:
                add(elsewhere, record, NOT_SEEN)
                assert heard.get(timeout=30) == ("changed", {"number": 3})
        assert good(client.get(f"/api/cases/{record['id']}"))["number"] == 3


def test_a_server_ends_though_it_is_being_followed(tmp_path: Path) -> None:
    first = Server(tmp_path)
    with first.client() as client:
        record = call(client)
        with following(first, record["id"]) as heard:
            heard.get(timeout=30)
            first.stop()
            assert heard.get(timeout=30)[0] == "end"
    assert first.process.returncode == 0
    assert "Traceback" not in first.errors
    with serving(tmp_path) as second, second.client() as client, following(second, record["id"]) as heard:
        assert heard.get(timeout=30) == ("changed", {"number": 2})
        add(client, record, NOT_SEEN, REFUSED)
        heard.get(timeout=30)


def test_a_record_that_is_not_there_cannot_be_followed(server: Server) -> None:
    with server.client() as client:
        assert problem(client.get("/api/cases/aaaaaaaaaaaaaaaaaaaa/stream"), 404) == "no_such_record"


# The hub alone


def test_a_quiet_stream_says_that_it_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.01)
    assert live.POLL == 1.0

    async def listen() -> list[str]:
        stream = Live(lambda ids: {id: Mark(1, START) for id in ids}).follow("x", Mark(1, START))
        lines = [await anext(stream) for _ in range(3)]
        await stream.aclose()  # type: ignore[attr-defined]
        return lines

    assert asyncio.run(listen()) == [
        'id: 1\nevent: changed\ndata: {"number": 1}\n\n',
        ": still here\n\n",
        ": still here\n\n",
    ]


def test_an_older_mark_does_not_take_a_follower_back() -> None:
    async def listen() -> list[str]:
        hub = Live(lambda ids: {id: Mark(5, START) for id in ids})
        stream = hub.follow("x", Mark(5, START))
        lines = [await anext(stream)]
        hub.changed("x", Mark(6, START))
        hub.changed("x", Mark(4, START + MINUTE))
        lines.append(await anext(stream))
        await stream.aclose()  # type: ignore[attr-defined]
        assert not hub._followers
        return lines

    assert [json.loads(line.split("data: ")[1])["number"] for line in asyncio.run(listen())] == [5, 6]


def test_a_change_before_the_stream_has_begun_is_not_missed() -> None:
    async def listen() -> str:
        stream = Live(lambda ids: {id: Mark(3, START + MINUTE) for id in ids}).follow("x", Mark(2, START))
        line = await anext(stream)
        await stream.aclose()  # type: ignore[attr-defined]
        return line

    assert "id: 3\n" in asyncio.run(listen())


def test_a_database_that_is_away_for_a_while_does_not_end_the_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "POLL", 0.01)
    away: list[str] = []

    def look(ids: Sequence[str]) -> dict[str, Mark]:
        if len(away) < 3:
            away.extend(ids)
            raise OSError("away")
        return {id: Mark(2, START) for id in ids}

    async def listen() -> None:
        async with asyncio.timeout(60):
            async for line in Live(look).follow("x", Mark(1, START)):
                if "id: 2\n" in line:
                    return

    asyncio.run(listen())
    assert away


def test_there_is_an_end_to_how_many_can_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "STREAMS", 1)

    async def listen() -> tuple[bool, bool]:
        hub = Live(lambda ids: {id: Mark(1, START) for id in ids})
        before = hub.full()
        stream = hub.follow("x", Mark(1, START))
        await anext(stream)
        during = hub.full()
        await stream.aclose()  # type: ignore[attr-defined]
        return before, during

    assert asyncio.run(listen()) == (False, True)
