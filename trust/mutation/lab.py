"""Where mutants are judged: a copy of the repository, the lines that each test executes, and the servers at work."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..progress import Progress
from .client import Server
from .mutants import Mutant, is_sound, mutants, targets, vocabulary
from .report import Result
from .sample import law_of

COPIED = ("src", "tests", "docs", "trust", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile",
          "pyproject.toml", "constraints.txt")  # fmt: skip
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "run", "figures", ".hypothesis")
SLOW = 0.5


class State:
    """The results so far, in a file. Those of another version of the code only say which test to try first."""

    def __init__(self, path: Path, digest: str) -> None:
        self.path, self.digest = path, digest
        document = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.killers: dict[str, str] = document.get("killers", {})
        same = document.get("digest") == digest
        self.seconds: float = document.get("seconds", 0.0) if same else 0.0
        self.last = {id: Result(**each) for id, each in document.get("results", {}).items()}
        self.results = dict(self.last) if same else {}
        self.by_function: dict[tuple[str, str], list[str]] = defaultdict(list)
        self._unsaved = 0

    def settled(self, mutant: Mutant, quick: bool = False) -> bool:
        """Whether a mutant needs no more tests, or no more quick ones."""
        return mutant.id in self.results and (quick or self.results[mutant.id].outcome != "undecided")

    def enter(self, mutant: Mutant, result: Result) -> None:
        """A new result; written down every now and then."""
        self.results[mutant.id] = result
        if result.outcome in ("killed", "timeout") and result.by != "import":
            self.killers[mutant.id] = result.by
            recent = self.by_function[mutant.module, mutant.function]
            if result.by in recent:
                recent.remove(result.by)
            recent.insert(0, result.by)
        self._unsaved += 1
        if self._unsaved >= 20:
            self.save()

    def save(self) -> None:
        """Write everything; the file is replaced whole."""
        self._unsaved = 0
        document = {
            "digest": self.digest,
            "seconds": self.seconds,
            "killers": self.killers,
            "results": {id: asdict(result) for id, result in self.results.items()},
        }
        draft = self.path.with_suffix(".draft")
        draft.write_text(json.dumps(document, indent=1), encoding="utf-8")
        draft.replace(self.path)


class Lab:
    """A copy of the repository with all that is known about it."""

    def __init__(self, root: Path, name: str = "tree", only: tuple[str, ...] = ()) -> None:
        self.root = root
        self.only = only  # the only tests that are asked; empty: all
        self.folder = root / "trust" / "run" / "mutation"
        self.tree = self.folder / name
        self.digest = ""
        self.failing: list[str] = []
        self._sources: dict[str, str] = {}
        self._tests: list[str] = []
        self._usual: list[float] = []
        self._lines: dict[str, dict[int, int]] = {}

    def take_copy(self, keep: bool = False) -> None:
        """Copy what the tests need, so that edits meanwhile disturb nothing; or go on with the copy that is there."""
        if not keep or not self.tree.exists():
            fresh = self.folder / "copy"
            copy_tree(self.root, fresh)
            shutil.rmtree(self.tree, ignore_errors=True)
            fresh.rename(self.tree)
        self.digest = "/".join([digest(self.tree), *self.only])
        self._sources = {name: path.read_text(encoding="utf-8") for name, path in targets(self.tree).items()}

    def source(self, module: str) -> str:
        """The text of a module in the copy."""
        return self._sources[module]

    def is_sound(self, mutant: Mutant) -> bool:
        """Whether a mutant is Python, and other Python than before."""
        return is_sound(mutant, self._sources[mutant.module])

    def mutants(self, wanted: Callable[[str], bool] = lambda module: True) -> dict[str, list[Mutant]]:
        """Every mutant of every module that is wanted; kept from run to run as long as the module stays the same."""
        makers = [Path(__file__).parent / name for name in ("mutants.py", "editions.py", "wording.py")]
        enums = [path for path in vocabulary(self.tree) if "Enum)" in path.read_text(encoding="utf-8")]
        found: dict[str, list[Mutant]] = {}
        for module, path in targets(self.tree).items():
            if not wanted(module):
                continue
            kept = self.folder / "mutants" / f"{module}.json"
            kept.parent.mkdir(parents=True, exist_ok=True)
            now = _hash([path, *makers, *enums])
            document = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
            if document.get("digest") != now:
                document = {"digest": now, "mutants": [asdict(m) for m in mutants(self.tree, module)]}
                kept.write_text(json.dumps(document), encoding="utf-8")
            found[module] = [Mutant(**{**m, "lines": tuple(m["lines"])}) for m in document["mutants"]]
        return found

    # Which test executes what

    def record_lines(self, jobs: int) -> None:
        """Run every test once without mutants, and note the lines it executes; kept as long as nothing changes."""
        kept = self.folder / "lines.json"
        document = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        if document.get("digest") != self.digest:
            document = {"digest": self.digest, **self._recorded(jobs)}
            kept.write_text(json.dumps(document), encoding="utf-8")
        self._tests, self._usual, self.failing = document["tests"], document["usual"], document["failing"]
        self._lines = {
            name: {int(line): int(tests, 16) for line, tests in each.items()}
            for name, each in document["lines"].items()
        }

    def _recorded(self, jobs: int) -> dict[str, Any]:
        with ThreadPoolExecutor(jobs) as pool:
            servers = list(pool.map(lambda _: Server(self.tree, *self.only), range(jobs)))
            tests = servers[0].tests
            progress = Progress("tests without a mutant", len(tests))
            files = {name: str(path) for name, path in targets(self.tree).items()}
            part = [list(range(n, len(tests), jobs)) for n in range(jobs)]
            asked = [
                pool.submit(server.ask, progress, do="record", files=list(files.values()), tests=some)
                for server, some in zip(servers, part, strict=True)
            ]
            answers = [each.result() for each in asked]
            for server in servers:
                server.close()
            progress.finish()
        lines: dict[str, dict[str, str]] = {}
        for name, path in files.items():
            numbers = {line for answer in answers for line in answer["lines"][path]}
            lines[name] = {
                line: hex(sum(int(answer["lines"][path].get(line, "0"), 16) for answer in answers)) for line in numbers
            }
        usual = {int(n): seconds for answer in answers for n, seconds in answer["usual"].items()}
        failing = [name for answer in answers for name in answer["failing"]]
        return {"tests": tests, "usual": [usual[n] for n in range(len(tests))], "failing": failing, "lines": lines}

    def _executing(self, mutant: Mutant) -> int:
        """The tests that execute a mutant's lines, or those of functions that use what it declares; as bits."""
        first, last = mutant.lines
        if mutant.function:
            return _union(self._lines[mutant.module], range(first, last + 1))
        name = re.match(r"\w+", self._sources[mutant.module].splitlines()[first - 1])
        if name is None:
            return 0
        word = re.compile(rf"\b{name.group()}\b")
        bits = 0
        for module, source in self._sources.items():
            used = [n for n, line in enumerate(source.splitlines(), 1) if word.search(line)]
            bits |= _union(self._lines[module], used)
        return bits

    def _about(self, mutant: Mutant) -> int:
        """The tests of a mutant's own law and of the editions, which may tell though they execute no such line."""
        return sum(
            1 << n for n, t in enumerate(self._tests) if _is_own(mutant, t) or t.startswith("tests/test_editions.py::")
        )

    def _in_order(self, mutant: Mutant, bits: int, state: State) -> list[int]:
        """The tests to run: who killed it or its neighbours before, its own law's, the quick ones, the rest."""
        recent = [state.killers.get(mutant.id, ""), *state.by_function[mutant.module, mutant.function][:12]]
        failing = set(self.failing)

        def rank(n: int) -> tuple[int, int, float]:
            name = self._tests[n]
            known = recent.index(name) if name in recent else len(recent)
            kind = (
                3
                if self._usual[n] > SLOW
                else 0
                if _is_own(mutant, name)
                else 1
                if "laws/" in name or "golden" in name
                else 2
            )
            return known, kind, self._usual[n]

        return sorted((n for n, t in enumerate(self._tests) if bits >> n & 1 and t not in failing), key=rank)

    # Judging

    def judge(self, mutant: Mutant, server: Server, state: State, quick: bool = False) -> Result:
        """Run the tests that can tell; a survivor outside any function is tried again with all tests, newly loaded.

        With `quick` only the quick tests are run, and a mutant that they let live is undecided.
        """
        bits = self._executing(mutant)
        if quick and not mutant.function:
            bits |= self._about(mutant)
        order = self._in_order(mutant, bits, state)
        if quick:
            order = [
                n for n in order if self._usual[n] <= SLOW or (not mutant.function and "_of_the_law" in self._tests[n])
            ]
        source = mutant.apply(self._sources[mutant.module])
        answer = self.ask(mutant, server, [self._tests[n] for n in order], [self._usual[n] for n in order])
        seconds = answer["seconds"]
        if quick and answer["outcome"] in ("survived", "inapplicable"):
            return Result("undecided", "", seconds, len(order))
        if answer["outcome"] == "inapplicable" or (answer["outcome"] == "survived" and not mutant.function):
            everything = self._in_order(mutant, (1 << len(self._tests)) - 1, state)
            answer = self._newly_loaded(mutant, source, [self._tests[n] for n in everything])
            seconds += answer["seconds"]
        return Result(answer["outcome"], answer["by"], round(seconds, 2), len(order))

    def ask(self, mutant: Mutant, server: Server, tests: list[str], usual: list[float]) -> dict[str, Any]:
        """Put a mutant to some tests."""
        source = mutant.apply(self._sources[mutant.module])
        return server.ask(
            do="mutant", module=mutant.module, function=mutant.function, line=mutant.lines[0], source=source,
            tests=tests, usual=usual,
        )  # fmt: skip

    def _newly_loaded(self, mutant: Mutant, source: str, tests: list[str]) -> dict[str, Any]:
        """A mutant in a file of its own copy, with everything loaded from there."""
        tree = self.folder / f"mutant-{mutant.id}"
        copy_tree(self.tree, tree)
        targets(tree)[mutant.module].write_text(source, encoding="utf-8")
        try:
            server = Server(tree, *self.only)
            answer = server.ask(do="plain", tests=tests)
            server.close()
            return answer
        except RuntimeError:
            return {"outcome": "killed", "by": "import", "seconds": 0.0}
        finally:
            shutil.rmtree(tree, ignore_errors=True)


def _is_own(mutant: Mutant, test: str) -> bool:
    """Whether a test is one of the law that the mutant is in; a long law has several files."""
    own = f"/test_{law_of(mutant.module).rpartition('.')[2]}"
    return f"{own}.py::" in test or f"{own}_" in test


def copy_tree(root: Path, to: Path) -> None:
    """A copy of what the tests need."""
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, ignore=LEFT_OUT)
        elif (root / name).exists():
            shutil.copy2(root / name, to / name)


def digest(tree: Path) -> str:
    """What the package and its tests are, in sixteen digits."""
    files = [p for name in ("src", "tests") for p in (tree / name).rglob("*") if p.is_file() and p.suffix != ".pyc"]
    return _hash(sorted(p for p in files if "tests/trust" not in p.as_posix()))


def _hash(files: list[Path]) -> str:
    found = hashlib.sha256()
    for path in files:
        found.update(path.name.encode() + b"\x00" + path.read_bytes() + b"\x00")
    return found.hexdigest()[:16]


def _union(lines: dict[int, int], numbers: Any) -> int:
    bits = 0
    for number in numbers:
        bits |= lines.get(number, 0)
    return bits
