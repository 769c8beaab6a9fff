"""Seats, suits and cards are numbers that equal none. Where the package compares one with its number, a test fails."""

from __future__ import annotations

import sys
from pathlib import Path

import bridgelaws
from bridgelaws.values.texts import Known

_PACKAGE = str(Path(bridgelaws.__file__).parent)


def watch() -> None:
    """From now on the package fails where it compares one of them with its number, of which nothing would come."""
    for name in ("__eq__", "__ne__"):
        setattr(Known, name, _watched(getattr(Known, name)))


def _watched(compare):  # type: ignore[no-untyped-def]
    def watched(self: Known, other: object) -> object:
        if isinstance(other, int) and type(other) is not type(self) and int(self) == int(other):  # type: ignore[call-overload]
            caller = sys._getframe(1)
            if caller.f_code.co_filename.startswith(_PACKAGE):
                raise AssertionError(f"{self!r} is compared with the number {other!r} in {caller.f_code.co_qualname}")
        return compare(self, other)

    return watched
