"""The calls that a player may make, with the reasons against the others."""

from __future__ import annotations

from collections.abc import Iterator

from ..book.editions import Edition
from ..values.calls import DOUBLE, HIGHEST_LEVEL, PASS, REDOUBLE, STRAINS, Bid, Call, parse_call
from ..values.frozen import NamedTuple
from ..values.seats import Seat
from ..words.message import Message
from .parts import Authority

CALLS: tuple[Call, ...] = (
    PASS,
    DOUBLE,
    REDOUBLE,
    *(Bid(level, strain) for level in range(1, HIGHEST_LEVEL + 1) for strain in STRAINS),
)


class Against(NamedTuple):
    """Why a call is not allowed, or, if that is `unsettled`, what it depends on."""

    authority: Authority
    laws: Edition
    said: Message
    unsettled: bool = False

    @property
    def ref(self) -> str:
        """The number of the provision in the edition in force."""
        return self.authority.ref(self.laws)

    @property
    def text(self) -> str:
        """The reason, in English."""
        return str(self.said)

    def __str__(self) -> str:
        return f"{self.text} ({self.ref})"

    def __repr__(self) -> str:
        return f"<{self.ref}: {self.text}>"


class Calls:
    """The legal calls of a player, set-like, with the reason against every other.

    `legal` are those that nothing speaks against, `unsettled` those that depend on what has yet to be found.
    """

    __slots__ = ("_against", "legal", "seat")

    def __init__(self, seat: Seat, against: dict[Call, Against]) -> None:
        self.seat, self._against = seat, against
        self.legal: tuple[Call, ...] = tuple([call for call in CALLS if call not in against])

    @property
    def unsettled(self) -> tuple[Call, ...]:
        """The calls of which something has to be found before it is known whether they are allowed."""
        return tuple(call for call, against in self._against.items() if against.unsettled)

    @property
    def must(self) -> Call | None:
        """The call that the player has to make, if he has no other choice."""
        left = (*self.legal, *self.unsettled)
        return left[0] if len(left) == 1 else None

    @property
    def reasons(self) -> tuple[Against, ...]:
        """What speaks against some call, each reason once."""
        return tuple(dict.fromkeys(self._against.values()))

    def why_not(self, call: object) -> Against | None:
        """The reason against a call; None if it is allowed, or if that is not settled."""
        against = self._against.get(parse_call(call))
        return None if against is None or against.unsettled else against

    def depends_on(self, call: object) -> Against | None:
        """What has to be found before it is known whether a call is allowed."""
        against = self._against.get(parse_call(call))
        return against if against is not None and against.unsettled else None

    def __contains__(self, call: object) -> bool:
        return parse_call(call) not in self._against

    def __iter__(self) -> Iterator[Call]:
        return iter(self.legal)

    def __len__(self) -> int:
        return len(self.legal)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Calls):
            return NotImplemented
        return (self.seat, self._against) == (other.seat, other._against)

    def __hash__(self) -> int:
        return hash((self.seat, self.legal))

    def __repr__(self) -> str:
        return f"<Calls {' '.join(call.code for call in self.legal)}>"
