"""A language that nobody speaks: English in letters of its own, so that whatever is not said by it is seen."""

from __future__ import annotations

import re
from typing import Any

from bridgelaws.words.compiling import LANGUAGES
from bridgelaws.words.languages.en.grammar import English
from bridgelaws.words.template import Template

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_OWN = str.maketrans(_PLAIN, "".join(chr(0xFF41 + n) for n in range(26)) + "".join(chr(0xFF21 + n) for n in range(26)))


def own(text: str) -> str:
    """A text in letters of its own."""
    return text.translate(_OWN)


class Pseudo(English):
    """Says everything that English does, and in no letter of English."""

    code, name = "en", own("Pseudo")
    SEATS = tuple(map(own, English.SEATS))  # type: ignore[assignment]
    SEAT_LETTERS = own(English.SEAT_LETTERS)
    SUITS = tuple(map(own, English.SUITS))  # type: ignore[assignment]
    SUIT_ONE = tuple(map(own, English.SUIT_ONE))  # type: ignore[assignment]
    NOTRUMP, BY = own(English.NOTRUMP), own(English.BY)
    CALLS = tuple(map(own, English.CALLS))  # type: ignore[assignment]
    RANKS = tuple(map(own, English.RANKS))
    RANK_NAMES = tuple(map(own, English.RANK_NAMES))
    THE_CARD = own(English.THE_CARD)
    AND, OR = (own(" and "), own(" and ")), (own(" or "), own(" or "))
    CLAUSES = (own(" and "), "; ", own(", and "))
    REFERENCE_WORDS = tuple((word, own(word)) for word in ("footnote", "with", "on", "reviews", "explanations"))

    def _taken_apart(self, text: str) -> Template:
        found = super()._taken_apart(text)
        return found._replace(parts=tuple(own(part) if isinstance(part, str) else part for part in found.parts))

    def card(self, card: int | None, form: str) -> str:
        return own(super().card(card, form))

    def suits(self, suits: Any, form: str) -> str:
        return own(super().suits(suits, form))

    def number(self, number: int, form: str) -> str:
        return own(super().number(number, form))

    def quoted(self, text: str, form: str) -> str:
        return own(super().quoted(text, form))


PSEUDO = Pseudo(LANGUAGES / "en")
# Numbers of provisions and readings are the same in every language.
_REFERENCE = re.compile(r"\b(?:R\d+-\d+|\d+[A-Z]?\d*(?:\([a-z0-9]+\))*)")


def english_in(text: str) -> str:
    """What is left of English in a text of that language."""
    return " ".join(re.findall(r"[A-Za-z]+", _REFERENCE.sub("", text)))
