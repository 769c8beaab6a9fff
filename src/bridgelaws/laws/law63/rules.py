"""Law 63: establishment of a revoke."""

from __future__ import annotations

from ...board.acts import Act
from ...board.claimable import about_later_tricks
from ...board.events import Agreed, Claimed, Ended, Named, NextDealCalled, RoundEnded, cards_of
from ...board.table import Deed, Establishment, Revoke, Stage, Table
from ...book.editions import Provision
from ...hearing.law import Law
from ..books import book61, book62
from ..common import found_of, reads
from ..law45 import queries as query45
from ..law46 import interpretation_queries as interpretation46, queries as query46
from ..law47 import queries as query47
from ..law61 import queries as query61
from ..law62 import queries as query62
from ..law67 import queries as query67
from . import words
from .book import ACQUIESCENCE_AS_69A, AGREES_AT_ONCE, AGREES_TO_CLAIM, CLAIMS, DESIGNATES, PLAYED_TO_THE_END, PLAYS_ON
from .queries import PLAYED_OUT, drawn_at, established, without_claim


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
    return revoke if ground is None else established(revoke, ground, _deed(act))


def _agrees_at_once(table: Table) -> bool:
    """Whether to agree to a claim is to acquiesce in it, be it contested later."""
    return reads(table, AGREES_AT_ONCE) or not reads(table, ACQUIESCENCE_AS_69A)


def _ground(table: Table, revoke: Revoke, act: Act) -> Provision | None:
    """The provision by which an act establishes a revoke, if it does."""
    laws, side = table.edition, revoke.seat.side
    drawn = _drawn_before(table, revoke, act) and reads(table, book62.ATTENTION_COMES_FIRST)
    claim_by_others = table.stopped is not None and table.stopped.by is not None and table.stopped.by.side is not side
    match act.event:
        case Claimed(seat) if seat.side is side and seat is not table.dummy and about_later_tricks(table):
            return None if drawn else CLAIMS
        case Agreed(seat) if seat.side is side and not drawn and _agrees_at_once(table):
            return CLAIMS if CLAIMS.term(laws, "acquiescing") else None
        case NextDealCalled(seat) if seat.side is side and claim_by_others:
            return CLAIMS if CLAIMS.term(laws, "acquiescing") else AGREES_TO_CLAIM
        case RoundEnded() if claim_by_others:
            return CLAIMS if CLAIMS.term(laws, "acquiescing") else AGREES_TO_CLAIM
        case Ended() if without_claim(table) and revoke.stage is Stage.OPEN and reads(table, PLAYED_TO_THE_END):
            return PLAYS_ON
    designated = act.play is not None or _calls_a_card_not_on_file(table, act)
    if not designated or act.seat.side is not side or not _to_next_trick(table, revoke, act):
        return None
    if query45.put_in_its_place(table, act):
        return None
    if query62.put_right(table, act) is not None or query67.supplies(table, act):
        return None
    told = table.turn is not act.seat and query47.told(table, table.log[:-1], act.seat) is not None
    if told and PLAYS_ON.term(laws, "except_misinformed"):
        return None  # 47E1
    late = table.number > revoke.trick + 1
    if drawn and not late:
        return None
    return DESIGNATES if isinstance(act.event, Named) else PLAYS_ON


def _drawn_before(table: Table, revoke: Revoke, act: Act) -> bool:
    """Whether attention had been drawn to a revoke when the act was done.

    Cards put down before that, which are only now found to be a lead or a claim, were put down all the same.
    """
    if revoke.stage is not Stage.MUST_BE_CORRECTED:
        return False
    of_it = [n for n, e in enumerate(table.log) if e is act.event or (act.card is not None and act.card in cards_of(e))]
    done = of_it[-1] if of_it else -1
    files = [i for i in table.docket if isinstance(i, book61.FailureToFollowSuit) and query61.about(i, revoke)]
    drawn = [drawn_at(table, i) for i in files if i.attended]
    return not drawn or min(drawn) < done


def _calls_a_card_not_on_file(table: Table, act: Act) -> bool:
    """Whether declarer has called a card of dummy, of which only our file does not tell which it is."""
    call = query46.notice(table, act)
    if call is None:
        return False
    return interpretation46.interpret(table, call.call.words, call.call.pointing).trouble == "unknown"


def _to_next_trick(table: Table, revoke: Revoke, act: Act) -> bool:
    """Whether a card is one to the trick after the revoke: in turn or not, early or not, but no fifth card."""
    if found_of(table, act, "deemed_led") is False:
        return False
    if table.suspended is not None:
        return False
    early = table.number == revoke.trick and table.trick.card(act.seat) is not None and table.is_defender(act.seat)
    return early or table.number > revoke.trick


def _deed(act: Act) -> Establishment:
    match act.event:
        case Claimed(seat):
            return Establishment(Deed.CLAIMED, seat, words.CLAIMED(seat))
        case Agreed(seat):
            return Establishment(Deed.AGREED, seat, words.AGREED(seat))
        case NextDealCalled(seat):
            return Establishment(Deed.CALLED, seat, words.CALLED_ON_NEXT_DEAL(seat))
        case RoundEnded():
            return Establishment(Deed.ROUND_ENDED, None, words.ROUND_ENDED())
        case Ended():
            return PLAYED_OUT
        case Named(seat, called) if act.card is None:
            return Establishment(Deed.NAMED, seat, words.NAMED_WORDS(seat, called))
        case Named(seat):
            return Establishment(Deed.NAMED, seat, words.NAMED_CARD(seat, act.card))
    return Establishment(Deed.PLAYED_ON, act.seat, words.PLAYED_ON(act.seat, act.card))


LAW = Law(63, establishes=establish)
