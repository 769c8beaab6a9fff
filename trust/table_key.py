"""When two tables have the same future: a key of everything that later rulings can depend on.

Tables that were reached in different ways need to be explored only once if nothing that comes later can tell them
apart. Left out are what is only shown (rulings on tricks long past, information, referrals, cards withdrawn), the
absolute numbers of events, and of the log what no law looks for any more. Kept are the whole log since the oldest file
that is open, as the acts since may be judged anew; before it, what some law searches the log of the trick or of the
board for. The tests hold the key to that: whatever is done next to two tables with one key, the tables after it have
one key too.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import fields, replace
from itertools import takewhile

from bridgelaws.board.events import (
    Answered,
    Claimed,
    DirectorCalled,
    Ended,
    Event,
    Faced,
    FacedSeveral,
    HandsReturned,
    Held,
    Named,
    NextDealCalled,
    Placed,
    RoundEnded,
    Said,
    Saying,
    Spread,
    Touched,
    TurnedUp,
    cards_of,
    disclosed_since,
)
from bridgelaws.board.keys import Following, Key, OfAct
from bridgelaws.board.table import Incident, Table

_PLAYS = (Faced, FacedSeveral, TurnedUp, Named, Touched, Held, Placed)
_REMARKS = (Saying.WINNING_THIS_TRICK, Saying.YOUR_TURN)
# Rulings on a hand that had been laid down: whether it was picked up again is looked for on the whole board.


class Keys:
    """Keys of tables; those of tables that incidents hold are worked out once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Table, int]] = {}

    def key(self, table: Table) -> int:
        """The key as a number of 64 bits: among a million tables two share one by chance once in 30 million runs."""
        return hash(self.parts(table))

    def parts(self, table: Table) -> tuple[Hashable, ...]:
        """What the key is made of."""
        log, began = table.log, table.began
        start = min((file.at for file in table.docket), default=len(log))
        acts = sum(not isinstance(event, Answered) for event in log[:start])
        # A card that counts as played by a ruling has the number of the act that was ruled on.
        acts = min((file.key.act for file in table.docket if file.key.act is not None), default=acts)
        question = table.question
        return (
            table.declarer,
            table.hands,
            table.trick,
            table.number,
            table.tricks,
            table.won,
            table.gone,
            table.suspended,
            _lying(table),
            table.face_down,
            table.dummy_seen,
            table.call,
            table.rights_lost,
            table.penalty_cards,
            table.restrictions,
            table.revokes,
            table.transfers,
            table.stopped,
            _records(table),
            _disclosed(table),
            _heard(table),
            None if question is None else (question.id, question.to, question.values, _name(question.incident, acts)),
            table.undone,
            self._previous(table),
            _searched(log[:start]),
            table.over and _called_since_the_play(log),
            _lately(log[began:start]),
            max(began - start, 0),
            table.acts - acts if table.docket else 0,
            _typed(log[start:]),
            _faced_last(log),
            tuple(self._file(file, start, acts) for file in table.docket),
            _answers(table, start, acts),
        )

    def _previous(self, table: Table) -> Hashable:
        """The table before the last card faced, if that was out of turn: a card may be said to have come with it."""
        before = table.past.previous
        return None if before is None or len(before.log) != len(table.log) - 1 else self._before(before)

    def _file(self, file: Incident, start: int, acts: int) -> tuple[Hashable, ...]:
        attended = None if file.attended_at is None else max(file.attended_at - start, -3)
        return (
            _name(file.key, acts),
            type(file),
            file.offender,
            (type(file.act.event), replace(file.act, judged_as=None)),
            self._before(file.before),
            file.trick,
            tuple(getattr(file, each.name) for each in fields(file)[len(fields(Incident)) :]),
            file.attended_by,
            file.at - start,
            attended,
        )

    def _before(self, table: Table) -> int:
        known = self._known.get(id(table))
        if known is None:
            known = self._known[id(table)] = (table, self.key(table))
        return known[1]


def _lying(table: Table) -> Hashable:
    """How the cards of this trick and the last came to lie there, and which are turned."""
    near = (put for put in table.puts if put.lies and put.trick is not None and put.trick >= table.number - 1)
    return frozenset((put.seat, put.trick, put.how, put.lives[-1].turned) for put in near)


def _typed(things: Iterable[Hashable]) -> Hashable:
    """Events or orders with their kinds: a card held and the same card touched differ in nothing else."""
    return tuple((type(thing), thing) for thing in things)


def _name(key: Hashable, acts: int) -> Hashable:
    """A file's name: by the number of its act after the oldest one open, or what it is about."""
    if isinstance(key, OfAct):
        return key.number - acts
    return (_name(key.of, acts), key.sequel) if isinstance(key, Following) else key


def _records(table: Table) -> Hashable:
    """What has been settled and may still be asked for: at this trick and the last, and whatever outlasts its trick."""
    near = (table.number - 1, table.number, table.number + 1)
    kept = (e for e in table.records if e.trick in near or any(e.stands(number) for number in near))
    return frozenset((e.what, e.seat, e.card, e.trick, _name(e.key, table.acts), e.demand) for e in kept)


def _disclosed(table: Table) -> Hashable:
    """What has been told since the last act: it is heard again with whatever is told next."""
    return _typed(table.log[disclosed_since(table.log) :])


def _heard(table: Table) -> Hashable:
    """Standing questions that are not to be asked again."""
    return frozenset(heard.key for heard in table.heard if heard.key.act is None)


def _searched(log: tuple[Event, ...]) -> Hashable:
    """What some law looks for in the whole log."""
    found: set[Hashable] = set()
    over = False
    for event in log:
        match event:
            case Claimed() | Ended():
                over = True
                found.add("over")
            case DirectorCalled(_, about) if over or about is not None:
                found.add("disputed")
            case Spread(seat, _, True):
                found.add(("spread", seat))
            case NextDealCalled(seat):
                found.add(("next deal", seat))
            case RoundEnded() | HandsReturned():
                found.add(type(event).__name__)
            case _:
                pass
    return frozenset(found)


def _called_since_the_play(log: tuple[Event, ...]) -> bool:
    """Whether the Director was called after the last card of the board."""
    after = takewhile(lambda event: not cards_of(event), reversed(log))
    return any(isinstance(event, DirectorCalled) for event in after)


def _lately(log: tuple[Event, ...]) -> Hashable:
    """What some law looks for in the log of the trick in progress."""
    return _typed(e for e in log if isinstance(e, _PLAYS) or (isinstance(e, Said) and e.what in _REMARKS))


def _faced_last(log: tuple[Event, ...]) -> Hashable:
    """The seat whose card another one can be faced with at the same instant."""
    last = next((event for event in reversed(log) if not isinstance(event, Answered)), None)
    return last.seat if isinstance(last, Faced) else None


def _answers(table: Table, start: int, acts: int) -> Hashable:
    """Answers that still count: to files that are open or may be opened again, and to standing questions."""
    found: set[Hashable] = set()
    for (key, id), answer in table.answers.items():
        number = key.act if isinstance(key, Key) else None
        if number is None:
            found.add((key, id, answer.value, 0))
        elif table.docket and number >= acts:
            since = "always" if answer.since < 0 else answer.since - start
            found.add((_name(key, acts), id, answer.value, since))
    return frozenset(found)
