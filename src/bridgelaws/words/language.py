"""A language: its names for what is on a table, their forms, and how its sentences are joined.

Cards, suits and seats come as numbers: a seat clockwise from North, a suit from clubs up, a card thirteen to a suit.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

from .catalogue import Catalogues, MissingWords
from .template import Place, Template, template

SYMBOLS = "♣♦♥♠"
_WORDS = ("P", "X", "XX")  # the calls that name no tricks, as case files write them
# Text; or the number of an argument, how it is said, the form in which it is wanted, whether it may be described.
Fills = str | tuple[int, Callable[[Any, str], str], str, bool]


class Places(Protocol):
    """Of a sentence: its id, its arguments, and which of them tells how many there are."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def args(self) -> tuple[Any, ...]: ...  # noqa: D102
    @property
    def many(self) -> int | None: ...  # noqa: D102


class Sentence(Protocol):
    """A message, as far as a language looks at it."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def says(self) -> Places: ...  # noqa: D102
    @property
    def values(self) -> tuple[Any, ...]: ...  # noqa: D102


class Quotation(str):
    """What was given, as English quotes it; another language puts what is inside between quotes of its own."""

    __slots__ = ("cut", "given")

    cut: str  # what stands for the rest of it
    given: str

    def __new__(cls, given: str, cut: str = "") -> Quotation:
        """What was given, and what stands for the rest of it."""
        made = super().__new__(cls, f"{given!r}{cut}")
        made.given, made.cut = given, cut
        return made

    def __reduce__(self) -> tuple[type[Quotation], tuple[str, str]]:
        return Quotation, (self.given, self.cut)

    def between(self, before: str, after: str) -> str:
        """The same between other quotes."""
        return f"{before}{repr(self.given)[1:-1]}{after}{self.cut}"


class Language:
    """What every language has; one of its own says what differs. A form that it does not have is an error."""

    code: ClassVar[str]
    name: ClassVar[str]  # as its speakers call it
    SEATS: ClassVar[tuple[str, str, str, str]]
    SEAT_LETTERS: ClassVar[str]
    SUITS: ClassVar[tuple[str, str, str, str]]
    SUIT_ONE: ClassVar[tuple[str, str, str, str]]
    NOTRUMP: ClassVar[str]
    CALLS: ClassVar[tuple[str, str, str]]  # pass, double, redouble
    BY: ClassVar[str]  # a contract, and its declarer
    RANKS: ClassVar[tuple[str, ...]]  # as they are written beside a symbol
    RANK_NAMES: ClassVar[tuple[str, ...]]
    QUOTES: ClassVar[tuple[str, str]] = ("'", "'")
    POINT: ClassVar[str] = "."  # before the tenths of a number
    THE_CARD: ClassVar[str]  # one that nobody has named
    AND: ClassVar[tuple[str, str]]  # between the first of several, before the last
    OR: ClassVar[tuple[str, str]]
    REFERENCE_WORDS: ClassVar[tuple[tuple[str, str], ...]] = ()  # what is said for `footnote`, `with` ...
    CLAUSES: ClassVar[tuple[str, str, str]]  # between predicates, between clauses, before the last clause
    # A number that asks for each form that the language has for numbers, by the form's name in the Unicode locale data.
    PLURALS: ClassVar[dict[str, int]] = {"one": 1, "other": 2}

    def __init__(self, folder: str | os.PathLike[str], instead: Language | None = None) -> None:
        self.catalogues: Catalogues = Catalogues(folder, None if instead is None else instead.catalogues)
        # What has been said before is not looked up again: the template, and for each place how it is filled.
        self._known: dict[tuple[str, int | None], tuple[Template, tuple[Fills, ...]]] = {}

    # Sentences

    def say(self, message: Sentence) -> str:
        """The sentence."""
        return "".join(self._parts(message)[0])

    def halves(self, message: Sentence) -> tuple[str, str]:
        """The sentence before and after its bar."""
        parts, bar = self._parts(message)
        if bar is None:
            raise MissingWords(f"{message.id} has no bar in {self.code}")
        return "".join(parts[:bar]), "".join(parts[bar:]).lstrip()

    def phrase(self, phrase: Sentence | str) -> str:
        """The sentence, or a text as it is."""
        return phrase if isinstance(phrase, str) else self.say(phrase)

    def tail(self, message: Sentence) -> str:
        """What comes after the bar, or the whole where there is none."""
        return self.say(message) if self._template(message).bar is None else self.halves(message)[1]

    def around(self, message: Sentence, name: str) -> tuple[str, str] | None:
        """The sentence before and after an argument; None if it does not mention it."""
        made = self._template(message)
        place = next((n for n, part in enumerate(made.parts) if isinstance(part, Place) and part.name == name), None)
        if place is None:
            return None
        parts, _ = self._parts(message)
        return "".join(parts[:place]), "".join(parts[place + 1 :])

    def _template(self, message: Sentence) -> Template:
        return self._looked_up(message)[0]

    def _looked_up(self, message: Sentence) -> tuple[Template, tuple[Fills, ...]]:
        says = message.says
        count = None if says.many is None else _how_many(message.values[says.many])
        known = self._known.get((says.id, count))
        if known is None:
            made = self._taken_apart(self.catalogues.text(says.id, count))
            places = {arg.name: (n, getattr(self, arg.sort), arg.sort != "clause") for n, arg in enumerate(says.args)}
            fills: list[Fills] = []
            for part in made.parts:
                if isinstance(part, str):
                    fills.append(part)
                else:
                    number, said, described = places[part.name]
                    fills.append((number, said, part.form, described))
            known = self._known[says.id, count] = made, tuple(fills)
        return known

    def taken_apart(self, id: str, count: int | None = None) -> Template:
        """A sentence of the catalogues that has not been said of anything, for those who fill it in elsewhere."""
        return self._taken_apart(self.catalogues.text(id, count))

    def _taken_apart(self, text: str) -> Template:
        return template(text)

    def _parts(self, message: Sentence) -> tuple[list[str], int | None]:
        made, fills = self._looked_up(message)
        values, parts = message.values, []
        for fill in fills:
            if isinstance(fill, str):
                parts.append(fill)
                continue
            number, said, form, described = fill
            value = values[number]
            # What has no name of its own is described.
            parts.append(self.say(value) if described and hasattr(value, "says") else said(value, form))
        return parts, made.bar

    def joined(self, messages: Sequence[Sentence], form: str = "") -> str:
        """Several sentences as one, without full stop: what is said of the same comes together."""
        predicates, clauses, last = self.CLAUSES
        groups: list[tuple[str, list[str]]] = []
        for subject, predicate in map(self.halves, messages):
            if groups and groups[-1][0] == subject:
                groups[-1][1].append(predicate)
            else:
                groups.append((subject, [predicate]))
        said = self._list([f"{subject} {predicates.join(said)}" for subject, said in groups], (clauses, last))
        return said[:1].upper() + said[1:] if form == "capital" else said

    # Arguments, by their sorts

    def seat(self, seat: int, form: str) -> str:
        """A seat: `East`."""
        return self.SEAT_LETTERS[seat] if form == "letter" else self.formed(self.SEATS[seat], form)

    def seats(self, seats: Sequence[int], form: str) -> str:
        """Several seats."""
        return self._list([self.SEATS[seat] for seat in seats], self._between(form))

    def side(self, side: Any, form: str) -> str:
        """A side: `North-South`."""
        first, second = (0, 2) if side.value == "NS" else (1, 3)
        return self.formed(f"{self.SEATS[first]}-{self.SEATS[second]}", form)

    def suit(self, suit: int, form: str) -> str:
        """A suit: `hearts`; as `one`, a card of it: `heart`."""
        return self.SUIT_ONE[suit] if form == "one" else self.formed(self.SUITS[suit], form)

    def suits(self, suits: Sequence[int], form: str) -> str:
        """Several suits, as words or as `symbols`."""
        if form == "symbols":
            return "".join(SYMBOLS[suit] for suit in suits)
        return self._list([self.SUITS[suit] for suit in suits], self._between(form))

    def card(self, card: int | None, form: str) -> str:
        """A card by its symbol, in no case and of no gender; or one that nobody has named."""
        return self.formed(self.THE_CARD if card is None else self.symbol(card), form)

    def cards(self, cards: Sequence[int], form: str) -> str:
        """Several cards."""
        return self._list([self.symbol(card) for card in cards], (" ", " ") if not form else self._between(form))

    def symbol(self, card: int) -> str:
        """A card as it is written: `♥K`."""
        return SYMBOLS[card // 13] + self.RANKS[card % 13]

    def rank(self, rank: int, form: str) -> str:
        """A rank, from the two up: `king`."""
        return self.formed(self.RANK_NAMES[rank], form)

    def call(self, call: Any, form: str) -> str:
        """A call as it is written: `4♥`, or its word."""
        if call.code in _WORDS:
            return self.formed(self.CALLS[_WORDS.index(call.code)], form)
        return self.formed(f"{call.level}{self._strain(call.trumps)}", form)

    def contract(self, contract: Any, form: str) -> str:
        """A contract with its declarer: `3NT by South`; as `alone`, without."""
        alone = f"{contract.level or ''}{self._strain(contract.trumps)}{'X' * contract.doubled}"
        return alone if form == "alone" else self.formed(self.BY.format(alone, self.SEATS[contract.declarer]), form)

    def _strain(self, trumps: int | None) -> str:
        return self.NOTRUMP if trumps is None else SYMBOLS[trumps]

    def number(self, number: int, form: str) -> str:
        """A number; as `+`, with its sign, nought without."""
        if form == "+":
            return f"{number:+d}" if number else "0"
        return self.formed(self.figures(number), form)

    def tenths(self, number: float, form: str) -> str:
        """A number with one digit after the point: `2.5`."""
        return self.formed(f"{number:.1f}".replace(".", self.POINT), form)

    def figures(self, number: int) -> str:
        """A number in figures."""
        return str(number)

    def trick(self, number: int, form: str) -> str:
        """The number of a trick; `a|b` is one word at the first trick and another at the others."""
        first, bar, others = form.partition("|")
        return (first if number == 1 else others) if bar else self.number(number, form)

    def tricks(self, numbers: Sequence[int], form: str) -> str:
        """The numbers of several tricks: `9, 10 and 11`."""
        return self._list([self.trick(number, form) for number in numbers], (", ", self.AND[1]))

    def text(self, text: str, form: str) -> str:
        """What is said as it is: a name, the number of a law, what was given."""
        return self.formed(self.given(text) if isinstance(text, Quotation) else text, form)

    def given(self, text: Quotation) -> str:
        """What was given, between the quotes of the language."""
        return text.between(*self.QUOTES)

    def quoted(self, text: str, form: str) -> str:
        """What somebody said."""
        before, after = self.QUOTES
        return self.formed(f"{before}{text}{after}", form)

    def texts(self, texts: Sequence[str], form: str) -> str:
        """Several of these."""
        return self._list([self.text(text, "") for text in texts], self._between(form or "comma"))

    def clause(self, message: Sentence | str, form: str) -> str:
        """A sentence inside another: `capital`, with a capital; `predicate`, without whom it is about."""
        if form == "predicate" and not isinstance(message, str):
            return self.halves(message)[1]
        said = self.phrase(message)
        return said[:1].upper() + said[1:] if form == "capital" else self.formed(said, form)

    def clauses(self, messages: Sequence[Sentence | str], form: str) -> str:
        """Several of them."""
        return self._list([self.clause(message, "") for message in messages], self._between(form or "comma"))

    def references(self, refs: Sequence[Sentence | str], form: str) -> str:
        """Numbers of provisions and readings: the few words among them are the language's own."""
        said = [self._reference(ref) if isinstance(ref, str) else self.say(ref) for ref in refs]
        return self._list(said, self._between(form or "comma"))

    def _reference(self, ref: str) -> str:
        known = dict(self.REFERENCE_WORDS)
        return " ".join([known.get(word, word) for word in ref.split()]) if known else ref

    # Forms

    def formed(self, word: str, form: str) -> str:
        """A word in a form of the language."""
        if form:
            raise MissingWords(f"{self.code} has no form {form!r} for {word!r}")
        return word

    def _between(self, form: str) -> tuple[str, str]:
        match form:
            case "" | "and":
                return self.AND
            case "or":
                return self.OR
            case "either":
                return ", ", self.OR[1]
            case "comma":
                return ", ", ", "
            case "semicolon":
                return self.CLAUSES[1], self.CLAUSES[1]
        raise MissingWords(f"{self.code} joins nothing by {form!r}")

    @staticmethod
    def _list(items: list[str], between: tuple[str, str]) -> str:
        comma, last = between
        return comma.join(items[:-1]) + last + items[-1] if len(items) > 1 else "".join(items)


def _how_many(value: Any) -> int:
    return value if isinstance(value, int) else len(value)
