"""The table as a diagram: golden texts, and what every diagram keeps to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bridgelaws
from bridgelaws import golden
from bridgelaws.cli import diagram
from cli import case_files as cases
from cli.case_files import assert_golden, written
from cli.runs import run
from cli.terminals import run_in_terminal

NAMES = ["WAITING", "REFUSAL", "RULED", "MIDDLE", "PLAYED_OUT"]


def play_of(name: str) -> bridgelaws.Play:
    return bridgelaws.loads(json.dumps(getattr(cases, name)))


@pytest.mark.parametrize("name", NAMES)
def test_the_diagram(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, getattr(cases, name))
    done = run("show", path, env={"COLUMNS": "80"})
    assert (done.returncode, done.stderr) == (0, "")
    assert_golden(f"show-{name.lower().replace('_', '-')}.txt", done.stdout)


@pytest.mark.parametrize("name", NAMES)
def test_the_small_diagram(name: str) -> None:
    table = play_of(name).table
    drawn = [line.plain for line in diagram.draw(table, ascii=False, small=True)]
    assert_golden(f"small-{name.lower().replace('_', '-')}.txt", "\n".join(drawn) + "\n")


def test_the_diagram_in_ascii(tmp_path: Path) -> None:
    path = written(tmp_path, cases.MIDDLE)
    assert_golden("show-middle-ascii.txt", run("show", path, env={"PYTHONIOENCODING": "ascii"}).stdout)


def test_a_card_that_lies_face_down_is_not_shown(tmp_path: Path) -> None:
    case = cases.HEAD | {"events": [{"event": "laid face down", "seat": "W", "card": "HQ"}]}
    assert_golden("show-face-down.txt", run("show", written(tmp_path, case)).stdout)


def test_a_narrow_terminal_gets_the_small_diagram_and_the_hands_in_lines(tmp_path: Path) -> None:
    status, text = run_in_terminal("show", written(tmp_path, cases.REFUSAL), columns=60)
    text = re.sub(r"\x1b\[[0-9;]*m", "", text)
    assert status == 0
    assert "E  ♠ K83  ♥ 9752  ♦ 7  ♣ 8752" in text
    assert "[♥K] major" in text
    assert max(map(len, text.splitlines())) <= 60


def test_json_and_another_edition(tmp_path: Path) -> None:
    path = written(tmp_path, cases.RULED)
    expected = bridgelaws.outcome_document(play_of("RULED").under(1997).now)
    assert json.loads(run("show", path, "--json", "--laws", "1997").stdout) == expected
    assert "Laws of 1997" in run("show", path, "--laws", "1997").stdout


def test_every_golden_case_fits_and_says_what_stands() -> None:
    for document in golden.cases():
        for each in golden.runs(document):
            *_, (play, _) = golden.follow(each)
            table = play.table
            for small, width in ((False, 80), (True, 60)):
                for ascii in (False, True):
                    lines = [line.plain for line in diagram.draw(table, ascii=ascii, small=small)]
                    assert max(map(len, lines)) <= width, each.id
                    assert all(line == line.rstrip() for line in lines), each.id
                    text = " ".join(" ".join(lines).split())
                    assert not ascii or text.isascii(), each.id
                    for card in table.penalty_cards:
                        shown = card.card.code if ascii else str(card.card)
                        assert f"[{shown}] {card.kind.value}" in text, each.id
                    if table.calling:
                        assert ("to call" in text) is (table.turn is not None), each.id
                        assert "declarer" not in text, each.id
                        continue
                    assert text.count("to lead") + text.count("to play") == (table.turn is not None), each.id
                    assert text.count("must ") + text.count("may not ") == len(table.demands), each.id
                    assert f"{table.declarer}, declarer" in text
