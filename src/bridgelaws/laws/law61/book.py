"""Law 61: failure to follow suit; inquiries concerning a revoke."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, v
from ...values.cards import Card

REVOKE = provision(
    v(
        L1997,
        "61A",
        "A player revokes if he does not follow suit, or does not lead or play a card or suit demanded by law or by an "
        "opponent as an agreed penalty, although he could have.",
    ),
    v(
        L2007,
        "61A",
        "A player revokes if he does not follow suit, or does not lead or play a card or suit demanded by law or by an "
        "opponent using an option in rectification, although he could have.",
        change=WORDING,
    ),
)
DECLARER_ASKS_DEFENDER = provision(
    v(L1997, "61B", "Declarer may ask a defender who has not followed suit whether he has a card of the suit led."),
    v(
        L2007,
        "61B1",
        "Declarer may ask a defender who has not followed suit whether he has a card of the suit led.",
        change=RENUMBERED,
    ),
)
DUMMY_ASKS_DECLARER = provision(
    v(
        L1997,
        "61B",
        "Dummy may ask declarer, when he has not followed suit, whether he has a card of the suit led; a dummy who has "
        "lost his rights comes under 43B2(b).",
    ),
    v(
        L2007,
        "61B2(a)",
        "Dummy may ask declarer, when he has not followed suit, whether he has a card of the suit led; a dummy who has "
        "lost his rights comes under 43B2(b).",
        change=RENUMBERED,
    ),
)
DUMMY_MAY_NOT_ASK_DEFENDER = provision(
    v(
        L2007,
        "61B2(b)",
        "Dummy may not ask a defender whether he has a card of the suit led; if he does, declarer may have received "
        "unauthorized information.",
    ),
)
DEFENDERS_ASK_DECLARER = provision(
    v(
        L1997,
        "61B",
        "A defender may ask declarer, when he has not followed suit, whether he has a card of the suit led.",
    ),
    v(
        L2007,
        "61B3",
        "A defender may ask declarer, when he has not followed suit, whether he has a card of the suit led.",
        change=RENUMBERED,
    ),
)
DEFENDERS_ASK_EACH_OTHER = provision(
    v(
        L1997,
        "61B",
        "A defender may not ask his partner whether he has a card of the suit led, unless the zonal organisation "
        "allows it.",
        default="forbidden",
        authority_may_reverse=True,
    ),
    v(
        L2007,
        "61B3",
        "A defender may ask his partner whether he has a card of the suit led, unless the Regulating Authority forbids "
        "it; the question may give unauthorized information.",
        change=SUBSTANCE,
        default="allowed",
        authority_may_reverse=True,
    ),
    v(
        L2017,
        "61B3",
        "A defender may ask his partner whether he has a card of the suit led; the question may give unauthorized "
        "information.",
        change=SUBSTANCE,
        default="allowed",
        authority_may_reverse=False,
    ),
)
NO_RIGHT_TO_INSPECT = provision(
    v(
        L1997,
        "61B",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
    ),
    v(
        L2007,
        "62C3",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "61C",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
        change=RENUMBERED,
    ),
)


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
