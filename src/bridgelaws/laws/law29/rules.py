"""Law 29: procedure after a call out of rotation."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade
from ...board.called import Bound
from ...board.events import Made, Saying
from ...board.orders import CallStands, CancelCall
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...book.editions import Provision
from ...book.questions import Choice
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.calls import PASS, Bid, Call
from ...words.message import Message
from ..books import book27, book28, book30, book31, book32
from ..calling import Route, route
from ..common import file
from ..law10 import procedures as law10
from ..law11 import procedures as law11
from ..law16 import procedures as law16
from ..law28 import procedures as law28
from ..law28.queries import passed_over_by
from ..law30 import procedures as law30
from ..law31 import procedures as law31
from ..law32 import procedures as law32
from ..law36 import procedures as law36
from . import book, words
from .queries import Turn, called_over, has_gone_on, turn_of


def notice(table: Table, act: Act) -> Incident | None:
    """A call at the turn of another."""
    if act.call is None or route(table, act) is not Route.OUT_OF_ROTATION:
        return None
    proper = table.auction.turn
    assert proper is not None
    about = words.CALLED_OUT_OF_ROTATION(act.seat, act.call, proper)
    return file(table, act, book.CalledOutOfRotation, about, proper=proper)


def lapse(h: Hearing[book.CalledOutOfRotation]) -> bool:
    """The left-hand opponent calls, and accepts it; or the opponent whose turn it was does, and it is gone."""
    caller, left, proper = h.act.seat, h.offender.lho, h.incident.proper
    if h.act.call is None or not h.call.pending or _at_the_same_moment(h) or _has_refused(h):
        return False
    if left is proper and caller is not left and called_over(h.table, h.call, left) is not None:
        return _called_on(h)
    if caller.side is h.offender.side:
        return False
    if caller is left and caller is proper:
        _by_what_he_meant(h, CallMade(caller, h.act.call))
    elif caller is left and has_gone_on(h.table, h.call, proper) and h.reads(book.GONE_ON):
        _let_fall(h)
    elif caller is left:
        _accepted(h)
    elif caller is proper:
        law28.correct_player_has_called(h, h.call)
    else:
        return False
    return True


def _at_the_same_moment(h: Hearing) -> bool:
    """Whether two players called at one moment, so that neither called over the other (33)."""
    event = h.act.event
    return isinstance(event, Made) and event.with_previous and len(h.since) == 2


def _has_refused(h: Hearing) -> bool:
    """Whether the left-hand opponent has refused it already, and only what the call meant is still to be found."""
    return h.known(book.OPTION) == "refuse" or bool(h.statements(Saying.REFUSE, (h.offender.lho,)))


def _called_on(h: Hearing) -> bool:
    """The player on turn has called, nobody has asked what he meant, and the auction has gone on over his call."""
    if h.known(book28.MEANT_OVER) is not None or not h.reads(book28.CALLED_ON):
        return False
    if _is_enough_over(h.call, called_over(h.table, h.call, h.offender.lho)):
        _accepted(h)
    else:
        law28.correct_player_has_called(h, h.call)
    return True


def _is_enough_over(irregular: CallMade, later: CallMade | None) -> bool:
    """Whether a call can have been meant over another: a bid that is no higher was made without regard to it."""
    bid, over = None if later is None else later.call, irregular.call
    return not (isinstance(bid, Bid) and isinstance(over, Bid) and bid.rank <= over.rank)


def _let_fall(h: Hearing[book.CalledOutOfRotation]) -> None:
    """The right player has called and the auction gone round: that is not undone, and nobody accepts the call now."""
    h.rule(book.GONE_ON, CancelCall.of(h.call))
    law16.call_withdrawn(h, h.call)
    law11.called_on(h)


def hear(h: Hearing[book.CalledOutOfRotation]) -> None:
    """Whether it stands is for the left-hand opponent to say, unless he or the right player has called already."""
    if not h.call.pending:
        return  # it was changed for another, or fell with one before it
    if _otherwise(h):
        return
    if not isinstance(h.call.call, Bid) and h.incident.before.auction.unsettled(h.call.call):
        law36.allowed_by_law_19(h)  # else nobody can accept it (32, 36)
    left, proper = h.offender.lho, h.incident.proper
    later = called_over(h.table, h.call, left)
    if later is not None and left is proper:
        _by_what_he_meant(h, later)
        return
    said = _said(h)
    if said is None:
        law10.options(h, left)
    match said or h.chosen(_options(h), by=left, proper=proper, call=h.call.call):
        case "accept":
            _accepted(h)
        case "refuse":
            _refused(h)


def _otherwise(h: Hearing[book.CalledOutOfRotation]) -> bool:
    """What those hold who read Law 28 in another way: that it was in rotation after all."""
    proper = h.incident.proper
    irregular = passed_over_by(h.table, h.offender)
    if irregular is not None and not h.reads(book28.FIRST_CALL_COUNTS):
        law28.still_protected(h, irregular)
        return True
    duty = h.table.bound(proper, Bound.REPEAT) if proper is h.offender.rho else None
    if duty is not None and duty.call is not None and not h.reads(book28.ONLY_FOR_PASSES):
        law28.repeated_for_him(h, proper, duty.call)
        return True
    return False


def _by_what_he_meant(h: Hearing[book.CalledOutOfRotation], later: CallMade) -> None:
    """The player on turn is also the offender's left: he called over the call, or made his own without regard to it."""
    meant = h.found(book28.MEANT_OVER, player=later.seat, call=later.call, other=h.call.call)
    if meant == "over":
        _accepted(h)
    else:
        law28.correct_player_has_called(h, h.call)


def _said(h: Hearing) -> str | None:
    """What the left-hand opponent has said unasked."""
    left = (h.offender.lho,)
    if h.statements(Saying.ACCEPT, left) and h.reads(book.SAID_TO_ACCEPT):
        return "accept"
    return "refuse" if h.statements(Saying.REFUSE, left) else None


def _options(h: Hearing[book.CalledOutOfRotation]) -> Choice:
    """Both options, with all that follows if he refuses: he is told before he chooses (10C1)."""
    accept, refuse = book.OPTION.options
    means = words.IT_IS_TAKEN_BACK(h.call.call, h.incident.proper, _what_follows(h))
    return book.OPTION.of(accept, refuse._replace(aloud=means))


def _what_follows(h: Hearing[book.CalledOutOfRotation]) -> Message:
    """What 30, 31 or 32 orders when the call is refused; of a pass, when it was natural."""
    call, offender, partner, proper = h.call.call, h.offender, h.offender.partner, h.incident.proper
    at_rhos_turn = turn_of(offender, proper) is Turn.RIGHT
    if not at_rhos_turn and h.has(_partner_may_call(call)):
        return words.PARTNER_IS_FREE(offender, partner, call)
    if call is PASS:
        bid = at_rhos_turn or h.incident.before.auction.somebody_has_bid
        if bid is None:
            return words.IS_SAID_LATER(offender, partner)
        to_the_end = bid and not at_rhos_turn
        return words.PASSES_TO_THE_END(offender, partner) if to_the_end else words.PASSES_ONCE(offender)
    if not at_rhos_turn:
        return words.PARTNER_IS_OUT(offender, partner)
    if h.has(book31.COMPARABLE if isinstance(call, Bid) else book32.COMPARABLE):
        return words.REPEATS_OR_COMPARES(offender, partner, proper)
    if isinstance(call, Bid):
        return words.REPEATS_OR_NAMES_ANOTHER(offender, partner, proper)
    return words.REPEATS_OR_PARTNER_IS_OUT(offender, partner, proper)


def _partner_may_call(call: Call) -> Provision:
    """By which provision the partner of a player who called out of rotation is free, where an edition has it."""
    if call is PASS:
        return book30.PARTNER_MAY_CALL
    return book31.PARTNER_MAY_CALL if isinstance(call, Bid) else book32.PARTNER_MAY_CALL


def _accepted(h: Hearing) -> None:
    h.rule(book.ACCEPTED, CallStands.of(h.call))
    law16.call_accepted(h, h.call)


def _refused(h: Hearing[book.CalledOutOfRotation]) -> None:
    """The call is cancelled, and what follows goes by what it was."""
    law10.ruled_by_players(h)
    h.rule(book.CANCELLED, CancelCall.of(h.call))
    law16.call_withdrawn(h, h.call)
    match h.call.call:
        case call if call is PASS:
            law30.refused(h, h.call, h.incident.proper)
        case Bid() as bid:
            insufficient = h.incident.before.auction.insufficient(h.offender, bid) is not None
            also = (book27.OUT_OF_ROTATION,) if insufficient else ()
            law31.refused(h, h.call, h.incident.proper, also)
        case _:
            law32.refused(h, h.call, h.incident.proper)
    law10.then_free(h)


LAW = Law(29, notices=notice, of=only(Made), lapses=lapse, hears=hear, phases=(Phase.AUCTION,))
