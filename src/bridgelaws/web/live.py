"""Live updates: whoever follows a record hears of every change to it, made by this process or another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from starlette.concurrency import run_in_threadpool

from ..office import limits

HEARTBEAT = 15.0
POLL = 1.0


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """How far a record has come: it only ever grows."""

    number: int
    updated: datetime


class _Follower:
    """Somebody who follows a record: the latest mark, and whether the record is gone."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark
        self.gone = False
        self.woken = asyncio.Event()
        self.woken.set()
        self.spoken_to = time.monotonic()


class Live:
    """Who follows what. `changed` and `gone` are called by the threads of the handlers, the rest by the event loop."""

    def __init__(self, look: Callable[[Sequence[str]], Mapping[str, Mark]]) -> None:
        self._look = look
        self._followers: dict[str, set[_Follower]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._poller: asyncio.Task[None] | None = None
        self._stopping = False

    def changed(self, id: str, mark: Mark | None) -> None:
        """A record has changed, or has been deleted if there is no mark."""
        loop = self._loop
        if loop is not None and id in self._followers and not loop.is_closed():
            loop.call_soon_threadsafe(self.tell, id, mark)

    def stop(self) -> None:
        """End all streams within a second, so that the server can end."""
        self._stopping = True

    async def follow(self, id: str, mark: Mark) -> AsyncIterator[str]:
        """The lines for one who follows a record: at once how far it has come, and then each change."""
        follower = self._enter(id, mark)
        try:
            # A change between the caller's look and this line would otherwise be heard of a second later.
            await self._look_at([id])
            sent: Mark | None = None
            while not self._stopping:
                await follower.woken.wait()
                follower.woken.clear()
                if self._stopping:
                    return
                follower.spoken_to = time.monotonic()
                if follower.gone:
                    yield "event: gone\ndata: {}\n\n"
                    return
                if follower.mark != sent:
                    sent = follower.mark
                    yield f'id: {sent.number}\nevent: changed\ndata: {{"number": {sent.number}}}\n\n'
                else:
                    yield ": still here\n\n"
        finally:
            self._leave(id, follower)

    def full(self) -> bool:
        """Whether nobody more can follow anything."""
        return sum(map(len, self._followers.values())) >= limits.STREAMS

    def _enter(self, id: str, mark: Mark) -> _Follower:
        follower = _Follower(mark)
        self._followers.setdefault(id, set()).add(follower)
        self._loop = asyncio.get_running_loop()
        if self._poller is None or self._poller.done():
            self._poller = asyncio.create_task(self._poll())
        return follower

    def _leave(self, id: str, follower: _Follower) -> None:
        together = self._followers.get(id, set())
        together.discard(follower)
        if not together:
            self._followers.pop(id, None)

    def tell(self, id: str, mark: Mark | None) -> None:
        """The same, for the event loop."""
        for follower in self._followers.get(id, ()):
            if mark is None:
                follower.gone = True
            elif mark > follower.mark:
                follower.mark = mark
            else:
                continue
            follower.woken.set()

    async def _poll(self) -> None:
        """Look for changes that other processes have made, for as long as anybody follows anything.

        Who has not heard anything for long hears that we are still here.
        """
        while self._followers and not self._stopping:
            await asyncio.sleep(POLL)
            await self._look_at(list(self._followers))
            now = time.monotonic()
            for followers in self._followers.values():
                for follower in followers:
                    if now - follower.spoken_to >= HEARTBEAT:
                        follower.woken.set()
        for followers in self._followers.values():
            for follower in followers:
                follower.woken.set()

    async def _look_at(self, ids: Sequence[str]) -> None:
        """Look how far these records have come, and tell those who follow them."""
        try:
            marks = await run_in_threadpool(self._look, ids)
        except Exception:  # the database is away: the next look may find it
            return
        for id in ids:
            self.tell(id, marks.get(id))
