"""What a request may hold, and how large it may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import ParseError
from ..files import words as files
from ..files.nodes import MAX_EVENTS, parse_json
from ..words.message import Message as Said, Phrase
from . import words as say

BODY = 256 * 1024
# A client that is still sending does not hear an answer: up to this size it may finish before it is refused.
HEARD_OUT = 64 * BODY
NAME = 80
NOTES = 2_000
WORDS = 200
TOLD = 60
BOARDS = 500
EVENTS = MAX_EVENTS
# Events and undos together: a call in which something is taken back again and again must end as well.
ENTRIES = 4 * MAX_EVENTS
STREAMS = 200
# Positions that a number of the claim analyst may cost while somebody waits, and seconds in the background.
POSITIONS, MOST_POSITIONS = 20_000, 50_000
SECONDS, MOST_SECONDS = 45, 120
FINDINGS = 60
SECONDS_TO_SEND = 20.0


# What is said of a case file, said of a request.
_OF_A_REQUEST: dict[Any, Callable[..., Said]] = {
    files.NOT_UTF8: say.REQUEST_NOT_UTF8,
    files.BYTE_ORDER_MARK: say.REQUEST_BYTE_ORDER_MARK,
}


def read_json(body: bytes) -> tuple[Any, Phrase | None]:
    """A body as JSON, and what is wrong with it, strictly: nothing twice, nothing too deep, no number that is none."""
    try:
        return parse_json(body), None
    except ParseError as error:
        what = error.what
        if isinstance(what, Said) and what.says in _OF_A_REQUEST:
            return None, ParseError(_OF_A_REQUEST[what.says](*what.values), error.pointer).message
        return None, error.message
