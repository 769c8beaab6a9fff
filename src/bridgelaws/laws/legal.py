"""The legal plays of a hand: the narrowings of the laws in their order of precedence, and Law 59."""

from __future__ import annotations

from ..cards import Card, CardSet
from ..plays import Narrowing, Plays, Reason
from ..seats import Seat
from ..table import Table, unseen
from . import law44, law45, law50, law59

LAST_RANK = 4  # the limit of a minor penalty card


def legal_plays(table: Table, seat: Seat) -> Plays:
    """What the law leaves a hand to play, with the reasons.

    Follow suit first, then restrictions and a lead that lies face down, then major penalty cards, then the limit of a
    minor one; what cannot be obeyed is passed over (59).
    """
    hand = table.hand(seat)
    mask, reasons = _narrow(table, seat, LAST_RANK)
    settled = hand.known or not mask & ~hand.cards.mask
    return Plays(seat, hand.cards, CardSet(mask) if settled else None, tuple(reasons))


def narrowed_to(table: Table, seat: Seat, rank: int, played: Card | None = None) -> int:
    """The cards left by the demands up to a rank of precedence.

    When a hand is not on file, a card `played` off suit is taken to show that the hand has none of the suit led.
    """
    hand, led = table.hand(seat), table.trick.led
    if played is not None and led is not None and played.suit is not led and hand.holds(led) is None:
        void = hand.void | 1 << led
        table = table.with_hand(seat, type(hand)(hand.cards, hand.count, void))
    return _narrow(table, seat, rank)[0]


def _narrow(table: Table, seat: Seat, rank: int) -> tuple[int, list[Reason]]:
    from . import law41

    hand = table.hand(seat)
    mask = hand.cards.mask if hand.known else hand.cards.mask | unseen(table).mask
    narrowings: tuple[Narrowing, ...] = (
        *law44.narrow(table, seat),
        *law45.narrow(table, seat),
        *law59.narrow(table, seat),
        *law41.narrow(table, seat),
        *law50.narrow(table, seat),
    )
    reasons: list[Reason] = []
    for narrowing in sorted((n for n in narrowings if n.rank <= rank), key=lambda n: n.rank):
        kept = narrowing.keep(mask)
        if not narrowing.certain:
            reasons.append(Reason(narrowing.authority, table.edition, narrowing.text))
        elif kept:
            reasons.append(Reason(narrowing.authority, table.edition, narrowing.text, mask & ~kept))
            mask = kept
        else:
            reasons.append(Reason(narrowing.authority, table.edition, f"cannot obey: {narrowing.text}"))
            reasons.append(Reason(law59.MAY_PLAY_ANY, table.edition, "any card otherwise legal"))
    return mask, reasons
