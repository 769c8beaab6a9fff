"""LIN, the format of Bridge Base: single hands, and vugraph files of whole matches with both rooms."""

from .reader import read

__all__ = ["read"]
