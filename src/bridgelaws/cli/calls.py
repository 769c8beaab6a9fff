"""`bridgelaws calls`: the legal calls of a case file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board.calls import CALLS, Against, Calls
from ..board.table import Table
from ..engine import step as engine
from ..play.documents import outcome_document
from ..play.play import Play
from ..values.calls import Call
from ..words.message import Message
from . import files, help_words, screen, wording, words
from .helped import command
from .language import spoken
from .options import file_argument, json_option, laws_option


@command(help_words.CALLS, example="calls case.json")
@file_argument
@laws_option
@json_option
def calls(file: str, laws: str | None, as_json: bool) -> None:
    """The legal calls of a case file with reasons."""
    play = files.on_table(file, laws)
    table = play.table
    going_on = table.calling and table.turn is not None
    if as_json:
        screen.print_json(_document(play) if going_on else None)
    elif going_on:
        _print(play, engine.legal_calls(table))
    else:
        screen.say(words.AUCTION_IS_OVER())


def _excluded(table: Table, legal: Calls) -> dict[tuple[Message, str], list[Call]]:
    """The calls that may not be made, by the reason."""
    found: dict[tuple[Message, str], list[Call]] = {}
    for call in CALLS:
        why = legal.why_not(call)
        if why is not None:
            found.setdefault((_reason(table, legal, call, why), why.ref), []).append(call)
    return found


def _reason(table: Table, legal: Calls, call: Call, why: Against) -> Message:
    """The reason, of all bids that are too low in the same words."""
    last = table.auction.to_beat
    too_low = last is not None and why.said == table.auction.insufficient(legal.seat, call)
    return words.NOT_ENOUGH_OVER(last) if too_low and last is not None else why.said


def _document(play: Play) -> dict[str, Any]:
    """The legal calls of the outcome document, with those that may not be made."""
    document: dict[str, Any] = outcome_document(play.now, spoken())["auction"]["legal_calls"]
    excluded = [
        {"call": call.code, "law": ref, "text": spoken().say(said)}
        for (said, ref), found in _excluded(play.table, engine.legal_calls(play.table)).items()
        for call in found
    ]
    return document | {"excluded": excluded}


def _print(play: Play, legal: Calls) -> None:
    wording.title(words.IS_TO_CALL(legal.seat), play.title)
    wording.print_unused(play)
    for name, found in ((words.MAY_BE_CALLED(), legal.legal), (words.NOT_SETTLED(), legal.unsettled)):
        if found:
            wording.heading(name)
            screen.say(_listed(found), style="head", indent=2)
    excluded = _excluded(play.table, legal)
    if excluded:
        wording.heading(words.MAY_NOT_BE_CALLED())
        for (said, ref), barred in excluded.items():
            wording.item(words.CALLS_MAY_NOT(_listed(barred), said), (ref,))
    if play.question is not None:
        wording.heading(words.OPEN(play.question.wording.words.read), play.question.refs)


def _listed(found: Iterable[Call]) -> str:
    return ", ".join(spoken().call(call, "") for call in found)
