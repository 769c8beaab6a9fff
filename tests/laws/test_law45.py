"""Law 45: card played."""

from __future__ import annotations

import pytest

from bridgelaws.editions import L1997, L2007, L2017, Edition
from bridgelaws.play import Play
from bridgelaws.seats import Seat
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

WRONG_CARD = {L1997: "45D", L2007: "45D", L2017: "45D1"}
STANDS = {L1997: "47F", L2007: "47F2", L2017: "47F2"}


def counted(play: Play) -> str:
    assert play.table.counted is not None
    return play.table.counted.authority.ref(play.laws)


# 45A, 45B


@editions()
def test_45a_a_card_faced_before_the_player_is_played(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.faced("E", "C9")
    assert (trick(play), counted(play)) == ("N:C2 E:C9", "45A")


@editions()
def test_45a_out_of_turn_it_is_played_all_the_same(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.faced("E", "C9")
    assert (trick(play), unattended(play)) == ("E:C9", ["56"])


@editions()
def test_45b_naming_is_the_play_and_the_move_carries_it_out(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.named("S", "seven of clubs")
    assert (trick(play), counted(play)) == ("N:C7", "45C4(a)")
    play.placed("N", "C7")
    assert (trick(play), counted(play), play.now.status) == ("N:C7", "45B", "regular")


@editions()
def test_45b_declarer_may_take_the_card_up_himself(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.faced("N", "C7")
    assert (trick(play), counted(play)) == ("N:C7", "45B")


# 45C1 and 45C2: cards held


@editions()
def test_45c1_a_defenders_card_is_played_if_partner_could_have_seen_it(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"W": "C4 ..."})
    play.held("W", "C4")
    assert (trick(play), unattended(play)) == ("N:C2 E:C9 S:C3", ["45"])
    play.director("S")
    assert (asked(play), to(play)) == ("partner_could_possibly_see_face", "Director")
    play.found(True)
    assert play.table.number == 6
    assert {"45C1", "R45-1"} <= set(play.citations)
    assert penalty_cards(play) == set()


@editions()
def test_45c1_a_card_partner_could_not_see_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"W": "C4 ..."})
    play.held("W", "C4")
    play.director("S")
    play.found(False)
    assert (trick(play), penalty_cards(play), play.turn.letter) == ("N:C2 E:C9 S:C3", set(), "W")


@editions()
def test_45c1_another_card_faced_since_gives_way(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"W": "CK C4 ..."})
    play.held("W", "C4")
    play.faced("W", "CK")
    play.director("S")
    play.found(True)
    assert play.table.last_trick is not None
    assert play.table.last_trick.winner(None).letter == "E"
    assert penalty_cards(play) == {"W:CK major"}
    assert {"45E1", "49", "50B"} <= set(play.citations)


@editions()
def test_45c1_an_opponent_who_played_to_the_other_card_may_change(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:C3", hands={"W": "CK C4 ...", "N": "CA C2 ..."})
    play.held("W", "C4")
    play.faced("W", "CK")
    play.named("S", "ace of clubs")
    play.director("S")
    play.found(True)
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:N", "S", ("47D",))
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play)) == ("S:C3 W:C4", {"W:CK major"})


@editions()
def test_45c1_what_only_declarer_saw_he_may_use(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"W": "C4 ..."})
    play.held("W", "C4")
    play.director("S")
    play.found(False)
    assert users(play, "C4") == ("S", "")


@editions()
def test_45c1_one_who_has_played_to_the_trick_comes_under_45e(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C9", hands={"E": "D4 ..."})
    play.held("E", "D4")
    play.director("S")
    play.found(True)
    assert trick(play) == "W:C2 N:C3 E:C9"
    play.found(False, "deemed_led")
    play.found(False)
    play.found(False)
    assert (penalty_cards(play), "45E1" in play.citations) == ({"E:D4 minor"}, True)


@editions()
def test_45c1_left_unattended_it_lapses(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"W": "CK C4 ..."})
    play.held("W", "C4")
    for seat, card in (("W", "CK"), ("W", "D5"), ("N", "D6")):
        play.faced(seat, card)
    assert (unattended(play), play.rulings) == ([], ())


@editions()
def test_45c1_a_card_merely_shown_is_49s_unless_the_reading_is_set_aside(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"W": "C4 ..."})
    play.shown("W", "C4")
    assert unattended(play) == ["49"]
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"W": "C4 ..."}, set_aside=("R45-1",))
    play.shown("W", "C4")
    play.director("S")
    play.found(True)
    assert (play.table.number, penalty_cards(play)) == (6, set())


@editions()
def test_45c2_declarers_card_is_played_by_its_position(laws: Edition) -> None:
    first, second = {L1997: ("45C2", "45C2")}.get(laws, ("45C2(a)", "45C2(b)"))
    play = scene(laws, trick=5, current="N:C2 E:C9", hands={"S": "CK ..."})
    play.held("S", "CK")
    play.director("W")
    assert (asked(play), play.question.refs) == ("touching_or_nearly", (first,))
    play.found(False)
    assert (asked(play), play.question.refs) == ("position_indicates_played", (second,))
    play.found(True)
    assert trick(play) == "N:C2 E:C9 S:CK"


@editions()
def test_45c2_a_card_lifted_for_all_to_see_is_not_played(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9", hands={"S": "SK ..."})
    play.held("S", "SK")
    play.director("W")
    play.found(False)
    play.found(False)
    assert (trick(play), penalty_cards(play), holds(play, "S", "SK")) == ("N:C2 E:C9", set(), True)
    assert set(users(play, "SK")[0]) == {"E", "W"}


# 45C3


@editions()
@pytest.mark.parametrize(("answers", "played"), [((True, False), True), ((True, True), False), ((False,), False)])
def test_45c3_a_card_of_dummy_touched_on_purpose(laws: Edition, answers: tuple[bool, ...], played: bool) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "CK C7 ..."})
    play.touched("S", "CK")
    play.director("W")
    for answer in answers:
        play.found(answer)
    assert (asked(play), trick(play)) == (None, "N:CK" if played else "")
    assert "45C3" in play.citations


# 45C4


@editions()
def test_45c4a_a_card_that_a_defender_names_is_played(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.named("E", "queen of clubs")
    assert (trick(play), counted(play)) == ("N:C2 E:CQ", "45C4(a)")


SLIP = {"N": "C7 C2 H3 ...", "E": "CQ C9 ...", "S": "CK C4 ..."}


def slip(laws: Edition, **more) -> Play:
    play = scene(laws, trick=5, leader="N", hands=SLIP, **more)
    play.named("S", "seven of clubs")
    return play


@editions()
def test_45c4b_a_slip_of_the_tongue_is_put_right(laws: Edition) -> None:
    play = slip(laws)
    play.corrected("S", "two of clubs")
    play.director("W")
    assert asked(play) == "designation_unintended"
    play.found(True)
    # 1997 and 2007 ask for a correction without pause for thought; 2017 does not.
    assert asked(play) == (None if laws is L2017 else "pause_for_thought")
    if laws is not L2017:
        play.found(False)
    assert (trick(play), holds(play, "N", "C7")) == ("N:C2", True)
    assert {"45C4(b)", "47C"} <= set(play.citations)


@editions(L1997, L2007)
def test_45c4b_a_pause_for_thought_ends_it(laws: Edition) -> None:
    play = slip(laws)
    play.corrected("S", "two of clubs")
    play.director("W")
    play.found(True)
    play.found(True)
    assert trick(play) == "N:C7"


@editions()
def test_45c4b_second_thoughts_are_refused_in_every_edition(laws: Edition) -> None:
    play = slip(laws)
    play.corrected("S", "two of clubs")
    play.director("W")
    play.found(False)
    assert (asked(play), trick(play)) == (None, "N:C7")


@editions()
def test_45c4b_who_may_correct(laws: Edition) -> None:
    defender = scene(laws, trick=5, current="N:C2", hands={"E": "CQ C9 ..."})
    defender.named("E", "queen of clubs")
    defender.corrected("E", "nine of clubs")
    defender.director("S")
    own_hand = scene(laws, trick=5, current="E:C5", hands={"S": "CQ C9 ..."})
    own_hand.named("S", "queen of clubs", hand="S")
    own_hand.corrected("S", "nine of clubs", hand="S")
    own_hand.director("W")
    for play, first, second in ((defender, "N:C2 E:CQ", "N:C2 E:C9"), (own_hand, "E:C5 S:CQ", "E:C5 S:C9")):
        if laws is L2017:
            assert (asked(play), trick(play)) == (None, first)
        else:
            play.found(True)
            play.found(False)
            assert (trick(play), penalty_cards(play)) == (second, set())
    if laws is not L2017:
        assert users(defender, "CQ") == ("S", "W")


@editions()
def test_45c4b_until_when(laws: Edition) -> None:
    play = slip(laws)
    play.faced("E", "C9")
    play.faced("S", "C4")
    play.corrected("S", "two of clubs")
    play.director("W")
    # 2017: until declarer's next play from either hand.
    assert asked(play) == (None if laws is L2017 else "designation_unintended")


@editions(L2007)
def test_45c4b_dummys_move_does_not_end_the_time(laws: Edition) -> None:
    play = slip(laws)
    play.placed("N", "C7")
    play.corrected("S", "two of clubs")
    play.director("W")
    play.found(True)
    play.found(False)
    assert (trick(play), "R45-2" in play.citations) == ("N:C2", True)
    aside = slip(laws, set_aside=("R45-2",))
    aside.placed("N", "C7")
    aside.corrected("S", "two of clubs")
    aside.director("W")
    assert (asked(aside), trick(aside)) == (None, "N:C7")


@editions(L2007)
def test_45c4b_a_defenders_time_ends_when_his_partner_plays(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"E": "CQ C9 ..."})
    play.named("E", "queen of clubs")
    play.faced("S", "C4")
    play.faced("W", "C5")
    play.corrected("E", "nine of clubs")
    play.director("S")
    assert asked(play) is None
    assert play.table.last_trick is not None
    assert play.table.last_trick.winner(None).letter == "E"


def put_right(play: Play) -> None:
    play.found(True)
    if asked(play) == "pause_for_thought":
        play.found(False)


@editions()
def test_45c4b_an_opponent_who_has_played_may_change(laws: Edition) -> None:
    play = slip(laws)
    play.faced("E", "C9")
    play.corrected("S", "two of clubs")
    play.director("E")
    put_right(play)
    assert (asked(play), to(play), options(play)) == ("keep_or_withdraw:E", "E", {"keep", "withdraw"})
    play.chose("withdraw")
    assert (trick(play), play.turn.letter, penalty_cards(play)) == ("N:C2", "E", set())
    assert users(play, "C9") == ("W", "S")
    assert {"47D", "49", "R16-1", {L2007: "16D1"}.get(laws, "16C1")} <= set(play.citations)


@editions()
def test_45c4b_without_the_reading_on_law_16_declarer_may_use_it_too(laws: Edition) -> None:
    play = slip(laws, set_aside=("R16-1",))
    play.faced("E", "C9")
    play.corrected("S", "two of clubs")
    play.director("E")
    put_right(play)
    play.chose("withdraw")
    assert users(play, "C9") == ("WS", "")


@editions()
def test_45c4b_another_suit_led_makes_him_follow(laws: Edition) -> None:
    play = slip(laws)
    play.faced("E", "C9")
    play.corrected("S", "three of hearts")
    play.director("E")
    put_right(play)
    assert asked(play) == "holds:E:H:5"
    play.found(True)
    assert (trick(play), penalty_cards(play), "R45-4" in play.citations) == ("N:H3", set(), True)


@editions()
def test_45c4b_left_unattended_the_first_card_stands(laws: Edition) -> None:
    play = slip(laws)
    play.corrected("S", "two of clubs")
    assert unattended(play) == ["45"]
    for seat, card in (("E", "C9"), ("S", "C4"), ("W", "C8"), ("E", "D4"), ("S", "D5")):
        play.faced(seat, card)
    assert unattended(play) == []
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "C7"


@editions()
@pytest.mark.parametrize("slipped", [True, False])
def test_45c4b_dummy_has_already_moved_the_card_wanted_instead(laws: Edition, slipped: bool) -> None:
    play = slip(laws)
    play.corrected("S", "two of clubs")
    play.placed("N", "C2")
    play.faced("E", "C9")
    play.director("W")
    assert asked(play) == "designation_unintended"
    if slipped:
        put_right(play)
        # East played to the two, so that he has nothing to change.
        assert (asked(play), trick(play), holds(play, "N", "C7")) == (None, "N:C2 E:C9", True)
        assert "47C" in play.citations
        return
    play.found(False)
    assert (asked(play), play.question.refs) == ("keep_or_withdraw:E", (WRONG_CARD[laws],))
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play), users(play, "C9")) == ("N:C7", set(), ("W", "S"))


@editions()
def test_45c4b_time_is_measured_when_he_corrects_himself(laws: Edition) -> None:
    play = slip(laws)
    play.corrected("S", "two of clubs")
    play.faced("E", "C9")
    play.faced("S", "C4")
    play.director("W")
    assert asked(play) == "designation_unintended"


@editions()
@pytest.mark.parametrize(("seat", "current", "by"), [("E", "N:C2", "S"), ("S", "E:C5", "W")])
def test_45c4b_a_card_put_down_by_mistake_was_not_designated(laws: Edition, seat: str, current: str, by: str) -> None:
    play = scene(laws, trick=5, current=current, hands={seat: "CQ C9 ..."})
    play.faced(seat, "CQ")
    play.corrected(seat, "nine of clubs", hand=seat)
    play.director(by)
    assert (asked(play), trick(play), STANDS[laws] in play.citations) == (None, f"{current} {seat}:CQ", True)


@editions()
def test_45c4b_a_card_of_declarers_own_hand_after_dummy_has_played(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="S", hands=SLIP)
    play.named("S", "king of clubs", hand="S")
    play.faced("W", "C5")
    play.named("S", "seven of clubs")
    play.corrected("S", "four of clubs", hand="S")
    play.director("E")
    # 2007: his partner has played a card of his own. 2017: only a card called from dummy can be corrected.
    assert asked(play) == ("designation_unintended" if laws is L1997 else None)


@editions()
def test_45c4b_a_revoke_by_slip_is_off_the_file_once_put_right(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C8", hands=SLIP)
    play.named("S", "three of hearts")
    assert unattended(play) == ["61"]
    play.corrected("S", "two of clubs")
    play.director("E")
    put_right(play)
    assert (trick(play), unattended(play), play.table.revokes) == ("W:C8 N:C2", [], ())


# 45D


def misplaced(laws: Edition, **more) -> Play:
    hands = {"N": "C7 C2 H3 ...", "E": "CQ C9 ...", "S": "CK C4 ...", "W": "C8 C5 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands, **more)
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    return play


@editions()
def test_45d_the_wrong_card_goes_back_for_the_one_called(laws: Edition) -> None:
    play = misplaced(laws)
    assert (trick(play), unattended(play)) == ("N:C2", ["45"])
    play.director("W")
    assert (trick(play), asked(play), play.turn.letter) == ("N:C7", None, "E")
    assert WRONG_CARD[laws] in play.citations


@editions()
@pytest.mark.parametrize(("choice", "left"), [("keep", "N:C7 E:C9"), ("withdraw", "N:C7")])
def test_45d_a_defender_may_change_what_he_played_after_it(laws: Edition, choice: str, left: str) -> None:
    play = misplaced(laws)
    play.faced("E", "C9")
    play.director("W")
    assert (asked(play), to(play)) == ("keep_or_withdraw:E", "E")
    play.chose(choice)
    assert (trick(play), penalty_cards(play)) == (left, set())
    if choice == "withdraw":
        assert users(play, "C9") == ("W", "S")


@editions()
def test_45d_declarer_may_change_only_after_his_right_hand_opponent_did(laws: Edition) -> None:
    play = misplaced(laws)
    play.faced("E", "C9")
    play.faced("S", "CK")
    play.director("W")
    play.chose("withdraw")
    # The clause came in 2007.
    if laws is L1997:
        assert (asked(play), trick(play), "R45-3" in play.citations) == (None, "N:C7 S:CK", True)
    else:
        assert (asked(play), to(play)) == ("keep_or_withdraw:S", "S")
        assert "penalty card" not in play.question.say
        play.chose("withdraw")
        assert trick(play) == "N:C7"
    kept = misplaced(laws)
    kept.faced("E", "C9")
    kept.faced("S", "CK")
    kept.director("W")
    kept.chose("keep")
    assert (asked(kept), trick(kept)) == (None, "N:C7 E:C9 S:CK")


@editions(L1997)
def test_45d_without_the_reading_1997_lets_declarer_change_under_47d(laws: Edition) -> None:
    play = misplaced(laws, set_aside=("R45-3",))
    play.faced("E", "C9")
    play.faced("S", "CK")
    play.director("W")
    play.chose("withdraw")
    assert (asked(play), play.question.refs) == ("keep_or_withdraw:S", ("47D",))


@editions()
def test_45d_in_time_while_only_one_side_has_played_to_the_next_trick(laws: Edition) -> None:
    play = misplaced(laws)
    for seat, card in (("E", "C9"), ("S", "CK"), ("W", "C5"), ("S", "C4")):
        play.faced(seat, card)
    play.director("W")
    play.chose("keep")
    play.chose("keep")
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "C7"
    assert trick(play) == "S:C4"


@editions()
def test_45d_a_lead_is_undone_if_another_hand_has_won(laws: Edition) -> None:
    play = scene(laws, trick=5, current="E:H9 S:H2 W:H5", hands={"N": "HT C2 D3 ..."})
    play.named("S", "ten of hearts")
    play.placed("N", "C2")
    play.faced("E", "D9")
    play.director("W")
    assert (play.turn.letter, trick(play), play.table.number, penalty_cards(play)) == ("N", "", 6, set())
    assert users(play, "D9") == ("W", "S")
    assert "R44-1" in play.citations


@editions()
def test_45d_a_restored_lead_in_another_suit_must_be_followed(laws: Edition) -> None:
    hands = {"N": "H7 D2 ...", "E": "D9 H4 ...", "S": "DK H2 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands)
    play.named("S", "heart")
    play.answer("H7")
    play.placed("N", "D2")
    play.faced("E", "D9")
    play.faced("S", "DK")
    play.director("W")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:H7", set())
    assert "R45-4" in play.citations


@editions()
def test_45d_without_that_reading_he_may_keep_his_card(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "H7 D2 ...", "E": "D9 H4 ..."}, set_aside=("R45-4",))
    play.named("S", "seven of hearts")
    play.placed("N", "D2")
    play.faced("E", "D9")
    play.director("W")
    assert asked(play) == "keep_or_withdraw:E"


@editions()
def test_45d2_once_both_sides_have_played_on_the_cards_stand(laws: Edition) -> None:
    play = misplaced(laws)
    for seat, card in (("E", "C9"), ("S", "CK"), ("W", "C5"), ("S", "C4"), ("W", "C8")):
        play.faced(seat, card)
    play.director("W")
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "C2"
    assert trick(play) == "S:C4 W:C8"
    assert ({"45D2"} if laws is L2017 else {STANDS[laws], "R45-5"}) <= set(play.citations)
    # Everyone followed to the wrong card, so that nobody can have revoked.
    assert not any(r.startswith("45D") for r in referred(play))


@editions()
def test_45d2_a_hand_that_did_not_follow_to_the_wrong_lead_may_have_revoked(laws: Edition) -> None:
    play = misplaced(laws)
    for seat, card in (("E", "H9"), ("S", "CK"), ("W", "C5"), ("S", "C4"), ("W", "C8")):
        play.faced(seat, card)
    # The text came in 2017; that a failure to follow is a revoke is so without it.
    assert ("45D2 may" in referred(play)) is (laws is L2017)
    assert [r.id for r in play.table.revokes] == ["5E:H9"]


@editions(L1997, L2007)
def test_45d2_without_the_reading_the_older_editions_leave_it_to_the_director(laws: Edition) -> None:
    play = misplaced(laws, set_aside=("R45-5",))
    for seat, card in (("E", "C9"), ("S", "CK"), ("W", "C5"), ("S", "C4"), ("W", "C8")):
        play.faced(seat, card)
    assert "45D may" in referred(play)


@editions()
@pytest.mark.parametrize("current", ["W:H5", "E:H9 S:H2 W:H5"])
def test_45d2_a_revoke_by_dummy_costs_no_trick_but_equity_is_restored(laws: Edition, current: str) -> None:
    play = scene(laws, trick=5, current=current, hands={"N": "H7 C2 D3 ..."})
    play.named("S", "seven of hearts")
    play.placed("N", "C2")
    rest = (("E", "H9"), ("S", "H2")) if current == "W:H5" else ()
    for seat, card in (*rest, ("E", "D9"), ("S", "D2")):
        play.faced(seat, card)
    assert "64B3" in play.citations
    assert any(r.startswith("64C") and r.endswith("must") for r in referred(play))


@editions()
def test_45d_a_card_played_before_dummys_error_stays(laws: Edition) -> None:
    hands = {"N": "C7 C2 H3 ...", "E": "CQ C9 ...", "S": "CK C4 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands)
    play.named("S", "seven of clubs")
    play.faced("E", "C9")
    play.placed("N", "C2")
    play.director("W")
    assert (asked(play), trick(play)) == (None, "N:C7 E:C9")


@editions()
@pytest.mark.parametrize("how", ["named", "corrected"])
def test_45d_declarer_who_repeats_his_call_points_the_error_out(laws: Edition, how: str) -> None:
    play = misplaced(laws)
    getattr(play, how)("S", "I said the seven of clubs")
    assert (trick(play), asked(play), unattended(play)) == ("N:C7", None, [])
    assert WRONG_CARD[laws] in play.citations
    assert "45C4(b)" not in play.citations


@editions()
def test_45d_if_declarer_then_wants_a_third_card_that_is_45c4bs(laws: Edition) -> None:
    play = misplaced(laws)
    play.corrected("S", "three of hearts")
    play.director("W")
    assert (trick(play), asked(play)) == ("N:C7", "designation_unintended")
    put_right(play)
    assert trick(play) == "N:H3"


@editions()
def test_45d_a_defender_who_followed_to_a_card_that_was_no_lead(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="S", hands={"N": "C2 ...", "E": "C9 ..."})
    play.placed("N", "C2")
    play.faced("E", "C9")
    play.director("S")
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:E", "E", (WRONG_CARD[laws],))
    kept = play.under(laws)
    play.chose("withdraw")
    assert (trick(play), play.turn.letter, penalty_cards(play)) == ("", "S", set())
    assert users(play, "C9") == ("W", "S")
    kept.chose("keep")
    assert options(kept) == {"accept", "refuse"}


@editions()
def test_45d_cites_the_rule_by_which_the_card_was_called(laws: Edition) -> None:
    play = scene(laws, trick=11, leader="N", hands={"N": "C7 C2 H3"})
    play.named("S", "club")
    play.placed("N", "C7")
    play.director("W")
    assert (trick(play), "46B2" in play.citations) == ("N:C2", True)


@editions()
def test_45d_dummy_unknown(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    play.director("W")
    assert (trick(play), holds(play, "N", "C2")) == ("N:C7", True)


# 45E


@editions()
def test_45e1_a_fifth_card_by_a_defender(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.faced("E", "D9")
    play.director("S")
    assert (asked(play), to(play)) == ("deemed_led", "Director")
    play.found(False)
    play.found(False)
    assert (trick(play), penalty_cards(play), play.turn.letter) == ("", {"E:D9 minor"}, "S")
    assert "45E1" in play.citations


@editions()
def test_45e1_a_fifth_honour_is_major(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.faced("E", "DT")
    play.director("S")
    play.found(False)
    assert penalty_cards(play) == {"E:DT major"}


@editions()
def test_45e1_deemed_led_it_is_a_lead_out_of_turn(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.faced("E", "D9")
    play.director("S")
    play.found(True)
    assert options(play) == {"accept", "refuse"}


@editions()
def test_45e1_by_the_hand_that_won_it_is_simply_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:CA")
    play.faced("S", "CK")
    play.faced("E", "D9")
    assert (trick(play), play.now.status) == ("E:D9", "regular")


TOO_SOON = {"S": "CK C5 D2 H2", "W": "S2 D7 D8", "N": "DA D3 S5", "E": "D9 S9 S8"}


@editions()
def test_45e1_led_before_the_trick_is_complete_it_counts_when_it_is(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON)
    play.faced("E", "D9")
    play.director("S")
    play.found(True, "deemed_led")
    assert (trick(play), asked(play), penalty_cards(play)) == ("W:C2 N:C3 E:C4", None, set())
    play.faced("S", "CK")
    assert (trick(play), options(play), to(play)) == ("E:D9", {"accept", "refuse"}, "S")
    play.chose("accept")
    assert (trick(play), play.turn) == ("E:D9", Seat.SOUTH)
    assert "45E1" in play.explain()


@editions()
def test_45e1_led_before_the_trick_is_complete_it_may_be_refused(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON)
    for seat, card in ("E", "D9"), ("S", "CK"):
        play.faced(seat, card)
    play.director("S")
    play.found(True, "deemed_led")
    play.chose("refuse", "lead_out_of_turn")
    assert (trick(play), play.turn, penalty_cards(play)) == ("", Seat.SOUTH, {"E:D9 major"})


@editions()
def test_45e1_led_before_the_trick_is_complete_by_the_hand_that_wins_it(laws: Edition) -> None:
    hands = {**TOO_SOON, "E": "D9 S9 S8"}
    play = scene(laws, trick=10, current="W:C2 N:C3 E:CA", hands=hands)
    play.faced("E", "D9")
    play.director("S")
    play.found(True, "deemed_led")
    play.faced("S", "C5")
    assert (trick(play), asked(play), play.turn, unattended(play)) == ("E:D9", None, Seat.SOUTH, [])


@editions()
def test_45e1_led_before_the_trick_is_complete_an_opponent_has_led_since(laws: Edition) -> None:
    for aside in (), ("R53-1",):
        play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON, set_aside=aside)
        for seat, card in ("E", "D9"), ("S", "CK"), ("S", "H2"):
            play.faced(seat, card)
        play.director("S")
        play.found(True, "deemed_led")
        if aside and laws is L2017:
            assert asked(play) == "designated_otherwise"
        else:
            assert (trick(play), asked(play), penalty_cards(play)) == ("S:H2", None, set())


@editions()
def test_45e1_without_the_reading_nothing_is_led_before_the_trick_is_complete(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON, set_aside=("R45-6",))
    play.faced("E", "D9")
    play.director("S")
    assert asked(play) == "designated_otherwise"


@editions()
def test_45e1_a_word_of_acceptance_takes_the_card_for_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON)
    play.faced("E", "D9")
    play.said("S", "accept")
    assert asked(play) == "deemed_led"


@editions()
def test_45e2_a_fifth_card_by_declarer_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:CA N:C3 E:C4", hands={"S": "D9 C5 ..."})
    play.faced("S", "C5")
    play.faced("S", "D9")
    play.director("W")
    play.found(False)
    assert (trick(play), penalty_cards(play), holds(play, "S", "D9")) == ("", set(), True)
    assert "45E2" in play.citations


@editions()
def test_45e2_a_second_card_to_a_trick_in_progress_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:C5", hands={"S": "D9 ..."})
    play.faced("S", "D9")
    play.director("W")
    assert (trick(play), holds(play, "S", "D9")) == ("S:C5", True)
    assert "45E2" in play.citations


@editions()
@pytest.mark.parametrize("how", ["held", "touched"])
def test_45e2_a_second_card_held_or_touched_goes_back_too(laws: Edition, how: str) -> None:
    play = scene(laws, trick=5, current="N:C5 E:C6 S:C7", hands={"N": "CK ...", "S": "CA ..."})
    if how == "held":
        play.held("S", "CA")
        play.director("W")
        play.found(True)
    else:
        play.touched("S", "CK")
        play.director("W")
        play.found(True)
        play.found(False)
    assert (asked(play), trick(play)) == (None, "N:C5 E:C6 S:C7")
    assert holds(play, "S", "CA")
    assert holds(play, "N", "CK")
    assert "45E2" in play.citations


@editions()
def test_45e_only_the_paragraph_for_the_side_at_fault_is_cited(laws: Edition) -> None:
    for seat, ref, other in (("E", "45E1", "45E2"), ("N", "45E2", "45E1")):
        play = scene(laws, trick=5, current="W:C2 N:C3 E:C4", hands={"N": "D9 ..."} if seat == "N" else {})
        play.faced("S", "CK")
        play.faced(seat, "D9")
        play.director("W")
        assert play.question.refs == (ref,)
        play.found(False)
        if seat == "N":
            # Everyone sees dummy's cards anyway.
            assert (trick(play), play.table.information) == ("", ())
            assert other not in play.citations


@editions()
def test_45e1_one_who_was_told_to_lead_led(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.said("N", "your turn", to="E")
    play.faced("E", "D9")
    play.director("W")
    assert asked(play) == (None if laws is L2017 else "retract_after_being_told")


# 45F and 45G


@editions()
def test_45f_dummy_may_not_touch_a_card_unasked(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "CK ..."})
    play.touched("N", "CK")
    assert unattended(play) == ["45"]
    play.director("W")
    assert (trick(play), asked(play)) == ("", None)
    # The adjustment became obligatory in 2007.
    assert {L1997: "45F may"}.get(laws, "45F must") in referred(play)


@editions()
def test_45f_is_about_dummy(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "CK ..."})
    play.touched("E", "CK")
    assert (unattended(play), referred(play)) == ([], set())


@editions()
def test_45f_dummy_who_names_a_card_takes_part_in_the_play(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "CK ..."})
    play.named("N", "the king of clubs")
    play.director("W")
    assert {"45F", "43A1(c)"} <= set(play.citations)


@editions()
def test_45f_still_counts_when_it_is_too_late_to_change_the_card(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "C7 C2 ..."})
    play.placed("N", "C2")
    for seat, card in (("E", "C9"), ("S", "CK"), ("W", "C5"), ("S", "C4"), ("W", "C8")):
        play.faced(seat, card)
    assert {L1997: "45F may"}.get(laws, "45F must") in referred(play)


@editions()
def test_45f_a_card_put_forward_unasked_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2", hands={"N": "CK C7 ..."})
    play.placed("N", "CK")
    play.director("E")
    assert (trick(play), play.turn.letter) == ("W:C2", "N")
    assert {"45F", WRONG_CARD[laws]} <= set(play.citations)


@editions()
def test_45f_declarer_who_names_it_ratifies_it(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2", hands={"N": "CK C7 ..."})
    play.placed("N", "CK")
    play.named("S", "king of clubs")
    assert (trick(play), unattended(play)) == ("W:C2 N:CK", [])
    assert "45F" in play.citations


@editions()
def test_45g_nobody_turns_his_card_before_all_have_played(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3")
    play.quitted("W")
    assert unattended(play) == ["45"]
    play.director("S")
    assert (trick(play), penalty_cards(play)) == ("W:C2 N:C3", set())
    assert "45G" in play.citations


@editions()
def test_45g_left_unattended_it_lapses_with_the_trick(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3")
    play.quitted("W")
    play.faced("E", "C4")
    play.faced("S", "C5")
    play.faced("S", "D5")
    assert (unattended(play), play.rulings) == ([], ())


# What declarer held for play, when another card lies in its place


@editions()
def test_45c2_a_held_card_that_is_played_after_all_needs_no_ruling(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9", hands={"S": "CK C4 ..."})
    play.held("S", "CK")
    play.faced("S", "CK")
    assert unattended(play) == []


@editions()
def test_45c2_when_the_held_card_was_the_lead_a_defender_must_follow_to_it(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="S", hands={"S": "CA D2 ...", "W": "C5 D9 ..."})
    play.held("S", "CA")
    play.faced("S", "D2")
    play.faced("W", "D9")
    play.director("E")
    play.found(True)
    assert (trick(play), asked(play), penalty_cards(play)) == ("S:CA", None, set())
    assert users(play, "D9") == ("E", "S")


@editions()
def test_45c2_when_the_held_card_was_no_lead_a_defender_who_followed_may_keep_his(laws: Edition) -> None:
    play = scene(laws, trick=11, current="N:H2 E:H9", hands={"S": "SK D3 D4", "W": "H5 S7 S8"})
    play.held("S", "SK")
    play.faced("S", "D3")
    play.faced("W", "H5")
    play.director("E")
    play.found(True)
    assert (asked(play), to(play)) == ("keep_or_withdraw:W", "W")


# 45E2 and 45G


@editions()
def test_45e2_a_further_card_of_dummy_was_in_sight_all_along(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"N": "H3 ..."})
    play.faced("N", "H3")
    play.director("W")
    assert (trick(play), holds(play, "N", "H3"), "45E2" in play.citations) == ("N:C2 E:C9 S:C3", True, True)
    assert users(play, "H3") == ("", "")


@editions()
def test_45g_the_other_players_may_have_the_card_faced_again_but_not_dummy(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C9")
    play.quitted("W")
    play.director("S")
    told = [str(order) for order in play.rulings[-1].orders if "faced again" in str(order)]
    assert told == ["East may have ♣2 faced again", "South may have ♣2 faced again"]


@editions()
def test_45c4b_a_change_that_makes_dummy_revoke_can_be_pointed_out(laws: Edition) -> None:
    play = scene(laws, trick=9, current="W:D4", hands={"N": "D5 D6 C2 C3 C4"})
    play.named("S", "diamond five")
    play.corrected("S", "club two")
    play.director("W")
    play.found(True, "designation_unintended")
    if laws is not L2017:
        play.found(False, "pause_for_thought")
    assert trick(play) == "W:D4 N:C2"
    play.director("E")
    assert [f"{r.id} {r.stage.value}" for r in play.table.revokes] == ["9N:C2 corrected"]


@editions()
def test_45e1_the_completed_trick_has_a_card_too_many(laws: Edition) -> None:
    """67A2 sends it here."""
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.faced("E", "DT")
    play.director("S")
    play.found(False, "deemed_led")
    assert {"67A", "67A2"} <= set(play.citations)


@editions()
def test_45e2_the_completed_trick_has_a_card_too_many(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:CA N:C3 E:C4", hands={"S": "D9 C5 ..."})
    play.faced("S", "C5")
    play.faced("S", "D9")
    play.director("W")
    play.found(False, "deemed_led")
    assert {"67A", "67A2"} <= set(play.citations)


@editions()
def test_45a_of_two_cards_put_down_together_the_one_that_follows_suit_is_taken_for_the_play(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:H3", hands={"W": "C2 H5 ..."})
    play.faced_several("W", ["C2", "H5"])
    assert (trick(play), unattended(play)) == ("S:H3 W:H5", ["58"])
    lead = scene(laws, trick=5, leader="W", hands={"W": "C2 H5 ..."})
    lead.faced_several("W", ["C2", "H5"])
    assert (trick(lead), counted(lead)) == ("W:C2", "45A")


@editions()
def test_45c4b_who_names_his_card_again_in_other_words_changes_nothing(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="N", hands={"N": "SA S2 H3 ..."})
    play.named("S", "spade ace")
    play.named("S", "ace of trumps")
    assert (trick(play), unattended(play)) == ("N:SA", [])


@editions()
@pytest.mark.parametrize("words", ["seven of clubs", "nine of clubs"])
def test_45c4b_there_is_no_correcting_to_the_card_itself_or_to_one_that_is_not_there(laws: Edition, words: str) -> None:
    play = slip(laws)
    play.corrected("S", words)
    play.director("W")
    assert (asked(play), trick(play), unattended(play)) == (None, "N:C7", [])
    assert "45C4(a)" in play.citations
    assert "45C4(b)" not in play.citations


@editions()
def test_45c4b_declarers_own_card_must_follow_to_the_card_he_meant(laws: Edition) -> None:
    hands = {"N": "C7 C2 H3 ...", "E": "CQ C9 H4 ...", "S": "CK C4 H2 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands)
    play.named("S", "seven of clubs")
    play.corrected("S", "three of hearts")
    play.faced("E", "C9")
    play.faced("S", "C4")
    play.director("W")
    put_right(play)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:H3", set())
    assert "47B" in play.citations


@editions()
def test_45c4b_declarers_own_card_may_change_only_after_an_opponents(laws: Edition) -> None:
    for choice in "withdraw", "keep":
        play = slip(laws)
        play.corrected("S", "two of clubs")
        play.faced("E", "C9")
        play.faced("S", "CK")
        play.director("W")
        put_right(play)
        play.chose(choice, "keep_or_withdraw:E")
        if choice == "keep":
            assert (asked(play), trick(play)) == (None, "N:C2 E:C9 S:CK")
            continue
        assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:S", "S", ("47D",))
        play.chose("withdraw")
        assert (trick(play), users(play, "CK")) == ("N:C2", ("EW", ""))


@editions()
def test_45c4b_a_lead_to_the_next_trick_is_a_next_play(laws: Edition) -> None:
    play = scene(laws, trick=5, current="E:C5 S:CK W:C3", hands={"N": "C7 C2 ...", "S": "D4 ..."})
    play.named("S", "seven of clubs")
    play.faced("S", "D4")
    play.corrected("S", "two of clubs")
    play.director("W")
    # 2017: declarer has made his next play.
    assert asked(play) == (None if laws is L2017 else "designation_unintended")


@editions()
def test_45c4b_what_else_is_on_file_is_heard_after_a_correction(laws: Edition) -> None:
    play = slip(laws)
    play.corrected("S", "two of clubs")
    play.dropped("W", "HK")
    play.director("E")
    put_right(play)
    assert (trick(play), asked(play)) == ("N:C2", "partner_could_possibly_see_face")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:HK major"}


@editions()
def test_45c4b_refused_after_the_card_named_has_been_led_to_the_next_trick(laws: Edition) -> None:
    """Dummy had moved the other card, won with it, and was then to lead the card named first."""
    hands = {"N": "CK CA H3", "E": "S7 S8", "S": "D2 D3 D4", "W": "D7 D8 D9"}
    play = scene(laws, trick=11, current="E:C5 S:C6 W:C3", hands=hands)
    play.named("S", "king of clubs")
    play.corrected("S", "ace of clubs")
    play.placed("N", "CA")
    play.faced("N", "CK")
    play.director("W")
    play.found(False, "designation_unintended")
    assert (trick(play), play.table.number, play.turn, asked(play)) == ("", 12, Seat.NORTH, None)
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "CK"
    assert {w.card.code for w in play.table.withdrawn} == {"CA", "CK"}
    assert holds(play, "N", "CA")


@editions()
def test_45c4b_refused_a_card_played_before_dummy_moved_the_other_stays(laws: Edition) -> None:
    play = slip(laws)
    play.corrected("S", "two of clubs")
    play.faced("E", "C9")
    play.placed("N", "C2")
    play.director("W")
    play.found(False, "designation_unintended")
    # East played to the seven.
    assert (asked(play), trick(play)) == (None, "N:C7 E:C9")


# 45D: dummy put a card forward unasked, and a defender played to it


def followed(laws: Edition, east: str, **more) -> Play:
    play = scene(laws, trick=11, leader="N", hands={"N": "C2 H3 D5", "E": east}, **more)
    play.placed("N", "C2")
    play.faced("E", "C9")
    play.director("W")
    assert (asked(play), to(play), options(play)) == ("keep_or_withdraw:E", "E", {"keep", "withdraw"})
    play.chose("keep")
    assert (trick(play), play.turn) == ("E:C9", Seat.NORTH)
    play.named("S", "three of hearts")
    return play


@editions()
def test_45d_the_card_he_kept_must_follow_to_what_is_led_then(laws: Edition) -> None:
    play = followed(laws, "C9 H8 S4")
    assert (trick(play), penalty_cards(play), play.turn) == ("N:H3", set(), Seat.EAST)
    assert {WRONG_CARD[laws], "R45-4"} <= set(play.citations)
    assert users(play, "C9") == ("W", "S")


@editions()
@pytest.mark.parametrize("held", [True, False])
def test_45d_whether_it_must_follow_the_director_finds_out(laws: Edition, held: bool) -> None:
    play = followed(laws, "C9 ...")
    assert asked(play) == "holds:E:H:11"
    play.found(held)
    assert (trick(play), asked(play)) == ("N:H3" if held else "E:C9 N:H3", None)


@editions()
@pytest.mark.parametrize("aside", [(), ("R45-4",)])
def test_45d_the_card_he_kept_stays_if_he_cannot_follow(laws: Edition, aside: tuple[str, ...]) -> None:
    play = followed(laws, "C9 H8 S4" if aside else "C9 S8 S4", set_aside=aside)
    assert (trick(play), asked(play), penalty_cards(play), play.turn) == ("E:C9 N:H3", None, set(), Seat.SOUTH)


@editions()
def test_45d_only_the_wrong_card_is_withdrawn(laws: Edition) -> None:
    play = misplaced(laws)
    play.director("W")
    assert [w.card.code for w in play.table.withdrawn] == ["C2"]


@editions()
def test_45d_a_card_of_the_trick_is_not_undone_with_the_lead_to_the_next(laws: Edition) -> None:
    hands = {"N": "HT C2 D3 ...", "E": "H9 D9 ..."}
    play = scene(laws, trick=5, current="S:H2 W:H5", hands=hands)
    play.named("S", "ten of hearts")
    play.placed("N", "C2")
    play.faced("E", "H9")
    play.faced("E", "D9")
    play.director("W")
    play.chose("keep", "keep_or_withdraw:E")
    assert (play.turn, trick(play), play.table.number) == (Seat.NORTH, "", 6)
    assert (users(play, "D9"), users(play, "H9")) == (("W", "S"), ("", ""))


@editions()
def test_45d_a_lead_of_declarer_that_is_undone_is_the_defenders_to_use(laws: Edition) -> None:
    play = scene(laws, trick=5, current="E:H9 S:HT W:H5", hands={"N": "HJ H2 D3 ...", "S": "D9 ..."})
    play.named("S", "jack of hearts")
    play.placed("N", "H2")
    play.faced("S", "D9")
    play.director("W")
    assert (play.turn, trick(play), play.table.number) == (Seat.NORTH, "", 6)
    assert users(play, "D9") == ("EW", "")


def gave_way(laws: Edition, *then: tuple[str, str], **more) -> Play:
    """East led ♦9 before the trick was complete; South won it and made his own lead."""
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON, **more)
    for seat, card in ("E", "D9"), ("S", "CK"), ("S", "H2"), *then:
        play.faced(seat, card)
    play.director("S")
    return play


@editions()
def test_45e1_a_lead_that_gave_way_shows_partner_what_he_may_not_use(laws: Edition) -> None:
    play = gave_way(laws)
    play.found(True, "deemed_led")
    assert (trick(play), penalty_cards(play), users(play, "D9")) == ("S:H2", set(), ("S", "W"))
    assert {L2017: "53B"}.get(laws, "53C") in play.citations


@editions()
def test_45e1_a_penalty_card_that_gave_way_stays_one(laws: Edition) -> None:
    minor = {"seat": "E", "card": "D9", "kind": "minor", "law": "50B"}
    play = gave_way(laws, penalty_cards=[minor])
    play.found(True, "deemed_led")
    assert (trick(play), penalty_cards(play), users(play, "D9")) == ("S:H2", {"E:D9 minor"}, ("", ""))


@editions()
def test_45e1_a_trick_later_nobody_asks_any_more_whether_it_was_led(laws: Edition) -> None:
    play = gave_way(laws, ("W", "S2"), ("N", "S5"), ("E", "S8"))
    assert (play.table.number, asked(play)) == (12, "designated_otherwise")


@editions()
@pytest.mark.parametrize("slipped", [True, False])
def test_45c4b_is_not_lost_because_dummy_then_moved_a_third_card(laws: Edition, slipped: bool) -> None:
    hands = {"N": "C7 C2 H3 ...", "E": "CQ C9 H4 ...", "S": "CK C4 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands)
    play.named("S", "seven of clubs")
    play.corrected("S", "three of hearts")
    play.placed("N", "C2")
    play.faced("E", "C9")
    play.director("W")
    assert asked(play) == "designation_unintended"
    if slipped:
        put_right(play)
        # East holds a heart and must follow to the card that is led now.
        assert (asked(play), trick(play), unattended(play)) == (None, "N:H3", [])
    else:
        play.found(False)
        assert (asked(play), play.question.refs) == ("keep_or_withdraw:E", (WRONG_CARD[laws],))
        play.chose("keep")
        assert (asked(play), trick(play), unattended(play)) == (None, "N:C7 E:C9", [])
    assert WRONG_CARD[laws] in play.citations
    assert (holds(play, "N", "C2"), penalty_cards(play)) == (True, set())


# 45B, 45C4(b) and 45D: hands and cards that have played on


@editions()
def test_45b_when_the_play_is_over_nothing_is_called_any_more(laws: Edition) -> None:
    play = scene(laws, trick=13, current="W:C5 N:C6 E:C7", hands={"N": "", "E": "", "S": "C8", "W": ""})
    play.faced("S", "C8")
    for seat, words in ("S", "anything"), ("S", "six of hearts"), ("N", "king of clubs"):
        play.named(seat, words)
    assert (asked(play), unattended(play), play.rulings) == (None, [], ())


@editions()
def test_45c4a_a_card_is_named_by_pointing_at_it_too(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"E": "CQ C9 ..."})
    play.named("E", "this one", pointing="queen of clubs")
    assert (trick(play), counted(play)) == ("N:C2 E:CQ", "45C4(a)")


@editions()
def test_45c4b_the_card_wanted_has_been_led_to_the_next_trick_meanwhile(laws: Edition) -> None:
    play = scene(laws, trick=5, current="E:C5 S:C6 W:C3", hands={"N": "C7 C2 H3 ..."})
    play.named("S", "seven of clubs")
    play.corrected("S", "two of clubs")
    play.faced("N", "C2")
    play.director("W")
    put_right(play)
    assert (asked(play), trick(play), play.table.number) == (None, "N:C2", 6)
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "C7"


@editions()
def test_45c4b_refused_the_lead_is_again_the_suit_named(laws: Edition) -> None:
    hands = {"N": "C7 C2 H3 ...", "E": "CQ C9 H4 ...", "S": "CK C4 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands)
    play.named("S", "seven of clubs")
    play.corrected("S", "three of hearts")
    play.placed("N", "H3")
    play.faced("E", "H4")
    play.director("W")
    play.found(False, "designation_unintended")
    # East must follow to the club; declarer's side is at fault for what his heart showed.
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:C7", set())
    assert users(play, "H4") == ("W", "S")


@editions()
@pytest.mark.parametrize("choice", ["keep", "withdraw"])
def test_45c4b_each_card_played_since_is_a_choice_of_its_own(laws: Edition, choice: str) -> None:
    play = scene(laws, trick=5, leader="N", hands={**SLIP, "S": "CK C4 D4 ..."})
    play.named("S", "seven of clubs")
    play.corrected("S", "two of clubs")
    for seat, card in ("E", "C9"), ("S", "CK"), ("W", "C5"), ("S", "D4"):
        play.faced(seat, card)
    play.director("W")
    put_right(play)
    play.chose("withdraw", "keep_or_withdraw:E")
    play.chose("keep", "keep_or_withdraw:S")
    play.chose("keep", "keep_or_withdraw:W")
    # East has changed, so that declarer may change what he played after him; his lead is another card of his.
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:S:D4", "S", ("47D",))
    play.chose(choice)
    assert (trick(play), holds(play, "S", "D4")) == ("N:C2 S:CK W:C5", choice == "withdraw")


@editions()
def test_45d_a_defenders_lead_is_a_choice_of_its_own_and_gives_declarer_none(laws: Edition) -> None:
    hands = {"N": "C7 C2 H3 ...", "E": "CQ C9 D9 ...", "S": "CK C4 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands)
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    for seat, card in ("E", "CQ"), ("S", "C4"), ("W", "C5"), ("E", "D9"):
        play.faced(seat, card)
    play.director("W")
    play.chose("keep", "keep_or_withdraw:E")
    play.chose("keep", "keep_or_withdraw:W")
    play.chose("withdraw", "keep_or_withdraw:E:D9")
    # The defender on his right has not changed his card to the trick.
    assert (asked(play), trick(play), play.turn, penalty_cards(play)) == (None, "", Seat.EAST, set())
    assert users(play, "D9") == ("W", "S")


@editions()
def test_45d_a_call_after_the_trick_tells_what_dummy_should_have_played_to_it(laws: Edition) -> None:
    play = scene(laws, trick=5, current="E:CQ S:C6 W:C3", hands={"N": "C7 C2 H3 ..."})
    play.dropped("W", "HK")
    play.placed("N", "C7")
    play.named("S", "two of clubs")
    assert (asked(play), trick(play), unattended(play)) == (None, "", ["49"])
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "C2"
    assert WRONG_CARD[laws] in play.citations


@editions()
@pytest.mark.parametrize(
    ("north", "revoked"),
    [("H7 C2 D3 D4 D5 D6 D7 D8 D2", True), ("C2 D3 D4 D5 D6 D7 D8 D2 S2", False), ("C2 ...", True)],
)
def test_45d2_an_unasked_card_that_stands_is_a_revoke_only_if_dummy_could_follow(
    laws: Edition, north: str, revoked: bool
) -> None:
    play = scene(laws, trick=5, current="W:H5", hands={"N": north})
    play.placed("N", "C2")
    for seat, card in ("E", "H9"), ("S", "H2"), ("E", "S9"), ("S", "S3"):
        play.faced(seat, card)
    assert ("64B3" in play.citations) is revoked


@editions()
def test_45d_the_card_he_kept_stands_by_45d(laws: Edition) -> None:
    play = followed(laws, "C9 ...")
    play.found(False)
    assert (play.rulings[-1].law, play.rulings[-1].ordered) == (45, (WRONG_CARD[laws],))


# 45C2 and 45E1


@editions()
def test_45c2_each_opponent_who_played_to_the_other_card_may_change(laws: Edition) -> None:
    hands = {"S": "CA C2 ...", "W": "C5 C6 ...", "N": "C3 ...", "E": "C9 C8 ..."}
    play = scene(laws, trick=5, leader="S", hands=hands)
    play.held("S", "CA")
    for seat, card in ("S", "C2"), ("W", "C5"), ("N", "C3"), ("E", "C9"):
        play.faced(seat, card)
    play.director("W")
    play.found(True, "touching_or_nearly")
    play.chose("keep", "keep_or_withdraw:W")
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:E", "E", ("47D",))
    play.chose("withdraw")
    assert (trick(play), play.turn) == ("S:CA W:C5 N:C3", Seat.EAST)


@editions()
def test_45e1_when_the_trick_is_complete_the_card_counts_as_led_by_45e1(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:CA", hands=TOO_SOON)
    play.faced("E", "D9")
    play.director("S")
    play.found(True, "deemed_led")
    play.faced("S", "C5")
    assert (play.rulings[-1].law, trick(play)) == (45, "E:D9")
    assert {"45E1", "R45-6"} <= set(play.rulings[-1].citations)


@editions()
@pytest.mark.parametrize("turned", [True, False])
def test_45e1_once_all_four_have_turned_their_cards_a_card_is_a_lead(laws: Edition, turned: bool) -> None:
    play = scene(laws, trick=5, current="N:C3 E:C4 S:CK", hands={"N": "D2 ...", "W": "D9 ..."})
    play.faced("W", "C2")
    for seat in "NESW" if turned else "":
        play.quitted(seat)
    play.faced("W", "D9")
    play.named("S", "two of diamonds")
    # North has accepted the lead by playing to it, unless it might be a fifth card.
    assert (trick(play), unattended(play)) == ("W:D9 N:D2", [] if turned else ["56"])


# Corrections that meet other rulings


@editions()
def test_45c4b_once_a_card_has_been_put_in_its_place_nothing_is_asked_about_the_first(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C8", hands={"N": "C7 C2 CJ H3 ..."})
    play.named("S", "seven of clubs")
    play.corrected("S", "two of clubs")
    play.corrected("S", "jack of clubs")
    play.director("W")
    put_right(play)
    assert (asked(play), trick(play), unattended(play)) == (None, "W:C8 N:C2", [])


@editions()
def test_45d_declarers_lead_to_the_next_trick_is_not_his_to_change(laws: Edition) -> None:
    hands = {"N": "C7 C2 H3 ...", "E": "CQ C9 ...", "S": "CK CA C4 D4 ..."}
    play = scene(laws, trick=5, current="W:C8", hands=hands)
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    for seat, card in ("E", "C9"), ("S", "CK"), ("S", "D4"):
        play.faced(seat, card)
    play.director("W")
    play.chose("withdraw", "keep_or_withdraw:E")
    if laws is not L1997:
        play.chose("withdraw", "keep_or_withdraw:S")
    assert (asked(play), play.turn, users(play, "D4")) == (None, Seat.EAST, ("", ""))
    assert (holds(play, "S", "CK"), holds(play, "S", "D4")) == (laws is not L1997, False)


@editions()
def test_45d2_a_card_that_a_defender_has_named_for_dummy_is_a_play_of_declarers_side(laws: Edition) -> None:
    hands = {"N": "C7 C2 H3 D2 D4 ...", "E": "C9 D9 ...", "S": "C4 ...", "W": "CA D5 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands)
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    for seat, card in ("E", "C9"), ("S", "C4"), ("W", "CA"), ("W", "D5"):
        play.faced(seat, card)
    play.named("S", "play anything")
    play.placed("N", "D2")
    play.faced("E", "D9")
    play.director("S")
    assert play.table.last_trick is not None
    assert (play.table.last_trick.cards[0].code, trick(play), asked(play)) == ("C2", "W:D5 N:D2 E:D9", None)
    assert ({"45D2"} if laws is L2017 else {STANDS[laws], "R45-5"}) <= set(play.citations)


@editions()
@pytest.mark.parametrize("partner", [True, False])
def test_45e1_a_penalty_card_that_a_ruling_had_played_was_not_taken_back(laws: Edition, partner: bool) -> None:
    major = {"seat": "E", "card": "S2", "kind": "major", "law": "50B"}
    hands = {"E": "S2 S4 S6 S8 C3 C9 D3 D9 DT"}
    play = scene(laws, trick=5, current="W:H5 N:H6", hands=hands, penalty_cards=[major])
    play.retracted("E", "S2")
    play.faced("E", "C9")
    play.director("S")
    play.chose("require", "penalty_card_not_played")
    assert trick(play) == "W:H5 N:H6 E:S2"
    if partner:
        play.retracted("W", "H5")
    play.faced("E", "D9")
    play.director("S")
    # He may have led it: he did not put it down in place of the card that lies there.
    assert (asked(play), play.question.refs) == ("deemed_led", ("45E1",))


@editions()
def test_45c4b_refused_who_followed_to_dummys_third_card_follows_to_the_card_named(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "C7 C2 H3 ...", "E": "CQ C9 H4 ..."})
    play.named("S", "seven of clubs")
    play.corrected("S", "two of clubs")
    play.placed("N", "H3")
    play.faced("E", "H4")
    play.director("W")
    play.found(False, "designation_unintended")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:C7", set())


@editions()
@pytest.mark.parametrize("third", ["jack of clubs", "seven of clubs"])
def test_45c4b_of_two_other_cards_wanted_the_one_granted_stands(laws: Edition, third: str) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "C7 C2 CJ ..."})
    play.named("S", "seven of clubs")
    play.corrected("S", "two of clubs")
    play.corrected("S", third)
    play.director("W")
    put_right(play)
    assert (asked(play), trick(play)) == (None, "N:C2")
    told = [str(order) for ruling in play.rulings for order in ruling.orders]
    assert ("the play of ♣2 by North stands" in told, "the play of ♣7 by North stands" in told) == (True, False)


@editions()
@pytest.mark.parametrize("partner", [True, False])
def test_45e1_a_card_ruled_to_stand_is_no_longer_taken_back(laws: Edition, partner: bool) -> None:
    play = scene(laws, trick=5, current="E:H5 S:H3" if partner else "S:H3", hands={"W": "HQ H2 D9 ..."})
    play.faced("W", "HQ")
    play.retracted("W", "HQ")
    play.director("S")
    assert (trick(play).split()[-1], STANDS[laws] in play.citations) == ("W:HQ", True)
    play.faced("W", "D9")
    play.director("S")
    # He did not put it down in place of the card that lies there, and may have led it.
    assert asked(play) == ("deemed_led" if partner else "led_to_next_trick")


UNASKED = {"N": "C7 C2 D2 D4 ...", "E": "C9 D9 ...", "S": "C4 D7 ...", "W": "CA D5 ..."}


def moved_twice(laws: Edition, *then: tuple[str, str]) -> Play:
    """Dummy plays a wrong card, and moves one to a defender's lead to the next trick unasked."""
    play = scene(laws, trick=5, leader="N", hands=UNASKED)
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    for seat, card in ("E", "C9"), ("S", "C4"), ("W", "CA"), ("W", "D5"):
        play.faced(seat, card)
    play.placed("N", "D2")
    for seat, card in then:
        play.faced(seat, card)
    return play


@editions()
@pytest.mark.parametrize("then", [(), (("E", "D9"),)])
def test_45d_a_card_that_dummy_moves_unasked_to_the_next_trick_does_not_end_the_time(
    laws: Edition, then: tuple[tuple[str, str], ...]
) -> None:
    play = moved_twice(laws, *then)
    assert unattended(play) == ["45", "45"]
    play.director("W")
    while play.question is not None:
        assert play.question.refs == (WRONG_CARD[laws],)
        play.chose("keep")
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "C7"
    # And the second card goes back too: it was not called either.
    assert (trick(play), holds(play, "N", "D2")) == (" ".join(["W:D5", *(f"{s}:{c}" for s, c in then)]), True)


@editions()
def test_45d_of_two_wrong_cards_the_second_goes_back_though_its_trick_waits(laws: Edition) -> None:
    play = moved_twice(laws, ("E", "D9"))
    play.director("W")
    for choice in ("keep", "withdraw", "keep", "keep"):
        play.chose(choice)
    # The ace of clubs has been taken back, so that the lead of the five of diamonds waits.
    assert (trick(play), str(play.table.suspended)) == ("N:C7 E:C9 S:C4", "W:♦5 N:♦2 E:♦9")
    assert (asked(play), play.question.refs) == ("keep_or_withdraw:E", (WRONG_CARD[laws],))
    play.chose("withdraw")
    assert (asked(play), trick(play), str(play.table.suspended)) == (None, "N:C7 E:C9 S:C4", "W:♦5")
    assert (holds(play, "N", "D2"), holds(play, "E", "D9"), unattended(play)) == (True, True, [])


@editions()
@pytest.mark.parametrize("how", ["named", "from hand"])
def test_45d2_declarer_who_plays_to_the_next_trick_ends_the_time(laws: Edition, how: str) -> None:
    play = moved_twice(laws, ("E", "D9"))
    if how == "named":
        play.named("S", "two of diamonds")  # he ratifies what dummy moved unasked
    else:
        play.faced("S", "D7")
    play.director("W")
    stood = next(r for r in play.rulings if "the play of ♣2 by North stands" in [str(order) for order in r.orders])
    assert ({"45D2"} if laws is L2017 else {STANDS[laws], "R45-5"}) <= set(stood.citations)


@editions()
def test_45d_a_wrong_lead_that_waits_while_a_revoke_is_corrected(laws: Edition) -> None:
    hands = {"N": "C7 D2 D4 ...", "W": "C3 H2 ..."}
    play = scene(laws, trick=5, current="N:CA E:C9 S:C4", hands=hands)
    play.faced("W", "H2")
    play.named("S", "four of diamonds")
    play.placed("N", "D2")
    play.director("S", "revoke")
    assert (trick(play), str(play.table.suspended)) == ("N:CA E:C9 S:C4", "N:♦2")
    play.director("W")
    assert (asked(play), trick(play), str(play.table.suspended)) == (None, "N:CA E:C9 S:C4", "N:♦4")
    assert (holds(play, "N", "D2"), holds(play, "N", "D4"), WRONG_CARD[laws] in play.citations) == (True, False, True)
    play.faced("W", "C3")
    assert (trick(play), play.table.number) == ("N:D4", 6)


@editions()
def test_45d_no_lead_is_undone_before_dummy_has_played_again(laws: Edition) -> None:
    """Nothing was called, so the trick is open again; East keeps his lead until dummy's card has won it (R44-1)."""
    hands = {"N": "SA S2 H3 ...", "E": "SK D9 H5 ..."}
    play = scene(laws, trick=9, current="S:S5 W:S7", hands=hands)
    play.placed("N", "S2")
    play.faced("E", "SK")
    play.faced("E", "D9")
    play.director("S")
    play.chose("keep")
    play.chose("keep")
    assert "R44-1" not in play.citations
    play.faced("N", "SA")
    assert (trick(play), holds(play, "E", "D9"), play.turn) == ("", True, Seat.NORTH)
