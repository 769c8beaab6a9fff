"""Mutants of what the editions say: a term of another version, a version from another edition on, or none of it."""

from __future__ import annotations

from collections.abc import Iterator

import libcst as cst

EDITIONS = ("L1997", "L2007", "L2017")


def is_declaration(node: cst.CSTNode | None) -> bool:
    """Whether an expression declares a provision or a reading."""
    return isinstance(node, cst.Call) and _name(node.func) in ("provision", "reading")


def declared(node: cst.CSTNode | None) -> Iterator[tuple[cst.CSTNode, cst.CSTNode]]:
    """The changes of a declaration, each as the node that goes and the node that comes.

    Versions that differ in nothing but gist and kind of change are let be: only words would change. So is what is
    declared unencoded, which nothing carries out.
    """
    assert isinstance(node, cst.Call)
    if _name(node.func) == "reading":
        yield from _reading(node)
    elif not any(_name(arg.keyword) == "unencoded" for arg in node.args):
        yield from _provision(node)


def _reading(node: cst.Call) -> Iterator[tuple[cst.CSTNode, cst.CSTNode]]:
    for arg in node.args:
        if _name(arg.keyword) == "editions":
            yield node, _without(node, arg)


def _provision(node: cst.Call) -> Iterator[tuple[cst.CSTNode, cst.CSTNode]]:
    versions = [arg for arg in node.args if isinstance(arg.value, cst.Call)]
    told = [_substance(arg.value) for arg in versions if isinstance(arg.value, cst.Call)]
    years = [EDITIONS.index(each[0]) for each in told]
    for n, arg in enumerate(versions):
        version = cst.ensure_type(arg.value, cst.Call)
        if n and told[n][1:] == told[n - 1][1:]:
            continue
        if n:
            yield node, _without(node, arg)
        since = cst.ensure_type(version.args[0].value, cst.Name)
        low = years[n - 1] + 1 if n else 0
        high = years[n + 1] if n + 1 < len(years) else len(EDITIONS)
        for year in range(low, high):
            if year != years[n]:
                yield since, cst.Name(EDITIONS[year])
        yield from _terms(version, versions)


def _terms(version: cst.Call, versions: list[cst.Arg]) -> Iterator[tuple[cst.CSTNode, cst.CSTNode]]:
    """Each term turned round, or as another version has it."""
    empty = cst.Module(body=[])
    for arg in version.args:
        if arg.keyword is None or _name(arg.keyword) == "change":
            continue
        if _name(arg.value) in ("True", "False"):
            yield arg.value, cst.Name("False" if _name(arg.value) == "True" else "True")
            continue
        here, seen = empty.code_for_node(arg.value), set()
        for other in versions:
            for term in cst.ensure_type(other.value, cst.Call).args:
                there = empty.code_for_node(term.value)
                if _name(term.keyword) == _name(arg.keyword) and there != here and there not in seen:
                    seen.add(there)
                    yield arg.value, term.value
        if isinstance(arg.value, cst.Integer):
            yield arg.value, cst.Integer(str(arg.value.evaluated_value + 1))


def _substance(version: cst.Call) -> tuple[str, str, tuple[tuple[str, str], ...]]:
    """From when a version stands, its number, and its terms."""
    empty = cst.Module(body=[])
    terms = tuple(
        (_name(arg.keyword), empty.code_for_node(arg.value))
        for arg in version.args
        if arg.keyword is not None and _name(arg.keyword) != "change"
    )
    number = empty.code_for_node(version.args[1].value) if _name(version.func) == "v" else "repealed"
    return _name(version.args[0].value), number, terms


def _without(node: cst.Call, gone: cst.Arg) -> cst.Call:
    return node.with_changes(args=[arg for arg in node.args if arg is not gone])


def _name(node: cst.CSTNode | None) -> str:
    return node.value if isinstance(node, cst.Name) else ""
