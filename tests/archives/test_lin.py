"""LIN: boards of both rooms, deals with a hand left out, claims, alerts, comments, and the whole vugraph sample."""

from __future__ import annotations

from collections import Counter

import pytest

from archives.samples import member, members
from bridgelaws.archives import Claim, Mark, Record, read_lin, read_pbn, write_pbn
from bridgelaws.archives.lin.words import deal, sheet
from bridgelaws.archives.table import to_play
from bridgelaws.errors import ParseError
from bridgelaws.values.seats import Seat

MD = "3SAK5HKJTDA96CKT53,ST8763H8DKQJT5C92,SQJ9H532D7432CAQJ,S42HAQ9764D8C8764"
VUGRAPH = f"""vg|Cup,Final 4,I,1,2,Reds,0,Blues,0|
rs|3NS=,3NS+1,4HNx-2,PASS|
pn|S1,W1,N1,E1,S2,W2,N2,E2|pg||
qx|o1|md|{MD}|sv|0|mb|p|mb|2H!|an|weak|mb|2N|mb|p|mb|3N|mb|p|mb|p|mb|p|nt|hello|pg||pc|dK|pc|d2|pc|d8|pc|d6|pg||
pc|dQ|mc|9|pg||
qx|c1|st||md|{MD[: MD.rindex(",")]}|sv|0|mb|1C|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||pc|d2|pg||
qx|o2|md|{MD.replace("3S", "4S", 1)}|sv|n|mb|p|mb|p|mb|p|mb|p|pg||
"""


def boards(text: str) -> list[Record]:
    return list(read_lin(text, "a.lin"))


def test_both_rooms_of_a_match() -> None:
    first, second, third = boards(VUGRAPH)
    assert [record.place.line for record in (first, second, third)] == [4, 6, 7]
    assert (first.room, second.room, third.room) == ("open", "closed", "open")
    assert (first.board, second.board, third.board) == ("1", "1", "2")
    assert first.deal == second.deal
    assert str(first.contract) == "3NT by South"
    assert first.leader is Seat.WEST
    assert (first.claim, first.result) == (Claim.CLAIMED, 9)
    # Without a claim in the file, the result is the one of the sheet.
    assert (second.claim, second.result) == (Claim.NOT_RECORDED, 10)
    assert (third.contract, third.claim) == (None, Claim.NONE)
    assert first.players == {Seat.SOUTH: "S1", Seat.WEST: "W1", Seat.NORTH: "N1", Seat.EAST: "E1"}
    assert second.players[Seat.SOUTH] == "S2"
    assert first.tags["Event"] == "Cup"
    assert first.tags["rs"] == "3NS="
    assert first.comments == ("hello",)
    assert not first.problems
    assert not third.problems


def test_alerts_and_explanations() -> None:
    call = boards(VUGRAPH)[0].auction[1]
    assert (call.call, call.alerted, call.note) == ("2H", True, "weak")


def test_seats_of_cards_are_not_guessed() -> None:
    played = boards(VUGRAPH)[0].plays
    assert [(one.card.code if one.card else "", one.trick, one.seat) for one in played][3:] == [
        ("D6", 1, None),
        ("DQ", 2, None),
    ]


def test_the_dealer_and_the_hands_go_round_from_south() -> None:
    dealer, hands = deal(MD)
    assert dealer is Seat.NORTH
    assert str(hands).startswith("N:QJ9.532.7432.AQJ 42.AQ9764.8.8764 AK5.KJT.A96.KT53")
    assert deal(MD[: MD.rindex(",") + 1]) == deal(MD)
    assert deal("1" + MD[1:])[0] is Seat.SOUTH
    assert deal(MD[1:])[0] is None


@pytest.mark.parametrize(
    ("md", "reason"),
    [
        (MD.replace("SAK5", "SAAK"), "each once"),
        (MD.replace("S42", "SA2"), "twice"),
        (MD.replace("S42", "S4"), "not of one length"),
        (MD.replace("S42", "S4X"), "is not a suit"),
        ("3", "without any card"),
    ],
)
def test_deals_that_cannot_be(md: str, reason: str) -> None:
    with pytest.raises(ParseError, match=reason):
        deal(md)
    [record] = boards(f"qx|o1|md|{md}|mb|1C|mb|p|mb|p|mb|p|pc|d2|")
    assert record.deal is None
    assert reason in record.problems[0].text
    assert len(record.plays) == 1


def test_the_result_sheet() -> None:
    line = sheet("4HNx-2")
    assert line is not None
    assert (str(line.contract), line.tricks) == ("4♥X by North", 8)
    assert sheet("PASS") is None
    assert sheet("7NS+9") is None


def test_a_single_hand_without_a_head() -> None:
    text = f"pn|a,b,c,d|st||md|{MD}|rh||ah|Board 7|sv|o|mb|1C|mb|p|mb|p|mb|p|pc|d8|pc|dA|mc|7|\n"
    first, second = boards(text + text.replace("Board 7", "Board 8"))
    assert (first.board, second.board) == ("7", "8")
    assert first.room == ""
    assert first.players[Seat.NORTH] == "c"
    assert str(second.contract) == "1♣ by North"


def test_several_hands_on_one_line() -> None:
    hand = f"st||md|{MD}|sv|o|mb|1C|mb|p|mb|p|mb|p|pc|d8|"
    assert [len(record.plays) for record in boards(hand * 3)] == [1, 1, 1]


def test_calls_written_together_and_in_any_case() -> None:
    [record] = boards(f"md|{MD}|mb|P1hd!RPPP|")
    assert [called.call for called in record.auction] == ["Pass", "1H", "X", "XX", "Pass", "Pass", "Pass"]
    assert record.auction[2].alerted


def test_what_is_no_card_is_told_and_keeps_its_place() -> None:
    [record] = boards(f"qx|o1|md|{MD}|mb|1C|mb|p|mb|p|mb|p|\npc|d8|pc|^R|pc|h|pc|d2|pc|d3|\n")
    assert [str(problem) for problem in record.problems] == [
        "line 2: '^R' is not a card",
        "line 2: 'h' is not a card",
    ]
    assert [played.trick for played in record.plays] == [1, 1, 1, 1, 2]
    assert (record.plays[1].card, record.plays[1].mark) == (None, Mark.REVOKE)
    assert not record.readable


def test_a_bar_inside_a_comment_hides_nothing_behind_it() -> None:
    [first, second] = boards(f"qx|o1|md|{MD}|nt|a|b c|pg||pc|d8|pg||qx|c1|md|{MD}|")
    assert first.comments == ("a|b c",)
    assert len(first.plays) == 1
    assert second.room == "closed"


def test_the_second_room_may_leave_out_the_deal() -> None:
    first, second = boards(f"qx|o1|md|{MD}|sv|b|mb|1C|mb|p|mb|p|mb|p|\nqx|c1|mb|1D|mb|p|mb|p|mb|p|\n")
    assert second.deal == first.deal
    assert second.vulnerable == "All"
    [alone] = boards("qx|c1|mb|1D|mb|p|mb|p|mb|p|\n")
    assert [problem.text for problem in alone.problems] == ["a board without a deal"]


def test_more_cards_than_there_are() -> None:
    [record] = boards(f"qx|o1|md|{MD}|" + "pc|d8|" * 60)
    assert [problem.text for problem in record.problems] == ["more than 52 cards"]
    assert len(record.plays) == 53


def test_other_bidding_is_not_the_boards_own() -> None:
    record = next(read_lin(member("071-07112.lin")))
    assert str(record.contract) == "2♣ by South"


def test_a_board_of_the_sample_at_the_table() -> None:
    for record in read_lin(member("000-00009.lin")):
        play = to_play(record)
        assert play.question is None


def test_every_board_of_the_sample_is_accounted_for() -> None:
    counts: Counter[str] = Counter()
    for name, data in members():
        named = data.count(b"\nqx|") + data.count(b"|qx|") + data.startswith(b"qx|")
        records = list(read_lin(data, name))
        assert len(records) == named, name
        assert [record.place.nth for record in records] == list(range(1, named + 1))
        for record in records:
            counts["boards"] += 1
            counts["with play"] += bool(record.plays)
            counts["cards"] += len(record.plays)
            counts["deals"] += record.deal is not None
            counts["contracts"] += record.contract is not None
            counts["results"] += record.result is not None
            counts["claims"] += record.claim is Claim.CLAIMED
            counts["told"] += bool(record.problems)
            counts["in doubt"] += not record.readable
    assert counts == {
        "boards": 6581,
        "with play": 6546,
        "cards": 201805,
        "deals": 6581,
        "contracts": 6561,
        "results": 6554,
        "claims": 5918,
        "told": 26,
        "in doubt": 7,
    }


def test_a_reader_of_pairs_would_lose_boards_of_the_sample() -> None:
    lost = {}
    for name, data in members():
        fields = data.replace(b"\r", b"").replace(b"\n", b"").split(b"|")
        boards_seen = fields[::2].count(b"qx")
        there = sum(1 for _ in read_lin(data))
        if there != boards_seen:
            lost[name] = there - boards_seen
    assert lost == {"vugraph/017-01744.lin": 14, "vugraph/062-06283.lin": 10, "vugraph/203-20382.lin": 1}


@pytest.mark.parametrize("name", ["000-00009.lin", "074-07410.lin", "077-07711.lin", "216-21687.lin"])
def test_lin_becomes_pbn(name: str) -> None:
    before = list(read_lin(member(name)))
    after = list(read_pbn("".join(write_pbn(before))))
    for one, other in zip(before, after, strict=True):
        assert (one.deal, one.dealer, one.vulnerable, one.board) == (
            other.deal,
            other.dealer,
            other.vulnerable,
            other.board,
        )
        assert [called.call for called in one.auction] == [called.call for called in other.auction]
        assert (one.contract, one.result, one.claim) == (other.contract, other.result, other.claim)
        assert [played.card for played in one.plays] == [played.card for played in other.plays]
        assert other.readable
