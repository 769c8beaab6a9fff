"""A trick that was played out while nobody wrote down its cards: what the Director says when he is called again."""

from __future__ import annotations

from collections.abc import Iterable

from ..deal.known import ON_RECORD, Fact, Left, Seen
from ..errors import ImpossibleEvent
from ..values.seats import SEATS, Seat
from . import words
from .events import DefectFound, PlayedOn
from .puts import Earlier, How
from .table import Hand, Lasts, Restriction, Stage, Table


def check(table: Table, event: PlayedOn) -> None:
    """Whether a trick can have been played out unseen: its cards may not be ones that a ruling will turn on."""
    if table.stopped is not None:
        raise ImpossibleEvent(words.HAS_STOPPED())
    if table.number == 13:
        raise ImpossibleEvent(words.IS_THE_LAST_TRICK())
    if table.question is not None:
        raise ImpossibleEvent(words.QUESTION_OPEN(table.question.id))
    defective = table.suspended is not None or any(trick.omitted for trick in (*table.tricks, table.trick))
    if table.docket or table.face_down or defective:
        raise ImpossibleEvent(words.RULE_FIRST(table.docket[0].about if table.docket else words.NOT_IN_ORDER()))
    if any(revoke.sure and revoke.stage is not Stage.CORRECTED for revoke in table.revokes):
        raise ImpossibleEvent(words.REVOKE_ON_FILE())
    _cards_named(table, event)


def _cards_named(table: Table, event: PlayedOn) -> None:
    """Whether each hand that was still to play can have played what is named; of known cards none is left out."""
    for card in event.cards:
        if not any(card in table.hand(seat).cards for seat in _to_play(table)):
            raise ImpossibleEvent(words.NOT_TO_PLAY(card))
    for seat in _to_play(table):
        hand, named = table.hand(seat), [card for card in event.cards if card in table.hand(seat).cards]
        if len(named) > 1:
            raise ImpossibleEvent(words.CANNOT_PLAY_BOTH(seat, named[0], named[1]))
        if not named and hand.known:
            raise ImpossibleEvent(words.SAY_WHICH(seat))


def apply(table: Table, event: PlayedOn) -> Table:
    """The table at the next trick: each hand a card fewer, and what lasts no longer gone."""
    leader, mask, puts, at = table.trick.leader, table.trick.mask, table.puts, len(table.log)
    hands: list[Hand] = list(table.hands)
    facts: list[Fact] = []
    for seat in _to_play(table):
        named = [card for card in event.cards if card in hands[seat].cards]
        if named:
            hands[seat] = hands[seat].without(named[0])
            mask |= named[0].mask
            puts = puts.put(seat, named[0], at, table.number, how=How.UNRECORDED)
            facts.append(Seen(seat, named[0].mask, ON_RECORD))
        else:
            hands[seat] = Hand(hands[seat].cards, hands[seat].count - 1)
            facts.append(Left(seat, 1, table.acts - 1))
    restrictions = table.restrictions
    if table.trick.empty:
        restrictions = tuple(r for r in restrictions if not (r.seat is leader and r.lasts is Lasts.THIS_LEAD))
    # The tricks go off the file; whose cards lie there is not forgotten.
    facts += [Seen(seat, cards, ON_RECORD) for seat in SEATS if (cards := table.out_of_hand(seat))]
    ns, ew = table.won
    won = (ns, ew + 1) if event.leader & 1 else (ns + 1, ew)
    earlier = Earlier(table.number + 1, event.leader, table.trumps, won, puts.earlier.gone, at)
    return table.learn(*facts).but(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        puts=puts.off_file(earlier),
        restrictions=outlast(restrictions, table.number, leader, event.leader),
        call=None,
        dummy_seen=True,
        dummy_waits=False,
    )


def outlast(restrictions: Iterable[Restriction], number: int, leader: Seat, winner: Seat) -> tuple[Restriction, ...]:
    """The restrictions that are still in force when a trick is over: that for a later one, which waits, among them."""
    return tuple(
        r
        for r in restrictions
        if r.lasts is Lasts.THIS_LEAD
        or (r.lasts is Lasts.THIS_TRICK and r.trick > number)
        or (r.lasts is Lasts.WHILE_LEAD_RETAINED and (r.seat is winner or r.seat is not leader))
    )


def _to_play(table: Table) -> list[Seat]:
    return [seat for seat in SEATS if table.trick.card(seat) is None and seat not in table.trick.omitted]


def to_be_restored(table: Table, event: DefectFound) -> int:
    """By how much the hand will grow, or shrink, when what else was found at tricks not on file is ruled on."""
    causes = (i.cause for i in table.docket if table.trick_at(i.trick) is None)
    found = (c for c in causes if isinstance(c, DefectFound) and c.seat is event.seat and c != event)
    return sum(len(c.cards) - 1 for c in found)


def counted(table: Table, found: DefectFound) -> Table:
    """The table with the number of cards that a count has shown.

    Of a hand that is not on file only the number that it ought to hold was known: that a trick not on file lacks a card
    of it, or that a trick holds several, says that it has another. Not if something else is open by which its number
    changes.
    """
    hand, count = table.hand(found.seat), table.hand(found.seat).count + 1 - len(found.cards)
    on_file = table.trick_at(found.trick) is not None and not found.cards
    as_due = not to_be_restored(table, found) and hand.count == table.due(found.seat)
    if hand.known or not as_due or on_file or not len(hand.cards) <= count or not 1 <= found.trick < table.number:
        return table
    return table.with_hand(found.seat, Hand(hand.cards, count))
