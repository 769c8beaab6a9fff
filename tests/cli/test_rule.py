"""`rule`, `answer` and `plays` as people run them."""

from __future__ import annotations

import json
import os
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import bridgelaws
from bridgelaws.cli import files
from cli import case_files as cases
from cli.case_files import assert_golden, written
from cli.runs import run
from cli.terminals import run_in_terminal

WIDE = {"COLUMNS": "80"}
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m")


def outcome(case: dict[str, Any]) -> dict[str, Any]:
    return bridgelaws.outcome_document(bridgelaws.loads(json.dumps(case)).now)


def case_of(path: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
    return loaded


# The ruling


@pytest.mark.parametrize(
    ("name", "status"), [("WAITING", 0), ("FIRST_QUESTION", 3), ("REFUSAL", 3), ("RULED", 0), ("PLAYED_OUT", 0)]
)
def test_the_ruling_as_text(tmp_path: Path, name: str, status: int) -> None:
    path = written(tmp_path, getattr(cases, name))
    done = run("rule", path, env=WIDE)
    assert (done.returncode, done.stderr) == (status, "")
    text = done.stdout.replace(path, "case.json")
    assert max(map(len, text.splitlines())) <= 80
    assert_golden(f"rule-{name.lower().replace('_', '-')}.txt", text)


def test_the_ruling_comes_first_then_what_lasts_then_what_to_say(tmp_path: Path) -> None:
    text = run("rule", written(tmp_path, cases.REFUSAL)).stdout
    order = ["becomes a major penalty card (54D)", "lies before East", "50E4", "“South, West is on lead", "To answer"]
    places = [text.index(words) for words in order]
    assert places == sorted(places)


def test_explain_has_the_sentences_and_what_binds_no_one(tmp_path: Path) -> None:
    path = written(tmp_path, cases.RULED)
    text = " ".join(run("rule", path, "--explain").stdout.split())
    play = bridgelaws.loads(json.dumps(cases.RULED))
    sentences = [line.strip() for line in play.explain(asides=True).splitlines() if line.startswith("  ")]
    assert len(sentences) > len(play.explain().splitlines())
    assert all(sentence in text for sentence in sentences)


@pytest.mark.parametrize("name", ["WAITING", "REFUSAL", "RULED", "PLAYED_OUT"])
def test_json_is_the_outcome_document(tmp_path: Path, name: str) -> None:
    case = getattr(cases, name)
    done = run("rule", written(tmp_path, case), "--json")
    assert json.loads(done.stdout) == outcome(case)
    assert done.returncode == (3 if name == "REFUSAL" else 0)


def test_another_edition(tmp_path: Path) -> None:
    path = written(tmp_path, cases.RULED)
    done = run("rule", path, "--laws", "1997")
    assert done.returncode == 0
    assert "Laws of 1997" in done.stdout
    assert "(56)" in done.stdout
    document = json.loads(run("rule", path, "--laws", "2007", "--json").stdout)
    assert document == outcome({**cases.RULED, "laws": 2007})


def test_answers_that_an_edition_had_no_use_for_are_named(tmp_path: Path) -> None:
    case = next(c for c in _golden("051") if c["laws"] == 2017)
    done = run("rule", written(tmp_path, case), "--laws", "1997")
    assert done.returncode == 3
    said = "had no use for: played_because_of_it, retract_after_wrong_explanation"
    assert said in " ".join(done.stdout.split())


def _golden(number: str) -> list[dict[str, Any]]:
    from bridgelaws import golden

    document = next(d for d in golden.cases() if d["id"] == number)
    return [
        {"format": "bridgelaws-case", "version": 1, "laws": r.laws, **r.opening}
        | {"events": [event for step in r.steps for event in step.get("events", ())]}
        for r in golden.runs(document)
    ]


def test_standard_input(tmp_path: Path) -> None:
    text = json.dumps(cases.REFUSAL)
    done = run("rule", "-", input=text)
    assert done.returncode == 3
    assert "bridgelaws answer - lead_option:1 require < FILE" in done.stdout
    assert json.loads(run("rule", "-", "--json", input=text).stdout) == outcome(cases.REFUSAL)


def test_the_command_that_answers_can_be_copied_as_it_is_printed(tmp_path: Path) -> None:
    path = str(tmp_path / "a claim.json")
    play = bridgelaws.example_cases.load("contested-claim")
    Path(path).write_text(bridgelaws.dumps(play), encoding="utf-8")
    for asked, value in (("tricks_awarded", "3"), ("claim_turns_on", "trump out")):
        shown = run("rule", path)
        printed = next(line for line in shown.stdout.splitlines() if "bridgelaws answer" in line)
        command = shlex.split(printed)
        assert command[:4] == ["bridgelaws", "answer", path, asked]
        assert len(command) == 5
        assert run("answer", *command[2:4], value).returncode in (0, 3)
    assert bridgelaws.loads(Path(path).read_text(encoding="utf-8")).table.total == (10, 3)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_numbers_on_offer_are_shown_as_they_are(tmp_path: Path, code: str) -> None:
    play = bridgelaws.example_cases.load("contested-claim")
    path = tmp_path / "claim.json"
    path.write_text(bridgelaws.dumps(play), encoding="utf-8")
    shown = run("rule", str(path), "--language", code).stdout
    assert "\n  0  1  2  3  4\n" in shown
    assert f"bridgelaws answer {path} tricks_awarded 0\n" in shown


# What the terminal can show


@pytest.mark.parametrize("command", ["rule", "show", "plays", "compare"])
def test_a_pipe_gets_no_escape_codes(tmp_path: Path, command: str) -> None:
    done = run(command, written(tmp_path, cases.RULED))
    assert done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("command", ["rule", "show"])
def test_a_terminal_gets_colour_unless_no_color_is_set(tmp_path: Path, command: str) -> None:
    path = written(tmp_path, cases.REFUSAL)
    _, coloured = run_in_terminal(command, path)
    _, without = run_in_terminal(command, path, env={"NO_COLOR": "1"})
    assert COLOUR.search(coloured)
    assert "♥K" in without
    assert not COLOUR.search(without)


@pytest.mark.parametrize("command", ["rule", "show", "plays", "compare"])
def test_ascii_where_the_output_has_nothing_else(tmp_path: Path, command: str) -> None:
    path = written(tmp_path, cases.REFUSAL | {"title": "Über ♥K"})
    done = run(command, path, env={"PYTHONIOENCODING": "ascii", "COLUMNS": "120"})
    assert done.stdout.isascii()
    assert "Traceback" not in done.stderr
    as_json = run(command, path, "--json", env={"PYTHONIOENCODING": "ascii"}).stdout
    assert as_json.isascii()
    assert json.loads(as_json) == json.loads(run(command, path, "--json").stdout)


# Bad input


@pytest.mark.parametrize(
    ("command", "content", "said"),
    [
        ("rule", b"{", "not JSON"),
        ("compare", b"\xff\xfe{}", "not UTF-8"),
        ("show", b'{"format": "bridgelaws-case", "version": 1, "laws": 2017}', "contract"),
        (
            "plays",
            json.dumps({**cases.HEAD, "events": [{"event": "faced", "seat": "W", "card": "H1"}]}).encode(),
            "/events/0/card: 'H1' is not a card",
        ),
    ],
    ids=["not JSON", "not UTF-8", "no contract", "not a card"],
)
def test_a_bad_file_is_said_in_a_sentence(tmp_path: Path, command: str, content: bytes, said: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    done = run(command, str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"bridgelaws: {path}: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        done = run("rule", str(path))
        assert done.returncode == 1
        assert str(path) in done.stderr
        assert "Traceback" not in done.stderr


def test_usage(tmp_path: Path) -> None:
    path = written(tmp_path, cases.REFUSAL)
    assert run("rule").returncode == 2
    assert run("answer", path, "lead_option:1").returncode == 2
    done = run("rule", path, "--explan")
    assert done.returncode == 2
    assert "--explain" in done.stderr
    done = run("rule", path, "--laws", "2010")
    assert done.returncode == 1
    assert "1997, 2007, 2017" in done.stderr


@pytest.mark.parametrize("command", ["rule", "answer", "plays", "show", "compare"])
def test_help_has_an_example(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert f"Example: bridgelaws {command}" in done.stdout


# Answers


def answered(tmp_path: Path, case: dict[str, Any], question: str, value: str) -> Any:
    """The value that is on file after an answer; the rest of the file says the same as before."""
    path = written(tmp_path, case)
    done = run("answer", path, question, value)
    assert done.returncode in (0, 3), done.stderr
    after = case_of(path)
    before = json.loads(bridgelaws.dumps(bridgelaws.loads(json.dumps(case))))
    *events, last = after.pop("events")
    assert events == before.pop("events")
    assert after == before
    assert last["event"] == "answered"
    assert last["question"] == question
    return last["value"]


@pytest.mark.parametrize("typed", ["HT", "TH", "♥10", "h10", "ht", "ten of hearts", "2"])
def test_a_card_in_every_spelling(tmp_path: Path, typed: str) -> None:
    assert answered(tmp_path, cases.WHICH_CARD, "card_played", typed) == "HT"


@pytest.mark.parametrize("typed", ["HK", "KH", "♥K"])
def test_the_king_in_every_spelling(tmp_path: Path, typed: str) -> None:
    assert answered(tmp_path, cases.WHICH_CARD, "card_played", typed) == "HK"


@pytest.mark.parametrize(("typed", "value"), [("yes", True), ("TRUE", True), ("N", False), ("false", False)])
def test_yes_and_no(tmp_path: Path, typed: str, value: bool) -> None:
    assert answered(tmp_path, cases.FIRST_QUESTION, "declarer_saw_dummy", typed) is value


@pytest.mark.parametrize("typed", ["refuse", "Refuse", "refuse the lead", "3"])
def test_an_option_by_value_label_or_number(tmp_path: Path, typed: str) -> None:
    assert answered(tmp_path, cases.CHOICE, "faced_lead_out_of_turn", typed) == "refuse"


@pytest.mark.parametrize(("typed", "value"), [("hearts", "H"), ("♦", "D"), ("h", "H")])
def test_a_suit_in_every_spelling(tmp_path: Path, typed: str, value: str) -> None:
    case = _stopped_at("079", "required_suit:4")
    assert answered(tmp_path, case, "required_suit:4", typed) == value


@pytest.mark.parametrize("typed", ["HD", "dh", "♥, ♦"])
def test_several_suits_in_every_order(tmp_path: Path, typed: str) -> None:
    case = _stopped_at("080", "forbidden_suits:4")
    assert answered(tmp_path, case, "forbidden_suits:4", typed) == "HD"


def _stopped_at(number: str, question: str) -> dict[str, Any]:
    """A golden case at the moment at which a question is open."""
    for case in _golden(number):
        for n, event in enumerate(case["events"]):
            if event.get("question") == question:
                return case | {"events": case["events"][:n]}
    raise AssertionError(f"{question} is not asked in {number}")


def test_an_answer_prints_what_rule_prints(tmp_path: Path) -> None:
    path = written(tmp_path, cases.CHOICE)
    done = run("answer", path, "faced_lead_out_of_turn", "refuse")
    assert (done.returncode, done.stdout) == (3, run("rule", path).stdout)
    done = run("answer", path, "lead_option:1", "require", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout) == outcome(cases.RULED)
    assert Path(path).read_text(encoding="utf-8") == bridgelaws.dumps(bridgelaws.loads(json.dumps(cases.RULED)))


def test_title_and_story_stay(tmp_path: Path) -> None:
    path = written(tmp_path, cases.CHOICE | {"title": "Über", "story": "one\ntwo"})
    run("answer", path, "faced_lead_out_of_turn", "refuse")
    assert (case_of(path)["title"], case_of(path)["story"]) == ("Über", "one\ntwo")


def test_an_answer_from_standard_input_to_standard_output() -> None:
    text = json.dumps(cases.CHOICE | {"title": "♥K"})
    for env in ({}, {"PYTHONIOENCODING": "ascii"}):
        done = run("answer", "-", "faced_lead_out_of_turn", "refuse", input=text, env=env)
        assert done.returncode == 3
        assert done.stdout == bridgelaws.dumps(bridgelaws.loads(json.dumps(cases.REFUSAL | {"title": "♥K"})))
    assert run("answer", "-", "lead_option:1", "require", input=done.stdout).returncode == 0


@pytest.mark.parametrize(
    ("name", "question", "value", "said"),
    [
        ("CHOICE", "faced_lead_out_of_trun", "refuse", "did you mean faced_lead_out_of_turn?"),
        ("CHOICE", "declarer_saw_dummy", "no", "the open question is faced_lead_out_of_turn"),
        ("CHOICE", "faced_lead_out_of_turn", "refsue", "did you mean refuse?"),
        ("CHOICE", "faced_lead_out_of_turn", "9", "1 accept, 2 spread, 3 refuse"),
        ("FIRST_QUESTION", "declarer_saw_dummy", "noo", "did you mean no?"),
        ("WHICH_CARD", "card_played", "HQ", "HQ is not on offer"),
        ("WHICH_CARD", "card_played", "H1K", "did you mean HK?"),
        ("RULED", "lead_option:1", "require", "no question is open"),
    ],
)
def test_a_near_miss_is_told_what_was_meant(tmp_path: Path, name: str, question: str, value: str, said: str) -> None:
    path = written(tmp_path, getattr(cases, name))
    before = Path(path).read_bytes()
    done = run("answer", path, question, value)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert Path(path).read_bytes() == before


@pytest.mark.parametrize(
    ("typed", "offered"), [((), ["lead_option:1"]), (("lead_option:1",), ["require", "forbid", "leave"])]
)
def test_the_shell_completes_the_question_and_its_answers(
    tmp_path: Path, typed: tuple[str, ...], offered: list[str]
) -> None:
    words = ["bridgelaws", "answer", written(tmp_path, cases.REFUSAL), *typed, ""]
    env = {"_BRIDGELAWS_COMPLETE": "zsh_complete", "COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1)}
    done = run(env=env)
    assert [line for line in done.stdout.splitlines() if line not in ("plain", "_")] == offered


# Files are written whole or not at all


@pytest.mark.parametrize("broken", ["fsync", "replace"])
@pytest.mark.parametrize("error", [OSError("no space left"), KeyboardInterrupt()])
def test_a_write_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, error: BaseException
) -> None:
    path = tmp_path / "case.json"
    path.write_text("before", encoding="utf-8")

    def fail(*args: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(os, broken, fail)
        with pytest.raises(type(error)):
            files.write(str(path), "after")
    assert path.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_write_keeps_the_mode_and_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "case.json", tmp_path / "link.json"
    path.write_text("before", encoding="utf-8")
    path.chmod(0o640)
    link.symlink_to(path)
    files.write(str(link), "after")
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == "after"
    assert path.stat().st_mode & 0o777 == 0o640
    assert sorted(tmp_path.iterdir()) == [path, link]


# Legal plays


def test_plays_with_a_known_hand(tmp_path: Path) -> None:
    path = written(tmp_path, cases.RULED)
    done = run("plays", path, env=WIDE)
    assert done.returncode == 0
    assert_golden("plays-ruled.txt", done.stdout)
    document = json.loads(run("plays", path, "--json").stdout)
    excluded = document.pop("excluded")
    assert document == outcome(cases.RULED)["legal_plays"]
    legal = bridgelaws.loads(json.dumps(cases.RULED)).legal_plays
    assert {e["card"]: e["law"] for e in excluded} == {
        card.code: why.ref for card in legal.hand if (why := legal.why_not(card)) is not None
    }
    assert len(excluded) == 12


def test_plays_with_a_hand_that_is_not_known(tmp_path: Path) -> None:
    path = written(tmp_path, cases.MIDDLE)
    text = run("plays", path).stdout
    assert "not on file" in text
    assert "must follow with a club if holding one (44C)" in text
    assert json.loads(run("plays", path, "--json").stdout)["cards"] is None


def test_plays_when_the_play_is_over(tmp_path: Path) -> None:
    path = written(tmp_path, cases.PLAYED_OUT)
    done = run("plays", path)
    assert done.returncode == 0
    assert "The play is over" in done.stdout
    assert json.loads(run("plays", path, "--json").stdout) is None
