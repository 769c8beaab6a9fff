"""The legal plays of a hand: the narrowings of the laws in their order of precedence, and Law 59."""

from __future__ import annotations

from collections.abc import Iterator

from ..board import reasons
from ..board.plays import Narrowing, Plays, Reason, Verdict, judge
from ..board.table import Table
from ..values.cards import FULL_PACK, Card, CardSet, Suit
from ..values.seats import Seat
from .books import book59
from .law41 import queries as query41
from .law44 import queries as query44
from .law45 import queries as query45
from .law50 import queries as query50
from .law59 import queries as query59

LAST_RANK = 4  # the limit of a minor penalty card


def legal_plays(table: Table, seat: Seat) -> Plays:
    """What the law leaves a hand to play, with the reasons.

    Follow suit first, then restrictions and a lead that lies face down, then major penalty cards, then the limit of a
    minor one; what cannot be obeyed is passed over (59).
    """
    hand = table.hand(seat)
    if hand.known:
        mask, found = _narrow(table, seat, LAST_RANK)
        return Plays(seat, hand.cards, CardSet(mask), tuple(found))
    demands = _demands(table, seat, LAST_RANK)
    legal, excluded, doubted = 0, [0] * len(demands), [0] * len(demands)
    for cards, verdict in _verdicts(table, seat, demands):
        if verdict.legal:
            legal |= cards
        elif verdict.legal is None:
            doubted[verdict.by] |= cards
        else:
            excluded[verdict.by] |= cards
    settled = not any(doubted) and not legal & ~hand.cards.mask & ~table.known.must(seat, table.acts)
    return Plays(
        seat,
        hand.cards,
        CardSet(legal) if settled else None,
        _reasons(table, seat, demands, excluded),
        legal=CardSet(legal),
        doubts=tuple(
            _reason(table, demand, cards)._replace(wanted=demand.keep(FULL_PACK))
            for demand, cards in zip(demands, doubted, strict=True)
            if cards
        ),
    )


def excluded(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card is certainly not a legal play of a hand."""
    if table.hand(seat).known:
        return not _narrow(table, seat, LAST_RANK)[0] & card.mask
    return judge(table, seat, card.mask, _demands(table, seat, LAST_RANK)).legal is False


def narrowed_to(table: Table, seat: Seat, rank: int, played: Card | None = None) -> int:
    """The cards left by the demands up to a rank of precedence: all that are not certainly excluded.

    When a hand is not on file, a card `played` off suit is taken to show that the hand has none of the suit led.
    """
    if table.hand(seat).known:
        return _narrow(table, seat, rank)[0]
    table = _as_shown(table, seat, played)
    verdicts = _verdicts(table, seat, _demands(table, seat, rank))
    return sum(cards for cards, verdict in verdicts if verdict.legal is not False)


def allowed(table: Table, seat: Seat, rank: int, played: Card) -> bool:
    """Whether a card certainly meets the demands up to a rank of precedence, as far as each leaves the next."""
    if table.hand(seat).known:
        return bool(_narrow(table, seat, rank)[0] & played.mask)
    return judge(table, seat, played.mask, _demands(table, seat, rank)).legal is True


def _as_shown(table: Table, seat: Seat, played: Card | None) -> Table:
    """The table if a card that did not follow suit shows that the hand has none of the suit led."""
    led = table.trick.led
    if played is not None and led is not None and played.suit is not led and table.holds(seat, led.mask) is None:
        return table.learn(table.finding(seat, led.mask, answer=False))
    return table


def _demands(table: Table, seat: Seat, rank: int) -> list[Narrowing]:

    narrowings: tuple[Narrowing, ...] = (
        *query44.narrow(table, seat),
        *query45.narrow(table, seat),
        *query59.narrow(table, seat),
        *query41.narrow(table, seat),
        *query50.narrow(table, seat),
    )
    return sorted((n for n in narrowings if n.rank <= rank), key=lambda n: n.rank)


def _narrow(table: Table, seat: Seat, rank: int) -> tuple[int, list[Reason]]:
    """The cards left to a hand that is on file, and why."""
    mask = table.hand(seat).cards.mask
    found: list[Reason] = []
    for narrowing in _demands(table, seat, rank):
        kept = narrowing.keep(mask)
        if kept:
            found.append(_reason(table, narrowing, mask & ~kept))
            mask = kept
        else:
            found += _cannot_obey(table, seat, narrowing)
    return mask, found


def _reason(table: Table, narrowing: Narrowing, removed: int) -> Reason:
    about, owed = narrowing.about, narrowing.owed
    return Reason(narrowing.authority, table.edition, narrowing.said, removed, about=about, owed=owed)


def _cannot_obey(table: Table, seat: Seat, narrowing: Narrowing) -> tuple[Reason, Reason]:
    said = reasons.CANNOT_OBEY(seat, narrowing.said)
    return (
        Reason(narrowing.authority, table.edition, said, about=narrowing.about, unable=True),
        Reason(book59.MAY_PLAY_ANY, table.edition, reasons.ANY_OTHERWISE_LEGAL(seat)),
    )


def _verdicts(table: Table, seat: Seat, demands: list[Narrowing]) -> Iterator[tuple[int, Verdict]]:
    """The cards that a hand not on file may hold, class by class, with what the demands say of them."""
    for cards in _classes(table, seat, demands):
        yield cards, judge(table, seat, cards & -cards, demands)


def _classes(table: Table, seat: Seat, demands: list[Narrowing]) -> Iterator[int]:
    """The cards that a hand may hold, those together that neither the demands nor what is known tell apart."""
    held = table.hand(seat).cards.mask
    masks = [held, *(suit.mask for suit in Suit), *(demand.keep(FULL_PACK) for demand in demands)]
    single = 0  # cards that a demand for the highest or lowest tells apart
    for demand in demands:
        if demand.pick is not None:
            single |= demand.keep(FULL_PACK)
    for _, group in table.known.classes(table.may_hold(seat)):
        parts = [group & ~single, *(card.mask for card in CardSet(group & single))]
        for mask in masks:
            parts = [part for whole in parts for part in (whole & mask, whole & ~mask) if part]
        yield from parts


def _reasons(table: Table, seat: Seat, demands: list[Narrowing], excluded: list[int]) -> tuple[Reason, ...]:
    """Why a hand that is not on file is bound, as far as that is certain, and to what if it can obey."""
    left = FULL_PACK
    found: list[Reason] = []
    for demand, removed in zip(demands, excluded, strict=True):
        kept = demand.keep(left)
        held = True if kept == left else table.holds(seat, kept)
        if held is False:
            found += _cannot_obey(table, seat, demand)
            continue
        found.append(_reason(table, demand, removed))
        left = kept if held else left
    return tuple(found)
