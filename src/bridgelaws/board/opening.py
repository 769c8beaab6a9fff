"""What is so when the log begins and stays so: the law in force, what was dealt and bid, how much of it is known."""

from __future__ import annotations

from ..book.editions import Edition
from ..values.cards import CardSet
from ..values.contract import Contract
from ..values.frozen import NamedTuple, dataclass
from ..values.seats import Seat
from ..words.languages import ENGLISH
from .auction import Auction
from .parts import Hand
from .phases import Phase

VULNERABLE = ("none", "NS", "EW", "both")
_UNKNOWN = Hand(CardSet(), 13)


class Regulations(NamedTuple):
    """What the Laws leave to the Regulating Authority (1997: sponsoring organisation) or the zone."""

    face_down_leads: bool = True
    defenders_may_ask: bool | None = None
    suits_from_the_top: bool = False


_NONE = Regulations()  # nothing is laid down beyond what the Laws say


@dataclass(frozen=True, slots=True)
class Opening:
    """How a board opens: nothing that happens later changes any of it.

    `set_aside` are the readings that do not apply. `hands` are the hands as far as they are known when the log begins,
    and `before` is the number of tricks that had been played by then. Of an `auction` perhaps only the end is known,
    and perhaps nothing but the contract that it came to; without a `contract` it is not over yet.
    `language` is the code of that which is spoken at the table.
    """

    edition: Edition
    contract: Contract | None
    phase: Phase = Phase.CLARIFICATION
    dealer: Seat | None = None
    vulnerable: str | None = None
    auction: Auction | None = None
    hands: tuple[Hand, Hand, Hand, Hand] = (_UNKNOWN, _UNKNOWN, _UNKNOWN, _UNKNOWN)
    before: int = 0
    regulations: Regulations = _NONE
    set_aside: frozenset[str] = frozenset()
    language: str = ENGLISH


class Opened:
    """What has an opening, and shows what it says."""

    opening: Opening

    @property
    def edition(self) -> Edition:
        """The edition in force."""
        return self.opening.edition

    @property
    def regulations(self) -> Regulations:
        """What the Laws leave to others."""
        return self.opening.regulations

    @property
    def set_aside(self) -> frozenset[str]:
        """The readings that do not apply."""
        return self.opening.set_aside

    @property
    def language(self) -> str:
        """The code of the language that is spoken at the table."""
        return self.opening.language

    @property
    def vulnerable(self) -> str | None:
        """Who is vulnerable, if that has been said."""
        return self.opening.vulnerable
