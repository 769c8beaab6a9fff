"""Findings reach back, orders and choices do not, and between two acts disclosures are a set: on invented laws."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from bridgelaws.board.events import DirectorCalled, Dropped, Event, Faced, Held, Shown
from bridgelaws.board.keys import Occasion, OfAct
from bridgelaws.book.editions import EDITIONS
from bridgelaws.book.questions import Question
from bridgelaws.errors import BridgeLawsError
from bridgelaws.values.cards import CARDS
from bridgelaws.values.seats import SEATS, Seat
from toy.tables import Toy, board, cards

# What an act counted as


def test_a_card_found_to_have_been_played_takes_its_place_at_that_moment() -> None:
    toy = Toy()
    toy.held("W", "DA")
    toy.faced("N:D3 E:D7")
    # North led out of turn, as far as anybody knows, and East has played to that.
    assert (toy.trick, toy.ruled) == ("N:D3 E:D7", [2])
    toy.add(DirectorCalled(Seat.SOUTH))
    toy.answer(True)
    assert (toy.trick, toy.table.turn, toy.on_file) == ("W:DA N:D3 E:D7", Seat.SOUTH, [])
    assert [(fallen.ruling.law, fallen.choices) for fallen in toy.now.fallen] == [(2, ())]


def test_a_card_found_not_to_have_been_played_changes_nothing() -> None:
    toy = Toy()
    toy.held("W", "DA")
    toy.faced("N:D3 E:D7")
    before = cards(toy.table)
    toy.add(DirectorCalled(Seat.SOUTH))
    toy.answer(False)
    assert (cards(toy.table), toy.now.fallen) == (before, ())


def test_the_play_that_an_act_amounted_to_is_judged_like_any_other() -> None:
    toy = Toy()
    toy.held("E", "S3")
    toy.add(DirectorCalled(Seat.SOUTH))
    assert (toy.asked, toy.answer(True).question.id) == ("counts", "let_stand")  # type: ignore[union-attr]
    toy.answer("back")
    assert (toy.trick, toy.laid_out, toy.asked) == ("", {"E:S3 minor"}, "forbid")


def test_a_card_put_down_that_was_played_already_is_not_played_twice() -> None:
    toy = Toy()
    toy.held("W", "DA")
    toy.faced("N:D3 E:D7 S:D4 W:DA")
    toy.add(DirectorCalled(Seat.SOUTH))
    toy.answer(True)
    assert [str(trick) for trick in toy.table.tricks] == ["W:♦A N:♦3 E:♦7 S:♦4"]
    assert (toy.trick, toy.table.turn, len(toy.table.hand(Seat.WEST).cards)) == ("", Seat.WEST, 12)


# What is ordered and chosen


def _a_further_card_held() -> Toy:
    """East has played to the trick, and holds another card: if that counts it is to be laid out."""
    toy = Toy()
    toy.faced("W:DA N:D3 E:D7")
    toy.held("E", "HK")
    toy.add(DirectorCalled(Seat.SOUTH))
    assert toy.asked == "counts"
    return toy


def test_what_is_ordered_counts_from_the_answer_on() -> None:
    at_once = _a_further_card_held()
    at_once.answer(True)
    assert (at_once.ruled, at_once.laid_out) == ([1, 3], {"E:HK minor"})
    at_once.faced("S:D4")
    assert at_once.asked == "forbid", "West is to lead, and East's card lies there"

    late = _a_further_card_held()
    late.faced("S:D4 W:D2 N:D6")
    late.answer(True)
    # It was a further card when it was held; it is laid out only now, and nobody had to ask before West led.
    assert (late.ruled, late.laid_out, late.trick, late.asked) == ([1, 3], {"E:HK minor"}, "W:D2 N:D6", None)
    assert not any(isinstance(heard.key, Occasion) for heard in late.table.heard)


def test_later_cards_are_judged_on_what_the_act_was_and_not_on_what_is_ordered_on_it() -> None:
    toy = Toy()
    toy.faced("W:DA N:D3")
    toy.held("S", "D4")
    toy.add(DirectorCalled(Seat.EAST))
    toy.faced("E:D7 S:DJ")
    toy.answer(True)
    # South had played too soon and East completed the trick; what South put down then was a lead at West's turn.
    assert ([str(trick) for trick in toy.table.tricks], toy.trick) == (["W:♦A N:♦3 S:♦4 E:♦7"], "S:DJ")
    assert (toy.ruled, toy.on_file) == ([1, 2], ["OutOfTurn"])


def test_a_choice_falls_when_its_question_is_not_put_any_more() -> None:
    toy = Toy()
    toy.held("W", "DA")
    toy.dropped("E", "HK")
    assert (toy.laid_out, toy.asked) == ({"E:HK minor"}, "forbid")
    toy.answer("forbid")
    assert [str(r) for r in toy.table.restrictions] == ["West may not lead a heart"]
    toy.add(DirectorCalled(Seat.SOUTH))
    toy.answer(True)
    # West had led before the card was dropped: nobody was to be asked, and the card lies there all the same.
    assert (toy.trick, toy.table.restrictions, toy.laid_out) == ("W:DA", (), {"E:HK minor"})
    assert toy.asked is None


def test_a_choice_that_fell_is_told_with_the_ruling_that_it_was_made_on() -> None:
    toy = Toy()
    toy.held("W", "DA")
    toy.dropped("E", "HK")
    toy.answer("forbid")
    fallen = [*toy.add(DirectorCalled(Seat.SOUTH)).fallen, *toy.answer(True).fallen]
    assert [(each.ruling.law, [c.value for c in each.choices]) for each in fallen] == [(7, ["forbid"])]


def test_a_choice_whose_question_is_still_put_stands() -> None:
    toy = Toy()
    toy.held("W", "DA")
    toy.dropped("E", "HK")
    toy.answer("forbid")
    toy.add(DirectorCalled(Seat.SOUTH))
    toy.answer(False)
    assert [str(r) for r in toy.table.restrictions] == ["West may not lead a heart"]


def test_matters_are_heard_in_the_order_of_their_acts_not_of_attention() -> None:
    toy = Toy()
    toy.faced("W:DA W:D2")
    toy.held("N", "D3")
    toy.add(DirectorCalled(Seat.SOUTH, "penalty card"), DirectorCalled(Seat.SOUTH, "number of cards"))
    toy.answer(False)
    assert [heard.key for heard in toy.table.heard] == [OfAct(1), OfAct(2)]


# Whatever the order


def _answer(question: Question, salt: int) -> Any:
    """An answer that depends on the question and its file alone."""
    rng = Random(f"{question.id} {question.incident} {salt}")
    return rng.random() < 0.5 if question.wants == "yes or no" else rng.choice(sorted(question.values, key=str))


def _settle(toy: Toy, salt: int) -> None:
    for _ in range(20):
        if toy.now.question is None:
            return
        toy.answer(_answer(toy.now.question, salt))
    raise AssertionError("questions without end")


EVERY_WAY = (Faced, Faced, Faced, Faced, Held, Dropped, Shown)
WITHOUT_ORDERS = (Faced, Faced, Faced, Held)  # as long as nobody calls the Director


def _act(rng: Random, toy: Toy, ways: tuple[Any, ...]) -> Event:
    """A card put down, held, dropped or shown: in turn as a rule."""
    table = toy.table
    seat = table.turn if table.turn is not None and rng.random() < 0.7 else rng.choice(SEATS)
    card = rng.choice(list(table.hand(seat).cards) or list(CARDS))
    way = rng.choice(ways)
    event: Event = way(seat, (card,)) if way in (Dropped, Shown) else way(seat, card)
    return event


def _play(rng: Random, toy: Toy, acts: int, ways: tuple[Any, ...]) -> None:
    for _ in range(acts):
        try:
            toy.add(_act(rng, toy, ways))
        except BridgeLawsError:
            continue


def _disclosed_in_any_order(seed: int) -> None:
    rng = Random(seed)
    toy = Toy(laws=rng.choice(EDITIONS))
    _play(rng, toy, rng.randint(2, 9), EVERY_WAY)
    acts, laws = toy.table.log, toy.table.edition
    about = ["exposed card", "penalty card", "turn", "number of cards", "revoke"]
    told = [DirectorCalled(Seat.SOUTH, each) for each in rng.sample(about, 3)]
    found = []
    for order in permutations(told):
        for at_once in (False, True):
            other = Toy(laws=laws)
            other.add(*acts)
            for event in order:
                other.add(event)
                if at_once:
                    _settle(other, seed)
            _settle(other, seed)
            found.append(board(other.table))
    assert all(each == found[0] for each in found), seed


@pytest.mark.parametrize("start", range(0, 160, 40))
def test_what_is_disclosed_between_two_acts_is_a_set(start: int) -> None:
    for seed in range(start, start + 40):
        _disclosed_in_any_order(seed)


def _found_late(seed: int) -> None:
    """The same acts, once with the finding given at the act, once at the end."""
    rng = Random(seed)
    at_once, late = Toy(), Toy()
    _play(rng, at_once, rng.randint(0, 5), WITHOUT_ORDERS)
    late.add(*at_once.table.log)
    seat = at_once.table.turn if at_once.table.turn is not None and rng.random() < 0.7 else rng.choice(SEATS)
    held, counts = Held(seat, rng.choice(list(at_once.table.hand(seat).cards))), rng.random() < 0.8
    key = OfAct(at_once.table.acts)
    for toy in (at_once, late):
        toy.add(held)
    _tell(at_once, key, counts)
    before = len(at_once.table.log)
    _play(rng, at_once, rng.randint(1, 8), WITHOUT_ORDERS)
    for event in at_once.table.log[before:]:
        late.add(event)
    _tell(late, key, counts)
    assert cards(late.table) == cards(at_once.table), seed


def _tell(toy: Toy, key: OfAct, counts: bool) -> None:
    """Whether the card of that file counted, and no other did; nothing else is brought before the Director."""
    toy.add(DirectorCalled(Seat.SOUTH, "penalty card"))
    while toy.now.question is not None:
        toy.answer(counts and toy.now.question.incident == key)


@pytest.mark.parametrize("start", range(0, 600, 100))
def test_a_finding_given_late_leaves_the_cards_where_it_does_when_given_at_once(start: int) -> None:
    for seed in range(start, start + 100):
        _found_late(seed)
