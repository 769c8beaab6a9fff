"""Events and case files as JSON schemas, for the description of the API. What counts is the codec's own reading."""

from __future__ import annotations

from typing import Any

from ...board.claiming import Basis, Ground, Step
from ...board.events import ABOUT, Change, Explaining, Manner, Saying, Signal, Straying
from ...board.phases import AFTER_THE_AUCTION, Phase
from ...board.procedure import Dealing, Source
from ...board.table import VULNERABLE
from ...book.editions import EDITIONS
from ...files import acts, codec
from ...files.auctions import MAX_CALLS, MAX_DUTIES
from ...files.nodes import MAX_EVENTS, MAX_LIST, MAX_STORY, MAX_WORDS
from ...play.standing import BINDS

Schema = dict[str, Any]

_SEAT: Schema = {"type": "string", "enum": ["N", "E", "S", "W"]}
_CARD: Schema = {"type": "string", "pattern": "^[CDHS][2-9TJQKA]$"}
_CARDS: Schema = {"type": "array", "items": _CARD, "maxItems": 13, "uniqueItems": True}
_TEXT: Schema = {"type": "string", "maxLength": MAX_WORDS}
_FLAG: Schema = {"type": "boolean"}
_COUNT: Schema = {"type": "integer", "minimum": 0, "maximum": 52}
_ACT: Schema = {"type": "integer", "minimum": 0, "maximum": MAX_EVENTS}
CALL_SCHEMA: Schema = {"type": "string", "pattern": "^([1-9](NT|[CDHS])|P|X|XX)$"}
_CONTRACT: Schema = {"type": "string", "pattern": "^([1-7](NT|[CDHS])X{0,2}|NT|[CDHS]) by [NESW]$"}
_MADE: Schema = {
    "type": "object",
    "properties": {"seat": _SEAT, "call": CALL_SCHEMA},
    "required": ["seat", "call"],
    "additionalProperties": False,
}

_TEXTS: Schema = {"type": "array", "items": _TEXT, "maxItems": MAX_LIST}
_STEP: Schema = {
    "type": "object",
    "properties": {
        "step": {"type": "string", "enum": [step.value for step in Step]},
        "seat": _SEAT,
        "suits": {"type": "array", "items": {"type": "string", "enum": ["C", "D", "H", "S"]}},
        "cards": _CARDS,
    },
    "required": ["step"],
    "additionalProperties": False,
}

_FIELDS: dict[str, Schema] = {
    **dict.fromkeys(("seat", "to", "hand", "leader", "of"), _SEAT),
    **dict.fromkeys(("card", "faced"), _CARD),
    **dict.fromkeys(("cards", "visible", "seen"), _CARDS),
    **dict.fromkeys(("words", "pointing", "question"), _TEXT),
    **dict.fromkeys(("led", "whole"), _FLAG),
    "tricks": {"type": "integer", "minimum": 0, "maximum": 13},
    "more": {"type": "integer", "minimum": 0, "maximum": 13},
    "trick": {"type": "integer", "minimum": 1, "maximum": 13},
    "with": {"type": "string", "enum": ["previous"]},
    "about": {"type": "string", "enum": list(ABOUT)},
    "what": {"type": "string", "enum": [saying.value for saying in Saying]},
    "dealing": {"type": "string", "enum": [dealing.value for dealing in Dealing]},
    "source": {"type": "string", "enum": [source.value for source in Source]},
    "counts": {"type": "array", "items": _COUNT, "minItems": 4, "maxItems": 4},
    "value": {"anyOf": [_TEXT, _FLAG]},
    "said": _TEXT,
    "later": _TEXT,
    "normal": _TEXTS,
    "irrational": _TEXTS,
    "line": {"type": "array", "items": _CARD, "maxItems": 52, "uniqueItems": True},
    "ground": {"enum": [ground.value for ground in Ground]},
    "basis": {"type": "array", "items": {"enum": [basis.value for basis in Basis]}, "maxItems": MAX_LIST},
    "stated": {"type": "array", "items": _STEP, "maxItems": MAX_LIST},
    "call": CALL_SCHEMA,
    "contract": _CONTRACT,
    "done": {"type": "string", "enum": [manner.value for manner in Manner]},
}
# What means something else in one event than in others.
_OF_ONE: dict[tuple[str, str], Schema] = {
    ("answered", "about"): _ACT,
    ("changed", "to"): CALL_SCHEMA,
    ("changed", "how"): {"type": "string", "enum": [change.value for change in Change]},
    ("signalled", "how"): {"type": "string", "enum": [signal.value for signal in Signal]},
    ("explained", "how"): {"type": "string", "enum": [how.value for how in Explaining]},
    ("strayed", "how"): {"type": "string", "enum": [straying.value for straying in Straying]},
}


def _event(name: str, required: tuple[str, ...], optional: tuple[str, ...]) -> Schema:
    return {
        "type": "object",
        "title": name,
        "properties": {"event": {"type": "string", "enum": [name]}}
        | {key: _OF_ONE[name, key] if (name, key) in _OF_ONE else _FIELDS[key] for key in required + optional},
        "required": ["event", *required],
        "additionalProperties": False,
    }


EVENT_SCHEMA: Schema = {
    "title": "Event",
    "description": "What happened at the table; docs/case-format.md has every event.",
    "anyOf": [_event(name, required, optional) for name, (_, required, optional) in acts.EVENTS.items()],
}

_OPENS: Schema = {
    "type": "object",
    "properties": {
        "phase": {"type": "string", "enum": [phase.value for phase in AFTER_THE_AUCTION]},
        "dealer": _SEAT,
    },
    "additionalProperties": False,
}
_OPENS_IN_THE_AUCTION: Schema = {
    "type": "object",
    "properties": {"phase": {"type": "string", "enum": [Phase.AUCTION.value]}, "dealer": _SEAT},
    "required": ["phase"],
    "additionalProperties": False,
}
_AUCTION: Schema = {
    "type": "object",
    "properties": {
        "calls": {"type": "array", "items": _MADE, "maxItems": MAX_CALLS},
        "whole": _FLAG,
        "bid": {"type": "string", "pattern": "^[1-7](NT|[CDHS])$"},
        "turn": _SEAT,
        "duties": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"seat": _SEAT, "kind": {"type": "string", "enum": [b.value for b in BINDS]}},
                "required": ["seat", "kind"],
                "additionalProperties": False,
            },
            "maxItems": MAX_DUTIES,
        },
    },
    "required": ["calls"],
    "additionalProperties": False,
}
_CASE: dict[str, Schema] = {
    "format": {"type": "string", "enum": [codec.FORMAT]},
    "version": {"type": "integer", "enum": list(range(1, codec.VERSION + 1))},
    "language": {"type": "string", "enum": list(codec.LANGUAGES)},
    "title": _TEXT,
    "story": {"type": "string", "maxLength": MAX_STORY},
    "laws": {"type": "integer", "enum": [laws.year for laws in EDITIONS]},
    "vulnerable": {"type": "string", "enum": list(VULNERABLE)},
    "deal": {"type": "string"},
    "auction": _AUCTION,
    "regulations": {
        "type": "object",
        "properties": {"face_down_leads": _FLAG, "defenders_may_ask": _FLAG, "suits_from_the_top": _FLAG},
        "additionalProperties": False,
    },
    "set_aside": {"type": "array", "items": _TEXT},
    "events": {"type": "array", "items": EVENT_SCHEMA, "maxItems": MAX_EVENTS},
}
# A file has a contract, stated or given by an auction that is over; or it opens in the auction and has none yet.
CASE_SCHEMA: Schema = {
    "title": "CaseFile",
    "description": "A case file; docs/case-format.md has every field.",
    "anyOf": [
        {
            "type": "object",
            "properties": _CASE
            | {
                "opening": _OPENS,
                "contract": _CONTRACT,
                "position": {
                    "type": "object",
                    "properties": {"trick": _FIELDS["trick"], "leader": _SEAT},
                    "required": ["trick"],
                },
            },
            "required": ["format", "version", "laws"],
            "anyOf": [{"required": ["contract"]}, {"required": ["auction"]}],
            "additionalProperties": False,
        },
        {
            "type": "object",
            "properties": _CASE | {"opening": _OPENS_IN_THE_AUCTION},
            "required": ["format", "version", "laws", "opening"],
            "additionalProperties": False,
        },
    ],
}
