"""What belongs to a claim beside the claim itself: the statement in steps, hands faced, and what the Director finds.

The steps of a statement are kept as they were told. What they leave to a hand at its turn is for whoever looks for the
worst line; the laws do not ask.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ..values.cards import Card, Suit
from ..values.frozen import dataclass
from ..values.seats import Seat


class Step(StrEnum):
    """What a claimer can say that he will do; `needs` are the details that belong to it."""

    needs: tuple[str, ...]

    IN_ORDER = "in order", ("cards",)  # plays these cards, in this order
    RUN = "run", ("suits",)  # leads the suit from the top until it is gone
    RUN_ANY = "run in any order", ("suits",)
    DRAW_TRUMPS = "draw trumps", ()
    RUFF = "ruff", ("seat", "suits")
    OVERRUFF = "overruff", ()
    THROW = "throw", ("seat", "suits")  # throws cards of these suits, in this order
    THROW_CARD = "throw card", ("cards", "suits")  # one card, on one suit
    FINESSE = "finesse", ("seat", "suits")
    NO_FINESSE = "no finesse", ("suits",)
    GIVE_UP = "give up", ("suits",)
    ENTER = "enter", ("suits",)
    KEEP = "keep", ("cards",)  # to the end
    TRUMP_MENTIONED = "trump mentioned", ()

    def __new__(cls, value: str, needs: tuple[str, ...]) -> Step:
        """A member with its word, and what belongs to it."""
        made = str.__new__(cls, value)
        made._value_ = value
        made.needs = needs
        return made


# Steps that are about one suit, or one card.
ONE_SUIT = (
    Step.RUN, Step.RUN_ANY, Step.RUFF, Step.THROW_CARD, Step.FINESSE, Step.NO_FINESSE, Step.GIVE_UP, Step.ENTER,
)  # fmt: skip
ONE_CARD = (Step.THROW_CARD,)


class Stated(NamedTuple):
    """One step of a statement."""

    step: Step
    seat: Seat | None = None
    suits: tuple[Suit, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether it has the details that belong to it, and no others."""
        given = {"seat": self.seat is not None, "suits": bool(self.suits), "cards": bool(self.cards)}
        one = self.step not in ONE_SUIT or len(self.suits) == 1
        one = one and (self.step not in ONE_CARD or len(self.cards) == 1)
        return one and all(there == (name in self.step.needs) for name, there in given.items())


class Basis(StrEnum):
    """On what the number of tricks that a contested claim is worth depends (70C to 70E)."""

    TRUMP_OUT = "trump out"
    LATER_LINE = "later line"
    PARTNERS_CHOICE = "partner's choice"
    LATER_PLAY = "later play"
    FINESSE = "unstated finesse"
    SUIT_ORDER = "order in a suit"


class Ground(StrEnum):
    """Why tricks that were conceded, or agreed to be lost, are given back or not (69B, 71)."""

    ALREADY_WON = "already_won"
    NO_LEGAL_PLAY = "no_legal_play"
    CONTRACT_DECIDED = "contract_decided"
    NO_NORMAL_PLAY = "no_normal_play"
    LIKELY_WON = "likely_won"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class HandFaced:
    """A hand was faced for the Director when he heard about a claim (70B): it is known, and nobody is at fault."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Adjudicated:
    """The Director found how many of the tricks left the claimer's side takes on the worst line that is normal.

    `basis` is on what that depends; `normal` and `irrational` are plays that he found to be so, `line` the cards of the
    line that decides it, in the order in which they would be played from the claim on. `later` is what the claimer said
    after his claim, which is no part of his statement. `ground` is there only if tricks were asked for that had been
    conceded or agreed to: whether they are given back, and why.
    """

    tricks: int
    basis: tuple[Basis, ...] = ()
    normal: tuple[str, ...] = ()
    irrational: tuple[str, ...] = ()
    line: tuple[Card, ...] = ()
    later: str = ""
    ground: Ground | None = None


@dataclass(frozen=True, slots=True)
class AskedBack:
    """A player asked for tricks that his side had conceded or agreed to lose; how many, if that was said."""

    seat: Seat
    tricks: int | None = None


ClaimEvent = HandFaced | Adjudicated | AskedBack
