"""The director's page shows what the terminal shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from bridgelaws.cli.app import COMMANDS, commands

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "directors.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```text\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
SCREENS = [file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "cli" / "golden" / "ask").glob("*.txt")]


@pytest.mark.parametrize("block", [b for b in BLOCKS if not b.startswith("bridgelaws ")], ids=range(3))
def test_what_is_shown_is_what_the_terminal_showed(block: str) -> None:
    assert any(block.strip() in screen for screen in SCREENS)


@pytest.mark.parametrize("line", [line for b in BLOCKS if b.startswith("bridgelaws ") for line in b.splitlines()])
def test_the_commands_exist_with_their_options(line: str) -> None:
    _, name, *rest = shlex.split(line)
    command = commands.get_command(click.Context(commands), name)
    assert name in COMMANDS
    assert command is not None
    command.make_context(name, rest)
