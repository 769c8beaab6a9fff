"""Mutation testing: a few fixed mutants die in seconds, the sample is fair and repeatable, the report is honest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from trust.mutation.client import Server
from trust.mutation.lab import Lab, State
from trust.mutation.mutants import Mutant, is_sound, mutants, targets
from trust.mutation.report import Report, Result
from trust.mutation.sample import Equivalents, law_of, sample, shares

ROOT = Path(__file__).parents[2]


# Fixed mutants: each is killed by the tests of its own law

FIXED = [
    ("law44.queries", "narrow", "mask & suit.mask", "mask"),
    ("law44.queries", "narrow", "if held is False:", "if held is not False:"),
    ("law44.rules", "won_by", "HIGHEST_TRUMP_WINS if trumped", "HIGHEST_TRUMP_WINS if not trumped"),
    ("law49.book", "", 'v(L1997, "49"', 'v(L2017, "49"'),
    ("law50.penalty_cards", "make", "if card.is_honour or not alone:", "if card.is_honour and not alone:"),
    ("law50.procedures", "demand", "if kind is Demand.REQUIRE else", "if kind is Demand.FORBID else"),
    ("law50.book", "", 'aware="instead"', 'aware="besides"'),
    ("law56.rules", "notice", "if not table.is_defender(act.seat):", "if table.is_defender(act.seat):"),
    ("law56.rules", "_refused", "if not h.term(", "if h.term("),
]


def law(module: str) -> str:
    """`law50` of `law50.book`."""
    return law_of(f"laws.{module}").removeprefix("laws.")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    laws = sorted({law(module) for module, *_ in FIXED})
    files = sorted(path for law in laws for path in (ROOT / "tests" / "laws").glob(f"test_{law}*.py"))
    running = Server(ROOT, *(str(path.relative_to(ROOT)) for path in files))
    yield running
    running.close()


def put(server: Server, module: str, function: str, old: str, new: str, usual: float = 0.1) -> dict[str, Any]:
    """Put a mutant to the tests of its law."""
    source = targets(ROOT)[f"laws.{module}"].read_text(encoding="utf-8")
    assert old in source
    line = source.count("\n", 0, source.index(old)) + 1
    tests = [name for name in server.tests if f"test_{law(module)}" in name]
    about = {"module": f"laws.{module}", "function": function, "line": line, "source": source.replace(old, new, 1)}
    return server.ask(do="mutant", tests=tests, usual=[usual] * len(tests), **about)


@pytest.mark.parametrize("mutant", FIXED, ids=lambda mutant: f"{mutant[0]} {mutant[2]}")
def test_a_mutant_is_killed_by_the_tests_of_its_law(server: Server, mutant: tuple[str, str, str, str]) -> None:
    answer = put(server, *mutant)
    assert answer["outcome"] == "killed"
    assert f"test_{law(mutant[0])}" in answer["by"]


@pytest.mark.parametrize(
    ("module", "function"), [("law44.queries", "narrow"), ("law50.penalty_cards", "make"), ("law50.queries", "")]
)
def test_no_change_kills_nothing_and_no_mutant_outlives_its_turn(server: Server, module: str, function: str) -> None:
    words = f"def {function}(" if function else "_SMALL = "
    assert put(server, module, function, words, words)["outcome"] == "survived"


def test_what_cannot_be_loaded_is_killed_by_its_import(server: Server) -> None:
    answer = put(server, "law50.queries", "", "_SMALL = sum(", "_SMALL = summ(")
    assert (answer["outcome"], answer["by"]) == ("killed", "import")


def test_a_mutant_that_never_ends_is_stopped(server: Server) -> None:
    endless = "    while True:\n        suit = None\n"
    answer = put(server, "law44.queries", "narrow", "    suit = table.trick.led\n", endless, usual=-0.45)
    assert (answer["outcome"], "test_law44.py" in answer["by"]) == ("timeout", True)


# What a quick run puts a mutant to


LAW_49 = ("laws.law49.book", "laws.law49.rules")


class Asked(Lab):
    """A lab that knows a few tests, and notes which ones a mutant is put to."""

    def __init__(self) -> None:
        super().__init__(ROOT)
        self._sources = {name: targets(ROOT)[name].read_text(encoding="utf-8") for name in LAW_49}
        self._tests = [f"tests/{name}.py::test" for name in ("laws/test_law49", "laws/test_law50", "test_editions")]
        self._usual = [0.1] * 3
        self._lines = {name: {} for name in LAW_49}
        self.put_to: list[str] = []

    def ask(self, mutant: Mutant, server: Server, tests: list[str], usual: list[float]) -> dict[str, Any]:
        self.put_to = tests
        return {"outcome": "survived", "by": "", "seconds": 0.0}


@pytest.mark.parametrize(
    ("module", "inside", "names"),
    [("laws.law49.book", False, ["laws/test_law49", "test_editions"]), ("laws.law49.rules", True, [])],
)
def test_a_quick_run_tries_a_declaration_on_its_own_law_and_the_editions(
    server: Server, tmp_path: Path, module: str, inside: bool, names: list[str]
) -> None:
    mutant = next(m for m in mutants(ROOT, module) if bool(m.function) is inside)
    lab = Asked()
    result = lab.judge(mutant, server, State(tmp_path / "state.json", ""), quick=True)
    assert (result.outcome, lab.put_to) == ("undecided", [f"tests/{name}.py::test" for name in names])


# The sample


@dataclass(frozen=True)
class Stub:
    module: str
    mutation: str
    function: str = "f"
    text: str = "x = 1"
    line: int = 1
    nth: int = 0

    @property
    def id(self) -> str:
        return f"{self.module}/{self.mutation}"


def stubs(**sizes: int) -> dict[str, list[Stub]]:
    return {name: [Stub(name, str(n)) for n in range(size)] for name, size in sizes.items()}


def test_every_law_gives_some_and_the_rest_in_proportion() -> None:
    given = shares({"law41": 100, "law42": 3, "law50": 900}, 200, least=5)
    assert given == {"law41": 23, "law42": 3, "law50": 174}
    assert sum(given.values()) == 200


def test_the_modules_of_a_law_share_what_it_gives() -> None:
    parts = {"laws.law50.book": 40, "laws.law50.rules": 60, "laws.law51.rules": 100, "board.revokes": 100}
    mutants = {name: [Stub(name, str(n)) for n in range(size)] for name, size in parts.items()}
    given = Counter(law_of(m.module) for m in sample(mutants, 60, 1))
    assert given == {"laws.law50": 20, "laws.law51": 20, "board.revokes": 20}


def test_more_than_there_are_is_all_of_them() -> None:
    assert shares({"law41": 4, "law42": 30}, 1000) == {"law41": 4, "law42": 30}


def test_the_sample_is_the_same_each_time_and_another_with_another_seed() -> None:
    mutants = stubs(law41=200, law50=300)
    assert sample(mutants, 60, 1) == sample(mutants, 60, 1)
    assert set(sample(mutants, 60, 1)) != set(sample(mutants, 60, 2))


def test_a_mutant_more_or_less_leaves_the_rest_of_the_sample_alone() -> None:
    before = sample(stubs(law41=200, law50=300), 60, 1)
    after = sample(stubs(law41=200, law50=301), 60, 1)
    assert len(set(before) & set(after)) >= 58


def test_what_is_no_python_is_passed_over() -> None:
    chosen = sample(stubs(law41=100), 20, 1, is_sound=lambda m: int(m.mutation) % 2 == 0)
    assert len(chosen) == 20
    assert all(int(m.mutation) % 2 == 0 for m in chosen)


# The report


def report(outcomes: list[str], listed: dict[Any, str] | None = None) -> Report:
    done = [(Stub("law50", str(n)), Result(outcome, "", 0.0)) for n, outcome in enumerate(outcomes)]
    return Report(done, Equivalents(listed or {}))


def test_one_that_never_ends_counts_as_killed() -> None:
    assert report(["killed", "timeout", "survived"]).killed == 2


def test_a_survivor_that_is_not_listed_fails_the_proof() -> None:
    outcomes = ["killed"] * 99 + ["survived"]
    assert not report(outcomes).good
    listed = {("law50", "f", "x = 1", "99", 0): "nothing depends on it"}
    assert report(outcomes, listed).good
    assert report(outcomes, listed).figures()["equivalents"] == 1


def test_too_many_survivors_fail_the_proof_even_if_listed() -> None:
    outcomes = ["killed"] * 94 + ["survived"] * 6
    listed = {("law50", "f", "x = 1", str(n), 0): "nothing depends on it" for n in range(94, 100)}
    assert not report(outcomes, listed).good


def test_a_survivor_is_shown_as_it_would_be_listed() -> None:
    assert "law50:1 f\n    x = 1\n    1\n" in str(report(["killed", "survived"]))


def test_the_figures_are_by_law() -> None:
    done = [(Stub(f"laws.law50.{part}", "1"), Result(outcome, "", 0.0)) for part, outcome in PARTS.items()]
    figures = Report(done, Equivalents({})).figures()
    assert figures["by_law"] == {"laws.law50": {"mutants": 2, "killed": 1, "survived": 1}}


PARTS = {"book": "killed", "rules": "survived"}


# The equivalents


def test_every_equivalent_is_about_a_line_that_is_there_and_has_its_reason() -> None:
    listed = Equivalents.read(ROOT / "trust" / "equivalents.toml")
    for (module, function, line, mutation, _), reason in listed.reasons.items():
        source = targets(ROOT)[module].read_text(encoding="utf-8")
        assert line in [text.strip() for text in source.splitlines()], f"{module}: {line}"
        assert not function or f"def {function.rpartition('.')[2]}(" in source
        assert " -> " in mutation
        assert len(reason.split()) >= 4


# The mutants themselves


def test_the_mutants_of_a_law() -> None:
    found = []
    for module in ("laws.law44.book", "laws.law44.queries", "laws.law44.rules"):
        of_module = mutants(ROOT, module)
        source = targets(ROOT)[module].read_text(encoding="utf-8")
        assert all(is_sound(mutant, source) for mutant in of_module)
        found += of_module
    assert len({mutant.id for mutant in found}) == len(found)
    assert {"is -> is not", "held is False -> True", "held is False -> False", "1 -> 2"} <= {m.mutation for m in found}
    assert {"edition", "forced", "keywords", "number", "returned"} <= {m.operator for m in found}
    assert not [m for m in found if m.mutation.startswith('"')]  # Words are left alone.
