"""Law 16: information from withdrawn calls and plays, and other unauthorized information."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v

FROM_PARTNER = provision(v(L1997, "16A"), v(L2007, "16B", change=RENUMBERED), v(L2017, "16B", change=WORDING))
WITHDRAWN_ACTION = provision(v(L1997, "16C"), v(L2007, "16D", change=SUBSTANCE), v(L2017, "16C", change=RENUMBERED))
NON_OFFENDERS_MAY_USE = provision(
    v(L1997, "16C1"), v(L2007, "16D1", change=RENUMBERED), v(L2017, "16C1", change=RENUMBERED)
)
OFFENDERS_MAY_NOT_USE = provision(
    v(L1997, "16C2"), v(L2007, "16D2", change=RENUMBERED), v(L2017, "16C2", change=WORDING)
)
MISUSE_ADJUSTED = provision(
    v(L1997, "16C2 with 12A1", adjustment="may"),
    v(L2007, "16A4", change=SUBSTANCE, adjustment="must"),
    v(L2017, "16C3", change=RENUMBERED, adjustment="must"),
)
FROM_ELSEWHERE = provision(v(L1997, "16B"), v(L2007, "16C", change=RENUMBERED), v(L2017, "16D", change=RENUMBERED))
OPPONENTS_CARD_SEEN = provision(v(L1997, "74C5"))
ACCEPTED_PLAY = provision(v(L2017, "16A1"))
DECLARER_WHO_MISSPOKE_OFFENDS = reading("R16-1")
NOT_REPLACED_COUNTS_TOO = reading("R16-2", editions=(L1997,))
