"""French: elision before a vowel, articles drawn together, the gender of the ranks."""

from __future__ import annotations

from ...language import Language

_VOWELS = "AEÉÈIOUYH"
_FEMININE = {10}  # la Dame
_BEFORE_VOWEL = {12}  # l'As
_DRAWN = {"le": ("le ", "la ", "l'"), "du": ("du ", "de la ", "de l'"), "au": ("au ", "à la ", "à l'")}


class French(Language):
    """By its symbol a card is feminine and has no article (la carte is understood); by name it has that of its rank."""

    code, name = "fr", "français"
    SEATS = ("Nord", "Est", "Sud", "Ouest")
    SEAT_LETTERS = "NESO"
    SUITS = ("Trèfle", "Carreau", "Cœur", "Pique")
    SUIT_ONE = SUITS
    NOTRUMP = "SA"
    CALLS = ("Passe", "Contre", "Surcontre")
    BY = "{} par {}"
    RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "D", "R", "A")
    RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "Valet", "Dame", "Roi", "As")
    QUOTES = ("«\u00a0", "\u00a0»")
    POINT = ","
    THE_CARD = "la carte"
    AND, OR = (", ", " et "), (", ", " ou ")
    CLAUSES = (" et ", "\u202f; ", ", et ")
    REFERENCE_WORDS = (
        ("footnote", "note"), ("with", "avec"), ("on", "sur"), ("reviews", "rappels"), ("explanations", "explications"),
    )  # fmt: skip

    def formed(self, word: str, form: str) -> str:
        """`de` and `que` before a seat, a side or a phrase: d'Est, de Nord, d'une carte."""
        if form in ("de", "que"):
            return f"{form[:-1]}'{word}" if word[0].upper() in _VOWELS else f"{form} {word}"
        if form == "s":
            return {"Carreau": "Carreaux"}.get(word, f"{word}s")
        return super().formed(word, form)

    def _between(self, form: str) -> tuple[str, str]:
        return ("\u202f; ", "\u202f; ") if form == "semicolon" else super()._between(form)

    def card(self, card: int | None, form: str) -> str:
        """With `le`, `du` or `au` a card by its name: du Roi de Cœur; as `name`, without article."""
        if form == "name" and card is not None:
            return f"{self.RANK_NAMES[card % 13]} de {self.SUITS[card // 13]}"
        if form == "name":
            return self.THE_CARD
        if form not in _DRAWN:
            return super().card(card, form)
        masculine, feminine, elided = _DRAWN[form]
        if card is None:
            return f"{feminine}carte"
        rank = card % 13
        article = feminine if rank in _FEMININE else elided if rank in _BEFORE_VOWEL else masculine
        return f"{article}{self.RANK_NAMES[rank]} de {self.SUITS[card // 13]}"

    def rank(self, rank: int, form: str) -> str:
        """With `le` or `du`, a rank with its article: le Roi."""
        if form not in _DRAWN:
            return super().rank(rank, form)
        masculine, feminine, elided = _DRAWN[form]
        article = feminine if rank in _FEMININE else elided if rank in _BEFORE_VOWEL else masculine
        return f"{article}{self.RANK_NAMES[rank]}"

    def figures(self, number: int) -> str:
        """A long number in groups of three: 1 000 000."""
        return f"{number:,}".replace(",", "\u202f") if number >= 10_000 else str(number)

    def number(self, number: int, form: str) -> str:
        """As `e`, the number in a row: 1re, 3e."""
        if form == "e":
            return "1re" if number == 1 else f"{number}e"
        return super().number(number, form)


GRAMMAR = French
