"""What the tests of Law 57 share."""

from __future__ import annotations

from bridgelaws.book.editions import Edition
from bridgelaws.play.play import Play
from scenes import scene


def second_hand(laws: Edition, west: str = "CQ C8 C3", *, set_aside: tuple[str, ...] = ()) -> Play:
    """South has led a club and West is to play; East plays the king before him."""
    hands = {"W": west, "E": "CK C9", "N": "CA CJ"}
    play = scene(laws, "4S by S", trick=3, current="S:C4", hands=hands, set_aside=set_aside)
    play.faced("E", "CK")
    return play


def lead_to_next(laws: Edition, current: str = "S:H4 W:HA", *, set_aside: tuple[str, ...] = ()) -> Play:
    """West has played to a trick that East has still to play to, and leads the queen of spades to the next."""
    hands = {"W": "SQ D2", "E": "H9 H3", "N": "H2 S2" if "N:" not in current else "S2"}
    play = scene(laws, "4D by S", trick=3, current=current, hands=hands, set_aside=set_aside)
    play.faced("W", "SQ")
    return play


def restrictions(play: Play) -> list[str]:
    return [str(r) for r in play.table.restrictions]


def after_a_void_call(laws: Edition) -> Play:
    """Declarer calls a card that dummy does not have, and the defender after dummy plays as if dummy had."""
    hands = {"W": "H2 H3 H4", "N": "DT D4 S8 S2", "E": "D9 DK C2 C3", "S": "DJ S3 S4 S5"}
    play = scene(laws, "2NT by S", trick=10, current="W:D5", hands=hands)
    play.named("S", "jack of diamonds")
    play.faced("E", "D9")
    play.director("S")
    return play
