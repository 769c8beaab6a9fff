"""Laws 36-39 (1997: 35-39): inadmissible calls. Nobody is asked to accept any of them."""

from itertools import pairwise

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
        both_at_fault(a, head)
        for gone in (index, *a.queue):
            a.cancel(gone, side(seat), free)
        a.queue = []
        return
    a.cancel(index, side(seat))
    a.silence(partner(seat), "rest", index)
    if a.call(index) == a.now.repeat.get(seat):
        del a.now.repeat[seat]  # 19 goes before 32: what can never stand need not be made again
    if seat in a.now.replacing:
        if a.line[-1] > a.now.replacing[seat].withdrawn[0]:
            a.doubt("27B3, 36: his turn to replace the bid had gone to a call that was accepted (29A)")
        a.now.replacing[seat].tainted = True
    a.now.awaits.append(Await(seat, index, "36"))


def both_at_fault(a: Auction, head: Irregularity) -> None:
    """A call that goes with one before it may have been out of rotation itself, and both sides at fault then."""
    seats = [head.seat, *(a.seat(i) for i in a.queue)]
    if any(later != lho(earlier) and side(later) != side(head.seat) for earlier, later in pairwise(seats)):
        a.doubt("36A, 38B, 16: a later call of the other side was itself out of rotation, and who may not use it")


def rule_37(a: Auction, head: Irregularity) -> None:
    """A bid, double or redouble by a player who had to pass."""
    seat, index = head.seat, head.index
    a.head = None
    a.cancel(index, side(seat))
    if head.turn != seat:
        both_silent(a, seat, index)
        a.now.awaits.append(Await(seat, index, "37"))
        return
    own = next((i for i in a.queue if a.seat(i) == seat), None)
    if own is not None:
        a.doubt("37: he changed it himself before any ruling")
        a.queue.remove(own)
        a.cancel(own, side(seat))
    a.now.repeat.pop(seat, None)
    put_pass(a, seat)
    both_silent(a, seat, index)
    add_lead(a, index, a.line[-1])


def rule_38(a: Auction, head: Irregularity) -> None:
    """A bid of more than seven: it and all later calls go, a pass comes in its place."""
    seat, index = head.seat, head.index
    a.head = None
    if any(a.seat(i) == seat for i in a.queue) and not head.left_called:
        a.doubt("38: he changed it himself before any ruling")
    both_at_fault(a, head)
    for gone in (index, *a.queue):
        a.cancel(gone, side(seat))
    a.queue = []
    silent = a.edition != 1997 or not head.left_called
    if head.turn != seat:
        if not silent:
            a.silence(seat, "once", index)
        elif not head.left_called:
            a.now.awaits.append(Await(seat, index, "37"))
    else:
        a.now.repeat.pop(seat, None)
        put_pass(a, seat)
        if not head.left_called:
            add_lead(a, index, a.line[-1])
    if silent:
        both_silent(a, seat, index)


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


def both_silent(a: Auction, seat: str, index: int) -> None:
    """37B2, 38C."""
    a.silence(seat, "rest", index)
    a.silence(partner(seat), "rest", index)


def put_pass(a: Auction, seat: str) -> None:
    """The pass that the law substitutes."""
    index = a.new(seat, "P", "substituted")
    stand(a, index)
    close(a, seat, index)
    a.settled()  # what follows is on account of the bid, and not of this pass
