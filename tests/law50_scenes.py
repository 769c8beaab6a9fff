"""What the tests of Law 50 share."""

from __future__ import annotations

from bridgelaws.book.editions import Edition
from bridgelaws.play.play import Play
from scenes import scene

MAJOR_HK = [{"seat": "W", "card": "HK", "kind": "major"}]


def legal(play: Play) -> str:
    """The legal plays of the hand on turn, as codes."""
    assert play.legal_plays.cards is not None
    return " ".join(sorted(card.code for card in play.legal_plays.cards))


def east_to_lead(laws: Edition, **more: object) -> Play:
    """East is to lead while West has ♥K as a major penalty card."""
    hands = {"E": "H4 H2 C9 C8 S3", "W": "HK D7 D6 C4 S5"}
    return scene(laws, trick=9, leader="E", hands=hands, penalty_cards=MAJOR_HK, **more)


def dropped(laws: Edition, *cards: str) -> Play:
    play = scene(laws, trick=5, leader="N")
    for card in cards:
        play.dropped("W", card)
        play.director("S")
        for _ in card.split():
            play.found(True)
        play.found(False)
    return play


def refused(laws: Edition) -> Play:
    """East's opening lead of ♥K has been refused."""
    play = Play("N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT", "3NT by S", laws=laws)
    play.faced("E", "HK")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    return play
