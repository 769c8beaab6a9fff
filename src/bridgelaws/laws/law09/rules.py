"""Law 9: procedure after an irregularity."""

from __future__ import annotations

from ...board.events import (
    Changed,
    Corrected,
    DirectorCalled,
    Event,
    Faced,
    Made,
    Named,
    Placed,
    Retracted,
    Said,
    Saying,
    Spread,
    nobody_acts,
)
from ...board.keys import Key
from ...board.orders import Tell
from ...board.records import Entry, Settled
from ...board.table import Incident, Referral, Revoke, Table
from ...board.words import NOW
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import Law
from ...values.cards import Card
from ...values.frozen import replace
from ...values.seats import SEATS, Seat
from ..books import book21, book45, book46, book49, book52, book54, book55, book56, book58, book61, book67, book68
from ..common import reads
from ..law45 import designation_queries, queries as query45
from ..law46 import queries as query46
from ..law61 import queries as query61
from ..law67 import queries as query67
from . import book, words
from .queries import director_awaited, faces_lead, in_play, put_right


def attention(table: Table, event: Event) -> tuple[Seat, frozenset[Key]]:
    """Who drew attention to which incidents by an event."""
    seat = getattr(event, "seat", table.declarer)
    open_files = [i for i in table.docket if not i.attended]
    keys: list[Key] = []
    if not open_files:
        return seat, frozenset()
    match event:
        case Faced():
            pass  # whoever plays a card has said nothing by it
        case DirectorCalled(about="revoke") | Said(what=Saying.ATTENTION, about="revoke"):
            # Whether a card that may have been a revoke was one is found before anything that turns on it is heard.
            turned_on = [i for r in _revokes_meant(table) for i in query61.may_have_established(table, r)]
            keys = [
                i.key
                for i in open_files
                if isinstance(i, book61.FailureToFollowSuit)
                or _revoke_by_the_letter(table, i)
                or query45.may_be_revoke(i)
                or i in turned_on
            ]
        case DirectorCalled(about=about) | Said(what=Saying.ATTENTION | Saying.WRONG_HAND, about=about):
            # What has been spoken of before is still what the call is about.
            acts = [i for i in table.docket if not isinstance(i.cause, DirectorCalled | Said)]
            named = [i for i in acts if about in i.topics or (about == "penalty card" and _of_it(i))]
            spoken_of = named or _meant(table, open_files)
            # Whether a card out of turn is the one that is missing elsewhere is found before it can be a lead.
            turned_on = [i for i in table.files(book67.PassedOver) if query67.put_late(table, i) in spoken_of]
            # Which of several cards was played out of turn is found before it is ruled on that it was.
            plays = [i.key for i in spoken_of]
            turned_on += [i for i in table.files(book58.SeveralOutOfTurn) if i.of_the_play in plays]
            keys = [i.key for i in (*spoken_of, *turned_on) if not i.attended]
        case Said(what=Saying.ACCEPT | Saying.REFUSE):
            keys = [i.key for i in open_files if _concerns(table, i, seat)]
        case Said(what=Saying.NO_MORE, to=asked) if asked is not None:
            meant, of_revokes = query61.asked_about(table, asked), table.files(book61.FailureToFollowSuit)
            keys = [i.key for i in of_revokes if not i.attended and (i.trick, i.offender, i.card) == meant]
        case Said(what=Saying.HAVE, card=held) if held is not None:
            keys = [i.key for i in open_files if i.offender is seat and _could_have_followed(table, i, held)]
        case Spread() if seat is table.declarer:
            keys = [i.key for i in open_files if isinstance(i, book54.OpeningLeadOutOfTurn)]
        case Named(hand=hand) | Corrected(hand=hand) if seat is table.declarer and hand in (None, table.dummy):
            keys = [i.key for i in open_files if _wants_another(table, i, event)]
        case Retracted(_, card):
            keys = [i.key for i in open_files if isinstance(i, book61.FailureToFollowSuit) and i.card is card]
    return seat, frozenset(keys)


def _revokes_meant(table: Table) -> list[Revoke]:
    """The certain revokes that somebody speaks of who says that there was one: those on file, else any."""
    sure = [r for r in table.revokes if r.sure]
    files = [i for i in table.files(book61.FailureToFollowSuit) if not i.attended]
    return [r for r in sure if not files or any(query61.about(i, r) for i in files)]


def _of_it(incident: Incident) -> bool:
    """Whether a revoke comes of a penalty card: one was not played, or a demand on its account was not met.

    That the hand was bound is known at once; whether it could have followed suit may be found only later.
    """
    before, seat = incident.before, incident.offender
    bound = before.penalty_cards_of(seat) or any(r.seat is seat for r in before.restrictions)
    return isinstance(incident, book61.FailureToFollowSuit) and bool(bound)


def _revoke_by_the_letter(table: Table, incident: Incident) -> bool:
    """Whether not playing a penalty card counts as a revoke at this table (61A, with R52-3 set aside)."""
    return isinstance(incident, book52.PenaltyCardNotPlayed) and not reads(table, book52.NOT_A_REVOKE)


def _meant(table: Table, files: list[Incident]) -> list[Incident]:
    """What the Director is called for: everything open that the call can be about.

    While there is more to play a revoke must be recent, or come to light by a card that is.
    """
    recent = [
        i
        for i in files
        if not isinstance(i, book61.FailureToFollowSuit)
        or table.finished
        or i.trick >= table.number - 1
        or query61.shown_now(table, i.offender, i.trick, i.before.trick.led)
    ]
    return [i for i in recent if not designation_queries.disposes_of(table, i)]


def _could_have_followed(table: Table, incident: Incident, held: Card) -> bool:
    """Whether a player who says that he has a card speaks of his own recent revoke in that suit."""
    recent = isinstance(incident, book61.FailureToFollowSuit) and incident.trick >= table.number - 1
    return recent and incident.before.trick.led is held.suit


def _concerns(table: Table, incident: Incident, seat: Seat) -> bool:
    """Whether a player who accepts or refuses something may do so of this incident."""
    if incident.left_may_accept:
        return seat is incident.offender.lho
    if isinstance(incident, book54.OpeningLeadOutOfTurn | book56.DefendersLeadOutOfTurn | book52.PenaltyCardNotPlayed):
        return seat is table.declarer
    if isinstance(incident, book45.FurtherCard | book49.PlayedInVain) and table.is_defender(incident.offender):
        return seat is table.declarer  # he takes a further card to the trick for a lead
    return isinstance(incident, book55.DeclarersLeadOutOfTurn) and table.is_defender(seat)


def _wants_another(table: Table, incident: Incident, event: Named | Corrected) -> bool:
    """Declarer asks for another card than the one dummy put forward unasked, not for a card to the next trick.

    Or dummy moved another card than the one called, and declarer calls that one again.
    """
    if isinstance(incident, book45.PutForwardInstead | book46.MayHaveBeenMeant):
        if incident.trick != table.number:
            return isinstance(event, Corrected) and query46.agrees(table, event.words, incident.called)
        again = isinstance(event, Named) and query46.calls_again(table, event, incident.called)
        return again or query46.agrees(table, event.words, incident.called)
    if not isinstance(incident.cause, Placed):
        return False
    if incident.trick == table.number:
        return True
    if table.trick.card(table.dummy) is not None:
        return False
    return isinstance(event, Corrected) or table.turn is not table.dummy


# Nobody has summoned the Director who asks a player whether he has none left (61B), or plays on after a claim (68D).
_WITHOUT_THE_DIRECTOR = (book61.RevokeAskedAbout, book68.PlayedOnAfterClaim)


def standstill(table: Table, before: Table, event: Event) -> Table:
    """9B2: an act by a player while a ruling is being made is on record; Laws 60 and 11 judge it."""
    question = before.question
    if question is None or nobody_acts(event):
        return table
    asked = next((i for i in before.docket if i.key == question.incident), None)
    if asked is None:
        return table
    if isinstance(asked, book46.IncompleteDesignation) and (
        not _drawn_to(before, asked) or _completes_call(table, event)
    ):
        return table
    if isinstance(asked, book21.Misinformed) and isinstance(event, Made | Changed) and question.to is event.seat:
        return table  # who is asked whether he changes his call (21B1) answers by another
    if isinstance(asked, _WITHOUT_THE_DIRECTOR) and not _drawn_to(before, asked):
        return table
    if asked.attended_by is not None:
        spoken_of = Entry(Settled.DONE_IN_STANDSTILL, asked.attended_by, None, before.number, asked.key)
        table = replace(table, records=(*table.records, spoken_of))
    entry = Referral(book.STANDSTILL, "may", words.DONE_IN_STANDSTILL(), NOW())
    return table if entry in table.referrals else replace(table, referrals=(*table.referrals, entry))


def _drawn_to(table: Table, incident: Incident) -> bool:
    """Whether anyone has drawn attention since: a call to be completed (46B) or a question (61B) is none by itself."""
    if incident.attended_at is not None:
        return True
    since = table.log[incident.at :]
    return any(isinstance(e, DirectorCalled) or (isinstance(e, Said) and e.what is Saying.ATTENTION) for e in since)


def _completes_call(table: Table, event: Event) -> bool:
    """Whether an act answers the question which card of dummy is played (46B): it is named, taken up, or moved."""
    match event:
        case Named(seat, _) | Corrected(seat, _):
            return seat is not table.dummy
        case Faced(seat, _):
            return seat is table.dummy or query46.chosen_by_dummy(table, seat) is not None
        case Placed(_, card):
            return query46.carried_out(table, card) is not None
        case _:
            return False


_LOSES_NO_RIGHT = tuple(Tell(words.LOSES_NO_RIGHT(caller), (caller,), quietly=True) for caller in SEATS)


def summoned(h: Hearing) -> None:
    """9A2, 9B1: who called the Director, and that the call cost no right."""
    if not h.incident.irregular:
        return  # he was not called for that
    for called, event in enumerate(h.since):  # noqa: B007 (where the Director was called first)
        if isinstance(event, DirectorCalled):
            break
    else:
        return
    caller = event.seat
    is_dummy = not h.table.calling and caller is h.table.dummy  # nobody is if the auction goes on again since
    first_to_speak = is_dummy and h.incident.attended_by is caller
    first_to_speak = first_to_speak and not director_awaited(h.table, len(h.table.log) - len(h.since) + called)
    if first_to_speak and _play_had_begun(h, called) and not put_right(h.incident):
        return  # Law 43 has its word on that
    # Whose card may have been a revoke is yet to be asked: the file is under the name of who spoke.
    unknown = isinstance(h.incident, book61.RevokeSpokenOf) and h.incident.meant is None
    if caller.side is h.offender.side and not unknown:
        others = h.offender.side.other
        told = Tell(words.KEEP_RIGHTS(others, caller), others.seats, quietly=True)
        h.rule(book.OPPONENTS_KEEP_RIGHTS, told, also=(book.CALL_THE_DIRECTOR, book.NO_DUTY_TO_REPORT))
        return
    also = (book.CALL_THE_DIRECTOR, _free_to_speak(h, is_dummy))
    h.rule(book.CALLING_COSTS_NOTHING, _LOSES_NO_RIGHT[caller], also=also)


def _free_to_speak(h: Hearing, is_dummy: bool) -> Provision:
    """By which rule the caller was free to do so; in the play dummy only once another had spoken (43A1)."""
    if not _play_had_begun(h, 1):
        return book.ATTENTION_IN_AUCTION
    return book.ANYONE_MAY_CALL if is_dummy else book.ATTENTION_IN_PLAY


def _play_had_begun(h: Hearing, acts: int) -> bool:
    """Whether the play period had begun after so many acts from the irregularity on, itself the first."""
    before = h.table if h.incident.before.calling else h.incident.before
    if before.calling:
        return False
    return bool([event for event in h.since[:acts] if faces_lead(before, event)]) or in_play(before)


LAW = Law(9, stands_still=standstill, attends=attention, prefaces=summoned)
