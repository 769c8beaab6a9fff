"""Several cards of which the same is found: what one answer settles, and what it comes to."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws import Play, dumps, loads
from bridgelaws.board.events import Answered
from bridgelaws.desk import Call, next_step
from bridgelaws.desk.together import given_at_once, together
from bridgelaws.engine.outcome import Outcome
from bridgelaws.words.languages import language_of

WHOLE = "SA SK S4 HK HQ H3 H4 DA DQ CA CK CQ C7"


def dropped(cards: str, laws: int = 2017) -> Play:
    """A defender drops these at the first trick."""
    told = {"laws": str(laws), "kind": "seen", "declarer": "S", "contract": "4S", "trick": "1", "how": "dropped"}
    told |= {"offender": "E", "cards": cards, "table": "W"}
    play = next_step(Call(tuple(told.items())))
    assert isinstance(play, Play)
    return play


def after(play: Play, number: int) -> Outcome:
    begun = Play(table=play.opened)
    for event in play.log[:number]:
        begun.add(event)
    return begun.now


def for_all(play: Play, value: Any) -> int:
    """One answer for all; how many questions it has settled."""
    asked = together(play.now)
    assert asked is not None
    for answer in asked.answers(value):
        play.add(answer)
    return len(asked.ids)


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize("cards", ["HK HQ", "HK HQ H3", WHOLE])
@pytest.mark.parametrize("value", [True, False])
def test_one_answer_comes_to_what_one_for_each_comes_to(laws: int, cards: str, value: bool) -> None:
    at_once, each = dropped(cards, laws), dropped(cards, laws)
    assert for_all(at_once, value) == len(cards.split())
    for card in cards.split():
        each.answer(value, f"partner_could_possibly_see_face:{card}")
    assert dumps(at_once) == dumps(each)
    assert at_once.explain() == each.explain()
    assert at_once.table == each.table
    assert together(at_once.now) is None


def test_what_is_left_is_answered_together_as_well() -> None:
    play = dropped("HK HQ H3")
    play.answer(True)
    asked = together(play.now)
    assert asked is not None
    assert [card.code for card in asked.cards] == ["HQ", "H3"]
    play.answer(True)
    assert together(play.now) is None  # one card is left: its question is the ordinary one


def test_a_question_by_itself_has_nothing_beside_it() -> None:
    assert together(dropped("HK").now) is None
    play = loads(dumps(dropped("HK HQ")))
    for_all(play, True)
    assert play.question is not None
    assert together(play.now) is None
    assert together(Play(contract="3NT by S").now) is None


@pytest.mark.parametrize(
    ("language", "read", "yes"),
    [
        ("en", "Could West possibly have seen the face of ♥K, ♥Q and ♥3?", "Yes, for all of them"),
        ("fr", "Ouest aurait-il pu voir la face de ♥R, ♥D et ♥3\u202f?", "Oui, pour toutes"),
        ("de", "Hätte West die Bildseite sehen können (♥K, ♥D und ♥3)?", "Ja, für alle"),
    ],
)
def test_the_question_is_about_all_of_them(language: str, read: str, yes: str) -> None:
    asked = together(dropped("HK HQ H3").now)
    assert asked is not None
    tongue, words = language_of(language), asked.question.wording.words
    assert tongue.say(words.read).replace("\xa0", "\u202f").replace(" ?", "\u202f?") == read
    assert tongue.say(words.options[0].read) == yes
    assert [option.value for option in words.options] == [True, False]


def test_an_answer_for_all_is_known_in_the_log() -> None:
    play = dropped("HK HQ H3")
    for_all(play, True)
    assert given_at_once(play.log, lambda number: after(play, number)) == 3
    play.answer(False)
    assert given_at_once(play.log, lambda number: after(play, number)) == 1


@pytest.mark.parametrize("values", [(True, True, False), (False, True, True), (True, True)])
def test_answers_that_differ_or_are_not_all_given_are_steps_of_their_own(values: tuple[bool, ...]) -> None:
    play = dropped("HK HQ H3")
    for value in values:
        play.answer(value)
    expected = 2 if values[1:] == (True, True) else 1  # the last two of three are what was left to be answered
    assert given_at_once(play.log, lambda number: after(play, number)) == expected
    assert isinstance(play.log[-1], Answered)
