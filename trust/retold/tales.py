"""Golden cases as tales: what people did, and what they answered to each question after it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bridgelaws import BridgeLawsError, Play, golden
from bridgelaws.board.events import Answered, Event
from bridgelaws.book.questions import Question
from bridgelaws.files import codec
from bridgelaws.files.nodes import Node
from trust.oracles.stories import Document, Endless
from trust.oracles.tables import Summary, orders, summary

Given = tuple[str, Any]


@dataclass(frozen=True)
class Move:
    """Something that was done, and what was answered upon it; nothing done where questions arise at the outset."""

    event: Event | None
    answers: tuple[Given, ...] = ()
    leaves: str = ""  # the question that nobody answered before the next act


@dataclass(frozen=True)
class Tale:
    """A story under one edition."""

    id: str
    opening: Document
    moves: tuple[Move, ...]

    def but(self, *moves: Move, opening: Document | None = None) -> Tale:
        """The same tale told otherwise."""
        return replace(self, moves=moves or self.moves, opening=opening or self.opening)


class Refused(Exception):
    """An act could not happen at the other table."""


def tales(pattern: str = "", every: int = 1) -> Iterator[Tale]:
    """The runs of the golden cases whose id matches a pattern, or every so many of them."""
    matches = re.compile(pattern).search
    # What is told in other ways is the play: hands on file, cards named, held or put down.
    played = (run for document in golden.cases() for run in golden.runs(document) if "contract" in run.opening)
    runs = [run for run in played if matches(run.id)]
    yield from map(_tale, runs[::every])


def _tale(run: golden.Run) -> Tale:
    opening = {"format": codec.FORMAT, "version": codec.VERSION, "laws": run.laws, **run.opening}
    tale = Tale(run.id, opening, tuple(_moves(run)))
    return tale.but(*_left_open(tale))


def _left_open(tale: Tale) -> Iterator[Move]:
    """The moves of a tale, with the questions that stayed open."""
    table = codec.decode(tale.opening)
    for move in tale.moves:
        do(table, move)
        yield replace(move, leaves="" if table.question is None else table.question.id)


def do(table: Play, move: Move) -> None:
    """Do what was done, and answer what was answered."""
    if move.event is not None:
        table.add(move.event)
    for question, value in move.answers:
        table.add(Answered(question, value))


def _moves(run: golden.Run) -> Iterator[Move]:
    event: Event | None = None
    answers: list[Given] = []
    for step in run.steps:
        for each in step.get("events", ()):
            decoded = codec.decode_event(Node(each))
            if isinstance(decoded, Answered):
                answers.append((decoded.question, decoded.value))
                continue
            yield Move(event, tuple(answers))
            event, answers = decoded, []
    yield Move(event, tuple(answers))


def play(tale: Tale) -> Play:
    """The table at the end of a tale, told as it was."""
    table = codec.decode(tale.opening)
    for move in tale.moves:
        do(table, move)
    return table


def seen(play: Play) -> Summary:
    """What is compared."""
    asked = None if play.question is None else play.question.id.partition(":")[0]
    return {**summary(play), "asked": asked, "orders": [order for order, _ in orders(play)]}


class Witness:
    """Answers the questions of a tale told otherwise as at the table where it was told first.

    What was asked there is answered as it was. What a hand held is answered from what is on file there. What else is
    asked was not asked there: each answer is tried, and there must be one that leads to the same table.
    """

    def __init__(self, first: Play, wanted: Summary) -> None:
        self.first, self.wanted = first, wanted
        self.more: list[str] = []  # what was asked beside the questions of the first telling

    def values(self, question: Question, answers: list[Given]) -> tuple[list[Any], Given | None]:
        """The values to try, and the answer on file that they come from."""
        for given in answers:
            if given[0] == question.id and (not question.values or given[1] in question.values):
                return [given[1]], given
        about = question.about
        if about is not None:
            held = self.first.table.known.holds(about.seat, about.cards, about.at)
            if held is not None:
                return [held], None
        likely = [*dict.fromkeys(self._cards()), "none", "unknown"]
        values = list(question.values) or likely
        return sorted(values, key=lambda value: likely.index(value) if value in likely else len(likely)), None

    def _cards(self) -> Iterator[str]:
        table = self.first.table
        tricks = [table.trick, *reversed(table.tricks)]
        yield from (card.code for trick in tricks for card in trick.cards if card is not None)
        yield from (card.code for card in table.hand(table.dummy).cards)


def retell(tale: Tale, witness: Witness) -> Play:
    """The table at the end of a tale that was told otherwise."""
    outset, *moves = tale.moves
    return _from(codec.decode(tale.opening), moves, outset, witness, 3)


def _from(table: Play, moves: list[Move], last: Move, witness: Witness, depth: int) -> Play:
    """Go on from a table: answer what is open, then do what comes next."""
    answers, leaves = list(last.answers), last.leaves
    while True:
        while (question := table.question) is not None:
            values, given = witness.values(question, answers)
            if given is not None:
                answers.remove(given)
            elif question.id == leaves or _stays_open(question, witness):
                break
            else:
                witness.more.append(question.id)
            if len(values) > 1:
                return _best(table, values, moves, Move(None, tuple(answers), leaves), witness, depth)
            _add(table, Answered(question.id, values[0]))
        if not moves:
            return table
        move, *moves = moves
        answers, leaves = [*answers, *move.answers], move.leaves
        if move.event is not None:
            _add(table, move.event)


def _stays_open(question: Question, witness: Witness) -> bool:
    """Whether nobody answered this at the end of the first telling either."""
    return question.id.partition(":")[0] == witness.wanted["asked"]


def _best(table: Play, values: list[Any], moves: list[Move], last: Move, witness: Witness, depth: int) -> Play:
    """The table to which some answer leads: the wanted one if there is such an answer."""
    question, best = table.question, None
    assert question is not None
    if not depth:
        raise Endless(question.id)
    for value in values[:12]:
        branch = table.copy()
        try:
            branch.add(Answered(question.id, value))
            branch = _from(branch, moves, last, witness, depth - 1)
        except (BridgeLawsError, Refused, Endless):
            continue
        if seen(branch) == witness.wanted:
            return branch
        best = best or branch
    if best is None:
        raise Endless(f"no answer to {question.id} is taken")
    return best


def _add(table: Play, event: Event) -> None:
    try:
        table.add(event)
    except BridgeLawsError as error:
        raise Refused(f"{event}: {error}") from None
