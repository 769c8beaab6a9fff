"""A call that stands, and what it brings about: duties spent, calls awaited (30-32, 36), a turn missed (34)."""

from .law26 import add_lead, comparable
from .plain import is_bid, partner, rho, side
from .state import Auction, Await


def stand(a: Auction, index: int, out_of_turn: bool = False, keep_once: bool = False, check: bool = True) -> None:
    """Put a call at the end of the line."""
    a.settled()
    a.before[index] = a.now.copied()
    made = a.made[index]
    made.status, made.out_of_turn = "stands", out_of_turn
    a.now.information.pop(index, None)
    a.line.append(index)
    seat = made.seat
    if not keep_once:
        a.now.silences = [s for s in a.now.silences if (s.seat, s.length) != (seat, "once")]
    a.now.no_double.pop(seat, None)
    a.now.repeat.pop(seat, None)
    right_has_called(a, index)
    awaited = [aw for aw in a.now.awaits if aw.seat == seat]
    a.now.awaits = [aw for aw in a.now.awaits if aw.seat != seat]
    for aw in awaited:
        settle(a, aw, index)
    if check:
        missed_turn(a)


def right_has_called(a: Auction, index: int) -> None:
    """31A, 32 (1997, 2007 B; 2017 A): he passed, then the call must be repeated; or he acted, then it is free."""
    for aw in a.now.awaits:
        if aw.at_right and not aw.right_has and rho(aw.seat) == a.seat(index):
            aw.right_has = "passed" if a.call(index) == "P" else "acted"
            if aw.right_has == "passed":
                if aw.seat in a.now.must_pass:
                    a.doubt("a player who must pass and must repeat a call: he passes")
                again = a.call(aw.withdrawn)
                if again in ("X", "XX") and not a.admissible(aw.seat, again):
                    a.doubt("32: the double that must be repeated was allowed by 19 when it was made, and is not now")
                a.now.repeat[aw.seat] = again


def settle(a: Auction, aw: Await, final: int) -> None:
    """The maker of a cancelled call has made his call at his proper turn."""
    if aw.at_right and not aw.right_has:
        a.doubt("called again before his right-hand opponent did, and it stands")
    if aw.mode in ("pass", "pass_2017") and a.call(final) != "P":
        a.doubt("30: he did not pass as he had to, and his call stands (37A)")
    if aw.right_has == "passed" and excused(a, aw, final):
        a.doubt("32, 19: the double that had to be repeated is forbidden by now: what follows from the call instead")
        return
    if aw.right_has == "passed":
        if a.call(final) == a.call(aw.withdrawn):
            a.now.information[aw.withdrawn].follows = final
        else:
            a.doubt("31A1: not repeated, and it stands")
    elif aw.mode in ("28B", "37", "25"):
        add_lead(a, aw.withdrawn, final)
    elif aw.mode == "pass_2017":
        if a.reading("forced_pass_lead_2017") == "asked" and not comparable(a, aw.withdrawn, final):
            add_lead(a, aw.withdrawn, final)
    elif a.old:
        settle_old(a, aw, final)
    elif comparable(a, aw.withdrawn, final):
        a.now.information[aw.withdrawn].free = True
        a.now.later.append("23C")
    else:
        if aw.mode != "36":
            a.silence(partner(aw.seat), "once", final)
        add_lead(a, aw.withdrawn, final)


def excused(a: Auction, aw: Await, final: int) -> bool:
    """32, 19: a double that had to be repeated, and which 19 forbids by now: he calls what he likes."""
    again = a.call(aw.withdrawn)
    if again not in ("X", "XX") or a.call(final) == again:
        return False
    at = a.line.index(final)
    line, a.line = a.line, a.line[:at]
    allowed = a.admissible(aw.seat, again)
    a.line = line
    return not allowed


def settle_old(a: Auction, aw: Await, final: int) -> None:
    """1997 and 2007."""
    other = partner(aw.seat)
    if aw.mode == "double":
        if aw.at_right:
            a.silence(other, "rest", final)
        add_lead(a, aw.withdrawn, final, "any" if a.reading("double_lead_old") == "26B" else "suits")
    elif aw.mode == "bid" and aw.at_right and repeats(a, aw.withdrawn, final):
        a.silence(other, "once", final)
        if a.reading("lead_31a2a_old") == "law26":
            add_lead(a, aw.withdrawn, final)
    else:
        if aw.at_right:
            a.silence(other, "rest", final)
        forced = aw.mode == "pass" and a.call(final) == "P"
        if not forced or a.reading("forced_pass_lead_old") == "asked":
            add_lead(a, aw.withdrawn, final)


def repeats(a: Auction, withdrawn: int, final: int) -> bool:
    """31A2(a) with 29C: a finding. A pass or a double repeats no denomination (sheet on 31, case 4)."""
    if not is_bid(a.call(final)):
        return False
    return a.ask("repeats_denomination", "D", (withdrawn, final), ("yes", "no")) == "yes"


# --- Law 34, 17E2 (2007), 17D3 (2017) -----------------------------------------------------------------------


def closes(a: Auction, passes: int) -> bool:
    """Would the line end the auction with three (or the last of three: ``passes`` = 2) passes at its end?"""
    if len(a.line) <= passes or any(a.call(i) != "P" for i in a.line[-passes:]):
        return False
    return bool(a.last_bid()) or a.reading("three_passes_after_a_pass") == "34"


def first_past(a: Auction) -> int | None:
    """Where in the line the first pass since the last other call is that was made out of rotation, past somebody.

    There may be more than three: one that was the third, and was accepted by a call that fell. With no bid the first
    pass is the call that the others follow.
    """
    at = len(a.line)
    while at and a.call(a.line[at - 1]) == "P":
        at -= 1
    return next((n for n in range(at or 1, len(a.line)) if a.made[a.line[n]].out_of_turn), None)


def missed_turn(a: Auction) -> None:
    """Three passes, one of them out of rotation: back to the player who missed his turn, at once."""
    if closes(a, 3):
        go_back(a, [], set())


def go_back(a: Auction, further: list[int], offenders: set[str]) -> None:
    """All passes from the first turn that was missed on are cancelled, among the last in the line and further ones."""
    at = first_past(a)
    gone = a.line[at:] if at is not None else []
    offenders = offenders | {side(a.seat(i)) for i in gone if a.made[i].out_of_turn}
    if gone:
        for each in reversed(gone):
            a.withdraw(each)  # what was ruled on other calls remains
        then = a.before[gone[0]].copied().replacing
        if any(each.tainted and each != then.get(seat) for seat, each in a.now.replacing.items()):
            a.doubt("27B3, 34: what he tried to put in the place of a bid, at a turn that was not his after all")
        a.now.replacing = then  # but that turn to replace a bid was not his after all
    cancel_passes(a, gone + further, offenders)


def cancel_passes(a: Auction, gone: list[int], offenders: set[str]) -> None:
    """Who passed out of rotation offended; the passes tell his side nothing and the other side all."""
    if len(offenders) > 1:
        a.doubt("34: both sides passed out of rotation")
    free = a.edition == 1997 and a.reading("info_34_1997") == "free"
    for index in gone:
        own = side(a.seat(index))
        a.cancel(index, own if len(offenders) > 1 else "".join(offenders), free)
