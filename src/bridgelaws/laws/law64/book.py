"""Law 64: procedure after establishment of a revoke."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ..law12 import book as book12

REVOKER_WON = provision(
    v(
        L1997,
        "64A1",
        "If the revoker himself won the revoke trick, that trick and one later trick of his side, if it won any, go to "
        "the other side after play.",
    ),
)
REVOKER_DID_NOT_WIN = provision(
    v(
        L1997,
        "64A2",
        "If the revoker himself did not win the revoke trick, one trick goes to the other side after play, provided "
        "that his side won that trick or a later one.",
    ),
)
WON_LATER_WITH_PLAYABLE_CARD = provision(
    v(
        L1997,
        "64A2",
        "If the revoker did not win the revoke trick but later won an additional trick with a card that he could "
        "legally have played to it, a second trick goes to the other side.",
    ),
    repealed(L2007),
)
DUMMY_IS_NOT_DECLARER = provision(
    v(
        L1997,
        "64A footnote",
        "In counting who won the revoke trick, a trick won by dummy is not won by declarer.",
    ),
)
WON_NOTHING_SINCE = provision(
    v(
        L1997,
        "64B1",
        "No trick is transferred if the offending side won neither the revoke trick nor any later one.",
    ),
)
SAME_SUIT_AGAIN = provision(
    v(
        L1997,
        "64B2",
        "No trick is transferred for a further revoke by the same player in the same suit.",
        needs_established=False,
    ),
    v(
        L2007,
        "64B2",
        "No trick is transferred for a further revoke by the same player in the same suit, but the score may be "
        "adjusted under 64C.",
        change=WORDING,
        needs_established=False,
    ),
    v(
        L2017,
        "64B2",
        "No trick is transferred for a further revoke by the same player in the same suit if his first was "
        "established.",
        change=SUBSTANCE,
        needs_established=True,
    ),
)
CARD_IN_SIGHT = provision(
    v(
        L1997,
        "64B3",
        "No trick is transferred if the revoke was a failure to play a card faced on the table or belonging to a faced "
        "hand, dummy's included.",
        scope="faced card",
    ),
    v(
        L2017,
        "64B3",
        "No trick is transferred if the revoke was a failure to play a penalty card or a card of dummy.",
        change=SUBSTANCE,
        scope="penalty card or dummy",
    ),
)
CALLED_ON_NEXT_DEAL = provision(
    v(
        L1997,
        "64B4",
        "No trick is transferred if attention was first drawn to the revoke after a non-offender had called on the "
        "next deal.",
    ),
)
ROUND_ENDED = provision(
    v(
        L1997,
        "64B5",
        "No trick is transferred if attention was first drawn to the revoke after the round had ended.",
    ),
)
TWELFTH_TRICK = provision(
    v(L1997, "64B6", "No trick is transferred for a revoke on the twelfth trick."),
)
BOTH_SIDES_REVOKED = provision(
    v(
        L2007,
        "64B7",
        "No trick is transferred if both sides revoked on the same board.",
        needs_both_established=False,
    ),
    v(
        L2017,
        "64B7",
        "No trick is transferred if both sides revoked on the same board and both revokes were established.",
        change=SUBSTANCE,
        needs_both_established=True,
    ),
)
CORRECTED_ON_BOTH_SIDES = provision(
    v(
        L2017,
        "64B8",
        "No trick is transferred for a revoke that was corrected because both sides revoked on one trick (62C3).",
    ),
)
EQUITY = provision(
    v(
        L1997,
        "64C",
        "If an established revoke, even one that costs no trick, leaves the other side worse off than without it after "
        "any transfer, the Director assigns an adjusted score.",
    ),
    v(
        L2017,
        "64C1",
        "If an established revoke, even one that costs no trick, leaves the other side worse off than without it after "
        "any transfer, the Director assigns an adjusted score.",
        change=RENUMBERED,
    ),
)
EQUITY_FOR_SAME_SUIT_AGAIN = provision(
    v(
        L2017,
        "64C2(a)",
        "If the same player revoked again in the same suit and the other side would likely have won more tricks "
        "without a later revoke, the Director adjusts the score.",
    ),
)
EQUITY_FOR_BOTH_SIDES = provision(
    v(
        L2017,
        "64C2(b)",
        "If both sides revoked on the board and one was damaged, the Director adjusts the score to the probable result "
        "without either revoke.",
    ),
)
EACH_TRICK_ONCE = reading(
    "R64-1",
    "With several revokes by one side no trick is transferred twice, and each revoke takes the earliest trick that it "
    "can, but leaves to a later one, if another will do, the trick that its revoker won with it.",
    source="text silent on the order",
)
LATER_REVOKE_BY_ITSELF = reading(
    "R64-2",
    "Equity for a further revoke in the same suit is measured from the position after the earlier one, keeping the "
    "transfer already earned.",
    source="committee interpretation, later text of 64C2(a); forumstest.bridgebase.com/forums/topic/68891",
    editions=(L1997, L2007),
)
AS_IF_NO_ONE_REVOKED = reading(
    "R64-3",
    "If both sides revoked on the board, no trick passes either way and equity is measured by the result as though "
    "neither had.",
    source="EBU White Book 2004, item 64.3, for 1997; www.bigislebridge.com, rule changes, for 2007",
    editions=(L1997, L2007),
)
ANY_TWO_REVOKES = reading(
    "R64-4",
    "64B7 covers any two revokes by the two sides on the board, even one at the twelfth trick, one that is exempt or "
    "one not established.",
    source="letter of 64B7; forumstest.bridgebase.com/forums/topic/62912",
    editions=(L2007,),
)
ADDITIONAL_TRICK = reading(
    "R64-5",
    "The second trick of 64A2 is due only if the offending side won at least two tricks from the revoke on; a sole "
    "trick won with the playable card costs one trick.",
    source="WBF Laws Committee minute of 12 January 2000, item 1, in the EBU White Book 2004",
    editions=(L1997,),
)
CLAIMED_TRICKS_COUNT = reading(
    "R64-6",
    "Tricks given by a claim or concession count as won, after the revoke, by the side that receives them.",
    source="text silent; settled practice",
)
# How the score is adjusted when a transfer is not enough.
BY_LAW_12 = (book12.DAMAGE, book12.ASSIGNED_SCORE)


class RevokeToReckon(Incident):
    """Play is over after a revoke, and tricks may have to be transferred."""

    law = "law64"


class TricksToCount(RevokeToReckon):
    """The tricks that the revokes cost are to be counted."""


class EquityToWeigh(RevokeToReckon):
    """It is to be weighed whether they are enough."""
