"""Law 60: questions to a table."""

from __future__ import annotations

from ...board.orders import MakeMajor, MakePenaltyCard, Order
from ...board.table import Incident, Kind, Table
from ...values.cards import Card
from ...values.seats import Seat, Side
from ..books import book52, book57, book61
from ..law61 import queries as query61

# What a card that did not follow suit is on file for only where it is not known that the hand could have followed.
_UNLESS_A_REVOKE = (book52.PenaltyCardNotPlayed, book57.DeclarerPlayedTooSoon)


def open_then(table: Table, incident: Incident) -> list[tuple[Side, int, int]]:
    """What was irregular when an act was done and had not been ruled on: the side, the trick, the place in the log.

    A card that did not follow suit is that once it has been found to be a revoke, be it after the act; while nobody has
    spoken of it, no ruling rests on what a hand held. One that is on file for something else meanwhile, as the hand is
    not, is a revoke like any other if it turns out to be one.
    """
    before, found = incident.before, [revoke for revoke in table.revokes if revoke.found]
    could_follow = [r for r in before.revokes if table.held_at(r.trick, r.seat, r.playable)]
    files = [
        i
        for i in before.docket
        if not isinstance(i, book61.FailureToFollowSuit)
        and not (isinstance(i, _UNLESS_A_REVOKE) and any(query61.about(i, r) for r in could_follow))
    ]
    then = [r for r in before.revokes if not r.found and any(r.same(revoke) for revoke in found)]
    revokes = [(r.seat.side, r.trick, query61.put_down(before, r.card)) for r in then]
    return [(i.offender.side, i.trick, i.at) for i in files] + revokes


def major(table: Table, seat: Seat, card: Card) -> Order:
    """A card becomes a major penalty card, or a minor one that it was turns major."""
    known = table.penalty_card(seat, card) is not None
    return MakeMajor(seat, card) if known else MakePenaltyCard(seat, card, Kind.MAJOR)
