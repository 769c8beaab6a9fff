"""Law 65: arrangement of tricks."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, provision, v

TURNED_DOWN = provision(v(L1997, "65A"), encoded=False)
POINTED_TO_PARTNER = provision(v(L1997, "65B1"), encoded=False)
POINTED_TO_OPPONENTS = provision(v(L1997, "65B2"), encoded=False)
WRONGLY_POINTED = provision(
    v(L2007, "65B3", declarer_until="any time", others_until="card led"),
    v(L2017, "65B3", change=SUBSTANCE, declarer_until="own side plays", others_until="own side plays"),
)
IN_ORDER = provision(v(L1997, "65C"), encoded=False)
KEPT_UNTIL_AGREED = provision(
    v(L1997, "65D", may_lose=("claim doubtful tricks", "claim a revoke")),
    v(L2007, "65D", change=SUBSTANCE, may_lose=("claim doubtful tricks", "claim a revoke", "deny a revoke")),
)


class TricksDisarranged(Incident):
    """The cards of a player's tricks do not lie as they should."""

    law = "law65"


class PointedWrongly(TricksDisarranged):
    """A player said that a card of the last trick pointed the wrong way."""


class CardsDisturbed(TricksDisarranged):
    """A player disturbed the order of his cards."""
