"""A table that goes by the toy law book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bridgelaws.board.events import Answered, Dropped, Event, Faced, Held, Shown
from bridgelaws.board.opened import open_table
from bridgelaws.board.table import Table
from bridgelaws.book.editions import L2017, Edition
from bridgelaws.engine import step as engine
from bridgelaws.engine.step import Outcome
from bridgelaws.hearing.law import LawBook
from bridgelaws.hearing.rulings import Ruling
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from toy.laws import BOOK

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
SEATS = {seat.letter: seat for seat in Seat}


class Toy:
    """3NT by South under invented laws; West leads."""

    def __init__(
        self,
        deal: str | None = DEAL,
        laws: Edition = L2017,
        book: LawBook = BOOK,
        set_aside: Iterable[str] = (),
    ) -> None:
        self.book = book
        self.now: Outcome = engine.begin(open_table("3NT by S", laws, deal, set_aside=frozenset(set_aside)), book)
        self.given: list[Ruling] = []  # every ruling, also those that have fallen since

    @property
    def table(self) -> Table:
        return self.now.table

    def add(self, *events: Event) -> Outcome:
        """What happened, one thing after another."""
        for event in events:
            self.now = engine.step(self.now, event, self.book)
            self.given += self.now.rulings
        return self.now

    def faced(self, plays: str) -> Outcome:
        """Cards faced: `W:DA N:D3`."""
        return self.add(*(Faced(SEATS[play[0]], Card.parse(play[2:])) for play in plays.split()))

    def held(self, seat: str, card: str) -> Outcome:
        return self.add(Held(SEATS[seat], Card.parse(card)))

    def dropped(self, seat: str, card: str) -> Outcome:
        return self.add(Dropped(SEATS[seat], (Card.parse(card),)))

    def shown(self, seat: str, card: str) -> Outcome:
        return self.add(Shown(SEATS[seat], (Card.parse(card),)))

    def answer(self, value: Any) -> Outcome:
        """The answer to the question that is open."""
        assert self.now.question is not None
        return self.add(Answered(self.now.question.id, value))

    @property
    def asked(self) -> str | None:
        return None if self.now.question is None else self.now.question.id

    @property
    def trick(self) -> str:
        return " ".join(f"{seat.letter}:{self.table.trick.cards[seat].code}" for seat in self.table.trick.order)  # type: ignore[union-attr]

    @property
    def laid_out(self) -> set[str]:
        return {f"{p.seat.letter}:{p.card.code} {p.kind.value}" for p in self.table.penalty_cards}

    @property
    def on_file(self) -> list[str]:
        return [type(incident).__name__ for incident in self.table.docket]

    @property
    def ruled(self) -> list[tuple[int, ...]]:
        """The numbers of the laws of the rulings that this brought."""
        return [ruling.law for ruling in self.now.rulings]  # type: ignore[misc]


def board(table: Table) -> dict[str, object]:
    """What lies where and what is in force; not who said what, when."""
    return {
        "tricks": [str(trick) for trick in (*table.tricks, table.trick)],
        "hands": [(hand.cards.mask, hand.count) for hand in table.hands],
        "turn": table.turn,
        "won": table.won,
        "penalty cards": sorted(str(p) for p in table.penalty_cards),
        "restrictions": sorted(str(r) for r in table.restrictions),
        "docket": sorted((str(i.key), i.law, i.attended) for i in table.docket),
        "question": None if table.question is None else (table.question.id, table.question.incident),
        "facts": set(table.facts),
    }


def cards(table: Table) -> dict[str, object]:
    """Where the cards are, and whose turn it is."""
    whole = board(table)
    return {name: whole[name] for name in ("tricks", "hands", "turn", "won")}
