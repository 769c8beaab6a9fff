"""Law 56: defender's lead out of turn."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended

WEST = "CK C3 D7 D6 H2"


def led(laws: Edition, leader: str = "E", **more: object) -> Play:
    """West has led ♣K at trick 9."""
    play = scene(laws, trick=9, leader=leader, **more)
    play.faced("W", "CK")
    return play


@editions()
def test_56_waits_unattended_and_is_put_to_declarer_alone(laws: Edition) -> None:
    play = led(laws)
    assert unattended(play) == ["56"]
    play.director("E")
    assert (asked(play), to(play), options(play)) == ("lead_out_of_turn", "S", {"accept", "refuse"})


@editions()
def test_56_accepted_the_trick_goes_on(laws: Edition) -> None:
    play = led(laws)
    play.director("S")
    play.chose("accept")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("W:CK", "North", set())
    assert "53A" in play.citations


@editions()
def test_56_refused_with_the_partner_to_lead_declarer_chooses_under_50d2(laws: Edition) -> None:
    play = led(laws)
    play.said("S", "refuse")
    assert (trick(play), penalty_cards(play), asked(play)) == ("", {"W:CK major"}, "lead_option:9")
    assert {"56", "53A"} <= set(play.citations)
    assert ("R56-1" in play.citations, "54D" in play.citations) == (laws is L2007, laws is L2007)


@editions()
def test_56_refused_with_declarer_to_lead_the_card_waits_for_its_chance(laws: Edition) -> None:
    play = led(laws, leader="S", hands={"W": WEST})
    play.said("S", "refuse")
    assert (asked(play), str(play.turn), penalty_cards(play)) == (None, "South", {"W:CK major"})
    play.faced("S", "C4")
    assert play.legal_plays.cards is not None
    assert [card.code for card in play.legal_plays.cards] == ["CK"]


@editions()
def test_56_refused_once_fixes_nothing_for_later_tricks(laws: Edition) -> None:
    play = led(laws, leader="S", hands={"W": WEST})
    play.said("S", "refuse")
    for seat, card in [("S", "D2"), ("W", "D6"), ("N", "D3"), ("E", "DA")]:
        play.faced(seat, card)
    assert (asked(play), options(play)) == ("lead_option:10", {"require", "forbid", "leave"})


@editions(L2007)
def test_r56_1_set_aside_it_is_any_illegal_play_of_a_defender(laws: Edition) -> None:
    play = led(laws, set_aside=("R56-1",))
    play.said("S", "refuse")
    assert penalty_cards(play) == {"W:CK major"}
    assert ("47B" in play.citations, "56" in play.citations) == (True, False)
    assert {"49", "50B"} <= set(play.citations)


@editions()
def test_56_a_card_from_the_other_hand_is_no_acceptance(laws: Edition) -> None:
    play = led(laws)
    play.faced("S", "C4")  # South is not next in rotation after West
    assert unattended(play) == ["56", "57"]
    play.director("E")
    assert asked(play) == "lead_out_of_turn"
    play.chose("refuse")
    assert (trick(play), penalty_cards(play)) == ("", {"W:CK major"})
    assert "R56-2" in play.citations


@editions()
def test_r56_2_set_aside_a_card_from_the_other_hand_accepts(laws: Edition) -> None:
    play = led(laws, set_aside=("R56-2",))
    play.faced("S", "C4")
    play.director("E")
    assert (asked(play), trick(play)) == (None, "W:CK S:C4")


@editions()
def test_56_brings_neither_spreading_nor_compulsory_acceptance(laws: Edition) -> None:
    play = scene(laws, trick=2, leader="E", dummy_down=True)
    play.faced("W", "CK")
    play.director("S")
    assert options(play) == {"accept", "refuse"}


@editions()
def test_56_an_earlier_penalty_card_makes_it_one_of_a_set(laws: Edition) -> None:
    play = led(laws, penalty_cards=[{"seat": "W", "card": "H2", "kind": "minor"}])
    play.said("S", "refuse")
    assert penalty_cards(play) == {"W:CK major", "W:H2 major"}
    play.chose("leave")
    assert play.rulings[-1].law == 51


@editions()
def test_56_the_thirteenth_trick(laws: Edition) -> None:
    hands = {"S": "S2", "W": "HA", "N": "H4", "E": "HK"}
    play = scene(laws, trick=13, leader="S", hands=hands)
    play.faced("W", "HA")
    play.director("S")
    if laws is L2017:
        assert (asked(play), trick(play), str(play.turn)) == (None, "", "South")
    else:
        assert options(play) == {"accept", "refuse"}


@editions()
def test_56_a_card_that_may_be_a_fifth_one_is_asked_about_first(laws: Edition) -> None:
    play = scene(laws, trick=5, last_trick="S:H3 W:H4 N:H5 E:HA")
    play.faced("W", "CK")
    play.director("S")
    assert (asked(play), to(play)) == ("deemed_led", "Director")
    play.found(False)
    assert trick(play) == ""
    assert "45E1" in play.citations


@editions()
def test_56_a_lead_of_both_defenders_at_once_is_the_proper_ones(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="E")
    play.faced("W", "CK")
    play.faced_at_once("E", "D4")
    assert trick(play).startswith("E:D4")


@editions()
def test_56_the_short_explanation(laws: Edition) -> None:
    play = led(laws, leader="S")
    play.director("S")
    play.chose("refuse")
    last = {
        L1997: "  South refused the lead: ♣K is withdrawn and becomes a major penalty card (56).",
        L2007: "  South refused the lead: ♣K is withdrawn and becomes a major penalty card (56, 54D, on the reading"
        " R56-1).",
        L2017: "  South refused the lead: ♣K is withdrawn and becomes a major penalty card (56).",
    }[laws]
    assert play.explain() == "♣K led out of turn by West (Law 56).\n" + last


@editions()
def test_10c1_the_options_are_explained_to_declarer_unless_he_has_spoken(laws: Edition) -> None:
    asked_for, spoken = led(laws), led(laws)
    asked_for.director("S")
    asked_for.chose("refuse")
    spoken.said("S", "refuse")
    assert ["10C1" in play.citations for play in (asked_for, spoken)] == [True, False]


@editions()
def test_56_accepted_declarers_card_that_does_not_follow_is_corrected(laws: Edition) -> None:
    """South's own hand is not the next one: his card accepts nothing, but lies there when he accepts by word."""
    play = led(laws, leader="S", hands={"W": WEST, "S": "HA C7 D2 S2 S3"})
    play.faced("S", "HA")
    play.director("S")
    assert asked(play) == "meant_as_lead"
    play.found(False)
    assert asked(play) == "lead_out_of_turn"
    play.chose("accept")
    assert (asked(play), unattended(play), trick(play), str(play.turn)) == (None, [], "W:CK", "North")
    assert (holds(play, "S", "HA"), penalty_cards(play)) == (True, set())
    assert {"53A", "62B2"} <= set(play.citations)
    play.faced("N", "C2")
    play.faced("E", "C4")
    assert [card.code for card in play.legal_plays] == ["C7"]
