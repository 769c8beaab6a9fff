"""Law 71: concession cancelled."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, repealed, v
from ...book.questions import Finding
from ...values.arguments import NUMBER, SIDE

STANDS = provision(v(L1997, "71"))
ALREADY_WON = provision(v(L1997, "71A"), v(L2007, "71", change=RENUMBERED), v(L2017, "71A", change=RENUMBERED))
NO_LEGAL_PLAY = provision(v(L1997, "71A"), repealed(L2007))
CONTRACT_DECIDED = provision(v(L1997, "71B"), repealed(L2007))
NO_NORMAL_PLAY = provision(
    v(L1997, "71C", until_next_call=True),
    v(L2007, "71", change=SUBSTANCE, until_next_call=False),
    v(L2017, "71B", change=RENUMBERED, until_next_call=False),
)
GROUNDS = (
    ("already_won", ALREADY_WON),
    ("no_legal_play", NO_LEGAL_PLAY),
    ("contract_decided", CONTRACT_DECIDED),
    ("no_normal_play", NO_NORMAL_PLAY),
)
GROUND = Finding(
    "conceded_trick",
    STANDS,
    args=(SIDE, NUMBER),
    aloud=False,
    options=("already_won", "no_legal_play", "contract_decided", "no_normal_play", "none"),
)


class ConcessionToCancel(Incident):
    """A side asks for a trick that it has conceded."""

    law = "law71"
