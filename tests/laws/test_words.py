"""What the Director says: the sentences that go with the rulings of several laws."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L2017, Edition
from bridgelaws.play import documents, statements
from bridgelaws.play.play import Play
from editions import editions
from revoked import answer_all, discard, faced, moved
from scenes import asked, scene, trick

# A card played after one that was changed or withdrawn (47D, 62C)

LATER_REVOKE = {"E": "H9 C2 ...", "S": "HQ HJ HA ...", "W": "HK H5 ..."}


def corrected(laws: Edition, **more) -> Play:
    """East has corrected his revoke and South has taken HQ back and played HA; West played HK before that."""
    play = scene(laws, "4S by S", trick=6, leader="N", won={"NS": 3, "EW": 2}, hands=LATER_REVOKE, **more)
    faced(play, "N:H4", "E:C2", "S:HQ", "W:HK")
    play.director("S", "revoke")
    play.faced("E", "H9")
    play.chose("withdraw")
    play.faced("S", "HA")
    return play


@editions()
def test_62c2_the_price_of_taking_the_card_back_is_said_before_he_chooses(laws: Edition) -> None:
    play = corrected(laws)
    assert play.question is not None
    assert play.question.say == (
        "West, a card played before yours has been changed: you may leave ♥K; or take it back and play another; "
        "♥K then stays face up as a penalty card."
    )


@editions()
def test_62c1_who_is_not_at_fault_takes_his_card_back_to_his_hand(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=6, leader="S", won={"NS": 3, "EW": 2}, hands={"W": "H9 C2 ...", "E": "HK ..."})
    faced(play, "S:H4", "W:C2", "N:HQ", "E:HK")
    play.director("S", "revoke")
    play.faced("W", "H9")
    assert play.question is not None
    assert play.question.say == (
        "South, a card played before dummy's has been changed: you may leave ♥Q; or take it back to dummy and play "
        "another."
    )


@editions()
def test_45d_a_card_that_was_withdrawn_is_not_said_to_have_been_changed(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "C7 C2 H3 ...", "E": "CQ C9 ..."})
    play.placed("N", "C2")
    play.faced("E", "CQ")
    play.director("S")
    assert play.question is not None
    assert play.question.say == (
        "East, a card played before yours has been withdrawn: you may leave ♣Q; or take it back to your hand and play "
        "another, with no penalty card."
    )


@editions()
def test_47d_a_penalty_card_taken_back_is_one_again_and_that_is_said(laws: Edition) -> None:
    hands = {"N": "C7 C2 H3 ...", "E": "C6 C9 ..."}
    penalty = [{"seat": "E", "card": "C6", "kind": "minor"}]
    play = scene(laws, trick=5, leader="N", hands=hands, penalty_cards=penalty)
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    play.faced("E", "C6")
    play.director("S")
    assert play.question is not None
    assert play.question.say == (
        "East, a card played before yours has been changed: you may leave ♣6; or take it back and play another; "
        "♣6 is then a penalty card again."
    )


def test_44_a_lead_undone_because_the_trick_before_is_open_again_names_that_trick() -> None:
    play = scene(L2017, trick=5, leader="S", hands={"N": "DQ D2 S2 S3 S4 H3 C4 C5 C3"})
    faced(play, "S:D3", "W:D7")
    play.named("S", "small")
    faced(play, "E:DT", "E:H4")
    play.corrected("S", "queen", "N")
    play.director("S")
    answer_all(play, different=False, designation=True, keep="withdraw")
    assert trick(play) == "S:D3 W:D7 N:DQ"
    assert "Trick 5 was open again after East had led to the next (Law 44)" in play.explain()


# Tricks that a revoke costs (64)

TWICE = {
    "S": "HA DA CA CK HK C2",
    "W": "H2 H3 DQ DK C3 C4",
    "N": "H4 H5 D4 D5 C5 C7",
    "E": "H6 H7 S2 S3 D7 C6",
}
LINE = (
    "S:HA W:H2 N:H4 E:S2 E:C6 S:CA W:C3 N:C5 S:DA W:DQ N:D4 E:S3 E:H6 S:HK W:H3 N:H5 S:CK W:C4 N:C7 E:H7 "
    "S:C2 W:DK N:D5 E:D7"
)


@editions()
def test_64_a_trick_that_has_gone_over_already_was_won_all_the_same(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=8, leader="S", won={"NS": 6, "EW": 1}, hands=TWICE)
    faced(play, *LINE.split())
    play.director("S", "revoke")
    answer_all(play, worse=False, won_later=False)
    assert moved(play) == {"NS": 2, "EW": 0}
    said = play.explain()
    assert "East won the revoke trick, trick 10, with ♠3; the trick that his side won from it on has gone over" in said
    assert {"64A1", "R64-1"} <= set(play.citations)
    assert "64B1" not in play.citations


@editions()
@pytest.mark.parametrize("by_claim", [True, False])
def test_64_of_tricks_that_nobody_recorded_only_the_number_is_said(laws: Edition, by_claim: bool) -> None:
    play = discard(laws)
    next_one = play.table.number
    if by_claim:
        play.claimed("W", 2)
    else:
        play.ended(13 - play.table.won[1] - 2)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    how = "by the claim" if by_claim else "by the result stated"
    assert f"two of tricks {next_one} to 13 {how}" in play.explain()


@editions()
def test_64_the_rest_of_the_tricks_may_be_named(laws: Edition) -> None:
    play = discard(laws)
    next_one = play.table.number
    play.claimed("W", 14 - next_one)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    assert f"tricks {next_one} to 13 by the claim" in play.explain()


# Penalty cards and demands

LEADER_HAS_ONE_TOO = {
    "hands": {"E": "H7 HA ...", "W": "DK D2 ..."},
    "penalty_cards": [{"seat": "E", "card": "HA", "kind": "major"}, {"seat": "W", "card": "DK", "kind": "major"}],
}


@editions()
def test_50d2_a_leader_who_has_a_penalty_card_of_his_own_is_not_said_to_be_free(laws: Edition) -> None:
    play = scene(laws, trick=6, leader="W", **LEADER_HAS_ONE_TOO)
    assert play.question is not None
    assert "or you may demand nothing, so that he must lead ♦K: the penalty card then stays" in play.question.say
    assert "free" not in play.question.say
    play.chose("leave")
    assert "South demanded nothing: West must lead ♦K; ♥A remains" in play.explain()


@editions()
def test_50d2_a_leader_with_nothing_to_bind_him_is_free(laws: Edition) -> None:
    penalty = [{"seat": "E", "card": "HA", "kind": "major"}]
    play = scene(laws, trick=6, leader="W", hands={"E": "H7 HA ..."}, penalty_cards=penalty)
    assert play.question is not None
    assert "or you may leave him free: the penalty card then stays" in play.question.say
    assert "Neither: any lead" in [option.label for option in play.question.options]


@editions()
def test_51b_the_same_with_several_penalty_cards(laws: Edition) -> None:
    more = [*LEADER_HAS_ONE_TOO["penalty_cards"], {"seat": "E", "card": "H7", "kind": "major"}]
    play = scene(laws, trick=6, leader="W", hands={"E": "H7 HA ...", "W": "DK D2 ..."}, penalty_cards=more)
    assert play.question is not None
    assert "or you may demand nothing, so that he must lead ♦K" in play.question.say


@editions()
def test_52_beside_a_minor_penalty_card_nothing_becomes_major_too(laws: Edition) -> None:
    penalty = [{"seat": "E", "card": "H5", "kind": "minor"}]
    play = scene(laws, trick=6, current="N:H3", hands={"E": "H5 H7 ..."}, penalty_cards=penalty)
    play.faced("E", "H7")
    play.director("S")
    assert play.question is not None
    assert "♥7 then becomes a major penalty card." in play.question.say


@editions()
def test_49_several_cards_are_spoken_of_as_several(laws: Edition) -> None:
    play = scene(laws, trick=6, current="N:C3", hands={"E": "H7 HA ..."})
    play.dropped("E", "H7 HA")
    play.director("S")
    while asked(play) != "designated_otherwise":
        play.found(True)
    assert play.question is not None
    assert play.question.text == (
        "Did the other side help to expose ♥7 and ♥A, so that they should not be penalty cards?"
    )
    play.found(True)
    assert "if the sight of ♥7 and ♥A, which are no penalty cards, affected the board" in play.explain(True)


def too_soon(laws: Edition, west: str) -> Play:
    """East has led before West's turn to a heart trick and declarer demands West's highest heart."""
    play = scene(laws, trick=5, leader="S", hands={"E": "H9 ...", "W": west})
    faced(play, "S:H4", "E:H9")
    play.director("S")
    while asked(play) in ("deemed_led", "was_play_or_lead", "partner_could_possibly_see_face"):
        play.found(True)
    assert play.question is not None
    play.chose("highest")
    return play


@editions()
def test_61_no_one_is_accused_who_may_be_void(laws: Edition) -> None:
    play = too_soon(laws, "C2 ...")
    play.faced("W", "C2")
    said = [i.summary for i in play.table.docket if i.card is not None and i.card.code == "C2"]
    assert all("though" not in each for each in said), said
    play = too_soon(laws, "HK H2 C2 D2 D3 D4 D5 D6 D7")
    play.faced("W", "H2")
    assert [i.summary for i in play.table.docket] == ["West played ♥2, though he must play the highest heart held"]


@editions()
def test_57a_a_demand_that_has_been_met_is_no_longer_listed(laws: Edition) -> None:
    play = too_soon(laws, "HK H2 ...")
    document = documents.outcome_document(play.now)
    assert [each["text"] for each in document["restrictions"]] == ["West must play the highest heart held"]
    assert any("highest heart" in line.text for line in statements.standing(play.table))
    play.faced("W", "HK")
    assert documents.outcome_document(play.now)["restrictions"] == []
    assert not any("highest heart" in line.text for line in statements.standing(play.table))


@editions()
def test_44c_dummy_is_not_asked_to_show_his_hand(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:SA W:S4")
    play.faced("N", "D7")
    play.director("W", "revoke")
    assert play.question is not None
    assert play.question.say == "Did North hold a spade when he played ♦7 to trick 5?"
