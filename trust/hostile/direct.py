"""Hostile things that no fuzzer comes upon by itself: very long, very deep, very many, and almost right.

Each must be refused with an error of the package that says what was wrong, where, and what would be right; in bounded
memory, and with a bounded number of calls. `python -m trust.hostile.direct` tries them all, under those bounds.
"""

from __future__ import annotations

import json
import resource
import sys
from collections.abc import Callable, Iterable
from functools import partial
from types import FrameType
from typing import Any, NamedTuple

from bridgelaws.book.editions import edition, find_reading
from bridgelaws.errors import BridgeLawsError
from bridgelaws.files import codec
from bridgelaws.files.nodes import MAX_EVENTS, MAX_RESTRICTIONS, MAX_TEXT
from bridgelaws.laws import spoken
from bridgelaws.values.cards import Card, CardSet, Deal, Suit
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import Seat

# Ten megabytes of input and what reading them takes; the largest that is read at all is a tenth of that.
MOST_MEMORY = 400 * 2**20
# Refusing takes a few hundred calls; as many events as are read at all, each an irregularity, take millions.
MOST_CALLS = 5_000_000
# Not a measure of speed: only so that an endless loop in C, which makes no calls, comes to an end.
MOST_SECONDS = 300

HEAD = {"format": "bridgelaws-case", "version": 2, "laws": 2017, "contract": "3NT by S"}
LONG = MAX_TEXT - 1_000


class Thing(NamedTuple):
    """Something hostile: what reads it, how it is made, where the error must point and what it must say."""

    name: str
    reader: Callable[[Any], Any]
    make: Callable[[], Any]
    pointer: str | None
    says: str


def _case(**changes: Any) -> str:
    return json.dumps({**HEAD, **changes})


def _raw(key: str, value: str) -> str:
    """A case file in which a value stands as it is given, JSON or not."""
    return json.dumps({**HEAD, key: "@@"}).replace('"@@"', value)


def _many(what: str, times: int, before: str = "", after: str = "") -> str:
    return before + what * times + after


def _event(name: str, **fields: Any) -> dict[str, Any]:
    return {"event": name, **fields}


def _files() -> Iterable[tuple[str, Callable[[], Any], str, str]]:
    """Case files: name, how it is made, pointer, words of the error."""
    size = f"at most {MAX_TEXT} are read"
    deep = "nested more than 16 deep; a case file needs no more than five"
    yield "arrays nested 100,000 deep", lambda: "[" * 100_000, "/0" * 16, deep
    yield "objects nested 100,000 deep", lambda: '{"a":' * 100_000, "/a" * 16, deep
    yield (
        "a title nested 100,000 deep",
        lambda: _raw("title", "[" * 100_000 + "]" * 100_000),
        "/title" + "/0" * 15,
        deep,
    )
    yield "brackets in a text are no nesting", lambda: _case(title="[" * 300), "/title", "at most 200"
    # Megabytes of nothing, above what is read and below
    for much, what in (10_000_000, "10 MB"), (LONG, "1 MB"):
        big = much > MAX_TEXT
        yield f"{what} of spaces", partial(_many, " ", much), "", size if big else "not JSON"
        yield f"{what} of commas", partial(_many, ",", much), "", size if big else "not JSON"
        yield f"{what} of NUL", partial(_many, "\0", much), "", size if big else "not JSON"
        yield f"{what} of quotation marks", partial(_many, '"', much), "", size if big else "not JSON"
        yield f"{what} of escapes", partial(_many, '\\"', much // 2 - 1, '"', ""), "", size if big else "not JSON"
        yield f"{what} in one text", partial(_many, "x", much, '"', '"'), "", size if big else "expected an object"
        yield (
            f"{what} of empty arrays",
            partial(_many, "[],", much // 3, "[", "[]]"),
            "",
            size if big else "expected an object",
        )
        yield f"{what} of digits", partial(_many, "1", much), "", size if big else "a number of"
    yield "a number of almost a million digits", lambda: _raw("laws", "9" * LONG), "/laws", "a number of 999000 digits"
    yield "such a number below nothing", lambda: _raw("laws", "-" + "9" * LONG), "/laws", "no number here has more than"
    yield (
        "such a number with a point",
        lambda: _raw("laws", "9" * LONG + ".0"),
        "/laws",
        "choose one of 1997, 2007, 2017",
    )
    yield "a title of almost a megabyte", lambda: _case(title="x" * (LONG - 200)), "/title", "at most 200 are read"
    yield "a contract of spaces", lambda: _case(contract="3NT" + " " * (LONG - 200) + "x"), "/contract", "3NT by S"
    yield "a deal of dots", lambda: _case(deal="N:" + "." * (LONG - 200)), "/deal", "write it in PBN"
    yield "a card of almost a megabyte", lambda: _field(card="H" * (LONG - 200)), "/events/0/card", "such as HK"
    yield "a seat of almost a megabyte", lambda: _field(seat="N" * (LONG - 200)), "/events/0/seat", "write N, E, S or W"
    yield "an event of almost a megabyte", lambda: _field(event="x" * (LONG - 200)), "/events/0/event", "known are"
    yield "a key of almost a megabyte", lambda: _case(**{"k" * (LONG - 200): 1}), "", "known here: format"
    yield "edition in almost a megabyte", lambda: _case(laws="2" * (LONG - 200)), "/laws", "choose one of"
    yield (
        "a list of 50,000 readings",
        lambda: _case(set_aside=["?"] * 50_000),
        "/set_aside/0",
        "a reading has the number of its law",
    )
    yield "50,000 restrictions", lambda: _place(restrictions=[0] * 50_000), "/position/restrictions", "at most"
    yield "50,000 times one suit", lambda: _bound(suits=["H"] * 50_000), "/position/restrictions/0/suits", "given twice"
    yield "50,000 cards", lambda: _place(gone=["HK"] * 50_000), "/position/gone", "the same card is given twice"
    yield "an opening lead by declarer", lambda: _place(leader="S"), "/position/leader", "a defender leads to trick 1"
    where = "/position/restrictions/0"
    yield "two suits to be the lowest of", lambda: _bound(kind="lowest", suits=["H", "S"]), f"{where}/suits", "give one"
    yield "a suit twice", lambda: _bound(suits=["H", "hearts"]), f"{where}/suits", "the same suit is given twice"
    yield "a defender to lead again", lambda: _bound(kind="lead again"), f"{where}/seat", "of declarer's side"
    yield (
        "too many restrictions",
        lambda: _place(restrictions=[_DEMAND] * (MAX_RESTRICTIONS + 1)),
        ("/position/restrictions"),
        f"at most {MAX_RESTRICTIONS} are read",
    )
    # Events
    director = _event("director called", seat="S")
    yield "one event too many", lambda: _case(events=[director] * (MAX_EVENTS + 1)), "/events", "at most 500 are read"
    yield "20,000 events", lambda: _case(events=[director] * 20_000), "/events", "20000 events; at most 500 are read"
    yield "50,000 empty events", lambda: _case(events=[[]] * 50_000), "/events", "at most 500 are read"
    yield (
        "an event after the end",
        lambda: _case(events=[*_ended(), _event("agreed", seat="N")]),
        "/events/1",
        ("no claim of an opponent to agree to"),
    )
    yield (
        "a card after thirteen tricks",
        lambda: _case(position=_LAST, events=[*_TRICK, _TRICK[0]]),
        "/events/4",
        ("the thirteen tricks have been played"),
    )
    yield (
        "a claim after thirteen tricks",
        lambda: _case(position=_LAST, events=[*_TRICK, _event("claimed", seat="S")]),
        ("/events/4"),
        "the thirteen tricks have been played",
    )
    yield (
        "an answer after the end",
        lambda: _case(events=[*_ended(), _event("answered", question="x", value=True)]),
        ("/events/1"),
        "no question is open",
    )
    # The first piles up what waits for a ruling, the second rulings.
    for event in (_event("shown", seat="E", cards=["HK"]), _event("mixed", seat="N")):
        yield (
            f"{MAX_EVENTS} times {event['event']}",
            partial(_endless, event),
            f"/events/{MAX_EVENTS - 1}/seat",
            "is not a seat",
        )
    # Almost JSON
    yield "a key twice", lambda: _case()[:-1] + ', "laws": 2007}', "/laws", "'laws' stands twice"
    yield (
        "a key twice in an event",
        lambda: _raw("events", '[{"event": "mixed", "seat": "N", "seat": "S"}]'),
        ("/events/0/seat"),
        "stands twice in one object; write it once",
    )
    for word in ("NaN", "Infinity", "-Infinity"):
        yield word, partial(_raw, "laws", word), "/laws", f"{word} is not a JSON value; write a whole number"
        yield (
            f"{word} in an event",
            partial(_raw, "events", f'[{{"event": "ended", "tricks": {word}}}]'),
            ("/events/0/tricks"),
            f"{word} is not a JSON value",
        )
    yield "a number beyond all floats", lambda: _raw("laws", "1e999"), "/laws", "choose one of 1997"
    yield "half a surrogate pair", lambda: _raw("title", '"\\ud800"'), "/title", "half a surrogate pair"
    yield "half a surrogate pair as it is", lambda: _raw("title", '"\ud800"'), "/title", "write whole characters"
    yield "half a surrogate pair in a key", lambda: _case(**{"\ud800": 1}), "", "known here"
    yield "half a surrogate pair in bytes", lambda: b'"\xed\xa0\x80"', "", "not UTF-8"
    yield "UTF-16", lambda: _case().encode("utf-16"), "", "not UTF-8"
    yield "NUL in a text", lambda: _case(title="a\0b"), "/title", "U+0000, which cannot be seen; write it without"
    yield "NUL as it is", lambda: _raw("title", '"a\0b"'), "", "not JSON: Invalid control character"
    yield "NUL in a card", lambda: _field(card="H\0K"), "/events/0/card", "'H\\x00K' is not a card"
    yield "a byte order mark", lambda: "\ufeff" + _case(), "", "write it as UTF-8 without one"
    yield "a byte order mark in bytes", lambda: ("\ufeff" + _case()).encode(), "", "write it as UTF-8 without one"
    yield "a line end in a title", lambda: _case(title="a\r\nb"), "/title", "U+000D"
    yield "a line end as it is", lambda: _raw("title", '"a\r\nb"'), "", "not JSON: Invalid control character"
    yield "a line end in a card", lambda: _field(card="H\r\nK"), "/events/0/card", "such as HK"
    yield (
        "a line end in words",
        lambda: _case(events=[_event("named", seat="S", words="low\n")]),
        "/events/0/words",
        ("U+000A"),
    )
    for mark in "\u202e\u202a\u2066\u2028\x1b\x85":
        point = f"U+{ord(mark):04X}"
        yield f"{point} in a title", partial(_case, title=f"a{mark}b"), "/title", f"{point}, which cannot be seen"
        yield f"{point} in a story", partial(_case, story=f"a{mark}b"), "/story", f"{point}, which cannot be seen"
        yield f"{point} in a card", partial(_field, card=f"H{mark}K"), "/events/0/card", "is not a card"
    yield "a card in other letters", lambda: _field(card="\u017fK"), "/events/0/card", "such as HK"
    # Almost numbers
    for number in (1.0, True, "1", None, 2**64, -1, 10**14, [1], 0.5, 1e308):
        shown = json.dumps(number)
        yield f"{shown} for the version", partial(_case, version=number), "/version", _wanted(number, "version")
        yield (
            f"{shown} for a trick",
            partial(_place, trick=number),
            "/position/trick",
            (_wanted(number, "from 1 to 13")),
        )
        yield (
            f"{shown} for tricks",
            partial(_case, events=[_event("ended", tricks=number)]),
            "/events/0/tricks",
            _wanted(number, "from 0 to 13"),
        )
    for number in (2017.0, True, "2017", [2017], 2**64, 20170):
        yield (
            f"{json.dumps(number)} for the edition",
            partial(_case, laws=number),
            "/laws",
            (_wanted(number, "2017")),
        )


def _wanted(number: Any, otherwise: str) -> str:
    return "a number of 20 digits" if number == 2**64 else otherwise


def _field(**changes: Any) -> str:
    return _case(events=[{"event": "faced", "seat": "W", "card": "HQ", **changes}])


def _place(**changes: Any) -> str:
    return _case(position={"trick": 1, **changes})


_DEMAND = {"seat": "W", "kind": "forbid", "suits": ["H"], "law": "50D2(a)"}
_LAST: dict[str, Any] = {
    "trick": 13,
    "leader": "W",
    "won": {"NS": 6, "EW": 6},
    "hands": {"N": ["H2"], "E": ["H3"], "S": ["H4"], "W": ["H5"]},
}
_TRICK = [_event("faced", seat=seat, card=card) for seat, card in (("W", "H5"), ("N", "H2"), ("E", "H3"), ("S", "H4"))]


def _bound(**changes: Any) -> str:
    return _place(restrictions=[{**_DEMAND, **changes}])


def _ended() -> list[dict[str, Any]]:
    return [_event("ended", tricks=9)]


def _endless(event: dict[str, Any]) -> str:
    """As many events as are read, which are all played through before the last is refused."""
    return _case(events=[*[event] * (MAX_EVENTS - 1), {**event, "seat": "?"}])


def _deep() -> list[Any]:
    value: list[Any] = []
    for _ in range(100_000):
        value = [value]
    return value


def _values() -> Iterable[tuple[str, Callable[[Any], Any], Callable[[], Any], str]]:
    """Other parsers: name, parser, how it is made, words of the error."""
    much = 10_000_000
    parsers: tuple[tuple[Callable[[Any], Any], str], ...] = (
        (Card.parse, "write suit and rank"),
        (CardSet.parse, "write"),
        (Suit.parse, "write C, D, H or S"),
        (Seat.parse, "write N, E, S or W"),
        (Contract.parse, "write it as '3NT by S'"),
        (Deal.parse, "N:"),
        (edition, "choose one of 1997, 2007, 2017"),
        (find_reading, "a reading has the number of its law"),
    )
    for parser, right in parsers:
        name = getattr(parser, "__qualname__", str(parser))
        yield f"{name}: 10 MB of spaces", parser, lambda: " " * much + "?", right
        yield f"{name}: 10 MB of letters", parser, lambda: "S" * much, right
        yield f"{name}: 10 MB of words", parser, lambda: "HK " * (much // 3), right
        yield f"{name}: a number of 100,000 digits", parser, lambda: 1 << 332_000, right
        yield f"{name}: nested 100,000 deep", parser, _deep, right
        yield f"{name}: nothing", parser, lambda: None, right
        yield f"{name}: bytes", parser, lambda: b"\xff", right
        yield f"{name}: half a surrogate pair", parser, lambda: "\ud800", right
    yield "a contract of 10 MB of spaces", Contract.parse, lambda: "3NT" + " " * much + "by S", "write it as '3NT by S'"
    yield "a deal of 10 MB", Deal.parse, lambda: "N:" + "AKQ " * (much // 4), "write it in PBN"
    yield "a call of 10 MB", spoken.read, lambda: "low " * (much // 4), "write only what was said"
    yield "a call of 10 MB of digits", spoken.read, lambda: "1" * much, "write only what was said"


def things() -> list[Thing]:
    """Everything that is tried."""
    files = [Thing(name, codec.loads, make, pointer, says) for name, make, pointer, says in _files()]
    return [*files, *(Thing(name, parser, make, None, says) for name, parser, make, says in _values())]


def fault(thing: Thing) -> str:
    """What was wrong with the way in which a thing was refused; nothing, as it should be."""
    given, calls = thing.make(), 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event == "call"
        if calls > MOST_CALLS:
            raise RuntimeError("too many calls")

    sys.setprofile(count)
    try:
        thing.reader(given)
    except BridgeLawsError as error:
        sys.setprofile(None)
        message = str(error)
        if getattr(error, "pointer", None) != thing.pointer:
            return f"points at {getattr(error, 'pointer', None)!r:.100}, not {thing.pointer!r}: {message:.200}"
        if thing.says not in message:
            return f"does not say {thing.says!r}: {message:.300}"
        return "" if message.isprintable() and len(message) < 2_500 else f"cannot be shown: {message!r:.200}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    finally:
        sys.setprofile(None)
    return "is accepted"


def main() -> int:
    """Try everything, with the memory of the process bounded."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    faults = {thing.name: wrong for thing in things() if (wrong := fault(thing))}
    json.dump({"tried": len(things()), "faults": faults}, sys.stdout, indent=1)
    print()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
