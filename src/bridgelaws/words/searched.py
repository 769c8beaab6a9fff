"""How a language is searched: its words as stems, those that decide nothing, and what people call things."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple

from . import languages
from .written import folded

_WORD = re.compile(r"[a-z0-9]+")


def plain_words(text: str) -> list[str]:
    """The words of a text in small letters, without accents.

    >>> plain_words("L'entame hors tour, à Cœur")
    ['l', 'entame', 'hors', 'tour', 'a', 'coeur']
    """
    return _WORD.findall(folded(text))


def as_it_is(word: str) -> str:
    """A word of a language that has no stems."""
    return word


class Searched(NamedTuple):
    """What a search has to know of a language.

    `sayings` has at the left what people say and at the right what the gists say, the likeliest first.
    """

    words: Callable[[str], list[str]] = plain_words
    stem: Callable[[str], str] = as_it_is
    idle: str = ""  # words that decide nothing
    sayings: Mapping[str, tuple[str, ...]] = {}
    law: str = ""  # the words that stand before the number of a law


@cache
def searched_in(code: str) -> Searched:
    """How a language is searched; one whose folder does not say so is searched word by word."""
    if not os.path.exists(os.path.join(languages.CATALOGUES, code, "searched.py")):
        return Searched()
    found: Searched = import_module(f"{languages.__name__}.{code}.searched").SEARCHED
    return found
