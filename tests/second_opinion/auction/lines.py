"""Auctions written as a line, and auctions played out to the end: helps for tests."""

from ..cards import SEATS, side
from .asking import Act, Call, Change, Director, Oracle
from .plain import is_bid, lowest_over
from .readings import Readings
from .situation import Situation, opinion

LONGEST = 60


def acts_of(text: str) -> list[Act]:
    """``N1S`` a call, ``E>2H`` a change of call, ``D`` the Director."""
    found: list[Act] = []
    for word in text.split():
        if word == "D":
            found.append(Director())
        elif word[0] in SEATS and word[1:2] == ">":
            found.append(Change(word[0], word[2:]))
        else:
            found.append(Call(word[0], word[1:]))
    return found


def text_of(acts: list[Act]) -> str:
    """The line that ``acts_of`` reads."""
    words = {Call: "", Change: ">"}
    return " ".join("D" if isinstance(act, Director) else f"{act.seat}{words[type(act)]}{act.call}" for act in acts)


def obedient(s: Situation, declaring: str) -> str:
    """A regular call for the player on turn, such that in the end the side ``declaring`` declares."""
    duties = s.duty(s.turn)
    repeat = next((duty for duty in duties if duty.startswith("repeat")), "")
    passes = any(duty.startswith("pass") for duty in duties)
    if repeat and not passes:
        return repeat.split()[1]
    last = next(((seat, call) for seat, call in reversed(s.line) if is_bid(call)), ("", ""))
    if passes or side(s.turn) != declaring or (last[0] and side(last[0]) == declaring):
        return "P"
    return lowest_over(last[1], "NT")


def played_out(
    edition: int, dealer: str, acts: list[Act], oracle: Oracle, declaring: str, readings: Readings | None = None
) -> list[Situation]:
    """The acts, and then regular calls until the auction is over."""
    acts = list(acts)
    while len(acts) < LONGEST:
        found = opinion(edition, dealer, acts, oracle, readings)
        if found[-1].over or found[-1].beyond:
            return found
        acts.append(Call(found[-1].turn, obedient(found[-1], declaring)))
    raise ValueError(f"no end: {text_of(acts)}")
