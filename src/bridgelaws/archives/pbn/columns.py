"""Regular play that is written in columns, a column a seat, followed with the tables of the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import BETTER, BIT, OFF_SUIT, SUIT_OF


def follow_columns(
    hands: list[int], trumps: int, leader: int, first: int, cards: Sequence[int], winners: list[int]
) -> bool:
    """Play whole tricks that are written in columns, the first of them the column of a seat, `first`, whoever leads.

    All of them are played or, where one is not regular, none; `hands` and `winners` change as in the kernel.

    >>> from bridgelaws.kernel import NO_TRUMP
    >>> hands, winners = [BIT[51] | BIT[0], BIT[50] | BIT[1], BIT[49] | BIT[2], BIT[48] | BIT[3]], []
    >>> follow_columns(hands, NO_TRUMP, 1, 1, [50, 49, 48, 51, 1, 2, 3, 0], winners), winners
    (True, [0, 3])
    """
    bits = BIT
    off_suit = OFF_SUIT
    suit_of = SUIT_OF
    better = BETTER[trumps]
    won: list[int] = []
    column = leader - first & 3
    hand1 = hands[first]
    hand2 = hands[first + 1 & 3]
    hand3 = hands[first + 2 & 3]
    hand4 = hands[first + 3 & 3]
    held = (hand1 | hand2 | hand3 | hand4).bit_count()
    feed = iter(cards)
    for row in zip(feed, feed, feed, feed):  # noqa: B905 (only whole tricks are played)
        a, b, c, d = row
        led = row[column]
        off, suit = off_suit[led], suit_of[led]
        # As in the kernel, whether the cards were held is counted at the end.
        hand1 -= bits[a]
        hand2 -= bits[b]
        hand3 -= bits[c]
        hand4 -= bits[d]
        if off[a] or off[b] or off[c] or off[d]:
            if (off[a] and hand1 & suit) or (off[b] and hand2 & suit):
                return False
            if (off[c] and hand3 & suit) or (off[d] and hand4 & suit):
                return False
            # The card that wins does not depend on the order of those after the lead.
            column = row.index(better[better[better[better[led][a]][b]][c]][d])
        else:
            column = row.index(max(row))
        won.append(first + column & 3)
    left = hand1.bit_count() + hand2.bit_count() + hand3.bit_count() + hand4.bit_count()
    if left != held - 4 * len(won) or hand1 | hand2 | hand3 | hand4 < 0:
        return False
    hands[first] = hand1
    hands[first + 1 & 3] = hand2
    hands[first + 2 & 3] = hand3
    hands[first + 3 & 3] = hand4
    winners += won
    return True
