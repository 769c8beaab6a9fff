"""`bridgelaws damage` as people run it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaws.files import example_cases
from cli.runs import data, printed, run


@pytest.fixture
def case(tmp_path: Path) -> str:
    path = tmp_path / "case.json"
    path.write_text(example_cases.text("revoke-strands-dummy"), encoding="utf-8")
    return str(path)


def test_it_says_what_the_irregularity_cost(case: str) -> None:
    shown = printed("damage", case, "--result", "3NT= by S")
    assert "Evidence, not a ruling" in shown
    assert "They are one trick and 700 points" in shown
    assert "-12 IMPs" in shown
    assert "Left to the Director (64C1, 12B1, 12B2, 12C1)" in shown
    assert "5!: 7" in shown


def test_it_reads_standard_input_and_prints_json(case: str) -> None:
    done = run("damage", "-", "--json", input=Path(case).read_text(encoding="utf-8"))
    assert done.returncode == 0
    assert json.loads(done.stdout)["irregularities"][0]["tricks_lost"]["at_least"] == 1
    assert data("damage", case)["kind"] == "evidence"


def test_another_edition(case: str) -> None:
    assert data("damage", case, "--laws", "1997")["irregularities"][0]["counted"] == 9


@pytest.mark.parametrize(
    ("name", "begins"), [("a.html", b"<!doctype html>"), ("a.svg", b"<svg"), ("a.png", b"\x89PNG"), ("a.json", b"{")]
)
def test_it_writes_a_report_and_pictures(case: str, tmp_path: Path, name: str, begins: bytes) -> None:
    out = tmp_path / name
    shown = printed("damage", case, "--out", str(out))
    assert shown.rstrip().endswith(f"Written: {out}")
    assert out.read_bytes().startswith(begins)


def test_the_report_goes_to_standard_output_alone(case: str) -> None:
    done = run("damage", case, "--out", "-")
    assert (done.returncode, done.stdout[:15]) == (0, "<!doctype html>")
    assert done.stdout.rstrip().endswith("</html>")


def test_a_board_in_play_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(example_cases.text("lead-out-of-turn-defender"), encoding="utf-8")
    done = run("damage", str(path), "--out", str(tmp_path / "x.html"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "still in play" in done.stderr
    assert not (tmp_path / "x.html").exists()


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("--result", "5S"), 1, "is not a result"),
        (("--out", "nowhere/x.html"), 1, "nowhere: no such folder"),
        (("--out", "x.pdf"), 2, ".html"),
        (("--laws", "2018"), 1, "2018"),
        (("--flag",), 2, "No such option"),
    ],
)
def test_bad_input_is_explained(case: str, tmp_path: Path, arguments: tuple[str, ...], status: int, said: str) -> None:
    done = run("damage", case, *arguments, cwd=tmp_path)
    assert done.returncode == status
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_missing_files_and_arguments(tmp_path: Path) -> None:
    assert run("damage").returncode == 2
    done = run("damage", str(tmp_path / "none.json"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "no such file" in done.stderr


def test_hands_that_are_not_on_file(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(
        '{"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S",'
        ' "events": [{"event": "ended", "tricks": 9}]}',
        encoding="utf-8",
    )
    done = run("damage", str(path))
    assert done.returncode == 1
    assert "all four hands" in done.stderr
