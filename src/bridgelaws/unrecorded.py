"""A trick that was played out while nobody wrote down its cards: what the Director says when he is called again."""

from __future__ import annotations

from collections.abc import Iterable

from .errors import ImpossibleEvent
from .events import PlayedOn
from .seats import SEATS, Seat
from .table import Hand, Lasts, Restriction, Stage, Table, Trick


def check(table: Table, event: PlayedOn) -> None:
    """Whether a trick can have been played out unseen: its cards may not be ones that a ruling will turn on."""
    if table.stopped is not None:
        raise ImpossibleEvent("play has stopped; if it went on all the same, enter the cards one by one")
    if table.number == 13:
        raise ImpossibleEvent("the last trick has no other after it; say how the play ended")
    if table.question is not None:
        raise ImpossibleEvent(f"a question is open ({table.question.id}); answer it before play goes on")
    defective = table.suspended is not None or any(trick.omitted for trick in (*table.tricks, table.trick))
    if table.docket or table.face_down or defective:
        what = table.docket[0].summary if table.docket else "a trick is not in order"
        raise ImpossibleEvent(f"{what}: have that ruled on first, or enter the cards one by one")
    if any(revoke.sure and revoke.stage is not Stage.CORRECTED for revoke in table.revokes):
        raise ImpossibleEvent("a revoke is on file, and every trick counts for it: enter the cards one by one")
    for card in event.cards:
        if not any(card in table.hand(seat).cards for seat in _to_play(table)):
            raise ImpossibleEvent(f"{card} is not known to be with a hand that was still to play to the trick")
    for seat in _to_play(table):
        hand, named = table.hand(seat), [card for card in event.cards if card in table.hand(seat).cards]
        if len(named) > 1:
            raise ImpossibleEvent(f"{seat} cannot have played both {named[0]} and {named[1]} to one trick")
        if not named and hand.known:
            raise ImpossibleEvent(f"{seat}'s cards are on file: say which of them was played")


def apply(table: Table, event: PlayedOn) -> Table:
    """The table at the next trick: each hand a card fewer, and what lasts no longer gone."""
    leader, mask = table.trick.leader, table.trick.mask
    hands: list[Hand] = list(table.hands)
    for seat in _to_play(table):
        named = [card for card in event.cards if card in hands[seat].cards]
        if named:
            hands[seat] = hands[seat].without(named[0])
            mask |= named[0].mask
        else:
            hands[seat] = Hand(hands[seat].cards, hands[seat].count - 1, hands[seat].void)
    restrictions = table.restrictions
    if table.trick.empty:
        restrictions = tuple(r for r in restrictions if not (r.seat is leader and r.lasts is Lasts.THIS_LEAD))
    ns, ew = table.won
    return table.but(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        trick=Trick(event.leader),
        tricks=(),
        number=table.number + 1,
        won=(ns, ew + 1) if event.leader & 1 else (ns + 1, ew),
        gone=table.gone | mask,
        penalty_cards=tuple(p for p in table.penalty_cards if not mask & p.card.mask),
        restrictions=outlast(restrictions, leader, event.leader),
        laid=(),
        quitted=(),
        call=None,
        dummy_seen=True,
        began=len(table.log),
    )


def outlast(restrictions: Iterable[Restriction], leader: Seat, winner: Seat) -> tuple[Restriction, ...]:
    """The restrictions that are still in force when a trick is over."""
    return tuple(
        r
        for r in restrictions
        if r.lasts is Lasts.THIS_LEAD
        or (r.lasts is Lasts.WHILE_LEAD_RETAINED and (r.seat is winner or r.seat is not leader))
    )


def _to_play(table: Table) -> list[Seat]:
    return [seat for seat in SEATS if table.trick.card(seat) is None and seat not in table.trick.omitted]
