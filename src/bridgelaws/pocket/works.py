"""What the claim analyst is given to work out, beside the desk, and how far it has come."""

from __future__ import annotations

import json
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from ..office.errors import NoSuchWork

State = Literal["working", "done", "stopped", "failed"]


@dataclass
class Work:
    """One thing that is worked out."""

    about: str
    asked: str
    id: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    state: State = "working"
    latest: Mapping[str, Any] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """How far it has come."""
        looked_at, found = self.latest.get("looked_at", 0), self.latest.get("found")
        return {"id": self.id, "state": self.state, "looked_at": looked_at, "found": found}


class Works:
    """The latest things that were started. Who asks for the same again is given what there is."""

    KEPT = 16

    def __init__(self) -> None:
        self._known: OrderedDict[str, Work] = OrderedDict()

    def start(self, about: str, asked: Mapping[str, Any]) -> tuple[Work, bool]:
        """Start it, or find what was started with the same request; and whether it is to be begun now."""
        wanted = json.dumps(asked, sort_keys=True)
        for work in self._known.values():
            if (work.about, work.asked) == (about, wanted) and work.state in ("working", "done"):
                return work, False
        work = Work(about, wanted)
        self._known[work.id] = work
        while len(self._known) > self.KEPT:
            self._known.popitem(last=False)
        return work, True

    def get(self, about: str, id: str) -> Work:
        """What was started by that name; raises NoSuchWork."""
        work = self._known.get(id)
        if work is None or work.about != about:
            raise NoSuchWork(id)
        return work

    def found(self, id: str, round: Mapping[str, Any]) -> None:
        """A round is over."""
        work = self._known.get(id)
        if work is not None and work.state == "working":
            work.latest = round
            if round.get("final"):
                work.state = "done"

    def ended(self, id: str, *, stopped: bool) -> None:
        """Nothing more will come."""
        work = self._known.get(id)
        if work is not None and work.state == "working":
            work.state = "stopped" if stopped else "failed"
