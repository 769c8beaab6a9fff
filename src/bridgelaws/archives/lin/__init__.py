"""LIN, the format of Bridge Base: single hands, and vugraph files of whole matches with both rooms."""

from .reader import known_at, read

__all__ = ["known_at", "read"]
