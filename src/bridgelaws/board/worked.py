"""What has been worked out about a table, and is not one of its parts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..deal.known import ON_RECORD, Fact, Gone, Holding, Known, Left, Seen
from ..values.seats import SEATS
from .acts import Act
from .parts import Hand, Trick

Masks = tuple[tuple[int, int, int, int], int, int]


class OfTheDeal:
    """What has been worked out from the cards, the facts and the log alone: whoever has the same of these shares it."""

    __slots__ = ("acts", "held", "known", "recorded")

    def __init__(self) -> None:
        self.acts: int | None = None
        self.known: Known | None = None
        self.recorded: tuple[int, ...] | None = None  # of each hand, the cards that it has put to a trick
        self.held: dict[tuple[int, int, int], bool | None] | None = None  # by trick, hand and cards


class Worked:
    """What has worked-out values beside its parts.

    Made from another with some parts changed it begins without any; unless all the parts are the same from which some
    of them were worked out: those lie among its parts, and are copied with them.
    """

    __slots__ = ("_masks", "_routed")

    _deal: OfTheDeal | None = None
    _masks: Masks
    _routed: tuple[Act, Any]  # the act that was asked about last, and under which law it comes

    def __getstate__(self) -> dict[str, Any]:
        """What has been worked out is not copied."""
        return {name: part for name, part in self.__dict__.items() if name != "_deal"}

    @property
    def worked(self) -> OfTheDeal:
        """What has been worked out from the cards, the facts and the log."""
        found = self._deal
        if found is None:
            found = self.__dict__["_deal"] = OfTheDeal()
        return found

    @property
    def masks(self) -> Masks | None:
        """The hands, the trumps and the leader on bare ints, if the table opened with four known hands."""
        return getattr(self, "_masks", None)


def recorded(tricks: Iterable[Trick | None], facts: tuple[Fact, ...]) -> tuple[int, ...]:
    """The cards that each hand is on record as having put to a trick."""
    masks = [0, 0, 0, 0]
    for trick in tricks:
        if trick is not None:
            for seat, card in enumerate(trick.cards):
                if card is not None:
                    masks[seat] |= card.mask
    for fact in facts:
        if isinstance(fact, Seen) and fact.at == ON_RECORD:
            masks[fact.seat] |= fact.cards
    return tuple(masks)


def constraints(
    hands: tuple[Hand, ...], recorded: tuple[int, ...], found: tuple[Fact, ...], gone: int, now: int
) -> tuple[list[Fact], tuple[int, int, int, int]]:
    """Everything that is known of the deal: the cards on file, how many left unrecorded, and the facts found."""
    owned, sizes = 0, [13, 13, 13, 13]
    facts: list[Fact] = []
    for seat in SEATS:
        hand, put = hands[seat], recorded[seat]
        own = hand.cards.mask | put
        owned |= own
        facts.append(Seen(seat, own, ON_RECORD))
        held = hand.count + (put & ~hand.cards.mask).bit_count()
        sizes[seat], left = max(13, held), 13 - held
        for fact in found:
            if left > 0 and isinstance(fact, Left) and fact.seat is seat and fact.at < now:
                facts.append(Left(seat, min(left, fact.count), fact.at))
                left -= fact.count
        if left > 0:
            facts.append(Left(seat, left, -1))  # before the log begins
    facts += [f for f in found if isinstance(f, Holding)]
    facts += [f for f in found if isinstance(f, Seen) and f.at != ON_RECORD]
    for fact in found:
        gone |= fact.cards if isinstance(fact, Gone) else 0  # found among the cards played
    if gone & ~owned:
        facts.append(Gone(gone & ~owned, now))
    return facts, (sizes[0], sizes[1], sizes[2], sizes[3])


def before_act(found: tuple[Fact, ...], then: tuple[Fact, ...], act: int) -> tuple[Fact, ...]:
    """What was found of the deal, but for what a later act showed to be gone: if it still does, it says so again.

    Whose cards they were holds whatever becomes of the act. `then` is what had been found before it.
    """
    kept = [_whose(fact) if _off_file(fact) and fact not in then else fact for fact in found]
    return tuple([fact for fact in kept if not _of_act_since(fact, act)])


def gone_since(found: tuple[Fact, ...], then: tuple[Fact, ...], act: int) -> tuple[Fact, ...]:
    """What acts from one on have shown to be gone."""
    return tuple([f for f in found if _of_act_since(f, act) or (_off_file(f) and f not in then)])


def _of_act_since(fact: Fact, act: int) -> bool:
    match fact:
        case Gone(by=by):
            return by > act
        case Left(at=at):
            return at >= act
        case _:
            return False


def _off_file(fact: Fact) -> bool:
    """Whether a fact tells of cards put to tricks that went off the file."""
    return isinstance(fact, Seen) and fact.at == ON_RECORD


def _whose(fact: Fact) -> Fact:
    assert isinstance(fact, Seen)
    return fact._replace(at=-1)
