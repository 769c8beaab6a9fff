"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v

PROPER_FORM = provision(
    v(L1997, "46A", "Declarer calling for a card of dummy should say both its suit and its rank."),
    unencoded="Falling short of the proper form has no effect of its own; what was said is interpreted under Law 46B.",
)
INTENTION_PREVAILS = provision(
    v(
        L1997,
        "46B",
        "If declarer's call is incomplete or erroneous but he beyond doubt meant something else than these rules "
        "would make of it, the card he meant is called.",
    ),
    v(
        L2017,
        "46B",
        "If declarer's call is incomplete or invalid but he beyond doubt meant something else than these rules "
        "would make of it, the card he meant is called.",
        change=WORDING,
    ),
)
HIGH = provision(
    v(L1997, "46B1(a)", "'High', or words like it, calls for the highest card."),
    v(
        L2017,
        "46B1(a)",
        "'High', or words like it, calls for dummy's highest card of the suit led.",
        change=WORDING,
    ),
)
WIN = provision(
    v(L1997, "46B1(b)", "Telling dummy to win the trick calls for the lowest card that is known to win it."),
)
LOW = provision(
    v(L1997, "46B1(c)", "'Low', or words like it, calls for the lowest card."),
    v(
        L2017,
        "46B1(c)",
        "'Low', or words like it, calls for dummy's lowest card of the suit led.",
        change=WORDING,
    ),
)
SUIT_ONLY = provision(
    v(L1997, "46B2", "A suit without a rank calls for dummy's lowest card of that suit."),
)
RANK_ONLY_LEADING = provision(
    v(
        L1997,
        "46B3(a)",
        "A rank without a suit, when dummy leads, continues the suit in which dummy won the last trick, "
        "if dummy has that rank there.",
        suit="in which dummy won",
    ),
    v(
        L2017,
        "46B3(a)",
        "A rank without a suit, when dummy leads, continues the suit of the card with which dummy won the last trick, "
        "if dummy has that rank there.",
        change=SUBSTANCE,
        suit="of the winning card",
    ),
)
RANK_ONLY_OTHERWISE = provision(
    v(
        L1997,
        "46B3(b)",
        "In every other case a rank without a suit calls for a card of that rank that may legally be played.",
    ),
)
DECLARER_NAMES_AMONG_RANK = provision(
    v(L1997, "46B3(b)", "If dummy has two or more legal cards of the rank called, declarer must say which."),
)
NOT_IN_DUMMY = provision(
    v(L1997, "46B4", "A call for a card that dummy does not have is void, and declarer may call any legal card."),
    v(
        L2017,
        "46B4",
        "A call for a card that dummy does not have is invalid, and declarer may call any legal card.",
        change=WORDING,
    ),
)
DEFENDER_NAMES = provision(
    v(
        L1997,
        "46B5",
        "If declarer calls for a card with neither suit nor rank, such as 'anything', "
        "either defender may name the card that dummy plays.",
    ),
)

SUIT_LED = reading(
    "R46-1",
    "'High' and 'low' refer to the suit led, although the text does not yet say so.",
    source="text silent; settled practice, written in 2017",
    editions=(L1997, L2007),
)
WIN_IN_1997 = reading(
    "R46-2",
    "The rule on telling dummy to win the trick is taken to stand in this edition as it does later.",
    source="text of the edition not seen; later editions have the rule",
    editions=(L1997,),
)
KNOWN_TO_WIN = reading(
    "R46-3",
    "With a defender still to play, a card is known to win only on what everyone at the table can see.",
    source="text silent",
)
SUIT_OF_THE_RUFF = reading(
    "R46-4",
    "Where dummy won the last trick by ruffing, the suit in which it won is that of the card with which it ruffed.",
    source="phrase read both ways; settled so in 2017",
    editions=(L1997, L2007),
)
NO_SUIT_LED = reading(
    "R46-5",
    "'High' or 'low' alone when dummy is to lead names neither suit nor rank, "
    "unless declarer's intention is beyond doubt.",
    source="text silent",
)
FIRST_DEFENDER_COUNTS = reading(
    "R46-6",
    "If both defenders name a card for dummy, the first one that is legal is played.",
    source="text silent",
)
DECLARER_COMPLETES = reading(
    "R46-7",
    "The defenders need not use their right to name dummy's card; if neither does, declarer completes his call.",
    source="text gives a right, not a duty",
)
