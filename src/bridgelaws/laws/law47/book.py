"""Law 47: retraction of a card played."""

from __future__ import annotations

from ...board.table import Incident, Table
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.cards import Card
from ...values.seats import Seat, Side

RETRACT_FOR_RECTIFICATION = provision(
    v(
        L1997,
        "47A",
        "A played card is withdrawn when a penalty requires it; a defender's card may become a penalty card.",
    ),
    v(
        L2007,
        "47A",
        "A played card is withdrawn when a rectification requires it; a defender's card may become a penalty card.",
        change=WORDING,
    ),
)
RETRACT_ILLEGAL_PLAY = provision(
    v(
        L1997,
        "47B",
        "A played card may be withdrawn to correct an illegal or simultaneous play; "
        "a defender's card becomes a penalty card unless this law exempts it.",
    ),
    v(
        L2007,
        "47B",
        "A played card may be withdrawn to correct an illegal play, simultaneous plays being left to their own law; "
        "a defender's card becomes a penalty card unless this law exempts it.",
        change=WORDING,
    ),
)
RETRACT_DESIGNATION = provision(
    v(L1997, "47C", "After a permitted change of an inadvertent designation the card goes back without penalty."),
    v(
        L2007,
        "47C",
        "After a permitted change of an unintended designation the card goes back without further rectification.",
        change=WORDING,
    ),
)
RETRACT_AFTER_OPPONENTS_CHANGE = provision(
    v(
        L1997,
        "47D",
        "When an opponent changes his play, a player who has played after it may take his card back into his hand "
        "and play another without rectification.",
    ),
)
TOLD_IT_WAS_HIS_TURN = provision(
    v(
        L1997,
        "47E1",
        "A player who led out of turn because an opponent wrongly told him that it was his turn may take the lead back "
        "without penalty, and the player on his left should not accept it.",
        covers_plays=False,
        automatic=False,
        acceptance="should not",
    ),
    v(
        L2007,
        "47E1",
        "A player who led or played out of turn because an opponent wrongly told him that it was his turn may take "
        "the card back without further rectification, and the player on his left may not accept it.",
        change=SUBSTANCE,
        covers_plays=True,
        automatic=False,
        acceptance="may not",
    ),
    v(
        L2017,
        "47E1",
        "A card led or played out of turn because an opponent wrongly told the player that it was his turn is taken "
        "back without further rectification, and the player on his left may not accept it.",
        change=SUBSTANCE,
        covers_plays=True,
        automatic=True,
        acceptance="may not",
    ),
)
ESTABLISHES_NO_REVOKE = provision(
    v(
        L2017,
        "47E1",
        "A card led or played because an opponent wrongly told the player that it was his turn "
        "does not establish an earlier revoke of his side.",
    ),
)
RETRACT_AFTER_WRONG_EXPLANATION = provision(
    v(
        L1997,
        "47E2(a)",
        "A player who played after a wrong explanation of an opponent's conventional call or play, and before it was "
        "put right, may take the card back without penalty if no later card has been played to that trick.",
        limit="to that trick",
        needs_cause=False,
        conventional_only=True,
    ),
    v(
        L2007,
        "47E2(a)",
        "A player who played as he did because of a wrong explanation of an opponent's call or play, before it was put "
        "right, may take the card back without rectification if no later card has been played to that trick.",
        change=SUBSTANCE,
        limit="to that trick",
        needs_cause=True,
        conventional_only=False,
    ),
    v(
        L2017,
        "47E2(a)",
        "A player who played as he did because of a wrong explanation of an opponent's call or play, before it was put "
        "right, may take the card back without rectification if no card at all has been played after it.",
        change=SUBSTANCE,
        limit="at all",
        needs_cause=True,
        conventional_only=False,
    ),
)
OPENING_LEAD_UNTIL_DUMMY_SHOWS = provision(
    v(
        L1997,
        "47E2(a)",
        "An opening lead made after a wrong explanation may not be taken back once dummy has faced a card.",
    ),
)
TOO_LATE_TO_RETRACT = provision(
    v(
        L1997,
        "47E2(b)",
        "When it is too late to take back a card played after a wrong explanation, "
        "the Director may adjust the score under the law on partnership understandings.",
    ),
    v(
        L2007,
        "47E2(b)",
        "When it is too late to take back a card played after a wrong explanation, the Director may adjust the score.",
        change=WORDING,
    ),
)
RETRACT_FOR_PROPER_LEAD = provision(
    v(
        L2007,
        "47F1",
        "A card led out of turn may be withdrawn when the player whose turn it was makes his proper lead (53C).",
    ),
    v(
        L2017,
        "47F1",
        "A card led out of turn may be withdrawn when the player whose turn it was makes his proper lead (53B).",
        change=WORDING,
    ),
)
PLAYED_CARD_STANDS = provision(
    v(L1997, "47F", "Apart from the cases of this law, a card once played may not be withdrawn."),
    v(
        L2007,
        "47F2",
        "Apart from the cases of this law, a card once played may not be withdrawn.",
        change=RENUMBERED,
    ),
)
GOES_BACK_ALL_THE_SAME = reading(
    "R47-1",
    "A card that its player would leave, having been told that it was his turn, goes back all the same and without "
    "rectification, since his left-hand opponent may not accept it.",
    source="text gives the player a choice and bars the acceptance; settled so in 2017",
    editions=(L2007,),
)
TAKE_BACK = Choice(
    "retract_after_being_told",
    "{told} had told {chooser} that it was his turn. Does {chooser} take {card} back?",
    Elect("withdraw", "Take {card} back", TOLD_IT_WAS_HIS_TURN, "took {card} back", "you may take {card} back"),
    Elect("leave", "Leave it", TOLD_IT_WAS_HIS_TURN, "left {card}", "or leave it"),
    say="{chooser}, {told} had wrongly told you that it was your turn: {options}.",
)
MISTAKEN = Finding(
    "explanation_mistaken",
    "Had the opponents' explanation been wrong, and is it put right only now?",
    RETRACT_AFTER_WRONG_EXPLANATION,
    yes="the explanation had been wrong and was put right only after the card was played",
    no="no wrong explanation was given",
)
CONVENTIONAL = Finding(
    "conventional_action_explained",
    "Was it a conventional call or play that had been explained wrongly?",
    RETRACT_AFTER_WRONG_EXPLANATION,
    yes="it was a conventional call or play that had been explained wrongly",
    no="the call or play explained wrongly was not a conventional one",
)
BECAUSE = Finding(
    "played_because_of_it",
    "Did {player} play {card} because of the wrong explanation?",
    RETRACT_AFTER_WRONG_EXPLANATION,
    yes="{player} played {card} because of the wrong explanation",
    no="{card} was not played because of the explanation",
    say="{player}, would you have played another card with the right explanation?",
)
DUMMY_SHOWED = Finding(
    "dummy_faced_any_card",
    "Has dummy faced any card?",
    OPENING_LEAD_UNTIL_DUMMY_SHOWS,
    yes="dummy has faced a card",
    no="dummy has faced no card",
    say="Has dummy put down or shown any card since the lead?",
)
RETRACT = Choice(
    "retract_after_wrong_explanation",
    "The explanation was wrong. Does {chooser} take {card} back?",
    Elect("keep", "Keep {card}", RETRACT_AFTER_WRONG_EXPLANATION, "kept {card}", "you may leave {card}"),
    Elect(
        "withdraw", "Take {card} back", RETRACT_AFTER_WRONG_EXPLANATION, "took {card} back", "or take it back{where}"
    ),
    say="{chooser}, you played after a wrong explanation: {options}.",
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
