"""Endings of two and three cards a hand, and every act that can be done at them.

An ending is a table opened at trick 12 or 11. Each is there for what it brings within reach: suits that can and cannot
be followed, trumps, honours and spot cards, a trick under way, a penalty card. Each is played with every declarer, so
that declarer, dummy and either defender sit in every position to the lead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from bridgelaws.board import physics
from bridgelaws.board.claiming import Adjudicated, AskedBack, HandFaced
from bridgelaws.board.events import (
    Agreed,
    Answered,
    Claimed,
    Corrected,
    DefectFound,
    DirectorCalled,
    Dropped,
    Ended,
    Event,
    Faced,
    FacedSeveral,
    HandsReturned,
    Held,
    LaidFaceDown,
    Mixed,
    Named,
    NextDealCalled,
    Omitted,
    Placed,
    PlayedOn,
    Quitted,
    Retracted,
    RoundEnded,
    Said,
    Saying,
    Shown,
    Spread,
    Strayed,
    Straying,
    Touched,
    TurnedUp,
)
from bridgelaws.board.opened import unseen
from bridgelaws.board.table import Hand, Table
from bridgelaws.book.editions import EDITIONS
from bridgelaws.book.questions import Question
from bridgelaws.engine import step as engine
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.files import codec
from bridgelaws.values.cards import CARDS, RANKS, Card, CardSet, Suit
from bridgelaws.values.seats import SEATS, Seat

Hands = tuple[frozenset[Card], ...]


@dataclass(frozen=True)
class Ending:
    """A deal of two or three cards a hand, in the order north, east, south, west, with west on lead.

    `current` is how many have played to the trick, each his highest card; `last` the trick before, which South led;
    `penalty` the kind of penalty card that the defender on declarer's right has.
    """

    name: str
    why: str
    strain: str
    cards: tuple[str, str, str, str]
    current: int = 0
    last: tuple[str, str, str, str] | None = None
    penalty: str = ""

    @property
    def hands(self) -> Hands:
        """The cards of each seat."""
        return tuple(frozenset(Card.parse(word) for word in hand.split()) for hand in self.cards)

    @property
    def trick(self) -> int:
        """The number of the trick at which the table opens."""
        return 14 - len(self.hands[0])


ENDINGS = (
    Ending(
        "two suits",
        "everyone can follow to both suits, with an honour or a spot card, so that everyone can revoke",
        "NT",
        ("SA H2", "SK H3", "S2 HA", "S3 HK"),
    ),
    Ending(
        "voids and trumps",
        "two hands can ruff and two cannot follow at all; the last trick lies there to be taken up or looked at",
        "H",
        ("SA D2", "H2 S4", "HK S2", "SQ CT"),
        last=("DK", "D3", "D4", "DA"),
    ),
    Ending(
        "trick under way",
        "the first hand has led, the second is void, so that acts come in the middle of a trick with few cards left",
        "NT",
        ("C4 C9", "HJ D5", "HQ H6", "H8 ST"),
        current=1,
    ),
    Ending(
        "spot card on the table",
        "a defender has a minor penalty card: what is exposed next makes it major, and his partner may be on lead",
        "S",
        ("D3 C3", "D4 C4", "D5 C5", "D6 C6"),
        penalty="minor",
    ),
    Ending(
        "miscounted",
        "one hand has a card too many and one too few, from tricks that were defective before the ending",
        "D",
        ("SA D2", "SK D3", "S2 DA H5", "S3"),
        last=("C3", "C4", "C5", "C6"),
    ),
    Ending(
        "honour on the table",
        "a defender has a major penalty card in a suit that his partner can lead, three cards a hand",
        "NT",
        ("SA S5 H2", "SK H3 D3", "S2 HA D2", "S3 HK DA"),
        penalty="major",
    ),
    Ending(
        "cross ruff",
        "trumps in three hands, a void in each, three cards a hand: revokes that can be ruffed and corrected",
        "C",
        ("CA H9 D2", "CK H4 S4", "C3 HQ S2", "ST SJ D8"),
    ),
)


def opening(ending: Ending, laws: int, declarer: Seat, known: bool) -> dict[str, Any]:
    """The case file of an ending; with hands unknown, only the cards that are gone are stated."""
    hands = [set(hand) for hand in ending.hands]
    left = {card for hand in hands for card in hand}
    leader = Seat.WEST
    position: dict[str, Any] = {
        "trick": ending.trick,
        "leader": leader.letter,
        "won": {"NS": 6, "EW": ending.trick - 7},
    }
    if ending.last is not None:
        cards = [Card.parse(word) for word in ending.last]
        left.update(cards)
        order = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
        position["last_trick"] = [{"seat": seat.letter, "card": cards[seat].code} for seat in order]
    position["gone"] = [card.code for card in CARDS if card not in left]
    seat, current = leader, []
    for _ in range(ending.current):
        card = max(hands[seat])
        hands[seat].remove(card)
        current.append({"seat": seat.letter, "card": card.code})
        seat = seat.lho
    if current:
        position["current"] = current
    if known:
        position["hands"] = {s.letter: [card.code for card in sorted(hands[s])] for s in SEATS}
    due = 14 - ending.trick
    if any(len(hand) != due for hand in ending.hands):
        position["counts"] = {s.letter: len(ending.hands[s]) for s in SEATS if len(ending.hands[s]) != due}
    if ending.penalty:
        owner = declarer.rho
        pick = max if ending.penalty == "major" else min
        card = pick(hands[owner], key=lambda card: card.rank)
        position["penalty_cards"] = [{"seat": owner.letter, "card": card.code, "kind": ending.penalty}]
    return {
        "format": codec.FORMAT,
        "version": codec.VERSION,
        "laws": laws,
        "contract": f"1{ending.strain} by {declarer.letter}",
        "position": position,
    }


# Acts


def possible(table: Table, events: Iterator[Event]) -> Iterator[Event]:
    """Those events that the cards and the people can do."""
    for event in events:
        try:
            physics.check(table, event)
        except ImpossibleEvent:
            continue
        yield event


def held(table: Table, hands: Hands, seat: Seat) -> list[Card]:
    """The cards with which a seat can do something: those on file, and his own where the hand is not known."""
    hand = table.hand(seat)
    return sorted(hand.cards if hand.known else [*hand.cards, *(hands[seat] & set(unseen(table)))])


def plays(table: Table, hands: Hands) -> Iterator[Event]:
    """Every card faced by every seat."""
    for seat in SEATS:
        for card in held(table, hands, seat):
            yield Faced(seat, card)


def regular(table: Table, hands: Hands, seat: Seat) -> Iterator[Event]:
    """Every legal play of the hand on turn, judged by what it really holds, even where the table does not know that."""
    mine = held(table, hands, seat)
    if len(mine) == table.hand(seat).count:
        table = table.with_hand(seat, Hand(CardSet(mine), len(mine)))
    legal = engine.legal_plays(table, seat)
    cards = [card for card in mine if card in legal]
    following = [card for card in cards if card.suit is table.trick.led]
    for card in following or cards:
        yield Faced(seat, card)


def calls(table: Table) -> Iterator[Event]:
    """The Director called by every seat."""
    for seat in SEATS:
        yield DirectorCalled(seat)


def acts(table: Table, hands: Hands) -> Iterator[Event]:
    """Every act of every kind, with every argument that the law looks at."""
    yield from plays(table, hands)
    yield from calls(table)
    mine = {seat: held(table, hands, seat) for seat in SEATS}
    for seat in SEATS:
        yield from _with_one(table, seat, mine[seat])
        yield from _with_several(seat, mine[seat])
        yield from _spoken(table, seat, mine[seat], mine[table.dummy])
        yield from _without_cards(table, seat)
        yield from _defects(table, seat)
    yield from _of_dummy(table, mine[table.dummy])
    yield from _taken_back(table)
    yield RoundEnded()
    yield HandsReturned()
    won = table.won[table.declarer & 1]
    for tricks in range(won, won + 15 - table.number):
        yield Ended(tricks)


def _with_one(table: Table, seat: Seat, mine: list[Card]) -> Iterator[Event]:
    yield LaidFaceDown(seat)
    for card in mine:
        yield Faced(seat, card, with_previous=True)
        yield LaidFaceDown(seat, card)
        yield TurnedUp(seat, card)
        yield Held(seat, card)
        yield Said(seat, Saying.HAVE, card)


def _with_several(seat: Seat, mine: list[Card]) -> Iterator[Event]:
    # Not cards exposed in the auction (24): an ending has none, and told here they would be of every moment before it.
    sets = [cards for n in range(1, len(mine) + 1) for cards in combinations(mine, n)]
    for cards in sets:
        yield Shown(seat, cards)
        yield Dropped(seat, cards)
        yield Spread(seat, cards, whole=False)
        if len(cards) > 1:
            for visible in (shown for n in range(1, len(cards) + 1) for shown in combinations(cards, n)):
                yield FacedSeveral(seat, cards, visible)
    yield Spread(seat)


def _spoken(table: Table, seat: Seat, mine: list[Card], dummys: list[Card]) -> Iterator[Event]:
    """Cards named and corrected, by suit and rank or with less than that, and every remark."""
    for card in mine:
        yield Named(seat, card.code, seat)
        yield Corrected(seat, card.code, seat)
    if seat is not table.dummy:
        for card in dummys:
            yield Named(seat, card.code, table.dummy)
            yield Corrected(seat, card.code, table.dummy)
    if seat is table.declarer:
        for words in _incomplete(mine, dummys):
            yield Named(seat, words)
    for what in Saying:
        if what is Saying.HAVE:
            continue
        addressed = what in (Saying.YOUR_TURN, Saying.NO_MORE, Saying.WRONG_HAND)
        for to in (other for other in SEATS if other is not seat) if addressed else (None,):
            yield Said(seat, what, None, to)


def _incomplete(mine: list[Card], dummys: list[Card]) -> Iterator[str]:
    """Calls of less than a card: each suit, each rank, a manner, nothing; and a card that dummy has not."""
    yield from ("low", "high", "win", "cover", "ruff", "anything")
    yield from sorted({str(card.suit.singular) for card in dummys})
    yield from sorted({RANKS[card.rank] for card in dummys})
    yield from (card.code for card in mine[:1])


def _without_cards(table: Table, seat: Seat) -> Iterator[Event]:
    yield DirectorCalled(seat, "revoke")
    yield Quitted(seat)
    yield Omitted(seat)
    yield PlayedOn(seat)
    yield Mixed(seat)
    yield Agreed(seat)
    yield NextDealCalled(seat)
    yield Claimed(seat)
    for tricks in range(15 - table.number):
        yield Claimed(seat, tricks)
    yield AskedBack(seat)
    held = table.hand(seat).cards
    if held:
        yield HandFaced(seat, tuple(held))
    if seat is Seat.NORTH:
        yield from (Adjudicated(tricks) for tricks in range(15 - table.number))
    for how in Straying:
        yield Strayed(seat, how)


def _defects(table: Table, seat: Seat) -> Iterator[Event]:
    """No card, or two, found at one of the last tricks; one from before the ending, and two cards, stand for all."""
    first = table.number - len(table.tricks) - 1
    for number in range(first, table.number):
        yield DefectFound(seat, number)
    on_file = sum(trick.mask for trick in table.tricks)
    high, low = sorted(CardSet(table.gone & ~on_file), key=lambda card: card.rank)[-1:-3:-1]
    for cards in ((high, low), (low, high)):
        yield DefectFound(seat, first, cards)
        yield DefectFound(seat, first, cards, cards[0])
        yield DefectFound(seat, first, cards, cards[0], cards[1:])
        yield DefectFound(seat, first, cards, None, cards)


def _of_dummy(table: Table, dummys: list[Card]) -> Iterator[Event]:
    lying = table.trick.card(table.dummy)
    for card in [*dummys, *((lying,) if lying is not None else ())]:
        yield Placed(table.dummy, card)
    for card in dummys:
        for seat in SEATS:
            yield Touched(seat, card)


def _taken_back(table: Table) -> Iterator[Event]:
    """Every card that lies before a player."""
    found: dict[Event, None] = {}
    for trick in (table.trick, table.suspended, table.last_trick):
        for seat in SEATS:
            card = trick.card(seat) if trick is not None else None
            if card is not None:
                found[Retracted(seat, card)] = None
    for penalty in table.penalty_cards:
        found[Retracted(penalty.seat, penalty.card)] = None
    for lying in table.face_down:
        if lying.card is not None:
            found[Retracted(lying.seat, lying.card)] = None
    for file in table.docket:
        for card in CARDS:
            if file.concerns(card):
                found[Retracted(file.offender, card)] = None
    yield from found


def answers(table: Table, question: Question, hands: Hands | None = None) -> Iterator[Event]:
    """Every answer on offer; where any card will do, every card of the ending that is not gone.

    With the hands of the ending given, what a hand holds is answered truly.
    """
    if hands is not None and question.id.startswith("holds:"):
        _, seat, suit, *_ = question.id.split(":")
        yield Answered(question.id, any(card.suit is Suit.parse(suit) for card in hands[Seat.parse(seat)]))
        return
    if question.options:
        for value in question.values:
            yield Answered(question.id, value)
        return
    for card in sorted({card for hand in table.hands for card in hand.cards} | set(unseen(table))):
        yield Answered(question.id, card.code)


LAWS = tuple(edition.year for edition in EDITIONS)
