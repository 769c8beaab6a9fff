"""The four properties of every story: a sample of each, what may only fall, and the machinery of the long run."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from trust.oracles import __main__ as command, known, order, properties, seats, stories, telling, words
from trust.oracles.__main__ import State, groups, one_chunk, run
from trust.oracles.deals import fitting, held
from trust.oracles.properties import PROPERTIES, checked, count, kept, ratchet
from trust.oracles.stories import Story, by_rule, settle, start
from trust.oracles.turned import Turn

from bridgelaws import Card, Seat
from bridgelaws.board.events import Answered, DirectorCalled, Faced, Held, Named, Placed, Said, Saying
from bridgelaws.deal.known import Holding
from bridgelaws.engine import step as engine
from bridgelaws.files.codec import decode
from trust import figures

STORIES = kept()
KEPT = [(name, manner) for name, manners in ratchet().items() for manner in manners]
# Manners in which no story fails: of these, others than those on file are told as well.
SOUND = [("words", "dummy named"), *(("seats", manner) for manner in seats.MANNERS)]


@pytest.mark.parametrize(("name", "manner"), KEPT)
def test_no_more_of_the_stories_on_file_fail_than_before(name: str, manner: str) -> None:
    found, allowed = count(name, manner, STORIES[name][manner]), ratchet()[name][manner][0]
    assert found.failing <= allowed, f"{found.failing} stories fail, {allowed} before: {found.signatures}"


@pytest.mark.parametrize(("name", "manner"), SOUND)
def test_other_stories_hold(name: str, manner: str) -> None:
    for seed in range(1_000, 1_004):
        difference = checked(name, manner, seed).difference
        assert difference is None, f"{name}/{manner}/{seed}: {difference}"


def test_every_property_has_stories_on_file() -> None:
    assert {name: set(module.MANNERS) for name, module in PROPERTIES.items()} == {
        name: set(manners) for name, manners in STORIES.items()
    }
    assert ratchet().keys() == PROPERTIES.keys()


def test_a_number_is_a_story() -> None:
    for module in PROPERTIES.values():
        manner = next(iter(module.MANNERS))
        first = module.story(properties.random_of(manner, 3), manner)
        assert first == module.story(properties.random_of(manner, 3), manner)
        assert first != module.story(properties.random_of(manner, 4), manner)


# The properties see what they are to see


def opening(**hands: str) -> stories.Document:
    dealt = {
        "N": "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 H2",
        "E": "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 D2",
        "S": "DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 C2",
        "W": "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 S2",
        **hands,
    }
    position = {"trick": 1, "leader": "W", "hands": {seat: cards.split() for seat, cards in dealt.items()}}
    return {"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S", "position": position}


def faced(seat: str, card: str) -> Faced:
    return Faced(Seat.parse(seat), Card.parse(card))


def test_less_is_known() -> None:
    full = opening()
    assert "hands" not in known.less(full, "none", 1)["position"]
    assert set(known.less(full, "dummy", 1)["position"]["hands"]) == {"N"}
    some = known.less(full, "some", 1)["position"]["hands"]
    assert any("..." in cards for cards in some.values())
    assert stories.is_full(full)
    assert not stories.is_full(known.less(full, "some", 1))


def test_what_a_hand_held_is_answered_from_the_deal() -> None:
    # East follows to the spade with a diamond: he holds no spade, and West, who led one, holds no second.
    deal = Story(opening(), (), 1).deal
    spades, hearts = (Card.parse(code).suit.mask for code in ("S2", "H2"))
    assert not held(deal, Holding(Seat.EAST, spades, 0, True))
    assert held(deal, Holding(Seat.EAST, hearts, 0, True))
    assert not held(deal, Holding(Seat.WEST, spades & ~Card.parse("S2").mask, 1, True))


def test_where_the_story_tells_no_hands_the_deal_fits_what_is_put_down_and_found() -> None:
    told = known.less(opening(), "none", 1)
    story = Story(told, (faced("W", "S2"), faced("N", "H2")), 1)
    assert story.deal == Story(told, story.acts, 1).deal
    assert sorted(mask.bit_count() for mask in story.deal) == [13, 13, 13, 13]
    assert story.deal[Seat.WEST] & Card.parse("S2").mask
    play = start(told)
    for act in story.acts:
        play.add(act)
    spades = Card.parse("S2").suit.mask
    table = play.table.learn(play.table.finding(Seat.NORTH, spades, answer=False))
    assert not fitting(table, 1)[Seat.NORTH] & spades


def test_known_and_unknown_agree_on_a_revoke() -> None:
    acts = (faced("W", "S2"), faced("N", "H2"), DirectorCalled(Seat.EAST))
    found = known.check(Story(opening(), acts, 1))
    assert found.difference is None
    assert found.questions  # whether North held a spade, where dummy is not on file


def test_a_ruling_that_rests_on_what_is_on_file_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    step = engine.step

    def forgetful(before: Any, event: Any) -> Any:
        now = step(before, event)
        hands_known = all(hand.known for hand in before.table.hands)
        return now if hands_known or not isinstance(event, Answered) else step(before, Answered(event.question, False))

    acts = (faced("W", "S2"), faced("N", "H2"), DirectorCalled(Seat.EAST))
    monkeypatch.setattr(engine, "step", forgetful)
    found = known.check(Story(opening(), acts, 1)).difference
    assert found is not None
    assert "revokes" in found.one


def test_a_table_turned_and_suits_exchanged() -> None:
    turn, swap = Turn(by=1), Turn(suits="HS")
    assert (turn.seat("W"), turn.side("NS"), turn.card("H5")) == ("N", "EW", "H5")
    assert (swap.seat("W"), swap.card("H5"), swap.card("C5")) == ("W", "S5", "C5")
    assert swap.words("small heart") == "small spade"
    assert swap.words("♥Q") == "♠Q"
    assert swap.words("H10") == "S10"
    assert swap.words("4 of hearts") == "4 of spades"
    assert Turn(suits="CD").words("HK") == "HK"
    turned = turn.opening(opening())
    assert turned["contract"] == "3NT by W"
    assert turned["position"]["hands"]["N"] == opening()["position"]["hands"]["W"]
    assert turn.event(faced("W", "S2")) == faced("N", "S2")
    assert start(turned).turn is Seat.NORTH


def test_a_ruling_that_names_a_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    step = engine.step

    def partial(table: Any, event: Any) -> Any:
        if isinstance(event, DirectorCalled) and event.seat is Seat.NORTH:
            return step(table, Said(Seat.NORTH, Saying.EXPLANATION_CORRECTED))
        return step(table, event)

    acts = (faced("N", "S3"), DirectorCalled(Seat.WEST))
    story = next(s for s in (Story(opening(), acts, salt) for salt in range(100)) if seats.turns(s)[0].by == 1)
    assert seats.check(story).difference is None
    monkeypatch.setattr(engine, "step", partial)
    assert seats.check(story).difference is not None


def test_the_table_is_turned_by_every_number_of_seats() -> None:
    assert {seats.turns(Story(opening(), (), salt))[0].by for salt in range(50)} == {1, 2, 3}


def test_the_other_ways_to_tell_a_story() -> None:
    at_dummys_turn = (faced("W", "S2"), faced("N", "S3"), DirectorCalled(Seat.EAST))
    named = [
        acts for _, acts, _ in words._tellings(Story(opening(), at_dummys_turn, 1, "dummy named"), start(opening()))
    ]
    assert named == [
        (
            faced("W", "S2"),
            Named(Seat.SOUTH, "S3"),
            Placed(Seat.NORTH, Card.parse("S3")),
            DirectorCalled(Seat.EAST),
        )
    ]
    held = [acts for _, acts, _ in words._tellings(Story(opening(), at_dummys_turn, 1, "held"), start(opening()))]
    assert [acts[0] for acts in held] == [Held(Seat.WEST, Card.parse("S2"))]
    said = [acts for _, acts, _ in words._tellings(Story(opening(), at_dummys_turn, 1, "attention"), start(opening()))]
    assert [acts[2:] for acts in said] == [(Said(Seat.EAST, Saying.ATTENTION), DirectorCalled(Seat.EAST))]
    both = (faced("W", "S2"), Faced(Seat.NORTH, Card.parse("S3"), with_previous=True))
    swapped = [acts for _, acts, _ in words._tellings(Story(opening(), both, 1, "at once"), start(opening()))]
    assert swapped == [(faced("N", "S3"), Faced(Seat.WEST, Card.parse("S2"), with_previous=True))]


def test_one_story_has_one_table_in_any_order() -> None:
    acts = (faced("W", "S2"), faced("N", "H2"), DirectorCalled(Seat.EAST), Said(Seat.EAST, Saying.ATTENTION))
    assert order.check(Story(opening(), acts, 1)).difference is None


# Courses


def test_a_course_goes_where_a_play_goes_and_steps_that_are_shared_are_taken_once() -> None:
    story = known.story(Random("a course"), "all sorts")
    opened, play, taken = start(story.opening), decode(story.opening), []
    for _ in range(2):
        course = opened.copy()
        settle(course, by_rule(story.salt))
        for act in story.acts:
            stories.add(course, act)
            settle(course, by_rule(story.salt))
        taken.append(course)
    for event in taken[0].log:
        play.add(event)
    assert taken[0].at is taken[1].at
    assert (taken[0].log, taken[0].table.log, taken[0].rulings) == (play.log, play.table.log, play.rulings)
    assert opened.log == ()
    branch = taken[0].copy()
    branch.add(Said(Seat.NORTH, Saying.ATTENTION))
    assert len(branch.log) == len(taken[0].log) + 1


# Answers


def test_a_question_is_answered_alike_wherever_it_is_put() -> None:
    play, again = start(opening()), start(opening())
    for table in (play, again):
        table.add(faced("E", "HA"))
        table.add(DirectorCalled(Seat.SOUTH))
    assert settle(play, by_rule(5)) == settle(again, by_rule(5)) != []
    given = {tuple(settle(_led_out_of_turn(), by_rule(salt))) for salt in range(12)}
    assert len(given) > 2


def _led_out_of_turn() -> Any:
    play = start(opening())
    play.add(faced("E", "HA"))
    play.add(DirectorCalled(Seat.SOUTH))
    return play


# The run


def test_a_run_resumed_is_the_run_uninterrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "CHUNK", 1)
    monkeypatch.setattr(seats, "MANNERS", {"regular": seats.MANNERS["regular"]})
    first = State(tmp_path / "one.json")
    run("seats", first, acts=60, jobs=1)
    again = State.load(first.path)
    assert again == first
    run("seats", again, acts=200, jobs=1)
    whole = State(tmp_path / "whole.json")
    run("seats", whole, acts=200, jobs=1)
    assert (again.chunk, again.acts, again.questions) == (whole.chunk, whole.acts, whole.questions)


def test_what_failed_is_told_again_when_the_code_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = State(tmp_path / "seats.json", acts=60, failures={"regular/1": "trick after faced; 2"}, code="earlier")
    run("seats", state, acts=60, jobs=1)
    assert "The code has changed" in capsys.readouterr().err
    assert state.failures == {}
    assert state.stories > 0, "what was told before does not count"
    state.failures["regular/1"] = "trick after faced; 2"
    run("seats", State.load(state.path), acts=60, jobs=1)
    assert "The code has changed" not in capsys.readouterr().err


def test_figures_are_recorded_when_the_last_property_has_been_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "RUN", tmp_path / "run")
    monkeypatch.setattr(command, "FULL", 10)
    monkeypatch.setattr(figures, "FOLDER", tmp_path)
    for name in PROPERTIES:
        assert not (tmp_path / "oracles.json").exists()
        State(tmp_path / "run" / f"oracles-{name}.json", acts=10).save()
        assert command.main([name, "--acts", "10", "--jobs", "1"]) == 0
    recorded = figures.read("oracles")
    assert recorded is not None
    assert recorded["properties"].keys() == PROPERTIES.keys()
    assert all(figure["acts"] == 10 for figure in recorded["properties"].values())


def test_failures_are_grouped_and_made_short(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(story: Story) -> Any:
        many = sum(isinstance(act, Faced) for act in story.acts)
        found = stories_checked()
        if many > 1:
            found.difference = properties.Difference(f"trick after faced; {many}", "", {}, {})
        return found

    def stories_checked() -> Any:
        return properties.Checked(acts=1)

    monkeypatch.setattr(seats, "check", wrong)
    tally = one_chunk("seats", 0, 2)
    assert tally.stories == 2 * len(seats.MANNERS)
    assert list(groups(tally.failures)) == ["trick after faced"]
    story = seats.story(Random("a story"), "regular")
    short = telling.smallest(story, wrong, "trick after faced")
    assert len(short.acts) == 2
    assert "trick after faced" in telling.text(short, wrong(short).difference)


def test_an_error_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(story: Story) -> Any:
        raise AssertionError("planted")

    monkeypatch.setattr(seats, "check", broken)
    found = checked("seats", "regular", 1).difference
    assert found is not None
    assert found.signature == "AssertionError: planted"
