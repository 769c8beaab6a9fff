"""Events per second while fifty calls are followed live, beside the same server answering an empty request.

`make bench-server`. wrk sends the cards of whole boards over fifty connections, each into a call of its own, while
every one of these calls has a stream of server-sent events open; then the same connections ask for `/api/about`, which
reads and writes nothing, while the streams stay open. The two take turns on each database, and the middle one of the
rounds counts. At the end every event that was acknowledged must be stored, and every follower must know of it.

Last, one connection alone asks for `/api/about`, in turns with the same from an application that does nothing: what a
director with a phone waits for one answer. At most three times as long is meant to be.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

from tests.web.debian import CannotInstall, install  # noqa: E402
from tests.web.postgres import cluster  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402

import boards  # noqa: E402
from followers import Followers  # noqa: E402

SEED = 2017
# More than any server here has reached on one core; a writer that runs out of calls ends the bench with an error.
MOST_EVENTS_A_SECOND = 2_000
_BOARD = boards.generate(1, SEED)[0]


@dataclass(frozen=True)
class Run:
    """What wrk has counted: requests per second, times in milliseconds; how far each connection came."""

    rate: float
    p50: float
    p99: float
    cpu: float
    reached: tuple[tuple[int, int], ...]


@dataclass
class Row:
    """A database, with the rounds on it."""

    title: str
    events: list[Run] = field(default_factory=list)
    empty: list[Run] = field(default_factory=list)
    acknowledged: int = 0
    stored: int = 0
    messages: int = 0


def need_wrk() -> None:
    """Install wrk where that can be done without asking, and say how where it cannot."""
    try:
        if not shutil.which("wrk"):
            install("wrk", "This bench needs")
    except CannotInstall as error:
        sys.exit(str(error))


def events() -> list[str]:
    """The cards of a board as the bodies of requests have them."""
    faced = '{{"event":"faced","seat":"{}","card":"{}"}}'
    return [
        faced.format("NESW"[seat], "CDHS"[card // 13] + boards.RANKS[card % 13])
        for seat, card in zip(_BOARD.seats, _BOARD.cards, strict=True)
    ]


def create(client: httpx.Client, count: int) -> list[str]:
    """Records of boards about to be played."""
    asked = {"deal": _BOARD.pbn, "contract": _BOARD.contract, "laws": 2017}
    return [client.post("/api/cases", json=asked).raise_for_status().json()["id"] for _ in range(count)]


def cpu_seconds(process: int) -> float:
    """The time that a process has spent computing. Other work on the machine slows everything down, but not this."""
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def wrk(address: str, process_id: int, connections: int, seconds: int, *arguments: str) -> Run:
    """Let wrk work: a thread for each connection, because a thread knows what it was answered."""
    load = [f"-t{connections}", f"-c{connections}", f"-d{seconds}s", "--timeout=30s", f"-s{HERE / 'load.lua'}"]
    command = ["wrk", *load, address, "--", *arguments]
    computed = cpu_seconds(process_id)
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said = (await process.communicate())[0].decode()
    computed = cpu_seconds(process_id) - computed
    rows = [list(map(int, line.split()[1:])) for line in said.splitlines() if line.startswith(("all ", "thread "))]
    if process.returncode or len(rows) != connections + 1:
        sys.exit(f"wrk failed:\n{said}")
    (requests, microseconds, p50, p99, broken), *threads = rows
    refused = [status for *_, count, status in threads if count]
    if broken or refused:
        sys.exit(f"{broken} requests had no answer, others were answered {refused}:\n{said}")
    reached = tuple((at - 1, number) for _, at, number, *_ in threads)
    return Run(requests * 1e6 / microseconds, p50 / 1000, p99 / 1000, computed * 1000 / requests, reached)


class Bench:
    """The calls on one server, and how far each connection has come with its own."""

    def __init__(self, server: Server, folder: Path, options: argparse.Namespace) -> None:
        self.server, self.folder, self.options = server, folder, options
        self.cards = events()
        (folder / "events").write_text("\n".join(self.cards) + "\n")
        wanted = options.rounds * options.seconds * MOST_EVENTS_A_SECOND // len(self.cards) // options.calls + 2
        with server.client() as client:
            self.calls = [create(client, wanted) for _ in range(options.calls)]
        self.begun = [(0, 0)] * options.calls

    async def fill(self, row: Row) -> None:
        """All the rounds."""
        followers = Followers(self.server.port, self.calls, len(self.cards))
        try:
            for _ in range(self.options.rounds):
                await followers.opened([calls[at] for calls, (at, _) in zip(self.calls, self.begun, strict=True)])
                row.empty.append(await self._run("empty"))
                print(".", end="", flush=True)
                row.events.append(await self._run(str(self.folder / "events"), str(self._plan())))
                print(".", end="", flush=True)
                await self._check(row, followers)
            row.messages = followers.messages
        finally:
            await followers.stop()

    async def _run(self, *arguments: str) -> Run:
        server, options = self.server, self.options
        return await wrk(server.address, server.process.pid, options.calls, options.seconds, *arguments)

    def _plan(self) -> Path:
        """A line for each thread: where it goes on."""
        plan = self.folder / "plan"
        rows = ([str(number), *calls[at:]] for calls, (at, number) in zip(self.calls, self.begun, strict=True))
        plan.write_text("".join(" ".join(row) + "\n" for row in rows))
        return plan

    async def _check(self, row: Row, followers: Followers) -> None:
        """Everything that was acknowledged is stored, and followers have heard of it; then go on from there."""
        reached = row.events[-1].reached
        written = [
            calls[at : at + ended + 1]
            for calls, (at, _), (ended, _) in zip(self.calls, self.begun, reached, strict=True)
        ]
        if any(len(calls) <= ended for calls, (ended, _) in zip(written, reached, strict=True)):
            sys.exit("a connection ran out of calls: the server is faster than this bench thinks possible")
        stored = await self._settled([call for calls in written for call in calls])
        for place, (calls, (ended, number)) in enumerate(zip(written, reached, strict=True)):
            at, before = self.begun[place]
            *whole, last = (stored[call] for call in calls)
            # The last event of a connection may be stored without its answer having come in time.
            if any(length != len(self.cards) for length in whole) or last not in (number, number + 1):
                sys.exit(
                    f"NOT STORED: {ended} calls and {number} events were acknowledged, {whole} and {last} are kept"
                )
            # wrk counts from where a call was taken up again.
            row.acknowledged += ended * len(self.cards) + number - before
            row.stored += sum(whole) + last - before
            over = last == len(self.cards)
            self.begun[place] = (at + ended + over, 0 if over else last)
        try:
            await followers.caught_up(stored)
        except TimeoutError:
            missed = {call: followers.heard.get(call) for call in stored}
            sys.exit(f"NOT HEARD OF: {stored} are stored, followers know of {missed}")

    async def _settled(self, calls: list[str]) -> dict[str, int]:
        """How many entries calls have, once what was under way when wrk left has been dealt with."""
        found: list[dict[str, int]] = [{}, {}]
        with self.server.client() as client:
            while not found[-1] or found[-1] != found[-2]:
                await asyncio.sleep(0.5)
                answers = {call: client.get(f"/api/cases/{call}").raise_for_status() for call in calls}
                found.append({call: answer.json()["number"] for call, answer in answers.items()})
        return found[-1]


def sync_time(folder: Path, times: int = 200) -> float:
    """Milliseconds of a small write that is on the disk afterwards, which every event has to wait for."""
    taken = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(times):
            begun = time.perf_counter()
            file.write(b"\0" * 4096)
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return median(taken) * 1000


@contextmanager
def doing_nothing() -> Iterator[tuple[str, int]]:
    """The address and the process of the application that does nothing."""
    process = subprocess.Popen([sys.executable, str(HERE / "empty.py")], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{int(process.stdout.readline())}", process.pid
    finally:
        process.terminate()
        process.wait()


async def alone(server: Server, options: argparse.Namespace) -> tuple[list[Run], list[Run]]:
    """One connection at the page, and one at an application that does nothing, in turns."""
    ours: list[Run] = []
    nothing: list[Run] = []
    with doing_nothing() as (address, process_id):
        for _ in range(options.rounds):
            nothing.append(await wrk(address, process_id, 1, options.seconds, "empty"))
            ours.append(await wrk(server.address, server.process.pid, 1, options.seconds, "empty"))
            print(".", end="", flush=True)
    return ours, nothing


@contextmanager
def databases() -> Iterator[dict[str, str | None]]:
    """The databases by title; SQLite's is the server's own file."""
    with cluster(durable=True) as postgres:
        yield {"SQLite": None, "PostgreSQL": postgres.new_schema()}


def show(rows: list[Row]) -> None:
    """Print the table."""
    figures = {"rate": "requests/s", "p50": "p50 ms", "p99": "p99 ms", "cpu": "CPU ms"}
    print("\n" + " " * 28 + "".join(f"{title:>12}" for title in figures.values()))
    for row in rows:
        empty, event = (
            [median(getattr(run, figure) for run in runs) for figure in figures] for runs in (row.empty, row.events)
        )
        for title, values in (("empty request", empty), ("event", event)):
            print(f"{f'{row.title}, {title}':28}{values[0]:12,.0f}" + "".join(f"{value:12.1f}" for value in values[1:]))
        ratios = "".join(f"{one / other:12.2f}" for one, other in zip(event, empty, strict=True))
        print(f"{row.title + ', ratio':28}{ratios}")
    print()
    for row in rows:
        sent = f"{row.acknowledged:,} events acknowledged, {row.stored:,} stored"
        print(f"  {row.title:12} {sent}, all heard of in {row.messages:,} messages")


def show_alone(ours: list[Run], nothing: list[Run]) -> None:
    """What one connection waits."""
    waits = [median(run.p50 for run in runs) for runs in (ours, nothing)]
    text = f"{waits[0]:.2f} ms, an application that does nothing {waits[1]:.2f} ms, ratio {waits[0] / waits[1]:.2f}"
    print(f"\n  one connection, an empty request: {text}")


def main() -> None:
    """Start each server, take turns, print."""
    parser = argparse.ArgumentParser(description="Events per second while calls are followed, beside empty requests.")
    parser.add_argument("--calls", type=int, default=50, help="calls that are written to and followed at once (50)")
    parser.add_argument("--seconds", type=int, default=8, help="seconds of each turn (8)")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each kind; the middle one counts (3)")
    options = parser.parse_args()
    need_wrk()
    rows = []
    with tempfile.TemporaryDirectory(prefix="bridgelaws-bench-") as name, databases() as found:
        folder = Path(name)
        turns = f"{options.rounds} rounds of {options.seconds} s, {options.calls} calls followed"
        print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {turns}; fsync {sync_time(folder):.2f} ms")
        for title, database in found.items():
            print(f"{title} ", end="", flush=True)
            rows.append(Row(title))
            with serving(folder / title, database=database) as server:
                asyncio.run(Bench(server, folder / title, options).fill(rows[-1]))
            print()
        print("one connection ", end="", flush=True)
        with serving(folder / "alone") as server:
            waits = asyncio.run(alone(server, options))
        print()
    show(rows)
    show_alone(*waits)


if __name__ == "__main__":
    main()
