"""A table folded from its log: acts pass through the pipeline, and findings reach back.

What an act counted as is a fact with the moment of that act, whenever it is found. When such a finding arrives, the
acts from there on are judged again with it known. What is ordered on it is ordered in the interval of the answer: until
then the hearing waits, as it did, and nobody is judged on a penalty card or a restriction that was not there.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from ..board import physics
from ..board.events import Answered, Event, Faced, acts_of, discloses
from ..board.keys import Following, Occasion, Sequel
from ..board.table import Answer, Incident, Interval, Table
from ..board.worked import before_act, gone_since
from ..book.questions import Question
from ..errors import UnexpectedAnswer
from ..values.cards import Card, Suit
from . import interval, words
from .pipeline import Passage, judge, possible, receive, settled, still_possible
from .sitting import Sitting

Answers = Mapping[tuple[Hashable, str], Answer]


def judged(table: Table, event: Event, sitting: Sitting) -> Table:
    """The table after an event: an act is judged, an answer settles what it was asked for."""
    if isinstance(event, Answered):
        table = _answer(table, event, sitting)
    else:
        table = interval.before_it_was_ruled_on(table, event)
        possible(Passage(table, event, sitting))
        table = _then(table, event, sitting)
    while table.question is not None and table.question.follows is not None:
        table = _follows(table, table.question, sitting)
    return table


def _follows(table: Table, question: Question, sitting: Sitting) -> Table:
    """The table once it is found what an act counted as, where what is on file tells: it reaches back like an answer.

    It was as well known when the last thing was disclosed: no answer is in the log.
    """
    own = [i for i in table.docket if i.key == question.incident]
    overdue = interval.overdue(table, question)
    since = -1 if overdue else len(table.log) - 1
    answers = {**table.answers, **_answered(question, question.follows, since, overdue)}
    first = min((*own, *overdue), key=lambda file: file.at)
    if not overdue and not interval.reaches_back(table, question, first):
        told = interval.told(table).but(answers=answers)
        return _heard_since(table.past.interval._replace(told=told), table, sitting)
    return _heard(_spoken_of(_again(table, first, answers, sitting), interval.shown(table)), sitting)


def _answered(question: Question, value: Any, since: int, overdue: list[Incident]) -> Answers:
    """What an answer is on file as: for the file that asked, and for those that turn on it and are overdue."""
    choice = question.kind == "choice" and not question.classifies
    answers, answer = {}, Answer(value, since, choice, question.values if choice else ())
    for of in (question.incident, *[file.key for file in overdue]):
        answers[of, question.id] = answer
        if question.same_as is not None:
            answers[of, question.same_as] = answer
    for id, each in question.entails if value is True else ():
        answers[question.incident, id] = Answer(each, since, choice)
    return answers


def _then(table: Table, event: Event, sitting: Sitting) -> Table:
    """The table after an act, or with one thing more disclosed since the last one: then all of that is heard again."""
    if _within(table, event, sitting):
        return _heard_since(_disclosed(table, table.answers, event, sitting), table, sitting)
    return settled(receive(interval.acting(table), event, sitting), sitting)


def _within(table: Table, event: Event, sitting: Sitting) -> bool:
    """Whether an event lies in the interval since the last act: a disclosure, or what only carries that act out."""
    return discloses(event) or sitting.book.counting.belongs_to_last(table, event)


def _told(table: Table, event: Event, sitting: Sitting) -> Table:
    """The table with one thing more disclosed since the last act; what has been disclosed is still to be heard."""
    within = _disclosed(table, table.answers, event, sitting)
    assert within.told is not None
    told = interval.as_found(within.told, table)
    return told.but(past=told.past.within(within))


def _disclosed(table: Table, answers: Answers, event: Event, sitting: Sitting) -> Interval:
    """The interval since the last act, with one thing more disclosed in it, and with these answers."""
    opened, told = interval.opened(table), interval.told(table)
    _, _, shown, again, raised = table.past.interval
    if isinstance(event, Answered):
        told = told.but(answers=answers, log=(*told.log, event))
        shown = None if shown is None else shown.but(log=(*shown.log, event))
    else:
        heard = told.answers is not answers or told.question is not None
        told = told.but(answers=answers, question=None) if heard else told
        for watches in sitting.book.watching:  # what was found at the act itself is known to whoever speaks next
            told = watches(told, told)
        told = receive(told, event, sitting)
        if shown is not None:
            shown = receive(shown.but(question=None), event, sitting)
            told = interval.spoken_of(told, shown)
    return Interval(opened, told, shown, again, raised)


def _heard(table: Table, sitting: Sitting) -> Table:
    """The table after all that has been disclosed since the last act is heard."""
    within = table.past.interval
    return table if within.told is None else _heard_since(within, table, sitting)


def _heard_since(within: Interval, now: Table, sitting: Sitting) -> Table:
    """The table after what has been told is heard, with what is known now."""
    told = within.told
    assert told is not None
    # What was found of the hands is known to whoever hears; it does not take from the file what was asked about.
    known = interval.as_found(told, now)
    if within.raised is not None:
        return interval.ask_what_was_raised(known, within)
    return settled(known, sitting, within=within)


def _chosen(table: Table, event: Answered, answers: Answers, sitting: Sitting) -> Table:
    """The table after a choice: the hearing goes on from where it was put.

    What was heard before that in this interval would be heard to the same end: no other file turns on a choice.
    """
    if interval.dated(table):
        return _then(table.but(answers=answers), event, sitting)
    within = _disclosed(table, answers, event, sitting)
    past = table.past.within(interval.NONE)
    answered = table.but(answers=answers, question=None, log=(*table.log, event), past=past)
    return settled(answered, sitting, _asking(table, answered), within)


def _asking(table: Table, answered: Table) -> Incident | None:
    """The file whose hearing has put the open question, to be heard again; None if it is to be looked for.

    A standing question is in no docket. It arises once more at the table with the answer, for the same hand.
    """
    file = table.past.asking
    if file is None or table.question is None or file.key != table.question.incident:
        return None
    if [each for each in table.docket if each is file]:
        return file
    return file.but(at=len(answered.log), before=answered) if file.at == len(table.log) else None


def _answer(table: Table, event: Answered, sitting: Sitting) -> Table:
    question = table.question
    if question is None:
        raise UnexpectedAnswer(words.NO_QUESTION_TO_ANSWER(repr(event.question)))
    if question.id != event.question:
        raise UnexpectedAnswer(words.ANOTHER_QUESTION(repr(question.id), repr(event.question)))
    on_file = table.docket if table.past.standing is None else (*table.docket, table.past.standing)
    incident = next((i for i in on_file if i.key == question.incident), None)
    moment = _moment(table, incident)
    if event.about is not None and event.about != moment:
        raise UnexpectedAnswer(words.ABOUT_ANOTHER_ACT(repr(question.id), moment, event.about))
    value = valid_answer(table, question, event.value)
    event = Answered(event.question, value, moment)
    overdue = interval.overdue(table, question)
    since = -1 if question.by_the_act or overdue else len(table.log)
    answers = {**table.answers, **_answered(question, value, since, overdue)}
    if question.kind == "choice" and not question.classifies:
        return _chosen(table, event, answers, sitting)
    reaches_back = interval.reaches_back(table, question, incident)
    files = [*overdue, incident] if incident is not None and reaches_back else overdue
    base = table
    if files:
        first = min(files, key=lambda file: file.at)
        base = _spoken_of(_again(table, first, answers, sitting), interval.shown(table))
    if question.about is not None:
        base = base.learn(question.about._replace(answer=value))
    return _heard_since(_disclosed(base, base.answers if files else answers, event, sitting), base, sitting)


def _moment(table: Table, incident: Incident | None) -> int:
    """The number of the act that a question is about: the one that its file is about, or the last."""
    if incident is not None and incident.before_the_play and incident.key.act is not None:
        return incident.key.act + 1  # told late, its place is before the first act
    at = len(table.log) if incident is None else incident.at
    log = table.log[: at + 1]
    return len(log) - list(map(type, log)).count(Answered)


def _again(table: Table, incident: Incident, answers: Answers, sitting: Sitting) -> Table:
    """Judge the acts from that of an incident on again, with what has been found about it known.

    What was disclosed between two acts is a set, and heard before the next act; what has been disclosed since the last
    one is not heard yet, because the finding itself belongs to it. So does what has been found of the hands since: it
    is known to whoever hears, whether it was found before this or is found after it, and the acts are judged without.
    What would be asked of a hand on the way is not, if cards put down since tell; else it is asked before anything
    else, where no file is left to ask it from. A choice that fell stands if it turns out that its question had to be
    put.
    """
    sitting.after = interval.told(table)
    sitting.open = frozenset(file.key for file in interval.shown(table).docket)
    before = incident.before if isinstance(incident.key, Occasion) else incident.before.past.untouched
    before = before or incident.before
    fell = {of: answer for of, answer in table.past.fallen.items() if answer.since >= incident.at}
    after = before.but(
        answers={**fell, **answers}, facts=before_act(interval.told(table).facts, before.facts, before.acts)
    )
    events = table.log[incident.at :]
    key, at = incident.key, incident.at
    if isinstance(key, Following) and key.sequel is Sequel.PLAY and key.act != len(acts_of(table.log[:at])):
        # It came of a ruling and not of an act of its own, which is then judged again by itself. Of several calls that
        # a ruling has judged anew each has the key of the one before it, whose file stays.
        if incident.act.call is None:
            after = after.but(docket=tuple(i for i in after.docket if i.key != key.of))
        after = settled(judge(after, incident.act, before, key, at, sitting, incident.attended_by), sitting)
    elif isinstance(key, Occasion):
        for watches in sitting.book.watching:
            after = watches(after, after)
        after = settled(after, sitting)  # it came of no act: what was asked there, before the next one, is put again
    raised: list[tuple[Incident, Question]] = []
    for event in events:
        if discloses(event) or _within(heard := _heard(after, sitting), event, sitting):
            after = _told(after, event, sitting)
            continue
        raised += interval.raised(heard, table)
        heard = interval.before_it_was_ruled_on(heard, event)
        if still_possible(after := heard, event):
            after = _then(after, event, sitting)
        else:
            after = interval.acting(after).but(log=(*after.log, event))
            # An act accepted once is not checked again; its card may count as played before.
            if isinstance(event, Faced) and after.puts.lying(event.seat, event.card) is not None:
                after = physics.put(after, event.seat, event.card)
            after = settled(after, sitting)
    sitting.after = None
    since, within = table.past.interval.again, after.past.interval
    again = at if since is None else min(at, since)
    to_ask = (each for each in raised if interval.not_left_to_ask(each, after, table, again))
    within = within._replace(again=again, raised=next(to_ask, None))
    facts = before_act(table.facts, before.facts, before.acts)
    facts += tuple([f for f in gone_since(after.facts, before.facts, before.acts) if f not in facts])
    return after.but(facts=facts, past=after.past.within(within))


def _spoken_of(table: Table, shown: Table) -> Table:
    """The table with the acts judged again, and attention drawn to all that was spoken of before they were."""
    within = table.past.interval
    told = None if within.told is None else interval.spoken_of(within.told, shown)
    return table.but(past=table.past.within(within._replace(told=told, shown=shown)))


def valid_answer(table: Table, question: Question, value: Any) -> Any:
    """The answer in the form in which it is kept; raises UnexpectedAnswer for one that is not on offer."""
    if question.wants == "yes or no":
        if value not in (True, False) or not isinstance(value, bool):
            raise UnexpectedAnswer(words.WANTS_YES_OR_NO(question.id, repr(value)))
        return value
    if value in question.values and not isinstance(value, bool):
        return value
    if question.wants == "card":
        try:
            value = Card.parse(value).code
        except ValueError:
            raise UnexpectedAnswer(words.WANTS_A_CARD(question.id, repr(value))) from None
    elif question.wants == "suit":
        try:
            value = Suit.parse(value).letter
        except ValueError:
            raise UnexpectedAnswer(words.WANTS_A_SUIT(question.id, repr(value))) from None
    if question.options and value not in question.values:
        offered = tuple(str(option) for option in question.values)
        raise UnexpectedAnswer(words.NOT_AN_OPTION(repr(value), question.id, offered))
    return value
