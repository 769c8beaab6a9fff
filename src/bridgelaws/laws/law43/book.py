"""Law 43: what dummy may not do."""

from __future__ import annotations

from ...board.events import Said
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ...values.seats import Seat

NOT_FIRST_TO_CALL = provision(
    v(
        L1997,
        "43A1(a)",
        "During the play dummy should leave it to others to call the Director until someone else has pointed out an"
        " irregularity.",
    ),
    v(
        L2017,
        "43A1(a)",
        "During the play dummy is not allowed to call the Director until someone else has pointed out an irregularity.",
        change=WORDING,
    ),
)
NOT_DRAW_ATTENTION = provision(
    v(L1997, "43A1(b)", "During the play dummy is not allowed to point out an irregularity."),
)
NOT_TAKE_PART = provision(
    v(L1997, "43A1(c)", "Dummy is not allowed to share in the play or to tell declarer anything about it."),
)
NOT_EXCHANGE_HANDS = provision(
    v(L1997, "43A2(a)", "Dummy who swaps hands with declarer loses his qualified rights for the deal."),
)
NOT_LEAVE_SEAT = provision(
    v(L1997, "43A2(b)", "Dummy who gets up to watch declarer's play loses his qualified rights for the deal."),
)
NOT_LOOK_AT_DEFENDER = provision(
    v(
        L1997,
        "43A2(c)",
        "Dummy who of his own accord looks at the face of a defender's card loses his qualified rights for the deal.",
        own_initiative=True,
    ),
    v(
        L2017,
        "43A2(c)",
        "Dummy who looks at the face of a defender's card, whoever began it, loses his qualified rights for the deal.",
        change=SUBSTANCE,
        own_initiative=False,
    ),
)
DEFENDER_NOT_SHOW_HAND = provision(
    v(L2017, "43A3", "A defender is not allowed to let dummy see his hand."),
)
PROCEDURAL_PENALTY = provision(
    v(L1997, "43B1", "Dummy who does what this law forbids may be fined under Law 90."),
)
DEFENDERS_NAME_THE_HAND = provision(
    v(
        L1997,
        "43B2(a)",
        "If dummy, his rights lost, warns declarer off leading from the wrong hand, either defender says which hand"
        " declarer leads from.",
    ),
)
REVOKE_AS_ESTABLISHED = provision(
    v(
        L1997,
        "43B2(b)",
        "If dummy, his rights lost, is the first to ask declarer about a play from declarer's hand that was a revoke,"
        " declarer replaces the card and Law 64 applies as if the revoke were established.",
    ),
)
FIRST_TO_MENTION = provision(
    v(
        L1997,
        "43B3",
        "If dummy, his rights lost, is the first to point out a defender's irregularity, there is no penalty; if the"
        " defenders gained directly by it, the Director adjusts both sides' score to restore equity.",
        remedy="both sides",
    ),
    v(
        L2007,
        "43B3",
        "If dummy, his rights lost, is the first to point out a defender's irregularity, there is no rectification and"
        " play goes on as if nothing had happened; at the end Law 12B1 decides about damage.",
        change=SUBSTANCE,
        remedy="12B1",
    ),
    v(
        L2017,
        "43B3",
        "If dummy, his rights lost, is the first to point out a defender's irregularity, there is no rectification for"
        " the moment and play goes on; at the end what the defenders gained by it is taken from their score alone.",
        change=SUBSTANCE,
        remedy="defenders only",
    ),
)
FIRST_NAMED_HAND = reading(
    "R43-1",
    "If the defenders differ about the hand declarer leads from, the choice stated first stands.",
    source="text silent; our interpretation; Law 55A by analogy would prefer the player next in turn",
)
RECTIFICATION_SURVIVES = reading(
    "R43-2",
    "Dummy who speaks too early without having lost his rights may be fined, but the irregularity he pointed out is"
    " rectified as usual.",
    source="follows from 43B3; ebu.co.uk/forum/discussion/459 and forums.ebu.co.uk/discussion/730",
)
POINTING_OUT_IS_ASKING = reading(
    "R43-3",
    "Dummy who has lost his rights and is the first to say that declarer has revoked, or to call the Director for it,"
    " is treated like one who asks. Without this reading only a question has that effect.",
    source="the letter of 43B2(b) speaks of asking; our interpretation, since telling declarer does more than asking",
)
FROM_WHICH_HAND = Choice(
    "lead_from",
    "Dummy, who had lost his rights, warned declarer about the wrong hand. From which hand must declarer lead?",
    Elect("hand", "From declarer's own hand", DEFENDERS_NAME_THE_HAND, "named declarer's own hand"),
    Elect("dummy", "From dummy", DEFENDERS_NAME_THE_HAND, "named dummy"),
    say="Either defender may say whether declarer leads from his own hand or from dummy.",
)


class DummysLimitation(Incident):
    """Dummy did what he may not do."""

    law = "law43"
    topics = ("dummy's card",)
    heard_first = True


class DummyStrayed(DummysLimitation):
    """Dummy looked where he may not."""


class DummyAskedWhichCard(DummysLimitation):
    """Dummy asked declarer which card he meant."""


class DummyWarned(DummysLimitation):
    """Dummy warned a player that the lead was in another hand."""

    @property
    def warned(self) -> Seat:
        """Whom he warned."""
        assert isinstance(self.cause, Said)
        return self.before.declarer if self.cause.to is None else self.cause.to


class DummySpokeFirst(DummysLimitation):
    """Dummy was the first to draw attention to an irregularity."""
