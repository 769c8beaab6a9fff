"""Law 63: establishment of a revoke."""

from __future__ import annotations

from ..hearing import Hearing
from ..orders import Refer, Stands
from . import law64
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, reading, repealed, v

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
CORRECTED_TRICK_COUNTS = reading(
    "R63-2",
    "Where Law 64 applies as if the revoke were established, the tricks are counted with the trick as corrected as "
    "the revoke trick.",
    source="EBU White Book 2004, item 43.1",
    editions=(L1997,),
)

def established(h: Hearing) -> bool:
    """63A1: whether the offending side has led or played to the next trick."""
    return h.table.side_has_played_since(h.incident.trick, h.offender.side)


def hear_established(h: Hearing) -> None:
    """Too late to correct; the tricks are a matter for Law 64."""
    h.rule(TOO_LATE, Stands(h.offender, h.card, "play"), also=(PLAYS_ON,))
    h.rule(
        law64.EQUITY,
        Refer("must", "if the tricks transferred leave the other side worse off than without the revoke"),
    )
