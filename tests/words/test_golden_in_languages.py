"""Every golden run in every language: no message is missing, and in a language of our own no English is left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bridgelaws import Outcome, golden
from bridgelaws.play.documents import outcome_document
from bridgelaws.words.compiling import LANGUAGES
from bridgelaws.words.language import Language
from bridgelaws.words.languages import language_of, languages
from pseudo_language import PSEUDO, english_in

RUNS = [run for document in golden.cases() for run in golden.runs(document)]
SPOKEN = (
    "contradictions",
    "text",
    "say",
    "label",
    "found",
    "chose",
    "summary",
    "about",
    "when",
    "by",
    "before",
    "after",
    "short",
)


def _alone(code: str) -> Language:
    """A language without another to fall back on."""
    return type(language_of(code))(LANGUAGES / code)


def _said(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("args", "result", "acts"):
                yield from _said(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from _said(inner, name)
    elif isinstance(value, str) and name in SPOKEN:
        yield name, value


@cache
def _outcomes() -> list[tuple[str, list[Outcome]]]:
    """What every run comes to, step by step: worked out once, since no language changes it."""
    return [(run.id, [play.now for play, _ in golden.follow(run)]) for run in RUNS]


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_no_message_is_missing(code: str) -> None:
    tongue = _alone(code)
    for run, outcomes in _outcomes():
        documents = [outcome_document(outcome, tongue) for outcome in outcomes]
        assert all(text.strip() for d in documents for name, text in _said(d) if name == "text"), run


def test_no_english_is_left_in_a_ruling() -> None:
    left = {
        (english_in(text), text)
        for _, outcomes in _outcomes()
        for outcome in outcomes
        for _, text in _said(outcome_document(outcome, PSEUDO))
        if english_in(text)
    }
    assert not left
