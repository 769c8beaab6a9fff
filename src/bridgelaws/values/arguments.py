"""What sentences are about: the arguments of messages, by the names that the catalogues use for them."""

from __future__ import annotations

from collections.abc import Sequence

from ..words.message import Arg, Message
from .calls import Call
from .cards import Card, Suit
from .contract import Contract
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
ACTOR = Arg[Seat]("actor", "seat")
FIRST = Arg[Seat]("first", "seat")
SECOND = Arg[Seat]("second", "seat")
MATE = Arg[Seat]("mate", "seat")
REVOKER = Arg[Seat]("revoker", "seat")
THE_SEATS = Arg[Sequence[Seat]]("seats", "seats")
SIDE = Arg[Side]("side", "side")

# Cards; one that nobody has named is None
CARD = Arg[Card | None]("card", "card")
OTHER = Arg[Card | None]("other", "card")
LED = Arg[Card | None]("led", "card")
PLAYED = Arg[Card | None]("played", "card")
EXTRA = Arg[Sequence[Card]]("extra", "cards")
KEPT = Arg[Card | None]("kept", "card")
FIRST_CARD = Arg[Card | None]("first", "card")
SECOND_CARD = Arg[Card | None]("second", "card")
CARDS = Arg[Sequence[Card]]("cards", "cards")
SUIT = Arg[Suit]("suit", "suit")
SUITS = Arg[Sequence[Suit]]("suits", "suits")

CALL = Arg[Call]("call", "call")
OTHER_CALL = Arg[Call]("other", "call")
LAST_CALL = Arg[Call]("last", "call")  # the last bid, which the next has to be higher than
NEW_CALL = Arg[Call]("new", "call")
PROPER = Arg[Seat]("proper", "seat")  # whose turn it was
CONTRACT = Arg[Contract]("contract", "contract")

# Numbers
RANK = Arg[int]("rank", "rank")  # from the two up
TRICK = Arg[int]("trick", "trick")
NUMBER = Arg[int]("number", "number")
LAST = Arg[int]("last", "trick")
MORE = Arg[int]("more", "number")

# What is said as it is, and sentences inside others
TEXT = Arg[str]("text", "text")
WORDS = Arg[str]("words", "text")  # what somebody said, which the sentence puts between quotes
CALLED = Arg[str]("words", "quoted")  # what somebody said, which the language puts between its quotes
REFS = Arg[Sequence[Message | str]]("refs", "references")  # numbers of provisions and readings
CLAUSE = Arg[Message]("clause", "clause")
WHY = Arg[Message]("why", "clause")
WHEN = Arg[Message]("when", "clause")
DEMAND = Arg[Message]("demand", "clause")
WHERE = Arg[Message]("where", "clause")
HOW = Arg[Message]("how", "clause")
LEAVE = Arg[Message]("leave", "clause")
LEFT = Arg[Message]("left", "clause")
RELEASED = Arg[Message]("released", "clause")
IS_MEANT = Arg[Card | None]("meant", "card")
TOLD = Arg[Message]("told", "clause")
SHOWN = Arg[Message]("shown", "clause")
GETS = Arg[Message]("gets", "clause")
ABOUT = Arg[Message]("about", "clause")
PICKED = Arg[Message]("picked", "clause")
OPTIONS = Arg[Sequence[Message]]("options", "clauses")
