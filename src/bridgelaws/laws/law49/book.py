"""Law 49: exposure of a defender's cards."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.events import Dropped, Shown
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.cards import Card

PARTNER_COULD_SEE = provision(
    v(
        L1997,
        "49",
        "Each card of a defender that is, or was, where his partner could possibly see its face "
        "becomes a penalty card.",
    ),
)
NAMED_AS_HELD = provision(
    v(L1997, "49", "Each card that a defender says he holds becomes a penalty card."),
)
NORMAL_PLAY_EXEMPT = provision(
    v(L1997, "49", "A card shown in the normal course of play, or because a law has it so, is no penalty card."),
    v(
        L2007,
        "49",
        "A card shown in the normal course of play, or because a law has it so, is no penalty card; "
        "a card retracted after misinformation is an example.",
        change=WORDING,
    ),
)
CURRENT_TRICK_EXEMPT = provision(
    v(
        L1997,
        "49",
        "Cards that a defender shows in a statement only about winning the trick in progress are no penalty cards "
        "(footnote to the law on claims).",
    ),
    v(
        L2017,
        "49",
        "Cards that a defender shows in a statement only about winning the trick in progress are no penalty cards "
        "(the law on claims itself).",
        change=WORDING,
    ),
)
CONCESSION_OBJECTED_EXEMPT = provision(
    v(
        L2007,
        "49",
        "Cards that a defender shows in a concession to which his partner at once objects are no penalty cards (68B).",
    ),
    v(
        L2017,
        "49",
        "Cards that a defender shows in a concession to which his partner at once objects are no penalty cards (68B2).",
        change=WORDING,
    ),
)
WANTED_IS_NAMED = reading(
    "R49-1",
    "A defender who wants another card than the one that he played, and may not have it, has named that card as being"
    " in his hand. Without this reading nothing comes of it.",
    source="text silent on why he names it; a card named as the play and not played is named all the same",
)
COULD_SEE = Finding(
    "partner_could_possibly_see_face",
    "Could {partner} possibly have seen the face of {shown}?",
    PARTNER_COULD_SEE,
    yes="{partner} could have seen the face of {shown}",
    no="{partner} could not have seen the face of {shown}",
    say="{partner}, could you have seen the face, had you looked? I do not ask whether you did.",
)
OBJECTED = Finding(
    "immediate_objection",
    "Did {offender} concede tricks by showing his cards, and did {partner} object at once?",
    CONCESSION_OBJECTED_EXEMPT,
    PARTNER_COULD_SEE,
    yes="{offender} conceded tricks and {partner} objected at once",
    no="there was no concession to which {partner} objected at once",
    say="{offender}, what did you mean by showing your cards? {partner}, when did you object?",
)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class DefendersExposedCards(Incident):
    """Cards of a defender's hand were seen."""

    law = "law49"
    topics = ("exposed card",)

    exposed: tuple[Card, ...]

    def concerns(self, card: Card) -> bool:
        """Whether it is one of them."""
        return card in self.exposed


class DroppedOrShown(DefendersExposedCards):
    """He dropped or showed cards; those that nobody had named are among those exposed once they have been."""

    @property
    def card(self) -> Card | None:
        """The first card that has been named since."""
        assert isinstance(self.cause, Dropped | Shown)
        return next((card for card in self.exposed if card not in self.cause.cards), None)


class HandSpread(DefendersExposedCards):
    """He spread cards of his hand."""

    @property
    def card(self) -> Card | None:
        """The first of them."""
        return self.exposed[0] if self.exposed else None


class NamedAsHeld(DefendersExposedCards):
    """He named a card as being in his hand."""


class PlayedInVain(DefendersExposedCards):
    """He put a card down to what was no lead and no call."""

    stays_out = True
