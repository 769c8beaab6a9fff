"""From a finding to a case that `rule`, `compare` and `damage` take; findings chosen on the command line; progress."""

from __future__ import annotations

import json
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from audit import made
from bridgelaws.archives import write_pbn
from bridgelaws.audit.cases import case_of, nth, record_of, title
from bridgelaws.audit.findings import Kind
from bridgelaws.audit.occasions import Occasion
from bridgelaws.audit.replay import course, masks
from bridgelaws.audit.run import audit
from bridgelaws.cli import watching
from bridgelaws.errors import ParseError
from bridgelaws.files.codec import dumps, loads
from bridgelaws.values.seats import Seat
from cli.runs import printed, run
from cli.spoken import speaking

TAGS = {"Event": "Spring Pairs", "Date": "2019.03.07", "Round": "2", "Table": "5"}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two boards: one with a revoke by East, and the same regular."""
    cards = made.regular_play()
    first, later = made.a_revoke(cards, Seat.EAST)
    cards[first], cards[later] = cards[later], cards[first]
    record = made.record(cards, dealer=Seat.SOUTH, vulnerable="None", tags=TAGS, room="")
    played = course(record, masks(record) or (0, 0, 0, 0))
    record = replace(record, result=played.declarers_tricks)
    path = tmp_path_factory.mktemp("games") / "games.pbn"
    path.write_text("".join(write_pbn([replace(made.record(), board="6", room=""), record])))
    return path


def test_a_revoke_becomes_a_ruling(games: Path) -> None:
    (found,) = audit([str(games)], jobs=1).findings
    assert found.kind is Kind.REVOKE
    case = case_of(found, record_of(found))
    assert case.title == "Spring Pairs · 2019-03-07 · round 2 · table 5 · board 7"
    assert found.detail in case.story
    assert [ruling.law for ruling in case.rulings][:1] == [61]
    # It is a case file like any other.
    assert dumps(loads(dumps(case))) == dumps(case)
    assert "Player" not in dumps(case)


def test_the_same_out_of_an_archive(games: Path, tmp_path: Path) -> None:
    packed = tmp_path / "games.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        archive.write(games, "deep/games.pbn")
    (found,) = audit([str(packed)], jobs=1).findings
    assert record_of(found).board == "7"


def test_what_has_changed_since(games: Path, tmp_path: Path) -> None:
    (found,) = audit([str(games)], jobs=1).findings
    with pytest.raises(ParseError, match="is not there any more"):
        record_of(replace(found, file=str(tmp_path / "gone.pbn")))
    with pytest.raises(ParseError, match="has no board 9 any more"):
        record_of(replace(found, nth=9))
    with pytest.raises(ParseError, match="as a whole, and a case is about a board"):
        record_of(replace(found, kind=Kind.DEALS, nth=0))
    with pytest.raises(ParseError, match="there is no finding 2; the last one is 1"):
        nth([found], 2)
    with pytest.raises(ParseError, match="nothing was found"):
        nth([], 1)


def test_the_command_makes_a_case_that_the_others_take(games: Path, tmp_path: Path) -> None:
    case, written = tmp_path / "case.json", tmp_path / "findings.sqlite"
    done = run("audit", str(games), "--jobs", "1", "--case", "1", "--out", str(case))
    assert (done.returncode, done.stdout) == (0, "")
    assert "one trick goes to North-South (64A2)" in run("rule", str(case)).stdout
    assert "The three editions come to the same." in run("compare", str(case)).stdout
    # Of an audit that was written to a file before, the same case.
    printed("audit", str(games), "--jobs", "1", "--out", str(written))
    assert json.loads(run("audit", str(written), "--case", "1").stdout) == json.loads(case.read_text())


def test_damage_of_a_board_of_a_record_carries_the_occasion(games: Path) -> None:
    pytest.importorskip("endplay")
    said = printed("damage", f"{games}:7")
    assert "games.pbn:7 · Spring Pairs · 2019-03-07 · round 2 · table 5" in " ".join(said.split())
    assert "could take" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--case", "7"), "there is no finding 7; the last one is 1"),
        (("--case", "1", "--out", "case.csv"), "case.csv: a case file is written as .json"),
        (("--since", "March"), "“March” is no date; write a year, a month or a day"),
        (("--case", "1", "--kind", "lead"), "nothing was found"),
    ],
)
def test_what_cannot_be(games: Path, words: tuple[str, ...], said: str) -> None:
    done = run("audit", str(games), "--jobs", "1", *words)
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_findings_are_chosen_by_the_options(games: Path) -> None:
    listed = json.loads(printed("audit", str(games), "--jobs", "1", "--json", "--event", "spring", "--since", "2019"))
    assert [row["kind"] for row in listed["list"]] == ["revoke"]
    assert not json.loads(printed("audit", str(games), "--jobs", "1", "--json", "--until", "2018"))["list"]


def test_a_title_without_anything() -> None:
    assert title("", Occasion()) == ""
    assert title("3", Occasion("2015 USBC", "2015", "Final", "open")) == "2015 USBC · Final · open · board 3"


def test_progress_comes_in_lines_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    seconds = iter([0.0, 5.0, 12.0, 13.0, 30.0])
    told = watching.in_lines(lambda: next(seconds))
    with speaking("en"):
        for done in (10, 30, 40, 90):
            told(done, 100, done * 100)
    assert capsys.readouterr().err.splitlines() == [
        "30.0 % read, 3,000 boards, 250 a second",
        "90.0 % read, 9,000 boards, 300 a second",
    ]
