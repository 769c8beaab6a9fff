"""The floor: a bare bitmask loop in plain Python, with nothing around it.

It checks that the card is held and that suit is followed, finds the winner of each trick and does no more: no log,
no undo, no way on after an irregular play. Tables are computed beforehand and the best card is kept as it goes.
"""

from __future__ import annotations

from collections.abc import Sequence

BIT = tuple(1 << card for card in range(52))
SUIT = tuple(card // 13 for card in range(52))
SUIT_MASK = tuple(0x1FFF << 13 * suit for suit in range(4))


def play_board(hands: Sequence[int], trumps: int, leader: int, cards: Sequence[int]) -> list[int]:
    """Play the cards of a board in turn; return the winners of the tricks."""
    hands = list(hands)
    winners: list[int] = []
    seat = ahead = leader
    led = best = in_trick = 0
    for card in cards:
        hand = hands[seat]
        bit = BIT[card]
        if not hand & bit:
            raise ValueError(f"seat {seat} does not hold card {card}")
        suit = SUIT[card]
        if in_trick == 0:
            led = suit
            best = card
            ahead = seat
        elif suit == led:
            if card > best:
                best = card
                ahead = seat
        elif hand & SUIT_MASK[led]:
            raise ValueError(f"seat {seat} does not follow suit with card {card}")
        elif suit == trumps and card + 52 > best:
            best = card + 52
            ahead = seat
        hands[seat] = hand ^ bit
        if in_trick == 3:
            winners.append(ahead)
            seat = ahead
            in_trick = 0
        else:
            seat = (seat + 1) & 3
            in_trick += 1
    return winners
