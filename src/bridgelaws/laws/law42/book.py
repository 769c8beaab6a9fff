"""Law 42: what dummy may do."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, SUBSTANCE, provision, reading, v

TELL_THE_DIRECTOR = provision(v(L1997, "42A1"), encoded=False)
COUNT_TRICKS = provision(v(L1997, "42A2"), encoded=False)
PLAY_AS_TOLD = provision(
    v(L1997, "42A3", sees_to_following_suit=False),
    v(L2017, "42A3", change=SUBSTANCE, sees_to_following_suit=True),
    encoded=False,
)
QUALIFIED_RIGHTS = provision(v(L1997, "42B"))
ASK_ABOUT_REVOKE = provision(v(L1997, "42B1"))
PREVENT_IRREGULARITY = provision(v(L1997, "42B2", by_anyone=False), v(L2017, "42B2", change=SUBSTANCE, by_anyone=True))
ATTENTION_AFTER_PLAY = provision(v(L1997, "42B3"))
PREVENTION_BY_LAW_9 = reading("R42-1", editions=(L2007,))
