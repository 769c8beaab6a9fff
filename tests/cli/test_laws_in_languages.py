"""The laws at hand and the evidence at the terminal in French, German and a language of our own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaws.book.editions import REGISTRY
from bridgelaws.files import example_cases
from bridgelaws.lawbook import terms
from cli.spoken import screen
from pseudo_language import PSEUDO, english_in

COMMANDS = (
    ("law", "54"),
    ("law", "41"),
    ("changes", "2007", "2017"),
    ("changes", "2007", "2017", "44"),
    ("search", "54C"),
    ("readings",),
    ("readings", "54"),
    ("coverage",),
    ("coverage", "50"),
)
# Sources of readings: places in books and on pages.
_PLACES = re.compile(r"https?://\S+|\b[\w./-]+\.(?:pdf|html?)\b")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_english_is_left(command: tuple[str, ...]) -> None:
    assert english_in(_PLACES.sub("", screen(PSEUDO, *command))) == ""


@pytest.fixture
def case(tmp_path: Path) -> str:
    play = example_cases.text("revoke-strands-dummy")
    path = tmp_path / "case.json"
    path.write_text(re.sub(r'"(title|story)": "[^"]*",', "", play), encoding="utf-8")
    return str(path)


def test_no_english_is_left_in_the_evidence(case: str) -> None:
    shown = screen(PSEUDO, "damage", case, "--result", "+600")
    assert english_in(shown) == ""


@pytest.mark.parametrize("name", ["law", "changes", "search", "readings", "coverage", "damage"])
def test_help_is_said_in_the_language(name: str) -> None:
    english, french, german = (screen(code, name, "--help") for code in ("en", "fr", "de"))
    assert len({english, french, german}) == 3


def test_a_law_in_french_and_german() -> None:
    french, german = screen("fr", "law", "54C"), screen("de", "law", "54C")
    assert "Loi 54\u00a0: entame hors tour, face visible" in french
    assert "confirme le déclarant\u00a0: non → oui" in french
    assert "§\u00a054: aufgedecktes erstes Ausspiel außer Reihenfolge" in german
    assert "bestätigt den Alleinspieler: nein → ja" in german


def test_a_search_in_french_and_german() -> None:
    assert re.search(r"^54 ", screen("fr", "search", "entame", "hors", "tour"), re.M)
    assert "Rien ne parle aussi de 'xyzzyq'." in screen("fr", "search", "entame", "xyzzyq")
    assert re.search(r"^54A ", screen("de", "search", "erstes", "Ausspiel", "ausser", "Reihenfolge"), re.M)


def test_evidence_in_french_and_german(case: str) -> None:
    french, german = screen("fr", "damage", case), screen("de", "damage", case)
    assert "Ce qu'Est aurait pu jouer à la 5e levée" in french
    assert "Laissé à l'arbitre (64C1, 12B1, 12B2, 12C1)" in french
    assert "Was Ost im 5. Stich hätte spielen können" in german


def test_every_term_of_a_provision_has_words() -> None:
    for provision in REGISTRY:
        for version in provision.versions:
            for name, value in version.terms.items():
                assert str(terms.NAMES[name]()) == name.replace("_", " ")
                told = ", ".join(value) if isinstance(value, tuple) else {True: "yes", False: "no"}.get(value, value)
                assert str(terms.said(value)) == str(told).replace("_", " ")
                words = value if isinstance(value, tuple) else (value,)
                assert all(isinstance(word, bool) or word in terms.VALUES or word[:2].isdigit() for word in words)
