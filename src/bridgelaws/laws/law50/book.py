"""Law 50: disposition of a penalty card."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding

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
        covers_minor=False,
    ),
    v(
        L2007,
        "50E2",
        "Whatever else its owner's partner learns from seeing a penalty card is unauthorized for him.",
        change=SUBSTANCE,
        covers_minor=True,
    ),
    v(
        L2017,
        "50E2",
        "Once a penalty card has gone back to hand, what it told is unauthorized for its owner's partner.",
        change=SUBSTANCE,
        covers_minor=True,
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
LIES_AGAIN = reading(
    "R50-6",
    "A penalty card that was played and has lawfully been taken back is a penalty card again, of the kind that it was.",
    source="text silent: 50A ends a penalty card when it is played, and by 60A3 an earlier duty to play it remains",
)
SPARED_CARD_IS_UNAUTHORIZED = reading(
    "R50-7",
    "A card that the Director rules to be no penalty card, or that is none because dummy spoke of it first (43B3), is "
    "still unauthorized information for its owner's partner; whether the other side, if it helped to expose the card, "
    "may use it is left to the Director.",
    source="text silent; Law 16 on what a player learns from his partner other than by a legal play",
)
PENALTY_CARD_FROM_EXPOSURE = reading(
    "R50-8",
    "A card is a penalty card from the moment of its exposure, one exposed in the auction from the end of the auction: "
    "a partner on lead who leads after it, though no one has spoken of it yet, has led before declarer chose, and its "
    "owner who leads or plays another card has failed to play it.",
    source="text silent; Laws 24 and 49 say that the card becomes one, and by 60C a hasty card takes no right away",
)
DELIBERATE = Finding(
    "exposed_by_deliberate_play",
    "Was {card} exposed by deliberate play, rather than by accident?",
    MAJOR,
    MINOR,
    yes="{card} was exposed by deliberate play",
    no="{card} was exposed by accident",
    say="{offender}, did you mean to play {card}, or did it slip out?",
)
NAMED_DELIBERATELY = Finding(
    DELIBERATE.id,
    "Did {offender} mean to name {card}, which is then exposed like a card played on purpose, or did it slip out?",
    MAJOR,
    MINOR,
    yes="{offender} named {card} on purpose",
    no="{offender} let {card} slip out",
    say="{offender}, did you mean to name {card}, or did it slip out?",
)
OTHERWISE = Finding(
    "designated_otherwise",
    "Is there reason to rule that {card} is no penalty card, because the other side helped to expose it?",
    DIRECTOR_DESIGNATES_OTHERWISE,
    yes="{card} is not to be a penalty card",
    no="nothing speaks against a penalty card",
    say="How did {card} come to be seen? Did anyone else contribute to it?",
)
OTHERWISE_OF_NAMED = Finding(
    OTHERWISE.id,
    "Is there reason to rule that {card} is no penalty card, because the other side helped to bring it out?",
    DIRECTOR_DESIGNATES_OTHERWISE,
    yes=OTHERWISE.yes,
    no=OTHERWISE.no,
    say="How did {card} come to be named? Did anyone else contribute to it?",
)
OTHERWISE_OF_SEVERAL = Finding(
    OTHERWISE.id,
    "Is there reason to rule that {card} are no penalty cards, because the other side helped to expose them?",
    DIRECTOR_DESIGNATES_OTHERWISE,
    yes="{card} are not to be penalty cards",
    no="nothing speaks against penalty cards",
    say="How did {card} come to be seen? Did anyone else contribute to it?",
)
OPTION = Choice(
    "lead_option",
    "{leader} is to lead and {owner} has {cards} as a major penalty card. What does {chooser} choose?",
    Elect("require", "Require a {suit} lead", REQUIRE_SUIT, "required a {suit}", "you may require a {suit} lead"),
    Elect(
        "forbid",
        "Forbid a {suit} lead",
        PROHIBIT_SUIT,
        "forbade a {suit}",
        "you may forbid {leader} to lead {suits} for as long as he keeps the lead",
    ),
    Elect(
        "leave",
        "Neither: {left}",
        NEITHER,
        "{released}",
        "or you may {leave}: the penalty card then stays",
    ),
    say="{chooser}, {leader} is on lead while {owner} has a penalty card: {options}. In the first two cases {owner}"
    " picks the card up.",
)


class PenaltyCardDue(Incident):
    """A penalty card gives declarer a choice, was taken up, or was not waited for."""

    law = "law50"
    topics = ("penalty card",)


class LeadOption(PenaltyCardDue):
    """A defender is to lead while his partner has a major penalty card."""


class LedBeforeTheOption(PenaltyCardDue):
    """He led before declarer had chosen."""


class PenaltyCardTakenUp(PenaltyCardDue):
    """A defender took up a penalty card."""


class AloneAgain(PenaltyCardDue):
    """A card that was major only beside another is the only penalty card left."""
