"""Law 52: failure to lead or play a penalty card."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.table import Incident
from ...book.editions import L1997, L2007, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ...values.cards import Card
from ..law50 import book as book50

NO_CHANGE_ON_HIS_OWN = provision(
    v(
        L1997,
        "52A",
        "A defender who played another card when Law 50 bound him to a penalty card may not change it on his own.",
    ),
    v(
        L2007,
        "52A",
        "A defender who played another card when Law 50 or 51 bound him to a penalty card "
        "may not change it on his own.",
        change=WORDING,
    ),
)
MAY_ACCEPT = provision(
    v(
        L1997,
        "52B1(a)",
        "Declarer may accept another card that the defender played when he could legally have played the penalty card.",
    ),
    v(
        L2007,
        "52B1(a)",
        "Declarer may accept another card that the defender played when the law required the penalty card.",
        change=WORDING,
    ),
)
MUST_ACCEPT = provision(
    v(
        L1997,
        "52B1(b)",
        "Declarer must accept the other card once he has played from his own hand or dummy.",
    ),
)
UNPLAYED_CARD_REMAINS = provision(
    v(L1997, "52B1(c)", "After acceptance a penalty card that was not played remains a penalty card."),
)
PENALTY_CARD_SUBSTITUTED = provision(
    v(
        L1997,
        "52B2",
        "Declarer who does not accept the other card may require the defender to put the penalty card in its place.",
    ),
    v(
        L2007,
        "52B2",
        "If declarer does not accept the other card, the defender must put the penalty card in its place.",
        change=WORDING,
    ),
)
WRONG_CARDS_ARE_MAJOR = provision(
    v(
        L1997,
        "52B2",
        "Every card that the defender wrongly led or played in place of the penalty card becomes a major penalty card.",
    ),
)
PARTNER_DOES_NOT_CLOSE = reading(
    "R52-1",
    "Only declarer's own play, from either hand, closes his choice; a later card by the other defender does not.",
    source="text silent; drawn from Law 60C",
)
MINOR_TOO = reading(
    "R52-2",
    "This law also covers a defender who plays another small card of the suit of his minor penalty card.",
    source="text does not name minor penalty cards; drawn from the ban in Law 50C",
)
NOT_A_REVOKE = reading(
    "R52-3",
    "Failing to play a penalty card is dealt with here and not as a revoke, although the definition of a revoke "
    "would reach it; if the defender also failed to follow suit, it is a revoke.",
    source="Law 61A read with this law; settled practice",
)
NO_EFFECT_OF_HIS_CHANGE = reading(
    "R52-4",
    "A defender's own change has no effect: declarer who plays on after it has accepted the card played first. Without "
    "this reading he has played to the penalty card that lay there in its place, and the first card is a major penalty "
    "card.",
    source="letter of 52A and 52B1(b); Law 53 is silent in the like case, where R53-3 decides otherwise",
)
DECLARER_NAMES = reading(
    "R52-5",
    "A defender who plays one of several penalty cards before declarer has named one has not played as Law 51 demands: "
    "declarer may accept it or have another of them played in its place. Without this reading the card stands.",
    source="text silent; 50D1 and 51A leave the choice to declarer, and by 60C a hasty card takes no right away",
)
LEAD_TAKES_NO_RIGHT = reading(
    "R52-6",
    "A defender who wins with the wrong card and leads at once takes no choice from declarer: the penalty card may be "
    "required although he has now led it, and if it has gone to the trick before, another that he has by then may be "
    "required in place of his lead. Without this reading what he played stands.",
    source="text silent; 52B2 speaks of every card wrongly led or played, and by 60C a hasty card takes no right away",
)
OPTION = Choice(
    "penalty_card_not_played",
    "{offender} played {card} when {owed} had to be played. What does {chooser} choose?",
    Elect("accept", "Accept {card}", MAY_ACCEPT, "accepted {card}", "you may accept {card}"),
    Elect(
        "require",
        "Require {owed}",
        PENALTY_CARD_SUBSTITUTED,
        "required {owed}",
        "or you may have {owed} played instead; {card} then becomes a major penalty card",
    ),
    say="{chooser}, {offender} should have played his penalty card {owed}: {options}.",
)
NOT_NAMED = Choice(
    OPTION.id,
    "{offender} played {card} before {chooser} had named a penalty card; {owed} could be played too. "
    "What does {chooser} choose?",
    *OPTION.options,
    say="{chooser}, it was for you to say which of his penalty cards {offender} plays: {options}.",
)
WHICH = Choice(
    "penalty_card_to_be_played",
    "Which penalty card does {chooser} have {offender} play?",
    Elect("card", "{picked}", book50.DECLARER_DESIGNATES, "named {picked}"),
    say="{chooser}, which of his penalty cards is {offender} to play: {options}?",
)


class PenaltyCardNotPlayed(Incident):
    """A defender played another card than the penalty card that he had to play."""

    law = "law52"
    topics = ("penalty card",)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AnotherCardPlayed(PenaltyCardNotPlayed):
    """The wrong card, and the penalty cards of which he owed one."""

    owed: tuple[Card, ...]

    def concerns(self, card: Card) -> bool:
        """Whether it is the card played, or one that he owed."""
        return card is self.card or card in self.owed


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PutDownInItsPlace(PenaltyCardNotPlayed):
    """A card that he put down for the wrong one, which he had taken back."""

    stays_out = True

    replaced: Card
