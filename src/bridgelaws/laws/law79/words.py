"""Law 79: what is said; the sentences are in `law79.po`."""

from __future__ import annotations

from ...values.arguments import NUMBER, SEAT, SIDE
from ...words.message import says

DISAGREED = says("law79.disagreed", SEAT)
SO_MANY = says("law79.so_many", NUMBER)
CARDS_SHOW = says("law79.cards_show", SIDE, NUMBER)
RESULT_STANDS = says("law79.result_stands")
NO_INCREASE_DUE = says("law79.no_increase_due", SIDE)
FOR_ONE_SIDE_ONLY = says("law79.for_one_side_only", SIDE, NUMBER)
