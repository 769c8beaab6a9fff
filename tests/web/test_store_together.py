"""Steps that share a transaction: each thread is told what came of its own, after it is on the disk."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from bridgelaws.web.store import Conflict, NewRecord, Refused, Store
from bridgelaws.web.store.together import Together

NOTHING: Any = None


class Journal:
    """A database that writes a list; what a transaction has written is there when it has ended well."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self.transactions: list[int] = []
        self.fails: Callable[[list[int]], bool] = lambda _: False
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.go_on.set()

    @contextmanager
    def writing(self) -> Iterator[Any]:
        self.begun.set()
        self.go_on.wait(30)
        pages: list[int] = []
        yield pages
        if self.fails(pages):
            raise OSError("disk full")
        self.written += pages
        self.transactions.append(len(pages))

    def writes(self, number: int) -> Callable[[Any], int]:
        def work(pages: Any) -> int:
            if number < 0:
                raise Refused(f"not {number}")
            pages.append(number)
            return number * 10

        return work


@pytest.fixture
def journal() -> Journal:
    return Journal()


def gathered(journal: Journal, numbers: list[int]) -> list[Any]:
    """What each thread is told, when all but the first come while the first one is at the disk."""
    together: Together[int] = Together(journal.writing)

    def run(number: int) -> Any:
        try:
            result = together.run(journal.writes(number))
        except Exception as error:
            return error
        assert number in journal.written
        return result

    journal.go_on.clear()
    with ThreadPoolExecutor(len(numbers) + 1) as pool:
        first = pool.submit(run, 0)
        assert journal.begun.wait(30)
        others = [pool.submit(run, number) for number in numbers]
        while len(together._gathered) < len(numbers):
            time.sleep(0.001)
        journal.go_on.set()
        assert first.result(30) == 0
        return [other.result(30) for other in others]


def test_those_who_wait_share_a_transaction(journal: Journal) -> None:
    assert gathered(journal, [1, 2, 3, 4]) == [10, 20, 30, 40]
    assert journal.transactions == [1, 4]


def test_a_refusal_is_for_the_one_who_asked(journal: Journal) -> None:
    one, refused, three = gathered(journal, [1, -2, 3])
    assert (one, three) == (10, 30)
    assert isinstance(refused, Refused)
    assert sorted(journal.written) == [0, 1, 3]


def test_a_failure_spoils_nobody_elses_work(journal: Journal) -> None:
    journal.fails = lambda pages: 2 in pages
    one, failed, three = gathered(journal, [1, 2, 3])
    assert (one, three) == (10, 30)
    assert isinstance(failed, OSError)
    assert sorted(journal.written) == [0, 1, 3]


def test_when_nothing_can_be_written_everybody_is_told(journal: Journal) -> None:
    journal.fails = lambda pages: 0 not in pages
    assert [str(error) for error in gathered(journal, [1, 2, 3])] == ["disk full"] * 3
    assert journal.written == [0]


def test_who_is_interrupted_does_not_keep_the_others_waiting() -> None:
    @contextmanager
    def interrupted() -> Iterator[Connection]:
        raise KeyboardInterrupt
        yield NOTHING

    together: Together[int] = Together(interrupted)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            together.run(lambda _: 1)


def test_of_the_steps_of_one_transaction_on_one_record_one_is_entered(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'calls.db'}")
    record = store.create(NewRecord(laws=2017, opening={}, status="open", title=""))

    def write(n: int) -> Any:
        try:
            return store.append(record.id, 0, "event", {"n": n}, status=f"by {n}")
        except Conflict as conflict:
            return conflict.length

    # While the database is held, all eight gather.
    with ThreadPoolExecutor(8) as pool, store._database.writing():
        telling = pool.map(write, range(8))
        while len(store._database._together._gathered) < 7:
            time.sleep(0.001)
    told = list(telling)
    (entered,) = store.entries(record.id)
    assert told.count(entered) == 1
    assert told.count(1) == 7
    assert store.get(record.id).status == f"by {entered.payload['n']}"
    store.close()
