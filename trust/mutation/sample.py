"""Which mutants are tried, and which survivors are known to change nothing."""

from __future__ import annotations

import hashlib
import tomllib
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

LEAST_PER_LAW = 8


class Described(Protocol):
    """What identifies a mutant, wherever in its file it stands."""

    @property
    def module(self) -> str: ...  # noqa: D102
    @property
    def function(self) -> str: ...  # noqa: D102
    @property
    def text(self) -> str: ...  # noqa: D102
    @property
    def mutation(self) -> str: ...  # noqa: D102
    @property
    def nth(self) -> int: ...  # noqa: D102
    @property
    def id(self) -> str: ...  # noqa: D102


M = TypeVar("M", bound=Described)


def law_of(module: str) -> str:
    """The law that a module is part of; a module that is part of none stands for itself.

    >>> law_of("laws.law50.penalty_cards"), law_of("laws.common"), law_of("values.score")
    ('laws.law50', 'laws.common', 'values.score')
    """
    return ".".join(module.split(".")[:2])


def is_part_of(module: str, parts: Sequence[str]) -> bool:
    """Whether a module is in one of these parts of the package, by any word of its name.

    >>> is_part_of("laws.law70.rules", ["law70"]), is_part_of("claims.search", ["law70", "claims"])
    (True, True)
    >>> is_part_of("board.claiming", ["law70", "claims"])
    False
    """
    words = module.split(".")
    spans = {".".join(words[a:b]) for a in range(len(words)) for b in range(a + 1, len(words) + 1)}
    return any(part.strip() in spans for part in parts)


def shares(sizes: Mapping[str, int], number: int, least: int = LEAST_PER_LAW) -> dict[str, int]:
    """How many of `number` mutants each law gives: a few each, the rest in proportion.

    >>> shares({"law41": 100, "law42": 3, "law50": 900}, 200, least=5)
    {'law41': 23, 'law42': 3, 'law50': 174}
    """
    number = min(number, sum(sizes.values()))
    given = {name: min(least, size) for name, size in sizes.items()}
    left = number - sum(given.values())
    spare = {name: size - given[name] for name, size in sizes.items()}
    total = sum(spare.values())
    if left <= 0 or not total:
        return given
    exact = {name: left * spare[name] / total for name in sizes}
    for name in sizes:
        given[name] += int(exact[name])
    rest = number - sum(given.values())
    for name in sorted(sizes, key=lambda name: int(exact[name]) - exact[name])[:rest]:
        given[name] += 1
    return given


def sample(
    mutants: Mapping[str, Sequence[M]], number: int, seed: int, is_sound: Callable[[M], bool] = lambda _: True
) -> list[M]:
    """A sample over all laws. Each mutant has its lot by seed and identity, so an edit elsewhere moves nothing."""
    by_law: dict[str, list[M]] = defaultdict(list)
    for module, each in mutants.items():
        by_law[law_of(module)] += each
    chosen = []
    for law, quota in shares({law: len(each) for law, each in by_law.items()}, number).items():
        drawn = sorted(by_law[law], key=lambda m: hashlib.sha256(f"{seed}:{m.id}".encode()).digest())
        sound = (m for m in drawn if is_sound(m))
        chosen += [m for m, _ in zip(sound, range(quota), strict=False)]
    return chosen


Key = tuple[str, str, str, str, int]


@dataclass(frozen=True)
class Equivalents:
    """Mutants that change nothing that can be seen, each with the reason."""

    reasons: dict[Key, str]

    @classmethod
    def read(cls, path: Path) -> Equivalents:
        """The list in a TOML file."""
        listed = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", []) if path.exists() else []
        return cls(
            {
                (e["module"], e.get("function", ""), e["line"], e["mutation"], e.get("nth", 0)): e["reason"]
                for e in listed
            }
        )

    @staticmethod
    def key(mutant: Described) -> Key:
        """What a mutant is listed under."""
        return mutant.module, mutant.function, mutant.text, mutant.mutation, mutant.nth

    def reason(self, mutant: Described) -> str | None:
        """Why a mutant changes nothing, if it is listed."""
        return self.reasons.get(self.key(mutant))
