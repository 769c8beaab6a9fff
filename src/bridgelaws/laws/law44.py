"""Law 44: order of play and how a trick is won."""

from __future__ import annotations

from ..editions import L1997, Provision, provision, reading, v
from ..plays import Narrowing
from ..seats import Seat
from ..table import Table

ANY_CARD_MAY_BE_LED = provision(
    v(L1997, "44A", "The hand on lead may lead any card, unless an irregularity of its own side restricts it."),
)
CLOCKWISE_TURN = provision(
    v(L1997, "44B", "After the lead the other three hands each play one card, going clockwise; the four make a trick."),
)
FOLLOW_SUIT = provision(
    v(
        L1997,
        "44C",
        "A hand that holds a card of the suit led, be it a penalty card, must play that suit; no other duty comes"
        " before this one.",
    ),
)
UNABLE_TO_FOLLOW = provision(
    v(
        L1997,
        "44D",
        "A hand without a card of the suit led may play any card, unless an irregularity of its own side restricts it.",
    ),
)
HIGHEST_TRUMP_WINS = provision(
    v(L1997, "44E", "If there is a trump in the trick, the highest trump takes it."),
)
HIGHEST_OF_SUIT_LED_WINS = provision(
    v(L1997, "44F", "If there is no trump in the trick, the highest card of the suit led takes it."),
)
WINNER_LEADS = provision(
    v(L1997, "44G", "The hand that took a trick leads to the next."),
)

LEAD_UNDONE_WITH_WINNER = reading(
    "R44-1",
    "If a correction changes who won a trick, a lead already made to the next trick is undone with it.",
    source="text silent; our interpretation",
)


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """Follow suit if you can."""
    suit = table.trick.led
    if suit is None or table.trick.leader is seat:
        return (Narrowing(1, ANY_CARD_MAY_BE_LED, "may lead any card", lambda mask: mask),)
    held = table.hand(seat).holds(suit)
    if held is False:
        return (Narrowing(1, UNABLE_TO_FOLLOW, f"holds no {suit.singular}: any card", lambda mask: mask),)
    text = f"must follow with a {suit.singular}" + ("" if held else " if holding one")
    return (Narrowing(1, FOLLOW_SUIT, text, lambda mask: mask & suit.mask, certain=held is True),)


def won_by(table: Table) -> tuple[Provision, ...]:
    """The provisions by which the last trick was won and the next is led."""
    trick = table.last_trick
    if trick is None:
        return ()
    trumped = table.trumps is not None and trick.mask & table.trumps.mask
    return (HIGHEST_TRUMP_WINS if trumped else HIGHEST_OF_SUIT_LED_WINS, WINNER_LEADS)
