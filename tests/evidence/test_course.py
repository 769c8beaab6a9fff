"""The course of a board: right at every card, silent while it is in play, and honest about what it cannot tell."""

from __future__ import annotations

import json

import pytest

from bridgelaws import Card, Play, loads
from bridgelaws.board.events import Faced
from bridgelaws.engine.step import step
from bridgelaws.evidence import dds
from bridgelaws.evidence.course import course, courses
from bridgelaws.evidence.errors import NotOnFile, StillInPlay
from bridgelaws.evidence.position import of_table
from bridgelaws.evidence.worth import Worth, settled, worth
from bridgelaws.files import example_cases
from evidence.real import boards

DEAL = "N:K84.A72.K65.QT52 J9632.Q5.J94.K84 AQ5.K84.AQ72.J93 T7.JT963.T83.A76"


def test_regular_boards_follow_the_solver_card_by_card() -> None:
    some = boards()[40:52]
    found = courses([board.play() for board in some])
    traced = dds.analyse_all([board.trace for board in some], [board.contract.declarer.side for board in some])
    for board, one, values in zip(some, found, traced, strict=True):
        assert one.irregularities == ()
        points = one.points[: len(board.cards) + 1]
        assert [point.worth for point in points] == [Worth(value, value) for value in values]
        assert [point.card for point in points[1:]] == list(board.cards)
        assert [point.trick for point in points[1:]] == [n // 4 + 1 for n in range(len(board.cards))]


@pytest.mark.parametrize("name", ["revoke-strands-dummy", "lead-out-of-turn-played-out", "revoke-both-sides"])
def test_irregular_boards_are_right_at_every_table_too(name: str) -> None:
    """Each point is what a fresh solve says of the table that the engine has after that event."""
    play = example_cases.load(name)
    found = course(play)
    side, table = play.table.declarer.side, play.opened
    for point, event in zip(found.points[1:], play.log, strict=True):
        table = step(table, event).table
        here = None if table.finished else of_table(table)
        if here is None:
            assert point.worth is None
        elif settled(table) and (table.penalty_cards or table.restrictions):
            assert point.worth is not None
            assert point.worth.at_least <= worth(table).at_least
        else:
            value = table.won[side.seats[0] & 1] + dds.solve(here, side)
            assert point.worth == Worth(value, value)
            assert point.settled is settled(table)


def test_the_irregularity_and_the_ruling_have_their_points() -> None:
    found = course(example_cases.load("lead-out-of-turn-played-out"))
    assert [(i.at, i.settled_at, i.incident.law) for i in found.irregularities] == [(9, 13, "law56")]
    assert [point.settled for point in found.points[8:14]] == [True, False, False, False, False, True]
    assert found.points[12].rulings
    assert found.points[13].rulings
    late = course(example_cases.load("revoke-strands-dummy"))
    assert [(i.at, i.settled_at) for i in late.irregularities] == [(18, 43)]


def test_a_card_out_of_rotation_has_no_value_until_the_ruling() -> None:
    play = Play(DEAL, "3NT by S", vulnerable="both")
    for seat, card in ("W", "HJ"), ("N", "H2"), ("E", "HQ"), ("S", "HK"), ("S", "D2"), ("E", "DJ"):
        play.faced(seat, card)
    play.director("S")
    play.chose("lowest")
    play.faced("W", "D3")
    play.ended(9)
    points = course(play).points
    assert points[6].worth is None
    assert not points[6].settled
    assert points[8].worth is not None
    assert points[8].settled


def test_a_card_withdrawn_and_another_played_is_followed() -> None:
    play = Play(DEAL, "3NT by S")
    play.faced("E", "S3")
    play.director("S")
    while play.question is not None:
        play.answer({"finding": False}.get(play.question.kind, play.question.values[-1]))
    assert play.turn is not None
    play.faced(play.turn, min(play.legal_plays))
    play.ended(9)
    found = course(play)
    assert found.points[-2].worth is not None
    assert found.irregularities[0].incident.card is Card.parse("S3")


# While a board is in play


@pytest.mark.parametrize("upto", [0, 1, 7, 20])
def test_nothing_is_said_of_a_board_in_play(upto: int) -> None:
    board = next(board for board in boards() if len(board.cards) > 20)
    with pytest.raises(StillInPlay, match="still in play"):
        course(board.play(upto))


def test_one_board_in_play_silences_the_batch() -> None:
    with pytest.raises(StillInPlay):
        courses([boards()[0].play(), boards()[1].play(4)])


def test_a_claim_ends_the_play() -> None:
    play = boards()[0].play(8)
    play.claimed(play.opened.declarer.letter, 11)
    assert course(play).points[8].worth is not None


def test_thirteen_tricks_end_it_too() -> None:
    play = Play(DEAL, "3NT by S")
    while play.turn is not None:
        play.faced(play.turn, min(play.legal_plays))
    found = course(play)
    assert found.points[-1].worth == Worth(play.table.won[0], play.table.won[0])
    assert len(found.points) == 53


# What is not on file


def test_hands_that_are_not_known_are_said_so() -> None:
    play = Play(contract="3NT by S")
    play.ended(9)
    with pytest.raises(NotOnFile, match="all four hands"):
        course(play)


def test_a_board_from_the_middle_counts_what_was_won_before() -> None:
    case = {
        "format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S",
        "position": {
            "trick": 11, "leader": "W", "won": {"NS": 7, "EW": 3},
            "hands": {seat: [f"S{rank}", f"H{rank}", f"D{rank}"] for seat, rank in ("NA", "E2", "S3", "W4")},
        },
        "events": [{"event": "faced", "seat": "W", "card": "S4"}, {"event": "ended", "tricks": 10}],
    }  # fmt: skip
    points = course(loads(json.dumps(case))).points
    assert [point.worth for point in points] == [Worth(10, 10), Worth(10, 10), None]
    assert isinstance(points[1].event, Faced)
