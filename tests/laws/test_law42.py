"""Law 42: what dummy may do."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, REGISTRY, Edition
from editions import editions
from scenes import asked, scene, unattended


@editions()
def test_42a_rights_need_no_ruling(laws: Edition) -> None:
    declared = [p for p in REGISTRY if p.law == 42 and p.unencoded is not None]
    assert [p.ref(laws) for p in declared] == ["42A1", "42A2", "42A3"]


@editions()
def test_42b1_dummy_may_ask_declarer_about_a_revoke(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:H3 N:H4 E:H5", hands={"S": "H2 C2 ..."})
    play.faced("S", "C2")
    play.said("N", "none left?", to="S")
    assert "The question was North's right" in play.explain()
    assert "43B1" not in play.citations


@editions()
def test_42b1_dummy_may_not_ask_a_defender(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:H3", hands={"W": "H2 C2 ..."})
    play.faced("W", "C2")
    play.said("N", "none left?", to="W")
    assert "Dummy may not ask a defender" in play.explain()


@editions()
def test_42b2_dummy_may_stop_declarer_before_the_lead(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.said("N", "wrong hand")
    assert (asked(play), unattended(play)) == (None, [])
    assert "42B2" in play.citations
    assert "43B1" not in play.citations


@editions()
def test_42b2_stopping_a_defender(laws: Edition) -> None:
    """1997: declarer only. 2007: anyone, by Law 9, on a reading. 2017: anyone."""
    play = scene(laws, trick=5, leader="W")
    play.said("N", "wrong hand", to="E")
    allowed = laws is not L1997
    assert ("42B2" in play.citations, "43B1" in play.citations) == (allowed, not allowed)
    assert ("R42-1" in play.citations) is (laws is L2007)


@editions(L2007)
def test_r42_1_set_aside_a_word_to_a_defender_is_taking_part(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W", set_aside=("R42-1",))
    play.said("N", "wrong hand", to="E")
    assert {"43A1(c)", "43B1"} <= set(play.citations)


@editions()
def test_42b3_after_the_play_dummy_may_speak(laws: Edition) -> None:
    hands = {"S": "C5", "W": "C2", "N": "C4", "E": "C3"}
    play = scene(laws, trick=13, leader="S", hands=hands)
    play.dropped("W", "C2")
    for seat, card in [("S", "C5"), ("W", "C2"), ("N", "C4"), ("E", "C3")]:
        play.faced(seat, card)
    play.director("N")
    assert "43B1" not in play.citations


@editions()
def test_42b3_after_a_claim_too(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="E")
    play.faced("W", "CK")
    play.claimed("S")
    play.director("N")
    assert ("42B3" in play.citations, "43A1(b)" in play.citations) == (True, False)


@editions(L2017)
def test_42a3_since_2017_dummy_sees_to_following_suit(laws: Edition) -> None:
    told = next(p for p in REGISTRY if p.name == "law42.PLAY_AS_TOLD")
    assert (told.term(L2007, "sees_to_following_suit"), told.term(laws, "sees_to_following_suit")) == (False, True)
