"""Law 61: failure to follow suit; inquiries concerning a revoke."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, v
from ...book.questions import Finding
from ...values.arguments import CARD, DEMAND, OFFENDER, SEAT, SUIT, TRICK
from ...values.cards import Card
from ...values.frozen import dataclass
from ..law59 import book as book59

REVOKE = provision(v(L1997, "61A"), v(L2007, "61A", change=WORDING))
DECLARER_ASKS_DEFENDER = provision(v(L1997, "61B"), v(L2007, "61B1", change=RENUMBERED))
DUMMY_ASKS_DECLARER = provision(v(L1997, "61B"), v(L2007, "61B2(a)", change=RENUMBERED))
DUMMY_MAY_NOT_ASK_DEFENDER = provision(v(L2007, "61B2(b)"))
DEFENDERS_ASK_DECLARER = provision(v(L1997, "61B"), v(L2007, "61B3", change=RENUMBERED))
DEFENDERS_ASK_EACH_OTHER = provision(
    v(L1997, "61B", default="forbidden", authority_may_reverse=True),
    v(L2007, "61B3", change=SUBSTANCE, default="allowed", authority_may_reverse=True),
    v(L2017, "61B3", change=SUBSTANCE, default="allowed", authority_may_reverse=False),
)
NO_RIGHT_TO_INSPECT = provision(
    v(L1997, "61B"), v(L2007, "62C3", change=RENUMBERED), v(L2017, "61C", change=RENUMBERED)
)
COULD_OBEY = Finding("could_obey", REVOKE, book59.MAY_PLAY_ANY, args=(OFFENDER, DEMAND))
HELD_HIGHER = Finding("could_obey", REVOKE, book59.MAY_PLAY_ANY, args=(SEAT, CARD, SUIT, TRICK))
HELD_LOWER = Finding("could_obey", REVOKE, book59.MAY_PLAY_ANY, args=(SEAT, CARD, SUIT, TRICK))
WHICH = Finding("alleged_revoke", REVOKE, aloud=False, kind="option")


class FailureToFollowSuit(Incident):
    """A hand did not follow suit or obey a demand, or somebody said so."""

    law = "law61"
    asks_of_hands = True
    topics = ("revoke",)


class NotAsRequired(FailureToFollowSuit):
    """A card was played that did not follow suit or obey a demand, though it may have had to."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class RevokeSpokenOf(FailureToFollowSuit):
    """Somebody spoke of a card that may have been a revoke; `meant`, if it is plain which."""

    meant: Card | None

    @property
    def card(self) -> Card | None:
        """The card meant."""
        return self.meant


class RevokeAskedAbout(RevokeSpokenOf):
    """A player asked another whether he had none left."""


class RevokeAlleged(RevokeSpokenOf):
    """The Director was called about a revoke, or about what may be one."""


class RevokeInDoubt(RevokeAlleged):
    """A card that may have been a revoke, pointed at by a call that does not say why, beside a certain revoke."""


class RevokeBesides(RevokeSpokenOf):
    """A further revoke that the Director was called about."""


class RevokeAdmitted(RevokeSpokenOf):
    """The player himself said that he had a card of the suit."""


class DiscardTakenBack(FailureToFollowSuit):
    """A discard was taken back that may have been a revoke."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PutDownForRevoke(FailureToFollowSuit):
    """A card of the suit led was put down in place of a revoke."""

    stays_out = True

    replaced: Card
