"""Law 68: claim or concession of tricks."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ..events import (
    Agreed,
    Claimed,
    DefectFound,
    DirectorCalled,
    Dropped,
    Ended,
    Event,
    Faced,
    HandsReturned,
    Held,
    Mixed,
    Named,
    NextDealCalled,
    Placed,
    Quitted,
    Retracted,
    RoundEnded,
    Said,
    Saying,
    Shown,
    Spread,
    Strayed,
    Touched,
)
from ..hearing import Hearing
from ..orders import Inform, Note, Order, PlayGoesOn, Refer, TransferTricks
from ..questions import Finding
from ..seats import Seat
from ..table import Incident, Referral, Revoke, Stage, Table
from . import law16, law43, law49, law61, law63
from .common import file

CLAIM = provision(
    v(
        L1997,
        "68A",
        "Saying that his side will win a number of tricks, suggesting that play be cut short, or showing his cards is "
        "a claim, unless it was plainly not meant as one.",
        only_players=False,
    ),
    v(
        L2007,
        "68A",
        "Saying that his side will win a number of tricks, suggesting that play be cut short, or showing his cards is "
        "a claim, unless it was plainly not meant as one, as when declarer faces his hand after an opening lead out of "
        "turn.",
        change=WORDING,
        only_players=False,
    ),
    v(
        L2017,
        "68A",
        "Declarer or a defender claims by saying that his side will win a number of tricks, suggesting that play be "
        "cut short, or showing his cards, unless it was plainly not meant as a claim, as after an opening lead out of "
        "turn.",
        change=SUBSTANCE,
        only_players=True,
    ),
)
CONCESSION = provision(
    v(L1997, "68B", "To claim some of the tricks left is to concede the rest."),
    v(L2007, "68B1", "To claim some of the tricks left is to concede the rest.", change=RENUMBERED),
)
PARTNER_OBJECTS = provision(
    v(
        L1997,
        "68B",
        "If a defender's partner objects at once to his conceding tricks, nothing has been conceded; the rule on "
        "information from partner may apply.",
        play_goes_on=False,
        information="from partner",
    ),
    v(
        L2007,
        "68B2",
        "If a defender's partner objects at once to his conceding tricks, nothing has been conceded and play goes on; "
        "cards shown are no penalty cards, and what they told is unauthorized for the partner.",
        change=SUBSTANCE,
        play_goes_on=True,
        information="withdrawn",
    ),
    v(
        L2017,
        "68B2",
        "If a defender's partner objects at once to his conceding tricks, there was neither a concession nor a claim, "
        "and play goes on; cards shown are no penalty cards, and what they told is unauthorized for the partner.",
        change=SUBSTANCE,
        play_goes_on=True,
        information="withdrawn",
    ),
)
PLAY_STOPS = provision(
    v(
        L1997,
        "68D",
        "After a claim or concession play ceases; what is played later is void.",
        play="ceases",
        may_go_on=False,
    ),
    v(
        L2007,
        "68D",
        "After a claim or concession play ceases; what is played later may be looked at as evidence.",
        change=SUBSTANCE,
        play="ceases",
        may_go_on=False,
    ),
    v(
        L2017,
        "68D",
        "After a claim or concession play is suspended; if the other side asks and all four agree it goes on, and then "
        "there was no claim.",
        change=SUBSTANCE,
        play="is suspended",
        may_go_on=True,
    ),
)

PLAY_GOES_ON_IN_1997 = reading(
    "R68-1",
    "When a defender's partner has objected at once to his concession, play goes on.",
    source="text silent; minute of the WBF Laws Committee of 2001, in amsterdamned.org, blml, December 2007",
    editions=(L1997,),
)

OBJECTED = Finding(
    "immediate_objection",
    "Did {offender} concede tricks, and did {partner} object at once?",
    PARTNER_OBJECTS,
    yes="{offender} conceded tricks and {partner} objected at once",
    no="there was no concession to which {partner} objected at once",
    say="{offender}, what did you say? {partner}, when did you object?",
)

# What may happen at a table where play has stopped without anyone's playing on.
_NO_PLAY = (
    Agreed, Claimed, DefectFound, DirectorCalled, Dropped, Ended, HandsReturned, Mixed, NextDealCalled, Quitted,
    Retracted, RoundEnded, Said, Shown, Spread, Strayed,
)  # fmt: skip


def resumed(table: Table, event: Event) -> Table:
    """Someone plays on after play had stopped: the stop no longer counts, and the Director looks into it."""
    stopped = table.stopped
    if stopped is None or isinstance(event, _NO_PLAY) or _corrects(table, event):
        return table
    table = table.but(stopped=None)
    if stopped.by is None:
        return table
    why = "of the play after a claim, which the law on claims settles"
    return table.but(referrals=(*table.referrals, Referral(PLAY_STOPS, "may", why, "now")))


def _corrects(table: Table, event: Event) -> bool:
    """Whether a card is put in place of one that was taken back because a revoke is corrected."""
    seat = table.to_correct
    if seat is None or not isinstance(event, Faced | Named | Placed | Held | Touched):
        return False
    return event.seat in (seat, table.actor(seat))


def notice(table: Table, act: Act) -> Incident | None:
    """A player claims or concedes; or a defender objects to his partner's concession."""
    event = act.event
    if isinstance(event, Said) and event.what is Saying.REFUSE and _conceded_by_partner(table, event.seat):
        summary = f"{event.seat} objected to {event.seat.partner}'s concession"
        return file(table, act, "law68", summary, offender=event.seat.partner, at_once=True)
    if isinstance(event, Said) and event.what is Saying.REFUSE and (claimer := _claimed_by_another(table, event.seat)):
        return file(table, act, "law68", f"{event.seat} disputed {claimer}'s claim", offender=claimer, at_once=True)
    if not isinstance(event, Claimed):
        return None
    what = "claimed or conceded" if event.tricks is None else f"claimed {event.tricks} of {14 - table.number} tricks"
    what = "conceded the rest" if event.tricks == 0 else what
    return file(table, act, "law68", f"{event.seat} {what}", at_once=True)


def _claimed_by_another(table: Table, seat: Seat) -> Seat | None:
    """Who has claimed or conceded, if it was not the player himself; anyone else may dispute it, dummy included."""
    by = table.stopped.by if table.stopped is not None else None
    return None if by is seat else by


def _conceded_by_partner(table: Table, seat: Seat) -> bool:
    """Whether play has stopped because a defender's partner conceded, or may have conceded, a trick."""
    if table.stopped is None or table.stopped.by is not seat.partner or not table.is_defender(seat):
        return False
    claim = next(e for e in reversed(table.log) if isinstance(e, Claimed) and e.seat is seat.partner)
    return claim.tricks is None or claim.tricks < 14 - table.number


def hear(h: Hearing) -> None:
    """Play stops; whether the claim stands is for the laws that follow."""
    event = h.incident.cause
    if isinstance(event, Said):
        if _conceded_by_partner(h.incident.before, event.seat):
            _objection(h)
        else:
            _dispute(h)
        return
    assert isinstance(event, Claimed)
    left = 14 - h.table.number
    some = event.tricks is not None and event.tricks < left
    if h.offender is h.table.dummy:
        also = (CLAIM,) if h.term(CLAIM, "only_players") else ()
        h.rule(law43.NOT_TAKE_PART, Note("dummy", "can neither claim nor concede: play goes on"), also=also)
        h.rule(law16.FROM_PARTNER, Refer("may", f"if {h.table.declarer} used what dummy told him about the play"))
        return
    h.rule(CLAIM, Note("play", h.term(PLAY_STOPS, "play")), also=(PLAY_STOPS,))
    if some:
        h.rule(CONCESSION, Note(str(h.offender.side), "concede the rest"))


def _dispute(h: Hearing) -> None:
    """68D: nothing is played until the Director has ruled on the claim, which the laws on claims do."""
    h.rule(PLAY_STOPS, Note("play", "waits until the Director has ruled on the claim"))
    h.rule(PLAY_STOPS, Refer("may", f"on {h.offender}'s claim or concession, which is disputed (70, 71)", "now"))
    if h.term(PLAY_STOPS, "may_go_on"):
        others = h.offender.side.other
        h.rule(PLAY_STOPS, Note("play", f"goes on instead if {others} ask for it and all four agree"))


def _objection(h: Hearing) -> None:
    """68B2: his partner objects at once to what a defender would concede."""
    conceder, partner = h.offender, h.offender.partner
    if not h.found(OBJECTED):
        h.rule(CONCESSION, Note("the concession", "stands as far as the objection goes"))
        _dispute(h)
        return
    if not h.term(PARTNER_OBJECTS, "play_goes_on") and not h.reads(PLAY_GOES_ON_IN_1997):
        h.rule(PARTNER_OBJECTS, Note(str(conceder), "has conceded nothing"))
        h.rule(PARTNER_OBJECTS, Refer("may", "on how the board goes on", "now"))
    else:
        open_again = [revoke for revoke in h.table.revokes if _established_by(revoke, conceder)]
        goes_on = PlayGoesOn(tuple(_as_before(revoke) for revoke in open_again))
        known = [revoke for revoke in open_again if revoke.found]
        h.rule(PARTNER_OBJECTS, Note(str(conceder), "has conceded nothing"), goes_on, *map(_undone, known))
        for revoke in known:  # attention has been drawn to it: it is corrected after all
            law61.found(h, _as_before(revoke))
        if _cards_go_back(h):
            return
    used = f"if {partner} used what {conceder} showed or said in conceding and the other side was damaged"
    if h.term(PARTNER_OBJECTS, "information") == "from partner":
        h.rule(law16.FROM_PARTNER, Refer("may", used))
        return
    told = Inform(f"what {conceder} showed in conceding", None, conceder, (h.table.declarer,), (partner,))
    h.rule(law16.OFFENDERS_MAY_NOT_USE, told, also=(law16.WITHDRAWN_ACTION,))
    strength = h.term(law16.MISUSE_ADJUSTED, "adjustment")
    h.rule(law16.OFFENDERS_MAY_NOT_USE, Refer(strength, used), also=(law16.MISUSE_ADJUSTED,))


def _cards_go_back(h: Hearing) -> bool:
    """Cards that the conceder had faced in conceding are no penalty cards; True if there were any."""
    if not h.has(law49.CONCESSION_OBJECTED_EXEMPT):
        return False
    his = (each for each in h.table.docket if each.law == "law49" and each.offender is h.offender)
    files = [each for each in his if _in_conceding(h, each)]
    for each in files:
        law49.concession_objected(h, h.still_held(h.offender, each.cards))
        h.close(each)
    return bool(files)


def _in_conceding(h: Hearing, shown: Incident) -> bool:
    """Whether cards were faced as part of the concession: shown on purpose, and no card played in between."""
    return isinstance(shown.cause, Shown | Spread) and shown.before.played == h.incident.before.played


def _established_by(revoke: Revoke, conceder: Seat) -> bool:
    """Whether it was the concession that established a revoke (63A3)."""
    return revoke.authority is law63.CLAIMS and revoke.by.startswith(f"{conceder} claimed")


def _undone(revoke: Revoke) -> Order:
    """The tricks that it had cost as an established revoke."""
    about = f"{revoke.seat}'s revoke at trick {revoke.trick}"
    return TransferTricks(revoke.id, (), revoke.seat.side.other, about, "is not established")


def _as_before(revoke: Revoke) -> Revoke:
    return replace(revoke, stage=Stage.OPEN, authority=None, by="", found=False, exempt=None)
