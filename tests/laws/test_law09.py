"""Law 9: procedure after an irregularity."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent, ParseError
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, penalty_cards, referred, scene, trick, unattended


def premature(laws: Edition, *, set_aside: tuple[str, ...] = ()) -> Play:
    """South leads a club and East plays before West."""
    hands = {"W": "CQ C8 C3", "E": "CK C9 H2", "N": "CA CJ"}
    play = scene(laws, "4S by S", trick=3, current="S:C4", hands=hands, set_aside=set_aside)
    play.faced("E", "CK")
    return play


@editions()
def test_9_nothing_is_ruled_before_attention_is_drawn(laws: Edition) -> None:
    play = premature(laws)
    assert (unattended(play), play.rulings, asked(play)) == (["57"], (), None)


@editions()
def test_9a1_in_the_auction_any_player_may_speak(laws: Edition) -> None:
    play = scene(laws)
    play.exposed_in_auction("W", "HK")
    play.director("N")
    while asked(play) is not None:
        assert play.question is not None
        play.answer(play.question.values[0])
    assert "9A1" in play.citations


@editions()
def test_9a2_declarer_and_defenders_may_draw_attention_in_the_play(laws: Edition) -> None:
    play = premature(laws)
    play.said("S", "attention")
    assert asked(play) == "premature_play"
    play = premature(laws)
    play.director("S")
    play.chose("lowest")
    assert {L1997: "9A2(a)", L2007: "9A2", L2017: "9A2"}[laws] in play.citations


@editions()
def test_9a3_dummy_may_prevent_an_irregularity(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.said("N", "wrong hand")
    assert {L1997: "9A2(b)(2)", L2007: "9A3", L2017: "9A3"}[laws] in play.citations
    assert referred(play) == set()


@editions()
def test_9a4_dummy_must_not_be_the_first_to_speak(laws: Edition) -> None:
    play = premature(laws)
    play.director("N")
    assert {L1997: "9A2(b)(1)", L2007: "9A3", L2017: "9A4"}[laws] in play.citations
    assert asked(play) == "premature_play"  # the breach alone cancels no rectification
    play.chose("lowest")
    assert "9B1(b)" not in play.citations


@editions()
def test_9a_prevention_ends_when_the_card_has_been_led(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"S": "SQ ..."})
    play.faced("S", "SQ")
    play.said("N", "wrong hand")
    assert {L1997: "9A2(b)(1)", L2007: "9A3", L2017: "9A4"}[laws] in play.citations
    assert "R9-1" in play.citations


@editions()
def test_9a5_no_duty_to_report_ones_own_side(laws: Edition) -> None:
    play = premature(laws)
    play.director("W")
    play.chose("lowest")
    assert {L1997: "72B3", L2007: "9A4", L2017: "9A5"}[laws] in play.citations


@editions()
def test_9b1a_the_director_is_called_once_attention_is_drawn(laws: Edition) -> None:
    play = premature(laws)
    play.director("S")
    play.chose("lowest")
    assert {"9B1(a)", "9B1(c)"} <= set(play.citations)


@editions()
def test_9b1b_dummy_may_call_once_another_has_spoken(laws: Edition) -> None:
    play = premature(laws)
    play.said("S", "attention")
    play.director("N")
    play.chose("lowest")
    assert "9B1(b)" in play.citations
    assert not {"43A1(a)", "43A1(b)"} & set(play.citations)


@editions()
def test_9b1d_the_opponents_keep_their_rights(laws: Edition) -> None:
    play = premature(laws)
    play.director("E")
    assert asked(play) == "premature_play"
    play.chose("lowest")
    assert "9B1(d)" in play.citations


@editions()
def test_9b2_an_act_between_attention_and_ruling_is_on_record(laws: Edition) -> None:
    play = premature(laws)
    play.director("S")
    assert "9B2 may" not in referred(play)
    play.faced("W", "C3")
    assert "9B2 may" in referred(play)


@editions()
def test_9b2_what_the_director_finds_is_no_act_of_a_players(laws: Edition) -> None:
    """East put no card to trick 3: the Director has the tricks counted while he hears about it."""
    play = Play(contract="4S by S", laws=laws)
    for seat, card in ("W", "DA"), ("N", "D2"), ("E", "D3"), ("S", "D4"), ("W", "HA"), ("N", "H2"), ("S", "H3"):
        if seat == "S" and card == "H3":
            play.omitted("E")
        play.faced(seat, card)
    for seat, card in ("W", "CA"), ("N", "C2"), ("E", "C3"), ("S", "C4"):
        play.faced(seat, card)
    play.director("S", "number of cards")
    assert play.question is not None
    play.defect_found("E", 2)
    assert "9B2 may" not in referred(play)
    play.exposed_in_auction("W", ["D9"])
    assert "9B2 may" not in referred(play)


@editions()
def test_9b2_not_before_attention_is_drawn(laws: Edition) -> None:
    play = premature(laws)
    play.faced("W", "C3")
    assert "9B2 may" not in referred(play)


@editions()
def test_9c_the_offender_takes_his_card_back_too_soon(laws: Edition) -> None:
    play = premature(laws)
    play.retracted("E", "CK")
    play.director("S")
    play.chose("lowest")
    assert "9C" in play.citations
    assert (penalty_cards(play), unattended(play)) == ({"E:CK major"}, [])


def substituted(laws: Edition, *, set_aside: tuple[str, ...] = ()) -> Play:
    play = premature(laws, set_aside=set_aside)
    play.retracted("E", "CK")
    play.faced("E", "C9")
    play.director("S")
    play.chose("lowest")
    while asked(play) is not None:
        play.found(False)
    return play


@editions()
def test_9c_both_cards_are_judged(laws: Edition) -> None:
    play = substituted(laws)
    assert penalty_cards(play) == {"E:CK major", "E:C9 major"}
    assert {"9C", "R9-2"} <= set(play.citations)


@editions()
def test_9c_without_the_reading_only_the_first_card_is_judged(laws: Edition) -> None:
    play = substituted(laws, set_aside=("R9-2",))
    assert (penalty_cards(play), unattended(play)) == ({"E:CK major"}, [])


@editions()
def test_9c_a_later_card_in_turn_is_no_substitute(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"E": "H5 H9"})
    play.faced("E", "H5")
    play.retracted("E", "H5")
    play.director("S")
    play.chose("refuse")
    assert "R9-2" not in play.citations
    assert "9C" in play.citations


@editions()
def test_9_hands_not_on_file(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("E", "H5")
    play.director("W")
    play.chose("accept")
    assert (trick(play), "9B1(d)" in play.citations) == ("E:H5", True)


@editions()
def test_9_a_revoke_that_the_player_himself_corrects_leaves_nothing_open(laws: Edition) -> None:
    """He draws attention to it by taking the card back (62A); no law makes the revoke card stand as well."""
    play = scene(laws, trick=5, current="S:H4", hands={"W": "C2 H7 H8 ..."})
    play.faced("W", "C2")
    play.retracted("W", "C2")
    play.faced("W", "H7")
    play.director("S")
    assert (trick(play), unattended(play), penalty_cards(play)) == ("S:H4 W:H7", [], {"W:C2 major"})
    assert "stands" not in play.explain()


@editions()
def test_9_only_who_has_the_choice_draws_attention_by_making_it(laws: Edition) -> None:
    """A word of acceptance or refusal opens a file only from a player to whom the law gives that choice."""
    play = scene(laws, trick=4, leader="N")
    play.faced("S", "H4")
    play.said("S", "refuse")
    assert unattended(play) == ["55"], "declarer cannot refuse his own lead"
    play.said("W", "accept")
    assert (unattended(play), trick(play)) == ([], "S:H4")
    play = scene(laws, trick=4, current="N:H2")
    play.dropped("E", "H5")
    play.said("W", "accept")
    play.said("S", "accept")
    assert (unattended(play), asked(play)) == (["49"], None), "there is nothing to accept"
    play = scene(laws, trick=4, leader="W")
    play.faced("E", "H5")
    play.said("W", "accept")
    play.said("N", "accept")
    assert (unattended(play), asked(play)) == (["56"], None), "a lead of the defenders is declarer's to accept"


@editions()
def test_9_declarer_may_take_a_further_card_for_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:HA N:H2 E:H5", hands={"W": "S3 S4"})
    play.faced("W", "S3")
    play.said("E", "accept")
    assert (unattended(play), asked(play)) == (["45"], None)
    play.said("S", "accept")
    assert asked(play) == "deemed_led"


@editions()
def test_9b2_naming_the_card_that_was_asked_for_is_no_act_out_of_order_though_another_file_is_open(
    laws: Edition,
) -> None:
    play = scene(laws, trick=9, current="S:SK W:S4", hands={"N": "HA H3 DA C5 C6"})
    play.dropped("W", "H5")
    play.named("S", "ace")
    assert asked(play) == "card_of_that_rank"
    play.named("S", "ace of hearts")
    assert (trick(play), unattended(play), referred(play)) == ("S:SK W:S4 N:HA", ["49"], set())


# What attention is about


def _two_matters(laws: Edition) -> Play:
    """West has shown a card, and East has revoked."""
    hands = {
        "N": "S2 S3 S4 S5 H2 H3 H4 C2 C3", "E": "H5 H6 S6 S7 S8 C4 C5 C6 C7",
        "S": "H7 H8 S9 ST SJ C8 C9 CT CJ", "W": "H9 HT D2 D3 SQ SK CQ CK CA",
    }  # fmt: skip
    play = scene(laws, trick=5, leader="S", hands=hands)
    play.shown("W", "D2")
    play.faced("S", "H7"), play.faced("W", "H9"), play.faced("N", "H2"), play.faced("E", "C4")
    return play


@editions()
@pytest.mark.parametrize(("about", "waits"), [("revoke", ["49"]), ("exposed card", ["61"])])
def test_attention_may_say_what_it_is_about(laws: Edition, about: str, waits: list[str]) -> None:
    told, called = _two_matters(laws), _two_matters(laws)
    told.said("N", "attention", about=about)
    called.director("N", about=about)
    for play in (told, called):
        assert [i.law.removeprefix("law") for i in play.table.docket if not i.attended] == waits


@editions()
def test_a_call_about_what_is_not_on_file_is_heard_like_any_other(laws: Edition) -> None:
    play = _two_matters(laws)
    play.director("S", about="number of cards")
    assert play.rulings or play.question is not None


def test_what_attention_is_about_comes_from_a_closed_list() -> None:
    play = _two_matters(L2017)
    with pytest.raises(ParseError, match="'lunch' is not known"):
        play.said("N", "attention", about="lunch")
    with pytest.raises(ParseError, match="'lunch' is not known"):
        play.director("N", about="lunch")
    with pytest.raises(ImpossibleEvent, match="only 'attention' is about something"):
        play.said("N", "accept", about="revoke")


@editions()
@pytest.mark.parametrize("order", [("penalty card", "revoke"), ("revoke", "penalty card")])
def test_9_a_discard_found_to_be_a_revoke_does_not_make_a_call_about_a_penalty_card_one_about_it(
    laws: Edition, order: tuple[str, str]
) -> None:
    play = scene(laws, "6NT by S", trick=5, leader="N")
    play.shown("W", "S2")
    play.faced("N", "D5")
    play.faced("E", "CT")
    for about in order:
        play.director("S", about)
        while play.question is not None:
            play.answer(play.question.id not in ("exposed_by_deliberate_play", "designated_otherwise"))
    assert penalty_cards(play) == {"W:S2 minor", "E:CT major"}


@editions()
def test_9b1d_is_not_said_of_one_who_calls_about_a_revoke_of_nobody_knows_whom(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    for seat, card in zip("WNESWNES", ("HK", "H2", "C3", "H3", "HQ", "H4", "C4", "H5"), strict=True):
        play.faced(seat, card)
    play.director("S", "revoke")
    play.answer("1E:C3")
    play.answer(True)
    said = play.explain(asides=True)
    assert "South loses no right by calling the Director" in said
    assert "keep all their rights" not in said
