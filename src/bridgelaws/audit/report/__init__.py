"""An audit as one page: what was read, what was found, and what explains it, for whoever never saw the program."""

from .gathering import Gathered
from .page import html

__all__ = ["Gathered", "html"]
