"""The page decides nothing: no edition, no provision, no penalty card of its own; and its words are in one file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bridgelaws
from bridgelaws.book.editions import EDITIONS

STATIC = Path(bridgelaws.__file__).parent / "web" / "static"
SCRIPTS = sorted((STATIC / "js").rglob("*.js"))
TEXT = STATIC / "js" / "text.js"
BUT_TEXT = [path for path in SCRIPTS if path != TEXT]

_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"])//[^\n]*", re.DOTALL)
_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
YEARS = re.compile("|".join(str(laws.year) for laws in EDITIONS))
PROVISION = re.compile(r"(?<!-)\b\d{1,2}[A-Z]\d?\b|\blaw\d\d\b|\blaw\s*===", re.IGNORECASE)
# What only a law can say: which acts have consequences, what they are, and how long they last.
TERMS = re.compile(r"\b(major|minor|withdraw|retain|require|forbid|unauthori[sz]ed|adjust|establish)", re.IGNORECASE)


def code(path: Path) -> str:
    """A script without its comments."""
    return _COMMENT.sub("", path.read_text(encoding="utf-8"))


def test_the_scripts_are_there() -> None:
    assert len(SCRIPTS) > 20
    assert TEXT in SCRIPTS


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(STATIC)))
def test_no_script_knows_an_edition_a_provision_or_a_consequence(path: Path) -> None:
    text = code(path)
    for pattern in (YEARS, PROVISION, TERMS):
        # Drawn shapes have numbers and letters as well.
        found = [each[0] for each in pattern.finditer(re.sub(r'"M[^"]*"', '""', text))]
        assert found == []


@pytest.mark.parametrize("path", BUT_TEXT, ids=lambda path: str(path.relative_to(STATIC)))
def test_words_are_in_one_file(path: Path) -> None:
    """No string of another script is a sentence: a capital, and words after it."""
    sentences = [
        found[1] for found in _STRING.finditer(code(path)) if re.match(r"[A-Z][a-z’']+( [a-z]|[.?!])", found[1])
    ]
    assert sentences == []


def test_what_is_said_before_a_script_runs_is_the_name_and_one_line() -> None:
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    words = [text.strip() for text in re.findall(r">([^<>]+)<", html) if text.strip()]
    assert words[0] == json.loads((STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))["name"]
    assert [word for word in words[1:] if "JavaScript" not in word] == []
