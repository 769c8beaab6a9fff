"""What becomes of a card put down: orders bind only the last put of it, and it counts in one place."""

from __future__ import annotations

import pytest

from bridgelaws import Play
from bridgelaws.board import physics
from bridgelaws.board.orders import MakePenaltyCard, PickUp, Withdraw
from bridgelaws.board.puts import State
from bridgelaws.board.table import Kind, Table
from bridgelaws.laws.law50 import book as book50
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import SEATS, Seat, Side

N, E, S, W = SEATS


def card(code: str) -> Card:
    return Card.parse(code)


def played(*plays: str, opened: str = "3NT by S") -> Play:
    play = Play(contract=opened)
    for each in plays:
        seat, code = each.split(":")
        play.faced(seat, code)
    return play


def lives(table: Table, code: str) -> list[str]:
    """What became of a card, put by put."""
    puts = sorted(put for put in table.puts if put.card is card(code))
    return [" ".join(life.state.value for life in put.lives) for put in puts]


def test_a_card_is_exposed_picked_up_and_played() -> None:
    table = played("W:S2", "N:S3").table
    made = MakePenaltyCard(E, card("S9"), Kind.MAJOR).apply(table, book50.MAJOR)
    assert [str(p) for p in made.penalty_cards] == ["♠9 of East (major)"]
    assert PickUp(E, card("S9")).apply(made, book50.MAJOR).penalty_cards == ()
    gone = physics.put(made, E, card("S9"))
    assert lives(gone, "S9") == ["major ended", "played"]
    assert (gone.penalty_cards, [str(p) for p in gone.laid]) == ((), ["♠9 of East (major)"])
    assert physics.put(gone, S, card("SK")).laid == gone.laid, "the last trick is remembered"


def test_an_order_on_a_card_played_since_is_void() -> None:
    table = played("W:S2", "N:S3", "E:S9").table
    assert MakePenaltyCard(E, card("S9"), Kind.MAJOR).apply(table, book50.MAJOR) == table
    earlier = MakePenaltyCard(E, card("H9"), Kind.MINOR).apply(table, book50.MINOR)
    lay = earlier.puts.current(card("H9"))
    again = physics.put(physics.taken_up(earlier, E, card("S9")), E, card("H9"))
    assert physics.live(again, lay, State.MAJOR, book50.MAJOR) is again
    assert again.trick.card(E) is card("H9")


def test_a_card_taken_back_is_on_record_with_the_fault() -> None:
    table = played("W:S2", "N:S3", "E:S9").table
    back = Withdraw(E, card("S9"), Side.EW).apply(table, book50.MAJOR)
    assert [(w.card.code, w.offenders, w.trick) for w in back.withdrawn] == [("S9", Side.EW, 1)]
    assert (str(back.trick), back.turn, back.hand(E).count) == ("W:♠2 N:♠3", E, 13)


def test_a_lead_taken_from_under_the_others_leaves_its_hand_the_leader() -> None:
    table = physics.taken_up(played("W:S2", "N:S3", "E:S9").table, W, card("S2"))
    assert (table.trick.leader, table.turn, table.trick.led) == (W, W, None)
    assert physics.put(table, W, card("S4")).trick.led is card("S4").suit


@pytest.mark.parametrize("late", ["N", "E", "S"])
def test_an_earlier_trick_waits_for_nothing_but_its_own_card(late: str) -> None:
    plays = {"W": "S2", "N": "S3", "E": "S9", "S": "SK"}
    play = played(*(f"{seat}:{code}" for seat, code in plays.items()), "S:H2", "W:H3")
    before, seat = play.table, Seat.parse(late)
    table = physics.taken_up(before, seat, card(plays[late]))
    assert (table.number, table.turn, str(table.suspended)) == (1, seat, "S:♥2 W:♥3")
    again = physics.put(table, seat, card(plays[late]))
    assert (again.number, str(again.trick), again.won) == (2, "S:♥2 W:♥3", before.won)
    assert again.gone == before.gone


def test_a_lead_goes_back_when_another_hand_turns_out_to_be_on_lead() -> None:
    table = physics.taken_up(played("W:S2", "N:S3", "E:S9", "S:SK", "S:H2").table, S, card("SK"))
    after = physics.put(table, S, card("S4"))
    assert (after.number, after.turn, after.undone) == (2, E, ((S, card("H2")),))


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_card_of_dummy_put_in_place_late_does_not_count_twice(laws: int) -> None:
    """♣5 is called to the first trick; dummy moves it only when West has led to the next: it is no play to that one."""
    play = Play(contract="3NT by S", laws=laws)
    play.faced("W", "CK")
    play.named("S", "five of clubs")
    play.faced("E", "C3")
    play.faced("S", "C4")
    play.faced("W", "H2")
    play.placed("N", "C5")
    table = play.table
    assert (str(table.last_trick), str(table.trick), table.turn) == ("W:♣K N:♣5 E:♣3 S:♣4", "W:♥2", N)
    assert (table.docket, table.hand(N).count, lives(table, "C5")) == ((), 12, ["played", "displaced"])


def test_a_card_turned_stays_turned_and_one_in_its_place_lies_face_up() -> None:
    table = physics.turn(played("W:S2", "N:S3", "E:S9").table, E)
    assert table.quitted == (E,)
    assert physics.put(table, S, card("SK")).quitted == (E,), "the trick is complete, and his card lies face down"
    assert physics.put_instead(table, E, card("S9"), card("ST")).quitted == ()
    after = physics.put(physics.put(table, S, card("SK")), S, card("H2"))
    assert physics.put(physics.put(after, W, card("H3")), N, card("H4")).quitted == (E,)
    assert physics.put(physics.put(physics.put(after, W, card("H3")), N, card("H4")), E, card("H5")).quitted == ()


def hows(table: Table, code: str) -> list[str]:
    """How a card came to lie where it was put, put by put."""
    return [put.how.value for put in sorted(put for put in table.puts if put.card is card(code))]


def test_a_card_that_was_only_named_is_so_until_it_is_put_down() -> None:
    play = played("W:S2")
    play.named("S", "three of spades")
    assert hows(play.table, "S3") == ["named"]
    play.placed("N", "S3")
    assert (hows(play.table, "S3"), lives(play.table, "S3")) == (["placed"], ["played"])
    play.named("E", "nine of spades")
    assert hows(play.table, "S9") == ["named"]
    play.faced("E", "S9")
    assert (hows(play.table, "S9"), lives(play.table, "S9")) == (["faced"], ["played"])


def test_a_card_held_lies_there_from_that_act_on_once_it_is_found_to_have_been_played() -> None:
    play = played("W:S2")
    play.faced("N", "S3")
    play.held("E", "S9")
    assert hows(play.table, "S9") == [], "nobody knows yet that it was played"
    play.faced("S", "SK")
    play.director("N")
    play.found(True)
    (put,) = (put for put in play.table.puts if put.card is card("S9"))
    assert (put.how.value, put.at, str(play.table.last_trick)) == ("held", 3, "W:♠2 N:♠3 E:♠9 S:♠K")
