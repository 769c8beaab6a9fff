"""How many tricks a side can cash: winner after winner, without a finesse and without losing the lead.

It looks for the order in which that is most, over the two hands of the side; the others follow low and throw nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ..kernel import BIT, SUIT, SUIT_MASK
from .ending import Hands, cards, one_of_each

# With more cards than that in a hand it is not worked out: nobody sees so far ahead.
MOST_CARDS = 7
_KEPT = 1 << 18


@lru_cache(maxsize=_KEPT)
def cashed(mine: int, partners: int, left: int, right: int, trumps: int) -> int:
    """The most tricks that a hand on lead and its partner cash; `left` and `right` are the hands beside it."""
    best, most = 0, _at_most(mine, partners, left, right, trumps)
    if not most:
        return 0
    for card in reversed(cards(one_of_each(mine, partners | left | right))):
        for kept, rest, left_after, right_after in _won(card, mine, partners, left, right, trumps):
            more = 1 + cashed(kept, rest, left_after, right_after, trumps) if kept else 1
            if more > best:
                best = more
                if best >= most:
                    return best
    return best


def cashed_by_lead(card: int, mine: int, partners: int, left: int, right: int, trumps: int) -> int:
    """The most tricks if the hand leads this card; none if it could lose the trick."""
    best, most = 0, _at_most(mine, partners, left, right, trumps)
    if not most:
        return 0
    for kept, rest, left_after, right_after in _won(card, mine, partners, left, right, trumps):
        best = max(best, 1 + cashed(kept, rest, left_after, right_after, trumps) if kept else 1)
        if best >= most:
            break
    return best


def _won(card: int, mine: int, partners: int, left: int, right: int, trumps: int) -> list[Hands]:
    """The hands after each way in which a lead surely wins the trick, from the hand that is on lead then."""
    suit = SUIT_MASK[SUIT[card]]
    can_ruff = 0 if SUIT[card] == trumps else _ruffs(left, suit, trumps) | _ruffs(right, suit, trumps)
    top, rest = ((left | right) & suit).bit_length() - 1, mine ^ BIT[card]
    left_after, right_after = left & ~_lowest(left & suit), right & ~_lowest(right & suit)
    follows, found = partners & suit, list[Hands]()
    for other in cards(one_of_each(follows or partners, mine | left | right)):
        ruffs = SUIT[other] == trumps != SUIT[card]
        takes = ruffs or (bool(follows) and other > card)
        if BIT[other] < can_ruff if ruffs else can_ruff or (other if takes else card) < top:
            continue
        kept = partners ^ BIT[other]
        found.append((kept, rest, right_after, left_after) if takes else (rest, kept, left_after, right_after))
    return found


@cache
def suit_worth(mine: int, partners: int, theirs: int, other: int) -> int:
    """How many tricks a side takes in a suit if it plays it from the top, whoever has the lead; the masks are of it."""
    won = 0
    while mine or partners:
        best, against = max(mine, partners).bit_length() - 1, max(theirs, other).bit_length() - 1
        if best < against:
            break
        won += 1
        bit = BIT[best]
        mine = mine ^ bit if mine & bit else mine & (mine - 1)
        partners = partners ^ bit if partners & bit else partners & (partners - 1)
        theirs, other = theirs & (theirs - 1), other & (other - 1)
    return won


def _at_most(mine: int, partners: int, left: int, right: int, trumps: int) -> int:
    """No more than that can be cashed: what each suit is worth, and a trick for each trump."""
    found, most = 0, mine.bit_count()
    for suit, of_suit in enumerate(SUIT_MASK):
        if suit == trumps:
            found += (mine & of_suit).bit_count() + (partners & of_suit).bit_count()
        else:
            found += suit_worth(mine & of_suit, partners & of_suit, left & of_suit, right & of_suit)
        if found >= most:
            return most
    return found


def _lowest(held: int) -> int:
    return held & -held


def _ruffs(hand: int, suit: int, trumps: int) -> int:
    """The trumps with which a hand can ruff a suit."""
    return 0 if trumps < 0 or hand & suit else hand & SUIT_MASK[trumps]
