"""A file that appears under its name when it is complete, in the place of an older one; until then it has another."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import ParseError
from . import words

_PART = ".part"


class Whole:
    """A file in the making. Its other name is always the same: what a killed process left is written over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.temporary = path.with_name(path.name + _PART)
        with writing(path):
            flags = os.O_CREAT | os.O_TRUNC | os.O_WRONLY | getattr(os, "O_NOFOLLOW", 0)
            os.close(os.open(self.temporary, flags, 0o666))

    def keep(self) -> None:
        """It is complete."""
        with writing(self.path):
            os.replace(self.temporary, self.path)

    def drop(self) -> None:
        """It is not needed, or no longer."""
        self.temporary.unlink(missing_ok=True)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Where a file is written: what the system has against it is said with its name."""
    try:
        yield
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise ParseError(words.CANNOT_BE_WRITTEN(str(path), why)) from error
