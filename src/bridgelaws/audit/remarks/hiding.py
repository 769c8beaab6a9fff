"""A remark as it may be shown beside an irregularity: without anything that may be a name."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .ordinary import WORDS
from .topics import NAMES_OF_TOPICS, plain

HIDDEN = "…"
_ORDINARY = WORDS | NAMES_OF_TOPICS
# `@h` in LIN, and the sign that is meant.
_MARKED = re.compile(r"@([shdcSHDC])s?(?![a-z])|@([shdcSHDC])(?=[akqjt])")
_SIGNS = dict(zip("shdc", "♠♥♦♣", strict=True))
# What carries no name: a suit mark with its cards, numbers, signs. A word is letters, with what is joined to them.
_WORD = re.compile(r"@[shdcSHDCnN][sS]?[AKQJTakqjtx0-9]*|[♠♥♦♣][AKQJT0-9]*|[^\W\d_]+(?:['’-]?[^\W_]+)*")
_CODE = re.compile(
    r"[1-7](?:nt|[cdhsn])x{0,2}|[cdhs](?:[akqjt2-9]|10)|[akqjt]{1,4}x{0,4}|x{1,4}|(?:[nesw]|ns|ew)|nt|dbl|rdbl|xx?",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"\S*(?:https?:|www\.|@\w+\.|\w\.(?:com|org|net|it|fr|de)\b)\S*", re.IGNORECASE)
_AGAIN = re.compile(rf"{HIDDEN}(?:[\s,/&.-]*{HIDDEN})+")
_SHORTEST = 3


def with_signs(text: str) -> str:
    """The text with the signs of the suits where LIN has marks for them.

    >>> with_signs("@C2 exposed, and @hs led")
    '♣2 exposed, and ♥ led'
    """
    return _MARKED.sub(lambda found: _SIGNS[(found[1] or found[2]).lower()], text)


def without_names(text: str, players: Iterable[str] = ()) -> str:
    """The text with a dot for every word that is not known to be ordinary, or is part of a player's name.

    >>> without_names("Zimmermann revoked, director called by Young", ["Jane Young"])
    '… revoked, director called by …'
    """
    named = {part for name in players for part in re.findall(r"[^\W\d_]+", plain(name)) if len(part) >= _SHORTEST}

    def shown(found: re.Match[str]) -> str:
        word = found[0]
        if word[0] in "@♠♥♦♣":
            return word
        parts = re.findall(r"[^\W\d_]+", plain(word))
        if any(part in named for part in parts):
            return HIDDEN
        ordinary = plain(word) in _ORDINARY or all(part in _ORDINARY for part in parts)
        return word if ordinary or _CODE.fullmatch(word) else HIDDEN

    return _AGAIN.sub(HIDDEN, _WORD.sub(shown, _ADDRESS.sub(HIDDEN, text)))
