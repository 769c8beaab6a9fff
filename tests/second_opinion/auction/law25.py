"""Law 25: a second call by a player whose own call is the last (or whose left alone has called since)."""

from .law26 import add_lead, comparable
from .law27 import close
from .plain import is_bid, level, lho, partner, side
from .standing import stand
from .state import Auction, Await, Irregularity


def begin(a: Auction, index: int) -> None:
    """His own call stands last in the line. First 25A: was that call unintended?"""
    first = a.line[-1]
    if unintended(a, first, index):
        slip(a, index)
    else:
        a.head = Irregularity("25", a.seat(index), index, a.turn())


def unintended(a: Auction, first: int, index: int) -> bool:
    """25A, a finding; a call that the law put in for him he cannot have made by a slip."""
    if a.made[first].how != "made":
        return False
    if any(a.seat(i) == partner(a.seat(first)) for i in range(first + 1, index)):
        a.doubt("25A: the partner has called since, and that call did not stand")
    return a.ask("slip", "D", (first, index), ("yes", "no")) == "yes"


def slip(a: Auction, index: int) -> None:
    """25A: the intended call takes the place; his left, if he has called, may keep his call or withdraw it."""
    seat = a.seat(index)
    at = max(n for n, i in enumerate(a.line) if a.seat(i) == seat)
    if a.made[a.line[at]].compared:
        a.doubt("25A, 26: a call was found comparable with the slip, and nothing says of the call that was meant")
    first, since = a.line[at], a.line[at + 1 :]
    for theirs in reversed(since):
        a.withdraw(theirs)
    # The left may withdraw any call that he made over it, without further rectification (2007 25A4, 2017 25A6).
    a.withdraw(first, without=lho(seat))
    a.cancel(first, side(seat), free=True)
    again = [index]
    for theirs in since:
        if a.seat(theirs) != lho(seat):
            a.doubt("25A: another than the left had called over the slip, out of rotation, and that was accepted")
        a.line.remove(theirs)
        if must_change(a, index, theirs):
            a.cancel(theirs, side(seat))
        elif a.ask("keep_own", a.seat(theirs), (theirs,), ("keep", "withdraw")) == "keep":
            a.made[theirs].status = "pending"
            again.append(theirs)
        else:
            a.cancel(theirs, side(seat))
    a.queue = again + a.queue


def must_change(a: Auction, index: int, theirs: int) -> bool:
    """The left's call is not legal over the call that was meant."""
    if not legal(a, index):
        a.doubt("25A: the call that was meant is itself irregular, and the left had called over the slip")
        return False
    a.line.append(index)
    kept = legal(a, theirs)
    a.line.remove(index)
    return not kept and a.reading("illegal_after_slip") == "changed"


def legal(a: Auction, index: int) -> bool:
    """A call at the end of the line by one whose turn it is."""
    seat, call = a.seat(index), a.call(index)
    if seat in a.now.must_pass or seat in a.now.repeat or seat in a.now.replacing:
        return call == a.now.repeat.get(seat, "P") and seat not in a.now.replacing
    if is_bid(call):
        return level(call) < 8 and a.sufficient(call)
    return call == "P" or (a.admissible(seat, call) and seat not in a.now.no_double)


def rule(a: Auction, head: Irregularity) -> None:
    """The Director asks the left."""
    first = a.line[-1]
    if a.ask("accept", lho(head.seat), (head.index, first), ("accept", "refuse")) == "accept":
        accept(a, head)
    else:
        refuse(a, head)


def left_calls(a: Auction, head: Irregularity, index: int) -> list[int]:
    """The left called before any ruling: over which of the two? Returns the calls still to be judged."""
    first = a.line[-1]
    accepted = a.ask("meant_over", "D", (head.index, first, index), ("second", "first")) == "second"
    if accepted:
        accept(a, head)
    elif a.edition == 1997:
        # 25B1 of 1997: the second call stands and the left may take his own back.
        accept(a, head)
        if a.ask("keep_own", a.seat(index), (index,), ("keep", "withdraw")) == "withdraw":
            a.cancel(index, side(head.seat))
            return []
    else:
        refuse(a, head)
    if a.made[head.index].status == "cancelled" and a.call(index) == "P" and accepted and a.seat(index) != a.turn():
        # 34: the change was the last of three passes that had gone past a player, and all the passes since go.
        a.cancel(index, a.now.information[head.index].offenders)
        return []
    return [index]


def accept(a: Auction, head: Irregularity) -> None:
    """25B1."""
    first, second = a.line[-1], head.index
    a.head = None
    a.withdraw(first)
    a.cancel(first, side(head.seat))
    stand(a, second, out_of_turn=a.made[first].out_of_turn)
    if head.seat in a.now.replacing:
        a.doubt("25B: the call put in place of a refused insufficient bid was itself changed")
        close(a, head.seat, second)
    if a.edition == 2007 and a.reading("law26_after_25b_2007") != "never":
        add_lead(a, first, second)
    if a.edition == 2017:
        restrict_2017(a, first, second)


def refuse(a: Auction, head: Irregularity) -> None:
    """25B2."""
    first, second = a.line[-1], head.index
    a.head = None
    a.cancel(second, side(head.seat))
    if a.edition == 2017:
        restrict_2017(a, second, first)
    elif a.edition == 2007:
        if a.reading("law26_after_25b_2007") == "both":
            add_lead(a, second, first)
    elif a.ask("keep_first", head.seat, (first, second), ("keep", "change")) == "keep":
        a.silence(partner(head.seat), "once", second)
        add_lead(a, second, first)
    else:
        a.withdraw(first)
        a.cancel(first, side(head.seat))
        a.now.later.append("average minus")
        a.now.awaits += [Await(head.seat, first, "25"), Await(head.seat, second, "25")]


def restrict_2017(a: Auction, withdrawn: int, final: int) -> None:
    """25B1, 25B2 of 2017: Law 26 may apply, unless the two are comparable."""
    if a.reading("comparable_25b_2017") == "asked" and comparable(a, withdrawn, final):
        a.now.information[withdrawn].free = a.made[final].compared = True
        if a.made[final].status != "stands":
            a.doubt("25B1, 34: found comparable with a call that went at once with the passes")
    else:
        add_lead(a, withdrawn, final)
