"""How cards, seats and answers are written in a language: more than it prints, since people type as they please.

Suits, ranks and seats come in the order of their numbers: a suit from clubs up, a rank from the two, a seat clockwise
from North. Words are separated by blanks; capitals and accents do not count, a ligature is as good as its two letters.
"""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import combining, normalize

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "\ufe0f": "", "’": "'", "‘": "'", "ʼ": "'", "\u00a0": " "})


class Written(NamedTuple):
    """What people write in a language besides what its grammar prints; `rank_first` if they also write `RC` for ♥R."""

    suits: tuple[str, str, str, str] = ("", "", "", "")
    ranks: tuple[str, ...] = ("",) * 13
    seats: tuple[str, str, str, str] = ("", "", "", "")
    notrump: str = ""
    doubled: str = ""
    redoubled: str = ""
    by: str = ""
    yes: str = ""
    no: str = ""
    articles: str = ""
    rank_first: bool = False
    levels: tuple[str, ...] = ("",) * 9  # of a bid, from one
    calls: tuple[str, str, str] = ("", "", "")  # pass, double, redouble; of two words with a hyphen


WRITTEN = Written()  # in a language that does not tell


def folded(text: str) -> str:
    """A text as it is compared: in small letters, without accents, a ligature in two letters.

    >>> folded("CŒUR"), folded("Süd"), folded("groß")
    ('coeur', 'sud', 'gross')
    """
    if text.isascii():
        return text.lower()
    return "".join(c for c in normalize("NFD", text.lower().translate(_LIGATURES)) if not combining(c))
