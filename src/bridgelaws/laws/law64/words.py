"""Law 64: what is said; the sentences are in `law64.po`."""

from __future__ import annotations

from ...values.arguments import LAST, NUMBER, TRICK
from ...words.message import says

NOT_THAT_TRICK = says("law64.not_that_trick", TRICK)
THAT_TRICK = says("law64.that_trick", TRICK)
SO_MANY_TRICKS = says("law64.so_many_tricks", NUMBER, TRICK, LAST)
NONE_OF_TRICKS = says("law64.none_of_tricks", TRICK, LAST)
