"""Regular play is written once: `Play.faced` is `Position.play` in other words, and a table comes out of a position."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

import bridgelaws
from bridgelaws import Play, kernel
from bridgelaws.board.events import Faced
from bridgelaws.engine import regular, step as engine
from bridgelaws.errors import ParseError
from bridgelaws.values.cards import CARDS, Card
from bridgelaws.values.seats import SEATS, Seat


class _Same(ast.NodeTransformer):
    """What `Play.faced` calls otherwise than `Position.play`."""

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("self" if node.id == "position" else node.id.lstrip("_"), node.ctx)


def _played(module: str, name: str, last: int) -> tuple[str, list[str]]:
    """The condition under which a method plays a card, and what it then does, but for what it returns."""
    source = Path(bridgelaws.__file__).parent.joinpath(f"{module}.py").read_text(encoding="utf-8")
    methods = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef) and node.name == name]
    found = next(node for node in methods[0].body if isinstance(node, ast.If))
    done = [ast.unparse(_Same().visit(node)) for node in found.body]
    return ast.unparse(_Same().visit(found.test)), done[:-last]


def test_play_faced_is_position_play_written_out() -> None:
    condition, done = _played("play/play", "faced", last=4)
    assert len(done) == 4
    assert (condition, done) == _played("kernel", "play", last=1)


@pytest.mark.parametrize("number", [-105, -104, -53, -52, -1, 52, 103, 104, 40.0, None, "", "C", "ZZ"])
def test_what_is_no_card_is_not_faced(number: object) -> None:
    play, plays = _board(1)
    leader, card = plays[0]
    with pytest.raises(ParseError):
        play.faced(leader, number)
    assert not play.log
    play.faced(leader.letter, int(card))
    assert play.log == (Faced(leader, card),)


def _board(seed: int) -> tuple[Play, list[tuple[Seat, Card]]]:
    """A board, and regular plays to its end."""
    rng = random.Random(seed)
    pack = list(CARDS)
    rng.shuffle(pack)
    hands = [pack[n : n + 13] for n in range(0, 52, 13)]
    deal = "N:" + " ".join(
        ".".join("".join(card.code[1] for card in hand if card.suit.letter == suit) for suit in "SHDC")
        for hand in hands
    )
    play = Play(deal, f"3{rng.choice(['C', 'D', 'H', 'S', 'NT'])} by {rng.choice('NESW')}")
    position = regular.position(play.table)
    assert position is not None
    plays = []
    while len(plays) < 52:
        turn = position.turn
        choices = [card for card in hands[turn] if kernel.follows(position.hands[turn], position.led, card)]
        card = rng.choice([card for card in choices if position.hands[turn] & card.mask])
        assert position.play(turn, card)
        plays.append((SEATS[turn], card))
    return play, plays


@given(st.integers(0, 10_000))
@settings(max_examples=15)
def test_position_run_play_and_step_come_to_the_same_table(seed: int) -> None:
    play, plays = _board(seed)
    opened = table = play.table
    run = engine.run(opened, [int(card) for _, card in plays])
    for number, (seat, card) in enumerate(plays, 1):
        table = engine.step(table, Faced(seat, card)).table
        now = play.faced(seat, card)
        assert now.question is None
        if number % 7 == 0 or number == 52:
            assert now.table == table
            assert list(now.table.puts) == list(table.puts)
            assert engine.run(opened, [int(c) for _, c in plays[:number]]).table == table
    assert (run.played, run.table) == (52, table)
    assert regular.position(table) is None


@given(st.integers(0, 10_000), st.integers(0, 51))
@settings(max_examples=10)
def test_a_card_is_plain_just_where_a_position_plays_it(seed: int, count: int) -> None:
    play, plays = _board(seed)
    position = regular.position(play.table)
    assert position is not None
    for seat, card in plays[:count]:
        play.faced(seat, card)
        position.play(seat, card)
    table = play.table
    for seat in SEATS:
        for card in table.hand(seat).cards:
            taken = position.play(seat, card)
            assert regular.plain(table, seat, card) == bool(taken)
            if taken:
                position.undo()


def test_there_is_no_position_where_something_is_on_file() -> None:
    play, plays = _board(1)
    (leader, card), (_, other) = plays[:2]
    assert regular.position(play.table) is not None
    play.faced(leader, card)
    assert regular.position(play.table) is None  # in the middle of a trick the table is not on bare ints
    play.faced(leader.partner, next(iter(play.table.hand(leader.partner).cards)))
    assert not regular.plain(play.table, play.table.turn or leader, other)
