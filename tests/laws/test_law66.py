"""Law 66: inspection of tricks."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import EDITIONS, L2017, Edition
from bridgelaws.play.play import Play
from revoked import faced, table
from scenes import scene

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


def after_a_trick(laws: object, *more: str) -> Play:
    return faced(table("3NT by S", laws, {"trick": 5, "leader": "S"}), "S:D4", "W:D9", "N:DK", "E:D7", *more)


@every
def test_66a_until_he_has_turned_his_card_and_his_side_has_played_on(laws: Edition) -> None:
    cases = (((), False, True), ((), True, False), (("N:H3",), False, True), (("N:H3", "E:H4"), False, False))
    for events, turned, may in cases:
        play = after_a_trick(laws)
        if turned:
            play.quitted("E")
        faced(play, *events)
        play.said("E", "show the trick")
        assert "66A" in play.citations
        assert ("East may have all cards" in play.explain()) is may


@every
def test_66a_dummy_has_no_such_right(laws: Edition) -> None:
    play = after_a_trick(laws)
    play.said("N", "show the trick")
    assert "dummy has no such right" in play.explain()


def test_66b_own_last_card() -> None:
    """Until any lead in 1997 and 2007, until his own side plays in 2017."""
    for laws in EDITIONS:
        for events, may in (((), True), (("N:H3",), laws is L2017), (("N:H3", "E:H4"), False)):
            play = after_a_trick(laws, *events)
            play.said("E", "my last card")
            assert "66B" in play.citations
            assert ("East may look at his last card, without" in play.explain()) is may, (laws, events)


@every
def test_66c_quitted_tricks_only_on_the_directors_instruction(laws: Edition) -> None:
    for allowed in (False, True):
        play = after_a_trick(laws)
        play.said("E", "quitted tricks")
        assert play.question is not None
        assert play.question.id == "director_allows_inspection"
        play.found(allowed)
        assert ("are looked at" in play.explain()) is allowed


@every
def test_66d_after_play_all_cards_may_be_inspected(laws: Edition) -> None:
    play = table("3NT by S", laws)
    play.ended(9)
    play.said("N", "quitted tricks")
    assert play.question is None
    assert "66D" in play.citations


@every
def test_66d_who_mixes_his_cards_after_a_claim_of_revoke_loses_the_point(laws: Edition) -> None:
    for lost in (False, True):
        play = after_a_trick(laws)
        play.director("S", "revoke")
        play.mixed("E")
        play.found(lost, "facts_lost")
        assert ("The ruling goes to North-South" in play.explain()) is lost
        assert "66D" in play.citations


@every
def test_66a_a_card_turned_too_soon_may_be_seen_again(laws: Edition) -> None:
    """45G: West turns his card before East has played. That the last trick was turned in order changes nothing."""
    for turned in ("", "NESW"):
        play = after_a_trick(laws)
        for seat in turned:
            play.quitted(seat)
        faced(play, "N:C4", "E:C5", "S:C6")
        play.quitted("S")
        play.said("W", "show the trick")
        play.said("E", "show the trick")
        assert "West may have all cards of the trick faced" in play.explain()
        assert "East may have all cards of the trick faced" in play.explain()
        play.quitted("E")
        play.said("E", "show the trick")
        assert "East may not have the trick faced: he has turned his card" in play.explain()
        play.director("W")
        assert "West may have ♣6 faced again" in play.explain()


@every
def test_66a_a_card_of_the_last_trick_may_be_turned_after_an_opponent_has_led(laws: Edition) -> None:
    play = after_a_trick(laws, "N:H3")
    play.quitted("E")
    play.said("E", "show the trick")
    assert "East may not have the trick faced: he has turned his card" in play.explain()


@every
def test_66b_dummy_has_no_such_right(laws: Edition) -> None:
    play = after_a_trick(laws)
    play.said("N", "my last card")
    assert "North may not look at his last card during the play: dummy has no such right (66B)" in play.explain()


@every
def test_66d_the_number_of_tricks_may_be_in_dispute_as_well(laws: Edition) -> None:
    for called in (False, True):
        play = table("3NT by S", laws, {"trick": 9, "leader": "W", "won": {"NS": 4, "EW": 4}})
        play.ended(8)
        if called:
            play.director("S")
        play.mixed("E")
        assert (play.question is not None and play.question.id == "facts_lost") is called


@every
def test_66d_a_dispute_after_thirteen_tricks(laws: Edition) -> None:
    hands = {"N": "S2", "E": "S3", "S": "S4", "W": "S5"}
    for called in (False, True):
        play = scene(laws, trick=13, leader="W", hands=hands, won={"NS": 6, "EW": 6})
        play.director("N")
        for seat, card in ("W", "S5"), ("N", "S2"), ("E", "S3"), ("S", "S4"):
            play.faced(seat, card)
        if called:
            play.director("S")
        play.mixed("E")
        assert (play.question is not None and play.question.id == "facts_lost") is called
