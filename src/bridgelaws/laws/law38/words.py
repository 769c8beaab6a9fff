"""Law 38: what is said; the sentences are in `law38.po`."""

from __future__ import annotations

from ...values.arguments import CALL, SEAT
from ...words.message import says

TOO_MUCH = says("law38.too_much", SEAT, CALL)
NEVER_PLAYED = says("law38.never_played", CALL)
PLAYED_ALL_THE_SAME = says("law38.played_all_the_same", CALL)
