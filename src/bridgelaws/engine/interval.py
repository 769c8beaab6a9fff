"""An interval: what lies between two acts.

What comes to light there, by answers, attention and calls of the Director, is a set. Whenever something is added the
interval is settled again, from the table after the last act, with all that has been disclosed since. What acts counted
as is found first; then files are heard in the order of the acts that they are about, never of the attention drawn to
them. So it does not matter what was told, found or noticed first. Two who speak of the same matter are not
interchangeable: the first counts (9A, 11A).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from ..board.auction import Came
from ..board.events import Changed, Event, TakenBack, cards_of, disclosed_since, discloses
from ..board.keys import Occasion
from ..board.table import Incident, Interval, Table
from ..book.questions import Question
from ..hearing.hearing import Hearing, NeedsAnswer
from ..values.cards import Card
from ..values.frozen import replace

NONE = Interval()  # nothing has been disclosed yet


def opened(table: Table) -> Table:
    """The table after the last act, at which the interval opened."""
    return table.past.interval.opened or table


def told(table: Table) -> Table:
    """The table after the last act with all that has been disclosed since, and nothing of it heard yet."""
    return table.past.interval.told or table


def alone(table: Table) -> Table:
    """The table without the one before it: what is kept of one act does not keep all that were before it."""
    return table if table.past.previous is None else table.but(past=table.past._replace(previous=None))


def shown(table: Table) -> Table:
    """The table by which it is told what people speak of: as `told`, but the acts as judged when the last was done.

    What is found in between of an earlier act may put something on file that his words fit better. It does not take
    from what he spoke of: he may have spoken before it was found, and what was asked on it has been answered.
    """
    return table.past.interval.shown or told(table)


def spoken_of(told: Table, shown: Table) -> Table:
    """A table with attention drawn to what was spoken of, by the table as it was shown when the interval opened.

    A file that words have opened is the one that they opened there: what its hearing may be about is told by it.
    """
    spoken = {incident.key: incident for incident in shown.docket if incident.attended}
    docket = tuple([_as_spoken_of(incident, spoken.get(incident.key)) for incident in told.docket])
    return told if docket == told.docket else told.but(docket=docket)


def _as_spoken_of(incident: Incident, shown: Incident | None) -> Incident:
    if shown is None:
        return incident
    if type(shown) is type(incident) and shown.cause is not None and discloses(shown.cause):
        return shown
    if incident.attended:
        return incident
    return incident.but(attended_by=shown.attended_by, attended_at=shown.attended_at)


def dated(table: Table) -> bool:
    """Whether what has been ruled since the last act has a place in the log: a trick it completed, a file it opened.

    Such a place is where all had been disclosed, and moves with whatever more comes to light.
    """
    if table.began > len(opened(table).log):
        return True
    before = told(table)
    if table.docket is before.docket and len(table.heard) == len(before.heard):
        return False
    known = [incident.key for incident in before.docket]
    since = [heard.key for heard in table.heard[len(before.heard) :]] + [incident.key for incident in table.docket]
    return bool([key for key in since if key not in known and not isinstance(key, Occasion)])


def reaches_back(table: Table, question: Question, incident: Incident | None) -> bool:
    """Whether acts are judged again by the answer to a question that belongs to a file.

    Not where the file came of what has been ruled since the last act: there is no act to judge again, and what has been
    disclosed since is heard again from the table after that act, where the ruling is made once more.
    """
    if incident is None:
        return False
    since = disclosed_since(table.log)
    if question.classifies:
        return incident.at < since
    return question.by_the_act and incident.at < since - 1  # nothing was done after the last act


def left_open(table: Table) -> Table:
    """The table before an act that the standing question may classify which is open: it has no file but this one.

    Where it stays open over several acts, all of them are judged again once it is answered.
    """
    question, file, kept = table.question, table.past.asking, table.past.standing
    if question is None or file is None or not question.classifies or not isinstance(file.key, Occasion):
        return table
    if question.incident != file.key or (kept is not None and kept.key == file.key):
        return table
    return table.but(past=table.past._replace(standing=file))


def overdue(table: Table, question: Question) -> list[Incident]:
    """The files that turn on what a hand held, and on which the ruling would have been given before the last act.

    Acts judged again by what has been found since may raise a matter to which attention was drawn at once. With the
    hand on file it is ruled on there, before the acts that followed, and so it is when it is found what the hand held;
    also if that is asked for another file, heard before it.
    What was before the Director already, whatever is judged again, was left open by all: it is ruled on from now on.
    """
    about, again, standing = question.about, table.past.interval.again, table.past.interval.raised
    if about is None or again is None:
        return []
    if standing is not None:
        return [standing[0]]
    by_then = shown(table)
    turn_on_it = (
        i for i in table.docket if i.key == question.incident or (i.asks_of_hands and i.offender is about.seat)
    )
    return [i for i in turn_on_it if i.attended and _raised_again(table, i, by_then, again)]


def _raised_again(table: Table, incident: Incident, shown: Table, again: int | None) -> bool:
    """Whether acts judged again have raised a matter to which attention was drawn before the last act."""
    last = disclosed_since(table.log) - 1
    if again is None or not again <= drawn(incident) < last:
        return False
    return not any(i.key == incident.key and i.attended and drawn(i) < last for i in shown.docket)


def ask_as_of_then(table: Table, incident: Incident, within: Interval, hear: Callable[[Hearing], None]) -> None:
    """Put the question of a file that is overdue, where what it asks has been found since the last act for another.

    So it does not matter whether that was found before the acts were judged again or after: it reaches back.
    """
    told = within.told
    if told is None or told.facts == table.facts or not incident.asks_of_hands:
        return
    if not incident.attended or not _raised_again(table, incident, within.shown or table, within.again):
        return
    try:
        hear(Hearing(table.but(facts=told.facts), incident))
    except NeedsAnswer as need:
        question, about = need.question, need.question.about
        found = None if about is None else table.known.holds(about.seat, about.cards, about.at)
        if found is not None and (incident.key, question.id) not in table.answers:
            raise NeedsAnswer(replace(question, follows=found)) from None


def as_found(told: Table, now: Table) -> Table:
    """The table with what has been found of the hands by now, but for what has been shown since not to be so.

    A finding that was put aside does not come back, be it this or what is told that has put it aside.
    """
    if told.facts is now.facts and told.put_aside == now.put_aside:
        return told
    aside = (*told.put_aside, *[each for each in now.put_aside if each not in told.put_aside])
    wrong = [each.finding for each in aside]
    facts = tuple([fact for fact in now.facts if fact not in wrong])
    shown = cards_of(told.log[-1]) if told.log else ()
    return told.but(facts=facts, put_aside=aside).reconciled(shown)


def raised(heard: Table, table: Table) -> list[tuple[Incident, Question]]:
    """The question on what a hand held that judging acts again has raised, before an act was done.

    With the hand on file it does not stay open there. One that was answered later, or is open still, was put before.
    """
    question, asking = heard.question, heard.past.asking
    if question is None or question.about is None or asking is None:
        return []
    before = opened(table).question
    put_before = before is not None and (before.incident, before.id) == (question.incident, question.id)
    return [] if put_before or (question.incident, question.id) in table.answers else [(asking, question)]


def not_left_to_ask(raised: tuple[Incident, Question], after: Table, table: Table, again: int) -> bool:
    """Whether a question that judging acts again has raised is to be put now, since no file is left to ask it from.

    A standing question has none. A file that attention was drawn to may have been disposed of by what was done later,
    which would not have been so with the hand on file: it would have been ruled on before.
    """
    incident, question = raised
    if isinstance(question.incident, Occasion):
        return True
    left = [i.key for i in after.docket]
    return incident.key not in left and incident.attended and _raised_again(table, incident, shown(table), again)


def ask_what_was_raised(table: Table, within: Interval) -> Table:
    """The table with the question that judging acts again has raised; answered, if that has been found since."""
    assert within.raised is not None
    incident, question = within.raised
    about = question.about
    found = None if about is None else table.known.holds(about.seat, about.cards, about.at)
    return table.but(question=replace(question, follows=found), past=table.past.within(within, incident))


def when_drawn(table: Table, incident: Incident, within: Interval | None) -> Table:
    """The table for a matter that would have been heard, with the hands on file, before what has followed.

    What was done, or called for, only since then is no reason for it to wait.
    """
    at = drawn(incident)
    if not incident.asks_of_hands or within is None or at == len(table.log):
        return table
    if discloses(table.log[at]):
        acts = (n for n in range(at + 1, len(table.log)) if not discloses(table.log[n]))
        then = next(acts, len(table.log))
    else:
        then = at + 1
    by_the_last_act = then == disclosed_since(table.log)
    if not by_the_last_act and not _raised_again(table, incident, within.shown or table, within.again):
        return table
    docket = (i if drawn(i) < then else i.but(attended_by=None, attended_at=None) for i in table.docket if i.at < then)
    return table.but(docket=tuple(docket))


def drawn(incident: Incident) -> int:
    """The place in the log where attention was drawn to a file, or where its own act drew it."""
    return incident.at if incident.attended_at is None else incident.attended_at


def called_for(table: Table, incident: Incident) -> bool:
    """Whether attention was drawn to a file by what brings things to light only, and not by an act."""
    return incident.attended_at is not None and discloses(table.log[incident.attended_at])


def acting(table: Table) -> Table:
    """The table for the next act, with which another interval opens.

    What is still open keeps its answers. A choice whose question is not put any more, by what was disclosed after it,
    falls: it stands again only if acts are judged again and the question is put after all.
    """
    since = table.past.interval.opened
    if since is None:
        return table
    first, last = len(since.log), len(table.log)
    kept = {
        of: answer
        for of, answer in table.answers.items()
        if not answer.choice or not first <= answer.since < last or _still_put(table, of[0])
    }
    past = table.past.within(NONE)
    if len(kept) < len(table.answers):
        fallen = {of: answer for of, answer in table.answers.items() if of not in kept}
        past = past._replace(fallen={**past.fallen, **fallen})
    return table.but(past=past, answers=kept)


def before_it_was_ruled_on(table: Table, event: Event) -> Table:
    """The table for one who comes back to his call: whether that was a slip is heard before any ruling on it (25A).

    What has been ruled on it since the last act is heard again after that. What others chose is on file as long as the
    question is put, and falls with it. If the last call is one that he made, and the ruling has left it there or put it
    in the place of another, he comes back to that one.
    """
    if not isinstance(event, Changed | TakenBack):
        return table
    then, standing = told(table), table.auction.standing
    if standing and standing[-1].seat is event.seat and standing[-1].came in (Came.MADE, Came.CHANGED):
        return table
    call = then.auction.last_of(event.seat)
    if call is None or call in table.auction.calls:
        return table
    return then.but(facts=table.facts, past=then.past.within(table.past.interval))


def _still_put(table: Table, key: Hashable) -> bool:
    """Whether a file, or a standing question, has been heard or is yet to be."""
    pending = {incident.key for incident in table.docket}
    return key in pending or table.has_heard(key) or (table.question is not None and table.question.incident == key)


def moment(table: Table, incident: Incident, card: Card | None) -> tuple[int, int]:
    """The place in the log of the act that a file is about, and of the act or disclosure that opened the file.

    A file opened by what somebody said, or one that came of a ruling, is about a card that was put down before.
    """
    cause = incident.cause
    said = cause is not None and discloses(cause)
    if not said and incident.key.root is incident.key:
        return incident.at, incident.at
    log = table.log[: incident.at]
    put = (n for n in range(len(log) - 1, -1, -1) if card is not None and card in cards_of(log[n]))
    return next(put, incident.at), incident.at
