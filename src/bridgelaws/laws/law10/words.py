"""Law 10: what is said; the sentences are in `law10.po`."""

from __future__ import annotations

from ...values.arguments import SEAT, SIDE
from ...words.message import says

TOLD_EVERY_OPTION = says("law10.told_every_option", SEAT)
FREE_NOW = says("law10.free_now", SIDE)
SETTLED_BY_PLAYERS = says("law10.settled_by_players")
