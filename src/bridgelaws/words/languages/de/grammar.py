"""German: articles of the ranks in their cases, and the numbers in a row."""

from __future__ import annotations

from ...language import Language

_ARTICLES = {
    "der": {"m": "der", "f": "die", "n": "das"},
    "den": {"m": "den", "f": "die", "n": "das"},
    "dem": {"m": "dem", "f": "der", "n": "dem"},
    "des": {"m": "des", "f": "der", "n": "des"},
}
_GENDERS = "fffffffffmfmn"  # die Zwei … die Zehn, der Bube, die Dame, der König, das Ass
_BUBE = 9
_GENITIVES = {9: "Buben", 11: "Königs", 12: "Asses"}


class German(Language):
    """By its symbol a card takes no article and no case; by name it has those of its rank."""

    code, name = "de", "Deutsch"
    SEATS = ("Nord", "Ost", "Süd", "West")
    SEAT_LETTERS = "NOSW"
    SUITS = ("Treff", "Karo", "Coeur", "Pik")
    SUIT_ONE = SUITS
    NOTRUMP = "SA"
    CALLS = ("Pass", "Kontra", "Rekontra")
    BY = "{} von {}"
    RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K", "A")
    RANK_NAMES = (
        "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Bube", "Dame", "König", "Ass",
    )  # fmt: skip
    QUOTES = ("„", "“")
    POINT = ","
    THE_CARD = "die Karte"
    AND, OR = (", ", " und "), (", ", " oder ")
    CLAUSES = (" und ", "; ", ", und ")
    REFERENCE_WORDS = (
        ("footnote", "Fußnote"), ("with", "mit"), ("on", "zu"), ("reviews", "Wiederholungen"),
        ("explanations", "Erklärungen"),
    )  # fmt: skip

    def card(self, card: int | None, form: str) -> str:
        """With an article a card by its name in that case: den Coeur-König; as `name`, without.

        By its symbol it has no case; one that nobody has named has: as `wem` ♥K or der Karte, as `wessen` von ♥K or der
        Karte.
        """
        if form in ("wem", "wessen"):
            return "der Karte" if card is None else f"{'von ' if form == 'wessen' else ''}{self.symbol(card)}"
        if form == "name":
            return self.THE_CARD if card is None else f"{self.SUITS[card // 13]}-{self.RANK_NAMES[card % 13]}"
        if form not in _ARTICLES:
            return super().card(card, form)
        if card is None:
            return f"{_ARTICLES[form]['f']} Karte"
        rank = card % 13
        name = self.RANK_NAMES[rank]
        if form == "des":
            name = _GENITIVES.get(rank, name)
        elif rank == _BUBE and form != "der":
            name = "Buben"
        return f"{_ARTICLES[form][_GENDERS[rank]]} {self.SUITS[card // 13]}-{name}"

    def figures(self, number: int) -> str:
        """A long number in groups of three: 1.000.000."""
        return f"{number:,}".replace(",", ".") if number >= 10_000 else str(number)

    def number(self, number: int, form: str) -> str:
        """As `.`, the number in a row: 3."""
        return f"{number}." if form == "." else super().number(number, form)


GRAMMAR = German
