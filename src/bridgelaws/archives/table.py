"""A record at the table: its cards faced one by one under the laws."""

from __future__ import annotations

from ..errors import ImpossibleEvent, ParseError
from ..play.play import Play
from ..values.seats import SEATS
from . import messages as m
from .record import Claim, Record

# As records of boards say it, and as case files do.
VULNERABLE = {"None": "none", "NS": "NS", "EW": "EW", "All": "both"}


def to_play(record: Record, laws: object = 2017) -> Play:
    """The board as far as the record can be followed: up to a card nobody can face, or to a question for the Director.

    Each card is faced by the hand that holds it. The tricks that a claim left are ended with the recorded result.
    """
    if record.deal is None or record.contract is None:
        missing = m.NO_DEAL if record.deal is None else m.NO_CONTRACT
        raise ParseError(missing(str(record.place)))
    play = Play(record.deal, record.contract, laws, vulnerable=VULNERABLE.get(record.vulnerable))
    hands = record.deal.hands
    for played in record.plays:
        card = played.card
        if card is None:
            return play
        seat = played.seat
        if seat is None:
            seat = next((s for s in SEATS if (hand := hands[s]) is not None and card in hand), None)
        if seat is None:
            return play
        try:
            play.faced(seat, card)
        except ImpossibleEvent:
            return play
        if play.question is not None:
            return play
    if record.claim is Claim.CLAIMED and record.result is not None:
        try:
            play.ended(record.result)
        except ImpossibleEvent:
            return play
    return play
