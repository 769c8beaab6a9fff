"""A line looked at again, card by card: of what class each play is, and which of them the claimer had stated."""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel import BIT, SUIT
from .analysis import Claim, played
from .classes import Turn
from .ending import Ending
from .kinds import ALL, CLEAN
from .search import Play, Search


def replayed(claim: Claim, line: Iterable[int]) -> tuple[Play, ...]:
    """The plays of a line from the claim on, each in turn; it ends where a hand has not got the card."""
    search = Search(claim.ending, claim.claimer, claim.statement, claim.bound)
    search.allowed = ALL
    at, found = claim.ending, list[Play]()
    for card in map(int, line):  # cards equal no numbers
        seat = at.turn
        if not BIT[card] & at.playable:
            break
        codes = {each: code for code, each in search.plays(at.hands, seat, at.trick, at.shown)}
        play = Play(seat, card, codes.get(card, CLEAN), _stated(claim, at, card))
        found.append(play)
        at = played(at, play)._replace(shown=_seen(claim, at, card))
    return tuple(found)


def _stated(claim: Claim, at: Ending, card: int) -> bool:
    """Whether a card was played because it was said so, and there was another."""
    seat = at.turn
    playable = at.playable
    if (seat ^ claim.claimer) & 1 or claim.bound not in (None, seat) or playable & (playable - 1) == 0:
        return False
    playable = playable & ~claim.statement.kept or playable
    said = claim.statement.orders(Turn(at.hands, seat, at.trick, at.trumps, at.shown, playable))
    return said is not None and bool(said & BIT[card])


def _seen(claim: Claim, at: Ending, card: int) -> int:
    """Who of the other side is known to be out of a suit, once a card was played."""
    seat = at.turn
    follows = not at.trick or SUIT[card] == SUIT[at.trick[0]]
    return at.shown if follows or not (seat ^ claim.claimer) & 1 else at.shown | 1 << (4 * seat + SUIT[at.trick[0]])
