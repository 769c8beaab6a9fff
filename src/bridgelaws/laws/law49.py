"""Law 49: exposure of a defender's cards."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, WORDING, provision, v

PARTNER_COULD_SEE = provision(
    v(
        L1997,
        "49",
        "Each card of a defender that is, or was, where his partner could possibly see its face "
        "becomes a penalty card.",
    ),
)
NAMED_AS_HELD = provision(
    v(L1997, "49", "Each card that a defender says he holds becomes a penalty card."),
)
NORMAL_PLAY_EXEMPT = provision(
    v(L1997, "49", "A card shown in the normal course of play, or because a law has it so, is no penalty card."),
    v(
        L2007,
        "49",
        "A card shown in the normal course of play, or because a law has it so, is no penalty card; "
        "a card retracted after misinformation is an example.",
        change=WORDING,
    ),
)
CURRENT_TRICK_EXEMPT = provision(
    v(
        L1997,
        "49",
        "Cards that a defender shows in a statement only about winning the trick in progress are no penalty cards "
        "(footnote to the law on claims).",
    ),
    v(
        L2017,
        "49",
        "Cards that a defender shows in a statement only about winning the trick in progress are no penalty cards "
        "(the law on claims itself).",
        change=WORDING,
    ),
)
CONCESSION_OBJECTED_EXEMPT = provision(
    v(
        L2007,
        "49",
        "Cards that a defender shows in a concession to which his partner at once objects "
        "are no penalty cards (68B).",
    ),
    v(
        L2017,
        "49",
        "Cards that a defender shows in a concession to which his partner at once objects "
        "are no penalty cards (68B2).",
        change=WORDING,
    ),
)
