"""What a Director is told when he comes to a table, one detail at a time.

A kind of call is a function that reads the details it needs from a `Told` and returns the case. Where a detail is
missing it stops there, and the detail is asked for; then the function runs again from the top.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..errors import ParseError, visible
from ..files import words as of_files
from ..files.nodes import Node
from ..values.calls import HIGHEST_LEVEL, STRAINS, Bid, Call, parse_call
from ..values.cards import Card, Deal, Suit
from ..values.contract import Contract
from ..values.frozen import dataclass
from ..values.near import nearest
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import words
from .words import Offered

Options = Sequence[tuple[str, Message]]
SUITS = tuple((suit.letter, words.THE_SUIT(suit)) for suit in reversed(Suit))
BIDS = tuple([Bid(level, trumps) for level in range(1, HIGHEST_LEVEL + 1) for trumps in STRAINS])
_LONGEST = 40
MOST_STEPS = 6  # of a statement


@dataclass(frozen=True, slots=True)
class Detail:
    """Something to be told.

    `wants` says what sort of value it is: `option`, `seat`, `card`, `cards`, `call` (`1H`, `P`, `X`, `XX`), `calls`
    (with blanks between), `suit`, `trick` (a number), `table` (who led and the cards since, `W: HK H3`), `number` or
    `words`. `offered` are the values on offer with their labels.
    `nothing` says what it means to give no value; where it is not set, a value is required. `none` is the value that
    says that there was none, which people also put into words. `least` and `most` bound a number, or how many cards are
    on the table; of `cards` there are usually the `least`, and never more than the `most`. `usual` are the values that
    fit what is said to have happened. Values are told as case files write them, whatever the language. `leader` is who
    played the first of cards told in turn.
    """

    id: str
    message: Message
    wants: str
    offered: Offered = ()
    nothing: Message | None = None
    such_as: Message | None = None
    least: int | None = None
    most: int | None = None
    usual: tuple[str, ...] = ()
    leader: Seat | None = None
    none: str | None = None

    @property
    def text(self) -> str:
        """What is asked, in English."""
        return str(self.message)

    @property
    def options(self) -> tuple[tuple[str, str], ...]:
        """The values on offer with their labels in English."""
        return tuple((value, str(label)) for value, label in self.offered)

    @property
    def empty(self) -> str:
        """What it means to give no value, in English; empty where one is required."""
        return "" if self.nothing is None else str(self.nothing)

    @property
    def example(self) -> str:
        """What a value may look like, in English."""
        return "" if self.such_as is None else str(self.such_as)


IDS = (
    "laws", "declarer", "contract", "trick", "kind", "trumps", "table", "leader", "offender", "card", "cards",
    "visible", "how", "who", "what", "words", "instead", "hand", "holder", "penalty_card", "penalty_kind", "suit",
    "first", "next", "next_card", "next_2", "next_card_2", "teller", "strayed", "later",
    "others", "others_kind", "dummy_down",
    "far", "number", "won", "total", "claimed", "returned", "defective", "faced",
    "turn", "over", "dealer", "call", "earlier", "bidder", "doubler", "second", "since", "before",
    "claimer", "tricks", "said", "objector", "asked", "vulnerable", "hands", "hand_n", "hand_e", "hand_s", "hand_w",
    *(f"step_{n}{part}" for n in range(1, MOST_STEPS + 1) for part in ("", "_seat", "_suit", "_cards")),
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
        if not value and detail.nothing is None:
            raise ParseError(words.SAY_SOMETHING(detail.message))
        return value

    def has(self, id: str) -> bool:
        """Whether a detail has been told, asked for or not."""
        return id in self._told

    # The opening

    @property
    def declarer(self) -> Seat:
        """Who plays the board."""
        return self.seat("declarer", words.WHO_IS_DECLARER())

    @property
    def sides(self) -> tuple[str, str]:
        """Declarer's side and the other, as a case file has them."""
        return ("NS", "EW") if self.declarer in (Seat.NORTH, Seat.SOUTH) else ("EW", "NS")

    @property
    def contract(self) -> str:
        """The contract with its declarer; a notrump one where it does not matter."""
        declarer = self.declarer
        detail = Detail("contract", words.WHICH_CONTRACT(), "words", (), words.NOT_NEEDED(), words.EXAMPLE_CONTRACT())
        text = self._value(detail)
        return Contract.parse(f"{text or 'NT'} by {declarer.letter}").code

    def trumps(self) -> Suit | None:
        """Trumps, asked for where the contract was not said and it matters who won a trick."""
        if self._told.get("contract", "").strip():
            return Contract.parse(self.contract).trumps
        found = self.option("trumps", words.WHAT_ARE_TRUMPS(), (*SUITS, ("N", words.NO_TRUMPS())))
        return None if found == "N" else Suit.parse(found)

    @property
    def trick(self) -> int:
        """The number of the trick in progress."""
        return self.numbered_trick("trick", words.WHICH_TRICK(), 13)

    # Values

    def option(self, id: str, asked: Message, options: Options, nothing: Message | None = None) -> str:
        """One of several; where `nothing` says so, the first of them if nothing is said."""
        told = self._value(Detail(id, asked, "option", tuple(options), nothing)).lower()
        if not told:
            return options[0][0]
        for option, _ in options:
            if told == option.lower():
                return option
        for option, label in options:
            if told == str(label).lower():
                return option
        known = [option for option, _ in options]
        near = nearest(told, known)
        if near is None:
            raise ParseError(words.NOT_ON_OFFER(given(told), known))
        raise ParseError(words.NEARLY_ON_OFFER(given(told), near, known))

    def seat(self, id: str, asked: Message, among: Sequence[Seat] = SEATS) -> Seat:
        """One of the seats."""
        return _among(self._value(Detail(id, asked, "seat", _seats(among))), among)

    def seat_if_other(self, id: str, asked: Message, nothing: Message, among: Sequence[Seat]) -> Seat | None:
        """One of the seats, or none; `nothing` says what that means."""
        value = self._value(Detail(id, asked, "seat", _seats(among), nothing))
        return _among(value, among) if value else None

    def card(self, id: str, asked: Message) -> Card:
        """A card."""
        return Card.parse(self._value(Detail(id, asked, "card", such_as=words.EXAMPLE_CARD())))

    def card_or_face_down(self, id: str, asked: Message) -> Card | None:
        """A card, or none if it lies face down."""
        return self.card_if_known(id, asked, words.IT_LIES_FACE_DOWN())

    def card_if_known(self, id: str, asked: Message, nothing: Message) -> Card | None:
        """A card, or none; `nothing` says what that means."""
        value = self._value(Detail(id, asked, "card", (), nothing, words.EXAMPLE_CARD()))
        return Card.parse(value) if value else None

    def cards(
        self,
        id: str,
        asked: Message,
        nothing: Message | None = None,
        among: Sequence[Card] = (),
        usually: int | None = None,
        only_one: Message | None = None,
    ) -> tuple[Card, ...]:
        """Cards, of any or of those on offer; as many as there `usually` are, or more.

        `only_one` is said to whoever tells more where there cannot be more.
        """
        offered = tuple((card.code, words.THE_CARD(card)) for card in among)
        most = None if only_one is None else 1
        value = self._value(Detail(id, asked, "cards", offered, nothing, words.EXAMPLE_CARDS(), usually, most))
        found = read_cards(value)
        if only_one is not None and len(found) != 1:
            raise ParseError(only_one)
        if value and not found:
            raise ParseError(words.SAY_SOMETHING(asked))
        return found

    def in_turn(self, id: str, asked: Message, leader: Seat, nothing: Message | None, most: int) -> tuple[Card, ...]:
        """The cards that were played one after the other, the first by the leader."""
        such_as = words.EXAMPLE_CARDS()
        value = self._value(Detail(id, asked, "cards", (), nothing, such_as, most=most, leader=leader))
        found = read_cards(value)
        if len(found) > most:
            raise ParseError(words.TOO_MANY_PLAYED(given(value), most))
        return found

    def call(self, id: str, asked: Message, among: Sequence[Call], usual: Sequence[Call] = ()) -> Call:
        """A call, one of those on offer; those that are `usual` fit what is said to have happened."""
        return _of(parse_call(self._value(_calls(id, asked, among, usual=usual))), among)

    def call_if_any(
        self, id: str, asked: Message, nothing: Message, among: Sequence[Call], none: str | None = None
    ) -> Call | None:
        """A call, or none; `nothing` says what that means, and `none` is the value that there was none."""
        value = self._value(_calls(id, asked, among, nothing, none=none))
        return _of(parse_call(value), among) if value else None

    def calls(self, id: str, asked: Message, nothing: Message) -> tuple[Call, ...]:
        """Calls in the order made, or none."""
        value = self._value(Detail(id, asked, "calls", (), nothing, words.EXAMPLE_CALLS(), none=""))
        return tuple([parse_call(word) for word in value.replace(",", " ").split()])

    def words(self, id: str, asked: Message, such_as: Message | None = None) -> str:
        """Words that were said."""
        return Node(self._value(Detail(id, asked, "words", such_as=such_as))).text()

    def words_if_any(self, id: str, asked: Message, nothing: Message) -> str:
        """Words that were said, or none."""
        return Node(self._value(Detail(id, asked, "words", nothing=nothing))).text()

    def hand(self, id: str, asked: Message, seat: Seat) -> tuple[Card, ...]:
        """The cards of a hand: each by itself, or by suits from spades down with dots between, as in `AK.Q..`."""
        value = self._value(Detail(id, asked, "cards", such_as=words.EXAMPLE_HAND()))
        if "." not in value:
            return read_cards(value)
        held = Deal.parse(f"{seat.letter}:{''.join(value.split())} - - -").hand(seat)
        assert held is not None
        return tuple(held)

    def number_if_said(self, id: str, asked: Message, nothing: Message, low: int, high: int) -> int | None:
        """A number, or none; `nothing` says what that means."""
        value = self._value(Detail(id, asked, "number", (), nothing, words.EXAMPLE_NUMBER(high), low, high))
        return _number(value, low, high, words.NOT_A_NUMBER) if value else None

    def number(self, id: str, asked: Message, low: int, high: int) -> int:
        """A number."""
        value = self._value(Detail(id, asked, "number", (), None, words.EXAMPLE_NUMBER(low), low, high))
        return _number(value, low, high, words.NOT_A_NUMBER)

    def numbered_trick(self, id: str, asked: Message, high: int) -> int:
        """The number of a trick that must be known."""
        value = self._value(Detail(id, asked, "trick", (), None, words.EXAMPLE_NUMBER(5), 1, high))
        return _number(value, 1, high, words.NOT_A_TRICK)

    def on_table(self, asked: Message, least: int = 0, most: int = 3) -> OnTable:
        """Who led or is to lead, and the cards of the trick so far. A defender leads to the first trick."""
        such_as = words.EXAMPLE_TABLE() if most else words.EXAMPLE_LEADER()
        first = self.trick == 1
        among = [seat for seat in SEATS if not (first and seat.side is self.declarer.side)]
        value = self._value(Detail("table", asked, "table", _seats(among), None, such_as, least, most))
        leader, cards = parted(value)
        table = OnTable(Seat.parse(leader), read_cards(cards))
        if table.leader not in among:
            raise ParseError(of_files.DECLARER_LEADS(self.declarer))
        if not least <= len(table.cards) <= most:
            told, count = given(value), len(table.cards)
            if least == most:
                raise ParseError(words.OTHER_NUMBER_OF_CARDS(told, count, most))
            raise ParseError(words.OTHER_NUMBERS_OF_CARDS(told, count, least, most))
        return table


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


def parted(text: str) -> tuple[str, str]:
    """Who led, and the cards: `W: HK H3`.

    >>> parted("W: HK H3")
    ('W', 'HK H3')
    """
    leader, *cards = text.replace(":", " ").replace(",", " ").split(maxsplit=1) or [""]
    return leader, "".join(cards)


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards with blanks or commas between, each once."""
    cards = tuple(Card.parse(word) for word in text.replace(",", " ").split())
    if len(set(cards)) != len(cards):
        raise ParseError(words.A_CARD_TWICE(given(text)))
    return cards


def _seats(among: Sequence[Seat]) -> Offered:
    return tuple([(seat.letter, words.THE_SEAT(seat)) for seat in among])


def _among(text: str, among: Sequence[Seat]) -> Seat:
    seat = Seat.parse(text)
    if seat not in among:
        raise ParseError(words.CANNOT_HAVE_DONE_THAT(seat, among))
    return seat


def _calls(
    id: str,
    asked: Message,
    among: Sequence[Call],
    nothing: Message | None = None,
    usual: Sequence[Call] = (),
    none: str | None = None,
) -> Detail:
    offered = tuple([(call.code, words.THE_CALL(call)) for call in among])
    fit = tuple([call.code for call in usual])
    return Detail(id, asked, "call", offered, nothing, words.EXAMPLE_CALL(), usual=fit, none=none)


def _of(call: Call, among: Sequence[Call]) -> Call:
    if call not in among:
        raise ParseError(words.CALL_NOT_POSSIBLE(call))
    return call


def _number(text: str, low: int, high: int, refusal: Callable[[str, int, int], Message]) -> int:
    if text.isdecimal() and low <= int(text[:9]) <= high:
        return int(text)
    raise ParseError(refusal(given(text), low, high))


def given(text: str) -> str:
    """What was told, for a message, cut short however long it is."""
    return visible(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}...")
