"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from typing import ClassVar

from ...board.events import Faced, FacedSeveral
from ...board.keys import Key, Sequel
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CARDS, CHOOSER, OFFENDER, TRICK
from ...values.cards import Card
from ...values.frozen import dataclass
from ..law67 import book as book67

SUBSEQUENT = provision(v(L1997, "58A"))
ONE_VISIBLE = provision(v(L1997, "58B1"), v(L2007, "58B1", change=WORDING), v(L2017, "58B1", change=WORDING))
SEVERAL_VISIBLE = provision(v(L1997, "58B2"), v(L2017, "58B2", change=WORDING))
OTHERS_EXPOSED = provision(v(L1997, "58B2"))
OPPONENT_MAY_CHANGE = provision(
    v(L1997, "58B3", played_to="that card"),
    v(L2007, "58B3", change=WORDING, played_to="that card"),
    v(L2017, "58B3", change=SUBSTANCE, played_to="that trick"),
)
TOO_LATE = provision(v(L1997, "58B4"))
CHOICE_MUST_BE_LEGAL = reading("R58-1")
PARTNERS_LEAD_TOGETHER = reading("R58-2")
REST_TAKEN_UP = reading("R58-3")
FITS_THE_PLAY = reading("R58-4")
ORDER_AT_ONE_INSTANT = reading("R58-5")
CARD_FACED = Finding(
    "card_faced_at_trick", book67.EXTRA_RESTORED, args=(CARDS, OFFENDER, TRICK), aloud=False, kind="option"
)
WHICH = Choice("card_played", Elect("card", SEVERAL_VISIBLE), args=(CHOOSER, CARDS))


WHICH_OUT_OF_TURN = Choice(WHICH.id, *WHICH.options, classifies=True, words=WHICH)


class SimultaneousPlay(Incident):
    """Two hands played at the same instant, or one hand several cards at once."""

    law = "law58"
    topics = ("exposed card",)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class SeveralTogether(SimultaneousPlay):
    """A hand put down several cards at once; `taken_for` his play is one of them until he has named one."""

    in_turn: ClassVar[bool] = True
    taken_for: Card

    @property
    def card(self) -> Card:
        """The card that is taken for the one played."""
        return self.taken_for

    @property
    def enters(self) -> bool:
        """In turn it went into the trick."""
        return self.in_turn

    @property
    def of_the_play(self) -> Key:
        """The key of the file that the play of the card out of turn has of its own."""
        return self.key.then(Sequel.PLAY)

    @property
    def put_down(self) -> FacedSeveral:
        """The event."""
        assert isinstance(self.cause, FacedSeveral)
        return self.cause

    def concerns(self, card: Card) -> bool:
        """Whether it is one of those put down."""
        return card in self.put_down.cards


class SeveralOutOfTurn(SeveralTogether):
    """The same out of turn: the play of that card is on a file of its own, by the law that it comes under."""

    in_turn = False
    heard_first = 1  # what the act counted as, once it is known whether it was out of turn


class TogetherWithAnother(SimultaneousPlay):
    """The Director is called about two cards of two hands, both of them legal."""

    @property
    def card(self) -> Card:
        """The card that counts as put down after the other: the last that was faced."""
        return next(e.card for e in reversed(self.before.log) if isinstance(e, Faced))
