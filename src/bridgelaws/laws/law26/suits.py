"""Law 26: which suits a call showed, and which its maker showed legally: sets, found by as few answers as can be."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ...board.auction import CallMade
from ...book.questions import Finding
from ...hearing.hearing import Hearing
from ...values.cards import Suit
from ...words.message import Message
from . import book, words
from .queries import named_suits

_SUITS = tuple(reversed(Suit))
_NONE, _UNKNOWN, _OTHERS = "none", "unknown", "others"
Set = tuple[Suit, ...]


def shown(h: Hearing, call: CallMade, number: int) -> Set:
    """The suits to which a call related and to no other; none if it related to none, or to an unknown one as well.

    A call that showed a known suit and an unknown one may be held to have shown the known one (1997, by the letter).
    """
    first = named_suits(call)
    likely = [(_letters(first), words.ONLY_THESE_SUITS(first))] if first else []
    known = (_OTHERS, words.OTHER_KNOWN_SUITS())
    among = (*likely, (_NONE, words.NO_SUIT()), (_UNKNOWN, words.AN_UNKNOWN_SUIT()), known)
    answer = h.found(_numbered(book.SHOWN, number).but(among=among), call=call.call)
    if answer == _UNKNOWN and (h.term(book.RELATED_TO_SUITS, "solely") or h.reads(book.UNKNOWN_SUIT_IS_ANOTHER_CALL)):
        return ()
    if answer not in (_UNKNOWN, _OTHERS):
        return _suits(answer)
    others = [each for each in _sets(_SUITS) if answer == _UNKNOWN or each != first]
    options = [(_letters(each), words.THESE_SUITS(each)) for each in others]
    if answer == _UNKNOWN:
        options.append((_NONE, words.NO_SUIT()))
    return _suits(h.found(_numbered(book.OTHERS_SHOWN, number).but(among=tuple(options)), call=call.call))


def specified(h: Hearing) -> Set:
    """The suits that the offender showed in the legal auction."""
    likely = _bid(h)
    others = (_OTHERS, words.OTHER_SUITS())
    answer = h.found(book.SPECIFIED.but(among=(*_labelled([likely, ()]), others)))
    if answer != _OTHERS:
        return _suits(answer)
    rest = [each for each in _sets(_SUITS) if each != likely]
    return _suits(h.found(book.OTHERS_SPECIFIED.but(among=_labelled(rest))))


def specified_of(h: Hearing, suits: Set) -> Set:
    """Of some suits, those that the offender showed in the legal auction."""
    likely = tuple([suit for suit in _bid(h) if suit in suits])
    among = _labelled([likely, (), *_sets(suits)])
    return _suits(h.found(book.SPECIFIED_OF_THESE.but(among=among), suits=suits))


def _bid(h: Hearing) -> Set:
    """The suits that he bid: what he showed, if his bids are natural."""
    return named_suits(*[made for made in h.table.auction.standing if made.seat is h.offender])


def _numbered(finding: Finding, number: int) -> Finding:
    return finding if number == 1 else finding.of(number)


def _sets(suits: Set) -> list[Set]:
    return [each for size in range(1, len(suits) + 1) for each in combinations(suits, size)]


def _labelled(sets: Iterable[Set]) -> tuple[tuple[str, Message], ...]:
    """Sets as answers, each once."""
    each_once = dict.fromkeys(sets)
    return tuple([(_letters(s), words.THESE_SUITS(s) if s else words.NONE_AT_ALL()) for s in each_once])


def _letters(suits: Set) -> str:
    return "".join(suit.letter for suit in suits) or _NONE


def _suits(letters: str) -> Set:
    return () if letters == _NONE else tuple([Suit.parse(letter) for letter in letters])
