"""The layers: imports point one way, and a law module names no edition, catches nothing and keeps nothing."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bridgelaws

ROOT = Path(bridgelaws.__file__).parent

# From the bottom up. A module imports only from lines above its own; the modules of one line do not know each other.
LAYERS = (
    ("errors", "kernel", "near"),
    ("seats", "editions"),
    ("cards", "questions"),
    ("contract", "events", "nodes", "parts"),
    ("acts", "score"),
    ("table",),
    ("unrecorded", "plays", "revokes"),
    ("physics",),
    ("orders",),
    ("rulings",),
    ("hearing",),
    ("laws",),
    ("engine", "standing", "offers"),
    ("statements",),
    ("views", "documents"),
    ("play",),
    ("codec",),
    ("golden",),
    ("calls", "comparison", "example_cases", "lawbook"),
    ("coverage_matrix",),
    ("__init__",),
    ("archives", "evidence"),
    ("audit",),
    ("web",),
    ("cli",),
    ("__main__",),
)
# Packages whose modules may import one another.
PACKAGES = ("archives", "audit", "calls", "cli", "evidence", "lawbook", "laws", "web")
LEVEL = {module: level for level, modules in enumerate(LAYERS) for module in modules}
BELOW_THE_LAWS = {module for module, level in LEVEL.items() if level < LEVEL["laws"]} - {"kernel"}

# What a pure function needs of the standard library: no clock, no chance, no files, no caches.
PURE = {"__future__", "collections", "dataclasses", "enum", "itertools", "re", "types", "typing"}

EDITION_NAMES = {"L1997", "L2007", "L2017", "EDITIONS", "Edition", "edition"}
YEARS = {1997, 2007, 2017, "1997", "2007", "2017"}
MUTABLE_MAKERS = {"list", "dict", "set", "bytearray", "defaultdict", "deque", "Counter", "count", "cycle"}
MUTABLE_DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)


def _name(path: Path) -> str:
    """`table`, `laws.law50`, and `laws` for the package's own file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if len(parts) > 1 and parts[-1] == "__init__" else parts)


TREES = {_name(path): ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))}
LAWS = [name for name in TREES if name.startswith("laws.")]
# The package's own files, for which `from . import x` means a module below and not beside them.
FOLDERS = {_name(path) for path in ROOT.rglob("*/__init__.py")}

# What the outer layers may need besides the standard library; the engine needs nothing.
OUTSIDE = {
    # mypyc's integer type is a name for the compiler alone; the kernel runs without it.
    "kernel": {"mypy_extensions"},
    "audit": {"distributed", "pyarrow", "rich"},
    "cli": {"click", "rich"},
    "cli.serve": {"click", "fastapi", "platformdirs", "segno", "uvicorn"},
    "evidence": {"resvg_py"},
    "web": {"fastapi", "pydantic", "starlette"},
    "web.store": {"alembic", "sqlalchemy"},
}


def _imports(name: str, tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every module that a module imports, wherever in the file: inside the package by its short name."""
    package = name.split(".") if name in FOLDERS | set(PACKAGES) else name.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield _short(alias.name), node.lineno
        elif isinstance(node, ast.ImportFrom):
            if node.level == 0:
                base = _short(node.module or "")
                inside = base == "__init__" or base in TREES
            else:
                up = package[: len(package) - (node.level - 1)]
                base, inside = ".".join([*up, *(node.module.split(".") if node.module else [])]), True
            for alias in node.names:
                member = f"{base}.{alias.name}" if base not in ("", "__init__") else alias.name
                yield (member if inside and member in TREES else base or "__init__"), node.lineno


def _short(name: str) -> str:
    return "__init__" if name == "bridgelaws" else name.removeprefix("bridgelaws.")


def _inner(name: str, tree: ast.AST) -> list[tuple[str, int]]:
    return [(found, line) for found, line in _imports(name, tree) if found in TREES]


def _level(name: str) -> int:
    return LEVEL[name.partition(".")[0]]


# Imports


def test_every_module_has_its_layer() -> None:
    assert {name.partition(".")[0] for name in TREES} == set(LEVEL)


def _together(name: str, found: str) -> bool:
    package = name.partition(".")[0]
    return package in PACKAGES and found.startswith(f"{package}.")


def upward(name: str, tree: ast.AST) -> list[str]:
    """The imports of a module that point upwards or sideways; the modules of a package may know one another."""
    return [
        f"{name}:{line} imports {found}"
        for found, line in _inner(name, tree)
        if _level(found) >= _level(name) and not _together(name, found)
    ]


@pytest.mark.parametrize("name", TREES)
def test_imports_point_one_way(name: str) -> None:
    assert not upward(name, TREES[name])


@pytest.mark.parametrize("name", LAWS)
def test_a_law_imports_what_lies_below_the_laws_and_other_laws(name: str) -> None:
    assert not beyond_the_laws(name, TREES[name])


def beyond_the_laws(name: str, tree: ast.AST) -> list[str]:
    """What a law module imports and should not."""
    return [
        f"{name}:{line} imports {found}"
        for found, line in _imports(name, tree)
        if found not in BELOW_THE_LAWS
        and not (found.startswith("laws.") and found in TREES)
        and found.partition(".")[0] not in PURE
    ]


def test_the_kernel_knows_nothing_of_the_package() -> None:
    assert _inner("kernel", TREES["kernel"]) == []
    users = {name for name, tree in TREES.items() if any(found == "kernel" for found, _ in _inner(name, tree))}
    assert users <= {"engine", "play", "audit.replay"}


@pytest.mark.parametrize("name", TREES)
def test_the_package_has_no_dependencies(name: str) -> None:
    outside = {found.partition(".")[0] for found, _ in _imports(name, TREES[name]) if found not in TREES}
    assert outside - allowed_outside(name) <= set(sys.stdlib_module_names)


def allowed_outside(name: str) -> set[str]:
    """The packages that a module may import: those of the innermost folder, or of itself, that has a line."""
    parts = name.split(".")
    holders = [".".join(parts[:n]) for n in range(len(parts), 0, -1)]
    return next((OUTSIDE[holder] for holder in holders if holder in OUTSIDE), set())


def test_the_engine_knows_neither_the_page_nor_the_command_line() -> None:
    for name, tree in TREES.items():
        if name.partition(".")[0] not in ("cli", "web", "__main__"):
            assert not {found.partition(".")[0] for found, _ in _imports(name, tree)} & {"cli", "web"}, name


# Editions are data


def _declarations(tree: ast.Module) -> set[int]:
    """The nodes of the provisions and readings that a module declares."""
    found: set[int] = set()
    for statement in tree.body:
        value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
        if isinstance(value, ast.Call) and ast.unparse(value.func) in ("provision", "reading"):
            found.update(id(node) for node in ast.walk(value))
    return found


def editions_named(tree: ast.Module) -> list[str]:
    """Where a law module names an edition or compares one, outside what it declares."""
    declared = _declarations(tree)
    found = []
    for node in ast.walk(tree):
        if id(node) in declared:
            continue
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) if word in EDITION_NAMES - {"edition"}:
                found.append(f"line {node.lineno}: {word}")
            case ast.Attribute(attr="year") | ast.Call(func=ast.Name(id="edition")):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
            case ast.Constant(value=value) if not isinstance(value, bool) and value in YEARS:
                found.append(f"line {node.lineno}: {value!r}")
            case ast.Compare() if _tells_editions_apart(node):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
            case ast.Match(subject=subject) if _is_edition(subject):
                found.append(f"line {node.lineno}: match {ast.unparse(subject)}")
    return found


def _is_edition(node: ast.AST) -> bool:
    word = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return word in ("edition", "laws", "year")


def _tells_editions_apart(node: ast.Compare) -> bool:
    """A reading states its editions, so asking whether it holds in this one is not a comparison of years."""
    asks_a_reading = all(isinstance(op, ast.In | ast.NotIn) for op in node.ops) and all(
        isinstance(side, ast.Attribute) and side.attr == "editions" for side in node.comparators
    )
    return not asks_a_reading and any(_is_edition(side) for side in (node.left, *node.comparators))


@pytest.mark.parametrize("name", LAWS)
def test_outside_its_provisions_no_law_names_an_edition(name: str) -> None:
    assert editions_named(TREES[name]) == []


# A hearing is heard again from the top: nothing may be caught, and nothing kept


def caught(tree: ast.AST) -> list[str]:
    """The `try` statements other than the reading of a word: one parser, and a word that is no such thing."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Try | ast.TryStar):
            continue
        match node:
            case ast.Try(
                body=[ast.Return(value=ast.Call(func=ast.Attribute(attr="parse")))],
                handlers=[ast.ExceptHandler(type=ast.Name(id="ParseError"), body=[ast.Return()])],
                orelse=[],
                finalbody=[],
            ):
                continue
        found.append(f"line {node.lineno}: try")
    return found


@pytest.mark.parametrize("name", LAWS)
def test_a_law_catches_nothing(name: str) -> None:
    tries = [node for node in ast.walk(TREES[name]) if isinstance(node, ast.Try | ast.TryStar)]
    assert not tries if name != "laws.law46" else not caught(TREES[name])


def kept(tree: ast.Module) -> list[str]:
    """What a module could remember from one hearing to the next."""
    found = []
    for statement in (s for s in ast.walk(tree) if _at_top(s, tree)):
        value = getattr(statement, "value", None)
        maker = value.func if isinstance(value, ast.Call) else None
        word = maker.id if isinstance(maker, ast.Name) else maker.attr if isinstance(maker, ast.Attribute) else ""
        if isinstance(value, MUTABLE_DISPLAYS) or word in MUTABLE_MAKERS or isinstance(statement, ast.AugAssign):
            found.append(f"line {statement.lineno}: {ast.unparse(statement)[:60]}")
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    own = {alias.asname or alias.name for node in imports for alias in node.names}
    own |= {t.id for s in tree.body if isinstance(s, ast.Assign) for t in s.targets if isinstance(t, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            found.append(f"line {node.lineno}: {ast.unparse(node)}")
        elif isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            root = node.value
            while isinstance(root, ast.Attribute | ast.Subscript):
                root = root.value
            if isinstance(root, ast.Name) and root.id in own:
                found.append(f"line {node.lineno}: {ast.unparse(node)} is changed")
    return found


def _at_top(node: ast.AST, tree: ast.Module) -> bool:
    """Whether a statement assigns in the module itself or in the body of a class."""
    bodies = [tree.body, *(s.body for s in tree.body if isinstance(s, ast.ClassDef))]
    return isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign) and any(node in body for body in bodies)


@pytest.mark.parametrize("name", LAWS)
def test_a_law_keeps_nothing(name: str) -> None:
    assert kept(TREES[name]) == []
    module = importlib.import_module(f"bridgelaws.{name}")
    state = {
        key: value
        for key, value in vars(module).items()
        if not key.startswith("__") and isinstance(value, list | dict | set | bytearray)
    }
    assert state == {}


# The checks see what they are for


@pytest.mark.parametrize(
    "source",
    [
        "from .. import engine",
        "from ..engine import step",
        "from ..play import Play",
        "from .. import codec",
        "from bridgelaws.codec import loads",
        "from bridgelaws import Play",
        "import bridgelaws.golden",
        "def hear(h):\n    from ..engine import settle",
        "from . import MODULES",
    ],
)
def test_an_import_upwards_is_seen(source: str) -> None:
    tree = ast.parse(source)
    assert upward("laws.law50", tree)
    assert beyond_the_laws("laws.law50", tree)


@pytest.mark.parametrize("source", ["from .. import kernel", "import random", "from time import time", "import os"])
def test_an_impure_import_is_seen(source: str) -> None:
    assert beyond_the_laws("laws.law50", ast.parse(source))


def test_the_imports_of_the_laws_are_allowed() -> None:
    tree = ast.parse("import re\nfrom collections.abc import Callable\nfrom .. import physics\nfrom . import law16")
    assert [found for found, _ in _imports("laws.law50", tree)] == ["re", "collections.abc", "physics", "laws.law16"]
    assert not upward("laws.law50", tree)
    assert not beyond_the_laws("laws.law50", tree)


@pytest.mark.parametrize(
    "source",
    [
        "def hear(h):\n    return h.laws is L2017",
        "def hear(h):\n    return h.laws == LATEST",
        "def hear(h):\n    return h.table.edition.year > 2000",
        "def hear(h):\n    return str(h.laws) in ('1997',)",
        "def hear(h):\n    return provision(v(L2017, '1', ''))",
        "def hear(h):\n    match h.laws:\n        case _:\n            pass",
        "OLD = (L1997, L2007)",
        "OLD = Edition.L1997",
    ],
)
def test_an_edition_outside_a_provision_is_seen(source: str) -> None:
    assert editions_named(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "P = provision(v(L1997, '54C', 'gist', strict=True), repealed(L2017))",
        "R = reading('R1-1', 'gist', source='1997', editions=(L1997,))",
        "def reads(table, r):\n    return table.edition in r.editions",
        "def ref(table):\n    return P.ref(table.edition)",
    ],
)
def test_an_edition_inside_a_provision_is_let_be(source: str) -> None:
    assert not editions_named(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "try:\n    return h.found(F)\nexcept Exception:\n    return None",
        "try:\n    return Card.parse(w)\nexcept ValueError:\n    return None",
        "try:\n    return Card.parse(w)\nfinally:\n    pass",
    ],
)
def test_a_try_that_reads_no_word_is_seen(source: str) -> None:
    assert caught(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "SEEN = []",
        "SEEN: dict[str, int] = {}",
        "SEEN = defaultdict(list)",
        "SEEN = set()",
        "SEEN = (n for n in range(3))",
        "class A:\n    seen = []",
        "N = 0\ndef f():\n    global N",
        "from . import law50\ndef f():\n    law50.N = 1",
    ],
)
def test_state_is_seen(source: str) -> None:
    assert kept(ast.parse(source))
