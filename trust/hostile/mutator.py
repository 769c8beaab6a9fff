"""Case files changed as documents, not as bytes, so that the fuzzer gets past the JSON and past the first event."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests import boards

from bridgelaws.board.claiming import Basis
from bridgelaws.board.events import ABOUT, Change, Explaining, Manner, Saying, Signal, Straying
from bridgelaws.board.phases import Phase
from bridgelaws.board.procedure import Dealing, Source
from bridgelaws.board.table import VULNERABLE, Demand, Kind, Lasts
from bridgelaws.book.editions import EDITIONS, REGISTRY
from bridgelaws.errors import BridgeLawsError
from bridgelaws.files import acts, codec
from bridgelaws.values.cards import CARDS
from bridgelaws.values.seats import SEATS

Document = Any
_JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 4, 13, 14, 1.0, 2.5, 1e308, 2**31, 2**63, 2**64, -(10**14), 10**15, "", " ", "...",
    "?", [], {}, [[]], [{}], {"": None}, {"event": "faced"}, "\ud800", "\0", "\u202e", "x" * 201, "x" * 5001, "HK",
    "N", "H", "previous", "revoke", "none", "card", float("nan"), float("inf"),
)  # fmt: skip
_CALLS = ("P", "X", "XX", "1C", "1D", "1H", "1S", "1NT", "2C", "3NT", "4S", "7NT")
_SPOKEN = ("low", "high", "heart", "a heart", "the ace", "king of clubs", "win it", "anything", "ruff", "HK", "ten", "")


def mutate(data: bytes, rng: Random) -> bytes:
    """A case file near the one given; near one made up, if that is none."""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict) or rng.randrange(50) == 0:
        document = boards.opening(rng)
    for _ in range(rng.choice((1, 1, 2, 3, 6))):
        rng.choice(_CHANGES)(document, rng)
    text = json.dumps(document, ensure_ascii=rng.random() < 0.3, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass")


# What may stand at a key, by the format


def _seat(rng: Random) -> Any:
    return rng.choice(SEATS).letter


def _card(rng: Random) -> Any:
    return rng.choice(CARDS).code


def _several(rng: Random) -> Any:
    return [card.code for card in rng.sample(CARDS, rng.choice((0, 1, 2, 2, 3, 5)))]


def _law(rng: Random) -> Any:
    laws = rng.choice(EDITIONS)
    return rng.choice([provision.ref(laws) for provision in REGISTRY if provision.in_force(laws)])


def _plays(rng: Random) -> Any:
    return [{"seat": s.letter, "card": _card(rng)} for s in rng.sample(SEATS, rng.randint(1, 4))]


def _hands(rng: Random) -> Any:
    pack = [card.code for card in rng.sample(CARDS, 52)]
    size = rng.randint(1, 13)
    hands = {s.letter: pack[size * s : size * s + size] for s in rng.sample(SEATS, rng.randint(1, 4))}
    for cards in hands.values():
        if rng.randrange(3) == 0:
            cards.append("...")
    return hands


def _restrictions(rng: Random) -> Any:
    found = []
    for _ in range(rng.randint(1, 3)):
        kind = rng.choice(list(Demand)).value
        item = {"seat": _seat(rng), "kind": kind, "law": _law(rng)}
        if kind == "card":
            item["card"] = _card(rng)
        else:
            item["suits"] = rng.sample("CDHS", rng.choice((1, 1, 2)))
        if rng.randrange(2):
            item["lasts"] = rng.choice(list(Lasts)).value
        found.append(item)
    return found


def _auction(rng: Random) -> Any:
    """Calls in turn, some of them sufficient; often over."""
    first = rng.choice(SEATS)
    calls = [*rng.sample(_CALLS, rng.randint(0, 4)), *["P"] * rng.choice((0, 2, 3, 3, 3))]
    named = [{"seat": SEATS[(first + n) % 4].letter, "call": call} for n, call in enumerate(calls)]
    return {"calls": named, "whole": rng.random() < 0.5}


def _position(rng: Random) -> Any:
    return {"trick": rng.randint(1, 13), **{key: _FIELDS[key](rng) for key in rng.sample(codec._POSITION[1:], 3)}}


_FIELDS: dict[str, Callable[[Random], Any]] = {
    "laws": lambda rng: rng.choice(EDITIONS).year,
    "contract": lambda rng: f"{rng.choice(['', *'1234567'])}{rng.choice(['NT', *'SHDC'])} by {_seat(rng)}",
    "vulnerable": lambda rng: rng.choice(VULNERABLE),
    "deal": lambda rng: boards.opening(rng).get("deal", "N:- - - -"),
    "position": _position,
    "regulations": lambda rng: {"face_down_leads": rng.random() < 0.5, "defenders_may_ask": rng.random() < 0.5},
    "set_aside": lambda rng: rng.sample(sorted(REGISTRY.readings), rng.randint(1, 5)),
    "title": lambda rng: rng.choice(_SPOKEN),
    "story": lambda rng: rng.choice(_SPOKEN),
    "events": lambda rng: [_event(rng) for _ in range(rng.randint(0, 6))],
    "trick": lambda rng: rng.randint(1, 13),
    "leader": _seat, "declarer": _seat, "seat": _seat, "to": _seat, "hand": _seat,
    "won": lambda rng: dict(zip(("NS", "EW"), (n := rng.randint(0, 12), rng.randint(0, 12 - n)), strict=True)),
    "hands": _hands,
    "counts": lambda rng: {s.letter: rng.randint(0, 13) for s in rng.sample(SEATS, rng.randint(1, 4))},
    "gone": _several, "cards": _several, "visible": _several, "seen": _several,
    "last_trick": _plays, "current": _plays,
    "penalty_cards": lambda rng: [
        {"seat": _seat(rng), "card": _card(rng), "kind": rng.choice(list(Kind)).value} for _ in range(rng.randint(1, 3))
    ],
    "restrictions": _restrictions,
    "lead_rights": lambda rng: [{"seat": _seat(rng), "call": rng.choice(("1H", "P", "X", "9C"))}],
    "said": lambda rng: rng.choice(_SPOKEN), "later": lambda rng: rng.choice(_SPOKEN),
    "stated": lambda rng: [{"step": "run", "suit": rng.choice("CDHS")}, {"step": "draw trumps"}],
    "line": _several,
    "normal": lambda rng: ["low first D"], "irrational": lambda rng: ["plain"],
    "basis": lambda rng: [rng.choice(list(Basis)).value],
    "dummy_rights_lost": lambda rng: rng.random() < 0.5,
    "dummy_down": lambda rng: rng.random() < 0.5,
    "card": _card, "faced": _card,
    "tricks": lambda rng: rng.randint(0, 13),
    "words": lambda rng: rng.choice((*_SPOKEN, _card(rng))),
    "pointing": lambda rng: rng.choice((*_SPOKEN, _card(rng))),
    "led": lambda rng: rng.random() < 0.5,
    "whole": lambda rng: rng.random() < 0.5,
    "with": lambda rng: "previous",
    "what": lambda rng: rng.choice(list(Saying)).value,
    "how": lambda rng: rng.choice([*Straying, *Change, *Signal, *Explaining]).value,
    "call": lambda rng: rng.choice(("P", "X", "XX", "1C", "1NT", "7NT", "8S")),
    "done": lambda rng: rng.choice(list(Manner)).value,
    "of": _seat,
    "dealing": lambda rng: rng.choice(list(Dealing)).value,
    "source": lambda rng: rng.choice(list(Source)).value,
    "about": lambda rng: rng.choice((*ABOUT, rng.randint(0, 5))),
    "more": lambda rng: rng.randint(0, 3),
    "language": lambda rng: rng.choice(("en", "fr", "")),
    "opening": lambda rng: {"phase": rng.choice(list(Phase)).value, "dealer": _seat(rng)},
    "auction": _auction,
    "value": lambda rng: rng.choice((True, False, "accept", "refuse", "require", "forbid", _card(rng))),
    "law": _law,
    "kind": lambda rng: rng.choice([*Kind, *Demand]).value,
    "lasts": lambda rng: rng.choice(list(Lasts)).value,
    "suits": lambda rng: rng.sample("CDHS", rng.randint(1, 2)),
    "event": lambda rng: rng.choice(list(acts.EVENTS)),
    "question": lambda rng: "accept",
}  # fmt: skip


def _event(rng: Random) -> Document:
    name = rng.choice(list(acts.EVENTS))
    _, required, optional = acts.EVENTS[name]
    keys = [*required, *(key for key in optional if rng.randrange(3) == 0)]
    return {"event": name, **{key: _FIELDS[key](rng) for key in keys}}


# What may be done to a document


def _events(document: Document) -> list[Any]:
    if not isinstance(document.get("events"), list):
        document["events"] = []
    events: list[Any] = document["events"]
    return events


def _play_on(document: Document, rng: Random) -> None:
    """What could happen next at that table: answers to what is asked, plays, irregularities."""
    try:
        play = codec.decode(copy.deepcopy(document))
    except Exception:
        return  # refused, or a failure, which the target will find
    for _ in range(rng.choice((1, 2, 4, 8))):
        event = boards.random_event(rng, play)
        try:
            play.add(event)
        except BridgeLawsError:
            continue
        except Exception:
            _events(document).append(codec.encode_event(event))
            return
        _events(document).append(codec.encode_event(event))


def _happen(document: Document, rng: Random) -> None:
    events = _events(document)
    events.insert(rng.randint(0, len(events)) if rng.randrange(3) else len(events), _event(rng))


def _cut(document: Document, rng: Random) -> None:
    events = _events(document)
    del events[rng.randint(0, len(events)) :]


def _repeat(document: Document, rng: Random) -> None:
    events = _events(document)
    if events:
        events.insert(rng.randint(0, len(events)), copy.deepcopy(rng.choice(events)))


def _swap(document: Document, rng: Random) -> None:
    events = _events(document)
    if len(events) > 1:
        n = rng.randrange(len(events) - 1)
        events[n], events[n + 1] = events[n + 1], events[n]


def _head(document: Document, rng: Random) -> None:
    key = rng.choice(("laws", "contract", *codec._OPTIONAL))
    document[key] = _FIELDS[key](rng)


def _situation(document: Document, rng: Random) -> None:
    position = document.get("position")
    if not isinstance(position, dict):
        position = document["position"] = {"trick": rng.randint(1, 13)}
    key = rng.choice(codec._POSITION)
    position[key] = _FIELDS[key](rng)


def _places(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        inner = waiting.pop()
        if isinstance(inner, dict | list):
            keys = list(inner) if isinstance(inner, dict) else range(len(inner))
            found += [(inner, key) for key in keys]
            waiting += [inner[key] for key in keys]
    return found


def _by_the_format(document: Document, rng: Random) -> None:
    """Another value that may stand at that key."""
    places = [(inner, key) for inner, key in _places(document) if isinstance(key, str) and key in _FIELDS]
    if places:
        inner, key = rng.choice(places)
        inner[key] = _FIELDS[key](rng)


def _junk(document: Document, rng: Random) -> None:
    places = _places(document)
    if places:
        inner, key = rng.choice(places)
        inner[key] = copy.deepcopy(rng.choice(_JUNK))


def _remove(document: Document, rng: Random) -> None:
    places = _places(document)
    if places:
        inner, key = rng.choice(places)
        del inner[key]


def _add(document: Document, rng: Random) -> None:
    objects = [document, *(inner[key] for inner, key in _places(document) if isinstance(inner[key], dict))]
    key = rng.choice([*_FIELDS, "a/b~c", "\ud800", "k" * 201, ""])
    rng.choice(objects)[key] = _FIELDS[key](rng) if key in _FIELDS else copy.deepcopy(rng.choice(_JUNK))


_CHANGES: tuple[Callable[[Document, Random], None], ...] = (
    *(_play_on,) * 5, *(_happen,) * 3, *(_by_the_format,) * 4, *(_situation,) * 2,
    _cut, _repeat, _swap, _head, _junk, _remove, _add,
)  # fmt: skip
