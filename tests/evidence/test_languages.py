"""The evidence in other languages: report, picture and document, and that no English is left in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import Any

import pytest

from bridgelaws.evidence.damage import Damage, against, damage
from bridgelaws.evidence.document import damage_document
from bridgelaws.evidence.picture import svg
from bridgelaws.evidence.report import html
from bridgelaws.files import example_cases
from bridgelaws.words.compiling import LANGUAGES
from bridgelaws.words.language import Language
from bridgelaws.words.languages import language_of
from pseudo_language import PSEUDO, english_in

REVOKE, LEAD, DUMMY = "revoke-strands-dummy", "lead-out-of-turn-played-out", "revoke-by-dummy"
SAID = ("note", "summary", "text", "bounds", "ruled", "duties", "in_imps", "short", "said", "label", "standing_text")


@cache
def found(name: str) -> Damage:
    play = example_cases.load(name)
    play.title = play.story = ""  # what a case tells of itself is told as it is
    return damage(play)


def seen(page: str) -> str:
    """What is read of a page: its texts, and those for people who do not see it."""
    labels = " ".join(re.findall(r"""aria-label=(?:'([^']*)'|"([^"]*)")""", page)[0])
    return unescape(re.sub(r"<[^>]*>", " ", re.sub(r"(?s)<style>.*?</style>", "", page)) + labels)


def said(value: Any, name: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from said(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from said(inner, name)
    elif isinstance(value, str) and name in SAID:
        yield value


@pytest.mark.parametrize("other", [None, "+600"])
@pytest.mark.parametrize("name", [REVOKE, LEAD, DUMMY])
def test_no_english_is_left(name: str, other: str | None) -> None:
    one = found(name) if other is None else against(found(name), other)
    page = seen(html(one, PSEUDO)).replace("bridgelaws", "").replace("DDS", "")
    assert english_in(re.sub(r"X+|v?\d+(\.\w+)+", "", page)) == ""
    assert english_in(seen(svg(one, language=PSEUDO)).replace("X", "")) == ""
    assert [text for text in said(damage_document(one, PSEUDO)) if english_in(text)] == []


@pytest.mark.parametrize("code", ["de", "fr"])
@pytest.mark.parametrize("name", [REVOKE, LEAD, DUMMY])
def test_nothing_is_missing(name: str, code: str) -> None:
    alone: Language = type(language_of(code))(LANGUAGES / code)
    one = against(found(name), "+600")
    assert html(one, alone) == html(one, code)
    assert f'<html lang="{code}">' in html(one, code)


def test_in_french() -> None:
    page = seen(html(found(REVOKE), "fr"))
    for text in (
        "3SA par Sud",
        "Code 2017",
        "Avant cela, Nord-Sud pouvaient faire 9 levées à cartes ouvertes (3SA=, +600)",
        "Il leur manque une levée et 700 points.",
        "La différence de 700 points vaut 12 IMP.",
        "La décision",
    ):
        assert text in page
    assert "8 comptées\u00a0: 3SA-1" in svg(found(REVOKE), language="fr")


def test_in_german() -> None:
    page = seen(html(found(REVOKE), "de"))
    for text in (
        "3SA von Süd",
        "TBR 2017",
        "Davor konnten Nord-Süd double dummy 9 Stiche machen (3SA=, +600)",
        "Es fehlen ihnen ein Stich und 700 Punkte.",
        "Der Unterschied von 700 Punkten ist 12 IMPs wert.",
        "Die Entscheidung",
    ):
        assert text in page
    assert "8 gezählt: 3SA-1" in svg(found(REVOKE), language="de")


def test_a_document_says_the_same_in_another_language() -> None:
    english, french = damage_document(found(LEAD)), damage_document(found(LEAD), "fr")
    assert english.keys() == french.keys()
    for one, other in zip(english["choices"], french["choices"], strict=True):
        assert [option["standing"] for option in one["options"]] == [option["standing"] for option in other["options"]]
        assert one["said"] != other["said"]
    assert english["irregularities"][0]["instead"] == french["irregularities"][0]["instead"]
