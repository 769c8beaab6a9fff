"""Plain words: a sentence as stems, and what else people at the table call the same thing, in each language."""

from __future__ import annotations

from functools import cache

from ..words.searched import Searched, searched_in

Stems = tuple[str, ...]


class Vocabulary:
    """The words of a language as a search sees them."""

    def __init__(self, searched: Searched) -> None:
        self._words, self._stem = searched.words, cache(searched.stem)
        self.idle = frozenset(self.stems(searched.idle))
        self.sayings: dict[Stems, tuple[Stems, ...]] = {
            self.stems(said): tuple(self.stems(other) for other in others) for said, others in searched.sayings.items()
        }
        self.longest_saying = max(map(len, self.sayings), default=1)

    def stems(self, text: str) -> Stems:
        """The stems of a text."""
        return tuple(map(self._stem, self._words(text)))


@cache
def vocabulary(code: str) -> Vocabulary:
    """The words of the language of a code."""
    return Vocabulary(searched_in(code))


def contains(text: Stems, phrase: Stems) -> bool:
    """Whether a phrase stands in a text, word by word."""
    width = len(phrase)
    return any(text[at : at + width] == phrase for at in range(len(text) - width + 1))
