"""A trick played out while nobody noted its cards."""

from __future__ import annotations

import pytest

from bridgelaws import ImpossibleEvent, Play, Seat, dumps, loads
from bridgelaws.book.editions import L1997, L2007, L2017, Edition

every = pytest.mark.parametrize("laws", [L1997, L2007, L2017])


def refused(laws: object, option: str, *suit: str) -> Play:
    """East's opening lead out of turn is refused: the king of hearts lies on the table."""
    play = Play(contract="3NT by S", laws=laws)
    play.faced("E", "HK")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    play.chose(option)
    for each in suit:
        play.chose(each)
    return play


@every
def test_50d2_declarer_chooses_again_when_the_partner_is_on_lead(laws: Edition) -> None:
    play = refused(laws, "leave")
    play.played_on("N")
    assert (play.question, play.turn, play.table.number) == (None, Seat.NORTH, 2)
    play.played_on("W")
    assert play.question is not None
    assert (play.question.to, set(play.question.values)) == (Seat.SOUTH, {"require", "forbid", "leave"})


@every
def test_50d1_the_penalty_card_leaves_the_table_when_it_is_played(laws: Edition) -> None:
    play = refused(laws, "leave")
    play.played_on("E", "HK")
    assert (play.table.penalty_cards, play.question, play.table.hand(Seat.EAST).count) == ((), None, 12)


@every
def test_a_ban_lasts_while_he_keeps_the_lead_and_a_demand_for_one_lead(laws: Edition) -> None:
    kept, lost, demand = refused(laws, "forbid"), refused(laws, "forbid"), refused(laws, "require")
    kept.played_on("W")
    assert [r.demand.value for r in kept.table.restrictions] == ["forbid"]
    for play in lost, demand:
        play.played_on("N" if play is lost else "W")
        assert play.table.restrictions == ()


def test_a_trick_in_progress_is_played_out() -> None:
    play = Play(contract="3NT by S")
    play.faced("W", "S4")
    play.faced("N", "SK")
    play.played_on("N")
    counts = [hand.count for hand in play.table.hands]
    assert (counts, play.table.won, play.table.trick.empty, play.table.number) == ([12] * 4, (1, 0), True, 2)
    with pytest.raises(ImpossibleEvent, match="already been played"):
        play.faced("N", "SK")


def test_it_is_kept_in_a_case_file() -> None:
    play = refused(2017, "leave")
    play.played_on("E", "HK")
    again = loads(dumps(play))
    assert (again.log, again.table) == (play.log, play.table)


def test_what_a_ruling_may_turn_on_is_not_passed_over() -> None:
    play = Play(contract="3NT by S")
    play.faced("E", "HK")
    with pytest.raises(ImpossibleEvent, match="led out of turn"):
        play.played_on("E")
    play.director("S")
    with pytest.raises(ImpossibleEvent, match="declarer_saw_dummy"):
        play.played_on("E")
    deal = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
    with pytest.raises(ImpossibleEvent, match="say which of them was played"):
        Play(deal, "3NT by S").played_on("N")
    with pytest.raises(ImpossibleEvent, match="is not known to be"):
        Play(contract="3NT by S").played_on("N", "HK")
    with pytest.raises(ImpossibleEvent, match="both"):
        Play("E:K83.K9752.7.8752 - - -", "3NT by S").played_on("N", "HK H9")


def test_a_revoke_makes_every_trick_count() -> None:
    play = Play("E:K83.K9752.7.8752 - - -", "3NT by S")
    for seat, card in ("W", "S4"), ("N", "SA"), ("E", "H2"), ("S", "S6"), ("N", "C3"), ("E", "C5"):
        play.faced(seat, card)
    with pytest.raises(ImpossibleEvent, match="played ♥2"):
        play.played_on("N")
    play.director("S", "revoke")
    assert [revoke.stage.value for revoke in play.table.revokes] == ["established"]
    with pytest.raises(ImpossibleEvent, match="revoke is on file"):
        play.played_on("N")


def test_the_last_trick_has_none_after_it() -> None:
    play = Play(contract="3NT by S")
    for _ in range(12):
        play.played_on("N")
    with pytest.raises(ImpossibleEvent, match="say how the play ended"):
        play.played_on("N")
    assert play.ended(12).table.finished


def test_a_discard_from_an_unknown_hand_is_no_revoke() -> None:
    play = Play(contract="3NT by S")
    for seat, card in ("W", "S5"), ("N", "S2"), ("E", "H3"), ("S", "SA"):
        play.faced(seat, card)
    assert play.played_on("S").table.number == 3
