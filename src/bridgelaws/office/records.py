"""Records as boards: what the entries of a record amount to at the table, and the documents that are shown."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal

from ..board.events import Answered, Event
from ..board.table import Table
from ..desk import KINDS, Call, next_step
from ..desk.together import given_at_once, together
from ..desk.words import ONE_BY_ONE
from ..engine import step as engine
from ..engine.step import Outcome
from ..errors import BridgeLawsError, ImpossibleEvent
from ..evidence.ready import ready
from ..files import codec
from ..files.nodes import MAX_STORY, MAX_WORDS, Node
from ..play.cards import codes
from ..play.documents import answers_said, outcome_document, question_document
from ..play.play import Play
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.say import say as say_in
from . import limits, words as say
from .models import Entry, NewRecord, Page, Record
from .store import Store

Document = dict[str, Any]

# The fields of a case file that hold people's own words, and how many characters.
_WORDS = {"title": MAX_WORDS, "story": MAX_STORY, "notes": limits.NOTES}


class CannotBeReplayed(BridgeLawsError):
    """An older version of the package has kept an event that this one takes for impossible."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board with the events that are in force, and what they have come to. It never changes."""

    opening: Mapping[str, Any]
    opened: Table
    events: tuple[Event, ...]
    written: tuple[Document, ...]  # the events as a case file has them: written once, not with every card that follows
    outcome: Outcome
    # How many rulings were given before the last act; those after it are what the Director has to say now.
    earlier: int = 0

    @classmethod
    def open(cls, opening: Mapping[str, Any]) -> Board:
        """The board before anything has happened."""
        play = codec.decode({**opening, "events": []})
        return cls(opening, play.opened, (), (), _settled(play.now))

    @classmethod
    def of(cls, opening: Mapping[str, Any], events: Iterable[Mapping[str, Any]]) -> Board:
        """The board after these events."""
        board = cls.open(opening)
        for event in events:
            board = board.after(event)
        return board

    def after(self, document: Mapping[str, Any]) -> Board:
        """The board after one event more; an error says what is wrong with it, and nothing has changed."""
        if len(self.events) >= limits.EVENTS:
            raise ImpossibleEvent(say.TOO_MANY_EVENTS(limits.EVENTS))
        event = codec.decode_event(Node(dict(document)))
        outcome = _settled(engine.step(self.outcome, event))
        # An answer is kept in the form in which the question takes it.
        kept = outcome.table.log[-1] if isinstance(event, Answered) else event
        earlier = self.earlier if isinstance(event, Answered) else len(self.outcome.ruled)
        written = (*self.written, codec.encode_event(kept))
        return replace(self, events=(*self.events, kept), written=written, outcome=outcome, earlier=earlier)

    def after_all(self, document: Mapping[str, Any]) -> Board:
        """The board after an answer for all that may be answered together, each with an answer of its own."""
        asked = together(self.outcome)
        first = self.after(document)
        if asked is None or not isinstance(first.events[-1], Answered):
            return first
        board = first
        for answer in asked.answers(first.events[-1].value)[1:]:
            board = board.after(codec.encode_event(answer))
        return board

    def without(self, number: int) -> Board:
        """The board without so many of its last events."""
        return Board.of(self.opening, self.written[: len(self.written) - number])

    @property
    def given_at_once(self) -> int:
        """How many of the last events are one answer for all."""
        return given_at_once(self.events, lambda number: self.without(len(self.events) - number).outcome)

    @property
    def last(self) -> Document:
        """The last event, as it is kept."""
        return self.written[-1]

    @property
    def case(self) -> Document:
        """The case file."""
        return {**self.opening, "events": list(self.written)}

    def play(self) -> Play:
        """The same as a play of its own."""
        return codec.decode(self.case)


def _settled(outcome: Outcome) -> Outcome:
    """The outcome with its table worked out now: two threads may look at it later."""
    assert outcome.table
    return outcome


def new_record(play: Play, told: tuple[tuple[str, str], ...] | None = None, **described: Any) -> NewRecord:
    """A play as a record to be kept."""
    case = codec.encode(play)
    events = tuple(case.pop("events"))
    return NewRecord(
        laws=play.laws.year,
        opening=case,
        status=play.now.status,
        title=play.title or ("" if play.table.calling else play.table.contract.code),
        told=told,
        events=events,
        **described,
    )


def in_force(entries: Iterable[Entry]) -> list[Document]:
    """The events that have not been taken back, in order."""
    events: list[Document] = []
    for entry in entries:
        if entry.kind == "event":
            events.append(entry.payload)
        elif events:
            events.pop()
    return events


@lru_cache(maxsize=512)
def told_events(told: tuple[tuple[str, str], ...] | None) -> int:
    """How many events the details of a call amount to; these are not taken back one by one."""
    if told is None:
        return 0
    try:
        step = next_step(Call(told))
    except BridgeLawsError:
        return 0
    return len(step.log) if isinstance(step, Play) else 0


class Records:
    """The records of a store as boards. The latest boards are kept at hand."""

    SIZE = 256

    def __init__(self, store: Store) -> None:
        self.store = store
        self._boards: OrderedDict[tuple[str, int], Board] = OrderedDict()
        self._written: OrderedDict[str, Record] = OrderedDict()
        self._lock = threading.Lock()

    def to_write(self, id: str, after: int) -> Record:
        """The record to which somebody adds who knows so many entries.

        If this process wrote the last of these, it is not read again: were it written to since, the store would say so,
        and what others have written on it meanwhile is in what the store gives back.
        """
        with self._lock:
            record = self._written.get(id)
        return record if record is not None and record.length == after else self.store.get(id)

    def at_hand(self, id: str, after: int) -> Board | None:
        """The board of a record that this process wrote last, if somebody who adds to it knows as many entries."""
        with self._lock:
            record = self._written.get(id)
            if record is None or record.length != after or after >= limits.ENTRIES:
                return None
            return self._boards.get((id, after))

    def board(self, record: Record) -> Board:
        """The board of a record as it was when it had that many entries."""
        key = record.id, record.length
        with self._lock:
            if key in self._boards:
                self._boards.move_to_end(key)
                board = self._boards[key]
                if board.opening != record.opening:
                    # The cards are the same, but words of the case file were removed, maybe by another process.
                    board = self._boards[key] = replace(board, opening=record.opening)
                return board
        try:
            board = Board.of(record.opening, self.events(record))
        except BridgeLawsError as error:
            raise CannotBeReplayed(say.CANNOT_BE_REPLAYED(error.message)) from error
        self._keep(key, board)
        return board

    def events(self, record: Record) -> list[Document]:
        """The events of a record that are in force."""
        return in_force(self.store.entries(record.id)[: record.length])

    def case(self, record: Record, names: bool = False) -> Document:
        """The case file of a record, even if it could not be replayed; no player is named in it unless asked for."""
        opening = record.opening if names else {**record.opening, **unnamed(record)}
        return {**opening, "events": self.events(record)}

    def add(self, record: Record, event: Mapping[str, Any], *, for_all: bool = False) -> Record:
        """Enter an event after the last entry of this record; raises Conflict when somebody else was first.

        An answer `for_all` is entered for each question that may be answered together with the one that is open.
        """
        self._check_room(record)
        before = self.board(record)
        if not for_all:
            board = before.after(event)
            return self._append(record, "event", board.last, board)
        board = before.after_all(event)
        added = board.written[len(before.written) :]
        self._check_room(record, len(added))
        return self._append_all(record, "event", added, board)

    def undo(self, record: Record, *, for_all: bool = False) -> Record:
        """Take back the last event in force; an answer that was given for all at once, if that is asked for."""
        self._check_room(record)
        events, first = self.events(record), told_events(record.told)
        if len(events) <= first:
            raise ImpossibleEvent(say.NOTHING_TO_TAKE_BACK())
        many = min(self._given_at_once(record), len(events) - first) if for_all else 1
        board = Board.of(record.opening, events[:-many])
        if many == 1:
            return self._append(record, "undo", {}, board)
        self._check_room(record, many)
        return self._append_all(record, "undo", [{}] * many, board)

    def _given_at_once(self, record: Record) -> int:
        """How many of the last events are one answer; one by one a record is mended that cannot be replayed."""
        try:
            return self.board(record).given_at_once
        except CannotBeReplayed:
            return 1

    def _append_all(
        self, record: Record, kind: Literal["event", "undo"], payloads: Sequence[Document], board: Board
    ) -> Record:
        written = self.store.steps_of(record.id, record.length, kind, payloads, status=board.outcome.status)
        self.keep(written, board)
        return written

    def _append(self, record: Record, kind: Literal["event", "undo"], payload: Document, board: Board) -> Record:
        _, written = self.store.step(record.id, record.length, kind, payload, status=board.outcome.status)
        self.keep(written, board)
        return written

    def keep(self, record: Record, board: Board) -> None:
        """Have a record at hand as it was just written."""
        self._keep((record.id, record.length), board)
        with self._lock:
            before = self._written.get(record.id)
            if before is not None and before.length < record.length:
                self._boards.pop((record.id, before.length), None)  # nobody goes on from there
            self._written[record.id] = record
            self._written.move_to_end(record.id)
            while len(self._written) > self.SIZE:
                self._written.popitem(last=False)

    def _check_room(self, record: Record, more: int = 1) -> None:
        if record.length + more > limits.ENTRIES:
            raise ImpossibleEvent(say.TOO_MANY_ENTRIES(limits.ENTRIES))

    def forget(self, id: str) -> None:
        """Have no board of a record at hand any more: it is gone, or what was worked out was not kept."""
        with self._lock:
            for key in [key for key in self._boards if key[0] == id]:
                del self._boards[key]

    def _keep(self, key: tuple[str, int], board: Board) -> None:
        with self._lock:
            self._boards[key] = board
            while len(self._boards) > self.SIZE:
                self._boards.popitem(last=False)

    # Documents

    def document(self, record: Record, tongue: Language, laws: int | None = None) -> Document:
        """What is shown of a record in a language, under its own edition or another."""
        board = self.board(record)
        outcome, unused, earlier, own = board.outcome, list[str](), board.earlier, True
        if laws is not None and laws != record.laws:
            play = board.play().under(laws)
            outcome, unused, earlier, own = play.now, list(play.unused), 0, False
        return summary(record, tongue) | {
            "laws": outcome.table.edition.year,
            "status": outcome.status,
            "players": dict(record.players),
            "notes": record.notes,
            "told": None if record.told is None else [list(detail) for detail in record.told],
            "case": board.case,
            "outcome": outcome_document(outcome, tongue),
            "for_all": for_all_document(outcome, tongue) if own else None,
            "hands": hands(outcome),
            "earlier_rulings": earlier,
            "unused": unused,
            "unused_said": answers_said(board.outcome, unused, tongue),
            "can_undo": len(board.events) > told_events(record.told),
            "evidence": ready(board.opened, board.outcome.table),
            "explanation": explained(outcome, tongue),
        }


def unnamed(record: Record, notes: str | None = None) -> dict[str, str]:
    """The title and the story of a case file, with seats in the place of the players' names that are on record.

    The notes as well, if they are given.
    """
    words: dict[str, str] = {field: record.opening[field] for field in _WORDS if field in record.opening}
    if notes is not None:
        words["notes"] = notes
    for letter, name in record.players.items():
        # The whole name however it is written; a part of it only with the same capitals, and not if it is tiny.
        parts = [re.escape(part) for part in name.split() if len(part) > 2]
        pattern = "|".join([f"(?i:{re.escape(name)})", *parts])
        seat = str(Seat.parse(letter))
        words = {field: re.sub(rf"(?<!\w)(?:{pattern})(?!\w)", seat, text) for field, text in words.items()}
    # A seat may be longer than a name, and the file must be one that can be read again.
    return {field: text[: _WORDS[field]] for field, text in words.items()}


def title(record: Record, tongue: Language) -> str:
    """What a record is called: what happened, or the contract, in a language; or what somebody has called it."""
    opening = record.opening
    told = record.told
    kind = None if told is None else next((kind for kind in KINDS if ("kind", kind.id) in told), None)
    if kind is not None and record.title == say_in(kind.message, opening.get("language", ENGLISH)):
        return tongue.say(kind.message)
    if tongue.code != ENGLISH and record.title == opening.get("contract"):
        contract = Contract.parse(record.title)
        strain = tongue.NOTRUMP if contract.trumps is None else contract.trumps.symbol
        named = f"{contract.level or ''}{strain}{'X' * contract.doubled}"
        return tongue.say(say.CONTRACT_TITLE(named, contract.declarer))
    return record.title


def summary(record: Record, tongue: Language) -> Document:
    """What the list shows of a record; the players' names are not in it."""
    return {
        "id": record.id,
        "created": record.created.isoformat(),
        "updated": record.updated.isoformat(),
        "number": record.length,
        "laws": record.laws,
        "title": title(record, tongue),
        "status": record.status,
        "event_name": record.event_name,
        "table_name": record.table_name,
        "round_name": record.round_name,
        "board": record.board,
    }


def listed(found: Page, tongue: Language) -> Document:
    """A page of the list."""
    return {
        "records": [summary(record, tongue) for record in found.records],
        "page": found.page,
        "pages": found.pages,
        "total": found.total,
    }


def for_all_document(outcome: Outcome, tongue: Language) -> Document | None:
    """The open question put about all that may be answered together with it, if there are several."""
    asked = together(outcome)
    if asked is None:
        return None
    more = {"questions": list(asked.ids), "cards": [card.code for card in asked.cards]}
    return question_document(asked.question, tongue) | more | {"one_by_one": tongue.say(ONE_BY_ONE())}


def hands(outcome: Outcome) -> Document | None:
    """The cards still held that are on file, by seat; none at all where no hand is known."""
    held = [outcome.table.hand(seat) for seat in SEATS]
    if not any(hand.known for hand in held):
        return None
    return {seat.letter: codes(hand.cards) for seat, hand in zip(SEATS, held, strict=True)}


def explained(outcome: Outcome, tongue: Language) -> str:
    """The rulings so far, in sentences."""
    return "\n".join(ruling.explain(language=tongue) for ruling in outcome.ruled)
