"""LIN, the format of Bridge Base: single hands, and vugraph files of whole matches with both rooms."""

from .reader import read
from .writer import Loss, lost, write

__all__ = ["Loss", "lost", "read", "write"]
