"""Law 75: mistaken explanation or mistaken call."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v

WORDS_ARE_UNAUTHORIZED = provision(
    v(L1997, "75D2 footnote"), v(L2007, "75A", change=WORDING), v(L2017, "75A", change=WORDING)
)
MISTAKEN_EXPLANATION = provision(
    v(L1997, "75D2 footnote"), v(L2007, "75B", change=WORDING), v(L2017, "75B1", change=WORDING)
)
OWN_MISTAKE_IN_THE_PLAY = provision(v(L2017, "75B2"))
PARTNERS_MISTAKE = provision(v(L2017, "75B3"))
MISTAKEN_CALL = provision(v(L1997, "75D2 footnote"), v(L2007, "75C", change=WORDING))
SAME_UNDERSTANDING = provision(v(L2017, "75D1"))
NO_AGREEMENT = provision(v(L2017, "75D2"))
COMPARED_WITH_THE_RIGHT_ONE = provision(v(L2017, "75D3"))
NO_AGREEMENT_TOO = reading("R75-1", editions=(L1997, L2007))
