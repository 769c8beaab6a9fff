"""What sentences are about: the arguments of messages, by the names that the catalogues use for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..words.message import Arg, Message
from .cards import Card, Suit
from .seats import Seat, Side

# A hand, or its player
SEAT = Arg[Seat]("seat", "seat")
PLAYER = Arg[Seat]("player", "seat")
OFFENDER = Arg[Seat]("offender", "seat")
PARTNER = Arg[Seat]("partner", "seat")
CHOOSER = Arg[Seat]("chooser", "seat")
DECLARER = Arg[Seat]("declarer", "seat")
DUMMY = Arg[Seat]("dummy", "seat")
LEADER = Arg[Seat]("leader", "seat")
OWNER = Arg[Seat]("owner", "seat")
OTHER_SEAT = Arg[Seat]("other", "seat")
SEATS = Arg[Sequence[Seat]]("seats", "seats")
SIDE = Arg[Side]("side", "side")

# Cards; one that nobody has named is None
CARD = Arg[Card | None]("card", "card")
OTHER = Arg[Card | None]("other", "card")
CARDS = Arg[Sequence[Card]]("cards", "cards")
SUIT = Arg[Suit]("suit", "suit")
SUITS = Arg[Sequence[Suit]]("suits", "suits")

# Numbers
TRICK = Arg[int]("trick", "trick")
NUMBER = Arg[int]("number", "number")
MORE = Arg[int]("more", "number")

# What is said as it is, and sentences inside others
TEXT = Arg[str]("text", "text")
GIVEN = Arg[str]("given", "text")  # what somebody wrote, quoted
REFS = Arg[Sequence[str]]("refs", "texts")
CLAUSE = Arg[Message]("clause", "clause")
WHY = Arg[Message]("why", "clause")
WHEN = Arg[Message]("when", "clause")
ABOUT = Arg[Message]("about", "clause")
OPTIONS = Arg[Sequence[Message]]("options", "clauses")

Values = dict[str, Any]
