"""What changed from one edition of the Laws to another."""

from __future__ import annotations

from ..errors import ParseError, quoted
from ..values.frozen import dataclass
from . import words
from .editions import EDITIONS, REGISTRY, Change, Edition, Provision, Version, edition


@dataclass(frozen=True, slots=True)
class Difference:
    """How one provision differs between two editions."""

    provision: str
    change: Change
    before: Version | None
    after: Version | None

    def __str__(self) -> str:
        old = self.before.ref if self.before else "-"
        new = self.after.ref if self.after else "-"
        text = (self.after or self.before).gist  # type: ignore[union-attr]
        return f"{old} -> {new} ({self.change.value}): {text}"

    def __repr__(self) -> str:
        return f"<{self}>"


def changes(old: Edition | int | str, new: Edition | int | str, law: int | str | None = None) -> tuple[Difference, ...]:
    """What changed from one edition to another, provision by provision, in the order of the laws; or in one law.

    >>> [str(d.after.ref) for d in changes(2007, 2017, law=54) if d.change is Change.SUBSTANCE]
    ['54C']
    """
    first, last = edition(old), edition(new)
    number = None if law is None else _number(law)
    found = []
    for each in sorted(REGISTRY, key=lambda p: p.law):
        if number is not None and each.law != number:
            continue
        before, after = each.by_edition.get(first), each.by_edition.get(last)
        if before is after:
            continue
        if before is None or after is None:
            change = Change.NEW if before is None else Change.GONE
        else:
            change = _greatest(each, first, last)
        found.append(Difference(each.name, change, before, after))
    return tuple(found)


def _number(law: object) -> int:
    """The number of a law that the book has."""
    for each in REGISTRY:
        if law == each.law or law == str(each.law):
            return each.law
    raise ParseError(words.NOT_A_LAW(quoted(law)))


def _greatest(each: Provision, first: Edition, last: Edition) -> Change:
    low, high = sorted((EDITIONS.index(first), EDITIONS.index(last)))
    between = [x.change for x in each.versions if low < EDITIONS.index(x.since) <= high]
    for change in (Change.NEW, Change.SUBSTANCE, Change.WORDING, Change.RENUMBERED):
        if change in between:
            return Change.SUBSTANCE if change is Change.NEW else change
    return Change.WORDING
