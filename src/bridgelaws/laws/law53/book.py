"""Law 53: lead out of turn accepted."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import CARD, DECLARER, LED, OFFENDER, PARTNER, PLAYED, PLAYER, TRICK
from ...words.message import Arg, Message

ACCEPTED_BY_STATEMENT: Provision = provision(
    v(L1997, "53A", at_thirteenth=True), v(L2017, "53A", change=SUBSTANCE, at_thirteenth=False)
)
ACCEPTED_BY_PLAY = provision(
    v(L1997, "53A", at_thirteenth=True), v(L2017, "53A", change=SUBSTANCE, at_thirteenth=False)
)
NOT_ACCEPTED = provision(v(L1997, "53A", as_illegal_play=False), v(L2017, "53A", change=WORDING, as_illegal_play=True))
THIRTEENTH_RETRACTED = provision(v(L2017, "53A footnote"))
WRONG_DEFENDER_PLAYS = provision(v(L1997, "53B"), v(L2017, "53C", change=RENUMBERED))
PROPER_LEAD = provision(
    v(L1997, "53C", unless_accepted=False, without_rectification=True),
    v(L2007, "53C", change=SUBSTANCE, unless_accepted=True, without_rectification=True),
    v(L2017, "53B", change=SUBSTANCE, unless_accepted=True, without_rectification=False),
)
NO_PENALTY_CARD = reading("R53-1", editions=(L2017,))
OWN_ACCEPTANCE_BINDS = reading("R53-2", editions=(L1997,))
LED_AGAIN = reading("R53-3")
ASKED_IN_TIME = reading("R53-4")
FORGIVEN_LEAD_STANDS = reading("R53-5")
NEXT_TRICK_GOES_BACK = reading("R53-6")
FOLLOWS_PROPER_LEAD = reading("R53-7")
PARTNERS_LEAD_PLAYED_TO = reading("R53-8")
# Cards that may no longer lie there when they are spoken of
_IRREGULAR = Arg[Message]("irregular", "clause")
_THEIR_LEAD = Arg[Message]("led", "clause")
_PLAYED_TO_IT = Arg[Message]("played", "clause")
MEANT_AS_LEAD = Finding("meant_as_lead", PROPER_LEAD, args=(PLAYER, PLAYED, CARD), classifies=True, by_the_act=True)
PLAYED_TO = Finding("played_to_irregular_lead", PROPER_LEAD, args=(PLAYER, CARD, _IRREGULAR, LED), classifies=True)
TO_PARTNERS_LEAD = Finding(
    "played_to_partners_lead",
    NOT_ACCEPTED,
    args=(PARTNER, _THEIR_LEAD, OFFENDER, CARD, _PLAYED_TO_IT, DECLARER, TRICK),
    classifies=True,
)


class LeadAccepted(Incident):
    """A lead out of turn that may have been accepted, or given way to the proper lead."""

    law = "law53"
    topics = ("turn",)


class PutDownToTwoLeads(LeadAccepted):
    """A card was put down when two cards had been led, and may have been played to either."""

    heard_first = 2  # what an act counted as is found before anything is ordered


class HisOwnLead(LeadAccepted):
    """A player who might make his own lead although another stands put down a card."""


class FollowsProperLead(LeadAccepted):
    """A hand whose card gave way to the proper lead followed suit to that before anybody had said so."""


class PlayedToNoTrick(LeadAccepted):
    """A card was played to a lead that has given way, or to a trick that had not begun."""


class GaveWayToPartner(LeadAccepted):
    """A defender's lead out of turn was no lead, because declarer has played to that of his partner."""
