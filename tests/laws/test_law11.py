"""Law 11: losing the right to a rectification."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, REGISTRY, Edition
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, penalty_cards, referred, scene, trick


def played_on(laws: Edition, **more: object) -> Play:
    """East plays before West; the trick is played out before anyone calls the Director."""
    play = scene(laws, "4S by S", trick=3, current="S:C4", **more)
    play.faced("E", "CK")
    play.faced("W", "C3")
    play.faced("N", "CJ")
    play.director("S")
    return play


@editions()
def test_11a_the_other_side_played_on_and_it_is_for_the_director_to_judge(laws: Edition) -> None:
    play = played_on(laws, set_aside=("R57-6",))
    assert (asked(play), penalty_cards(play)) == (None, set())
    assert "11A may" in referred(play)


@editions()
def test_11a_the_right_is_not_lost_by_itself_and_the_director_judges_all_the_same(laws: Edition) -> None:
    play = played_on(laws, hands={"W": "C3 CQ"})
    play.chose("lowest")
    assert (asked(play), penalty_cards(play)) == (None, {"E:CK major"})
    assert "11A may" in referred(play)


@editions()
def test_11a_from_2017_the_gain_of_one_side_is_what_matters(laws: Edition) -> None:
    play = played_on(laws, hands={"W": "C3 CQ"}, set_aside=("R57-6",))
    entry = next(r for r in play.table.referrals if r.authority.ref(laws) == "11A")
    assert ("side_that_gained" in entry.findings) is (laws is L2017)
    assert ("opponent_acted_in_ignorance" in entry.findings) is True


@editions()
def test_11a_not_when_the_director_is_called_at_once(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4")
    play.faced("E", "CK")
    play.director("S")
    play.chose("lowest")
    assert "11A may" not in referred(play)


@editions()
def test_11a_not_for_a_further_card_of_the_offending_side(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4", hands={"W": "C3 CQ"})
    play.faced("E", "CK")
    play.faced("W", "C3")
    play.director("S")
    play.chose("lowest")
    assert "11A may" not in referred(play)


@editions()
def test_11a_a_card_called_from_dummy_is_an_act_of_declarers_side(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4", hands={"W": "C3 CQ", "N": "CJ CA"})
    play.faced("E", "CK")
    play.named("S", "jack of clubs")
    play.director("S")
    play.chose("lowest")
    assert "11A may" in referred(play)


@editions()
def test_11_forfeiture_in_the_play_needs_no_judgement(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("E", "H5")
    play.faced("S", "H6")
    assert (trick(play), "60A1" in play.citations) == ("E:H5 S:H6", True)
    assert "11A may" not in referred(play)


@editions()
def test_11_a_procedural_penalty_remains_possible(laws: Edition) -> None:
    assert {L1997: "11C", L2007: "11B", L2017: "11B"}[laws] in played_on(laws, set_aside=("R57-6",)).citations


@editions(L1997)
def test_11b_spectators_are_not_at_the_table(laws: Edition) -> None:
    for name in ("law11.NON_OFFENDERS_SPECTATOR", "law11.OFFENDERS_SPECTATOR"):
        provision = REGISTRY.provisions[name]
        assert provision.unencoded
        assert provision.in_force(laws)
        assert not provision.in_force(L2007)


@editions()
def test_11a_declarer_plays_on_after_a_card_was_exposed(laws: Edition) -> None:
    for played, may in (((), False), ((("S", "C4"),), True)):
        play = scene(laws, "4S by S", trick=3, leader="S")
        play.dropped("W", "H5")
        for seat, card in played:
            play.faced(seat, card)
        play.director("S")
        play.found(True)
        play.found(False)
        assert penalty_cards(play) == {"W:H5 minor"}
        assert ("11A may" in referred(play)) is may
