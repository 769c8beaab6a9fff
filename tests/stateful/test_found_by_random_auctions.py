"""Auctions that random play and short auctions have stumbled over; kept as they were found, made small."""

from __future__ import annotations

from typing import Any

import pytest
from trust.random_board import failure_of
from trust.short_auctions import begun, check, goes_on

from bridgelaws.board.events import DirectorCalled, Made
from bridgelaws.book.editions import L1997
from bridgelaws.engine import step as engine
from bridgelaws.files import codec
from bridgelaws.files.nodes import Node
from bridgelaws.play.board import Board
from bridgelaws.values.calls import parse_call
from bridgelaws.values.seats import Seat

HEAD = {"format": codec.FORMAT, "version": codec.VERSION}
DEALT_N = {"opening": {"phase": "auction", "dealer": "N"}}
DEALT_E = {"opening": {"phase": "auction", "dealer": "E"}}
DEALT_S = {"opening": {"phase": "auction", "dealer": "S"}}
DEALT_W = {"opening": {"phase": "auction", "dealer": "W"}}


def made(seat: str, call: str) -> dict[str, Any]:
    return {"event": "made", "seat": seat, "call": call}


def changed(seat: str, to: str) -> dict[str, Any]:
    return {"event": "changed", "seat": seat, "how": "done", "to": to}


def director(seat: str) -> dict[str, Any]:
    return {"event": "director called", "seat": seat}


def found(question: str, value: object) -> dict[str, Any]:
    return {"event": "answered", "question": question, "value": value}


STORIES: dict[str, tuple[int, dict[str, Any], list[dict[str, Any]]]] = {
    "two cards put down at one instant in the auction": (
        2017,
        DEALT_N,
        [
            {"event": "faced", "seat": "E", "card": "D7"},
            {"event": "faced", "seat": "W", "card": "HA", "with": "previous"},
            director("W"),
        ],
    ),
    "cards spread after the last pass, which was a slip": (
        2017,
        DEALT_N,
        [
            *(made(*each.split()) for each in ("N 1C", "E P", "S P", "W P")),
            {"event": "spread", "seat": "W", "cards": ["C4"], "whole": False},
            {"event": "taken back", "seat": "W"},
            director("N"),
            {"event": "answered", "question": "slip", "value": True},
        ],
    ),
    "a card said during the auction to have been seen": (
        1997,
        DEALT_E,
        [{"event": "exposed in auction", "seat": "E", "cards": ["SQ"]}, director("W")],
    ),
    "cards faced at one instant by opponents, before anybody declares": (
        2017,
        DEALT_E,
        [
            {"event": "faced", "seat": "W", "card": "CA"},
            {"event": "faced", "seat": "N", "card": "SK", "with": "previous"},
        ],
    ),
    "three changes of a call out of rotation": (
        2017,
        DEALT_N,
        [made("S", "2D"), changed("S", "4C"), made("S", "P"), director("E")],
    ),
    "a change of a call that is changed again while the Director is there": (
        2017,
        DEALT_W,
        [made("W", "P"), changed("W", "3NT"), director("S"), changed("W", "3H")],
    ),
    "a wish after a change that was made, and a call over it": (
        2007,
        DEALT_W,
        [
            made("N", "P"),
            changed("N", "6C"),
            {"event": "changed", "seat": "N", "how": "said", "to": "5H"},
            made("E", "5D"),
        ],
    ),
    "a change of a call that is judged anew": (
        1997,
        DEALT_N,
        [*(made(*each.split()) for each in ("S P", "N P", "N 1D", "W 6C")), director("N")],
    ),
    "a bid of nine over a call that is judged anew": (
        2007,
        DEALT_W,
        [*(made(*each.split()) for each in ("S P", "W 1NT", "W 9D", "N P")), director("N")],
    ),
    "a wish to change a bid that was not enough, and a bid in its place": (
        2017,
        DEALT_S,
        [
            *(made(*each.split()) for each in ("S 1C", "W P", "N 1C")),
            {"event": "changed", "seat": "N", "how": "said", "to": "P"},
            made("N", "1S"),
            director("S"),
            {"event": "answered", "question": "slip", "value": False},
        ],
    ),
    "a call found to be made in the place of another, and called over as if it were not": (
        2007,
        DEALT_N,
        [
            made("N", "1C"),
            made("E", "2NT"),
            {**made("E", "3H"), "done": "begun"},
            made("S", "P"),
            director("S"),
            {"event": "answered", "question": "call_made", "value": True},
            {"event": "answered", "question": "meant_over", "value": "first"},
        ],
    ),
    "a slip, and meanwhile a pass over an enforced one": (
        1997,
        DEALT_E,
        [
            made("E", "1C"),
            made("S", "8C"),
            director("W"),
            *(made(*each.split()) for each in ("W 1C", "S P", "W P")),
            director("E"),
            {"event": "answered", "question": "slip", "value": True},
            {"event": "answered", "question": "at_once", "value": True},
        ],
    ),
    "a bid of nine that was played": (
        2017,
        DEALT_S,
        [
            *(made(*each.split()) for each in ("S 9C", "N XX", "E P", "S P", "W P")),
            {"event": "faced", "seat": "W", "card": "D7"},
            director("W"),
        ],
    ),
    "an insufficient bid and its replacement go with a double that cannot stand": (
        1997,
        DEALT_S,
        [
            *(made(*each.split()) for each in ("E XX", "S 2C", "W 2C")),
            changed("W", "5C"),
            made("N", "P"),
            director("S"),
        ],
    ),
    "he must repeat, and must pass": (
        2007,
        DEALT_S,
        [
            made("W", "1D"),
            made("E", "1NT"),
            director("E"),
            {"event": "answered", "question": "call_out_of_rotation", "value": "refuse"},
            {"event": "answered", "question": "call_out_of_rotation", "value": "refuse"},
            made("S", "P"),
            made("W", "P"),
        ],
    ),
    "dummy who has no rights speaks of a change of call in the play": (
        2017,
        DEALT_S,
        [
            *(made(*each.split()) for each in ("S 1C", "W P", "N P", "E P")),
            {"event": "faced", "seat": "W", "card": "S9"},
            changed("E", "P"),
            {"event": "strayed", "seat": "N", "how": "left his seat to watch"},
            director("N"),
        ],
    ),
    "a card faced in the auction by a player on turn to call, who then leads another": (
        2007,
        DEALT_S,
        [
            *(made(*each.split()) for each in ("S P", "W 4D")),
            {"event": "faced", "seat": "N", "card": "S4"},
            *(made(*each.split()) for each in ("N P", "E P", "S P")),
            {"event": "faced", "seat": "N", "card": "HJ"},
            director("N"),
        ],
    ),
    "a redouble of nothing, and three passes": (
        2017,
        DEALT_N,
        [
            made("N", "XX"),
            made("E", "P"),
            made("S", "P"),
            made("W", "P"),
        ],
    ),
    "a bid of eight changed over a call that is then judged anew": (
        2017,
        DEALT_S,
        [
            made("S", "1H"),
            made("E", "2D"),
            made("W", "1S"),
            made("W", "8C"),
            changed("W", "6NT"),
            made("N", "P"),
            made("S", "7C"),
        ],
    ),
    "a change that is judged anew, and was not called over": (
        2017,
        DEALT_S,
        [
            made("S", "1H"),
            made("E", "2D"),
            made("W", "1S"),
            made("W", "8C"),
            changed("W", "6NT"),
            made("N", "6S"),
            made("S", "7C"),
            director("N"),
            found("meant_over", "first"),
        ],
    ),
    "dummy who has no rights speaks of a bid replaced too soon": (
        2017,
        DEALT_S,
        [
            made("S", "1S"),
            made("W", "1S"),
            made("W", "P"),
            made("N", "P"),
            made("E", "P"),
            {"event": "faced", "seat": "W", "card": "ST"},
            {"event": "strayed", "seat": "N", "how": "left his seat to watch"},
            director("N"),
        ],
    ),
    "many calls judged anew, each a matter of its own": (
        1997,
        DEALT_E,
        [
            director("E"),
            made("E", "1D"),
            made("S", "P"),
            made("W", "1NT"),
            made("N", "X"),
            made("E", "1NT"),
            changed("N", "P"),
            {"event": "made", "seat": "S", "call": "3H", "done": "begun"},
            made("N", "2H"),
            made("N", "2D"),
            {"event": "made", "seat": "E", "call": "P", "done": "begun"},
            made("E", "2C"),
            made("W", "P"),
            made("E", "P"),
            made("E", "8S"),
            made("S", "X"),
            director("E"),
            found("slip", False),
            found("call_made", True),
            found("slip", False),
            found("meant_over", "first"),
            found("keep_or_change_call", "keep"),
            found("call_made", True),
            found("meant_over", "first"),
            found("slip", True),
            found("at_once", True),
        ],
    ),
    "a board that was not to be played, after a lead was limited": (
        1997,
        DEALT_N,
        [
            made("N", "P"),
            made("E", "P"),
            made("S", "XX"),
            director("E"),
            made("S", "P"),
            made("W", "3H"),
            made("N", "2C"),
            director("N"),
            made("E", "4C"),
            made("S", "XX"),
            director("E"),
            made("S", "P"),
            made("W", "8C"),
            director("W"),
            made("N", "3S"),
            director("E"),
            found("suits_shown", "none"),
            found("suits_shown:2", "unknown"),
            found("forbidden_suit:1", "C"),
            {"event": "another board played"},
        ],
    ),
    "a pass over the pass that the law had put there for him": (
        1997,
        {
            "opening": {"phase": "auction"},
            "auction": {
                "calls": [],
                "whole": False,
                "turn": "N",
                "bid": "3S",
                "duties": [{"seat": "W", "kind": "pass to the end"}],
            },
        },
        [
            made("N", "P"),
            made("E", "P"),
            made("N", "4S"),
            made("S", "P"),
            {"event": "director called", "seat": "W", "about": "turn"},
            found("call_out_of_rotation", "accept"),
            made("N", "3C"),
            made("W", "P"),
            director("N"),
            found("insufficient_bid", "refuse"),
        ],
    ),
    "a card led when the auction was taken to be over, and goes on": (
        2017,
        DEALT_W,
        [
            *(made(*each.split()) for each in ("E 3H", "W 8S", "N P", "E P", "S P")),
            {"event": "exposed in auction", "seat": "N", "cards": ["HJ"], "led": True},
            {"event": "faced", "seat": "N", "card": "S2"},
            director("N"),
            made("W", "P"),
            made("N", "P"),
        ],
    ),
    "an attempt at another call that turns out to be none by itself, and a right to limit a lead": (
        1997,
        {"opening": {"phase": "auction"}, "auction": {"calls": [], "whole": False, "turn": "E", "bid": "4S"}},
        [
            *(made(*each.split()) for each in ("E P", "S X", "W XX")),
            {**made("N", "P"), "done": "begun"},
            *(made(*each.split()) for each in ("N P", "E 4NT", "S P", "W P", "N 5D", "E 4S", "E X", "N 6C", "E 5H")),
            *(made(*each.split()) for each in ("W 8S", "E P", "E P", "E P", "E 5D", "E 6S")),
            director("E"),
            {**found("slip", True), "about": 13},
            {**found("at_once", False), "about": 13},
            {**found("slip", True), "about": 19},
            {**found("at_once", False), "about": 19},
            {**found("changed_call", "refuse"), "about": 19},
            {**found("call_made", False), "about": 4},
            {**found("insufficient_bid", "refuse"), "about": 10},
            {**found("slip", False), "about": 20},
            {**found("changed_call", "accept"), "about": 20},
            made("S", "P"),
            made("W", "P"),
            found("declarer", "S"),
        ],
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_nothing_fails(story: str) -> None:
    laws, opening, events = STORIES[story]
    failure = failure_of({**HEAD, "laws": laws, **opening}, [codec.decode_event(Node(event)) for event in events])
    assert failure is None, failure.text


def test_calls_judged_anew_are_files_of_their_own() -> None:
    now = begun(L1997)
    for act in ("E X", "W P", "N P", "E P"):
        seat, call = act.split()
        now = engine.step(now, Made(Seat.parse(seat), parse_call(call)))
    now = engine.step(now, DirectorCalled(Seat.NORTH))
    assert now.question is None
    assert now.table.auction.pending == ()
    check(now)
    goes_on(now)


def test_whose_side_doubled_made_the_bid_only_if_that_was_not_allowed() -> None:
    board = Board(dealer="N", whole=False, turn="W", bid="2NT")
    for call in ("W P", "N X", "E P", "S P", "W P"):
        board.made(*call.split())
    assert board.question is not None
    assert set(board.question.values) == set("NESW")
    board.found("E")
    assert str(board.contract) == "2NTX by East"
    assert board.question is None
