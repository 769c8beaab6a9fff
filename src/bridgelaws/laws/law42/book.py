"""Law 42: what dummy may do."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, SUBSTANCE, provision, reading, v

TELL_THE_DIRECTOR = provision(
    v(L1997, "42A1", "Dummy may, in the Director's presence, state facts and points of law."),
    unencoded="What dummy tells the Director reaches a ruling only as the Director's findings.",
)
COUNT_TRICKS = provision(
    v(L1997, "42A2", "Dummy may keep count of the tricks won and lost."),
    unencoded="Keeping count changes nothing in the play.",
)
PLAY_AS_TOLD = provision(
    v(
        L1997,
        "42A3",
        "Dummy plays the cards of the dummy hand that declarer tells him to play.",
        sees_to_following_suit=False,
    ),
    v(
        L2017,
        "42A3",
        "Dummy plays the cards of the dummy hand that declarer tells him to play, and sees to it that this hand"
        " follows suit.",
        change=SUBSTANCE,
        sees_to_following_suit=True,
    ),
    unencoded="What dummy does with declarer's call is judged under Law 45, and a revoke from his hand under 61 to 64.",
)
QUALIFIED_RIGHTS = provision(
    v(L1997, "42B", "Dummy has the other rights only as far as Law 43 leaves them to him."),
)
ASK_ABOUT_REVOKE = provision(
    v(
        L1997,
        "42B1",
        "When declarer has not followed suit dummy may ask him, and never a defender, whether that is a revoke.",
    ),
)
PREVENT_IRREGULARITY = provision(
    v(L1997, "42B2", "Dummy may try to stop declarer before he commits an irregularity.", by_anyone=False),
    v(
        L2017,
        "42B2",
        "Dummy may try to stop any player before he commits an irregularity.",
        change=SUBSTANCE,
        by_anyone=True,
    ),
)
ATTENTION_AFTER_PLAY = provision(
    v(L1997, "42B3", "Once the play is over dummy may point out any irregularity of the hand."),
)
PREVENTION_BY_LAW_9 = reading(
    "R42-1",
    "In 2007 dummy may try to stop an irregularity by any player, since Law 9A3 allows it although Law 42B2 speaks of"
    " declarer only.",
    source="the two laws disagree in the text of 2007; Law 9A3 is followed, as the text of 2017 confirms",
    editions=(L2007,),
)
