"""Words, made last: a message in a language."""

from __future__ import annotations

from .language import Language, Sentence
from .languages import ENGLISH, language_of


def say(message: Sentence, language: Language | str = ENGLISH) -> str:
    """The sentence in a language, English unless told."""
    return language_of(language).say(message)


def halves(message: Sentence, language: Language | str = ENGLISH) -> tuple[str, str]:
    """Whom or what a sentence is about, and what it says of that: sentences about the same are joined."""
    return language_of(language).halves(message)
