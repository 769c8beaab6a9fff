"""Editions of the Laws and what changed between them, under their public name."""

from __future__ import annotations

from .book.changes import Difference, changes
from .book.editions import EDITIONS, L1997, L2007, L2017, Change, Edition, edition

__all__ = ["EDITIONS", "L1997", "L2007", "L2017", "Change", "Difference", "Edition", "changes", "edition"]
