"""Law 23: comparable call."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, REGISTRY, Edition
from bridgelaws.laws.books import book23, book72
from bridgelaws.laws.law23.examples import EXAMPLES, Verdict, Withdrawn
from bridgelaws.play.board import Board
from bridgelaws.words.languages import language_of, languages
from editions import editions
from law27_scenes import auction, duties, lead_rights, may_use, turn
from scenes import asked, options, referred, to

# North deals; South opens at East's turn, is refused, and East opens in his stead.
AT_THE_RIGHT = "N P, S 1H, W !, = refuse, E 1S"
# North deals; South opens at North's turn and is refused: North calls first.
AT_THE_PARTNERS = "S 1H, W !, = refuse, N 1C, E P"


def compared(told: str, call: str, found: str, **opening: object) -> Board:
    """South has called in the place of 1H, and the Director has compared the two."""
    return auction(L2017, f"{told}, S {call}, = {found}", **opening)


def test_23_means_something_else_in_every_edition() -> None:
    where = {
        edition: {p.law for p in REGISTRY if p.in_force(edition) and p.ref(edition).startswith("23")}
        for edition in EDITIONS
    }
    assert where == {L1997: {72}, L2007: {72}, L2017: {23}}
    assert book72.ENFORCED_PASS.ref(L1997) == book72.COULD_HAVE_BEEN_AWARE.ref(L2007) == "23"


def test_23a_is_one_question_whose_answer_is_the_limb() -> None:
    board = auction(L2017, f"{AT_THE_RIGHT}, S 2H")
    assert (asked(board), to(board)) == ("comparable", "Director")
    assert options(board) == {"similar", "subset", "purpose", "none"}
    assert board.question is not None
    assert board.question.refs == ("23A1", "23A2", "23A3")


@pytest.mark.parametrize(("found", "limb"), [("similar", "23A1"), ("subset", "23A2"), ("purpose", "23A3")])
def test_23a_any_limb_is_enough_and_only_that_one_is_cited(found: str, limb: str) -> None:
    board = compared(AT_THE_RIGHT, "2H", found)
    assert [ref for ref in board.citations if ref.startswith("23A")] == [limb]
    assert duties(board) == set()


def test_23b_after_a_comparable_call_nothing_follows() -> None:
    board = compared(AT_THE_RIGHT, "2H", "similar")
    assert (duties(board), lead_rights(board), turn(board)) == (set(), [], "W")
    assert may_use(board, "1♥") == ("NEW", "")
    assert "23B" in board.citations


def test_23b_what_is_not_comparable_costs_the_partner_one_pass_and_the_lead() -> None:
    board = compared(AT_THE_RIGHT, "2C", "none")
    assert (duties(board), lead_rights(board)) == ({"N pass once"}, ["S 1H"])
    assert may_use(board, "1♥") == ("EW", "N")
    assert "23B" not in board.citations


def test_23c_the_director_looks_at_the_end_whether_it_helped_all_the_same() -> None:
    assert referred(compared(AT_THE_RIGHT, "2H", "similar")) == {"23C must"}
    assert "23C must" not in referred(compared(AT_THE_RIGHT, "2C", "none"))


def test_r23_1_what_the_partner_called_before_is_still_judged_by_16c2() -> None:
    board = compared(AT_THE_PARTNERS, "2H", "similar")
    assert referred(board) == {"23C must", "16C2 must"}
    assert "R23-1" in board.citations
    assert may_use(board, "1♥") == ("NEW", "")
    without = compared(AT_THE_PARTNERS, "2H", "similar", set_aside=("R23-1",))
    assert referred(without) == {"23C must"}


@editions(L1997, L2007)
def test_23_does_not_exist_before_2017(laws: Edition) -> None:
    board = auction(laws, f"{AT_THE_RIGHT}, S 2H")
    assert asked(board) != "comparable"
    assert not book23.COMPARABLE_CALL.in_force(laws)


def test_examples_rest_on_a_limb_only_if_the_answer_was_yes() -> None:
    limbs = {value for value, _ in book23.LIMBS}
    for example in EXAMPLES:
        assert example.limb is None or (example.verdict is Verdict.YES and example.limb in limbs), example
        assert "/" in example.source, example
    assert {example.limb for example in EXAMPLES} >= limbs
    assert {example.withdrawn for example in EXAMPLES} == set(Withdrawn)
    assert {example.verdict for example in EXAMPLES} == set(Verdict)


@pytest.mark.parametrize("code", languages())
def test_examples_are_said_in_every_language_each_in_its_own_words(code: str) -> None:
    said = [language_of(code).say(example.says) for example in EXAMPLES]
    assert len(set(said)) == len(EXAMPLES)
