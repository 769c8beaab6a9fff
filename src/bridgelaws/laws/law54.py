"""Law 54: faced opening lead out of turn."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v

FACE_DOWN_RETRACTED = provision(
    v(
        L1997,
        "54",
        "When a defender has faced an opening lead out of turn and his partner has led face down, the Director has "
        "the face-down card taken back.",
    ),
)
SPREADS = provision(
    v(
        L1997,
        "54A",
        "After a faced opening lead out of turn declarer may put his own hand down; he becomes dummy and his partner "
        "becomes declarer.",
    ),
)
MUST_SPREAD_ALL = provision(
    v(
        L1997,
        "54A",
        "If declarer begins to put his hand down and exposes a card in doing so, he must put down the whole hand and "
        "his partner becomes declarer.",
    ),
)
ACCEPTS = provision(
    v(
        L1997,
        "54B",
        "Declarer may accept the irregular opening lead as Law 53 provides and stay declarer; dummy's hand then goes "
        "down in the ordinary way.",
    ),
)
SECOND_FROM_HAND = provision(
    v(L1997, "54B1", "When declarer accepts the lead, the second card to the trick comes from his own hand."),
)
SECOND_FROM_DUMMY = provision(
    v(
        L1997,
        "54B2",
        "If declarer plays the second card from dummy instead, that card stays played, except that a revoke may be "
        "corrected.",
    ),
)
MUST_ACCEPT = provision(
    v(
        L1997,
        "54C",
        "If declarer could have seen a card of dummy, other than one exposed in the auction and dealt with under "
        "Law 24, he must accept the lead.",
        confirms_declarer=False,
    ),
    v(
        L2017,
        "54C",
        "If declarer could have seen a card of dummy, other than one exposed in the auction and dealt with under "
        "Law 24, he must accept the lead and stays declarer.",
        change=SUBSTANCE,
        confirms_declarer=True,
    ),
)
REFUSES = provision(
    v(
        L1997,
        "54D",
        "Declarer may have the faced opening lead out of turn taken back; by Law 56 the card becomes a major penalty "
        "card and may restrict the lead of the offender's partner.",
    ),
    v(
        L2007,
        "54D",
        "Declarer may have the faced opening lead out of turn taken back; the card becomes a major penalty card and "
        "may restrict the lead of the offender's partner.",
        change=WORDING,
    ),
)
WRONG_SIDE = provision(
    v(
        L2007,
        "54E",
        "A card that declarer or dummy tries to put down as the opening lead is no lead: it is dealt with as a card "
        "exposed before the play, under Law 24.",
    ),
)
NOT_BY_SPREADING = reading(
    "R54-1",
    "A declarer who must accept the lead may not do so by spreading his hand, although the edition does not say so.",
    source="text silent before 2017; the 2017 text settles it so",
    editions=(L1997, L2007),
)
DUMMYS_CARD_COUNTS = reading(
    "R54-2",
    "When the second card was played from dummy it counts as dummy's card to the trick; declarer's own hand and then "
    "the offender's partner complete the trick.",
    source="text silent; settled practice",
)
WRONG_SIDE_BY_LAW_24 = reading(
    "R54-3",
    "An opening lead attempted by declarer or dummy is dealt with as a card exposed before the play, under Law 24, "
    "although Law 54 does not mention it.",
    source="text silent; Law 24 by itself, and the later text of 54E",
    editions=(L1997,),
)
