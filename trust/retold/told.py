"""What a tale told otherwise comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Difference:
    """A variant of a tale that leads to another table."""

    tale: str
    variant: str
    number: int  # which of the tellings
    parts: tuple[str, ...]
    one: dict[str, Any]
    other: dict[str, Any]

    @property
    def id(self) -> str:
        """Which telling of which tale."""
        return f"{self.tale} {self.variant} {self.number}"


@dataclass
class Count:
    """How many tellings, and how many questions."""

    told: int = 0
    more: int = 0  # questions asked that the first telling did not ask
