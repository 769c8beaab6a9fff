"""An auction that went on to its contract by calls that nobody told."""

from __future__ import annotations

import json
from random import Random

import pytest

import auctions
from bridgelaws import Board, ImpossibleEvent, Play, dumps, loads
from bridgelaws.board.events import AuctionEnded
from bridgelaws.board.phases import Phase
from bridgelaws.files import codec
from bridgelaws.play.documents import outcome_document
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS

EDITIONS = (1997, 2007, 2017)
every = pytest.mark.parametrize("laws", EDITIONS)


def silenced(laws: int) -> Board:
    """East bid 1♥ over 1♠; it was not accepted, and 3♣ binds West to pass to the end."""
    board = Board(dealer="N", laws=laws)
    board.made("N", "1S")
    board.made("E", "1H")
    board.director("S")
    board.chose("refuse")
    board.made("E", "3C")
    if board.question is not None:
        board.found("none")
    assert board.question is None
    return board


def refusal(board: Board, contract: str) -> str:
    log = board.log
    with pytest.raises(ImpossibleEvent) as refused:
        board.auction_over(contract)
    assert board.log == log
    return str(refused.value)


# What it carries into the play


@every
def test_duties_rights_and_information_go_with_it(laws: int) -> None:
    board = silenced(laws)
    rights, information = board.lead_rights, board.table.information
    board.auction_over("3NT by S")
    assert board.contract == Contract.parse("3NT by S")
    assert (board.phase, board.turn) == (Phase.CLARIFICATION, SEATS[3])
    assert (board.lead_rights, board.table.information[: len(information)]) == (rights, information)
    assert [made.call.code for made in board.auction.standing] == ["1S", "3C"]


@every
def test_law_26_asks_at_the_partners_first_lead_and_not_before(laws: int) -> None:
    board = silenced(laws)
    board.auction_over("4S by N")  # East leads
    assert board.question is None
    board.faced("E", "C2")
    board.played_on("W")
    assert board.question is not None
    assert board.question.id in ("suits_shown", "suits_specified")
    board = silenced(laws)
    board.auction_over("3NT by S")  # West leads
    assert board.question is not None
    assert board.question.id in ("suits_shown", "suits_specified")
    while board.question is not None:
        board.answer(board.question.options[0].value)
    assert [restriction.seat for restriction in board.table.restrictions] == [SEATS[3]]


def test_the_same_follows_as_from_the_calls() -> None:
    """Told call by call or not, the question at the first lead is the same."""
    told, untold = silenced(2017), silenced(2017)
    for seat, call in (("S", "3NT"), ("W", "P"), ("N", "P"), ("E", "P")):
        told.made(seat, call)
    untold.auction_over("3NT by S")
    for board in (told, untold):
        board.found("C")
        board.chose("H")
    assert told.table.restrictions == untold.table.restrictions
    assert [str(ruling.about) for ruling in told.rulings] == [str(ruling.about) for ruling in untold.rulings]


@every
def test_a_call_after_that_is_after_the_end(laws: int) -> None:
    board = silenced(laws)
    board.auction_over("4S by N")
    board.made("E", "X")
    board.director("N")
    assert board.rulings[-1].law == 39


def test_a_call_whose_successors_are_untold_is_not_changed() -> None:
    board = silenced(2017)
    board.auction_over("4S by N")
    with pytest.raises(ImpossibleEvent, match="What East called last has not been told"):
        board.changed("E", "2H")


def test_misinformed_about_calls_that_nobody_told() -> None:
    """Who called last on the other side is not on file: the Director is told so, and nobody is asked about 1♠."""
    board = Board(dealer="N", laws=2017)
    board.made("N", "1S")
    board.made("E", "2H")
    board.auction_over("4S by N")
    board.explained("W", "corrected", "2H", "E")
    board.director("N")
    board.found("explanation")
    asked = [] if board.question is None else [board.question.id]
    assert "influenced" not in asked
    assert "keep_or_change" not in asked


# What is refused


@every
def test_not_while_a_call_waits_or_a_ruling_turns_on_the_next(laws: int) -> None:
    board = Board(dealer="N", laws=laws)
    board.made("N", "1S")
    board.made("E", "1H")
    assert refusal(board, "4S by N") == "1♥ by East has not been ruled on: that comes before the contract"
    board.director("S")
    assert refusal(board, "4S by N").startswith("A question is open")
    board.chose("refuse")
    assert refusal(board, "4S by N").startswith("A ruling turns on the next call of East")
    assert all(act["event"] != "auction over" for act in outcome_document(board.now)["acts"])


@every
def test_not_before_the_call_for_the_turn_of_one_that_gives_a_lead_right(laws: int) -> None:
    """1♥ at his partner's turn: whether East makes it again at his own turn decides on the lead (26)."""
    board = Board(dealer="W", laws=laws)
    board.made("E", "1H")
    board.director("S")
    board.chose("refuse")
    assert "next call of East" in refusal(board, "4S by N")


@pytest.mark.parametrize(
    ("contract", "why"),
    [
        ("2S by N", "3♣ had been bid, which is higher"),
        ("3C by N", "East, of the other side, made that bid"),
        ("3C by W", "East was the first to name that strain"),
        ("4S by S", "North was the first to name that strain"),
        ("4H by W", "West has to pass to the end"),
    ],
)
def test_a_contract_that_cannot_be(contract: str, why: str) -> None:
    board = silenced(2017)
    assert why in refusal(board, contract)
    board.auction_over("4H by E")
    assert board.contract == Contract.parse("4H by E")


def test_a_double_on_file_stays() -> None:
    board = Board(dealer="N")
    for seat, call in (("N", "1S"), ("E", "X")):
        board.made(seat, call)
    assert "doubled, or redoubled" in refusal(board, "1S by N")
    board.auction_over("1SX by N")


def test_of_calls_before_those_on_file_nothing_is_held_against_it() -> None:
    board = Board(turn="E", bid="1S", whole=False)
    board.auction_over("4S by S")
    assert board.contract == Contract.parse("4S by S")


def test_an_auction_that_is_over() -> None:
    board = Board(dealer="N")
    for seat, call in (("N", "1S"), ("E", "P"), ("S", "P"), ("W", "P")):
        board.made(seat, call)
    assert refusal(board, "4S by N") == "The auction is over already"
    with pytest.raises(ImpossibleEvent, match="is over already"):
        Play(contract="3NT by S").add(AuctionEnded(board.table.contract))


# Files, documents, and whatever else happens


@every
def test_files_and_documents(laws: int) -> None:
    board = silenced(laws)
    assert [act["event"] for act in outcome_document(board.now)["acts"]][-1] == "auction over"
    assert outcome_document(board.now)["auction"]["to_the_end"] is True
    board.auction_over("3NT by S")
    text = dumps(board)
    again = loads(text)
    assert json.loads(text)["events"][-1] == {"event": "auction over", "contract": "3NT by S"}
    assert (again.log, again.table.auction, dumps(again)) == (board.log, board.auction, text)
    assert outcome_document(again.now)["auction"]["to_the_end"] is False
    board.undo()
    assert board.contract is None
    assert board.turn == SEATS[2]


@pytest.mark.parametrize("seed", range(80))
def test_told_in_the_midst_of_any_auction(seed: int) -> None:
    """It is refused and changes nothing, or there is that contract and what must always hold does."""
    rng = Random(seed)
    play = codec.decode(auctions.opening(rng))
    for _ in range(14):
        if play.question is not None:
            play.answer(rng.choice(play.question.options).value if play.question.options else rng.choice("SHDC"))
            continue
        if play.table.calling and rng.randrange(4) == 0:
            last = play.table.auction.to_beat
            bid = rng.choice([bid for bid in auctions.BIDS if last is None or bid.rank >= last.rank] or auctions.BIDS)
            event = AuctionEnded(Contract(bid.trumps, rng.choice(SEATS), bid.level, rng.choice([0, 0, 1, 2])))
            before = play.now
            try:
                play.add(event)
            except ImpossibleEvent:
                assert play.now is before
                continue
            assert play.table.contract == event.contract
            assert not play.table.auction.pending
        else:
            table = play.table
            calling = table.calling
            try:
                play.add(auctions.next_event(rng, table, "all sorts", 0.5) if calling else auctions.between(rng, table))
            except ImpossibleEvent:
                continue
        auctions.check(play.now)
    assert loads(dumps(play)).table == play.table


def last_to_call(call: str = "2H", laws: int = 2017) -> Board:
    """East called at West's turn, over 1♠, and it was refused; nobody knows who passed before."""
    document = {
        "format": codec.FORMAT,
        "version": codec.VERSION,
        "laws": laws,
        "opening": {"phase": "auction"},
        "auction": {"calls": [], "whole": False, "bid": "1S", "turn": "W"},
        "events": [{"event": "made", "seat": "E", "call": call}, {"event": "director called", "seat": "S"}],
    }
    board = loads(json.dumps(document))
    assert isinstance(board, Board)
    board.chose("refuse")
    return board


def test_it_may_be_over_before_the_turn_of_the_player_whose_call_a_ruling_waits_for() -> None:
    """The same as from the calls: 26B, if his side defends; he had no turn at which to replace it."""
    for call, contract, offenders in (
        ("2H", "1S by N", [SEATS[1]]),
        ("P", "1S by N", []),  # he passed again, or had no turn
        ("2H", "1S by W", []),
    ):
        board = last_to_call(call)
        board.auction_over(contract)
        assert [right.offender for right in board.lead_rights] == offenders


def test_who_has_bid_or_doubled_since_leaves_him_a_turn() -> None:
    for contract in ("2S by N", "1SX by N", "1NT by S"):
        assert "turns on the next call of East" in refusal(last_to_call(), contract)
