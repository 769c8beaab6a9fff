"""Cards of a suit from their ranks, and whose card is whose, as fast as archives need it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ..values.cards import CARDS, RANKS
from ..values.seats import SEATS
from .record import Played

_RANK: Final = {letter: n for n, rank in enumerate(RANKS) for letter in (rank, rank.lower())}


@lru_cache(maxsize=1 << 15)
def holding(ranks: str) -> int | None:
    """The bits of the ranks of one suit; None if one of them is no rank, or is there twice.

    >>> bin(holding("AK2"))
    '0b1100000000001'
    """
    mask = 0
    for letter in ranks.replace("10", "T"):
        rank = _RANK.get(letter)
        if rank is None or mask >> rank & 1:
            return None
        mask |= 1 << rank
    return mask


@cache
def plain_plays() -> tuple[tuple[tuple[Played, ...], ...], ...]:
    """Every card in every trick from every seat, without mark and note: nearly all cards are one of these."""
    return tuple(tuple(tuple(Played(card, trick, seat) for card in CARDS) for seat in SEATS) for trick in range(1, 14))


class _Held(dict[str, int]):
    """The bits of the ranks of one suit, for those who look up very many. A KeyError if they are none."""

    def __missing__(self, ranks: str) -> int:
        held = holding(ranks)
        if held is None or "1" in ranks:
            raise KeyError(ranks)
        if len(self) >= _MOST_HELD:
            self.clear()
        self[ranks] = held
        return held


_MOST_HELD: Final = 1 << 13
HELD: Final = _Held()
