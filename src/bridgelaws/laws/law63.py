"""Law 63: establishment of a revoke."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, Provision, provision, reading, repealed, v
from ..events import (
    Agreed,
    Claimed,
    Ended,
    Faced,
    FacedSeveral,
    Named,
    NextDealCalled,
    RoundEnded,
    Said,
    Saying,
    TurnedUp,
)
from ..hearing import Hearing
from ..orders import EstablishRevoke, Stands
from ..questions import Finding
from ..seats import Seat, Side
from ..table import Incident, Revoke, Stage, Table
from . import law46, law62
from .common import answer, key_of, reads

PLAYS_ON = provision(
    v(
        L1997,
        "63A1",
        "A revoke is established when the offender or his partner leads or plays any card, legal or not, to the "
        "following trick.",
        except_misinformed=False,
    ),
    v(
        L2017,
        "63A1",
        "A revoke is established when the offender or his partner leads or plays any card, legal or not, to the "
        "following trick, unless an opponent had misinformed him about the turn (47E1).",
        change=SUBSTANCE,
        except_misinformed=True,
    ),
)
DESIGNATES = provision(
    v(
        L1997,
        "63A2",
        "A revoke is established when the offender or his partner names or otherwise shows the card to be played to "
        "the following trick.",
    ),
)
CLAIMS = provision(
    v(
        L1997,
        "63A3",
        "A revoke is established when a member of the offending side claims or concedes, or acquiesces in an "
        "opponent's claim or concession.",
        acquiescing=True,
    ),
    v(
        L2017,
        "63A3",
        "A revoke is established when a member of the offending side himself claims or concedes in any way.",
        change=SUBSTANCE,
        acquiescing=False,
    ),
)
AGREES_TO_CLAIM = provision(
    v(
        L2017,
        "63A4",
        "A revoke is established when the offending side's agreement to an opponent's claim or concession has become "
        "final under 69A.",
    ),
)
ILLEGAL_QUESTION = provision(
    v(
        L1997,
        "63B",
        "If attention came from a question between defenders that 61B forbids, the revoker plays a legal card and the "
        "penalties of Law 64 apply as if the revoke were established.",
    ),
    repealed(L2007),
)
TOO_LATE = provision(
    v(
        L1997,
        "63C",
        "An established revoke can no longer be corrected and the trick stands as played, except at the twelfth trick.",
        exceptions=("62D",),
    ),
    v(
        L2007,
        "63B",
        "An established revoke can no longer be corrected and the trick stands as played, except at the twelfth trick.",
        change=RENUMBERED,
        exceptions=("62D",),
    ),
    v(
        L2017,
        "63B",
        "An established revoke can no longer be corrected and the trick stands as played, except at the twelfth trick "
        "or when both sides revoked on one trick and only one has played on.",
        change=SUBSTANCE,
        exceptions=("62D", "62C3"),
    ),
)
ACQUIESCENCE_AS_69A = reading(
    "R63-1",
    "A side acquiesces in the opponents' claim, and so establishes its revoke, only when acquiescence has occurred in "
    "the sense of 69A.",
    source="text silent on the moment; settled practice, and the 2017 text of 63A4",
    editions=(L1997, L2007),
)
CORRECTED_TRICK_COUNTS = reading(
    "R63-2",
    "Where Law 64 applies as if the revoke were established, the tricks are counted with the trick as corrected as "
    "the revoke trick.",
    source="EBU White Book 2004, item 43.1",
)
PLAYED_TO_THE_END = reading(
    "R63-3",
    "Where the result of the board is stated and no claim is on record, the tricks that are not on file were played, "
    "and a revoke before them is established.",
    source="our interpretation of such a record; whoever revoked has either played on or claimed",
)


def establish(table: Table, act: Act) -> Table:
    """Record which revokes this act establishes. Nothing is ruled until attention is drawn."""
    if not table.revokes:
        return table
    after = tuple(_after(table, revoke, act) for revoke in table.revokes)
    return table if after == table.revokes else table.but(revokes=after)


def _after(table: Table, revoke: Revoke, act: Act) -> Revoke:
    if revoke.stage not in (Stage.OPEN, Stage.MUST_BE_CORRECTED):
        return revoke
    ground = _ground(table, revoke, act)
    if ground is None:
        return revoke
    return replace(revoke, stage=Stage.ESTABLISHED, authority=ground, by=_deed(table, act))


def _ground(table: Table, revoke: Revoke, act: Act) -> Provision | None:
    """The provision by which an act establishes a revoke, if it does."""
    laws, side = table.edition, revoke.seat.side
    claim_by_others = table.stopped is not None and table.stopped.by is not None and table.stopped.by.side is not side
    match act.event:
        case Claimed(seat) if seat.side is side and seat is not table.dummy:
            return CLAIMS
        case Agreed(seat) if seat.side is side and not reads(table, ACQUIESCENCE_AS_69A):
            return CLAIMS if CLAIMS.term(laws, "acquiescing") else None
        case NextDealCalled(seat) if seat.side is side and claim_by_others:
            return CLAIMS if CLAIMS.term(laws, "acquiescing") else AGREES_TO_CLAIM
        case RoundEnded() if claim_by_others:
            return CLAIMS if CLAIMS.term(laws, "acquiescing") else AGREES_TO_CLAIM
        case Ended() if _without_claim(table) and revoke.stage is Stage.OPEN and reads(table, PLAYED_TO_THE_END):
            return PLAYS_ON
    designated = act.play is not None or _calls_a_card_not_on_file(table, act)
    if not designated or act.seat.side is not side or not _to_next_trick(table, revoke, act):
        return None
    if law62.put_right(table, act) is not None:
        return None
    if PLAYS_ON.term(laws, "except_misinformed") and _was_told(table, act.seat):
        return None
    late = table.number > revoke.trick + 1
    if revoke.stage is Stage.MUST_BE_CORRECTED and not late and reads(table, law62.ATTENTION_COMES_FIRST):
        return None
    return DESIGNATES if isinstance(act.event, Named) else PLAYS_ON


def _calls_a_card_not_on_file(table: Table, act: Act) -> bool:
    """Whether declarer has called a card of dummy, of which only our file does not tell which it is."""
    call = law46.notice(table, act)
    if call is None or not isinstance(call.cause, Named):
        return False
    return law46.interpret(table, call.cause.words, call.cause.pointing).trouble == "unknown"


def _without_claim(table: Table) -> bool:
    """Whether play stopped with a result and no one is on record as having claimed."""
    return table.stopped is not None and table.stopped.by is None and not table.over


def _to_next_trick(table: Table, revoke: Revoke, act: Act) -> bool:
    """Whether a card is one to the trick after the revoke: in turn or not, early or not, but no fifth card."""
    key = key_of(table)
    if answer(table, key, "deemed_led") is False or answer(table, key, "led_to_next_trick") is False:
        return False
    if table.suspended is not None:
        return False
    early = table.number == revoke.trick and table.trick.card(act.seat) is not None and table.is_defender(act.seat)
    return early or table.number > revoke.trick


def _was_told(table: Table, seat: Seat) -> bool:
    """Whether an opponent had just told the player, wrongly, that it was his turn (47E1)."""
    if table.turn is seat:
        return False
    for event in reversed(table.log[:-1]):
        if isinstance(event, Said) and event.what is Saying.YOUR_TURN and event.to in (seat, table.actor(seat)):
            return event.seat.side is not seat.side
        if isinstance(event, Faced | FacedSeveral | TurnedUp | Named):
            return False
    return False


_TO_THE_END = "play went on to the end of the board"


def _deed(table: Table, act: Act) -> str:
    match act.event:
        case Claimed(seat):
            return f"{seat} claimed or conceded"
        case Agreed(seat):
            return f"{seat} agreed to the claim"
        case NextDealCalled(seat):
            return f"{seat} called on the next deal without an objection to the claim"
        case RoundEnded():
            return "the round ended without an objection to the claim"
        case Ended():
            return _TO_THE_END
        case Named(seat, words):
            return f"{seat} named {act.card or repr(words)} for the next trick"
    return f"{act.seat} played {act.card} to the next trick"


def as_played(table: Table, revoke: Revoke) -> Revoke:
    """A revoke that was not on record, in the state that the tricks and the claim show."""
    side = revoke.seat.side
    if played_on(table, revoke, side):
        return replace(revoke, stage=Stage.ESTABLISHED, authority=PLAYS_ON, by=f"{side} played to the next trick")
    stopped = table.stopped
    if stopped is not None and stopped.by is not None and stopped.by.side is side:
        return replace(revoke, stage=Stage.ESTABLISHED, authority=CLAIMS, by=f"{stopped.by} claimed or conceded")
    if _without_claim(table) and reads(table, PLAYED_TO_THE_END):
        return replace(revoke, stage=Stage.ESTABLISHED, authority=PLAYS_ON, by=_TO_THE_END)
    return revoke


def played_on(table: Table, revoke: Revoke, side: Side) -> bool:
    """Whether a side has put a card to any trick after that of the revoke; of one not on file it is taken to have."""
    since = (table.trick_at(number) for number in range(revoke.trick + 1, table.begun + 1))
    return any(trick is None or trick.side_has_played(side) for trick in since)


# A card called before the trick is complete, for the next one


def named_before(h: Hearing, revoke: Revoke, drawn: int) -> Revoke:
    """A revoke to which attention was drawn at that place in the log: established, if a call had come before that."""
    calls = [i for i in h.table.docket if _may_be_for_next(i, revoke) and i.at < drawn]
    if revoke.stage not in (Stage.OPEN, Stage.MUST_BE_CORRECTED) or not calls or not h.found(_for_next(calls[0])):
        return revoke
    h.close(calls[0])
    return _established_by(calls[0], revoke)


def named_for_next(h: Hearing) -> bool:
    """Whether another card, called when the side had played to the trick from both its hands, was for the next one.

    Asked whether or not there is a revoke, so that the question betrays none.
    """
    if not _could_be_for_next(h.incident) or not h.found(_for_next(h.incident)):
        return False
    # As by a card played, a revoke is established; nothing is said of it before attention is drawn to it.
    open_to = [r for r in h.table.revokes if r.stage is Stage.OPEN and _may_be_for_next(h.incident, r)]
    now = tuple(_established_by(h.incident, r) if r in open_to else r for r in h.table.revokes)
    h.table = h.table.but(revokes=now)
    return True


def _could_be_for_next(call: Incident) -> bool:
    """Whether another card was called by a side that had played to the trick from both its hands."""
    if call.law != "law45" or call.proper is None or not isinstance(call.cause, Named):
        return False
    return all(call.before.trick.card(seat) is not None for seat in call.offender.side.seats)


def _may_be_for_next(call: Incident, revoke: Revoke) -> bool:
    """The same of a side that had revoked on the trick."""
    there = call.trick == revoke.trick and call.before.trick.card(revoke.seat) is revoke.card
    return there and call.offender.side is revoke.seat.side and _could_be_for_next(call)


def _for_next(call: Incident) -> Finding:
    assert isinstance(call.cause, Named)
    said, words = call.offender, repr(call.cause.words)
    return Finding(
        "designated_for_next_trick",
        f"Did {said} call {words} for the next trick, and not in place of {call.card}?",
        DESIGNATES,
        yes=f"{said} called {words} for the next trick",
        no=f"{said} did not call {words} for the next trick",
        say=f"{said}, what did you mean by {words}: were you calling a card for the next trick?",
    )


def _established_by(call: Incident, revoke: Revoke) -> Revoke:
    assert isinstance(call.cause, Named)
    by = f"{call.offender} called {call.cause.words!r} for the next trick"
    return replace(revoke, stage=Stage.ESTABLISHED, authority=DESIGNATES, by=by)


def too_late(h: Hearing, revoke: Revoke) -> None:
    """It can no longer be corrected; the tricks are a matter for Law 64 when play is over."""
    assert revoke.card is not None
    assert revoke.authority is not None
    acquiesced = "the round" in revoke.by or "called on the next deal" in revoke.by
    if revoke.authority is CLAIMS and (acquiesced or revoke.by.startswith(f"{revoke.seat.side}")):
        h.reads(ACQUIESCENCE_AS_69A)
    if revoke.by == _TO_THE_END:
        h.reads(PLAYED_TO_THE_END)
    h.rule(
        TOO_LATE,
        EstablishRevoke(revoke),
        Stands(revoke.seat, revoke.card, "play"),
        also=(revoke.authority,),
    )
