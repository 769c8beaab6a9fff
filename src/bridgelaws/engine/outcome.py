"""What a step brings: the table, the question that is open, the rulings, and what no longer stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..board.table import Table
from ..book.questions import Question
from ..hearing.rulings import Chose, Ruling
from ..laws import LAW_BOOK, counting
from ..values.calls import Call
from ..values.cards import CARDS, Card
from ..values.frozen import NamedTuple
from . import regular
from .sitting import Given


class Fallen(NamedTuple):
    """A ruling that no longer stands, and the choices that were made on it and fall."""

    ruling: Ruling
    choices: tuple[Chose, ...] = ()


# The question, the rulings that are new, what has fallen, every ruling ever given, and those that stand.
_Rest = tuple[Question | None, tuple[Ruling, ...], tuple[Fallen, ...], tuple[Given, ...], tuple[Ruling, ...]]


class Outcome:
    """The table after an event, the question that is now open, and the rulings this event brought.

    A finding about an earlier act may overturn what was ruled since: rulings that no longer stand, and choices that
    nobody had to make, are `fallen`. Where play was regular the table is worked out when it is first asked for.
    """

    __slots__ = ("_rest", "_start")

    # A table with the question and the rulings; or regular play, or calling, in progress, and how many cards or calls.
    _start: Table | regular.Position | regular.Bidding
    _rest: _Rest | int

    def __init__(
        self,
        table: Table,
        question: Question | None,
        rulings: tuple[Ruling, ...],
        fallen: tuple[Fallen, ...] = (),
        given: tuple[Given, ...] = (),
        ruled: tuple[Ruling, ...] | None = None,
    ) -> None:
        self._start = table
        self._rest = (question, rulings, fallen, given, _standing(table, given) if ruled is None else ruled)

    @property
    def table(self) -> Table:
        """The table after the event."""
        start = self._start
        if isinstance(start, Table):
            return start
        assert isinstance(self._rest, int)
        assert isinstance(start.origin, Table)
        if isinstance(start, regular.Bidding):
            table = called_on(start.origin, start.calls[: self._rest])
        else:
            table = played_on(start.origin, [CARDS[card] for card in start.cards[: self._rest]])
        self._start, self._rest = table, (None, (), (), (), ())
        return table

    @property
    def question(self) -> Question | None:
        """The question that is open."""
        return None if isinstance(self._rest, int) else self._rest[0]

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings that the event brought."""
        return () if isinstance(self._rest, int) else self._rest[1]

    @property
    def fallen(self) -> tuple[Fallen, ...]:
        """The rulings that no longer stand after the event, and the choices that fall with their question."""
        return () if isinstance(self._rest, int) else self._rest[2]

    @property
    def given(self) -> tuple[Given, ...]:
        """Every ruling ever given, each with the entry that it left: one that fell may come to stand again."""
        return () if isinstance(self._rest, int) else self._rest[3]

    @property
    def ruled(self) -> tuple[Ruling, ...]:
        """Every ruling that stands, those of earlier events among them, as far as they are known."""
        return () if isinstance(self._rest, int) else self._rest[4]

    @property
    def status(self) -> str:
        """`question`, `ruled`, `unattended` or `regular`."""
        if self.question is not None:
            return "question"
        if self.rulings:
            return "ruled"
        return "unattended" if self.table.docket else "regular"

    @property
    def citations(self) -> tuple[str, ...]:
        """Every provision relied on by the rulings of this event."""
        return tuple(dict.fromkeys(ref for ruling in self.rulings for ref in ruling.citations))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        mine = (self.table, self.question, self.rulings, self.fallen)
        return mine == (other.table, other.question, other.rulings, other.fallen)

    def __hash__(self) -> int:
        return hash((self.question, len(self.rulings)))

    def __repr__(self) -> str:
        return f"<Outcome: {_describe(self)}>"


class RegularOutcome(Outcome):
    """The outcome of a regular play or call, its table to be worked out on demand.

    Its two fields are set by whoever makes it: an `__init__` with arguments would cost as much as playing the card.
    """

    __slots__ = ()
    if TYPE_CHECKING:

        def __init__(self) -> None: ...
    else:
        __init__ = object.__init__


def regular_outcome(so_far: regular.Position | regular.Bidding) -> Outcome:
    """The outcome after the regular plays, or calls, made so far."""
    outcome = RegularOutcome()
    outcome._start = so_far
    outcome._rest = len(so_far.calls if isinstance(so_far, regular.Bidding) else so_far.cards)
    return outcome


def played_on(table: Table, cards: Sequence[Card]) -> Table:
    """The table after cards that are known to be regular plays, from one that has a position."""
    if not cards:
        return table
    after = regular.played(table, cards)
    return after.but(counted=counting.counts_as(table, after.log[-1])[1])


def called_on(table: Table, calls: Sequence[Call]) -> Table:
    """The table after calls that are known to be regular, from one that has a bidding, and what the last has ended."""
    if not calls:
        return table
    after = regular.called(table, calls)
    for watches in LAW_BOOK.watching if after.auction.over else ():
        after = watches(after, after)
    return after


def _describe(outcome: Outcome) -> str:
    parts = []
    if outcome.rulings:
        refs = dict.fromkeys(ref for ruling in outcome.rulings for ref in ruling.ordered)
        parts.append(f"ruled under {', '.join(refs)}" if refs else "ruled")
    question = outcome.question
    if question is not None:
        asked = question.text
        if question.kind == "choice":
            values = [str(option.value) for option in question.options]
            asked = (", ".join(values[:-1]) + " or " + values[-1] if len(values) > 1 else "".join(values)) + "?"
        parts.append(f"ask {question.addressee}, {asked} ({', '.join(question.refs)})")
    elif not outcome.rulings and outcome.table.docket:
        last = outcome.table.docket[-1]
        what = "waits" if last.attended else "unattended"
        parts.append(f"{last.summary} ({last.law.removeprefix('law').lstrip('0')}), {what}")
    elif outcome.table.calling:
        turn = outcome.table.turn
        parts.append("passed out" if turn is None else f"{turn} to call")
    elif outcome.table.turn is None:
        parts.append("the play is over")
    else:
        verb = "lead" if outcome.table.trick.empty else "play"
        parts.append(f"{outcome.table.turn} to {verb}")
    return "; ".join(parts)


def outcome(before: Outcome | Table, after: Table, given: Sequence[Given]) -> Outcome:
    """The outcome of what led from one outcome to a table, with the rulings given on the way."""
    if isinstance(before, Table):
        standing = _standing(after, given)
        entries = {id(each.ruling): each.heard for each in given}
        fresh = tuple(ruling for ruling in standing if entries[id(ruling)] not in before.heard)
        return Outcome(after, after.question, fresh, (), tuple(given), standing)
    if not given and after.heard is before.table.heard:
        # Nothing has been heard: what stood stands.
        return Outcome(after, after.question, (), (), before.given, before.ruled)
    ever = (*before.given, *given)
    if not ever:
        return Outcome(after, after.question, (), ruled=())
    standing = _standing(after, ever)
    fresh, gone = _changed(before.ruled, standing)
    return Outcome(after, after.question, fresh, _fallen(gone, standing), ever, standing)


def _standing(table: Table, given: Iterable[Given]) -> tuple[Ruling, ...]:
    """Those of some rulings whose entry is at the table, in its order."""
    by_entry = {id(each.heard): each.ruling for each in given}
    return tuple([by_entry[id(heard)] for heard in table.heard if id(heard) in by_entry])


def _changed(before: tuple[Ruling, ...], after: tuple[Ruling, ...]) -> tuple[tuple[Ruling, ...], tuple[Ruling, ...]]:
    """The rulings that are new, and those that are no more; one that was given again in the same words is neither."""
    if after[: len(before)] == before:
        return after[len(before) :], ()
    # Most are the very same objects; to compare each with each would cost the cube of a long log.
    now = {id(ruling) for ruling in after}
    same = {id(ruling) for ruling in before}
    gone = [ruling for ruling in before if id(ruling) not in now]
    fresh = []
    for ruling in after:
        if id(ruling) in same:
            continue
        if ruling in gone:
            gone.remove(ruling)
        else:
            fresh.append(ruling)
    return tuple(fresh), tuple(gone)


def _fallen(gone: tuple[Ruling, ...], standing: tuple[Ruling, ...]) -> tuple[Fallen, ...]:
    """The rulings that are no more, each with the choices in it that are not part of any ruling now."""
    if not gone:
        return ()
    kept = {(r.key, s.question, s.value) for r in standing for s in r.steps if isinstance(s, Chose)}
    fallen: list[Fallen] = []
    for ruling in gone:
        chosen = (step for step in ruling.steps if isinstance(step, Chose))
        choices = tuple(step for step in chosen if (ruling.key, step.question, step.value) not in kept)
        fallen.append(Fallen(ruling, choices))
    return tuple(fallen)
