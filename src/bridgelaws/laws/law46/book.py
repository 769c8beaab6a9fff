"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

from ...board.events import Named
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CALLED, CARD, CARDS, CHOOSER, FIRST_CARD, IS_MEANT, SECOND_CARD
from ...values.cards import Card
from ...values.frozen import dataclass
from ...values.seats import Seat
from ...words.message import Arg, Message

PROPER_FORM = provision(v(L1997, "46A"), encoded=False)
INTENTION_PREVAILS = provision(v(L1997, "46B"), v(L2017, "46B", change=WORDING))
HIGH = provision(v(L1997, "46B1(a)"), v(L2017, "46B1(a)", change=WORDING))
WIN = provision(v(L1997, "46B1(b)"))
LOW = provision(v(L1997, "46B1(c)"), v(L2017, "46B1(c)", change=WORDING))
SUIT_ONLY = provision(v(L1997, "46B2"))
RANK_ONLY_LEADING = provision(
    v(L1997, "46B3(a)", suit="in which dummy won"), v(L2017, "46B3(a)", change=SUBSTANCE, suit="of the winning card")
)
RANK_ONLY_OTHERWISE = provision(v(L1997, "46B3(b)"))
DECLARER_NAMES_AMONG_RANK = provision(v(L1997, "46B3(b)"))
NOT_IN_DUMMY = provision(v(L1997, "46B4"), v(L2017, "46B4", change=WORDING))
DEFENDER_NAMES = provision(v(L1997, "46B5"))
SUIT_LED = reading("R46-1", editions=(L1997, L2007))
WIN_IN_1997 = reading("R46-2", editions=(L1997,))
KNOWN_TO_WIN = reading("R46-3")
SUIT_OF_THE_RUFF = reading("R46-4", editions=(L1997, L2007))
NO_SUIT_LED = reading("R46-5")
FIRST_DEFENDER_COUNTS = reading("R46-6")
DECLARER_COMPLETES = reading("R46-7")
NO_LEGAL_CARD_OF_RANK = reading("R46-8")
PLAYING_TO_IT_NAMES_IT = reading("R46-9")
NO_CARD_TO_WIN = reading("R46-10")
ONLY_LEGAL_CARD = reading("R46-11")
WHAT_HE_RULED_OUT = reading("R46-12")
ROUND_AFTER_ROUND = reading("R46-13")
BROKEN_OFF = reading("R46-14")
WHICH_CARD = Finding(
    "card_called", args=(Arg[Message]("words", "clause"), Arg[Seat]("hand", "seat")), aloud=False, kind="card"
)
OF_THE_SUIT_WON = Finding(WHICH_CARD.id, args=(Arg[Message]("words", "clause"),), kind="card")
CARD_CALLED = WHICH_CARD.id  # the finding that names the card; its options are those of the hand
INTENTION = Finding("different_intention_incontrovertible", INTENTION_PREVAILS, args=(CARD,))
WHICH_OF_RANK = Choice("card_of_that_rank", Elect("card", DECLARER_NAMES_AMONG_RANK), args=(CHOOSER, CARDS))
DEFENDERS_CARD = Choice(
    "dummys_card", Elect("card", DEFENDER_NAMES), Elect("none", DECLARER_COMPLETES, aloud=True), args=(CHOOSER,)
)
MEANT = Finding(INTENTION.id, INTENTION_PREVAILS, args=(CALLED, IS_MEANT))
UNDERSTOOD = Finding("call_beyond_doubt", INTENTION_PREVAILS, args=(CALLED,), classifies=True)
BETWEEN_DEFENDERS = Finding(
    "defender_to_be_followed", DEFENDER_NAMES, args=(FIRST_CARD, SECOND_CARD), aloud=False, kind="card"
)


class IncompleteDesignation(Incident):
    """Declarer's call leaves open which card he means."""

    law = "law46"
    topics = ("dummy's card",)


class CallFromDummy(IncompleteDesignation):
    """A call from dummy that names no card at once."""

    @property
    def call(self) -> Named:
        """What declarer said."""
        assert isinstance(self.cause, Named)
        return self.cause


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class MayHaveBeenMeant(IncompleteDesignation):
    """The words of a call went with the card that dummy moved too, as well as with the one called."""

    called: Card
