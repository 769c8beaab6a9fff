"""Every short auction, legal or not: each sequence of calls by any players from a reduced alphabet, to a stated depth.

After the last call the Director is called, or is not, and every answer to every question is tried. Tried of each: that
nothing fails; that somebody can go on; that the player on turn has a legal call until the auction ends, and that there
is then a contract with its declarer, or the board is passed out; that of a call that fell it is said who may use it.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections import Counter
from collections.abc import Iterator
from time import perf_counter

from bridgelaws.board.auction import Fate
from bridgelaws.board.events import Answered, DirectorCalled, Made
from bridgelaws.book.editions import EDITIONS, Edition
from bridgelaws.engine import step as engine
from bridgelaws.engine.step import Outcome
from bridgelaws.play.board import Board
from bridgelaws.values.calls import PASS, parse_call
from bridgelaws.values.seats import SEATS, Seat
from trust import figures

CALLS = tuple(parse_call(code) for code in ("P", "X", "XX", "1C", "1S", "2H", "7NT", "8C"))
ACTS = tuple(Made(seat, call) for seat in SEATS for call in CALLS)
DEPTH = 3
_MOST_ANSWERS = 40
Failure = tuple[str, str]


def auctions(depth: int, share: int = 1, offset: int = 0) -> Iterator[tuple[Made, ...]]:
    """Every sequence of so many calls, or one in so many; North deals, and the seats turn with the acts."""
    for number, acts in enumerate(itertools.product(ACTS, repeat=depth)):
        if number % share == offset:
            yield acts


def answered(now: Outcome, left: int = _MOST_ANSWERS) -> Iterator[Outcome]:
    """What comes of every answer to every question that is open."""
    question = now.question
    if question is None:
        yield now
        return
    assert left, f"questions without end: {question.id}"
    values = question.values or (True, False)
    for value in values:
        yield from answered(engine.step(now, Answered(question.id, value)), left - 1)


def outcomes(now: Outcome) -> Iterator[Outcome]:
    """Where an auction may be after its last call: nobody is called, or the Director is, whatever is answered."""
    yield from answered(now)
    yield from answered(engine.step(now, DirectorCalled(Seat.NORTH)))


def check(now: Outcome) -> None:
    """What is true of every auction."""
    table = now.table
    auction = table.auction
    if auction.over:
        assert table.passed_out or (not table.calling and table.contract.declarer in SEATS), "over without a result"
    else:
        assert auction.turn is not None, "nobody is on turn"
        legal = engine.legal_calls(table).legal
        assert auction.pending or legal, "no legal call"
    told = {(entry.holder, value) for entry in table.information for value in entry.subject.values}
    for made in auction.calls:
        if made.fate in (Fate.CANCELLED, Fate.WITHDRAWN) and not _waits(now, made.id):
            assert (made.seat, made.call) in told, f"nothing is said of who may use {made}"


def _waits(now: Outcome, id: int) -> bool:
    """Whether it is known only later what takes the place of a call, and so who may use it (27)."""
    return any(each.call == id for each in now.table.awaiting)


def goes_on(now: Outcome) -> None:
    """Four players who pass in turn, the Director being called when something is pending, come to the end."""
    for _ in range(24):
        if now.question is not None:
            now = next(answered(now))
            continue
        if now.table.auction.pending:
            now = engine.step(now, DirectorCalled(Seat.NORTH))
            continue
        turn = now.table.auction.turn
        if turn is None:
            return
        legal = engine.legal_calls(now.table).legal
        now = engine.step(now, Made(turn, PASS if PASS in legal else next(iter(legal))))
    raise AssertionError("the auction does not come to an end")


def tried(laws: Edition, dealer: Seat, acts: tuple[Made, ...]) -> int:
    """How many ends a sequence has; each of them has been checked."""
    now = engine.begin(Board(dealer=dealer.letter, laws=laws.year).table)
    for act in acts:
        now = engine.step(now, act)
    ends = 0
    for end in outcomes(now):
        check(end)
        if not ends:
            goes_on(end)
        ends += 1
    return ends


def run(depth: int, share: int = 1, offset: int = 0) -> tuple[Counter[str], list[Failure]]:
    """Try the auctions of a depth under every edition: how many, and what failed."""
    counts: Counter[str] = Counter()
    failures: list[Failure] = []
    for laws in EDITIONS:
        for acts in auctions(depth, share, offset):
            counts["auctions"] += 1
            try:
                counts["ends"] += tried(laws, Seat.NORTH, acts)
            except Exception as error:
                story = ", ".join(f"{act.seat.letter} {act.call.code}" for act in acts)
                failures.append((f"{laws}: {story}", f"{type(error).__name__}: {error}"))
    return counts, failures


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trust.short_auctions", description="Every short auction.")
    parser.add_argument("--depth", type=int, default=DEPTH, help="calls (default: %(default)s)")
    parser.add_argument("--share", type=int, default=1, help="one auction in so many (default: every one)")
    options = parser.parse_args(argv)
    began, counts, failures = perf_counter(), Counter[str](), list[Failure]()
    for depth in range(1, options.depth + 1):
        found, failed = run(depth, options.share if depth == options.depth else 1)
        counts.update(found)
        failures += failed
    for story, why in failures[:40]:
        print(f"{story}: {why}")
    print(f"{counts['auctions']} auctions, {counts['ends']} ends, {len(failures)} failing")
    if options.share == 1 and options.depth >= DEPTH:
        figures.record("short_auctions", perf_counter() - began, **counts, failing=len(failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
