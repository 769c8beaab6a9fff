"""One contender in a process of its own: `worker.py NAME BOARDS`.

It says `ready` or `unavailable REASON`, then answers each line it reads with boards per second. Only card plays are
timed: deals, auctions and the making of the objects come before, for every contender alike.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import boards as shared
from boards import Board

Run = Callable[[], Any]
Prepare = Callable[[list[Board]], Run]
TARGET_SECONDS = 0.25
RULING_DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def bench_floor() -> Prepare:
    """The bare loop."""
    import floor

    def prepare(boards: list[Board]) -> Run:
        jobs = [(board.masks, board.trumps, board.leader, board.cards) for board in boards]

        def run() -> list[list[int]]:
            play_board = floor.play_board
            return [play_board(*job) for job in jobs]

        return run

    return prepare


def bench_kernel() -> Prepare:
    """`kernel.follow`, pure or compiled as the path decides."""
    from bridgelaws import kernel

    def prepare(boards: list[Board]) -> Run:
        jobs = [(board.masks, board.trumps, board.leader, board.cards) for board in boards]

        def run() -> list[list[int]]:
            follow = kernel.follow
            result = []
            for hands, trumps, leader, cards in jobs:
                winners: list[int] = []
                follow(list(hands), trumps, leader, (), cards, winners)
                result.append(winners)
            return result

        return run

    return prepare


def bench_position() -> Prepare:
    """`kernel.Position`, card by card."""
    from bridgelaws import kernel

    def prepare(boards: list[Board]) -> Run:
        jobs = [
            (kernel.Position(board.masks, board.trumps, board.leader), list(zip(board.seats, board.cards, strict=True)))
            for board in boards
        ]

        def run() -> list[list[int]]:
            for position, plays in jobs:
                play = position.play
                for seat, card in plays:
                    play(seat, card)
            return [position.winners for position, _ in jobs]

        return run

    return prepare


def bench_run() -> Prepare:
    """`engine.run`, pure or compiled as the path decides, on the same card numbers as the floor."""
    from bridgelaws import Play
    from bridgelaws.engine import step as engine

    def prepare(boards: list[Board]) -> Run:
        jobs = [(Play(board.pbn, board.contract, laws=2017).table, list(board.cards)) for board in boards]

        def run() -> None:
            follow = engine.run
            for table, cards in jobs:
                follow(table, cards)

        return run

    return prepare


def bench_play() -> Prepare:
    """`Play.faced`, card by card."""
    from bridgelaws import Play
    from bridgelaws.values.cards import CARDS
    from bridgelaws.values.seats import SEATS

    def prepare(boards: list[Board]) -> Run:
        jobs = [
            (
                Play(board.pbn, board.contract, laws=2017),
                [(SEATS[seat], CARDS[card]) for seat, card in zip(board.seats, board.cards, strict=True)],
            )
            for board in boards
        ]

        def run() -> None:
            for play, plays in jobs:
                faced = play.faced
                for seat, card in plays:
                    faced(seat, card)

        return run

    return prepare


def bench_ruling() -> Prepare:
    """Opening lead out of turn, refused, suit required: one a board, from the act to the last order."""
    from bridgelaws import Play

    def prepare(boards: list[Board]) -> Run:
        jobs = [Play(RULING_DEAL, "3NT by S", laws=2017) for _ in boards]

        def run() -> None:
            for play in jobs:
                play.faced("E", "HK")
                play.director("S")
                play.found(False)
                play.chose("refuse")
                play.chose("require")

        return run

    return prepare


AUCTION = ["1C", "P", "1H", "1S", "X", "P", "2H", "P", "4H", "P", "P", "P"]


def bench_auction() -> Prepare:
    """A whole auction of twelve calls, to its contract."""
    from bridgelaws import Board as Calling

    def prepare(boards: list[Board]) -> Run:
        jobs = [Calling(dealer="N", laws=2017) for _ in boards]

        def run() -> None:
            for board in jobs:
                for n, call in enumerate(AUCTION):
                    board.made("NESW"[n % 4], call)
            if any(board.table.calling for board in jobs):
                raise RuntimeError("an auction came to no contract")

        return run

    return prepare


def bench_insufficient() -> Prepare:
    """An insufficient bid, from the call to the last order: refused, and a pass in its place."""
    from bridgelaws import Board as Calling

    def opened() -> Any:
        board = Calling(dealer="N", laws=2017)
        for seat, call in (("N", "1C"), ("E", "2H")):
            board.made(seat, call)
        return board

    def prepare(boards: list[Board]) -> Run:
        jobs = [opened() for _ in boards]

        def run() -> None:
            for board in jobs:
                board.made("S", "1S")
                board.director("W")
                while (asked := board.question) is not None:
                    board.answer(asked.values[-1])
                board.made("S", "P")
                while (asked := board.question) is not None:
                    board.answer(asked.values[-1])

        return run

    return prepare


def bench_judged_again() -> Prepare:
    """A card held by the hand on lead, to which the others have played: found after fifty cards to have been a lead.

    Until then they are judged on a trick without a lead, and when it is found all of them are judged again.
    """
    from bridgelaws import Play
    from bridgelaws.values.cards import CARDS
    from bridgelaws.values.seats import SEATS

    def opened(board: Board) -> Any:
        play = Play(board.pbn, board.contract, laws=2017)
        plays = [(SEATS[seat], CARDS[card]) for seat, card in zip(board.seats, board.cards, strict=True)]
        play.held(*plays[0])
        play.director(plays[1][0])
        for seat, card in plays[1:51]:
            play.faced(seat, card)
        return play

    def prepare(boards: list[Board]) -> Run:
        jobs = [opened(board) for board in boards]

        def run() -> None:
            for play in jobs:
                play.found(True)

        return run

    return prepare


def _known(known_of: Callable[[Board], Any]) -> Prepare:
    from bridgelaws.values.cards import Suit
    from bridgelaws.values.seats import SEATS

    def prepare(boards: list[Board]) -> Run:
        jobs = [(known_of(board), SEATS[n % 4], Suit(n // 4 % 4).mask) for n, board in enumerate(boards)]

        def run() -> None:
            for known, seat, suit in jobs:
                known.holds(seat, suit, 0)

        return run

    return prepare


def bench_known_full() -> Prepare:
    """Whether a hand holds a suit, asked once, where all four are on file."""
    from bridgelaws.deal.known import ON_RECORD, Known, Seen
    from bridgelaws.values.seats import SEATS

    return _known(lambda board: Known(Seen(SEATS[n], mask, ON_RECORD) for n, mask in enumerate(board.masks)))


def bench_known_nothing() -> Prepare:
    """The same where nothing is."""
    from bridgelaws.deal.known import Known

    return _known(lambda board: Known(()))


def _openspiel(verb: str) -> Prepare:
    import pyspiel

    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    passed, one_club = 52, 55

    def action(card: int) -> int:
        return card % 13 * 4 + card // 13

    def opened(board: Board) -> Any:
        state = game.new_initial_state()
        for index in range(52):
            state.apply_action(action(board.hands[index % 4][index // 4]))
        strain = board.trumps if board.trumps >= 0 else 4
        for call in [passed] * board.declarer + [one_club + strain] + [passed] * 3:
            state.apply_action(call)
        return state

    def prepare(boards: list[Board]) -> Run:
        jobs = [(opened(board), [action(card) for card in board.cards]) for board in boards]

        def run() -> None:
            for state, actions in jobs:
                apply = getattr(state, verb)
                for card in actions:
                    apply(card)
            if not all(state.is_terminal() for state, _ in jobs):
                raise RuntimeError("a board was not played to its end")

        return run

    return prepare


def bench_openspiel() -> Prepare:
    """OpenSpiel stepped from Python."""
    return _openspiel("apply_action")


def bench_openspiel_checked() -> Prepare:
    """OpenSpiel stepped from Python, checking every action."""
    return _openspiel("apply_action_with_legality_check")


def _rlcard_opened(seed: int) -> tuple[Any, Any]:
    import rlcard

    env = rlcard.make("bridge", config={"seed": seed})
    state, _ = env.reset()
    one_club, passed = 1, 36
    for call in (one_club, passed, passed, passed):
        state, _ = env.step(call)
    return env, state


def _rlcard_boards(count: int) -> list[tuple[Any, list[int]]]:
    """Boards ready for the opening lead, each with 52 legal plays found on a twin."""
    jobs = []
    for seed in range(count):
        rng = random.Random(seed)
        env, state = _rlcard_opened(seed)
        actions: list[int] = []
        while not env.is_over():
            actions.append(rng.choice(list(state["legal_actions"])))
            state, _ = env.step(actions[-1])
        if len(actions) != 52:
            raise RuntimeError(f"a board took {len(actions)} plays")
        jobs.append((_rlcard_opened(seed)[0], actions))
    return jobs


def bench_rlcard() -> Prepare:
    """RLCard through its environment, observations and legal actions included."""

    def prepare(boards: list[Board]) -> Run:
        jobs = _rlcard_boards(len(boards))

        def run() -> None:
            for env, actions in jobs:
                step = env.step
                for action in actions:
                    step(action)

        return run

    return prepare


def bench_rlcard_game() -> Prepare:
    """RLCard's game itself, without observations."""
    from rlcard.games.bridge.utils.action_event import ActionEvent

    def prepare(boards: list[Board]) -> Run:
        jobs = [
            (env.game, [ActionEvent.from_action_id(action) for action in actions])
            for env, actions in _rlcard_boards(len(boards))
        ]

        def run() -> None:
            for game, actions in jobs:
                step = game.step
                for action in actions:
                    step(action)

        return run

    return prepare


def bench_endplay() -> Prepare:
    """endplay's Deal."""
    from endplay.types import Card, Deal, Denom, Player

    seats = (Player.north, Player.east, Player.south, Player.west)
    strains = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
    cards = [Card("CDHS"[card // 13] + shared.RANKS[card % 13]) for card in range(52)]

    def prepare(boards: list[Board]) -> Run:
        jobs = [
            (
                Deal(board.pbn, first=seats[board.leader], trump=strains[board.trumps]),
                [cards[card] for card in board.cards],
                seats[board.winners[-1]],
            )
            for board in boards
        ]

        def run() -> None:
            for deal, plays, _ in jobs:
                play = deal.play
                for card in plays:
                    play(card)
            if any(deal.first != winner for deal, _, winner in jobs):
                raise RuntimeError("the last trick went elsewhere")

        return run

    return prepare


CONTENDERS: dict[str, Callable[[], Prepare]] = {
    "floor": bench_floor,
    "kernel": bench_kernel,
    "position": bench_position,
    "run": bench_run,
    "play": bench_play,
    "ruling": bench_ruling,
    "judged-again": bench_judged_again,
    "auction": bench_auction,
    "insufficient": bench_insufficient,
    "known-full": bench_known_full,
    "known-nothing": bench_known_nothing,
    "openspiel": bench_openspiel,
    "openspiel-checked": bench_openspiel_checked,
    "rlcard": bench_rlcard,
    "rlcard-game": bench_rlcard_game,
    "endplay": bench_endplay,
}


def timed(run: Run) -> tuple[float, Any]:
    """Seconds of the processor for one run, without the garbage collector; what else the machine does is left out."""
    gc.collect()
    gc.disable()
    try:
        start = time.process_time()
        result = run()
        return time.process_time() - start, result
    finally:
        gc.enable()


def main() -> None:
    """Prepare, check the answers once, find a size that takes long enough, and answer."""
    boards = shared.read(Path(sys.argv[2]))
    answers = sys.stdout
    sys.stdout = sys.stderr
    try:
        prepare = CONTENDERS[sys.argv[1]]()
        sample = boards[:10]
        _, result = timed(prepare(sample))
        if result is not None and result != [board.winners for board in sample]:
            raise RuntimeError("the tricks were won by others")
        seconds, _ = timed(prepare(sample))
        count = max(5, min(len(boards), int(len(sample) * TARGET_SECONDS / max(seconds, 1e-9))))
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".splitlines()[0].partition(" (")[0]
        print(f"unavailable {reason}", file=answers, flush=True)
        return
    print("ready", file=answers, flush=True)
    for _ in sys.stdin:
        seconds, _ = timed(prepare(boards[:count]))
        print(count / seconds, file=answers, flush=True)


if __name__ == "__main__":
    main()
