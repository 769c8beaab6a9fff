"""Law 44: order of play and how a trick is won."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..cards import Card
from ..editions import L1997, Provision, provision, reading, v
from ..hearing import Hearing
from ..orders import Put, SupplyCard, Withdraw
from ..plays import Narrowing
from ..seats import Seat, Side
from ..table import Incident, Table
from .common import file

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
UNDONE_WITHOUT_PENALTY = reading(
    "R44-2",
    "A card that a defender of the side at fault led or played to the next trick, when it seemed his turn, and that is "
    "undone because his partner has supplied a card to the trick before, does not become a penalty card. Without this "
    "reading it is a major one.",
    source="text silent; Law 49 excepts the normal course of play and what a law brings about, while 57A and 60C would "
    "be the contrary ground",
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


# A lead to the next trick, another hand having won the one before


def arising(table: Table) -> Incident | None:
    """A correction has changed who won the trick: what was played to the next one has gone back."""
    if not table.undone:
        return None
    seat, card = table.undone[0]
    summary = f"{table.trick.leader} won trick {table.number - 1} after {seat} had led to the next"
    return replace(file(table, Act(None, seat, card), "law44", summary), key=f"44G:{table.number}")


def hear(h: Hearing) -> None:
    """The cards are withdrawn; what was open about them is over."""
    for incident in h.table.docket:
        if incident.trick == h.table.number and (incident.offender, incident.card) in h.table.undone:
            h.close(incident)
    undo(h, _at_fault(h.table), WINNER_LEADS)


def undo(h: Hearing, offenders: Side, authority: Provision) -> None:
    """The cards of a lead that is undone are withdrawn, and Law 16 says who may use what they showed."""
    from . import penalty_cards

    for seat, card in h.table.undone:
        h.reads(LEAD_UNDONE_WITH_WINNER)
        if h.table.is_defender(seat) and seat.side is offenders and not h.reads(UNDONE_WITHOUT_PENALTY):
            penalty_cards.taken_back(h, authority, seat, card)
            continue
        goes_back(h, authority, seat, card, offenders)


def goes_back(h: Hearing, authority: Provision, seat: Seat, card: Card, offenders: Side) -> None:
    """A card that was played in the normal course goes back through no fault of its own."""
    from . import law16, law49, penalty_cards

    also = (law49.NORMAL_PLAY_EXEMPT,) if h.table.is_defender(seat) else ()
    h.rule(authority, Withdraw(seat, card, offenders), also=also)
    if not penalty_cards.lies_again(h, seat, card):
        law16.withdrawn(h, seat, card, offenders, replaced=False)


def _at_fault(table: Table) -> Side:
    """The side for whose fault a card to the trick before was changed or supplied; no trick is reopened otherwise."""
    changed = [
        (ruling.trick, order.seat.side if isinstance(order, SupplyCard) else order.offenders)
        for ruling in table.rulings
        for order in ruling.orders
        if isinstance(order, Withdraw | Put | SupplyCard)
    ]
    of_the_trick = [side for trick, side in changed if trick == table.number - 1]
    return (of_the_trick or [side for _, side in changed])[-1]
