"""The five most frequent calls, from the list of calls to the ruling."""

from __future__ import annotations

from .director import Director

MOST_TAPS = 10


def test_opening_lead_out_of_turn_in_ten_taps(director: Director) -> None:
    director.opening_lead()
    director.asked("Could declarer have seen any of dummy's cards?")
    director.press("No")
    director.asked("East has led king of hearts out of turn. What does South choose?")
    director.option("Refuse the lead")
    director.asked("West is to lead and East has king of hearts as a major penalty card.")
    director.option("Require a heart lead")
    director.sees("Ruling")
    assert director.taps <= MOST_TAPS

    director.says_to("E", "♥︎K is withdrawn and becomes a major penalty card.")
    director.says_to("W", "West must lead a heart")
    director.drawn("South is declarer", "West must lead a heart", "West is to lead")
    director.reads("Now", "West is to lead to trick 1", "for this lead")


def test_lead_from_the_wrong_hand(director: Director) -> None:
    director.new_call("Lead out of turn, or declarer from the wrong hand", trick=4)
    director.asked("Whose lead was it?")
    director.seat("N")
    director.asked("Who led instead?")
    director.seat("S")
    director.asked("Which card did South lead?")
    director.card("DK")
    director.asked("South has led king of diamonds out of turn. What does West say?")
    director.option("Require it to be taken back")
    director.sees("Ruling")
    director.reads("♦︎K is withdrawn", "North must lead, since it was North's turn")
    director.drawn("North is to lead")
    assert director.taps <= MOST_TAPS


def test_card_dropped_by_a_defender(director: Director) -> None:
    director.dropped()
    director.reads("♥︎K becomes a major penalty card")
    director.drawn("king of hearts lies before East as a major penalty card", "North is to lead")


def test_several_cards_dropped_are_asked_about_once(director: Director) -> None:
    director.new_call("Card dropped or shown", trick=3)
    director.option("It fell on the table")
    director.seat("E")
    director.press("There are more")
    for card in "HK", "HQ", "H3":
        director.card(card)
    director.press("Done")
    director.asked("Who led, or is to lead")
    director.seat("N")
    director.press("Done")
    every = "Could West possibly have seen the face of king of hearts, queen of hearts and three of hearts?"
    director.asked(every)

    director.press("Not the same for each: one by one")
    director.asked("Could West possibly have seen the face of king of hearts?")
    director.press("Yes")
    director.asked("Could West possibly have seen the face of queen of hearts?")
    director.press("Take back the last step")
    director.asked("Could West possibly have seen the face of king of hearts?")
    director.press("Take back the last step")
    director.asked(every)

    director.option("Yes, for all of them")
    director.asked("Did the other side help to expose king of hearts")
    director.press("Take back the last step")
    director.asked(every)
    director.option("No, for all of them")
    director.sees("Ruling")
    director.reads("♥︎K ♥︎Q ♥︎3 go back to East's hand")


def test_two_cards_at_once(director: Director) -> None:
    director.new_call("Two cards at once", trick=3)
    director.asked("Who put down two cards?")
    director.seat("W")
    director.asked("Which cards?")
    director.card("HK")
    director.card("H3")
    director.asked("Which of these cards could be seen?")
    director.press("king of hearts", "three of hearts", "Done")
    director.asked("Who led, or was to lead")
    director.seat("W")
    director.press("Done")
    director.asked("Which of king of hearts three of hearts does West play?")
    director.press("king of hearts")
    director.sees("Ruling")
    director.reads("♥︎3 becomes a minor penalty card")
    director.drawn("West has played the king of hearts", "three of hearts lies before West as a minor")


def test_revoke_that_is_not_established(director: Director) -> None:
    director.new_call("Revoke: a player did not follow suit", trick=5)
    director.asked("Who led to the trick, and what are its cards, in order?")
    director.seat("W")
    for code in ("HK", "H2", "H3", "S4"):
        director.card(code)
    director.asked("How far has the play gone?")
    director.option("Nobody has played to the next trick")
    director.asked("What are trumps?")
    director.option("No trumps")
    director.asked("Did South hold a heart when he played four of spades to trick 5?")
    director.press("Yes")
    director.sees("Ruling")
    director.says_to("S", "♠︎4 is withdrawn, and South plays a legal card instead")
    director.drawn("South is to play")
