"""What the words of a call say, as people speak at the table; what is not understood is for the Director to settle.

How they speak is for the languages to tell (`words/languages/<code>/speech.py`); what it comes to is told here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .. import reading
from ..board.table import Table
from ..errors import ParseError
from ..reading import words as reading_words
from ..values.cards import RANKS, Card, Suit, rank_named
from ..values.frozen import NamedTuple, dataclass, field, replace
from ..words.languages import ENGLISH, spoken_in

if TYPE_CHECKING:
    from ..reading.lexicon import Tongue
    from ..words.speech import Speech

_LONGEST = 1_000
_RED, _BLACK = (Suit.DIAMONDS, Suit.HEARTS), (Suit.CLUBS, Suit.SPADES)
# A word that breaks off: what is left of it, and a dash or dots.
_CUT_SHORT = r"\b([a-z]+)\s?(?:\.{2,}|…|—|–|-(?=\s|$))"
_BREAK = ","
_MANNERS = ("high", "low", "win", "cover")

Part = tuple[Suit | None, int | None]
"""Suit or rank of cards, or both."""
Tokens = list[str | Card]


@dataclass(frozen=True, slots=True)
class Words:
    """What the words of a call say: suit, rank, or high, low, win, cover; `ruff` where there are no trumps.

    If they are `unclear` the rest is what they say by the letter. `barred` is what the caller does not want. `rounds`
    says that the suit is to be played round after round, `broken` that a word was broken off and left unsaid, `strikes`
    that the word may mean a ruff and may mean to win; `instead` is what he said in place of it in the same breath.
    """

    suit: Suit | None
    rank: int | None
    manner: str | None
    unclear: bool = field(default=False, repr=False)
    barred: tuple[Part, ...] = field(default=(), repr=False)
    rounds: bool = field(default=False, repr=False)
    broken: bool = field(default=False, repr=False)
    strikes: bool = field(default=False, repr=False)
    instead: Words | None = field(default=None, repr=False)

    @property
    def card(self) -> Card | None:
        """The card, if both suit and rank were named."""
        return None if self.unclear or self.suit is None or self.rank is None else Card.of(self.suit, self.rank)

    def rules_out(self, card: Card) -> bool:
        """Whether the caller has said that he does not want a card."""
        return any(suit in (None, card.suit) and rank in (None, card.rank) for suit, rank in self.barred)


def heard(table: Table, words: str, pointing: str | None = None) -> Words:
    """What words say at a table, in the language that is spoken there."""
    said = read(words, pointing, table.trumps, table.language)
    return replace(said, unclear=True) if said.strikes and not _can_only_ruff(table) else said


def _can_only_ruff(table: Table) -> bool:
    led = table.trick.led
    return led is not None and led is not table.trumps and table.holds(table.dummy, led.mask) is False


def read(words: str, pointing: str | None = None, trumps: Suit | None = None, language: str = ENGLISH) -> Words:
    """The suit, the rank and the manner that words name.

    >>> read("low heart"), read("ten of clubs").card, read("play anything").card
    (Words(suit=HEARTS, rank=None, manner='low'), ♣T, None)
    >>> read("not the ten, the nine"), read("I don't care").unclear, read("that one").unclear
    (Words(suit=None, rank=7, manner=None), False, True)
    >>> read("petit cœur", language="fr"), read("Pik-Dame", language="de").card
    (Words(suit=HEARTS, rank=None, manner='low'), ♠Q)
    """
    text = with_gesture(words, pointing, language)
    if len(text) > _LONGEST:
        raise ParseError(reading_words.CALL_TOO_LONG(len(text), _LONGEST))
    ear = _ear(language)
    spelled, tokens = ear.spelled_out(text), ear.tokens(text)
    first, then = _put_right(ear, tokens, trumps)
    reader = _Reader(ear, trumps, first)
    reader.anything |= re.search(ear.speech.no_matter, spelled) is not None
    reader.depends |= re.search(ear.speech.won_in_hand, spelled) is not None
    said = replace(reader.words(), broken=ear.breaks_off(text))
    return said if then is None else replace(said, instead=_completed(_Reader(ear, trumps, then).words(), said))


def with_gesture(words: str, pointing: str | None, language: str) -> str:
    """Words and what a gesture made clear, which is a suit or a card as files write it, whatever is spoken."""
    if not pointing or language == ENGLISH:
        return f"{words} {pointing}" if pointing else words
    shown = reading.cards_written(pointing, ENGLISH)
    return f"{words} {shown[0] if len(shown) == 1 else _symbol(pointing)}"


def _symbol(pointing: str) -> str:
    suit = reading.tongue(ENGLISH).suit(pointing.strip().lower())
    return pointing if suit is None else suit.symbol


def _put_right(ear: _Ear, tokens: Tokens, trumps: Suit | None) -> tuple[Tokens, Tokens | None]:
    """The words up to where the caller puts himself right, and those after it; all of them if he does not."""
    speech = ear.speech
    for n, token in enumerate(tokens):
        if token != _BREAK and token not in speech.goes_on:
            continue
        first, then = _Reader(ear, trumps, tokens[:n]).words(), _Reader(ear, trumps, tokens[n + 1 :]).words()
        if token == _BREAK:  # "ace, king" may be what he wants one after the other; "spade - heart" is not
            another = _another_suit(first, then) and not speech.sequence & set(tokens[n + 1 :])
        else:
            another = _contradicts(first, then) or (token in speech.takes_back and _was_enough(first, then))
        if another:
            return tokens[:n], tokens[n + 1 :]
    return tokens, None


def _another_suit(first: Words, then: Words) -> bool:
    return None not in (first.suit, then.suit) and first.suit is not then.suit


def _contradicts(first: Words, then: Words) -> bool:
    """Whether words name another suit or rank than others, or one of another kind: low, and then the king."""
    another_rank = None not in (first.rank, then.rank) and first.rank != then.rank
    another_manner = None not in (first.manner, then.manner) and first.manner != then.manner
    another_kind = None not in (first.manner, then.rank) or None not in (first.rank, then.manner)
    return _another_suit(first, then) or another_rank or another_manner or another_kind


def _was_enough(first: Words, then: Words) -> bool:
    """Whether a suit alone, which calls its lowest card, was put right by a rank or by another manner."""
    suit_only = first.suit is not None and (first.rank, first.manner) == (None, None)
    return suit_only and (then.rank is not None or then.manner not in (None, "low"))


def _completed(then: Words, first: Words) -> Words:
    """What is put in place of other words; a suit that it leaves unsaid is the one named before."""
    return replace(then, suit=first.suit) if then.suit is None and not then.unclear else then


def puts_right(words: str, language: str) -> bool:
    """Whether words begin by putting right what was said before: "oops, the king"."""
    ear = _ear(language)
    first = re.search(r"[a-z]+", ear.small(words))
    return first is not None and first.group() in ear.speech.interrupts


def assents(words: str, language: str = ENGLISH) -> bool:
    """Whether words agree to a card that lies there, or point to it, and say nothing else.

    >>> assents("yes, that one"), assents("play it"), assents("yes, the ten"), assents("put it back")
    (True, True, False, False)
    """
    ear = _ear(language)
    tokens, pointed = set(ear.tokens(words)) - {_BREAK}, ear.speech.assent | ear.speech.pointing
    return tokens <= pointed | ear.speech.with_assent and bool(tokens & pointed)


def any_of_suit(words: str, language: str) -> bool:
    """Whether words that name a suit ask for any card of it: "a heart", "trump"."""
    ear = _ear(language)
    return re.search(ear.speech.any_of_suit, ear.small(words)) is not None


def _ear(language: str) -> _Ear:
    return _Ear(language, spoken_in(language), reading.tongue(language))


class _Ear(NamedTuple):
    """Takes apart what is said in a language."""

    language: str
    speech: Speech
    reads: Tongue

    def small(self, text: str) -> str:
        """The text in small letters, without accents where the language has some."""
        text = text.lower()
        for turn, meant in self.speech.with_accents:
            text = re.sub(turn, meant, text)
        return reading.folded(text) if self.speech.strict else text

    def spelled_out(self, text: str) -> str:
        """The text in small letters, turns of speech replaced by plain words for them."""
        text = self.small(text)
        for turn, meant in self.speech.turns:
            text = re.sub(turn, meant, text)
        return text

    def tokens(self, text: str) -> Tokens:
        """The words one by one; written cards as such, and every mark of punctuation as a break."""
        found: Tokens = []
        pieces = text.split()
        capitals = {piece.strip(",.!?'") for piece in pieces if piece.isupper()}
        said = re.sub(_CUT_SHORT, self._whole, re.sub(self.speech.no_matter, " ", self.spelled_out(text)))
        token = rf"\d+(?:{self.speech.ordinals})\b|\d+|[^\W\d_]+|[♣♦♥♠]|[,;:.!?…—–-]"
        for piece in re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", " ", said).split():
            bare = piece.strip(",;:.!?'\"()")
            alone = len(pieces) == 1 and not self.speech.strict
            word = bare in self.speech.words_too and not alone and bare.upper() not in capitals
            cards = () if word or not self._may_be_card(bare) else reading.cards_written(bare, self.language)
            if len(cards) == 1:
                found += [*cards, _BREAK] if piece[-1] in ",;:.!?" else cards
            else:
                for part in re.findall(token, piece):
                    found += self._halves(part) if part[0].isalnum() or part in "♣♦♥♠" else (_BREAK,)
        return found

    def _may_be_card(self, piece: str) -> bool:
        signs = piece.replace("\ufe0f", "").replace("10", "2")
        return len(signs) == 2 and set(signs) <= self.reads.signs

    def _halves(self, word: str) -> tuple[str, ...]:
        """A word, or the two that it is made of: a suit and a rank."""
        if not self.speech.strict or len(word) < 5 or self.is_name(word):
            return (word,)
        halves = ((word[:n], word[n:]) for n in range(3, len(word) - 1))
        return next((h for h in halves if self._is_suit(h[0]) and self.names(h[1])[1] is not None), (word,))

    def _is_suit(self, word: str) -> bool:
        return word in self.reads.own.suits or word in self.speech.trumps

    def _whole(self, cut: re.Match[str]) -> str:
        """A word before a dash or dots, with a break after it; nothing of it if it was broken off."""
        return f"{cut.group(1)} , " if self.is_name(cut.group(1)) else " , "

    def breaks_off(self, text: str) -> bool:
        """Whether a word that would have named a suit or a rank is broken off.

        >>> _ear("en").breaks_off("que... no, ace"), _ear("en").breaks_off("queen... no, ace")
        (True, False)
        """
        cut = [word for word in re.findall(_CUT_SHORT, self.spelled_out(text)) if not self.is_name(word)]
        names = self.reads.own.suits.keys() | self.reads.own.ranks.keys() - self.speech.not_begun
        return any(name.startswith(word) for word in cut for name in names if len(name) > 2)

    def is_name(self, word: str) -> bool:
        """Whether a word is whole: it names something, or is known."""
        return len(word) > 1 and (self.names(word) != (None, None) or word in self.speech.known)

    def names(self, word: str) -> Part:
        """The suit or the rank that a word names; both if in the language it may be either."""
        own, english, _ = self.reads
        if word in own.suits or word in own.ranks:
            suit = own.suits.get(word)
            rank = own.ranks.get(word)
        elif word in self.speech.own:
            return None, None
        else:
            suit, rank = english.suits.get(word), rank_named(self.speech.nicknames.get(word, word))
        return None if suit is None else Suit(suit), rank


class _Reader:
    """Goes through the words of one call; the first suit and the first rank named count."""

    def __init__(self, ear: _Ear, trumps: Suit | None, tokens: Tokens) -> None:
        self.ear, self.speech, self.trumps, self.tokens = ear, ear.speech, trumps, tokens
        self.suit: Suit | None = None
        self.rank: int | None = None
        self.manners: set[str] = set()
        self.barred: list[Part] = []
        self.anything = self.which = self.depends = self.no_such_suit = self.not_understood = self.rounds = False
        self.strange = self.strikes = self.paused = False
        self.play = not tokens  # a shrug will do
        # What the words now being read are about: the card wanted, one not wanted, or one that lies there.
        self.about = "wanted"
        for n, token in enumerate(tokens):
            self._take(token, n)

    def words(self) -> Words:
        """What it comes to."""
        manner = self._manner()
        unclear = self._unclear(manner)
        barred = tuple(part for part in self.barred if any_part(part))
        rounds = self.rounds and self.rank is None and not unclear
        return Words(self.suit, self.rank, manner, unclear, barred, rounds=rounds, strikes=self.strikes)

    def _unclear(self, manner: str | None) -> bool:
        """Whether the words hang on something else, name nothing, or leave open which card of a suit."""
        named = (self.suit, self.rank, manner) != (None, None, None)
        indicated = self.anything or (self.play and not self.not_understood and not self.barred)
        which = self.which or (self.rounds and self.suit is None)
        strange = self.strange and self.speech.strict and None in (self.suit, self.rank)
        return self.depends or strange or not (named or indicated) or (which and self.rank is None)

    def _manner(self) -> str | None:
        """Of a card named by its rank nothing more need be said; words that contradict one another are unclear."""
        if self.no_such_suit and self.suit is None:
            return "ruff"
        if self.rank is not None or not self.manners:
            return None
        if "high" in self.manners and len(self.manners - {"cover"}) > 1:
            self.which = True
            return None
        return next(manner for manner in ("cover", "win", "high", "low") if manner in self.manners)

    def _take(self, token: str | Card, n: int) -> None:
        speech = self.speech
        self.paused |= token == _BREAK or token in speech.sequence
        if token == _BREAK:
            self.about = "wanted"
        elif isinstance(token, Card):
            self._name(token.suit, token.rank)
        elif token in speech.negation or (token, self._next(n)) == speech.instead_of or self._keeps(token, n):
            self._not_wanted()
        elif token in speech.but:
            # "Anything but the ten", and "not the ten but the nine".
            if self.barred:
                self.about = "wanted"
            else:
                self._not_wanted()
        elif token in speech.by:
            self.about = "wanted" if self.about == "beside" else self.about
        elif token in speech.on and n and self.tokens[n - 1] in speech.play and not self._anything_named():
            return  # "put on the king"
        elif token in speech.beside or (token in speech.towards and self._anything_named()):
            self.which |= token in speech.than
            self.about = "beside" if self.about == "wanted" else self.about
        else:
            self._understand(token, n)

    def _understand(self, token: str, n: int) -> None:
        suit, rank = self._named(token, n)
        if suit is not None or rank is not None:
            self._name(suit, rank)
        elif self.about != "wanted":
            return
        elif token in self.speech.trumps:
            self._ruff(token, n)
        elif token in self.speech.mannered:
            self._in_manner(token, n)
        elif (token in self.speech.of and self._misspelled(n)) or (token in self.speech.no and self._names(n + 1)):
            self.depends = True
        elif token in self.speech.red or token in self.speech.black:
            self.barred += [(suit, None) for suit in (_BLACK if token in self.speech.red else _RED)]
        else:
            self._otherwise(token)

    def _in_manner(self, token: str, n: int) -> None:
        """High, low, win or cover; "take it" is to win the trick, "take the king" names a card."""
        speech, following = self.speech, self._next(n)
        if token in speech.take:
            if following in speech.pointing | {None, _BREAK} or tuple(self.tokens[n + 1 : n + 3]) in speech.the_trick:
                self.manners.add("win")
            return
        said = next(name for name in _MANNERS if token in getattr(speech, name))
        self.manners.add("cover" if token in speech.covers_it and following in speech.pointing else said)
        self.about = "beside" if said == "cover" else "wanted"

    def _otherwise(self, token: str) -> None:
        speech = self.speech
        self.anything |= token in speech.anything
        self.play |= token in speech.play
        self.depends |= token in speech.depends
        self.rounds |= token in speech.rounds
        self.which |= token in speech.which or (token[0].isdigit() and token.isalnum())
        self.strange |= token not in speech.known
        self.not_understood |= token in speech.pointing or token not in speech.known

    def _ruff(self, token: str, n: int) -> None:
        """Trumps are a suit named; "ruff the ten" may speak of the card led, or of the one to ruff with."""
        speech = self.speech
        self.strikes |= token in speech.strikes
        self.no_such_suit |= self.trumps is None
        self.suit = self.trumps if self.suit is None else self.suit
        if token in speech.cover:
            self.manners.add("cover")
        if token in speech.ruff and self._next(n) in speech.articles | speech.pointing:
            self.about = "beside"
            following = [t for t in self.tokens[n + 1 : n + 3] if isinstance(t, str) and t not in speech.nicknames]
            self.which |= any(self.ear.names(t)[1] is not None for t in following if len(t) > 1 or t.isdigit())

    def _name(self, suit: Suit | None, rank: int | None) -> None:
        if self.about == "barred":
            was_suit, was_rank = self.barred[-1]
            self.barred[-1] = (suit if was_suit is None else was_suit, rank if was_rank is None else was_rank)
        elif self.about == "wanted":
            # The first counts of what is named one after the other; in one phrase it is open which is meant.
            another = len({self.suit, suit} - {None}) > 1 or len({self.rank, rank} - {None}) > 1
            self.depends |= self.speech.strict and not self.paused and another
            self.suit = suit if self.suit is None else self.suit
            self.rank = rank if self.rank is None else self.rank

    def _not_wanted(self) -> None:
        self.about = "barred"
        self.barred.append((None, None))

    def _keeps(self, token: str, n: int) -> bool:
        """Whether a card is named that is to be kept: "save the ace", but not "hold on" nor "keep going"."""
        pointed = self._next(n) in self.speech.articles | self.speech.pointing
        return token in self.speech.keep and (pointed or self._names(n + 1))

    def _named(self, token: str, n: int) -> Part:
        """What a word names; an article is the ace only where it cannot be the article, and `K` what is missing."""
        if token == self.speech.article_or_ace:
            return None, len(RANKS) - 1 if self._next(n) in self.speech.of | {None} else None
        suit, rank = self.ear.names(token)
        if suit is None or rank is None:
            return suit, rank
        if self.suit is not None:
            return None, rank
        following = self._next(n)
        beside = self.ear.names(following) if isinstance(following, str) else (None, None)
        return (None, None) if not any_part(beside) else (None, rank) if beside[0] is not None else (suit, None)

    def _names(self, n: int) -> bool:
        """Whether the word there names a suit or a rank: "no heart" may be the one that he does not want."""
        token = self.tokens[n] if n < len(self.tokens) else None
        return isinstance(token, Card) or (isinstance(token, str) and any_part(self._named(token, n)))

    def _misspelled(self, n: int) -> bool:
        """Whether the suit after `of` is none that is known."""
        word = next((t for t in self.tokens[n + 1 :] if t not in self.speech.articles), None)
        if word is None or isinstance(word, Card) or word == _BREAK:
            return False
        return word not in self.speech.known and not any_part(self.ear.names(word))

    def _anything_named(self) -> bool:
        return self.suit is not None or self.rank is not None or bool(self.manners)

    def _next(self, n: int) -> str | Card | None:
        return self.tokens[n + 1] if n + 1 < len(self.tokens) else None


def any_part(part: Part) -> bool:
    """Whether a suit or a rank was named at all."""
    return part != (None, None)
