"""The layers: imports point one way, and a law module names no edition, catches nothing and keeps nothing."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.layers import house

ROOT = house.PACKAGE

# From the bottom up. A package imports only from lines above its own; the packages of one line do not know each other.
LAYERS = (
    ("words", "kernel"),
    ("errors",),
    ("values",),
    ("deal", "reading", "claims"),
    ("book",),
    ("board",),
    ("hearing",),
    ("laws",),
    ("engine",),
    ("play",),
    ("files",),
    ("golden", "desk", "editions", "events"),
    ("lawbook",),
    ("__init__",),
    ("archives", "evidence"),
    ("audit", "office"),
    ("web", "pocket"),
    ("cli",),
    ("__main__",),
)
LEVEL = {package: level for level, packages in enumerate(LAYERS) for package in packages}
BELOW_THE_LAWS = {package for package, level in LEVEL.items() if level < LEVEL["laws"]} - {"kernel"}
# The names of these modules are for users of the package; inside it everyone imports what they stand for.
PUBLIC_NAMES = ("editions", "events")

# The tiers of a law. A module imports from its own tier or a lower one, and a rule only from rules of its own law.
BOOK, QUERIES, PROCEDURES, RULES = range(4)
# Modules whose tier does not show in their name.
TIERS = {
    "laws.books": BOOK,
    "laws.calling": QUERIES,
    "laws.common": QUERIES,
    "laws.legal": QUERIES,
    "laws.legal_calls": QUERIES,
    "laws.spoken": QUERIES,
    "laws.law23.examples": BOOK,
    "laws.law41.face_down": QUERIES,
    "laws.law50.waiting": QUERIES,
    "laws.law50.penalty_cards": PROCEDURES,
}
# The rows of the procedures: one may call those of its own row or of a lower one.
ROWS = (
    (
        *("09", "10", "11", "13", "16", "20", "22", "41", "43", "46", "48", "51", "59"),
        *("61.asking", "61.mention", "63", "69", "70", "72", "75"),
    ),
    ("23", "26"),
    ("21", "25", "27", "28", "29", "30", "31", "32", "36"),
    ("24", "49", "50.penalty_cards", "60"),
    ("44", "47"),
    ("45", "62"),
    ("45.misplaced", "53"),
    ("50", "61"),
    ("67",),
)

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


TREES = {_name(path): tree for path, tree in house.parsed().items()}
LAWS = [name for name in TREES if name.startswith("laws.")]
# The package's own files, for which `from . import x` means a module below and not beside them.
FOLDERS = {_name(path) for path in ROOT.rglob("*/__init__.py")}

# What the outer layers may need besides the standard library; the engine needs nothing.
OUTSIDE = {
    "words.compiling": {"babel"},
    # mypyc's integer type is a name for the compiler alone; what is compiled runs without it.
    "kernel": {"mypy_extensions"},
    "claims.ending": {"mypy_extensions"},
    "claims.positions": {"mypy_extensions"},
    "claims.search": {"mypy_extensions"},
    # So is that a hearing of which no kind is named is one of any kind.
    "hearing": {"typing_extensions"},
    "audit": {"pyarrow", "rich"},
    "cli": {"click", "rich"},
    "cli.serving": {"click", "fastapi", "platformdirs", "segno", "starlette", "uvicorn"},
    "web": {"fastapi", "pydantic", "pydantic_core", "starlette"},
    "web.store": {"alembic", "sqlalchemy"},
}


def _imports(name: str, tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every module that a module imports, wherever in the file: inside the package by its short name."""
    package = name.split(".") if name in FOLDERS else name.split(".")[:-1]
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
                if (meant := _modules_in(base).get(alias.name)) is not None:
                    yield meant, node.lineno


@cache
def _modules_in(name: str) -> dict[str, str]:
    """The modules that a module has under names of its own: whoever takes `book45` from `laws.books` imports Law 45."""
    found = {}
    package = name.split(".") if name in FOLDERS else name.split(".")[:-1]
    for node in TREES[name].body if name in TREES and name != "__init__" else ():
        if isinstance(node, ast.ImportFrom) and node.level:
            up = package[: len(package) - (node.level - 1)]
            for alias in node.names:
                member = ".".join([*up, *(node.module.split(".") if node.module else []), alias.name])
                if member in TREES and f"{name}.{alias.name}" not in TREES:
                    found[alias.asname or alias.name] = member
    return found


def _short(name: str) -> str:
    return "__init__" if name == "bridgelaws" else name.removeprefix("bridgelaws.")


def _inner(name: str, tree: ast.AST) -> list[tuple[str, int]]:
    return [(found, line) for found, line in _imports(name, tree) if found in TREES]


def _level(name: str) -> int:
    return LEVEL[name.partition(".")[0]]


# Imports


def test_every_package_has_its_layer() -> None:
    assert {name.partition(".")[0] for name in TREES} == set(LEVEL)


def upward(name: str, tree: ast.AST) -> list[str]:
    """The imports of a module that point upwards or sideways; the modules of a package may know one another."""
    return [
        f"{name}:{line} imports {found}"
        for found, line in _inner(name, tree)
        if found.partition(".")[0] != name.partition(".")[0] and _level(found) >= _level(name)
    ]


@pytest.mark.parametrize("name", TREES)
def test_imports_point_one_way(name: str) -> None:
    assert not upward(name, TREES[name])


def test_nothing_inside_uses_the_public_names_of_modules() -> None:
    for name, tree in TREES.items():
        assert not {found for found, _ in _inner(name, tree)} & set(PUBLIC_NAMES), name


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The modules that can be reached from themselves, a list for each such group."""
    reach = {name: set(found) for name, found in graph.items()}
    for via in graph:
        for found in reach.values():
            if via in found:
                found |= reach[via]
    return sorted({tuple(sorted(other for other in reach[n] if n in reach[other])) for n in reach if n in reach[n]})


def test_no_import_goes_round() -> None:
    graph = {name: {found for found, _ in _inner(name, tree)} - {name} for name, tree in TREES.items()}
    # The package itself imports its parts when their names are first used, which no one waits for.
    graph["__init__"] = set()
    assert cycles(graph) == []


def inside_functions(tree: ast.Module) -> list[str]:
    """The imports that a module makes when one of its functions is called."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    found = (node for function in functions for node in ast.walk(function))
    return [f"line {node.lineno}" for node in found if isinstance(node, ast.Import | ast.ImportFrom)]


@pytest.mark.parametrize("name", [n for n in TREES if _level(n) <= LEVEL["files"]])
def test_nothing_up_to_the_files_imports_inside_a_function(name: str) -> None:
    assert not inside_functions(TREES[name])


# The tiers of the laws


def tier(name: str) -> int | None:
    """The tier of a module of a law; None for the package itself, and for what counts acts above all rules."""
    last = name.rpartition(".")[2]
    if name in TIERS:
        return TIERS[name]
    if name in FOLDERS or name == "laws.counting":
        return None
    if last in ("book", "words"):
        return BOOK
    return QUERIES if last.endswith("queries") else PROCEDURES if last.endswith("procedures") else RULES


def row(name: str) -> int:
    """The row of a module of procedures."""
    law, _, last = name.removeprefix("laws.law").partition(".")
    part = law if last == "procedures" else f"{law}.{last.removesuffix('_procedures')}"
    return next(number for number, parts in enumerate(ROWS) if part in parts)


def out_of_tier(name: str, tree: ast.AST) -> list[str]:
    """What a module of a law imports from a tier or row above its own, or from the rules of another law."""
    mine, found = tier(name), []
    for other, line in _inner(name, tree):
        theirs = tier(other) if other.startswith("laws.") else None
        if mine is None or theirs is None:
            continue
        same = other.split(".")[1] == name.split(".")[1]
        above = theirs > mine or (theirs == mine == PROCEDURES and row(other) > row(name))
        if above or (theirs == RULES and not same):
            found.append(f"{name}:{line} imports {other}")
    return found


@pytest.mark.parametrize("name", LAWS)
def test_a_law_keeps_to_its_tier(name: str) -> None:
    assert not out_of_tier(name, TREES[name])


def test_every_row_is_used() -> None:
    rows = {row(name) for name in LAWS if tier(name) == PROCEDURES}
    assert rows == set(range(len(ROWS)))


@pytest.mark.parametrize("name", LAWS)
def test_a_law_imports_what_lies_below_the_laws_and_other_laws(name: str) -> None:
    assert not beyond_the_laws(name, TREES[name])


def beyond_the_laws(name: str, tree: ast.AST) -> list[str]:
    """What a law module imports and should not."""
    return [
        f"{name}:{line} imports {found}"
        for found, line in _imports(name, tree)
        if found.partition(".")[0] not in BELOW_THE_LAWS
        and not (found.startswith("laws.") and found in TREES)
        and found.partition(".")[0] not in PURE
    ]


def test_the_kernel_knows_nothing_of_the_package() -> None:
    assert _inner("kernel", TREES["kernel"]) == []
    users = {name for name, tree in TREES.items() if any(found == "kernel" for found, _ in _inner(name, tree))}
    # The analyst searches on bare ints too, and takes its tables from there; the readers look at regular boards.
    assert {name for name in users if not name.startswith("claims.")} <= {
        "engine.regular", "play.play", "audit.edits", "audit.elsewhere", "audit.replay",
        "archives.regular", "archives.lin.glance", "archives.pbn.columns", "archives.pbn.glance",
    }  # fmt: skip


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
    assert not tries if name != "laws.law46.queries" else not caught(TREES[name])


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
        "from ... import engine",
        "from ...engine import step",
        "from ...play.play import Play",
        "from ... import files",
        "from bridgelaws.files.codec import loads",
        "from bridgelaws import Play",
        "import bridgelaws.golden",
        "def hear(h):\n    from ...engine.step import settle",
    ],
)
def test_an_import_upwards_is_seen(source: str) -> None:
    tree = ast.parse(source)
    assert upward("laws.law50.rules", tree)
    assert beyond_the_laws("laws.law50.rules", tree)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("laws.law50.book", "from ..law51 import queries"),
        ("laws.law50.queries", "from . import procedures"),
        ("laws.law50.queries", "from ..law51.rules import hear"),
        ("laws.law50.procedures", "from ..law67.procedures import found_later"),
        ("laws.law50.rules", "from ..law51.rules import hear"),
        ("laws.books", "from .law51 import queries"),
        ("laws.law50.queries", "from ..law63.procedures import law72"),
    ],
)
def test_an_import_above_its_tier_is_seen(name: str, source: str) -> None:
    assert out_of_tier(name, ast.parse(source))


def test_who_takes_a_book_from_among_the_books_is_seen_to_import_it() -> None:
    found = [found for found, _ in _imports("laws.law50.rules", ast.parse("from ..books import book16, book45"))]
    assert found == ["laws.books", "laws.law16.book", "laws.books", "laws.law45.book"]
    assert all(tier(module) == BOOK for module in _modules_in("laws.books").values())


def test_a_cycle_is_seen() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [("a", "b", "c")]


def test_an_import_inside_a_function_is_seen() -> None:
    assert inside_functions(ast.parse("def f():\n    from . import x"))


@pytest.mark.parametrize("source", ["from ... import kernel", "import random", "from time import time", "import os"])
def test_an_impure_import_is_seen(source: str) -> None:
    assert beyond_the_laws("laws.law50.rules", ast.parse(source))


def test_the_imports_of_the_laws_are_allowed() -> None:
    lines = (
        "import re",
        "from collections.abc import Callable",
        "from ...board import physics",
        "from ..law16 import book",
    )
    tree = ast.parse("\n".join(lines))
    found = [found for found, _ in _imports("laws.law50.rules", tree)]
    assert found == ["re", "collections.abc", "board.physics", "laws.law16.book"]
    assert not upward("laws.law50.rules", tree)
    assert not beyond_the_laws("laws.law50.rules", tree)


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
        "P = provision(v(L1997, '54C', strict=True), repealed(L2017))",
        "R = reading('R1-1', editions=(L1997,))",
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
