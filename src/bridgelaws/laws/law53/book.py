"""Law 53: lead out of turn accepted."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ...book.questions import Finding

ACCEPTED_BY_STATEMENT: Provision = provision(
    v(
        L1997,
        "53A",
        "A faced lead out of turn becomes a correct lead when the other side says that it accepts it: declarer for a "
        "defender's lead, either defender for declarer's.",
        at_thirteenth=True,
    ),
    v(
        L2017,
        "53A",
        "Before the thirteenth trick, a faced lead out of turn becomes a correct lead when the other side says that it "
        "accepts it: declarer for a defender's lead, either defender for declarer's.",
        change=SUBSTANCE,
        at_thirteenth=False,
    ),
)
ACCEPTED_BY_PLAY = provision(
    v(
        L1997,
        "53A",
        "A faced lead out of turn becomes a correct lead when the next hand in rotation plays to it.",
        at_thirteenth=True,
    ),
    v(
        L2017,
        "53A",
        "Before the thirteenth trick, a faced lead out of turn becomes a correct lead when a card is played from the "
        "next hand in rotation, unless that card is a proper lead.",
        change=SUBSTANCE,
        at_thirteenth=False,
    ),
)
NOT_ACCEPTED = provision(
    v(
        L1997,
        "53A",
        "If no one accepts the lead by word or play, the Director has the lead made from the correct hand.",
        as_illegal_play=False,
    ),
    v(
        L2017,
        "53A",
        "If no one accepts the lead by word or play, it is withdrawn as an illegal play and the Director has the lead "
        "made from the correct hand.",
        change=WORDING,
        as_illegal_play=True,
    ),
)
THIRTEENTH_RETRACTED = provision(
    v(L2017, "53A footnote", "A lead out of turn to the thirteenth trick is taken back; no one can accept it."),
)
WRONG_DEFENDER_PLAYS = provision(
    v(
        L1997,
        "53B",
        "When the defender on the right of declarer's irregular lead plays to it, the lead stands and that card is "
        "treated as a play before his partner's, unless it was his own proper lead.",
    ),
    v(
        L2017,
        "53C",
        "When the defender on the right of declarer's irregular lead plays to it, the lead stands and that card is "
        "treated as a play before his partner's, unless it was his own proper lead.",
        change=RENUMBERED,
    ),
)
PROPER_LEAD = provision(
    v(
        L1997,
        "53C",
        "An opponent of the irregular leader whose turn it was may simply make his own lead. It stands, and the cards "
        "wrongly put into the trick go back without penalty.",
        unless_accepted=False,
        without_rectification=True,
    ),
    v(
        L2007,
        "53C",
        "Unless the irregular lead has been accepted, an opponent whose turn it was may make his own lead. It stands, "
        "and the cards wrongly put into the trick go back; the rule on withdrawn cards applies, and nothing more.",
        change=SUBSTANCE,
        unless_accepted=True,
        without_rectification=True,
    ),
    v(
        L2017,
        "53B",
        "Unless the irregular lead has been accepted, an opponent whose turn it was may make his own lead. It stands, "
        "and the cards wrongly put into the trick may be taken back under the rule on withdrawn cards.",
        change=SUBSTANCE,
        unless_accepted=True,
        without_rectification=False,
    ),
)
NO_PENALTY_CARD = reading(
    "R53-1",
    "A defender's irregular lead that gives way to the proper lead does not become a penalty card, although the "
    "edition no longer says so.",
    source="text silent; Law 47F1 keeps such a withdrawal apart from Law 49, as in the editions before",
    editions=(L2017,),
)
OWN_ACCEPTANCE_BINDS = reading(
    "R53-2",
    "The right to make the proper lead after an acceptance belongs to a player whose partner accepted; who has "
    "accepted himself, by word or play from either of his hands, has given it up.",
    source="text gives the right without condition; our interpretation",
    editions=(L1997,),
)
LED_AGAIN = reading(
    "R53-3",
    "When a player has taken his lead out of turn back by himself and the lead has been made from the correct hand of "
    "his side, an opponent who then plays plays to the new lead, which stands. Without this reading the lead out of "
    "turn still heads the trick, and he accepts it.",
    source="text silent on a lead corrected without a demand; our interpretation",
)
ASKED_IN_TIME = reading(
    "R53-4",
    "Whether a card was meant as the proper lead is asked until both sides have played to the next trick; from then on "
    "the lead out of turn counts as accepted. Without this reading there is no limit.",
    source="text silent; the limit at which the Laws leave a trick as it is (58B4, 67)",
)
FORGIVEN_LEAD_STANDS = reading(
    "R53-5",
    "When the right hand of the same side leads too and an opponent has forgiven that card by playing to it (60A1), it "
    "is the lead once the lead out of turn is refused. Without this reading it goes back with the rest and becomes a "
    "penalty card.",
    source="60A2 counts the card as in turn; the text is silent on what becomes of it when the other lead goes back",
)
NEXT_TRICK_GOES_BACK = reading(
    "R53-6",
    "When the proper lead is found to have been made only after all have played and the next trick is begun, the cards "
    "led or played to that go back too, without rectification. Without this reading a card from a hand whose card to "
    "the trick went back is its card to the proper lead.",
    source="text silent; the trick is not over, and 47F1 lets the cards go back",
)
FOLLOWS_PROPER_LEAD = reading(
    "R53-7",
    "Who follows suit to the proper lead, made while a lead out of turn lay there too, has played to it. So has a hand "
    "whose card went back, unless the new card may as well be its lead to the next trick: both leads were of one suit, "
    "and by the other it would have won. Without this reading the Director is asked.",
    source="text silent on how to tell to which of two leads a card was played (53B, 53C); our interpretation",
)
PARTNERS_LEAD_PLAYED_TO = reading(
    "R53-8",
    "When a defender has led out of turn, his partner, whose turn it was, leads too and declarer plays to that lead, "
    "the one out of turn has not been accepted: the partner's lead stands, and the other card is a penalty card; nor "
    "need it be accepted because dummy, from which he played, went down (54C). Without this reading a card from the "
    "next hand accepts the lead out of turn, whatever it was played to.",
    source="text silent on two leads by one side; 53A has in mind a card that is played to the lead out of turn",
)
MEANT_AS_LEAD = Finding(
    "meant_as_lead",
    "Did {player} mean {played} as his own lead, not as a card to {card}?",
    PROPER_LEAD,
    yes="{player} meant {played} as his own lead",
    no="{player} meant {played} as a card to {card}",
    say="{player}, when you put down {played}, were you leading, or playing to {card}?",
    classifies=True,
    by_the_act=True,
)
PLAYED_TO = Finding(
    "played_to_irregular_lead",
    "Did {player} play {card} to {irregular}, which had been led out of turn, and not to {led}?",
    PROPER_LEAD,
    yes="{player} played {card} in error to {irregular}",
    no="{player} played {card} to {led}",
    say="{player}, when you put down {card}, to which card were you playing?",
    classifies=True,
)


TO_PARTNERS_LEAD = Finding(
    "played_to_partners_lead",
    "{partner} put down {led} after {offender} had led {card}. Did declarer play {played} to {led}, and not to {card}?",
    NOT_ACCEPTED,
    yes="declarer played {played} to {led}, the lead of {partner}",
    no="declarer played {played} to {card}",
    say="{declarer}, when you played {played}, to which of the two leads was it?",
    classifies=True,
)


class LeadAccepted(Incident):
    """A lead out of turn that may have been accepted, or given way to the proper lead."""

    law = "law53"
    topics = ("turn",)


class PutDownToTwoLeads(LeadAccepted):
    """A card was put down when two cards had been led, and may have been played to either."""


class HisOwnLead(LeadAccepted):
    """A player who might make his own lead although another stands put down a card."""


class FollowsProperLead(LeadAccepted):
    """A hand whose card gave way to the proper lead followed suit to that before anybody had said so."""


class PlayedToNoTrick(LeadAccepted):
    """A card was played to a lead that has given way, or to a trick that had not begun."""


class GaveWayToPartner(LeadAccepted):
    """A defender's lead out of turn was no lead, because declarer has played to that of his partner."""
