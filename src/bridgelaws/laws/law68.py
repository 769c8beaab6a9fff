"""Law 68: claim or concession of tricks."""

from __future__ import annotations

from ..acts import Act
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, v
from ..events import (
    Agreed,
    Claimed,
    DefectFound,
    DirectorCalled,
    Ended,
    Event,
    HandsReturned,
    Mixed,
    NextDealCalled,
    Quitted,
    RoundEnded,
    Said,
    Strayed,
)
from ..hearing import Hearing
from ..orders import Note
from ..table import Incident, Referral, Table
from .common import file

CLAIM = provision(
    v(
        L1997,
        "68A",
        "Saying that his side will win a number of tricks, suggesting that play be cut short, or showing his cards is "
        "a claim, unless it was plainly not meant as one.",
    ),
    v(
        L2007,
        "68A",
        "Saying that his side will win a number of tricks, suggesting that play be cut short, or showing his cards is "
        "a claim, unless it was plainly not meant as one, as when declarer faces his hand after an opening lead out of "
        "turn.",
        change=WORDING,
    ),
    v(
        L2017,
        "68A",
        "Declarer or a defender claims by saying that his side will win a number of tricks, suggesting that play be "
        "cut short, or showing his cards, unless it was plainly not meant as a claim, as after an opening lead out of "
        "turn.",
        change=WORDING,
    ),
)
CONCESSION = provision(
    v(L1997, "68B", "To claim some of the tricks left is to concede the rest."),
    v(L2007, "68B1", "To claim some of the tricks left is to concede the rest.", change=RENUMBERED),
)
PLAY_STOPS = provision(
    v(L1997, "68D", "After a claim or concession play ceases; what is played later is void.", play="ceases"),
    v(
        L2007,
        "68D",
        "After a claim or concession play ceases; what is played later may be looked at as evidence.",
        change=SUBSTANCE,
        play="ceases",
    ),
    v(
        L2017,
        "68D",
        "After a claim or concession play is suspended; if the other side asks and all four agree it goes on, and then "
        "there was no claim.",
        change=SUBSTANCE,
        play="is suspended",
    ),
)

# What may happen at a table where play has stopped without anyone's playing on.
_NO_PLAY = (
    Agreed, Claimed, DefectFound, DirectorCalled, Ended, HandsReturned, Mixed, NextDealCalled, Quitted, RoundEnded,
    Said, Strayed,
)  # fmt: skip


def resumed(table: Table, event: Event) -> Table:
    """Someone plays on after play had stopped: the stop no longer counts, and the Director looks into it."""
    stopped = table.stopped
    if stopped is None or isinstance(event, _NO_PLAY):
        return table
    table = table.but(stopped=None)
    if stopped.by is None:
        return table
    why = "of the play after a claim, which the law on claims settles"
    return table.but(referrals=(*table.referrals, Referral(PLAY_STOPS, "may", why, "now")))


def notice(table: Table, act: Act) -> Incident | None:
    """A player claims or concedes."""
    event = act.event
    if not isinstance(event, Claimed):
        return None
    what = "claimed or conceded" if event.tricks is None else f"claimed {event.tricks} of {14 - table.number} tricks"
    return file(table, act, "law68", f"{event.seat} {what}", enters=False, at_once=True)


def hear(h: Hearing) -> None:
    """Play stops; whether the claim stands is for the laws that follow."""
    event = h.incident.cause
    assert isinstance(event, Claimed)
    left = 14 - h.table.number
    some = event.tricks is not None and event.tricks < left
    h.rule(CLAIM, Note("play", h.term(PLAY_STOPS, "play")), also=(PLAY_STOPS,))
    if some:
        h.rule(CONCESSION, Note(str(h.offender.side), "concede the rest"))
