"""Law 27: an insufficient bid in rotation."""

from .law26 import LIMBS, add_lead, comparable, says_nothing
from .plain import denomination, is_bid, lho, lowest_over, partner, side
from .standing import stand
from .state import Auction, Irregularity, Replacing


def rule(a: Auction, head: Irregularity) -> None:
    """The Director asks the left, also when the bid has been changed already (27C)."""
    own = own_again(a, head)
    options: tuple[str, ...] = ("accept", "refuse")
    if own is not None and a.edition != 1997 and second_insufficient(a, own):
        options = ("accept", "accept_second", "refuse")
    about = (head.index,) if own is None else (head.index, own)
    answer = a.ask("accept", lho(head.seat), about, options)
    if answer == "accept":
        accept(a, head)
    elif answer == "accept_second" and own is not None:
        a.doubt("27B4: the second insufficient bid accepted; what the first one told")
        a.head = None
        a.queue.remove(own)
        a.cancel(head.index, side(head.seat))
        stand(a, own)
    else:
        refuse(a, head, own, asked=len(options) > 2)


def own_again(a: Auction, head: Irregularity) -> int | None:
    """The call that he has put in its place before any ruling."""
    own = [i for i in a.queue if a.seat(i) == head.seat]
    if own and own[0] != a.queue[0]:
        a.doubt("27C: others called before he did so, and it may have been a call at another turn")
    if len(own) > 1:
        a.doubt("27C: he changed it more than once")
    return own[0] if own else None


def second_insufficient(a: Auction, index: int) -> bool:
    """27B4."""
    return is_bid(a.call(index)) and not a.sufficient(a.call(index))


def accept(a: Auction, head: Irregularity) -> None:
    """27A."""
    own = own_again(a, head)
    a.head = None
    stand(a, head.index)
    if own is not None:
        a.doubt("27C: the bid accepted after it was changed; what the change told")
        a.queue.remove(own)
        a.cancel(own, side(head.seat))


def refuse(a: Auction, head: Irregularity, own: int | None, asked: bool = False) -> None:
    """27B: he calls again. A premature call is judged now (2007, 2017), or cancelled (1997)."""
    a.head = None
    a.cancel(head.index, side(head.seat))
    replacing = Replacing([head.index])
    a.now.replacing[head.seat] = replacing
    repeated(a, head)
    if own is not None and a.edition == 1997:
        if a.call(own) in ("X", "XX") or second_insufficient(a, own):
            a.doubt("27B, 27B3 of 1997: a double or another insufficient bid before the penalties were stated")
        a.queue.remove(own)
        a.cancel(own, side(head.seat))
        replacing.withdrawn.append(own)
    elif own is not None and asked:
        replacing.refused = own


def repeated(a: Auction, head: Irregularity) -> None:
    """The bid was itself the repeat of one made out of rotation (31A1): that one tells what this one tells."""
    if a.now.repeat.pop(head.seat, ""):
        for aw in a.now.awaits:
            if aw.seat == head.seat and aw.right_has == "passed":
                a.now.information[aw.withdrawn].follows = head.index
        a.now.awaits = [aw for aw in a.now.awaits if aw.seat != head.seat or aw.right_has != "passed"]


def left_calls(a: Auction, head: Irregularity, index: int) -> None:
    """The left called before any ruling: he accepts; if the bid was changed, it is asked over which he called."""
    own = own_again(a, head)
    if own is None or a.ask("meant_over", "D", (head.index, own, index), ("replacement", "first")) == "first":
        accept(a, head)
    else:
        a.doubt("27C: the left called over the change before any ruling")
        a.head = None
        a.cancel(head.index, side(head.seat))
        a.now.replacing[head.seat] = Replacing([head.index], refused=own)
        repeated(a, head)
        if a.call(own) in ("X", "XX") or second_insufficient(a, own):
            a.beyond = "27C: the left called over a change that 27B3 or 27B4 would cancel"


def replace(a: Auction, index: int) -> None:
    """27B: his call in place of the refused bid. The Director is at the table, so it is ruled on at once."""
    seat, call = a.seat(index), a.call(index)
    replacing = a.now.replacing[seat]
    if call in ("X", "XX"):
        finding = "none"
        if a.edition != 1997 and not replacing.tainted:
            finding = found(a, replacing.withdrawn[0], index)
        if finding == "none":
            cancelled(a, replacing, index)
            return
        finish(a, index, finding)
    elif is_bid(call) and not a.sufficient(call):
        may_accept = a.edition != 1997 or a.reading("second_insufficient_1997") == "accept"
        if may_accept and replacing.refused != index:
            accepted = a.ask("accept", lho(seat), (index,), ("accept", "refuse")) == "accept"
        else:
            accepted = False
        if not accepted:
            cancelled(a, replacing, index)
            return
        a.doubt("27B4: the second insufficient bid accepted; what the first one told")
        stand(a, index)
        del a.now.replacing[seat]
    elif replacing.tainted and (a.edition == 1997 or a.reading("bid_after_27b3") == "silenced"):
        finish_tainted(a, index)
    else:
        finish(a, index, found(a, replacing.withdrawn[0], index))


def cancelled(a: Auction, replacing: Replacing, index: int) -> None:
    """27B3, 27B4: this one falls too, and partner will be silenced whatever comes."""
    seat = a.seat(index)
    a.cancel(index, side(seat))
    replacing.withdrawn.append(index)
    replacing.tainted = True
    if a.edition == 1997 or a.reading("bid_after_27b3") == "silenced":
        a.silence(partner(seat), "rest", index)


def found(a: Auction, withdrawn: int, index: int) -> str:
    """The Director's finding about the new call, among those that the edition knows."""
    old, new = a.call(withdrawn), a.call(index)
    options: list[str] = []
    lowest = is_bid(new) and new == lowest_over(a.last_bid(), denomination(old))
    if a.old and lowest:
        options.append("both_natural")
    if a.edition == 2007:
        options.append("same_meaning")
    if a.edition == 2017:
        options += ["same_denomination"] if is_bid(new) else []
        options += LIMBS[:-1]
    if not options or says_nothing(a, index):
        return "none"
    return a.ask("replacement", "D", (withdrawn, index), (*options, "none"))


def finish(a: Auction, index: int, finding: str) -> None:
    """27B1 or 27B2."""
    seat = a.seat(index)
    stand(a, index)
    if a.made[index].status != "stands":
        a.doubt("27B, 34: the pass in place of an insufficient bid was cancelled because somebody had missed his turn")
        return
    settle(a, a.now.replacing.pop(seat), index, finding)


def settle(a: Auction, replacing: Replacing, index: int, finding: str) -> None:
    """What follows from the call in the place of the bid."""
    seat, first = a.seat(index), replacing.withdrawn[0]
    if finding == "none":
        a.silence(partner(seat), "rest", index)
        leads_of(a, replacing, index)
        return
    a.now.later.append("27B1(b)" if a.edition == 1997 else "27D")
    if finding != "same_meaning" or a.reading("info_27b1b_2007") == "free":
        a.now.information[first].free = True
    for attempt in replacing.withdrawn[1:]:  # 1997: 26 may apply to the premature attempt
        add_lead(a, attempt, index)


def finish_tainted(a: Auction, index: int) -> None:
    """27B3, 27B4: any sufficient bid or pass, but partner is silenced."""
    seat = a.seat(index)
    stand(a, index)
    if a.made[index].status != "stands":
        a.doubt("27B, 34: the pass in place of an insufficient bid was cancelled because somebody had missed his turn")
        return
    replacing = a.now.replacing.pop(seat)
    a.silence(partner(seat), "rest", index)
    first = replacing.withdrawn[0]
    if a.edition == 2017 and a.reading("lead_after_27b3_2017") == "comparable" and comparable(a, first, index):
        a.now.information[first].free = True
        replacing.withdrawn.remove(first)
    leads_of(a, replacing, index)


def leads_of(a: Auction, replacing: Replacing, final: int) -> None:
    """26 for every call that fell at this turn."""
    several = len(replacing.withdrawn) > 1
    only_first = several and a.reading("several_withdrawn") == "first"
    for withdrawn in replacing.withdrawn[: 1 if only_first else None]:
        add_lead(a, withdrawn, final)


def close(a: Auction, seat: str, final: int) -> None:
    """A pass was put in for him (37, 38), or a call stands that 27 did not judge (37A): in the place of the bid."""
    replacing = a.now.replacing.get(seat)
    if replacing is None:
        return
    if a.made[final].status != "stands":
        a.doubt("27B, 34: the pass in place of an insufficient bid was cancelled because somebody had missed his turn")
        return
    finding = "none"
    if not replacing.tainted:
        a.line.remove(final)
        finding = found(a, replacing.withdrawn[0], final)
        a.line.append(final)
    del a.now.replacing[seat]
    settle(a, replacing, final, finding)
