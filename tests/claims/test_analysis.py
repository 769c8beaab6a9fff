"""What an analysis says, and how it tightens; the best case against a double-dummy solver."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from tests.claims.claims import AS_IN_2017, AWARE, RULED, claimed
from tests.claims.endings import claimed_by_the_strong, the_long_way

from bridgelaws.claims.analysis import Analysis, Claim, analyse, analysing
from bridgelaws.claims.kinds import ALL, Class, Kind, classes_of, in_words, name_of
from bridgelaws.claims.search import Search
from bridgelaws.claims.statement import TrumpMentioned
from bridgelaws.evidence import dds
from bridgelaws.evidence.position import Position
from bridgelaws.values.cards import CARDS, Suit
from bridgelaws.values.seats import SEATS, Side

BY_NUMBER = {ruled.number: ruled for ruled in RULED}


def claim_of(seed: str, size: int) -> Claim:
    """A claim of all the tricks by the side with the high cards."""
    at = claimed_by_the_strong(Random(seed), size)
    return Claim(at, 2, 2, size, settled=AS_IN_2017)


@pytest.mark.solver
@pytest.mark.parametrize("seed", range(30))
def test_never_more_than_double_dummy(seed: int) -> None:
    at = claimed_by_the_strong(Random(f"solver {seed}"), 5)
    trumps = None if at.trumps < 0 else Suit(at.trumps)
    best = dds.solve(Position(at.hands, trumps, SEATS[at.leader], tuple(CARDS[card] for card in at.trick)), Side.NS)
    found = analyse(Claim(at, 2, 2, 5))
    assert found.worst.at_most <= found.result.at_most <= found.clean.at_most <= best


@pytest.mark.parametrize("seed", range(25))
def test_the_rows_are_all_the_plays_that_lower_it_alone(seed: int) -> None:
    claim = claim_of(f"rows {seed}", 3)
    found = analyse(claim)
    search = Search(claim.ending, 2)
    settled = sum(Class(Kind.DROP, suit).bit for suit in range(5))
    refused = sum(Class(Kind.PLAIN, suit).bit for suit in range(5))
    least = the_long_way(search, claim.ending, settled)
    assert found.result == (least, least)
    lower = {
        Class(kind, suit)
        for kind in Kind
        for suit in range(5)
        if not Class(kind, suit).bit & (settled | refused)
        and the_long_way(search, claim.ending, settled | Class(kind, suit).bit) < least
    }
    assert {row.plays[0] for row in found.rows} == lower
    for row in found.rows:
        bit = row.plays[0].bit
        assert row.tricks.at_most == the_long_way(search, claim.ending, settled | bit)


@pytest.mark.parametrize("seed", range(15))
def test_pairs_that_lower_it_only_together_are_named(seed: int) -> None:
    claim = claim_of(f"together {seed}", 3)
    found = analyse(claim)
    if found.rows:
        return
    search = Search(claim.ending, 2)
    settled = sum(Class(Kind.DROP, suit).bit for suit in range(5))
    refused = sum(Class(Kind.PLAIN, suit).bit for suit in range(5))
    whole = the_long_way(search, claim.ending, ALL & ~refused)
    assert bool(found.together) == (whole < found.result.at_most)
    search.value(ALL)
    left = classes_of(search.met & ~settled & ~refused)  # of others no line has any
    pairs = {
        frozenset(pair)
        for pair in combinations(left, 2)
        if the_long_way(search, claim.ending, settled | pair[0].bit | pair[1].bit) < found.result.at_most
    }
    if pairs:
        assert {frozenset(row.plays) for row in found.together} == pairs


def test_answers_tighten_until_all_is_known() -> None:
    answers = list(analysing(claim_of("tightens", 6)))
    assert answers[-1].done
    for before, after in pairwise(answers):
        for name in ("worst", "clean", "result"):
            old, new = getattr(before, name), getattr(after, name)
            assert old.at_least <= new.at_least <= new.at_most <= old.at_most


def test_whoever_stops_it_has_what_is_known() -> None:
    ruled = BY_NUMBER["295"]
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    *_, last = analysing(ruled.claim, stop=stop)
    assert not last.done
    assert last.cut
    assert last.result.at_least <= ruled.awarded <= last.result.at_most
    assert last.looked_at < 5_000


@pytest.mark.parametrize("number", ["301", "319", "304", "323", "315"])
@pytest.mark.parametrize("budget", [1, 10, 100])
def test_with_any_budget_the_award_is_within_the_limits(number: str, budget: int) -> None:
    ruled = BY_NUMBER[number]
    found = analyse(ruled.claim, ruled.normal, (), budget)
    assert found.result.at_least <= ruled.awarded <= found.result.at_most
    assert len(found.line) == sum(hand.bit_count() for hand in ruled.claim.ending.hands)


def test_who_has_mentioned_a_trump_is_asked_about_it_unless_the_law_settles_it() -> None:
    hands = ".43.43. 3.98.9. 9.A.AK. .76.76."
    asked = analyse(claimed(hands, 3, "S", TrumpMentioned()))
    settled = analyse(claimed(hands, 3, "S", TrumpMentioned(), settled=AWARE))
    assert [name_of(row.plays[0]) for row in asked.rows] == ["trump out S"]
    assert not settled.rows


def test_a_card_is_marked_as_stated() -> None:
    found: Analysis = analyse(BY_NUMBER["316"].claim)
    assert any(play.stated for play in found.line)
    assert not any(play.stated for play in found.line if play.seat & 1)
    assert not any(play.stated for play in analyse(BY_NUMBER["301"].claim).line)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("low first D", "a low card of diamonds before the high ones"),
        ("plain", "a trick not taken that can plainly be won, or two winners on one trick"),
        ("discard S by partner", "a discard of spades that gives up a trick, by his partner"),
        ("low first", "'low first'"),
        ("he forgot", "'he forgot'"),
    ],
)
def test_plays_in_words(name: str, words: str) -> None:
    assert str(in_words(name)) == words


def test_two_plays_that_matter_only_together() -> None:
    """North leads a low heart, and dummy does not ruff: either alone costs nothing."""
    claim = claimed(".J6.. 5..Q. 4..9. .9..A", 3, "N", by="N")
    ruff, low = Class(Kind.RUFF_LOW, 3), Class(Kind.LOW_FIRST, 2)
    found = analyse(claim)
    assert (found.result, found.rows) == ((1, 1), ())
    assert [(row.plays, row.tricks) for row in found.together] == [((ruff, low), (0, 0))]
    assert found.open
    assert [row.plays for row in analyse(claim, (low,)).rows] == [(ruff,)]
    assert not analyse(claim, (), (low,)).open
