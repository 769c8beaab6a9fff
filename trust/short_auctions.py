"""Every short auction, legal or not: each sequence of calls by any players from a reduced alphabet, to a stated depth.

After the last call the Director is called, or is not, and every answer to every question is tried. Tried of each: that
nothing fails; that somebody can go on; that the player on turn has a legal call until the auction ends, and that there
is then a contract with its declarer, or the board is passed out; that of a call that fell it is said who may use it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bridgelaws.board.auction import Fate
from bridgelaws.board.events import Answered, DirectorCalled, Made
from bridgelaws.book.editions import EDITIONS, Edition
from bridgelaws.engine import step as engine
from bridgelaws.engine.step import Outcome
from bridgelaws.play.board import Board
from bridgelaws.values.calls import PASS, parse_call
from bridgelaws.values.seats import SEATS, Seat
from trust import chunks, figures
from trust.chunks import Result

CALLS = tuple(parse_call(code) for code in ("P", "X", "XX", "1C", "1S", "2H", "7NT", "8C"))
ACTS = tuple(Made(seat, call) for seat in SEATS for call in CALLS)
DEPTH = 3
RUN = Path(__file__).parent / "run"
_MOST_ANSWERS = 40


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


def begun(laws: Edition) -> Outcome:
    """A board on which nobody has called. North deals: the seats turn with the acts (see `trust.random_auctions`)."""
    return engine.begin(Board(dealer="N", laws=laws.year).table)


def tried(now: Outcome) -> int:
    """How many ends an auction has; each of them has been checked."""
    ends = 0
    for end in outcomes(now):
        check(end)
        if not ends:
            goes_on(end)
        ends += 1
    return ends


def branch(depth: int, number: int) -> Result:
    """Every auction of a depth with the same calls but the last, which are stepped through once.

    The number says which edition and which calls those are.
    """
    number, which = divmod(number, len(EDITIONS))
    prefix = []
    for _ in range(depth - 1):
        number, act = divmod(number, len(ACTS))
        prefix.append(ACTS[act])
    laws, marks, failures = EDITIONS[which], Counter[str](), {}
    before = begun(laws)
    try:
        for act in prefix:
            before = engine.step(before, act)
    except Exception as error:
        return marks, {_story(laws, prefix): f"{type(error).__name__}: {error}"}
    for last in ACTS:
        marks["auctions"] += 1
        try:
            marks["ends"] += tried(engine.step(before, last))
        except Exception as error:
            failures[_story(laws, [*prefix, last])] = f"{type(error).__name__}: {error}"
    return marks, failures


def _story(laws: Edition, acts: list[Made]) -> str:
    return f"{laws}: " + ", ".join(f"{act.seat.letter} {act.call.code}" for act in acts)


def branches(depth: int) -> int:
    """How many branches auctions of a depth have."""
    return len(EDITIONS) * len(ACTS) ** (depth - 1)


def numbered(number: int) -> Result:
    """A branch by its number among those of all depths, the short ones first."""
    depth = 1
    while number >= branches(depth):
        number -= branches(depth)
        depth += 1
    return branch(depth, number)


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trust.short_auctions", description="Every short auction.")
    parser.add_argument("--depth", type=int, default=DEPTH, help="calls (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--fresh", action="store_true", help="begin anew, whatever was done before")
    parser.add_argument("--budget", type=float, metavar="MINUTES", help="stop after so many minutes, to go on later")
    figures.add_option(parser)
    options = parser.parse_args(argv)
    path = RUN / "short_auctions.json"
    if options.fresh:
        path.unlink(missing_ok=True)
    end = sum(branches(depth) for depth in range(1, options.depth + 1))
    budget = None if options.budget is None else 60 * options.budget
    done = chunks.run(path, "short auctions, branches", numbered, end, options.jobs, budget)
    for story, why in list(done.failures.items())[:40]:
        print(f"{story}: {why}")
    print(f"{done.marks['auctions']} auctions, {done.marks['ends']} ends, {len(done.failures)} failing")
    whole = done.next >= sum(branches(depth) for depth in range(1, DEPTH + 1))
    if whole or options.record:
        figures.record(
            "short_auctions",
            done.seconds,
            whole=whole,
            auctions=done.marks["auctions"],
            ends=done.marks["ends"],
            depth=options.depth,
            calls=[call.code for call in CALLS],
            failing=len(done.failures),
        )
    return 1 if done.failures or done.next < end else 0


if __name__ == "__main__":
    sys.exit(main())
