"""Law 69: agreed claim or concession."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import NUMBER, SIDE

AGREED = provision(v(L1997, "69A"), v(L2007, "69A", change=WORDING))
ALREADY_WON = provision(v(L1997, "69B"), v(L2007, "69B1", change=RENUMBERED))
WOULD_WIN = provision(
    v(L1997, "69B", test="no_normal_play"),
    v(L2007, "69B2", change=SUBSTANCE, test="likely_won"),
)
SILENCE_IS_ASSENT = reading("R69-1")

AGREED_TRICKS = Finding("tricks_agreed", AGREED, args=(SIDE, NUMBER), kind="option")
TRICKS_ASKED = Finding("tricks_asked_back", args=(SIDE,), kind="option")
IN_TIME = Finding("within_correction_period", args=(SIDE,), aloud=False)
GROUND = Finding(
    "agreed_trick",
    ALREADY_WON,
    WOULD_WIN,
    args=(SIDE, NUMBER),
    aloud=False,
    options=("already_won", "no_normal_play", "likely_won", "neither"),
)


class AgreementEstablished(Incident):
    """The side against which a claim was made has called on the next deal, or the round is over."""

    law = "law69"
    irregular = False


class AgreementWithdrawn(Incident):
    """A side that had agreed to a claim asks for a trick after all."""

    law = "law69"
