"""The second opinion on claims against what the sheets say in so many words."""

from __future__ import annotations

import pytest

from .claims import endings, procedure
from .claims.procedure import (
    Adjudicates,
    Agrees,
    AsksBack,
    CallsOnNextBoard,
    Claims,
    Objects,
    PlaysOn,
    Requests,
    RoundEnds,
    State,
)

EDITIONS = (1997, 2007, 2017)


def told(edition: int, *acts: procedure.Act, left: int = 5) -> State:
    """South is declarer; the state after the last act."""
    return procedure.opinion(edition, "S", left, list(acts))[-1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_68_what_is_no_claim(edition: int) -> None:
    assert told(edition, Claims("S", 1, only_this_trick=True)).play_goes_on
    assert told(edition, Claims("N", 5)).play_goes_on
    assert not told(edition, Claims("S", 5)).play_goes_on


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("claim", "objection", "off"),
    [
        (Claims("W", 2), Objects("E", at_once=True), True),
        (Claims("W", 2), Objects("E"), False),
        (Claims("W", 5), Objects("E", at_once=True), False),  # a pure claim concedes nothing
        (Claims("S", 2), Objects("N", at_once=True), False),  # declarer's partner is no defender
        (Claims("W", 2), Objects("N", at_once=True), False),
    ],
)
def test_68b2_a_defenders_partner_objects_at_once(edition: int, claim: Claims, objection: Objects, off: bool) -> None:
    state = told(edition, claim, objection)
    assert state.claim == ("off" if off else "contested")
    assert state.barred == (frozenset("E") if off and edition != 1997 else frozenset())


def test_68d_three_regimes() -> None:
    assert told(1997, Claims("S", 5), PlaysOn("W")).law == ("68D",)
    assert told(2007, Claims("S", 5), PlaysOn("W")).law == ("68D", "70D3")
    assert told(2017, Claims("S", 5), PlaysOn("W", asked=True, all_four=True)).claim == "off"
    assert told(2017, Claims("S", 5), PlaysOn("W", asked=True)).claim == "contested"
    for edition in EDITIONS:
        state = told(edition, Claims("S", 5), Objects("W"), Requests(asked=True, all_four=True))
        assert state.play_goes_on is (edition == 2017)


@pytest.mark.parametrize("edition", EDITIONS)
def test_69a_only_the_other_sides_clock_counts(edition: int) -> None:
    assert not told(edition, Claims("S", 5), Agrees("W")).final
    assert not told(edition, Claims("S", 5), CallsOnNextBoard("N")).final
    assert told(edition, Claims("S", 5), CallsOnNextBoard("E")).final
    assert told(edition, Claims("S", 5), RoundEnds()).final
    assert told(edition, Claims("S", 5), Agrees("W"), Objects("W")).claim == "contested"
    assert told(edition, Claims("S", 5), RoundEnds(), Objects("W")).claim == "final"


@pytest.mark.parametrize("edition", EDITIONS)
def test_69b_and_71_each_with_its_own_test(edition: int) -> None:
    agreed = (Claims("S", 4), RoundEnds())
    assert told(edition, *agreed, AsksBack("W", 1, likely_won=True)).tricks == (4 if edition == 1997 else 3)
    assert told(edition, *agreed, AsksBack("W", 1, no_normal_play=True)).tricks == (3 if edition == 1997 else 4)
    assert told(edition, *agreed, AsksBack("W", 1, already_won=True, in_time=False)).tricks == 4
    assert told(edition, *agreed, AsksBack("S", 1, likely_won=True)).tricks == 4
    assert told(edition, *agreed, AsksBack("S", 1, no_normal_play=True)).tricks == (4 if edition == 1997 else 5)
    assert told(edition, Claims("S", 4), AsksBack("S", 1, no_normal_play=True)).tricks == 5
    assert told(edition, Claims("S", 4), AsksBack("W", 1, already_won=True)).claim == "contested"
    contract = AsksBack("S", 1, contract_decided=True)
    assert told(edition, *agreed, contract).tricks == (5 if edition == 1997 else 4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_70_what_an_edition_does_not_have_is_not_relied_on(edition: int) -> None:
    on = frozenset(("trump out", "later line", "partner's choice", "later play", "unstated finesse"))
    state = told(edition, Claims("W", 5), Objects("S"), Adjudicates(3, on))
    assert (state.claim, state.tricks) == ("decided", 3)
    assert ("70D3" in state.law, "70D2" in state.law) == (edition == 2007, edition != 1997)
    assert told(edition, Claims("W", 3), Objects("S"), Adjudicates(4)).law[-1].startswith("71")


# Endings


def ending(hands: str, trumps: str = "", leader: str = "N", trick: tuple[str, ...] = ()) -> endings.Ending:
    """Four hands, north first."""
    north, east, south, west = (frozenset(hand.split(",")) for hand in hands.split())
    return endings.Ending((north, east, south, west), trumps, leader, trick)


def test_every_line_of_a_finesse() -> None:
    at = ending("C2,C3 CK,C4 CA,CQ H2,H3")
    assert endings.possible(at, "NS") == {1, 2}
    assert endings.double_dummy(at, "NS") == 2
    assert endings.finesse(at, "S", "C") == (2, 1)
    assert endings.replayed(at, ["C2", "C4", "CA", "H2", "CQ", "H3", "C3", "CK"], "NS") == 1
    assert endings.replayed(at, ["C2", "CK", "C4"], "NS") is None


def test_a_trump_that_is_out() -> None:
    at = ending("D4,D5 S2,H3 SA,HA D6,D7", "S", "S")
    assert endings.outstanding_trumps(at, "NS") == {"S2"}
    assert endings.forgotten_trump(at, "S") == (2, 2)  # he has to follow to the heart first
    void = ending("D4,D5 S2,C3 SA,HA D6,D7", "S", "S")
    assert endings.forgotten_trump(void, "S") == (2, 1)


def test_a_statement_binds_declarers_two_hands_and_a_defenders_one() -> None:
    assert endings.bound("S", "S") == ("S", "N")
    assert endings.bound("W", "S") == ("W",)
    at = ending("C2,C3 CK,C4 CA,CQ H2,H3")
    for card, worst in ("CA", 1), ("CQ", 1):
        rule = endings.stated("S", "S", (endings.Step("in order", (card,)),))
        assert min(endings.possible(at, "NS", rule)) == worst
