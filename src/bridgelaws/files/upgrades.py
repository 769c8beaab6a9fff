"""Case files of older versions, which are read for good: each is brought up by one version at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..board.events import Answered
from ..book.questions import Question
from ..engine import step as engine
from ..errors import BridgeLawsError, ParseError, UnexpectedAnswer
from ..play.play import Play
from ..play.settled import is_settled
from . import words
from .acts import decode_event
from .nodes import Node, shown

FORMAT = "bridgelaws-case"
VERSION = 2

_FIRST = ("format", "version", "laws", "contract")
_FIRST_OPTIONAL = ("vulnerable", "deal", "position", "regulations", "set_aside", "title", "story", "events")


def upgrade(document: Any) -> Any:
    """A document of this version, brought up from an older one step by step."""
    while version_of(document) != VERSION:
        document = _UPGRADES[version_of(document)](document)
    return document


def version_of(document: Any) -> int:
    """The version of a case file, if there is such a one."""
    if not isinstance(document, dict):
        raise ParseError(words.NOT_AN_OBJECT(shown(document)), "")
    if document.get("format") != FORMAT:
        raise ParseError(words.NOT_THIS_FORMAT(repr(FORMAT)), "/format")
    version = document.get("version")
    if type(version) is not int or version not in (*_UPGRADES, VERSION):
        raise ParseError(words.VERSION_NOT_KNOWN(shown(version), VERSION), "/version")
    return version


def upgrade_1_to_2(document: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew nothing of the auction, and every board opened before the lead or in the play."""
    Node(document).fields(_FIRST, _FIRST_OPTIONAL)
    position = document.get("position")
    led = isinstance(position, dict) and (position.get("trick") != 1 or bool(position.get("current")))
    opening = {"phase": "play" if led else "clarification"}
    return {**document, "version": 2, "language": "en", "opening": opening}


_UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: upgrade_1_to_2}


def follow_as_asked(play: Play, events: list[Node]) -> None:
    """The events of an older file: acts as they stand, answers when they are asked for.

    What is asked, and when, may have changed since the file was written. An answer waits until its question is put;
    one that is never asked for is `unused`. A finding that nobody asked for then is supplied if the answer that comes
    next in the file shows which it was: only on one of them is it asked for.
    """
    waiting: list[tuple[Node, Answered]] = []
    for node in events:
        event = decode_event(node)
        if isinstance(event, Answered):
            waiting.append((node, event))
            continue
        _supply(play, waiting)  # what was answered before this act
        _add(play, node, event)
    _supply(play, waiting)
    play.unused = tuple(answer.question for _, answer in waiting)


def _supply(play: Play, waiting: list[tuple[Node, Answered]]) -> None:
    while (asked := play.question) is not None and waiting:
        place = next((n for n, (_, answer) in enumerate(waiting) if answer.question == asked.id), None)
        if place is not None:
            _add(play, *waiting.pop(place))
            continue
        shown_by = _shown_by(play, asked, waiting[0][1])
        if shown_by is None:
            return
        play.add(shown_by)


def _shown_by(play: Play, asked: Question, later: Answered) -> Answered | None:
    """What must have been found, if a later answer on file was asked for."""
    if asked.kind != "finding":
        return None
    tried = [Answered(asked.id, value) for value in asked.values]
    fitting = [answer for answer in tried if _leads_to(play, answer, later)]
    return fitting[0] if len(fitting) == 1 else None


def _leads_to(play: Play, answer: Answered, later: Answered) -> bool:
    try:
        question = engine.step(play.now, answer).question
    except UnexpectedAnswer:
        return False
    return question is not None and question.id == later.question


def _add(play: Play, node: Node, event: Any) -> None:
    try:
        play.add(event)
    except BridgeLawsError as error:
        raise node.fail(error.what) from error


def follow(play: Play, events: list[Node]) -> None:
    """The events of a file of this version, each as it stands.

    What the file itself settles may have been asked when it was written: such an answer is `unused`.
    """
    unused: tuple[str, ...] = ()
    for node in events:
        event = decode_event(node)
        if isinstance(event, Answered) and is_settled(play, event.question):
            unused += (event.question,)
        else:
            _add(play, node, event)
    play.unused = unused
