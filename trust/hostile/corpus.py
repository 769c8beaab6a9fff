"""The corpus kept for the tests: few small inputs that between them reach what the fuzzer has reached."""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from trust.hostile.failures import attempt
from trust.hostile.targets import TARGETS

FOLDER = Path(__file__).parents[2] / "tests" / "trust" / "corpus"
MOST = 100
MOST_BYTES = 70_000
# To trace an input takes long; of very many, short and long ones are looked at.
MOST_TRACED = 800


def read(name: str) -> dict[str, bytes]:
    """The inputs kept for a target, by the names of their files."""
    folder = FOLDER / name
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())} if folder.exists() else {}


def write(name: str, inputs: list[bytes]) -> tuple[int, int]:
    """Keep the best of the inputs: how many, and how many bytes."""
    chosen = choose(name, inputs)
    folder = FOLDER / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for data in chosen:
        (folder / hashlib.sha256(data).hexdigest()[:12]).write_bytes(data)
    return len(chosen), sum(map(len, chosen))


def choose(name: str, inputs: list[bytes]) -> list[bytes]:
    """Always the input that adds most lines for its length; then, while there is room, the shortest of the others."""
    usable = sorted({data for data in inputs if len(data) <= MOST_BYTES // 8}, key=lambda data: (len(data), data))
    usable = usable[:: len(usable) // MOST_TRACED + 1]
    reached = {data: reach(name, data) for data in usable}
    chosen: list[bytes] = []
    seen: set[Any] = set()
    room = MOST_BYTES
    while reached and len(chosen) < MOST:
        best = max(reached, key=lambda data: (len(reached[data] - seen) / (len(data) + 50), -len(data), data))
        new = reached.pop(best) - seen
        if len(best) <= room:
            chosen.append(best)
            seen |= new
            room -= len(best)
    return chosen


def reach(name: str, data: bytes) -> set[Any]:
    """The lines of the package that an input runs, each with the line before it."""
    lines: set[Any] = set()
    before: dict[int, int] = {}

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        if "bridgelaws" not in frame.f_code.co_filename:
            return None
        if event == "line":
            lines.add((frame.f_code, before.get(id(frame)), frame.f_lineno))
            before[id(frame)] = frame.f_lineno
        elif event == "return":
            before.pop(id(frame), None)
        return trace

    sys.settrace(trace)
    try:
        attempt(TARGETS[name], data)
    finally:
        sys.settrace(None)
    return lines
