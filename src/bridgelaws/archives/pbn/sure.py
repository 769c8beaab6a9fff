"""Tricks that cannot be lost any more."""

from __future__ import annotations

from ...values.cards import Suit


def sure(left: tuple[int, int, int, int], trumps: Suit | None, side: int) -> int:
    """Tricks that a side wins whatever is played: the highest trumps left, in one hand."""
    if trumps is None:
        return 0
    best = 0
    for seat in (side, side + 2):
        own = left[seat] & trumps.mask
        others = (left[0] | left[1] | left[2] | left[3]) & trumps.mask & ~own
        best = max(best, (own >> others.bit_length()).bit_count())
    return best
