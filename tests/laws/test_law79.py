"""Law 79: the sides disagree about the tricks won, and nobody had claimed."""

from __future__ import annotations

import pytest

from bridgelaws import changes
from bridgelaws.book.editions import L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, referred


def stated(laws: Edition, tricks: int = 9) -> Play:
    """Four spades by South; the players have agreed on the tricks."""
    play = Play(contract="4S by S", laws=laws, vulnerable="none")
    play.faced("W", "DA")
    play.ended(tricks)
    return play


@editions()
def test_79b_the_director_rules_how_many_tricks_were_won(laws: Edition) -> None:
    for won, total in ((True, (10, 3)), (False, (9, 4))):
        play = stated(laws)
        play.asked_back("S", 1)
        assert asked(play) == "won_trick"
        play.found(won)
        assert (play.table.total, referred(play)) == (total, set())


@editions()
def test_79b_the_other_side_may_ask_as_well_and_a_call_on_the_next_deal_takes_nothing_away(laws: Edition) -> None:
    play = stated(laws)
    play.next_deal_called("W")
    play.asked_back("W")
    assert asked(play) == "tricks_missing"
    play.answer("2")
    play.found(True)
    assert play.table.total == (7, 6)


@editions()
def test_79b_when_the_round_is_over_both_scores_change_only_if_it_is_clear_and_since_2017(laws: Edition) -> None:
    for clear in (True, False):
        play = stated(laws)
        play.round_ended()
        play.asked_back("S", 1)
        assert asked(play) == "clearly_won_trick"
        play.found(clear)
        changed = clear and laws is L2017
        assert play.table.total == ((10, 3) if changed else (9, 4))
        assert [ref.split()[1] for ref in referred(play)] == ([] if changed else ["may"])


@editions()
def test_79b_tricks_on_file_are_not_in_dispute(laws: Edition) -> None:
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    play = Play(deal, "7NT by N", laws=laws)
    while play.turn is not None:
        play.faced(play.turn, max(play.legal_plays))
    play.asked_back("N", 1)
    assert (play.question, play.table.won, "show that North-South won 0" in play.explain()) == (None, (0, 13), True)


@editions()
def test_79b_no_more_can_be_asked_for_than_the_others_have(laws: Edition) -> None:
    play = stated(laws)
    with pytest.raises(ImpossibleEvent, match="the other side has 4"):
        play.asked_back("S", 5)
    with pytest.raises(ImpossibleEvent):
        Play(contract="4S by S", laws=laws).asked_back("S", 1)


def test_79b_what_changed_is_said() -> None:
    assert [str(c).split(" -> ")[1].split(":")[0] for c in changes(2007, 2017, law=79)] == ["79B3 (substance)"]
    assert all(str(change) for change in changes(1997, 2017, law=79))
