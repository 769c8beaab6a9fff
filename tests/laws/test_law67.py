"""Law 67: defective tricks, found in time or late."""

from __future__ import annotations

import pytest

from bridgelaws.editions import EDITIONS, L1997, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play import Play
from bridgelaws.seats import SEATS
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
            play.chose("HK")
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
    play.chose("H9")
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
    """A hand with as many cards as it should have has put one card to every trick."""
    play = table("4S by S", laws, {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}})
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
    play.found("D", "suit_led")
    assert "♦7 stays as West's card to trick 4" in play.explain()


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
    answer_all(play, won_later=False, worse_off=False)
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
