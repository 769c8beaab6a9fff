"""English."""

from __future__ import annotations

from collections.abc import Sequence

from ...language import Language, Quotation

_NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
)  # fmt: skip


class English(Language):
    """Names take no form but the possessive, which the sentences write themselves."""

    code, name = "en", "English"
    SEATS = ("North", "East", "South", "West")
    SEAT_LETTERS = "NESW"
    SUITS = ("clubs", "diamonds", "hearts", "spades")
    SUIT_ONE = ("club", "diamond", "heart", "spade")
    NOTRUMP = "NT"
    CALLS = ("pass", "double", "redouble")
    BY = "{} by {}"
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

    def number(self, number: int, form: str) -> str:
        """As a `word`: four; with `,` in groups of three: 1,000."""
        if form == ",":
            return f"{number:,}"
        return _NUMBERS[number] if form == "word" else super().number(number, form)

    def suits(self, suits: Sequence[int], form: str) -> str:
        """As `a`, a card of one of them: a heart or a spade."""
        if form == "a":
            return self._list([f"a {self.SUIT_ONE[suit]}" for suit in suits], (" or ", " or "))
        return super().suits(suits, form)

    def card(self, card: int | None, form: str) -> str:
        """As `name`, in words: king of hearts."""
        if form == "name":
            return self.THE_CARD if card is None else f"{self.RANK_NAMES[card % 13]} of {self.SUITS[card // 13]}"
        return super().card(card, form)

    def quoted(self, text: str, form: str) -> str:
        """What somebody said, between the quotes that it does not contain."""
        return self.formed(repr(text), form)

    def given(self, text: Quotation) -> str:
        """The same."""
        return str(text)

    def cards(self, cards: Sequence[int], form: str) -> str:
        """As `list`, one after another: ♥7, ♥A and ♣2."""
        if form == "list":
            return self._list([self.symbol(card) for card in cards], (", ", " and "))
        return super().cards(cards, form)


GRAMMAR = English
