"""The page decides nothing: no edition, no provision, no penalty card of its own; and its words are a catalogue."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

import bridgelaws
from bridgelaws.board.events import ABOUT
from bridgelaws.book.editions import EDITIONS, Change
from bridgelaws.files.acts import EVENTS
from bridgelaws.web import schemas
from bridgelaws.web.api.documents import Act
from bridgelaws.web.page_words import SENTENCES

STATIC = Path(bridgelaws.__file__).parent / "web" / "static"
SCRIPTS = sorted((STATIC / "js").rglob("*.js"))
WORDS = STATIC / "js" / "words.js"

ACTS = get_args(Act.model_fields["event"].annotation)
_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"])//[^\n]*", re.DOTALL)
_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
YEARS = re.compile("|".join(str(laws.year) for laws in EDITIONS))
PROVISION = re.compile(r"(?<!-)\b\d{1,2}[A-Z]\d?\b|\blaw\d\d\b|\blaw\s*===", re.IGNORECASE)
# What only a law can say: which acts have consequences, what they are, and how long they last.
TERMS = re.compile(r"\b(major|minor|withdraw|retain|require|forbid|unauthori[sz]ed|adjust|establish)", re.IGNORECASE)


def code(path: Path) -> str:
    """A script without its comments; that a canvas is flat is no law."""
    return _COMMENT.sub("", path.read_text(encoding="utf-8")).replace('getContext("2d")', "getContext()")


def test_the_scripts_are_there() -> None:
    assert len(SCRIPTS) > 20
    assert WORDS in SCRIPTS


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(STATIC)))
def test_no_script_knows_an_edition_a_provision_or_a_consequence(path: Path) -> None:
    text = code(path)
    for pattern in (YEARS, PROVISION, TERMS):
        # Drawn shapes have numbers and letters as well.
        found = [each[0] for each in pattern.finditer(re.sub(r'"M[^"]*"', '""', text))]
        assert found == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(STATIC)))
def test_no_script_has_words_of_its_own(path: Path) -> None:
    """No string of a script is a sentence: a capital, and words after it."""
    sentences = [
        found[1] for found in _STRING.finditer(code(path)) if re.match(r"[A-Z][a-z’']+( [a-z]|[.?!])", found[1])
    ]
    assert sentences == []


# Ids in a script: whole, or the beginning of several, such as `page.status.${status}`.
_ID = re.compile(r"""["`](page\.[a-z_.]+)(["`]|\$\{)""")


def test_the_scripts_say_every_sentence_of_the_page_and_no_other() -> None:
    found = [each for path in SCRIPTS for each in _ID.findall(code(path))]
    whole = {id for id, end in found if end != "${"}
    begun = tuple({id for id, end in found if end == "${"})
    declared = {says.id for says in SENTENCES}
    assert whole - declared == set(), "these have no words"
    assert {id for id in declared - whole if not id.startswith(begun)} == set(), "no script says these"
    assert [start for start in begun if not any(id.startswith(start) for id in declared)] == []


def test_what_several_sentences_are_for() -> None:
    """Where a script makes an id of a name, there is a sentence for every name."""
    ids = {says.id.removeprefix("page.") for says in SENTENCES}
    names = {
        "event": (*EVENTS, "answered yes", "answered no", "other"),
        "topic": ABOUT,
        "status": get_args(schemas.Status),
        "act": ACTS,
    }
    names["change"] = [change.value for change in Change if change is not Change.FIRST]
    for group, of in names.items():
        wanted = {f"{group}.{re.sub('[^a-z]+', '_', name)}" for name in of}
        assert wanted == {id for id in ids if id.startswith(f"{group}.")}


def test_an_argument_is_of_one_sort_and_what_is_counted_is_the_number() -> None:
    sorts: dict[str, set[str]] = {}
    for says in SENTENCES:
        for arg in says.args:
            sorts.setdefault(arg.name, set()).add(arg.sort)
        assert says.many is None or says.args[says.many].name == "number"
    assert [name for name, of in sorts.items() if len(of) > 1] == []


def test_what_is_said_before_a_script_runs_is_the_name_and_one_line() -> None:
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    words = [text.strip() for text in re.findall(r">([^<>]+)<", html) if text.strip()]
    assert words[0] == json.loads((STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))["name"]
    assert [word for word in words[1:] if "JavaScript" not in word] == []
