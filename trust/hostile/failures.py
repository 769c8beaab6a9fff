"""Failures: one file for each kind, the smallest input that shows it, and beside it what went wrong."""

from __future__ import annotations

import hashlib
import json
import signal
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

FOLDER = Path(__file__).parents[1] / "run" / "failures"
MOST_TRIALS = 1_500
# For input that was found to take too long: what takes this long still does.
PATIENCE = 20.0

Target = Callable[[bytes], None]


class TooLong(Exception):
    """The input was worked on without end."""


def kind_of(error: BaseException) -> str:
    """The same for failures with the same cause, as a rule: the error, and where in our own code it came up."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if "bridgelaws" in f.filename]
    frames = frames or traceback.extract_tb(error.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].name}" if frames else "nowhere"
    said = str(error).split("\n")[0][:40] if isinstance(error, AssertionError) else ""
    return f"{type(error).__name__} in {where}{': ' if said else ''}{said}"


def attempt(target: Target, data: bytes, patience: float = 0.0) -> BaseException | None:
    """What went wrong with an input, if anything did; with a patience, too much time is a failure as well."""
    if patience:
        signal.signal(signal.SIGALRM, _give_up)
        signal.setitimer(signal.ITIMER_REAL, patience)
    try:
        target(data)
    except Exception as error:
        return error
    finally:
        if patience:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
    return None


def _give_up(number: int, frame: FrameType | None) -> None:
    raise TooLong("the input takes too long")


def note(name: str, data: bytes, error: BaseException) -> Path:
    """Write a failure down, unless a smaller input of its kind already is."""
    kind = kind_of(error)
    path = FOLDER / f"hostile-{name}-{hashlib.sha256(kind.encode()).hexdigest()[:12]}"
    if not path.exists() or path.stat().st_size > len(data):
        FOLDER.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        told = "".join(traceback.format_exception(error))
        path.with_suffix(".txt").write_text(f"{kind}\n\n{told}", encoding="utf-8", errors="backslashreplace")
    return path


def found(name: str) -> list[Path]:
    """The failures of a target on file."""
    return sorted(path for path in FOLDER.glob(f"hostile-{name}-*") if not path.suffix)


def minimise(target: Target, path: Path) -> str:
    """Make a failure small, write it back, and say what it is; nothing, if it does not fail any more."""
    data = path.read_bytes()
    hung = path.name.split("-")[2] in ("timeout", "oom")
    patience = PATIENCE if hung else 0.0
    error = attempt(target, data, patience)
    if error is None:
        return ""
    kind = kind_of(error)
    trials = 0

    def fails(smaller: bytes) -> bool:
        nonlocal trials
        trials += 1
        if trials > (40 if hung else MOST_TRIALS):
            return False
        found = attempt(target, smaller, patience)
        return found is not None and (hung or kind_of(found) == kind)

    data = _fewer_bytes(_smaller_document(data, fails), fails)
    path.write_bytes(data)
    again = attempt(target, data, patience) or error
    told = "".join(traceback.format_exception(again))
    path.with_suffix(".txt").write_text(f"{kind}\n\n{told}", encoding="utf-8", errors="backslashreplace")
    return kind


def _smaller_document(data: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """Leave out members and items, outermost first, last ones first."""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError):
        return data
    if not fails(_written(document)):
        return data
    again = True
    while again:
        again = False
        for smaller in _smaller(document):
            if fails(_written(smaller)):
                document, again = smaller, True
                break
    return _written(document)


def _written(document: Any) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def _smaller(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        size = len(value)
        while size:
            for at in range(len(value) - size, -1, -size):
                yield value[:at] + value[at + size :]
            size //= 2
        for n, item in enumerate(value):
            yield from ([*value[:n], less, *value[n + 1 :]] for less in _smaller(item))
    elif isinstance(value, dict):
        for key in reversed(value):
            yield {k: v for k, v in value.items() if k != key}
        for key, item in value.items():
            yield from ({**value, key: less} for less in _smaller(item))


def _fewer_bytes(data: bytes, fails: Callable[[bytes], bool]) -> bytes:
    size = max(len(data) // 2, 1)
    while size and data:
        at = len(data) - size
        while at >= 0:
            left = data[:at] + data[at + size :]
            if fails(left):
                data = left
            at -= size
        size //= 2
    return data
