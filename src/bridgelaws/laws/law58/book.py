"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.events import Faced, FacedSeveral
from ...board.keys import Key, Sequel
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ...values.cards import Card

SUBSEQUENT = provision(
    v(
        L1997,
        "58A",
        "A card led or played at the same moment as another player's legal card counts as coming after it.",
    ),
)
ONE_VISIBLE = provision(
    v(
        L1997,
        "58B1",
        "If a player puts down several cards at once and only one can be seen, that one is played and the others go "
        "back to hand without penalty.",
    ),
    v(
        L2007,
        "58B1",
        "If a player puts down several cards at once and only one can be seen, that one is played and the others go "
        "back to hand; nothing more follows.",
        change=WORDING,
    ),
    v(
        L2017,
        "58B1",
        "If a player puts down several cards at once and only one face can be seen, that card is played and the others "
        "go back to hand; nothing more follows.",
        change=WORDING,
    ),
)
SEVERAL_VISIBLE = provision(
    v(
        L1997,
        "58B2",
        "If a player puts down several cards at once and more than one can be seen, he says which of them he plays.",
    ),
    v(
        L2017,
        "58B2",
        "If a player puts down several cards at once and more than one face can be seen, the offender says which of "
        "them he plays.",
        change=WORDING,
    ),
)
OTHERS_EXPOSED = provision(
    v(
        L1997,
        "58B2",
        "Each other card that a defender showed in playing several at once becomes a penalty card, major or minor as "
        "Law 50 says.",
    ),
)
OPPONENT_MAY_CHANGE = provision(
    v(
        L1997,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that card may change his own "
        "card without penalty.",
        played_to="that card",
    ),
    v(
        L2007,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that card may change his own "
        "card without rectification, subject to the rule on withdrawn cards.",
        change=WORDING,
        played_to="that card",
    ),
    v(
        L2017,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that trick may change his own "
        "card without rectification, subject to the rule on withdrawn cards.",
        change=SUBSTANCE,
        played_to="that trick",
    ),
)
TOO_LATE = provision(
    v(
        L1997,
        "58B4",
        "If no one notices the extra card before both sides have played to the next trick, the trick is defective and "
        "Law 67 applies.",
    ),
)
CHOICE_MUST_BE_LEGAL = reading(
    "R58-1",
    "The player may choose only a visible card that he can legally play, if there is one: when one of them follows "
    "suit, another suit would be a revoke to be corrected.",
    source="text silent; Laws 44C and 62",
)
PARTNERS_LEAD_TOGETHER = reading(
    "R58-2",
    "When both defenders lead at once, the card of the one not on lead was exposed by deliberate play and becomes a "
    "major penalty card, unless 57D lets it be played at its turn.",
    source="text silent; Laws 50B and 58A",
)
REST_TAKEN_UP = reading(
    "R58-3",
    "When a player takes up some of the cards seen before anyone has played to them, what he leaves there counts as "
    "his play until he has said which card he plays. Without this reading the first of the cards put down does.",
    source="text silent on what counts before he is asked; our interpretation",
)
FITS_THE_PLAY = reading(
    "R58-4",
    "Of several cards seen at once and found late, the one faced in playing to the trick can only be one that fits how "
    "play went on: the hand that was taken to have won the trick has won it, and what was followed to was led. Without "
    "this reading the card that was taken for the play stays, and the Director decides whether it was another.",
    source="text silent on who then won the trick; 67B1 leaves that as it was when a card is placed late",
)
ORDER_AT_ONE_INSTANT = reading(
    "R58-5",
    "When two players put down cards at one instant, neither from the hand whose turn it was, a defender's card counts "
    "as put down before one of declarer's side, of two leads by one side the one to which the hand on turn "
    "would play next, and of two plays by one side the one whose turn comes sooner. Without this reading the one told "
    "first does.",
    source="text silent on two cards that are both out of turn; our interpretation",
)
WHICH = Choice(
    "card_played",
    "Which of {cards} does {chooser} play?",
    Elect("card", "{picked}", SEVERAL_VISIBLE, "played {picked}"),
    say="{chooser}, you put down several cards at once: {options}. Which do you play?",
)


WHICH_OUT_OF_TURN = Choice(WHICH.id, WHICH.text, *WHICH.options, say=WHICH.say, classifies=True)


class SimultaneousPlay(Incident):
    """Two hands played at the same instant, or one hand several cards at once."""

    law = "law58"
    topics = ("exposed card",)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class SeveralTogether(SimultaneousPlay):
    """A hand put down several cards at once; `taken_for` his play is one of them until he has named one.

    Out of turn the play of that card is on a file of its own, by the law that it comes under.
    """

    in_turn: bool
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


class TogetherWithAnother(SimultaneousPlay):
    """The Director is called about two cards of two hands, both of them legal."""

    @property
    def card(self) -> Card:
        """The card that counts as put down after the other: the last that was faced."""
        return next(e.card for e in reversed(self.before.log) if isinstance(e, Faced))
