"""LIN, the format of Bridge Base: single hands, and vugraph files of whole matches with both rooms."""

from .reader import known_at, read, survey
from .writer import Loss, lost, write

__all__ = ["Loss", "known_at", "lost", "read", "survey", "write"]
