"""The languages: a folder each, with its grammar and its catalogues."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module

from ..language import Language

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
