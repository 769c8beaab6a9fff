"""Law 77: every contract, doubling, vulnerability and number of tricks, and the score of a board after transfer."""

from __future__ import annotations

import importlib

import pytest

from bridgelaws.book.editions import EDITIONS, Edition
from bridgelaws.files import codec
from bridgelaws.laws.law77 import rules as rules77
from bridgelaws.play import documents
from bridgelaws.play.play import Play
from bridgelaws.values import score
from bridgelaws.values.contract import Contract
from editions import editions
from law36_scenes import auction, cards

CHECKS = [
    ("1C", False, 7, 70), ("1NT", False, 7, 90), ("2S", True, 9, 140), ("3NT", False, 9, 400), ("3NT", True, 11, 660),
    ("4S", True, 10, 620), ("5D", False, 11, 400), ("2HX", False, 8, 470), ("2CX", False, 8, 180),
    ("2DXX", False, 8, 560), ("1NTXX", True, 8, 1160), ("4HX", True, 11, 990), ("6S", False, 12, 980),
    ("6NT", True, 13, 1470), ("7NT", True, 13, 2220), ("7CXX", True, 13, 2660), ("3NT", True, 7, -200),
    ("4SX", False, 6, -800), ("4SX", False, 5, -1100), ("4SX", True, 6, -1100), ("1NTXX", False, 3, -1600),
]  # fmt: skip


@pytest.mark.parametrize(("contract", "vulnerable", "tricks", "expected"), CHECKS)
def test_77_check_values(contract: str, vulnerable: bool, tricks: int, expected: int) -> None:
    assert score.total(Contract.parse(f"{contract} by S"), vulnerable, tricks) == expected


@pytest.mark.solver
@pytest.mark.parametrize("strain", ["C", "D", "H", "S", "NT"])
@pytest.mark.parametrize("doubled", [0, 1, 2])
@pytest.mark.parametrize("vulnerable", [False, True])
def test_77_the_whole_table_against_an_independent_library(strain: str, doubled: int, vulnerable: bool) -> None:
    endplay = importlib.import_module("endplay.types")
    penalty = (endplay.Penalty.passed, endplay.Penalty.doubled, endplay.Penalty.redoubled)[doubled]
    denom = {
        "C": endplay.Denom.clubs,
        "D": endplay.Denom.diamonds,
        "H": endplay.Denom.hearts,
        "S": endplay.Denom.spades,
        "NT": endplay.Denom.nt,
    }[strain]
    vul = endplay.Vul.both if vulnerable else endplay.Vul.none
    for level in range(1, 8):
        mine = Contract.parse(f"{level}{strain}{'X' * doubled} by S")
        for tricks in range(14):
            theirs = endplay.Contract(
                level=level,
                denom=denom,
                declarer=endplay.Player.south,
                penalty=penalty,
                result=tricks - 6 - level,
            )
            assert score.total(mine, vulnerable, tricks) == theirs.score(vul), (mine, tricks)


def test_77_lines_are_those_of_the_table() -> None:
    lines = score.score(Contract.parse("6SXX by N"), True, 13)
    assert [(line.item, line.points) for line in lines] == [
        (score.Item.TRICKS, 720),
        (score.Item.GAME, 500),
        (score.Item.SLAM, 750),
        (score.Item.DOUBLED_MADE, 100),
        (score.Item.OVERTRICKS, 400),
    ]


def test_77_doubled_into_game_and_not() -> None:
    """Only tricks bid count towards game, doubled or not."""
    games = {"1NT": False, "1H": False, "2C": False, "2NT": True, "2H": True, "3C": True}
    for contract, game in games.items():
        items = {line.item for line in score.score(Contract.parse(f"{contract}X by S"), False, 13)}
        assert (score.Item.GAME in items) is game


def test_77_without_a_level_there_is_no_score() -> None:
    with pytest.raises(ValueError, match="level"):
        score.score(Contract.parse("NT by S"), False, 9)


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(("vulnerable", "points"), [("none", 400), ("EW", 400), ("NS", 600), ("both", 600)])
def test_77_vulnerability_is_the_declaring_sides(laws: object, vulnerable: str, points: int) -> None:
    play = Play(contract="3NT by S", laws=laws, vulnerable=vulnerable)
    play.ended(9)
    result = documents.outcome_document(play.now)["result"]
    assert (result["by"], result["contract"], result["score"]) == ("stated", "3NT=", points)
    assert sum(line["points"] for line in result["breakdown"]) == points
    assert {line["law"] for line in result["breakdown"]} == {"77"}


def test_77_without_vulnerability_the_result_is_there_and_the_score_is_not() -> None:
    play = Play(contract="3NT by S")
    assert documents.outcome_document(play.now)["result"] is None
    play.ended(8)
    found = rules77.result(play.table)
    assert found is not None
    assert (found.contract, found.score, found.lines) == ("3NT-1", None, ())


def test_77_contract_without_a_level_has_tricks_only() -> None:
    play = Play(contract="NT by S", vulnerable="both")
    play.ended(8)
    found = rules77.result(play.table)
    assert found is not None
    assert (found.tricks, found.contract, found.score) == ((8, 5), None, None)


def test_77_after_a_swap_contract_and_vulnerability_stay() -> None:
    """Declarer and dummy changed places under Law 54: the score is that of the same side."""
    document = {
        "format": codec.FORMAT, "version": codec.VERSION, "laws": 2017, "contract": "3NT by S", "vulnerable": "NS",
        "position": {"trick": 2, "leader": "W", "declarer": "N", "won": {"NS": 0, "EW": 1}},
        "events": [{"event": "ended", "tricks": 9}],
    }  # fmt: skip
    play = codec.decode(document)
    assert documents.outcome_document(play.now)["result"]["score"] == 600


@editions()
def test_77_another_contract_is_scored_than_was_played(laws: Edition) -> None:
    """West played 8C and took five tricks: 7S by South, who took eight, is scored (38); and 36C, of a double."""
    eight = cards(auction(laws, "S 7S, W 8C, N P, E P, S P", vulnerable="NS"), "N:SA")
    eight.ended(5)
    found = rules77.result(eight.table)
    assert found is not None
    assert (found.contract, found.after, found.score) == ("8C-9", (8, 5), -450)
    eight.director("N")
    found = rules77.result(eight.table)
    assert found is not None
    assert (found.contract, found.after, found.score) == ("7S-5", (8, 5), -500)
    twice = cards(auction(laws, "S 4S, W P, N X, E P, S P, W P", vulnerable="NS"), "W:HA")
    twice.ended(9)
    before = rules77.result(twice.table)
    twice.director("W")
    after = rules77.result(twice.table)
    assert before is not None
    assert after is not None
    assert (before.contract, before.score) == ("4SX-1", -200)
    assert (after.contract, after.score) == ("4S-1", -100)
