"""One pure function: `step(table, event) -> Outcome`; and the legal plays of a hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from . import physics
from .acts import Act
from .cards import Card, Suit
from .errors import ImpossibleEvent, LawConflict, LawGap, UnexpectedAnswer
from .events import Answered, Event, Faced
from .hearing import Hearing, NeedsAnswer, attend
from .laws import MODULES, law09, law45, law58, legal
from .plays import Plays
from .questions import Question
from .rulings import Ruling
from .seats import Seat
from .table import Answer, Incident, Table

# A hearing that neither asks nor ends would be our fault; no table can come near this number of files.
_LIMIT = 400


@dataclass(frozen=True, slots=True)
class Outcome:
    """The table after an event, the question that is now open, and the rulings this event brought."""

    table: Table
    question: Question | None
    rulings: tuple[Ruling, ...]

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

    def __repr__(self) -> str:
        return f"<Outcome: {_describe(self)}>"


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
        parts.append(f"{last.summary} ({last.law.removeprefix('law').lstrip('0')}), unattended")
    elif outcome.table.over:
        parts.append("the play is over")
    else:
        verb = "lead" if outcome.table.trick.empty else "play"
        parts.append(f"{outcome.table.turn} to {verb}")
    return "; ".join(parts)


def step(table: Table, event: Event) -> Outcome:
    """The table after an event. Raises a BridgeLawsError, and changes nothing, if the event is impossible."""
    physics.check(table, event)
    after = _answer(table, event) if isinstance(event, Answered) else settle(receive(table, event))
    fresh = tuple(ruling for ruling in after.rulings if ruling not in table.rulings)
    return Outcome(after, after.question, fresh)


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
    before = replace(table, question=None)
    after = physics.apply(before, event)
    act, counted = law45.counts_as(after, event)
    after = replace(after, counted=counted)
    after = law09.standstill(after, table, event)
    key = str(after.acts - 1)
    after = _judge(after, act, before, key, len(before.log), None)
    after = law45.remember(after, before, act)
    who, keys = law09.attention(after, event)
    return attend(after, who, keys) if keys else after


def _judge(table: Table, act: Act, before: Table, key: str, at: int, attended_by: Seat | None) -> Table:
    if _is_plain(table, act):
        assert act.card is not None
        return physics.enter_trick(table, act.seat, act.card)
    table = _lapses(table, act)
    incident = _noticed(table, act)
    if act.play is not None:
        if incident is None and not is_regular(table, act):
            raise LawGap(f"no law noticed {act.event} at trick {table.number}")
        if incident is None or incident.enters:
            table = physics.enter_trick(table, *act.play)
    else:
        table = law45.carry_out(table, act)
    if incident is not None:
        file = replace(incident, key=key, at=at, before=before)
        if attended_by is not None:
            file = replace(file, attended_by=attended_by)
        table = replace(table, docket=(*table.docket, file))
    return table


def _is_plain(table: Table, act: Act) -> bool:
    """A play in turn from a known hand, with nothing in force and nothing on file."""
    if act.play is None or table.docket or table.penalty_cards or table.restrictions or table.face_down:
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
    for name, module in MODULES.items():
        notice = getattr(module, "notice", None)
        incident = notice(table, act) if notice is not None else None
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
    for incident in table.docket:
        lapse = getattr(MODULES[incident.law], "lapse", None)
        if lapse is None or all(incident.key != open.key for open in table.docket):
            continue
        h = Hearing(table, incident, act)
        if lapse(h):
            table = _conclude(h)
    return table


def _conclude(h: Hearing) -> Table:
    closed = h.closed | {h.incident.key}
    table = replace(h.table, docket=tuple(i for i in h.table.docket if i.key not in closed))
    return replace(table, rulings=(*table.rulings, h.ruling())) if h.steps else table


# Hearings


def settle(table: Table) -> Table:
    """Hear what is attended, oldest first, then what is standing, until a question is open or nothing is left."""
    table = replace(table, question=None) if table.question is not None else table
    for _ in range(_LIMIT):
        incident = _next(table)
        if incident is None:
            return table
        h = Hearing(table, incident)
        try:
            law58.deem_subsequent(h)
            MODULES[incident.law].hear(h)
        except NeedsAnswer as need:
            return replace(table, question=need.question)
        before = table
        table = _conclude(h)
        for act in h.follow:
            table = _judge(table, act, before, incident.key + "+", len(table.log), incident.attended_by)
    raise AssertionError("a hearing does not end")


def _next(table: Table) -> Incident | None:
    attended = [i for i in table.docket if i.attended]
    if attended:
        return min(attended, key=lambda i: (i.law != "law43", i.at))
    if table.docket or table.penalty_cards or table.call is not None:
        for module in MODULES.values():
            arising = getattr(module, "arising", None)
            incident = arising(table) if arising is not None else None
            if incident is not None:
                return incident  # type: ignore[no-any-return]
    return None


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
        base = replace(table, answers=answers)
    return settle(replace(base, log=(*base.log, event)))


def _refold(table: Table, incident: Incident, answers: dict[tuple[str, str], Answer]) -> Table:
    """Judge the acts since an incident anew, knowing what its cause was."""
    after = replace(incident.before, answers=answers)
    events = table.log[incident.at :]
    if incident.key.endswith("+"):
        key, at = incident.key, incident.at
        after = replace(after, docket=tuple(i for i in after.docket if i.key != key.removesuffix("+")))
        after = settle(_judge(after, incident.act, incident.before, key, at, incident.attended_by))
    for event in events:
        if isinstance(event, Answered):
            after = settle(replace(after, log=(*after.log, event)))
        else:
            after = settle(receive(after, event))
    return after


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
