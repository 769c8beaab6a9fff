"""The most frequent request by a short way: an event for a call that is at hand.

Cards come one after the other, on many phones at once. Each would pass the whole application, and wait for the disk by
itself. Here the events that have come meanwhile are judged, written in one transaction and shown, all in one go of one
thread. Whatever is not plain (a call not at hand, an event that is refused, somebody who was first, a database away)
goes the long way, on which every answer is described; nothing has been written then.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import BridgeLawsError
from ..office import checks
from ..office.models import Record
from ..office.records import Board, Records
from ..words.language import Language
from .bodies import READ
from .language import asked_for
from .live import Live, Mark
from .store import Store, StoreError
from .store.steps import Step

LOG = logging.getLogger("bridgelaws.web")

_EVENTS = re.compile(r"/api/cases/([^/]{1,100})/events")


class _Asked(NamedTuple):
    """An event that somebody has sent."""

    id: str
    after: int
    event: dict[str, Any]
    tongue: Language
    answer: asyncio.Future[bytes | None]


class Steps:
    """Stands before the application, behind the guard."""

    def __init__(self, app: ASGIApp, store: Store, records: Records, live: Live) -> None:
        self.app = app
        self._store, self._records, self._live = store, records, live
        self._written_out = _WrittenOut()
        self._waiting: list[_Asked] = []
        self._at_work: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a plain event; hand on everything else."""
        asked = _asked(scope)
        body = None if asked is None else await self._written(asked)
        if body is None:
            await self.app(scope, receive, send)
            return
        headers = [(b"content-length", str(len(body)).encode()), (b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _written(self, asked: _Asked) -> bytes | None:
        """The record with the event in it, as JSON, or nothing; those who come while others are written gather."""
        self._waiting.append(asked)
        if self._at_work is None or self._at_work.done():
            self._at_work = asyncio.create_task(self._work())
        return await asked.answer

    async def _work(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            try:
                answers, changed = await run_in_threadpool(self._all, together)
            except Exception:
                LOG.exception("events could not be written together")
                answers, changed = [None] * len(together), []
            for record in changed:
                self._live.tell(record.id, Mark(record.length, record.updated))
            for asked, answer in zip(together, answers, strict=True):
                if not asked.answer.done():  # whoever asked may have left
                    asked.answer.set_result(answer)

    def _all(self, together: Sequence[_Asked]) -> tuple[list[bytes | None], list[Record]]:
        """Judge, write and show; what cannot be is left alone."""
        judged = [self._judged(asked) for asked in together]
        steps = [step for _, step in filter(None, judged)]
        try:
            written = iter(self._store.steps(steps)) if steps else iter(())
        except StoreError:
            return [None] * len(together), []
        answers: list[bytes | None] = []
        changed: list[Record] = []
        for asked, one in zip(together, judged, strict=True):
            record = None if one is None else next(written)
            if one is None or record is None:
                answers.append(None)
                continue
            board, step = one
            self._records.keep(record, board)
            changed.append(record)
            document = self._records.document(record, asked.tongue)
            answers.append(self._written_out.json(document, self._records.board(record), step.payload))
        return answers, changed

    def _judged(self, asked: _Asked) -> tuple[Board, Step] | None:
        found = self._records.at_hand(asked.id, asked.after)
        if found is None:
            return None
        try:
            board = found.after(asked.event)
            payload = checks.written(board.last)
        except (BridgeLawsError, StoreError):
            return None
        return board, Step(asked.id, asked.after, payload, board.outcome.status)


class _WrittenOut:
    """The case files that have just been shown, as JSON: with every event they grow by that event.

    They are used by one thread at a time.
    """

    SIZE = Records.SIZE

    def __init__(self) -> None:
        self._texts: OrderedDict[str, tuple[Board, bytes]] = OrderedDict()

    def json(self, document: dict[str, Any], board: Board, last: str) -> bytes:
        """A record as JSON, as every other answer is written; `last` is the last event of its case file."""
        id, case = document["id"], document.pop("case")
        before = self._texts.get(id)
        # An event was added to that very case file, if the board has begun with it and has one event more.
        if before is not None and before[0].opening is board.opening and before[0].written == board.written[:-1]:
            text = before[1] + (f",{last}" if before[0].written else last).encode()
        else:
            text = to_json(case)[: -len("]}")]
        self._texts[id] = board, text
        self._texts.move_to_end(id)
        while len(self._texts) > self.SIZE:
            self._texts.popitem(last=False)
        return b'%b,"case":%b]}}' % (to_json(document)[:-1], text)


def _asked(scope: Scope) -> _Asked | None:
    """The event that a request brings, if it is just as the interface says."""
    if scope["type"] != "http" or scope["method"] != "POST" or scope["query_string"]:
        return None
    path = _EVENTS.fullmatch(scope["path"])
    body = scope.get(READ)
    if path is None or not isinstance(body, dict) or body.keys() != {"after", "event"}:
        return None
    after, event = body["after"], body["event"]
    if type(after) is not int or not isinstance(event, dict):
        return None
    if (b"content-type", b"application/json") not in scope["headers"]:
        return None
    return _Asked(path[1], after, event, asked_for(scope), asyncio.get_running_loop().create_future())
