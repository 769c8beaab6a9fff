"""Random deals, random regular plays, random slips of the pen."""

from __future__ import annotations

import random

from hypothesis import given, strategies as st

from audit.made import audited, record
from bridgelaws.audit.findings import Finding, Likely, Status
from bridgelaws.audit.replay import UNKNOWN, Course, course, masks
from bridgelaws.kernel import Position
from bridgelaws.values.cards import CARDS, Card, CardSet, Deal
from bridgelaws.values.contract import Contract


def board(seed: int) -> tuple[Deal, Contract, list[Card], int]:
    """A deal, a contract, a whole regular play of it, and declarer's tricks."""
    chance = random.Random(seed)
    pack = chance.sample(range(52), 52)
    hands = [sum(1 << card for card in pack[n : n + 13]) for n in range(0, 52, 13)]
    contract = Contract.parse(f"4{chance.choice(['C', 'D', 'H', 'S', 'NT'])} by {chance.choice('NESW')}")
    position = Position(hands, -1 if contract.trumps is None else int(contract.trumps), contract.declarer.lho)
    for _ in range(52):
        hand = position.hands[position.turn]
        choices = [card for card in range(52) if (hand & position.led or hand) >> card & 1]
        position.play(position.turn, chance.choice(choices))
    north, east, south, west = (CardSet(hand) for hand in hands)
    won = sum(winner & 1 == contract.declarer & 1 for winner in position.winners)
    return Deal((north, east, south, west)), contract, [CARDS[card] for card in position.cards], won


seeds = st.integers(0, 10_000)
places = st.integers(0, 51)


@given(seeds, places)
def test_regular_play_is_never_suspected(seed: int, stop: int) -> None:
    deal, contract, cards, won = board(seed)
    assert audited(record(cards, deal=deal, contract=contract, result=won)).status is Status.COMPLETE
    part = audited(record(cards[:stop], deal=deal, contract=contract, result=won))
    assert part.status is (Status.CLAIMED if stop else Status.NO_PLAY)
    assert part.findings == []


@given(seeds, st.lists(st.tuples(places, st.integers(0, 52)), max_size=4), st.integers(0, 56))
def test_whatever_the_cards_it_says_something_sensible(seed: int, slips: list[tuple[int, int]], size: int) -> None:
    deal, contract, cards, won = board(seed)
    plays: list[Card | None] = list(cards)
    for at, card in slips:
        plays[at] = None if card == 52 else CARDS[card]
    found = audited(record(plays[:size], deal=deal, contract=contract, result=won))  # type: ignore[arg-type]
    assert bool(found.findings) is (found.status in (Status.IRREGULAR, Status.UNREADABLE))
    for each in found.findings:
        assert each.reason
        assert Finding.from_row(each.row()) == each


@given(seeds, st.integers(0, 50))
def test_two_cards_in_the_wrong_order_are_one_slip(seed: int, at: int) -> None:
    deal, contract, cards, won = board(seed)
    cards[at], cards[at + 1] = cards[at + 1], cards[at]
    for each in audited(record(cards, deal=deal, contract=contract, result=won)).findings:
        assert each.likely is not Likely.TABLE
        assert "fit neither" not in each.reason


@given(seeds)
def test_each_card_is_put_with_the_hand_that_holds_it(seed: int) -> None:
    deal, contract, cards, _ = board(seed)
    made = record(cards, deal=deal, contract=contract)
    hands = masks(made)
    assert hands is not None
    found: Course = course(made, hands)
    assert found.whole
    seats = [found.owner(card) for card in found.cards]
    assert UNKNOWN not in seats
    assert all(len(set(seats[n : n + 4])) == 4 for n in range(0, 52, 4))
