"""Portable Bridge Notation, 1.0 to 2.1: games read one by one, with their irregularity marks, and written again."""

from .reader import read, survey
from .scan import known_at
from .writer import write

__all__ = ["known_at", "read", "survey", "write"]
