"""Every command that a page names is there, with the options that the page gives it."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path

import click
import pytest

from bridgelaws.cli.app import COMMANDS, commands

ROOT = Path(__file__).parents[2]
PAGES = sorted(page for where in ("*.md", "docs/*.md", "examples/*.md", ".github/**/*.md") for page in ROOT.glob(where))
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
# Those of a list in the Makefile: `make bench-boards`, `make prove-oracles`.
TARGETS |= {f"{kind}-{name}" for kind in ("bench", "prove") for name in re.findall(r"[\w-]+", "\n".join(
    re.findall(rf"^{kind.upper()[:5]}\w* := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
))} | {"site"}  # fmt: skip


def code(text: str) -> list[str]:
    """What stands as code on a page: the lines of its blocks, and what is set so in its sentences."""
    blocks = re.findall(r"^(```|~~~)\w*\n(.*?)^\1", text, re.MULTILINE | re.DOTALL)
    lines = [line.strip().removeprefix("$ ") for _, block in blocks for line in block.splitlines()]
    rest = re.sub(r"^(```|~~~).*?^\1", "", text, flags=re.MULTILINE | re.DOTALL)
    indented = [line.strip() for line in rest.splitlines() if line.startswith("    ")]
    return [*lines, *indented, *(" ".join(span.split()) for span in re.findall(r"`([^`]+)`", rest))]


def unknown(text: str) -> list[str]:
    """The commands of a page that nobody could run."""
    return [line for line in code(text) if not _known(line)]


def _known(line: str) -> bool:
    words = line.split("#")[0].split()
    if len(words) < 2 or words[1] in ("=", "import"):
        return True
    if words[0].rpartition("/")[2] == "bridgelaws":
        return _is_a_command(shlex.split(line, comments=True)[1:])
    if words[0] == "make":
        return words[1] in TARGETS or not re.fullmatch(r"[a-z-]+", words[1])
    if words[0].rpartition("/")[2] in ("python", "python3") and words[1] == "-m":
        return importlib.util.find_spec(words[2]) is not None
    return True


def _is_a_command(words: list[str]) -> bool:
    top = click.Context(commands)
    given, name = [word.partition("=")[0] for word in words if word.startswith("--")], words[0]
    options = {option for param in commands.get_params(top) for option in param.opts}
    if not name.startswith("-"):
        command = commands.get_command(top, name)
        if command is None:
            return False
        options |= {o for param in command.get_params(top) for o in (*param.opts, *param.secondary_opts)}
    return options.issuperset(given)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_command_is_there_with_its_options(page: Path) -> None:
    assert unknown(page.read_text(encoding="utf-8")) == []


def test_a_command_that_is_not_there_is_found() -> None:
    page = (
        "`make dist` `make tea` `bridgelaws rule x --json`\n```sh\nbridgelaws judge x\nbridgelaws rule x --tea\n```\n"
    )
    assert unknown(page + "    python -m release.tea\n") == [
        "bridgelaws judge x",
        "bridgelaws rule x --tea",
        "python -m release.tea",
        "make tea",
    ]


def test_the_list_of_commands_in_the_readme_has_every_command_and_option() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `bridgelaws (.*)$", text, re.MULTILINE)
    listed = set()
    for row in rows:
        named, said = f"`{row}".split("|")[:2]
        calls = [span.split() for span in re.findall(r"`([^`]+)`", named)]
        listed |= {call[0] for call in calls}
        given = [span.split() for span in re.findall(r"`(--[^`]+)`", said)]
        for words in (*calls, *([calls[0][0], *options] for options in given)):
            assert _is_a_command(words), words
    assert listed == set(COMMANDS)
