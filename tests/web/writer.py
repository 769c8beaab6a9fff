"""A program that appends to a record from several threads and prints what was acknowledged, for tests that kill it.

A line is printed after the store has returned: the number of the entry, the writer and its count. Whoever reads it may
rely on the entry.
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


def main() -> None:
    """Usage: writer.py URL RECORD NAME THREADS COUNT."""
    url, record, name, threads, count = sys.argv[1:]
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
    main()
