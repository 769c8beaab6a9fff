"""Law 67: defective tricks, found in time or late."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import EDITIONS, L1997, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.play import Play
from bridgelaws.values.seats import SEATS
from revoked import answer_all, faced, moved, states, table

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)
EAST = ["H9", "HT", "C3", "C5", "C6", "D2", "D5", "D8", "DT", "S2"]


def omitted(laws: object, *more: str, east: list[str] = EAST, **rest: object) -> Play:
    """East puts no card to trick 4, a heart won by South."""
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}, "hands": {"E": east}}
    play = faced(table("4S by S", laws, position, **rest), "W:H4", "N:H6")
    play.omitted("E")
    return faced(play, "S:HA", *more)


@every
def test_67a1_in_time_he_plays_to_the_trick(laws: Edition) -> None:
    play = omitted(laws, "S:C9")
    assert (play.table.number, play.now.status) == (5, "unattended")
    play.director("S")
    assert {"67A", "67A1", "R67-1"} <= set(play.citations)
    assert {c.code for c in play.legal_plays} == {"H9", "HT"}
    faced(play, "E:H9")
    assert (play.table.number, str(play.table.trick), play.turn.letter) == (5, "S:♣9", "W")  # type: ignore[union-attr]
    assert (play.table.won, states(play), play.table.penalty_cards) == ((3, 1), [], ())


@every
def test_67a1_the_card_supplied_may_win(laws: Edition) -> None:
    """R67-1; without it the card wins nothing."""
    east = ["HK", *EAST[2:], "C7"]
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}, "hands": {"E": east}}
    for aside in ([], ["R67-1"]):
        play = faced(table("4S by S", laws, position, set_aside=aside), "W:H4", "N:H6")
        play.omitted("E")
        faced(play, "S:HQ", "S:C9")
        play.director("S")
        if aside:
            assert play.question is None, "he has one heart"
            assert play.table.won == (3, 1)
            assert play.table.trick_at(4).winner(play.table.trumps).letter == "S"  # type: ignore[union-attr]
        else:
            faced(play, "E:HK")
            assert (play.table.won, play.turn.letter) == ((2, 2), "E")  # type: ignore[union-attr]


@every
def test_67a_the_clock_runs_until_each_side_has_played_on(laws: Edition) -> None:
    in_time = omitted(laws, "S:C9")
    in_time.director("S")
    assert "67A1" in in_time.citations
    late = omitted(laws, "S:C9", "W:C4")
    late.director("S")
    assert late.question is not None
    assert late.question.id == "card_for_defective_trick"


@every
def test_67b1a_holds_the_suit_a_revoke_from_2007_on(laws: Edition) -> None:
    play = omitted(laws, "S:C9", "W:C4", "N:C2", "E:C3")
    play.director("S")
    assert play.question is not None
    assert (play.question.id, set(play.question.values)) == ("card_for_defective_trick", {"H9", "HT"})
    play.chose("H9")
    assert "67B1(a)" in play.citations
    assert states(play) == ([] if laws is L1997 else ["4E:- established"])
    assert play.table.trick_at(4).winner(play.table.trumps).letter == "S"  # type: ignore[union-attr]
    assert play.table.won == (4, 1)
    assert all(play.table.hand(seat).count == play.table.due(seat) for seat in SEATS)
    play.ended(10)
    answer_all(play, worse_off=False)
    assert moved(play) == {"NS": 0 if laws is L1997 else 1, "EW": 0}
    assert ("64A2" in play.citations) is (laws is not L1997)


@every
def test_67b1b_lacks_the_suit_a_revoke_in_every_edition(laws: Edition) -> None:
    east = [*EAST[2:], "C7", "C8"]
    play = omitted(laws, "S:C9", "W:C4", "N:C2", "E:C3", east=east)
    play.director("S")
    play.chose("D2")
    assert "67B1(b)" in play.citations
    assert states(play) == ["4E:- established"]
    play.ended(10)
    answer_all(play, worse_off=False)
    assert moved(play) == {"NS": 1, "EW": 0}, "one trick at most"


@every
def test_67b1_dummys_missing_card_costs_no_trick(laws: Edition) -> None:
    north = ["H9", "C3", "C5", "C6", "D2", "D5", "D8", "DT", "S2", "S3"]
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}, "hands": {"N": north}}
    play = faced(table("4S by S", laws, position), "W:H4")
    play.omitted("N")
    faced(play, "E:H6", "S:HA", "S:C9", "W:C4", "N:C3", "E:C2")
    play.director("W")
    assert play.question is None, "dummy has one heart"
    play.ended(10)
    answer_all(play, worse_off=False)
    assert moved(play) == {"NS": 0, "EW": 0}
    assert ("64B3" in play.citations) is (laws is not L1997)


@every
def test_67b_the_count_and_the_suit_when_the_trick_is_not_on_file(laws: Edition) -> None:
    position = {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}, "counts": {"E": 9}}
    play = table("4S by S", laws, position)
    play.defect_found("E", 4)
    assert play.question is not None
    assert play.question.id == "suit_led"
    play.found("H")
    assert play.question.id == "holds:E:H:6"
    play.found(True)
    play.chose("H9")
    assert play.table.hands[1].count == 8
    assert "67B" in play.citations


@every
def test_67b_counting_test(laws: Edition) -> None:
    """A hand on file with as many cards as it should have has put one card to every trick."""
    hands = {"E": ["C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"]}
    play = table("4S by S", laws, {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}, "hands": hands})
    with pytest.raises(ImpossibleEvent, match="8 cards and ought to have 8"):
        play.defect_found("E", 4)
    with pytest.raises(ImpossibleEvent, match="do not fit"):
        play.defect_found("E", 4, "D7 D2")
    with pytest.raises(ImpossibleEvent, match="has not been completed"):
        play.defect_found("E", 6)


SHORT = {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}, "counts": {"W": 7}}


@every
def test_67b2_all_but_the_faced_card_go_back(laws: Edition) -> None:
    play = table("4S by S", laws, SHORT)
    play.defect_found("W", 4, "D7 D2", faced="D7")
    assert play.question is None
    assert play.table.hands[3].count == 8
    assert "D2" in {c.code for c in play.table.hands[3].cards}
    assert not play.table.penalty_cards
    assert "♦2 counts as having been in the hand all along" in play.explain()


@every
def test_67b2_the_highest_legal_card_stays_when_no_one_knows(laws: Edition) -> None:
    play = table("4S by S", laws, SHORT)
    play.defect_found("W", 4, "D7 D2")
    assert play.question is None, "whatever suit was led, it is the seven"
    assert "♦7 stays as West's card to trick 4" in play.explain()


@every
@pytest.mark.parametrize(("led", "stays"), [("D", "♦2"), ("C", "♣9"), ("S", "♣9"), ("H", "♣9")])
def test_67b2_the_suit_led_decides_which_card_was_legal(laws: Edition, led: str, stays: str) -> None:
    play = table("4S by S", laws, SHORT)
    play.defect_found("W", 4, "C9 D2")
    play.found(led, "suit_led")
    assert f"{stays} stays as West's card to trick 4" in play.explain()
    assert states(play) == [], "the card that stays was legal"


@every
def test_67b2_footnote_an_exposed_card_becomes_a_penalty_card(laws: Edition) -> None:
    play = table("4S by S", laws, SHORT)
    play.defect_found("W", 4, "D7 D2", faced="D7", seen="D2")
    assert [(p.seat.letter, p.card.code, p.kind.value) for p in play.table.penalty_cards] == [("W", "D2", "minor")]


@every
def test_67b2_several_revokes_made_by_one_restored_card(laws: Edition) -> None:
    """Diamonds were led to tricks 5 and 6 and West discarded; the second revoke in the suit costs nothing."""
    position = {"trick": 5, "leader": "S", "won": {"NS": 3, "EW": 1}, "counts": {"W": 8}}
    play = faced(table("4S by S", laws, position), "S:D9", "W:H2", "N:DK", "E:D3", "N:D4", "E:D5", "S:DJ", "W:H3")
    faced(play, "S:C2", "W:CA", "N:C3", "E:C4")
    play.defect_found("W", 4, "D7 D2", faced="D7")
    assert states(play) == ["5W:H2 established", "6W:H3 established"]
    play.ended(9)
    answer_all(play, won_later=False, worse_off=False, tricks_if_later=False)
    assert moved(play) == {"NS": 1, "EW": 0}
    assert "64B2" in play.citations


@every
def test_67_a_hand_passed_over_that_plays_after_all(laws: Edition) -> None:
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}, "hands": {"N": EAST}}
    play = faced(table("4S by S", laws, position), "W:H4")
    play.omitted("N")
    assert play.turn is not None
    assert play.turn.letter == "E"
    play.director("E")
    assert play.turn.letter == "N"


def test_67_omitted_makes_sense_only_in_a_trick() -> None:
    play = table("4S by S", 2017)
    with pytest.raises(ImpossibleEvent, match="passed over"):
        play.omitted("N")


# The clock of 67A runs for a count too


@every
def test_67a1_a_count_before_each_side_has_played_on_is_in_time(laws: Edition) -> None:
    """The trick is not on file: East supplies a card, and does not count as having revoked."""
    position = {
        "trick": 5,
        "current": [{"seat": "S", "card": "C9"}],
        "won": {"NS": 3, "EW": 1},
        "counts": {"E": 10},
        "hands": {"E": ["H9", "..."]},
    }
    play = table("4S by S", laws, position)
    play.defect_found("E", 4)
    assert play.question is not None
    assert (play.question.id, play.question.refs) == ("suit_led", ("67A",))
    play.found("H")
    assert (play.question.id, play.question.refs) == ("card_for_defective_trick", ("67A1",))
    play.chose("H9")
    assert ({"67A", "67A1", "R67-1"} <= set(play.citations), "67B1" in play.citations) == (True, False)
    assert (states(play), play.table.penalty_cards, play.turn.letter) == ([], (), "W")  # type: ignore[union-attr]
    assert [str(r.why) for r in play.table.referrals] == ["on who won trick 4 if ♥9 wins it"]
    assert "winner stays the same" not in play.explain()


@every
def test_67b1_the_same_count_once_each_side_has_played_on(laws: Edition) -> None:
    position = {
        "trick": 5,
        "current": [{"seat": "S", "card": "C9"}, {"seat": "W", "card": "C4"}],
        "won": {"NS": 3, "EW": 1},
        "counts": {"E": 10},
        "hands": {"E": ["H9", "..."]},
    }
    play = table("4S by S", laws, position)
    play.defect_found("E", 4)
    play.found("H")
    play.chose("H9")
    assert ("67A1" in play.citations, "67B1(a)" in play.citations) == (False, True)
    assert states(play) == ([] if laws is L1997 else ["4E:- established"])


@every
def test_67a2_two_cards_found_in_time_are_cards_put_down_together(laws: Edition) -> None:
    position = {
        "trick": 5,
        "current": [{"seat": "S", "card": "C9"}],
        "won": {"NS": 3, "EW": 1},
        "counts": {"E": 8},
    }
    for seen, penalty in (("D6", ["♦6 of East (minor)"]), ("", [])):
        play = table("4S by S", laws, position)
        play.defect_found("E", 4, "H9 D6", faced="H9", seen=seen)
        if seen:
            play.found("simultaneous", "simultaneous_or_later")
        assert (play.question, [str(p) for p in play.table.penalty_cards]) == (None, penalty)
        assert {"67A", "67A2", "58B2" if seen else "58B1"} <= set(play.citations)
        assert not any(ref.startswith("67B") for ref in play.citations)
        assert play.table.hands[1].count == 9
    asked = table("4S by S", laws, position)
    asked.defect_found("E", 4, "H9 D6", seen="H9 D6")
    assert asked.question is not None
    assert (asked.question.id, asked.question.values) == ("card_played", ("H9", "D6"))
    asked.chose("D6")
    assert [str(p) for p in asked.table.penalty_cards] == ["♥9 of East (minor)"]


@every
@pytest.mark.parametrize(("deliberate", "kind"), [(True, "major"), (False, "minor")])
def test_67a2_a_further_card_found_in_time_is_a_fifth_card(laws: Edition, deliberate: bool, kind: str) -> None:
    position = {"trick": 5, "leader": "S", "won": {"NS": 3, "EW": 1}, "counts": {"E": 8}}
    play = table("4S by S", laws, position)
    play.defect_found("E", 4, "H9 D6", faced="H9", seen="D6")
    play.found("later", "simultaneous_or_later")
    play.found(deliberate)
    assert [str(p) for p in play.table.penalty_cards] == [f"♦6 of East ({kind})"]
    assert {"67A", "67A2", "45E1"} <= set(play.citations)
    assert not any(ref.startswith("58B") for ref in play.citations)


# What a restored card shows


@every
def test_67b2_the_card_that_stays_may_itself_have_been_a_revoke(laws: Edition) -> None:
    """West put the seven of diamonds on a heart, the two of hearts hidden under it."""
    position = {"trick": 4, "leader": "S", "won": {"NS": 2, "EW": 1}, "counts": {"W": 9}}
    play = faced(table("4S by S", laws, position), "S:HA", "W:D7", "N:H3", "E:H4", "S:C2", "W:C3")
    play.defect_found("W", 4, "D7 H2")
    assert (play.question, states(play)) == (None, ["4W:D7 established"])
    assert "61A" in play.citations


@every
def test_67b2_tricks_that_are_not_on_file_are_left_to_the_director(laws: Edition) -> None:
    play = table("4S by S", laws, SHORT)
    play.defect_found("W", 4, "D7 D2", faced="D7")
    (referral,) = play.table.referrals
    assert (referral.authority.ref(laws), str(referral.when)) == ("67B2" if laws is L1997 else "67B2(b)", "now")


@every
def test_67b2_nothing_is_left_to_the_director_when_the_tricks_are_on_file(laws: Edition) -> None:
    position = {"trick": 4, "leader": "S", "won": {"NS": 2, "EW": 1}, "counts": {"W": 9}}
    play = faced(table("4S by S", laws, position), "S:HA", "W:H7", "N:H3", "E:H4", "S:C2", "W:C3")
    play.defect_found("W", 4, "H7 H2")
    assert (states(play), play.table.referrals) == ([], ())


@every
def test_67b2_several_cards_exposed_are_all_major(laws: Edition) -> None:
    play = table("4S by S", laws, {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}, "counts": {"W": 6}})
    play.defect_found("W", 4, "D7 D2 D3", faced="D7", seen="D2 D3")
    assert {str(p) for p in play.table.penalty_cards} == {"♦2 of West (major)", "♦3 of West (major)"}


@every
def test_67b1_a_penalty_card_of_the_suit_led_was_in_sight(laws: Edition) -> None:
    """64B3: not having played a penalty card costs no trick."""
    position = {
        "trick": 4,
        "leader": "W",
        "won": {"NS": 2, "EW": 1},
        "hands": {"E": EAST},
        "penalty_cards": [{"seat": "E", "card": "H9", "kind": "minor"}],
    }
    play = faced(table("4S by S", laws, position), "W:H4", "N:H6")
    play.omitted("E")
    faced(play, "S:HA", "S:C9", "W:C4")
    play.director("S")
    play.chose("HT")
    play.ended(10)
    answer_all(play, worse_off=False)
    assert moved(play) == {"NS": 0, "EW": 0}
    assert ("64B3" in play.citations) is (laws is not L1997)


@every
@pytest.mark.parametrize(("east", "wins"), [("H9", False), ("HK", True)])
def test_67a1_after_a_claim_the_card_is_placed_and_play_stays_stopped(laws: Edition, east: str, wins: bool) -> None:
    hands = {"E": [east, *EAST[2:], "C7"]}
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}, "hands": hands}
    play = faced(table("4S by S", laws, position), "W:H4", "N:H6")
    play.omitted("E")
    faced(play, "S:HQ")
    play.claimed("S", 9)
    play.director("S")
    assert (play.question, play.turn, play.table.total) == (None, None, (12, 1))
    assert "67A1" in play.citations
    assert any("who won trick 4" in str(r.why) for r in play.table.referrals) is wins


@every
def test_67b2_a_card_that_another_hand_played_was_not_among_them(laws: Edition) -> None:
    play = faced(table("4S by S", laws, SHORT), "S:C2", "W:C3", "N:C4", "E:C5")
    with pytest.raises(ImpossibleEvent, match="♣5 was not among"):
        play.defect_found("W", 4, "C5 D2")


@every
def test_67a1_while_the_trick_before_is_being_put_right(laws: Edition) -> None:
    """Trick 5 is taken up again for East's revoke; West, passed over at trick 6, plays to it afterwards."""
    hands = {"E": ["C2", "D7", "HA", "S2", "..."], "W": ["D9", "H2", "S9", "..."], "N": ["DK", "H3", "..."]}
    position = {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": hands}
    for aside in ([], ["R67-1"]):
        play = faced(table("3NT by S", laws, position, set_aside=aside), "S:D4", "W:D9", "N:DK", "E:C2", "N:H3")
        play.omitted("W")
        play.director("S", "revoke")
        play.director("S")
        faced(play, "E:D7")
        assert (play.table.number, str(play.table.trick)) == (6, "N:♥3")
        assert play.table.trick.omitted == ()
        assert all(play.table.hand(seat).count == play.table.due(seat) for seat in SEATS)


@every
def test_67a1_after_a_claim_a_trump_supplied_may_have_won(laws: Edition) -> None:
    for card, wins in (("S2", True), ("D2", False)):
        play = omitted(laws, east=["C7", "C8", *EAST[2:]])
        play.claimed("S", 9)
        play.director("S")
        play.chose(card)
        assert any("who won trick 4" in str(r.why) for r in play.table.referrals) is wins


@every
def test_67a2_67b2_declarers_cards_that_were_seen_are_no_penalty_cards(laws: Edition) -> None:
    late = {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}, "counts": {"S": 7}}
    in_time = {"trick": 5, "current": [{"seat": "W", "card": "C9"}], "won": {"NS": 3, "EW": 1}, "counts": {"S": 8}}
    for position in late, in_time:
        play = table("4S by S", laws, position)
        play.defect_found("S", 4, "D7 D2", faced="D7", seen="D2")
        assert (play.question, play.table.penalty_cards) == (None, ())
        assert play.table.hands[2].count == play.table.due(SEATS[2])


@every
def test_67b2_another_players_revoke_stays_on_file(laws: Edition) -> None:
    """West's hidden heart shows his revoke at trick 4; East's at trick 5 has nothing to do with it."""
    position = {
        "trick": 4, "leader": "S", "won": {"NS": 2, "EW": 1}, "counts": {"W": 9},
        "hands": {"E": ["H4", "C5", "D9", "..."]},
    }  # fmt: skip
    play = faced(table("4S by S", laws, position), "S:HA", "W:D7", "N:H3", "E:H4", "S:C2", "W:C3", "N:C4", "E:D9")
    play.defect_found("W", 4, "D7 H2")
    assert states(play) == ["4W:D7 established", "5E:D9 open"]
    assert [i.offender.letter for i in play.table.docket] == ["E"]
    play.director("S", "revoke")
    assert states(play) == ["4W:D7 established", "5E:D9 corrected"]


@every
def test_67b2_a_revoke_that_was_ruled_on_is_not_ruled_on_again(laws: Edition) -> None:
    position = {
        "trick": 4, "leader": "S", "won": {"NS": 2, "EW": 1}, "counts": {"W": 9},
        "hands": {"W": ["D7", "H8", "C3", "..."]},
    }  # fmt: skip
    play = faced(table("4S by S", laws, position), "S:HA", "W:D7", "N:H3", "E:H4", "S:C2", "W:C3")
    play.director("S", "revoke")
    play.defect_found("W", 4, "D7 H2")
    assert states(play) == ["4W:D7 established"]
    assert "61A" not in play.rulings[-1].citations


@every
def test_67a2_a_revoke_corrected_upon_a_count_leaves_nothing_to_the_director(laws: Edition) -> None:
    """Trick 4 is taken up again: there is no later trick in which West could have revoked."""
    position = {"trick": 4, "leader": "S", "won": {"NS": 2, "EW": 1}, "counts": {"W": 9}}
    play = faced(table("4S by S", laws, position), "S:HA", "W:D7", "N:H3", "E:H4")
    play.defect_found("W", 4, "D7 H2")
    assert (states(play), str(play.turn)) == (["4W:D7 corrected"], "West")
    assert not any(r.authority.ref(laws).startswith("67") for r in play.table.referrals)


@every
def test_67a_a_trick_whose_lead_is_taken_back_is_no_longer_defective(laws: Edition) -> None:
    """East leads out of turn, South is passed over, West plays: the lead is refused and West has the lead."""
    play = faced(table("4S by S", laws, {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}}), "E:H4")
    play.omitted("S")
    faced(play, "W:H5")
    play.director("S")
    play.chose("refuse")
    play.chose("leave")
    assert (play.table.trick.empty, str(play.turn), play.question, play.table.docket) == (True, "West", None, ())
    assert "67A" in play.citations
    assert "67A1" not in play.citations


@every
def test_67a1_a_hand_passed_over_at_the_last_trick_plays_its_last_card(laws: Edition) -> None:
    play = faced(table("4S by S", laws, {"trick": 13, "leader": "W", "hands": {"E": ["H9"]}}), "W:H4", "N:H6")
    play.omitted("E")
    play.director("S")
    assert {"67A", "67A1"} <= set(play.citations)


@every
def test_67b2_the_defective_trick_itself_may_not_be_on_file(laws: Edition) -> None:
    position = {"trick": 5, "leader": "S", "won": {"NS": 3, "EW": 1}, "counts": {"W": 8}}
    play = faced(table("4S by S", laws, position), "S:C2", "W:C3")
    play.defect_found("W", 4, "D7 H2", faced="D7")
    assert ("67B2" if laws is L1997 else "67B2(b)") in {r.authority.ref(laws) for r in play.table.referrals}


@every
def test_67a2_the_suit_led_is_asked_for_in_time_too(laws: Edition) -> None:
    """Of the cards that were found in the trick, nobody saw any."""
    position = {"trick": 5, "leader": "S", "won": {"NS": 3, "EW": 1}, "counts": {"W": 8}}
    play = table("4S by S", laws, position)
    play.defect_found("W", 4, "D7 H2")
    assert play.question is not None
    assert (play.question.to, play.question.refs) == (None, ("67A",))
    play.answer("H")
    assert {"D7", "H2"} & {c.code for c in play.table.hands[3].cards} == {"D7"}


def partner_led(laws: object, **more: object) -> Play:
    """East put no card to trick 4; West won it and led; East supplies the card that wins."""
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}, "hands": {"E": EAST}}
    play = faced(table("4S by S", laws, position, **more), "W:H8", "N:H6")
    play.omitted("E")
    faced(play, "S:H2", "W:C9")
    play.director("S")
    return faced(play, "E:HT")


@every
def test_67a1_a_lead_undone_by_the_card_supplied_is_withdrawn(laws: Edition) -> None:
    """R44-1; West's own side was at fault, so that only South may use what it showed; R44-2: no penalty card."""
    play = partner_led(laws)
    assert (play.table.number, str(play.table.trick), play.turn.letter) == (5, "", "E")  # type: ignore[union-attr]
    assert {"44G", "R44-1", "R44-2"} <= set(play.citations)
    assert [(w.card.code, w.offenders.value) for w in play.table.withdrawn] == [("C9", "EW")]
    told = [(i.card.code, i.authorized, i.unauthorized) for i in play.table.information if i.card is not None]
    assert [(c, [s.letter for s in a], [s.letter for s in u]) for c, a, u in told] == [("C9", ["S"], ["E"])]
    assert play.table.penalty_cards == ()
    assert len(play.legal_plays) == 9, "East may lead what he likes"


@every
def test_67a1_without_r44_2_the_lead_undone_is_a_major_penalty_card(laws: Edition) -> None:
    play = partner_led(laws, set_aside=["R44-2"])
    assert [(p.seat.letter, p.card.code, p.kind.value) for p in play.table.penalty_cards] == [("W", "C9", "major")]
    assert play.question is not None
    assert (play.question.id, play.question.to.letter) == ("lead_option:5", "S")  # type: ignore[union-attr]


@every
def test_67a1_a_lead_of_the_other_side_undone_by_the_card_supplied_is_unauthorized_for_the_defenders(
    laws: Edition,
) -> None:
    position = {"trick": 4, "leader": "W", "won": {"NS": 2, "EW": 1}, "hands": {"E": ["HK", *EAST[2:], "C7"]}}
    play = faced(table("4S by S", laws, position), "W:H4", "N:H6")
    play.omitted("E")
    faced(play, "S:HQ", "S:C9")
    play.director("S")
    faced(play, "E:HK")
    assert ("R44-1" in play.citations, "R44-2" in play.citations) == (True, False)
    assert [(i.card.code, {s.letter for s in i.unauthorized}) for i in play.table.information if i.card] == [
        ("C9", {"E", "W"})
    ]
    assert "C9" in {c.code for c in play.table.hand(play.table.declarer).cards}
