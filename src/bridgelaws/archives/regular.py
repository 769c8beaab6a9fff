"""Boards on which nothing is irregular, in bare numbers: nearly every board of an archive is one.

Whoever goes through an archive for what is irregular needs no record of these. The readers of the formats look at each
board in this way first; at the least that is out of the ordinary they read it as a record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from ..kernel import NO_TRUMP
from .auction import BIDS, DOUBLE, PASS, REDOUBLE

Hands = tuple[int, int, int, int]
# Whether what was written beside a board may be about an irregularity.
Telling = Callable[[Sequence[str]], bool]


class Regular(NamedTuple):
    """A board that is regular from its first call to its last card, with a result that can be.

    `tags` tell the occasion. The cards are numbers; `columns` is the seat of the first column if they are written in
    columns, and -1 if in the order of play; `winners` are those of the complete tricks.
    """

    line: int
    nth: int
    board: str
    room: str
    tags: Mapping[str, str]
    hands: Hands
    leader: int
    cards: list[int]
    columns: int
    winners: list[int]
    claimed: bool

    def in_order(self) -> list[int]:
        """The cards in the order in which they were played.

        >>> told = Regular(1, 1, "", "", {}, (0, 0, 0, 0), 3, [0, 1, 2, 3, 9, 8], 3, [1], False)
        >>> told.in_order()
        [0, 1, 2, 3, 9, 8]
        >>> told._replace(cards=[0, 1, 2, 3, 4, 5, 6, 7], winners=[1, 2]).in_order()
        [0, 1, 2, 3, 6, 7, 4, 5]
        """
        if self.columns < 0:
            return self.cards
        found: list[int] = []
        for trick, leader in enumerate([self.leader, *self.winners]):
            row = self.cards[4 * trick : 4 * trick + 4]
            turned = leader - self.columns & 3 if len(row) == 4 else 0
            found += row[turned:] + row[:turned]
        return found


# The calls of an auction as numbers: bids in their order, from the fourth on.
PASSED: Final = 0
_DOUBLED: Final = 1
_REDOUBLED: Final = 2
_NO_BID: Final = 2
_FIRST_BID: Final = 3
_NUMBERS: Final = {
    PASS: PASSED, DOUBLE: _DOUBLED, REDOUBLE: _REDOUBLED, **{bid: _FIRST_BID + n for bid, n in BIDS.items()},
}  # fmt: skip


def numbers(words: Mapping[str, str]) -> dict[str, int]:
    """The number of each word that stands for a call.

    >>> numbers({"P": "Pass", "1c": "1C"})
    {'P': 0, '1c': 3}
    """
    return {word: _NUMBERS[call] for word, call in words.items()}


def heard(calls: Sequence[int]) -> tuple[int, int, int, int] | None:
    """What a regular auction comes to: level, trumps, doubles, and how many seats after the dealer declarer sits.

    None for one that is not regular or did not come to a contract. It is what `hear` says of such auctions.

    >>> words = numbers({"1H": "1H", "4H": "4H", "P": "Pass", "X": "X"})
    >>> heard([words[word] for word in "1H P 4H X P P P".split()])
    (4, 2, 1, 0)
    """
    highest, bidder, doubles, passes = _NO_BID, 0, 0, 0
    for place, call in enumerate(calls):
        if not call:
            passes += 1
        elif call > _NO_BID:
            if call <= highest or passes > 3 or (passes == 3 and highest > _NO_BID):
                return None
            highest, bidder, doubles, passes = call, place, 0, 0
        else:
            # By the other side if it is a double, by the same if it is a redouble.
            if doubles != call - 1 or passes > 2 or highest == _NO_BID or place - bidder - call & 1:
                return None
            doubles, passes = call, 0
    if passes != 3 or highest == _NO_BID:
        return None
    strain = (highest - _FIRST_BID) % 5
    for bid in range(_FIRST_BID + strain, highest + 1, 5):
        if bid in calls:
            first = calls.index(bid)
            if not (first ^ bidder) & 1:
                break
    return (highest - _FIRST_BID) // 5 + 1, strain if strain < 4 else NO_TRUMP, doubles, first & 3


def is_possible(result: int | None, winners: Sequence[int], declarer: int) -> bool:
    """Whether declarer's side can have had so many tricks, these being won."""
    if result is None:
        return True
    lost = sum([winner & 1 for winner in winners])
    if declarer & 1:
        lost = len(winners) - lost
    return len(winners) - lost <= result <= 13 - lost
