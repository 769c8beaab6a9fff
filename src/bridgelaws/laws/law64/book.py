"""Law 64: procedure after establishment of a revoke."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Finding
from ...values.arguments import GETS, LAST, NUMBER, SEAT, SIDE, SUIT, TRICK
from ..law12 import book as book12

REVOKER_WON = provision(v(L1997, "64A1"))
REVOKER_DID_NOT_WIN = provision(v(L1997, "64A2"))
WON_LATER_WITH_PLAYABLE_CARD = provision(v(L1997, "64A2"), repealed(L2007))
DUMMY_IS_NOT_DECLARER = provision(v(L1997, "64A footnote"))
WON_NOTHING_SINCE = provision(v(L1997, "64B1"))
SAME_SUIT_AGAIN = provision(
    v(L1997, "64B2", needs_established=False),
    v(L2007, "64B2", change=WORDING, needs_established=False),
    v(L2017, "64B2", change=SUBSTANCE, needs_established=True),
)
CARD_IN_SIGHT = provision(
    v(L1997, "64B3", scope="faced card"), v(L2017, "64B3", change=SUBSTANCE, scope="penalty card or dummy")
)
CALLED_ON_NEXT_DEAL = provision(v(L1997, "64B4"))
ROUND_ENDED = provision(v(L1997, "64B5"))
TWELFTH_TRICK = provision(v(L1997, "64B6"))
BOTH_SIDES_REVOKED = provision(
    v(L2007, "64B7", needs_both_established=False), v(L2017, "64B7", change=SUBSTANCE, needs_both_established=True)
)
CORRECTED_ON_BOTH_SIDES = provision(v(L2017, "64B8"))
EQUITY = provision(v(L1997, "64C"), v(L2017, "64C1", change=RENUMBERED))
EQUITY_FOR_SAME_SUIT_AGAIN = provision(v(L2017, "64C2(a)"))
EQUITY_FOR_BOTH_SIDES = provision(v(L2017, "64C2(b)"))
EACH_TRICK_ONCE = reading("R64-1")
LATER_REVOKE_BY_ITSELF = reading("R64-2", editions=(L1997, L2007))
AS_IF_NO_ONE_REVOKED = reading("R64-3", editions=(L1997, L2007))
ANY_TWO_REVOKES = reading("R64-4", editions=(L2007,))
ADDITIONAL_TRICK = reading("R64-5", editions=(L1997,))
CLAIMED_TRICKS_COUNT = reading("R64-6")
# How the score is adjusted when a transfer is not enough.
BY_LAW_12 = (book12.DAMAGE, book12.ASSIGNED_SCORE)
_SINCE = (SIDE, TRICK)
WON_TRICK_SINCE = Finding(
    "tricks_won_since", WON_NOTHING_SINCE, REVOKER_DID_NOT_WIN, args=_SINCE, aloud=False, kind="option"
)
WON_TRICKS_SINCE = Finding(
    WON_TRICK_SINCE.id, *WON_TRICK_SINCE.provisions, args=(*_SINCE, LAST), aloud=False, kind="option"
)
WOULD_WIN = Finding("won_revoke_trick", REVOKER_WON, REVOKER_DID_NOT_WIN, args=(SEAT, TRICK), aloud=False)
# Whether the revoker later won a trick with a card that he could have played, or is given one by a claim
_LATER = "won_later_with_playable_card"
_OF_CARD, _OF_SUIT = (SEAT, TRICK, NUMBER), (SEAT, TRICK, NUMBER, SUIT)
WON_BY_SUIT = Finding(_LATER, WON_LATER_WITH_PLAYABLE_CARD, args=_OF_SUIT, aloud=False)
WON_BY_CARD = Finding(_LATER, WON_LATER_WITH_PLAYABLE_CARD, args=_OF_CARD, aloud=False)
GIVEN_BY_SUIT = Finding(_LATER, WON_LATER_WITH_PLAYABLE_CARD, args=_OF_SUIT, aloud=False)
GIVEN_BY_CARD = Finding(_LATER, WON_LATER_WITH_PLAYABLE_CARD, args=_OF_CARD, aloud=False)
WITHOUT_LATER_REVOKE = Finding(
    "tricks_if_later_revoke_absent", EQUITY_FOR_SAME_SUIT_AGAIN, LATER_REVOKE_BY_ITSELF, args=(SIDE, GETS)
)
WORSE_OFF = Finding("worse_off", EQUITY, args=(SIDE, GETS))
WORSE_OFF_BY_SEVERAL = Finding("worse_off", EQUITY, args=(SIDE, GETS))


class RevokeToReckon(Incident):
    """Play is over after a revoke, and tricks may have to be transferred."""

    law = "law64"


class TricksToCount(RevokeToReckon):
    """The tricks that the revokes cost are to be counted."""


class EquityToWeigh(RevokeToReckon):
    """It is to be weighed whether they are enough."""
