"""Real boards for the tests of the evidence, and for its bench."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bridgelaws import Card, Play
from bridgelaws.evidence.dds import Trace
from bridgelaws.evidence.position import Position
from bridgelaws.values.cards import Deal
from bridgelaws.values.contract import Contract


@dataclass(frozen=True)
class Board:
    """A board of a vugraph record: regular play up to a claim, or to the end."""

    deal: str
    contract: Contract
    vulnerable: str
    tricks: int
    cards: tuple[Card, ...]

    @property
    def position(self) -> Position:
        hands = Deal.parse(self.deal).hands
        north, east, south, west = (hand.mask for hand in hands if hand is not None)
        return Position((north, east, south, west), self.contract.trumps, self.contract.declarer.lho)

    @property
    def trace(self) -> Trace:
        return Trace(self.position, self.cards)

    def play(self, upto: int | None = None) -> Play:
        """The board as it was played; the whole of it is over, a part of it is not."""
        play = Play(self.deal, self.contract, vulnerable=self.vulnerable)
        for card in self.cards[:upto]:
            assert play.turn is not None
            play.faced(play.turn, card)
        if upto is None and not play.table.finished:
            play.ended(self.tricks)
        return play


@cache
def boards() -> tuple[Board, ...]:
    lines = (Path(__file__).parent / "boards.txt").read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        if not line.startswith("#"):
            deal, contract, vulnerable, tricks, cards = line.split("|")
            played = tuple(Card.parse(card) for card in cards.split())
            found.append(Board(deal, Contract.parse(contract), vulnerable, int(tricks), played))
    return tuple(found)
