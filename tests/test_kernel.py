"""The kernel against a player that keeps sets of cards and looks at finished tricks."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from bridgelaws import kernel as imported


def _from_source(name: str) -> Any:
    """The kernel from its source, even where a compiled one stands in front of it."""
    source = Path(imported.__file__).with_name("kernel.py")
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PURE = _from_source("pure_kernel")
AS_IF_COMPILED = _from_source("kernel_as_if_compiled")
AS_IF_COMPILED.COMPILED = True
KERNELS = [pytest.param(PURE, id="pure"), pytest.param(AS_IF_COMPILED, id="as if compiled")]
if imported.COMPILED:
    KERNELS.append(pytest.param(imported, id="compiled"))


class NaivePlayer:
    """Regular play as the laws put it: in turn, from the hand, following suit if possible."""

    def __init__(self, hands: Sequence[set[int]], trumps: int, leader: int) -> None:
        self.hands = [set(hand) for hand in hands]
        self.trumps = trumps
        self.leader = leader
        self.trick: list[int] = []
        self.winners: list[int] = []

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4

    def legal(self) -> set[int]:
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        return {card for card in hand if card // 13 == self.trick[0] // 13} or hand

    def play(self, card: int) -> bool:
        if card not in self.legal():
            return False
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        if len(self.trick) == 4:
            trumps = [c for c in self.trick if c // 13 == self.trumps]
            led = [c for c in self.trick if c // 13 == self.trick[0] // 13]
            self.leader = (self.leader + self.trick.index(max(trumps or led))) % 4
            self.winners.append(self.leader)
            self.trick = []
        return True

    def masks(self) -> list[int]:
        return [sum(1 << card for card in hand) for hand in self.hands]


@dataclass
class Story:
    """A deal and cards offered one after the other, some of them perhaps not regular."""

    hands: list[set[int]]
    trumps: int
    leader: int
    cards: list[int]


@st.composite
def stories(draw: st.DrawFn) -> Story:
    """Regular play from hands of any one length, broken off or spoilt at a place of its own choosing."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    size = draw(st.integers(1, 13))
    pack = rng.sample(range(52), 4 * size)
    hands = [set(pack[seat * size : seat * size + size]) for seat in range(4)]
    trumps = draw(st.integers(-1, 3))
    leader = draw(st.integers(0, 3))
    player = NaivePlayer(hands, trumps, leader)
    cards: list[int] = []
    while len(cards) < 4 * size:
        cards.append(rng.choice(sorted(player.legal())))
        player.play(cards[-1])
    cards = cards[: draw(st.integers(0, len(cards)))]
    spoilt = draw(st.sampled_from(["not", "by a card of the hand", "by any card"]))
    if spoilt == "by a card of the hand" and cards:
        place = draw(st.integers(0, len(cards) - 1))
        player = NaivePlayer(hands, trumps, leader)
        for card in cards[:place]:
            player.play(card)
        cards[place] = rng.choice(sorted(player.hands[player.turn]))
    elif spoilt == "by any card":
        place = draw(st.integers(0, len(cards)))
        cards[place : place + draw(st.integers(0, 1))] = [draw(st.integers(0, 51))]
    return Story(hands, trumps, leader, cards)


def _told(story: Story) -> tuple[int, NaivePlayer]:
    player = NaivePlayer(story.hands, story.trumps, story.leader)
    for played, card in enumerate(story.cards):
        if not player.play(card):
            return played, player
    return len(story.cards), player


def _seen(position: Any) -> tuple[object, ...]:
    return (
        list(position.hands),
        position.turn,
        position.leader,
        list(position.cards),
        list(position.winners),
        position.trick(),
    )


@pytest.mark.parametrize("kernel", KERNELS)
class TestKernel:
    @settings(max_examples=300)
    @given(story=stories())
    def test_follow_stops_where_the_naive_player_stops(self, kernel: Any, story: Story) -> None:
        played, player = _told(story)
        hands = NaivePlayer(story.hands, story.trumps, story.leader).masks()
        before = (story.leader + 1) % 4
        winners = [before]
        for cards in (story.cards, tuple(story.cards)):
            assert kernel.how_far(hands, story.trumps, story.leader, cards) == played
        assert kernel.follow(hands, story.trumps, story.leader, [], story.cards, winners) == played
        assert hands == player.masks()
        assert winners == [before, *player.winners]

    @settings(max_examples=300)
    @given(story=stories(), data=st.data())
    def test_follow_goes_on_from_any_place(self, kernel: Any, story: Story, data: st.DataObject) -> None:
        played, player = _told(story)
        first = data.draw(st.integers(0, played))
        half = NaivePlayer(story.hands, story.trumps, story.leader)
        for card in story.cards[:first]:
            half.play(card)
        hands, winners = half.masks(), list(half.winners)
        rest = story.cards[first:]
        assert kernel.follow(hands, story.trumps, half.leader, half.trick, tuple(rest), winners) == played - first
        assert hands == player.masks()
        assert winners == player.winners
        now = (len(half.trick) + played - first) % 4
        assert [*half.trick, *rest[: played - first]][-now or 52 :] == player.trick

    @settings(max_examples=300)
    @given(story=stories())
    def test_position_accepts_what_the_naive_player_accepts(self, kernel: Any, story: Story) -> None:
        player = NaivePlayer(story.hands, story.trumps, story.leader)
        position = kernel.Position(player.masks(), story.trumps, story.leader)
        for card in story.cards:
            turn = player.turn
            for other in {0, 1, 2, 3} - {turn}:
                assert not position.play(other, card)
            assert bool(position.play(turn, card)) == player.play(card)
            assert position.turn == player.turn
            assert position.leader == player.leader
            assert position.trick() == player.trick
            assert position.hands == player.masks()
            assert position.winners == player.winners

    @settings(max_examples=300)
    @given(story=stories(), data=st.data())
    def test_undo_goes_back_the_way_it_came(self, kernel: Any, story: Story, data: st.DataObject) -> None:
        played, player = _told(story)
        begun = data.draw(st.integers(0, min(3, played)))
        start = NaivePlayer(story.hands, story.trumps, story.leader)
        for card in story.cards[:begun]:
            start.play(card)
        position = kernel.Position(start.masks(), story.trumps, story.leader, start.trick)
        way = [_seen(position)]
        for card in story.cards[begun:played]:
            assert position.play(position.turn, card)
            way.append(_seen(position))
        assert position.hands == player.masks()
        for card in reversed(story.cards[begun:played]):
            assert _seen(position) == way.pop()
            assert position.undo() == card
        assert [_seen(position)] == way
        with pytest.raises(IndexError):
            position.undo()
        assert position.follow(story.cards[begun:]) == played - begun
        assert position.hands == player.masks()
        assert position.turn == player.turn
        if played > begun:
            position.undo()
            assert position.follow(story.cards[played - 1 :]) == 1

    def test_every_kind_of_trick_goes_to_its_winner(self, kernel: Any) -> None:
        for trick in permutations((0, 12, 13, 25, 26, 38), 4):  # the two and the ace of three suits
            for trumps, leader in product(range(-1, 4), range(4)):
                player = NaivePlayer([{trick[(seat - leader) % 4]} for seat in range(4)], trumps, leader)
                hands = player.masks()
                winners: list[int] = []
                position = kernel.Position(hands, trumps, leader)
                for card in trick:
                    assert player.play(card)
                    assert position.play(position.turn, card)
                assert kernel.follow(hands, trumps, leader, (), list(trick), winners) == 4
                assert winners == position.winners == player.winners

    def test_the_same_foreign_card_twice_is_not_regular(self, kernel: Any) -> None:
        hands = [0b11, 0b11 << 2, 0b11 << 4, 0b11 << 6]
        assert kernel.follow(hands, -1, 3, [], [7, 1, 3, 5, 7, 0, 2, 4], []) == 4
        foreign = [1 << 0 | 1 << 1, 1 << 2 | 1 << 3, 1 << 4 | 1 << 5, 1 << 50 | 1 << 51]
        assert kernel.follow(foreign, -1, 3, [], [12, 1, 3, 5, 12, 0, 2, 4], []) == 0
