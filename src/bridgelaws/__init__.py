"""The Laws of Duplicate Bridge on card play, executable."""

from .editions import EDITIONS, L1997, L2007, L2017, changes
from .play import Play

__all__ = ["EDITIONS", "L1997", "L2007", "L2017", "Play", "changes"]
