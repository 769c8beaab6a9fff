"""What the words of a call say, as people speak at the table; what is not understood is for the Director to settle."""

from __future__ import annotations

import re
from types import MappingProxyType

from ..errors import ParseError
from ..values.cards import RANKS, Card, Suit, rank_named
from ..values.frozen import dataclass, field, replace

_LONGEST = 1_000

# Words and their sense. Whatever stands in none of these lists is not understood.
_SUITS = MappingProxyType(
    {name: suit for suit in Suit for name in (suit.letter.lower(), suit.symbol, suit.singular, suit.name.lower())}
)
_HIGH = frozenset(
    {"high", "higher", "highest", "top", "big", "bigger", "biggest", "best", "large", "larger", "largest"}
    | {"boss", "master", "topmost", "uppermost"}
)
_LOW = frozenset(
    {"low", "lower", "lowest", "small", "smaller", "smallest", "little", "littlest", "tiny", "bottom", "duck"}
    | {"cheap", "cheaper", "cheapest", "cheaply", "baby", "rag", "wee", "teeny", "least", "tiniest", "underplay"}
)
_WIN = frozenset({"win", "wins", "winner", "winning", "grab", "scoop", "capture"})
# To cover is to beat the card before, which need not win the trick; what was meant is for the Director to say.
_COVER = frozenset({"cover", "beat", "overruff", "overtrump"})
_MANNERS = ((_HIGH, "high"), (_LOW, "low"), (_WIN, "win"), (_COVER, "cover"))
_MANNERED = _HIGH | _LOW | _WIN | _COVER | {"take"}
_RUFF = frozenset({"trump", "ruff", "overruff", "overtrump"})
_TRUMPS = _RUFF | {"trumps"}
# Without a rank these may mean another card than the lowest of the suit, or than the highest.
_WHICH = frozenset(
    {
        "second",
        "third",
        "fourth",
        "fifth",
        "sixth",
        "middle",
        "next",
        "other",
        "same",
        "finesse",
        "hook",
        "draw",
        "pull",
        "clear",
        "all",
    }
    | {"all", "honour", "honours", "honor", "honors", "picture", "court", "face", "good", "established", "intermediate"}
    | {"loser", "losers", "winners", "touching", "equal", "equals", "spot", "spots", "long"}
)
# A suit that is to be played round after round.
_ROUNDS = frozenset({"run", "cash", "reel", "rattle"})
# By these a caller puts right what he has just said.
_PUTS_RIGHT = frozenset(
    {"no", "nope", "sorry", "oops", "whoops", "wait", "correction", "mean", "meant", "make", "rather"}
)
# After these he may go on with what he was saying; only if he then names something else does he put it right.
_HESITATES = frozenset(
    {"er", "erm", "uh", "um", "hmm", "oh", "ah", "actually", "pardon", "hang", "hold", "stop", "scratch", "cancel"}
    | {"change"}
)
# These take back what was said; "sorry" and "I mean" may only go on with it.
_TAKES_BACK = frozenset({"no", "nope", "oops", "whoops", "wait", "correction"})
_SEQUENCE = frozenset({"then", "and", "next", "after", "afterwards", "later"})
_COLOURS = MappingProxyType(
    {"red": (Suit.CLUBS, Suit.SPADES), "black": (Suit.DIAMONDS, Suit.HEARTS)}  # the suits that are ruled out
)
_NICKNAMES = MappingProxyType({"bullet": "ace", "cowboy": "king", "dame": "queen", "valet": "jack"})
# What is called then hangs on something else.
_DEPENDS = frozenset({"if", "unless", "or", "otherwise", "else", "until", "when"})
_ANYTHING = frozenset({"anything", "any", "whatever", "whichever", "either", "whatsoever", "random"})
# These point at a card, and do not say which.
_POINTING = frozenset({"it", "this", "that", "these", "those", "them", "him", "her"})
_NOT = frozenset({"not", "never", "except", "excepting", "excluding", "without", "bar", "barring", "non", "besides"})
# A card that is to be kept is not the one to be played.
_KEEP = frozenset({"keep", "save", "hold", "retain", "preserve", "spare"})
# The card after these is one that lies there or is to come, not the one to be played.
_BESIDE = frozenset({"on", "over", "under", "above", "below", "against", "than", "after", "before", "from", "past"})
_TOWARDS = frozenset({"to", "toward", "towards"})
_ARTICLES = frozenset({"a", "an", "the", "my", "your", "his", "her", "their", "our"})
# To play, and not a word on what.
_PLAY = frozenset({"play", "lead", "put", "discard", "throw", "pitch", "ditch"})
_PLAIN = _ARTICLES | frozenset(
    re.findall(
        r"\w+",
        "of please thanks thank you i we me us and then now so well just let ok okay yes yeah no oh sorry oops meant "
        "mean said say think want like need have will would is am was be in for there here partner dummy hand table "
        "board one ones card cards suit give use try away take with but instead rather",
    )
)
# To agree, and not a word on what.
_ASSENT = frozenset({"yes", "yeah", "yep", "ok", "okay", "right", "fine", "correct", "exactly", "sure"})
_WITH_ASSENT = _ARTICLES | frozenset({"play", "put", "lead", "please", "thanks", "thank", "you", "one", "card", "is"})
_KNOWN = frozenset().union(
    _HIGH, _LOW, _WIN, _COVER, _TRUMPS, _WHICH, _ROUNDS, _DEPENDS, _ANYTHING, _POINTING, _NOT, _BESIDE, _TOWARDS,
    _PLAY, _PLAIN, _PUTS_RIGHT, _HESITATES, _KEEP, _COLOURS, _NICKNAMES,
)  # fmt: skip
_RANK_WORDS = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace", "deuce",
)  # fmt: skip
# English words that are also written cards.
_WORDS_TOO = frozenset({"as", "ah", "ha", "ad"})

# Patterns are compiled when words are first read: few calls of the Director need them, and every start would pay.
_APOSTROPHE = "[‘’ʼ´`]"
_CONTRACTED_NOT = r"\b(do|does|did|is|was|wo|would|ca|could|should|are)n'?t\b"
_ENDING = r"(?<=\w)'[a-z]*"
_NO_MATTER = (
    r"\b(?:(?:do|does|did|could|would) not (?:really )?(?:care|mind|matter)(?: less)?|not (?:bothered|fussed|important)"
    r"|no (?:matter|difference|preference)|who cares|all the same|up to you|surprise me"
    r"|(?:you|your) (?:choose|pick|decide|choice)|(?:as|what|whatever|whichever|anything) you (?:like|want|please))\b"
)
_FROM_DUMMY = r"\b(?:from|in|on|off|of) (?:the )?(?:dummy|table|board|there|here|course)\b"
_FROM_THE_TOP = r"\b(?:(?:(?:starting )?(?:from|at)|off) (?:the )?top|top down)\b"
_FROM_THE_BOTTOM = r"\b(?:(?:starting )?(?:from|at) (?:the )?bottom|up the line)\b"
_LET_IT_RUN = (
    r"\b(?:let (?:it|that|him|her|them) (?:run|ride|go|hold|have|win|take)(?: it| that| the trick| this)?"
    r"|(?:do|does) not (?:(?:cover|win)(?: it| that| the trick| this)?|take (?:it|that|the trick|this))|hold up)\b"
)
_HIGH_ENOUGH_TO_WIN = r"\bhigh enough to win\b"
_HIGH_ENOUGH = r"\bhigh enough(?: to (?:beat|cover))?\b"
_WON_IN_HAND = r"\b(?:win|take)\b.*\bin (?:my |the |your )?(?:own )?hand\b"
_OF_TWO = r"\b(high|low|bigg|small|larg)er of (?:the|those|these|my|your) (?:two|pair)\b"
# A word that breaks off: what is left of it, and a dash or dots.
_CUT_SHORT = r"\b([a-z]+)\s?(?:\.{2,}|…|—|–|-(?=\s|$))"
_OF_SEVERAL = r"\b(?:either|any|one|both) of (?:the|those|these|my|your) (?:two|three|four)\b"
_TOKEN = r"\d+(?:st|nd|rd|th)\b|\d+|[^\W\d_]+|[♣♦♥♠]|[,;:.!?…—–-]"
_WRITTEN_CARD = "(?:10|[2-9tjqka])[cdhs♣♦♥♠]\ufe0f?|[cdhs♣♦♥♠]\ufe0f?(?:10|[2-9tjqka])"
_BREAK = ","

Part = tuple[Suit | None, int | None]
"""Suit or rank of cards, or both."""


@dataclass(frozen=True, slots=True)
class Words:
    """What the words of a call say: suit, rank, or high, low, win, cover; `ruff` where there are no trumps.

    If they are `unclear` the rest is what they say by the letter. `barred` is what the caller does not want. `rounds`
    says that the suit is to be played round after round, `broken` that a word was broken off and left unsaid; `instead`
    is what he said in place of it in the same breath.
    """

    suit: Suit | None
    rank: int | None
    manner: str | None
    unclear: bool = field(default=False, repr=False)
    barred: tuple[Part, ...] = field(default=(), repr=False)
    rounds: bool = field(default=False, repr=False)
    broken: bool = field(default=False, repr=False)
    instead: Words | None = field(default=None, repr=False)

    @property
    def card(self) -> Card | None:
        """The card, if both suit and rank were named."""
        return None if self.unclear or self.suit is None or self.rank is None else Card.of(self.suit, self.rank)

    def rules_out(self, card: Card) -> bool:
        """Whether the caller has said that he does not want a card."""
        return any(suit in (None, card.suit) and rank in (None, card.rank) for suit, rank in self.barred)


def read(words: str, pointing: str | None = None, trumps: Suit | None = None) -> Words:
    """The suit, the rank and the manner that words name.

    >>> read("low heart"), read("ten of clubs").card, read("play anything").card
    (Words(suit=HEARTS, rank=None, manner='low'), ♣T, None)
    >>> read("not the ten, the nine"), read("I don't care").unclear, read("that one").unclear
    (Words(suit=None, rank=7, manner=None), False, True)
    """
    text = f"{words} {pointing}" if pointing else words
    if len(text) > _LONGEST:
        raise ParseError(f"a call of {len(text)} characters; write only what was said, at most {_LONGEST} characters")
    tokens, broken = _tokens(text), _breaks_off(text)
    first, then = _put_right(tokens, trumps)
    reader = _Reader(trumps, first)
    reader.anything |= re.search(_NO_MATTER, _spelled_out(text)) is not None
    reader.depends |= re.search(_WON_IN_HAND, _spelled_out(text)) is not None
    said = replace(reader.words(), broken=broken)
    return said if then is None else replace(said, instead=_completed(_Reader(trumps, then).words(), said))


def _put_right(tokens: list[str | Card], trumps: Suit | None) -> tuple[list[str | Card], list[str | Card] | None]:
    """The words up to where the caller puts himself right, and those after it; all of them if he does not."""
    for n, token in enumerate(tokens):
        if token not in _PUTS_RIGHT | _HESITATES | {_BREAK}:
            continue
        first, then = _Reader(trumps, tokens[:n]).words(), _Reader(trumps, tokens[n + 1 :]).words()
        if token == _BREAK:  # "ace, king" may be what he wants one after the other; "spade - heart" is not
            another = _another_suit(first, then) and not _SEQUENCE & set(tokens[n + 1 :])
        else:
            another = _contradicts(first, then) or (token in _TAKES_BACK and _was_enough(first, then))
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


def _breaks_off(text: str) -> bool:
    """Whether a word that would have named a suit or a rank is broken off.

    >>> _breaks_off("que... no, ace"), _breaks_off("queen... no, ace")
    (True, False)
    """
    cut = [word for word in re.findall(_CUT_SHORT, _spelled_out(text)) if not _is_name(word)]
    return any(name.startswith(word) for word in cut for name in (*_SUITS, *_RANK_WORDS) if len(name) > 2)


def _is_name(word: str) -> bool:
    return len(word) > 1 and (word in _SUITS or rank_named(word) is not None or word in _KNOWN)


def puts_right(words: str) -> bool:
    """Whether words begin by putting right what was said before: "oops, the king"."""
    first = re.search(r"[a-z]+", words.lower())
    return first is not None and first.group() in _PUTS_RIGHT - {"make", "rather"}


def assents(words: str) -> bool:
    """Whether words agree to a card that lies there, or point to it, and say nothing else.

    >>> assents("yes, that one"), assents("play it"), assents("yes, the ten"), assents("put it back")
    (True, True, False, False)
    """
    tokens = set(_tokens(words)) - {_BREAK}
    return tokens <= _ASSENT | _POINTING | _WITH_ASSENT and bool(tokens & (_ASSENT | _POINTING))


def _spelled_out(text: str) -> str:
    """The text in small letters, `not` written out and other endings with an apostrophe left off."""
    text = re.sub(_CONTRACTED_NOT, r"\1 not", re.sub(_APOSTROPHE, "'", text.lower()))
    text = re.sub(_HIGH_ENOUGH, "cover", re.sub(_HIGH_ENOUGH_TO_WIN, "win", re.sub(_OF_TWO, r"\1er", text)))
    text = re.sub(_LET_IT_RUN, "low", re.sub(_FROM_THE_BOTTOM, "lowest", re.sub(_FROM_THE_TOP, "highest", text)))
    return re.sub(_OF_SEVERAL, "those", re.sub(_FROM_DUMMY, " ", re.sub(_ENDING, "", text)))


def _tokens(text: str) -> list[str | Card]:
    """The words one by one; written cards as such, and every mark of punctuation as a break."""
    found: list[str | Card] = []
    pieces = text.split()
    capitals = {piece.strip(",.!?'") for piece in pieces if piece.isupper()}
    said = re.sub(_CUT_SHORT, _whole, re.sub(_NO_MATTER, " ", _spelled_out(text)))
    for piece in re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", " ", said).split():
        bare = piece.strip(",;:.!?'\"()")
        english = bare in _WORDS_TOO and len(pieces) > 1 and bare.upper() not in capitals
        if re.fullmatch(_WRITTEN_CARD, bare) and not english:
            found += [Card.parse(bare), _BREAK] if piece[-1] in ",;:.!?" else [Card.parse(bare)]
        else:
            found += (part if part[0].isalnum() or part in _SUITS else _BREAK for part in re.findall(_TOKEN, piece))
    return found


def _whole(cut: re.Match[str]) -> str:
    """A word before a dash or dots, with a break after it; nothing of it if it was broken off."""
    return f"{cut.group(1)} , " if _is_name(cut.group(1)) else " , "


class _Reader:
    """Goes through the words of one call; the first suit and the first rank named count."""

    def __init__(self, trumps: Suit | None, tokens: list[str | Card]) -> None:
        self.trumps, self.tokens = trumps, tokens
        self.suit: Suit | None = None
        self.rank: int | None = None
        self.manners: set[str] = set()
        self.barred: list[Part] = []
        self.anything = self.which = self.depends = self.no_such_suit = self.not_understood = self.rounds = False
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
        return Words(self.suit, self.rank, manner, unclear, barred, rounds=rounds)

    def _unclear(self, manner: str | None) -> bool:
        """Whether the words hang on something else, name nothing, or leave open which card of a suit."""
        named = (self.suit, self.rank, manner) != (None, None, None)
        indicated = self.anything or (self.play and not self.not_understood and not self.barred)
        which = self.which or (self.rounds and self.suit is None)
        return self.depends or not (named or indicated) or (which and self.rank is None)

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
        if token == _BREAK:
            self.about = "wanted"
        elif isinstance(token, Card):
            self._name(token.suit, token.rank)
        elif token in _NOT or (token == "instead" and self._next(n) == "of") or self._keeps(token, n):
            self._not_wanted()
        elif token == "but":
            # "Anything but the ten", and "not the ten but the nine".
            if self.barred:
                self.about = "wanted"
            else:
                self._not_wanted()
        elif token == "with":
            self.about = "wanted" if self.about == "beside" else self.about
        elif token == "on" and n and self.tokens[n - 1] in _PLAY and not self._anything_named():
            return  # "put on the king"
        elif token in _BESIDE or (token in _TOWARDS and self._anything_named()):
            self.which |= token == "than"
            self.about = "beside" if self.about == "wanted" else self.about
        else:
            self._understand(token, n)

    def _understand(self, token: str, n: int) -> None:
        rank = self._rank(token, n)
        if token in _SUITS or rank is not None:
            self._name(_SUITS.get(token), rank)
        elif self.about != "wanted":
            return
        elif token in _TRUMPS:
            self._ruff(token, n)
        elif token in _MANNERED:
            self._in_manner(token, n)
        elif (token == "of" and self._misspelled(n)) or (token == "no" and self._names(n + 1)):
            self.depends = True
        elif token in _COLOURS:
            self.barred += [(suit, None) for suit in _COLOURS[token]]
        else:
            self._otherwise(token)

    def _in_manner(self, token: str, n: int) -> None:
        """High, low, win or cover; "take it" is to win the trick, "take the king" names a card."""
        if token == "take":
            if self._next(n) in _POINTING | {None, _BREAK} or self.tokens[n + 1 : n + 3] == ["the", "trick"]:
                self.manners.add("win")
            return
        said = next(name for words, name in _MANNERS if token in words)
        self.manners.add("cover" if token == "top" and self._next(n) in _POINTING else said)
        self.about = "beside" if said == "cover" else "wanted"

    def _otherwise(self, token: str) -> None:
        self.anything |= token in _ANYTHING
        self.play |= token in _PLAY
        self.depends |= token in _DEPENDS
        self.rounds |= token in _ROUNDS
        self.which |= token in _WHICH or (token[0].isdigit() and token.isalnum())
        self.not_understood |= token in _POINTING or token not in _KNOWN

    def _ruff(self, token: str, n: int) -> None:
        """Trumps are a suit named; "ruff the ten" may speak of the card led, or of the one to ruff with."""
        self.no_such_suit |= self.trumps is None
        self.suit = self.trumps if self.suit is None else self.suit
        if token in _COVER:
            self.manners.add("cover")
        if token in _RUFF and self._next(n) in _ARTICLES | _POINTING:
            self.about = "beside"
            following = [t for t in self.tokens[n + 1 : n + 3] if isinstance(t, str)]
            self.which |= any(rank_named(t) is not None for t in following if len(t) > 1 or t.isdigit())

    def _name(self, suit: Suit | None, rank: int | None) -> None:
        if self.about == "barred":
            was_suit, was_rank = self.barred[-1]
            self.barred[-1] = (suit if was_suit is None else was_suit, rank if was_rank is None else was_rank)
        elif self.about == "wanted":
            self.suit = suit if self.suit is None else self.suit
            self.rank = rank if self.rank is None else self.rank

    def _not_wanted(self) -> None:
        self.about = "barred"
        self.barred.append((None, None))

    def _keeps(self, token: str, n: int) -> bool:
        """Whether a card is named that is to be kept: "save the ace", but not "hold on" nor "keep going"."""
        return token in _KEEP and (self._next(n) in _ARTICLES | _POINTING or self._names(n + 1))

    def _rank(self, token: str, n: int) -> int | None:
        """The rank that a word names; `a` is the ace only where it cannot be the article."""
        if token == "a":
            return len(RANKS) - 1 if self._next(n) in (None, "of") else None
        return rank_named(_NICKNAMES.get(token, token))

    def _names(self, n: int) -> bool:
        """Whether the word there names a suit or a rank: "no heart" may be the one that he does not want."""
        token = self.tokens[n] if n < len(self.tokens) else None
        return isinstance(token, Card) or (
            isinstance(token, str) and (token in _SUITS or self._rank(token, n) is not None)
        )

    def _misspelled(self, n: int) -> bool:
        """Whether the suit after `of` is none that is known."""
        word = next((t for t in self.tokens[n + 1 :] if t not in _ARTICLES), None)
        known = word is None or isinstance(word, Card) or word in _KNOWN or word in _SUITS or word == _BREAK
        return not known and rank_named(str(word)) is None

    def _anything_named(self) -> bool:
        return self.suit is not None or self.rank is not None or bool(self.manners)

    def _next(self, n: int) -> str | Card | None:
        return self.tokens[n + 1] if n + 1 < len(self.tokens) else None


def any_part(part: Part) -> bool:
    """Whether a suit or a rank was named at all."""
    return part != (None, None)
