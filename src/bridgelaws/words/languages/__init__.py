"""The languages: a folder each, with its grammar, its catalogues, and how people write it and speak at the table."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module

from ..language import Language
from ..searched import Searched
from ..written import Written

ENGLISH = "en"
_HERE = os.path.dirname(__file__)


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages."""
    return tuple(sorted(name for name in os.listdir(_HERE) if os.path.exists(os.path.join(_HERE, name, "grammar.py"))))


def language_of(code: Language | str) -> Language:
    """The language of a code, which is one of `languages`."""
    return code if isinstance(code, Language) else _language(code)


@cache
def _language(code: str) -> Language:
    grammar: type[Language] = import_module(f"{__name__}.{code}.grammar").GRAMMAR
    return grammar(os.path.join(_HERE, code), None if code == ENGLISH else _language(ENGLISH))


def written_in(code: str) -> Written:
    """How people write in a language; one whose folder does not say so is written as it is printed."""
    if not os.path.exists(os.path.join(_HERE, code, "written.py")):
        return Written()
    found: Written = import_module(f"{__name__}.{code}.written").WRITTEN
    return found


@cache
def searched_in(code: str) -> Searched:
    """How a language is searched; one whose folder does not say so is searched word by word."""
    if not os.path.exists(os.path.join(_HERE, code, "searched.py")):
        return Searched()
    found: Searched = import_module(f"{__name__}.{code}.searched").SEARCHED
    return found
