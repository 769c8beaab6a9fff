"""Law 16: information from withdrawn plays."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from law27_scenes import auction, calls, may_use, turn
from scenes import penalty_cards, referred, scene, trick, unattended, users

MAY_USE = {L1997: "16C1", L2007: "16D1", L2017: "16C1"}
MAY_NOT_USE = {L1997: "16C2", L2007: "16D2", L2017: "16C2"}
SCOPE = {L1997: "16C", L2007: "16D", L2017: "16C"}
STRENGTH = {L1997: "16C2 may", L2007: "16D2 must", L2017: "16C2 must"}
REMEDY = {L1997: "16C2 with 12A1", L2007: "16A4", L2017: "16C3"}


def revoke_corrected(laws: Edition) -> Play:
    """West followed with ♥9 to a trick at which declarer had revoked; the revoke has been corrected."""
    hands = {"S": "H4 C2 ...", "W": "H9 H7 ..."}
    play = scene(laws, trick=5, current="N:H2 E:H6", hands=hands)
    play.faced("S", "C2")
    play.faced("W", "H9")
    play.director("W")
    play.faced("S", "H4")
    play.chose("withdraw")
    return play


@editions()
def test_16_a_card_withdrawn_because_of_declarers_error_is_the_defenders_to_use(laws: Edition) -> None:
    play = revoke_corrected(laws)
    assert users(play, "H9") == ("E", "S")
    assert {MAY_USE[laws], MAY_NOT_USE[laws], SCOPE[laws]} <= set(play.citations)


@editions()
def test_16_misuse_by_the_offending_side_is_referred(laws: Edition) -> None:
    play = revoke_corrected(laws)
    assert STRENGTH[laws] in referred(play)
    assert REMEDY[laws] in play.citations


@editions()
def test_16_declarers_own_card_binds_no_one_of_his_side(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W")
    play.faced("S", "CK")
    play.said("W", "refuse")
    assert users(play, "CK") == ("EW", "")
    assert STRENGTH[laws] not in referred(play)


@editions()
def test_16_dummys_cards_tell_no_one_anything(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W")
    play.faced("N", "CK")
    play.said("E", "refuse")
    assert trick(play) == ""
    assert users(play, "CK") == ("", "")


@editions()
def test_16_a_penalty_card_on_the_table_goes_by_law_50(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="S")
    play.faced("W", "CK")
    play.said("S", "refuse")
    assert penalty_cards(play) == {"W:CK major"}
    assert not any(entry.authority.ref(laws).startswith("16") for entry in play.table.information)


@editions()
def test_16_a_penalty_card_picked_up_comes_back_here(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="E", penalty_cards=[{"seat": "W", "card": "HK", "kind": "major"}])
    play.chose("require")
    assert users(play, "HK") == ("S", "E")
    assert MAY_NOT_USE[laws] in play.citations


@editions()
def test_r16_2_withdrawn_and_not_replaced_in_1997(laws: Edition) -> None:
    for set_aside, known in [((), ("EW", "")), (("R16-2",), ("", "") if laws is L1997 else ("EW", ""))]:
        play = scene(laws, trick=5, leader="W", set_aside=set_aside)
        play.faced("S", "CK")
        play.said("W", "refuse")
        assert users(play, "CK") == known


@editions()
def test_16_nothing_is_said_of_what_no_one_mentioned(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W")
    play.faced("S", "CK")
    assert (unattended(play), play.table.information) == (["55"], ())


@editions()
def test_16_a_card_that_only_declarer_could_see_is_no_information_from_elsewhere(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.dropped("W", "HK")
    play.director("S")
    play.found(False)
    assert "74C5" in play.citations
    assert {L1997: "16B", L2007: "16C", L2017: "16D"}[laws] not in play.citations
    assert users(play, "HK") == ("S", "")


@editions()
def test_16_from_partner_cards_shown_about_the_current_trick(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:H3")
    play.said("W", "about this trick")
    play.shown("W", "HA")
    play.director("S")
    assert {L1997: "16A", L2007: "16B", L2017: "16B"}[laws] in play.citations
    assert users(play, "HA") == ("S", "E")


@editions()
def test_16_what_the_offending_side_took_back_comes_under_its_own_paragraph(laws: Edition) -> None:
    innocent = revoke_corrected(laws)
    of_card = {i.card.code: i.authority.ref(laws) for i in innocent.table.information if i.card is not None}
    assert of_card["H9"] == MAY_USE[laws]
    play = scene(laws, trick=5, leader="W")
    play.faced("S", "CK")
    play.said("W", "refuse")
    of_card = {i.card.code: i.authority.ref(laws) for i in play.table.information if i.card is not None}
    assert of_card["CK"] == MAY_NOT_USE[laws]


# Calls


@editions()
@pytest.mark.parametrize("how", ["pause", "haste", "remark", "gesture", "stop card", "needless alert"])
def test_16_what_a_player_shows_beside_his_calls_his_partner_may_not_use(laws: Edition, how: str) -> None:
    board = auction(laws, "N 1S")
    board.signalled("N", how)
    assert (may_use(board, "beside his calls"), turn(board), calls(board)) == (("EW", "S"), "E", "N 1S")
    assert {L1997: "16A may", L2007: "16B must", L2017: "16B must"}[laws] in referred(board)


@editions()
def test_16_a_call_of_the_non_offenders_that_goes_back_is_theirs_to_use(laws: Edition) -> None:
    board = auction(laws, "N 1H, E 2C, N > 1S, E !, = yes" + (", = yes" if laws is not L2017 else "") + ", = change")
    assert may_use(board, "withdrawn 2♣") == ("W", "NS")
    assert {MAY_USE[laws], MAY_NOT_USE[laws], SCOPE[laws]} <= set(board.citations)
    assert STRENGTH[laws] in referred(board)


@editions()
def test_16_a_call_of_the_offenders_that_falls_is_the_others_to_use(laws: Edition) -> None:
    board = auction(laws, "N 1S, N > 1H, E !, = no, = accept")
    assert may_use(board, "withdrawn 1♠") == ("EW", "S")
    assert STRENGTH[laws] in referred(board)
