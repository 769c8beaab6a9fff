"""Law 69: agreed claim or concession."""

from __future__ import annotations

from ...board.acts import Act
from ...board.claiming import AskedBack
from ...board.events import NextDealCalled, RoundEnded, Said, Saying
from ...board.orders import AwardTricks, GiveBack, Tell
from ...board.records import Settled
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..common import file
from . import book, words
from .procedures import ground, how_many, in_time, show_line
from .queries import agreed_aloud, is_agreed


def notice(table: Table, act: Act) -> Incident | None:
    """It has become too late to contest a claim; or a side that has agreed to one asks for a trick after all."""
    event, stopped = act.event, table.stopped
    if stopped is None or stopped.by is None:
        return None
    claimer, agreed = stopped.by, is_agreed(table)
    ruled = table.on_record(Settled.CLAIM_DISPUTED) or table.on_record(Settled.CLAIM_ADJUDICATED)
    if isinstance(event, RoundEnded) or (isinstance(event, NextDealCalled) and event.seat.side is not claimer.side):
        if agreed or ruled:
            return None
        return file(table, act, book.AgreementEstablished, words.AGREEMENT(claimer), offender=claimer, at_once=True)
    speaks = isinstance(event, AskedBack) or (isinstance(event, Said) and event.what is Saying.REFUSE)
    if not speaks or not agreed or ruled or act.seat.side is claimer.side:
        return None
    return file(table, act, book.AgreementWithdrawn, words.WITHDRAWN(act.seat), at_once=True)


def agree(h: Hearing) -> None:
    """69A: the board is scored as though the tricks had been won and lost in play."""
    claimer, left = h.offender, 14 - h.table.number
    side = claimer.side
    if not agreed_aloud(h.table, side.other) and not h.reads(book.SILENCE_IS_ASSENT):
        return
    if h.table.total is None:
        among = tuple((str(n), words.SO_MANY(n)) for n in range(left + 1))
        tricks = int(h.found(book.AGREED_TRICKS.but(among=among), side=side, number=left))
        h.rule(book.AGREED, AwardTricks(claimer, tricks, left))
    else:
        h.rule(book.AGREED, Tell(words.SCORED_AS_AGREED(claimer)))
    h.record(Settled.CLAIM_AGREED, claimer)


def withdraw(h: Hearing) -> None:
    """69B: a trick that the side had won already, or would have won, is its own after all."""
    side = h.incident.act.seat.side
    tricks = how_many(h, book.ALREADY_WON, book.WOULD_WIN)
    if not in_time(h, book.WOULD_WIN):
        h.rule(book.WOULD_WIN, Tell(words.TOO_LATE(side), side.seats))
        return
    test = h.term(book.WOULD_WIN, "test")
    found = ground(h, book.GROUND, ("already_won", test, "neither"), tricks, book.WOULD_WIN)
    if found == "neither":
        h.rule(book.AGREED, Tell(words.AGREEMENT_STANDS(side), side.seats), also=(book.WOULD_WIN,))
    else:
        h.rule(book.ALREADY_WON if found == "already_won" else book.WOULD_WIN, GiveBack(side, tricks))
    show_line(h, book.WOULD_WIN)


LAW = Law(
    69,
    notices=notice,
    of=only(NextDealCalled, RoundEnded, Said, AskedBack),
    hears=by_kind({book.AgreementEstablished: agree, book.AgreementWithdrawn: withdraw}),
)
