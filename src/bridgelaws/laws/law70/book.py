"""Law 70: contested claim or concession."""

from __future__ import annotations

from ...board.claiming import Basis
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, Provision, provision, reading, repealed, v
from ...book.questions import Finding
from ...values.arguments import CLAUSE, NUMBER, OFFENDER, SIDE

EQUITY = provision(v(L1997, "70A"), v(L2007, "70A", change=SUBSTANCE))
STEPS = provision(
    v(L1997, "70B", hands="faced first"),
    v(L2007, "70B", change=SUBSTANCE, hands="may be faced"),
)
TRUMP_OUT = provision(v(L1997, "70C"))
LATER_LINE = provision(v(L1997, "70D"), v(L2007, "70D1", change=RENUMBERED))
PARTNERS_CHOICE = provision(v(L2007, "70D2"))
LATER_PLAY = provision(v(L2007, "70D3"), repealed(L2017))
UNSTATED_FINESSE = provision(
    v(L1997, "70E", unless_irrational=True),
    v(L2007, "70E1", change=RENUMBERED, unless_irrational=True),
    v(L2017, "70E1", change=SUBSTANCE, unless_irrational=False),
)
SUIT_ORDER = provision(v(L2007, "70E2"))
WORST_NORMAL_LINE = reading("R70-1")

BASES: tuple[tuple[Basis, Provision], ...] = (
    (Basis.TRUMP_OUT, TRUMP_OUT),
    (Basis.LATER_LINE, LATER_LINE),
    (Basis.PARTNERS_CHOICE, PARTNERS_CHOICE),
    (Basis.LATER_PLAY, LATER_PLAY),
    (Basis.FINESSE, UNSTATED_FINESSE),
    (Basis.SUIT_ORDER, SUIT_ORDER),
)
AWARDED = Finding("tricks_awarded", EQUITY, args=(SIDE, OFFENDER, NUMBER), kind="option")
AWARDED_EQUITABLY = Finding("tricks_awarded", EQUITY, args=(SIDE, OFFENDER, NUMBER), kind="option")
TURNS_ON = Finding("claim_turns_on", EQUITY, args=(OFFENDER,), aloud=False, kind="option")

NORMAL_PLAY = Finding("normal_play", EQUITY, args=(CLAUSE,), aloud=False)


class ClaimToAdjudicate(Incident):
    """A claim was contested, and the Director is to say how many tricks it is worth."""

    law = "law70"


class RuledAlready(Incident):
    """A player speaks against a claim on which the Director has ruled."""

    law = "law70"
