"""What a file is known by when the acts are judged again. Nobody reads a key: it is made, kept and compared."""

from __future__ import annotations

from collections.abc import Hashable
from enum import StrEnum

from ..values.frozen import NamedTuple
from ..values.seats import Seat


class Key:
    """The key of a file or of a standing question."""

    __slots__ = ()

    @property
    def act(self) -> int | None:
        """The number of the act that it is about, or that has come to be a play; None if it arose otherwise."""
        return None

    @property
    def root(self) -> Key:
        """The key of the file from which the play has come, if it is one that has come of another."""
        return self

    def then(self, sequel: Sequel) -> Key:
        """The key of what follows from the same matter."""
        return Following(self, sequel)


class Sequel(StrEnum):
    """What can follow from a matter that has a file of its own."""

    PLAY = "the play that it amounted to, or that a ruling makes of it"
    WISH = "the wish for another card, uttered in one breath"
    NAMED = "the card that a defender named besides the one he played (49)"
    MEANING = "which card the words of a call meant (46B)"
    PENALTY_CARD = "the penalty card that was due (52)"
    TAKEN_BACK = "that a card was taken back, which was no revoke (47)"
    ANOTHER_REVOKE = "a further revoke that was spoken of"
    IN_DOUBT = "a card that may be a revoke, pointed at beside a certain one"
    REPLACEMENT = "what was put in the place of an insufficient bid, and called over (27C)"
    OUT_OF_ROTATION = "the call over his own, which was no change of it (30A)"
    AGREED_TO = "whether it was agreed that play goes on after a claim, and by this act it did (68D2)"
    CLAIM = "the claim for which the Director was called, there having been no revoke (68)"


# Answers are looked up by keys at every turn. A tuple is hashed and compared without a call; no two kinds of key are
# tuples of one length, so that none equals another.


class _OfAct(NamedTuple):
    number: int


class _Following(NamedTuple):
    of: Key
    sequel: Sequel


class _Occasion(NamedTuple):
    kind: type
    trick: int
    seat: Seat
    about: tuple[Hashable, ...] = ()


class OfAct(_OfAct, Key):
    """The file that an act opened, by the number of the act; answers are no acts."""

    __slots__ = ()

    @property
    def act(self) -> int | None:
        """The act."""
        return self.number


class Following(_Following, Key):
    """The file of what follows from the matter of another."""

    __slots__ = ()

    @property
    def act(self) -> int | None:
        """The act that has come to be a play."""
        return self.of.act if self.sequel is Sequel.PLAY else None

    @property
    def root(self) -> Key:
        """The key of the file from which the play has come."""
        return self.of.root if self.sequel is Sequel.PLAY else self


class Occasion(_Occasion, Key):
    """A standing question, for which there was no act: of which kind, at which trick, for which hand and about what."""

    __slots__ = ()


# A file has no key before it is on the docket.
UNFILED = OfAct(-1)
