"""Law 68: claim or concession of tricks."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import OFFENDER, PARTNER, SIDE

LATER_TRICKS = provision(v(L1997, "68"), v(L2017, "68", change=WORDING))
CLAIM = provision(
    v(L1997, "68A", only_players=False),
    v(L2007, "68A", change=WORDING, only_players=False),
    v(L2017, "68A", change=SUBSTANCE, only_players=True),
)
CONCESSION = provision(v(L1997, "68B"), v(L2007, "68B1", change=RENUMBERED))
PARTNER_OBJECTS = provision(
    v(L1997, "68B", play_goes_on=False, information="from partner"),
    v(L2007, "68B2", change=SUBSTANCE, play_goes_on=True, information="withdrawn"),
    v(L2017, "68B2", change=SUBSTANCE, play_goes_on=True, information="withdrawn"),
)
PLAY_STOPS = provision(
    v(L1997, "68D", play="ceases", may_go_on=False),
    v(L2007, "68D", change=SUBSTANCE, play="ceases", may_go_on=False),
    v(L2017, "68D", change=SUBSTANCE, play="is suspended", may_go_on=True),
)
STATEMENT = provision(v(L1997, "68C", faces_hand=False), v(L2017, "68C", change=SUBSTANCE, faces_hand=True))
GOES_ON_BY_AGREEMENT = provision(v(L2017, "68D2(b)"))
PLAY_GOES_ON_IN_1997 = reading("R68-1", editions=(L1997,))
VOID_CLAIM_ESTABLISHES_NOTHING = reading("R68-2", editions=(L2017,))
PLAYED_ON_IS_DOUBTED = reading("R68-3", editions=(L2017,))
ASKED_TO_PLAY_ON = Finding("asked_to_play_on", GOES_ON_BY_AGREEMENT, args=(SIDE, OFFENDER))
ALL_FOUR_AGREE = Finding("all_four_agree", GOES_ON_BY_AGREEMENT, args=(OFFENDER,))
# Cards that were played after the claim counted or did not, by what the players had agreed on before.
HAD_ASKED_TO_PLAY_ON = ASKED_TO_PLAY_ON.but(classifies=True, by_the_act=True)
ALL_FOUR_AGREED = Finding("all_four_agree", GOES_ON_BY_AGREEMENT, args=(OFFENDER,), classifies=True, by_the_act=True)
OBJECTED = Finding("immediate_objection", PARTNER_OBJECTS, args=(OFFENDER, PARTNER), classifies=True, by_the_act=True)


class ClaimOrConcession(Incident):
    """A player claimed or conceded, agreed or objected."""

    law = "law68"


class Claim(ClaimOrConcession):
    """A player claimed or conceded."""


class Objection(ClaimOrConcession):
    """A player spoke against a claim or concession."""


class ConcessionObjectedTo(Objection):
    """A defender objected to his partner's concession."""


class PlayMayGoOn(ClaimOrConcession):
    """A claim was disputed, and play goes on instead of a ruling if the others ask for it and all four agree."""


class PlayedAfterClaim(ClaimOrConcession):
    """Somebody played on after a claim that had ended the play."""


class PlayedOnAfterClaim(ClaimOrConcession):
    """Somebody played on after a claim: by agreement, and the claim is void, or not, and the card is."""


class ClaimDisputed(Objection):
    """A player disputed another's claim."""
