"""What people type as an answer, read kindly; a near miss is told what was meant."""

from __future__ import annotations

from typing import Any

from ..book.questions import Option, Question
from ..errors import ParseError, UnexpectedAnswer
from ..reading import read_card, read_suits, read_yes_or_no
from ..reading.cards import given
from ..values.cards import Card
from ..values.near import nearest
from ..words.message import Message
from ..words.written import folded
from . import words
from .language import is_english, spoken
from .wording import are_numbers


def read_value(question: Question, text: str, *, coded: bool = False) -> Any:
    """The answer that a text gives: the value of an option, its label or number, yes or no, a card or a suit.

    Where the options are numbers, a number is the one that it says, and not a place in the list.
    A card or a suit is read by the letters of the language, in which `C5` may be a heart, unless it may be `coded`:
    what a script gives must not depend on whose machine it runs on.

    >>> from bridgelaws import Play
    >>> play = Play(contract="3NT by S")
    >>> _ = play.faced("E", "HK"), play.director("S")
    >>> read_value(play.question, "N")
    False
    """
    typed = " ".join(text.split())
    word = folded(typed)
    if question.wants == "yes or no":
        try:
            return read_yes_or_no(typed, spoken())
        except ParseError:
            pass
    value = (_coded(question, typed) if coded else None) or _code(question, typed)
    if value is not None and (value in question.values or not question.options):
        return value
    by_place = not are_numbers(question)
    for number, option in enumerate(question.options, 1):
        if (by_place and word == str(number)) or word in [folded(name) for name in _names(option)]:
            return option.value
    begun = _begun(question, word)
    if begun is not None:
        return begun
    raise UnexpectedAnswer(_refusal(question, typed, value))


def _coded(question: Question, typed: str) -> str | None:
    """A card or a suit as `rule` gives it and case files write it, in every language."""
    if typed in question.values:
        return typed
    try:
        return Card.parse(typed).code if question.wants == "card" else None
    except ParseError:
        return None


def _begun(question: Question, word: str) -> Any:
    """The option whose first letters these are, if it is one: by the language itself, then by English."""
    if question.wants != "option" or not word or are_numbers(question):
        return None
    for own in (True, False):
        found = {o.value for o in question.options if any(folded(name).startswith(word) for name in _names(o, own))}
        if len(found) == 1:
            return found.pop()
    return None


def _names(option: Option, own: bool = False) -> tuple[str, ...]:
    """What an option is called; or only what it is called in the language of this run.

    Its value is English. Where that is the letters of a card or a suit, another language has letters of its own.
    """
    value, label = str(option.value), spoken().say(option.read)
    if is_english():
        return value, label
    return (label,) if own or value.isupper() else (value, label, option.label)


def check_question(question: Question | None, named: str) -> None:
    """Raise an error, with what was meant, unless the open question is the one named."""
    if question is None:
        raise UnexpectedAnswer(words.NO_QUESTION_OPEN(given(named)))
    if named != question.id:
        meant = nearest(named, [question.id]) or question.id.lower().startswith(named.lower())
        wrong = words.NEARLY_THE_QUESTION if meant else words.OTHER_QUESTION_OPEN
        raise UnexpectedAnswer(wrong(given(named), question.id))


def _code(question: Question, typed: str) -> str | None:
    """The code of a card in any spelling, the king of hearts included; or of suits, as the options write them."""
    try:
        if question.wants == "card":
            return read_card(typed, spoken()).code
        if question.wants == "yes or no":
            return None
        letters = {suit.letter for suit in read_suits(typed, spoken())}
    except ParseError:
        return None
    offered = [str(value) for value in question.values]
    return next((value for value in offered if set(value) == letters), "".join(letters) if len(letters) == 1 else None)


def _refusal(question: Question, typed: str, value: str | None) -> Message:
    """What is wrong with an answer, what was meant, and what would be right."""
    known = [name for option in question.options for name in _names(option, own=True)]
    if question.wants == "yes or no":
        known, offered = [*spoken().say(words.YES_AND_NO()).split()], words.YES_OR_NO()
    elif question.options:
        numbered = [
            str(option.value) if are_numbers(question) else f"{n} {option.value}"
            for n, option in enumerate(question.options, 1)
        ]
        offered = words.ONE_OF_THE_OPTIONS(numbered, len(numbered))
    else:
        offered = words.A_CARD_SUCH_AS()
    if not typed:
        return words.IT_WANTS(words.NOTHING_TYPED(), offered)
    if value is None:
        what = words.DOES_NOT_ANSWER(given(typed), question.id)
    else:
        what = words.VALUE_NOT_OFFERED(value, given(typed))
    meant = nearest(typed if value is None else value, known)
    return words.IT_WANTS(what, offered) if meant is None else words.DID_YOU_MEAN_IT_WANTS(what, meant, offered)
