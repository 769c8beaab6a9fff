"""Seats and sides."""

from __future__ import annotations

from enum import Enum, IntEnum

from ..errors import ParseError, quoted
from .near import did_you_mean


class Side(Enum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both seats of the side.

        >>> [str(seat) for seat in Side.EW.seats]
        ['East', 'West']
        """
        return (Seat.NORTH, Seat.SOUTH) if self is Side.NS else (Seat.EAST, Seat.WEST)

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS

    def __str__(self) -> str:
        return "North-South" if self is Side.NS else "East-West"


class Seat(IntEnum):
    """A place at the table, clockwise from North.

    >>> Seat.SOUTH.lho, Seat.SOUTH.partner
    (WEST, NORTH)
    >>> Seat.parse("east").side
    <Side.EW: 'EW'>
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def lho(self) -> Seat:
        """The hand on the left, next in rotation."""
        return _SEATS[(self + 1) & 3]

    @property
    def partner(self) -> Seat:
        """The hand opposite."""
        return _SEATS[(self + 2) & 3]

    @property
    def rho(self) -> Seat:
        """The hand on the right."""
        return _SEATS[(self + 3) & 3]

    @property
    def side(self) -> Side:
        """The partnership of the seat."""
        return _SIDES[self]

    @property
    def letter(self) -> str:
        """`N`, `E`, `S` or `W`."""
        return "NESW"[self]

    @property
    def others(self) -> tuple[Seat, Seat, Seat]:
        """The other three seats, clockwise."""
        return self.lho, self.partner, self.rho

    @classmethod
    def parse(cls, text: object) -> Seat:
        """Read `N`, `n`, `North` or a seat."""
        if isinstance(text, Seat):
            return text
        if isinstance(text, str):
            word = text.strip().lower()
            for seat in _SEATS:
                if word in (seat.letter.lower(), seat.name.lower()):
                    return seat
        near = did_you_mean(text, _TITLES) if isinstance(text, str) else ""
        raise ParseError(f"{quoted(text)} is not a seat; write N, E, S or W{near}")

    def __bool__(self) -> bool:
        # North is a seat like the others, though its number is zero.
        return True

    def __str__(self) -> str:
        return _TITLES[self]

    def __repr__(self) -> str:
        return self.name


_SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
SEATS = _SEATS
_SIDES = (Side.NS, Side.EW, Side.NS, Side.EW)
_TITLES = tuple(seat.name.title() for seat in _SEATS)
