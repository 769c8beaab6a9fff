"""Law 52: what was played instead of a penalty card was a revoke."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import Edition
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, penalty_cards, scene, trick

HEART = [{"seat": "W", "card": "HK", "kind": "major"}]


def discards(laws: Edition, west: str | None = None, also: tuple[tuple[str, str], ...] = ()) -> Play:
    """South has led ♦3; West, whose ♥K is a penalty card, discards ♣2, and declarer plays on."""
    hands = {} if west is None else {"W": west}
    play = scene(laws, trick=5, current="S:D3", hands=hands, penalty_cards=HEART)
    for seat, card in (("W", "C2"), ("N", "D5"), *also):
        play.faced(seat, card)
    return play


def rulings_of(play: Play) -> list[int]:
    return [ruling.law for ruling in play.rulings]


@editions()
def test_52b1b_falls_when_it_is_found_that_he_could_have_followed_suit(laws: Edition) -> None:
    """He was never bound to play the penalty card, and the revoke rules decide."""
    play = discards(laws)
    assert (rulings_of(play), "52B1(b)" in play.citations) == ([52], True)
    play.director("S", about="revoke")
    assert "52B1(b)" in play.citations, "nothing has been found yet"
    play.found(True)
    assert (rulings_of(play), "52B1(b)" in play.citations, "62B1" in play.citations) == ([61], False, True)
    assert [each.ruling.law for each in play.now.fallen] == [52]
    assert (trick(play), penalty_cards(play)) == ("S:D3 N:D5", {"W:HK major", "W:C2 major"})


@editions()
def test_52b1b_stands_when_it_is_found_that_he_could_not(laws: Edition) -> None:
    play = discards(laws)
    play.director("S", about="revoke")
    play.found(False)
    assert (52 in rulings_of(play), "52B1(b)" in play.citations, play.now.fallen) == (True, True, ())


@editions()
def test_52b1b_falls_when_cards_played_since_show_it_and_someone_speaks(laws: Edition) -> None:
    """The revoke is established by then; nobody had spoken of it while ♦9 lay there, so that the ruling stood."""
    later = (("E", "D4"), ("N", "S2"), ("E", "S3"), ("S", "S4"), ("W", "D9"))
    play = discards(laws, also=later)
    assert "52B1(b)" in play.citations
    play.director("S", about="revoke")
    assert ("52B1(b)" in play.citations, "63A1" in play.citations, asked(play)) == (False, True, None)
    assert [each.ruling.law for each in play.now.fallen] == [52]


@editions()
@pytest.mark.parametrize("west", ["HK C2 D9 S5 S6 S7 S8 H2 H3", "HK C2 C9 S5 S6 S7 S8 H2 H3"])
def test_52_with_his_hand_on_file_it_is_ruled_at_once(laws: Edition, west: str) -> None:
    revoked = "D9" in west
    play = discards(laws, west)
    assert ("52B1(b)" in play.citations) is not revoked
    play.director("S", about="revoke")
    assert ("52B1(b)" in play.citations, "62B1" in play.citations) == (not revoked, revoked)


@editions()
def test_52_told_before_declarer_plays_on_there_is_nothing_to_fall(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:D3", penalty_cards=HEART)
    play.faced("W", "C2")
    play.director("S", about="revoke")
    play.found(True)
    assert (penalty_cards(play), "52B1(b)" in play.citations) == ({"W:HK major", "W:C2 major"}, False)
