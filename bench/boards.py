"""Whole boards of random legal play, the same for everyone."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass
from pathlib import Path

RANKS = "23456789TJQKA"
STRAINS = ("C", "D", "H", "S", "NT")


@dataclass
class Board:
    """A deal, its trumps (-1 for none), and 52 legal plays with who made them and who won the tricks."""

    hands: list[list[int]]
    trumps: int
    leader: int
    cards: list[int]
    seats: list[int]
    winners: list[int]

    @property
    def masks(self) -> list[int]:
        """The hands as masks."""
        return [sum(1 << card for card in hand) for hand in self.hands]

    @property
    def declarer(self) -> int:
        """Who plays the board."""
        return (self.leader + 3) % 4

    @property
    def contract(self) -> str:
        """The contract, at the level of three."""
        return f"3{STRAINS[self.trumps]} by {'NESW'[self.declarer]}"

    @property
    def pbn(self) -> str:
        """The deal in PBN."""

        def written(hand: list[int]) -> str:
            suits = ("".join(RANKS[c % 13] for c in sorted(hand, reverse=True) if c // 13 == s) for s in (3, 2, 1, 0))
            return ".".join(suits)

        return "N:" + " ".join(written(hand) for hand in self.hands)


def generate(count: int, seed: int) -> list[Board]:
    """Deal boards and play each card at random among the legal ones."""
    rng = random.Random(seed)
    return [_generate(rng) for _ in range(count)]


def _generate(rng: random.Random) -> Board:
    pack = list(range(52))
    rng.shuffle(pack)
    hands = [pack[0:13], pack[13:26], pack[26:39], pack[39:52]]
    board = Board([sorted(hand) for hand in hands], rng.randrange(-1, 4), rng.randrange(4), [], [], [])
    leader = board.leader
    for _ in range(13):
        trick: list[int] = []
        for place in range(4):
            hand = hands[(leader + place) % 4]
            card = rng.choice([c for c in hand if trick and c // 13 == trick[0] // 13] or hand)
            hand.remove(card)
            trick.append(card)
            board.seats.append((leader + place) % 4)
        suit_led = trick[0] // 13
        best = max(trick, key=lambda c: (c // 13 == board.trumps, c // 13 == suit_led, c))
        leader = (leader + trick.index(best)) % 4
        board.cards += trick
        board.winners.append(leader)
    return board


def write(path: Path, boards: list[Board]) -> None:
    """Write boards for the workers."""
    path.write_text(json.dumps([asdict(board) for board in boards]))


def read(path: Path) -> list[Board]:
    """Read what `write` wrote."""
    return [Board(**fields) for fields in json.loads(path.read_text())]
