"""How people speak at the table in a language when they call a card: words and their senses, and turns of speech.

Words are written as `folded` writes them. Whatever stands in none of the lists is not understood.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, NamedTuple

from .written import folded

Turns = tuple[tuple[str, str], ...]
"""Patterns with what is read in their place, one after the other."""


class Speech(NamedTuple):
    """The senses of words. The text is first put in small letters; `turns` are replaced in it one after the other."""

    # Which card
    high: frozenset[str] = frozenset()
    low: frozenset[str] = frozenset()
    win: frozenset[str] = frozenset()
    cover: frozenset[str] = frozenset()  # to beat the card before, which need not win the trick
    covers_it: frozenset[str] = frozenset()  # so do these if it is what lies there: "top it"
    take: frozenset[str] = frozenset()  # to win if the trick is meant: "take it", but not "take the king"
    ruff: frozenset[str] = frozenset()
    strikes: frozenset[str] = frozenset()  # those of them that may also mean to win the trick
    trumps: frozenset[str] = frozenset()
    which: frozenset[str] = frozenset()  # another card, perhaps, than the lowest of the suit, or than the highest
    rounds: frozenset[str] = frozenset()  # a suit that is to be played round after round
    red: frozenset[str] = frozenset()
    black: frozenset[str] = frozenset()
    anything: frozenset[str] = frozenset()
    pointing: frozenset[str] = frozenset()  # at a card, without saying which
    play: frozenset[str] = frozenset()  # and not a word on what
    # Not that card
    negation: frozenset[str] = frozenset()
    no: frozenset[str] = frozenset()  # before a name, perhaps, one that is not wanted: "no heart"
    keep: frozenset[str] = frozenset()
    but: frozenset[str] = frozenset()  # "anything but the ten", and "not the ten but the nine"
    # The card after these is one that lies there or is to come, not the one to be played.
    beside: frozenset[str] = frozenset()
    than: frozenset[str] = frozenset()  # one of these, in a comparison
    on: frozenset[str] = frozenset()  # one of these, unless it belongs to the verb: "put on the king"
    towards: frozenset[str] = frozenset()
    by: frozenset[str] = frozenset()  # after one of these it is the one to be played: "cover the jack with the queen"
    # How he goes on
    puts_right: frozenset[str] = frozenset()
    interrupts: frozenset[str] = frozenset()  # those of them with which a new sentence can begin
    hesitates: frozenset[str] = frozenset()  # he puts it right only if he then names something else
    takes_back: frozenset[str] = frozenset()
    sequence: frozenset[str] = frozenset()
    depends: frozenset[str] = frozenset()  # what is called then hangs on something else
    assent: frozenset[str] = frozenset()
    with_assent: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    of: frozenset[str] = frozenset()
    plain: frozenset[str] = frozenset()  # words that say nothing here
    # Turns of speech
    instead_of: tuple[str, str] = ("", "")
    the_trick: tuple[tuple[str, str], ...] = ()
    nicknames: MappingProxyType[str, str] = MappingProxyType({})
    article_or_ace: str = ""
    words_too: frozenset[str] = frozenset()  # which are also cards written in letters
    not_begun: frozenset[str] = frozenset()  # names of ranks that are too rare for a word broken off to be one
    with_accents: Turns = ()  # while the text still has its accents
    turns: Turns = ()
    no_matter: str = "(?!)"
    won_in_hand: str = "(?!)"
    any_of_suit: str = "(?!)"
    ordinals: str = "(?!)"
    # Whether a card that is not wholly named is unclear where a word is not understood, and cards are one word.
    strict: bool = True
    own: frozenset[str] = frozenset()  # of a language with English beside it, what is not English
    known: frozenset[str] = frozenset()  # all that may be said of a card
    mannered: frozenset[str] = frozenset()  # high, low, win, cover and take
    goes_on: frozenset[str] = frozenset()  # what may put right what was said before it


_LISTS = tuple(name for name, value in Speech._field_defaults.items() if value == frozenset())
_OWN_ONLY = ("words_too", "not_begun", "own", "of", "known", "mannered", "goes_on")
_OF_A_CARD = (
    *("high", "low", "win", "cover", "trumps", "which", "rounds", "depends", "anything", "pointing", "negation"),
    *("beside", "towards", "play", "plain", "puts_right", "hesitates", "keep", "red", "black"),
)


def speech(english: Speech | None = None, **said: Any) -> Speech:
    """What is said in a language; where none of its own words is meant, English ones are understood too."""
    given: dict[str, Any] = {name: _words(value) if name in _LISTS else value for name, value in said.items()}
    mine = Speech(**given)
    if english is not None:
        own = _all(mine, _LISTS)
        both = {name: getattr(mine, name) | (getattr(english, name) - own) for name in _LISTS if name not in _OWN_ONLY}
        mine = mine._replace(own=own, **both)
    return mine._replace(
        known=_all(mine, _OF_A_CARD) | mine.nicknames.keys(),
        mannered=_all(mine, ("high", "low", "win", "cover", "take")),
        goes_on=mine.puts_right | mine.hesitates,
    )


def _all(said: Speech, names: tuple[str, ...]) -> frozenset[str]:
    return frozenset().union(*(getattr(said, name) for name in names))


def _words(text: str) -> frozenset[str]:
    return frozenset(folded(text).split())
