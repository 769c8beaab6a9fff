"""The one way in which the command line imports something only when it is needed."""

from __future__ import annotations

import gc
import importlib

TYPE_CHECKING = False  # what checkers take for true; to import `typing` would double the time it takes to start
if TYPE_CHECKING:
    from typing import Any


def module(name: str) -> Any:
    """A module of the command line, imported now.

    What a module makes while it is imported stays: the collector would search all of it again and again, and find
    nothing. So it rests meanwhile, and leaves alone what is there by then.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return importlib.import_module(f".{name}", __package__)
    finally:
        if collecting:
            gc.freeze()
            gc.enable()
