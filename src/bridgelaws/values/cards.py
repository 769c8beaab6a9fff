"""Cards, sets of cards, hands and deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from ..errors import ParseError, quoted
from . import words
from .frozen import dataclass
from .near import hinted
from .seats import SEATS, Seat
from .texts import Known, Printed

if TYPE_CHECKING:
    from random import Random

RANKS: Final = "23456789TJQKA"
_RANK_WORDS: Final = {
    "two": 0, "deuce": 0, "three": 1, "trey": 1, "four": 2, "five": 3, "six": 4, "seven": 5, "eight": 6,
    "nine": 7, "ten": 8, "jack": 9, "knave": 9, "queen": 10, "lady": 10, "king": 11, "ace": 12,
}  # fmt: skip
# No deal and no set of cards takes more; what is longer is not taken apart.
_LONGEST: Final = 1_000
FULL_SUIT: Final = 0x1FFF
FULL_PACK: Final = (1 << 52) - 1


class Suit(Known, IntEnum):
    """The four suits, clubs lowest. Like a seat, one is used as a number and equals the text that it prints.

    >>> Suit.HEARTS == "hearts"
    True
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    # Written into each below, as with the seats.
    letter: str  # `C`, `D`, `H` or `S`
    symbol: str  # `♣`, `♦`, `♥` or `♠`
    singular: str  # `club`, `diamond`, `heart` or `spade`
    mask: int  # its thirteen bits

    @classmethod
    def parse(cls, text: object) -> Suit:
        """Read `H`, `♥`, `heart` or `hearts`."""
        if isinstance(text, Suit):
            return text
        if isinstance(text, str):
            word = text.strip().lower()
            for suit in cls:
                if word in (suit.letter.lower(), suit.symbol, suit.singular, suit.name.lower()):
                    return suit
        raise ParseError(hinted(words.NOT_A_SUIT(quoted(text)), text, [suit.name.lower() for suit in cls]))

    @classmethod
    def _missing_(cls, value: object) -> Suit:
        return cls.parse(value)  # `Suit("H")`

    def __bool__(self) -> bool:
        # Clubs are a suit like the others, though their number is zero.
        return True

    def __repr__(self) -> str:
        return self.name


_SUIT_NAMES: Final = tuple(suit.name.lower() for suit in Suit)
for _suit in Suit:
    _suit.printed_as(_SUIT_NAMES[_suit])
    _suit.letter, _suit.symbol, _suit.singular = "CDHS"[_suit], "♣♦♥♠"[_suit], _SUIT_NAMES[_suit][:-1]
    _suit.mask = FULL_SUIT << 13 * _suit


class Card(Known, int):
    """One of the 52 cards; `Card.parse("HK")`, printed as `♥K`, which it equals.

    >>> Card.parse("h10"), Card.parse("♥T") is Card.parse("TH")
    (♥T, True)
    >>> Card.parse("S9").is_honour
    False
    >>> Card.parse("HK") == "♥K", "♥K" in {Card.parse("HK")}
    (True, True)
    """

    # Written into each below, as with the seats.
    suit: Suit
    mask: int  # its bit
    code: str  # as case files write it: `HK`

    def __new__(cls, card: int | str) -> Card:
        """The card of a number or of a text, of which there is one only."""
        if isinstance(card, str):
            return cls.parse(card)
        if not (isinstance(card, int) and 0 <= card < 52):
            raise ParseError(words.NOT_A_CARD(quoted(card)))
        return CARDS[card]

    @property
    def rank(self) -> int:
        """0 for the two up to 12 for the ace."""
        return int(self) % 13

    @property
    def is_honour(self) -> bool:
        """Ten to ace."""
        return int(self) % 13 >= 8

    @classmethod
    def of(cls, suit: Suit | str, rank: int | str) -> Card:
        """The card of a suit and a rank: 0 for the two up to 12 for the ace, or a text.

        >>> Card.of(Suit.HEARTS, 11), Card.of("spades", "10")
        (♥K, ♠T)
        """
        of, number = Suit.parse(suit), rank_named(rank) if isinstance(rank, str) else rank
        if not isinstance(number, int) or not 0 <= number < 13:
            raise ParseError(words.NOT_A_CARD(quoted(f"{of} {rank}")))
        return CARDS[of * 13 + number]

    @classmethod
    def parse(cls, text: object) -> Card:
        """Read `HK`, `KH`, `♥K`, `h10`, a card or its number."""
        if isinstance(text, Card):
            return text
        if type(text) is int and 0 <= text < 52:
            return CARDS[text]
        if isinstance(text, str):
            card = _BY_TEXT.get(text)
            if card is None:
                card = _BY_TEXT.get(_plain(text))
            if card is not None:
                return card
        # What was probably meant has a letter too many, or an O for a nought.
        near = text.replace("O", "0").replace("o", "0") if isinstance(text, str) and 2 < len(text) < 8 else None
        raise ParseError(hinted(words.NOT_A_CARD(quoted(text)), near, [*_CODES, "C10", "D10", "H10", "S10"]))

    def __bool__(self) -> bool:
        # Every card is a card; the number of the two of clubs is zero.
        return True

    __repr__ = Known.__str__

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.code,)


def _plain(text: str) -> str:
    word = text.strip().replace("\ufe0f", "")
    for suit in Suit:
        word = word.replace(suit.symbol, suit.letter)
    # Letters that only become S or K as capitals (the long s) are not ours.
    return word.upper().replace("10", "T") if word.isascii() else ""


_CODES: Final = tuple("CDHS"[n // 13] + RANKS[n % 13] for n in range(52))
_NAMES: Final = tuple("♣♦♥♠"[n // 13] + RANKS[n % 13] for n in range(52))
CARDS: Final = tuple(int.__new__(Card, n) for n in range(52))
for _card in CARDS:
    _card.printed_as(_NAMES[_card])
    _card.suit, _card.mask, _card.code = Suit(_card // 13), 1 << int(_card), _CODES[_card]
_BY_TEXT: Final = {
    **{_CODES[n]: CARDS[n] for n in range(52)},
    **{_CODES[n][::-1]: CARDS[n] for n in range(52)},
}


def rank_named(word: str) -> int | None:
    """The rank that a word or a figure names, if it names one."""
    word = word.strip().lower()
    if word == "10":
        return 8
    if len(word) == 1 and word.upper() in RANKS:
        return RANKS.index(word.upper())
    return _RANK_WORDS.get(word.rstrip("s") if word != "sixes" else "six")


class CardSet(Printed):
    """A set of cards, from the top card down.

    >>> CardSet.parse("HK H9 SA")
    {♠A ♥K ♥9}
    >>> Card.parse("HK") in CardSet.parse("HK H9"), "HK" in CardSet.parse("HK H9")
    (True, True)
    """

    __slots__ = ("mask",)

    def __init__(self, cards: Iterable[Card | str] | str | int = 0) -> None:
        if isinstance(cards, int):
            mask = cards & FULL_PACK
        elif isinstance(cards, CardSet):
            mask = cards.mask
        elif isinstance(cards, str):
            mask = CardSet.parse(cards).mask
        else:
            mask = 0
            for card in cards:
                mask |= (card if isinstance(card, Card) else Card.parse(card)).mask
        object.__setattr__(self, "mask", mask)

    mask: int

    @classmethod
    def pack(cls) -> CardSet:
        """All 52 cards."""
        return cls(FULL_PACK)

    @classmethod
    def parse(cls, text: str | Iterable[object]) -> CardSet:
        """Read cards separated by spaces or commas."""
        if not isinstance(text, Iterable) or (isinstance(text, str) and len(text) > _LONGEST):
            raise ParseError(words.NOT_CARDS(quoted(text)))
        written = text.replace(",", " ").split() if isinstance(text, str) else text
        return cls([Card.parse(word) for word in written])

    def of_suit(self, suit: Suit) -> CardSet:
        """The cards of one suit."""
        return CardSet(self.mask & suit.mask)

    def top(self) -> Card:
        """The highest card (spades above hearts and so on)."""
        if not self.mask:
            raise ParseError(words.NO_HIGHEST())
        return CARDS[self.mask.bit_length() - 1]

    def bottom(self) -> Card:
        """The lowest card."""
        if not self.mask:
            raise ParseError(words.NO_LOWEST())
        return CARDS[(self.mask & -self.mask).bit_length() - 1]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a CardSet does not change")

    def __contains__(self, card: object) -> bool:
        if isinstance(card, str):
            found = _BY_TEXT.get(card) or _BY_TEXT.get(_plain(card))
            return found is not None and bool(self.mask & found.mask)
        return isinstance(card, Card) and bool(self.mask >> int(card) & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            n = mask.bit_length() - 1
            yield CARDS[n]
            mask &= ~(1 << n)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash((CardSet, self.mask))

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return CardSet, (self.mask,)

    def __str__(self) -> str:
        return " ".join(str(card) for card in self)

    def __repr__(self) -> str:
        return "{" + str(self) + "}"


@dataclass(frozen=True, slots=True)
class Deal(Printed):
    """Four hands as far as they are known, in PBN.

    >>> deal = Deal.parse("N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT")
    >>> deal.hand(Seat.WEST)
    {♠T ♠6 ♠2 ♥Q ♦A ♦Q ♦T ♦8 ♦5 ♦2 ♣Q ♣J ♣T}
    >>> Deal.of(None, "SA SK HQ", None, ["D2", "D3", "D4"])
    N:- AK.Q.. - ..432.
    """

    hands: tuple[CardSet | None, CardSet | None, CardSet | None, CardSet | None]

    def __post_init__(self) -> None:
        if not isinstance(self.hands, tuple):  # a text is read by `parse`
            raise TypeError("a Deal is made of four hands; what is written is read by Deal.parse")

    @classmethod
    def parse(cls, text: object) -> Deal:
        """Read a PBN deal; `-` stands for a hand that is not known."""
        if isinstance(text, Deal):
            return text
        if not isinstance(text, str):
            raise ParseError(words.NOT_A_DEAL(quoted(text)))
        if len(text) > _LONGEST:
            raise ParseError(words.DEAL_TOO_LONG(len(text)))
        first, colon, rest = text.strip().partition(":")
        if not colon:
            raise ParseError(words.WHOSE_HAND_FIRST(quoted(text)))
        written = rest.split()
        if len(written) != 4:
            raise ParseError(words.FOUR_HANDS(len(written)))
        hands: list[CardSet | None] = [None] * 4
        seat = Seat.parse(first)
        seen = 0
        for word in written:
            hand = _read_hand(word, seat)
            if hand is not None:
                if seen & hand.mask:
                    raise ParseError(words.DEAL_HOLDS_TWICE(tuple(CardSet(seen & hand.mask))))
                seen |= hand.mask
            hands[seat] = hand
            seat = seat.lho
        known = [hand for hand in hands if hand is not None]
        if len({len(hand) for hand in known}) > 1:
            counts = tuple(words.SEAT_COUNT(s, len(h)) for s in SEATS if (h := hands[s]) is not None)
            raise ParseError(words.NOT_OF_ONE_LENGTH(counts))
        return cls((hands[0], hands[1], hands[2], hands[3]))

    @classmethod
    def of(
        cls,
        north: str | Iterable[Card | str] | None,
        east: str | Iterable[Card | str] | None,
        south: str | Iterable[Card | str] | None,
        west: str | Iterable[Card | str] | None,
    ) -> Deal:
        """The deal of four hands, each a text or cards in any order, or None where it is not known."""
        hands = [None if hand is None else CardSet.parse(hand) for hand in (north, east, south, west)]
        return cls.parse(str(cls((hands[0], hands[1], hands[2], hands[3]))))

    @classmethod
    def shuffled(cls, chance: Random) -> Deal:
        """A deal by chance, the same for the same `random.Random(seed)`.

        >>> import random
        >>> Deal.shuffled(random.Random(1)) == Deal.shuffled(random.Random(1))
        True
        """
        cards = chance.sample(CARDS, 52)
        return cls.of(*(cards[n : n + 13] for n in range(0, 52, 13)))

    def hand(self, seat: Seat | str) -> CardSet | None:
        """The hand of a seat, or None when it is not known."""
        return self.hands[Seat.parse(seat)]

    def __str__(self) -> str:
        return "N:" + " ".join("-" if hand is None else _write_hand(hand) for hand in self.hands)

    __repr__ = __str__


def _read_hand(word: str, seat: Seat) -> CardSet | None:
    if word == "-":
        return None
    suits = word.split(".")
    if len(suits) != 4:
        raise ParseError(words.FOUR_SUITS(seat, quoted(word)))
    mask = 0
    for suit, ranks in zip((Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS), suits, strict=True):
        for rank in ranks.replace("10", "T").upper():
            if rank not in RANKS:
                raise ParseError(words.NOT_A_RANK(repr(rank), seat))
            card = Card.of(suit, RANKS.index(rank))
            if mask & card.mask:
                raise ParseError(words.HAND_HOLDS_TWICE(seat, card))
            mask |= card.mask
    if mask.bit_count() > 13:
        raise ParseError(words.MORE_THAN_THIRTEEN(seat, mask.bit_count()))
    return CardSet(mask)


def _write_hand(hand: CardSet) -> str:
    return ".".join("".join(RANKS[c.rank] for c in hand.of_suit(suit)) for suit in reversed(Suit))
