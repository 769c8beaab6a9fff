"""Near misses: what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from ..errors import DID_YOU_MEAN
from ..words.message import Message

_LONGEST = 60


def nearest(text: str, known: Iterable[str]) -> str | None:
    """The known word that a mistyped one comes nearest to, if any comes near.

    >>> nearest("acept", ["accept", "refuse"])
    'accept'
    """
    words = {word.lower(): word for word in known}
    found = get_close_matches(text[:_LONGEST].lower(), words, n=1, cutoff=0.6)
    return words[found[0]] if found else None


def hinted(what: Message, text: object, known: Iterable[str]) -> Message:
    """What was wrong and, if a known word comes near the text, that it may have been meant."""
    found = nearest(text, known) if isinstance(text, str) else None
    return what if found is None else DID_YOU_MEAN(what, (found,))
