"""The languages: a folder each, with its grammar and its catalogues."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from ..language import Language

ENGLISH = "en"
_HERE = Path(__file__).parent


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages."""
    return tuple(sorted(path.parent.name for path in _HERE.glob("*/grammar.py")))


def language_of(code: Language | str) -> Language:
    """The language of a code, which is one of `languages`."""
    return code if isinstance(code, Language) else _language(code)


@cache
def _language(code: str) -> Language:
    grammar: type[Language] = import_module(f"{__name__}.{code}.grammar").GRAMMAR
    return grammar(_HERE / code, None if code == ENGLISH else _language(ENGLISH))
