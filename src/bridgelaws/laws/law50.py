"""Law 50: disposition of a penalty card."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v

EXPOSED_IS_PENALTY_CARD = provision(
    v(L1997, "50", "A card that a defender exposes prematurely, other than by a premature lead, is a penalty card."),
)
DIRECTOR_DESIGNATES_OTHERWISE = provision(
    v(L1997, "50", "The Director may rule that a card a defender exposed is no penalty card."),
)
COULD_HAVE_KNOWN = provision(
    v(
        L1997,
        "50",
        "If the offender could have known that exposing the card would probably damage the opponents (72B1), "
        "an adjusted score takes the place of the rules on penalty cards.",
        aware="instead",
    ),
    v(
        L2007,
        "50",
        "If the offender could have been aware that exposing the card might well damage the opponents (23), "
        "the score may be adjusted besides applying the rules on penalty cards.",
        change=SUBSTANCE,
        aware="besides",
    ),
    v(
        L2017,
        "50",
        "If the offender could have been aware that exposing the card could well damage the opponents (72C), "
        "the score may be adjusted besides applying the rules on penalty cards.",
        change=WORDING,
        aware="besides",
    ),
)
STAYS_FACED = provision(
    v(
        L1997,
        "50A",
        "A penalty card lies face up before its owner until it is played or another penalty has been chosen.",
    ),
    v(
        L2007,
        "50A",
        "A penalty card lies face up before its owner until it is played or a rectification has been chosen.",
        change=WORDING,
    ),
)
MINOR = provision(
    v(
        L1997,
        "50B",
        "A defender's only penalty card is minor if it is below a ten and was exposed by inadvertence, "
        "as when it drops or goes along with another card.",
    ),
    v(
        L2007,
        "50B",
        "A defender's only penalty card is minor if it is below a ten and was exposed unintentionally, "
        "as when it drops or goes along with another card.",
        change=WORDING,
    ),
)
MAJOR = provision(
    v(
        L1997,
        "50B",
        "A penalty card is major if it is an honour or was shown by playing it on purpose, "
        "as by a lead out of turn or a corrected revoke.",
    ),
    v(
        L2017,
        "50B",
        "A penalty card is major if it is an honour or was shown by a deliberate play, "
        "as by a lead out of turn or a corrected revoke.",
        change=WORDING,
    ),
)
TWO_OR_MORE_ARE_MAJOR = provision(
    v(L1997, "50B", "Once one defender has two or more penalty cards, all of them are major."),
)
MINOR_BARS_SMALL_CARDS = provision(
    v(
        L1997,
        "50C",
        "The owner of a minor penalty card may not play another card below a ten of its suit before it, "
        "but he may play an honour of the suit instead.",
    ),
)
MINOR_LEAVES_PARTNER_FREE = provision(
    v(L1997, "50C", "A minor penalty card puts no restriction on the lead of the offender's partner."),
)
MINOR_INFORMATION = provision(
    v(
        L1997,
        "50C",
        "What the offender's partner learns from seeing a minor penalty card is unauthorized for him.",
        unauthorized=True,
    ),
    v(
        L2017,
        "50C",
        "What the offender's partner may use of a minor penalty card follows the rules on information "
        "from any penalty card.",
        change=SUBSTANCE,
        unauthorized=False,
    ),
)
MAJOR_BINDS_BOTH_DEFENDERS = provision(
    v(
        L1997,
        "50D",
        "A major penalty card may restrict its owner whenever he is to play and his partner whenever he is to lead.",
    ),
)
MUST_BE_PLAYED = provision(
    v(
        L1997,
        "50D1",
        "A major penalty card must be played at the first legal chance, as a lead, following, a discard or a ruff.",
    ),
    v(
        L2007,
        "50D1(a)",
        "A major penalty card must be played at the first legal chance, as a lead, following, a discard or a ruff.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "50D1(a)",
        "Unless another duty comes first, a major penalty card must be played at the first legal chance, "
        "as a lead, following, a discard or a ruff.",
        change=WORDING,
    ),
)
DECLARER_DESIGNATES = provision(
    v(
        L1997,
        "50D1",
        "If the owner could legally play any of several penalty cards, declarer says which.",
    ),
    v(
        L2007,
        "50D1(a)",
        "If the owner could legally play any of several penalty cards, declarer says which.",
        change=RENUMBERED,
    ),
)
OTHER_DUTIES_COME_FIRST = provision(
    v(
        L1997,
        "50D1",
        "Following suit and obeying a lead or play penalty come before the duty to play a major penalty card, "
        "which stays faced and must be played at the next legal chance.",
    ),
    v(
        L2007,
        "50D1(b)",
        "Following suit and obeying a lead or play restriction come before the duty to play a major penalty card, "
        "which stays faced and must be played at the next legal chance.",
        change=RENUMBERED,
    ),
)
LEADER_MUST_WAIT = provision(
    v(
        L1997,
        "50D2",
        "A defender whose partner has a major penalty card may not lead before declarer has chosen an option.",
    ),
)
EARLY_LEAD_IS_EXPOSED = provision(
    v(
        L1997,
        "50D2",
        "A card that he leads before declarer has chosen is treated as an exposed card of a defender.",
    ),
)
REQUIRE_SUIT = provision(
    v(
        L1997,
        "50D2(a)",
        "Declarer may require the defender to lead the suit of his partner's major penalty card, "
        "which is then picked up and no longer a penalty card.",
    ),
)
PROHIBIT_SUIT = provision(
    v(
        L1997,
        "50D2(a)",
        "Declarer may forbid the defender that suit for as long as he keeps the lead; "
        "his partner's major penalty card is then picked up and no longer a penalty card.",
    ),
)
LEADER_UNABLE = provision(
    v(L1997, "50D2(a) footnote", "A defender who cannot lead as declarer has chosen comes under Law 59."),
)
NEITHER = provision(
    v(
        L1997,
        "50D2(b)",
        "Declarer may neither require nor forbid: the defender leads what he likes and the penalty card remains one.",
    ),
    v(
        L2007,
        "50D2(b)",
        "Declarer may neither require nor forbid: the defender leads what he likes and the penalty card remains one, "
        "with its duties and options, for as long as it lies there.",
        change=WORDING,
    ),
)
OPTIONS_RETURN = provision(
    v(
        L2007,
        "50D2(b) footnote",
        "If the defender keeps the lead and his partner's penalty card has not been played, "
        "declarer has the same options again at the next trick.",
    ),
)
KNOWLEDGE_AUTHORIZED = provision(
    v(
        L1997,
        "50D1",
        "That a major penalty card must be played is authorized information for its owner's partner.",
        scope="requirement",
        covers_minor=False,
    ),
    v(
        L2007,
        "50E1",
        "The rules that bind the play of a penalty card are authorized information for everyone.",
        change=SUBSTANCE,
        scope="requirement",
        covers_minor=True,
    ),
    v(
        L2017,
        "50E1",
        "While a penalty card lies on the table, all that it tells, and the rules that bind its play, "
        "are authorized information for everyone.",
        change=SUBSTANCE,
        scope="everything",
        covers_minor=True,
    ),
)
SIGHT_UNAUTHORIZED = provision(
    v(
        L1997,
        "50D1",
        "Whatever else its owner's partner learns from a major penalty card is unauthorized for him.",
        when="from exposure",
    ),
    v(
        L2007,
        "50E2",
        "Whatever else its owner's partner learns from seeing a penalty card is unauthorized for him.",
        change=RENUMBERED,
        when="from exposure",
    ),
    v(
        L2017,
        "50E2",
        "Once a penalty card has gone back to hand, what it told is unauthorized for its owner's partner.",
        change=SUBSTANCE,
        when="once returned to hand",
    ),
)
DECLARER_MAY_USE = provision(
    v(L2007, "50E2", "What declarer learns from seeing a penalty card is authorized for him."),
    v(
        L2017,
        "50E2",
        "What declarer learnt from a penalty card stays authorized for him after it has gone back to hand.",
        change=WORDING,
    ),
)
HISTORY_UNAUTHORIZED = provision(
    v(
        L2017,
        "50E3",
        "Once a penalty card has been played, how it came to be one is unauthorized for its owner's partner.",
    ),
)
ADJUST_FOR_INFORMATION = provision(
    v(
        L1997,
        "16A with 12",
        "If the owner's partner chose an action that the unauthorized sight of the penalty card suggested "
        "and so damaged the opponents, the Director adjusts the score.",
        test="misuse",
    ),
    v(
        L2007,
        "50E3",
        "If what the penalty card told damaged the non-offending side, the Director adjusts the score.",
        change=SUBSTANCE,
        test="damage",
    ),
    v(
        L2017,
        "50E4",
        "If, without the help of the exposed card, the board could well have ended differently "
        "and the non-offending side is damaged, the Director adjusts the score.",
        change=SUBSTANCE,
        test="different outcome",
    ),
)
AIM_OF_ADJUSTMENT = provision(
    v(
        L2017,
        "50E4",
        "When he adjusts for that, the Director aims at the probable result had there been no penalty card.",
    ),
)

STAYS_MAJOR = reading(
    "R50-1",
    "A penalty card that became major because its owner had two stays major "
    "when the other has been played or picked up.",
    source="text silent; nothing turns it back",
)
PICKED_UP_ALL_THE_SAME = reading(
    "R50-2",
    "The penalty card is picked up when declarer has required or forbidden its suit, even if the leader cannot comply.",
    source="text silent; bridge.fixstar.net/straffkort.htm",
)
OPTIONS_RETURN_IN_1997 = reading(
    "R50-3",
    "Declarer who chose neither has the same options at the next trick if the leader keeps the lead "
    "and the penalty card is still there.",
    source="text silent; follows from the opening condition of 50D2, written in 2007",
    editions=(L1997,),
)
EARLY_LEAD_IS_PREMATURE = reading(
    "R50-4",
    "A lead before declarer has chosen is premature: if the hand on the leader's left plays to it, "
    "declarer loses his options for that lead, while the penalty card stays.",
    source="text silent; drawn from Laws 60A1 and 60A3",
)
DECLARER_MAY_USE_IN_1997 = reading(
    "R50-5",
    "What declarer learns from seeing a penalty card is authorized for him.",
    source="text silent; settled practice, written in 2007",
    editions=(L1997,),
)
