"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended


def led(laws: Edition, leader: str = "N", hand: str = "S", **more: object) -> Play:
    """Declarer South has led ♠4 from his own hand (or dummy) when it was not that hand's turn."""
    play = scene(laws, trick=5, leader=leader, **more)
    play.faced(hand, "S4")
    return play


# 55A


@editions()
def test_55a_waits_unattended(laws: Edition) -> None:
    assert unattended(led(laws)) == ["55"]


@editions()
def test_55a_either_defender_accepts(laws: Edition) -> None:
    for seat in "WE":
        play = led(laws)
        play.said(seat, "accept")
        if play.question is not None:
            # The defender next in turn may still differ.
            assert (to(play), options(play)) == ("W", {"accept", "retract", "silent"})
            play.chose("silent")
        assert (asked(play), trick(play), str(play.turn)) == (None, "S:S4", "West")
        assert {"55A", "53A"} <= set(play.citations)


@editions()
def test_55a_the_next_in_turn_is_counted_from_the_hand_that_led(laws: Edition) -> None:
    play = led(laws, leader="S", hand="N")
    play.director("W")
    assert (asked(play), to(play)) == ("declarers_lead_out_of_turn:E", "E")


@editions()
def test_55a_defenders_differ(laws: Edition) -> None:
    play = led(laws)
    play.said("E", "refuse")
    if laws is L1997:
        # The first statement prevails, on a reading; West is not asked.
        assert (asked(play), trick(play), "R55-1" in play.citations) == (None, "", True)
        return
    assert to(play) == "W"
    play.chose("accept")
    assert (trick(play), str(play.turn)) == ("S:S4", "West")
    assert "West's choice prevails over East's (55A)" in play.explain()


@editions(L1997)
def test_r55_1_set_aside_the_director_decides_between_them(laws: Edition) -> None:
    for first_prevails, after in [(True, ""), (False, "S:S4")]:
        play = led(laws, set_aside=("R55-1",))
        play.said("E", "refuse")
        assert to(play) == "W"
        play.chose("accept")
        assert (asked(play), to(play)) == ("prevailing_defender", "Director")
        play.found(first_prevails)
        assert trick(play) == after


@editions()
def test_55a_neither_speaks_and_the_lead_goes_back(laws: Edition) -> None:
    play = led(laws)
    play.director("W")
    play.chose("silent")
    assert to(play) == "E"
    play.chose("silent")
    assert (trick(play), str(play.turn)) == ("", "North")
    assert {"53A", "55B2"} <= set(play.citations)


@editions()
def test_55a_the_next_defender_accepts_by_playing(laws: Edition) -> None:
    play = led(laws, leader="S", hand="N")
    play.faced("E", "S2")
    assert (unattended(play), trick(play)) == ([], "N:S4 E:S2")
    assert {"55A", "53A"} <= set(play.citations)


@editions()
def test_55a_declarer_may_not_correct_himself(laws: Edition) -> None:
    play = led(laws)
    play.retracted("S", "S4")
    play.director("W")
    play.chose("accept")
    assert trick(play) == "S:S4"


@editions()
def test_55a_the_questions_are_complete_sentences(laws: Edition) -> None:
    play = led(laws)
    play.director("W")
    assert play.question is not None
    assert play.question.say == (
        "West, declarer has led out of turn: you may accept the lead; you may have it taken back; or you may say "
        "nothing. You choose without asking your partner."
    )


# 55B


@editions()
def test_55b1_a_defenders_turn_the_card_goes_back_and_nothing_follows(laws: Edition) -> None:
    play = led(laws, leader="W")
    play.said("W", "refuse")
    assert (asked(play), trick(play), str(play.turn), holds(play, "S", "S4")) == (None, "", "West", True)
    assert (penalty_cards(play), play.table.restrictions) == (set(), ())
    assert "55B1" in play.citations


@editions()
def test_55b2_the_wrong_hand_any_card_from_the_right_one(laws: Edition) -> None:
    hands = {"N": "S9 H8 D7 C6 C5", "S": "S4 S3 H2 D2 C2"}
    play = scene(laws, trick=9, leader="N", hands=hands)
    play.faced("S", "S4")
    play.said("W", "refuse")
    assert [str(r) for r in play.table.restrictions] == ["North must lead, since it was North's turn"]
    assert play.legal_plays.cards is not None
    assert len(play.legal_plays.cards) == 5
    play.named("S", "five of clubs")
    assert (trick(play), play.table.restrictions, unattended(play)) == ("N:C5", (), [])
    assert "55B2" in play.citations


@editions()
def test_55b2_a_defender_who_plays_before_the_new_lead_comes_under_60b(laws: Edition) -> None:
    play = led(laws)
    play.said("W", "refuse")
    play.faced("W", "S2")
    assert unattended(play) == ["60"]


@editions()
def test_55b_what_was_played_to_the_lead_goes_back_with_it(laws: Edition) -> None:
    play = led(laws, leader="W")
    play.named("S", "six of spades")  # declarer's own side played on, which accepts nothing
    play.said("W", "refuse")
    assert (trick(play), str(play.turn)) == ("", "West")


# 55C


@editions()
def test_55c_a_line_based_on_what_was_learnt_is_referred(laws: Edition) -> None:
    play = led(laws)
    play.said("W", "refuse")
    assert "55C may" in referred(play)
    assert ({L1997: "16C2", L2007: "16D2", L2017: "16C2"}[laws]) in play.citations
    assert ("16C3" in play.citations) is (laws is L2017)


@editions()
def test_55_at_the_thirteenth_trick(laws: Edition) -> None:
    hands = {"S": "S2", "W": "HA", "N": "H4", "E": "HK"}
    play = scene(laws, trick=13, leader="W", hands=hands)
    play.faced("S", "S2")
    play.said("W", "accept")
    assert (trick(play), str(play.turn)) == (("", "West") if laws is L2017 else ("S:S2", "West"))


@editions()
def test_55_a_misinformed_declarer_takes_the_card_back(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.said("W", "your turn", to="S")
    play.faced("S", "S4")
    play.director("E")
    if laws is not L2017:
        assert (asked(play), to(play)) == ("retract_after_being_told", "S")
        play.chose("withdraw")
    assert (asked(play), trick(play), str(play.turn)) == (None, "", "North")
    assert "47E1" in play.citations


# A demand, and a card after it


HANDS = {"N": "D5 D9 CA", "S": "HK H3 C2", "W": "HQ H2 D3", "E": "HA H5 D4"}


@editions()
def test_r55_2_after_one_defenders_demand_the_others_card_accepts_nothing(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="N", hands=dict(HANDS))
    play.faced("S", "HK")
    play.said("E", "refuse")
    play.faced("W", "H2")
    play.director("S")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("", {"W:H2 major"}, "North")
    assert {"55B2", "60B"} <= set(play.citations)
    assert ("R55-2" in play.citations) is (laws is not L1997)


@editions(L2007, L2017)
def test_r55_2_set_aside_the_next_in_turn_accepts_by_playing(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="N", hands=dict(HANDS), set_aside=("R55-2",))
    play.faced("S", "HK")
    play.said("E", "refuse")
    play.faced("W", "H2")
    assert (trick(play), "60B" in play.citations) == ("S:HK W:H2", False)


@editions()
def test_55b1_after_a_demand_the_right_defender_leads(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="W", hands=dict(HANDS))
    play.faced("S", "HK")
    play.said("E", "refuse")
    play.faced("W", "D3")
    assert (trick(play), unattended(play), penalty_cards(play)) == ("W:D3", [], set())
    assert "55B1" in play.citations


@editions(L2007, L2017)
def test_55b2_declarer_obeys_the_demand_before_the_other_defender_has_spoken(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="N", hands=dict(HANDS))
    play.faced("S", "HK")
    play.said("E", "refuse")
    play.retracted("S", "HK")
    play.named("S", "D5")
    play.faced("E", "D4")
    assert (trick(play), holds(play, "S", "HK"), asked(play)) == ("N:D5 E:D4", True, None)
    assert "55B2" in play.citations
    assert "55C may" in referred(play)


def obeyed(laws: Edition) -> Play:
    """Dummy's lead; South leads from his hand, East has that taken back, and South then leads from dummy."""
    hands = {"N": "D5 H9 CA", "S": "HK H3 C2", "W": "HQ H2 D3", "E": "HA H5 D4"}
    play = scene(laws, trick=3, leader="N", hands=hands)
    play.faced("S", "HK")
    play.said("E", "refuse")
    play.named("S", "D5")
    return play


@editions()
def test_55b2_declarer_who_leads_again_on_demand_need_not_be_seen_to_take_the_first_card_back(laws: Edition) -> None:
    play = obeyed(laws)
    play.faced("E", "D4")
    play.director("S")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("N:D5 E:D4", "South", set())
    assert (holds(play, "S", "HK"), unattended(play), asked(play)) == (True, [], None)
    assert "55B2" in play.citations
    assert not {"60B", "R53-3"} & set(play.citations)
    assert "55C may" in referred(play)


@editions(L2007, L2017)
def test_55b2_declarer_who_leads_again_on_demand_keeps_that_lead_when_the_other_defender_agrees(laws: Edition) -> None:
    play = obeyed(laws)
    assert asked(play) == "declarers_lead_out_of_turn:W"
    play.chose("retract")
    assert (trick(play), str(play.turn), holds(play, "S", "HK")) == ("N:D5", "East", True)
    assert (unattended(play), play.table.restrictions) == ([], ())


@editions(L2007, L2017)
def test_55a_declarers_new_lead_goes_back_when_the_next_in_turn_accepts_the_first(laws: Edition) -> None:
    play = obeyed(laws)
    play.chose("accept")
    assert (trick(play), str(play.turn), holds(play, "N", "D5")) == ("S:HK", "West", True)
    assert (unattended(play), "R53-3" in play.citations) == ([], False)


@editions()
def test_60b_a_card_from_dummy_before_the_demand_is_no_new_lead(laws: Edition) -> None:
    hands = {"N": "D5 H9 CA", "S": "HK H3 C2", "W": "HQ H2 D3", "E": "HA H5 D4"}
    play = scene(laws, trick=3, leader="N", hands=hands)
    play.faced("S", "HK")
    play.named("S", "D5")
    play.said("E", "refuse")
    play.faced("E", "D4")
    play.director("S")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("", "North", {"E:D4 major"})
    assert "60B" in play.citations


@editions(L2007, L2017)
def test_55a_defenders_who_have_both_spoken_need_not_hear_their_options(laws: Edition) -> None:
    play = led(laws)
    play.said("E", "refuse")
    assert asked(play) == "declarers_lead_out_of_turn:W"
    play.said("W", "accept")
    assert (asked(play), trick(play)) == (None, "S:S4")
    assert not {"10C1", "10C2", "10C3"} & set(play.citations)
    alone = led(laws)
    alone.said("W", "refuse")
    assert {"10C1", "10C2", "10C3"} <= set(alone.citations)


@editions()
def test_55c_since_2017_the_remedy_is_that_of_law_16(laws: Edition) -> None:
    play = led(laws)
    play.said("W", "refuse")
    assert "55C may" in referred(play)
    assert [ref for ref in play.citations if ref in ("16C2 with 12A1", "16A4", "16C3")] == (
        ["16C3"] if laws is L2017 else []
    )


@editions(L2007, L2017)
def test_10_a_demand_made_before_the_director_came_is_for_him_to_confirm(laws: Edition) -> None:
    play = led(laws)
    play.said("E", "refuse")
    play.director("W")
    play.chose("retract")
    assert {"10A", "10B"} <= set(play.citations)
    regular = led(laws)
    regular.director("W")
    regular.chose("retract")
    assert not {"10A", "10B"} & set(regular.citations)


@editions()
def test_55b1_the_option_was_the_defenders_by_55a(laws: Edition) -> None:
    play = led(laws, leader="W")
    play.said("W", "refuse")
    assert {"55B1", "55A"} <= set(play.citations)


@editions(L1997)
def test_r55_1_set_aside_it_is_the_other_defenders_choice_that_prevails(laws: Edition) -> None:
    play = led(laws, set_aside=("R55-1",))
    play.said("E", "refuse")
    play.chose("accept")
    play.found(False, "prevailing_defender")
    assert "West's choice" in play.explain()


@editions()
def test_55a_accepted_by_word_dummys_card_that_does_not_follow_is_corrected(laws: Edition) -> None:
    play = led(laws, leader="E", hands={"N": "H8 S7 ...", "S": "S4 ..."})
    play.faced("N", "H8")
    play.said("W", "accept")
    assert (asked(play), unattended(play), trick(play), str(play.turn)) == (None, [], "S:S4", "West")
    assert {"55A", "62B2"} <= set(play.citations)
    assert holds(play, "N", "H8")
