"""What became of the mutants."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

from .sample import Equivalents, law_of

LEAST_KILLED = 0.95


@dataclass
class Result:
    """What became of a mutant, and which test told."""

    outcome: str
    by: str
    seconds: float
    ran: int = 0


class Report:
    """What became of the mutants, law by law."""

    def __init__(self, done: list[tuple[Any, Result]], equivalents: Equivalents) -> None:
        self.done = done
        self.by_law: dict[str, Counter[str]] = defaultdict(Counter)
        for mutant, result in done:
            self.by_law[law_of(mutant.module)][result.outcome] += 1
        self.survivors = [
            (m, equivalents.reason(m)) for m, result in done if result.outcome in ("survived", "undecided")
        ]
        self.unlisted = [m for m, reason in self.survivors if reason is None]

    @property
    def killed(self) -> int:
        """A mutant that never ends is killed: the tests would notice."""
        return sum(result.outcome in ("killed", "timeout") for _, result in self.done)

    @property
    def good(self) -> bool:
        """Enough are killed, and every survivor is accounted for."""
        return bool(self.done) and self.killed >= LEAST_KILLED * len(self.done) and not self.unlisted

    def figures(self) -> dict[str, Any]:
        """What goes on record."""
        return {
            "mutants": len(self.done),
            "killed": self.killed,
            "timeouts": sum(result.outcome == "timeout" for _, result in self.done),
            "survived": len(self.survivors),
            "equivalents": len(self.survivors) - len(self.unlisted),
            "share": round(self.killed / max(len(self.done), 1), 4),
            "by_law": {
                name: {"mutants": sum(c.values()), "killed": c["killed"] + c["timeout"], "survived": c["survived"]}
                for name, c in sorted(self.by_law.items())
            },
        }

    def __str__(self) -> str:
        lines = []
        for name, count in sorted(self.by_law.items()):
            killed, of = count["killed"] + count["timeout"], sum(count.values())
            lines.append(f"{name:18} {killed:4} of {of:4} killed ({100 * killed / of:5.1f} %)")
        for m in self.unlisted:
            where = f"{m.module}:{m.line} {m.function}".rstrip() + (f" (nth = {m.nth})" if m.nth else "")
            lines.append(f"survived, unlisted: {m.id} {where}\n    {m.text}\n    {m.mutation}")
        share = 100 * self.killed / max(len(self.done), 1)
        lines.append(
            f"{len(self.done)} mutants: {self.killed} killed ({share:.1f} %), {len(self.survivors)} survived,"
            f" {len(self.survivors) - len(self.unlisted)} of them listed as equivalent"
        )
        return "\n".join(lines)
