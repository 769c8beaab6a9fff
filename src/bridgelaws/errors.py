"""Errors of the package: what was wrong, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from .words.language import Language, Quotation
from .words.languages import language_of, languages
from .words.message import Arg, Message, Phrase, says

# What errors are about
GIVEN = Arg[Phrase]("given", "text")  # what was given, as `quoted` shows it
KNOWN = Arg[Sequence[str]]("known", "texts")  # what would be right
WHAT = Arg[Message]("what", "clause")  # what was wrong
NEAR = Arg[Sequence[str]]("near", "texts")  # what was probably meant
DID_YOU_MEAN = says("errors.did_you_mean", WHAT, NEAR)
_POINTER = Arg[str]("pointer", "text")
_AT_POINTER = says("errors.at_pointer", _POINTER, WHAT)
_NOT_A_LANGUAGE = says("errors.not_a_language", GIVEN, KNOWN)
_A_NUMBER_OF_BITS = says("errors.a_number_of_bits", Arg[int]("number", "number"))
_THIS_VALUE = says("errors.this_value", Arg[str]("kind", "text"))

_LONGEST = 40


def visible(text: str) -> str:
    """A text with what cannot be printed, or would turn the direction of reading, written as escapes."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def quoted(value: object) -> Phrase:
    """A value for a message, cut short however long it is.

    >>> quoted("HK"), quoted("x" * 1_000_000)
    ("'HK'", "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'...")
    """
    if isinstance(value, str):
        return Quotation(value) if len(value) <= _LONGEST else Quotation(value[: _LONGEST - 3], "...")
    if isinstance(value, bytes):
        return repr(value) if len(value) <= _LONGEST else f"{value[: _LONGEST - 3]!r}..."
    if isinstance(value, int) and value.bit_length() > 4 * _LONGEST:
        return _A_NUMBER_OF_BITS(value.bit_length())
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return _THIS_VALUE(type(value).__name__)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


class BridgeLawsError(ValueError):
    """Bad input of any kind. The table is unchanged after it. Printed, it is English; `say` knows other languages."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
        self.what = message  # the same without the place

    def say(self, language: Language | str) -> str:
        """What was wrong, in a language."""
        return language_of(language).say(self.message)

    def __str__(self) -> str:
        return str(self.message)


class ParseError(BridgeLawsError):
    """Not a card, a seat, a deal, a contract or a case file.

    `pointer` is the JSON pointer of the offending place when a case file was being read.
    """

    def __init__(self, message: Message, pointer: str | None = None) -> None:
        super().__init__(_AT_POINTER(visible(pointer), message) if pointer else message)
        self.pointer = pointer
        self.what = message

    @property
    def reason(self) -> str:
        """What was wrong, without the place, in English."""
        return str(self.what)


class ImpossibleEvent(BridgeLawsError):
    """The cards, or the people, cannot do that. Illegal is not impossible."""


class UnexpectedAnswer(BridgeLawsError):
    """No such question is open, or the answer is not among its options."""


class UnknownEdition(BridgeLawsError):
    """An edition of the Laws that this package does not know."""


class UnknownReading(BridgeLawsError):
    """A reading that this package does not know."""


class UnknownLanguage(BridgeLawsError):
    """A language that this package does not speak."""


def spoken(code: Language | str) -> Language:
    """The language of a code, such as `fr` or `de-AT`."""
    if isinstance(code, Language):
        return code
    found = code.strip().replace("_", "-").partition("-")[0].lower()
    if found not in languages():
        raise UnknownLanguage(_NOT_A_LANGUAGE(quoted(code), languages()))
    return language_of(found)


class LawGap(AssertionError):
    """No law noticed an irregular act: a bug in the package."""


class LawConflict(AssertionError):
    """Two laws claimed the same act: a bug in the package."""
