"""Law 45D: questions to a table."""

from __future__ import annotations

from ...board import physics
from ...board.events import Named, Placed
from ...board.keys import Occasion
from ...board.orders import Order, Put, Withdraw
from ...board.records import Settled
from ...board.table import Incident, Table
from ...values.cards import Card
from ...values.frozen import replace
from ...values.seats import Seat, Side
from .. import spoken
from ..law46 import interpretation_queries as interpretation46, queries as query46
from . import book, words


def expected(table: Table) -> Card | None:
    """The card that dummy was to put forward: the one in the trick, or the one called last if that ended the trick."""
    current = table.trick.card(table.dummy)
    if current is not None:
        return current
    call, last = table.call, table.last_trick
    just_called = call is not None and not call.placed and call.trick == table.number - 1 and table.trick.empty
    if just_called and last is not None and call is not None and last.card(table.dummy) is call.card:
        return call.card
    return None


def called_early(table: Table) -> Card | None:
    """The card that declarer called from dummy for this trick before the one before it was complete."""
    early = (lead for lead in table.on_record(Settled.LEADS_NEXT, trick=table.number - 1) if lead.seat is table.dummy)
    return next((lead.card for lead in early if table.trick.empty and table.turn is table.dummy), None)


def called_first(table: Table) -> Card | None:
    """The card called from dummy, where he has moved the one that declarer wants instead and 45C4(b) has to decide."""
    current, changes = table.trick.card(table.dummy), table.files(book.WantsAnotherCard)
    named = (i.named for i in changes if i.hand is table.dummy and i.trick == table.number)
    return None if current is None else next(named, None)


def lying_there(table: Table) -> book.PutForwardByDummy | None:
    """The file of a card that dummy put forward to the trick in progress, and that lies there."""
    current = table.trick.card(table.dummy)
    files = (i for i in table.files(book.PutForwardByDummy) if i.trick == table.number and i.card is current)
    return next(files, None)


def put_forward_again(table: Table, i: book.PutForwardByDummy, card: Card) -> Table:
    """The table once dummy has moved still another card: it is one error, and the file is on the card that lies there.

    If that is the one called, and nobody has played meanwhile, nothing is wrong any more.
    """
    called, before = i.called if isinstance(i, book.PutForwardInstead) else None, i.before
    if card is called and (table.number, table.trick.order) == (before.number, before.trick.order):
        return table.but(docket=tuple(file for file in table.docket if file is not i))
    said = words.PUT_FORWARD_UNASKED(card) if called is None else words.PUT_FORWARD_INSTEAD(card, called)
    now = i.but(act=replace(i.act, card=card), about=said)
    return table.but(docket=tuple(now if file is i else file for file in table.docket))


def unasked(table: Table, number: int) -> book.PutForwardUnasked | None:
    """The file of a card that dummy put forward unasked to a trick, and that lies there."""
    trick = table.trick_at(number)
    for i in table.files(book.PutForwardUnasked):
        if i.trick == number:
            return i if trick is not None and trick.card(table.dummy) is i.card else None
    return None


def side_has_played_since(table: Table, number: int, side: Side) -> bool:
    """Whether a side has played to the trick after a given one; what dummy moved unasked is no play of it (45B)."""
    if not table.side_has_played_since(number, side):
        return False
    trick = table.trick_at(number + 1)
    from_hand = trick is None or trick.card(table.declarer) is not None
    return side is not table.dummy.side or from_hand or unasked(table, number + 1) is None


def both_have_played_since(table: Table, number: int) -> bool:
    """Whether each side has played to the trick after a given one."""
    return all(side_has_played_since(table, number, side) for side in Side)


def instead_of_call(table: Table) -> book.PutForwardInstead | None:
    """The file of a card that dummy put forward instead of the one called, to the trick in progress or the last."""
    return next((i for i in table.files(book.PutForwardInstead) if i.trick >= table.number - 1), None)


def wanted(change: book.WantsAnotherCard) -> interpretation46.Called:
    """What is wanted instead of a card named; if dummy has moved another, that one is still to be had."""
    before = as_called(change.before) if change.hand is change.before.dummy else change.before
    return query46.wanted_instead(before, change.hand, change.said.words, change.trick)


def as_called(table: Table) -> Table:
    """The table as it would be if dummy had moved no other card than the one called."""
    i = instead_of_call(table)
    if i is not None and i.card is not None and can_be_put_back(table, i):
        for order in in_its_place(table, i.card, i.called):
            table = order.apply(table, book.WITHDRAW_WRONG_CARD)
    return table


def about_it(table: Table, moved: Incident, event: Named) -> bool:
    """Whether words of declarer can be about the card that dummy has moved, and are no call to the next trick."""
    if event.seat is not table.declarer or event.hand not in (None, table.dummy):
        return False
    next_trick = table.number > moved.trick and table.turn is table.dummy
    return not next_trick or spoken.heard(table, event.words, event.pointing).card is moved.card


def can_be_put_back(table: Table, i: book.PutForwardInstead) -> bool:
    """Whether dummy's wrong card lies in the trick still, in time, and the card called can take its place."""
    on, dummy = table.trick_at(i.trick), table.dummy
    if on is None or i.put_right or on.card(dummy) is not i.card or both_have_played_since(table, i.trick):
        return False
    # Another ruling may have had the card called played to another trick.
    return table.trick.card(dummy) is i.called or physics.can_hold(table, dummy, i.called)


def gave_way(table: Table, called: Incident) -> bool:
    """Whether a card called from dummy has not been played: another that dummy moved instead lies there for good."""
    trick, dummy = table.trick_at(called.trick), table.dummy
    lies_there = None if trick is None else trick.card(dummy)
    if called.offender is not dummy or lies_there in (None, called.card):
        return False
    if not any(isinstance(e, Placed) and e.seat is dummy and e.card is lies_there for e in table.log[called.at :]):
        return False
    moved = [i for i in table.files(book.PutForwardInstead) if (i.trick, i.called) == (called.trick, called.card)]
    return not any(can_be_put_back(table, i) for i in moved)


def in_its_place(table: Table, placed: Card, called: Card) -> tuple[Order, ...]:
    """The card called takes the place of the one that dummy moved; meanwhile it may have been led to the next trick."""
    dummy, side = table.dummy, table.dummy.side
    back = (Withdraw(dummy, called, side),) if table.trick.card(dummy) is called else ()
    return *back, Put(dummy, placed, called, side)


def kept_before_the_lead(table: Table, number: int | None = None) -> tuple[tuple[Seat, Card], ...]:
    """The cards that defenders kept when a lead was taken back, which may have to follow to the suit led since.

    Law 45D says what becomes of them: they were played before the lead, and are no failure to follow to it.
    """
    number = table.number if number is None else number
    trick = table.trick_at(number)
    led = None if trick is None else trick.led
    if trick is None or led is None or trick.order[0] is trick.leader:
        return ()
    kept = [(entry.seat, entry.card) for entry in table.on_record(Settled.KEPT)]
    judged = bool(table.on_record(Settled.CARD_JUDGED))
    before = trick.plays[: trick.order.index(trick.leader)]
    off_suit = ((seat, card) for seat, card in before if card.suit is not led and (judged or (seat, card) in kept))
    unheard = ((seat, card) for seat, card in off_suit if not table.has_heard(to_follow(table, seat, number)))
    return tuple((seat, card) for seat, card in unheard if table.held_at(number, seat, led.mask) is not False)


def may_go_back(table: Table, number: int) -> bool:
    """Whether a card that dummy moved lies in a trick, and a ruling on it is still to be given."""
    trick = table.trick_at(number)
    there = None if trick is None else trick.card(table.dummy)
    return any(i.trick == number and i.card is there and not i.put_right for i in table.files(book.PutForwardByDummy))


def lay_before_the_lead(table: Table, number: int, card: Card) -> bool:
    """Whether a card to a trick lay there before dummy moved the lead, on which a ruling is still to be given."""
    trick = table.trick_at(number)
    lead = trick.card(table.dummy) if trick is not None and trick.leader is table.dummy else None
    if lead is None or not any(i.trick == number and i.card is lead for i in table.files(book.PutForwardByDummy)):
        return False
    last, before = table.puts.current(lead), table.puts.current(card)
    return last is not None and before is not None and before.id < last.id


def to_follow(table: Table, seat: Seat, number: int | None = None) -> Occasion:
    """The occasion on which a card kept may have to follow to the lead of this trick, or of another."""
    return Occasion(book.KeptWhenLeadWentBack, table.number if number is None else number, seat)
