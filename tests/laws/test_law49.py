"""Law 49: exposure of a defender's cards."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.files import codec
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users


def rule_out_otherwise(play) -> None:
    assert asked(play) == "designated_otherwise"
    play.found(False)


@editions()
def test_49_a_dropped_small_card_is_a_minor_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"W": "H5 ..."})
    play.dropped("W", "H5")
    play.director("S")
    assert (asked(play), to(play)) == ("partner_could_possibly_see_face", "Director")
    play.found(True)
    rule_out_otherwise(play)
    assert penalty_cards(play) == {"W:H5 minor"}
    assert {"49", "50B"} <= set(play.citations)


@editions()
def test_49_a_dropped_honour_is_major(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.dropped("W", "HT")
    play.director("S")
    play.found(True)
    rule_out_otherwise(play)
    assert penalty_cards(play) == {"W:HT major"}


@editions()
def test_49_one_penalty_card_for_each_card_shown_and_all_are_major(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.shown("W", "H5 D3")
    play.director("S")
    play.found(True, "partner_could_possibly_see_face:H5")
    play.found(True, "partner_could_possibly_see_face:D3")
    rule_out_otherwise(play)
    assert penalty_cards(play) == {"W:H5 major", "W:D3 major"}


@editions()
def test_49_of_several_cards_only_what_partner_could_see_becomes_one(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.dropped("W", "H5 D3")
    play.director("S")
    play.found(False, "partner_could_possibly_see_face:H5")
    play.found(True, "partner_could_possibly_see_face:D3")
    rule_out_otherwise(play)
    assert penalty_cards(play) == {"W:D3 minor"}
    assert users(play, "H5") == ("S", "")


@editions()
def test_49_what_only_declarer_saw_is_no_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.shown("W", "H5 HK")
    play.director("S")
    play.found(False)
    play.found(False)
    assert (asked(play), penalty_cards(play)) == (None, set())
    assert users(play, "H5") == users(play, "HK") == ("S", "")
    assert "49" in play.rulings[-1].ordered
    # What he happened to see of an opponent; no information from elsewhere (16).
    assert "74C5" in play.citations
    assert {L1997: "16B", L2007: "16C", L2017: "16D"}[laws] not in play.citations


@editions()
def test_49_naming_a_card_counts(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.said("W", "have", "HA")
    play.director("S")
    rule_out_otherwise(play)
    assert penalty_cards(play) == {"W:HA major"}


@editions()
def test_49_naming_a_card_not_held_makes_nothing(laws: Edition) -> None:
    play = scene(laws, trick=12, leader="N", hands={"W": "H5 D3"})
    play.said("W", "have", "HA")
    assert unattended(play) == []


@editions()
def test_49_declarers_side_never_has_a_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2")
    play.shown("S", "HA")
    assert unattended(play) == ["48"]


@editions()
def test_49_the_director_may_designate_otherwise(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"W": "HK ..."})
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    play.found(True)
    assert (penalty_cards(play), holds(play, "W", "HK")) == (set(), True)


@editions()
def test_49_a_card_held_to_be_played_is_45c1s(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C3 S:C4", hands={"W": "CK ..."})
    play.held("W", "CK")
    play.director("S")
    play.found(True)
    assert (penalty_cards(play), play.turn.letter) == (set(), "W")


@editions()
def test_49_a_second_card_to_the_trick_is_a_fifth_card(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4", hands={"E": "D9 ..."})
    play.faced("E", "D9")
    assert unattended(play) == ["45"]
    play.director("S")
    play.found(False, "deemed_led")
    rule_out_otherwise(play)
    play.found(False)
    assert (trick(play), penalty_cards(play)) == ("W:C2 N:C3 E:C4", {"E:D9 minor"})
    assert "45E1" in play.citations


@editions()
def test_49_left_unattended_it_lapses_when_the_card_is_played(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C3 S:C4", hands={"W": "C5 ..."})
    play.dropped("W", "C5")
    assert unattended(play) == ["49"]
    play.faced("W", "C5")
    assert (unattended(play), play.rulings) == ([], ())


@editions()
def test_49_a_statement_about_the_trick_in_progress_exempts(laws: Edition) -> None:
    for before in (True, False):
        play = scene(laws, trick=5, current="N:C2 E:C4 S:CK")
        if before:
            play.said("W", "about this trick")
        play.shown("W", "CA")
        if not before:
            play.said("W", "about this trick")
        play.director("S")
        assert (asked(play), penalty_cards(play)) == (None, set())
        assert users(play, "CA") == ("S", "E")
        assert {L1997: "16A", L2007: "16B", L2017: "16B"}[laws] in play.citations


@editions()
def test_49_a_statement_of_an_earlier_trick_does_not(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C4 S:CK")
    play.said("W", "about this trick")
    play.faced("W", "CA")
    play.shown("W", "HA")
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"


@editions()
def test_49_a_concession_to_which_partner_objects_at_once(laws: Edition) -> None:
    play = scene(laws, trick=11, current="N:C2 E:C4")
    play.spread("W", "CA H3 H2", whole=False)
    play.said("E", "refuse")
    play.director("S")
    assert (asked(play), to(play)) == ("immediate_objection", "Director")
    play.found(True)
    # 1997's Law 49 has no such exemption.
    if laws is L1997:
        rule_out_otherwise(play)
        assert penalty_cards(play) == {"W:CA major", "W:H3 major", "W:H2 major"}
    else:
        assert penalty_cards(play) == set()
        assert users(play, "H3") == ("S", "E")


@editions()
def test_49_an_objection_that_came_late_leaves_the_claim(laws: Edition) -> None:
    play = scene(laws, trick=11, current="N:C2 E:C4")
    play.spread("W", "CA H3 H2", whole=False)
    play.said("E", "refuse")
    play.director("S")
    play.found(False)
    assert asked(play) == "intended_to_claim"
    play.found(True)
    assert (penalty_cards(play), play.turn, "68A" in play.citations) == (set(), None, True)


@editions()
def test_49_who_spreads_his_hand_to_claim_has_no_penalty_cards(laws: Edition) -> None:
    play = scene(laws, trick=11, current="N:C2 E:C4")
    play.spread("W", "CA H3 H2", whole=False)
    play.director("S")
    assert (asked(play), to(play)) == ("intended_to_claim", "Director")
    play.found(True)
    assert (penalty_cards(play), play.turn, "68A" in play.citations) == (set(), None, True)


@editions()
def test_49_a_defender_who_takes_himself_for_dummy_has_a_hand_of_penalty_cards(laws: Edition) -> None:
    """He plainly did not mean to claim (68A): declarer says which card he plays (51A), and what his partner leads."""
    play = Play(contract="3NT by S", laws=laws)
    play.faced("W", "HA")
    play.spread("N")
    play.spread("E", "SJ S7 HK H5 DA D4 D3 CT C9 C8 C7 C6 C2")
    play.director("S")
    play.found(False)
    rule_out_otherwise(play)
    assert len(penalty_cards(play)) == 13
    assert all(each.endswith("major") for each in penalty_cards(play))
    play.faced("N", "H2")
    assert (asked(play), options(play)) == ("designate_penalty_card:1", {"HK", "H5"})
    play.chose("H5")
    play.faced("E", "H5")
    play.faced("S", "H3")
    assert (asked(play), to(play)) == ("lead_option:2", "S")


@editions()
def test_49_a_hand_spread_that_nobody_has_named_lies_there_all_the_same(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.faced("W", "HA")
    play.spread("E")
    play.director("S")
    play.found(False)
    assert play.question is None
    assert "Every card of East's hand that his partner could see lies face up" in play.explain()


@editions()
@pytest.mark.parametrize(("claimed", "cards"), [(False, {"DJ major"}), (True, set())])
def test_49_what_was_shown_at_the_twelfth_trick_is_asked_about_at_the_last_one_too(
    laws: Edition, claimed: bool, cards: set[str]
) -> None:
    play = scene(laws, trick=12, current="S:CQ")
    play.spread("W", "SJ DJ", whole=False)
    play.director("S")
    for seat, card in (("W", "SJ"), ("N", "C8"), ("E", "C9"), ("S", "CJ")):
        play.faced(seat, card)
    assert asked(play) == "intended_to_claim"
    play.found(claimed, "intended_to_claim")
    if not claimed:
        rule_out_otherwise(play)
    assert {each.removeprefix("W ").removeprefix("W:") for each in penalty_cards(play)} == cards


@editions()
def test_49_at_the_last_trick_nothing_is_left_to_claim_and_nothing_is_asked(laws: Edition) -> None:
    play = scene(laws, trick=13, current="S:H4")
    play.spread("W", "H5", whole=False)
    play.director("S")
    assert (asked(play), penalty_cards(play)) == (None, set())


@editions()
def test_49_a_card_taken_back_after_misinformation_is_exempt(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:H3", hands={"W": "HQ H2 ..."})
    play.faced("W", "HQ")
    play.said("S", "explanation corrected")
    play.director("W")
    play.found(True)
    play.found(True)
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play), "49" in play.citations) == ("S:H3", set(), True)


@editions()
def test_49_a_penalty_card_named_or_shown_again_makes_nothing(laws: Edition) -> None:
    minor = [{"seat": "W", "card": "H5", "kind": "minor"}]
    play = scene(laws, trick=5, leader="N", hands={"W": "H5 D3 ..."}, penalty_cards=minor)
    play.said("W", "have", "H5")
    play.dropped("W", "H5")
    assert unattended(play) == []
    play.shown("W", "H5 D3")
    play.director("S")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:H5 major", "W:D3 major"}


@editions()
def test_49_naming_a_card_that_lies_elsewhere_makes_nothing(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="S", current="S:HK")
    play.said("W", "have", "HK")
    assert unattended(play) == []


@editions()
def test_49_what_partner_saw_of_a_card_that_is_spared_is_left_to_law_16(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    play.found(True)
    assert users(play, "HK") == ("", "E")
    assert {L1997: "16A may", L2007: "16B may", L2017: "16B may"}[laws] in referred(play)


@editions()
def test_r50_7_set_aside_only_the_referral_remains(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", set_aside=("R50-7",))
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    play.found(True)
    assert users(play, "HK") == ("", "")
    assert {L1997: "16A may", L2007: "16B may", L2017: "16B may"}[laws] in referred(play)


@editions()
def test_49_what_an_objected_concession_showed_is_a_withdrawn_action(laws: Edition) -> None:
    play = scene(laws, trick=11, leader="S", hands={"W": "CA H3 H2"})
    play.spread("W")
    play.said("E", "refuse")
    play.director("S")
    play.found(True)
    cited = {L1997: {"68B"}, L2007: {"68B2", "16D2", "16A4"}, L2017: {"68B2", "16C2", "16C3"}}[laws]
    if laws is L1997:
        assert asked(play) == "designated_otherwise"
        play.found(False)
    assert cited <= set(play.citations)
    assert len(penalty_cards(play)) == {L1997: 3, L2007: 0, L2017: 0}[laws]
    assert users(play, "CA") == ("S", "E")


@editions()
def test_49_a_card_that_partner_could_not_see_is_ordered_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.dropped("W", "HT")
    play.director("S")
    play.found(False)
    assert (penalty_cards(play), play.rulings[-1].ordered, users(play, "HT")) == (set(), ("49",), ("S", ""))
    play = scene(laws, trick=5, current="N:C2")
    play.dropped("W", "HT H5")
    play.director("S")
    play.found(False)
    play.found(False)
    assert (asked(play), penalty_cards(play), play.rulings[-1].ordered) == (None, set(), ("49",))


@editions()
def test_49_taking_the_card_back_unasked_settles_nothing(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"W": "H5 H3"})
    play.dropped("W", "H5")
    play.retracted("W", "H5")
    assert "49" in unattended(play)
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"


@editions()
def test_49_nobody_is_asked_whether_a_penalty_card_could_be_seen(laws: Edition) -> None:
    lies = [{"seat": "W", "card": "H5", "kind": "major"}]
    play = scene(laws, trick=5, current="W:C2 N:C3", penalty_cards=lies)
    play.dropped("W", "H5 D3")
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"
    play.found(False)
    assert penalty_cards(play) == {"W:H5 major"}


@editions()
@pytest.mark.parametrize(
    ("current", "shown", "premature"),
    [("S:C2", "CA", False), ("S:C2", "CA HA", True), ("N:C2", "CA", True), ("N:C2 E:C4 S:CK", "CA", False)],
)
def test_49_only_a_defender_out_of_turn_or_with_a_second_card_may_have_played_too_soon(
    laws: Edition, current: str, shown: str, premature: bool
) -> None:
    """57A: out of turn before his partner, or a lead to the next trick; one card at his own turn is neither."""
    play = scene(laws, trick=9, leader=current[0], current=current, hands={"W": "CA C3 HA H2 D2"})
    play.said("W", "about this trick")
    play.shown("W", shown)
    play.director("S")
    assert ("57A may" in referred(play)) is premature
    assert (penalty_cards(play), trick(play), asked(play)) == (set(), current, None)


# A card that nobody has named


@editions()
@pytest.mark.parametrize("how", ["dropped", "shown"])
def test_49_a_card_that_nobody_has_named_goes_back_if_partner_could_not_see_it(laws: Edition, how: str) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"E": "C5 ..."})
    getattr(play, how)("E", more=1)
    play.director("S")
    assert (asked(play), to(play)) == ("partner_could_possibly_see_face:1", "Director")
    play.found(False)
    assert (asked(play), penalty_cards(play), unattended(play)) == (None, set(), [])
    assert codec.loads(codec.dumps(play)).table == play.table


@editions()
def test_49_it_is_named_when_it_becomes_a_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"E": "C5 ...", "W": "HK ..."})
    play.dropped("E", more=1)
    play.director("S")
    play.found(True)
    assert (asked(play), to(play)) == ("card_exposed:1", "Director")
    assert "HK" not in options(play)  # that one is West's
    play.found("H7")
    assert asked(play) == "designated_otherwise"
    play.found(False)
    assert (asked(play), penalty_cards(play), holds(play, "E", "H7")) == (None, {"E:H7 minor"}, True)


@editions()
def test_49_beside_a_card_that_was_named(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"E": "C5 H3 ..."})
    play.dropped("E", "H3", more=1)
    play.director("S")
    play.found(True)
    play.found("H7")
    assert asked(play) == "partner_could_possibly_see_face:H3"
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"E:H3 major", "E:H7 major"}


@editions()
def test_48a_declarers_card_that_nobody_has_named_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"S": "C5 ..."})
    play.dropped("S", more=1)
    play.director("E")
    assert (asked(play), "48A" in play.citations) == (None, True)


def test_49_something_must_have_been_seen() -> None:
    play = scene(L2017, trick=5, current="N:C2")
    with pytest.raises(ImpossibleEvent, match="say which cards of East were seen, or how many"):
        play.dropped("E")


@editions()
def test_49_of_a_card_that_was_named_nobody_is_asked_whether_he_meant_to_play_it(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="S")
    play.said("E", "have", "C4")
    play.director("S")
    assert play.question is not None
    assert play.question.say == "How did ♣4 come to be named? Did anyone else contribute to it?"
    play.found(False)
    assert play.question.say == "East, did you mean to name ♣4, or did it slip out?"
    play.found(False)
    assert penalty_cards(play) == {"E:C4 minor"}
