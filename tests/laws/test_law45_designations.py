"""Law 45C4: cards named, and named otherwise."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law45_scenes import STANDS, WRONG_CARD, counted, put_right
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended, users

SLIP = {"N": "C7 C2 H3 ...", "E": "CQ C9 ...", "S": "CK C4 ..."}


def revokes(play: Play) -> list[str]:
    return [f"{r.id} {r.stage.value}" for r in play.table.revokes]


def slip(laws: Edition, **more) -> Play:
    play = scene(laws, trick=5, leader="N", hands=SLIP, **more)
    play.named("S", "seven of clubs")
    return play


@editions()
def test_45c4a_a_card_that_a_defender_names_is_played(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2")
    play.named("E", "queen of clubs")
    assert (trick(play), counted(play)) == ("N:C2 E:CQ", "45C4(a)")


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
            assert (asked(play), trick(play)) == ("designated_otherwise" if play is defender else None, first)
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
    assert asked(play) == "designated_otherwise"  # and not whether it was a slip: ♣9 was named (49)
    assert play.table.last_trick is not None
    assert play.table.last_trick.winner(None).letter == "E"


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
    if seat == "E":
        assert asked(play) == "designated_otherwise"
        play.found(True)
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


@editions()
def test_45c4b_a_change_that_makes_dummy_revoke_is_corrected_in_the_same_ruling(laws: Edition) -> None:
    play = scene(laws, trick=9, current="W:D4", hands={"N": "D5 D6 C2 C3 C4", "E": "DT D9 H2 H3 H4"})
    play.named("S", "diamond five")
    play.faced("E", "D9")
    play.corrected("S", "club two")
    play.director("W")
    put_right(play)
    assert (trick(play), play.turn, asked(play), unattended(play)) == ("W:D4 E:D9", Seat.NORTH, None, [])
    assert (revokes(play), [c.code for c in play.legal_plays]) == (["9N:C2 corrected"], ["D6", "D5"])
    play.named("S", "diamond six")
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:E", "E", ("62C1",))


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
def test_45c4b_once_a_card_has_been_put_in_its_place_nothing_is_asked_about_the_first(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C8", hands={"N": "C7 C2 CJ H3 ..."})
    play.named("S", "seven of clubs")
    play.corrected("S", "two of clubs")
    play.corrected("S", "jack of clubs")
    play.director("W")
    put_right(play)
    assert (asked(play), trick(play), unattended(play)) == (None, "W:C8 N:C2", [])


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
@pytest.mark.parametrize("change", ["corrected", "named"])
def test_45c4b_a_card_that_stands_and_did_not_follow_suit_is_corrected(laws: Edition, change: str) -> None:
    play = scene(laws, trick=9, current="W:HQ", hands={"N": "C7 C2 H7 H3 D2"})
    play.named("S", "seven of clubs")
    getattr(play, change)("S", "seven of hearts")
    play.director("W")
    play.found(False, "designation_unintended")
    assert (trick(play), play.turn, unattended(play)) == ("W:HQ", Seat.NORTH, [])
    assert (revokes(play), [c.code for c in play.legal_plays]) == (["9N:C7 corrected"], ["H7", "H3"])


@editions()
def test_45c4b_what_declarer_played_to_the_card_that_stands_must_follow_suit_to_it(laws: Edition) -> None:
    """020: had he held a spade, the king of hearts would be a revoke."""
    play = scene(laws, trick=11, leader="N", hands={"N": "SQ H7 D2", "S": "HK SA D3", "E": "S5 H2 D4"})
    play.named("S", "spade")
    play.faced("E", "S5")
    play.faced("S", "HK")
    play.corrected("S", "heart")
    play.director("W")
    if laws is not L2017:
        play.found(False, "designation_unintended")
    assert (trick(play), play.turn, revokes(play)) == ("N:SQ E:S5", Seat.SOUTH, ["11S:HK corrected"])
    assert [c.code for c in play.legal_plays] == ["SA"]


@editions(L1997, L2007)
def test_45c4b_what_declarer_played_to_the_changed_lead_is_no_revoke_on_the_first(laws: Edition) -> None:
    play = scene(laws, trick=11, leader="N", hands={"N": "SQ H7 D2", "S": "HK SA D3", "E": "S5 H2 D4"})
    play.named("S", "spade")
    play.faced("E", "S5")
    play.faced("S", "HK")
    play.corrected("S", "heart")
    play.director("W")
    put_right(play)
    play.chose("keep", "keep_or_withdraw:S")
    assert (trick(play), play.turn, revokes(play)) == ("N:H7 S:HK", Seat.EAST, [])


@editions()
def test_45c4a_a_defenders_mispull_that_stands_and_did_not_follow_suit_is_corrected(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:HQ N:H2", hands={"E": "C7 C2 H7 H3"})
    play.faced("E", "C7")
    play.corrected("E", "seven of hearts")
    play.director("S")
    assert (trick(play), play.turn, penalty_cards(play)) == ("W:HQ N:H2", Seat.EAST, {"E:C7 major"})
    assert revokes(play) == ["10E:C7 corrected"]


MOVED = {"N": "DQ D4 S3 S9 SQ", "E": "DK D9 H6 H7 C9", "S": "DA D2 SA HA CA"}


def moved_what_was_meant(laws: Edition, words: str, *, change: str = "corrected") -> Play:
    """Declarer called ♦4; dummy put down ♦Q and East ♦K; declarer says that he wants it."""
    play = scene(laws, trick=9, current="W:D6", hands=MOVED)
    play.named("S", "four of diamonds")
    play.placed("N", "DQ")
    play.faced("E", "DK")
    getattr(play, change)("S", words)
    play.director("W")
    return play


@editions()
@pytest.mark.parametrize("words", ["queen of diamonds", "queen"])
def test_45c4b_the_card_that_declarer_meant_is_his_although_dummy_had_moved_it(laws: Edition, words: str) -> None:
    play = moved_what_was_meant(laws, words)
    assert asked(play) == "designation_unintended"
    put_right(play)
    assert (asked(play), play.question.refs) == ("keep_or_withdraw:E", ("45C4(b)",))
    play.chose("withdraw")
    assert (trick(play), play.turn, penalty_cards(play), unattended(play)) == ("W:D6 N:DQ", Seat.EAST, set(), [])
    assert {"45C4(b)", "47C"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("change", ["corrected", "named"])
def test_45c4b_second_thoughts_at_the_sight_of_dummys_card_are_refused(laws: Edition, change: str) -> None:
    play = moved_what_was_meant(laws, "queen of diamonds", change=change)
    play.found(False, "designation_unintended")
    assert (asked(play), play.question.refs) == ("keep_or_withdraw:E", (WRONG_CARD[laws],))
    play.chose("withdraw")
    assert (trick(play), play.turn, penalty_cards(play), unattended(play)) == ("W:D6 N:D4", Seat.EAST, set(), [])


@editions()
def test_45c4b_a_third_card_is_wanted_and_dummys_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=11, leader="N", hands={"N": "S3 H2 C2", "E": "H6 H7 S4"})
    play.named("S", "three of spades")
    play.placed("N", "H2")
    play.faced("E", "H6")
    play.corrected("S", "two of clubs")
    play.director("W")
    put_right(play)
    # East cannot follow to the card that was meant: what he played to dummy's he may leave there, and it is by dummy's
    # error that he may change it, whether or not he held a card of the suit called.
    assert (asked(play), play.question.refs) == ("keep_or_withdraw:E", (WRONG_CARD[laws],))
    play.chose("withdraw")
    assert (trick(play), play.turn, unattended(play)) == ("N:C2", Seat.EAST, [])


@editions()
@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("low", "low"),
        ("diamond", "low diamond"),
        ("diamond four", "low"),
        ("diamond four", "the four"),
        ("low", "yes, that one"),
    ],
)
@pytest.mark.parametrize("late", [False, True])
def test_45c4b_who_repeats_his_call_wants_no_other_card(laws: Edition, first: str, again: str, late: bool) -> None:
    play = scene(laws, trick=11, leader="W", hands={"N": "D7 D4 S4", "E": "D9 HK H3"})
    play.faced("W", "D3")
    play.named("S", first)
    if late:
        play.faced("E", "D9")
    play.named("S", again)
    if not late:
        play.faced("E", "D9")
    assert unattended(play) == []
    play.director("W")
    assert (trick(play), asked(play), play.turn) == ("W:D3 N:D4 E:D9", None, Seat.SOUTH)


@editions()
@pytest.mark.parametrize("other", ["high", "seven", "not that one"])
def test_45c4b_who_then_calls_another_card_wants_that_one(laws: Edition, other: str) -> None:
    play = scene(laws, trick=11, leader="W", hands={"N": "D7 D4 S4"})
    play.faced("W", "D3")
    play.named("S", "diamond four")
    play.named("S", other)
    assert unattended(play) == ["45"]
    play.director("W")
    assert asked(play) == "designation_unintended"


REVOKED = {"N": "H4 C4 S9 DJ", "E": "HK C9 D9 S3", "S": "HA CK D2 S2", "W": "H5 C3 D3 S4"}


def revoked_before_the_change(laws: Edition, leader: str, wanted: str) -> Play:
    """East fails to follow to a diamond, and then declarer wants another card from dummy than the jack of diamonds."""
    hands = REVOKED if leader == "N" else {**REVOKED, "N": "H4 C4 DT DJ"}
    play = scene(laws, trick=10, leader=leader, hands=hands)
    if leader == "W":
        play.faced("W", "D3")
    play.named("S", "jack of diamonds")
    play.faced("E", "HK")
    play.corrected("S", wanted)
    play.director("W")
    put_right(play)
    return play


@editions()
def test_45c4b_a_revoke_to_a_lead_that_is_changed_goes_back_by_47d_alone(laws: Edition) -> None:
    play = revoked_before_the_change(laws, "N", "four of hearts")
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:E", "E", ("47D",))
    play.chose("keep")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("N:H4 E:HK", set(), [])
    assert revokes(play) == []


@editions()
def test_45c4b_a_revoke_that_the_change_leaves_one_is_corrected_like_any_other(laws: Edition) -> None:
    play = revoked_before_the_change(laws, "W", "ten of diamonds")
    assert (asked(play), trick(play), play.turn) == (None, "W:D3 N:DT", Seat.EAST)
    assert (penalty_cards(play), revokes(play)) == ({"E:HK major"}, ["10E:HK corrected"])
    assert [c.code for c in play.legal_plays] == ["D9"]
    assert {"62A", "62B1"} <= set(play.citations)
