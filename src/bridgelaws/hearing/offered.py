"""What stands in an edition: the options of a choice, and what an order leans on."""

from __future__ import annotations

from functools import cache, lru_cache

from ..board.table import Authority, Table
from ..book.editions import Edition, Provision, Reading
from ..book.questions import Choice, Elect, Option
from ..words.message import Message
from .names import Names
from .words import A_CARD, ANY_CARD, ANY_OF_SUIT

# Of more suits than these any card will do.
_SUITS_READ_OUT = 2


def option_of(choice: Choice, elect: Elect, names: Names, ref: str) -> Option:
    """An option of a choice as it is read and said, with the number of the provision behind it."""
    read = choice.message(f".{elect.value}", names) if elect.label is None else elect.label
    if isinstance(elect.aloud, Message):
        return Option(elect.value, read, (ref,), elect.aloud)
    return Option(elect.value, read, (ref,), choice.message(f".{elect.value}.say", names) if elect.aloud else None)


def read_out(table: Table, labels: list[Message]) -> list[Message]:
    """What is on offer as it is read out: cards by their suits where a hand, as far as is known, only may hold them.

    Whoever reads out a card that nobody has seen asks the players to say who holds it.
    """
    cards = [label.named["card"] for label in labels if label.says is A_CARD]
    seen = table.played
    for hand in table.hands:
        seen |= hand.cards.mask
    if all(card.mask & seen for card in cards):
        return labels
    suits = list(dict.fromkeys(card.suit for card in cards))
    return [ANY_CARD()] if len(suits) > _SUITS_READ_OUT else [ANY_OF_SUIT(suit) for suit in suits]


def stands(authority: Authority, laws: Edition, set_aside: frozenset[str]) -> bool:
    """Whether a provision is in force, or a reading applies."""
    if isinstance(authority, Provision):
        return laws in authority.by_edition
    return laws in authority.editions and authority.id not in set_aside


@lru_cache(512)  # a few choices are made for one hearing only
def offered_by(
    choice: Choice, among: tuple[str, ...] | None, laws: Edition, set_aside: frozenset[str]
) -> dict[str, Elect]:
    """The options of a choice that stand, by their values; those among some."""
    options = choice.options if among is None else [option for option in choice.options if option.value in among]
    return {option.value: option for option in options if stands(option.authority, laws, set_aside)}


@cache
def relied_on(authority: Authority, also: tuple[Authority, ...], laws: Edition) -> tuple[Authority, ...]:
    """What is behind an order, and what it leans on besides, without the provisions that an edition does not have."""
    if isinstance(authority, Provision) and not authority.in_force(laws):
        raise AssertionError(f"{authority!r} is not in force in {laws}")
    return (authority, *[a for a in also if isinstance(a, Reading) or a.in_force(laws)])
