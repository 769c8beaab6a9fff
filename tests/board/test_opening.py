"""What a board opens with stays as it is, whatever happens at the table."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bridgelaws import L1997, L2017, Contract, Play, Regulations, dumps, golden, loads, open_table
from bridgelaws.board.auction import Auction, CallMade
from bridgelaws.board.opening import Opening
from bridgelaws.board.phases import Phase
from bridgelaws.board.table import Table
from bridgelaws.values.calls import parse_call
from bridgelaws.values.seats import Seat

DEAL = "N:AKQJ.5432.432.32 T98.AKQJ.765.654 7654.T98.AKQ.AKQ 32.76.JT98.JT987"


def _auction(first: Seat, calls: str, *, whole: bool = True) -> Auction:
    made = tuple(CallMade(Seat((first + n) % 4), parse_call(call)) for n, call in enumerate(calls.split()))
    return Auction(made, whole)


def test_a_table_shows_what_its_opening_says() -> None:
    rules = Regulations(face_down_leads=False)
    table = open_table("4SX by W", L1997, regulations=rules, set_aside=frozenset(("R48-1",)), vulnerable="EW")
    assert (table.edition, table.contract) == (L1997, Contract.parse("4SX by W"))
    assert (table.regulations, table.set_aside, table.vulnerable) == (rules, {"R48-1"}, "EW")
    assert table.trumps is table.contract.trumps
    names = {each.name for each in fields(Table)}
    assert not names & {each.name for each in fields(Opening)} - {"hands", "auction"}, "what goes on is the table's own"


def test_it_is_a_value() -> None:
    opening = open_table("3NT by S", L2017, DEAL).opening
    assert opening == open_table("3NT by S", L2017, DEAL).opening
    assert hash(opening) == hash(open_table("3NT by S", L2017, DEAL).opening)
    with pytest.raises(AttributeError):
        opening.vulnerable = "NS"  # type: ignore[misc]


def test_how_much_is_known_when_the_log_begins() -> None:
    three = "N:AKQJ.5432.432.32 T98.AKQJ.765.654 7654.T98.AKQ.AKQ -"
    opening = open_table("3NT by S", L2017, three).opening
    assert (opening.phase, opening.before) == (Phase.CLARIFICATION, 0)
    assert all(hand.known for hand in opening.hands), "the fourth is what is left"
    play = loads(
        '{"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S",'
        ' "position": {"trick": 5, "leader": "W", "hands": {"W": ["D8", "..."]}}}'
    )
    opening = play.table.opening
    assert (opening.phase, opening.before, len(opening.hands[Seat.WEST].cards)) == (Phase.PLAY, 4, 1)


def test_nothing_that_happens_changes_it() -> None:
    for document in list(golden.cases())[::5]:
        for run in golden.runs(document):
            play = golden.start(run)
            for play, _ in golden.follow(run):
                assert play.table.opening is play.opened.opening, run.id


def test_under_another_edition_only_that_changes() -> None:
    play = Play(DEAL, "3NT by S", vulnerable="NS")
    play.faced("E", "HA")
    other = play.under(1997).table.opening
    assert (other.edition, other.hands, other.vulnerable) == (L1997, play.opened.opening.hands, "NS")


def test_a_file_opens_the_same() -> None:
    play = Play(DEAL, "3NT by S", vulnerable="NS")
    assert loads(dumps(play)).opened.opening == play.opened.opening


@pytest.mark.parametrize(
    ("first", "calls", "contract"),
    [
        (Seat.NORTH, "1H P 4H X P P P", "4HX by N"),
        (Seat.EAST, "1S P 2H P 2S P 4H P P P", "4H by W"),
        (Seat.SOUTH, "P P P 1NT P 2NT P 3NT P P P", "3NT by E"),
        (Seat.WEST, "1C X XX P P P", "1CXX by W"),
        (Seat.WEST, "1C X XX 1H X P P P", "1HX by S"),
        (Seat.NORTH, "1S 2S P P P", "2S by E"),
    ],
)
def test_what_an_auction_comes_to(first: Seat, calls: str, contract: str) -> None:
    auction = _auction(first, calls)
    assert (auction.over, auction.fault(), auction.dealer) == (True, None, first)
    assert auction.contract == Contract.parse(contract)
    assert auction.allows(Contract.parse(contract))
    for cut in range(len(auction.calls)):
        assert not Auction(auction.calls[:cut]).over


@pytest.mark.parametrize(
    ("calls", "place", "why"),
    [
        ("1S 1H", 1, "East's 1♥ is not enough over 1♠"),
        ("1S 1S", 1, "East's 1♠ is not enough over 1♠"),
        ("X", 0, "North had nothing to double"),
        ("1S P X", 2, "South had nothing to double"),
        ("1S XX", 1, "East had nothing to redouble"),
        ("1S X P XX", 3, "West had nothing to redouble"),
        ("1S X X", 2, "South had nothing to double"),
        ("7NT 8C", 1, "East's 8♣ is above seven"),
        ("1S P P P X", 4, "North called after the auction was over"),
        ("P P P P 1C", 4, "North called after the auction was over"),
    ],
)
def test_a_call_that_is_not_regular_is_named(calls: str, place: int, why: str) -> None:
    fault = _auction(Seat.NORTH, calls).fault()
    assert fault is not None
    assert (fault[0], str(fault[1])) == (place, why)


def test_a_call_out_of_turn_is_named() -> None:
    calls = (CallMade(Seat.NORTH, parse_call("1S")), CallMade(Seat.SOUTH, parse_call("2S")))
    fault = Auction(calls).fault()
    assert fault is not None
    assert (fault[0], str(fault[1])) == (1, "South called at East's turn")


def test_of_an_auction_whose_beginning_nobody_told_only_the_end_is_known() -> None:
    end = _auction(Seat.WEST, "3NT P P P", whole=False)
    assert (end.over, end.contract, end.dealer, end.fault()) == (True, None, None, None)
    assert end.allows(Contract.parse("3NT by W"))
    assert end.allows(Contract.parse("3NT by E")), "he may have named it first"
    assert not end.allows(Contract.parse("3NT by S"))
    assert not end.allows(Contract.parse("3NTX by W"))
    doubled = _auction(Seat.WEST, "X P P P", whole=False)
    assert (doubled.over, doubled.fault()) == (True, None)
    assert doubled.allows(Contract.parse("4SX by N"))
    assert not doubled.allows(Contract.parse("4S by N"))
    assert not doubled.allows(Contract.parse("4SX by E")), "he doubled an opponent's bid"
