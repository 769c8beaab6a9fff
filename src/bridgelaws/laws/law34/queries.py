"""Law 34: questions to a table."""

from __future__ import annotations

from ...board.auction import Auction, CallMade
from ...values.calls import PASS
from ...values.frozen import NamedTuple
from ...values.seats import SEATS, Seat
from ..books import book29


class Passed(NamedTuple):
    """A pass after which a player had missed his turn; whether it was itself out of rotation."""

    made: CallMade
    out_of_rotation: bool


def third_pass(auction: Auction) -> tuple[CallMade, Seat] | None:
    """The pass that stands with which three in a row have gone past a player, and that player.

    One that was itself out of rotation, and was accepted by a call over it, is none (29A): should that call have
    fallen, its player is to make another.
    """
    turn, calls, past = auction.first, auction.standing, False
    for n, made in enumerate(calls if auction.end is None else ()):
        past, turn = past or turn not in (None, made.seat), made.seat.lho
        if not past or made.call is not PASS or made.lives[-1].by is book29.ACCEPTED:
            continue
        then = auction._replace(calls=calls[: n + 1])
        if then.passes_enough and then.skipped:
            return made, then.skipped[0]
    return None


def gone_past(auction: Auction) -> tuple[Seat, tuple[Passed, ...]] | None:
    """The first player whom the last passes have gone past, and the passes from his turn on, in order.

    Passes that are not disposed of count here: the last of them is why it is asked. Another call that is not, in place
    of one of them, does not count yet.
    """
    calls, n = _from_the_last_call_on(auction)
    turn = calls[n - 1].seat.lho if n else auction.first
    missed: Seat | None = None
    found: list[Passed] = []
    for made in calls[n:]:
        out = turn is not None and made.seat is not turn
        missed = turn if out and missed is None else missed
        if missed is not None:
            found.append(Passed(made, out))
        turn = made.seat.lho
    return None if missed is None else (missed, tuple(found))


def called_since(auction: Auction, missed: Seat) -> tuple[CallMade, ...]:
    """What the player who was missed has called, and others after him, when three had passed: that was his turn.

    The third pass may have come there by another law, once he had called.
    """
    calls, n = _from_the_last_call_on(auction)
    after = calls[n + len(SEATS) - 1 :]
    his = next((place for place, made in enumerate(after) if made.seat is missed), len(after))
    return tuple(after[his:])


def all_have_passed(auction: Auction) -> bool:
    """Whether the other three have all passed over the last call, so that whoever was missed has passed since."""
    calls, n = _from_the_last_call_on(auction)
    others = {made.seat for made in calls[n:]} - {made.seat for made in calls[:n][-1:]}
    return len(others) >= len(SEATS) - 1


def _from_the_last_call_on(auction: Auction) -> tuple[list[CallMade], int]:
    """The calls that count here, and how many there are up to the one that the last passes follow."""
    calls = [made for made in auction.calls if made.stands or (made.pending and made.call is PASS)]
    n = len(calls)
    while n and calls[n - 1].call is PASS:
        n -= 1
    if not n and auction.whole:
        n = 1  # nobody has bid: the first pass is the call that the others follow
    return calls, n
