"""A finding tells what an act counted as from that act on; what is ordered on it, is ordered when it is found."""

from __future__ import annotations

from bridgelaws.book.editions import Edition
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, penalty_cards, scene, trick, unattended

HANDS = {"W": "C3 CK H4 H6 ...", "E": "C6 C9 H9 H2 ...", "N": "C4 HA D2 ...", "S": "C7 H7 ..."}


def two_cards(laws: Edition) -> Play:
    """East holds ♣6 to the club led, and then faces ♣9; the Director is called, and play goes on meanwhile."""
    play = scene(laws, "3NT by S", trick=5, leader="N", hands=HANDS)
    play.faced("N", "C4")
    play.held("E", "C6")
    play.faced("E", "C9")
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"
    return play


@editions()
def test_found_at_once_the_card_lies_there_when_partner_leads(laws: Edition) -> None:
    play = two_cards(laws)
    play.found(True)
    assert (trick(play), penalty_cards(play)) == ("N:C4 E:C6", {"E:C9 major"})
    play.faced("S", "C7")
    play.faced("W", "CK")
    assert asked(play) == "lead_option:6"  # declarer's option comes first (50D2)


@editions()
def test_nobody_led_too_soon_when_there_was_no_penalty_card_yet(laws: Edition) -> None:
    """♣6 was played when it was held; ♣9 becomes a penalty card when that is found, after West has led (50D2)."""
    play = two_cards(laws)
    play.faced("S", "C7")
    play.faced("W", "CK")
    play.faced("W", "H4")
    play.found(True)
    # South played after ♣9, which gives way only now, and may change his card (47D).
    assert asked(play) == "keep_or_withdraw:S"
    play.chose("keep")
    assert (penalty_cards(play), trick(play), unattended(play)) == ({"E:C9 major"}, "W:H4", [])
    assert play.table.last_trick is not None
    assert str(play.table.last_trick) == "N:♣4 E:♣6 S:♣7 W:♣K"


@editions()
def test_the_card_binds_from_then_on(laws: Edition) -> None:
    play = two_cards(laws)
    play.faced("S", "C7")
    play.faced("W", "CK")
    play.faced("W", "H4")
    play.found(True)
    play.chose("keep")
    play.faced("N", "HA")
    # East holds hearts and follows suit; ♣9 waits on the table for the first opportunity (50D1).
    plays = play.legal_plays
    assert ({card.suit.letter for card in plays.legal}, penalty_cards(play)) == ({"H"}, {"E:C9 major"})
