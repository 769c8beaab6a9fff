"""Records at the table: from the first call, through an irregular auction, into the play."""

from __future__ import annotations

import pytest

from archives.samples import REFERENCE, members
from bridgelaws import Board
from bridgelaws.archives import Record, read, read_lin, read_pbn
from bridgelaws.archives.table import called, to_board, to_play, to_table
from bridgelaws.board.events import Faced, Made, Said, Saying
from bridgelaws.book.editions import EDITIONS, Edition
from bridgelaws.errors import ParseError
from bridgelaws.files import codec
from bridgelaws.values.seats import Seat

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def board_of(auction: str, *more: str) -> Record:
    text = f'[Dealer "N"]\n[Deal "{DEAL}"]\n' + "".join(more) + f'[Auction "N"]\n{auction}\n'
    (record,) = read_pbn(text)
    return record


def fates(board: Board) -> str:
    return " ".join(f"{made.seat.letter}{made.call.code}:{made.fate.value}" for made in board.auction.calls)


def test_a_regular_auction_goes_on_into_the_play() -> None:
    text = f'[Dealer "N"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "3NT"]\n'
    text += '[Auction "N"]\nPass Pass 1D Pass\n1H Pass 1NT Pass\n3NT AP\n[Play "W"]\nDA D3 D7 D4\n*\n'
    (record,) = read_pbn(text)
    board = to_board(record)
    assert str(board.contract) == "3NT by South"
    assert len(board.auction.calls) == 12
    assert [event.card.code for event in board.log if isinstance(event, Faced)] == ["DA", "D3", "D7", "D4"]
    assert (board.rulings, board.table.number, board.turn) == ((), 2, Seat.WEST)


@pytest.mark.parametrize("laws", EDITIONS)
def test_an_insufficient_bid_was_accepted_by_the_next_call(laws: Edition) -> None:
    board = to_board(board_of("1D ^I 1C AP"), laws)
    assert [ruling.law for ruling in board.rulings] == [27]
    assert board.rulings[0].ordered == ("27A" if laws is EDITIONS[0] else "27A1",)
    assert str(board.contract) == "1♣ by East"


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_player_left_out_is_a_call_out_of_rotation(laws: Edition) -> None:
    board = to_board(board_of("1D ^S 1H Pass\nPass Pass"), laws)
    assert [event for event in board.log if isinstance(event, Made)][1].seat is Seat.SOUTH
    assert [(ruling.law, ruling.ordered) for ruling in board.rulings] == [(29, ("29A",))]
    assert str(board.contract) == "1♥ by South"


def test_whoever_is_left_out_after_an_irregular_call_said_that_he_accepts_it() -> None:
    board = to_board(board_of("1D ^I 1C ^S 1H\nPass Pass Pass"))
    assert [(e.seat, e.what) for e in board.log if isinstance(e, Said)] == [(Seat.SOUTH, Saying.ACCEPT)]
    assert fates(board) == "N1D:standing E1C:standing W1H:standing NP:standing EP:standing SP:standing"
    assert [ruling.law for ruling in board.rulings] == [27, 29]


def test_who_calls_again_himself_has_replaced_his_call() -> None:
    board = to_board(board_of("1C ^I 1C ^S ^S\n^S 2C AP"))
    assert fates(board).startswith("N1C:standing E1C:withdrawn E2C:standing")
    assert not [e for e in board.log if isinstance(e, Said)]
    assert str(board.contract) == "2♣ by East"


def test_a_double_that_cannot_stand_waits_for_attention() -> None:
    board = called(board_of("1C Pass X Pass"))
    assert [file.law for file in board.table.docket] == ["law36"]


def test_three_passes_past_a_player_do_not_end_the_auction() -> None:
    assert to_board(board_of("1C ^S Pass Pass\nPass")).contract is None


def test_another_contract_than_the_auction_is_not_played() -> None:
    record = board_of("1C AP", '[Declarer "N"]\n[Contract "2C"]\n')
    board = to_board(record)
    assert (str(board.contract), str(record.contract), len(board.log)) == ("1♣ by North", "2♣ by North", 4)


def test_passes_before_the_first_card_need_not_be_written() -> None:
    md = "3SAQJ5HT864DKJ94C4,ST62HQDAQT852CQJT,S974HAJ3D63CAK963"
    (record,) = read_lin(f"qx|o1|md|{md}|sv|0|mb|1C|mb|1C|pc|s2|")
    board = to_board(record)
    assert (str(board.contract), board.turn) == ("1♣ by East", Seat.SOUTH)
    assert [ruling.law for ruling in board.rulings] == [27]


def test_the_game_with_all_irregularities_of_the_reference() -> None:
    record = list(read(REFERENCE / "correct_10.pbn"))[2]
    board = to_board(record)
    assert str(board.contract) == "5♥X by North"
    assert [ruling.law for ruling in board.rulings] == [29, 27, 27, 29]
    # Declarer and dummy changed places: whether that was in time is for the Director.
    assert board.question is not None
    assert board.question.refs == ("54C",)
    board.found(False)
    assert board.table.declarer is Seat.SOUTH


def test_a_record_without_calls_or_dealer() -> None:
    (record,) = read_pbn(f'[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\nDA\n')
    with pytest.raises(ParseError, match="no dealer"):
        to_board(record)
    assert to_table(record).log == to_play(record).log
    assert len(to_play(record).log) == 1
    assert isinstance(to_table(board_of("1C")), Board)


def test_such_a_board_is_a_case_file() -> None:
    board = to_board(board_of("1D ^I 1C ^S 1H\nPass Pass Pass"))
    again = codec.loads(codec.dumps(board))
    assert (again.log, again.explain()) == (board.log, board.explain())


def test_auctions_of_the_sample_come_to_the_contracts_of_the_sample() -> None:
    """The engine and the readers follow auctions each in its own way."""
    heard = 0
    for name, data in list(members())[::30]:
        for record in read_lin(data, name):
            if record.auction and record.contract is not None:
                board = called(record)
                assert board.contract == record.contract, record.place
                heard += 1
    assert heard > 150
