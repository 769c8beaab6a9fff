"""Every sentence that the package declares: its id, and the arguments that it has."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import bridgelaws
from bridgelaws.book.editions import REGISTRY, RENUMBERED
from bridgelaws.book.questions import Choice, Finding
from bridgelaws.lawbook import golden_index
from bridgelaws.values.arguments import OPTIONS, PICKED
from bridgelaws.words.message import Says

# What needs packages that are not installed with the core is imported where it is used.
_APART = ("bridgelaws.__main__", "bridgelaws.words.compiling")


@cache
def modules() -> tuple[ModuleType, ...]:
    """Every module of the package."""
    found = pkgutil.walk_packages(bridgelaws.__path__, "bridgelaws.")
    return tuple(importlib.import_module(each.name) for each in found if each.name not in _APART)


@cache
def declared() -> dict[str, Says]:
    """Every sentence by its id."""
    found: dict[str, Says] = {}
    for says in _all():
        found.setdefault(says.id, says)
    return found


def _all() -> Iterator[Says]:
    for module in modules():
        for value in vars(module).values():
            yield from _inside(value)
            if isinstance(value, Finding):
                yield from _of_finding(value)
            elif isinstance(value, Choice):
                yield from _of_choice(value)
    yield from (title.says for title in REGISTRY.titles.values())
    yield from (case.called.says for case in golden_index.index().cases.values())
    for provision in REGISTRY:
        yield from (Says(v.name, ()) for v in provision.versions if v.change is not RENUMBERED)
        if not provision.encoded:
            yield Says(f"{provision.name}.unencoded", ())
    for reading in REGISTRY.readings.values():
        yield from (reading.says.says, reading.says_source.says)


def _inside(value: object) -> Iterator[Says]:
    """A sentence, or those in a table of them."""
    if isinstance(value, Says):
        yield value
    elif isinstance(value, dict):
        yield from _inside(tuple(value.values()))
    elif type(value) is tuple:
        for each in value:
            yield from _inside(each)


def _of_finding(finding: Finding) -> Iterator[Says]:
    name, args = finding.words_of.name, finding.args
    yield Says(name, args)
    if finding.aloud:
        yield Says(f"{name}.say", args)
    if finding.among or (finding.kind in ("card", "option") and not finding.options):
        yield Says(f"{name}.found", (*args, PICKED))
    elif finding.options:
        for option in finding.options:
            yield from (Says(f"{name}.{option}", args), Says(f"{name}.{option}.found", args))
    else:
        yield from (Says(f"{name}.yes", args), Says(f"{name}.no", args))


def _of_choice(choice: Choice) -> Iterator[Says]:
    name, args = choice.words_of.name, choice.args
    yield Says(name, args)
    if choice.aloud:
        yield Says(f"{name}.say", (*args, OPTIONS))
    for option in choice.options:
        if option.value in ("card", "suit"):
            yield Says(f"{name}.done", (*args, PICKED))
        else:
            yield from (Says(f"{name}.{option.value}", args), Says(f"{name}.{option.value}.done", args))
        if option.aloud is True:
            yield Says(f"{name}.{option.value}.say", args)
