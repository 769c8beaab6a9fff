"""What must hold of the second opinion on the auction in any story, made up at random."""

import random
from collections import Counter
from dataclasses import fields, replace

import pytest

from .auction import CHOICES, Act, Call, Change, Director, Readings, Situation, natural, opinion, scripted, seeded
from .auction.generate import random_auction, random_story
from .auction.lines import acts_of, text_of
from .cards import EDITIONS, SEATS, lho, side

SEEDS = range(80)
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def told(seed: int, edition: int) -> list[Situation]:
    dealer, acts = random_story(random.Random(seed))
    return opinion(edition, dealer, acts, seeded(seed))


@every_edition
def test_every_situation_is_of_one_piece(edition: int) -> None:
    for seed in SEEDS:
        for s in told(seed, edition):
            check_calls(s)
            check_duties_and_rights(s)


def check_calls(s: Situation) -> None:
    assert sorted(s.line) == sorted((c.seat, c.call) for c in s.calls if c.status == "stands")
    gone = sorted((c.seat, c.call) for c in s.calls if c.status == "cancelled")
    assert sorted((k.seat, k.call) for k in s.knowledge) == gone
    assert bool(s.irregular[0]) == any(c.status == "pending" for c in s.calls) or s.beyond
    for k in s.knowledge:
        assert sorted(k.may_use + k.may_not) == ["EW", "NS"]
        assert len(k.may_not) < 2
    assert s.over == (s.turn == "")
    if s.line and not s.over:
        assert s.turn == lho(s.line[-1][0])
    assert not (s.contract and s.passed_out)
    assert s.over == (bool(s.contract) or s.passed_out)


def check_duties_and_rights(s: Situation) -> None:
    for _, duties in s.duties:
        assert len([d for d in duties if d.startswith("pass")]) < 2
    for right in s.lead_rights:
        assert right.suits
        assert side(right.leader) == side(right.offender)
        if s.over:
            assert s.contract
            assert side(s.contract[-1]) != side(right.offender)
    for q in s.questions:
        assert q.answer in q.question.options
        assert len(set(q.question.options)) > 1


@every_edition
def test_nothing_comes_from_nothing(edition: int) -> None:
    """While no call has been irregular there is no question, duty, right or knowledge."""
    clean = 0
    for seed in SEEDS:
        for s in told(seed, edition):
            if s.irregular[0] or s.questions or any(c.status != "stands" or c.how != "made" for c in s.calls):
                break
            clean += 1
            assert not any(duties for _, duties in s.duties)
            assert (s.lead_rights, s.knowledge, s.later, s.doubts, s.beyond) == ((), (), (), (), "")
    assert clean > 200


@every_edition
def test_the_director_changes_nothing_where_nothing_is_pending(edition: int) -> None:
    for seed in SEEDS:
        dealer, acts = random_story(random.Random(seed))
        before = opinion(edition, dealer, acts, seeded(seed))[-1]
        if before.irregular[0] or before.beyond:
            continue
        after = opinion(edition, dealer, [*acts, Director()], seeded(seed))[-1]
        assert replace(after, act=before.act, questions=before.questions) == before


@every_edition
def test_after_the_director_nothing_is_pending(edition: int) -> None:
    for seed in SEEDS:
        dealer, acts = random_story(random.Random(seed))
        s = opinion(edition, dealer, [*acts, Director()], seeded(seed))[-1]
        assert s.beyond or s.irregular == ("", "", "")


def turned(seat: str) -> str:
    return lho(seat)


def turned_act(act: Act) -> Act:
    if isinstance(act, Call):
        return Call(turned(act.seat), act.call)
    return Change(turned(act.seat), act.call) if isinstance(act, Change) else act


@every_edition
def test_all_seats_are_equal(edition: int) -> None:
    """The same story one seat further round: the same outcome, one seat further round."""
    oracle = scripted({"accept": "accept", "comparable": "subset", "repeats_denomination": "yes"})
    other = {"NS": "EW", "EW": "NS"}
    for seed in SEEDS:
        for answers in (natural, oracle):
            dealer, acts = random_story(random.Random(seed))
            s = opinion(edition, dealer, acts, answers)[-1]
            t = opinion(edition, turned(dealer), [turned_act(act) for act in acts], answers)[-1]
            assert t.line == tuple((turned(seat), call) for seat, call in s.line)
            assert {seat: t.duty(turned(seat)) for seat in SEATS} == {seat: s.duty(seat) for seat in SEATS}
            assert [(r.offender, r.kind, r.suits) for r in t.lead_rights] == [
                (turned(r.offender), r.kind, r.suits) for r in s.lead_rights
            ]
            assert [k.may_not for k in t.knowledge] == [tuple(other[x] for x in k.may_not) for k in s.knowledge]


def outcome(s: Situation) -> Situation:
    return replace(s, readings=(), questions=(), act=0, calls=())


@every_edition
def test_a_switch_that_was_not_consulted_changes_nothing(edition: int) -> None:
    mattered: Counter[str] = Counter()
    for seed in range(20):
        dealer, acts = random_story(random.Random(seed))
        plain = opinion(edition, dealer, acts, seeded(seed))[-1]
        for name, values in CHOICES.items():
            for value in values[1:]:
                other = opinion(edition, dealer, acts, seeded(seed), replace(Readings(), **{name: value}))[-1]
                if outcome(other) != outcome(plain):
                    mattered[name] += 1
                    assert name in plain.readings, (name, text_of(acts))
    assert mattered


def test_every_reading_has_its_values_with_the_default_first() -> None:
    assert [f.name for f in fields(Readings)] == list(CHOICES)
    for name, values in CHOICES.items():
        assert getattr(Readings(), name) == values[0]
        assert len(values) > 1


@every_edition
@pytest.mark.parametrize(
    ("dealer", "line", "call"),
    [
        ("N", "N1S E1H", "S1S"),
        ("N", "N1S E1H", "SX"),
        ("N", "E1H", "S1S"),
        ("N", "EP", "S1C"),
        ("W", "E2D", "S2H"),
        ("W", "EP", "SP"),
        ("S", "S1S WP EX", "SXX"),
        ("S", "S1S EX", "S2S"),
    ],
)
def test_calling_is_accepting(edition: int, dealer: str, line: str, call: str) -> None:
    """27A, 29A: the left's call gives what 'I accept' and that call give."""
    yes = scripted({"accept": "accept"})
    called = opinion(edition, dealer, acts_of(f"{line} {call}"), yes)[-1]
    said = opinion(edition, dealer, acts_of(f"{line} D {call}"), yes)[-1]
    assert outcome(called) == outcome(said)
    assert called.line[-1] == (call[0], call[1:])


def test_stories_are_what_they_should_be() -> None:
    """One or two irregularities mostly; the Director at once, later, never; all the laws are met."""
    laws: Counter[str] = Counter()
    calls = at_once = never = ended = unsure = 0
    for seed in range(200):
        dealer, acts = random_story(random.Random(seed))
        found = opinion(2017, dealer, acts, natural)
        laws.update({s.irregular[0] for s in found} - {""})
        first = next((n for n, s in enumerate(found) if s.irregular[0]), None)
        ended += found[-1].over
        unsure += bool(found[-1].doubts or found[-1].beyond)
        if first is None:
            continue
        calls += 1
        at_once += isinstance(acts[first + 1], Director) if first + 1 < len(acts) else False
        never += not any(isinstance(act, Director) for act in acts)
    assert calls > 160
    assert 0.35 < at_once / calls < 0.65
    assert 0.05 < never / calls < 0.35
    assert ended > 130
    assert unsure < 40
    assert {"25", "27", "29", "34", "36", "37", "38", "39"} <= set(laws)


def test_stories_are_repeatable_and_can_be_written() -> None:
    for seed in SEEDS:
        acts = random_auction(random.Random(seed))
        assert acts == random_auction(random.Random(seed))
        assert acts_of(text_of(acts)) == acts
