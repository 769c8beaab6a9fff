"""Records made by hand from one regular board."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bridgelaws.archives.record import Claim, Place, Played, Record
from bridgelaws.audit.boards import Board, Deals
from bridgelaws.kernel import BIT, SUIT_OF, Position
from bridgelaws.values.cards import CARDS, Card, CardSet, Deal
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS, Seat

DEAL = Deal.parse("N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT")
CONTRACT = Contract.parse("3NT by S")


def regular_play(deal: Deal = DEAL, contract: Contract = CONTRACT) -> list[Card]:
    """A whole regular play: every hand plays the lowest card that it may."""
    hands = [hand.mask for hand in deal.hands if hand is not None]
    trumps = -1 if contract.trumps is None else int(contract.trumps)
    position = Position(hands, trumps, contract.declarer.lho)
    for _ in range(52):
        hand = position.hands[position.turn]
        choice = hand & position.led or hand
        position.play(position.turn, (choice & -choice).bit_length() - 1)
    return [CARDS[card] for card in position.cards]


def tricks_of(cards: list[Card], deal: Deal = DEAL, contract: Contract = CONTRACT) -> int:
    """Declarer's tricks of a regular play."""
    trumps = -1 if contract.trumps is None else int(contract.trumps)
    position = Position([hand.mask for hand in deal.hands if hand is not None], trumps, contract.declarer.lho)
    assert position.follow([int(card) for card in cards]) == len(cards)
    return sum(winner & 1 == contract.declarer & 1 for winner in position.winners)


def record(cards: list[Card] | None = None, **more: Any) -> Record:
    """A board in which the cards were played."""
    cards = regular_play() if cards is None else cards
    base = Record(
        Place("made.lin", 7, 1),
        "LIN",
        board="7",
        room="open",
        deal=DEAL,
        contract=CONTRACT,
        leader=CONTRACT.declarer.lho,
        plays=tuple(Played(card, n // 4 + 1) for n, card in enumerate(cards)),
        claim=Claim.NONE if len(cards) == 52 else Claim.CLAIMED,
        players={seat: f"Player{seat.letter}" for seat in SEATS},
    )
    return replace(base, **more)


def audited(what: Record, deals: Deals = (), *, names: bool = False) -> Board:
    board = Board(what, names=names)
    board.explain(deals)
    return board


def owner(card: Card, deal: Deal = DEAL) -> Seat:
    return next(seat for seat in SEATS if card in (deal.hand(seat) or CardSet()))


def a_revoke(cards: list[Card], seat: Seat) -> tuple[int, int]:
    """Two places whose cards, exchanged, make the hand of a seat revoke and leave all the rest in turn and legal."""
    for first in range(4, 44):
        led = SUIT_OF[cards[first - first % 4]]
        if owner(cards[first]) is not seat or not BIT[cards[first]] & led or first % 4 == 0:
            continue
        for later in range(first + 1, 52):
            if owner(cards[later]) is not seat or BIT[cards[later]] & led or later % 4 == 0:
                continue
            tried = list(cards)
            tried[first], tried[later] = tried[later], tried[first]
            found = audited(record(tried)).findings
            if [f.kind.value for f in found if f.index >= 0] == ["revoke"] and found[0].index == first:
                return first, later
    raise AssertionError(f"{seat} cannot revoke in this play")
