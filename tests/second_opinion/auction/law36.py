"""Laws 36-39 (1997: 35-39): inadmissible calls. Nobody is asked to accept any of them."""

from .law26 import add_lead
from .law27 import close
from .plain import lho, partner, side
from .standing import stand
from .state import Auction, Await, Irregularity


def rule_36(a: Auction, head: Irregularity) -> None:
    """A double or redouble against 19."""
    seat, index = head.seat, head.index
    a.head = None
    if head.left_called:
        free = a.reading("info_36a") == "free"
        for gone in (index, *a.queue):
            a.cancel(gone, side(seat), free)
        a.queue = []
        return
    a.cancel(index, side(seat))
    a.silence(partner(seat), "rest")
    if seat in a.now.replacing:
        a.now.replacing[seat].tainted = True
    a.now.awaits.append(Await(seat, index, "36"))


def rule_37(a: Auction, head: Irregularity) -> None:
    """A bid, double or redouble by a player who had to pass."""
    seat, index = head.seat, head.index
    a.head = None
    a.cancel(index, side(seat))
    if head.turn != seat:
        both_silent(a, seat)
        a.now.awaits.append(Await(seat, index, "37"))
        return
    own = next((i for i in a.queue if a.seat(i) == seat), None)
    if own is not None:
        a.doubt("37: he changed it himself before any ruling")
        a.queue.remove(own)
        a.cancel(own, side(seat))
    a.now.repeat.pop(seat, None)
    put_pass(a, seat)
    both_silent(a, seat)
    add_lead(a, index, a.line[-1])


def rule_38(a: Auction, head: Irregularity) -> None:
    """A bid of more than seven: it and all later calls go, a pass comes in its place."""
    seat, index = head.seat, head.index
    a.head = None
    if any(a.seat(i) == seat for i in a.queue) and not head.left_called:
        a.doubt("38: he changed it himself before any ruling")
    for gone in (index, *a.queue):
        a.cancel(gone, side(seat))
    a.queue = []
    silent = a.edition != 1997 or not head.left_called
    if head.turn != seat:
        if not silent:
            a.silence(seat, "once")
        elif not head.left_called:
            a.now.awaits.append(Await(seat, index, "37"))
    else:
        a.now.repeat.pop(seat, None)
        put_pass(a, seat)
        if not head.left_called:
            add_lead(a, index, a.line[-1])
    if silent:
        both_silent(a, seat)


def rule_39(a: Auction, head: Irregularity) -> None:
    """Calls after the final pass."""
    late = [head.index, *a.queue]
    a.head, a.queue = None, []
    contract = a.contract()
    for n, index in enumerate(late):
        seat = a.seat(index)
        a.cancel(index, side(seat))
        defends = bool(contract) and side(contract[-1]) != side(seat)
        left_called = any(a.seat(i) == lho(seat) for i in late[n + 1 :])
        if defends and a.call(index) != "P" and not left_called:
            add_lead(a, index, None)


def both_silent(a: Auction, seat: str) -> None:
    """37B2, 38C."""
    a.silence(seat, "rest")
    a.silence(partner(seat), "rest")


def put_pass(a: Auction, seat: str) -> None:
    """The pass that the law substitutes."""
    index = a.new(seat, "P", "substituted")
    stand(a, index)
    close(a, seat, index)
