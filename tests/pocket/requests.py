"""Requests for every route, good and bad, in an order in which each finds what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.test_contested import ALL

from bridgelaws.desk import KINDS
from bridgelaws.files import codec, example_cases
from bridgelaws.office.ids import id_of

LANGUAGES = ("en", "fr", "de")
EDITIONS = (1997, 2007, 2017)
DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
TOLD = [
    ["laws", "2017"],
    ["declarer", "S"],
    ["contract", ""],
    ["trick", "1"],
    ["kind", "opening-lead"],
    ["offender", "E"],
    ["card", "HK"],
]
# West leads; East has dropped three cards.
SEVERAL = [
    ["laws", "2017"],
    ["kind", "seen"],
    ["declarer", "S"],
    ["contract", ""],
    ["trick", "1"],
    ["how", "dropped"],
    ["offender", "E"],
    ["cards", "HK HQ H3"],
    ["table", "W"],
]
SEEN = "partner_could_possibly_see_face"
NAMES = {"N": "Ann North", "E": "Bob East"}


class Request(NamedTuple):
    method: str
    path: str
    body: Any = None
    key: str = ""
    language: str = "en"


def key(name: str) -> str:
    return f"a key of the tests: {name}".replace(" ", "-").ljust(16, "-")


def answered(question: str, value: Any) -> dict[str, Any]:
    return {"event": "answered", "question": question, "value": value}


def everything() -> list[Request]:
    return [*lawbook(), *examples(), *told(), *together(), *board(), *claims(), *moving(), *wrong()]


def lawbook() -> Iterator[Request]:
    for language in LANGUAGES:
        for path in ("kinds", "laws", "examples", "readings", "readings?law=57&laws=2007", "changes?old=1997&new=2017"):
            yield Request("GET", path, language=language)
        for ref in ("57", "50D2", "R54-1", "64A1", "nothing"):
            yield Request("GET", f"laws/{ref}", language=language)
            yield Request("GET", f"laws/{ref}?laws=1997", language=language)
        for words in ("two cards", "revoke", "xyzzy", "dummy's rights"):
            yield Request("GET", f"laws/search?q={words.replace(' ', '+')}&laws=2017", language=language)
    yield Request("GET", "about")
    yield Request("GET", "changes?old=2007&new=2017&law=50")
    yield Request("GET", "examples/nothing")


def examples() -> Iterator[Request]:
    for number, name in enumerate(example_cases.names()):
        id, language = id_of(key(name)), LANGUAGES[number % 3]
        yield Request("GET", f"examples/{name}")
        case = example_cases.load(name)
        yield Request("POST", "cases", {"case": codec.encode(case), "table_name": str(number)}, key(name), language)
        yield Request("GET", f"cases/{id}?laws={EDITIONS[number % 3]}", language=language)
        yield Request("GET", f"cases/{id}/{('compare', 'explanation', 'file')[number % 3]}", language=language)
    first = id_of(key(example_cases.names()[0]))
    for part in ("compare", "explanation", "file", "file?names=true", "claim"):
        yield Request("GET", f"cases/{first}/{part}")


def told() -> Iterator[Request]:
    for kind in KINDS:
        yield Request("POST", "details", {"told": [["laws", "2017"], ["kind", kind.id]]}, language="de")
    for number in range(len(TOLD) + 1):
        yield Request("POST", "details", {"told": TOLD[:number]}, language=LANGUAGES[number % 3])
    yield Request("POST", "details", {"told": [*TOLD, ["more", "1"]]})
    yield Request("POST", "cases", {"told": TOLD[:-1]}, key("too early"))
    yield Request("POST", "cases", {"told": [*TOLD[:-1], ["card", "XX"]]}, key("no card"))
    one = f"cases/{id_of(key('told'))}"
    yield Request("POST", "cases", {"told": TOLD, "board": "12", "players": NAMES}, key("told"))
    yield Request("POST", "cases", {"told": TOLD, "board": "12", "players": NAMES}, key("told"))
    yield Request("POST", "cases", {"told": [*TOLD[:-1], ["card", "HQ"]]}, key("told"))
    yield Request("POST", f"{one}/undo", {"after": 2})
    yield Request("POST", f"{one}/events", {"after": 2, "event": answered("declarer_saw_dummy", False)})
    yield Request("POST", f"{one}/events", {"after": 2, "event": answered("declarer_saw_dummy", False)}, language="fr")
    yield Request("POST", f"{one}/events", {"after": 3, "event": answered("declarer_saw_dummy", False)})
    yield Request("POST", f"{one}/events", {"after": 3, "event": answered("faced_lead_out_of_turn", "refuse")})
    yield Request("POST", f"{one}/undo", {"after": 4}, language="de")
    yield Request("POST", f"{one}/events", {"after": 5, "event": answered("faced_lead_out_of_turn", "accept")})
    yield Request("POST", f"{one}/undo", {"after": 4})
    yield Request("PATCH", one, {"notes": "Ann North appeals.", "event_name": "Pairs"})
    for search in ("pairs", "ann", "12", "nobody", "status", "%", "PAIRS%20north"):
        yield Request("GET", f"cases?search={search}")
    for status in ("ruled", "question", "regular", "unattended"):
        yield Request("GET", f"cases?status={status}", language="fr")
    for page in (1, 2, 3):
        yield Request("GET", f"cases?page={page}")
    yield Request("GET", one)


def together() -> Iterator[Request]:
    one, number = f"cases/{id_of(key('together'))}", 2
    yield Request("POST", "cases", {"told": SEVERAL}, key("together"))
    for language in LANGUAGES:
        first = answered(f"{SEEN}:HK", True)
        yield Request("GET", one, language=language)
        yield Request("GET", f"{one}?laws=1997", language=language)
        yield Request("POST", f"{one}/events", {"after": number, "event": first, "for_all": True}, language=language)
        yield Request("POST", f"{one}/events", {"after": number, "event": first, "for_all": True}, language=language)
        yield Request("POST", f"{one}/undo", {"after": number + 3, "for_all": True}, language=language)
        number += 6
    yield Request("POST", f"{one}/events", {"after": number, "event": answered(f"{SEEN}:HQ", True), "for_all": True})
    yield Request("POST", f"{one}/events", {"after": number, "event": answered(f"{SEEN}:HK", 7), "for_all": True})
    yield Request("POST", f"{one}/events", {"after": number, "event": {}, "for_all": True})
    yield Request("POST", f"{one}/events", {"after": number, "event": answered(f"{SEEN}:HK", True), "for_all": "yes"})
    yield Request("POST", f"{one}/undo", {"after": number, "for_all": 1})
    yield Request("POST", f"{one}/undo", {"after": number, "for_all": True})
    yield Request("POST", f"{one}/events", {"after": number, "event": answered(f"{SEEN}:HK", True), "for_all": False})
    yield Request("POST", f"{one}/undo", {"after": number + 1, "for_all": True})


def board() -> Iterator[Request]:
    one = f"cases/{id_of(key('board'))}"
    yield Request("POST", "boards", {"text": DEAL})
    yield Request("POST", "boards", {"text": f'[Board "7"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "3NT"]\n'})
    yield Request("POST", "boards", {"text": "[Nothing]"})
    begun = {"laws": 2017, "dealer": "N", "deal": DEAL, "vulnerable": "both"}
    yield Request("POST", "cases", begun, key("board"))
    yield Request("POST", f"{one}/prospect", {"seat": "E", "call": "1S"}, language="de")
    yield Request("POST", f"{one}/events", {"after": 0, "event": {"event": "made", "seat": "E", "call": "1S"}})
    yield Request("POST", f"{one}/events", {"after": 1, "event": {"event": "director called", "seat": "S"}})
    yield Request("POST", f"{one}/events", {"after": 2, "event": {"event": "faced", "seat": "W", "card": "SA"}})
    yield Request("GET", f"{one}?laws=1997", language="fr")
    yield Request("DELETE", one)
    yield Request("GET", one)
    yield Request("DELETE", one)


def claims() -> Iterator[Request]:
    one = f"cases/{id_of(key('claim'))}"
    yield Request(
        "POST", "statement", {"steps": [{"step": "draw trumps"}, {"step": "run", "suits": ["S"]}]}, language="fr"
    )
    yield Request("POST", "statement", {"steps": [{"step": "fly"}]})
    yield Request("POST", "cases", {"told": [list(pair) for pair in ALL.items()]}, key("claim"))
    yield Request("POST", f"{one}/claim", {})
    yield Request("POST", f"{one}/events", {"after": 6, "event": answered("asked_to_play_on", False)})
    yield Request("POST", f"{one}/claim", {}, language="de")
    yield Request("POST", f"{one}/claim", {"steps": [{"step": "draw trumps"}], "budget": 1000})
    yield Request("POST", f"{one}/claim", {"normal": ["nothing"]})
    yield Request("GET", f"{one}/claim", language="fr")
    nothing = "/".join((one, "claim", "work", "nothing"))
    yield Request("GET", nothing)
    yield Request("DELETE", nothing)


def moving() -> Iterator[Request]:
    one = f"cases/{id_of(key('told'))}"
    for path in ("records", "records?names=true", "records?page=2", "records?page=9"):
        yield Request("GET", path)
    for bad in ({}, {"format": "bridgelaws-case"}, {"format": "bridgelaws-records", "version": 3, "records": []}):
        yield Request("POST", "records", bad, language="de")
    yield Request("POST", "records", file_of({}))
    yield Request("POST", "records", file_of(CALL))
    yield Request("POST", "records", file_of(CALL))
    yield Request("POST", "records", file_of(LONGER))
    yield Request("POST", "records", file_of(DIFFERENT))
    yield Request("GET", f"cases/{CALL['id']}")
    for field, value in (("id", "x"), ("created", "today"), ("entries", 3), ("opening", {}), ("notes", 3)):
        yield Request("POST", "records", file_of(CALL | {field: value}))
    yield Request("POST", f"{one}/anonymise", {})
    yield Request("GET", "records?names=true")


_FACED = {"kind": "event", "payload": {"event": "faced", "seat": "E", "card": "HK"}, "at": "2026-01-02T20:15:00+00:00"}
_CALLED = {
    "kind": "event",
    "payload": {"event": "director called", "seat": "S"},
    "at": "2026-01-02T20:15:30+01:00",
}
CALL = {
    "id": "abcdefghijklmnopqrst",
    "created": "2026-01-02T20:15:00+00:00",
    "updated": "2026-01-02T20:16:00+00:00",
    "opening": {"format": "bridgelaws-case", "version": 2, "laws": 2017, "contract": "3NT by S"},
    "told": None,
    "title": "3NT by S",
    "event_name": "Pairs",
    "table_name": "",
    "board": "",
    "players": {},
    "notes": "",
    "entries": [_FACED],
}
LONGER = CALL | {
    "entries": [_FACED, _CALLED],
    "table_name": "7",
    "round_name": "3",
    "event_name": "Teams",
    "players": {"N": "Ann"},
}
DIFFERENT = CALL | {"entries": [_FACED, _FACED | {"kind": "undo", "payload": {}}]}


def file_of(*records: Any, version: int = 2) -> dict[str, Any]:
    return {"format": "bridgelaws-records", "version": version, "records": list(records)}


def wrong() -> Iterator[Request]:
    one = f"cases/{id_of(key('told'))}"
    for event in (
        {},
        {"after": "1", "event": {}},
        {"after": -1, "event": {}},
        {"after": 1.5, "event": 3},
        [],
        "null",
        "x",
        None,
    ):
        yield Request("POST", f"{one}/events", event)
    yield Request("POST", f"{one}/events", {"after": 10**9, "event": {}, "x": 1}, language="fr")
    yield Request("POST", f"{one}/events", '{"after": 1, "after": 2}')
    for body in (
        *({}, {"told": 3}, {"told": ["x"]}, {"told": [["a"]]}, {"told": [["a", "b", "c"]]}, {"told": [[1, "b"]]}, []),
        *({"told": [["a" * 201, "b"]]}, {"told": [["a\u0007", "b"]]}, {"told": [["a", "b"]] * 61}, {"told": None}),
        *({"told": [["a", "b"]], "players": {"X": "y"}}, {"told": [], "zzz": 1, "board": "x" * 81}, {"case": 3}),
        *({"case": {}}, {"laws": "2017"}, {"laws": 2011}, {"laws": 2017, "dealer": "Q"}, {"laws": 2017, "deal": 3}),
        *({"laws": 2017, "vulnerable": "x"}, {"laws": True}, None, "null", {"laws": 2017, "deal": "x" * 2001}),
    ):
        yield Request("POST", "cases", body, key("wrong"))
    for short in ("x", "x" * 101, "x y" * 10):
        yield Request("POST", "cases", {"laws": 2017, "contract": "3NT by S"}, short)
    for query in ("laws=x", "laws=2011", "laws=", "laws=2017.0"):
        yield Request("GET", f"{one}?{query}")
    for query in (
        "page=0",
        "page=x",
        "page=10000000",
        "status=x",
        "page=1.0",
        "status=",
        "search=%07",
        f"search={'a' * 201}",
    ):
        yield Request("GET", f"cases?{query}")
    for query in ("names=x", "names=yes", "names=OFF"):
        yield Request("GET", f"{one}/file?{query}")
    for path in (
        f"cases/{'a' * 101}",
        "cases/x",
        "nothing",
        "laws/search",
        "laws/search?q=",
        "changes",
        f"laws/{'x' * 81}",
    ):
        yield Request("GET", path)
    for path in ("changes?old=2007&new=1", "readings?law=0", "readings?law=99", "readings?law=x"):
        yield Request("GET", path)
    yield Request("PUT", "cases")
    yield Request("POST", "about", {})
    for described in ({}, {"notes": None}, {"notes": "x" * 2001}, {"board": "a\u202eb"}, {"players": []}):
        yield Request("PATCH", one, described, language="de")
    for body in ({"seat": "Q", "call": "1C"}, {"seat": "N", "call": 3}, {"seat": "N", "call": "8X"}):
        yield Request("POST", f"{one}/prospect", body)
    for body in (3, {}, None):
        yield Request("POST", "import", body)
    yield Request("POST", f"{one}/claim", {"hands": {"Q": "x"}, "steps": 3, "normal": [3], "budget": 5})
    yield Request("POST", f"{one}/claim", {"steps": [{}], "normal": ["x"] * 61, "budget": 500000})
    yield Request("POST", f"{one}/claim", {"steps": [{"step": "x", "suits": ["Q"], "cards": 3, "seat": "Y"}]})
    yield Request("POST", f"{one}/claim/work", {"seconds": 0})
    for text in ("", "N:x", 3):
        yield Request("POST", "boards", {"text": text})
