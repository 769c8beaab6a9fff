"""Laws 28-32: a call out of rotation."""

from .plain import lho, partner, side
from .standing import go_back, stand
from .state import Auction, Await, Irregularity


def rule(a: Auction, head: Irregularity) -> None:
    """The Director asks the left (29A); else the call is cancelled (29B)."""
    if a.ask("accept", lho(head.seat), (head.index,), ("accept", "refuse")) == "accept":
        accept(a, head)
    else:
        refuse(a, head)


def left_calls(a: Auction, head: Irregularity, index: int) -> None:
    """29A by calling; if it was his own turn as well, his intention decides between 29A and 28B."""
    if a.line and a.seat(a.line[-1]) == head.seat:
        # His second pass before any bid (30A of 1997, 2007): the left called over the one as over the other.
        a.head = None
        a.cancel(head.index, side(head.seat), free=True)
        return
    if head.turn == a.seat(index):
        meant = a.ask("meant_over", "D", (head.index, index), ("over", "own"))
        if meant == "own":
            correct_player_calls(a, head)
            return
    accept(a, head)


def accept(a: Auction, head: Irregularity, check: bool = True) -> None:
    """29A: it stands and the players passed over lose that turn."""
    if a.line and a.seat(a.line[-1]) == head.seat:
        a.beyond = "30A, 29A: a second pass before any bid, accepted"
        return
    a.head = None
    stand(a, head.index, out_of_turn=True, check=check)


def correct_player_calls(a: Auction, head: Irregularity) -> None:
    """28B: as though it had not been made, but 16 goes on."""
    a.head = None
    a.cancel(head.index, side(head.seat))
    if head.law != "29":
        a.doubt("28B: over an inadmissible call out of rotation")
    if a.old and a.reading("lead_28b_old") == "law26":
        a.now.awaits.append(Await(head.seat, head.index, "28B"))


def refuse(a: Auction, head: Irregularity) -> None:
    """29B with 30, 31, 32."""
    seat, index = head.seat, head.index
    where = a.place_of(seat, head.turn)
    a.head = None
    a.cancel(index, side(seat))
    kind = {"P": "pass", "X": "double", "XX": "double"}.get(a.call(index), "bid")
    if kind == "pass" and a.ask("artificial_pass", "D", (index,), ("yes", "no")) == "yes":
        kind = "artificial_pass"
    at_right = where == "right"
    if kind == "pass":
        natural_pass(a, seat, index, at_right)
        return
    if a.old and not at_right:
        a.silence(partner(seat), "rest", index)
    a.now.awaits.append(Await(seat, index, kind, at_right))


def natural_pass(a: Auction, seat: str, index: int, at_right: bool) -> None:
    """Law 30."""
    mode = "pass"
    if a.old:
        if at_right or not a.last_bid():
            a.silence(seat, "once", index)
        else:
            a.silence(seat, "rest", index)
            a.now.no_double[partner(seat)] = index
    elif at_right:
        a.silence(seat, "once", index)
        mode = "pass_2017"
    a.now.awaits.append(Await(seat, index, mode))


def missed(a: Auction, head: Irregularity) -> None:
    """34: a pass out of rotation was itself the third. It, those after it and those since the first missed turn go."""
    gone = [head.index]
    while a.queue and a.call(a.queue[0]) == "P" and a.seat(a.queue[0]) != head.turn:
        gone.append(a.queue.pop(0))
    offenders, before = {side(head.seat)}, head.seat
    for index in gone[1:]:
        if a.seat(index) != lho(before):
            offenders.add(side(a.seat(index)))
        before = a.seat(index)
    if a.queue:
        a.doubt("34: somebody bid after the third pass, which was out of rotation")
    a.head = None
    go_back(a, gone, offenders)
