"""What the engine does with laws, shown with invented ones: order, conflict, gap, lapse, waiting, attention, phases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaws.board.events import DirectorCalled, Faced, Mixed, Quitted
from bridgelaws.book.editions import EDITIONS, L2007, L2017, Edition
from bridgelaws.engine.described import described
from bridgelaws.engine.pipeline import PIPELINE
from bridgelaws.errors import ImpossibleEvent, LawConflict, LawGap
from bridgelaws.hearing.hearing import Hearing
from bridgelaws.hearing.law import Law, LawBook
from bridgelaws.hearing.rulings import Ruled
from bridgelaws.laws import LAW_BOOK
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from toy.laws import BOOK, COUNTING, COUNTS, LAWS, excluded, was_it_held
from toy.tables import Toy, board


def book(*laws: Law, **first: tuple[int, ...]) -> LawBook:
    return LawBook(laws, COUNTING, excluded, first)


def but(number: int, **changes: object) -> LawBook:
    """The book with one law changed."""
    return book(*(replace(law, **changes) if law.number == number else law for law in LAWS))  # type: ignore[arg-type]


# Order


def test_the_order_in_which_laws_take_part_can_be_printed() -> None:
    stages = {stage.name: stage for stage in described(BOOK)}
    assert [*stages] == [stage.__name__ for stage in PIPELINE]
    assert stages["notice"].parts == {"notices": (1, 2, 3, 5, 6, 8, 10, 12)}
    assert stages["settle"].parts["hears"] == (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)
    assert stages["classify"].parts == {"counts": (1,)}
    assert stages["attend"].laws == (9,)
    assert described() == described(LAW_BOOK) != described(BOOK)


def test_some_laws_can_be_asked_before_the_others() -> None:
    changed = book(*LAWS, notices=(8, 2))
    assert [law.number for law in changed.taking("notices")] == [8, 2, 1, 3, 5, 6, 10, 12]
    assert [law.number for law, _ in changed.noticing] == [8, 2, 1, 3, 5, 6, 10, 12]
    assert [law.number for law in changed.taking("hears")] == [law.number for law in BOOK.taking("hears")]


def test_every_list_of_a_book_is_made_once() -> None:
    assert BOOK.noticing is BOOK.noticing
    assert BOOK.named["law02"] is LAWS[1]


def test_a_law_may_have_the_first_word_in_every_hearing() -> None:
    toy = Toy()
    toy.faced("E:S3")
    toy.add(DirectorCalled(Seat.SOUTH))
    toy.answer("stand")
    first = next(step for step in toy.now.rulings[0].steps if isinstance(step, Ruled))
    assert first.authorities[0].ref(L2017) == "T11"


# One law, and one only


def test_a_regular_play_comes_under_no_law() -> None:
    toy = Toy()
    toy.faced("W:DA N:D3 E:D7 S:D4 W:D2")
    assert (toy.trick, toy.on_file, toy.given, toy.now.status) == ("W:D2", [], [], "regular")


def test_two_laws_that_notice_one_act_are_a_conflict() -> None:
    toy = Toy(book=but(2, yields_to=()))
    toy.faced("W:DA")
    with pytest.raises(LawConflict, match="Laws 2 and 3"):
        toy.faced("W:D2")


def test_a_law_stands_back_before_another() -> None:
    toy = Toy()
    toy.faced("W:DA W:D2")
    assert toy.on_file == ["FurtherCard"]


def test_a_card_that_no_law_notices_is_a_gap() -> None:
    toy = Toy(book=book(*(law for law in LAWS if law.number != 2)))
    with pytest.raises(LawGap):
        toy.faced("E:S3")


def test_what_cannot_happen_is_an_error_and_changes_nothing() -> None:
    toy = Toy()
    before = toy.table
    with pytest.raises(ImpossibleEvent):
        toy.add(Faced(Seat.WEST, Card.parse("SA")))
    assert toy.table is before


# Lapse, waiting, attention


def test_a_later_act_disposes_of_a_file_with_a_ruling() -> None:
    toy = Toy()
    toy.faced("E:S3")
    assert toy.on_file == ["OutOfTurn"]
    toy.faced("S:S5")
    assert (toy.on_file, toy.ruled, toy.trick) == ([], [2], "E:S3 S:S5")


def test_a_file_lapses_with_the_next_act_and_nothing_is_said() -> None:
    toy = Toy()
    toy.faced("W:DA")
    toy.add(Quitted(Seat.WEST))
    assert (toy.on_file, toy.now.status) == (["TurnedOver"], "unattended")
    toy.faced("N:D3")
    assert (toy.on_file, toy.given) == ([], [])


def test_a_file_whose_end_turns_on_what_has_yet_to_be_found_stays_until_it_is_heard() -> None:
    def if_it_counts(h: Hearing) -> bool:
        return bool(h.found(COUNTS))

    toy = Toy(book=but(2, lapses=if_it_counts, hears=was_it_held))
    toy.faced("E:S3 S:S5")
    assert toy.on_file == ["OutOfTurn"]
    toy.add(DirectorCalled(Seat.SOUTH))
    assert toy.asked == COUNTS.id
    toy.answer(True)
    assert (toy.on_file, toy.ruled) == ([], [2])


def test_attention_in_time_has_it_heard() -> None:
    toy = Toy()
    toy.faced("W:DA")
    toy.add(Quitted(Seat.WEST), DirectorCalled(Seat.SOUTH))
    assert (toy.on_file, toy.ruled) == ([], [6])


def test_attention_may_be_drawn_to_one_matter_and_not_to_another() -> None:
    toy = Toy()
    toy.faced("W:DA W:D2")
    toy.held("N", "D3")
    toy.add(DirectorCalled(Seat.SOUTH, "penalty card"))
    assert (toy.asked, toy.on_file) == ("counts", ["FurtherCard", "CardHeld"])
    toy.answer(False)
    assert (toy.on_file, toy.ruled) == (["FurtherCard"], [1])
    toy.add(DirectorCalled(Seat.SOUTH))
    assert (toy.on_file, toy.laid_out) == ([], {"W:D2 minor"})


def test_a_law_waits_for_another() -> None:
    toy = Toy()
    toy.faced("E:S3")
    toy.dropped("E", "SK")
    assert (toy.on_file, toy.laid_out) == (["OutOfTurn", "CardDropped"], set())
    toy.add(DirectorCalled(Seat.SOUTH))
    assert toy.asked == "let_stand"
    toy.answer("stand")
    # That done, the card dropped is heard as well.
    assert (toy.on_file, toy.ruled, toy.laid_out) == ([], [2, 5], {"E:SK minor"})


def test_what_waits_for_nothing_is_heard_at_once() -> None:
    toy = Toy()
    toy.dropped("E", "SK")
    assert (toy.ruled, toy.laid_out, toy.asked) == ([5], {"E:SK minor"}, "forbid")


def test_cards_laid_out_depend_on_one_another() -> None:
    toy = Toy()
    toy.faced("W:DA")
    toy.dropped("E", "SK")
    assert toy.laid_out == {"E:SK minor"}
    toy.dropped("E", "HK")
    # The second opens a matter of its own, which is heard after it.
    assert (toy.ruled, toy.laid_out) == ([5, 4], {"E:SK major", "E:HK major"})


def test_a_law_speaks_in_its_phases_only() -> None:
    toy = Toy()
    toy.add(Mixed(Seat.WEST))
    assert (toy.on_file, toy.given) == ([], [])
    toy.faced("W:DA")
    toy.add(Mixed(Seat.WEST))
    assert toy.ruled == [12]


# Editions and readings


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_law_has_dated_versions(laws: Edition) -> None:
    toy = Toy(laws=laws)
    toy.faced("W:DA N:S4")
    toy.add(DirectorCalled(Seat.EAST))
    assert toy.trick == "W:DA"
    toy = Toy(laws=laws)
    toy.faced("W:CQ N:CA E:D7")
    toy.add(DirectorCalled(Seat.SOUTH))
    assert toy.trick == "W:CQ N:CA"
    assert toy.laid_out == ({"E:D7 minor"} if laws is L2017 else set())


def test_a_reading_can_be_set_aside() -> None:
    for aside, laid_out in (((), set()), (("T10-1",), {"E:SK minor"})):
        toy = Toy(set_aside=aside)
        toy.faced("W:DA")
        toy.shown("E", "SK")
        toy.add(DirectorCalled(Seat.SOUTH))
        assert toy.laid_out == laid_out
        assert ("T10-1" in toy.now.citations) is not bool(aside)


# Knowledge


def test_what_no_file_tells_is_asked_and_kept() -> None:
    toy = Toy(deal=None, laws=L2007)
    toy.faced("W:H2 N:C3")
    toy.add(DirectorCalled(Seat.EAST))
    assert toy.asked == "holds:N:H:1"
    toy.answer(False)
    assert (toy.trick, toy.table.holds(Seat.NORTH, Card.parse("H3").mask)) == ("W:H2 N:C3", False)


def test_a_finding_that_an_act_contradicts_is_put_aside() -> None:
    toy = Toy(deal=None, laws=L2007)
    toy.faced("W:H2 N:C3")
    toy.add(DirectorCalled(Seat.EAST))
    toy.answer(False)
    assert toy.table.contradictions == ()
    toy.faced("E:H4 S:H5 S:D2 W:D3 N:HA")
    (aside,) = toy.table.contradictions
    assert "♥A came from North" in aside


def test_the_same_log_leads_to_the_same_board() -> None:
    toy, again = Toy(), Toy()
    for each in (toy, again):
        each.faced("W:DA E:D7 N:D3 S:D4")
        each.add(DirectorCalled(Seat.SOUTH))
    assert board(toy.table) == board(again.table)
