"""Bo Haglund's double-dummy solver, as the library that ships inside `endplay`, behind a few safe functions.

Only the shared library is loaded: endplay's own Python layer takes a second to import. The library trusts its caller,
so every position is checked first (`Position` cannot be made otherwise), each thread that solves has a thread index of
the library to itself, and a batch, which uses all of them, has the library alone.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from ctypes import byref, c_int
from dataclasses import dataclass

from ..values.cards import CARDS, Card, Suit
from ..values.seats import SEATS, Seat, Side
from . import messages as m, structures as c
from .errors import InvalidPosition, SolverError
from .library import alone, loaded, one_index
from .position import Position

# Most tricks; one card, or all; and search even where only one card can be played, so that it has a value.
_BEST, _ONE, _ALL, _ALWAYS = -1, 1, 3, 1
_NO_TRUMP = 4


@dataclass(frozen=True, slots=True)
class Trace:
    """Cards played one after another from the beginning of a trick, each in turn and following suit."""

    position: Position
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        _check_trace(self.position, self.cards)


# Solving


def solve(position: Position, side: Side) -> int:
    """How many of the tricks that are left a side takes with best play by all.

    >>> solve(Position.parse("N:AK... QJ... 98... 76...", None, "N"), Side.NS)
    2
    """
    future = c.CFuture()
    with one_index() as (library, index):
        _check(library.SolveBoard(_deal(position), _BEST, _ONE, _ALWAYS, byref(future), index))
    return _for_side(future.score[0], position, side)


def solve_cards(position: Position, side: Side) -> dict[Card, int]:
    """What each card that may be played leaves a side: its tricks of those that are left."""
    future = c.CFuture()
    with one_index() as (library, index):
        _check(library.SolveBoard(_deal(position), _BEST, _ALL, _ALWAYS, byref(future), index))
    return _cards(future, position, side)


def solve_all(positions: Sequence[Position], side: Side) -> list[int]:
    """`solve` for many positions, on all cores."""
    found: list[int] = []
    for some, solved in _batches(positions, _ONE):
        found += [_for_side(solved.boards[n].score[0], position, side) for n, position in enumerate(some)]
    return found


def solve_cards_all(positions: Sequence[Position], side: Side) -> list[dict[Card, int]]:
    """`solve_cards` for many positions, on all cores."""
    found: list[dict[Card, int]] = []
    for some, solved in _batches(positions, _ALL):
        found += [_cards(solved.boards[n], position, side) for n, position in enumerate(some)]
    return found


def analyse(trace: Trace, side: Side) -> list[int]:
    """How many tricks a side takes, those of the trace included: before its first card and after each."""
    played = c.CPlay()
    with one_index() as (library, index):
        _check(library.AnalysePlayBin(_deal(trace.position), _trace(trace), byref(played), index))
    return _course(played, trace, side)


def analyse_all(traces: Sequence[Trace], side: Sequence[Side] | Side) -> list[list[int]]:
    """`analyse` for many traces, on all cores; `side` is one for all, or one for each."""
    sides = [side] * len(traces) if isinstance(side, Side) else side
    found: list[list[int]] = []
    for start in range(0, len(traces), c.MAX_BOARDS):
        some = traces[start : start + c.MAX_BOARDS]
        boards, plays, solved = c.CBoards(), c.CTraces(), c.CPlays()
        boards.count = plays.count = len(some)
        for n, trace in enumerate(some):
            _fill(boards.deals[n], trace.position)
            boards.target[n], boards.solutions[n], boards.mode[n] = _BEST, _ONE, _ALWAYS
            _fill_trace(plays.plays[n], trace)
        with alone() as library:
            _check(library.AnalyseAllPlaysBin(byref(boards), byref(plays), byref(solved), 1))
        found += [_course(solved.solved[n], trace, sides[start + n]) for n, trace in enumerate(some)]
    return found


# The strains in the order in which the library has them.
STRAINS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, None)


def tables(deals: Sequence[tuple[int, int, int, int]]) -> list[dict[Suit | None, dict[Seat, int]]]:
    """The tricks of every declarer in every strain, for hands of equal length before a lead."""
    for hands in deals:
        Position(hands, None, Seat.NORTH)
    found = []
    for start in range(0, len(deals), c.MAX_TABLES):
        some = deals[start : start + c.MAX_TABLES]
        given, results, pars = c.CTableDeals(), c.CTables(), c.CPars()
        given.count = len(some)
        for n, hands in enumerate(some):
            _fill_hands(given.deals[n].cards, hands)
        with alone() as library:
            # Mode -1: no par, which is no part of the evidence.
            _check(library.CalcAllTables(byref(given), -1, (c_int * 5)(), byref(results), byref(pars)))
        for n in range(len(some)):
            tricks = results.results[n].tricks
            found.append(
                {strain: {seat: int(tricks[row][seat]) for seat in SEATS} for row, strain in enumerate(STRAINS)}
            )
    return found


def version() -> str:
    """The version of the library."""
    info = c.CInfo()
    loaded().library.GetDDSInfo(byref(info))
    return f"{info.major}.{info.minor}.{info.patch}"


# What goes in


def _check_trace(position: object, cards: object) -> None:
    if not isinstance(position, Position):
        raise InvalidPosition(m.TRACE_POSITION())
    if position.trick:
        raise InvalidPosition(m.TRACE_LEAD())
    if not isinstance(cards, tuple) or not all(isinstance(card, Card) for card in cards):
        raise InvalidPosition(m.TRACE_CARDS())
    hands, seat, led = list(position.hands), int(position.leader), 0
    trick: list[Card] = []
    for card in cards:
        hand, mask = hands[seat], card.mask
        if not hand & mask:
            raise InvalidPosition(m.NOT_IN_HAND(SEATS[seat], card))
        if led and hand & led and not mask & led:
            raise InvalidPosition(m.TRACE_REVOKE(SEATS[seat], card))
        hands[seat] = hand ^ mask
        led = led or card.suit.mask
        trick.append(card)
        seat = (seat + 1) & 3
        if len(trick) == 4:
            seat, led = (seat + _best(trick, position.trumps)) & 3, 0
            trick.clear()


def _best(trick: list[Card], trumps: Suit | None) -> int:
    """Which of four cards wins, counted from the leader."""
    led = trick[0].suit
    keys = [card.rank + 13 if card.suit is trumps else card.rank if card.suit is led else -1 for card in trick]
    return keys.index(max(keys))


def _strain(trumps: Suit | None) -> int:
    return _NO_TRUMP if trumps is None else 3 - trumps


def _fill_hands(target: ctypes.Array[ctypes.Array[ctypes.c_uint]], hands: tuple[int, int, int, int]) -> None:
    for seat, hand in enumerate(hands):
        row = target[seat]
        row[0], row[1] = hand >> 37 & 0x7FFC, hand >> 24 & 0x7FFC
        row[2], row[3] = hand >> 11 & 0x7FFC, hand << 2 & 0x7FFC


def _fill(target: c.CDeal, position: Position) -> None:
    target.trump, target.first = _strain(position.trumps), int(position.leader)
    for n, card in enumerate(position.trick):
        target.trick_suit[n], target.trick_rank[n] = 3 - card.suit, card.rank + 2
    _fill_hands(target.remain, position.hands)


def _deal(position: Position) -> c.CDeal:
    found = c.CDeal()
    _fill(found, position)
    return found


def _fill_trace(target: c.CTrace, trace: Trace) -> None:
    target.number = len(trace.cards)
    for n, card in enumerate(trace.cards):
        target.suit[n], target.rank[n] = 3 - card.suit, card.rank + 2


def _trace(trace: Trace) -> c.CTrace:
    found = c.CTrace()
    _fill_trace(found, trace)
    return found


def _batches(positions: Sequence[Position], solutions: int) -> Iterator[tuple[Sequence[Position], c.CSolved]]:
    for start in range(0, len(positions), c.MAX_BOARDS):
        some = positions[start : start + c.MAX_BOARDS]
        boards, solved = c.CBoards(), c.CSolved()
        boards.count = len(some)
        for n, position in enumerate(some):
            _fill(boards.deals[n], position)
            boards.target[n], boards.solutions[n], boards.mode[n] = _BEST, solutions, _ALWAYS
        with alone() as library:
            _check(library.SolveAllBoardsBin(byref(boards), byref(solved)))
        yield some, solved


# What comes out


def _for_side(score: int, position: Position, side: Side) -> int:
    """The library counts for the side to play."""
    return int(score) if position.turn.side is side else position.left - int(score)


def _cards(future: c.CFuture, position: Position, side: Side) -> dict[Card, int]:
    found: dict[Card, int] = {}
    for n in range(future.cards):
        suit = Suit(3 - future.suit[n])
        tricks = _for_side(future.score[n], position, side)
        found[Card.of(suit, future.rank[n] - 2)] = tricks
        # Cards that are as good are returned as bits beside the highest of them.
        for rank in range(13):
            if future.equals[n] >> rank + 2 & 1:
                found[CARDS[suit * 13 + rank]] = tricks
    return found


def _course(played: c.CPlay, trace: Trace, side: Side) -> list[int]:
    """The library counts for the side that does not make the first lead, and stops where nothing can change."""
    mine = trace.position.leader.side is not side
    wanted = len(trace.cards) + 1
    found = [int(tricks) for tricks in played.tricks[: min(played.number, wanted)]]
    found += found[-1:] * (wanted - len(found))
    return found if mine else [trace.position.left - tricks for tricks in found]


def _check(code: int) -> None:
    if code != c.SUCCESS:
        raise SolverError(code, c.MEANING.get(code, m.NOT_NAMED)())
