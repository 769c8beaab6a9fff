"""Rules of the house that can be read off the code. How complex a function may be is ruff's to say (C901)."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

import pytest
from tests.layers import house

ROOT = house.PACKAGE

# Laws, and what they stand on, wherever they are kept; below are the names of modules and of packages.
BELOW = {
    "laws",
    "board",
    "hearing",
    "deal",
    "engine",
    "physics",
    "orders",
    "table",
    "parts",
    "revokes",
    "acts",
    "plays",
}
LONGEST, LONGEST_MODULE = 60, 500
EDITIONS = {"L1997", "L2007", "L2017"}
# Where it is declared what holds in which edition.
DECLARING = {"provision", "reading", "v", "version", "unencoded"}

Module = tuple[str, ast.Module, int]


MODULES: list[Module] = [
    (path.relative_to(ROOT).as_posix(), tree, path.read_text(encoding="utf-8").count("\n"))
    for path, tree in house.parsed().items()
]
LOWER = [module for module in MODULES if module[0].split("/")[0].removesuffix(".py") in BELOW]


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def _inner_imports(modules: list[Module]) -> list[str]:
    return [
        f"{name}:{node.lineno}"
        for name, tree, _ in modules
        for node in {n for f in _functions(tree) for n in ast.walk(f) if isinstance(n, ast.Import | ast.ImportFrom)}
    ]


def _is_law(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "law"


def _by_name() -> list[str]:
    """`incident.law == "law54"`, `i.law in (...)`."""
    return [
        f"{name}:{node.lineno}"
        for name, tree, _ in LOWER
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and any(map(_is_law, (node.left, *node.comparators)))
    ]


# Rulings are made in a hearing and given out by the engine; below the outcome nobody reads one.
GIVEN_OUT = ("hearing/hearing.py", "hearing/rulings.py", "engine/pipeline.py", "engine/outcome.py", "engine/step.py")


def _looked_up() -> list[str]:
    """`table.rulings`, and what a ruling is made of: `ruling.steps`, `ruling.authorities`."""
    return [
        f"{name}:{node.lineno}"
        for name, tree, _ in LOWER
        if name not in GIVEN_OUT
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in ("rulings", "steps", "authorities")
    ]


def _called(node: ast.AST) -> str:
    """The last part of the name of what is called."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _tables_set() -> list[str]:
    """`h.table = ...` in a law; the hearing itself moves `_table` on, by orders and by what is disclosed."""
    found = []
    for name, tree, _ in LOWER:
        for function in _functions(tree):
            for node in ast.walk(function):
                targets = node.targets if isinstance(node, ast.Assign) else ()
                for target in targets:
                    if isinstance(target, ast.Attribute) and target.attr in ("table", "board"):
                        owner = target.value.id if isinstance(target.value, ast.Name) else ""
                        if owner == "h" or (owner == "self" and function.name != "__init__"):
                            found.append(f"{name}:{node.lineno}")
    return found


def _editions() -> list[str]:
    """An edition's name in a law, except where a provision or reading is declared, and where it is imported."""
    found = []
    for name, tree, _ in LOWER:
        declared = {id(inner) for node in ast.walk(tree) if _called(node) in DECLARING for inner in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in EDITIONS and id(node) not in declared:
                found.append(f"{name}:{node.lineno}")
    return found


def _long() -> list[str]:
    return [
        f"{name}:{f.name}"
        for name, tree, _ in LOWER
        for f in _functions(tree)
        if (f.end_lineno or f.lineno) - f.lineno + 1 > LONGEST
    ]


def _that_carry_state() -> list[str]:
    """A note or a remark is words: it changes nothing at the table, and leaves no entry that a law could look up."""
    found = []
    for name, tree, _ in LOWER:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and {"Note", "Remark"} & {node.name, *map(ast.unparse, node.bases)}:
                found += [f"{name}:{f.name}" for f in _functions(node) if f.name in ("apply", "entry")]
    return found


RULES: dict[str, Callable[[], list[str]]] = {
    "imports inside functions": lambda: _inner_imports(MODULES),
    "laws compared by name": _by_name,
    "rulings looked up": _looked_up,
    "notes and remarks that carry state": _that_carry_state,
    "assignments to a hearing's table": _tables_set,
    "editions named outside the book": _editions,
    "functions above 60 lines": _long,
    "modules above 500 lines": lambda: [name for name, _, lines in MODULES if lines > LONGEST_MODULE],
}


@pytest.mark.parametrize("what", RULES)
def test_there_are_none(what: str) -> None:
    assert sorted(RULES[what]()) == []


def test_there_is_something_to_look_at() -> None:
    assert len(LOWER) > 30
