"""How many tricks a side can cash: winner after winner, without a finesse and without losing the lead.

It looks for the order in which that is most, over the two hands of the side; the others follow low and throw nothing.
"""

from __future__ import annotations

from functools import lru_cache

from ..kernel import BIT, SUIT, SUIT_MASK
from .ending import cards, one_of_each

# With more cards than that in a hand it is not worked out: nobody sees so far ahead.
MOST_CARDS = 7
_KEPT = 1 << 18


@lru_cache(maxsize=_KEPT)
def cashed(mine: int, partners: int, left: int, right: int, trumps: int) -> int:
    """The most tricks that a hand on lead and its partner cash; `left` and `right` are the hands beside it."""
    best, most = 0, mine.bit_count()
    for card in reversed(cards(one_of_each(mine, partners | left | right))):
        best = max(best, cashed_by_lead(card, mine, partners, left, right, trumps))
        if best == most:
            break
    return best


@lru_cache(maxsize=_KEPT)
def cashed_by_lead(card: int, mine: int, partners: int, left: int, right: int, trumps: int) -> int:
    """The same if the hand leads this card; none if it could lose the trick."""
    suit = SUIT_MASK[SUIT[card]]
    can_ruff = 0 if SUIT[card] == trumps else _ruffs(left, suit, trumps) | _ruffs(right, suit, trumps)
    top = ((left | right) & suit).bit_length() - 1
    rest, most, best = mine ^ BIT[card], mine.bit_count(), 0
    left_after, right_after = left & ~_lowest(left & suit), right & ~_lowest(right & suit)
    follows = partners & suit
    for other in cards(one_of_each(follows or partners, mine | left | right)):
        ruffs = SUIT[other] == trumps != SUIT[card]
        takes = ruffs or (bool(follows) and other > card)
        if BIT[other] < can_ruff if ruffs else can_ruff or (other if takes else card) < top:
            continue
        kept = partners ^ BIT[other]
        if takes:
            more = cashed(kept, rest, right_after, left_after, trumps) if kept else 0
        else:
            more = cashed(rest, kept, left_after, right_after, trumps) if rest else 0
        best = max(best, 1 + more)
        if best == most:
            break
    return best


def _lowest(held: int) -> int:
    return held & -held


def _ruffs(hand: int, suit: int, trumps: int) -> int:
    """The trumps with which a hand can ruff a suit."""
    return 0 if trumps < 0 or hand & suit else hand & SUIT_MASK[trumps]
