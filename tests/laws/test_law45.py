"""Law 45: card played; what plays a card (45A to 45C3)."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law45_scenes import counted
from scenes import asked, holds, penalty_cards, scene, to, trick, unattended, users


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
    assert (unattended(play), play.citations) == ([], ("R45-8",))


@editions()
@pytest.mark.parametrize("aside", [False, True])
def test_r45_8_a_card_held_is_asked_about_until_both_sides_have_played_on(laws: Edition, aside: bool) -> None:
    play = scene(laws, trick=4, current="W:S5 N:S2 E:SJ", set_aside=("R45-8",) if aside else ())
    play.held("S", "S3")
    for seat, card in (("S", "SA"), ("S", "D2"), ("W", "D3")):
        play.faced(seat, card)
    play.director("W")
    assert (asked(play), trick(play)) == ("touching_or_nearly" if aside else None, "S:D2 W:D3")


@editions()
@pytest.mark.parametrize("aside", [False, True])
def test_r45_9_a_card_put_down_after_one_that_was_held_is_put_in_its_place(laws: Edition, aside: bool) -> None:
    play = scene(laws, trick=4, current="W:S5 N:S2 E:SJ", set_aside=("R45-9",) if aside else ())
    play.held("S", "SA")
    play.faced("S", "S3")
    play.director("W")
    play.found(True)
    assert (str(play.table.trick_at(4)), asked(play)) == ("W:♠5 N:♠2 E:♠J S:♠A", None)
    assert (trick(play), "R45-9" in play.citations) == ("S:S3" if aside else "", not aside)


@editions()
@pytest.mark.parametrize("found", [True, False])
@pytest.mark.parametrize("about", [None, "revoke"])
def test_45c_whether_a_card_that_did_not_follow_was_played_is_found_before_whether_it_was_a_revoke(
    laws: Edition, found: bool, about: str | None
) -> None:
    play = scene(laws, "4S by S", trick=4, current="N:C2 E:C5 S:CQ")
    play.held("W", "H4")
    play.director("S", about)
    assert asked(play) == "partner_could_possibly_see_face"
    play.found(found)
    assert asked(play) == ("holds:W:C:4" if found else None)
    if asked(play):
        play.found(True)
        assert (trick(play), penalty_cards(play)) == ("N:C2 E:C5 S:CQ", {"W:H4 major"})


@editions()
@pytest.mark.parametrize("known", [False, True])
def test_45c3_a_card_touched_that_does_not_follow_is_a_revoke_whether_or_not_dummy_is_on_file(
    laws: Edition, known: bool
) -> None:
    hands = {"hands": {"N": "S7 S6 H5 H3 H2 D9 D8 D7 C9 C8"}} if known else {}
    play = scene(laws, "4S by S", trick=4, current="W:C2", **hands)
    play.touched("S", "H5")
    play.director("E")
    play.found(True)
    play.found(False)
    if not known:
        assert asked(play) == "holds:N:C:4"
        play.found(True)
    assert (asked(play), trick(play)) == (None, "W:C2")
    assert {"45C3", "61A", "62B2"} <= set(play.citations)


@editions()
def test_45c_a_call_about_a_revoke_is_not_about_a_card_held_that_follows_suit(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=4, current="N:C2 E:C5 S:CQ")
    play.held("W", "C4")
    play.director("S", "revoke")
    assert (asked(play), unattended(play)) == (None, ["45"])


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


@editions()
def test_45a_of_two_cards_put_down_together_the_one_that_follows_suit_is_taken_for_the_play(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:H3", hands={"W": "C2 H5 ..."})
    play.faced_several("W", ["C2", "H5"])
    assert (trick(play), unattended(play)) == ("S:H3 W:H5", ["58"])
    lead = scene(laws, trick=5, leader="W", hands={"W": "C2 H5 ..."})
    lead.faced_several("W", ["C2", "H5"])
    assert (trick(lead), counted(lead)) == ("W:C2", "45A")


@editions()
def test_45b_when_the_play_is_over_nothing_is_called_any_more(laws: Edition) -> None:
    play = scene(laws, trick=13, current="W:C5 N:C6 E:C7", hands={"N": "", "E": "", "S": "C8", "W": ""})
    play.faced("S", "C8")
    for seat, words in ("S", "anything"), ("S", "six of hearts"), ("N", "king of clubs"):
        play.named(seat, words)
    assert (asked(play), unattended(play), play.rulings) == (None, [], ())


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


def states(play: Play) -> list[str]:
    return [f"{r.id} {r.stage.value}" for r in play.table.revokes]


@editions()
def test_45c1_a_held_card_that_was_a_revoke_is_corrected_by_the_card_that_then_followed_suit(laws: Edition) -> None:
    play = scene(laws, trick=10, current="N:C2 E:C8 S:CK", hands={"W": "C4 C9 H3 H8"})
    play.held("W", "H8")
    play.faced("W", "C9")
    play.director("S")
    play.found(True, "partner_could_possibly_see_face")
    assert (asked(play), play.table.last_trick.card(Seat.WEST).code) == (None, "C9")
    assert (penalty_cards(play), play.turn, unattended(play)) == ({"W:H8 major"}, Seat.SOUTH, [])
    assert (states(play), {"62B1", "R62-4"} <= set(play.citations)) == (["10W:H8 corrected"], True)


@editions()
@pytest.mark.parametrize("how", ["held", "faced"])
def test_45c2_declarers_held_revoke_is_corrected_just_as_if_it_had_been_faced(laws: Edition, how: str) -> None:
    play = scene(laws, trick=10, current="N:C2 E:C8", hands={"S": "C4 C9 H3 H8", "W": "CA CT D2 D3"})
    getattr(play, how)("S", "H3")
    play.faced("S", "C9")
    play.faced("W", "CA")
    play.director("W")
    if how == "held":
        play.found(True, "touching_or_nearly")
    # West has played to the card that followed suit, and has nothing to change.
    assert (asked(play), play.table.last_trick.card(Seat.SOUTH).code, play.turn) == (None, "C9", Seat.WEST)
    assert states(play) == ["10S:H3 corrected"]
    assert (holds(play, "S", "H3"), users(play, "H3")) == (True, ("EW", ""))


@editions()
def test_45c3_a_card_of_dummy_touched_that_was_a_revoke_gives_way_to_the_one_called(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:HK", hands={"N": "SQ S4 H7 H3"})
    play.touched("S", "SQ")
    play.named("S", "three of hearts")
    play.director("W")
    play.found(True, "touch_deliberate")
    play.found(False, "purpose_arranging_or_reaching")
    assert (trick(play), play.turn, states(play)) == ("W:HK N:H3", Seat.EAST, ["10N:SQ corrected"])


@editions()
@pytest.mark.parametrize("aside", [(), ("R62-4",)])
def test_45c1_where_neither_card_corrects_it_the_held_one_is_corrected_in_the_same_ruling(
    laws: Edition, aside: tuple[str, ...]
) -> None:
    put_down = "C9" if aside else "D5"
    play = scene(laws, trick=10, current="N:C2 E:C8 S:CK", hands={"W": "C4 C9 D5 H8"}, set_aside=aside)
    play.held("W", "H8")
    play.faced("W", put_down)
    play.director("S")
    play.found(True, "partner_could_possibly_see_face")
    assert (asked(play), trick(play), play.turn) == (None, "N:C2 E:C8 S:CK", Seat.WEST)
    assert penalty_cards(play) == {"W:H8 major", f"W:{put_down} major"}
    assert [c.code for c in play.legal_plays] == (["C9"] if aside else ["C9", "C4"])
    assert (states(play), unattended(play)) == (["10W:H8 corrected"], [])


@editions()
def test_45c1_a_held_revoke_at_the_twelfth_trick_limits_a_partner_who_has_yet_to_play(laws: Edition) -> None:
    first = scene(laws, trick=12, current="S:C2", hands={"W": "C4 H8", "E": "D3 S3"})
    first.held("W", "H8")
    first.faced("W", "C4")
    last = scene(laws, trick=12, current="S:C2 W:C4 N:C5", hands={"E": "C7 H8"})
    last.held("E", "H8")
    last.faced("E", "C7")
    for play in first, last:
        play.director("S")
        play.found(True, "partner_could_possibly_see_face")
    # Each edition has a remedy of its own.
    assert asked(first) == ("card_at_twelfth" if laws is L1997 else None)
    assert ("62D2" in first.citations) is (laws is not L1997)
    assert ("62D2" in last.citations, asked(last)) == (False, None)


@editions()
def test_45c3_of_two_cards_touched_the_first_is_played(laws: Edition) -> None:
    play = scene(laws, trick=10, leader="N", hands={"N": "SQ S9 S4 H7"})
    play.touched("S", "SQ")
    play.touched("S", "S4")
    play.director("W")
    for _ in range(2):
        play.found(True, "touch_deliberate")
        play.found(False, "purpose_arranging_or_reaching")
    assert (trick(play), play.turn, holds(play, "N", "S4")) == ("N:SQ", Seat.EAST, True)
    assert "45E2" in play.citations


@editions()
def test_45c3_a_card_touched_by_accident_and_then_called_gives_way_to_one_touched_on_purpose(laws: Edition) -> None:
    play = scene(laws, trick=10, leader="N", hands={"N": "SQ S9 S4 H7"})
    play.touched("S", "SQ")
    play.touched("S", "S4")
    play.named("S", "queen of spades")
    play.director("W")
    play.found(True, "touch_deliberate")
    play.found(False, "purpose_arranging_or_reaching")
    # If the queen, touched before, was touched on purpose too, she was played and not the four.
    play.found(False, "touch_deliberate")
    assert (asked(play), trick(play), play.turn) == (None, "N:S4", Seat.EAST)


@editions()
def test_45c2_what_declarer_put_down_after_the_held_card_may_be_used_by_the_defenders(laws: Edition) -> None:
    play = scene(laws, trick=10, current="N:C2 E:C8", hands={"S": "C4 C9 H3 H8"})
    play.held("S", "C4")
    play.faced("S", "C9")
    play.director("W")
    play.found(True, "touching_or_nearly")
    assert (trick(play), set(users(play, "C9")[0])) == ("N:C2 E:C8 S:C4", {"E", "W"})


@editions()
@pytest.mark.parametrize("how", ["held", "faced"])
def test_45c1_a_card_said_to_be_played_by_being_held_lies_there_like_one_that_was_faced(
    laws: Edition, how: str
) -> None:
    play = scene(laws, "5D by E", trick=7, leader="N")
    if how == "held":
        play.held("N", "D5")
        play.director("E")
        play.found(True)
    else:
        play.faced("N", "D5")
    play.faced("W", "DK")
    play.faced("N", "C5")
    assert unattended(play)[-1:] == ["57"]
    assert "put down ♣5 before his partner" in play.now.table.docket[-1].summary


@editions()
@pytest.mark.parametrize("how", ["touched", "faced"])
def test_45c3_a_card_said_to_be_played_by_being_touched_lies_there_like_one_that_was_faced(
    laws: Edition, how: str
) -> None:
    play = scene(laws, "5D by E", trick=7, leader="W")
    if how == "touched":
        play.touched("E", "D5")
        play.director("N")
        play.found(True)
        play.found(False)
    else:
        play.faced("W", "D5")
    play.named("E", "D6")
    assert (trick(play), unattended(play)) == ("W:D5", ["45"])


@editions()
@pytest.mark.parametrize("turn_first", [True, False])
def test_r45_9_what_was_found_of_the_opening_lead_does_not_make_it_a_second_one(
    laws: Edition, turn_first: bool
) -> None:
    """West is asked whether he led or followed to South's card; then it turns out that he had led the card he held."""
    play = scene(laws, "7H by S", trick=1, leader="W", hands={"W": "S8 HT ...", "N": "HA S2 ...", "S": "H6 ..."})
    play.faced("S", "H6")
    play.held("W", "S8")
    play.faced("W", "HT")
    play.faced("N", "HA")
    if turn_first:
        play.said("S", "attention", about="turn")
        assert asked(play) == "deemed_led"
        play.found(True)
    play.said("S", "attention")
    assert asked(play) == "partner_could_possibly_see_face"
    play.found(True)
    assert (trick(play), penalty_cards(play)) == ("W:S8", {"W:HT major"})


@editions()
@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("turn", ["N", "W"])
def test_45f_a_card_that_dummy_names_himself_is_not_played(laws: Edition, known: bool, turn: str) -> None:
    hands = {"N": "DK DT ..."} if known else {}
    play = scene(laws, trick=3, current="S:D4" if turn == "W" else "W:D5", hands=hands)
    before = trick(play)
    play.named("N", "king of diamonds")
    play.director("E")
    assert (trick(play), play.turn, asked(play)) == (before, Seat.parse(turn), None)
    assert {"45F", "43A1(c)"} <= set(play.citations)
