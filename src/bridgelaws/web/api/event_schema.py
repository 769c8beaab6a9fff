"""Events and case files as JSON schemas, for the description of the API. What counts is the codec's own reading."""

from __future__ import annotations

from typing import Any

from ... import codec
from ...editions import EDITIONS
from ...events import Saying, Straying
from ...nodes import MAX_EVENTS, MAX_STORY, MAX_WORDS
from ...table import VULNERABLE

Schema = dict[str, Any]

_SEAT: Schema = {"type": "string", "enum": ["N", "E", "S", "W"]}
_CARD: Schema = {"type": "string", "pattern": "^[CDHS][2-9TJQKA]$"}
_CARDS: Schema = {"type": "array", "items": _CARD, "maxItems": 13, "uniqueItems": True}
_TEXT: Schema = {"type": "string", "maxLength": MAX_WORDS}
_FLAG: Schema = {"type": "boolean"}

_FIELDS: dict[str, Schema] = {
    **dict.fromkeys(("seat", "to", "hand", "leader"), _SEAT),
    **dict.fromkeys(("card", "faced"), _CARD),
    **dict.fromkeys(("cards", "visible", "seen"), _CARDS),
    **dict.fromkeys(("words", "pointing", "question"), _TEXT),
    **dict.fromkeys(("led", "whole"), _FLAG),
    "tricks": {"type": "integer", "minimum": 0, "maximum": 13},
    "trick": {"type": "integer", "minimum": 1, "maximum": 13},
    "with": {"type": "string", "enum": ["previous"]},
    "about": {"type": "string", "enum": ["revoke"]},
    "what": {"type": "string", "enum": [saying.value for saying in Saying]},
    "how": {"type": "string", "enum": [straying.value for straying in Straying]},
    "value": {"anyOf": [_TEXT, _FLAG]},
}


def _event(name: str, required: tuple[str, ...], optional: tuple[str, ...]) -> Schema:
    return {
        "type": "object",
        "title": name,
        "properties": {"event": {"type": "string", "enum": [name]}}
        | {key: _FIELDS[key] for key in required + optional},
        "required": ["event", *required],
        "additionalProperties": False,
    }


EVENT_SCHEMA: Schema = {
    "title": "Event",
    "description": "What happened at the table; docs/case-format.md has every event.",
    "anyOf": [_event(name, required, optional) for name, (_, required, optional) in codec._EVENTS.items()],
}

CASE_SCHEMA: Schema = {
    "type": "object",
    "title": "CaseFile",
    "description": "A case file; docs/case-format.md has every field.",
    "properties": {
        "format": {"type": "string", "enum": [codec.FORMAT]},
        "version": {"type": "integer", "enum": [codec.VERSION]},
        "title": _TEXT,
        "story": {"type": "string", "maxLength": MAX_STORY},
        "laws": {"type": "integer", "enum": [laws.year for laws in EDITIONS]},
        "contract": {"type": "string", "pattern": "^([1-7](NT|[CDHS])X{0,2}|NT|[CDHS]) by [NESW]$"},
        "vulnerable": {"type": "string", "enum": list(VULNERABLE)},
        "deal": {"type": "string"},
        "position": {
            "type": "object",
            "properties": {"trick": _FIELDS["trick"], "leader": _SEAT},
            "required": ["trick"],
        },
        "regulations": {
            "type": "object",
            "properties": {"face_down_leads": _FLAG, "defenders_may_ask": _FLAG},
            "additionalProperties": False,
        },
        "set_aside": {"type": "array", "items": _TEXT},
        "events": {"type": "array", "items": EVENT_SCHEMA, "maxItems": MAX_EVENTS},
    },
    "required": ["format", "version", "laws", "contract"],
    "additionalProperties": False,
}
