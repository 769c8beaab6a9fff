"""The table in sentences: what to say and to whom, what stands and until when, what to keep in mind."""

from __future__ import annotations

from itertools import groupby

from ..board import words as names
from ..board.called import LeadRight
from ..board.events import DirectorCalled, Made, Named, acts_of
from ..board.orders import (
    Bind,
    GiveLeadRight,
    Inform,
    Order,
    Refer,
    Restrict,
    SwapDeclarerAndDummy,
    Tell,
    said_together,
    sentence,
)
from ..board.parts import Authority, Demand, Kind, Lasts, PenaltyCard, Restriction
from ..board.table import Table
from ..engine import step as engine
from ..hearing.rulings import Ruled, capital
from ..laws.law17 import book as book17
from ..laws.law18 import book as book18
from ..laws.law19 import book as book19
from ..laws.law26.queries import open_rights
from ..laws.law41 import book as book41
from ..laws.law44 import book as book44, rules as rules44
from ..laws.law45 import book as book45
from ..laws.law46 import queries as query46
from ..values.calls import DOUBLE, REDOUBLE, Bid, Call
from ..values.frozen import NamedTuple
from ..values.seats import Seat
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Message
from . import words as said


class Line(NamedTuple):
    """A sentence, with the numbers of the provisions behind it in the edition in force."""

    said: Message
    refs: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The sentence in English."""
        return str(self.said)


# What to say


def ordered(step: Ruled, language: Language | str = ENGLISH) -> str:
    """What a provision orders, as a clause; nothing if it only says who may use what, or what is left to judge."""
    return sentence(tuple(order for order in step.orders if not order.aside), language)


def words(step: Ruled, language: Language | str = ENGLISH) -> str:
    """The same word for word, as a Director says it."""
    text = ordered(step, language)
    return f"{capital(text)}." if text else ""


def addressed(step: Ruled, table: Table | None = None) -> tuple[Seat, ...]:
    """The players to whom these words are said: those whose cards or plays they are about.

    For dummy's hand it is declarer who leads and plays; `table` says who that is. Nobody in particular: to the table.
    """
    found: dict[Seat, None] = {}
    for order in step.orders:
        if order.aside:
            continue
        for seat in _concerned(order):
            found[_player(order, seat, table)] = None
    return tuple(found)


def _concerned(order: Order) -> tuple[Seat, ...]:
    match order:
        case Restrict(restriction):
            return (restriction.seat,)
        case SwapDeclarerAndDummy(declarer):
            return declarer, declarer.partner
        case Tell():
            return order.to
    revoke = getattr(order, "revoke", None)
    seat = getattr(order, "seat", getattr(revoke, "seat", None))
    return (seat,) if isinstance(seat, Seat) else ()


def _player(order: Order, seat: Seat, table: Table | None) -> Seat:
    plays = isinstance(order, Restrict)
    if not plays or table is None or table.calling:  # the board is being called again: nobody is dummy any more
        return seat
    return table.declarer if seat is table.dummy else seat


# What stands


def standing(table: Table) -> list[Line]:
    """Whose turn it is, the restrictions with their duration, the penalty cards with what they demand, the revokes."""
    laws = table.edition
    found: list[Line] = []
    if table.turn is not None and turn_settled(table):
        refs = tuple(authority.ref(laws) for authority in turn_authorities(table))
        found.append(Line(_turn(table, table.turn), refs))
    if table.calling or table.lead_rights:
        found += _of_calls(table)
    if table.calling:
        return found
    if table.dummy_is_up:
        found.append(Line(said.DUMMY_GOES_DOWN(table.dummy), (book41.DUMMY_GOES_DOWN.ref(laws),)))
    found += [Line(until(r), (r.authority.ref(laws),)) for r in table.demands]
    found += [penalty_card(table, card) for card in table.penalty_cards]
    for revoke in table.revokes:
        if revoke.sure:
            found.append(Line(revoke.message, () if revoke.authority is None else (revoke.authority.ref(laws),)))
    return found


def in_order(table: Table) -> Line | None:
    """That a call was in turn and allowed, where the Director has been called for it and for nothing else.

    Of a call from dummy it is said which card it was for, and by which rule: that is what he was called for.
    """
    acts = acts_of(table.log)
    if len(acts) < 2 or not isinstance(acts[-1], DirectorCalled) or table.docket or table.heard:
        return None
    if isinstance(acts[-2], Named):
        return _called_from_dummy(table)
    last, auction = acts[-2], table.auction
    made = auction.standing[-1] if isinstance(last, Made) and auction.standing else None
    if made is None or not isinstance(last, Made) or (made.seat, made.call) != (last.seat, last.call):
        return None
    before = auction._replace(calls=auction.calls[:-1], end=None)
    over = before.to_beat
    told = {id for _, id in table.answers} & {book18.LAST_BID.id, book19.ALLOWED.id}
    if before.unsettled(made.call) and not told:
        return None  # whether it was allowed depends on what nobody has told
    refs = (book17.ROTATION.ref(table.edition), *[p.ref(table.edition) for p in _allowing(made.call)])
    if isinstance(made.call, Bid) and over is not None:
        return Line(said.BID_IS_ENOUGH(made.seat, made.call, over), refs)
    return Line(said.CALL_IS_REGULAR(made.seat, made.call), refs)


def _called_from_dummy(table: Table) -> Line | None:
    """Which card declarer's words were for, where they settle it and dummy has played it."""
    call = table.call
    trick = None if call is None else table.trick_at(call.trick)
    if call is None or call.card is None or trick is None or trick.card(table.dummy) is not call.card:
        return None
    by = (*query46.called_by(table, call.trick, call.card), book45.PLAY_FROM_DUMMY)
    return Line(said.CARD_CALLED(call.words, call.card), tuple([authority.ref(table.edition) for authority in by]))


def _allowing(call: Call) -> tuple[Authority, ...]:
    """The provisions by which such a call is allowed."""
    if isinstance(call, Bid):
        return (book18.SUFFICIENT,)
    allowing: dict[Call, tuple[Authority, ...]] = {
        DOUBLE: (book19.DOUBLE_ALLOWED,),
        REDOUBLE: (book19.REDOUBLE_ALLOWED,),
    }
    return allowing.get(call, ())


def lead_right(table: Table, right: LeadRight) -> GiveLeadRight:
    """A right as it was given."""
    return GiveLeadRight(right.offender, table.call_made(right.call).call, right.call)


def _of_calls(table: Table) -> list[Line]:
    """What players are bound to by rulings on calls, and whose first lead may be limited."""
    laws = table.edition
    bound = [
        Line(Bind(duty.seat, duty.kind, duty.call).message, (duty.authority.ref(laws),))
        for duty in (table.duties if table.calling else ())
    ]
    rights = [Line(lead_right(table, right).message, (right.authority.ref(laws),)) for right in open_rights(table)]
    return list(dict.fromkeys([*bound, *rights]))


def _turn(table: Table, seat: Seat) -> Message:
    if table.calling:
        return said.IS_TO_CALL(seat)
    if seat is not table.dummy:
        leads = table.trick.empty and not table.finished
        return (said.IS_TO_LEAD if leads else said.IS_TO_PLAY)(seat, table.number)
    leads = table.trick.empty and not table.finished
    return (said.DUMMY_IS_TO_LEAD if leads else said.DUMMY_IS_TO_PLAY)(seat, table.number, table.declarer)


def turn_settled(table: Table) -> bool:
    """Whether it is certain whose turn it is: while a hearing goes on, or a call waits for one, that may change it."""
    if table.calling and table.auction.pending:
        return False
    return table.question is None or not any(incident.attended for incident in table.docket)


def turn_authorities(table: Table) -> tuple[Authority, ...]:
    """The provisions by which it is this hand's turn."""
    if table.calling:
        return (book17.ROTATION if table.auction.standing else book17.DEALER_CALLS_FIRST,)
    if table.over:
        return ()
    if not table.trick.empty:
        return (book44.CLOCKWISE_TURN,)
    if table.number == 1:
        return (book41.FACE_DOWN_LEAD,)
    return rules44.won_by(table)


def until(restriction: Restriction) -> Message:
    """A restriction with how long it lasts, unless that is said in it."""
    match restriction.lasts:
        case _ if restriction.demand is Demand.LEAD_AGAIN:
            return restriction.message
        case Lasts.WHILE_LEAD_RETAINED if restriction.demand is Demand.FORBID and restriction.on_lead:
            return restriction.message
        case Lasts.WHILE_LEAD_RETAINED:
            return names.WHILE_LEAD_RETAINED(restriction.message)
        case Lasts.THIS_LEAD:
            return names.FOR_THIS_LEAD(restriction.message, restriction.trick)
        case Lasts.THIS_TRICK:
            return names.FOR_THIS_TRICK(restriction.message)


def penalty_card(table: Table, card: PenaltyCard) -> Line:
    """A penalty card with what the law demands of its holder while it lies there."""
    lies = (said.LIES_AS_MAJOR if card.kind is Kind.MAJOR else said.LIES_AS_MINOR)(card.card, card.seat)
    ref = card.authority.ref(table.edition)
    for reason in () if table.finished else engine.legal_plays(table, card.seat).reasons:
        if card.card in reason.about:
            with_it = (said.LIES_AND_HE_MUST if reason.owed else said.LIES_AND_SO)(lies, reason.said)
            return Line(with_it, tuple(dict.fromkeys((ref, reason.ref))))
    return Line(lies, (ref,))


# What to keep in mind


def memory(table: Table) -> list[Line]:
    """Who may not use what, and what is left to the Director's judgement; nothing twice."""
    laws = table.edition
    found = []
    for authority, barred in groupby((i for i in table.information if i.unauthorized), key=lambda i: i.authority):
        told = said_together(Inform(i.subject, i.card, i.holder, (), i.unauthorized) for i in barred)
        found += [Line(each.message, (authority.ref(laws),)) for each in told]
    found += [Line(Refer(r.strength, r.why, r.when).message, (r.authority.ref(laws),)) for r in table.referrals]
    return list(dict.fromkeys(found))
