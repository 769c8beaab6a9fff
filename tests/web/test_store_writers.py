"""Several writers at once: one is told of the other, and nothing is lost."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bridgelaws.web.store import Conflict, Entry, NewRecord, NoSuchRecord, Store

WRITER = Path(__file__).with_name("writer.py")
CALL = NewRecord(laws=2017, opening={}, status="open", title="A call")


def test_of_two_writers_with_the_same_count_one_is_told(database_url: str) -> None:
    stores = [Store(database_url), Store(database_url)]
    record = stores[0].create(CALL)
    ready = threading.Barrier(2)

    def write(n: int, after: int) -> Entry | int:
        ready.wait()
        try:
            return stores[n].append(record.id, after, "event", {"writer": n}, status=f"by {n}")
        except Conflict as conflict:
            return conflict.length

    with ThreadPoolExecutor(2) as pool:
        for after in range(25):
            results = list(pool.map(write, range(2), [after, after]))
            written = [result for result in results if isinstance(result, Entry)]
            assert [result for result in results if not isinstance(result, Entry)] == [after + 1]
            assert stores[0].entries(record.id, since=after) == written
            assert stores[1].get(record.id).status == f"by {written[0].payload['writer']}"
    for store in stores:
        store.close()


def test_eight_writers_in_two_processes_lose_nothing(store: Store, database_url: str) -> None:
    record = store.create(CALL)
    processes = [
        subprocess.Popen(
            [sys.executable, WRITER, database_url, record.id, name, "4", "50"], stdout=subprocess.PIPE, text=True
        )
        for name in ("a", "b")
    ]
    acknowledged = [line for process in processes for line in process.communicate()[0].splitlines()]
    assert [process.returncode for process in processes] == [0, 0]
    entries = store.entries(record.id)
    assert [entry.number for entry in entries] == list(range(1, 401))
    assert store.get(record.id).length == 400
    assert Counter(f"{e.number} {e.payload['writer']} {e.payload['n']}" for e in entries) == Counter(acknowledged)
    for writer in {entry.payload["writer"] for entry in entries}:
        assert [e.payload["n"] for e in entries if e.payload["writer"] == writer] == list(range(50))
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)


def test_what_is_described_meanwhile_is_not_lost(store: Store) -> None:
    record = store.create(CALL)

    def describe(n: int) -> None:
        for _ in range(10):
            given: dict[str, Any] = {("board", "notes", "event_name")[n]: f"written by {n}"}
            store.describe(record.id, **given)

    def append() -> None:
        for after in range(20):
            store.append(record.id, after, "event", {}, status=f"open {after}")

    with ThreadPoolExecutor(4) as pool:
        done = [pool.submit(append), *(pool.submit(describe, n) for n in range(3))]
    for future in done:
        future.result()
    after = store.get(record.id)
    assert (after.board, after.notes, after.event_name) == ("written by 0", "written by 1", "written by 2")
    assert (after.length, after.status) == (20, "open 19")
    assert store.listing(search="call 0 1 2").total == 1


def test_a_record_deleted_meanwhile_takes_no_more(store: Store) -> None:
    record = store.create(CALL)

    def write() -> int:
        for after in range(1000):
            try:
                store.append(record.id, after, "event", {}, status="open")
            except NoSuchRecord:
                return after
        return -1

    with ThreadPoolExecutor(1) as pool:
        written = pool.submit(write)
        while not store.get(record.id).length:
            pass
        store.delete(record.id)
        assert written.result() > 0
    assert store.listing().total == 0


def test_many_may_open_an_empty_database_at_once(database_url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(Store, [database_url] * 4))
    record = stores[0].create(CALL)
    assert all(store.get(record.id) == record for store in stores)
    for store in stores:
        store.close()
