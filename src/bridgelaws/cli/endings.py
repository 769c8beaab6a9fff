"""How a command ends: its exit status, and what is said of input that it could not use."""

from __future__ import annotations

import errno

from ..errors import BridgeLawsError
from ..words.message import Message, Phrase
from . import words
from .language import spoken

# 2 is click's own, for a usage that makes no sense.
RULED, BAD_INPUT, QUESTION_OPEN = 0, 1, 3


def complaint(error: BridgeLawsError | OSError) -> str:
    """What was wrong with the input, in a sentence; an error that is not about the input is raised again."""
    if isinstance(error, BridgeLawsError):
        return spoken().say(words.COMPLAINT(error.message))
    if error.filename is None:
        raise error
    return spoken().say(words.COMPLAINT(words.IN_FILE(str(error.filename), of_system(error, words.NOT_READABLE()))))


# What the system says in English; of what is rare it has the last word.
_OF_SYSTEM = {
    errno.ENOENT: words.NO_SUCH_FILE,
    errno.EISDIR: words.IS_A_DIRECTORY,
    errno.ENOTDIR: words.NOT_A_DIRECTORY,
    errno.EACCES: words.NOT_PERMITTED,
    errno.ENOSPC: words.DISK_IS_FULL,
    errno.EROFS: words.READ_ONLY,
}


def of_system(error: OSError, otherwise: Message) -> Phrase:
    """What the system says about a file, or what is to be said where it says nothing."""
    known = _OF_SYSTEM.get(error.errno or 0)
    if known is not None:
        return known()
    return error.strerror.lower() if error.strerror else otherwise
