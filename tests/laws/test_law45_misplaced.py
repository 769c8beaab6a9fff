"""Law 45D: cards that dummy puts forward."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law45_scenes import STANDS, WRONG_CARD, put_right
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users


def misplaced(laws: Edition, **more) -> Play:
    hands = {"N": "C7 C2 H3 ...", "E": "CQ C9 ...", "S": "CK C4 ...", "W": "C8 C5 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands, **more)
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    return play


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
    assert ("failure to follow to ♣2 may be a revoke" in play.explain()) is (laws is L2017)
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
    assert asked(play) == "designation_unintended"
    refused = play.under(laws)
    refused.found(False, "designation_unintended")
    assert (trick(refused), unattended(refused)) == ("N:C7", [])
    put_right(play)
    assert (trick(play), unattended(play)) == ("N:H3", [])


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
@pytest.mark.parametrize("revoked", [True, False])
@pytest.mark.parametrize("on_file", [True, False])
def test_45d2_an_unasked_card_that_stands_is_a_revoke_once_somebody_speaks_of_it_and_dummy_could_follow(
    laws: Edition, revoked: bool, on_file: bool
) -> None:
    north = "C2 ..." if not on_file else "H7 C2 D3 D4 D5 D6 D7 D8 D2" if revoked else "C2 D3 D4 D5 D6 D7 D8 D2 S2"
    play = scene(laws, trick=5, current="W:H5", hands={"N": north})
    play.placed("N", "C2")
    for seat, card in ("E", "H9"), ("S", "H2"), ("E", "S9"), ("S", "S3"):
        play.faced(seat, card)
    assert (asked(play), "61A" in play.citations, "64C" in play.citations) == (None, False, False)
    play.director("W")
    assert (asked(play) == "holds:N:H:5") is not on_file
    if not on_file:
        play.found(revoked)
    assert (asked(play), "61A" in play.citations) == (None, revoked)
    assert [str(each.stage.value) for each in play.table.revokes] == ["established"] * revoked


@editions()
def test_45d_the_card_he_kept_stands_by_45d(laws: Edition) -> None:
    play = followed(laws, "C9 ...")
    play.found(False)
    assert (play.rulings[-1].law, play.rulings[-1].ordered) == (45, (WRONG_CARD[laws],))


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


@editions()
def test_45d_the_card_called_goes_back_again_if_it_does_not_follow_suit(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=10, current="W:D6", hands={"N": "DQ D4 S3 S9", "E": "DK D9 H6 H7"})
    play.named("S", "three of spades")
    play.placed("N", "D4")
    play.faced("E", "DK")
    play.director("W")
    assert (trick(play), play.turn, asked(play), unattended(play)) == ("W:D6 E:DK", Seat.NORTH, None, [])
    assert [f"{r.id} {r.stage.value}" for r in play.table.revokes] == ["10N:S3 corrected"]
    assert [c.code for c in play.legal_plays] == ["DQ", "D4"]
    play.named("S", "four of diamonds")
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:E", "E", ("62C1",))
    play.chose("keep")
    assert (trick(play), play.turn) == ("W:D6 E:DK N:D4", Seat.SOUTH)


@editions(L2007, L2017)
def test_45d_the_last_to_play_is_asked_after_declarer_has_changed(laws: Edition) -> None:
    play = misplaced(laws)
    for seat, card in ("E", "CQ"), ("S", "CK"), ("W", "C8"):
        play.faced(seat, card)
    play.director("W")
    for seat in "ESW":
        assert (asked(play), to(play)) == (f"keep_or_withdraw:{seat}", seat)
        play.chose("withdraw")
    assert (trick(play), play.turn) == ("N:C7", Seat.EAST)


@editions(L2017)
def test_45d2_no_revoke_is_looked_for_where_the_hands_on_file_show_none(laws: Edition) -> None:
    for south, may_be in (("SA C2", False), ("HA C2", True)):
        hands = {"N": "S7 H7", "E": "S8 H8", "S": south, "W": "D2 D3"}
        play = scene(laws, trick=12, leader="N", hands=hands)
        play.named("S", "seven of spades")
        play.placed("N", "H7")
        for seat, card in ("E", "H8"), ("S", "C2"), ("W", "D2"), ("E", "S8"), ("S", south.split()[0]):
            play.faced(seat, card)
        play.director("S")
        assert ("45D2" in play.citations, "may be a revoke" in play.explain()) == (True, may_be)


DIAMONDS = {"N": "S7 H6 D7 D4 C7", "E": "S9 HK D9 D8 C9", "S": "HA SK D2 C2 C4", "W": "S4 H5 C3 D3 D5"}


def unasked_four(laws: Edition, words: str, **more) -> Play:
    play = scene(laws, trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=DIAMONDS, **more)
    play.faced("W", "D3")
    play.placed("N", "D4")
    play.named("S", words)
    return play


@editions()
@pytest.mark.parametrize("words", ["diamond four", "the four", "low", "diamond", "yes, that one", "play it"])
def test_45d_declarer_who_calls_the_card_that_dummy_moved_in_short_words_has_called_it(
    laws: Edition, words: str
) -> None:
    play = unasked_four(laws, words)
    assert (trick(play), asked(play), unattended(play), play.turn) == ("W:D3 N:D4", None, [], Seat.EAST)
    assert "45C4(a)" in play.citations
    assert WRONG_CARD[laws] not in play.citations
    play.faced("E", "D9")
    play.director("W")
    assert (trick(play), asked(play), penalty_cards(play)) == ("W:D3 N:D4 E:D9", None, set())
    assert (play.turn, play.table.restrictions) == (Seat.SOUTH, ())


@editions()
def test_45d_words_that_call_another_card_do_not_call_the_one_that_dummy_moved(laws: Edition) -> None:
    play = unasked_four(laws, "high")
    assert (trick(play), WRONG_CARD[laws] in play.citations) == ("W:D3 N:D7", True)


@editions()
def test_45d_without_the_reading_mere_assent_does_not_call_it(laws: Edition) -> None:
    play = unasked_four(laws, "play it", set_aside=("R45-7",))
    assert (trick(play), play.turn) == ("W:D3", Seat.NORTH)


@editions()
def test_45d_low_calls_the_card_that_a_dummy_not_on_file_moved_if_none_can_be_lower(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W")
    play.faced("W", "D3")
    play.placed("N", "D2")
    play.named("S", "low")
    assert (trick(play), asked(play), unattended(play)) == ("W:D3 N:D2", None, [])


@editions()
@pytest.mark.parametrize("meant", ["D4", "D2", "none"])
def test_45d_low_is_asked_about_if_a_dummy_not_on_file_may_have_a_lower_card(laws: Edition, meant: str) -> None:
    play = scene(laws, trick=5, leader="W")
    play.faced("W", "D3")
    play.placed("N", "D4")
    play.named("S", "low")
    assert asked(play) == "card_called"
    play.found(meant)
    lies = "W:D3" if meant == "none" else f"W:D3 N:{meant}"
    assert (trick(play), asked(play), unattended(play)) == (lies, None, [])


@editions()
def test_45d_what_declarer_wants_from_his_own_hand_is_not_about_the_card_that_dummy_moved(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W")
    play.faced("W", "D3")
    play.placed("N", "D4")
    play.corrected("S", "DA", hand="S")
    assert (trick(play), len(unattended(play))) == ("W:D3 N:D4", 1)


@editions()
@pytest.mark.parametrize("words", ["spade", "the seven", "yes"])
def test_45d_a_lead_that_dummy_moved_unasked_is_called_in_short_words(laws: Edition, words: str) -> None:
    play = scene(laws, trick=9, leader="N", won={"NS": 4, "EW": 4}, hands=DIAMONDS)
    play.placed("N", "S7")
    play.named("S", words)
    play.faced("E", "S9")
    assert (trick(play), unattended(play), play.turn) == ("N:S7 E:S9", [], Seat.SOUTH)


@editions()
def test_45d_a_call_to_the_next_trick_is_not_about_the_card_that_dummy_moved(laws: Edition) -> None:
    hands = {**DIAMONDS, "N": "S7 H6 DA D4 C7"}
    play = scene(laws, trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=hands)
    play.faced("W", "D3")
    play.placed("N", "DA")
    play.faced("E", "D9")
    play.faced("S", "D2")
    play.named("S", "diamond")
    assert (trick(play), play.table.number, unattended(play)) == ("N:D4", 10, ["45"])


@editions()
def test_45d_declarer_may_agree_to_the_card_that_dummy_moved_though_it_has_won_the_trick(laws: Edition) -> None:
    hands = {**DIAMONDS, "N": "S7 H6 DA D4 C7"}
    play = scene(laws, trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=hands)
    play.faced("W", "D3")
    play.placed("N", "DA")
    play.faced("E", "D9")
    play.faced("S", "D2")
    play.named("S", "ace of diamonds")
    assert (asked(play), unattended(play), play.turn, play.table.number) == (None, [], Seat.NORTH, 10)
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "DA"
    assert ("45C4(a)" in play.citations, WRONG_CARD[laws] in play.citations) == (True, False)


@editions()
def test_45d_declarer_who_says_low_again_points_out_that_dummy_moved_another(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=DIAMONDS)
    play.faced("W", "D3")
    play.named("S", "low")
    play.placed("N", "D7")
    play.named("S", "low")
    assert (trick(play), asked(play), unattended(play)) == ("W:D3 N:D4", None, [])
    assert WRONG_CARD[laws] in play.citations


def revoked_by_error(laws: Edition, number: int, *then: tuple[str, str]) -> Play:
    """Dummy follows to a club with a spade, by his own error, and play goes on."""
    hands = {"N": "C2 S3 H3", "E": "CK C4 H4", "S": "C7 D7 H7", "W": "C5 D5 H5"}
    hands = {seat: " ".join(cards.split()[: 14 - number]) for seat, cards in hands.items()}
    play = scene(laws, trick=number, leader="W", hands=hands)
    play.faced("W", "C5")
    play.named("S", "club two")
    play.placed("N", "S3")
    for seat, card in (("E", "CK"), ("S", "C7"), ("E", "C4"), ("S", "D7"), *then):
        play.faced(seat, card)
    return play


@editions()
def test_45d2_dummys_revoke_is_on_record_and_found_by_whoever_speaks_of_it(laws: Edition) -> None:
    play = revoked_by_error(laws, 11)
    assert [f"{r.id} {r.stage.value}" for r in play.table.revokes] == ["11N:S3 established"]
    assert play.table.revokes[0].found is False
    play.director("W", "revoke")
    assert (asked(play), play.table.revokes[0].found, trick(play)) == (None, True, "E:C4 S:D7")
    assert "No revoke appears" not in play.explain()
    for seat, card in ("W", "D5"), ("N", "C2"), ("E", "H4"), ("S", "H7"), ("W", "H5"), ("N", "H3"):
        play.faced(seat, card)
    assert (asked(play), play.table.transfers) == ("worse_off:EW", ())


@editions()
def test_45d2_at_the_twelfth_trick_dummys_revoke_is_corrected_though_established(laws: Edition) -> None:
    play = revoked_by_error(laws, 12)
    play.director("W", "revoke")
    assert (trick(play), play.turn, play.table.number) == ("W:C5 E:CK S:C7", Seat.NORTH, 12)
    assert "62D1" in play.citations


@editions()
def test_45d_a_lead_by_the_hand_that_has_really_won_is_in_turn(laws: Edition) -> None:
    play = scene(laws, "4H by S", trick=5, current="S:CK W:C5", hands={"N": "SQ H2 ..."})
    play.named("S", "queen of spades")
    play.placed("N", "H2")
    play.faced("E", "C6")
    play.faced("S", "D3")
    play.director("W")
    assert asked(play) == "keep_or_withdraw:E"
    play.chose("keep")
    assert (asked(play), trick(play), play.turn.letter) == (None, "S:D3", "W")
    assert "44G" in play.citations


@editions()
def test_45d_a_defender_who_has_really_won_led_in_turn(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:H3")
    play.named("S", "two of hearts")
    play.placed("N", "HA")
    for seat, card in ("E", "HK"), ("S", "H4"), ("E", "D3"):
        play.faced(seat, card)
    play.director("S")
    while asked(play) is not None:
        play.chose("keep")
    assert (trick(play), penalty_cards(play), play.turn.letter) == ("E:D3", set(), "S")


@editions()
@pytest.mark.parametrize("on_file", [True, False])
def test_declarers_early_card_is_no_revoke_to_a_lead_that_was_not_called(laws: Edition, on_file: bool) -> None:
    hands = {"N": "C7 C3 SK D2", "S": "CA S7 S9 D4"} if on_file else {}
    play = scene(laws, trick=10, leader="N", hands=hands)
    play.named("S", "C7")
    play.placed("N", "SK")
    play.faced("S", "CA")
    play.director("W")
    assert (asked(play), trick(play)) == (None, "N:C7 S:CA")
    assert play.table.revokes == ()


@editions()
def test_45d_a_second_wrong_card_is_the_same_error(laws: Edition) -> None:
    play = misplaced(laws)
    play.faced("E", "C9")
    play.placed("N", "H3")
    assert unattended(play) == ["45"]
    play.director("W")
    # The seven was called, and East played after the first of dummy's two cards.
    assert asked(play) == "keep_or_withdraw:E"
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("N:C7", set(), [])


@editions()
def test_45d_dummy_who_puts_his_error_right_at_once_has_made_none(laws: Edition) -> None:
    play = misplaced(laws)
    play.placed("N", "C7")
    assert (trick(play), unattended(play), play.turn) == ("N:C7", [], Seat.EAST)


@editions()
def test_45d_who_played_before_dummy_put_his_error_right_may_change(laws: Edition) -> None:
    play = misplaced(laws)
    play.faced("E", "C9")
    play.placed("N", "C7")
    play.director("W")
    assert (trick(play), asked(play)) == ("N:C7 E:C9", "keep_or_withdraw:E")
    play.chose("withdraw")
    assert (trick(play), play.turn, unattended(play)) == ("N:C7", Seat.EAST, [])


@editions()
def test_45d_of_two_cards_moved_unasked_neither_was_called(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C5", hands={"N": "C7 C2 H3 ..."})
    play.placed("N", "C2")
    play.placed("N", "C7")
    play.director("W")
    assert (trick(play), play.turn, unattended(play)) == ("W:C5", Seat.NORTH, [])
    assert holds(play, "N", "C2")


@editions()
@pytest.mark.parametrize(("slipped", "left"), [(True, "N:C2"), (False, "N:C7")])
def test_45c4b_decides_also_if_dummy_moved_another_card_after_the_one_wanted(
    laws: Edition, slipped: bool, left: str
) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "C7 C2 H3 ...", "E": "C9 ..."})
    play.named("S", "seven of clubs")
    play.corrected("S", "two of clubs")
    play.placed("N", "C2")
    play.placed("N", "H3")
    play.director("W")
    assert asked(play) == "designation_unintended"
    if slipped:
        put_right(play)
    else:
        play.found(False)
    assert (trick(play), asked(play), unattended(play)) == (left, None, [])


@editions()
@pytest.mark.parametrize("east", ["C9 H4 D9", "C9 ..."])
def test_45d_nobody_has_to_follow_to_what_dummy_leads_unasked(laws: Edition, east: str) -> None:
    play = scene(laws, trick=11, leader="N", hands={"N": "C2 H3 D5", "E": east})
    play.placed("N", "C2")
    play.faced("E", "C9")
    play.director("W")
    play.chose("keep")
    play.placed("N", "H3")
    assert (trick(play), asked(play)) == ("E:C9 N:H3", None)
    called = play.copy()
    play.director("W")
    assert (trick(play), asked(play), play.turn) == ("E:C9", None, Seat.NORTH)
    called.named("S", "three of hearts")
    if asked(called) is not None:
        called.found(True)
    assert (trick(called), called.turn) == ("N:H3", Seat.EAST)


@editions()
def test_45d_a_revoke_to_a_lead_that_is_undone_is_none(laws: Edition) -> None:
    hands = {"N": "HA C5 C9", "E": "HQ DK C4", "S": "HJ S2 S3", "W": "C8 S4"}
    play = scene(laws, "4S by S", trick=11, current="W:HK", hands=hands)
    play.named("S", "ace of hearts")
    play.corrected("S", "five of clubs")
    play.placed("N", "C5")
    for seat, card in ("E", "HQ"), ("S", "HJ"), ("W", "C8"):
        play.faced(seat, card)
    play.placed("N", "C9")
    play.faced("E", "DK")
    play.director("W")
    play.found(False, "designation_unintended")
    while asked(play) is not None:
        play.chose("keep")
    assert (trick(play), play.table.number, play.turn) == ("", 12, Seat.NORTH)
    assert not any(ref.startswith(("61", "62", "63")) for ref in play.citations)


@editions()
def test_45d_a_call_that_was_for_a_revoke_did_not_call_the_card_played_instead(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=10, current="W:D6", hands={"N": "DQ D4 C3 S9", "E": "DK D9 H6 H7"})
    play.named("S", "small club")
    play.director("W", "revoke")
    play.faced("N", "D4")
    play.placed("N", "C3")
    play.director("W")
    assert (trick(play), asked(play)) == ("W:D6 N:D4", None)
    assert WRONG_CARD[laws] in play.citations
    assert not any(ref.startswith("46") for ref in play.citations)


@editions()
def test_45c4a_a_card_that_lay_in_the_trick_was_not_named_for_the_next(laws: Edition) -> None:
    play = misplaced(laws)
    for seat, card in ("E", "C9"), ("S", "CK"), ("W", "C5"), ("S", "C4"):
        play.faced(seat, card)
    play.named("W", "club", hand="W")
    play.director("S")
    while str(asked(play)).startswith("keep_or_withdraw"):
        play.chose("withdraw" if to(play) == "W" else "keep")
    assert asked(play) == "card_called"
    assert ("C8" in options(play), "C5" in options(play)) == (True, False)
    play.found("C8")
    assert asked(play) is None


@editions()
@pytest.mark.parametrize("north", ["C7 C2 H3", "C7 ..."])
def test_45d_words_after_the_trick_may_call_the_card_that_dummy_moved_to_it(laws: Edition, north: str) -> None:
    play = scene(laws, trick=11, current="W:C5", hands={"N": north})
    play.placed("N", "C7")
    for seat, card in ("E", "CQ"), ("S", "CA"):
        play.faced(seat, card)
    play.named("S", "high")
    if asked(play) == "card_called":
        play.found("C7")
    assert (play.table.number, play.turn, asked(play), unattended(play)) == (12, Seat.SOUTH, None, [])
    assert "45C4(a)" in play.citations
