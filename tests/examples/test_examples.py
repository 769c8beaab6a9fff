"""The programs in `examples` do what they say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bridgelaws import example_cases
from bridgelaws.events import Answered
from web.server import serving

FOLDER = Path(__file__).parents[2] / "examples"
sys.path.insert(0, str(FOLDER))

import check_a_ruling  # noqa: E402
import four_players  # noqa: E402
import robot_table  # noqa: E402
import ruling_bot  # noqa: E402


def test_the_bot_rules_in_a_conversation() -> None:
    bot = ruling_bot.Bot()
    assert bot.hears("E HK").startswith("open CONTRACT")
    assert bot.hears("open 3NT by S") == "West to play."
    assert "Nobody has called" in bot.hears("E HK")
    assert bot.hears("director S") == "Could declarer have seen any of dummy's cards? (yes, no)"
    assert bot.hears("no").endswith("(accept, spread, refuse)")
    assert "perhaps" in bot.hears("perhaps")
    assert "becomes a major penalty card (54D)" in bot.hears("refuse")
    assert bot.hears("leave").endswith("West to play.")
    assert "(Law 54)" in bot.hears("why")
    assert "is not a card" in bot.hears("W ZZ")


def test_the_bot_knows_the_editions() -> None:
    bot = ruling_bot.Bot()
    assert bot.hears("open 4S by S 1997") == "West to play."
    assert "'2018' is not an edition" in bot.hears("open 4S by S 2018")


def test_the_bot_is_as_short_as_it_says() -> None:
    assert len((FOLDER / "ruling_bot.py").read_text(encoding="utf-8").splitlines()) <= 60


@pytest.mark.parametrize("seed", range(1, 16))
def test_the_robots_finish_their_board_whatever_they_do(seed: int) -> None:
    *told, last = robot_table.course(seed)
    found = re.fullmatch(r"(\d+) tricks to North-South, (\d+) to East-West; (\d+) rulings", last)
    assert found
    assert int(found[1]) + int(found[2]) == 13
    assert int(found[3]) == len([line for line in told if not line.startswith("! ")])


def test_the_robots_err_and_are_ruled_on() -> None:
    told = [line for seed in range(1, 16) for line in robot_table.course(seed)]
    assert any(re.match(r"! .* led out of turn", line) for line in told)
    assert any("was a revoke" in line for line in told)


def test_a_students_ruling_is_marked() -> None:
    play, later = check_a_ruling.opened("two-cards-at-once")
    assert (play.rulings, len(later)) == ((), 1)
    assert list(check_a_ruling.told(play, later))[1:] == ["South: Which of ♠A ♠9 does South play? ♠A."]
    *lines, law = check_a_ruling.marked(play, ["58B2", "50B", "58B1"], ["SA"])
    assert lines == [
        "provisions, right: 50B, 58B2",
        "provisions, wrong: 58B1",
        "penalty cards, missed: S9",
        "penalty cards, wrong: SA",
    ]
    assert "♠9 becomes a minor penalty card" in law


@pytest.mark.parametrize("name", example_cases.names())
def test_every_example_can_be_set_as_an_exercise(name: str) -> None:
    play, later = check_a_ruling.opened(name)
    whole = example_cases.load(name)
    answers = [event for event in whole.log if isinstance(event, Answered)]
    assert len(list(check_a_ruling.told(play, later))) == 1 + len(answers)
    assert play.now == whole.now
    ordered = {ref for ruling in play.rulings for ref in ruling.ordered}
    lying = {penalty.card.code for penalty in play.table.penalty_cards}
    *lines, _ = check_a_ruling.marked(play, ordered, lying)
    assert not [line for line in lines if "right" not in line]


def test_the_notebook_runs_from_top_to_bottom() -> None:
    notebook = json.loads((FOLDER / "compare_editions.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), "notebook", "exec"), names)
    assert set(names["cases"]) == set(example_cases.names())
    assert names["rulings"]["play-before-dummy"][2007] == [("49",)]
    assert names["rulings"]["play-before-dummy"][2017] == [("57D",)]
    assert "play-before-dummy" in names["parted"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("players")) as running:
        yield f"http://127.0.0.1:{running.port}"


def test_four_players_and_the_director(address: str) -> None:
    table = four_players.Table(address, deal=four_players.DEAL, contract="3NT by S", laws=2017)

    def say(line: str) -> list[str]:
        return list(four_players.done(table, line))

    assert say("W ZZ")[0].startswith("'ZZ' is not a card")
    assert "'N', 'E', 'S' or 'W'" in say("see X")[0]
    say("E HK")
    assert say("director S")[0] == "Director: Could declarer have seen any of dummy's cards?"
    asked = say("false")
    assert asked[0].startswith("S: East has led ♥K out of turn")
    assert [line.split(":")[0].strip() for line in asked[1:]] == ['"accept"', '"spread"', '"refuse"']
    assert "54D" in say("refuse")[0]
    assert say("require")[-1] == "W to play"
    seen = json.loads(say("see W")[0])
    assert "HQ" in json.dumps(seen)
    assert "SA" not in json.dumps(seen), "West sees none of South's cards"
    assert say("W HQ")[-1] == "N to play"


@pytest.mark.parametrize(
    ("program", "words", "said"),
    [
        ("four_players.py", [], "python examples/four_players.py http"),
        ("four_players.py", ["http://127.0.0.1:1"], "http://127.0.0.1:1 does not answer"),
        ("robot_table.py", ["x"], "python examples/robot_table.py [SEED]"),
        ("check_a_ruling.py", ["nothing"], "'nothing' is not an example"),
    ],
)
def test_who_starts_a_program_wrongly_is_told_how(program: str, words: list[str], said: str) -> None:
    done = subprocess.run(
        [sys.executable, str(FOLDER / program), *words], capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_who_was_slower_is_told_so(address: str) -> None:
    table = four_players.Table(address, deal=four_players.DEAL, contract="3NT by S", laws=2017)
    before = table.record
    list(four_players.done(table, "W DA"))
    number, table.record = table.record["number"], before
    (refused,) = four_players.done(table, "W D2")
    assert refused.startswith("Another device has changed this record")
    assert before["number"] < number
