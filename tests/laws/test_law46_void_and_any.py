"""Law 46B4 and 46B5: a card that is not in dummy, and a call that leaves the choice open."""

from __future__ import annotations

import copy

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.values.seats import Seat
from editions import editions
from law46_scenes import DUMMY, FOLLOWS, called, moved_too_soon
from scenes import asked, options, penalty_cards, referred, scene, to, trick, unattended

# B4


@editions()
@pytest.mark.parametrize("then", ["D4", "DA"])
def test_46b4_a_card_not_in_dummy_binds_declarer_to_nothing(laws: Edition, then: str) -> None:
    play = called(laws, "six of hearts")
    assert (trick(play), play.turn.letter) == ("W:D5", "N")
    assert "46B4" in play.citations
    play.named("S", then)
    assert trick(play) == f"W:D5 N:{then}"


@editions()
def test_46b4_the_new_call_may_come_as_a_correction(laws: Edition) -> None:
    play = called(laws, "six of hearts")
    play.corrected("S", "four of diamonds")
    assert (trick(play), unattended(play)) == ("W:D5 N:D4", [])


@editions()
def test_46b4_foreseeable_damage_is_looked_at(laws: Edition) -> None:
    play = called(laws, "six of hearts")
    assert {L1997: "72B1 must", L2007: "23 must", L2017: "72C must"}[laws] in referred(play)


@editions()
def test_46b4_a_defender_who_played_to_the_void_call(laws: Edition) -> None:
    play = scene(laws, trick=7, leader="N", hands={"N": DUMMY, "E": "C9 ..."})
    play.named("S", "six of hearts")
    play.faced("E", "C9")
    play.director("S")
    assert asked(play) == "deemed_led"
    assert play.question.refs == ("46B4",)


# B5


@editions()
@pytest.mark.parametrize("words", ["play", "anything", "whatever"])
def test_46b5_either_defender_names_a_legal_card(laws: Edition, words: str) -> None:
    play = called(laws, words)
    assert (asked(play), to(play), options(play)) == ("dummys_card", "EW", {"DA", "DJ", "D4", "none"})
    play.chose("DA")
    assert (trick(play), penalty_cards(play)) == ("W:D5 N:DA", set())
    assert {"46B5", "R46-6"} <= set(play.citations)


@editions()
def test_46b5_if_neither_does_declarer_completes_his_call(laws: Edition) -> None:
    play = called(laws, "play")
    play.chose("none")
    assert (asked(play), trick(play), "R46-7" in play.citations) == (None, "W:D5", True)
    play.named("S", "jack of diamonds")
    assert trick(play) == "W:D5 N:DJ"


@editions()
def test_46b5_without_the_reading_each_is_asked_and_the_director_decides(laws: Edition) -> None:
    play = called(laws, "play", set_aside=("R46-6",))
    assert (asked(play), to(play)) == ("dummys_card:E", "E")
    play.chose("DA")
    assert (asked(play), to(play)) == ("dummys_card:W", "W")
    play.chose("DJ")
    assert (asked(play), to(play)) == ("defender_to_be_followed", "Director")
    play.found("DJ")
    assert trick(play) == "W:D5 N:DJ"


@editions()
def test_46b5_dummy_may_not_choose(laws: Edition) -> None:
    play = called(laws, "play")
    play.placed("N", "DA")
    assert (asked(play), trick(play)) == ("dummys_card", "W:D5")


# Hands not on file


@editions()
@pytest.mark.parametrize("hand", [None, "N"])
def test_46b5_a_defender_names_it_by_saying_so(laws: Edition, hand: str | None) -> None:
    play = called(laws, "anything")
    play.named("W", "ace of spades", hand="N")
    assert asked(play) == "dummys_card"  # dummy can follow suit
    play.named("E", "jack of diamonds", hand=hand)
    assert (asked(play), trick(play), unattended(play), referred(play)) == (None, "W:D5 N:DJ", [], set())
    assert {"46B5", "R46-6"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("aside", [(), ("R46-9",)])
def test_46b5_a_defender_who_plays_to_what_dummy_chose_has_named_it(laws: Edition, aside: tuple[str, ...]) -> None:
    play = scene(laws, trick=9, leader="N", hands={"N": "D5 D6 C2 C3 C4"}, set_aside=aside)
    play.named("S", "anything")
    play.placed("N", "C3")
    play.faced("E", "C9")
    if aside:
        assert trick(play) == "E:C9"
        assert asked(play) is not None
        return
    assert (trick(play), asked(play), unattended(play)) == ("N:C3 E:C9", None, [])
    assert play.turn is Seat.SOUTH
    assert any(r.startswith("45F") for r in referred(play))


@editions()
def test_46b5_the_other_defender_does_not_name_it_by_playing(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="N", hands={"N": "D5 D6 C2 C3 C4"})
    play.named("S", "anything")
    play.placed("N", "C3")
    play.faced("W", "C9")
    assert asked(play) is not None


# B4 and B5


@editions()
def test_46b4_a_void_call_is_no_correction_of_the_last_trick(laws: Edition) -> None:
    play = called(laws, "six of hearts", last_trick="N:DK E:D5 S:D6 W:D7")
    assert (asked(play), trick(play), unattended(play)) == (None, "", [])
    assert "46B4" in play.citations
    assert "45C4(b)" not in play.citations


@editions()
def test_46b5_a_defender_names_it_by_pointing(laws: Edition) -> None:
    play = called(laws, "anything")
    play.named("E", "that one", hand="N", pointing="jack of diamonds")
    assert (asked(play), trick(play)) == (None, "W:D5 N:DJ")


# Dummy partly on file


@editions()
def test_46b5_what_the_defenders_have_named_declarer_does_not_complete(laws: Edition) -> None:
    play = called(laws, "anything")
    play.named("E", "jack of diamonds", hand="N")
    assert (trick(play), "R46-7" in play.citations) == ("W:D5 N:DJ", False)


@editions()
def test_46b5_a_call_out_of_turn_is_not_answered_by_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="E", hands={"N": "D5 D6 C2 C3 C4"})
    play.named("S", "anything")
    play.placed("N", "C3")
    play.faced("E", "C9")
    assert (trick(play), asked(play)) == ("E:C9", "dummys_card")


@editions()
@pytest.mark.parametrize("moved", ["C3", None])
def test_46b5_playing_on_names_no_card_that_dummy_may_not_play_or_has_not_moved(
    laws: Edition, moved: str | None
) -> None:
    play = scene(laws, trick=9, current="W:D7", hands={"N": "D5 D6 C2 C3 C4"})
    play.named("S", "anything")
    if moved is not None:
        play.placed("N", moved)
    play.faced("E", "D9")
    assert (trick(play), asked(play), options(play)) == ("W:D7 E:D9", "dummys_card", {"D5", "D6", "none"})


@editions()
def test_46b4_what_is_to_be_found_before_a_score_is_adjusted(laws: Edition) -> None:
    play = called(laws, "six of hearts")
    ref = {L1997: "72B1", L2007: "23", L2017: "72C"}[laws]
    found = next(r for r in play.table.referrals if r.authority.ref(laws) == ref)
    assert set(found.findings) == {"could_have_been_aware", "os_gained_through_irregularity"}


@editions()
def test_46b5_a_lead_to_the_next_trick_does_not_name_dummys_card(laws: Edition) -> None:
    """East has played to the trick already: his next card is no play to the card that dummy chose (R46-9)."""
    hands = {"N": "C3 C4 ...", "E": "SA H2 ..."}
    play = scene(laws, trick=9, current="E:C9 S:C5 W:C8", hands=hands)
    play.named("S", "anything")
    play.placed("N", "C3")
    play.faced("E", "SA")
    assert "R46-9" not in play.citations


# The words of a call

ANYTHING = ["I don't care", "I don’t mind", "dont care", "it doesn't matter", "no matter", "it makes no difference", ""]

ANYTHING += ["you choose", "up to you", "either", "whatever's left", "any card", "play a card", "anything you like"]


@editions()
@pytest.mark.parametrize("words", ANYTHING)
def test_46b5_words_of_like_meaning(laws: Edition, words: str) -> None:
    play = called(laws, words, current="S:C2 W:C3", hand="ST S3 HT H2 DA DJ D4")
    assert (asked(play), to(play), trick(play)) == ("dummys_card", "EW", "S:C2 W:C3")
    assert options(play) == {"ST", "S3", "HT", "H2", "DA", "DJ", "D4", "none"}


@editions()
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("anything but a heart", {"SA", "S3", "DA", "DJ", "D4"}),
        ("anything except the ace", {"S3", "HQ", "H2", "DJ", "D4"}),
        ("whatever, not the jack of diamonds", {"SA", "S3", "HQ", "H2", "DA", "D4"}),
    ],
)
def test_46b5_the_defenders_may_not_name_what_declarer_ruled_out(laws: Edition, words: str, left: set[str]) -> None:
    play = called(laws, words, current="S:C2 W:C3")
    assert (asked(play), options(play)) == ("dummys_card", left | {"none"})
    play.chose("S3" if "S3" in left else "D4")
    assert "R46-12" in play.citations
    aside = called(laws, words, current="S:C2 W:C3", set_aside=("R46-12",))
    assert options(aside) == {*DUMMY.split(), "none"}


@editions()
def test_46b5_what_declarer_ruled_out_may_be_all_there_is(laws: Edition) -> None:
    play = called(laws, "anything but a diamond")
    assert options(play) == {"DA", "DJ", "D4", "none"}


@editions()
@pytest.mark.parametrize("words", ["ruff", "small trump", "trump it", "overruff"])
def test_46b4_at_no_trump_there_is_nothing_to_ruff_with(laws: Edition, words: str) -> None:
    play = called(laws, words, current="S:C2 W:C3")
    assert (asked(play), trick(play), play.turn.letter) == (None, "S:C2 W:C3", "N")
    assert "46B4" in play.citations
    play.named("S", "D4")
    assert trick(play) == "S:C2 W:C3 N:D4"


@editions()
def test_46b4_a_correction_to_a_ruff_at_no_trump_is_void(laws: Edition) -> None:
    play = called(laws, "diamond", current="S:C2 W:C3")
    play.corrected("S", "ruff")
    play.director("E")
    assert (asked(play), trick(play)) == (None, "S:C2 W:C3 N:D4")


# Declarer says more before his call is resolved


@editions()
def test_46b5_declarer_may_not_take_from_the_defenders_what_he_left_to_them(laws: Edition) -> None:
    play = called(laws, "anything", current="S:C2 W:C3")
    play.named("S", "four of diamonds")
    assert (asked(play), trick(play)) == ("different_intention_incontrovertible", "S:C2 W:C3")
    play.found(False)
    assert (asked(play), to(play)) == ("dummys_card", "EW")
    play.chose("none")
    play.named("S", "four of diamonds")
    assert trick(play) == "S:C2 W:C3 N:D4"


# Dummy moves a card before it is known which one was called


@editions()
@pytest.mark.parametrize("named", ["SA", "C2"])
def test_46b5_dummy_had_moved_the_card_that_a_defender_names(laws: Edition, named: str) -> None:
    play = moved_too_soon(laws, "anything", None, **copy.deepcopy(FOLLOWS))
    play.chose(named)
    assert (trick(play), play.turn.letter, unattended(play)) == (f"W:D4 N:{named}", "E", [])


# 46B: what is found of the call later holds from the call on


@editions()
@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("words", ["play", "you know which"])
def test_46b_a_card_meant_beyond_doubt_was_played_when_declarer_spoke(laws: Edition, known: bool, words: str) -> None:
    hands = {"N": DUMMY} if known else {}
    play = scene(laws, "3NT by S", trick=7, leader="N", hands=hands)
    play.named("S", words)
    play.faced("E", "H5")
    play.named("S", "queen of hearts")
    while asked(play) in ("call_beyond_doubt", "different_intention_incontrovertible"):
        play.found(asked(play) == "different_intention_incontrovertible")
    play.director("W")
    assert (asked(play), trick(play), unattended(play)) == (None, "N:HQ E:H5", [])
    assert (penalty_cards(play), play.turn, "46B" in play.citations) == (set(), Seat.SOUTH, True)


@editions()
def test_46b_a_card_meant_beyond_doubt_takes_its_place_in_a_trick_that_others_have_completed(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=7, current="W:D5")
    play.named("S", "play")
    play.faced("E", "D9")
    play.faced("S", "D2")
    play.named("S", "ace of diamonds")
    assert asked(play) == "different_intention_incontrovertible"
    play.found(True)
    assert (play.table.number, play.turn, unattended(play)) == (8, Seat.NORTH, [])
    assert (play.citations[0], "46B4" in play.citations) == ("46B", False)


@editions()
def test_46b_a_card_that_was_not_meant_beyond_doubt_leaves_all_as_it_was(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=7, leader="N", hands={"N": DUMMY})
    play.named("S", "play")
    play.named("S", "queen of hearts")
    play.found(False)
    assert (asked(play), trick(play)) == ("dummys_card", "")


@editions()
def test_46b_what_was_called_stays_ruled_on_when_the_director_is_called(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=7, current="W:D5")
    play.named("S", "diamond")
    play.faced("E", "D9")
    play.answer("D4")
    assert "46B2" in play.citations
    play.director("W")
    assert ("46B2" in play.citations, trick(play)) == (True, "W:D5 N:D4 E:D9")


@editions()
def test_46b5_what_the_defenders_are_told_includes_that_they_need_not(laws: Edition) -> None:
    seen = called(laws, "anything", current="W:D5")
    assert seen.question is not None
    assert seen.question.say.endswith("♦A; ♦J; ♦4; or neither of you names one.")
    unseen = scene(laws, "3NT by S", trick=7, current="W:D5")
    unseen.named("S", "anything")
    assert unseen.question is not None
    assert unseen.question.say.endswith("any card that the hand holds and may play; or neither of you names one.")


# Words and a gesture at odds


@editions()
@pytest.mark.parametrize(("beyond_doubt", "lies"), [(False, "S:HQ W:H3 N:HA"), (True, "S:HQ W:H3 N:H5")])
def test_46b_high_said_while_pointing_at_a_low_card_is_asked_about(
    laws: Edition, beyond_doubt: bool, lies: str
) -> None:
    play = scene(laws, trick=5, current="S:HQ W:H3", hands={"N": "HA HK H5 H4 D2 D3 D4 C2 C4"})
    play.named("S", "top", pointing="H5")
    assert (asked(play), to(play)) == ("call_beyond_doubt", "Director")
    play.found(beyond_doubt)
    if beyond_doubt:
        play.found("H5")
    assert trick(play) == lies


@editions()
def test_46b_a_gesture_that_goes_with_the_words_is_not(laws: Edition) -> None:
    for words, card in (("top", "HA"), ("low", "H4"), ("heart", "H5"), ("king", "HK")):
        play = scene(laws, trick=5, current="S:HQ W:H3", hands={"N": "HA HK H5 H4 D2 D3 D4 C2 C4"})
        play.named("S", words, pointing=card)
        assert (asked(play), trick(play)) == (None, f"S:HQ W:H3 N:{card}")
