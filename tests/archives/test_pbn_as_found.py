"""PBN as programs write it: what the standard does not allow, and what nevertheless has only one meaning."""

from __future__ import annotations

import pytest

from archives.samples import DEAL
from audit.made import DEAL as MADE, regular_play
from bridgelaws.archives import Record, read_pbn
from bridgelaws.archives.record import Mark
from bridgelaws.audit.boards import Board
from bridgelaws.audit.findings import Finding, Kind, Likely, Status
from bridgelaws.values.seats import SEATS, Seat

HEAD = f'[Board "7"]\n[Dealer "S"]\n[Vulnerable "NS"]\n[Deal "{MADE}"]\n[Declarer "S"]\n[Contract "3NT"]\n'
AUCTION = '[Auction "S"]\n3NT Pass Pass Pass\n'
PLAY = '[Play "W"]\nDA D3 D7 D4\n*\n'


def games(text: str) -> list[Record]:
    return list(read_pbn(text))


def audited(record: Record) -> tuple[Status, list[Finding]]:
    board = Board(record)
    board.explain(())
    return board.status, board.findings


def calls(record: Record) -> str:
    return " ".join(called.call for called in record.auction)


# What one game takes from another


def test_what_the_standard_does_not_let_a_game_inherit_is_inherited_and_told() -> None:
    second = '[Board "7"]\n[Dealer "#"]\n[Vulnerable "#"]\n[Deal "#"]\n[Declarer "#"]\n[Contract "#"]\n[Result "9"]\n'
    first, other, third = games(f"{HEAD}{PLAY}\n{second}{PLAY}\n{second}{PLAY}")
    for record in (other, third):
        assert (record.deal, record.dealer, record.vulnerable) == (first.deal, Seat.SOUTH, "NS")
        assert record.contract == first.contract
        assert record.readable
        assert {problem.text for problem in record.problems} == {
            f"{name} cannot be taken from the game before"
            for name in ("Dealer", "Vulnerable", "Deal", "Declarer", "Contract")
        }
        assert audited(record) == (Status.CLAIMED, [])


def test_nothing_is_inherited_where_there_is_nothing() -> None:
    [record] = games('[Board "7"]\n[Deal "#"]\n' + PLAY)
    assert record.deal is None
    assert any("Deal" in problem.text for problem in record.problems)


def test_the_second_table_has_the_deal_of_the_first() -> None:
    closed = f'[Board "7"]\n[Room "Closed"]\n[Declarer "S"]\n[Contract "3NT"]\n[Result "9"]\n{PLAY}'
    first, second, other = games(f"{HEAD}{PLAY}\n{closed}\n{closed.replace('7', '8', 1)}")
    assert (second.deal, second.dealer, second.vulnerable) == (first.deal, first.dealer, first.vulnerable)
    assert second.readable
    assert audited(second) == (Status.CLAIMED, [])
    assert other.deal is None


def test_a_deal_is_not_taken_from_another_event() -> None:
    _, second = games(f'[Event "Cup"]\n{HEAD}{PLAY}\n[Event "League"]\n[Board "7"]\n{PLAY}')
    assert second.deal is None


# Contracts and calls


@pytest.mark.parametrize(
    ("written", "means"),
    [
        ("1N", "1NT by South"),
        ("3NX", "3NTX by South"),
        ("5DR", "5♦XX by South"),
        ("5dx", "5♦X by South"),
        ("4SD", "4♠X by South"),
        ("3NTR", "3NTXX by South"),
        ("5DD", "5♦X by South"),
        ("4♠*", "4♠X by South"),
        ("3SA", "3NT by South"),
        ("3 nt", "3NT by South"),
    ],
)
def test_contracts_as_programs_write_them(written: str, means: str) -> None:
    [record] = games(HEAD.replace('"3NT"', f'"{written}"') + PLAY)
    assert str(record.contract) == means
    assert record.readable


@pytest.mark.parametrize(
    ("tag", "standard", "written"),
    [
        ("Declarer", "S", "South"),
        ("Dealer", "S", "south"),
        ("Vulnerable", "NS", "N-S"),
        ("Vulnerable", "NS", "N/S"),
        ("Contract", "3NT", "3SA"),
        ("Result", "9", "="),
        ("Result", "10", "+1"),
        ("Result", "7", "-2"),
    ],
)
def test_values_as_programs_write_them_are_told_and_read(tag: str, standard: str, written: str) -> None:
    head = HEAD + '[Result "9"]\n'
    before = next(line for line in head.splitlines() if line.startswith(f"[{tag} "))
    [record] = games(head.replace(before, f'[{tag} "{written}"]') + PLAY)
    [expected] = games(head.replace(before, f'[{tag} "{standard}"]') + PLAY)
    assert [problem.text for problem in record.problems] == [f"'{written}' is written for {standard}"]
    assert record.readable
    told = (record.dealer, record.vulnerable, str(record.contract), record.result, record.plays)
    assert told == (expected.dealer, expected.vulnerable, str(expected.contract), expected.result, expected.plays)


@pytest.mark.parametrize("written", ["Passed", "passed out", "All Pass", "P"])
def test_a_board_that_nobody_bid_on(written: str) -> None:
    head = HEAD.replace('"3NT"', f'"{written}"').replace('[Declarer "S"]', '[Declarer ""]')
    [record] = games(head + '[Result ""]\n')
    assert record.readable
    assert record.contract is None


def test_a_result_beside_the_contract_needs_one() -> None:
    [record] = games(HEAD.replace('"3NT"', '"?"') + '[Result "+1"]\n')
    assert record.result is None
    assert not record.readable


def test_calls_and_cards_as_programs_write_them() -> None:
    [record] = games(f'{HEAD}[Auction "S"]\n1♠ Double 2SA /\n3nt Pass / /\n[Play "W"]\n♦A 3D d7 4d\nD10\n*\n')
    assert calls(record) == "1S X 2NT Pass 3NT Pass Pass Pass"
    assert [str(one.card) for one in record.plays] == ["♦A", "♦3", "♦7", "♦4", "♦T"]


def test_a_deal_with_the_letters_of_the_suits_and_dashes_for_voids() -> None:
    lettered = "N:S974.HAJ3.D63.CAK963 SK83.HK9752.D7.C8752 SAQJ5.HT864.DKJ94.C4 ST62.HQ.DAQT852.CQJT"
    plain = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
    [record], [expected] = (games(f'[Board "1"]\n[Deal "{deal}"]\n') for deal in (lettered, plain))
    assert record.deal == expected.deal
    assert record.readable
    void = "N:974.AJ3.63.AK963 K83.K97542.-.8752 AQJ5.T86.KJ974.4 T62.Q.AQT852.QJT"
    [record] = games(f'[Board "1"]\n[Deal "{void}"]\n')
    [expected] = games(f'[Board "1"]\n[Deal "{void.replace(".-.", "..")}"]\n')
    assert record.deal == expected.deal is not None


def test_a_dash_is_a_pass() -> None:
    [record] = games(f'{HEAD}[Result "9"]\n[Auction "S"]\n1NT - 3NT -\n- -\n{PLAY}')
    assert calls(record) == "1NT Pass 3NT Pass Pass Pass"
    assert audited(record) == (Status.CLAIMED, [])


def test_the_dealer_passes_with_a_dash_and_a_row_is_filled_with_them() -> None:
    head = HEAD.replace('[Dealer "S"]', '[Dealer "E"]')
    [record] = games(f'{head}[Result "9"]\n[Auction "E"]\n- 3NT - -\n- - - -\n{PLAY}')
    assert calls(record) == "Pass 3NT Pass Pass Pass"
    assert audited(record) == (Status.CLAIMED, [])


def test_a_dash_before_the_dealers_column_is_nobodys_call() -> None:
    [record] = games(f'{HEAD}[Auction "N"]\n- - 3NT Pass\nPass Pass\n{PLAY}')
    assert calls(record) == "3NT Pass Pass Pass"
    assert not record.problems


# One finding, and not one a line


def test_passes_after_the_end_are_one_finding_and_nothing_is_unreadable() -> None:
    [record] = games(f'{HEAD}[Result "9"]\n{AUCTION}Pass Pass\nPass\n{PLAY}')
    assert record.readable
    status, findings = audited(record)
    assert status is Status.IRREGULAR
    assert [(f.kind, f.likely) for f in findings] == [(Kind.AFTER_THE_END, Likely.TRANSCRIPTION)]


def test_a_pass_after_all_passed_says_nothing_new() -> None:
    [record] = games(f'{HEAD}[Result "9"]\n[Auction "S"]\n3NT AP\nPass\n{PLAY}')
    assert audited(record) == (Status.CLAIMED, [])


def test_an_auction_that_is_written_twice() -> None:
    [record] = games(f'{HEAD}[Result "9"]\n{AUCTION}{AUCTION}{PLAY}')
    assert audited(record) == (Status.CLAIMED, [])
    [record] = games(f'{HEAD}[Result "9"]\n[Auction "S"]\n{AUCTION}{PLAY}')
    assert calls(record) == "3NT Pass Pass Pass"
    assert audited(record) == (Status.CLAIMED, [])


def test_an_auction_that_is_told_twice_and_otherwise() -> None:
    [record] = games(f'{HEAD}[Result "9"]\n{AUCTION}[Auction "S"]\n1NT Pass 3NT Pass\nPass Pass\n{PLAY}')
    assert calls(record) == "3NT Pass Pass Pass"
    status, findings = audited(record)
    assert status is Status.IRREGULAR
    assert [f.kind for f in findings] == [Kind.TOLD_TWICE]


def test_a_result_that_the_cards_left_cannot_give() -> None:
    # South has the four highest trumps left; the file gives him fewer tricks.
    deal = "N:2.AKQJ.AKQJ.AKQJ AKQJ.32.432.5432 T9876543.T98.T.T .7654.98765.9876"
    head = f'[Board "7"]\n[Dealer "S"]\n[Deal "{deal}"]\n[Declarer "N"]\n[Contract "2H"]\n[Result "3"]\n'
    [record] = games(head + '[Play "E"]\nSA S3 H4 S2\n*\n')
    assert any("the cards give between" in problem.text for problem in record.problems)
    status, findings = audited(record)
    assert status is Status.IRREGULAR
    assert [(f.kind, f.likely) for f in findings] == [(Kind.RESULT, Likely.TRANSCRIPTION)]


def test_lines_that_cannot_be_read_are_one_finding_for_one_reason() -> None:
    [record] = games(f'{HEAD}[Result "9"]\n[Site "x"]\nstray words\nmore of them\nand more\n{PLAY}')
    status, findings = audited(record)
    assert status is Status.UNREADABLE
    [found] = findings
    assert found.detail == "'stray words' outside of any section; and 2 more like it"


# Whose card is whose


def rows(turned: int | None = None) -> tuple[str, list[str]]:
    """The play in columns from West, one row begun at another seat, and the order in which the cards were played."""
    played = [card.code for card in regular_play()]
    owners = {card.code: seat for seat in SEATS for card in MADE.hands[seat] or ()}
    lines = []
    for n in range(0, 52, 4):
        row = sorted(played[n : n + 4], key=lambda code: (owners[code] - Seat.WEST) & 3)
        if n // 4 == turned:
            row = row[2:] + row[:2]
        lines.append(" ".join(row))
    return '[Play "W"]\n' + "\n".join(lines) + "\n", played


@pytest.mark.parametrize("turned", range(13))
def test_one_turned_row_does_not_turn_the_others(turned: int) -> None:
    text, played = rows(turned)
    [record] = games(HEAD + text)
    assert [one.card.code for one in record.plays if one.card] == played
    assert audited(record) == (Status.COMPLETE, [])


# What a mark is worth


def test_a_mark_is_not_contradicted_without_the_hands() -> None:
    without = HEAD.replace(f'[Deal "{MADE}"]\n', "")
    [record] = games(without + '[Play "W"]\nDA D3 ^R H2 D4\n*\n')
    assert [one.mark for one in record.plays] == [None, None, Mark.REVOKE, None]
    assert not any("is no revoke" in problem.text for problem in record.problems)
    one_hand = HEAD.replace(f'[Deal "{MADE}"]', f'[Deal "N:{DEAL.partition(":")[2].split(" ")[0]} - - -"]')
    [record] = games(one_hand + '[Play "W"]\nDA D3 ^R H2 D4\n*\n')
    assert not any("is no revoke" in problem.text for problem in record.problems)
