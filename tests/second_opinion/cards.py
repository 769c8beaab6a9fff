"""Tiny helpers on plain strings: cards, seats, sides. Nothing here knows any law."""

EDITIONS = (1997, 2007, 2017)
SUITS = "SHDC"
RANKS = "23456789TJQKA"
SEATS = "NESW"


def suit(card: str) -> str:
    """First letter of the card."""
    return card[0]


def rank(card: str) -> int:
    """0 for a two up to 12 for an ace."""
    return RANKS.index(card[1])


def is_honour(card: str) -> bool:
    """A K Q J and ten; a nine or lower is a small card."""
    return card[1] in "TJQKA"


def partner(seat: str) -> str:
    """The seat opposite."""
    return SEATS[(SEATS.index(seat) + 2) % 4]


def lho(seat: str) -> str:
    """The seat on the left, next in rotation."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


def side(seat: str) -> str:
    """``"NS"`` or ``"EW"``."""
    return "NS" if seat in "NS" else "EW"


def other_side(a_side: str) -> str:
    """The opposing side."""
    return "EW" if a_side == "NS" else "NS"


def check_edition(edition: int) -> None:
    """Only the three codes are modelled."""
    if edition not in EDITIONS:
        raise ValueError(f"unknown edition {edition!r}")


def check_card(card: str) -> None:
    """Refuse anything that is not a two-letter card."""
    if len(card) != 2 or card[0] not in SUITS or card[1] not in RANKS:
        raise ValueError(f"not a card: {card!r}")


def check_seat(seat: str) -> None:
    """Refuse anything that is not N, E, S or W."""
    if seat not in ("N", "E", "S", "W"):
        raise ValueError(f"not a seat: {seat!r}")
