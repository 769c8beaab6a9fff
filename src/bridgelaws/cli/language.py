"""The language of this run: that of `--language`, else that of the environment, else English."""

from __future__ import annotations

import gettext
import os

from .. import errors
from ..words.language import Language
from ..words.languages import CATALOGUES, ENGLISH, language_of, languages

OPTION = "--language"
_OWN = "BRIDGELAWS_LANGUAGE"
# The first that is set says in which locale the shell is; LANGUAGE may prefer other languages there, one by one.
_LOCALE, _PREFERRED = ("LC_ALL", "LC_MESSAGES", "LANG"), "LANGUAGE"
_NO_LOCALE = ("", "C", "POSIX")
_OF_CLICK = "click"  # the catalogue of what click says itself

_chosen: list[Language] = []  # at most one
_asked: list[Language] = []  # the same, if it was asked for and is not only that of the environment


def choose(code: Language | str | None) -> Language:
    """Speak the language of a code from now on, or without one that of the environment; an unknown one is refused."""
    _chosen[:] = [_of_the_environment() if code is None else errors.spoken(code)]
    _asked[:] = [] if code is None else _chosen
    return _chosen[0]


def asked() -> Language:
    """The language that was asked for by its code, else English: that of what other programs read."""
    return _asked[0] if _asked else language_of(ENGLISH)


def spoken() -> Language:
    """The language of this run."""
    return _chosen[0] if _chosen else choose(None)


def is_english() -> bool:
    """Whether what the package calls something, such as the value of an option, is a word of this language."""
    return spoken() is language_of(ENGLISH)


def begin(words: list[str]) -> str:
    """Speak the language that the words of a command ask for; what is wrong with it, or nothing."""
    try:
        chosen = choose(_named(words))
    except errors.UnknownLanguage as unknown:
        return f"bridgelaws: {unknown.say(spoken())}"
    # Click asks the standard library for its own words, and that asks the environment in which language.
    os.environ[_PREFERRED] = chosen.code
    gettext.bindtextdomain(_OF_CLICK, CATALOGUES)
    gettext.textdomain(_OF_CLICK)
    return ""


def _named(words: list[str]) -> str | None:
    """The language that the words of a command name, wherever it stands among them."""
    for number, word in enumerate(words):
        if word == "--":
            break
        option, given, value = word.partition("=")
        if option == OPTION:
            return value if given else next(iter(words[number + 1 :]), None)
    return None


def _of_the_environment() -> Language:
    """As gettext has it: `fr_CH.UTF-8` is French, and a language that is not spoken here is English."""
    for wanted in _wanted():
        code = wanted.partition(".")[0].partition("@")[0].replace("_", "-").partition("-")[0].lower()
        if code in languages():
            return language_of(code)
    return language_of(ENGLISH)


def _wanted() -> list[str]:
    own = os.environ.get(_OWN)
    if own:
        return [own]
    locale = next(filter(None, map(os.environ.get, _LOCALE)), "")
    if locale.partition(".")[0] in _NO_LOCALE:
        return []
    return [*filter(None, os.environ.get(_PREFERRED, "").split(":")), locale]
