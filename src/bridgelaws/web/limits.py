"""What a request may hold, and how large it may be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any

from starlette.types import Message, Receive

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
SECONDS_TO_SEND = 20.0


class TooLarge(Exception):
    """The body of a request is larger than anything that is read here."""


class TooSlow(Exception):
    """The body of a request has not come within its time."""


async def read_body(scope: MutableMapping[str, Any], receive: Receive) -> bytes:
    """The whole body of a request, which is small; raises TooLarge and TooSlow."""
    stated = dict(scope["headers"]).get(b"content-length", b"0")
    if stated.isdigit() and int(stated[:12]) > HEARD_OUT:
        raise TooLarge
    body, size, more = bytearray(), 0, True
    try:
        async with asyncio.timeout(SECONDS_TO_SEND):
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise TooSlow
                piece = message.get("body", b"")
                size, more = size + len(piece), message.get("more_body", False)
                if size > HEARD_OUT:
                    raise TooLarge
                if size <= BODY:
                    body += piece
    except TimeoutError:
        raise TooSlow from None
    if size > BODY:
        raise TooLarge
    return bytes(body)


# What is said of a case file, said of a request.
_OF_A_REQUEST: dict[Any, Callable[..., Said]] = {
    files.NOT_UTF8: say.REQUEST_NOT_UTF8,
    files.BYTE_ORDER_MARK: say.REQUEST_BYTE_ORDER_MARK,
}


def check_json(body: bytes) -> Phrase | None:
    """What is wrong with a body as JSON, strictly: nothing twice, nothing too deep, no number that is none."""
    try:
        parse_json(body)
    except ParseError as error:
        what = error.what
        if isinstance(what, Said) and what.says in _OF_A_REQUEST:
            return ParseError(_OF_A_REQUEST[what.says](*what.values), error.pointer).message
        return error.message
    return None


def replay(body: bytes, receive: Receive) -> Receive:
    """Hand out a body that has been read already; afterwards wait for the client to leave, as before."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
