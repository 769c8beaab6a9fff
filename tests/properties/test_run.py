"""`engine.run` and `Play` on regular boards are equal to folding `step`, and stop where it would leave the regular."""

from __future__ import annotations

from hypothesis import given, strategies as st

from bridgelaws import Play
from bridgelaws.board.events import Event, Faced
from bridgelaws.board.opened import open_table
from bridgelaws.board.table import Table
from bridgelaws.book.editions import EDITIONS
from bridgelaws.engine import step as engine
from bridgelaws.values.cards import CARDS, Card, CardSet, Deal


@st.composite
def boards(draw: st.DrawFn) -> tuple[Deal, str, int]:
    pack = draw(st.permutations(CARDS))
    hands = [CardSet(pack[n * 13 : n * 13 + 13]) for n in range(4)]
    strain = draw(st.sampled_from(["NT", "S", "H", "D", "C"]))
    seat = draw(st.sampled_from("NESW"))
    laws = draw(st.sampled_from(EDITIONS)).year
    return Deal((hands[0], hands[1], hands[2], hands[3])), f"3{strain} by {seat}", laws


def regular_cards(table: Table, draw: st.DrawFn, length: int) -> list[Card]:
    """Random legal cards, chosen by hand and suit alone."""
    cards = []
    hands = [set(hand.cards) for hand in table.hands]
    seat, trick = table.trick.leader, []
    for _ in range(length):
        following = {c for c in hands[seat] if trick and c.suit is trick[0][1].suit}
        card = draw(st.sampled_from(sorted(following or hands[seat])))
        hands[seat].discard(card)
        cards.append(card)
        trick.append((seat, card))
        seat = seat.lho
        if len(trick) == 4:
            trumps = table.trumps
            led = trick[0][1].suit
            best = max(trick, key=lambda p: (p[1].suit is trumps, p[1].suit is led, p[1].rank))
            seat, trick = best[0], []
    return cards


def fold(table: Table, cards: list[Card]) -> tuple[Table, int]:
    """Step by step, up to the first card that is not a regular play."""
    for n, card in enumerate(cards):
        turn = table.turn
        if turn is None or card not in table.hand(turn).cards:
            return table, n
        after = engine.step(table, Faced(turn, card)).table
        if after.docket:
            return table, n
        table = after
    return table, len(cards)


@given(st.data(), boards(), st.integers(0, 52))
def test_run_equals_folding_step(data: st.DataObject, board: tuple[Deal, str, int], length: int) -> None:
    deal, contract, laws = board
    table = open_table(contract, Play(deal, contract, laws).laws, deal)
    cards = regular_cards(table, data.draw, length)
    run = engine.run(table, cards)
    folded, played = fold(table, cards)
    assert run.played == played == length
    assert run.table == folded


@given(st.data(), boards(), st.integers(0, 51))
def test_run_stops_at_the_first_card_that_is_not_regular(
    data: st.DataObject, board: tuple[Deal, str, int], length: int
) -> None:
    deal, contract, laws = board
    table = Play(deal, contract, laws).table
    cards = regular_cards(table, data.draw, length)
    cards += data.draw(st.lists(st.sampled_from(CARDS), max_size=4))
    run = engine.run(table, cards)
    folded, played = fold(table, cards)
    assert run.played == played
    assert run.table == folded


@given(st.data(), boards(), st.integers(1, 52))
def test_play_equals_folding_step_and_can_be_taken_back(
    data: st.DataObject, board: tuple[Deal, str, int], length: int
) -> None:
    deal, contract, laws = board
    play = Play(deal, contract, laws)
    cards = regular_cards(play.table, data.draw, length)
    outcomes = []
    for card in cards:
        turn = play.turn
        assert turn is not None
        outcomes.append(play.faced(turn, card))
    events: list[Event] = list(play.log)
    table = play.opened
    for event, outcome in zip(events, outcomes, strict=True):
        stepped = engine.step(table, event)
        assert outcome == stepped
        table = stepped.table
    play.undo()
    assert play.log == tuple(events[:-1])
    assert play.now.table == (outcomes[-2].table if length > 1 else play.opened)
