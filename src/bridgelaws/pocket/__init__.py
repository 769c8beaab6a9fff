"""The desk in a pocket: the requests of the Director's page answered without a server, where the page itself runs.

`Pocket.answer` is one call that waits for nothing: it is given what is kept, and says what is to be kept. Whoever calls
it, a worker in the browser, reads and writes.
"""

from __future__ import annotations

from .desk import Pocket

__all__ = ["Pocket"]
