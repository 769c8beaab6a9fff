"""The pipeline: the stages through which an act passes, in order, and the laws that take part in each.

`PIPELINE` has them all. An act is checked once (`possible`); when a finding reaches back it passes from `enter` on
again. A play that a finding or a ruling makes of something else is judged like any other, by the stages of `JUDGING`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from ..board import calling, physics
from ..board.acts import Act
from ..board.events import Answered, Event, Faced, FacedSeveral, Made, disclosed_since, discloses
from ..board.keys import UNFILED, Key, OfAct, Sequel
from ..board.opened import before_the_lead
from ..board.phases import Phase
from ..board.records import Heard
from ..board.table import Answer, Incident, Interval, Table
from ..board.worked import before_act
from ..errors import ImpossibleEvent, LawConflict, LawGap
from ..hearing import hearing
from ..hearing.hearing import Hearing, NeedsAnswer
from ..hearing.law import LawBook
from ..laws import LAW_BOOK
from ..values.cards import Card
from ..values.frozen import replace
from ..values.seats import Seat
from . import interval, regular
from .sitting import Given, Sitting

# A hearing that neither asks nor ends would be our fault; what was on file apart, none can come near this number.
_LIMIT = 400


class Passage:
    """An act on its way: the table as it has become so far, and what the stages have found out about the act.

    It lives for one passage and nobody keeps it; to copy it at each stage would cost more than most stages do.
    """

    act: Act  # what the event counts as; set by `classify`
    key: Key = UNFILED  # of the file, if a law opens one
    attended_by: Seat | None = None  # who has drawn attention to it already
    incident: Incident | None = None  # what a law has noticed
    plain = False  # whether it is a card that regular play has a place for, or a call in a regular auction

    def __init__(self, table: Table, event: Event | None, sitting: Sitting) -> None:
        self.sitting = sitting
        self.book: LawBook = sitting.book  # the laws that take part
        self.table = self.before = table
        self.found = table  # as the act found it, with the question that was open
        self.event = event
        self.at = len(table.log)  # the place of the act in the log


# The stages


def possible(passage: Passage) -> None:
    """Whether it can happen at all: what the cards, or the people, cannot do is an error."""
    assert passage.event is not None
    physics.check(passage.table, passage.event)


def enter(passage: Passage) -> None:
    """The act goes into the log, and the cards that it showed are known; after a claim, play goes on by it."""
    event, before = passage.event, passage.table
    assert event is not None
    if before.question is not None:
        before = interval.left_open(before).but(question=None)
    for resumes in passage.book.resuming:
        before = resumes(before, event)
    passage.before = before
    past = before.past
    if isinstance(event, Faced | Made) and before.turn is not event.seat:
        past = past._replace(previous=interval.alone(before), asking=None, untouched=None)
    passage.table = physics.apply(before.but(log=(*before.log, event), past=past), event)
    passage.key = OfAct(passage.table.acts - 1)


def classify(passage: Passage) -> None:
    """What the act counts as: the play of a card, or something else."""
    assert passage.event is not None
    counting = passage.book.counting
    table = passage.table
    passage.act, counted = counting.counts_as(table, passage.event)
    if counted is not table.counted:
        table = table.but(counted=counted)
    passage.table = counting.shown_by_play(table, passage.act)


def stand_still(passage: Passage) -> None:
    """An act while a ruling is being made is on record."""
    assert passage.event is not None
    for stands_still in passage.book.standing_still:
        passage.table = stands_still(passage.table, passage.found, passage.event)


def establish(passage: Passage) -> None:
    """Which revokes the act establishes; and whether regular play has a place for it, so that no law is asked."""
    passage.table = _established(passage.table, passage.act, passage.book)
    passage.plain = _is_plain(passage.table, passage.act)


def lapse(passage: Passage) -> None:
    """Which files the act disposes of."""
    if passage.plain:
        return
    table, act = passage.table, passage.act
    lapsed = _lapsed(table, act, passage.sitting)
    if lapsed is table:
        return
    left: dict[str, Any] = {}
    if lapsed.trick != table.trick or lapsed.auction is not table.auction:
        # A lead or play gave way to this act, or a call was accepted by it: it is judged on what was left.
        left = {"puts": lapsed.puts, "hands": lapsed.hands, "auction": lapsed.auction}
        left |= {"final": None} if lapsed.calling else {}
    elif passage.event is not None and discloses(passage.event):
        left = {"docket": lapsed.docket}  # what is past already is nothing that he can speak of
    if left:
        passage.before = passage.before.but(**left, past=passage.before.past._replace(untouched=passage.before))
    passage.table = _established(lapsed, act, passage.book)


def notice(passage: Passage) -> None:
    """Which law the act comes under: one at the most, and none only if a play is regular."""
    if passage.plain:
        return
    act = passage.act
    for supplies in passage.book.supplying if act.call is not None else ():
        passage.table = supplies(passage.table, act)
    table = passage.table
    passage.incident = _noticed(table, act, passage.book)
    if passage.incident is not None:
        return
    if act.play is not None and not is_regular(table, act, passage.book):
        raise LawGap(f"no law noticed {act.event} at trick {table.number}")
    if act.call is not None and not passage.book.counting.regular_call(table, act):
        raise LawGap(f"no law noticed {act.event} in the auction")


def place(passage: Passage) -> None:
    """Where the cards lie after the act, or which calls are there; what was noticed goes on file."""
    table, act, incident = passage.table, passage.act, passage.incident
    if act.play is None:
        table = passage.book.counting.carry_out(table, act, incident)
    elif incident is None or incident.enters:
        table = physics.put(table, *act.play, how=act.how)
    if incident is not None:
        at, before = passage.at, passage.before
        if incident.before_the_play and before.lead_faced:
            at, before = 0, before_the_lead(before)  # it is told late, and all that was done came after it
        by = incident.attended_by if passage.attended_by is None else passage.attended_by
        made = table.auction.newest(passage.table.auction)
        file = incident.but(key=passage.key, at=at, before=before, attended_by=by, made=made)
        table = table.but(docket=(*table.docket, file))
    passage.table = table


def find(passage: Passage) -> None:
    """The play that an act, none by itself, amounted to by what has been found since, is judged like any other."""
    assert passage.event is not None
    counting, sitting = passage.book.counting, passage.sitting
    played = counting.found_played(passage.table, passage.event, passage.key)
    if played is not None:
        passage.table = judge(passage.table, played, passage.before, passage.key.then(Sequel.PLAY), passage.at, sitting)
        passage.act = played
    wish, after = counting.second_thought(passage.table, passage.act), passage.table
    if wish is not None:
        passage.table = judge(after, wish, after, passage.key.then(Sequel.WISH), len(after.log), sitting)


def keep(passage: Passage) -> None:
    """What is kept of the act for later: what declarer called, and which cards lie face down no more."""
    assert passage.event is not None
    table = physics.lies_no_more(passage.table, passage.event)
    passage.table = passage.book.counting.remember(table, passage.before, passage.act)


def attend(passage: Passage) -> None:
    """To which files the act draws attention, one among them that play closed before it was known what it was about."""
    event, table, doubted = passage.event, passage.table, passage.table.past.doubted
    assert event is not None
    if doubted is not None and _in_doubt(table, doubted, passage.book):
        draws = discloses(event) or any(attends(table, event)[1] for attends in passage.book.attending)
        opened = table.but(docket=(*table.docket, doubted), past=table.past._replace(doubted=None))
        passage.table = opened if draws else table
    for attends in passage.book.attending:
        who, keys = attends(passage.table, event)
        if keys:
            passage.table = hearing.attend(passage.table, who, keys)


def watch(passage: Passage) -> None:
    """What the cards show that nobody has noticed."""
    for watches in passage.book.watching:
        passage.table = watches(passage.table, passage.before)


def settle(passage: Passage) -> None:
    """What is attended is heard, oldest first, until a question is open or nothing is left."""
    passage.table = settled(passage.table, passage.sitting)


Stage = Callable[[Passage], None]

JUDGING: tuple[Stage, ...] = (establish, lapse, notice, place)
RECEIVING: tuple[Stage, ...] = (enter, classify, stand_still, *JUDGING, find, keep, attend, watch)
# What only brings something to light establishes nothing and amounts to no play.
DISCLOSING: tuple[Stage, ...] = (enter, classify, lapse, notice, place, attend, watch)
PIPELINE: tuple[Stage, ...] = (possible, *RECEIVING, settle)

# Passing through


def receive(table: Table, event: Event, sitting: Sitting) -> Table:
    """The table after an act has passed all stages but the first and the last."""
    before = table.past.previous
    if before is not None and len(before.log) == len(table.log) - 1:
        for orders in sitting.book.ordering:
            ordered = orders(table, before, event)
            if ordered is not None:
                base, events = ordered
                for each in events:  # each is an act, with which another interval opens
                    base = settled(receive(interval.acting(base), each, sitting), sitting)
                return base
    passage = Passage(table, event, sitting)
    for stage in DISCLOSING if discloses(event) else RECEIVING:
        stage(passage)
    return passage.table


def judge(
    table: Table, act: Act, before: Table, key: Key, at: int, sitting: Sitting, attended_by: Seat | None = None
) -> Table:
    """The table after a play that is no act of its own: a finding or a ruling has made it one."""
    shown = sitting.book.counting.shown_by_play(table, act)
    passage = Passage(shown, act.event, sitting)
    passage.act, passage.before, passage.key = replace(act, judged_as=key), before, key
    passage.at, passage.attended_by = at, attended_by
    for stage in JUDGING:
        stage(passage)
    return passage.table


def still_possible(table: Table, event: Event) -> bool:
    """Whether an act can be judged anew: what it was first taken for may have put its card elsewhere."""
    try:
        physics.check(table, event)
    except ImpossibleEvent:
        return False
    return True


# Noticing and lapsing


def _established(table: Table, act: Act, book: LawBook) -> Table:
    for establishes in book.establishing:
        table = establishes(table, act)
    return table


def _is_plain(table: Table, act: Act) -> bool:
    """A card played alone that regular play has a place for, or a regular call where there have been no others."""
    if act.play is None:
        return isinstance(act.event, Made) and regular.plain_call(table, act.event)
    return not isinstance(act.event, FacedSeveral) and regular.plain(table, *act.play)


def is_regular(table: Table, act: Act, book: LawBook) -> bool:
    """Whether a play is in turn and legal as far as the cards on file tell."""
    return act.play is not None and table.turn is act.seat and not book.excluded(table, *act.play)


def _noticed(table: Table, act: Act, book: LawBook) -> Incident | None:
    found: dict[int, Incident] = {}
    asked = book.asked(act, table.phase_of(act))
    for law, notice in asked:
        incident = notice(table, act)
        if incident is not None:
            found[law.number] = incident
    if len(found) > 1:
        for law, _ in asked:
            if law.number in found and any(other in found for other in law.yields_to):
                del found[law.number]
    if len(found) > 1:
        raise LawConflict(f"Laws {' and '.join(map(str, sorted(found)))} both notice {act.event}")
    return next(iter(found.values()), None)


def _lapsed(table: Table, act: Act, sitting: Sitting) -> Table:
    book = sitting.book
    if not table.docket:
        return table
    awaited = _awaited(table)
    on_file = {incident.key for incident in table.docket}
    for incident in table.docket:
        if incident.key not in on_file or (incident.attended and incident.key in awaited):
            continue
        h = Hearing(table, incident, act, in_time=incident.key in sitting.open)
        if _disposed_of(h, sitting):
            table = _concluded(h, sitting)
            if _in_doubt(table, incident, book):
                table = table.but(past=table.past._replace(doubted=incident))
            on_file = {incident.key for incident in table.docket}
    return table


def _disposed_of(h: Hearing, sitting: Sitting) -> bool:
    """Whether an act disposes of a file. One that turns on what has yet to be found stays on file, to be heard."""
    lapse = sitting.book.named[h.incident.law].lapses
    try:
        return lapse is not None and (lapse(h) or _overtaken(h, sitting))
    except NeedsAnswer:
        return False


def _awaited(table: Table) -> list[Hashable]:
    """The files about which something will be found that is known already, because acts are being judged again.

    Until then nothing disposes of one that is before the Director, and nothing is ordered on it.
    """
    now = len(table.log)
    return [of for (of, _), answer in table.answers.items() if answer.since >= now and not answer.choice]


def _in_doubt(table: Table, incident: Incident, book: LawBook) -> bool:
    """Whether a file that was closed rests on what nobody has found, so that attention opens it again."""
    doubts = book.named[incident.law].doubts
    return doubts is not None and all(i.key != incident.key for i in table.docket) and doubts(table, incident)


def _overtaken(h: Hearing, sitting: Sitting) -> bool:
    """Whether play has gone on past an act that nobody asked about, and does not show what it counted as."""
    overtaken = sitting.book.named[h.incident.law].overtaken
    if overtaken is None or h.in_time:
        return False
    return overtaken(h) and not _shows_that_it_was_played(h.table, h.incident, sitting)


def _shows_that_it_was_played(table: Table, incident: Incident, sitting: Sitting) -> bool:
    """Whether all that was done since is regular if the act counted as a play, and only then."""
    if_played = sitting.book.named[incident.law].if_played
    if sitting.supposed or if_played is None:
        return False
    played = _regular_since(table, incident, if_played(incident), sitting)
    return played and not _regular_since(table, incident, {}, sitting)


def _regular_since(table: Table, incident: Incident, found: Mapping[str, bool], sitting: Sitting) -> bool:
    """Whether all that was done since an act is regular by that finding; what was on file before was not done since."""
    supposed, answers = Sitting(sitting.book, supposed=True), dict(table.answers)
    for id, value in found.items():
        answers[incident.key, id] = Answer(value, -1)
    before = incident.before
    after = before.but(answers=answers, facts=before_act(table.facts, before.facts, before.acts))
    on_file = {incident.key} | {i.key for i in after.docket}
    for event in table.log[incident.at :]:
        if isinstance(event, Answered) or not still_possible(after, event):
            return False
        after = receive(after, event, supposed)
    irregular = [i.key for i in after.docket if not sitting.book.unsettled(i)]
    irregular += [heard.key for heard in after.heard[len(incident.before.heard) :] if heard.ruled]
    return on_file.issuperset(irregular)


def _concluded(h: Hearing, sitting: Sitting) -> Table:
    incident, table = h.incident, h.table
    closed = h.closed | {incident.key}
    heard = Heard(incident.key, incident.trick, h.ruled, type(incident))
    if h.ruled:
        sitting.given.append(Given(heard, h.ruling()))
    docket = tuple([i for i in table.docket if i.key not in closed])
    table = table.but(docket=docket, heard=(*table.heard, heard))
    for reviews in sitting.book.reviewing:
        table = reviews(table, table)
    return table


# Hearings


def settled(table: Table, sitting: Sitting, first: Incident | None = None, within: Interval | None = None) -> Table:
    """Hear what is attended, oldest first, then what is standing, until a question is open or nothing is left.

    `first` is the file to be heard first, where that is known; `within` the interval that is then kept with the table.
    A choice that an act leaves lies in the interval which the act opens, also where the hand leaves none.
    """
    book = sitting.book
    table = table.but(question=None) if table.question is not None else table
    awaiting: frozenset[Key] = frozenset()
    for _ in range(_LIMIT + len(table.docket)):
        incident = _next(table, book, awaiting, within) if first is None else first
        if incident is None:
            return table if within is None else table.but(past=table.past.within(within))
        first = None
        if within is None and incident.leaves_a_choice:
            within = Interval(table, table)
        h = Hearing(table, incident)
        hear = book.named[incident.law].hears
        assert hear is not None
        try:
            if within is not None:
                interval.ask_as_of_then(table, incident, within, hear)
            h.preface(book.prefacing)
            hear(h)
        except NeedsAnswer as need:
            known = sitting.shown_since(table, need.question)
            if known is not None:
                table, first = known, incident
                continue
            past = table.past
            past = past._replace(asking=incident) if within is None else past.within(within, incident)
            return table.but(question=need.question, past=past)
        # What the law does of itself, at the act, is part of what the act was; what somebody has called for is not.
        if interval.called_for(table, incident) and incident.key.root in _awaited(table):
            awaiting |= {incident.key}
            continue
        table = _in_its_phase(_concluded(h, sitting), sitting)
        key = incident.key
        for act in h.follow:
            # Calls judged anew are several matters, with a key each; a card takes the place of the one before.
            key = (key if act.play is None else incident.key).then(Sequel.PLAY)
            while act.play is None and [i for i in table.docket if i.key == key]:
                key = key.then(Sequel.PLAY)
            if act.play is not None and (table.over or table.calling or not physics.can_hold(table, *act.play)):
                continue  # the card has been played meanwhile, or the auction goes on
            after = judge(table, act, table, key, len(table.log), sitting, incident.attended_by)
            after = book.counting.remember(after, table, act)
            for watches in book.watching:  # a card that went into the trick again may be what it was before
                after = watches(after, table)
            table = after
    raise AssertionError("a hearing does not end")


def _in_its_phase(table: Table, sitting: Sitting) -> Table:
    """The table in the auction again if calls that a ruling let stand have opened it, without files of the play.

    What was done meanwhile is then judged as of the auction. Nobody orders this, and there is nothing to cite for it:
    whether the auction is over is a query of the calls that stand, and those stand or fell under the provision that the
    ruling cites. The contract is kept only because the play needs it; that it holds no more follows. A law that
    says itself that the auction goes on orders it under its own provision (`ReopenAuction`: 15, 21, 25A, 36A).
    """
    if table.final is not None and not table.auction.over and not table.lead_faced:
        table = calling.reopen(table)
    if not table.calling or not table.docket:
        return table
    named = sitting.book.named
    late = [i for i in table.docket if i.under_a_contract or Phase.AUCTION not in named[i.law].phases]
    if not late:
        return table
    table = table.but(docket=tuple([i for i in table.docket if i not in late]))
    for file in late:
        if file.cause is not None and still_possible(table, file.cause):
            act, _ = sitting.book.counting.counts_as(table, file.cause)
            table = judge(table, act, table, file.key, len(table.log), sitting, file.attended_by)
    return table


def _next(table: Table, book: LawBook, awaiting: frozenset[Key], within: Interval | None) -> Incident | None:
    attended = [
        i
        for i in table.docket
        if i.attended_by is not None
        and i.key not in awaiting
        and not waits(interval.when_drawn(table, i, within), i, book)
    ]
    if len(attended) == 1:
        return attended[0]
    if attended:
        # What would have been heard at the last act, with the hands on file, comes before what was called for since.
        since = disclosed_since(table.log)
        return min(
            attended,
            key=lambda i: (
                not i.asks_of_hands or interval.drawn(i) >= since,
                -i.heard_first,
                *interval.moment(table, i, _card(table, i, book)),
            ),
        )
    parts = vars(table)
    for part, arises in book.arising[table.phase]:
        if parts[part] and (incident := arises(table)) is not None:
            return incident
    return None


def _card(table: Table, incident: Incident, book: LawBook) -> Card | None:
    """The card that a file is about: what was said may be of one put down before."""
    concerns = book.named[incident.law].concerns
    return (None if concerns is None else concerns(table, incident)) or incident.card


def waits(table: Table, incident: Incident, book: LawBook = LAW_BOOK) -> bool:
    """Whether a file is to be heard later only: its law says what has to be settled before."""
    until = book.named[incident.law].waits
    return until is not None and until(table, incident)
