"""Law 67: defective trick."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...hearing.words import A_SUIT
from ...values.arguments import CARD, CARDS, CHOOSER, EXTRA, KEPT, OFFENDER, TRICK
from ...values.cards import Suit

IN_TIME = provision(v(L1997, "67A"))
SUPPLIES_CARD = provision(v(L1997, "67A1"))
TAKES_EXTRA_BACK = provision(v(L1997, "67A2"))
FOUND_LATER = provision(v(L1997, "67B"), v(L2017, "67B", change=WORDING))
CARD_PLACED = provision(v(L1997, "67B1"), v(L2017, "67B1", change=WORDING))
HOLDS_SUIT_LED = provision(v(L1997, "67B1(a)", revoke=False), v(L2007, "67B1(a)", change=SUBSTANCE, revoke=True))
LACKS_SUIT_LED = provision(v(L1997, "67B1(b)"), v(L2007, "67B1(b)", change=WORDING))
EXTRA_RESTORED = provision(v(L1997, "67B2"), v(L2007, "67B2(a)", change=RENUMBERED))
EXPOSED_EXTRA = provision(v(L1997, "67B2 footnote"), v(L2007, "67B2(a) footnote", change=RENUMBERED))
ALWAYS_HELD = provision(v(L1997, "67B2"), v(L2007, "67B2(b)", change=RENUMBERED))
SUPPLIED_CARD_MAY_WIN = reading("R67-1")
PUT_THERE_LATE = reading("R67-2")
SUIT_LED = Finding(
    "suit_led",
    FOUND_LATER,
    among=tuple((suit.letter, A_SUIT(suit)) for suit in reversed(Suit)),
    aloud=False,
)
SUIT_LED_IN_TIME = SUIT_LED.under(IN_TIME)
TOGETHER_OR_LATER = Finding(
    "simultaneous_or_later", TAKES_EXTRA_BACK, args=(OFFENDER, EXTRA, KEPT), options=("simultaneous", "later")
)
EXTRA_EXPOSED = Finding("extra_exposed", EXPOSED_EXTRA, args=(CARDS, OFFENDER))
PUT_TO_IT_SINCE = Finding("put_to_defective_trick", SUPPLIES_CARD, args=(OFFENDER, CARD, TRICK), classifies=True)
PUT_TO_IT_LATE = Finding(PUT_TO_IT_SINCE.id, PUT_THERE_LATE, args=PUT_TO_IT_SINCE.args)
WHICH_CARD = Choice("card_for_defective_trick", Elect("card", CARD_PLACED), args=(CHOOSER, TRICK, OFFENDER))
WHICH_CARD_IN_TIME = Choice(WHICH_CARD.id, Elect("card", SUPPLIES_CARD), args=WHICH_CARD.args)


class DefectiveTrick(Incident):
    """A hand put no card, or too many, to a trick."""

    law = "law67"
    topics = ("number of cards",)


class PassedOver(DefectiveTrick):
    """A hand is passed over, which put no card to the trick."""


class WrongNumberOfCards(DefectiveTrick):
    """The count shows that a hand put no card, or too many, to a trick."""
