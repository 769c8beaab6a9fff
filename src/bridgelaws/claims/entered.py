"""What is entered about a claim, read and checked: the hands left, the steps of a statement, plays by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..errors import ParseError, quoted
from ..values.cards import FULL_PACK, Card, CardSet, Suit
from ..values.seats import SEATS, Seat
from . import words
from .ending import NOTRUMP, Ending
from .kinds import BY_NAME, Class
from .statement import (
    DrawTrumps,
    Enter,
    GiveUp,
    InOrder,
    Keep,
    NoFinesse,
    Overruff,
    Ruff,
    Run,
    Step,
    TakeFinesse,
    Throw,
    ThrowCard,
    TrumpMentioned,
)


def play_named(name: str) -> Class:
    """The class of plays that has a name."""
    found = BY_NAME.get(" ".join(name.split()))
    if found is None:
        raise ParseError(words.NO_SUCH_PLAY(quoted(name)))
    return found


# A statement, step by step

# The analyst has bare numbers, which its search compares.
_Made = Callable[[int, tuple[int, ...], tuple[int, ...]], Step]
# What each step is about: a seat, one suit or several, one card or several.
STEPS: Mapping[str, tuple[tuple[str, ...], _Made]] = {
    "in order": (("cards",), lambda seat, suits, cards: InOrder(cards)),
    "run": (("suit",), lambda seat, suits, cards: Run(suits[0])),
    "run in any order": (("suit",), lambda seat, suits, cards: Run(suits[0], from_the_top=False)),
    "draw trumps": ((), lambda seat, suits, cards: DrawTrumps()),
    "ruff": (("seat", "suit"), lambda seat, suits, cards: Ruff(seat, suits[0])),
    "overruff": ((), lambda seat, suits, cards: Overruff()),
    "throw": (("seat", "suits"), lambda seat, suits, cards: Throw(seat, suits)),
    "throw card": (("card", "suit"), lambda seat, suits, cards: ThrowCard(cards[0], suits[0])),
    "finesse": (("seat", "suit"), lambda seat, suits, cards: TakeFinesse(seat, suits[0])),
    "no finesse": (("suit",), lambda seat, suits, cards: NoFinesse(suits[0])),
    "give up": (("suit",), lambda seat, suits, cards: GiveUp(suits[0])),
    "enter": (("suit",), lambda seat, suits, cards: Enter(suits[0])),
    "keep": (("cards",), lambda seat, suits, cards: Keep(cards)),
    "trump mentioned": ((), lambda seat, suits, cards: TrumpMentioned()),
}


def step_named(name: str, seat: Seat | None = None, suits: Sequence[Suit] = (), cards: Sequence[Card] = ()) -> Step:
    """A step by its name in a case file, with what belongs to it and nothing else."""
    if name not in STEPS:
        raise ParseError(words.NO_SUCH_STEP(quoted(name), list(STEPS)))
    about, made = STEPS[name]
    right = (seat is not None) == ("seat" in about)
    right = right and _fits(len(suits), "suit" in about, "suits" in about)
    right = right and _fits(len(cards), "card" in about, "cards" in about)
    if not right:
        raise ParseError(words.STEP_NOT_WHOLE(quoted(name)))
    return made(0 if seat is None else int(seat), tuple(map(int, suits)), tuple(map(int, cards)))


def _fits(count: int, one: bool, several: bool) -> bool:
    return count == 1 if one else count >= 1 if several else count == 0


# The hands


def ending_of(
    hands: Mapping[Seat, CardSet],
    number: int,
    leader: Seat,
    trumps: Suit | None,
    trick: Sequence[Card] = (),
    gone: CardSet | None = None,
    shown: int = 0,
) -> Ending:
    """The cards left when play stopped in a trick, from the hands as they were entered.

    `trick` are the cards played to it, `gone` those of the tricks before if all are known: then the last hand follows
    from the rest of the pack. It is an error if a card is in two places, or a hand has other than its number of cards.
    """
    held = {seat: hands[seat].mask for seat in SEATS if seat in hands}
    missing = [seat for seat in SEATS if seat not in held]
    on_table = CardSet(trick).mask
    if len(missing) == 1 and gone is not None:
        rest = FULL_PACK & ~(gone.mask | on_table)
        for mask in held.values():
            rest &= ~mask
        held[missing[0]] = rest
    elif missing:
        raise ParseError(words.HANDS_NOT_KNOWN(missing))
    check_hands({seat: CardSet(mask) for seat, mask in held.items()}, number, leader, trick, gone)
    north, east, south, west = (held[seat] for seat in SEATS)
    strain = NOTRUMP if trumps is None else int(trumps)
    return Ending((north, east, south, west), int(leader), strain, tuple(map(int, trick)), shown)


def check_hands(
    hands: Mapping[Seat, CardSet], number: int, leader: Seat, trick: Sequence[Card], gone: CardSet | None = None
) -> None:
    """No card is in two hands, nor in one and among those played, and each hand has its number of cards."""
    played = CardSet(trick) | (CardSet() if gone is None else gone)
    to_the_trick = [SEATS[(leader + place) & 3] for place in range(len(trick))]
    seen = CardSet()
    for seat, hand in hands.items():
        if hand & played:
            raise ParseError(words.CARD_WAS_PLAYED(seat, tuple(hand & played)))
        if hand & seen:
            raise ParseError(words.CARD_IN_TWO_HANDS(tuple(hand & seen)))
        due = 14 - number - (seat in to_the_trick)
        if len(hand) != due:
            raise ParseError(words.OTHER_NUMBER_OF_CARDS(seat, len(hand), due))
        seen |= hand
