"""English."""

from __future__ import annotations

from collections.abc import Sequence

from ...language import Language


class English(Language):
    """Names take no form but the possessive, which the sentences write themselves."""

    code, name = "en", "English"
    SEATS = ("North", "East", "South", "West")
    SEAT_LETTERS = "NESW"
    SUITS = ("clubs", "diamonds", "hearts", "spades")
    SUIT_ONE = ("club", "diamond", "heart", "spade")
    NOTRUMP = "NT"
    RANKS = tuple("23456789TJQKA")
    RANK_NAMES = (
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "jack",
        "queen",
        "king",
        "ace",
    )
    THE_CARD = "the card"
    AND, OR = (" and ", " and "), (" or ", " or ")
    CLAUSES = (" and ", "; ", ", and ")

    def suits(self, suits: Sequence[int], form: str) -> str:
        """As `a`, a card of one of them: a heart or a spade."""
        if form == "a":
            return self._list([f"a {self.SUIT_ONE[suit]}" for suit in suits], (" or ", " or "))
        return super().suits(suits, form)

    def card(self, card: int | None, form: str) -> str:
        """As `name`, in words: king of hearts."""
        if form == "name" and card is not None:
            return f"{self.RANK_NAMES[card % 13]} of {self.SUITS[card // 13]}"
        return super().card(card, form)

    def quoted(self, text: str, form: str) -> str:
        """What somebody said, between the quotes that it does not contain."""
        return self.formed(repr(text), form)


GRAMMAR = English
