"""Law 58: what is said; the sentences are in `law58.po`."""

from __future__ import annotations

from ...words.message import says

IMPOSSIBLE_TO_TELL = says("law58.impossible_to_tell")
