"""How a command ends: its exit status, and what is said of input that it could not use."""

from __future__ import annotations

from ..errors import BridgeLawsError
from .language import spoken

# 2 is click's own, for a usage that makes no sense.
RULED, BAD_INPUT, QUESTION_OPEN = 0, 1, 3


def complaint(error: BridgeLawsError | OSError) -> str:
    """What was wrong with the input, in a sentence; an error that is not about the input is raised again."""
    if isinstance(error, BridgeLawsError):
        return f"bridgelaws: {error.say(spoken())}"
    if error.filename is None:
        raise error
    return f"bridgelaws: {error.filename}: {(error.strerror or 'not readable').lower()}"
