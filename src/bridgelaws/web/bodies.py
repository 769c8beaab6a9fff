"""The body of a request: read within its time, and no more than is ever needed."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from starlette.types import Message, Receive

from ..office import limits

# Where the guard puts what it has read of a body, beside the request.
READ = "bridgelaws.read"


class TooLarge(Exception):
    """The body of a request is larger than anything that is read here."""


class TooSlow(Exception):
    """The body of a request has not come within its time."""


async def read_body(scope: MutableMapping[str, Any], receive: Receive) -> bytes:
    """The whole body of a request, which is small; raises TooLarge and TooSlow."""
    stated = dict(scope["headers"]).get(b"content-length", b"0")
    if stated.isdigit() and int(stated[:12]) > limits.HEARD_OUT:
        raise TooLarge
    body, size, more = bytearray(), 0, True
    try:
        async with asyncio.timeout(limits.SECONDS_TO_SEND):
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise TooSlow
                piece = message.get("body", b"")
                size, more = size + len(piece), message.get("more_body", False)
                if size > limits.HEARD_OUT:
                    raise TooLarge
                if size <= limits.BODY:
                    body += piece
    except TimeoutError:
        raise TooSlow from None
    if size > limits.BODY:
        raise TooLarge
    return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """Hand out a body that has been read already; afterwards wait for the client to leave, as before."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
