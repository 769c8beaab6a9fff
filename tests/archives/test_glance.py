"""A board that is only looked at is what its record says; and whatever is not regular becomes a record."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from archives.samples import CORRECT, FAULTY, REFERENCE, members
from bridgelaws.archives import Called, Record, lin, pbn, read_lin, read_pbn, write_pbn
from bridgelaws.archives.auction import BIDS, hear
from bridgelaws.archives.regular import Regular, heard, numbers
from bridgelaws.audit.boards import Board
from bridgelaws.audit.occasions import occasion, occasion_of
from bridgelaws.audit.remarks.reading import telling
from bridgelaws.values.seats import SEATS

from .test_pbn_plain import in_columns


def both(text: str, format: str) -> tuple[list[Record], list[Record | Regular]]:
    if format == "pbn":
        return list(read_pbn(text)), list(pbn.survey(text))
    return list(read_lin(text)), list(lin.survey(text, "", telling))


def agree(records: list[Record], surveyed: list[Record | Regular]) -> int:
    """How many boards were only looked at, each of them what its record says."""
    assert len(records) == len(surveyed)
    looked_at = 0
    for record, told in zip(records, surveyed, strict=True):
        if isinstance(told, Record):
            assert told == record
            continue
        looked_at += 1
        board = Board(record)
        assert not board.suspicious
        assert not telling(record.comments)
        assert told.hands == board.hands
        assert told.in_order() == [int(play.card) for play in record.plays if play.card is not None]
        assert (told.line, told.nth, told.board) == (record.place.line, record.place.nth, record.board)
        assert occasion_of(told.tags, told.room) == occasion(record)
    return looked_at


def files() -> Iterator[tuple[str, str]]:
    for _, data in islice(members(), 12):
        yield data.decode("latin-1"), "lin"
        records = list(read_lin(data))
        for written in (records, list(map(in_columns, records))):
            yield "".join(write_pbn(written)), "pbn"


def test_nearly_all_boards_are_only_looked_at() -> None:
    boards = looked_at = 0
    for text, format in files():
        records, surveyed = both(text, format)
        looked_at += agree(records, surveyed)
        boards += len(records)
    assert looked_at > 0.85 * boards


def test_a_board_that_was_damaged_is_no_other() -> None:
    chance = random.Random(30)
    for text, format in list(files())[:9]:
        for _ in range(8):
            damaged = list(text[:10_000])
            for _ in range(chance.randrange(1, 25)):
                at = chance.randrange(len(damaged))
                damaged[at] = chance.choice('\n [] "NESW-*+=^!?$#%{};:.AKQJT98765432CDHSXP|pcmb\\\té\x0c')
            agree(*both("".join(damaged), format))


@pytest.mark.parametrize("name", [*CORRECT, *FAULTY])
def test_the_games_of_the_reference(name: str) -> None:
    agree(*both((REFERENCE / name).read_bytes().decode("latin-1"), "pbn"))


GAME = """[Event "Club"]
[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"]
[Declarer "S"]
[Contract "3NT"]
[Result "8"]
[Auction "S"]
1C Pass 1NT Pass
3NT AP
[Play "W"]
DA D3 D7 D4
HQ HA H5 H4
*
"""


def looked_at(game: str) -> bool:
    """Whether the last game of a text is only looked at; that it is told as its record says is asserted."""
    records, surveyed = both(game, "pbn")
    agree(records, surveyed)
    return isinstance(surveyed[-1], Regular)


# The auction makes North declarer: South's lead would be another's. So the game below has its own.
OWN = GAME.replace("1C Pass 1NT Pass\n3NT AP", "1NT Pass 3NT AP")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("", ""),
        ("[Dealer", '[North "Łukasz"]\n[Dealer'),
        ("1NT Pass 3NT AP", "1N p 3N p\np p"),
        ("1NT Pass 3NT AP", '1NT =1= Pass 3NT ! AP\n[Note "1:15-17"]'),
        ("HQ HA H5 H4\n*", "HQ HA - -\n*"),
        ("DA D3 D7 D4", "DA  D3  D7  D4  "),
    ],
)
def test_what_only_offends_the_letter_is_passed_over(old: str, new: str) -> None:
    assert looked_at(OWN.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("D3 D7", "D3 C7"),  # a revoke
        ("HQ HA", "H2 HA"),  # a card of another hand
        ("1NT Pass 3NT AP", "1NT Pass 1C 3NT AP"),  # an insufficient bid
        ("1NT Pass 3NT AP", "1NT X 3NT XX AP"),
        ("1NT Pass 3NT AP", "1NT Pass 3NT Pass Pass Pass Pass"),
        ("1NT Pass 3NT AP", "1NT Pass 3NT X AP"),  # another contract
        ("1NT Pass 3NT AP", "Pass Pass 1NT Pass 3NT AP"),  # another declarer
        ('"8"', '"13"'),  # the first trick was lost
        ("D7 D4", "^R D7 D4"),
        ("*", "{East revoked here}\n*"),
        ("HQ HA", "\f\nHQ HA"),
        ('"N:974', '"N:9744'),
    ],
)
def test_what_may_be_irregular_becomes_a_record(old: str, new: str) -> None:
    assert old in OWN
    assert not looked_at(OWN.replace(old, new, 1))


def test_what_a_game_inherits() -> None:
    second = OWN.replace('"Club"', '"#"')
    assert looked_at(f"{OWN}\n{second}")
    without = "\n".join(line for line in second.split("\n") if not line.startswith(("[Deal ", "[Dealer", "[Vuln")))
    assert looked_at(f"{OWN}\n{without}")
    # Of another board nothing is taken over.
    assert not looked_at(f"{OWN}\n" + without.replace('[Board "1"]', '[Board "2"]'))


MD = "md|3SAK5HKJTDA96CKT53,ST8763H8DKQJT5C92,SQJ9H532D7432CAQJ|"


def test_the_second_room_without_its_deal() -> None:
    text = f"qx|o1|{MD}sv|0|mb|1N|mb|p|mb|p|mb|p|pc|h7|\nqx|c1|mb|1N|mb|p|mb|p|mb|p|pc|h7|\n"
    records, surveyed = both(text, "lin")
    assert agree(records, surveyed) == 1
    assert records[1].deal == records[0].deal


@pytest.mark.parametrize(("remark", "asked"), [("nice hand", False), ("west revoked", True)])
def test_what_was_written_beside_it(remark: str, asked: bool) -> None:
    records, surveyed = both(f"qx|o1|{MD}sv|0|mb|1N|mb|p|mb|p|mb|p|pc|h7|nt|vugraph1: {remark}|\n", "lin")
    agree(records, surveyed)
    assert isinstance(surveyed[0], Record) is asked


def test_an_auction_comes_to_the_same_either_way() -> None:
    chance = random.Random(6)
    words = numbers({call: call for call in (*BIDS, "Pass", "X", "XX")})
    bids = list(BIDS)
    regular = 0
    for _ in range(6_000):
        calls, at = [], -1
        for _ in range(chance.randrange(1, 9)):
            at = min(34, at + chance.choice((0, 1, 1, 2, 5)))
            calls += [*["Pass"] * chance.randrange(3), chance.choice((bids[at], bids[at], bids[at], "X", "XX"))]
        calls += ["Pass"] * chance.choice((3, 3, 3, 2, 4))
        heard_at_length = hear(SEATS[1], [Called(call) for call in calls])
        found = heard([words[call] for call in calls])
        contract = heard_at_length.contract
        if heard_at_length.faults or not heard_at_length.ended or contract is None:
            assert found is None
        else:
            regular += 1
            trumps = -1 if contract.trumps is None else int(contract.trumps)
            assert found == (contract.level, trumps, contract.doubled, int(contract.declarer) - 1 & 3)
    assert regular > 300
