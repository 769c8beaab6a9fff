"""What a Director is told when he comes to a table, one detail at a time.

A kind of call is a function that reads the details it needs from a `Told` and returns the case. Where a detail is
missing it stops there, and the detail is asked for; then the function runs again from the top.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import ParseError, quoted
from ..values.cards import Card, Suit
from ..values.contract import Contract
from ..values.near import did_you_mean
from ..values.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Detail:
    """Something to be told.

    `wants` says what sort of value it is: `option`, `seat`, `card`, `cards`, `suit`, `trick` (a number), `table` (who
    led and the cards since, `W: HK H3`), `number` or `words`. `options` are the values on offer with their labels.
    `empty` says what it means to give no value; where it is not set, a value is required. `least` and `most` bound a
    number, or how many cards are on the table.
    """

    id: str
    text: str
    wants: str
    options: tuple[tuple[str, str], ...] = ()
    empty: str = ""
    example: str = ""
    least: int | None = None
    most: int | None = None


IDS = (
    "laws", "declarer", "contract", "trick", "kind", "trumps", "table", "leader", "offender", "card", "cards",
    "visible", "how", "who", "what", "words", "instead", "hand", "holder", "penalty_card", "penalty_kind", "suit",
    "first", "next", "next_card", "later", "far", "number", "won", "total", "claimed", "returned", "defective", "faced",
)  # fmt: skip
"""The ids of all details that may be asked for, whatever has happened."""


class NeedsDetail(Exception):
    """A detail that has not been told yet."""

    def __init__(self, detail: Detail) -> None:
        super().__init__(detail.id)
        self.detail = detail


class Told:
    """The details told so far, by their ids, as texts."""

    def __init__(self, told: Mapping[str, str]) -> None:
        self._told = told

    def _value(self, detail: Detail) -> str:
        assert detail.id in IDS, f"{detail.id} is not among the ids of details"
        if detail.id not in self._told:
            raise NeedsDetail(detail)
        value = self._told[detail.id].strip()
        if not value and not detail.empty:
            raise ParseError(f"say something: {detail.text}")
        return value

    # The opening

    @property
    def declarer(self) -> Seat:
        """Who plays the board."""
        return self.seat("declarer", "Who is declarer?")

    @property
    def contract(self) -> str:
        """The contract with its declarer; a notrump one where it does not matter."""
        declarer = self.declarer
        text = self._value(Detail("contract", "What is the contract?", "words", empty="not needed", example="4S"))
        return Contract.parse(f"{text or 'NT'} by {declarer.letter}").code

    def trumps(self) -> Suit | None:
        """Trumps, asked for where the contract was not said and it matters who won a trick."""
        if self._told.get("contract", "").strip():
            return Contract.parse(self.contract).trumps
        options = [(suit.letter, suit.name.lower()) for suit in reversed(Suit)]
        found = self.option("trumps", "What are trumps?", (*options, ("N", "no trumps")))
        return None if found == "N" else Suit.parse(found)

    @property
    def trick(self) -> int:
        """The number of the trick in progress."""
        return self.numbered_trick("trick", "Which trick is it?", 13)

    # Values

    def option(self, id: str, text: str, options: Sequence[tuple[str, str]], empty: str = "") -> str:
        """One of several; where `empty` says so, the first of them if nothing is said."""
        value = self._value(Detail(id, text, "option", tuple(options), empty)).lower()
        if not value:
            return options[0][0]
        by_label = {label.lower(): option for option, label in options}
        for option, _ in options:
            if value == option.lower():
                return option
        if value in by_label:
            return by_label[value]
        known = [option for option, _ in options]
        raise ParseError(f"{quoted(value)} is not on offer{did_you_mean(value, known)}; say one of {', '.join(known)}")

    def seat(self, id: str, text: str, among: Sequence[Seat] = SEATS) -> Seat:
        """One of the seats."""
        value = self._value(Detail(id, text, "seat", tuple((seat.letter, str(seat)) for seat in among)))
        seat = Seat.parse(value)
        if seat not in among:
            raise ParseError(f"{seat} cannot have done that; it was {' or '.join(map(str, among))}")
        return seat

    def card(self, id: str, text: str) -> Card:
        """A card."""
        return Card.parse(self._value(Detail(id, text, "card", example="HK")))

    def card_or_face_down(self, id: str, text: str) -> Card | None:
        """A card, or none if it lies face down."""
        return self.card_if_known(id, text, "it lies face down")

    def card_if_known(self, id: str, text: str, empty: str) -> Card | None:
        """A card, or none; `empty` says what that means."""
        value = self._value(Detail(id, text, "card", empty=empty, example="HK"))
        return Card.parse(value) if value else None

    def cards(self, id: str, text: str, empty: str = "") -> tuple[Card, ...]:
        """Cards."""
        value = self._value(Detail(id, text, "cards", empty=empty, example="HK H3"))
        return read_cards(value)

    def words(self, id: str, text: str, example: str = "") -> str:
        """Words that were said."""
        return self._value(Detail(id, text, "words", example=example))

    def number(self, id: str, text: str, low: int, high: int) -> int:
        """A number."""
        detail = Detail(id, text, "number", example=str(low), least=low, most=high)
        return _number(self._value(detail), low, high, "a number")

    def numbered_trick(self, id: str, text: str, high: int) -> int:
        """The number of a trick that must be known."""
        detail = Detail(id, text, "trick", example="5", least=1, most=high)
        return _number(self._value(detail), 1, high, "the number of a trick")

    def on_table(self, text: str, least: int = 0, most: int = 3) -> OnTable:
        """Who led or is to lead, and the cards of the trick so far."""
        example = "W: HK H3" if most else "W"
        value = self._value(Detail("table", text, "table", example=example, least=least, most=most))
        words = value.replace(":", " ").replace(",", " ").split(maxsplit=1)
        leader = Seat.parse(words[0]) if words else Seat.parse("")
        cards = read_cards(words[1]) if len(words) > 1 else ()
        if not least <= len(cards) <= most:
            wanted = f"{least} to {most}" if least != most else str(most)
            raise ParseError(f"{quoted(value)} has {len(cards)} cards; write the leader and {wanted} cards: W: HK H3")
        return OnTable(leader, cards)


@dataclass(frozen=True, slots=True)
class OnTable:
    """A trick as far as it has been told."""

    leader: Seat
    cards: tuple[Card, ...]

    @property
    def _seats(self) -> tuple[Seat, ...]:
        return self.leader, self.leader.lho, self.leader.partner, self.leader.rho

    @property
    def plays(self) -> list[tuple[Seat, Card]]:
        """Who played what, in turn."""
        return list(zip(self._seats, self.cards, strict=False))

    @property
    def turn(self) -> Seat | None:
        """Who is to play next."""
        return self._seats[len(self.cards)] if len(self.cards) < 4 else None

    @property
    def current(self) -> list[dict[str, Any]]:
        """The cards as a case file has them."""
        return [{"seat": seat.letter, "card": card.code} for seat, card in self.plays]


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards with blanks or commas between, each once."""
    cards = tuple(Card.parse(word) for word in text.replace(",", " ").split())
    if len(set(cards)) != len(cards):
        raise ParseError(f"{quoted(text)} has a card twice")
    return cards


def _number(text: str, low: int, high: int, what: str) -> int:
    if text.isdecimal() and low <= int(text[:9]) <= high:
        return int(text)
    raise ParseError(f"{quoted(text)} is not {what} from {low} to {high}")
