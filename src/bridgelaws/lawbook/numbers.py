"""Law numbers as people write them, `50D2(a)` or `law 50 d2a`, and the numbers that a sentence mentions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ..words.languages import language_of, languages
from ..words.searched import searched_in
from ..words.written import folded

_WRITTEN = (
    r"0*(?P<law>[1-9]\d?)"
    r"(?:(?P<letter>[a-z])(?:(?P<digit>\d)(?:\(?(?P<small>[a-z])\)?(?:\(?(?P<last>\d|i{1,3}|iv)\)?)?)?)?)?"
)
_ONE = r"\d{1,2}(?:[A-Z](?:\d(?:\([a-z]\)(?:\((?:\d|i{1,3}|iv)\))?)?)?)?"
_LETTERED = r"\d{1,2}[A-Z](?:\d(?:\([a-z]\)(?:\((?:\d|i{1,3}|iv)\))?)?)?"
# A bare figure is a law only after the word, or alone in brackets: sentences also count cards, tricks and points.
_MENTIONED = re.compile(
    rf"\bLaws? (?P<named>{_ONE}(?:(?:, | and | or ){_ONE})*)(?!\w)"
    rf"|(?<![\w./-])(?P<lettered>{_LETTERED})(?!\w)"
    r"|(?<![\w)])\((?P<bracketed>\d{1,2})\)"
)
_READING = re.compile(r"\bR\d+-\d+\b")


class Number(NamedTuple):
    """A law number taken apart: `50D2(a) footnote` is `(50, "D", 2, "a")` and `footnote`."""

    path: tuple[int | str, ...]
    tail: str = ""

    def lies_under(self, other: Number) -> bool:
        """Whether this is the other number or a part of it."""
        return self.path[: len(other.path)] == other.path and (not other.tail or self == other)

    @property
    def whole_law(self) -> bool:
        """Whether it is the number of a law, not of a part of one."""
        return len(self.path) == 1 and not self.tail

    def __str__(self) -> str:
        text = "".join(f"({part})" if place > 2 else str(part) for place, part in enumerate(self.path))
        return f"{text} {self.tail}" if self.tail else text


def read(text: str) -> Number | None:
    """The number that someone wrote, in any case, spacing and language; None if it is none.

    >>> print(read("Law 50 d2a"), read("9A2(b)(2)"), read("30B1(b)(i)"), read("45A footnote"), read("fifty"))
    50D2(a) 9A2(b)(2) 30B1(b)(i) 45A footnote None
    >>> print(read("Loi 50D2a"), read("§ 54 A"), read("45A Fußnote"))
    50D2(a) 54A 45A footnote
    """
    words = [_in_english().get(word, word) for word in folded(text).split()]
    ends = [at for at, word in enumerate(words) if word in ("footnote", "with")]
    head, tail = (words[: ends[0]], words[ends[0] :]) if ends else (words, [])
    found = _written().fullmatch("".join(head))
    if found is None:
        return None
    law, letter, digit, small, last = found.group("law", "letter", "digit", "small", "last")
    final = int(last) if last and last.isdigit() else last
    path = (int(law), letter and letter.upper(), digit and int(digit), small, final)
    return Number(tuple(part for part in path if part is not None), " ".join(tail))


def is_called_law(word: str) -> bool:
    """Whether a word stands before the number of a law: `Law`, `Loi`, `§`."""
    return folded(word) in _called()


@cache
def _called() -> tuple[str, ...]:
    """What a law is called in any language, the longest first: `laws` begins with `law`."""
    words = {folded(word) for code in languages() for word in searched_in(code).law.split()}
    return tuple(sorted(words, key=lambda word: (-len(word), word)))


@cache
def _written() -> re.Pattern[str]:
    """A number, after what a law is called."""
    return re.compile(rf"(?:(?:{'|'.join(map(re.escape, _called()))})\.?)?{_WRITTEN}")


@cache
def _in_english() -> dict[str, str]:
    """The few words that numbers have in them, by what each language says for them."""
    return {folded(own): word for code in languages() for word, own in language_of(code).REFERENCE_WORDS}


@cache
def of(ref: str) -> Number:
    """The number of a provision."""
    found = read(ref)
    if found is None:
        raise ValueError(f"{ref!r} is not the number of a provision")
    return found


def ancestors(number: Number) -> Iterator[Number]:
    """The number itself and everything that it lies under, up to the law."""
    yield number
    for length in range(len(number.path) - (not number.tail), 0, -1):
        yield Number(number.path[:length])


def mentioned(text: str) -> tuple[Number, ...]:
    """The law numbers in a sentence, in order.

    >>> [str(n) for n in mentioned("by Laws 42 and 43B2(b), not 16C2 (23): 50 points in 2007, item 43.1")]
    ['42', '43B2(b)', '16C2', '23']
    """
    found: dict[Number, None] = {}
    for match in _MENTIONED.finditer(text):
        for one in re.findall(_ONE, match["named"] or match["lettered"] or match["bracketed"]):
            found[of(one)] = None
    return tuple(found)


def readings_mentioned(text: str) -> tuple[str, ...]:
    """The readings in a sentence, in order.

    >>> readings_mentioned("silent, where R53-3 decides otherwise")
    ('R53-3',)
    """
    return tuple(dict.fromkeys(_READING.findall(text)))
