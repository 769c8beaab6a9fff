"""Law 67: defective trick."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.cards import Suit

IN_TIME = provision(
    v(
        L1997,
        "67A",
        "A trick with no card or too many from one hand is put right if attention is drawn to it before a player on "
        "each side has played to the next trick.",
    ),
)
SUPPLIES_CARD = provision(
    v(L1997, "67A1", "A player who had not played to the trick supplies a card that he can legally play."),
)
TAKES_EXTRA_BACK = provision(
    v(
        L1997,
        "67A2",
        "Too many cards from one hand are dealt with as a fifth card (45E) or as cards played at once (58B).",
    ),
)
FOUND_LATER = provision(
    v(
        L1997,
        "67B",
        "After both sides have played to the next trick, when attention is drawn to a defective trick or the number of "
        "cards reveals one, the Director finds which trick it was and corrects the numbers.",
    ),
    v(
        L2017,
        "67B",
        "After both sides have played to the next trick, when the Director finds from the number of cards that a trick "
        "was defective, he corrects the numbers.",
        change=WORDING,
    ),
)
CARD_PLACED = provision(
    v(
        L1997,
        "67B1",
        "A player who put no card to the defective trick at once faces one and places it there among his played cards; "
        "it does not change who won the trick.",
    ),
    v(
        L2017,
        "67B1",
        "A player who put no card to the defective trick at once shows one face up before him and then places it there "
        "among his played cards; it does not change who won the trick.",
        change=WORDING,
    ),
)
HOLDS_SUIT_LED = provision(
    v(
        L1997,
        "67B1(a)",
        "If he holds a card of the suit led to that trick he must place one of them, and there is no penalty.",
        revoke=False,
    ),
    v(
        L2007,
        "67B1(a)",
        "If he holds a card of the suit led to that trick he must place one of them; he counts as having revoked on "
        "it and may lose one trick under 64A2.",
        change=SUBSTANCE,
        revoke=True,
    ),
)
LACKS_SUIT_LED = provision(
    v(
        L1997,
        "67B1(b)",
        "If he holds no card of the suit led to that trick he places any card; he counts as having revoked on it and "
        "may suffer the one-trick penalty of Law 64.",
    ),
    v(
        L2007,
        "67B1(b)",
        "If he holds no card of the suit led to that trick he places any card; he counts as having revoked on it and "
        "may lose one trick under 64A2.",
        change=WORDING,
    ),
)
EXTRA_RESTORED = provision(
    v(
        L1997,
        "67B2",
        "A player who put several cards to the defective trick takes back all but the one that he faced, or, if the "
        "Director cannot tell, all but the highest that he could legally have played.",
    ),
    v(
        L2007,
        "67B2(a)",
        "A player who put several cards to the defective trick takes back all but the one that he faced, or, if the "
        "Director cannot tell, all but the highest that he could legally have played.",
        change=RENUMBERED,
    ),
)
EXPOSED_EXTRA = provision(
    v(
        L1997,
        "67B2 footnote",
        "The Director tries not to expose a defender's played cards; an extra card that is exposed before it goes back "
        "to a defender's hand becomes a penalty card.",
    ),
    v(
        L2007,
        "67B2(a) footnote",
        "The Director tries not to expose a defender's played cards; an extra card that is exposed before it goes back "
        "to a defender's hand becomes a penalty card.",
        change=RENUMBERED,
    ),
)
ALWAYS_HELD = provision(
    v(
        L1997,
        "67B2",
        "A restored card counts as having been in the hand all along, so that not having played it to an earlier trick "
        "may be a revoke.",
    ),
    v(
        L2007,
        "67B2(b)",
        "A restored card counts as having been in the hand all along, so that not having played it to an earlier trick "
        "may be a revoke.",
        change=RENUMBERED,
    ),
)
SUPPLIED_CARD_MAY_WIN = reading(
    "R67-1",
    "A card supplied in time under 67A1 is a genuine play and may win the trick.",
    source="text silent; noted as a gap at www2.dal10.sl.bridgebase.com/forums/topic/45897",
)
PUT_THERE_LATE = reading(
    "R67-2",
    "A card that a hand puts out of its turn to the trick where one of it is missing, though both sides have played "
    "on, is the one that it places there, if it may place that one. Without this reading it is judged as a lead or "
    "play to the trick in progress, and the player chooses a card to place.",
    source="text silent; 67B1 leaves the card to the player, and asks only that he face it and place it there",
)
SUIT_LED = Finding(
    "suit_led",
    "Which suit was led to the defective trick?",
    FOUND_LATER,
    options=tuple((suit.letter, str(suit)) for suit in reversed(Suit)),
    yes="the suit led to the defective trick was",
)
SUIT_LED_IN_TIME = Finding(SUIT_LED.id, SUIT_LED.text, IN_TIME, options=SUIT_LED.options, yes=SUIT_LED.yes)
TOGETHER_OR_LATER = Finding(
    "simultaneous_or_later",
    "Did {offender} put {extra} down together with {kept}, or later, as a further card?",
    TAKES_EXTRA_BACK,
    options=(("simultaneous", "together"), ("later", "later, as a further card")),
    yes="the cards were put down",
    say="{offender}, how did {extra} come to be there?",
)
EXTRA_EXPOSED = Finding(
    "extra_exposed",
    "Was the face of {cards} exposed before going back to {offender}'s hand?",
    EXPOSED_EXTRA,
    yes="{cards} had been exposed",
    no="{cards} had not been exposed",
    say="Does anyone but {offender} know which card of his is to go back?",
)
PUT_TO_IT_SINCE = Finding(
    "put_to_defective_trick",
    "Did {offender} put {card} to trick {trick}, where a card of that hand was missing, and not to the next trick?",
    SUPPLIES_CARD,
    yes="{offender} put {card} to trick {trick}, where a card was missing",
    no="{offender} put {card} to the trick after trick {trick}",
    say="{offender}, to which trick did you put {card}: to the one where your card was missing?",
    classifies=True,
)
PUT_TO_IT_LATE = Finding(
    PUT_TO_IT_SINCE.id,
    "Did {offender} put {card} to trick {trick}, where a card of that hand was missing, and not to the trick in "
    "progress?",
    PUT_THERE_LATE,
    yes=PUT_TO_IT_SINCE.yes,
    no="{offender} did not put {card} to trick {trick}",
    say=PUT_TO_IT_SINCE.say,
)
WHICH_CARD = Choice(
    "card_for_defective_trick",
    "Which card does {chooser} place at trick {trick}, to which {offender} had played nothing?",
    Elect("card", "{picked}", CARD_PLACED, "placed {picked}"),
    say="{chooser}, a card of {offender} is missing from trick {trick}: put one there now. {options}.",
)
WHICH_CARD_IN_TIME = Choice(
    WHICH_CARD.id,
    WHICH_CARD.text,
    Elect("card", "{picked}", SUPPLIES_CARD, "supplied {picked}"),
    say=WHICH_CARD.say,
)


class DefectiveTrick(Incident):
    """A hand put no card, or too many, to a trick."""

    law = "law67"
    topics = ("number of cards",)


class PassedOver(DefectiveTrick):
    """A hand is passed over, which put no card to the trick."""


class WrongNumberOfCards(DefectiveTrick):
    """The count shows that a hand put no card, or too many, to a trick."""
