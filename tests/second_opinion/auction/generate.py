"""Auctions made up at random: regular calls mixed with irregularities of Laws 25, 27, 29-32 and 36-39.

Most stories have one or two irregularities. After about half of them the Director is called at once, after a third
later, after the rest never. The story is made up along one edition with nothing accepted or found; under another
edition or with other answers some regular calls become irregular, which is as it should be.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from ..cards import EDITIONS, SEATS
from .asking import Act, Call, Change, Director, natural
from .head import do
from .plain import DENOMINATIONS, bid_of, height, is_bid, level, lho, partner, rho
from .readings import Readings
from .state import Auction

LONGEST = 26


@dataclass
class Making:
    """A story in the making."""

    rng: random.Random
    a: Auction
    acts: list[Act]

    def do(self, act: Act) -> None:
        """Add an act."""
        self.acts.append(act)
        do(self.a, act)

    @property
    def last(self) -> str:
        """The last bid on the table, pending ones counted."""
        a = self.a
        waiting = ([a.head.index] if a.head else []) + a.queue
        bids = [a.call(i) for i in a.line + waiting if is_bid(a.call(i)) and level(a.call(i)) < 8]
        return bids[-1] if bids else ""

    def higher_bid(self) -> str:
        """A sufficient bid, mostly a low one; a pass when there is no room."""
        floor = height(self.last) + 1 if self.last else 0
        wanted = min(floor + self.rng.choice((0, 0, 1, 1, 2, 3, 5, 7)), 34)
        return bid_of(wanted) if floor <= 34 else "P"

    def regular(self, seat: str) -> str:
        """A call that a player who minds his duties might make."""
        now = self.a.now
        if seat in now.must_pass:
            return "P"
        if seat in now.repeat:
            return now.repeat[seat]
        what = self.rng.random()
        doubles = [c for c in ("X", "XX") if self.a.admissible(seat, c)]
        if doubles and what < 0.15 and seat not in now.no_double and seat not in now.replacing:
            return doubles[0]
        late = len(self.acts) > 14
        return "P" if what < (0.8 if late else 0.5) else self.higher_bid()


def insufficient(m: Making) -> Act | None:
    """27."""
    last = m.a.last_bid()
    if not last:
        return None
    return Call(m.a.turn(), bid_of(m.rng.randrange(max(0, height(last) - 6), height(last) + 1)))


def pass_out_of_turn(m: Making) -> Act | None:
    """30."""
    return Call(m.rng.choice([s for s in SEATS if s != m.a.turn()]), "P")


def bid_out_of_turn(m: Making) -> Act | None:
    """31; at left's turn a change of call."""
    return Call(m.rng.choice([s for s in SEATS if s != m.a.turn()]), m.higher_bid())


def low_bid_out_of_turn(m: Making) -> Act | None:
    """27 and 31 in one."""
    act = insufficient(m)
    return Call(rho(m.a.turn()), act.call) if isinstance(act, Call) else None


def double_out_of_turn(m: Making) -> Act | None:
    """32."""
    seats = [(s, c) for s in SEATS for c in ("X", "XX") if s != m.a.turn() and m.a.admissible(s, c)]
    return Call(*m.rng.choice(seats)) if seats else None


def wrong_double(m: Making) -> Act | None:
    """36, in turn or out of it."""
    turn = m.a.turn()
    seat = turn if m.rng.random() < 0.7 else m.rng.choice(SEATS)
    calls = [c for c in ("X", "XX") if not m.a.admissible(seat, c)]
    return Call(seat, m.rng.choice(calls)) if calls else None


def barred_call(m: Making) -> Act | None:
    """37: mostly at his turn."""
    barred = sorted(m.a.now.must_pass)
    if not barred:
        return None
    seat = m.a.turn() if m.a.turn() in barred else m.rng.choice(barred)
    return Call(seat, m.higher_bid())


def eight(m: Making) -> Act | None:
    """38."""
    seat = m.a.turn() if m.rng.random() < 0.8 else m.rng.choice(SEATS)
    return Call(seat, f"8{m.rng.choice(DENOMINATIONS)}")


def second_call(m: Making) -> Act | None:
    """25."""
    if not m.a.line:
        return None
    seat = m.a.seat(m.a.line[-1])
    call = m.higher_bid() if m.rng.random() < 0.7 else "P"
    if call == m.a.call(m.a.line[-1]):
        return None
    return Call(seat, call) if m.rng.random() < 0.7 else Change(seat, call)


def not_the_repeat(m: Making) -> Act | None:
    """31A1, 32 not obeyed."""
    seat = m.a.turn()
    return Call(seat, m.higher_bid()) if seat in m.a.now.repeat else None


KINDS: tuple[tuple[Callable[[Making], Act | None], int], ...] = (
    (insufficient, 24),
    (pass_out_of_turn, 16),
    (bid_out_of_turn, 20),
    (low_bid_out_of_turn, 4),
    (double_out_of_turn, 8),
    (wrong_double, 10),
    (barred_call, 14),
    (eight, 4),
    (second_call, 6),
)


def irregular_act(m: Making) -> Act | None:
    """Any irregularity that is possible here."""
    if m.a.ended():
        return Call(m.rng.choice(SEATS), m.rng.choice(("P", "X", m.higher_bid())))
    if m.a.turn() in m.a.now.repeat and m.rng.random() < 0.5:
        return not_the_repeat(m)
    kinds, weights = zip(*KINDS, strict=True)
    for _ in range(12):
        act: Act | None = m.rng.choices(kinds, weights)[0](m)
        if act is not None:
            return act
    return None


def next_caller(m: Making) -> str:
    """Who goes on when something is pending: mostly those whose call the Laws speak of."""
    head = m.a.head
    if head is None:
        return m.a.turn()
    last = m.a.seat(m.a.queue[-1]) if m.a.queue else head.seat
    who = m.rng.random()
    if who < 0.6:
        return lho(last)
    if who < 0.85 and head.turn:
        return head.turn
    return head.seat if who < 0.95 else partner(head.seat)


def random_auction(rng: random.Random, dealer: str = "N") -> list[Act]:
    """The acts of one auction."""
    m = Making(rng, Auction(rng.choice(EDITIONS), dealer, natural, Readings()), [])
    left = rng.choices((0, 1, 2, 3), (4, 48, 38, 10))[0]
    due = rng.randrange(0, 8)
    director = -1
    while len(m.acts) < LONGEST and not m.a.beyond:
        if director == 0:
            m.do(Director())
        director -= 1
        over = m.a.ended()
        settled = m.a.head is None and director < 0
        act = irregular_act(m) if left and settled and (due <= 0 or (over and rng.random() < 0.3)) else None
        if act is not None:
            left, due = left - 1, rng.randrange(0, 5)
            m.do(act)
            when = rng.random()
            if when < 0.5:
                m.do(Director())
            elif when < 0.84:
                director = rng.randrange(1, 4)
        elif over and director < 0:
            break
        else:
            due -= 1
            seat = next_caller(m)
            m.do(Call(seat, m.regular(seat)))
    return m.acts


def random_story(rng: random.Random) -> tuple[str, list[Act]]:
    """A dealer and the acts of one auction."""
    dealer = rng.choice(SEATS)
    return dealer, random_auction(rng, dealer)
