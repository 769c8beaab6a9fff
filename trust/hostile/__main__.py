"""The command: a process of the fuzzer for each target, what it finds made small, and a small corpus kept."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import IO

from trust import figures
from trust.hostile import corpus, failures, targets
from trust.progress import Progress

ROOT = Path(__file__).parents[2]
RUN = ROOT / "trust" / "run" / "hostile"
FULL = 20.0
# No input takes a second; one that takes this long, or this much memory, has found a way to hurt.
TIMEOUT = 25
MEMORY = 1_024
LONGEST = {"case": 20_000, "cards": 2_000, "deal": 2_000, "calls": 2_000, "designation": 1_500}
STOPPED = threading.Event()
_PULSE = re.compile(r"#(\d+)\s.*?cov: (\d+) ft: (\d+)")


@dataclass
class State:
    """How far a target has come, kept so that an interrupted run goes on where it was."""

    seconds: float = 0.0
    executions: int = 0
    coverage: int = 0
    features: int = 0

    @classmethod
    def read(cls, name: str) -> State:
        """The state of a target, if a run was interrupted."""
        path = RUN / name / "state.json"
        return cls(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else cls()

    def write(self, name: str) -> None:
        """Keep the state."""
        draft = RUN / name / "state.draft"
        draft.write_text(json.dumps(asdict(self)) + "\n", encoding="utf-8")
        draft.replace(RUN / name / "state.json")


def prepare(name: str) -> None:
    """The folders of a target, with the seeds and the dictionary of the fuzzer."""
    folder = RUN / name
    for part in ("corpus", "seeds"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    for data in targets.seeds(name):
        (folder / "seeds" / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
    entries = ("".join(f"\\x{byte:02x}" for byte in word.encode("utf-8")) for word in targets.words(name))
    (folder / "dictionary").write_text("".join(f'"{entry}"\n' for entry in entries), encoding="ascii")


def command(name: str, *options: str) -> list[str]:
    """The command that starts one process of the fuzzer."""
    return [sys.executable, "-m", "trust.hostile.fuzzer", name, *options]


def fuzz(name: str, seconds: float) -> State:
    """Fuzz one target until its time is up, starting again where an input ended the process."""
    prepare(name)
    folder, state = RUN / name, State.read(name)
    progress = Progress(f"{name}, seconds", round(seconds), round(min(state.seconds, seconds)))
    while state.seconds < seconds and not STOPPED.is_set():
        spent, status = _process(name, seconds, state, progress)
        state.seconds += spent
        for artifact in folder.glob("artifact-*"):
            failures.FOLDER.mkdir(parents=True, exist_ok=True)
            shutil.move(artifact, failures.FOLDER / f"hostile-{name}-{artifact.name.removeprefix('artifact-')}")
        state.write(name)
        if status and not STOPPED.wait(1.0) and spent < 5:
            raise SystemExit(f"{name}: the fuzzer does not start; see {folder / 'log'}")
    progress.finish(_note(name, state))
    return state


def _process(name: str, seconds: float, state: State, progress: Progress) -> tuple[float, int]:
    """One process of the fuzzer: how long it ran, and how it ended."""
    folder, left = RUN / name, max(1, round(seconds - state.seconds))
    options = (
        f"-max_total_time={left}",
        f"-timeout={TIMEOUT}",
        f"-rss_limit_mb={MEMORY}",
        f"-max_len={LONGEST[name]}",
        f"-dict={folder / 'dictionary'}",
        f"-artifact_prefix={folder / 'artifact-'}",
        "-print_final_stats=1",
        str(folder / "corpus"),
        str(folder / "seeds"),
        *(str(kept) for kept in (corpus.FOLDER / name,) if kept.exists()),
    )
    started, begun = time.monotonic(), state.executions
    child = subprocess.Popen(command(name, *options), cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert child.stderr is not None
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    threading.Thread(target=_follow, args=(child.stderr, lines, folder / "log"), daemon=True).start()
    while (line := _next(lines)) is not None:
        pulse = _PULSE.match(line)
        if pulse:
            state.executions = begun + int(pulse[1])
            state.coverage = max(state.coverage, int(pulse[2]))
            state.features = max(state.features, int(pulse[3]))
        if line.startswith("stat::number_of_executed_units:"):
            state.executions = begun + int(line.split()[-1])
        spent = round(state.seconds + time.monotonic() - started)
        progress.advance(min(spent, progress.total) - progress.done, _note(name, state))
        if STOPPED.is_set():
            child.terminate()
    return time.monotonic() - started, child.wait()


def _follow(stream: IO[bytes], lines: queue.SimpleQueue[str | None], log: Path) -> None:
    with log.open("w", encoding="utf-8") as file:
        for raw in stream:
            line = raw.decode("utf-8", "replace")
            file.write(line)
            lines.put(line)
    lines.put(None)


def _next(lines: queue.SimpleQueue[str | None]) -> str | None:
    try:
        return lines.get(timeout=1.0)
    except queue.Empty:
        return ""


def _note(name: str, state: State) -> str:
    rate = state.executions / max(state.seconds, 1e-9) if state.seconds else 0.0
    speed = f" ({rate:,.0f} a second)" if rate else ""
    bad = len(failures.found(name))
    return f"{state.executions:,} executions{speed}, {state.coverage:,} edges" + (f", {bad} FAILURES" if bad else "")


def explain(name: str) -> int:
    """Make the failures of a target small and say what they are: how many there are."""
    count = 0
    for path in failures.found(name):
        kind = failures.minimise(targets.TARGETS[name], path)
        count += 1
        told = kind or "failed once, and not when it was tried again"
        print(f"{name}: {told}; see {path.relative_to(ROOT)}", file=sys.stderr, flush=True)
    return count


def keep(name: str) -> None:
    """Keep few small inputs that between them reach what all the others do."""
    merged = RUN / name / "merged"
    shutil.rmtree(merged, ignore_errors=True)
    merged.mkdir(parents=True)
    sources = [RUN / name / "corpus", RUN / name / "seeds", corpus.FOLDER / name]
    folders = [str(folder) for folder in sources if folder.exists()]
    options = ("-merge=1", f"-timeout={TIMEOUT}", f"-max_len={LONGEST[name]}", str(merged), *folders)
    with (RUN / name / "merge.log").open("wb") as log:
        subprocess.run(command(name, *options), cwd=ROOT, stdout=log, stderr=log, check=True)
    inputs = [path.read_bytes() for path in sorted(merged.iterdir())]
    count, size = corpus.write(name, inputs)
    print(f"{name}: {count} of {len(inputs)} inputs kept, {size:,} bytes", file=sys.stderr, flush=True)


def code() -> str:
    """What is fuzzed: a run is not continued with other code."""
    digest = hashlib.sha256()
    for path in sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "trust" / "hostile").glob("*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def begin(names: Iterable[str], fresh: bool) -> None:
    """Forget what an earlier run left, where it is not to be continued; its corpus stays, as a start."""
    RUN.mkdir(parents=True, exist_ok=True)
    stamp = RUN / "code"
    if fresh or not stamp.exists() or stamp.read_text(encoding="ascii") != code():
        for name in targets.TARGETS:
            (RUN / name / "state.json").unlink(missing_ok=True)
        for name in names:
            for path in failures.found(name):
                path.unlink()
                path.with_suffix(".txt").unlink(missing_ok=True)
    stamp.write_text(code(), encoding="ascii")


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m trust.hostile", description="Hostile input, by a fuzzer.")
    parser.add_argument("--minutes", type=float, default=FULL, help="for each target (default: %(default)g)")
    parser.add_argument("--target", action="append", choices=targets.TARGETS, help="only this one; may be repeated")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="targets at a time (default: one a core)")
    parser.add_argument("--fresh", action="store_true", help="do not continue a run that was interrupted")
    parser.add_argument("--keep", action="store_true", help="afterwards, keep a small corpus for the tests")
    figures.add_option(parser)
    options = parser.parse_args()
    if find_spec("atheris") is None:
        parser.error("atheris is needed: pip install -c constraints.txt -e '.[prove]'")
    names = list(dict.fromkeys(options.target or targets.TARGETS))
    begin(names, options.fresh)
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with ThreadPoolExecutor(options.jobs) as pool:
        try:
            states = dict(zip(names, pool.map(lambda name: fuzz(name, 60 * options.minutes), names), strict=True))
        except KeyboardInterrupt:
            STOPPED.set()
            print("interrupted; the same command goes on from here", file=sys.stderr)
            return 1
    bad = {name: explain(name) for name in names}
    if options.keep:
        for name in names:
            keep(name)
    whole = names == list(targets.TARGETS) and options.minutes >= FULL
    if whole or options.record:
        found = {
            name: {
                "executions": state.executions,
                "edges": state.coverage,
                "features": state.features,
                "failures": bad[name],
                "kept": len(corpus.read(name)),
            }
            for name, state in states.items()
        }
        figures.record(
            "hostile",
            sum(state.seconds for state in states.values()),
            whole=whole,
            minutes=options.minutes,
            executions=sum(state.executions for state in states.values()),
            failures=sum(bad.values()),
            targets=found,
        )
    for name in names:
        (RUN / name / "state.json").unlink(missing_ok=True)
    return 1 if any(bad.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
