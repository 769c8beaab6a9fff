"""What the imports of the package say of its architecture: its packages, their layers, and the tiers of the laws."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "bridgelaws"
# The front door, and names for users of the package: nothing inside it is built on them.
DOORS = ("__init__", "__main__", "editions", "events")
TIERS = ("rules", "procedures", "queries", "book")


@cache
def parsed() -> dict[Path, ast.Module]:
    """Every file of the package, read once for all that is read off the code."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def modules() -> dict[str, Path]:
    """Every module by its name in the package: `board.table`, and `laws` for a package's own file."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)] = path
    return found


def imported(name: str, path: Path, known: dict[str, Path]) -> Iterator[str]:
    """The modules of the package that a module imports, wherever in the file; the books of the laws, also by number."""
    package = name.split(".") if path.name == "__init__.py" and name != "__init__" else name.split(".")[:-1]
    for node in ast.walk(parsed()[path]):
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        up = package[: len(package) - (node.level - 1)]
        base = ".".join([*up, *(node.module or "").split(".")]).strip(".")
        for alias in node.names:
            member = f"{base}.{alias.name}".strip(".")
            found = member if member in known else base
            if found in known:
                yield found
            if base == "laws.books" and alias.name.startswith("book"):
                yield f"laws.law{alias.name.removeprefix('book')}.book"


def packages() -> dict[str, set[str]]:
    """The packages, and the single modules beside them; each with those that it imports."""
    known = modules()
    found: dict[str, set[str]] = {name.partition(".")[0]: set() for name in known}
    for name, path in known.items():
        own = name.partition(".")[0]
        found[own] |= {other.partition(".")[0] for other in imported(name, path, known)} - {own, *DOORS}
    return {name: found[name] for name in sorted(found) if name not in DOORS}


def layers(uses: dict[str, set[str]]) -> list[list[str]]:
    """From the bottom up: a package lies just above the highest that it imports."""
    level: dict[str, int] = {}
    while len(level) < len(uses):
        ready = [name for name in uses if name not in level and uses[name] <= level.keys()]
        assert ready, f"imports go round: {', '.join(sorted(uses.keys() - level.keys()))}"
        level |= {name: 1 + max((level[other] for other in uses[name]), default=-1) for name in ready}
    return [[name for name in uses if level[name] == n] for n in range(1 + max(level.values()))]


def direct(uses: dict[str, set[str]]) -> list[tuple[str, str]]:
    """The imports that do not follow from others: where one package leads to another through a third, no arrow."""
    below: dict[str, set[str]] = {}
    for layer in layers(uses):
        for name in layer:
            below[name] = uses[name].union(*(below[other] for other in uses[name]))
    return [
        (name, other)
        for name in uses
        for other in sorted(uses[name])
        if not any(other in below[third] for third in uses[name])
    ]


def laws() -> int:
    """How many laws have a folder."""
    return sum(path.is_dir() for path in (PACKAGE / "laws").glob("law[0-9][0-9]"))


def tier(name: str) -> str | None:
    """The tier of a module of a law, if its name tells it: `laws.law45.misplaced_queries` holds queries."""
    parts = name.split(".")
    last = parts[-1].rpartition("_")[2]
    return last if len(parts) == 3 and parts[0] == "laws" and last in TIERS else None


def between_tiers() -> dict[tuple[str, str], int]:
    """How often a module of one tier imports one of another."""
    known = modules()
    found: dict[tuple[str, str], int] = {}
    for name, path in known.items():
        if (upper := tier(name)) is None:
            continue
        for other in sorted(set(imported(name, path, known))):
            lower = tier(other)
            if lower is not None and lower != upper:
                found[upper, lower] = found.get((upper, lower), 0) + 1
    return found
