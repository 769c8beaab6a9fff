"""Cards as people type them: in the letters of their language, in its words, or in those of English.

What is wholly of the language is read so. `CR` and `RC` are ♥R in French, `TD` is the queen of clubs there and not the
ten of diamonds. What is not may be English, or a mixture: if that leaves two cards open it is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..errors import ParseError, visible
from ..values.cards import Card, Suit
from ..words.language import Language
from . import words
from .lexicon import Lexicon, Tongue, parts, tongue

_LONGEST = 40
_LONGEST_LIST = 1_000
_LETTERS = 3  # of a card written without a blank: suit, and rank or 10


class _Reading(NamedTuple):
    card: Card
    own: bool  # wholly of the language, and in an order in which it is written


def read_card(text: str, language: Language | str) -> Card:
    """The card that somebody who writes in that language has typed.

    >>> read_card("CR", "fr"), read_card("la dame de carreau", "fr"), read_card("Pik-Bube", "de"), read_card("HK", "fr")
    (♥K, ♦Q, ♠J, ♥K)
    """
    reads = tongue(language)
    if reads.is_english:
        return _english(text, reads)
    found = _cards(text, reads)
    if len(found) == 1:
        return found[0]
    raise ParseError(
        words.WHICH_CARD(given(text), found) if found else _missing(text, reads)(given(text), reads.own.shown.cards)
    )


def _english(text: str, reads: Tongue) -> Card:
    """What the interface of the package reads, and the words besides."""
    try:
        return Card.parse(text.replace(" ", ""))
    except ParseError:
        found = _cards(text, reads)
        return found[0] if len(found) == 1 else Card.parse(text)


def read_cards(text: str, language: Language | str) -> tuple[Card, ...]:
    """Several cards, with blanks or commas between."""
    reads = tongue(language)
    if len(text) > _LONGEST_LIST:
        raise ParseError(words.NOT_A_CARD(given(text), reads.own.shown.cards))
    found: list[Card] = []
    for piece in text.replace(";", ",").split(","):
        together = _cards(piece, reads)
        found += together[:1] if len(together) == 1 else [read_card(word, language) for word in piece.split()]
    return tuple(found)


def cards_written(text: str, language: Language | str) -> tuple[Card, ...]:
    """The cards that a text may be: none if it is no card, several if it is open which.

    >>> cards_written("CR", "fr"), cards_written("CK", "fr"), cards_written("as", "fr")
    ((♥K,), (♥K, ♣K), ())
    """
    return _cards(text, tongue(language))


def _cards(text: str, reads: Tongue) -> tuple[Card, ...]:
    """The cards that a text may be; only those wholly of the language if it is one of them."""
    if len(text) > _LONGEST:
        return ()
    pair = _suit_and_rank(text, reads)
    if pair is None:
        return ()
    found = _readings(pair, reads)
    best = [reading for reading in found if reading.own] or found
    return tuple(dict.fromkeys(reading.card for reading in best))


def _suit_and_rank(text: str, reads: Tongue) -> Sequence[str] | None:
    """The two words or letters that name suit and rank, in whichever order."""
    every = [part for part in parts(text) if part not in reads.articles]
    if len(every) != 1:
        return every if len(every) == 2 else None
    (word,) = every
    if _known(word, reads.own) or not word.isalpha():
        return None  # a suit or a rank alone: `as` is an ace, and no ace of spades
    if len(word) < _LETTERS:
        return list(word) if len(word) == 2 else None
    halves = ((word[:n], word[n:]) for n in range(_LETTERS, len(word) - 1))
    return next((half for half in halves if all(_known(part, reads.own) for part in half)), None)


def _known(word: str, lexicon: Lexicon) -> bool:
    return word in lexicon.suits or word in lexicon.ranks


def _readings(pair: Sequence[str], reads: Tongue) -> list[_Reading]:
    """By the language where it has a word for it and by English where not, and by English alone; in either order."""
    own, english, _ = reads
    first, second = pair
    found = []
    for suit, rank, natural in ((first, second, True), (second, first, own.rank_first)):
        strain, height = reads.suit(suit), reads.rank(rank)
        if strain is not None and height is not None:
            wholly = suit in own.suits and rank in own.ranks
            found.append(_Reading(Card.of(strain, height), wholly and natural))
        if suit in english.suits and rank in english.ranks:
            found.append(_Reading(Card.of(Suit(english.suits[suit]), english.ranks[rank]), own=False))
    return found


def _missing(text: str, reads: Tongue) -> words.Refusal:
    """What is wrong with a text that is no card: the suit is missing, or the rank, or all of it."""
    every = [part for part in parts(text[:_LONGEST]) if part not in reads.articles]
    if len(every) == 1 and every[0] in reads.own.ranks:
        return words.NO_SUIT
    if len(every) == 1 and every[0] in reads.own.suits:
        return words.NO_RANK
    return words.NOT_A_CARD


def read_suit(text: str, language: Language | str) -> Suit:
    """The suit that somebody who writes in that language has typed.

    >>> read_suit("C", "fr"), read_suit("C", "en"), read_suit("Herz", "de")
    (HEARTS, CLUBS, HEARTS)
    """
    found = read_suits(text, language)
    if len(found) != 1:
        raise ParseError(words.NOT_A_SUIT(given(text), tongue(language).own.shown.suits))
    return found[0]


def read_suits(text: str, language: Language | str) -> tuple[Suit, ...]:
    """One suit or several together, such as `CP` or `cœur, pique`."""
    reads = tongue(language)
    every = [part for part in parts(text[:_LONGEST]) if part not in reads.articles]
    signs = [sign for part in every for sign in ((part,) if reads.suit(part) is not None else part)]
    found = [suit for sign in signs if (suit := reads.suit(sign)) is not None]
    if not signs or len(found) < len(signs):
        if reads.is_english:
            Suit.parse(text)
        raise ParseError(words.NOT_A_SUIT(given(text), reads.own.shown.suits))
    return tuple(dict.fromkeys(found))


def given(text: str) -> str:
    """What was typed, for a message, cut short however long it is."""
    return visible(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}...")
