"""Calls and seats as plain strings. Nothing here knows any law.

A seat is ``"N" "E" "S" "W"``, a side ``"NS"`` or ``"EW"``, a call ``"P"``, ``"X"``, ``"XX"`` or a level and a
denomination: ``"1NT"``, ``"4H"``, ``"8C"``.
"""

from collections.abc import Iterable

from ..cards import SUITS, lho, partner, side

DENOMINATIONS = ("C", "D", "H", "S", "NT")
ALL_SUITS = SUITS
SIDES = ("NS", "EW")


def rho(seat: str) -> str:
    """The seat on the right, the one before in rotation."""
    return partner(lho(seat))


def is_bid(call: str) -> bool:
    """A number and a denomination."""
    return call[0].isdigit()


def level(bid: str) -> int:
    """Tricks over six."""
    return int(bid[0])


def denomination(bid: str) -> str:
    """``C D H S`` or ``NT``."""
    return bid[1:]


def height(bid: str) -> int:
    """18B, 18E: the place of a bid among all bids; 0 is one club."""
    return 5 * (level(bid) - 1) + DENOMINATIONS.index(denomination(bid))


def bid_of(a_height: int) -> str:
    """The bid at that place."""
    return f"{a_height // 5 + 1}{DENOMINATIONS[a_height % 5]}"


def lowest_over(last: str, strain: str) -> str:
    """The lowest bid in that denomination that beats ``last`` (``""``: nothing to beat)."""
    floor = height(last) if last else -1
    return next(bid for bid in (f"{n}{strain}" for n in range(1, 10)) if height(bid) > floor)


def in_order(suits: Iterable[str]) -> str:
    """Suits as one string, spades first."""
    return "".join(s for s in ALL_SUITS if s in set(suits))


def check_call(call: str) -> None:
    """Refuse anything that is not a call, legal or not, of up to nine."""
    if call in ("P", "X", "XX"):
        return
    if len(call) not in (2, 3) or call[0] not in "123456789" or call[1:] not in DENOMINATIONS:
        raise ValueError(f"not a call: {call!r}")


__all__ = [
    "ALL_SUITS",
    "DENOMINATIONS",
    "SIDES",
    "bid_of",
    "check_call",
    "denomination",
    "height",
    "in_order",
    "is_bid",
    "level",
    "lho",
    "lowest_over",
    "partner",
    "rho",
    "side",
]
