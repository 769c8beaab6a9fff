"""Law 79: tricks won."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, v
from ...book.questions import Finding
from ...values.arguments import NUMBER, SIDE

DISAGREEMENT = provision(v(L1997, "79B"), v(L2007, "79B2", change=RENUMBERED))
AFTER_ROUND = provision(
    v(L1997, "79B", both_sides=False),
    v(L2007, "79B2", change=RENUMBERED, both_sides=False),
    v(L2017, "79B3", change=SUBSTANCE, both_sides=True),
)
TRICKS_MISSING = Finding("tricks_missing", DISAGREEMENT, args=(SIDE,), aloud=False, kind="option")
WON_IT = Finding("won_trick", DISAGREEMENT, args=(SIDE, NUMBER), aloud=False)
CLEARLY_WON_IT = Finding("clearly_won_trick", AFTER_ROUND, args=(SIDE, NUMBER), aloud=False)


class TricksDisagreedOn(Incident):
    """Nobody claimed, and a player says that his side won more tricks than was stated."""

    law = "law79"
