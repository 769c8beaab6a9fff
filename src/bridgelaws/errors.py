"""Errors of the package: what was wrong, and what would be right."""

from __future__ import annotations


class BridgeLawsError(ValueError):
    """Bad input of any kind. The table is unchanged after it."""


class ParseError(BridgeLawsError):
    """Not a card, a seat, a deal, a contract or a case file.

    `pointer` is the JSON pointer of the offending place when a case file was being read.
    """

    def __init__(self, message: str, pointer: str | None = None) -> None:
        super().__init__(message if pointer is None else f"{pointer or '/'}: {message}")
        self.pointer = pointer
        self.reason = message


class ImpossibleEvent(BridgeLawsError):
    """The cards, or the people, cannot do that. Illegal is not impossible."""


class UnexpectedAnswer(BridgeLawsError):
    """No such question is open, or the answer is not among its options."""


class UnknownEdition(BridgeLawsError):
    """An edition of the Laws that this package does not know."""


class UnknownReading(BridgeLawsError):
    """A reading that this package does not know."""


class LawGap(AssertionError):
    """No law noticed an irregular act: a bug in the package."""


class LawConflict(AssertionError):
    """Two laws claimed the same act: a bug in the package."""
