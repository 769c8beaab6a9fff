"""Law 65: arrangement of tricks."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, provision, v

TURNED_DOWN = provision(
    v(L1997, "65A", "When four cards have been played to a trick, each player turns his own card down near him."),
    unencoded="Turning a card is handling of the table; only 66A asks whether it was done.",
)
POINTED_TO_PARTNER = provision(
    v(L1997, "65B1", "A player whose side won the trick points his card lengthwise to his partner."),
    unencoded="How a turned card points does not change who won the trick.",
)
POINTED_TO_OPPONENTS = provision(
    v(L1997, "65B2", "A player whose side lost the trick points his card lengthwise to the opponents."),
    unencoded="How a turned card points does not change who won the trick.",
)
WRONGLY_POINTED = provision(
    v(
        L2007,
        "65B3",
        "Declarer may have a wrongly pointed card put right at any time; dummy and the defenders may mention it only "
        "until a card is led to the next trick.",
        declarer_until="any time",
        others_until="card led",
    ),
    v(
        L2017,
        "65B3",
        "Any player may mention a wrongly pointed card until his own side leads or plays to the next trick; later the "
        "remark may be unauthorized information.",
        change=SUBSTANCE,
        declarer_until="own side plays",
        others_until="own side plays",
    ),
)
IN_ORDER = provision(
    v(L1997, "65C", "Each player keeps his played cards in an overlapping row in the order of play."),
    unencoded="The record of the play keeps the order of the cards.",
)
KEPT_UNTIL_AGREED = provision(
    v(
        L1997,
        "65D",
        "The played cards stay in order until the number of tricks is agreed. A player who disturbs his own risks his "
        "right to claim doubtful tricks or a revoke.",
        may_lose=("claim doubtful tricks", "claim a revoke"),
    ),
    v(
        L2007,
        "65D",
        "The played cards stay in order until the number of tricks is agreed. A player who disturbs his own risks his "
        "right to claim doubtful tricks and to claim or deny a revoke.",
        change=SUBSTANCE,
        may_lose=("claim doubtful tricks", "claim a revoke", "deny a revoke"),
    ),
)


class TricksDisarranged(Incident):
    """The cards of a player's tricks do not lie as they should."""

    law = "law65"


class PointedWrongly(TricksDisarranged):
    """A player said that a card of the last trick pointed the wrong way."""


class CardsDisturbed(TricksDisarranged):
    """A player disturbed the order of his cards."""
