"""Law 47: retraction of a card played."""

from __future__ import annotations

from ...board.table import Incident, Table
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CARD, CHOOSER, PLAYER, TOLD, WHERE
from ...values.cards import Card
from ...values.seats import Seat, Side

RETRACT_FOR_RECTIFICATION = provision(v(L1997, "47A"), v(L2007, "47A", change=WORDING))
RETRACT_ILLEGAL_PLAY = provision(v(L1997, "47B"), v(L2007, "47B", change=WORDING))
RETRACT_DESIGNATION = provision(v(L1997, "47C"), v(L2007, "47C", change=WORDING))
RETRACT_AFTER_OPPONENTS_CHANGE = provision(v(L1997, "47D"))
TOLD_IT_WAS_HIS_TURN = provision(
    v(L1997, "47E1", covers_plays=False, automatic=False, acceptance="should not"),
    v(L2007, "47E1", change=SUBSTANCE, covers_plays=True, automatic=False, acceptance="may not"),
    v(L2017, "47E1", change=SUBSTANCE, covers_plays=True, automatic=True, acceptance="may not"),
)
ESTABLISHES_NO_REVOKE = provision(v(L2017, "47E1"))
RETRACT_AFTER_WRONG_EXPLANATION = provision(
    v(L1997, "47E2(a)", limit="to that trick", needs_cause=False, conventional_only=True),
    v(L2007, "47E2(a)", change=SUBSTANCE, limit="to that trick", needs_cause=True, conventional_only=False),
    v(L2017, "47E2(a)", change=SUBSTANCE, limit="at all", needs_cause=True, conventional_only=False),
)
OPENING_LEAD_UNTIL_DUMMY_SHOWS = provision(v(L1997, "47E2(a)"))
TOO_LATE_TO_RETRACT = provision(v(L1997, "47E2(b)"), v(L2007, "47E2(b)", change=WORDING))
RETRACT_FOR_PROPER_LEAD = provision(v(L2007, "47F1"), v(L2017, "47F1", change=WORDING))
PLAYED_CARD_STANDS = provision(v(L1997, "47F"), v(L2007, "47F2", change=RENUMBERED))
GOES_BACK_ALL_THE_SAME = reading("R47-1", editions=(L2007,))
KEEP_OR_WITHDRAW = Choice(
    "keep_or_withdraw",
    Elect("keep", RETRACT_AFTER_OPPONENTS_CHANGE, aloud=True),
    Elect("withdraw", RETRACT_AFTER_OPPONENTS_CHANGE),
    args=(CHOOSER, CARD, TOLD),
)
TAKE_BACK = Choice(
    "retract_after_being_told",
    Elect("withdraw", TOLD_IT_WAS_HIS_TURN, aloud=True),
    Elect("leave", TOLD_IT_WAS_HIS_TURN, aloud=True),
    args=(CHOOSER, TOLD, CARD),
)
MISTAKEN = Finding("explanation_mistaken", RETRACT_AFTER_WRONG_EXPLANATION, aloud=False)
CONVENTIONAL = Finding("conventional_action_explained", RETRACT_AFTER_WRONG_EXPLANATION, aloud=False)
BECAUSE = Finding("played_because_of_it", RETRACT_AFTER_WRONG_EXPLANATION, args=(PLAYER, CARD))
DUMMY_SHOWED = Finding("dummy_faced_any_card", OPENING_LEAD_UNTIL_DUMMY_SHOWS)
RETRACT = Choice(
    "retract_after_wrong_explanation",
    Elect("keep", RETRACT_AFTER_WRONG_EXPLANATION, aloud=True),
    Elect("withdraw", RETRACT_AFTER_WRONG_EXPLANATION, aloud=True),
    args=(CHOOSER, CARD, WHERE),
)


class CardTakenBack(Incident):
    """A player took a card back, or may take one back."""

    law = "law47"


class TakenBack(CardTakenBack):
    """A player took his card back from the trick."""


class ExplanationPutRight(CardTakenBack):
    """An explanation was put right after an opponent had played a card."""

    @property
    def played(self) -> tuple[Seat, Card]:
        """The card that the opponents had played last, and its hand."""
        found = last_played(self.before, self.offender.side.other)
        assert found is not None
        return found

    @property
    def card(self) -> Card:
        """That card."""
        return self.played[1]


def last_played(table: Table, side: Side) -> tuple[Seat, Card] | None:
    """The card that a side played last to the trick, or to the one just completed, and its hand."""
    for trick in (table.trick, table.last_trick):
        for play in reversed(trick.plays if trick is not None else ()):
            if play[0].side is side:
                return play
    return None


class PlayedAfterAChange(CardTakenBack):
    """A card was played after an opponent's card that has been changed."""
