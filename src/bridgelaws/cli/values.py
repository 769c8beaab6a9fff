"""What people type as an answer, read kindly; a near miss is told what was meant."""

from __future__ import annotations

from typing import Any

from ..book.questions import Option, Question
from ..errors import ParseError, UnexpectedAnswer, quoted
from ..values.cards import Card, Suit, rank_named
from ..values.near import nearest

_YES = ("yes", "y", "true", "t")
_NO = ("no", "n", "false", "f")


def read_value(question: Question, text: str) -> Any:
    """The answer that a text gives: the value of an option, its label or number, yes or no, a card or a suit.

    >>> from bridgelaws import Play
    >>> play = Play(contract="3NT by S")
    >>> _ = play.faced("E", "HK"), play.director("S")
    >>> read_value(play.question, "N")
    False
    """
    typed = " ".join(text.split())
    word = typed.lower()
    if question.wants == "yes or no" and word in _YES + _NO:
        return word in _YES
    for number, option in enumerate(question.options, 1):
        if word in (str(option.value).lower(), option.label.lower(), str(number)):
            return option.value
    begun = {o.value for o in question.options if word and any(name.lower().startswith(word) for name in _names(o))}
    if len(begun) == 1 and question.wants == "option":
        return begun.pop()
    value: str | None = None
    if question.wants == "card":
        value = _card(typed)
    elif question.wants != "yes or no":
        value = _suits(typed, [str(v) for v in question.values])
    if value is not None and (not question.options or value in question.values):
        return value
    raise UnexpectedAnswer(_refusal(question, typed, value))


def _names(option: Option) -> tuple[str, str]:
    return str(option.value), option.label


def check_question(question: Question | None, named: str) -> None:
    """Raise an error, with what was meant, unless the open question is the one named."""
    if question is None:
        raise UnexpectedAnswer(f"no question is open, so {quoted(named)} cannot be answered")
    if named != question.id:
        meant = nearest(named, [question.id]) or question.id.lower().startswith(named.lower())
        hint = f"did you mean {question.id}?" if meant else f"the open question is {question.id}"
        raise UnexpectedAnswer(f"the question {quoted(named)} is not open; {hint}")


def _card(text: str) -> str | None:
    """The code of a card in any spelling, the king of hearts included."""
    try:
        return Card.parse(text.replace(" ", "")).code
    except ParseError:
        words = text.lower().replace(" of ", " ").split()
    if len(words) != 2:
        return None
    for rank, suit in (words, words[::-1]):
        named = rank_named(rank)
        try:
            if named is not None:
                return Card.of(Suit.parse(suit), named).code
        except ParseError:
            pass
    return None


def _suits(text: str, offered: list[str]) -> str | None:
    """One suit or several together, as the options write them."""
    try:
        return Suit.parse(text).letter
    except ParseError:
        pass
    try:
        letters = {Suit.parse(sign).letter for sign in text if sign not in " ,+"}
    except ParseError:
        return None
    return next((value for value in offered if set(value) == letters), None)


def _refusal(question: Question, typed: str, value: str | None) -> str:
    """What is wrong with an answer, what was meant, and what would be right."""
    known = [word for option in question.options for word in (str(option.value), option.label)]
    if question.wants == "yes or no":
        known, offered = ["yes", "no", "true", "false"], "yes or no"
    elif question.options:
        offered = ", ".join(f"{n} {option.value}" for n, option in enumerate(question.options, 1))
    else:
        offered = "a card such as HK or ♥K"
    what = f"{value} is not on offer" if value is not None else f"{quoted(typed)} does not answer {question.id}"
    meant = nearest(typed if value is None else value, known)
    return f"{what}; did you mean {meant}? It wants {offered}" if meant else f"{what}; it wants {offered}"
