"""Ruling cases on Laws 61-67 told late, in another order, in other words, and with no hand on file."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import BridgeLawsError
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, holds, options, penalty_cards, scene, trick


def cards(play: Play, acts: str) -> Play:
    """Cards faced one after the other: `W:H8 N:H2`."""
    for act in acts.split():
        play.faced(*act.split(":"))
    return play


def settle(play: Play, **answers: object) -> list[str]:
    """Answer what is asked, by the beginning of each question's id; the ids asked."""
    put = []
    while (question := play.question) is not None:
        fitting = [value for name, value in answers.items() if question.id.startswith(name)]
        if not fitting:
            break
        put.append(question.id)
        play.answer(fitting[-1])
    return put


def revokes(play: Play) -> list[str]:
    """`5E:C2 corrected` for each revoke on record."""
    return [f"{r.id} {r.stage.value}" for r in play.table.revokes]


def last(play: Play) -> str:
    """The cards of the trick just completed."""
    assert play.table.last_trick is not None
    order = play.table.last_trick.order
    return " ".join(f"{seat.letter}:{card.code}" for seat in order if (card := play.table.last_trick.card(seat)))


# 158, 160: the last player revokes, finds a card of the suit and puts it down


def east_discards_last(laws: Edition, card: str = "C2") -> Play:
    return cards(scene(laws, "4S by S", trick=5, leader="S"), f"S:D4 W:D9 N:DK E:{card}")


@editions()
@pytest.mark.parametrize("revoke", ["C2", "S2"])
@pytest.mark.parametrize("told", ["attention", "attention to a revoke", "asked", "called", "taken back", "have"])
def test_158_he_finds_the_diamond_and_puts_it_down(laws: Edition, revoke: str, told: str) -> None:
    play = east_discards_last(laws, revoke)
    if told == "asked":
        play.said("S", "none left?", to="E")
    elif told == "called":
        play.director("S", about="revoke")
    elif told == "taken back":
        play.retracted("E", revoke)
    elif told == "have":
        play.said("E", "attention", about="revoke")
        settle(play, holds=True)
    else:
        play.said("E", "attention", about="revoke" if "to" in told.split() else None)
    play.faced("E", "D7")
    assert (last(play), str(play.turn), penalty_cards(play)) == ("S:D4 W:D9 N:DK E:D7", "North", {f"E:{revoke} major"})
    assert revokes(play) == [f"5E:{revoke} corrected"]


@editions()
@pytest.mark.parametrize("about", [None, "revoke"])
@pytest.mark.parametrize("hand", ["", "D7 C2 C3 C4 C5 H2 H3 H4 H5"])
@pytest.mark.parametrize("led", [False, True])
def test_160_whether_the_further_card_was_a_lead_is_asked_before_the_revoke_is_ruled_on(
    laws: Edition, about: str | None, hand: str, led: bool
) -> None:
    known = {"hands": {"E": hand}} if hand else {}
    play = cards(scene(laws, "4S by S", trick=5, leader="S", **known), "S:D4 W:D9 N:DK E:C2 E:D7")
    play.director("S", about=about)
    assert asked(play) == "deemed_led"
    play.found(led)
    if led:
        assert (trick(play), revokes(play)) == ("E:D7", ["5E:C2 established"])
    else:
        assert (last(play), penalty_cards(play)) == ("S:D4 W:D9 N:DK E:D7", {"E:C2 major"})
        assert revokes(play) == ["5E:C2 corrected"]


@editions()
def test_160_the_same_of_declarer(laws: Edition) -> None:
    play = cards(scene(laws, "4S by S", trick=5, leader="W"), "W:DA N:D5 E:D6 S:C3 S:D7")
    play.director("W", about="revoke")
    play.found(False, "deemed_led")
    assert (last(play), str(play.turn), penalty_cards(play)) == ("W:DA N:D5 E:D6 S:D7", "West", set())


# 163: declarer revokes, the next player discards


@editions()
@pytest.mark.parametrize("told", ["called", "called for a revoke", "attention", "put right by himself"])
def test_163_the_next_player_may_change_what_he_discarded(laws: Edition, told: str) -> None:
    play = cards(scene(laws, "3NT by S", trick=5, leader="E"), "E:S5 S:C3 W:D4")
    if told == "attention":
        play.said("S", "attention", about="revoke")
    elif told != "put right by himself":
        play.director("E", about="revoke" if "revoke" in told else None)
    settle(play, alleged="5S:C3", holds=True)
    play.faced("S", "S8")
    assert (asked(play), trick(play), penalty_cards(play)) == ("keep_or_withdraw:W", "E:S5 W:D4 S:S8", set())


@editions(L1997, L2007)
@pytest.mark.parametrize("void", [True, False])
def test_163_whether_his_discard_was_a_revoke_too_is_asked_when_his_side_has_played_on(
    laws: Edition, void: bool
) -> None:
    """East, who won the trick, has led; if West held a spade his own revoke is established, if not he may change."""
    play = cards(scene(laws, "3NT by S", trick=5, leader="E"), "E:SK S:C3 W:D4 N:S2 E:H2")
    play.director("E", about="revoke")
    settle(play, alleged="5S:C3", holds=True)
    play.faced("S", "S8")
    assert asked(play) == "holds:W:S:5"
    play.found(not void)
    assert asked(play) == ("keep_or_withdraw:W" if void else "keep_or_withdraw:E")
    settle(play, keep="keep")
    assert revokes(play) == (["5S:C3 corrected"] if void else ["5S:C3 corrected", "5W:D4 established"])
    assert ("63A1" in play.citations) is not void


@editions(L2017)
def test_163_in_2017_both_are_corrected_then(laws: Edition) -> None:
    play = cards(scene(laws, "3NT by S", trick=5, leader="E"), "E:SK S:C3 W:D4 N:S2 E:H2")
    play.director("E", about="revoke")
    settle(play, alleged="5S:C3", holds=True)
    assert penalty_cards(play) == {"W:D4 major", "E:H2 major"}
    assert "62C3" in play.citations


# 169: only dummy has played to the next trick


@editions()
@pytest.mark.parametrize("told", ["called", "called for a revoke", "says what he has", "attention"])
@pytest.mark.parametrize("hand", ["", "D8 C6 C7 C8 C9 H2 S3"])
def test_169_only_dummy_has_played_on(laws: Edition, told: str, hand: str) -> None:
    known = {"hands": {"E": hand}} if hand else {}
    play = cards(scene(laws, "3NT by S", trick=7, leader="S", **known), "S:D5 W:DJ N:DQ E:C6 N:H3")
    if told == "says what he has":
        play.said("E", "have", "D8")
    elif told == "attention":
        play.said("E", "attention")
    else:
        play.director("S", about="revoke" if "revoke" in told else None)
    settle(play, holds=True)
    assert (trick(play), penalty_cards(play)) == ("S:D5 W:DJ N:DQ", {"E:C6 major"})
    play.faced("E", "D8")
    assert (asked(play), trick(play), revokes(play)) == ("keep_or_withdraw:N", "N:H3", ["7E:C6 corrected"])


@editions()
def test_169_declarer_says_what_he_has(laws: Edition) -> None:
    play = cards(scene(laws, "3NT by S", trick=7, leader="W"), "W:D5 N:DJ E:DQ S:C6")
    play.said("S", "have", "D8")
    assert (trick(play), revokes(play)) == ("W:D5 N:DJ E:DQ", ["7S:C6 corrected"])


@editions()
def test_169_a_card_of_another_suit_tells_nothing_of_a_revoke(laws: Edition) -> None:
    play = cards(scene(laws, "3NT by S", trick=7, leader="W"), "W:D5 N:DJ E:DQ S:C6")
    play.said("S", "have", "H8")
    assert (last(play), play.rulings) == ("W:D5 N:DJ E:DQ S:C6", ())


# 173: a claim


@editions()
@pytest.mark.parametrize("hand", ["", "H3 D2 SA SK"])
@pytest.mark.parametrize("attention_first", [True, False])
def test_173_a_claim_establishes_it_unless_attention_came_first(
    laws: Edition, hand: str, attention_first: bool
) -> None:
    known = {"hands": {"S": hand}} if hand else {}
    play = scene(laws, "3NT by S", trick=10, leader="W", won={"NS": 5, "EW": 4}, **known)
    cards(play, "W:D9 N:D5 E:D6 S:H3")
    if attention_first:
        play.said("W", "attention", about="revoke")
    play.claimed("S", 2)
    if not attention_first:
        play.director("W", about="revoke")
    settle(play, holds=True, won_later=False, worse=False)
    assert revokes(play) == [f"10S:H3 {'corrected' if attention_first else 'established'}"]
    if attention_first and not hand:
        assert "R62-2" in play.citations


# 176: told after the play, by a plain call


@editions()
@pytest.mark.parametrize("about", [None, "revoke"])
@pytest.mark.parametrize("how", ["ended", "claimed"])
def test_176_after_the_play_a_plain_call_hears_an_earlier_discard(laws: Edition, about: str | None, how: str) -> None:
    play = scene(laws, "4H by S", trick=6, leader="S", won={"NS": 3, "EW": 2})
    cards(play, "S:C3 W:C9 N:CK E:H5 E:D2 S:DA W:D3 N:D4")
    if how == "ended":
        play.ended(9)
    else:
        play.claimed("S", 5)
        play.agreed("W")
    play.director("S", about=about)
    assert settle(play, holds=True, worse=False, won_later=False)[0] == "holds:E:C:6"
    assert revokes(play) == ["6E:H5 established"]
    assert "64A1" in play.citations


@editions()
def test_176_a_plain_call_may_be_about_none_of_several_discards(laws: Edition) -> None:
    play = cards(scene(laws, "3NT by S", trick=5, leader="E"), "E:S5 S:C3 W:D4")
    play.director("E")
    assert options(play) == {"5S:C3", "5W:D4", "none"}
    play.found("none")
    assert (asked(play), trick(play)) == (None, "E:S5 S:C3 W:D4")


# 180: the lead out of turn that establishes the revoke


@editions()
@pytest.mark.parametrize("about", [None, "revoke"])
@pytest.mark.parametrize("hand", ["", "H3 DA CA"])
def test_180_one_call_hears_the_lead_and_the_revoke_that_it_brings_to_light(
    laws: Edition, about: str | None, hand: str
) -> None:
    known = {"hands": {"S": hand}} if hand else {}
    play = scene(laws, "3NT by S", trick=11, leader="N", won={"NS": 7, "EW": 3}, **known)
    cards(play, "N:D5 E:D6 S:H3 W:DT S:DA")
    play.director("W", about=about)
    settle(play, deemed=True, declarers="retract")
    if about is not None:
        play.director("W")
        settle(play, deemed=True, declarers="retract")
    cards(play, "W:H4 N:HK E:C2 S:DA N:SA E:C3 S:CA W:D7")
    settle(play, worse=False)
    assert revokes(play) == ["11S:H3 established"]
    assert "64A2" in play.citations


# 185, 186, 189: defective tricks found late, of a hand that is not on file


@editions()
def test_185_no_card_to_a_trick_before_the_record_begins(laws: Edition) -> None:
    play = cards(scene(laws, "4S by S", trick=6, leader="S", won={"NS": 3, "EW": 2}), "S:C5")
    play.defect_found("E", 4)
    settle(play, suit_led="H", holds=True)
    assert asked(play) == "card_for_defective_trick"
    play.answer("H9")
    assert (play.table.hand(play.table.declarer.rho).count, str(play.turn)) == (8, "West")
    assert ("67B1(a)" in play.citations) or ("67B1" in play.citations)


@editions()
@pytest.mark.parametrize("seen", ["", "C7"])
def test_189_a_card_too_many_at_a_trick_before_the_record_begins(laws: Edition, seen: str) -> None:
    play = scene(laws, "3NT by S", trick=10, leader="S", won={"NS": 5, "EW": 4})
    play.defect_found("E", 6, "D4 C7", faced="D4", seen=seen)
    assert holds(play, "E", "C7")
    assert play.table.hand(play.table.declarer.rho).count == 4
    assert {card[:4] for card in penalty_cards(play)} == ({"E:C7"} if seen else set())


@editions()
def test_189_the_card_restored_shows_a_revoke(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=6, leader="S", won={"NS": 3, "EW": 2})
    cards(play, "S:D2 W:D3 N:DA E:D4 N:C2 E:H3 S:C4 W:C5 W:S2 N:S3 E:S4 S:S5")
    play.defect_found("E", 6, "D4 C7", faced="D4")
    assert revokes(play) == ["7E:H3 established"]


@editions()
def test_189_of_a_hand_on_file_the_count_must_be_wrong(laws: Edition) -> None:
    hands = {"E": "C7 C8 C9 CT"}
    play = scene(laws, "3NT by S", trick=10, leader="S", won={"NS": 5, "EW": 4}, hands=hands)
    with pytest.raises(BridgeLawsError):
        play.defect_found("E", 6, "D4 C6", faced="D4")
