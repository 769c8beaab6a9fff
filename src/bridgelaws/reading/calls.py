"""Calls as people type them, one by one or in a line: `N 1S, E 1H > 2H, S P`.

In a line `>` is a call put in the place of the one before, `+` one made together with it, brackets are round a call
that was only begun, and `?` stands for one that nobody knows. A line may begin with a change of the call before
it: `> 2H`, or `E > 2H`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from ..errors import ParseError
from ..values.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from ..values.seats import Seat
from ..words.language import Language
from ..words.written import folded
from . import words
from .cards import given
from .lexicon import Tongue, tongue

_LONGEST = 40
_LONGEST_LINE = 4_000
_MOST = 319
_WORDS = (PASS, DOUBLE, REDOUBLE)


class CallTyped(NamedTuple):
    """A call of a line, or None where nobody knows it; and how it came after the one before."""

    seat: Seat
    call: Call | None
    changes: bool = False
    together: bool = False
    begun: bool = False


def read_call(text: str, language: Language | str) -> Call:
    """The call that somebody who writes in that language has typed.

    >>> read_call("one heart", "en"), read_call("1C", "fr"), read_call("ein SA", "de"), read_call("no bid", "fr")
    (1♥, 1♥, 1NT, <Word.PASS: 'P'>)
    """
    reads = tongue(language)
    found = _call(text, reads) if len(text) <= _LONGEST else None
    if found is None:
        raise ParseError(words.NOT_A_CALL(given(text), reads.own.shown.calls))
    return found


def _call(text: str, reads: Tongue) -> Call | None:
    word = " ".join(folded(text).replace("-", " ").split()).strip(" .!")
    for lexicon in (reads.own, reads.english):
        said = lexicon.calls.get(word.replace(" ", "-"))
        if said is not None:
            return _WORDS[said]
    bid = _pattern(reads).fullmatch(word)
    if bid is None:
        return None
    level, strain = bid.groups()
    tricks = reads.own.levels.get(level, reads.english.levels.get(level))
    assert tricks is not None
    if strain.replace(" ", "-") in reads.own.notrump | reads.english.notrump:
        return Bid(tricks, None)
    return Bid(tricks, reads.suit(strain))


@cache
def _patterns(levels: frozenset[str], strains: frozenset[str]) -> re.Pattern[str]:
    # With one blank at most between the words: how long it takes must not depend on how they are spaced.
    return re.compile(rf"({_either(levels)}) ?({_either(strains)})")


def _pattern(reads: Tongue) -> re.Pattern[str]:
    both = (reads.own, reads.english)
    levels = frozenset(word for lexicon in both for word in lexicon.levels)
    strains = frozenset(word for lexicon in both for word in (*lexicon.suits, *lexicon.notrump))
    return _patterns(levels, strains)


def _either(found: frozenset[str]) -> str:
    every = sorted(found, key=lambda word: (-len(word), word))
    return "|".join(re.escape(word.replace("-", " ")) for word in every)


def read_calls(text: str, language: Language | str, first: Seat | None = None) -> tuple[CallTyped, ...]:
    """The calls of a line; a seat that is not written is the next in turn, from `first` on.

    >>> [(c.seat.letter, str(c.call), c.changes) for c in read_calls("N 1S, E 1H > 2H, S P", "en")]
    [('N', '1♠', False), ('E', '1♥', False), ('E', '2♥', True), ('S', 'pass', False)]
    """
    reads = tongue(language)
    if len(text) > _LONGEST_LINE:
        raise ParseError(words.TOO_MANY_CALLS(_MOST))
    found: list[CallTyped] = []
    turn = first
    for piece in re.split(r"[,;\n]", text):
        if not piece.strip():
            continue
        parts = _parts(piece)
        if len(parts) > 1 and parts[1][0] == ">" and reads.seat(folded(parts[0][1])) is not None:
            parts = [(">", f"{parts[0][1]} {parts[1][1]}"), *parts[2:]]  # who changes the call that he made before
        for sign, part in parts:
            seat, rest = _seat(part, reads)
            if sign == ">" and seat is None:
                seat = found[-1].seat if found else None if first is None else first.rho
                if seat is None:
                    raise ParseError(words.NOTHING_TO_CHANGE(given(part)))
            elif seat is None:
                seat = turn
            if seat is None:
                raise ParseError(words.NO_SEAT_FOR(given(part), reads.own.shown.seats))
            found.append(_typed(seat, rest, sign, language))
            turn = seat.lho
    if len(found) > _MOST:
        raise ParseError(words.TOO_MANY_CALLS(_MOST))
    return tuple(found)


def _parts(piece: str) -> list[tuple[str, str]]:
    """A piece between commas, taken apart at the signs, each with what follows it."""
    first, *more = re.split(r"([>+])", piece)
    signs, parts = ["", *more[0::2]], [first, *more[1::2]]
    return [(sign, part.strip()) for sign, part in zip(signs, parts, strict=True) if sign or part.strip()]


def _seat(part: str, reads: Tongue) -> tuple[Seat | None, str]:
    """The seat with which a part begins, if it does, and the rest."""
    word, _, rest = part.partition(" ")
    word, colon, after = word.partition(":")
    seat = reads.seat(folded(word))
    return (None, part) if seat is None else (seat, f"{after if colon else ''} {rest}".strip())


def _typed(seat: Seat, text: str, sign: str, language: Language | str) -> CallTyped:
    begun = text.startswith("(") and text.endswith(")")
    text = text[1:-1].strip() if begun else text
    if not text:
        raise ParseError(words.NO_CALL_OF(seat, tongue(language).own.shown.calls))
    call = None if text == "?" else read_call(text, language)
    return CallTyped(seat, call, changes=sign == ">", together=sign == "+", begun=begun)
