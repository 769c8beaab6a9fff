"""One board of random play: opened, played on at random, and checked after every act and at its end."""

from __future__ import annotations

import json
import signal
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from typing import Any

from tests import auctions, boards

from bridgelaws import golden
from bridgelaws.board import untold
from bridgelaws.board.called import Bound
from bridgelaws.board.events import Answered, Event, Faced, Made, Manner
from bridgelaws.board.parts import Authority, Trick
from bridgelaws.board.puts import State
from bridgelaws.board.table import Incident, Table
from bridgelaws.book.editions import EDITIONS, Edition, Provision
from bridgelaws.engine import step as engine
from bridgelaws.errors import ImpossibleEvent, UnexpectedAnswer
from bridgelaws.files import acts, codec
from bridgelaws.files.nodes import Node
from bridgelaws.laws.law45 import book as book45
from bridgelaws.laws.law77 import rules as rules77
from bridgelaws.play import board as played, documents
from bridgelaws.play.play import Play
from bridgelaws.play.views import view, view_document
from bridgelaws.values.seats import SEATS, Seat
from trust.shrink import Document

MOST_ANSWERS = 60
# No board takes a second; one that takes this long hangs.
PATIENCE = 60.0


class TooLong(Exception):
    """A board that does not come to an end."""


@dataclass
class Tally:
    """What was played: acts and boards, and what was met how often."""

    acts: int = 0
    boards: int = 0
    refused: int = 0
    editions: Counter[str] = field(default_factory=Counter)
    hands: Counter[str] = field(default_factory=Counter)
    starts: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    cited: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            else:
                setattr(self, name, getattr(self, name) + value)

    def document(self) -> dict[str, Any]:
        """The tally as JSON."""
        return {n: dict(sorted(v.items())) if isinstance(v, Counter) else v for n, v in vars(self).items()}

    @classmethod
    def read(cls, document: dict[str, Any]) -> Tally:
        """The tally that a document holds."""
        tally = cls()
        for name, value in document.items():
            setattr(tally, name, Counter(value) if isinstance(value, dict) else value)
        return tally


@dataclass
class Failure:
    """A board on which something went wrong. `kind` is the same for failures with the same cause, as a rule."""

    seed: int
    kind: str
    text: str
    document: Document
    events: list[Event]


class Board:
    """A board in play, checked after every event."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.opened = boards.start(document).opened
        self.now = engine.begin(self.opened)
        self.events: list[Event] = []
        self.trying: Event | None = None
        self.answers = 0
        self.kept: tuple[int, Table] | None = None
        self.tally = Tally(boards=1)
        self.cited: Counter[Authority] = Counter()
        self.had = boards.cards_of_each(self.opened)
        boards.check_outcome(self.now, 0, self.now.ruled, self.had)

    def add(self, event: Event) -> bool:
        """Whether the event was possible; it must be when it was on offer or legal."""
        table, self.trying = self.now.table, event
        try:
            now = engine.step(self.now, event)
        except (ImpossibleEvent, UnexpectedAnswer):
            if _on_offer(table, event):
                raise
            self.tally.refused += 1
            self.trying = None
            return False
        self.now, self.trying = now, None
        self.events.append(now.table.log[-1] if isinstance(event, Answered) else event)
        self.answers = self.answers + 1 if isinstance(event, Answered) else 0
        assert self.answers <= MOST_ANSWERS, "the questions do not end"
        if _unobjectionable(table, event) or _in_order(table, event):
            # It may complete a trick and so bring up what was done too soon (45E1), but is not itself at fault.
            assert not any(i.cause == event and not _to_be_told(i) for i in now.table.docket), (
                "a legal play or call is on file"
            )
        boards.check_outcome(now, len(self.events), now.rulings, self.had)
        assert sum(now.table.won) - now.table.number == sum(table.won) - table.number, "the tricks do not add up"
        return True

    def count(self) -> None:
        """Count the last event and what the table now rests on."""
        tally, table = self.tally, self.now.table
        tally.acts += 1
        tally.events[acts.NAMES[type(self.events[-1])]] += 1
        cited: set[Authority] = {a for ruling in self.now.rulings for step in ruling.steps for a in step.authorities}
        if table.counted is not None:
            cited.update((table.counted.authority, *table.counted.also))
        if table.turn is not None:
            reasons = auctions.legal(table).reasons if table.calling else boards.legal(table).reasons
            cited.update(reason.authority for reason in reasons)
        if self.now.question is not None:
            tally.questions[self.now.question.id.partition(":")[0]] += 1
        self.cited.update(cited)

    def count_opening(self) -> None:
        """Count the acts by the edition and by what was known when the board was opened, and what was relied on."""
        table, tally = self.opened, self.tally
        for authority, times in self.cited.items():
            tally.cited[f"{table.edition.year} {_name(authority)}"] += times
        known = [hand.known for hand in table.hands]
        some = any(hand.cards for hand in table.hands)
        tally.editions[str(table.edition.year)] += tally.acts
        tally.hands["full" if all(known) else "partial" if some else "none"] += tally.acts
        tally.starts[_start(table)] += tally.acts
        if table.set_aside:
            tally.starts["readings set aside"] += tally.acts

    def check_shown(self, language: str = "en") -> None:
        """Everything that is shown of a board, in a language."""
        now, table = self.now, self.now.table
        json.dumps(documents.outcome_document(now, language), allow_nan=False)
        assert repr(now)
        for seat in SEATS:
            json.dumps(view_document(view(table, seat)), allow_nan=False)

    def finish(self, *, read: bool = True, under: tuple[Edition, ...] = EDITIONS, language: str = "en") -> None:
        """What is shown of a board, and the other ways to the same table: its log, its case file, another edition."""
        now, table = self.now, self.now.table
        check_count(table, self.opened)
        self.check_shown(language)
        play = self.replayed()
        assert (play.question, play.now.rulings) == (now.question, now.rulings), "another outcome at the second time"
        play.explain(asides=True)
        text = codec.dumps(play)
        _check_file(play, text)
        if read:
            again = codec.loads(text)
            assert codec.dumps(again) == text, "the case file does not come back as it was written"
            _check_same(again.table, table, "after the case file was read")
        for laws in under:
            boards.check(play.under(laws))
        year = table.edition.year
        self.tally.cited.update(f"{year} {_name(authority)}" for authority in golden.relied_on(play))

    def replayed(self) -> Play:
        """The log through a fresh `Play`, as bare regular play as far as it goes; a refused act has left no trace."""
        play = (played.Board if self.opened.calling else Play)(table=self.opened)
        for n, event in enumerate(self.events):
            if self.kept is not None and n == self.kept[0]:
                _check_same(play.table, self.kept[1], "midway when the log is played again")
            if isinstance(event, Faced) and not event.with_previous:
                play.faced(event.seat, event.card)
            else:
                play.add(event)
        _check_same(play.table, self.now.table, "when the log is played again")
        return play


def _at_the_start(table: Table) -> bool:
    return table.number == 1 and table.trick.empty


def _start(table: Table) -> str:
    """Where a board begins."""
    if table.calling:
        return "first call" if table.auction.whole and not table.auction.calls else "mid-auction"
    return "opening lead" if _at_the_start(table) else "mid-board"


def _on_offer(table: Table, event: Event) -> bool:
    """Whether an event must be possible: an answer among the options, a call in the auction, a legal play in turn.

    Only a change of a call that is not on file has to wait until that is told.
    """
    if isinstance(event, Answered):
        question = table.question
        return question is not None and question.id == event.question and event.value in question.values
    if table.calling:
        return isinstance(event, Made) and not untold.changes_untold(table, event)
    if isinstance(event, Faced) and event.seat is table.turn and not event.with_previous:
        return event.card in boards.open_to(table, boards.legal(table))
    return False


def _unobjectionable(table: Table, event: Event) -> bool:
    """Whether an event is a legal play in turn, by cards on file, with nothing else going on."""
    if not isinstance(event, Faced) or event.with_previous or event.seat is not table.turn:
        return False
    if table.docket or table.question is not None or table.face_down or table.calling:
        return False
    return table.hand(event.seat).known and event.card in boards.legal(table)


def _in_order(table: Table, event: Event) -> bool:
    """Whether an event is a legal call in turn, with nothing else going on and no earlier call to compare it with."""
    if not table.calling or not isinstance(event, Made) or event.seat is not table.auction.turn:
        return False
    if table.docket or table.question is not None or event.with_previous or event.done is Manner.BEGUN:
        return False
    # A call that has to be repeated may be too low by now.
    waits = table.auction.pending or table.awaiting or table.bound(event.seat, Bound.REPEAT)
    return not waits and event.call in auctions.legal(table).legal


def _to_be_told(incident: Incident) -> bool:
    """Whether a file on a legal play asks only what it was.

    Who was told that he may lead all the same may mean even such a card as his lead (53C). Who has won a trick with a
    card that he only named may be putting a card down for it, and not leading (45C4). Whose pass is the third in a row
    does not end the auction where one before him was passed over (34).
    """
    return incident.law in ("law34", "law53") or type(incident) is book45.PutDownBesides


def check_count(table: Table, opened: Table) -> None:
    """The tricks on file account for those won and for the cards gone, and no side has more than thirteen."""
    if not opened.number - 1 and len(table.tricks) == table.number - 1:
        winners = [_winner(table, number, trick) for number, trick in enumerate(table.tricks, 1)]
        assert [sum(w is not None and w & 1 == side for w in winners) for side in (0, 1)] == list(table.won)
    cards = [card for trick in table.tricks for card in trick.cards if card is not None]
    assert len(set(cards)) == len(cards), "a card was played to two tricks"
    assert not sum(card.mask for card in cards) & ~table.gone, "a card played to a trick is not gone"
    result = rules77.result(table)
    assert result is None or table.passed_out or (sum(result.after) == 13 and min(result.after) >= 0), (
        "more than thirteen tricks"
    )


def _winner(table: Table, number: int, trick: Trick) -> Seat | None:
    """Who won a trick on file, by the cards that lie there.

    Where the card led was placed there late (67B), or a card in the place of another that had decided the trick (58B2,
    67A), what decided it does not show any more.
    """
    late = (put for put in table.puts if put.trick == number and put.state is State.LATE)
    if trick.leader in trick.omitted or any(put.place != put.id for put in late):
        return table.puts.winner(number)
    return trick.winner(table.trumps)


def _check_file(play: Play, text: str) -> None:
    """The case file opens the same table and holds the same events."""
    fields = Node(json.loads(text)).fields(("format", "version", "laws", "events"), ("contract", *codec._OPTIONAL))
    _check_same(codec.decode_table(fields), play.opened, "as the case file opens it")
    read = [codec.decode_event(node) for node in fields["events"].items()]
    assert read == list(play.log), "the case file tells of other events"


# An incident holds the table before it, which holds incidents: compared in full they would take for ever.
_PLAIN = tuple(each.name for each in fields(Table) if each.compare and each.name != "docket")


def _check_same(one: Table, other: Table, when: str) -> None:
    for name in _PLAIN:
        assert getattr(one, name) == getattr(other, name), f"another {name} {when}"
    first, second = ([(i.key, i.at, i.law, i.summary, i.act, i.attended_at) for i in t.docket] for t in (one, other))
    assert first == second, f"another docket {when}"


def _name(authority: Any) -> str:
    return authority.name if isinstance(authority, Provision) else str(authority.id)


def play_board(seed: int, *, wholly: bool = False) -> Tally | Failure:
    """Play the board of a seed; `wholly`, with every check at its end, whatever the seed says of it."""
    rng = Random(seed)
    # Three boards in four begin with the auction.
    document, board = (auctions.opening if rng.randrange(4) else boards.opening)(rng), None
    try:
        with _no_longer_than(PATIENCE):
            board = Board(document)
            _play(rng, board, wholly=wholly)
    except Exception as error:
        acts = [] if board is None else [*board.events, *([board.trying] if board.trying is not None else [])]
        return Failure(seed, kind_of(error), "".join(traceback.format_exception(error)), document, acts)
    return board.tally


class Players:
    """The players of a board: what they are prone to do in the auction, at first in the play, and later."""

    def __init__(self, rng: Random, opened: Table) -> None:
        self.rng = rng
        manners = sorted(boards.MANNERS)
        before_the_play = rng.randrange(2) and (opened.calling or _at_the_start(opened))
        self.at_first = "before the play" if before_the_play else rng.choice(manners)
        self.manner = rng.choice(manners)
        self.calling = rng.choice(sorted(auctions.MANNERS))
        self.vigilance = rng.choice([0.05, 0.3, 0.7])
        self.calls = rng.choice(auctions.LENGTHS) if opened.calling else 0
        self.first_acts = rng.randint(3, 12)
        self.acts = 0
        self.from_the_calls = opened.calling

    def next_event(self, table: Table) -> Event:
        """An answer when a question is open, as a rule; else what these players do in this phase of the board."""
        rng = self.rng
        if table.question is not None and rng.randrange(12):
            return boards.answer(rng, table, table.question)
        if table.calling:
            self.calls -= 1
            if self.calls < 0 and not table.passed_out:
                return auctions.to_the_end(rng, table)
            return auctions.next_event(rng, table, self.calling, self.vigilance)
        if self.from_the_calls and rng.randrange(80 if table.lead_faced else 6) == 0:
            return auctions.between(rng, table)
        self.acts += 1
        manner = self.at_first if self.acts <= self.first_acts else self.manner
        return boards.next_event(rng, table, manner, self.vigilance)


def _play(rng: Random, board: Board, *, wholly: bool = False) -> None:
    players = Players(rng, board.opened)
    length = rng.randint(40, 90) + players.calls
    cut, tries, last_acts = rng.randrange(length), 2 * length, 8
    while len(board.events) < length and tries and last_acts:
        tries -= 1
        last_acts -= board.now.table.finished
        if board.add(players.next_event(board.now.table)):
            board.count()
            if len(board.events) == cut:
                board.kept = cut, board.now.table
    while (question := board.now.question) is not None:
        if board.add(boards.answer(rng, board.now.table, question)):
            board.count()
    check_count(board.now.table, board.opened)
    _check_at_the_end(rng, board, wholly=wholly)
    board.count_opening()


def _check_at_the_end(rng: Random, board: Board, *, wholly: bool) -> None:
    """What is shown of one board in six; and of a third of these every other way there: to play the board again."""
    language = rng.choice(("en", "fr", "de"))
    if rng.randrange(6) and not wholly:
        return
    if rng.randrange(3) and not wholly:
        board.check_shown(language)
    else:
        under = (rng.choice(EDITIONS),) if rng.randrange(5) == 0 else ()
        board.finish(read=rng.randrange(3) == 0, under=under, language=language)


def failure_of(document: Document, events: list[Event], *, to_the_end: bool = True) -> Failure | None:
    """What goes wrong when these events, as far as they are possible, happen at the table of a case file."""
    board = None
    try:
        with _no_longer_than(PATIENCE):
            board = Board(document)
            for event in events:
                board.add(event)
            if to_the_end:
                board.finish()
    except Exception as error:
        acts = [] if board is None else [*board.events, *([board.trying] if board.trying is not None else [])]
        return Failure(-1, kind_of(error), "".join(traceback.format_exception(error)), document, acts)
    return None


def kind_of(error: BaseException) -> str:
    """The sort of failure: what was raised, and where."""
    if isinstance(error, RecursionError | TooLong):
        return type(error).__name__
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(frame.filename).name}:{frame.lineno} in {frame.name}"


@contextmanager
def _no_longer_than(seconds: float) -> Iterator[None]:
    """Raise TooLong when it takes longer, on systems that have an alarm."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(signum: int, frame: object) -> None:
        raise TooLong(f"{seconds:.0f} seconds were not enough")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
