"""Views: what a given seat may see, and nothing else."""

from __future__ import annotations

from typing import Any

from ..board.auction import Auction
from ..board.table import PenaltyCard, Restriction, Table, Trick
from ..book.editions import Edition
from ..book.questions import Question
from ..errors import spoken
from ..values.cards import Card, CardSet
from ..values.frozen import NamedTuple
from ..values.seats import SEATS, Seat
from ..words.language import Language
from ..words.languages import ENGLISH
from . import statements
from .documents import calls_document


class View(NamedTuple):
    """The table as one seat sees it: his own cards, dummy once it is down, what lies faced, the count of the rest."""

    seat: Seat
    declarer: Seat | None  # None during the auction
    turn: Seat | None
    number: int
    trick: Trick
    won: tuple[int, int]
    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    counts: tuple[int, int, int, int]
    penalty_cards: tuple[PenaltyCard, ...]
    restrictions: tuple[Restriction, ...]
    question: Question | None
    auction: Auction
    laws: Edition
    turn_settled: bool

    def hand(self, seat: Seat | str) -> CardSet:
        """The cards of a hand that this seat may see."""
        return self.hands[Seat.parse(seat)]

    def __repr__(self) -> str:
        to_act = "nobody" if self.turn is None else str(self.turn)
        return f"<View of {self.seat}: {self.hands[self.seat]}; trick {self.number}, {to_act} to act>"


def view(table: Table, seat: Seat | str) -> View:
    """What a seat may see.

    >>> from .play import Play
    >>> play = Play("N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT", "3NT by S")
    >>> len(view(play.table, Seat.WEST).hand(Seat.NORTH)), len(view(play.table, Seat.WEST).hand(Seat.WEST))
    (0, 13)
    """
    seat = Seat.parse(seat)
    hands = tuple(CardSet(_visible(table, seat, other)) for other in SEATS)
    question = table.question
    mine = question is not None and (question.to is seat or question.or_to is seat)
    return View(
        seat=seat,
        declarer=None if table.calling else table.declarer,
        turn=table.turn,
        number=table.number,
        trick=table.trick,
        won=table.won,
        hands=hands,  # type: ignore[arg-type]
        counts=tuple(table.hand(other).count for other in SEATS),  # type: ignore[arg-type]
        penalty_cards=table.penalty_cards,
        restrictions=table.demands,
        question=question if mine else None,
        auction=table.auction,
        laws=table.edition,
        turn_settled=statements.turn_settled(table),
    )


def _visible(table: Table, seat: Seat, other: Seat) -> int:
    cards = table.hand(other).cards.mask
    if other is seat or (not table.calling and other is table.dummy and table.dummy_is_down):
        return cards
    return _faced(table, other)


def _faced(table: Table, seat: Seat) -> int:
    """Cards of a hand that lie face up: penalty cards, and a card that must be played at its turn."""
    mask = sum(p.card.mask for p in table.penalty_cards if p.seat is seat)
    for restriction in table.restrictions:
        card: Card | None = restriction.card
        if restriction.seat is seat and card is not None:
            mask |= card.mask
    return mask


def view_document(seen: View, language: Language | str = ENGLISH) -> dict[str, Any]:
    """The view as JSON, in a language."""
    tongue = spoken(language)
    bound = [(r, tongue.say(r.message)) for r in seen.restrictions]
    return {
        "seat": seen.seat.letter,
        "declarer": None if seen.declarer is None else seen.declarer.letter,
        "dummy": None if seen.declarer is None else seen.declarer.partner.letter,
        "turn": None if seen.turn is None else seen.turn.letter,
        "to_lead": seen.declarer is not None and seen.turn is not None and seen.trick.empty,
        "trick_number": min(seen.number, 13),
        "trick": [
            {"seat": s.letter, "card": card.code} for s in seen.trick.order if (card := seen.trick.card(s)) is not None
        ],
        "tricks_won": {"NS": seen.won[0], "EW": seen.won[1]},
        "hands": {s.letter: [card.code for card in seen.hand(s)] for s in SEATS},
        "counts": {s.letter: seen.counts[s] for s in SEATS},
        "penalty_cards": [
            {"seat": p.seat.letter, "card": p.card.code, "kind": p.kind.value} for p in seen.penalty_cards
        ],
        "restrictions": [text for _, text in bound],
        "badges": [{"seat": r.seat.letter, "short": tongue.halves(r.in_short)[1], "text": text} for r, text in bound],
        "question": None if seen.question is None else seen.question.id,
        "turn_settled": seen.turn_settled,
        "auction": {
            "dealer": None if seen.auction.dealer is None else seen.auction.dealer.letter,
            "whole": seen.auction.whole,
            "bid": None if seen.auction.bid is None else seen.auction.bid.code,
            "to_the_end": seen.auction.end is None,
            "calls": calls_document(seen.auction, seen.laws, tongue),
        },
    }
