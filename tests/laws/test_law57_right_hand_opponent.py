"""Law 57D: a defender plays at his right-hand opponent's turn."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law57_scenes import after_a_void_call, restrictions
from scenes import asked, holds, penalty_cards, referred, scene, to, trick, unattended, users

# A card that its player takes up by himself


@editions()
@pytest.mark.parametrize("then", [None, "C5", "C7"])
def test_57d_a_card_taken_up_must_be_played_in_its_turn(laws: Edition, then: str | None) -> None:
    play = scene(laws, trick=5, leader="W", hands={"W": "CK CQ", "N": "C2 C3", "E": "C7 C5", "S": "CT C9"})
    play.faced("W", "CK")
    play.faced("E", "C7")
    play.retracted("E", "C7")
    assert trick(play) == "W:CK"
    play.faced("N", "C2")
    if then is not None:
        play.faced("E", then)
    play.director("S")
    assert asked(play) is None
    if then is None:
        assert [c.code for c in play.legal_plays] == ["C7"]
        assert penalty_cards(play) == (set() if laws is L2017 else {"E:C7 major"})
    elif then == "C7":
        assert (trick(play), penalty_cards(play)) == ("W:CK N:C2 E:C7", set())
    elif laws is L2017:
        assert (trick(play), penalty_cards(play)) == ("W:CK N:C2 E:C7", {"E:C5 major"})
    else:
        assert (trick(play), penalty_cards(play)) == ("W:CK N:C2 E:C5", {"E:C7 major"})


@editions()
def test_57d_a_card_taken_up_leaves_the_penalty_card_that_the_partner_has_played(laws: Edition) -> None:
    hands = {"W": "CK CQ", "N": "C2 C3", "E": "C7 C5", "S": "CT C9"}
    lies = [{"seat": "W", "card": "CK", "kind": "major"}]
    play = scene(laws, trick=5, leader="W", hands=hands, penalty_cards=lies)
    play.faced("W", "CK")
    play.faced("E", "C7")
    play.retracted("E", "C7")
    assert (trick(play), penalty_cards(play)) == ("W:CK", set())
    for seat, card in ("N", "C2"), ("E", "C7"), ("S", "C9"):
        play.faced(seat, card)
    assert (play.table.number, penalty_cards(play)) == (6, set())


@editions(L1997, L2007)
def test_57d_before_it_was_written_a_card_taken_up_may_be_taken_as_the_play(laws: Edition) -> None:
    hands = {"W": "CK CQ", "N": "C2 C3", "E": "C7 C5", "S": "CT C9"}
    play = scene(laws, trick=5, leader="W", hands=hands, set_aside=("R57-2",))
    play.faced("W", "CK")
    play.faced("E", "C7")
    play.retracted("E", "C7")
    play.director("S")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("W:CK E:C7", set(), "North")


@editions()
def test_57d_a_card_taken_up_is_forgiven_when_the_next_hand_plays(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W", hands={"W": "CK CQ", "N": "C2 C3", "E": "C7 C5", "S": "CT C9"})
    play.faced("W", "CK")
    play.faced("E", "C7")
    play.retracted("E", "C7")
    for seat, card in ("N", "C2"), ("E", "C5"), ("S", "C9"):
        play.faced(seat, card)
    assert (play.table.number, unattended(play), penalty_cards(play)) == (6, [], set())
    assert "60A1" in play.citations


# 57D


@editions()
def test_57d_a_playable_card_at_the_right_hand_opponents_turn(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"})
    play.faced("E", "CJ")
    play.director("S")
    assert (asked(play), trick(play)) == (None, "W:C5")
    assert penalty_cards(play) == (set() if laws is L2017 else {"E:CJ major"})
    play.faced("N", "C2")
    assert [c.code for c in play.legal_plays] == ["CJ"]
    if laws is L2017:
        assert users(play, "CJ") == ("S", "W")
        assert "57D" in play.citations
    else:
        assert "R57-2" in play.citations


@editions(L1997, L2007)
def test_57d_before_it_was_written_the_card_may_be_taken_as_the_play(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"}, set_aside=("R57-2",))
    play.faced("E", "CJ")
    play.director("S")
    assert (trick(play), penalty_cards(play)) == ("W:C5 E:CJ", set())


@editions(L2017)
def test_57d_an_unplayable_card_becomes_a_major_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "HJ C9", "N": "CK C2"})
    play.faced("E", "HJ")
    play.director("S")
    assert (asked(play), penalty_cards(play), restrictions(play)) == (None, {"E:HJ major"}, [])


@editions(L2017)
def test_57d_a_card_is_not_playable_while_a_penalty_card_must_come_first(laws: Edition) -> None:
    owed = [{"seat": "E", "card": "C9", "kind": "major"}]
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"}, penalty_cards=owed)
    play.faced("E", "CJ")
    play.director("S")
    assert (penalty_cards(play), restrictions(play)) == ({"E:CJ major", "E:C9 major"}, [])


@editions(L2017)
@pytest.mark.parametrize("void", [True, False])
def test_57d_whether_he_must_follow_is_asked_if_his_cards_are_not_on_file(laws: Edition, void: bool) -> None:
    play = scene(laws, trick=4, current="W:C5")
    play.faced("E", "HJ")
    play.director("S")
    assert asked(play) == "holds:E:C:4"
    play.found(not void)
    assert penalty_cards(play) == (set() if void else {"E:HJ major"})


@editions(L2017)
def test_57d_once_the_right_hand_opponent_has_played_the_card_lies_in_turn(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"})
    play.faced("E", "CJ")
    play.faced("N", "C2")
    play.director("S")
    assert (trick(play), penalty_cards(play)) == ("W:C5 E:CJ N:C2", set())


@editions()
def test_57d_unattended_it_is_forfeited_when_the_next_hand_plays(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"})
    play.faced("E", "CJ")
    play.faced("N", "C2")
    assert unattended(play) == ["57"]
    play.faced("S", "C3")
    assert (unattended(play), penalty_cards(play)) == ([], set())
    assert {"60A1", "60A2"} <= set(play.citations)


# What had been done before, and what a card that stands may be


@editions()
def test_57d_an_early_revoke_in_a_trick_that_is_over_is_a_revoke(laws: Edition) -> None:
    play = scene(laws, trick=3, current="N:D4 E:D8", hands={"W": "H5 D2 C3", "S": "DK C8 C9"})
    play.faced("W", "H5")
    play.faced("S", "DK")
    play.director("S")
    assert (trick(play), penalty_cards(play)) == ("N:D4 E:D8 S:DK", {"W:H5 major"})
    assert "61A" in play.citations


@editions(L2017)
def test_57d_what_the_partner_may_have_learnt_is_referred(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"})
    play.faced("E", "CJ")
    play.director("S")
    assert referred(play) == {"57D may"}
    assert any("information_conveyed" in r.findings for r in play.table.referrals)


@editions()
@pytest.mark.parametrize("choice", ["withdraw", "keep"])
def test_57d_a_card_that_another_ruling_has_given_back_costs_nothing(laws: Edition, choice: str) -> None:
    """Dummy moved another card than the one called, and both defenders played to it."""
    play = scene(laws, trick=4, leader="N")
    play.named("S", "two of hearts")
    play.placed("N", "D2")
    play.faced("E", "H3")
    play.faced("W", "H9")
    play.director("S")
    assert (asked(play), to(play)) == ("keep_or_withdraw:E", "E")
    play.chose(choice)
    assert (asked(play), to(play)) == ("keep_or_withdraw:W", "W")
    play.chose("withdraw")
    assert trick(play) == ("N:H2" if choice == "withdraw" else "N:H2 E:H3")
    assert (asked(play), penalty_cards(play), unattended(play)) == (None, set(), [])


@editions(L2017)
def test_57d_leaves_the_director_no_such_choice(laws: Edition) -> None:
    play = after_a_void_call(laws)
    assert (asked(play), penalty_cards(play), restrictions(play) != []) == (None, set(), True)


# A discard that is only ruled on when the trick is complete


@editions()
@pytest.mark.parametrize("hands", [{}, {"E": "C2 D9 D3 S2 S3 S4 H2"}])
def test_57d_a_discard_at_the_wrong_turn_is_a_revoke_if_he_could_follow(laws: Edition, hands: dict[str, str]) -> None:
    play = scene(laws, trick=7, current="S:C5", hands=hands)
    for seat, card in (("W", "C7"), ("E", "D9"), ("N", "C3")):
        play.faced(seat, card)
    play.director("S")
    if not hands:
        assert (asked(play), to(play)) == ("holds:E:C:7", "Director")
        play.found(True)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "S:C5 W:C7 N:C3", {"E:D9 major"})
    assert {"61A", "62B1"} <= set(play.citations)
    found = [step for step in play.rulings[-1].steps if type(step).__name__ == "Found"]
    assert len(found) == (0 if hands else 1), "one fact is found once"


@editions()
def test_57d_a_discard_at_the_wrong_turn_stands_if_he_could_not_follow(laws: Edition) -> None:
    play = scene(laws, trick=7, current="S:C5")
    for seat, card in (("W", "C7"), ("E", "D9"), ("N", "C3")):
        play.faced(seat, card)
    play.director("S")
    play.found(False, "holds:E:C:7")
    assert (asked(play), trick(play), penalty_cards(play), play.table.revokes) == (None, "", set(), ())


@editions(L1997)
@pytest.mark.parametrize("spared", [True, False])
def test_47e1_a_play_at_an_opponents_word_is_left_to_the_director_in_1997(laws: Edition, spared: bool) -> None:
    play = scene(laws, trick=5, current="W:DQ", hands={"E": "D7 D2 ..."})
    play.said("S", "your turn", to="E")
    play.faced("E", "D7")
    play.director("S")
    assert asked(play) == "designated_otherwise"
    play.found(spared)
    assert (trick(play), penalty_cards(play)) == ("W:DQ", set() if spared else {"E:D7 major"})
    assert "R57-2" in play.citations


HANDS_54 = {"E": "HK D2 ...", "N": "H5 D3 ...", "W": "H7 D4 ...", "S": "H2 D5 ..."}


def dummy_first(laws: Edition, hands: dict[str, str], how: str, **more: object) -> Play:
    """East leads before the board's or a later trick's leader, and declarer plays from dummy first; then West plays."""
    trick_one = how == "opening lead"
    place = {"trick": 1, "leader": "W"} if trick_one else {"trick": 4, "leader": "E"}
    play = scene(laws, hands=hands, **place, **more)
    play.faced("E", "HK")
    if how == "called":
        play.named("S", "five of hearts")
    else:
        play.faced("N", "H5")
    play.faced("W", "H7")
    return play


@editions(L1997, L2007)
@pytest.mark.parametrize("how", ["opening lead", "called", "faced"])
@pytest.mark.parametrize("hands", [{}, HANDS_54])
def test_50_declarer_who_played_too_soon_from_dummy_may_have_misled_the_defender(
    laws: Edition, hands: dict[str, str], how: str
) -> None:
    """49: his card is exposed (R57-2); whether it is a penalty card the Director may designate otherwise (50)."""
    for otherwise in (True, False):
        play = dummy_first(laws, hands, how)
        play.director("S")
        assert (asked(play), to(play)) == ("designated_otherwise", "Director")
        play.found(otherwise)
        assert (asked(play), trick(play), play.turn) == (None, "E:HK N:H5", Seat.SOUTH)
        assert penalty_cards(play) == (set() if otherwise else {"W:H7 major"})
        assert holds(play, "W", "H7")
        assert "R57-2" in play.citations


@editions(L1997, L2007)
def test_50_told_after_he_has_taken_the_card_up_it_is_asked_too(laws: Edition) -> None:
    play = dummy_first(laws, {}, "called")
    play.retracted("W", "H7")
    play.director("S")
    assert asked(play) == "designated_otherwise"


@editions()
def test_50_nothing_is_asked_where_his_card_is_played(laws: Edition) -> None:
    play = dummy_first(laws, {}, "called", set_aside=() if laws is L2017 else ("R57-2",))
    play.director("S")
    assert (asked(play), "50" in play.citations) == (None, False)
    if laws is not L2017:
        assert trick(play) == "E:HK N:H5 W:H7"


@editions(L1997, L2007)
def test_50_nothing_is_asked_where_declarer_has_not_played_from_that_hand(laws: Edition) -> None:
    play = scene(laws, trick=4, current="E:HK")
    play.faced("W", "H7")
    play.director("S")
    assert (asked(play), penalty_cards(play)) == (None, {"W:H7 major"})
