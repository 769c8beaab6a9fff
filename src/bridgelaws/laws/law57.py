"""Law 57: premature lead or play."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v

PREMATURE = provision(
    v(
        L1997,
        "57A",
        "A card that a defender leads to the next trick, or plays out of turn, before his partner has played to the "
        "current one becomes a penalty card, and declarer chooses a restriction on the partner's card.",
    ),
    v(
        L2007,
        "57A",
        "A card that a defender leads to the next trick, or plays out of turn, before his partner has played to the "
        "current one becomes a major penalty card, and declarer chooses a restriction on the partner's card.",
        change=WORDING,
    ),
)
REQUIRE_HIGHEST = provision(
    v(L1997, "57A1", "Declarer may make the offender's partner play his highest card of the suit led."),
)
REQUIRE_LOWEST = provision(
    v(L1997, "57A2", "Declarer may make the offender's partner play his lowest card of the suit led."),
)
REQUIRE_SUIT = provision(
    v(
        L2017,
        "57A3",
        "Declarer may make the offender's partner play a card of a suit that he names, other than the suit led.",
    ),
)
FORBID_SUIT = provision(
    v(L1997, "57A3", "Declarer may forbid the offender's partner to play one other suit, which he names."),
    v(
        L2017,
        "57A4",
        "Declarer may forbid the offender's partner to play one other suit, which he names.",
        change=RENUMBERED,
    ),
)
CANNOT_COMPLY = provision(
    v(
        L1997,
        "57B",
        "If the offender's partner cannot do what declarer chose as penalty, he may play any legal card.",
    ),
    v(
        L2007,
        "57B",
        "If the offender's partner cannot do what declarer chose as rectification, he may play any legal card.",
        change=WORDING,
    ),
)
DECLARER_PLAYED_BOTH = provision(
    v(
        L1997,
        "57C",
        "A defender who plays before his partner pays nothing if declarer had already played from both hands.",
    ),
    v(
        L2007,
        "57C1",
        "A defender who plays before his partner pays nothing if declarer had already played from both hands.",
        change=RENUMBERED,
    ),
)
DUMMY_ACTED = provision(
    v(
        L1997,
        "57C",
        "A defender who plays before his partner pays nothing if dummy had played a card or had illegally suggested "
        "playing it.",
        dummys_card="played",
    ),
    v(
        L2007,
        "57C1",
        "A defender who plays before his partner pays nothing if dummy had played a card or had illegally suggested "
        "playing it.",
        change=RENUMBERED,
        dummys_card="played",
    ),
    v(
        L2017,
        "57C2",
        "A defender who plays before his partner pays nothing if dummy, unasked, had picked a card before his "
        "right-hand opponent played, or had illegally suggested one.",
        change=SUBSTANCE,
        dummys_card="picked before his right-hand opponent played",
    ),
)
NOT_AUTOMATIC = provision(
    v(
        L1997,
        "57C",
        "A singleton in dummy, or one of touching cards in a suit there, does not count as played by itself.",
        scope="singleton or touching cards",
        until_instructed=False,
    ),
    v(
        L2007,
        "57C1",
        "A singleton in dummy, or one of touching cards in a suit there, does not count as played until declarer has "
        "asked for it or pointed it out.",
        change=SUBSTANCE,
        scope="singleton or touching cards",
        until_instructed=True,
    ),
    v(
        L2017,
        "57C1",
        "No card of dummy counts as played until declarer has asked for it or pointed it out in some way.",
        change=SUBSTANCE,
        scope="every card",
        until_instructed=True,
    ),
)
GESTURE_SUFFICES = provision(
    v(L2007, "57C1 footnote", "Declarer also orders dummy's card by a sign, such as a movement of the hand or head."),
)
DECLARER_PREMATURE = provision(
    v(
        L2007,
        "57C2",
        "A card that declarer plays, but does not lead, too early from either hand is played and stays so.",
        must_be_legal=False,
    ),
    v(
        L2017,
        "57C3",
        "A card that declarer plays, but does not lead, too early from either hand is played, and stays so if it is "
        "legal.",
        change=SUBSTANCE,
        must_be_legal=True,
    ),
)
RHO_TURN_INFORMATION = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tries to play, not lead, at his right-hand opponent's turn may give his partner "
        "unauthorized information.",
    ),
)
RHO_TURN_PLAYABLE = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tries to play, not lead, at his right-hand opponent's turn must be played when his own "
        "turn comes, if it is then legal.",
    ),
)
RHO_TURN_UNPLAYABLE = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tried to play, not lead, at his right-hand opponent's turn becomes a major penalty "
        "card if it cannot legally be played to the trick.",
    ),
)
EXEMPT_CARD_STANDS = reading(
    "R57-1",
    "The card of a defender who pays nothing under 57C stands as his play, and his partner plays freely.",
    source="text silent; no rectification applies and Law 47 gives no ground for taking the card back",
)
STANDS_AT_RHO_TURN = reading(
    "R57-2",
    "A card that a defender plays at his right-hand opponent's turn, his partner having played, stands as his play to "
    "the trick; without this reading it is an exposed card under Law 49.",
    source="text silent; settled practice",
    editions=(L1997, L2007),
)
ONLY_BEFORE_THE_OFFENCE = reading(
    "R57-3",
    "57C looks only at what declarer and dummy had done before the defender acted; what declarer plays afterwards "
    "counts under 60A1, and only from the hand on the offender's left.",
    source="letter of 57C and 60A1",
)
