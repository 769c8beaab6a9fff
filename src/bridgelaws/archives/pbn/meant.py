"""What programs write for the words of the standard, where it can only mean one thing."""

from __future__ import annotations

import re
from typing import Final

from ...values.cards import CARDS, Card, Suit
from .names import PLAYERS, VULNERABLE
from .values import strain_of

# Longer than any of them.
_LONGEST: Final = 16
_SEATS: Final = {name.upper(): seat.letter for name, seat in PLAYERS.items()}
_SIDES: Final = {
    "NS": "NS", "EW": "EW", "NSEW": "All", "EWNS": "All",
    **dict.fromkeys(("NIL", "NOBODY", "NEITHER", "NO", "O", "0"), "None"), "B": "All",
}  # fmt: skip
_PASSED: Final = frozenset(("P", "PASSED", "PASSEDOUT", "ALLPASS", "PASSOUT"))
_STRAIN = re.compile(r"(?<=[1-7])(?:SA|ST)(?=X*\Z)")
_OVER = re.compile(r"=|[+-]\d{1,2}", re.ASCII)
_BOOK: Final = 6
_CALLS: Final = {
    **dict.fromkeys(("DOUBLE", "DBLE", "DB"), "X"),
    **dict.fromkeys(("REDOUBLE", "RDBLE", "REDBL", "RD"), "XX"),
    "/": "Pass",
}
_CARDS: Final = {word: card for card in CARDS for word in (card.code, card.code[::-1])}


def meant(name: str, value: str, level: int | None = None) -> str:
    """What the value of a tag means, as the standard writes it; empty if that is not known.

    `level` is that of the contract, by which a result may be told.

    >>> meant("Declarer", "South"), meant("Vulnerable", "N/S"), meant("Contract", "4♠*"), meant("Result", "+1", 3)
    ('S', 'NS', '4SX', '10')
    """
    word = value.strip()
    if not 0 < len(word) <= _LONGEST:
        return ""
    match name:
        case "Dealer" | "Declarer":
            swapped = "^" if word.startswith("^") else ""
            found = _SEATS.get(word.removeprefix("^").upper(), "")
            return found and swapped + found
        case "Vulnerable":
            found = _SIDES.get(re.sub(r"[\s/&+,-]", "", word).upper(), "")
            return found if word.lower() not in VULNERABLE else ""
        case "Contract":
            return _contract(word)
        case "Result" if level is not None and _OVER.fullmatch(word):
            tricks = _BOOK + level + (0 if word == "=" else int(word))
            return str(tricks) if 0 <= tricks <= 13 else ""
    return ""


def _contract(word: str) -> str:
    if strain_of(word) is not None:
        return ""
    plain = _letters(word).upper().replace(" ", "").replace("*", "X")
    if plain in _PASSED:
        return "Pass"
    plain = _STRAIN.sub("NT", plain.replace("DBL", "X"))
    return plain if strain_of(plain) is not None else ""


def call_meant(word: str) -> str:
    """What a word in the place of a call means; empty if that is not known.

    >>> call_meant("1SA"), call_meant("3♥"), call_meant("Double"), call_meant("3K")
    ('1NT', '3H', 'X', '')
    """
    if len(word) > _LONGEST:
        return ""
    plain = _letters(word).upper()
    if plain in _CALLS:
        return _CALLS[plain]
    plain = _STRAIN.sub("NT", plain)
    said = strain_of(plain)
    return plain if said is not None and said[0] is not None and not said[2] and len(plain) in (2, 3) else ""


def card_meant(word: str) -> Card | None:
    """The card of a word that is not written as the standard has it.

    >>> card_meant("D10"), card_meant("♦A"), card_meant("AD"), card_meant("A")
    (♦T, ♦A, ♦A, None)
    """
    return _CARDS.get(_letters(word).upper().replace("10", "T")) if len(word) <= _LONGEST else None


def _letters(word: str) -> str:
    """A word with letters for the signs of the suits."""
    word = word.replace("\ufe0f", "")
    for suit in Suit:
        word = word.replace(suit.symbol, suit.letter)
    return word
