"""Events in a case file: a JSON object each, named for what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..board.claiming import Adjudicated, AskedBack, Basis, Ground, HandFaced, Stated, Step
from ..board.events import (
    ABOUT,
    Agreed,
    Answered,
    AuctionEnded,
    Change,
    Changed,
    Claimed,
    Corrected,
    DefectFound,
    DirectorCalled,
    Dropped,
    Ended,
    Event,
    Explained,
    Explaining,
    ExposedInAuction,
    Faced,
    FacedSeveral,
    HandsReturned,
    Held,
    LaidFaceDown,
    Made,
    Manner,
    Mixed,
    Named,
    NextDealCalled,
    NotSpread,
    Omitted,
    Placed,
    PlayedOn,
    Quitted,
    Retracted,
    RoundEnded,
    RulingCorrected,
    Said,
    Saying,
    Shown,
    Signal,
    Signalled,
    Spread,
    Strayed,
    Straying,
    TakenBack,
    Touched,
    TurnedUp,
)
from ..board.procedure import (
    AnotherBoardPlayed,
    Dealing,
    Dealt,
    HandsCounted,
    Learnt,
    Source,
    TookFromAnotherBoard,
)
from ..errors import quoted
from ..play.documents import plain
from ..values.calls import parse_call
from ..values.cards import Suit
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from . import words
from .nodes import MAX_EVENTS, MAX_LIST, Node, shown

EVENTS: dict[str, tuple[type, tuple[str, ...], tuple[str, ...]]] = {
    "made": (Made, ("seat", "call"), ("with", "done")),
    "changed": (Changed, ("seat", "how"), ("to",)),
    "taken back": (TakenBack, ("seat",), ()),
    "signalled": (Signalled, ("seat", "how"), ()),
    "explained": (Explained, ("seat", "how"), ("call", "of")),
    "auction over": (AuctionEnded, ("contract",), ()),
    "ruling corrected": (RulingCorrected, (), ()),
    "faced": (Faced, ("seat", "card"), ("with",)),
    "faced several": (FacedSeveral, ("seat", "cards", "visible"), ("more",)),
    "laid face down": (LaidFaceDown, ("seat",), ("card",)),
    "turned up": (TurnedUp, ("seat", "card"), ()),
    "named": (Named, ("seat", "words"), ("hand", "pointing")),
    "corrected": (Corrected, ("seat", "words"), ("hand",)),
    "touched": (Touched, ("seat", "card"), ()),
    "placed": (Placed, ("seat", "card"), ()),
    "held": (Held, ("seat", "card"), ()),
    "shown": (Shown, ("seat", "cards"), ("more",)),
    "dropped": (Dropped, ("seat", "cards"), ("more",)),
    "spread": (Spread, ("seat",), ("cards", "whole")),
    "not spread": (NotSpread, ("seat",), ()),
    "retracted": (Retracted, ("seat", "card"), ()),
    "quitted": (Quitted, ("seat",), ()),
    "said": (Said, ("seat", "what"), ("card", "to", "about")),
    "strayed": (Strayed, ("seat", "how"), ()),
    "exposed in auction": (ExposedInAuction, ("seat", "cards"), ("led", "more")),
    "director called": (DirectorCalled, ("seat",), ("about",)),
    "claimed": (Claimed, ("seat",), ("tricks", "said", "stated")),
    "agreed": (Agreed, ("seat",), ()),
    "ended": (Ended, ("tricks",), ()),
    "hand faced": (HandFaced, ("seat", "cards"), ()),
    "adjudicated": (Adjudicated, ("tricks",), ("basis", "normal", "irrational", "line", "later", "ground")),
    "asked back": (AskedBack, ("seat",), ("tricks",)),
    "next deal called": (NextDealCalled, ("seat",), ()),
    "round ended": (RoundEnded, (), ()),
    "hands returned": (HandsReturned, (), ()),
    "omitted": (Omitted, ("seat",), ()),
    "defect found": (DefectFound, ("seat", "trick"), ("cards", "faced", "seen")),
    "played on": (PlayedOn, ("leader",), ("cards",)),
    "mixed": (Mixed, ("seat",), ()),
    "dealt": (Dealt, ("dealing",), ()),
    "hands counted": (HandsCounted, ("counts",), ()),
    "took from another board": (TookFromAnotherBoard, ("seat",), ()),
    "another board played": (AnotherBoardPlayed, (), ()),
    "learnt": (Learnt, ("seat", "source"), ()),
    "answered": (Answered, ("question", "value"), ("about",)),
}
NAMES = {kind: name for name, (kind, _, _) in EVENTS.items()}


def decode_event(node: Node) -> Event:
    """An event from its JSON object."""
    if not isinstance(node.value, dict) or not isinstance(node.value.get("event"), str):
        raise node.fail(words.NOT_ONE())
    name = node.value["event"]
    if name not in EVENTS:
        raise Node(name, f"{node.pointer}/event").fail(words.NOT_AN_EVENT(quoted(name), tuple(EVENTS)))
    kind, required, optional = EVENTS[name]
    fields = node.fields(("event", *required), optional)
    if kind is Answered:
        return _answered(fields)
    values = {key: _field(key, value, kind) for key, value in fields.items() if key != "event"}
    if "with" in values:
        values["with_previous"] = values.pop("with")
    if kind is Changed:
        values.setdefault("to", None)
    return kind(**values)  # type: ignore[no-any-return]


def _answered(fields: dict[str, Node]) -> Answered:
    """An answer; `about` is the number of the act that its question is about."""
    about = fields["about"].number(0, MAX_EVENTS) if "about" in fields else None
    return Answered(_field("question", fields["question"]), _field("value", fields["value"]), about)


# What a member is that means something else in another event.
_HOW = {Strayed: Straying, Changed: Change, Signalled: Signal, Explained: Explaining}


def _field(key: str, node: Node, kind: type = Answered) -> Any:
    if key == "how":
        return node.member(_HOW[kind])
    if key == "to" and kind is Changed:
        return node.parse(parse_call)
    return _READ.get(key, _answer)(node)


def _with(node: Node) -> bool:
    if node.value != "previous":
        raise node.fail(words.WITH_PREVIOUS(shown(node.value)))
    return True


def _about(node: Node) -> Any:
    if node.value not in ABOUT:
        raise node.fail(words.ABOUT_ONE_OF(tuple(map(repr, ABOUT)), shown(node.value)))
    return node.value


def _answer(node: Node) -> Any:
    if not isinstance(node.value, str | bool):
        raise node.fail(words.NO_ANSWER(shown(node.value)))
    return node.text() if isinstance(node.value, str) else node.value


def _counts(node: Node) -> tuple[int, ...]:
    """How many cards each hand had, from North on."""
    if not isinstance(node.value, list) or len(node.value) != len(SEATS):
        raise node.fail(words.FOUR_NUMBERS(shown(node.value)))
    return tuple([Node(each, f"{node.pointer}/{n}").number(0, 52) for n, each in enumerate(node.value)])


def _seat(node: Node) -> Any:
    return node.parse(Seat.parse)


def _few(node: Node) -> list[Node]:
    """The items of a list that has no more than anybody would write down."""
    items = node.items()
    if len(items) > MAX_LIST:
        raise node.fail(words.TOO_MANY_ITEMS(len(items), MAX_LIST))
    return items


def _steps(node: Node) -> tuple[Stated, ...]:
    """A statement, step by step."""
    return tuple([_stated(each) for each in _few(node)])


def _stated(node: Node) -> Stated:
    fields = node.fields(("step",), ("seat", "suits", "cards"))
    suits = fields["suits"].items() if "suits" in fields else []
    return Stated(
        fields["step"].member(Step),
        _seat(fields["seat"]) if "seat" in fields else None,
        tuple([each.parse(Suit.parse) for each in suits]),
        fields["cards"].cards() if "cards" in fields else (),
    )


_READ: dict[str, Callable[[Node], Any]] = {
    **dict.fromkeys(("seat", "to", "hand", "leader", "of"), _seat),
    **dict.fromkeys(("card", "faced"), Node.card),
    **dict.fromkeys(("cards", "visible", "seen", "line"), Node.cards),
    **dict.fromkeys(("tricks", "more"), lambda node: node.number(0, 13)),
    **dict.fromkeys(("words", "pointing", "question", "said", "later"), Node.text),
    **dict.fromkeys(("normal", "irrational"), lambda node: tuple([each.text() for each in _few(node)])),
    "basis": lambda node: tuple([each.member(Basis) for each in _few(node)]),
    "ground": lambda node: node.member(Ground),
    "stated": _steps,
    **dict.fromkeys(("led", "whole"), Node.flag),
    "trick": lambda node: node.number(1, 13),
    "call": lambda node: node.parse(parse_call),
    "contract": lambda node: node.parse(Contract.parse),
    "done": lambda node: node.member(Manner),
    "with": _with,
    "what": lambda node: node.member(Saying),
    "about": _about,
    "dealing": lambda node: node.member(Dealing),
    "source": lambda node: node.member(Source),
    "counts": _counts,
}


def _step(steps: tuple[Stated, ...]) -> list[dict[str, Any]]:
    """Each step with the details that it has."""
    return [
        {key: plain(value) for key, value in each._asdict().items() if value is not None and value != ()}
        for each in steps
    ]


def encode_event(event: Event) -> dict[str, Any]:
    """The JSON object of an event; fields that say nothing are left out."""
    name = NAMES[type(event)]
    _, required, optional = EVENTS[name]
    encoded: dict[str, Any] = {"event": name}
    for key in (*required, *optional):
        value = getattr(event, "with_previous" if key == "with" else key)
        nothing = value is None or value == () or value is (key == "whole") or (key == "more" and value == 0)
        nothing = nothing or value is Manner.MADE or value == ""
        if key in optional and nothing:
            continue
        encoded[key] = "previous" if key == "with" else _step(value) if key == "stated" else plain(value)
    return encoded
