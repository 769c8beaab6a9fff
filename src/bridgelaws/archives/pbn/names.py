"""The names of the standard: tags, their order in export form, marks and annotations."""

from __future__ import annotations

from typing import Final

from ...values.seats import Seat
from ..record import Mark

# The fifteen that every game has in export form, in their order; `?` for what is not known.
MANDATORY: Final = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South",
    "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
_SUPPLEMENTAL: Final = (
    "Annotator", "AnnotatorNA", "Application", "BidSystemEW", "BidSystemNS", "Competition", "DealId", "Description",
    "EastNA", "EastType", "EventDate", "EventSponsor", "FrenchMP", "Generator", "Hidden", "HomeTeam", "Mode",
    "NorthNA", "NorthType", "OptimumScore", "PairEW", "PairNS", "Room", "Round", "Score", "ScoreIMP", "ScoreMP",
    "ScorePercentage", "ScoreRubber", "ScoreRubberHistory", "Section", "SouthNA", "SouthType", "Stage", "Table",
    "Termination", "Time", "TimeCall", "TimeCard", "TimeControl", "UTCDate", "UTCTime", "VisitTeam", "WestNA",
    "WestType",
)  # fmt: skip
_TABLES: Final = (
    "ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "OptimumResultTable",
    "PlayTimeTable", "ScoreTable", "TotalScoreTable",
)  # fmt: skip
KNOWN: Final = frozenset((*MANDATORY, *_SUPPLEMENTAL, *_TABLES, "Auction", "Play", "Note"))
# What belongs to one game alone, and cannot be said to be as in the game before.
NOT_INHERITED: Final = frozenset(("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play"))

SEAT_OF: Final = {**{s.letter: s for s in Seat}, **{s.letter.lower(): s for s in Seat}}
PLAYERS: Final = {"North": Seat.NORTH, "East": Seat.EAST, "South": Seat.SOUTH, "West": Seat.WEST}
VULNERABLE: Final = {
    "none": "None", "love": "None", "-": "None", "ns": "NS", "ew": "EW", "all": "All", "both": "All",
}  # fmt: skip
CALL_MARKS: Final = {"^I": Mark.INSUFFICIENT_BID, "^S": Mark.SKIPPED}
CARD_MARKS: Final = {"^R": Mark.REVOKE, "^L": Mark.LEAD_OUT_OF_TURN}
SUFFIXES: Final = ("!", "?", "!!", "??", "!?", "?!")
LAST_NOTE: Final = 32
LAST_GLYPH: Final = 255


def is_table(name: str) -> bool:
    """Whether rows follow the tag instead of words."""
    return name.endswith("Table") and name != "Table"
