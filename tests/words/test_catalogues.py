"""The catalogues: every sentence in every language, about the same things, and none that nobody says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from translating.catalogues import how_many_forms
from translating.declared import declared

from bridgelaws.values.calls import parse_call
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import Seat, Side
from bridgelaws.words.compiling import LANGUAGES
from bridgelaws.words.languages import language_of, languages
from bridgelaws.words.message import Arg, Message, Says
from bridgelaws.words.template import template

CODES = languages()


@cache
def catalogue(code: str) -> dict[str, tuple[str, ...]]:
    """The sentences of a language by their ids, each in all its forms."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted((LANGUAGES / code).glob("*.po")):
        for id, forms in _read(path).items():
            assert id.partition(".")[0] == path.stem, f"{id} stands in {path.name}"
            assert id not in found
            found[id] = forms
    return found


def _read(path: Path) -> dict[str, tuple[str, ...]]:
    with path.open("rb") as file:
        entries: Catalog = read_po(file, locale=path.parent.name, abort_invalid=True)
    texts = {}
    for entry in entries:
        if entry.id:
            id = entry.id if isinstance(entry.id, str) else entry.id[0]
            texts[id] = (entry.string,) if isinstance(entry.string, str) else tuple(entry.string)
    return texts


def test_english_has_every_sentence_and_no_other() -> None:
    assert set(catalogue("en")) - set(declared()) == set(), "nobody says these"
    assert set(declared()) - set(catalogue("en")) == set(), "these have no words"


@pytest.mark.parametrize("code", CODES)
def test_every_language_has_every_sentence_and_no_other(code: str) -> None:
    assert set(catalogue("en")) - set(catalogue(code)) == set(), "not translated"
    assert set(catalogue(code)) - set(catalogue("en")) == set(), "nobody says these"


@pytest.mark.parametrize("code", CODES)
def test_no_sentence_is_empty_and_each_is_about_what_it_has(code: str) -> None:
    for id, forms in catalogue(code).items():
        says = declared()[id]
        assert len(forms) == (1 if says.many is None else how_many_forms(code)), id
        for form in forms:
            assert form.strip(), id
            places = {place.name for place in template(form).places}
            assert places <= {arg.name for arg in says.args}, id


@pytest.mark.parametrize("code", CODES)
def test_the_bar_stands_in_the_same_sentences(code: str) -> None:
    for id, forms in catalogue(code).items():
        english = {template(form).bar is not None for form in catalogue("en")[id]}
        assert {template(form).bar is not None for form in forms} == english, id


SAMPLES: dict[str, tuple[Any, ...]] = {
    "card": (Card.parse("HQ"), Card.parse("SA"), None),
    "cards": ((Card.parse("HQ"),), (Card.parse("HQ"), Card.parse("ST"), Card.parse("C2"))),
    "seat": (Seat.EAST, Seat.NORTH),
    "seats": ((Seat.EAST,), (Seat.EAST, Seat.SOUTH, Seat.WEST)),
    "side": (Side.NS, Side.EW),
    "suit": (Suit.HEARTS, Suit.DIAMONDS),
    "suits": ((Suit.HEARTS,), (Suit.HEARTS, Suit.SPADES)),
    "number": (1, 3),
    "tenths": (1.0, 12.25),
    "trick": (1, 3),
    "rank": (12, 10, 4),
    "tricks": ((3,), (3, 5, 6)),
    "text": ("words", "54A"),
    "quoted": ("low", "the king"),
    "texts": (("54A",), ("54A", "50B")),
    "call": (parse_call("1NT"), parse_call("4H")),
    "contract": (Contract.parse("3NT by S"), Contract.parse("4HX by E")),
    "references": (("54A",), ("57C1 footnote", "24 with 48A")),
}
INNER = Says("hearing.HOLDS.yes", (Arg("seat", "seat"), Arg("suit", "suit")))
ORDER = Says("board.is_withdrawn", (Arg("card", "card"),))


def sample(arg: Arg[Any], nth: int) -> Any:
    """A value of the sort of an argument."""
    if arg.sort in ("clause", "clauses", "joined"):
        clause = Message(ORDER, (Card.parse("HQ"),))
        return clause if arg.sort == "clause" else (clause, clause)[: 1 + nth % 2]
    return SAMPLES[arg.sort][nth % len(SAMPLES[arg.sort])]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_every_sentence_can_be_said(code: str, nth: int) -> None:
    language = language_of(code)
    for id in catalogue(code):
        says = declared()[id]
        said = language.say(Message(says, tuple(sample(arg, nth) for arg in says.args)))
        assert "{" not in said, id
        assert "None" not in said or any("None" in form for form in catalogue(code)[id]), id  # a value of a tag
