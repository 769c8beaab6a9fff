"""The words of LIN: calls, cards, hands, and the lines of a result sheet."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...errors import ParseError, quoted
from ...values import words as value_words
from ...values.cards import CARDS, FULL_PACK, CardSet, Deal, Suit
from ...values.contract import Contract
from ...values.seats import SEATS, Seat
from .. import messages
from ..auction import BIDS, DOUBLE, PASS, REDOUBLE
from ..holdings import holding
from ..record import Called, Mark, Played

# Hands and names go round from South; dealers are counted from there too.
FROM_SOUTH: Final = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
DEALERS: Final = dict(zip("1234", FROM_SOUTH, strict=True))
VULNERABLE: Final = {"o": "None", "0": "None", "-": "None", "n": "NS", "e": "EW", "b": "All"}

_SHORT: Final = (
    {"p": PASS, "P": PASS, "pass": PASS, "Pass": PASS, "PASS": PASS}
    | {"d": DOUBLE, "D": DOUBLE, "x": DOUBLE, "X": DOUBLE, "r": REDOUBLE, "R": REDOUBLE, "xx": REDOUBLE, "XX": REDOUBLE}
    | dict.fromkeys(("dbl", "Dbl", "DBL"), DOUBLE)
    | dict.fromkeys(("rdbl", "Rdbl", "RDBL", "redbl"), REDOUBLE)
    | {f"{bid[0]}{letter}": bid for bid in BIDS for letter in (bid[1], bid[1].lower(), bid[1:], bid[1:].lower())}
)
CALLS: Final = {f"{word}{sign}": Called(call, bool(sign)) for word, call in _SHORT.items() for sign in ("", "!")}
_CALL = re.compile(r"([1-7](?:NT|nt|[CDHSNcdhsn])|[pP]|XX|xx|[dDrRxX])(!?)")

_WORDS_OF: Final = tuple(
    {code, code.lower(), code[0].lower() + code[1], code[0] + code[1].lower()}
    | ({f"{code[0]}10", f"{code[0].lower()}10"} if code[1] == "T" else set())
    for code in (card.code for card in CARDS)
)
# The rank before the suit, as some hands write it.
TURNED: Final = {card.code[::-1]: card for card in CARDS}
_MARKS: Final = {mark.value: mark for mark in (Mark.REVOKE, Mark.LEAD_OUT_OF_TURN)}
MOST_CARDS: Final = 52
_LONGEST_DEAL: Final = 200
# The same few hundred cards of tricks come in every file: the cards that a word can be, for each place of the play.
_OF_TRICK: Final = tuple(
    {word: one for card in CARDS for one in (Played(card, trick),) for word in _WORDS_OF[card]}
    for trick in range(1, 14)
)
PLAYED: Final = tuple(_OF_TRICK[place // 4] for place in range(MOST_CARDS))

_SHIFT: Final = {letter: 13 * n for n, suit in enumerate("CDHS") for letter in (suit, suit.lower())}
_SUITS = re.compile(r"([SHDCshdc])([^SHDCshdc]*)")
_RESULT = re.compile(r"([1-7])(NT|[CDHSN])([NESW])(X{0,2})(=|[+-]\d{1,2})", re.ASCII)


def calls(text: str) -> list[Called] | None:
    """The calls of one word, which are several in old files; None if they are not calls."""
    found = _CALL.findall(text)
    if not found or "".join(word + sign for word, sign in found) != text.replace(" ", ""):
        return None
    return [CALLS[word + sign] for word, sign in found]


def played(text: str, place: int) -> Played | None:
    """The card of a word that is not written as usual; a mark in the place of a card is kept; None if neither."""
    word = text.strip()
    one = PLAYED[place].get(word)
    if one is None and word.upper() in _MARKS:
        return Played(None, place // 4 + 1, mark=_MARKS[word.upper()])
    return one


def deal(text: str) -> tuple[Seat | None, Deal]:
    """Dealer and deal of `md`: a digit, then hands from South; one that is left out has the cards that remain.

    >>> deal("3SAK5HKJTDA96CKT53,ST8763H8DKQJT5C92,SQJ9H532D7432CAQJ")[1].hand(Seat.EAST)
    {♠4 ♠2 ♥A ♥Q ♥9 ♥7 ♥6 ♥4 ♦8 ♣8 ♣7 ♣6 ♣4}
    """
    text = text.strip()
    if len(text) > _LONGEST_DEAL:
        raise ParseError(messages.DEAL_TOO_LONG(len(text)))
    dealer = DEALERS.get(text[:1])
    words = (text[1:] if text[:1].isdigit() else text).split(",")
    hands: list[int | None] = [None] * 4
    seen = 0
    for seat, word in zip(FROM_SOUTH, words, strict=False):
        if word.strip():
            hand = _hand(word, seat)
            if seen & hand:
                raise ParseError(value_words.DEAL_HOLDS_TWICE(tuple(CardSet(seen & hand))))
            seen |= hand
            hands[seat] = hand
    missing = [seat for seat in SEATS if hands[seat] is None]
    if len(missing) == 4:
        raise ParseError(messages.NO_CARD())
    counts = {hand.bit_count() for hand in hands if hand is not None}
    if len(missing) == 1 and counts == {13}:
        hands[missing[0]] = FULL_PACK & ~seen
    if len(counts) > 1:
        told = [value_words.SEAT_COUNT(s, h.bit_count()) for s in SEATS if (h := hands[s]) is not None]
        raise ParseError(value_words.NOT_OF_ONE_LENGTH(told))
    north, east, south, west = (None if hand is None else CardSet(hand) for hand in hands)
    return dealer, Deal((north, east, south, west))


def _hand(word: str, seat: Seat) -> int:
    mask = 0
    for suit, ranks in _SUITS.findall(word):
        held = holding(ranks.strip())
        if held is None:
            raise ParseError(messages.NOT_A_SUIT(quoted(suit + ranks), seat))
        bits = held << _SHIFT[suit]
        if mask & bits:
            raise ParseError(messages.HAND_HOLDS_TWICE(seat, tuple(CardSet(mask & bits))))
        mask |= bits
    if mask.bit_count() > 13:
        raise ParseError(value_words.MORE_THAN_THIRTEEN(seat, mask.bit_count()))
    return mask


@dataclass(frozen=True, slots=True)
class Sheet:
    """A line of the result sheet: what was played at a table and how many tricks declarer made."""

    contract: Contract
    tricks: int


@lru_cache(maxsize=4096)
def sheet(text: str) -> Sheet | None:
    """Read `4HNx-2`; None for a board that was passed out or not played."""
    found = _RESULT.fullmatch(text.strip().upper())
    if found is None:
        return None
    level, strain, seat, doubles, over = found.groups()
    tricks = 6 + int(level) + (0 if over == "=" else int(over))
    if not 0 <= tricks <= 13:
        return None
    trumps = None if strain[0] == "N" else Suit.parse(strain)
    return Sheet(Contract(trumps, Seat.parse(seat), int(level), len(doubles)), tricks)
