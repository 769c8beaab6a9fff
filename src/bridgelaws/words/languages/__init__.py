"""The languages: a folder each, with its grammar, its catalogues, and how people write it and speak at the table."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ..language import Language

# What only some need is imported when it is first asked for: every start would pay for it.
if TYPE_CHECKING:
    from ..speech import Speech
    from ..written import Written

ENGLISH = "en"
CATALOGUES = os.path.dirname(__file__)  # a folder for each


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages."""
    folders = {name: os.path.join(CATALOGUES, name) for name in os.listdir(CATALOGUES)}
    return tuple(sorted(name for name, path in folders.items() if os.path.exists(os.path.join(path, "grammar.py"))))


def language_of(code: Language | str) -> Language:
    """The language of a code, which is one of `languages`."""
    return code if isinstance(code, Language) else _language(code)


@cache
def _language(code: str) -> Language:
    grammar: type[Language] = import_module(f"{__name__}.{code}.grammar").GRAMMAR
    return grammar(os.path.join(CATALOGUES, code), None if code == ENGLISH else _language(ENGLISH))


def suit_letters(language: Language) -> tuple[str, ...]:
    """The letters that stand for the suits where their signs cannot be written, from clubs up."""
    return tuple(words.split()[0].upper() for words in written_in(language.code).suits)


def written_in(code: str) -> Written:
    """How people write in a language; one whose folder does not say so is written as it is printed."""
    own = os.path.exists(os.path.join(CATALOGUES, code, "written.py"))
    found: Written = import_module(f"{__name__}.{code}.written" if own else "..written", __name__).WRITTEN
    return found


@cache
def spoken_in(code: str) -> Speech:
    """What people say at the table in a language; in one whose folder does not tell, what they say in English."""
    known = os.path.exists(os.path.join(CATALOGUES, code, "speech.py"))
    found: Speech = import_module(f"{__name__}.{code if known else ENGLISH}.speech").SPEECH
    return found
