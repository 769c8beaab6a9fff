"""The solver's shared library: where it is, how it is loaded, and who may use it when."""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, byref, c_int
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from . import messages as m, structures as c
from .errors import SolverMissing
from .ready import PACKAGE

_FILES = ("libdds.so", "libdds.dylib", "dds.dll", "libdds.dll")


class _Indexes:
    """The thread indexes of the library: one for each call on a position, all of them for a batch."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._free = list(range(count))
        self._whole = 0
        self._change = threading.Condition()

    @contextmanager
    def one(self) -> Iterator[int]:
        with self._change:
            # A batch that waits goes first: a stream of single calls would keep it waiting for ever.
            self._change.wait_for(lambda: self._free and not self._whole)
            index = self._free.pop()
        try:
            yield index
        finally:
            with self._change:
                self._free.append(index)
                self._change.notify_all()

    @contextmanager
    def all(self) -> Iterator[None]:
        with self._change:
            self._whole += 1
            try:
                self._change.wait_for(lambda: len(self._free) == self.count)
                taken, self._free = self._free, []
            except BaseException:
                self._whole -= 1
                self._change.notify_all()
                raise
        try:
            yield
        finally:
            with self._change:
                self._whole -= 1
                self._free = taken
                self._change.notify_all()


@dataclass(slots=True)
class _Loaded:
    library: ctypes.CDLL
    indexes: _Indexes


_loading = threading.Lock()


def library_path() -> Path:
    """Where the solver is; raises SolverMissing where it is not."""
    found = find_spec(PACKAGE)  # finds, and does not import
    folders = list(found.submodule_search_locations or ()) if found is not None else []
    if not folders:
        raise SolverMissing(m.NO_SOLVER())
    for name in _FILES:
        path = Path(folders[0]) / "_dds" / name
        if path.is_file():
            return path
    raise SolverMissing(m.NO_SOLVER_HERE())


@cache
def _load() -> _Loaded:
    path = library_path()
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise SolverMissing(m.NOT_LOADED(str(error))) from None
    library.SolveBoard.argtypes = (c.CDeal, c_int, c_int, c_int, POINTER(c.CFuture), c_int)
    library.AnalysePlayBin.argtypes = (c.CDeal, c.CTrace, POINTER(c.CPlay), c_int)
    library.AnalyseAllPlaysBin.argtypes = (POINTER(c.CBoards), POINTER(c.CTraces), POINTER(c.CPlays), c_int)
    library.SolveAllBoardsBin.argtypes = (POINTER(c.CBoards), POINTER(c.CSolved))
    library.CalcAllTables.argtypes = (
        POINTER(c.CTableDeals), c_int, c_int * 5, POINTER(c.CTables), POINTER(c.CPars),
    )  # fmt: skip
    library.SetMaxThreads(0)  # as many as there are cores
    info = c.CInfo()
    library.GetDDSInfo(byref(info))
    if (info.major, info.minor) != (2, 9) or info.threads < 1:
        # The structures of another version may be laid out in another way, and nothing would tell.
        raise SolverMissing(m.ANOTHER_VERSION(f"{info.major}.{info.minor}"))
    return _Loaded(library, _Indexes(info.threads))


def loaded() -> _Loaded:
    """The library, loaded and set up once."""
    with _loading:  # `cache` alone would let two threads load, and set up, at once
        return _load()


def _after_fork() -> None:
    """In a child process no other thread is left that could give an index, or the lock, back."""
    global _loading
    _loading = threading.Lock()
    if _load.cache_info().currsize:
        found = _load()
        found.indexes = _Indexes(found.indexes.count)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


@contextmanager
def one_index() -> Iterator[tuple[ctypes.CDLL, int]]:
    """The library, and a thread index that no one else has meanwhile."""
    found = loaded()
    with found.indexes.one() as index:
        yield found.library, index


@contextmanager
def alone() -> Iterator[ctypes.CDLL]:
    """The library for a batch, which uses every thread index."""
    found = loaded()
    with found.indexes.all():
        yield found.library
