"""Law 16: information from withdrawn calls and plays, and other unauthorized information."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v

FROM_PARTNER = provision(
    v(
        L1997,
        "16A",
        "A player who has learnt something from his partner other than by a legal call or play may not pick, among"
        " logical alternatives, one that this could demonstrably have suggested.",
    ),
    v(
        L2007,
        "16B",
        "A player who has learnt something from his partner other than by a legal call or play may not pick, among"
        " logical alternatives, one that this could demonstrably have suggested.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "16B",
        "A player who has learnt something from his partner other than by a legal call or play may not pick, among"
        " logical alternatives, one that this demonstrably suggests.",
        change=WORDING,
    ),
)
WITHDRAWN_ACTION = provision(
    v(
        L1997,
        "16C",
        "When a call or play is withdrawn and replaced, by the non-offenders after an infraction or by the offenders to"
        " put one right, who may use what it showed depends on the side.",
    ),
    v(
        L2007,
        "16D",
        "When the Laws let or make a player withdraw a call or play, who may use what it showed depends on the side.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "16C",
        "When the Laws let or make a player withdraw a call or play, who may use what it showed depends on the side.",
        change=RENUMBERED,
    ),
)
NON_OFFENDERS_MAY_USE = provision(
    v(L1997, "16C1", "The non-offending side may use all that a withdrawn action of either side has shown."),
    v(
        L2007,
        "16D1",
        "The non-offending side may use all that a withdrawn action of either side has shown.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "16C1",
        "The non-offending side may use all that a withdrawn action of either side has shown.",
        change=RENUMBERED,
    ),
)
OFFENDERS_MAY_NOT_USE = provision(
    v(
        L1997,
        "16C2",
        "For the offending side what a withdrawn action of either side has shown is unauthorized: its players may not"
        " pick, among logical alternatives, one that it could demonstrably have suggested.",
    ),
    v(
        L2007,
        "16D2",
        "For the offending side what a withdrawn action of either side has shown is unauthorized: its players may not"
        " pick, among logical alternatives, one that it could demonstrably have suggested.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "16C2",
        "For the offending side what a withdrawn action of either side has shown is unauthorized: its players may not"
        " pick, among logical alternatives, one that it demonstrably suggests.",
        change=WORDING,
    ),
)
MISUSE_ADJUSTED = provision(
    v(
        L1997,
        "16C2 with 12A1",
        "If an offender used what he may not use and the other side was damaged, the Director may assign a score.",
        adjustment="may",
    ),
    v(
        L2007,
        "16A4",
        "If an offender used what he may not use and the other side was damaged, the Director adjusts the score.",
        change=SUBSTANCE,
        adjustment="must",
    ),
    v(
        L2017,
        "16C3",
        "If an offender used what he may not use and the other side was damaged, the Director adjusts the score.",
        change=RENUMBERED,
        adjustment="must",
    ),
)
FROM_ELSEWHERE = provision(
    v(
        L1997,
        "16B",
        "A player who by accident learns something about the board from elsewhere, such as seeing or overhearing a"
        " card, tells the Director; a score may have to be adjusted.",
    ),
    v(
        L2007,
        "16C",
        "A player who by accident learns something about the board from elsewhere, such as seeing or overhearing a"
        " card, tells the Director; a score may have to be adjusted.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "16D",
        "A player who by accident learns something about the board from elsewhere, such as seeing or overhearing a"
        " card, tells the Director; a score may have to be adjusted.",
        change=RENUMBERED,
    ),
)
OPPONENTS_CARD_SEEN = provision(
    v(
        L1997,
        "74C5",
        "A player who happens to see an opponent's card, not having tried to, may act on what it told him.",
    ),
)
ACCEPTED_PLAY = provision(
    v(L2017, "16A1", "What an illegal call or play shows that has been accepted may be used like that of a legal one."),
)
DECLARER_WHO_MISSPOKE_OFFENDS = reading(
    "R16-1",
    "When declarer changes an unintended designation, a card that a defender then takes back may be used by the"
    " defenders and not by declarer.",
    source="the text names only the non-offenders' half (16D1 in 2007, 16C1 in 2017); the opposite is argued at"
    " rmbarkerlaws.blogspot.com/2013/07",
)
NOT_REPLACED_COUNTS_TOO = reading(
    "R16-2",
    "An action that is withdrawn and not replaced by the same player falls under the rule on withdrawn actions too.",
    source="text silent; our interpretation, in line with the text from 2007",
    editions=(L1997,),
)
