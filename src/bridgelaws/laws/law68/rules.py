"""Law 68: claim or concession of tricks."""

from __future__ import annotations

from ...board.acts import Act
from ...board.claimable import about_later_tricks, answers_a_claim
from ...board.claiming import Adjudicated, AskedBack, HandFaced
from ...board.events import (
    Agreed,
    AuctionEnded,
    Changed,
    Claimed,
    Corrected,
    DefectFound,
    DirectorCalled,
    Dropped,
    Ended,
    Event,
    Explained,
    ExposedInAuction,
    HandsReturned,
    Held,
    Made,
    Mixed,
    NextDealCalled,
    NotSpread,
    Omitted,
    Quitted,
    Retracted,
    RoundEnded,
    RulingCorrected,
    Said,
    Saying,
    Shown,
    Signalled,
    Spread,
    Strayed,
    TakenBack,
    Touched,
)
from ...board.keys import Occasion, OfAct, Sequel
from ...board.orders import Inform, Order, PlayGoesOn, Refer, Tell, TransferTricks
from ...board.procedure import AnotherBoardPlayed, Dealt, HandsCounted, Learnt, TookFromAnotherBoard
from ...board.records import Settled, without_claim
from ...board.table import Deed, Incident, Revoke, Stage, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.frozen import replace
from ...values.seats import Seat
from ...words.message import Message
from ..books import book16, book43, book49, book70
from ..common import file, reads
from ..law49 import procedures as law49
from ..law61 import procedures as law61
from ..law70 import procedures as law70
from . import book, words
from .queries import (
    awaits_ruling,
    claimed_by_another,
    claims_otherwise,
    conceded_by_partner,
    corrects,
    disputed_by,
    may_be_agreed,
    plays_in_vain,
    too_late,
    were_agreed,
)

# What may happen at a table where play has stopped without anyone's playing on.
_NO_PLAY = (
    Agreed, Claimed, DefectFound, DirectorCalled, Dropped, Ended, ExposedInAuction, HandsReturned, Mixed,
    NextDealCalled, NotSpread, Quitted, Retracted, RoundEnded, Said, Shown, Spread, Strayed,
    AnotherBoardPlayed, AuctionEnded, Changed, Dealt, Explained, HandsCounted, Learnt, Made, RulingCorrected,
    Signalled, TakenBack, TookFromAnotherBoard, Adjudicated, AskedBack, HandFaced,
)  # fmt: skip


def resumed(table: Table, event: Event) -> Table:
    """Someone plays on after play had stopped: after a result that was stated, that is all.

    A claim stops the play. What is played after it is void and the claim stands, unless the edition lets all four agree
    that play goes on: whether they had is asked, and then the act counts.
    """
    stopped = table.stopped
    if stopped is None or isinstance(event, _NO_PLAY) or corrects(table, event):
        return table
    if stopped.by is None:
        return table.but(stopped=None, records=without_claim(table.records))
    if not may_be_agreed(table, event):
        return table
    act, key = Act(None, stopped.by), OfAct(table.acts).then(Sequel.AGREED_TO)
    about = words.PLAYED_ON_AFTER(stopped.by)
    on = file(table, act, book.PlayedOnAfterClaim, about, key=key, at_once=True)
    if were_agreed(table, key):
        goes_on = PlayGoesOn(tuple(map(_as_before, _open_again(table, stopped.by))))
        table = goes_on.apply(table, book.GOES_ON_BY_AGREEMENT)
    return table.but(docket=(*table.docket, on))


def _open_again(table: Table, claimer: Seat) -> list[Revoke]:
    """The revokes that a claim alone has established, if it establishes none when it is void."""
    if not reads(table, book.VOID_CLAIM_ESTABLISHES_NOTHING):
        return []
    return [revoke for revoke in table.revokes if _established_by(revoke, claimer)]


def notice(table: Table, act: Act) -> Incident | None:
    """A player claims or concedes; or another disputes it, by word or by calling the Director (68D)."""
    event = act.event
    # A card that may have been a revoke is asked about first (61); if it was none, the call is about the claim.
    revoke = any(not revoke.found for revoke in table.revokes)
    if isinstance(event, DirectorCalled) and not revoke and (called := disputed_by(table, event)) is not None:
        return file(table, act, called.kind, called.summary, offender=called.claimer, at_once=True)
    if event is None and table.log and plays_in_vain(table, table.log[-1]) is not None:
        # Who only holds or touches a card, or wishes for another, has put none down that would go back.
        puts_none = isinstance(table.log[-1], Corrected | Held | Omitted | Touched)
        open_already = table.files(book.PlayedOnAfterClaim)
        if open_already or table.on_record(Settled.PLAYED_AFTER_CLAIM) or puts_none:
            return None
        return file(table, act, book.PlayedAfterClaim, words.PLAY_IS_VOID(act.seat), at_once=True)
    if table.stopped is not None and too_late(table):
        return None
    if isinstance(event, AskedBack):
        return _asked_back(table, act, event)
    if isinstance(event, Said) and event.what is Saying.REFUSE and conceded_by_partner(table, event.seat):
        summary = words.OBJECTED_TO(event.seat, event.seat.partner)
        return file(table, act, book.ConcessionObjectedTo, summary, offender=event.seat.partner, at_once=True)
    if isinstance(event, Said) and event.what is Saying.REFUSE and (claimer := claimed_by_another(table, event.seat)):
        summary = words.DISPUTED(event.seat, claimer)
        return file(table, act, book.ClaimDisputed, summary, offender=claimer, at_once=True)
    if not isinstance(event, Claimed):
        return None
    if table.stopped is not None and answers_a_claim(table, event):
        return _claimed_otherwise(table, act, event)
    return file(table, act, book.Claim, _in_words(event, 14 - table.number), at_once=True)


def _claimed_otherwise(table: Table, act: Act, event: Claimed) -> Incident | None:
    """Whoever claims tricks that an opponent has claimed before him doubts that claim (68D)."""
    claimer = claims_otherwise(table, event)
    if claimer is None or table.on_record(Settled.CLAIM_DISPUTED):
        return None
    return file(table, act, book.ClaimDisputed, words.DISPUTED(event.seat, claimer), offender=claimer, at_once=True)


def _asked_back(table: Table, act: Act, event: AskedBack) -> Incident | None:
    """Whoever asks for a trick of an opponent's claim before he has agreed to it for good contests the claim (69A)."""
    claimer = claimed_by_another(table, event.seat)
    if claimer is None or claimer.side is event.seat.side or table.on_record(Settled.CLAIM_DISPUTED):
        return None
    summary = words.DISPUTED(event.seat, claimer)
    return file(table, act, book.ClaimDisputed, summary, offender=claimer, at_once=True)


def _in_words(claim: Claimed, left: int) -> Message:
    if claim.tricks is None:
        return words.CLAIMED_OR_CONCEDED(claim.seat)
    return words.CLAIMED(claim.seat, claim.tricks, left) if claim.tricks else words.CONCEDED_THE_REST(claim.seat)


def hear(h: Hearing) -> None:
    """Play stops; whether the claim stands is for the laws that follow."""
    event = h.incident.cause
    assert isinstance(event, Claimed)
    left = 14 - h.table.number
    some = event.tricks is not None and event.tricks < left
    if h.offender is h.table.dummy:
        also = (book.CLAIM,) if h.term(book.CLAIM, "only_players") else ()
        h.rule(book43.NOT_TAKE_PART, Tell(words.DUMMY_CANNOT_CLAIM()), also=also)
        h.rule(book16.FROM_PARTNER, Refer("may", words.USED_WHAT_DUMMY_TOLD(h.table.declarer)))
        return
    if not about_later_tricks(h.table):
        h.rule(book.LATER_TRICKS, Tell(words.ONLY_THIS_TRICK()))
        return
    ceases = h.term(book.PLAY_STOPS, "play") == "ceases"
    h.rule(book.CLAIM, Tell(words.PLAY_CEASES() if ceases else words.PLAY_IS_SUSPENDED()), also=(book.PLAY_STOPS,))
    if some:
        h.rule(book.CONCESSION, Tell(words.CONCEDE_THE_REST(h.offender.side), h.offender.side.seats))
    stated = _statement(h, event)
    if stated is not None:
        h.rule(book.STATEMENT, Tell(stated, (h.offender,)))


def _statement(h: Hearing, claim: Claimed) -> Message | None:
    """68C: what he has stated, or is to state; whoever concedes everything claims nothing, and has no line to state."""
    faces = h.term(book.STATEMENT, "faces_hand")
    if claim.said:
        return words.STATED(h.offender, claim.said)
    if claim.tricks == 0:
        return words.FACES_HIS_HAND(h.offender) if faces else None
    return (words.STATES_HIS_LINE_AND_FACES if faces else words.STATES_HIS_LINE)(h.offender)


def _dispute(h: Hearing) -> None:
    """68D: nothing is played until the Director has ruled on the claim (70)."""
    h.record(Settled.CLAIM_DISPUTED, h.offender)
    h.rule(book.PLAY_STOPS, Tell(words.PLAY_WAITS()))
    if h.term(book.PLAY_STOPS, "may_go_on"):
        h.rule(book.GOES_ON_BY_AGREEMENT, Tell(words.GOES_ON_IF_ALL_AGREE(h.offender.side.other)))
    law70.hear_both_sides(h)


def arising(table: Table) -> Incident | None:
    """A claim is contested, and nobody has been asked yet whether play goes on instead of a ruling."""
    claimer = table.stopped.by if table.stopped is not None else None
    if claimer is None or table.turn is not None or not awaits_ruling(table):
        return None
    if not book.GOES_ON_BY_AGREEMENT.in_force(table.edition) or table.on_record(Settled.PLAY_DOES_NOT_GO_ON):
        return None
    claims = sum(isinstance(event, Claimed) for event in table.log)
    key = Occasion(book.PlayMayGoOn, table.number, claimer, (claims,))
    return file(table, Act(None, claimer), book.PlayMayGoOn, words.MAY_GO_ON(claimer), key=key)


def _goes_on_by_agreement(h: Hearing) -> None:
    """68D2(b): the claim is void, and so is what it alone had established; what was shown may be used by all."""
    asked = h.found(book.ASKED_TO_PLAY_ON, side=h.offender.side.other)
    if not asked or not h.found(book.ALL_FOUR_AGREE):
        h.record(Settled.PLAY_DOES_NOT_GO_ON, h.offender)
        h.rule(book.PLAY_STOPS, Tell(words.PLAY_WAITS()))
        return
    h.reads(book.VOID_CLAIM_ESTABLISHES_NOTHING)
    open_again = _open_again(h.table, h.offender)
    _claim_is_void(h, tuple(map(_as_before, open_again)), [revoke for revoke in open_again if revoke.found])


def _claim_is_void(h: Hearing, open_again: tuple[Revoke, ...], known: list[Revoke]) -> None:
    """68D2(b), with the revokes that the claim alone had established; attention has been drawn to those known."""
    void = Tell(words.CLAIM_IS_VOID(h.offender), (h.offender,))
    goes_on = PlayGoesOn(open_again)
    h.rule(book.GOES_ON_BY_AGREEMENT, void, goes_on, *map(_undone, known), Tell(words.SHOWN_IS_FREE()))
    for revoke in known:
        now = next((each for each in h.table.revokes if each.id == revoke.id), None)
        if now is not None:
            law61.found(h, now)


def _played_on(h: Hearing) -> None:
    """68D2: cards were played after a claim; if the others had asked for it and all four had agreed it is void.

    Otherwise the play did not count, and the Director rules as on a claim that is doubted.
    """
    agreed = were_agreed(h.table, h.incident.key)
    if h.table.stopped is None and not agreed:
        return  # there was no claim after all
    asked = h.found(book.HAD_ASKED_TO_PLAY_ON, side=h.offender.side.other)
    if asked and h.found(book.ALL_FOUR_AGREED):
        h.reads(book.VOID_CLAIM_ESTABLISHES_NOTHING)
        known = [revoke for revoke in _open_again(h.incident.before, h.offender) if revoke.found]
        _claim_is_void(h, (), known)
        return
    disputed = bool(h.table.on_record(Settled.CLAIM_DISPUTED))
    h.record(Settled.PLAYED_AFTER_CLAIM, h.offender)
    h.rule(book.PLAY_STOPS, Tell(words.CARDS_GO_BACK()))
    if h.reads(book.PLAYED_ON_IS_DOUBTED):
        h.rule(book.PLAY_STOPS, Tell(words.IS_EVIDENCE()))
        h.record(Settled.CLAIM_DISPUTED, h.offender)
    if h.table.on_record(Settled.CLAIM_DISPUTED):
        h.record(Settled.PLAY_DOES_NOT_GO_ON, h.offender)
        h.rule(book.PLAY_STOPS, Tell(words.PLAY_WAITS()))
        if not disputed:
            law70.hear_both_sides(h)


def _void(h: Hearing) -> None:
    """68D: what is played after a claim does not count; it may show how play would have gone (70D3)."""
    h.record(Settled.PLAYED_AFTER_CLAIM, h.offender)
    h.rule(book.PLAY_STOPS, Tell(words.CARDS_GO_BACK()))
    if h.has(book70.LATER_PLAY):
        h.rule(book70.LATER_PLAY, Tell(words.IS_EVIDENCE()))


def _objection(h: Hearing) -> None:
    """68B2: his partner objects at once to what a defender would concede."""
    conceder, partner = h.offender, h.offender.partner
    nothing = Tell(words.CONCEDED_NOTHING(conceder), (conceder,))
    if not h.found(book.OBJECTED):
        h.rule(book.CONCESSION, Tell(words.CONCESSION_STANDS()))
        _dispute(h)
        return
    if not h.term(book.PARTNER_OBJECTS, "play_goes_on") and not h.reads(book.PLAY_GOES_ON_IN_1997):
        h.rule(book.PARTNER_OBJECTS, nothing)
        h.rule(book.PARTNER_OBJECTS, Refer("may", words.HOW_IT_GOES_ON(), NOW()))
    else:
        open_again = [revoke for revoke in h.table.revokes if _established_by(revoke, conceder)]
        goes_on = PlayGoesOn(tuple(_as_before(revoke) for revoke in open_again))
        known = [revoke for revoke in open_again if revoke.found]
        h.rule(book.PARTNER_OBJECTS, nothing, goes_on, *map(_undone, known))
        for revoke in known:  # attention has been drawn to it: it is corrected after all
            law61.found(h, _as_before(revoke))
        if _cards_go_back(h):
            return
    used = words.USED_THE_CONCESSION(partner, conceder)
    if h.term(book.PARTNER_OBJECTS, "information") == "from partner":
        h.rule(book16.FROM_PARTNER, Refer("may", used))
        return
    told = Inform(words.SHOWN_IN_CONCEDING(conceder), None, conceder, (h.table.declarer,), (partner,))
    h.rule(book16.OFFENDERS_MAY_NOT_USE, told, also=(book16.WITHDRAWN_ACTION,))
    strength = h.term(book16.MISUSE_ADJUSTED, "adjustment")
    h.rule(book16.OFFENDERS_MAY_NOT_USE, Refer(strength, used), also=(book16.MISUSE_ADJUSTED,))


def _cards_go_back(h: Hearing) -> bool:
    """Cards that the conceder had faced in conceding are no penalty cards; True if there were any."""
    if not h.has(book49.CONCESSION_OBJECTED_EXEMPT):
        return False
    his = (each for each in h.table.files(book49.DefendersExposedCards) if each.offender is h.offender)
    files = [each for each in his if _in_conceding(h, each)]
    for each in files:
        law49.concession_objected(h, h.still_held(h.offender, each.exposed))
        h.close(each)
    return bool(files)


def _in_conceding(h: Hearing, shown: Incident) -> bool:
    """Whether cards were faced as part of the concession: shown on purpose, and no card played in between."""
    return isinstance(shown.cause, Shown | Spread) and shown.before.played == h.incident.before.played


def _established_by(revoke: Revoke, conceder: Seat) -> bool:
    """Whether it was the concession that established a revoke (63A3)."""
    by = revoke.by
    return by is not None and (by.deed, by.seat) == (Deed.CLAIMED, conceder)


def _undone(revoke: Revoke) -> Order:
    """The tricks that it had cost as an established revoke."""
    about = words.REVOKE_AT_TRICK(revoke.seat, revoke.trick)
    return TransferTricks(revoke.id, (), revoke.seat.side.other, about, words.NOT_ESTABLISHED())


def _as_before(revoke: Revoke) -> Revoke:
    return replace(revoke, stage=Stage.OPEN, authority=None, by=None, found=False, exempt=None)


LAW = Law(
    68,
    resumes=resumed,
    notices=notice,
    of=only(DirectorCalled, Said, Claimed, AskedBack),
    arises=arising,
    arises_from="stopped",
    hears=by_kind(
        {
            book.Claim: hear,
            book.ConcessionObjectedTo: _objection,
            book.ClaimDisputed: _dispute,
            book.PlayMayGoOn: _goes_on_by_agreement,
            book.PlayedAfterClaim: _void,
            book.PlayedOnAfterClaim: _played_on,
        }
    ),
    yields_to=(61,),
)
