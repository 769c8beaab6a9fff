"""Boards at random from the first call on: regular and irregular calls, changes, cards, questions answered by chance.

Numbers are seeds: any story can be told again with `--seed`. Of each is tried: that nothing fails, that it can be
written to a file and read again, that it can be shown in a language; and that the same story with every seat turned
comes to the same, turned. Beside that, on auctions with one irregular call: that accepting it by a call comes to the
same as saying so first, and that it makes no difference whether calls before the last round are on file, if what is
then asked is answered by them. And that what people say between two acts comes to the same in whatever order.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

from bridgelaws import Board, dumps, loads, outcome_document
from bridgelaws.book.editions import EDITIONS, Edition
from bridgelaws.errors import BridgeLawsError
from trust import chunks, figures
from trust.chunks import Result

FULL = 20_000
CHUNK = 50
RUN = Path(__file__).parent / "run"
SEATS = "NESW"
CALLS = ("P", "P", "P", "P", "X", "XX", "1C", "1H", "1S", "1NT", "2C", "2H", "3D", "4S", "8C", "7NT")
CARDS = ("HK", "S2", "D5", "C9")
Act = tuple[str, tuple[Any, ...]]


def turned(act: Act, by: int) -> Act:
    """An act by the player some seats further on."""
    name, (first, *rest) = act
    if name != "answer":
        return name, (SEATS[(SEATS.index(first) + by) % 4], *rest)
    # The card of a trick that is spoken of, `1S:HK`; other answers that name a seat are not turned.
    card = re.fullmatch(r"(\d+)([NESW])(:.+)", str(first))
    return act if card is None else (name, (f"{card[1]}{SEATS[(SEATS.index(card[2]) + by) % 4]}{card[3]}",))


def do(board: Board, act: Act) -> None:
    """Let an act happen."""
    name, args = act
    getattr(board, name)(*args)


def draw(rng: Random, board: Board) -> Act:
    """What happens next."""
    question, chance = board.question, rng.random()
    if question is not None and chance < 0.8:
        return "answer", (
            rng.choice(question.values) if question.values else "HK" if question.wants == "card" else "H",
        )
    seat, call = rng.choice(SEATS), rng.choice(CALLS)
    turn = board.turn.letter if board.turn else seat
    if board.phase.value in ("clarification", "play") and chance < 0.4:
        return "faced", (turn, rng.choice(CARDS))
    if chance < 0.55:
        legal = sorted(made.code for made in board.legal_calls) if board.table.calling and board.turn else ["P"]
        return "made", (turn, rng.choice(legal) if legal and rng.random() < 0.6 else "P")
    kinds: dict[Act, int] = {
        ("made", (seat, call)): 24,
        ("changed", (seat, call, rng.choice(("done", "said")))): 6,
        ("taken_back", (seat,)): 2,
        ("said", (seat, rng.choice(("accept", "refuse")))): 3,
        ("dropped", (seat, rng.choice(CARDS))): 2,
        ("explained", (seat, rng.choice(("answered", "corrected")))): 2,
        ("made_at_once", (seat, call)): 1,
        ("director", (seat,)): 8,
    }
    return rng.choices(tuple(kinds), tuple(kinds.values()))[0]


def state(board: Board, by: int = 0) -> list[Any]:
    """What a board has come to, every seat turned back."""

    def seat(letter: str) -> str:
        return SEATS[(SEATS.index(letter) - by) % 4]

    calls = [(seat(made.seat.letter), made.call.code, made.fate.value) for made in board.auction.calls]
    duties = sorted((seat(d.seat.letter), d.kind.value) for d in board.duties)
    rights = [seat(right.offender.letter) for right in board.lead_rights]
    turn = seat(board.turn.letter) if board.turn else ""
    told = sorted(
        (seat(i.holder.letter), "".join(sorted(seat(s.letter) for s in i.unauthorized)))
        for i in board.table.information
    )
    return [calls, duties, rights, turn, board.phase.value, board.question and board.question.id.split(":")[0], told]


def story(seed: int) -> list[str]:
    """A board at random, and the same turned by a seat."""
    rng = Random(f"auction {seed}")
    laws, dealer = EDITIONS[seed % 3], rng.choice(SEATS)
    board, acts = Board(dealer=dealer, laws=laws), list[Act]()
    for _ in range(rng.randint(3, 14)):
        act = draw(rng, board)
        try:
            do(board, act)
        except BridgeLawsError:
            continue  # that cannot have happened
        acts.append(act)
    for _ in range(30):
        if board.question is None:
            break
        question = board.question
        acts.append(("answer", (rng.choice(question.values) if question.values else "HK",)))
        do(board, acts[-1])
    outcome_document(board.now, rng.choice(("en", "fr", "de")))
    assert dumps(loads(dumps(board))) == dumps(board), "not the same when it is read again"
    if all(act[0] != "answer" or str(act[1][0]) not in (*SEATS, "NS", "EW") for act in acts):
        by = rng.randint(1, 3)
        other = Board(dealer=turned(("made", (dealer,)), by)[1][0], laws=laws)
        for act in acts:
            do(other, turned(act, by))
        assert state(other, by) == state(board), "not the same when the seats are turned"
    return sorted({act[0] for act in acts} | {board.phase.value})


# Auctions with one irregular call


def regular(rng: Random, laws: Edition, count: int) -> tuple[str, list[tuple[str, str]], Board]:
    """An auction with nothing wrong about it."""
    dealer = rng.choice(SEATS)
    board, calls = Board(dealer=dealer, laws=laws), list[tuple[str, str]]()
    while board.turn and len(calls) < count and not board.auction.over:
        legal = sorted(made.code for made in board.legal_calls if made.code[0] not in "67")
        call = rng.choice(legal[:6]) if rng.random() < 0.6 and legal else "P"
        calls.append((board.turn.letter, call if call in legal else "P"))
        board.made(*calls[-1])
    return dealer, calls, board


def by_calling(seed: int) -> list[str]:
    """The left-hand opponent accepts by calling, or says so to the Director and then calls."""
    rng = Random(f"accepting {seed}")
    laws = EDITIONS[seed % 3]
    dealer, calls, board = regular(rng, laws, rng.randint(0, 6))
    if board.auction.over:
        return []
    seat, call = rng.choice(SEATS), rng.choice(CALLS)
    left = SEATS[(SEATS.index(seat) + 1) % 4]
    turn = board.auction.turn
    board.made(seat, call)
    files = {incident.law for incident in board.table.docket}
    if files not in ({"law27"}, {"law29"}) or (turn is not None and turn.letter == left):
        return []
    other = Board(dealer=dealer, laws=laws, calls=calls)
    other.made(seat, call)
    other.said(left, "accept")
    if other.question is not None or other.auction.pending:
        other.director(left)
    board.made(left, "P")
    other.made(left, "P")
    assert state(board)[:4] == state(other)[:4], f"{dealer} {calls} {seat} {call}: {state(board)} {state(other)}"
    return sorted(files)


def not_on_file(seed: int) -> list[str]:
    """Calls before the last round are not on file, only the last bid: nothing changes where no law asks for them."""
    rng = Random(f"not on file {seed}")
    laws = EDITIONS[seed % 3]
    dealer, calls, board = regular(rng, laws, rng.randint(5, 9))
    last = board.auction.last
    late = calls[-4:]
    if board.auction.over or last is None or all(call[0] not in "1234567" for _, call in late):
        return []
    known = next(call for _, call in reversed(late) if call[0] in "1234567")
    if late[[call for _, call in late].index(known) - 4 :][0][1] in ("X", "XX") or any(c in "XX" for _, c in late):
        return []
    other = Board(dealer=dealer, laws=laws, calls=late, whole=False, turn=late[0][0])
    seat, call = rng.choice(SEATS), rng.choice(CALLS)
    director = rng.choice(SEATS)
    known: dict[str, Any] = {}
    asked = list[str]()
    for each in (board, other):
        each.made(seat, call)
        each.director(director)
        while each.question is not None:
            id = each.question.id.split(":")[0]
            if each is board:
                known[id] = each.question.values[-1] if each.question.values else True
            elif id not in known:
                asked.append(id)
            each.answer(known[id] if id in known else _by_the_calls(id, board))
    both = [state(each) for each in (board, other)]
    both[0][0] = both[0][0][len(calls) - len(late) :]
    assert both[0] == both[1], f"{dealer} {calls} {seat} {call}: {both}"
    return ["asked", *asked] if asked else ["the same"]


def _by_the_calls(id: str, board: Board) -> Any:
    """The true answer to what is only asked because the earlier calls are not on file."""
    assert id == "declarer", f"{id} is asked of an auction of which less is on file, and not of the other"
    assert board.contract is not None, "who declares is asked, and there is no contract"
    return board.contract.declarer.letter


# Several things said between two acts


def any_order(seed: int) -> list[str]:
    """Two or three things are said after some calls, in every order; questions are answered at the end, by a rule."""
    rng = Random(f"any order {seed}")
    laws, dealer = EDITIONS[seed % 3], rng.choice(SEATS)
    acts = [act for act in _irregular(rng, laws, dealer) if act[0] != "answer"]
    said = list[Act]()
    for _ in range(rng.choice((2, 2, 3))):
        seat = rng.choice(SEATS)
        said.append(rng.choice([("director", (seat,)), ("said", (seat, "attention"))]))
    found = dict[str, list[Any]]()
    for order in dict.fromkeys(permutations(said)):
        board = Board(dealer=dealer, laws=laws)
        for act in (*acts, *order):
            with suppress(BridgeLawsError):
                do(board, act)
        for _ in range(40):
            if board.question is None:
                break
            board.answer(_by_rule(seed, board))
        found[str(order)] = state(board)
    first = next(iter(found.values()))
    differ = [order for order, each in found.items() if each != first]
    assert not differ, f"{laws} {dealer} {acts} {said}: {first} {found[differ[0]]}"
    return ["said"] if len(found) > 1 else []


def _irregular(rng: Random, laws: Edition, dealer: str) -> list[Act]:
    """Some acts of an auction, a wrong call among them as a rule."""
    board, acts = Board(dealer=dealer, laws=laws), list[Act]()
    for _ in range(rng.randint(2, 6)):
        act = draw(rng, board)
        if act[0] in ("answer", "said", "director"):
            continue
        try:
            do(board, act)
        except BridgeLawsError:
            continue
        acts.append(act)
    return acts


def _by_rule(seed: int, board: Board) -> Any:
    """An answer that is always the same to the same question on the same story, whenever it is put."""
    question = board.question
    assert question is not None
    if not question.values:
        return "HK" if question.wants == "card" else True
    return Random(f"{seed} {question.id}").choice(question.values)


PARTS: dict[str, Callable[[int], list[str]]] = {
    "stories": story,
    "accepted by calling": by_calling,
    "not on file": not_on_file,
    "any order": any_order,
}


def tried(part: str, seed: int) -> tuple[list[str], str]:
    """What a seed exercised, and what failed."""
    try:
        return PARTS[part](seed), ""
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return [], f"{type(error).__name__} in {Path(frame.filename).name}: {error}"


def chunk(number: int) -> Result:
    """Some seeds of each part."""
    marks, failures = Counter[str](), {}
    for seed in range(number * CHUNK, (number + 1) * CHUNK):
        for part in PARTS:
            found, failed = tried(part, seed)
            marks.update(f"{part}: {mark}" for mark in found)
            if failed:
                failures[f"{part} {seed}"] = failed
    return marks, failures


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trust.random_auctions", description="Boards from the first call.")
    parser.add_argument("--stories", type=int, default=FULL, help="how many of each part (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--budget", type=float, metavar="MINUTES", help="stop after so many minutes, to go on later")
    parser.add_argument("--fresh", action="store_true", help="begin anew, whatever was done before")
    parser.add_argument("--part", choices=tuple(PARTS), default="stories", help="the part of --seed")
    parser.add_argument("--seed", type=int, help="one story of a part, and what happens")
    figures.add_option(parser)
    options = parser.parse_args(argv)
    if options.seed is not None:
        print(PARTS[options.part](options.seed))
        return 0
    path = RUN / "random_auctions.json"
    if options.fresh:
        path.unlink(missing_ok=True)
    end = -(-options.stories // CHUNK)
    budget = None if options.budget is None else 60 * options.budget
    done = chunks.run(path, f"random auctions, {CHUNK} at a time", chunk, end, options.jobs, budget)
    stories = done.next * CHUNK
    for key, why in done.failures.items():
        print(f"{key}: {why[:300]}")
    print(f"{stories} of each part, {len(done.failures)} failing: {dict(sorted(done.marks.items()))}")
    if options.record or stories >= FULL:
        found = {
            "stories": stories,
            "parts": len(PARTS),
            "failing": len(done.failures),
            "marks": dict(sorted(done.marks.items())),
        }
        figures.record("random_auctions", done.seconds, whole=stories >= FULL, **found)
    return 1 if done.failures or done.next < end else 0


if __name__ == "__main__":
    sys.exit(main())
