"""The words of every hearing and of its ruling; the sentences are in `hearing.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..book.questions import Finding
from ..values.arguments import CARD, CLAUSE, NUMBER, REFS, SEAT, SUIT, TEXT, TRICK
from ..words.message import Arg, Message, says

_ORDERS = Arg[Sequence[Message]]("orders", "joined")

YES = says("hearing.yes")
NO = says("hearing.no")
A_CARD = says("hearing.card", CARD)
A_SUIT = says("hearing.suit", SUIT)
ANY_CARD = says("hearing.any_card")
ANY_OF_SUIT = says("hearing.any_of_suit", SUIT)

# Whether a hand holds a suit; whether it held one when it played a card to a trick that may be past
HOLDS = Finding("holds", args=(SEAT, SUIT))
HELD = Finding("holds", args=(SEAT, SUIT, CARD, TRICK))
HOLDS.name, HELD.name = "hearing.HOLDS", "hearing.HELD"

# A ruling
HEADLINE = says("hearing.headline", CLAUSE, NUMBER)
DIRECTOR_FOUND = says("hearing.director_found", CLAUSE)
CARDS_SHOW = says("hearing.cards_show", CLAUSE)
CHOSE_AND_ORDERED = says("hearing.chose_and_ordered", CLAUSE, _ORDERS)
ORDERED = says("hearing.ordered", _ORDERS)
CITED = says("hearing.cited", CLAUSE, REFS)
PLAIN = says("hearing.plain", CLAUSE)
ON_THE_READING = says("hearing.on_the_reading", TEXT)
