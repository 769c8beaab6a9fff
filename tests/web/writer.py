"""A program that appends to a record from several threads and prints what was acknowledged, for tests that kill it.

A line is printed after the store has returned: the number of the entry, the writer and its count. Whoever reads it may
rely on the entry.

Such a program takes a second to import what it needs. `writer.py --many` takes it once: for each line that it reads, a
pipe and the arguments of a writer, it starts a writer that prints into the pipe, says which process that is, and how it
has ended.
"""

from __future__ import annotations

import os
import sys
import threading

from bridgelaws.web.store import Conflict, Store


def write(store: Store, record: str, writer: str, count: int) -> None:
    """Append so many entries, each as often as it takes."""
    length = store.get(record).length
    for n in range(count):
        while True:
            try:
                entry = store.append(record, length, "event", {"writer": writer, "n": n}, status="open")
            except Conflict as conflict:
                length = conflict.length
            else:
                break
        length = entry.number
        # One system call a line: a kill never leaves half of one, as `print` might.
        os.write(1, f"{entry.number} {writer} {n}\n".encode())


def many() -> None:
    """A writer for each line that is read, one after another."""
    for line in sys.stdin:
        pipe, *arguments = line.split()
        writer = os.fork()
        if not writer:
            status = 1
            try:
                os.dup2(os.open(pipe, os.O_WRONLY), 1)
                run(*arguments)
                status = 0
            finally:
                os._exit(status)
        print(writer, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(writer, 0)[1]), flush=True)


def run(url: str, record: str, name: str, threads: str, count: str) -> None:
    """Write until all is written."""
    store = Store(url)
    writers = [
        threading.Thread(target=write, args=(store, record, f"{name}.{n}", int(count))) for n in range(int(threads))
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    store.close()


if __name__ == "__main__":
    many() if sys.argv[1:] == ["--many"] else run(*sys.argv[1:])
