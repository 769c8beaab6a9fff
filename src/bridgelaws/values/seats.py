"""Seats and sides."""

from __future__ import annotations

from enum import IntEnum

from ..errors import ParseError, quoted
from . import words
from .near import hinted
from .texts import Known, Texted


class Side(Texted):
    """A partnership: `NS` in documents, printed as `North-South`, and equal to what it prints."""

    NS = "NS", "North-South"
    EW = "EW", "East-West"

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


class Seat(Known, IntEnum):
    """A place at the table, clockwise from North.

    It is used as a number, as which it counts from 0, and equals the text that it prints.

    >>> Seat.SOUTH == "South", Seat.SOUTH == 2, ("North", "East", "South")[Seat.SOUTH]
    (True, False, 'South')
    >>> Seat.SOUTH.lho, Seat.SOUTH.partner
    (WEST, NORTH)
    >>> Seat.parse("east").side
    <Side.EW: 'EW'>
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    # Written into each below: they are looked at more than anything else is.
    lho: Seat  # the hand on the left, next in rotation
    partner: Seat  # the hand opposite
    rho: Seat  # the hand on the right
    side: Side  # the partnership
    letter: str  # `N`, `E`, `S` or `W`

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
            seat = _BY_WORD.get(text) or _BY_WORD.get(text.strip().lower())
            if seat is not None:
                return seat
        raise ParseError(hinted(words.NOT_A_SEAT(quoted(text)), text, _TITLES))

    @classmethod
    def _missing_(cls, value: object) -> Seat:
        return cls.parse(value)  # `Seat("N")`

    def __bool__(self) -> bool:
        # North is a seat like the others, though its number is zero.
        return True

    def __repr__(self) -> str:
        return self.name


_SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
SEATS = _SEATS
_TITLES = tuple(seat.name.title() for seat in _SEATS)
for _seat in _SEATS:
    _seat.printed_as(_TITLES[_seat])
    _seat.lho, _seat.partner, _seat.rho = (_SEATS[_seat + n & 3] for n in (1, 2, 3))
    _seat.side, _seat.letter = Side.EW if _seat & 1 else Side.NS, _seat.name[0]
_BY_WORD = {word: seat for seat in _SEATS for word in (seat.letter, seat.letter.lower(), seat.name.lower())}
