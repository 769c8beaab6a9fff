"""Seats, contracts, yes and no, as people type them in their language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ..errors import ParseError
from ..values.cards import Suit
from ..values.contract import Contract
from ..values.seats import Seat
from ..words.language import Language
from ..words.written import folded
from . import words
from .cards import given
from .lexicon import Lexicon, Tongue, tongue

_LONGEST = 100


def read_seat(text: str, language: Language | str) -> Seat:
    """The seat that somebody who writes in that language has typed.

    >>> read_seat("O", "fr"), read_seat("O", "de"), read_seat("ouest", "fr"), read_seat("Süd", "de")
    (WEST, EAST, WEST, SOUTH)
    """
    reads = tongue(language)
    if reads.is_english:
        return Seat.parse(text)
    word = folded(text[:_LONGEST]).strip(" .:")
    seat = reads.seat(word)
    if seat is None:
        raise ParseError(words.NOT_A_SEAT(given(text), reads.own.shown.seats))
    return seat


def read_yes_or_no(text: str, language: Language | str) -> bool:
    """Whether somebody who writes in that language has typed yes or no.

    >>> read_yes_or_no("oui", "fr"), read_yes_or_no("N", "de"), read_yes_or_no("yes", "de")
    (True, False, True)
    """
    reads, word = tongue(language), folded(text[:_LONGEST]).strip(" .!")
    found = reads.own.answers.get(word, reads.english.answers.get(word))
    if found is None:
        raise ParseError(words.NOT_YES_OR_NO(given(text), reads.own.shown.answers))
    return found


class _Said(NamedTuple):
    level: str | None
    strain: str
    double: str | None
    by: str | None
    seat: str | None


def read_contract(text: str, language: Language | str, declarer: Seat | None = None) -> Contract:
    """The contract that somebody who writes in that language has typed, with its declarer if that is not known yet.

    >>> read_contract("3SA par S", "fr"), read_contract("4♥ X von N", "de"), read_contract("3NT by S", "fr")
    (3NT by South, 4♥X by North, 3NT by South)
    """
    reads = tongue(language)
    said = _taken_apart(text, reads, declarer is None) if len(text) <= _LONGEST else None
    if said is None:
        if reads.is_english:
            return Contract.parse(text if declarer is None else f"{text} by {declarer.letter}")
        raise ParseError(words.NOT_A_CONTRACT(given(text), reads.own.shown.contracts))
    own, english, _ = reads
    seat = declarer if said.seat is None else reads.seat(said.seat)
    assert seat is not None
    doubled = 0 if said.double is None else own.doubled.get(said.double, english.doubled.get(said.double, 0))
    trumps = _trumps(said, reads, text)
    return Contract(trumps, seat, int(said.level) if said.level else None, doubled)


def _trumps(said: _Said, reads: Tongue, text: str) -> Suit | None:
    """Trumps by the language; a letter that is another suit in English is refused where the rest is English."""
    own, english, _ = reads
    if said.strain.replace(" ", "-") in own.notrump | english.notrump:
        return None
    suit = reads.suit(said.strain)
    assert suit is not None
    other = Suit(english.suits.get(said.strain, suit))
    if other is not suit and _only_english(said, reads):
        raise ParseError(words.WHICH_TRUMPS(given(text), (suit, other)))
    return suit


def _only_english(said: _Said, reads: Tongue) -> bool:
    """Whether a contract is written as in English, with a word of it that the language does not have."""
    own, english, _ = reads
    pairs = (
        (said.double, own.doubled.keys(), english.doubled.keys()),
        (said.by, own.by, english.by),
        (said.seat, own.seats.keys(), english.seats.keys()),
    )
    said_in = [(word in mine, word in theirs) for word, mine, theirs in pairs if word is not None]
    return all(theirs for _, theirs in said_in) and not all(mine for mine, _ in said_in)


def _taken_apart(text: str, reads: Tongue, with_seat: bool) -> _Said | None:
    both = (reads.own, reads.english)
    strains = _either({*_keys(both, "suits"), *_keys(both, "notrump")})
    doubles, by, seats = (_either(_keys(both, name)) for name in ("doubled", "by", "seats"))
    declarer = rf"(?: ({by}))? ({seats})" if with_seat else "()()"
    # With one blank at most between the words: how long it takes must not depend on how they are spaced.
    pattern = rf"(?:([1-7]) ?)?({strains}) ?({doubles})?{declarer}"
    found = re.fullmatch(pattern, " ".join(folded(text).replace("-", " ").split()))
    return None if found is None else _Said(*(group or None for group in found.groups()))  # type: ignore[arg-type]


def _keys(both: tuple[Lexicon, Lexicon], name: str) -> Iterable[str]:
    return {word for lexicon in both for word in getattr(lexicon, name)}


def _either(found: Iterable[str]) -> str:
    return "|".join(word.replace("-", " ") for word in sorted(found, key=lambda word: (-len(word), word)))
