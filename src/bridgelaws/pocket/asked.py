"""A request as its handler gets it, and the forms of what it may hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..board.table import VULNERABLE
from ..files.nodes import MAX_LIST
from ..office import limits
from ..office.errors import Wrong
from ..office.records import Records
from ..words.language import Language
from .forms import (
    Check,
    Field,
    Invalid,
    anything,
    by_seat,
    edition,
    form,
    line,
    listed,
    maybe,
    one_of,
    pair,
    query,
    text,
    truth,
    whole,
)
from .works import Works

_NAME, _WORDS, _SEAT = line(limits.NAME), line(limits.WORDS), one_of("N", "E", "S", "W")
_TOLD = listed(pair(_WORDS), limits.TOLD)
_AFTER = Field(whole(0, 1_000_000))
_DESCRIBED = {
    "event_name": Field(maybe(_NAME), None),
    "table_name": Field(maybe(_NAME), None),
    "round_name": Field(maybe(_NAME), None),
    "board": Field(maybe(_NAME), None),
    "players": Field(maybe(by_seat(_NAME)), None),
}
_STEP = form(
    {
        "step": Field(text(10**9)),
        "seat": Field(maybe(_SEAT), None),
        "suits": Field(listed(one_of("C", "D", "H", "S"), 4), ()),
        "cards": Field(listed(_WORDS, MAX_LIST), ()),
    }
)
_OF_ANALYST = {
    "hands": Field(by_seat(_WORDS), {}),
    "steps": Field(maybe(listed(_STEP, MAX_LIST)), None),
    "normal": Field(listed(_WORDS, limits.FINDINGS), ()),
    "irrational": Field(listed(_WORDS, limits.FINDINGS), ()),
    "budget": Field(whole(100, limits.MOST_POSITIONS), limits.POSITIONS),
}

DETAILS = form({"told": Field(_TOLD)})
DESCRIPTION = form({**_DESCRIBED, "notes": Field(maybe(line(limits.NOTES)), None)})
BEGUN: dict[str, Check] = {
    "told": form({**_DESCRIBED, "told": Field(_TOLD)}),
    "case": form({**_DESCRIBED, "case": Field(anything)}),
    "deal": form(
        {
            **_DESCRIBED,
            "laws": Field(edition()),
            "contract": Field(maybe(_WORDS), None),
            "dealer": Field(maybe(_SEAT), None),
            "deal": Field(maybe(text(2_000)), None),
            "vulnerable": Field(maybe(one_of(*VULNERABLE)), None),
        }
    ),
}
_FOR_ALL = Field(truth, False)
EVENT = form({"after": _AFTER, "event": Field(anything), "for_all": _FOR_ALL})
UNDO = form({"after": _AFTER, "for_all": _FOR_ALL})
PROSPECT = form({"seat": Field(_SEAT), "call": Field(text(limits.WORDS))})
BOARDS = form({"text": Field(text(limits.BODY))})
STATEMENT = form({"steps": Field(listed(_STEP, MAX_LIST), ())})
CLAIM = form(_OF_ANALYST)
CLAIM_WORK = form({**_OF_ANALYST, "seconds": Field(whole(1, limits.MOST_SECONDS), limits.SECONDS)})


def way_of_beginning(body: Any) -> str:
    """Which of the ways to begin a record a body takes, so that an error speaks of that way only."""
    fields = body if isinstance(body, dict) else {}
    return "told" if "told" in fields else "case" if "case" in fields else "deal"


@dataclass
class Asked:
    """A request. `more` is what its answer holds besides status and body, for whoever has called."""

    records: Records
    works: Works
    tongue: Language
    names: dict[str, str]
    given: dict[str, str]
    sent: Any
    key: str
    more: dict[str, Any] = field(default_factory=dict)

    def checked(
        self, check: Check | None = None, *, under: tuple[str, ...] = (), **fields: Field
    ) -> tuple[Any, dict[str, Any]]:
        """The body, and what the address asks for; everything that is wrong with them at once."""
        wrong: list[Wrong] = []
        for name, most in (("id", 100), ("work", 100), ("ref", limits.NAME), ("name", limits.NAME)):
            if name in self.names:
                text(most)(self.names[name], ("path", name), wrong)
        found = query(fields, self.given, wrong)
        body = None
        if check is not None and self.sent is ...:
            wrong.append(Wrong(("body",), None, "Field required"))
        elif check is not None:
            body = check(self.sent, ("body", *under), wrong)
        if wrong:
            raise Invalid(wrong)
        return body, found
