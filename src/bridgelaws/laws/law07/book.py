"""Law 7: control of the board and the cards."""

from __future__ import annotations

from ...book.editions import L1997, L2007, RENUMBERED, provision, v

BOARD_STAYS = provision(v(L1997, "7A"), encoded=False)
COUNTS_HIS_CARDS = provision(v(L1997, "7B1"), v(L2007, "7B2", change=RENUMBERED))
CARDS_PUT_BACK = provision(v(L1997, "7C"), encoded=False)
RESPONSIBLE = provision(v(L1997, "7D"), encoded=False)
