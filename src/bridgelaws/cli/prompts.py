"""Questions in the terminal: a line is read, understood kindly or refused with what would be right."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..desk import Detail
from ..errors import BridgeLawsError, ParseError
from ..reading import read_contract
from ..reading.cards import given
from ..values.cards import Suit
from ..values.near import nearest
from ..values.seats import SEATS, Seat
from ..words.message import Message, Phrase
from ..words.written import folded
from . import words
from .language import is_english, spoken
from .screen import legible, say

# What can be typed at every prompt instead of an answer, beside the words for it (`words.TYPED`).
_SIGNS = {"<": "back", "?": "help"}
_FEW = 5  # calls that are listed
_SUITS = {suit.letter for suit in Suit}


class TakeBack(Exception):
    """The last answer is to be taken back."""


class Leave(Exception):
    """The user wants to stop."""


def line(prompt: Phrase, why: Sequence[Phrase] = (), offered: Sequence[str] = ()) -> str:
    """A line typed at a prompt; `back`, `why`, `help` and `quit` are dealt with.

    One letter is none of these where it is what begins a value `offered`: `h` for hearts, or for the highest card.
    """
    while True:
        print(legible(spoken().phrase(prompt)), end=" ", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            print()
            raise Leave
        text = typed.strip()
        match None if _begins(folded(text), offered) else _asked_for(text):
            case "back":
                raise TakeBack
            case "quit":
                raise Leave
            case "help":
                say(words.HOW_TO_GO_ON(), words.HOW_TO_WRITE(), style="quiet", indent=2)
            case "why":
                say(*(why or (words.NEEDED_FOR_THE_RECORD(),)), style="quiet", indent=2, hang=2)
            case _:
                return text


def _begins(letter: str, offered: Sequence[str]) -> bool:
    """Whether one letter is a value, or the first of a word."""
    values = [folded(value) for value in offered]
    return len(letter) == 1 and any(value.startswith(letter) and len(value) != len("HK") for value in values)


def _asked_for(text: str) -> str | None:
    """What is asked for instead of an answer. In another language one letter may be an answer."""
    word = folded(text)
    if word in _SIGNS:
        return _SIGNS[word]
    own = is_english()
    for asked, says in words.TYPED.items():
        english = folded(str(says())).split()
        if word in english and (own or len(word) > 1):
            return asked
        if not own and word in folded(spoken().say(says())).split():
            return asked
    return None


def pick(text: str, options: Sequence[tuple[str, Message]]) -> str:
    """The option that a text names: by its number, its label or value, or the first letters of these."""
    word = folded(text)
    values = [value for value, _ in options]
    if word in [str(number) for number, _ in enumerate(options, 1)]:
        return values[int(word) - 1]
    found = _suit(text, values)
    if found is not None:
        return found
    # First in the language itself: a letter may begin another word in English.
    own = [(value, name) for value, label in options for name in _names(value, spoken().say(label), is_english())]
    for names in (own, [(value, name) for value, label in options for name in _names(value, str(label), True)]):
        named = {value for value, name in names if folded(name) == word}
        begun = named or {value for value, name in names if word and folded(name).startswith(word)}
        if len(begun) == 1:
            return begun.pop()
    near = nearest(text, [name for _, name in own])
    if near is None:
        raise ParseError(words.NOT_ON_OFFER(given(text), len(options)))
    raise ParseError(words.NEARLY_ON_OFFER(given(text), near, len(options)))


def _names(value: str, label: str, english: bool) -> tuple[str, ...]:
    """What an option is called in a language. Its value is English; for a letter, others have theirs."""
    return (value, label) if english and (is_english() or not value.isupper()) else (label,)


def _suit(text: str, values: Sequence[str]) -> str | None:
    """The suit, or no trumps, that a text names where suits are on offer: C is hearts in French."""
    if is_english() or not set(values) >= _SUITS:
        return None
    try:
        letter = read_contract(text, spoken(), Seat.SOUTH).strain[0]
    except ParseError:
        return None
    return letter if letter in values else None


def numbered(options: Sequence[tuple[str, Message]], first: int = 1, indent: int = 1) -> None:
    """The options, each with its number."""
    for number, (_, label) in enumerate(options, first):
        say(f"{number:>2}  {spoken().say(label)}", indent=indent, hang=4)


def letters(seats: Sequence[Seat] = SEATS) -> list[str]:
    """How seats are typed."""
    return [spoken().seat(seat, "letter") for seat in seats]


def ask_detail(detail: Detail) -> str:
    """Ask for a detail; what is typed, in the language of this run."""
    say("")
    if detail.wants == "option":
        say(detail.message, style="head")
        numbered(detail.offered)
        prompt = ">" if detail.nothing is None else words.CHOOSE_OR_NOTHING(detail.nothing)
        typed = line(prompt, offered=[value for value, _ in detail.offered])
        return pick(typed, detail.offered) if typed or detail.nothing is None else ""
    typed = line(_prompt(detail))
    if not typed and detail.nothing is None:
        raise BridgeLawsError(_needed(detail))
    return detail.none if detail.none is not None and _says_none(typed, detail) else typed


def _says_none(typed: str, detail: Detail) -> bool:
    """Whether somebody says in words that there was none."""
    known = [word for text in (spoken().say(words.TYPED_NONE()), str(words.TYPED_NONE())) for word in text.split()]
    said = [] if detail.nothing is None or detail.none else [spoken().say(detail.nothing)]
    return bool(typed) and folded(typed).strip(" .") in [folded(each) for each in (*known, *said)]


def _prompt(detail: Detail) -> Message:
    asked, example, nothing = detail.message, detail.such_as, detail.nothing
    among = _among(detail)
    if among and nothing is not None:
        return words.ASK_AMONG_OR_NOTHING(asked, among, nothing)
    if among:
        return words.ASK_AMONG(asked, among)
    if example is not None and nothing is not None:
        return words.ASK_SUCH_AS_OR_NOTHING(asked, example, nothing)
    if example is not None:
        return words.ASK_SUCH_AS(asked, example)
    return words.ASK(asked) if nothing is None else words.ASK_OR_NOTHING(asked, nothing)


def _needed(detail: Detail) -> Message:
    among = _among(detail)
    if among:
        return words.ANSWER_NEEDED_AMONG(among)
    if detail.such_as is not None:
        return words.ANSWER_NEEDED_SUCH_AS(detail.such_as)
    return words.ANSWER_NEEDED(detail.message)


def _among(detail: Detail) -> list[str]:
    """The seats on offer, or the calls if they are few: how they are typed."""
    if detail.wants == "seat":
        return letters([Seat.parse(letter) for letter, _ in detail.offered])
    if detail.wants == "call" and len(detail.offered) <= _FEW:
        return [spoken().say(label) for _, label in detail.offered]
    return []
