"""One pure function: `step(table, event) -> Outcome`; and the legal plays of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from . import kernel, physics
from .acts import Act
from .cards import CARDS, Card, Suit
from .errors import ImpossibleEvent, LawConflict, LawGap, UnexpectedAnswer
from .events import Answered, Event, Faced, FacedSeveral
from .hearing import Hearing, NeedsAnswer, attend
from .laws import MODULES, counting, law09, law44, law58, law60, law61, law62, law63, law68, legal
from .plays import Plays
from .questions import Question
from .rulings import Ruling
from .seats import Seat
from .table import Answer, Incident, Table, Trick

_follow = kernel.follow
_NOTICERS = tuple((name, law.notice) for name, law in MODULES.items() if hasattr(law, "notice"))
# What has gone back (R44-1) is ruled on at once. Who may change a card after a correction, and whether the lead is
# already made (60A2), is settled before anything is asked about the next lead.
_FIRST = (law44, law62, law60)
_ARISING = tuple(dict.fromkeys(law.arising for law in (*_FIRST, *MODULES.values()) if hasattr(law, "arising")))

# A hearing that neither asks nor ends would be our fault; what was on file apart, none can come near this number.
_LIMIT = 400


class Outcome:
    """The table after an event, the question that is now open, and the rulings this event brought.

    Where play was regular the table is worked out when it is first asked for.
    """

    __slots__ = ("_rest", "_start")

    # A table with the question and the rulings; or regular play in progress, and how many of its cards were played.
    _start: Table | kernel.Position
    _rest: tuple[Question | None, tuple[Ruling, ...]] | int

    def __init__(self, table: Table, question: Question | None, rulings: tuple[Ruling, ...]) -> None:
        self._start = table
        self._rest = (question, rulings)

    @property
    def table(self) -> Table:
        """The table after the event."""
        start = self._start
        if isinstance(start, Table):
            return start
        assert isinstance(self._rest, int)
        assert isinstance(start.origin, Table)
        table = _played_on(start.origin, [CARDS[card] for card in start.cards[: self._rest]])
        self._start, self._rest = table, (None, ())
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
        mine = (self.table, self.question, self.rulings)
        return mine == (other.table, other.question, other.rulings)

    def __hash__(self) -> int:
        return hash((self.question, len(self.rulings)))

    def __repr__(self) -> str:
        return f"<Outcome: {_describe(self)}>"


class RegularOutcome(Outcome):
    """The outcome of a regular play, its table to be worked out on demand.

    Its two fields are set by whoever makes it: an `__init__` with arguments would cost as much as playing the card.
    """

    __slots__ = ()
    if TYPE_CHECKING:

        def __init__(self) -> None: ...
    else:
        __init__ = object.__init__


def regular_outcome(position: kernel.Position) -> Outcome:
    """The outcome after the regular plays made so far."""
    outcome = RegularOutcome()
    outcome._start, outcome._rest = position, len(position.cards)
    return outcome


def _describe(outcome: Outcome) -> str:
    parts = []
    if outcome.rulings:
        refs = dict.fromkeys(ref for ruling in outcome.rulings for ref in ruling.ordered)
        parts.append(f"ruled under {', '.join(refs)}")
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
    elif outcome.table.turn is None:
        parts.append("the play is over")
    else:
        verb = "lead" if outcome.table.trick.empty else "play"
        parts.append(f"{outcome.table.turn} to {verb}")
    return "; ".join(parts)


def step(table: Table, event: Event) -> Outcome:
    """The table after an event. Raises a BridgeLawsError, and changes nothing, if the event is impossible."""
    physics.check(table, event)
    after = _answer(table, event) if isinstance(event, Answered) else settle(receive(table, event))
    return Outcome(after, after.question, _fresh(table.rulings, after.rulings))


def _fresh(before: tuple[Ruling, ...], after: tuple[Ruling, ...]) -> tuple[Ruling, ...]:
    """The rulings that are new; one that was given again, in the same words, counts only as often as it was added."""
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
    return tuple(fresh)


# Regular play


class Run:
    """How far a list of plays was regular: `played` of them, and the `table` after those, worked out on demand."""

    __slots__ = ("cards", "opened", "played")

    opened: Table
    cards: Sequence[int]
    played: int

    @property
    def table(self) -> Table:
        """The table after the regular plays."""
        return _played_on(self.opened, [CARDS[card] for card in self.cards[: self.played]])

    def __repr__(self) -> str:
        return f"<Run: {self.played} of {len(self.cards)} plays regular>"


_new_run = Run.__new__


def run(table: Table, cards: Sequence[int]) -> Run:
    """Follow regular plays in turn, and stop at the first that is not regular.

    On a table with four known hands, nothing in force and nothing on file, this never builds a hearing.
    """
    state = table.masks or masks_of(table)
    done = _new_run(Run)
    done.opened = table
    done.cards = cards
    if state is None:
        done.played = _run_by_steps(table, cards)
    else:
        hands, trumps, leader = state
        done.played = _follow(list(hands), trumps, leader, (), cards, [])
    return done


def masks_of(table: Table) -> tuple[tuple[int, int, int, int], int, int] | None:
    """The hands, the trumps and the leader on bare ints, where regular play needs no more than that."""
    in_force = table.docket or table.penalty_cards or table.restrictions or table.question is not None
    if in_force or table.face_down or table.suspended is not None or not table.trick.empty or table.over:
        return None
    if not all(hand.known for hand in table.hands):
        return None
    north, east, south, west = (hand.cards.mask for hand in table.hands)
    trumps = -1 if table.trumps is None else int(table.trumps)
    return (north, east, south, west), trumps, int(table.trick.leader)


def _run_by_steps(table: Table, cards: Sequence[int]) -> int:
    for n, card in enumerate(cards):
        turn = table.turn
        if turn is None or not physics.can_hold(table, turn, CARDS[card]):
            return n
        after = step(table, Faced(turn, CARDS[card]))
        if after.table.docket != table.docket or after.rulings or after.question is not None:
            return n
        table = after.table
    return len(cards)


def _played_on(table: Table, cards: Sequence[Card]) -> Table:
    """The table after cards that are known to be regular plays."""
    if not cards:
        return table
    if table.masks is None and masks_of(table) is None:
        for card in cards:
            assert table.turn is not None
            table = step(table, Faced(table.turn, card)).table
        return table
    log, tricks, trick = list(table.log), list(table.tricks), table.trick
    won, gone, began = list(table.won), table.gone, table.began
    hands = list(table.hands)
    counted = table.counted
    for card in cards:
        seat = trick.turn
        assert seat is not None
        log.append(Faced(seat, card))
        hands[seat] = hands[seat].without(card)
        trick = trick.play(seat, card)
        if trick.complete:
            winner = trick.winner(table.trumps)
            assert winner is not None
            tricks.append(trick)
            won[winner & 1] += 1
            gone |= trick.mask
            trick, began = Trick(winner), len(log)
    if cards:
        counted = counting.counts_as(table, log[-1])[1]
    return table.but(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        trick=trick,
        number=table.number + len(tricks) - len(table.tricks),
        tricks=tuple(tricks),
        won=(won[0], won[1]),
        gone=gone,
        began=began,
        counted=counted,
        quitted=tuple(s for s in table.quitted if trick.card(s) is None) if len(tricks) == len(table.tricks) else (),
        log=tuple(log),
    )


# Acts


def receive(table: Table, event: Event) -> Table:
    """What an act counts as, which files it closes, and which law notices it."""
    if isinstance(event, Faced) and event.with_previous:
        swapped = law58.in_legal_order(table, event)
        if swapped is not None:
            base, events = swapped
            for each in events:
                base = settle(receive(base, each))
            return base
    before = law68.resumed(table.but(question=None), event)
    after = physics.apply(before, event)
    act, counted = counting.counts_as(after, event)
    after = after.but(counted=counted)
    after = law09.standstill(after, table, event)
    key = str(after.acts - 1)
    after = _judge(after, act, before, key, len(before.log), None)
    after = counting.remember(physics.lies_no_more(after, event), before, act)
    who, keys = law09.attention(after, event)
    after = attend(after, who, keys) if keys else after
    return law61.watch(after, before)


def _judge(table: Table, act: Act, before: Table, key: str, at: int, attended_by: Seat | None) -> Table:
    if key.endswith("+") and not table.judging:
        judged = _judge(table.but(judging=key), act, before, key, at, attended_by)
        return judged.but(judging="")
    table = law63.establish(table, act)
    if _is_plain(table, act):
        assert act.card is not None
        return physics.enter_trick(table, act.seat, act.card)
    lapsed = _lapses(table, act)
    if lapsed.trick is not table.trick:
        # A lead or play gave way to this act, which is judged on what was left.
        before = before.but(trick=lapsed.trick, hands=lapsed.hands)
    table = law63.establish(lapsed, act)
    incident = _noticed(table, act)
    if act.play is not None:
        if incident is None and not is_regular(table, act):
            raise LawGap(f"no law noticed {act.event} at trick {table.number}")
        if incident is None or incident.enters:
            table = physics.enter_trick(table, *act.play)
    else:
        table = counting.carry_out(table, act)
    if incident is not None:
        file = replace(incident, key=key, at=at, before=before)
        if attended_by is not None:
            file = replace(file, attended_by=attended_by)
        table = table.but(docket=(*table.docket, file), at_once=file if incident.attended else table.at_once)
    return table


def _is_plain(table: Table, act: Act) -> bool:
    """A play in turn from a known hand, with nothing in force and nothing on file."""
    if act.play is None or isinstance(act.event, FacedSeveral):
        return False
    if table.docket or table.penalty_cards or table.restrictions or table.face_down:
        return False
    seat, card = act.play
    trick, hand = table.trick, table.hand(seat)
    if trick.turn is not seat or not hand.known:
        return False
    led = trick.led
    return led is None or card.suit is led or not hand.cards.mask & led.mask


def is_regular(table: Table, act: Act) -> bool:
    """Whether a play is in turn and legal as far as the cards on file tell."""
    return act.play is not None and table.turn is act.seat and act.card in legal_plays(table, act.seat)


def _noticed(table: Table, act: Act) -> Incident | None:
    found: dict[str, Incident] = {}
    for name, notice in _NOTICERS:
        incident = notice(table, act)
        if incident is not None:
            found[name] = incident
    for name in list(found):
        for other in getattr(MODULES[name], "yields_to", ()):
            if other in found:
                del found[name]
                break
    if len(found) > 1:
        raise LawConflict(f"{' and '.join(sorted(found))} both notice {act.event}")
    return next(iter(found.values()), None)


def _lapses(table: Table, act: Act) -> Table:
    on_file = {incident.key for incident in table.docket}
    for incident in table.docket:
        lapse = getattr(MODULES[incident.law], "lapse", None)
        if lapse is None or incident.key not in on_file:
            continue
        h = Hearing(table, incident, act)
        if lapse(h):
            table = _conclude(h)
            on_file = {incident.key for incident in table.docket}
    return table


def _conclude(h: Hearing) -> Table:
    closed = h.closed | {h.incident.key}
    table = h.table.but(docket=tuple(i for i in h.table.docket if i.key not in closed))
    table = law61.ruled_on(table, table)
    if not h.steps:
        return table.but(heard=table.heard | {h.incident.key})
    return table.but(rulings=(*table.rulings, h.ruling()))


# Hearings


def settle(table: Table) -> Table:
    """Hear what is attended, oldest first, then what is standing, until a question is open or nothing is left."""
    table = table.but(question=None) if table.question is not None else table
    for _ in range(_LIMIT + len(table.docket)):
        incident = _next(table)
        if incident is None:
            return table
        h = Hearing(table, incident)
        try:
            law58.deem_subsequent(h)
            law09.summoned(h)
            MODULES[incident.law].hear(h)
        except NeedsAnswer as need:
            return table.but(question=need.question)
        table = _conclude(h)
        for act in h.follow:
            if act.play is not None and (table.over or not physics.can_hold(table, *act.play)):
                continue  # the card has been played meanwhile
            after = _judge(table, act, table, incident.key + "+", len(table.log), incident.attended_by)
            table = counting.remember(after, table, act)
    raise AssertionError("a hearing does not end")


def _next(table: Table) -> Incident | None:
    attended = [i for i in table.docket if i.attended and not waits(table, i)]
    if attended:
        return min(attended, key=lambda i: (i.law != "law43", i.at))
    for arising in _ARISING:
        incident: Incident | None = arising(table)
        if incident is not None:
            return incident
    return None


def waits(table: Table, incident: Incident) -> bool:
    """Whether a file is to be heard later only: its law says what has to be settled before."""
    until = getattr(MODULES[incident.law], "waits", None)
    return until is not None and bool(until(table, incident))


# Answers


def _answer(table: Table, event: Answered) -> Table:
    question = table.question
    if question is None:
        raise UnexpectedAnswer(f"no question is open, so {event.question!r} cannot be answered")
    if question.id != event.question:
        raise UnexpectedAnswer(f"the open question is {question.id!r}, not {event.question!r}")
    value = valid_answer(table, question, event.value)
    event = Answered(event.question, value)
    answers = dict(table.answers)
    since = -1 if question.reclassifies else len(table.log)
    answers[question.incident, question.id] = Answer(value, since)
    if question.reclassifies:
        incident = next(i for i in table.docket if i.key == question.incident)
        base = _refold(table, incident, answers)
    else:
        base = table.but(answers=answers)
    return settle(base.but(log=(*base.log, event)))


def _refold(table: Table, incident: Incident, answers: dict[tuple[str, str], Answer]) -> Table:
    """Judge the acts since an incident anew, knowing what its cause was."""
    after = incident.before.but(answers=answers)
    events = table.log[incident.at :]
    if incident.key.endswith("+"):
        key, at = incident.key, incident.at
        after = after.but(docket=tuple(i for i in after.docket if i.key != key.removesuffix("+")))
        after = settle(_judge(after, incident.act, incident.before, key, at, incident.attended_by))
    for event in events:
        if isinstance(event, Answered) or not _still_possible(after, event):
            after = settle(after.but(log=(*after.log, event)))
        else:
            after = settle(receive(after, event))
    return after


def _still_possible(table: Table, event: Event) -> bool:
    """Whether an act can be judged anew: what it was first taken for may have put its card elsewhere."""
    try:
        physics.check(table, event)
    except ImpossibleEvent:
        return False
    return True


def valid_answer(table: Table, question: Question, value: Any) -> Any:
    """The answer in the form in which it is kept; raises UnexpectedAnswer for one that is not on offer."""
    if question.wants == "yes or no":
        if value not in (True, False) or not isinstance(value, bool):
            raise UnexpectedAnswer(f"{question.id} wants true or false, not {value!r}")
        return value
    if value in question.values and not isinstance(value, bool):
        return value
    if question.wants == "card":
        try:
            value = Card.parse(value).code
        except ValueError:
            raise UnexpectedAnswer(f"{question.id} wants a card, not {value!r}") from None
    elif question.wants == "suit":
        try:
            value = Suit.parse(value).letter
        except ValueError:
            raise UnexpectedAnswer(f"{question.id} wants a suit, not {value!r}") from None
    if question.options and value not in question.values:
        offered = ", ".join(str(option) for option in question.values)
        raise UnexpectedAnswer(f"{value!r} is not an option of {question.id}; choose one of {offered}")
    return value


# Legal plays


def legal_plays(table: Table, seat: Seat | None = None) -> Plays:
    """What the law leaves a hand to play, with the reasons; by default the hand that is to play."""
    seat = table.turn if seat is None else seat
    if seat is None:
        raise ImpossibleEvent("the play is over: no hand is to play")
    return legal.legal_plays(table, seat)


def begin(table: Table) -> Outcome:
    """The outcome before anything has happened: a question may be standing already."""
    table = settle(table)
    return Outcome(table, table.question, ())
