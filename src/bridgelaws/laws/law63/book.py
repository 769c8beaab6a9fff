"""Law 63: establishment of a revoke."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, reading, repealed, v

PLAYS_ON = provision(
    v(
        L1997,
        "63A1",
        "A revoke is established when the offender or his partner leads or plays any card, legal or not, to the "
        "following trick.",
        except_misinformed=False,
    ),
    v(
        L2017,
        "63A1",
        "A revoke is established when the offender or his partner leads or plays any card, legal or not, to the "
        "following trick, unless an opponent had misinformed him about the turn (47E1).",
        change=SUBSTANCE,
        except_misinformed=True,
    ),
)
DESIGNATES = provision(
    v(
        L1997,
        "63A2",
        "A revoke is established when the offender or his partner names or otherwise shows the card to be played to "
        "the following trick.",
    ),
)
CLAIMS = provision(
    v(
        L1997,
        "63A3",
        "A revoke is established when a member of the offending side claims or concedes, or acquiesces in an "
        "opponent's claim or concession.",
        acquiescing=True,
    ),
    v(
        L2017,
        "63A3",
        "A revoke is established when a member of the offending side himself claims or concedes in any way.",
        change=SUBSTANCE,
        acquiescing=False,
    ),
)
AGREES_TO_CLAIM = provision(
    v(
        L2017,
        "63A4",
        "A revoke is established when the offending side's agreement to an opponent's claim or concession has become "
        "final under 69A.",
    ),
)
ILLEGAL_QUESTION = provision(
    v(
        L1997,
        "63B",
        "If attention came from a question between defenders that 61B forbids, the revoker plays a legal card and the "
        "penalties of Law 64 apply as if the revoke were established.",
    ),
    repealed(L2007),
)
TOO_LATE = provision(
    v(
        L1997,
        "63C",
        "An established revoke can no longer be corrected and the trick stands as played, except at the twelfth trick.",
        exceptions=("62D",),
    ),
    v(
        L2007,
        "63B",
        "An established revoke can no longer be corrected and the trick stands as played, except at the twelfth trick.",
        change=RENUMBERED,
        exceptions=("62D",),
    ),
    v(
        L2017,
        "63B",
        "An established revoke can no longer be corrected and the trick stands as played, except at the twelfth trick "
        "or when both sides revoked on one trick and only one has played on.",
        change=SUBSTANCE,
        exceptions=("62D", "62C3"),
    ),
)
ACQUIESCENCE_AS_69A = reading(
    "R63-1",
    "A side acquiesces in the opponents' claim, and so establishes its revoke, only when acquiescence has occurred in "
    "the sense of 69A.",
    source="text silent on the moment; settled practice, and the 2017 text of 63A4",
    editions=(L1997, L2007),
)
AGREES_AT_ONCE = reading(
    "R63-4",
    "A member of the offending side who agrees to the opponents' claim acquiesces in it at once, and the revoke is "
    "established, though his partner objects. Without this reading R63-1 alone says when.",
    source="text of 63A3; an answer for 2007 at bridgebase.com/forums/topic/64921-law-63a3",
    editions=(L1997, L2007),
)
CORRECTED_TRICK_COUNTS = reading(
    "R63-2",
    "Where Law 64 applies as if the revoke were established, the tricks are counted with the trick as corrected as "
    "the revoke trick.",
    source="EBU White Book 2004, item 43.1",
)
PLAYED_TO_THE_END = reading(
    "R63-3",
    "Where the result of the board is stated and no claim is on record, the tricks that are not on file were played, "
    "and a revoke before them is established.",
    source="our interpretation of such a record; whoever revoked has either played on or claimed",
)
