"""What can be wrong with a request for evidence."""

from __future__ import annotations

from ..errors import BridgeLawsError
from ..words.message import Message
from . import messages as m


class EvidenceError(BridgeLawsError):
    """No evidence can be given; the message says why, and what would help."""


class SolverMissing(EvidenceError):
    """The solver is not installed, or cannot be loaded on this machine."""


class InvalidPosition(EvidenceError):
    """Cards that no four hands can hold in the middle of a board; the solver is not asked about them."""


class SolverError(EvidenceError):
    """The solver refused. `code` is its return code, whose meaning the message gives."""

    def __init__(self, code: int, meaning: Message) -> None:
        super().__init__(m.GAVE_UP(code, meaning))
        self.code, self.meaning = code, str(meaning)


class StillInPlay(EvidenceError):
    """The board is not over: nothing double dummy is said of it."""


class NotOnFile(EvidenceError):
    """The case does not say enough: the four hands, or the tricks already won, are not on file."""
