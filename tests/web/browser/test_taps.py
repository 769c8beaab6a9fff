"""From "New call" to the words of a ruling, with the contract open: how many taps each call takes on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .director import Director


class Calling:
    """A call being told on a phone, tap by tap."""

    def __init__(self, director: Director) -> None:
        self.director = director

    def begin(self, kind: str, trick: int | None = None) -> None:
        """From the list to the first detail of a kind of call: South is declarer."""
        self.director.new_call(kind, trick=trick)

    def trick(self, leader: str, *cards: str, whole: bool = False) -> None:
        """Who led, and the cards since."""
        self.director.asked("led")
        self.director.seat(leader)
        for card in cards:
            self.director.card(card)
        if not whole:
            self.director.press("Done")


def opening_lead(at: Calling, page: Director) -> None:
    page.opening_lead()
    page.press("No")
    page.asked("What does South choose?")
    page.option("Refuse the lead")
    page.asked("West is to lead")
    page.option("Require a heart lead")
    page.says_to("W", "West must lead a heart")


def wrong_hand(at: Calling, page: Director) -> None:
    at.begin("Lead out of turn, or declarer from the wrong hand", trick=4)
    page.asked("Whose lead was it?")
    page.seat("N")
    page.asked("Who led instead?")
    page.seat("S")
    page.card("DK")
    page.asked("What does West say?")
    page.option("Require it to be taken back")
    page.reads("North must lead")


def revoke(at: Calling, page: Director) -> None:
    at.begin("Revoke: a player did not follow suit", trick=5)
    at.trick("W", "HK", "H2", "S4")
    page.asked("Did East hold a heart")
    page.press("Yes")
    page.says_to("E", "♠︎4 is withdrawn")


def before_partner(at: Calling, page: Director) -> None:
    at.begin("Play out of turn or too early", trick=3)
    at.trick("N", "H2")
    page.asked("Who played out of turn?")
    page.seat("W")
    page.asked("Which card did West play?")
    page.card("H5")
    page.asked("West played before his partner.")
    page.option("Highest heart he holds")
    page.says_to("E", "highest heart")


def dropped(at: Calling, page: Director) -> None:
    page.dropped()
    page.reads("♥︎K becomes a major penalty card")


def dummys_wrong_card(at: Calling, page: Director) -> None:
    at.begin("Dummy put down another card", trick=4)
    at.trick("N")
    page.asked("Which card did declarer name?")
    page.press("hearts", "queen", "Done")
    page.asked("Which card did dummy put down?")
    page.card("HJ")
    page.press("Nothing yet")
    page.reads("♥︎Q is played in place of ♥︎J")


def incomplete(at: Calling, page: Director) -> None:
    at.begin("Incomplete call for a card of dummy", trick=4)
    at.trick("N")
    page.asked("What did declarer say?")
    page.press("hearts", "Done")
    page.asked("'heart' was called.")
    page.press("three of hearts")
    page.reads("♥︎3 is the card called")


def two_cards(at: Calling, page: Director) -> None:
    at.begin("Two cards at once", trick=3)
    page.seat("W")
    page.asked("Which cards?")
    page.card("HK")
    page.card("H3")
    page.asked("Which of these cards could be seen?")
    page.press("All of them")
    at.trick("W")
    page.asked("Which of king of hearts three of hearts does West play?")
    page.press("king of hearts")
    page.reads("♥︎3 becomes a minor penalty card")


def fifth_card(at: Calling, page: Director) -> None:
    at.begin("A fifth card to a trick", trick=6)
    at.trick("W", "HK", "H2", "H3", "HA", whole=True)
    page.asked("Who put down the fifth card?")
    page.seat("E")
    page.card("C2")
    page.asked("Did East lead two of clubs to the next trick?")
    page.press("No")
    page.asked("Was two of clubs exposed by deliberate play")
    page.press("Yes")
    page.reads("♣︎2 becomes a major penalty card")


def revoke_at_the_end(at: Calling, page: Director) -> None:
    at.begin("Revoke: a player did not follow suit", trick=5)
    at.trick("W", "HK", "H2", "H3", "S4", whole=True)
    page.asked("How far has the play gone?")
    page.option("Play went on, and the board is over")
    page.asked("What are trumps?")
    page.option("No trumps")
    page.asked("before the revoke trick")
    page.press("3")
    page.asked("in all")
    page.press("8")
    page.asked("Did South hold a heart")
    page.press("Yes")
    page.asked("worse off")
    page.press("No")
    page.sees("Ruling")
    page.reads("North-South 7, East-West 6")


CALLS = [
    (opening_lead, 9), (wrong_hand, 9), (revoke, 10), (before_partner, 10), (dropped, 11), (dummys_wrong_card, 11),
    (incomplete, 9), (two_cards, 13), (fifth_card, 13), (revoke_at_the_end, 16),
]  # fmt: skip


@pytest.mark.parametrize(("tell", "most"), CALLS, ids=[tell.__name__ for tell, _ in CALLS])
def test_taps(director: Director, tell: Callable[[Calling, Director], None], most: int) -> None:
    tell(Calling(director), director)
    director.sees("Ruling")
    assert director.taps <= most
