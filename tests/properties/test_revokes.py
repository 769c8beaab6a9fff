"""Revokes on random boards: tricks add up, a transfer takes only what was won since, and a replay gives the same."""

from __future__ import annotations

from random import Random

from hypothesis import given, strategies as st
from tests import auctions

import boards
from bridgelaws.board.events import DirectorCalled, Ended, Faced, NextDealCalled, RoundEnded
from bridgelaws.board.revokes import tricks_won
from bridgelaws.board.table import Stage
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.laws.law77 import rules as rules77
from bridgelaws.play.play import Play
from bridgelaws.values.seats import SEATS, Side

chance = st.integers(0, 2**32 - 1)


def careless_board(rng: Random) -> Play:
    """A deal played in turn by people who now and then do not follow suit; sometimes someone mentions it."""
    document = boards.opening(rng)
    for key in ("position", "regulations"):
        document.pop(key, None)
    pack = list(boards.CARDS)
    rng.shuffle(pack)
    hands = [set(pack[n * 13 : n * 13 + 13]) for n in range(4)]
    document["deal"] = auctions.pbn(hands, SEATS if rng.random() < 0.8 else SEATS[:2])
    document["vulnerable"] = rng.choice(["none", "NS", "EW", "both"])
    play = boards.start(document)
    stops = rng.randint(20, 80)
    for _ in range(stops):
        if play.table.finished and rng.random() < 0.5:
            break
        if play.question is not None:
            play.add(boards.answer(rng, play.table, play.question))
            continue
        turn = play.turn
        if turn is not None and rng.random() < 0.9:
            careless = rng.random() < 0.15
            plays = boards.candidates(play.table, turn)
            legal = [card for card in plays if card in play.legal_plays]
            play.add(Faced(turn, rng.choice(plays if careless else legal or plays)))
        else:
            happen(play, DirectorCalled(rng.choice(SEATS), "revoke"))
    if not play.table.finished:
        happen(play, Ended(rng.randint(*_possible(play))))
    for event in rng.sample([NextDealCalled(rng.choice(SEATS)), RoundEnded()], rng.randrange(3)):
        happen(play, event)
    happen(play, DirectorCalled(rng.choice(SEATS), "revoke"))
    for _ in range(20):
        if play.question is None:
            break
        play.add(boards.answer(rng, play.table, play.question))
    return play


def _possible(play: Play) -> tuple[int, int]:
    won = play.table.won[play.table.declarer & 1]
    return won, won + 14 - play.table.number


def happen(play: Play, event: object) -> None:
    try:
        play.add(event)  # type: ignore[arg-type]
    except ImpossibleEvent:
        return


@given(seed=chance)
def test_tricks_add_up_to_what_was_played(seed: int) -> None:
    play = careless_board(Random(seed))
    table = play.table
    assert sum(table.won) == table.number - 1
    result = rules77.result(table)
    if result is not None:
        assert sum(result.tricks) == sum(result.after) == 13
        assert min(result.after) >= 0
        if table.contract.level is not None:
            assert result.score == sum(points for _, points, _ in result.lines)


@given(seed=chance)
def test_a_transfer_takes_only_tricks_that_the_side_won_from_the_revoke_on(seed: int) -> None:
    table = careless_board(Random(seed)).table
    revokes = {revoke.id: revoke for revoke in table.revokes}
    won = {trick.number: trick.side for trick in tricks_won(table)}
    taken: list[int] = []
    for transfer in table.transfers:
        revoke = revokes[transfer.revoke]
        assert revoke.found
        assert revoke.counts
        assert transfer.to is revoke.seat.side.other
        assert len(transfer.tricks) <= revoke.at_most
        for number in transfer.tricks:
            assert number >= revoke.trick
            assert won[number] is revoke.seat.side
        taken += transfer.tricks
    assert len(taken) == len(set(taken)), "a trick is transferred once"


@given(seed=chance)
def test_what_no_one_mentions_costs_nothing(seed: int) -> None:
    table = careless_board(Random(seed)).table
    silent = {revoke.id for revoke in table.revokes if not revoke.found}
    assert not silent & {transfer.revoke for transfer in table.transfers}


@given(seed=chance)
def test_with_the_hands_on_file_every_card_off_suit_is_known_for_what_it_is(seed: int) -> None:
    """A naive reader of the finished tricks finds the revokes on record, and no others."""
    play = careless_board(Random(seed))
    table = play.table
    if not all(hand.known for hand in play.opened.hands):
        return
    first = table.number - len(table.tricks)
    found = set()
    for n, trick in enumerate(table.tricks):
        for seat in SEATS:
            card = trick.card(seat)
            later = [t.card(seat) for t in (*table.tricks[n + 1 :], table.trick)]
            held = [*table.hand(seat).cards, *(c for c in later if c is not None)]
            if card is not None and card.suit is not trick.led and any(c.suit is trick.led for c in held):
                found.add((first + n, seat, card))
    on_record = {
        (r.trick, r.seat, r.card)
        for r in table.revokes
        if r.sure and r.suit is not None and r.stage is not Stage.CORRECTED and r.trick < table.number
    }
    assert on_record == found


@given(seed=chance)
def test_a_replay_gives_the_same_revokes_and_the_same_result(seed: int) -> None:
    play = careless_board(Random(seed))
    again = boards.replay(play)
    assert again.table.revokes == play.table.revokes
    assert again.table.transfers == play.table.transfers
    assert boards.outcome(again) == boards.outcome(play)


@given(seed=chance)
def test_sides_are_told_apart(seed: int) -> None:
    """What one side gets the other loses."""
    table = careless_board(Random(seed)).table
    result = rules77.result(table)
    if result is None:
        return
    gained = {side: sum(len(t.tricks) for t in table.transfers if t.to is side) for side in Side}
    assert result.after[0] - result.tricks[0] == gained[Side.NS] - gained[Side.EW]
