"""Runs tests against mutants: a pytest session that has collected everything and forks for each mutant.

Started by `trust.mutation` in a copy of the repository. Requests come in and replies go out as lines of JSON. In the
child of the fork the loaded module is changed in place: a function gets the mutant's code, a declared object its
contents. `--fresh` runs one list of tests without a fork, against the files as they are.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import resource
import signal
import sys
import time
from types import FunctionType, ModuleType
from typing import Any, TextIO

import pytest
from _pytest.runner import runtestprotocol

# What stands on the engine is not asked: a fault of the law should be noticed by the tests of the law.
ABOVE = ("archives", "audit", "cli", "docs", "evidence", "layers", "trust", "web")
QUIET = ["no:cacheprovider", "no:logging", "no:unraisableexception", "no:threadexception"]
MEMORY = 4 << 30
LEAST_SECONDS = 5.0
TIMES_LONGER = 10.0


class Inapplicable(Exception):
    """The change cannot be made in a loaded module; the file has to be loaded anew."""


# Changing a loaded module


def change(module: ModuleType, source: str, function: str, line: int) -> None:
    """Make a loaded module behave as `source`, which differs from its own in one function or one statement."""
    tree = ast.parse(source)
    namespace = dict(vars(module))
    if function:
        outer, _, method = function.partition(".")
        node = next(n for n in tree.body if getattr(n, "name", None) == outer)
        _execute(node, module, namespace)
        old, new = vars(module)[outer], namespace[outer]
        if isinstance(old, type):
            if not method:
                raise Inapplicable
            old, new = _plain(vars(old)[method]), _plain(vars(new)[method])
        _move(_plain(old), _plain(new))
        return
    node = next(n for n in tree.body if n.lineno <= line <= (n.end_lineno or n.lineno))
    if not isinstance(node, ast.Assign | ast.AnnAssign):
        raise Inapplicable
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    if not isinstance(target, ast.Name):
        raise Inapplicable
    _execute(node, module, namespace)
    _replace(target.id, vars(module)[target.id], namespace[target.id])


def _execute(node: ast.stmt, module: ModuleType, namespace: dict[str, Any]) -> None:
    exec(compile(ast.Module([node], []), module.__file__ or "", "exec"), namespace)


def _plain(thing: Any) -> Any:
    """The function inside a property, class method or wrapper."""
    while not isinstance(thing, FunctionType):
        inner = next((getattr(thing, n) for n in ("fget", "__func__", "__wrapped__") if hasattr(thing, n)), None)
        if inner is None:
            raise Inapplicable
        thing = inner
    return thing


def _move(old: FunctionType, new: FunctionType) -> None:
    if old.__code__.co_freevars != new.__code__.co_freevars:
        raise Inapplicable
    old.__code__ = new.__code__
    old.__defaults__ = new.__defaults__
    old.__kwdefaults__ = new.__kwdefaults__


def _replace(name: str, old: Any, new: Any) -> None:
    """Everyone who holds the old object sees the new one: by its contents, or else by its name."""
    slots = getattr(type(old), "__slots__", ())
    if type(old) is type(new) and type(old).__module__.startswith("bridgelaws") and slots:
        for slot in slots:
            if slot != "name":
                object.__setattr__(old, slot, getattr(new, slot))
        return
    for module in list(sys.modules.values()):
        if vars(module).get(name) is old:
            setattr(module, name, new)


# Running tests


def limit(usual: float) -> float:
    """Seconds of processor time after which a test counts as never ending."""
    return LEAST_SECONDS + TIMES_LONGER * usual


def passes(item: pytest.Item) -> bool:
    """Run one test."""
    return not any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def first_failure(items: list[pytest.Item], usual: list[float], running: int) -> int | None:
    """The first test that fails, as a number in the list; the number under way is written to `running`."""
    for n, item in enumerate(items):
        os.pwrite(running, b"%8d" % n, 0)
        signal.setitimer(signal.ITIMER_VIRTUAL, limit(usual[n]))
        if not passes(item):
            return n
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return None


class Server:
    """The plugin: takes over when all tests are collected."""

    def __init__(self, requests: TextIO, replies: TextIO) -> None:
        self.requests, self.replies = requests, replies
        self.items: dict[str, pytest.Item] = {}

    def pytest_configure(self) -> None:
        """Hypothesis as in the ordinary run, but a failure is not made small: it is a failure."""
        from hypothesis import Phase, settings

        brief = [Phase.explicit, Phase.generate]
        settings.register_profile("mutation", parent=settings.get_profile("ci"), phases=brief)
        settings.load_profile("mutation")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer requests until there are no more."""
        self.items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        self._say({"tests": list(self.items), "failed": session.testsfailed})
        for line in self.requests:
            job = json.loads(line)
            begun = time.monotonic()
            answer = {"record": self._record, "mutant": self._mutant, "plain": self._plain}[job["do"]](job)
            self._say({**answer, "seconds": round(time.monotonic() - begun, 2)})
        return True

    def _say(self, document: dict[str, Any]) -> None:
        self.replies.write(json.dumps(document) + "\n")
        self.replies.flush()

    def _record(self, job: dict[str, Any]) -> dict[str, Any]:
        """Run some tests, by their numbers; which lines of which file each executes, and how long it takes."""
        import coverage

        measure = coverage.Coverage(data_file=None, include=job["files"], messages=False)
        usual, failing = {}, []
        items = list(self.items.items())
        measure.start()
        for done, n in enumerate(job["tests"]):
            name, item = items[n]
            measure.switch_context(str(n))
            begun = time.process_time()
            if not passes(item):
                failing.append(name)
            usual[n] = round(time.process_time() - begun, 4)
            if done % 50 == 49:
                self._say({"done": 50})
        measure.stop()
        data, lines = measure.get_data(), {}
        for file in job["files"]:
            found = data.contexts_by_lineno(file)
            lines[file] = {line: hex(sum(1 << int(c) for c in set(by) if c)) for line, by in found.items()}
        return {"usual": usual, "lines": lines, "failing": failing}

    def _plain(self, job: dict[str, Any]) -> dict[str, Any]:
        """Run a list of tests against the files as they are."""
        for name in job["tests"]:
            if name not in self.items or not passes(self.items[name]):
                return {"outcome": "killed", "by": name}
        return {"outcome": "survived", "by": ""}

    def _mutant(self, job: dict[str, Any]) -> dict[str, Any]:
        """Fork, change the module, run the tests in order until one fails."""
        names = [name for name in job["tests"] if name in self.items]
        items = [self.items[name] for name in names]
        running = os.memfd_create("running")
        pid = os.fork()
        if not pid:
            os._exit(self._child(job, items, running))
        _, status = os.waitpid(pid, 0)
        under_way = os.pread(running, 8, 0)
        os.close(running)
        by = names[int(under_way)] if under_way.strip() else "import"
        if os.WIFSIGNALED(status):
            slow = os.WTERMSIG(status) == signal.SIGVTALRM
            return {"outcome": "timeout" if slow else "killed", "by": by}
        outcome = {0: "survived", 1: "killed", 2: "inapplicable"}[os.WEXITSTATUS(status)]
        return {"outcome": outcome, "by": by if outcome == "killed" else ""}

    def _child(self, job: dict[str, Any], items: list[pytest.Item], running: int) -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        try:
            change(sys.modules[f"bridgelaws.{job['module']}"], job["source"], job["function"], job["line"])
        except Inapplicable:
            return 2
        except Exception:
            return 1
        try:
            return 0 if first_failure(items, job["usual"], running) is None else 1
        except BaseException:
            return 1


def main() -> int:
    """Collect everything below the current folder, then answer requests."""
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.environ.pop("HYPOTHESIS_PROFILE", None)
    options = [word for name in QUIET for word in ("-p", name)]
    options += [f"--ignore={where}/{name}" for name in ABOVE for where in ("tests", "src/bridgelaws")]
    options += ["--assert=plain", "--tb=no", "--capture=no", "--continue-on-collection-errors"]
    asked = sys.argv[1:] or ["tests", "src/bridgelaws", "README.md"]
    return int(pytest.main([*options, *asked], plugins=[Server(requests, replies)]))


if __name__ == "__main__":
    sys.exit(main())
