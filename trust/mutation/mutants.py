"""The mutants of the law modules: mutmut's operators, and a few that know bridge law.

A mutant is one small change of the source: a condition forced, a comparison turned round, an argument left out, an
order not given, a seat exchanged for its neighbour, a term of one edition given to another. Left out is what only
words it: string literals and what is interpolated in them, docstrings, annotations, asserts (they narrow types), the
number and gist of a provision, the sentence and source of a reading.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider, WhitespaceInclusivePositionProvider
from mutmut.mutation import mutators

from .editions import declared, is_declaration
from .wording import is_wording, wording_names

PACKAGE = Path("src/bridgelaws")
UNTOUCHED_CALLS = ("len", "isinstance", "cast")
ALWAYS_NEEDED = ("h", "table", "act")  # Without one of these no law runs at all: a mutant that would prove nothing.
NEIGHBOURS = {"lho": "rho", "rho": "lho", "declarer": "dummy", "dummy": "declarer"}
STRINGS = (cst.SimpleString, cst.FormattedString, cst.ConcatenatedString)


@dataclass(frozen=True)
class Mutant:
    """A change of the text `[start:end]` of a module, with what it takes to recognise it in a later version.

    `function` is empty for a change outside any function; `lines` are those of the statement that is changed.
    """

    module: str
    function: str
    text: str
    mutation: str
    operator: str
    start: int
    end: int
    new: str
    line: int
    lines: tuple[int, int]
    nth: int = 0

    @property
    def id(self) -> str:
        """Eight hex digits that depend on what is changed and not on where in the file it stands."""
        words = (self.module, self.function, self.text, self.mutation, str(self.nth))
        return hashlib.sha256("\x00".join(words).encode()).hexdigest()[:8]

    def apply(self, source: str) -> str:
        """The module with this change."""
        return source[: self.start] + self.new + source[self.end :]

    def diff(self, source: str) -> str:
        """The change as a unified diff."""
        lines = difflib.unified_diff(source.splitlines(), self.apply(source).splitlines(), n=2, lineterm="")
        return "\n".join(list(lines)[2:])


def targets(root: Path) -> dict[str, Path]:
    """The modules to mutate by their short names: of a law, the auction, revokes, claims, the scoring table."""
    package = root / PACKAGE
    laws = (path for path in sorted((package / "laws").rglob("*.py")) if path.stem != "__init__")
    names = ("revokes", "auction", "called", "calling", "calls", "claimable", "claiming", "orders/claims")
    board = [package / "board" / f"{name}.py" for name in names]
    claims = (path for path in sorted((package / "claims").glob("*.py")) if path.stem != "__init__")
    paths = [*laws, *board, *claims, package / "values" / "score.py"]
    return {".".join(path.relative_to(package).with_suffix("").parts): path for path in paths}


def vocabulary(root: Path) -> list[Path]:
    """The modules whose enumerations the laws are written with."""
    return sorted(path for folder in ("values", "book", "board") for path in (root / PACKAGE / folder).rglob("*.py"))


def mutants(root: Path, module: str) -> list[Mutant]:
    """Every mutant of a module."""
    source = targets(root)[module].read_text(encoding="utf-8")
    return list(_Module(module, source, _enums(root)).mutants())


def is_sound(mutant: Mutant, source: str) -> bool:
    """Whether the change is Python, and not the same Python."""
    try:
        return ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


def _enums(root: Path) -> dict[str, list[str]]:
    """The members of the package's enumerations."""
    found = {}
    for path in vocabulary(root):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith("Enum") for base in node.bases):
                names = [t.id for s in node.body if isinstance(s, ast.Assign) for t in s.targets if hasattr(t, "id")]
                found[node.name] = [name for name in names if not name.startswith("_")]
    return found


# Operators: from a node, which node may go and what may stand in its place

Change = tuple[cst.CSTNode, cst.CSTNode]


def _forced(node: cst.If) -> Iterator[Change]:
    for word in ("True", "False"):
        yield node.test, cst.Name(word)


def _unfiltered(node: cst.CompIf) -> Iterator[Change]:
    yield node.test, cst.Name("True")


def _returned(node: cst.Return) -> Iterator[Change]:
    if node.value is not None and not (isinstance(node.value, cst.Name) and node.value.value in _CONSTANTS):
        yield node, node.with_changes(value=cst.Name("None"))


def _not_done(node: cst.Expr) -> Iterator[Change]:
    if isinstance(node.value, cst.Call):
        yield node, cst.Pass()


def _exchanged(node: cst.Attribute) -> Iterator[Change]:
    if node.attr.value in NEIGHBOURS:
        yield node, node.with_changes(attr=cst.Name(NEIGHBOURS[node.attr.value]))
    elif node.attr.value == "partner":
        yield node, node.value


def _in_place(operator: Callable[[Any], Iterable[cst.CSTNode]]) -> Callable[[Any], Iterator[Change]]:
    """An operator of mutmut's, whose changes all take the place of the node itself."""

    def changes(node: cst.CSTNode) -> Iterator[Change]:
        for new in operator(node):
            yield node, new

    changes.__name__ = operator.__name__.removeprefix("operator_")
    return changes


_CONSTANTS = ("None", "True", "False")
_SKIPPED = ("operator_string", "operator_dict_arguments")
_KINDS = {
    "operator_swap_op": (
        cst.BinaryOperation,
        cst.UnaryOperation,
        cst.BooleanOperation,
        cst.ComparisonTarget,
        cst.AugAssign,
    )
}
_OPERATORS: list[tuple[Any, Callable[[Any], Iterator[Change]]]] = [
    *(
        (_KINDS.get(f.__name__, kind), _in_place(f))
        for kind, f in mutators.mutation_operators
        if f.__name__ not in _SKIPPED
    ),
    (cst.If, _forced),
    (cst.CompIf, _unfiltered),
    (cst.Return, _returned),
    (cst.Expr, _not_done),
    (cst.Attribute, _exchanged),
]


class _Module:
    """One module on the way to its mutants."""

    def __init__(self, name: str, source: str, enums: dict[str, list[str]]) -> None:
        wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
        self.name, self.source, self.enums = name, source, enums
        self.tree = wrapper.module
        self.places = wrapper.resolve(PositionProvider)
        self.spans = wrapper.resolve(WhitespaceInclusivePositionProvider)
        self.text = source.splitlines()
        self.starts = [0]
        for line in self.text:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.operators = [*_OPERATORS, (cst.Attribute, self._other_member)]
        self.wording: set[str] = set()

    def mutants(self) -> Iterator[Mutant]:
        """All mutants in the order of the source; those that would look the same are counted up."""
        seen: Counter[tuple[str, str, str]] = Counter()
        known = set()
        for mutant in self._below(self.tree, "", (1, 1)):
            change = (mutant.start, mutant.end, mutant.new)
            if change not in known:
                known.add(change)
                key = (mutant.function, mutant.text, mutant.mutation)
                yield replace(mutant, nth=seen[key])
                seen[key] += 1

    def _below(self, node: cst.CSTNode, function: str, lines: tuple[int, int]) -> Iterator[Mutant]:
        for child in node.children:
            yield from self._visit(child, function, lines)

    def _visit(self, node: cst.CSTNode, function: str, lines: tuple[int, int]) -> Iterator[Mutant]:
        if isinstance(node, (*STRINGS, cst.Annotation, cst.Decorator, cst.Assert, cst.Import, cst.ImportFrom)):
            return
        if self._is_wording(node) and not isinstance(node, cst.IfExp):
            return
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            top = not function or self.in_class
            self.in_class = isinstance(node, cst.ClassDef)
            if isinstance(node, cst.FunctionDef) and top:
                self.wording = wording_names(node)
            inner = (f"{function}.{node.name.value}" if function else node.name.value) if top else function
            yield from self._below(node, inner, self._lines(node))
            self.in_class = isinstance(node, cst.FunctionDef) and "." in inner and top
            return
        lines = self._statement_lines(node, lines)
        if isinstance(node, cst.Assign | cst.AnnAssign) and is_declaration(node.value):
            for old, new in declared(node.value):
                yield from self._mutant(old, new, "edition", function, lines)
            return
        for kind, operator in self.operators:
            if isinstance(node, kind):
                for old, new in operator(node):
                    if self._matters(old, new, function):
                        yield from self._mutant(old, new, operator.__name__.strip("_"), function, lines)
        yield from self._below(node, function, lines)

    in_class = False

    def _statement_lines(self, node: cst.CSTNode, lines: tuple[int, int]) -> tuple[int, int]:
        """The lines of the innermost statement, or of the part of a compound one, that a node belongs to."""
        if isinstance(node, cst.SimpleStatementLine | cst.Match):
            return self._lines(node)
        if isinstance(node, cst.If | cst.While):
            return self._lines(node)[0], self._lines(node.test)[1]
        if isinstance(node, cst.For):
            return self._lines(node)[0], self._lines(node.iter)[1]
        if isinstance(node, cst.MatchCase):
            return self._lines(node)[0], self._lines(node.guard or node.pattern)[1]
        return lines

    def _lines(self, node: cst.CSTNode) -> tuple[int, int]:
        return self.places[node].start.line, self.places[node].end.line

    def _matters(self, node: cst.CSTNode, new: cst.CSTNode, function: str) -> bool:
        """Whether a change is of more than wording."""
        if isinstance(node, cst.Call) and isinstance(new, cst.Call):
            if isinstance(node.func, cst.Name) and node.func.value in UNTOUCHED_CALLS:
                return False
            kept = {id(arg) for arg in new.args}
            gone = [arg for arg in node.args if id(arg) not in kept]
            if len(new.args) < len(node.args) and gone[0].keyword is None and not gone[0].star:
                return False  # The arguments after it would all move up: no one writes that, and nothing runs with it.
            return not any(self._is_wording(arg.value) or _needed(arg.value) for arg in gone)
        if isinstance(node, cst.Assign | cst.AnnAssign):
            made_here = not function and isinstance(node.value, cst.Call)
            return not made_here and node.value is not None and not self._is_wording(node.value)
        if isinstance(node, cst.AugAssign | cst.Return):
            return node.value is None or not self._is_wording(node.value)
        if isinstance(node, cst.BinaryOperation):
            return not self._is_wording(node)
        if isinstance(node, cst.Lambda):
            return not self._is_wording(node.body)
        return True

    def _is_wording(self, node: cst.CSTNode) -> bool:
        return is_wording(node, self.wording)

    def _other_member(self, node: cst.Attribute) -> Iterator[Change]:
        """The next member of the same enumeration."""
        members = self.enums.get(node.value.value, []) if isinstance(node.value, cst.Name) else []
        if node.attr.value in members and len(members) > 1:
            other = members[(members.index(node.attr.value) + 1) % len(members)]
            yield node, node.with_changes(attr=cst.Name(other))

    def _mutant(
        self, old: cst.CSTNode, new: cst.CSTNode, operator: str, function: str, lines: tuple[int, int]
    ) -> Iterator[Mutant]:
        span = self.spans.get(old)
        if span is None:
            return
        start = self.starts[span.start.line - 1] + span.start.column
        end = self.starts[span.end.line - 1] + span.end.column
        before, text = self.tree.code_for_node(old), self.tree.code_for_node(new)
        if self.source[start:end] != before:  # Later lines are indented as the statement is.
            first = self.text[lines[0] - 1]
            margin = "\n" + first[: len(first) - len(first.lstrip())]
            before, text = before.replace("\n", margin), text.replace("\n", margin)
        if self.source[start:end] != before:  # A block is written with its indentation only as part of the whole.
            changed = self.tree.deep_replace(old, new)
            assert isinstance(changed, cst.Module)
            start, end, text = 0, len(self.source), changed.code
        yield self._trimmed(start, end, text, operator, function, lines)

    def _trimmed(self, start: int, end: int, new: str, operator: str, function: str, lines: tuple[int, int]) -> Mutant:
        """The change without what stays the same at both ends, widened to whole words."""
        old = self.source[start:end]
        front = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        most = min(len(old), len(new)) - front
        back = next((n for n in range(most) if old[-1 - n] != new[-1 - n]), most)
        front, back = _whole_words(old, new, front, back)
        begin, stop = start + front, end - back
        text = new[front : len(new) - back]
        line = bisect_right(self.starts, begin)
        mutation = f"{' '.join(old[front : len(old) - back].split())} -> {' '.join(text.split())}"
        shown = self.text[line - 1].strip()
        return Mutant(self.name, function, shown, mutation, operator, begin, stop, text, line, lines)


def _whole_words(old: str, new: str, front: int, back: int) -> tuple[int, int]:
    """How much is the same at both ends if no word or sign is cut, and something is left on either side."""
    while back and re.match(r"[\w.=]", old[len(old) - back]):
        back -= 1
    while front and re.match(r"[\w.=<>!]", old[front - 1]):
        front -= 1
    if front and not (old[front : len(old) - back].strip() and new[front : len(new) - back].strip()):
        front = len(re.sub(r"[\w.]*\s*\W?\s*$", "", old[:front]))
    while front < len(old) - back and old[front].isspace() and old[front] == new[front]:
        front += 1
    return front, back


def _needed(node: cst.CSTNode) -> bool:
    return isinstance(node, cst.Name) and node.value in ALWAYS_NEEDED
