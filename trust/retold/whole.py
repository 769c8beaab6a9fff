"""The tale with four hands on file, dealt so that all that was found in it is true."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bridgelaws import Play
from bridgelaws.board.events import DefectFound, Omitted, PlayedOn
from bridgelaws.deal.known import ON_RECORD, Known, Seen
from bridgelaws.files import codec
from bridgelaws.values.cards import CARDS, CardSet
from bridgelaws.values.seats import SEATS, Seat
from trust.retold.tales import Tale, play

DEALS = 2


def whole_deal(tale: Tale) -> Iterator[Tale]:
    """Some deals that fit; none where cards left hands unrecorded, or a hand on file is shorter than it was."""
    opened = codec.decode(tale.opening).table
    if any(isinstance(move.event, DefectFound | Omitted | PlayedOn) for move in tale.moves):
        return
    trick = opened.number
    if any(
        h.count != 14 - trick - (opened.trick.card(s) is not None) for s, h in zip(SEATS, opened.hands, strict=True)
    ):
        return
    if all(hand.known for hand in opened.hands):
        return
    last = play(tale)
    known = _with_no_revoke_unasked(last)
    for n in range(DEALS):
        hands = _dealt(known, last, [hand.count for hand in opened.hands], Random(f"{tale.id} {n}"))
        if hands is not None:
            position = {"trick": trick, "leader": opened.trick.leader.letter, **tale.opening.get("position", {})}
            yield tale.but(opening={**tale.opening, "position": {**position, "hands": hands}})


def _with_no_revoke_unasked(last: Play) -> Known:
    """What is known at the end, and that a discard nobody asked about was no revoke."""
    known = last.table.known
    for revoke in last.table.revokes:
        if not revoke.sure and revoke.suit is not None:
            none = last.table.finding(revoke.seat, revoke.suit.mask, answer=False, trick=revoke.trick)
            known = known.given(none) if known.allows(none) else known
    return known


def _dealt(known: Known, last: Play, sizes: list[int], rng: Random) -> dict[str, list[str]] | None:
    """Four hands at the outset of a tale."""
    hands, taken = {}, last.table.gone | last.opened.trick.mask
    for seat in SEATS:
        own = _own(last, seat)
        cards = rng.sample(CARDS, 52)
        for card in cards:
            if own.bit_count() >= sizes[seat]:
                break
            more = Seen(seat, own | card.mask, ON_RECORD)
            if not (own | taken) & card.mask and known.allows(more):
                own |= card.mask
        if own.bit_count() != sizes[seat]:
            return None
        known = known.given(Seen(seat, own, ON_RECORD))
        hands[seat.letter] = [card.code for card in CardSet(own)]
    return hands


def _own(last: Play, seat: Seat) -> int:
    """The cards that a hand is known to have had at the outset: those that it has, or has put down since."""
    opened, now = last.opened, last.table
    mask = now.hands[seat].cards.mask
    for number in range(opened.number, now.number + 2):
        trick = now.trick_at(number)
        card = trick.card(seat) if trick is not None else None
        if card is not None and not (number == opened.number and opened.trick.card(seat) is card):
            mask |= card.mask
    return mask
