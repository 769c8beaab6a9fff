"""Law 46: what is said; the sentences are in `law46.po`."""

from __future__ import annotations

from ...words.message import says

NONE_THAT_THE_HAND_HAS = says("law46.none_that_the_hand_has")
