"""Law 15: wrong board or hand."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Finding
from ...values.arguments import CALL, NEW_CALL, OFFENDER

CALL_CANCELLED = provision(
    v(L1997, "17D", later_calls_too=False),
    v(L2007, "17D1", change=WORDING, later_calls_too=False),
    v(L2017, "15A1", change=SUBSTANCE, later_calls_too=True),
)
CALLS_AGAIN = provision(v(L1997, "17D"), v(L2007, "17D2", change=RENUMBERED), v(L2017, "15A1(b)", change=RENUMBERED))
NEXT_REPEATS = provision(v(L1997, "17D footnote"), v(L2007, "17D2", change=RENUMBERED), repealed(L2017))
NEW_CALL_DIFFERS = provision(v(L1997, "17D"), v(L2007, "17D2", change=WORDING), repealed(L2017))
PARTNER_HAS_CALLED = provision(v(L2007, "17D2"), v(L2017, "15A1(a)", change=SUBSTANCE))
INFORMATION = provision(v(L2017, "15A1(c)"))
OTHER_BOARD = provision(v(L1997, "17D"), v(L2007, "17D3", change=WORDING), v(L2017, "15A2", change=SUBSTANCE))
PENALTY = provision(v(L1997, "17D"), v(L2007, "17D4", change=RENUMBERED), v(L2017, "15A3", change=RENUMBERED))
SCORE_STANDS = provision(v(L1997, "15A1"), v(L2017, "15B2", change=SUBSTANCE))
PLAYED_LATER = provision(v(L1997, "15A2"), v(L2017, "15B2", change=RENUMBERED))
PLAYED_BEFORE = provision(v(L1997, "15B"), v(L2017, "15B1", change=SUBSTANCE))
DEPRIVED = provision(v(L1997, "15B"), v(L2017, "15B3", change=RENUMBERED))
SECOND_AUCTION = provision(
    v(L1997, "15C", intent=False), v(L2007, "15C", change=SUBSTANCE, intent=True), repealed(L2017)
)
NO_NORMAL_PLAY = reading("R15-1", editions=(L1997,))
FOUND_IN_THE_PLAY = reading("R15-2")
DIFFERS = Finding("substitute_differs", NEW_CALL_DIFFERS, args=(OFFENDER, CALL, NEW_CALL))
HAS_BEEN_PLAYED = Finding("played_before", PLAYED_BEFORE, SCORE_STANDS)


class CardsFromTheWrongBoard(Incident):
    """A player had taken his cards from another board."""

    law = "law15"


class CalledAgain(Incident):
    """He calls on the right cards, the next player having called over what he called on the wrong ones."""

    law = "law15"
    counts_meanwhile = True


class WrongBoard(Incident):
    """The players had a board that was not meant for them in this round."""

    law = "law15"


class NotAsBefore(Incident):
    """In a second auction, in which the calls of the first are to be repeated, one differs."""

    law = "law15"
