"""Devices that follow calls: each has a stream open, and goes on to the next call when one has come to its end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress


class Followers:
    """One device for each list of calls. `heard` is the number of entries of which it has last heard, call by call."""

    def __init__(self, port: int, calls: Sequence[Sequence[str]], whole: int) -> None:
        self.heard: dict[str, int] = {}
        self.messages = 0
        self._port, self._whole = port, whole
        self._tasks = [asyncio.create_task(self._follow(row)) for row in calls]

    async def opened(self, calls: Sequence[str], seconds: float = 60) -> None:
        """Wait until these calls are followed, all at the same time."""
        await self._until(lambda: all(call in self.heard for call in calls), seconds)

    async def caught_up(self, stored: Mapping[str, int], seconds: float = 30) -> None:
        """Wait until every device knows how far its calls have come; raises TimeoutError if they never do."""
        await self._until(lambda: all(self.heard.get(call, 0) == number for call, number in stored.items()), seconds)

    async def stop(self) -> None:
        """Leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _until(self, fulfilled: object, seconds: float) -> None:
        assert callable(fulfilled)
        async with asyncio.timeout(seconds):
            while not fulfilled():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.05)

    async def _follow(self, calls: Sequence[str]) -> None:
        for call in calls:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            try:
                asked = f"GET /api/cases/{call}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                writer.write(asked.encode())
                while self.heard.get(call, 0) < self._whole:
                    line = await reader.readline()
                    if not line:
                        raise ConnectionError("a stream has ended")
                    if line.startswith(b"data: "):
                        self._hear(call, json.loads(line.removeprefix(b"data: "))["number"])
            finally:
                writer.close()
                with suppress(OSError):
                    await writer.wait_closed()

    def _hear(self, call: str, number: int) -> None:
        if number < self.heard.get(call, 0):
            raise AssertionError("a device was told less than before")
        self.heard[call] = number
        self.messages += 1
