"""The frame of the command line: help, usage, versions, completion, and how it ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bridgelaws
from bridgelaws.cli.app import COMMANDS
from cli import case_files as cases
from cli.case_files import written
from cli.runs import run


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_the_version_is_the_package_s(option: str) -> None:
    assert run(option).stdout == f"bridgelaws {bridgelaws.__version__}\n"


def test_the_console_script_is_the_same_command() -> None:
    script = Path(sys.executable).parent / "bridgelaws"
    found = subprocess.run([str(script), "--help"], capture_output=True, text=True, check=True)
    assert found.stdout == run("--help").stdout


def test_help_lists_every_command() -> None:
    listed = run("--help")
    assert listed.returncode == 0
    assert all(f"\n  {name} " in listed.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_everywhere_with_an_example(name: str) -> None:
    found = run(name, "--help")
    assert found.returncode == 0
    assert f"Example: bridgelaws {name}" in found.stdout


def test_no_command_is_a_usage_error_with_the_help() -> None:
    assert run().returncode == 2


def test_a_mistyped_command_gets_the_near_miss() -> None:
    found = run("ruel")
    assert (found.returncode, "Did you mean 'rule'?" in found.stderr) == (2, True)
    assert "The commands are ask, rule" in run("xyzzy").stderr


@pytest.mark.parametrize("name", ["rule", "plays", "show", "compare"])
def test_a_file_that_is_not_there(name: str, tmp_path: Path) -> None:
    found = run(name, str(tmp_path / "none.json"))
    assert (found.returncode, found.stdout) == (1, "")
    assert "none.json: no such file or directory" in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("name", ["rule", "plays", "show", "compare", "answer", "law", "changes", "search", "example"])
def test_a_missing_argument_is_a_usage_error(name: str) -> None:
    found = run(name)
    assert found.returncode == 2
    assert "Missing argument" in found.stderr


@pytest.mark.parametrize(("shell", "word"), [("bash", "complete"), ("zsh", "compdef"), ("fish", "complete")])
def test_shell_completion(shell: str, word: str) -> None:
    found = subprocess.run(
        [sys.executable, "-c", "from bridgelaws.cli import main; main()"],
        capture_output=True, text=True, check=False,
        env={"PATH": "/usr/bin:/bin", "_BRIDGELAWS_COMPLETE": f"{shell}_source"},
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    assert word in found.stdout


def test_completion_offers_the_commands_and_the_examples() -> None:
    def offered(line: str, word: int) -> str:
        env = {"_BRIDGELAWS_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(word)}
        return run(env=env).stdout

    assert "plain,rule" in offered("bridgelaws ru", 1)
    assert "plain,revoke-both-sides" in offered("bridgelaws example revoke", 2)


@pytest.mark.parametrize("missing", ["click", "rich"])
def test_without_its_packages_it_says_what_to_install(missing: str) -> None:
    """The engine needs none; the command line says which of its own is missing."""
    code = f"import sys; sys.modules[{missing!r}] = None; sys.argv = ['bridgelaws', 'examples']\n"
    code += "from bridgelaws.cli import main; main()"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert f"needs {missing}" in found.stderr
    assert "bridgelaws[cli]" in found.stderr


def test_a_closed_pipe_is_no_error() -> None:
    """`bridgelaws coverage | head -1`."""
    shell = f"{sys.executable} -m bridgelaws coverage | head -1"
    found = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert "Traceback" not in found.stderr
    assert found.stdout.strip()


@pytest.mark.parametrize("name", ["FIRST_QUESTION", "RULED"])
@pytest.mark.parametrize("words", [[], ["--json"], ["--explain"], ["--laws", "2007"], ["--laws", "1887"]])
def test_rule_in_plain_words_says_what_click_would(name: str, words: list[str], tmp_path: Path) -> None:
    """Plain words are understood without click; two dashes are not plain."""
    path = written(tmp_path, getattr(cases, name))
    plain, through_click = run("rule", *words, path), run("rule", *words, "--", path)
    assert (plain.returncode, plain.stdout, plain.stderr) == (
        through_click.returncode, through_click.stdout, through_click.stderr,
    )  # fmt: skip


@pytest.mark.parametrize(
    "words", [[], ["one.json", "two.json"], ["one.json", "--laws"], ["one.json", "--lawz", "2007"]]
)
def test_what_is_not_plain_is_left_to_click(words: list[str]) -> None:
    found = run("rule", *words)
    assert (found.returncode, found.stdout) == (2, "")
    assert "Error: " in found.stderr


def test_a_ruling_takes_no_click(tmp_path: Path) -> None:
    path = written(tmp_path, cases.RULED)
    code = f"import sys; sys.modules['click'] = None; sys.argv = ['bridgelaws', 'rule', {path!r}]\n"
    code += "from bridgelaws.cli import main; main()"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout
