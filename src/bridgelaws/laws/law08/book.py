"""Law 8: sequence of rounds."""

from __future__ import annotations

from ...book.editions import L1997, provision, v

BOARDS_AND_PLAYERS_MOVE = provision(v(L1997, "8A"), encoded=False)
ROUND_ENDS = provision(v(L1997, "8B"), encoded=False)
LAST_ROUND_ENDS = provision(v(L1997, "8C"), encoded=False)
