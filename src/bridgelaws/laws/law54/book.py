"""Law 54: faced opening lead out of turn."""

from __future__ import annotations

from ...board.incidents import LeadOutOfTurn
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.seats import Seat

FACE_DOWN_RETRACTED = provision(
    v(
        L1997,
        "54",
        "When a defender has faced an opening lead out of turn and his partner has led face down, the Director has "
        "the face-down card taken back.",
    ),
)
SPREADS = provision(
    v(
        L1997,
        "54A",
        "After a faced opening lead out of turn declarer may put his own hand down; he becomes dummy and his partner "
        "becomes declarer.",
    ),
)
MUST_SPREAD_ALL = provision(
    v(
        L1997,
        "54A",
        "If declarer begins to put his hand down and exposes a card in doing so, he must put down the whole hand and "
        "his partner becomes declarer.",
    ),
)
ACCEPTS = provision(
    v(
        L1997,
        "54B",
        "Declarer may accept the irregular opening lead as Law 53 provides and stay declarer; dummy's hand then goes "
        "down in the ordinary way.",
    ),
)
SECOND_FROM_HAND = provision(
    v(L1997, "54B1", "When declarer accepts the lead, the second card to the trick comes from his own hand."),
)
SECOND_FROM_DUMMY = provision(
    v(
        L1997,
        "54B2",
        "If declarer plays the second card from dummy instead, that card stays played, except that a revoke may be "
        "corrected.",
    ),
)
MUST_ACCEPT = provision(
    v(
        L1997,
        "54C",
        "If declarer could have seen a card of dummy, other than one exposed in the auction and dealt with under "
        "Law 24, he must accept the lead.",
        confirms_declarer=False,
    ),
    v(
        L2017,
        "54C",
        "If declarer could have seen a card of dummy, other than one exposed in the auction and dealt with under "
        "Law 24, he must accept the lead and stays declarer.",
        change=SUBSTANCE,
        confirms_declarer=True,
    ),
)
REFUSES = provision(
    v(
        L1997,
        "54D",
        "Declarer may have the faced opening lead out of turn taken back; by Law 56 the card becomes a major penalty "
        "card and may restrict the lead of the offender's partner.",
        by_itself=False,
    ),
    v(
        L2007,
        "54D",
        "Declarer may have the faced opening lead out of turn taken back; the card becomes a major penalty card and "
        "may restrict the lead of the offender's partner.",
        change=WORDING,
        by_itself=True,
    ),
)
WRONG_SIDE = provision(
    v(
        L2007,
        "54E",
        "A card that declarer or dummy tries to put down as the opening lead is no lead: it is dealt with as a card "
        "exposed before the play, under Law 24.",
    ),
)
NOT_BY_SPREADING = reading(
    "R54-1",
    "A declarer who must accept the lead may not do so by spreading his hand, although the edition does not say so.",
    source="text silent before 2017; the 2017 text settles it so",
    editions=(L1997, L2007),
)
DUMMYS_CARD_COUNTS = reading(
    "R54-2",
    "When the second card was played from dummy it counts as dummy's card to the trick; declarer's own hand and then "
    "the offender's partner complete the trick.",
    source="text silent; settled practice",
)
WRONG_SIDE_BY_LAW_24 = reading(
    "R54-3",
    "An opening lead attempted by declarer or dummy is dealt with as a card exposed before the play, under Law 24, "
    "although Law 54 does not mention it.",
    source="text silent; Law 24 by itself, and the later text of 54E",
    editions=(L1997,),
)
SPREAD_HAND_IS_DUMMY = reading(
    "R54-4",
    "Whether a declarer who has put his hand down could have seen dummy before is asked until both sides have played "
    "to the second trick; from then on his hand is dummy and his partner is declarer. Without this reading there is no "
    "limit.",
    source="text silent; the limit at which the Laws leave a trick as it is (58B4, 67), as in R53-4",
)
SLIP_MAY_BE_CORRECTED = reading(
    "R54-5",
    "A second card called from dummy by a slip of the tongue may be changed under 45C4(b). Without this reading it "
    "stays, because only a revoke is excepted.",
    source="the letter of 54B2 excepts only a revoke, while 45C4(b) and 47C make no exception of this card; our "
    "interpretation",
)
SAW_DUMMY = Finding(
    "declarer_saw_dummy",
    "Could declarer have seen any of dummy's cards{when}?",
    MUST_ACCEPT,
    yes="declarer could have seen a card of dummy",
    no="declarer could not have seen a card of dummy",
    say="Has dummy put down or shown any card since the lead{when}? Cards dealt with in the auction do not count.",
    by_the_act=True,
)
LED_OR_FOLLOWED = Finding(
    "deemed_led",
    "Did {offender} lead {card}, or play it to {other}, which was no lead? (Yes: led)",
    WRONG_SIDE,
    WRONG_SIDE_BY_LAW_24,
    yes="{offender} led {card}",
    no="{offender} played {card} to {other}, which was no lead",
    say="{offender}, what did you mean by {card}: were you leading?",
    classifies=True,
)
OPTION = Choice(
    "faced_lead_out_of_turn",
    "{offender} has led {card} out of turn. What does {chooser} choose?",
    Elect(
        "accept",
        "Accept the lead and stay declarer",
        ACCEPTS,
        "accepted the lead",
        "you may accept the lead: dummy goes down and you play second, from your own hand",
    ),
    Elect(
        "spread",
        "Accept the lead and become dummy",
        SPREADS,
        "spread his hand",
        "you may accept it and put your own hand down: you become dummy and your partner plays the hand",
    ),
    Elect(
        "refuse",
        "Refuse the lead",
        REFUSES,
        "refused the lead",
        "or you may refuse it: the card becomes a major penalty card, and you may then require or forbid your left-hand"
        " opponent to lead that suit, or leave him free",
    ),
    say="{chooser}, {offender} has led out of turn, and you choose without asking your partner: {options}.",
)


class OpeningLeadOutOfTurn(Incident):
    """An opening lead was faced by the wrong hand, or it is in question what was led."""

    law = "law54"
    topics = ("turn",)
    leaves_the_lead_open = True


class LedByTheWrongDefender(OpeningLeadOutOfTurn, LeadOutOfTurn):
    """The wrong defender faced an opening lead."""

    @property
    def proper(self) -> Seat:
        """The hand whose lead it was."""
        return self.before.trick.leader


class LedOrFollowed(OpeningLeadOutOfTurn):
    """The right defender may have led, or followed to a card of the declaring side that was no lead."""


class SecondFromDummy(OpeningLeadOutOfTurn):
    """Declarer, having accepted a lead out of turn, played second from dummy."""
