"""The solver behind its module: right at every card, from several threads, and never a crash."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from bridgelaws import BridgeLawsError, Card, Seat
from bridgelaws.evidence import dds, library, structures
from bridgelaws.evidence.dds import Trace
from bridgelaws.evidence.errors import EvidenceError, InvalidPosition, SolverError
from bridgelaws.evidence.position import Position
from bridgelaws.values.cards import CARDS, CardSet, Suit
from bridgelaws.values.seats import SEATS, Side
from evidence.brute import future, hands
from evidence.real import boards

SOME = boards()[:36]


def position(rng: random.Random, cards: int) -> Position:
    """A random ending, perhaps in the middle of a trick."""
    dealt = [sum(card.mask for card in hand) for hand in hands(rng, cards)]
    found = Position((dealt[0], dealt[1], dealt[2], dealt[3]), rng.choice((None, *Suit)), rng.choice(SEATS))
    for _ in range(rng.randrange(4)):
        after, _ = found.play(rng.choice(list(CardSet(found.legal))))
        assert after is not None
        found = after
    return found


# Values


@pytest.mark.parametrize("seed", range(12))
def test_endings_are_worth_what_every_line_of_play_shows(seed: int) -> None:
    rng = random.Random(seed)
    for cards in (1, 2, 3, 3, 4):
        here = position(rng, cards)
        for side in Side:
            value = future(here.hands, here.trumps, here.leader, here.trick, side)
            assert dds.solve(here, side) == value
            each = dds.solve_cards(here, side)
            assert set(each) == set(CardSet(here.legal))
            assert (max if here.turn.side is side else min)(each.values()) == value


@pytest.mark.parametrize("part", range(6))
def test_a_trace_is_right_at_every_card_of_real_boards(part: int) -> None:
    """Each value of the batch is what a fresh solve of that position says."""
    some = SOME[part::6]
    traced = dds.analyse_all([board.trace for board in some], [board.contract.declarer.side for board in some])
    for board, values in zip(some, traced, strict=True):
        side, won = board.contract.declarer.side, 0
        here: Position | None = board.position
        assert here is not None
        fresh = [dds.solve(here, side)]
        for card in board.cards:
            assert here is not None
            here, winner = here.play(card)
            won += winner is side
            fresh.append(won + (dds.solve(here, side) if here is not None else 0))
        assert values == fresh
        assert dds.analyse(board.trace, side) == fresh
        assert dds.analyse(board.trace, side.other) == [13 - value for value in fresh]


def test_batches_say_what_single_calls_say() -> None:
    rng = random.Random(5)
    many = [position(rng, rng.randrange(1, 6)) for _ in range(450)]  # more than two batches
    assert dds.solve_all(many, Side.NS) == [dds.solve(each, Side.NS) for each in many]
    assert dds.solve_cards_all(many[:30], Side.EW) == [dds.solve_cards(each, Side.EW) for each in many[:30]]
    assert dds.solve_all([], Side.NS) == []
    assert dds.analyse_all([], Side.NS) == []


def test_a_table_of_results_agrees_with_single_solves() -> None:
    some = [board.position.hands for board in SOME[:2]]
    for dealt, table in zip(some, dds.tables(some), strict=True):
        for strain, declarer in ((None, Seat.SOUTH), (Suit.HEARTS, Seat.EAST), (Suit.CLUBS, Seat.NORTH)):
            assert table[strain][declarer] == dds.solve(Position(dealt, strain, declarer.lho), declarer.side)


# Threads


def test_several_threads_get_the_values_that_one_gets() -> None:
    rng = random.Random(11)
    many = [position(rng, 7) for _ in range(64)]
    alone = [dds.solve(each, Side.NS) for each in many]
    with ThreadPoolExecutor(8) as pool:
        batches = [pool.submit(dds.solve_all, many, Side.NS) for _ in range(3)]
        singles = list(pool.map(lambda each: dds.solve(each, Side.NS), many * 3))
        traces = [pool.submit(dds.analyse, board.trace, Side.NS) for board in SOME[:4]]
        assert singles == alone * 3
        assert all(batch.result() == alone for batch in batches)
        assert [found.result() for found in traces] == [dds.analyse(board.trace, Side.NS) for board in SOME[:4]]


def test_no_two_calls_have_one_index_and_a_batch_has_the_library_alone() -> None:
    indexes = library._Indexes(2)
    inside: list[str] = []
    trouble: list[str] = []
    lock = threading.Lock()

    def enter(name: str) -> None:
        with lock:
            if name in inside or "batch" in inside or (name == "batch" and inside):
                trouble.append(f"{name} while {inside}")
            inside.append(name)
        time.sleep(0.0005)  # long enough for another to come in, if it could

    def leave(name: str) -> None:
        with lock:
            inside.remove(name)

    def single() -> None:
        for _ in range(60):
            with indexes.one() as index:
                enter(str(index))
                leave(str(index))

    def batch() -> None:
        for _ in range(30):
            with indexes.all():
                enter("batch")
                leave("batch")

    threads = [threading.Thread(target=target) for target in (single, single, single, batch, batch)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert not any(thread.is_alive() for thread in threads)
    assert trouble == []


# What is not a position

FULL = SOME[0].position
N, E, S, W = FULL.hands
LOW = CARDS[0]

WRONG = {
    "a card in two hands": lambda: Position((N, N, S, W), None, Seat.NORTH),
    "a hand too long": lambda: Position((N | (E & -E), E, S, W), None, Seat.NORTH),
    "lengths that differ": lambda: Position((N & (N - 1), E, S, W), None, Seat.NORTH),
    "two hands too short": lambda: Position((N & (N - 1), E & (E - 1), S, W), None, Seat.EAST),
    "fourteen cards": lambda: Position.parse("N:AKQJT98765432.A.. .KQJT98765432..AK ..AKQJT98765432.2 ...3", None, "N"),
    "no card at all": lambda: Position((0, 0, 0, 0), None, Seat.NORTH),
    "one hand only": lambda: Position((N, 0, 0, 0), None, Seat.NORTH),
    "a card that does not exist": lambda: Position((1 << 52, E, S, W), None, Seat.NORTH),
    "a negative mask": lambda: Position((-1, E, S, W), None, Seat.NORTH),
    "three hands": lambda: Position((N, E, S), None, Seat.NORTH),  # type: ignore[arg-type]
    "a float for a hand": lambda: Position((1.0, E, S, W), None, Seat.NORTH),  # type: ignore[arg-type]
    "a number for a leader": lambda: Position((N, E, S, W), None, 7),  # type: ignore[arg-type]
    "a number for trumps": lambda: Position((N, E, S, W), 9, Seat.NORTH),  # type: ignore[arg-type]
    "a card of the trick still in hand": lambda: Position((N, E, S, W), None, Seat.NORTH, (CardSet(N).top(),)),
    "the same card twice in the trick": lambda: Position(
        (N & (N - 1), E & (E - 1), S, W), None, Seat.NORTH, (CardSet(N).bottom(),) * 2
    ),
    "the trick begun by the wrong hand": lambda: Position(
        (N & (N - 1), E, S, W), None, Seat.EAST, (CardSet(N).bottom(),)
    ),
    "a complete trick": lambda: Position(
        tuple(h & (h - 1) for h in (N, E, S, W)), None, Seat.NORTH, tuple(CardSet(h).bottom() for h in (N, E, S, W))
    ),  # type: ignore[arg-type]
    "text in the trick": lambda: Position((N, E, S, W), None, Seat.NORTH, ("HK",)),  # type: ignore[arg-type]
    "a hand not known": lambda: Position.parse("N:AKQJT98765432... - - -", None, "N"),
    "a trace from the middle of a trick": lambda: Trace(_begun(), ()),
    "a trace with a card from elsewhere": lambda: Trace(FULL, (CardSet(FULL.hands[FULL.leader.lho]).top(),)),
    "a trace with a card twice": lambda: Trace(FULL, (*SOME[0].cards[:4], SOME[0].cards[0])),
    "a trace over a revoke": lambda: Trace(FULL, (SOME[0].cards[0], _revoke())),
    "a trace of text": lambda: Trace(FULL, ("HK",)),  # type: ignore[arg-type]
    "a trace of nothing": lambda: Trace(None, ()),  # type: ignore[arg-type]
    "a table of unequal hands": lambda: dds.tables([(N & (N - 1), E, S, W)]),
}


def _begun() -> Position:
    found, _ = FULL.play(SOME[0].cards[0])
    assert found is not None
    return found


def _revoke() -> Card:
    hand = FULL.hands[FULL.leader.lho]
    return next(card for card in CardSet(hand) if card.suit is not SOME[0].cards[0].suit)


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_position_is_an_error_of_ours(name: str) -> None:
    with pytest.raises(BridgeLawsError) as caught:
        WRONG[name]()
    assert type(caught.value).__name__ in ("InvalidPosition", "ParseError")
    assert 10 < len(str(caught.value)) < 200


def test_every_wrong_position_leaves_the_process_alive() -> None:
    """In a process of its own, so that a crash of the library would be seen, and could not take the tests along."""
    code = (
        "from evidence.test_dds import WRONG, SOME, dds, Side\n"
        "from bridgelaws import BridgeLawsError\n"
        "for name, make in WRONG.items():\n"
        "    try:\n"
        "        made = make()\n"
        "        dds.solve(made, Side.NS)\n"
        "    except BridgeLawsError:\n"
        "        continue\n"
        "    raise SystemExit(f'{name} was solved')\n"
        "print(dds.solve(SOME[0].position, Side.NS) >= 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=_tests())
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_random_masks_are_solved_or_refused() -> None:
    code = (
        "import random\n"
        "from bridgelaws import BridgeLawsError\n"
        "from bridgelaws.values.cards import CARDS, Suit\n"
        "from bridgelaws.evidence import dds\n"
        "from bridgelaws.evidence.position import Position\n"
        "from bridgelaws.values.seats import SEATS, Side\n"
        "rng = random.Random(1)\n"
        "solved = refused = 0\n"
        "for _ in range(3000):\n"
        "    pack = list(CARDS)\n"
        "    rng.shuffle(pack)\n"
        "    size = rng.randrange(0, 6)\n"
        "    hands = [sum(pack.pop().mask for _ in range(max(0, size - (rng.random() < .1)))) for _ in range(4)]\n"
        "    trick = tuple(pack.pop() for _ in range(rng.randrange(0, 5)))\n"
        "    leader = rng.choice(SEATS)\n"
        "    if rng.random() < .7:\n"
        "        for n in range(len(trick)):\n"
        "            hand = hands[(leader + n) % 4]\n"
        "            hands[(leader + n) % 4] = hand & (hand - 1) if hand else 0\n"
        "    try:\n"
        "        dds.solve(Position(tuple(hands), rng.choice((None, *Suit)), leader, trick), Side.NS)\n"
        "        solved += 1\n"
        "    except BridgeLawsError:\n"
        "        refused += 1\n"
        "print(solved > 300, refused > 300)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "True True\n"), done.stderr


def _tests() -> str:
    from pathlib import Path

    return str(Path(__file__).parent.parent)


# The library


def test_a_code_of_the_library_is_an_error_with_its_meaning() -> None:
    with pytest.raises(SolverError, match="code -14: a hand has a wrong number of cards") as caught:
        dds._check(-14)
    assert caught.value.code == -14
    with pytest.raises(SolverError, match="does not name"):
        dds._check(-77)
    assert isinstance(caught.value, EvidenceError)
    assert all(code < 0 for code in structures.MEANING)


def test_the_python_layer_of_endplay_is_not_imported() -> None:
    code = (
        "import sys\n"
        "from bridgelaws.evidence import dds\n"
        "from bridgelaws.evidence.position import Position\n"
        "from bridgelaws.values.seats import Side\n"
        "dds.solve(Position.parse('N:A... K... Q... J...', None, 'N'), Side.NS)\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('endplay', 'numpy', 'matplotlib')])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_engine_does_not_load_it() -> None:
    code = "import sys, bridgelaws, bridgelaws.cli.app\nprint([n for n in sys.modules if 'evidence' in n])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_without_endplay_it_says_what_to_install() -> None:
    code = (
        "import sys\n"
        "from bridgelaws.evidence import library\n"
        "library.find_spec = lambda name: None\n"
        "try:\n"
        "    library.loaded()\n"
        "except ValueError as error:\n"
        "    print(type(error).__name__, error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("SolverMissing ")
    assert "pip install 'bridgelaws[evidence]'" in done.stdout


def test_a_child_process_can_solve_too() -> None:
    """The indexes and locks of the parent's other threads are not the child's."""
    code = (
        "import os, threading\n"
        "from bridgelaws.evidence import dds, library\n"
        "from bridgelaws.evidence.position import Position\n"
        "from bridgelaws.values.seats import Side\n"
        "here = Position.parse('N:AK... QJ... 98... 76...', None, 'N')\n"
        "dds.solve(here, Side.NS)\n"
        "held = library.loaded().indexes.all()\n"
        "held.__enter__()\n"
        "child = os.fork()\n"
        "if child == 0:\n"
        "    os._exit(dds.solve(here, Side.NS))\n"
        "print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == "2\n", done.stderr


def test_invalid_is_a_kind_of_evidence_error() -> None:
    assert issubclass(InvalidPosition, EvidenceError)
    assert issubclass(EvidenceError, BridgeLawsError)
    assert Position.parse("N:A... K... Q... J...", "S", "W", ()).left == 1
    assert LOW.code == "C2"
