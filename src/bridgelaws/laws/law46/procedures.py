"""Law 46: what a hearing does for several laws."""

from __future__ import annotations

from ...board.table import Table
from ...hearing.hearing import Hearing
from ...hearing.words import A_CARD
from ...values.cards import Card, CardSet
from ...values.seats import Seat
from ...words.message import Message
from ..spoken import Words, heard
from .book import INTENTION_PREVAILS, OF_THE_SUIT_WON, WHICH_CARD, WHICH_OF_RANK
from .interpretation_queries import Called, as_read, covers, of_suit_and_rank
from .words import (
    NAMED_CARD,
    NAMED_HIGH,
    NAMED_HIGH_CARD,
    NAMED_LOW,
    NAMED_LOW_CARD,
    NAMED_NOTHING,
    NAMED_RANK,
    NAMED_SUIT,
    NONE_OF_THESE,
    NONE_THAT_THE_HAND_HAS,
    QUOTED,
)


def card_called(
    h: Hearing,
    called: Called,
    words: str,
    hand: Seat | None = None,
    *,
    found: Card | None = None,
    own: bool = False,
    at: Table | None = None,
) -> Card | None:
    """The card, from the Director where dummy is not on file, or from declarer among several of a rank.

    None if the Director says that the hand has no such card, or that none `among` some of a rank is of the suit in
    which dummy won. Of a call of its `own` what is found holds from that call on; `found` is the card that has been
    found so and has left the hand by it. The hand is looked at as it is, or `at` the table that his words were about.
    """
    if called.card is not None:
        return called.card
    if called.trouble == "which":
        picked = h.chosen_card(WHICH_OF_RANK, h.table.declarer, called.among, cards=called.among)
        assert picked is not None
        return picked
    hand = h.table.dummy if hand is None else hand
    among = (found,) if found is not None else _named_by(h, at or h.table, called, words, hand)
    if own and found is None:
        # What lay in a trick when he spoke, and has come back to his hand since, he cannot have played then.
        both = h.incident.before.knowing(h.table).may_hold(hand) & h.table.may_hold(hand)
        among = tuple(card for card in among if card.mask & both)
    asked, none = (OF_THE_SUIT_WON, NONE_OF_THESE()) if called.among else (WHICH_CARD, NONE_THAT_THE_HAND_HAS())
    offered = (*((card.code, A_CARD(card)) for card in among), ("none", none))
    which = asked.but(provisions=(called.authority,), options=(), among=offered, classifies=own)
    picked_out = h.found(which, words=_as_called(h, called, words), hand=hand)
    return None if picked_out == "none" else Card.parse(picked_out)


def _as_called(h: Hearing, called: Called, words: str) -> Message:
    """The words of a call; of several in one breath those that count, by what they name."""
    if called.said is None or heard(h.table, words).instead is None:
        return QUOTED(words)
    return by_name(called.said)


def by_name(said: Words) -> Message:
    """What was named, in words: a low heart, the king."""
    suit, rank = said.suit, said.rank
    if rank is not None:
        return NAMED_RANK(rank) if suit is None else NAMED_CARD(Card.of(suit, rank))
    if suit is None:
        return {"high": NAMED_HIGH_CARD, "low": NAMED_LOW_CARD}.get(said.manner or "", NAMED_NOTHING)()
    return {"high": NAMED_HIGH, "low": NAMED_LOW}.get(said.manner or "", NAMED_SUIT)(suit)


def _named_by(h: Hearing, table: Table, called: Called, words: str, hand: Seat) -> tuple[Card, ...]:
    """The cards that a hand may hold and that words may be for: suit and rank bind, and so does high or low."""
    said = called.said if called.said is not None else heard(table, words)
    cards = tuple(card for card in CardSet(table.may_hold(hand)) if not said.rules_out(card))
    if said.manner in ("cover", "win") and not said.unclear:
        beats = {card: covers(h.incident.before, hand, card) for card in cards}
        higher = sum(card.mask for card in cards if beats[card])
        if said.manner == "cover" and not table.holds(hand, higher):
            return cards  # who may have none that is higher may have meant another
        return tuple(card for card in cards if beats[card] is not False)
    if called.authority is INTENTION_PREVAILS or said.manner == "ruff" or said.instead is not None:
        return cards  # what he meant beyond doubt may be anything
    said, _ = as_read(table, said)
    return of_suit_and_rank(table, said, hand, cards)
