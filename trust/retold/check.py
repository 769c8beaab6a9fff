"""A tale told in every other way, and what then differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgelaws import BridgeLawsError
from trust.oracles.stories import Endless
from trust.retold import seats
from trust.retold.late import late
from trust.retold.tales import Refused, Tale, Witness, play, retell, seen
from trust.retold.told import Count, Difference
from trust.retold.variants import VARIANTS
from trust.retold.whole import whole_deal

# Of what is found late it is said when it was ruled on, and who may use what; where the cards lie is the same.
CURRENT = ("turn", "trick", "number", "won", "declarer", "penalty cards", "restrictions", "result")

NAMES = (*VARIANTS, "whole deal", "found late", "other seats")


def pairs(tale: Tale, name: str) -> Iterator[tuple[Tale, Tale]]:
    """A tale as it is told first, and in another way."""
    if name == "found late":
        yield from late(tale)
        return
    tellings: Callable[[Tale], Iterator[Tale]] = whole_deal if name == "whole deal" else VARIANTS[name]
    for other in tellings(tale):
        yield tale, other


def differences(tale: Tale, name: str, count: Count) -> Iterator[Difference]:
    """Where a tale told in a way of that name leads to another table."""
    if name == "other seats":
        yield from seats.differences(tale, count)
        return
    for n, (told, other) in enumerate(pairs(tale, name)):
        count.told += 1
        first = play(told)
        wanted = seen(first)
        witness = Witness(first, wanted)
        try:
            found = seen(retell(other, witness))
        except (BridgeLawsError, Refused, Endless) as error:
            yield Difference(tale.id, name, n, (type(error).__name__,), {}, {"error": str(error)})
            continue
        count.more += len(witness.more)
        compared = CURRENT if name == "found late" else tuple(wanted)
        parts = tuple(part for part in compared if wanted[part] != found[part])
        if parts == ("asked",) and name == "whole deal" and found["asked"] is None:
            continue  # what was still to be found, the hands tell
        if parts:
            yield Difference(tale.id, name, n, parts, {p: wanted[p] for p in parts}, {p: found[p] for p in parts})
