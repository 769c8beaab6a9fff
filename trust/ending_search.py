"""The search behind `trust.small_tables`: all tables that acts lead to, and what must hold at each of them."""

from __future__ import annotations

import json
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from tests import boards

from bridgelaws.board.events import Answered, DirectorCalled, Event, Faced, PlayedOn
from bridgelaws.board.table import Table, Trick
from bridgelaws.book.editions import Provision
from bridgelaws.engine import step as engine
from bridgelaws.errors import BridgeLawsError
from bridgelaws.files import codec
from bridgelaws.files.acts import NAMES
from bridgelaws.hearing.rulings import Ruled
from bridgelaws.play import documents
from bridgelaws.values.cards import FULL_PACK, Suit
from bridgelaws.values.seats import SEATS, Seat
from trust import endings
from trust.endings import Ending
from trust.shrink import shrink
from trust.table_key import Keys

MOST_ANSWERS = 60
MOST_FAILURES = 5
# A hand that is found to hold a suit that it does not hold could be told for ever to put the same card right.
SAME_REVOKE = 2
# Every so many tables the whole log is written down, read and played again.
REPLAYED = 25


@dataclass(frozen=True)
class Sweep:
    """Which acts are tried, and where regular play is free: `never`, `before` the acts or `throughout`.

    Where it is free throughout, the Director is told truly which suits a hand holds: a hand that must play what it does
    not have makes tables without number. The other sweeps try the false answers too.
    """

    name: str
    every_kind: bool
    regular: str


EVERY_ACT = Sweep("every act", True, "never")
ANYWHERE = Sweep("every act anywhere", True, "before")
ANY_CARDS = Sweep("any cards", False, "never")
OUT_OF_PLACE = Sweep("cards out of place", False, "throughout")
SWEEPS = (EVERY_ACT, ANYWHERE, ANY_CARDS, OUT_OF_PLACE)


@dataclass(frozen=True)
class Config:
    """One search: a sweep to a depth at an ending, with a declarer, under an edition, hands known or not."""

    sweep: Sweep
    depth: int
    ending: Ending
    declarer: Seat
    laws: int
    known: bool

    @property
    def id(self) -> str:
        """`every act 2/voids and trumps/N/2017/known`."""
        hands = "known" if self.known else "unknown"
        return f"{self.sweep.name} {self.depth}/{self.ending.name}/{self.declarer.letter}/{self.laws}/{hands}"


@dataclass
class Result:
    """What a search visited and what it found wrong."""

    states: int = 0
    transitions: int = 0
    replayed: int = 0
    seconds: float = 0.0
    complete: bool = True
    kinds: Counter[str] = field(default_factory=Counter)
    failures: dict[str, dict[str, Any]] = field(default_factory=dict)


# The search


class Search:
    """All tables of a configuration, acts counted in layers; within a layer what is free is followed to its end."""

    def __init__(self, config: Config, deadline: float = float("inf")) -> None:
        self.config = config
        self.deadline = deadline
        self.hands = config.ending.hands
        self.document = endings.opening(config.ending, config.laws, config.declarer, config.known)
        self.opened = codec.decode(self.document).opened
        self.check = Check(self.opened, self.hands)
        self.keys = Keys()
        self.seen: set[int] = set()
        self.result = Result()

    def run(self) -> Result:
        """Search to the depth of the sweep."""
        began, table = time.monotonic(), engine.begin(self.opened).table
        self.seen.add(self.keys.key(table))
        layer = [table]
        for acts in range(self.config.depth + 1):
            found: list[Table] = []
            at = 0
            while at < len(layer) and self.result.complete:
                if at % 64 == 0 and time.monotonic() > self.deadline:
                    self.result.complete = False
                    break
                table, at = layer[at], at + 1
                free = list(self._free(table, acts))
                self._follow(table, free, layer)
                if acts < self.config.depth:
                    self._follow(table, [event for event in self._acts(table) if event not in free], found)
            layer = found
        self.result.states = len(self.seen)
        self.result.seconds = time.monotonic() - began
        return self.result

    def _free(self, table: Table, acts: int) -> Iterator[Event]:
        """What does not count as an act: answers; regular plays and a call of the Director where the sweep says so."""
        where = self.config.sweep.regular
        if table.question is not None:
            hands = self.hands if where == "throughout" else None
            yield from endings.answers(table, table.question, hands)
            return
        if any(revoke.times >= SAME_REVOKE for revoke in table.revokes):
            return
        if table.turn is not None and (where == "throughout" or (where == "before" and acts == 0)):
            yield from endings.regular(table, self.hands, table.turn)
        if where != "never" and acts and _to_be_ruled_on(table):
            yield from _calls(table)

    def _acts(self, table: Table) -> Iterator[Event]:
        if self.config.sweep.every_kind:
            events = endings.acts(table, self.hands)
        elif table.question is not None:
            return iter(())
        else:
            events = endings.plays(table, self.hands)
            if self.config.sweep.regular == "never":
                events = chain(events, _calls(table))
        return endings.possible(table, events)

    def _follow(self, table: Table, events: Iterable[Event], found: list[Table]) -> None:
        """Take every step, check it, and keep the tables that are new."""
        result = self.result
        for event in events:
            result.transitions += 1
            result.kinds[NAMES[type(event)]] += 1
            try:
                now = engine.step(table, event)
                self.check.after(table, event, now)
                key = self.keys.key(now.table)
                if key in self.seen:
                    continue
                self.seen.add(key)
                found.append(now.table)
                if len(self.seen) % REPLAYED == 0:
                    result.replayed += 1
                    _replay(self.document, now)
            except Exception as error:
                kind = kind_of(error)
                if kind not in result.failures and len(result.failures) < MOST_FAILURES:
                    result.failures[kind] = self._failure(error, [*table.log, event])

    def _failure(self, error: Exception, events: list[Event]) -> dict[str, Any]:
        """A case file of what led to an error, made small, with what was violated."""
        kind = kind_of(error)

        def fails(document: dict[str, Any], acts: list[Event]) -> bool:
            try:
                return failure_of(document, acts, self.hands) == kind
            except BridgeLawsError:
                return False

        document, events = shrink(self.document, events, fails)
        return {
            **document,
            "title": f"small tables: {kind}"[:200],
            "story": f"{self.config.id}: {type(error).__name__}: {error}"[:2000],
            "events": [codec.encode_event(event) for event in events],
        }


def _calls(table: Table) -> Iterator[Event]:
    """The Director called by either side; what dummy and the other defender may do is tried with acts of every kind."""
    yield DirectorCalled(table.declarer)
    yield DirectorCalled(table.declarer.lho)


def _to_be_ruled_on(table: Table) -> bool:
    """Whether something is on file that nobody has spoken of, and the Director was not called just now."""
    last = next((event for event in reversed(table.log) if not isinstance(event, Answered)), None)
    if isinstance(last, DirectorCalled):
        return False
    return any(not file.attended for file in table.docket)


def failure_of(document: dict[str, Any], events: Sequence[Event], hands: endings.Hands) -> str | None:
    """The kind of failure that comes when events happen, as far as they are possible, at the table of a case file."""
    opened = codec.decode(document).opened
    check = Check(opened, hands)
    try:
        now = engine.begin(opened)
        for event in events:
            table = now.table
            try:
                now = engine.step(now, event)
            except BridgeLawsError:
                if isinstance(event, Answered) and table.question is not None:
                    raise
                continue
            check.after(table, event, now)
        _replay(document, now)
    except Exception as error:
        return kind_of(error)
    return None


def kind_of(error: BaseException) -> str:
    """The sort of failure: what was raised, and where."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(frame.filename).name}:{frame.lineno} in {frame.name}"


# What must hold


class Check:
    """The invariants of a step: those of `tests/boards.py`, and what can be said when the ending is known."""

    def __init__(self, opened: Table, hands: endings.Hands) -> None:
        self.had = boards.cards_of_each(opened)
        self.first = opened.number - len(opened.tricks)
        self.won = _minus(opened.won, opened)
        self.hands = [sum(card.mask for card in hand) for hand in hands]
        for seat in SEATS:
            # What was played may come back: from the last trick, or from one to which a hand put two cards.
            self.hands[seat] |= sum(c.mask for t in opened.tricks if (c := t.card(seat)) is not None)
            self.hands[seat] |= opened.gone if self.had[seat] != 13 else 0
        self.known = all(hand.known for hand in opened.hands)

    def after(self, before: Table, event: Event, now: engine.Outcome) -> None:
        """Raise AssertionError if something does not hold after an event."""
        table = now.table
        boards.check_outcome(now, len(table.log), now.rulings, self.had)
        # Of two cards faced at one instant the legal one is put first (58A).
        swapped = isinstance(event, Faced) and event.with_previous and len(table.log) == len(before.log) + 1
        assert swapped or table.log == (*before.log, event), "the log is not what happened"
        recent = table.log[-MOST_ANSWERS:]
        answers = sum(isinstance(each, Answered) for each in recent)
        assert answers < MOST_ANSWERS, "the questions do not end"
        assert sum(table.won) == table.number - 1, "the tricks do not add up"
        if not any(isinstance(each, PlayedOn) for each in table.log):
            assert table.number - len(table.tricks) == self.first, "a trick is missing"
            assert _minus(table.won, table) == self.won, "a trick went to the wrong side"
        if self.known:
            assert table.located == FULL_PACK, "a card is lost"
            for seat in SEATS:
                assert not table.hands[seat].cards.mask & ~self.hands[seat], f"{seat} holds another hand's card"
        for ruling in now.rulings:
            for step in ruling.steps:
                if isinstance(step, Ruled):
                    assert step.authorities, "an order without a provision"
                    first = step.authorities[0]
                    assert not isinstance(first, Provision) or first.in_force(table.edition), "an order not in force"


def _minus(won: tuple[int, int], table: Table) -> tuple[int, int]:
    """The tricks of each side without those on file, whose winners are found anew."""
    found = list(won)
    for trick in table.tricks:
        found[_winner(trick, table.trumps) & 1] -= 1
    return found[0], found[1]


def _winner(trick: Trick, trumps: Suit | None) -> Seat:
    """The highest trump, or else the highest card of the suit led, among those put there in time."""
    cards = {seat: card for seat in SEATS if (card := trick.card(seat)) is not None and seat not in trick.omitted}
    for suit in (trumps, cards[trick.leader].suit):
        of_suit = [seat for seat in cards if cards[seat].suit is suit]
        if of_suit:
            return max(of_suit, key=lambda seat: cards[seat].rank)
    raise AssertionError("a trick without a winner")


def _replay(document: dict[str, Any], now: engine.Outcome) -> None:
    """The log, written down, read and played again, gives the same outcome."""
    events = [codec.encode_event(event) for event in now.table.log]
    again = codec.loads(json.dumps({**document, "events": events}))
    assert again.table.log == now.table.log, "another log when it is played again"
    shown, wanted = documents.outcome_document(again.now), documents.outcome_document(now)
    # The search goes from table to table, and a table does not know what had been ruled before the last step.
    for part in ("status", "rulings", "fallen"):
        del shown[part], wanted[part]
    assert shown == wanted, "another outcome when the log is played again"
    assert all(ruling in again.rulings for ruling in now.rulings), "another ruling when the log is played again"
